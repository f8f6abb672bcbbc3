# Phoenicia in English. Sentences of what a player does are imperatives: they stand on buttons and in the log.

title = Phoenicia
title-about = Bid for development cards, train and employ workers, and be the first to 32 points.

# -- names ---------------------------------------------------------------------------------------------

card-dyer = Dyer
card-granary = Granary
card-glassmaking = Glassmaking
card-fort = Fort
card-prospector = Prospector
card-indentured_worker = Indentured Worker
card-tracker = Tracker
card-caravan = Caravan
card-dye_house = Dye House
card-city_center = City Center
card-smelter = Smelter
card-shipyard = Shipyard
card-public_works = Public Works
card-ships = Ships
card-refugees = Refugees
card-colony = Colony
card-port = Port
card-tradefleet = Tradefleet
card-city_walls = City Walls

job-hunting = hunting
job-farming = farming
job-mining = mining
job-clothmaking = clothmaking

workers-untrained = untrained workers
workers-trained = trained workers
workers-hunting = hunters
workers-farming = farmers
workers-mining = miners
workers-clothmaking = clothmakers

production-card-6 = 6-card
production-card-5 = 5-card
production-card-preset = preset 5-card
production-card-4 = 4-card

library-production-deck = Production cards

score-cards = development cards
score-workers = workers
score-bought = points bought

# -- questions -----------------------------------------------------------------------------------------

prompt-draw-lots = Who begins as Overlord?
prompt-turn-up = A development card is turned up.
prompt-draw = { $who } is dealt a production card.
prompt-auctions = { $who }: put a card up for auction, or go on to the workers.
prompt-opening = { $who }: open the bidding for { $card } with at least { $minimum }.
prompt-bidding = { $who }: { $leader } bids { $bid } for { $card }. Raise or drop out?
prompt-payment = { $who }: pay { $due } for { $what }.
prompt-workers = { $who }: train, employ or move workers.
prompt-purchases = { $who }: buy tools and points, see to the treasury, end the turn.
prompt-after-exchange = { $who }: end the turn.
prompt-give-up = { $who }: give up { $count ->
    [one] 1 production card
   *[other] { $count } production cards
}; { $storehouses ->
    [one] there is 1 storehouse
   *[other] there are { $storehouses } storehouses
}.

for-training = training a worker
for-employing = a new worker in { $job }
for-moving = moving a worker from { $job } to { $to }
for-tool = a tool for { $job }
for-point = a point of the City Center

# -- answers -------------------------------------------------------------------------------------------

do-overlord = { $who } begins as Overlord.
do-turn-up = { $card } is turned up.
do-draw = { $who } draws a { $card }.
do-auction = Put { $card } up for auction (minimum bid { $minimum })
do-auctions-done = No more auctions; on to the workers
do-raise = Bid { $bid } for { $card }
do-raise-discount = Bid { $bid } for { $card } (to pay after discount: { $price })
do-drop = Drop out of the auction of { $card }
do-pay = Pay with a { $card }; { $rest } left to pay
do-pay-last = Pay with a { $card }{ $change ->
    [0] {""}
   *[other] ; { $change } back in coins
}
do-pay-coins = { $due ->
    [one] Pay 1 coin
   *[other] Pay { $due } coins
}
do-train = Train a worker for { $cost }
do-employ = Employ a worker in { $job } { $cost ->
    [0] with the tool that lies there
   *[other] for { $cost }
}
do-move = Move a worker from { $job } to { $to } for { $cost }
do-workers-done = Done with the workers
do-tool = Buy a tool for { $job } for { $cost }
do-point = Buy a point for { $cost }
do-exchange = Turn a { $card } into { $coins } coins
do-give = Give up a { $card }
do-end = End the turn

# -- refusals ------------------------------------------------------------------------------------------

refusal-not-asked = That is not what is asked now.
refusal-too-few = That is too little: at least { $low }.
refusal-too-many = That is too much: at most { $high }.
refusal-not-shown = { $card } is not on display ({ $ruling }).
refusal-below-minimum = The minimum bid is { $minimum } ({ $ruling }).
refusal-not-higher = { $bid } has been bid already; a raise must be higher ({ $ruling }).
refusal-above-limit = Your limit is { $limit }: your wealth and your discount ({ $ruling }).
refusal-one-card = You have bought a card this round; this table allows one a turn ({ $ruling }).
refusal-cannot-open = { $card } starts at { $minimum }; your limit is { $limit } ({ $ruling }).
refusal-too-poor = That costs { $cost }; you have { $wealth } ({ $ruling }).
refusal-no-untrained = You have no untrained worker ({ $ruling }).
refusal-no-trained = You have no trained worker without a job ({ $ruling }).
refusal-no-tile = You have no tile for { $job } ({ $ruling }).
refusal-no-worker = You have no worker in { $job } ({ $ruling }).
refusal-no-market = Only a City Center sells points ({ $ruling }).
refusal-sold-out = Your City Center has no points left to sell ({ $ruling }).
refusal-exchanged = Only one card may be turned into coins, after all purchases; you have done so ({ $ruling }).
refusal-no-such-card = You hold no { $card } ({ $ruling }).
refusal-falling = Choose cards in falling value: a { $card } would have come before ({ $ruling }).
refusal-cannot-finish = After a { $card } the rest could not be made up with lower cards ({ $ruling }).
refusal-coins-short = { $due } are due, but you have only { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} ({ $ruling }).
refusal-barred-now = { $card } does not lie in the first display ({ $ruling }).
refusal-not-next = No { $card } can come up now ({ $ruling }).

