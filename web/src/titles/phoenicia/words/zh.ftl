# 牌桌自己的用语：位置、合计和标签。
market = 拍卖
settlement = 聚落
others = 对手
tracks = 计分
details = 牌桌各部分
round = 第 { $round } 轮
turn-order = 行动顺序
phase-auctions = 拍卖
phase-workers = 工人
phase-purchases = 金库
phase-between = 轮间
overlord = 领主
finished = 已结束回合
in-turn = 正在行动
display = 展示区
display-empty = 展示区没有牌。
decks = 牌组
decks-left = { $count ->
    [0] 牌组已空
   *[other] 牌组还剩 { $count } 张
  }
deck-left = 牌组 { $deck }：{ $count ->
    [0] 已空
   *[other] { $count } 张
  }
deck = 牌组 { $deck }
deck-cards = 牌组里还有这些牌，顺序无人知晓。
pile-left = 生产牌堆还有 { $count } 张
discards = 已用掉：
tree = 折扣
tree-about = 每拥有一张牌，购买箭头所指的牌时少付这么多；出价本身不变。
tree-none = 没有牌提供折扣。
tree-yours = 你的：−{ $amount }
tree-lowers = 购买{ $card }少付 { $amount }
tree-owners = 拥有者：{ $names }
points = 分数
production = 生产
points-track = 分数（到 { $enough }）
production-track = 生产
at = { $name }：{ $amount }
production-cards = 每轮 { $cards } 张牌和 { $coins } 个圆盘
minimum = 底价 { $amount }
price = 实付 { $price }
price-label = 折扣 { $discount }，你实付 { $price }
price-plain = 你实付 { $price }
limit-short = 你的上限 { $limit }
reconstructed = 推定的数值
level-1 = 改进
level-2 = 进阶
tile-closed = 尚未开放
workers-at = { $count } 个工人
tools-ready = 备好 { $count } 套工具
makes = 生产 { $amount }
training-ground = 训练场
untrained = 未训练
trained = 熟练
storehouses = 储藏室
storehouses-of = { $all } 个储藏室用了 { $used } 个
storehouse-empty = 空
storehouse-over = 超出储藏室
treasury = 金库
treasury-of = { $coins } 个圆盘，至多保留 { $limit } 个
treasury-over = 超出 { $over } 个
wealth = 共值 { $amount }
cards-owned = 发展牌
no-cards = 还没有牌
your-discounts = 折扣
points-to-buy = { $left ->
    [0] 已没有分数可买
   *[other] 还可以买 { $left } 分
  }
do-train = 训练
do-employ = 雇用
do-move = 移来
do-tool = 工具
do-point = 买分
tool-free = 已备工具
from-job = 从{ $job }
hidden-card = 生产牌，只有{ $name }知道面值
auction = 拍卖
auction-of = 拍卖：{ $card }
auction-open = 拍卖{ $card }
bid-now = 出价
no-bid = 尚无出价
leads = { $name }领先
still-in = 仍在竞拍
dropped = 已退出
waits-for = { $name }在考虑
your-limit = 你的上限
your-limit-parts = 财富 { $wealth }{ $discount ->
    [0] {""}
   *[other] ，折扣 { $discount }
  }
you-out = 你不参加这场拍卖。
your-bid = 你的出价
to-pay = 实付
after-paying = 付款后剩余
nothing = 无
change = 找回 { $amount }
loses = 上限会收走 { $amount }
loses-none = 不会因上限损失
bid-least = 最低 { $amount }
bid-minimum = 底价 { $amount }
bid-more = +1
bid-limit = 上限 { $amount }
bid-lower = 少出
bid-higher = 多出
bid-it = 出价 { $bid }
open-it = 开价 { $bid }
drop-out = 退出
cancel = 不拍这张
pay = 付款
pay-for = 支付 { $due } 元：{ $what }
pay-due = 应付
pay-cards = 牌
pay-coins = 圆盘
pay-sum = 已付
pay-change = 找回
pay-short = 还差 { $amount }
pay-spare = 其中有一张牌可以不付。
pay-it = 付款
pay-ways = 付法
pay-pick = 选牌，余数用圆盘支付。
pay-best = 没有损失
give = 放弃生产牌
give-up = 放弃 { $count } 张牌：{ $cards } 张牌，只有 { $storehouses } 个储藏室
give-pick = 还要选 { $left } 张
give-brings = 换成 { $coins } 个圆盘
give-it = 放弃
kept = 保留 { $amount } 个
picked = 已选
coins = { $count } 个圆盘
close = 关闭
cannot-do = 不能做的原因
owned = { $name }：{ $count } 张
game-over = 游戏结束
