title = Le Havre
title-about = Goods, buildings and ships in the harbour of Le Havre, for 1 to 5 players.

# -- things

good-fish = fish
good-wood = wood
good-clay = clay
good-iron = iron
good-grain = grain
good-cattle = cattle
good-coal = coal
good-hides = hides
good-smoked_fish = smoked fish
good-charcoal = charcoal
good-brick = brick
good-steel = steel
good-bread = bread
good-meat = meat
good-coke = coke
good-leather = leather
good-franc = F

goods = { $amount } { $good }
and = { $first }, { $second }
nothing = nothing
this = This

type-craftsman = craftsman
type-economic = economic
type-industrial = industrial
type-public = public
type-none = no type
type-ship = ship

ship-wooden = wooden ship
ship-iron = iron ship
ship-steel = steel ship
ship-liner = luxury liner
ship = { $name } ({ $kind }, worth { $value })
card = { $name } ({ $id })
tile = Supply tile { $id }
round-card = Round card { $id }

card-building-firm = Building Firm
card-construction-firm = Construction Firm
card-marketplace = Marketplace
card-sawmill = Sawmill
card-fishery = Fishery
card-joinery = Joinery
card-bakehouse = Bakehouse
card-hardware-store = Hardware Store
card-charcoal-kiln = Charcoal Kiln
card-smokehouse = Smokehouse
card-abattoir = Abattoir
card-clay-mound = Clay Mound
card-arts-centre = Arts Centre
card-wharf = Wharf
card-black-market = Black Market
card-brickworks = Brickworks
card-local-court = Local Court
card-colliery = Colliery
card-shipping-line = Shipping Line
card-grocery-market = Grocery Market
card-tannery = Tannery
card-business-office = Business Office
card-ironworks = Ironworks
card-steel-mill = Steel Mill
card-storehouse = Storehouse
card-cokery = Cokery
card-dock = Dock
card-bridge-over-the-seine = Bridge over the Seine
card-town-hall = Town Hall
card-bank = Bank
card-church = Church
card-football-stadium = Football Stadium
card-labour-exchange = Labour Exchange
card-bakery = Bakery
card-baguette-shop = Baguette Shop
card-farm = Farm
card-clothing-industry = Clothing Industry
card-iron-mine-and-coal-seam = Iron Mine and Coal Seam
card-fish-market = Fish Market
card-fish-restaurant = Fish Restaurant
card-fishpond-and-wood = Fishpond and Wood
card-forest-hut = Forest Hut
card-plant-nursery = Plant Nursery
card-business-park = Business Park
card-guildhouse = Guildhouse
card-harbour-watch = Harbour Watch
card-smelter = Smelter
card-diner = Diner
card-hunting-lodge = Hunting Lodge
card-coal-trader = Coal Trader
card-patisserie = Patisserie
card-furriery = Furriery
card-leather-industry = Leather Industry
card-kiln = Kiln
card-luxury-yacht = Luxury Yacht
card-feedlot = Feedlot
card-masons-guild = Masons’ Guild
card-furniture-factory = Furniture Factory
card-town-square = Town Square
card-tavern = Tavern
card-haulage-firm = Haulage Firm
card-schnaps-distillery = Schnaps Distillery
card-steelworks = Steelworks
card-steakhouse = Steakhouse
card-wind-farm = Wind Farm
card-brick-manufacturer = Brick Manufacturer
card-zoo = Zoo

# -- questions

ask-turn = Your turn: take an offer or use a building.
ask-turn-end = Your main action is done: buy, sell, repay, or end your turn.
ask-build = Which building do you build?
ask-build-again = Build a second one? You may also trade first.
ask-ship = Which ship do you build?
ask-ships = How many ships do you send?
ask-cargo = Up to { $goods } more goods aboard: how many { $good }?
ask-times = { $card }: how many times?
ask-substitutes = You owe { $goods }. How many { $good } do you pay instead?
ask-fee-kind = How do you pay the entry fee ({ $fee })?
ask-fee = Entry fee, { $due } food to go: how many { $good }?
ask-food = { $due } food to go: how many { $good }?
ask-energy = { $due } energy to go: how many { $good } do you burn?
ask-extra = Pay { $energy } energy for { $goods } more?
ask-sell-wood = How many wood do you sell?
ask-part = { $give } for { $get }: how many times?
ask-food-for = { $food } food for { $get }: how many times?
ask-for-steel = Give { $price } goods for 1 steel?
ask-for-other = Give 1 good for charcoal, brick or leather?
ask-give = { $left } goods still to give: how many { $good }?
ask-cross = How many { $good } do you give?
ask-pick = Choose a good ({ $left } still to choose).
ask-haul = Which two neighbouring offers do you take?
ask-target = Whom do you send home ({ $francs } F each) to use their building?
ask-arrange = The next special buildings are { $first }, then { $second }. In which order do they go back?
ask-interest = You owe { $due } F of interest: sell something or take a loan.
ask-feeding = You owe { $due } food; your food and money feed { $held }.
ask-fed = Your people are fed: sell, repay, or go on.
ask-deal = Into which proposal stack does { $card } go?
ask-tile = Which supply tile is turned up?
ask-special = Which special building is it?