# -- events --------------------------------------------------------------------------------------------

event-round = Round { $number } begins.
event-turn = It is Player { $seat }’s turn.
event-overlord = Player { $seat } is Overlord.
event-shuffle = The spent production cards are shuffled into a new pile.
event-coins = Player { $seat } gets { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
event-coins-lost = Player { $seat } pays { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
event-coins-change = Player { $seat } gets { $amount } back in coins.
event-coins-over-limit = Player { $seat } loses { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} that the treasury cannot hold.
event-coins-exchanged = Player { $seat } exchanges { $amount } coins for production cards.
event-coins-no-cards-left = No production cards are left: Player { $seat } gets { $amount } coins instead.
event-workers = Player { $seat }: { $item } +{ $amount }.
event-workers-lost = Player { $seat }: { $item } −{ $amount }.
event-tools = Player { $seat }: { $amount ->
    [one] 1 tool
   *[other] { $amount } tools
} for { $item } laid ready.
event-tools-lost = Player { $seat }: { $amount ->
    [one] 1 tool
   *[other] { $amount } tools
} for { $item } used.
event-bought = Player { $seat } buys { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
event-hand = Player { $seat } draws a { $item }.
event-hand-lost = Player { $seat } lays down a { $item }.
event-points = Player { $seat } gains { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
event-production = Player { $seat }’s production goes up by { $amount }.
event-storehouses = Player { $seat } gains { $amount ->
    [one] 1 storehouse
   *[other] { $amount } storehouses
}.
event-card = Player { $seat } receives { $item }.
event-display = { $item } comes on display.
event-display-lost = { $item } leaves the display.
event-deck = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} { $item } in the decks.
event-deck-lost = { $item } leaves its deck.
event-pile = The pile gains { $amount ->
    [one] 1 { $item }
   *[other] { $amount } { $item }s
}.
event-pile-lost = A { $item } leaves the pile.
event-discards = { $item } among the spent cards: { $amount } more.
event-discards-lost = { $item } among the spent cards: { $amount } fewer.

# -- options -------------------------------------------------------------------------------------------

option-coin_exchange = Coins into cards
option-coin_exchange-help = After production, every four coins become a card: once there are more than four (as printed), or already from four (the designer’s correction).
option-coin_exchange-over-four = more than four
option-coin_exchange-from-four = four or more
option-one_card_per_turn = One card a turn
option-one_card_per_turn-help = For beginners: nobody buys more than one development card a round.
option-first_card = First production card
option-first_card-help = Everybody begins with a preset 5, or with a card of the pile.
option-first_card-preset = preset 5
option-first_card-random = random
option-cards = Corrected cards
option-cards-help = A card file with better numbers than our reconstructed ones.

# -- the rules library ---------------------------------------------------------------------------------

-guess = (reconstructed)
text-deck = Deck { $deck }{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-copies = Group { $group }: { $of2 } / { $of3 } / { $of4 } / { $of5 } in the game with 2 / 3 / 4 / 5 players{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-minimum = Minimum bid { $amount }{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-production = { $amount } production{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-storehouses = { $amount ->
    [one] 1 storehouse
   *[other] { $amount } storehouses
}{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-untrained = { $amount ->
    [one] 1 untrained worker
   *[other] { $amount } untrained workers
}{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-trained = { $amount ->
    [one] 1 trained worker
   *[other] { $amount } trained workers
}{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-effect-track = Improves hunting: every second hunter produces 1 more. With two of these, every hunter does.{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-effect-mine = Opens mining.{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-effect-smelt = Improves mining, if you can mine: every second miner produces 1 more. With two of these, every miner does.{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-effect-weave = Opens clothmaking.{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-effect-market = Sells up to 3 points in your turns, for 3 each.{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-effect-school = Training a worker costs 1 instead of 2.{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-effect-vault = The treasury holds 6 coins instead of 3.{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-discount-given = Lowers the price of { $card } by { $amount }{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-discount-received = Costs { $amount } less for each { $card } you own{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-name-guessed = The name of this card is not known either; it is a stand-in.
text-job = A tool costs { $tool }; each worker produces { $production } and is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
text-job-storehouses = Each worker brings { $amount ->
    [one] 1 storehouse
   *[other] { $amount } storehouses
}.
text-job-hunting = Everybody can hunt from the start. A Tracker improves it, two make it advanced.
text-job-farming = Everybody can farm from the start.
text-job-mining = Needs a Prospector. A Smelter improves it, two make it advanced.
text-job-clothmaking = Needs a Dye House.
text-production-deck = { $of4 } cards worth 4, { $of5 } worth 5 and { $of6 } worth 6{ $sure ->
    [no] {" "}{ -guess }
   *[yes] {""}
}
text-preset = Each player begins with a preset card worth 5, which leaves the game once it is spent or given up.
