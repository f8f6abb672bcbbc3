# The table’s own words: places, sums and labels.
market = Auctions
settlement = Settlement
others = Others
tracks = Tracks
details = Parts of the table
round = Round { $round }
turn-order = Turn order
phase-auctions = auctions
phase-workers = workers
phase-purchases = treasury
phase-between = between turns
overlord = Overlord
finished = has finished the turn
display = On display
display-empty = Nothing is on display.
decks = Decks
deck-left = Deck { $deck }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
deck = Deck { $deck }
deck-cards = What the decks still hold; nobody knows the order.
pile-left = { $count } production cards in the pile
discards = Spent:
tree = Discounts
tree-about = Each copy of a card lowers what its owner pays for the next one, never the bid.
tree-none = No card gives a discount.
tree-yours = yours: −{ $amount }
tree-lowers = lowers the price of { $card } by { $amount }
tree-owners = owned by { $names }
points = Points
production = Production
points-track = Points, to { $enough }
production-track = Production
at = { $name }: { $amount }
production-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } a round
minimum = from { $amount }
price = { $price } to pay
price-label = You would pay { $price } after a discount of { $discount }
limit-short = your limit { $limit }
reconstructed = reconstructed number
guess-mark = r
level-1 = improved
level-2 = advanced
tile-closed = not open yet
workers-at = { $count ->
    [one] 1 worker
   *[other] { $count } workers
  }
tools-ready = { $count ->
    [one] 1 tool ready
   *[other] { $count } tools ready
  }
makes = produces { $amount }
training-ground = Training ground
untrained = untrained
trained = trained
storehouses = Storehouses
storehouses-of = { $used } of { $all } storehouses used
storehouse-empty = empty
storehouse-over = above the storehouses
treasury = Treasury
treasury-of = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, at most { $limit } are kept
treasury-over = { $over } above the limit
wealth = worth { $amount }
cards-owned = Development cards
no-cards = no card yet
your-discounts = Discounts
points-to-buy = { $left ->
    [0] no point left to buy
    [one] 1 point left to buy
   *[other] { $left } points left to buy
  }
do-train = Train
do-employ = Employ
do-move = Move here
do-tool = Tool
do-point = Point
hidden-card = production card, its value is known to { $name } alone
auction = Auction
auction-of = Auction: { $card }
auction-open = Put { $card } up for auction
no-bid = no bid yet
leads = { $name } leads
still-in = Still in
dropped = out
waits-for = { $name } thinks
your-limit = Your limit
your-limit-parts = wealth { $wealth }{ $discount ->
    [0] {""}
   *[other] , discount { $discount }
  }
you-out = You are not in this auction.
your-bid = Your bid
to-pay = To pay
after-paying = Left after paying
nothing = nothing
change = change { $amount }
loses = the limits would take { $amount }
loses-none = the limits take nothing
bid-least = +1: { $amount }
bid-minimum = minimum { $amount }
bid-limit = limit { $amount }
bid-lower = Bid less
bid-higher = Bid more
bid-it = Bid { $bid }
open-it = Open with { $bid }
drop-out = Drop out
cancel = Not this one
pay = Payment
pay-due = Due
pay-cards = Cards
pay-coins = Coins
pay-sum = Paid
pay-change = Change back
pay-short = { $amount } short
pay-spare = One of these cards could be left out.
pay-it = Pay
pay-ways = Payments
give = Give cards up
give-up = Give up { $count ->
    [one] 1 card
   *[other] { $count } cards
  }: { $storehouses ->
    [one] 1 storehouse
   *[other] { $storehouses } storehouses
  } for { $cards }
give-pick = { $left ->
    [one] 1 more to choose
   *[other] { $left } more to choose
  }
give-brings = They become { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
give-it = Give up
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
close = Close
cannot-do = Why not
owned = { $name }: { $count }
game-over = The game is over
