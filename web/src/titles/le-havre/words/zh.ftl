# 桌面自己的用语：位置、合计与标签。
rounds = 回合
harbour = 港口
buildings = 建筑
players = 玩家
supply = 补给
offers = 供应区
offers-ahead = 小字：你接下来几个回合时的数量
offers-ahead-of = 小字：{ $name } 接下来几个回合时的数量
proposals = 建筑提案
proposal-stack = 第 { $n } 叠提案
proposal-left = { $count ->
    [0] 空
   *[other] { $count } 张
  }
stack-empty = 空
stack-all = 查看整叠
stack-total = 全部合计：{ $goods }；购买共 { $price } 法郎
town = 城镇
town-empty = 城镇已没有建筑。
special-pile = { $count ->
    [0] 不再有特殊建筑
   *[other] 还有 { $count } 座特殊建筑
  }
special-known = 你看过：{ $cards }
ships = 船只
ships-coming = 将出现
ships-none = 还没有
needs = 你的需求
needs-of = { $name } 的需求
feeding-in = { $all ->
    [0] 本行动后供食
   *[other] { $all } 个行动后供食
  }
feeding-mine = 其中你 { $mine } 个
final-phase = 最终阶段：每人最后一次行动
game-over = 游戏结束
food-due = 应付食物
food-due-parts = 需求 { $demand }，船只提供 { $ships }
food-held = 持有
food-held-parts = 食物 { $food }，法郎 { $francs }
food-enough = 足够
food-loans = 要贷款 { $loans } 笔
food-short = 还差 { $short }
energy = 能源
worth = 当前身家
loans = { $loans } 笔贷款
ship-food = 船只每轮供食 { $food }
disc-at = 在{ $card }
disc-home = 在家
round-n = 第 { $n } 轮
round-now = 进行中
round-past = 已结束
round-demand = 每人 { $food } 食物
round-harvest = 有收获
round-no-harvest = 没有收获
round-builds-standard = 城镇建造一座建筑
round-builds-special = 翻开一座特殊建筑
round-becomes = 变成{ $ship }
tile-unknown = 尚未翻开
tile-mover = { $name } 走到这里
can-do = 可以
cannot-do = 现在不行
close = 关闭
fee = 入场
from-players = 完整游戏 { $least } 人起
occupied-by = { $name } 在这里
owned-by = 属于 { $name }
total = 合计
answer = 回答
pay-with = 合适的支付方式
pay-more = 另外 { $count } 种
pick-number = 数量
holdings = 货物
sheet-forecast = 之后：{ $list }
take = 拿取
details = 详情
francs = 法郎
feeding-now = 正在供食
less = 减少
more = 增加
round-then = 之后由 { $name } 先行动
lacking = 你缺少 { $goods }
