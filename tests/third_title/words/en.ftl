title = Lots
title-about = Three lots, a secret card each: who pays too much?
option-coins = Coins
option-coins-help = What each seat has at the start.
card-text = Secret card { $number }: so many points for who holds it.

ask-deal = Which secret card does { $seat } get?
ask-prize = What is put up?
ask-open = Put { $prize } points up for auction?
ask-opening = How many coins do you open with?
ask-bid = { $leader } offers { $price } for { $prize } points. More?

do-card = the secret card { $number }
do-prize = { $number } points
do-open = open the auction
do-pass = pass
do-amount = offer { $number }
do-bid = offer { $price }
do-show = show the secret card { $card } for a coin

refusal-no-coins = Not enough coins.
refusal-shown = That card has been shown.

event-coins = Player { $seat } gets { $amount ->
    [one] a coin
   *[other] { $amount } coins
}.
event-coins-lost = Player { $seat } pays { $amount ->
    [one] a coin
   *[other] { $amount } coins
}.
event-points = Player { $seat } gains { $amount } points.
event-card = Card { $item } goes to { $place }.
event-card-lost = Card { $item } leaves { $place }.
event-shown = Player { $seat } shows card { $item }.
