# 终端

list-comma = 、
brackets = （{ $text }）
list-and = 、

## 游戏
welcome = { $players ->
    [1] 单人
   *[other] { $players } 人
  } · 发牌种子 { $seed } · 输入 h 看帮助，q 离开
menu-any-number = { $low } 到 { $high } 之间的任意数
menu-any-more = 更大的数也可以
not-understood = 看不懂“{ $typed }”。请输入选项前的数字{ $last ->
    [0] {""}
   *[other] （最大 { $last }）
  }，直接回车可再看一遍选项，h 看帮助。
undone = 已撤销：{ $what }
game-over = 游戏结束。u 撤销，l 看记录，t 看桌面，s 保存，q 离开。
bye = 再见！
bye-unsaved = 再见！（这局没有保存）
pass-device = 请把设备交给{ $who }，由其按回车继续。
language-now = 现在使用中文。
language-unknown = 可用语言：{ $known }
log-aside = （他人回合中）
log-more = … 之前还有 { $count } 步，“l { $all }”可看全部
forecast-none = 现在没有可预测的内容。

## 保存与离开
saved = 已保存到 { $path }。用“entrepot play --load { $path }”可接着玩。
save-failed = 无法写入 { $path }：{ $why }
save-over = { $path } 已存在，要覆盖吗？（y/n）
leave-unsaved = 离开前要保存吗？（回车 = 保存，n = 不保存，其他 = 继续玩）
leave-not = 继续游戏。

## 帮助
help-choose = 输入数字选择行动。此外还有：
help-help-typed = { $word }
help-help = 显示本帮助
help-explain-typed = { $word }   { $word } 卡牌
help-explain = 为什么有些事不能做；某张卡牌的效果（编号或名称）
help-undo-typed = { $word }
help-undo = 撤销你上一个决定
help-log-typed = { $word }   { $word } N
help-log = 发生过的事（最近 N 步）
help-forecast-typed = { $word }
help-forecast = 接下来几个回合会带来什么
help-table-typed = { $word }
help-table = 再看一次整个桌面
help-save-typed = { $word }   { $word } 文件
help-save = 保存游戏
help-aside-typed = { $word } N
help-aside = 同一设备上的玩家 N 在他人回合可做的事；“x N 1”执行
help-language-typed = { $word } en
help-language = English
help-quit-typed = { $word }
help-quit = 离开（会询问是否保存）

## 说明
explain-nothing = 桌面上没有你现在不能做的事。
explain-why-not = { $verb }：{ $reason }
explain-more = “? 编号”或“? 名称”说明一张卡牌，“? 代号”说明一个选项。
explain-unknown = 没有叫“{ $typed }”的东西。请输入卡牌的编号或名称。
explain-over = 游戏已经结束，不能再行动。
aside-who = 谁？同一设备上的玩家：{ $seats }
aside-nobody = 这台设备上没有其他玩家。
aside-nothing = 玩家{ $seat }现在没有可以插入的行动。

## 动词
verb-amount = 数量
verb-take = 拿取供应
verb-use = 进入建筑
verb-build = 建造
verb-ship = 造船
verb-yacht = 用铁船换豪华游艇
verb-buy = 购买
verb-sell = 出售
verb-repay = 偿还贷款
verb-loan = 贷款
verb-pay = 支付
verb-fee = 入场费
verb-good = 选择货物
verb-haul = 搬运相邻两格
verb-end = 结束回合
verb-pass = 跳过
verb-skip = 不要
verb-auction = 拍卖一张发展牌
verb-raise = 出价
verb-drop = 退出竞价
verb-train = 训练
verb-employ = 雇用
verb-move = 调动工人
verb-tool = 购买工具
verb-point = 购买分数
verb-exchange = 把一张牌换成圆盘
verb-give = 弃掉一张牌
verb-done = 完成
verb-or = 或者
person-human = 你
people-human = 真人
bot-random = 随机

## 计分表
score-sheet = 得分
score-total = 总分
score-rank = 名次
score-place = 第 { $place }
score-won = { $count ->
    [1] { $who } 获胜。
   *[other] { $who } 并列获胜。
  }
source-francs = 法郎
source-buildings = 建筑
source-ships = 船只
source-bonus = 奖励
source-bonuses = 奖励
source-loans = 贷款
source-cards = 发展牌
source-workers = 工人
source-bought = 购买的分数
source-points = 分数

## 命令
titles-players = 人数
rules-unknown = { $title } 里没有“{ $card }”这张牌；“entrepot rules { $title }”会列出全部。
rules-hint = “entrepot rules { $title } 编号”只看一张牌。
sim-progress = { $title }，局数
sim-head = { $title } { $games } 局，用时 { $seconds } 秒
sim-speed = { $decisions } 次决定，每秒 { $rate } 次；每秒 { $games } 局
sim-seat = 座位
sim-mean = 平均
sim-least = 最低
sim-most = 最高
sim-stopped = 提前停止：以上是已完成的对局。
show-head = 第 { $at } 步，共 { $length } 步
show-last = 上一步：
show-next = 下一步：
show-start = 游戏开始。
show-end = 棋谱到此为止。
verify-good = { $file }：一致（{ $length } 步）
verify-good-hidden = { $file }：一致（{ $length } 步；发牌种子尚未公开，未核对运气部分）
verify-bad = { $file }：{ $why }
verify-chance = 第 { $line } 行：运气结果写的是 { $told }，按种子应为 { $true }
verify-commitment = 第 { $line } 行：种子与当初承诺的不符
verify-result = 第 { $line } 行：结果写的是 { $told }，实际应为 { $true }
bench-title = 游戏
bench-players = 人数
bench-inside = 引擎内每秒决定数
bench-python = … Python 循环
bench-copies = 每秒复制数
bench-mode = 引擎为{ $mode ->
    [compiled] 编译
   *[other] 解释
  }运行。
