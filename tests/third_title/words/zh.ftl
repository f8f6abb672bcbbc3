title = 三件拍品
title-about = 三件拍品，各有一张暗牌：谁会出价太高？
option-coins = 硬币
option-coins-help = 每位玩家开局时的硬币数。
card-text = 暗牌 { $number }：持有者得到同样多的分数。

ask-deal = { $seat }拿到哪张暗牌？
ask-prize = 拍卖什么？
ask-open = 要拍卖 { $prize } 分吗？
ask-opening = 开价多少硬币？
ask-bid = { $leader }为 { $prize } 分出价 { $price }。加价吗？

do-card = 暗牌 { $number }
do-prize = { $number } 分
do-open = 开始拍卖
do-pass = 放弃
do-amount = 出价 { $number }
do-bid = 出价 { $price }
do-show = 亮出暗牌 { $card }，得一枚硬币

refusal-no-coins = 硬币不够。
refusal-shown = 这张牌已经亮出。

event-coins = 玩家 { $seat } 得到 { $amount } 枚硬币。
event-coins-lost = 玩家 { $seat } 支付 { $amount } 枚硬币。
event-points = 玩家 { $seat } 得到 { $amount } 分。
event-card = 牌 { $item } 到了{ $place }。
event-card-lost = 牌 { $item } 离开{ $place }。
event-shown = 玩家 { $seat } 亮出牌 { $item }。
