# 《腓尼基人》中文用语。玩家的行动用短句，按钮和记录共用。

title = 腓尼基人
title-about = 竞拍发展牌，训练并雇用工人，抢先达到 32 分。

# -- 名称 ----------------------------------------------------------------------------------------------

card-dyer = 染工
card-granary = 粮仓
card-glassmaking = 玻璃制造
card-fort = 城堡
card-prospector = 勘探者
card-indentured_worker = 契约工人
card-tracker = 追踪者
card-caravan = 商队
card-dye_house = 染坊
card-city_center = 城市中心
card-smelter = 冶炼场
card-shipyard = 船坞
card-public_works = 公共设施
card-ships = 船只
card-refugees = 难民
card-colony = 殖民地
card-port = 港口
card-tradefleet = 贸易船队
card-city_walls = 城墙

job-hunting = 狩猎
job-farming = 耕种
job-mining = 采矿
job-clothmaking = 制衣

workers-untrained = 未训练工人
workers-trained = 熟练工人
workers-hunting = 猎人
workers-farming = 农夫
workers-mining = 矿工
workers-clothmaking = 织工

production-card-6 = 6元牌
production-card-5 = 5元牌
production-card-preset = 起始5元牌
production-card-4 = 4元牌

library-production-deck = 生产牌

score-cards = 发展牌
score-workers = 工人
score-bought = 买到的分数

# -- 提问 ----------------------------------------------------------------------------------------------

prompt-draw-lots = 由谁担任首任领主？
prompt-turn-up = 翻开一张发展牌。
prompt-draw = { $who }获得一张生产牌。
prompt-auctions = { $who }：选一张牌发起拍卖，或者进入工人阶段。
prompt-opening = { $who }：为{ $card }开价，至少 { $minimum } 元。
prompt-bidding = { $who }：{ $leader }为{ $card }出价 { $bid } 元。加价还是退出？
prompt-payment = { $who }：支付 { $due } 元（{ $what }）。
prompt-workers = { $who }：训练、雇用或移动工人。
prompt-purchases = { $who }：购买工具和分数，整理金库，然后结束回合。
prompt-after-exchange = { $who }：结束回合。
prompt-give-up = { $who }：需放弃 { $count } 张生产牌（储藏室只有 { $storehouses } 个）。

for-training = 训练工人
for-employing = 雇用工人：{ $job }
for-moving = 工人从{ $job }移到{ $to }
for-tool = { $job }工具
for-point = 城市中心的分数

# -- 行动 ----------------------------------------------------------------------------------------------

do-overlord = { $who }担任首任领主。
do-turn-up = 翻开{ $card }。
do-draw = { $who }抽到{ $card }。
do-auction = 拍卖{ $card }（底价 { $minimum }）
do-auctions-done = 不再拍卖，进入工人阶段
do-raise = 为{ $card }出价 { $bid }
do-raise-discount = 为{ $card }出价 { $bid }（折扣后实付 { $price }）
do-drop = 退出{ $card }的拍卖
do-pay = 用{ $card }支付，还差 { $rest } 元
do-pay-last = 用{ $card }支付{ $change ->
    [0] {""}
   *[other] ，找回 { $change } 元
}
do-pay-coins = 支付 { $due } 个圆盘
do-train = 训练 1 个工人，花费 { $cost } 元
do-employ = 雇用 1 个工人去{ $job }，{ $cost ->
    [0] 使用板块上的工具
   *[other] 花费 { $cost } 元
}
do-move = 把 1 个工人从{ $job }移到{ $to }，花费 { $cost } 元
do-workers-done = 工人安排完毕
do-tool = 购买{ $job }工具，花费 { $cost } 元
do-point = 购买 1 分，花费 { $cost } 元
do-exchange = 把{ $card }换成 { $coins } 个圆盘
do-give = 放弃{ $card }
do-end = 结束回合

# -- 不能这样做的原因 ----------------------------------------------------------------------------------

refusal-not-asked = 现在问的不是这个。
refusal-too-few = 太少了，至少 { $low }。
refusal-too-many = 太多了，至多 { $high }。
refusal-not-shown = { $card }不在展示区（{ $ruling }）。
refusal-below-minimum = 底价是 { $minimum }（{ $ruling }）。
refusal-not-higher = 已经有人出价 { $bid }，加价必须更高（{ $ruling }）。
refusal-above-limit = 你的上限是 { $limit }，即财富加折扣（{ $ruling }）。
refusal-one-card = 本轮你已经买过一张牌，本桌每回合限购一张（{ $ruling }）。
refusal-cannot-open = { $card }底价 { $minimum }，而你的上限是 { $limit }（{ $ruling }）。
refusal-too-poor = 需要 { $cost } 元，你只有 { $wealth } 元（{ $ruling }）。
refusal-no-untrained = 你没有未训练的工人（{ $ruling }）。
refusal-no-trained = 你没有待雇的熟练工人（{ $ruling }）。
refusal-no-tile = 你没有{ $job }板块（{ $ruling }）。
refusal-no-worker = 你没有从事{ $job }的工人（{ $ruling }）。
refusal-no-market = 只有城市中心可以买分（{ $ruling }）。
refusal-sold-out = 你的城市中心已经没有分数可买（{ $ruling }）。
refusal-exchanged = 购买完毕后只能把一张牌换成圆盘，你已经换过了（{ $ruling }）。
refusal-no-such-card = 你没有{ $card }（{ $ruling }）。
refusal-falling = 请从大到小选牌，{ $card }应该先选（{ $ruling }）。
refusal-cannot-finish = 选了{ $card }之后，剩下的小牌凑不齐（{ $ruling }）。
refusal-coins-short = 还差 { $due } 元，而你只有 { $coins } 个圆盘（{ $ruling }）。
refusal-barred-now = { $card }不会出现在最初的展示区（{ $ruling }）。
refusal-not-next = 现在不可能出现{ $card }（{ $ruling }）。