wrong-seats = --seats 写了 { $given } 位玩家，但本局有 { $players } 个座位
wrong-bot = 没有名为“{ $name }”的玩家；可用 human 或：{ $known }
wrong-bots = --bots 写了 { $given } 个，座位有 { $players } 个；请写一个（全部相同）或每座一个
wrong-option = “{ $given }”不是选项；请写成 --option 名称=值
wrong-moment = 没有第 { $at } 步；这份棋谱有第 0 至 { $length } 步
wrong-title = 请指定要玩的游戏：{ $known }
wrong-load = 这份棋谱是 { $told }，不是 { $title }
wrong-load-set-up = 使用 --load 时，人数、种子和选项来自棋谱，请不要再写
wrong-humans = --bots 只能是机器人，不能写 human
wrong-file = 无法读取 { $file }：{ $why }
serve-missing = 启动服务器需要软件包 { $package }：pip install "entrepot[server]"
load-anew = 这局的发牌尚未公开，从这里起用新的种子 { $seed } 继续。

## 勒阿弗尔的桌面
lh-round = 第 { $round } 轮（共 { $rounds } 轮）
lh-final = 最终阶段：每人一次主要行动
lh-turn = 第 { $turn }/7 回合
lh-turn-short = 回合
lh-feeding = { $turns ->
    [0] 本回合后供粮
   *[other] 再过 { $turns } 个回合供粮
  }{ $mine ->
    [-1] {""}
    [0] ，其中没有你的
   *[other] ，其中你有 { $mine } 个
  }
lh-demand = 每人需 { $food } 食物
lh-harvest = 有收获
lh-no-harvest = 无收获
lh-town-none = 城镇不建造
lh-town-standard = 城镇将得到{ $card }
lh-town-nothing-left = 城镇已无提案可建
lh-town-special = 翻开一座特殊建筑
lh-ship-value = { $kind } { $value }
lh-next-ship = 新船：{ $ship }
lh-supply = 补给
lh-offers = 供应区
lh-coming = 将到
lh-proposals = 建筑提案
lh-legend = 自上而下；材料（✓ 已有），购价；
lh-stack-empty = （空）
lh-short-wood = 木
lh-short-clay = 泥
lh-short-iron = 铁
lh-short-brick = 砖
lh-short-steel = 钢
lh-price = { $price } 法郎
lh-town = 城镇
lh-ships = 船堆
lh-below = （下面：{ $values }）
lh-none = 无
lh-not-for-sale = 不出售
lh-value = { $value }
lh-loans = 贷款 { $loans } 张
lh-stands = 人在 { $card }
lh-feeds = 每轮供粮 { $food }
lh-score = { $score } 分
lh-me = 你
lh-me-food = 需食物 { $due }{ $ships ->
    [0] {""}
   *[other] （船已供 { $ships }）
  }，现有 { $held } 食物和 { $francs } 法郎
lh-me-food-none = 不再供粮
lh-me-loans = { $loans ->
    [0] 不必贷款
   *[other] 还需贷款 { $loans } 张
  }
lh-me-energy = 能源 { $energy }
lh-known = 你看过的特殊建筑：{ $cards }
lh-modern = （已现代化）
lh-forecast = 无人拿取时供应区的变化
lh-forecast-feeding = 之后供粮
lh-forecast-who = 轮到

## 腓尼基的桌面
ph-round = 第 { $round } 轮
ph-overlord = 领主
ph-decks = 牌堆剩余 { $decks }
ph-display = 展示的发展牌
ph-minimum = 底价
ph-my-price = 我付
ph-my-limit = 上限
ph-brings = 带来
ph-after = 付款后我剩下
ph-out-of-reach = 付不起
ph-lost = （超限损失 { $lost }）
ph-points = 分数
ph-production = 生产
ph-storehouses = 储藏室
ph-owns = 拥有
ph-untrained = 未训练
ph-trained = 熟练
ph-purse = 钱
ph-brings-points = { $amount } 分
ph-brings-production = 生产 +{ $amount }
ph-brings-storehouses = 储藏室 +{ $amount }
ph-brings-untrained = 未训练工人 +{ $amount }
ph-brings-trained = 熟练工人 +{ $amount }
ph-effect-track = 改良狩猎
ph-effect-mine = 可采矿
ph-effect-smelt = 改良采矿
ph-effect-weave = 可制衣
ph-effect-market = 可买 3 分
ph-effect-school = 训练只需 1
ph-effect-vault = 金库 6
ph-auction = 拍卖：
ph-bids = 出价 { $bid }
ph-still-in = 仍在竞价：
ph-for-me = 出价 { $bid } 我要付 { $price }；我的上限是 { $limit }。
ph-leaves = 付款后剩下

## 变化（+ 或 - 与数量之后）
list-changes = {"，"}
change-goods = { $item }
change-loans = 贷款
change-card = { $item }
change-ship = { $item }
change-coins = 圆盘
change-hand = { $item }
change-points = 分
change-production = 生产
change-storehouses = 储藏室
change-workers = { $item }
change-tools = { $item }工具
change-bought = 购买的分数
