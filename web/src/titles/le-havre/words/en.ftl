# The table’s own words: places, sums and labels.
rounds = Rounds
harbour = Harbour
buildings = Buildings
players = Players
supply = Supply
offers = Offers
offers-ahead = small: on your next turns
offers-ahead-of = small: on { $name }’s next turns
proposals = Proposals
proposal-stack = Proposal stack { $n }
proposal-left = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
stack-empty = empty
stack-all = See the whole stack
stack-total = All of it: { $goods }; { $price } F to buy
town = Town
town-empty = The town has no building left.
special-pile = { $count ->
    [0] No special building to come
    [one] 1 special building to come
   *[other] { $count } special buildings to come
  }
special-known = You know: { $cards }
ships = Ships
ships-coming = to come
ships-none = none yet
needs = Your needs
needs-of = Needs of { $name }
feeding-in = { $all ->
    [0] Feeding after this turn
    [one] Feeding after 1 turn
   *[other] Feeding after { $all } turns
  }
feeding-mine = { $mine ->
    [0] none yours
    [one] 1 yours
   *[other] { $mine } yours
  }
final-phase = Final phase: one last action each
game-over = The game is over
food-due = Food due
food-due-parts = { $demand } demanded, { $ships } from ships
food-held = You hold
food-held-parts = { $food } in food, { $francs } in francs
food-enough = enough
food-loans = { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
  }
food-short = { $short } short
energy = Energy
worth = worth now
loans = { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
  }
ship-food = { $food } food a round from ships
disc-at = in { $card }
disc-home = at home
round-n = Round { $n }
round-now = now
round-past = over
round-demand = { $food } food each
round-harvest = harvest
round-no-harvest = no harvest
round-builds-standard = the town builds
round-builds-special = a special building comes
round-becomes = becomes { $ship }
tile-unknown = not yet turned up
tile-mover = { $name } moves here
can-do = You can
cannot-do = Not now
close = Close
fee = Entry
from-players = full game, { $least }+ players
occupied-by = { $name } stands here
owned-by = owned by { $name }
total = In all
answer = Answer
pay-with = Payments that fit
pay-more = { $count } more
pick-number = How many
holdings = Goods
sheet-forecast = Next: { $list }
take = take
details = Details
francs = francs
feeding-now = Feeding now
less = less
more = more
round-then = then { $name } moves first
lacking = you lack { $goods }