# -- answers

do-take = take { $goods }
do-use = use { $card }{ $fee }
do-build = build { $card } for { $cost }
do-buy = buy { $card } for { $amount } F
do-sell = sell { $card } for { $amount } F
do-ship = build { $ship }
do-yacht = give { $ship } for the Luxury Yacht
do-good = { $good }
do-haul = take { $goods }
do-target = pay { $francs } F and use { $card }{ $fee }
do-repay = repay a loan for { $amount } F
do-loan = take a loan
do-pay = pay
do-feed = feed your people ({ $due } food)
do-feed-loan = { $loans ->
    [one] hand over all food and money and take a loan
   *[other] hand over all food and money and take { $loans } loans
  }
do-end = end the turn
do-end-building = build nothing more
do-end-feeding = go on
do-pass = pass
do-skip = no
do-extra = pay { $energy } energy for { $goods }
do-fee-food = in food
do-fee-franc = in francs
do-pay-good = { $amount ->
    [0] no { $good }
   *[other] { $amount } { $good } ({ $sum } of { $due })
  }
do-substitutes = { $first } and { $second }
do-substitutes-none = { $goods }
do-substitutes-all = { $goods }
do-convert = { $give } for { $get }
do-convert-energy = { $give } and { $energy } energy for { $get }
do-food-for = { $food } food for { $get }
do-for-steel = give { $price } goods for 1 steel
do-give = give { $goods }
do-ships = { $ships ->
    [one] 1 ship: up to { $goods } goods, { $energy } energy
   *[other] { $ships } ships: up to { $goods } goods, { $energy } energy
  }
do-cargo = { $goods } ({ $francs } F)
do-arrange = { $first } on top, { $second } below
do-stack = { $card } goes to proposal stack { $stack }
do-tile = the tile brings { $first } and { $second }
do-tile-interest = the tile brings { $first } and { $second }, and interest is due
do-special = { $card }

fee-none = { "" }
fee-food = {" "}(entry { $food } food)
fee-francs = {" "}(entry { $francs } F)
fee-either = {" "}(entry { $food } food or { $francs } F)

# -- why not