# -- 事件 ----------------------------------------------------------------------------------------------

event-round = 第 { $number } 轮开始。
event-turn = 轮到玩家{ $seat }。
event-overlord = 玩家{ $seat }担任领主。
event-shuffle = 用过的生产牌重新洗匀，组成新的牌堆。
event-coins = 玩家{ $seat }获得 { $amount } 个圆盘。
event-coins-lost = 玩家{ $seat }支付 { $amount } 个圆盘。
event-coins-change = 玩家{ $seat }找回 { $amount } 个圆盘。
event-coins-over-limit = 玩家{ $seat }的金库放不下，失去 { $amount } 个圆盘。
event-coins-exchanged = 玩家{ $seat }用 { $amount } 个圆盘换取生产牌。
event-coins-no-cards-left = 生产牌已发完，玩家{ $seat }改得 { $amount } 个圆盘。
event-workers = 玩家{ $seat }：{ $item }增加 { $amount } 个。
event-workers-lost = 玩家{ $seat }：{ $item }减少 { $amount } 个。
event-tools = 玩家{ $seat }：备好 { $amount } 套{ $item }工具。
event-tools-lost = 玩家{ $seat }：用掉 { $amount } 套{ $item }工具。
event-bought = 玩家{ $seat }购买 { $amount } 分。
event-hand = 玩家{ $seat }抽到{ $item }。
event-hand-lost = 玩家{ $seat }打出{ $item }。
event-points = 玩家{ $seat }得 { $amount } 分。
event-production = 玩家{ $seat }的生产能力提升 { $amount }。
event-storehouses = 玩家{ $seat }增加 { $amount } 个储藏室。
event-card = 玩家{ $seat }获得{ $item }。
event-display = { $item }进入展示区。
event-display-lost = { $item }离开展示区。
event-deck = 牌组里有 { $amount } 张{ $item }。
event-deck-lost = { $item }离开牌组。
event-pile = 牌堆增加 { $amount } 张{ $item }。
event-pile-lost = { $item }离开牌堆。
event-discards = 弃牌堆增加 { $amount } 张{ $item }。
event-discards-lost = 弃牌堆减少 { $amount } 张{ $item }。

# -- 选项 ----------------------------------------------------------------------------------------------

option-coin_exchange = 圆盘换牌
option-coin_exchange-help = 分发生产之后，每 4 个圆盘换一张生产牌：超过 4 个才换（规则书原文），或者满 4 个就换（设计师更正）。
option-coin_exchange-over-four = 超过 4 个
option-coin_exchange-from-four = 满 4 个
option-one_card_per_turn = 每回合限购一张
option-one_card_per_turn-help = 适合新手：每人每轮最多买一张发展牌。
option-first_card = 首张生产牌
option-first_card-help = 每人以一张起始 5 元牌开局，或者从牌堆随机抽一张。
option-first_card-preset = 起始 5 元牌
option-first_card-random = 随机
option-cards = 更正牌表
option-cards-help = 用更准确的数值代替我们推定的数值。

# -- 规则库 --------------------------------------------------------------------------------------------

-guess = （推定）
text-deck = 牌组 { $deck }{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-copies = { $group } 类：2 / 3 / 4 / 5 人局各有 { $of2 } / { $of3 } / { $of4 } / { $of5 } 张{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-minimum = 底价 { $amount }{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-points = { $amount } 分{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-production = 生产能力 { $amount }{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-storehouses = 储藏室 { $amount } 个{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-untrained = 未训练工人 { $amount } 个{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-trained = 熟练工人 { $amount } 个{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-effect-track = 改进狩猎：每第二个猎人多生产 1；拥有两张时，每个猎人都多生产 1。{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-effect-mine = 可以采矿。{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-effect-smelt = 能采矿时改进采矿：每第二个矿工多生产 1；拥有两张时，每个矿工都多生产 1。{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-effect-weave = 可以制衣。{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-effect-market = 在自己的回合可以买分，最多 3 分，每分 3 元。{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-effect-school = 训练工人的费用由 2 元降为 1 元。{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-effect-vault = 金库上限由 3 个圆盘提高到 6 个。{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-discount-given = 购买{ $card }时少付 { $amount } 元{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-discount-received = 每拥有一张{ $card }，少付 { $amount } 元{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-name-guessed = 这张牌的名称也不可考，此处为代称。
text-job = 工具 { $tool } 元；每个工人生产 { $production }，值 { $points } 分。
text-job-storehouses = 每个工人带来 { $amount } 个储藏室。
text-job-hunting = 人人开局即可狩猎。追踪者可以改进，两张追踪者进一步提升。
text-job-farming = 人人开局即可耕种。
text-job-mining = 需要勘探者。冶炼场可以改进，两张冶炼场进一步提升。
text-job-clothmaking = 需要染坊。
text-production-deck = 4 元牌 { $of4 } 张，5 元牌 { $of5 } 张，6 元牌 { $of6 } 张{ $sure ->
    [no] { -guess }
   *[yes] {""}
}
text-preset = 每人另有一张起始 5 元牌，花掉或放弃之后移出游戏。