refusal = { $text } ({ $ruling })
refusal-not-in-play = { $card } is not on the table.
refusal-still-proposal = { $card } is only a proposal: nobody has built it yet.
refusal-locked = { $card } has no action to visit.
refusal-own-disc = Your own disc stands in { $card }; use another building first.
refusal-occupied = Somebody stands in { $card }.
refusal-lacks-fee = You cannot pay the entry fee of { $card }.
refusal-fee-spoils = If you pay the entry fee like that, you lack what { $card } needs.
refusal-lacks-goods = You lack the goods that { $card } takes.
refusal-lacks-energy = You lack the energy that { $card } takes.
refusal-nothing-to-build = You can pay for none of the uncovered proposals.
refusal-no-ship-to-build = There is no ship that you can build: material, energy or the brick for the wharf is missing.
refusal-no-cargo = You need a ship, the energy to send it, and a good to sell.
refusal-no-loan = You have no loan.
refusal-no-empty-offer = No offer space is empty.
refusal-no-visitor = Nobody else stands in a building of yours.
refusal-no-symbol = You own no fisherman and no hammer.
refusal-no-craftsman = You own no craftsman’s building.
refusal-empty-offer = Nothing lies there.
refusal-action-done = You have done your main action this turn.
refusal-action-left = You still have to take an offer or use a building.
refusal-never-sold = { $card } can never be bought.
refusal-not-yours = You do not own that.
refusal-lacks-francs = You have too few francs for that; no loan is given for it.
refusal-sold-this-turn = You sold that this turn.
refusal-no-buying-now = In the final phase nothing can be bought.
refusal-covered = { $card } is not the uncovered card of a proposal stack.
refusal-no-cost = { $card } cannot be built, only bought.
refusal-no-wood-in-cost = The Sawmill builds only what costs wood.
refusal-stack-empty = No such ship is there.
refusal-lacks-brick = The wharf needs a brick for its first ship that is not of wood.
refusal-no-yacht = The Luxury Yacht does not lie with the town.
refusal-not-an-iron-ship = That is no iron ship of yours.
refusal-can-pay = You have enough to pay: loans are for emergencies only.
refusal-cannot-pay = You do not have enough food and money.
refusal-feed-first = Feed your people first.
refusal-not-in-pool = That good cannot be taken here.
refusal-out-of-order = Goods are chosen in the order of the table, each once.
refusal-no-neighbours = No two neighbouring offers of goods have something on them.
refusal-no-target = There is no building that you could open so.
refusal-no-rival-there = No rival stands there.
refusal-can-act = You can take an offer or use a building, so you must.
refusal-owned = Somebody owns it already.
refusal-not-a-break = Not while somebody carries out an action.
refusal-needs-part = At least one of the two trades has to be done.
refusal-stack-full = That stack is full.
refusal-no-set = Basic goods are given in sets of { $set }.

# -- what happened

event-goods = player { $seat } gets { $goods }
event-goods-lost = player { $seat } gives { $goods }
event-offers = { $goods } to the offers
event-offers-lost = { $goods } from the offers
event-loans = player { $seat } takes { $amount ->
    [one] a loan
   *[other] { $amount } loans
  }
event-loans-lost = player { $seat } returns { $amount ->
    [one] a loan
   *[other] { $amount } loans
  }
event-card-seat = player { $seat } receives { $card }
event-card-seat-lost = player { $seat } parts with { $card }
event-card-town = { $card } comes to the town
event-card-town-lost = { $card } leaves the town
event-card-proposals = { $card } comes to the proposals
event-card-proposals-lost = { $card } leaves the proposals
event-card-stack = { $card } lies on its stack
event-card-stack-lost = { $card } leaves its stack
event-card-box = { $card } leaves the game
event-card-box-lost = { $card } appears
event-card-gone = { $card } leaves the game
event-card-gone-lost = { $card } returns
event-disc = player { $seat }’s disc moves to { $card }
event-disc-home = player { $seat }’s disc goes home
event-modernised = { $card } is modernised
event-look = player { $seat } looks at the special buildings
event-interest = player { $seat } pays interest
event-harvest = harvest
event-round = round { $round } begins
event-final = the final phase begins

# -- cards

text-type = { $type }, worth { $value }
text-symbols = Symbols: { $hammers ->
    [0] { "" }
    [one] 1 hammer
   *[other] { $hammers } hammers
  }{ $fishermen ->
    [0] { "" }
    [one] {" "}1 fisherman
   *[other] {" "}{ $fishermen } fishermen
  }
text-cost = Build: { $goods }
text-price = Buy: { $price } F
text-not-for-sale = Cannot be bought.
text-fee-none = Entry: free
text-fee-food = Entry: { $food } food
text-fee-francs = Entry: { $francs } F
text-fee-either = Entry: { $food } food or { $francs } F
text-players = { $least ->
    [one] In every full game.
   *[other] In the full game from { $least } players on.
  }
text-unsure = The numbers of this card rest on a single source.
text-gain = Take { $goods }.
text-per-fisherman = For each fisherman of yours: { $goods }.
text-per-hammer = For each hammer of yours: { $goods }.
text-if-hammer = With a hammer of yours: { $goods } more.
text-extra = Once you may pay { $energy } energy for { $goods } more.
text-pick = Take { $base } different { $pool }, and one more for each craftsman’s building of yours.
text-pick-per-craftsman = Take one of the { $pool } for each craftsman’s building of yours, all different.
text-pool-basic = basic goods
text-pool-upgraded = upgraded goods (not steel)
text-look = Then look at the next two special buildings and put them back in either order.
text-court = With 1 loan: return it. With 2: return one and take 2 F. With 3 or more: return two.
text-black-market = Take 2 of everything whose offer space is empty.
text-visitors = Take { $amount } F for each rival’s disc in your buildings.
text-church = With 5 bread and 2 fish: they become 10 bread and 5 fish.
text-zoo = Take 1 F for every { $divisor } fish and cattle that you hold.
text-convert = { $limit ->
    [0] As often as you like: { $give } for { $get }.
    [1] Once: { $give } for { $get }.
   *[other] Up to { $limit } times: { $give } for { $get }.
  }
text-energy = Energy: { $flat ->
    [0] { $half ->
        [1] ½ each, rounded up.
       *[other] { $half }⁄2 each.
      }
   *[other] { $flat } in all.
  }
text-subsidy = Subsidy: { $half ->
    [1] ½ F each, rounded down.
   *[other] 1 F each.
  }
text-hides = Half as many hides, rounded down.
text-one-or-both = Do one or both.
text-food-for = { $limit ->
    [1] Once: { $food } food for { $get }.
   *[other] Up to { $limit } times: { $food } food for { $get }.
  }
text-joinery = Sell 1, 2 or 3 wood for { $first }, { $second } or { $third } F.
text-build = { $builds ->
    [one] Build one of the uncovered proposals.
   *[other] Build up to { $builds } of the uncovered proposals, one after the other.
  }
text-sawmill = Build one of the uncovered proposals whose cost includes wood, for 1 wood less.
text-wharf = Build one ship for its material and { $energy } energy. The first ship here that is not of wood also costs a brick, which stays.
text-shipping = Send your ships, { $energy } energy each: a wooden one carries 2 goods, an iron one 3, a steel one 4. Sell the goods by the price list.
text-office = Once: { $price } goods for 1 steel. Once: 1 good for 1 { $a }, { $b } or { $c }. Do one or both.
text-bridge = Give upgraded goods for 1 F each, and basic goods, any { $basics } for 1 F.
text-haulage = Pay { $francs } F and take two neighbouring offers of goods.
text-watch = Choose a building where rivals stand: pay each { $francs } F, send them home, and use it (entry fee as usual).
text-storehouse = At the end: ½ F for each good that you hold.
text-dock = At the end: 4 F for each ship of yours.
text-town-hall = At the end: 4 F for each public and 2 F for each craftsman’s building of yours.
text-bank = At the end: 3 F for each industrial and 2 F for each economic building of yours.
text-business-park = At the end: 2 F for each industrial building of yours.
text-guildhouse = At the end: 2 F for each economic building of yours.
text-stadium = No action. Once a proposal stack is empty it lies there and can be built.
text-yacht = A ship without food or cargo. Buy it, or give an iron ship for it as a wharf’s action.
text-feedlot = At the harvest you get 2 cattle if you hold 2 to 6.
text-masons-guild = Each building costs you 1 clay or brick less.
text-wind-farm = Each action costs you 3 energy less.
text-harvest = Harvest.
text-no-harvest = No harvest.
text-round-unused = { $players ->
    [one] 1 player
   *[other] { $players } players
  }: not used in the full game
text-round = { $players ->
    [one] 1 player
   *[other] { $players } players
  }: { $food } food, { $builds }
town-none = the town builds nothing
town-standard = the town builds a standard building
town-special = a special building comes
text-ship = Ship: { $ship }. Build: { $material }, { $energy } energy.
text-ship-food = Food a round with 1 to 5 players: { $a } / { $b } / { $c } / { $d } / { $e }
text-capacity = Carries { $capacity } goods.
text-tile = Brings { $first } and { $second }.
text-tile-interest = Brings { $first } and { $second }; interest is due.

# -- options

option-length = length
option-length-help = The full game, or the short one with better starting goods and no special buildings.
option-specials = special buildings
option-specials-help = Special buildings that are in the pile for certain (up to six).
option-ban = without
option-ban-help = Special buildings that stay in the box.
option-tiles = supply tiles
option-tiles-help = An agreed order of the seven supply tiles instead of a random one.
option-advanced_loans = advanced loans
option-advanced_loans-help = Who holds at least as many loans as there are players pays 2 F of interest.
option-handicap = handicap
option-handicap-help = Goods that a seat gets in addition at the start.
option-marketplace_solo_cap = Marketplace alone
option-marketplace_solo_cap-help = The most goods that the Marketplace gives in a solo game.

score-francs = francs
score-buildings = buildings
score-ships = ships
score-bonus = bonus
score-loans = loans
