# The terminal

list-comma = {", "}
brackets = ({ $text })
list-and = {" and "}

## Playing
welcome = { $players ->
    [one] solo
   *[other] { $players } players
  } · deal { $seed } · h for help, q to leave
menu-any-number = any number from { $low } to { $high }
menu-any-more = any larger number too
not-understood = “{ $typed }” means nothing here. Type one of the numbers{ $last ->
    [0] {""}
   *[other] {" "}(up to { $last })
  }, Enter to see them again, or h for help.
undone = Taken back: { $what }
game-over = The game is over. u takes back, l shows the log, t the table, s saves, q leaves.
bye = Good-bye!
bye-unsaved = Good-bye! (The game was not saved.)
pass-device = Pass the device to { $who }, who then presses Enter.
language-now = English it is.
language-unknown = Languages spoken here: { $known }
log-aside = (out of turn)
log-more = … { $count } earlier answers; “l { $all }” shows all
forecast-none = There is no forecast now.

## Saving and leaving
saved = Saved to { $path }. “entrepot play --load { $path }” goes on from here.
save-failed = { $path } cannot be written: { $why }
save-over = { $path } exists already. Write over it? (y/n)
leave-unsaved = Save the game before you leave? (Enter = yes, n = no, anything else = play on)
leave-not = Playing on.

## Help
help-choose = Type the number of what you want to do. Besides:
help-help-typed = { $word }
help-help = this help
help-explain-typed = { $word }   { $word } CARD
help-explain = why something cannot be done; what a card does (number or name)
help-undo-typed = { $word }
help-undo = take back your last decision
help-log-typed = { $word }   { $word } N
help-log = what has happened (the last N answers)
help-forecast-typed = { $word }
help-forecast = what the coming turns will bring
help-table-typed = { $word }
help-table = the whole table again
help-save-typed = { $word }   { $word } FILE
help-save = save the game
help-aside-typed = { $word } N
help-aside = what player N, at this device, may do out of turn; “{""}x N 1” does it
help-language-typed = { $word } zh
help-language = 中文
help-quit-typed = { $word }
help-quit = leave (asks whether to save)

## Explaining
explain-nothing = Nothing that lies on the table is barred to you now.
explain-why-not = { $verb }: { $reason }
explain-more = “? NUMBER” or “? NAME” explains one card, “? TOKEN” one choice.
explain-unknown = Nothing is called “{ $typed }”. Try the number or the name of a card.
explain-over = The game is over; nothing can be played any more.
aside-who = Whose? At this device: { $seats }
aside-nobody = Nobody else plays at this device.
aside-nothing = Player { $seat } can do nothing out of turn now.

## Verbs of choices
verb-amount = How many
verb-take = Take an offer
verb-use = Enter a building
verb-build = Build
verb-ship = Build a ship
verb-yacht = Trade an iron ship for the Luxury Yacht
verb-buy = Buy
verb-sell = Sell
verb-repay = Repay a loan
verb-loan = Take a loan
verb-pay = Pay
verb-fee = Entry fee
verb-good = Choose a good
verb-haul = Haul two offers
verb-end = End the turn
verb-pass = Pass
verb-skip = Leave it
verb-auction = Put a card up for auction
verb-raise = Bid
verb-drop = Drop out
verb-train = Train
verb-employ = Employ
verb-move = Move a worker
verb-tool = Buy a tool
verb-point = Buy points
verb-exchange = Change a card into coins
verb-give = Give up a card
verb-done = Done
verb-or = Or
person-human = you
people-human = a person
bot-random = random

## Score sheet
score-sheet = Points
score-total = Total
score-rank = Place
score-place = { $place }.
score-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
  }
source-francs = Francs
source-buildings = Buildings
source-ships = Ships
source-bonus = Bonuses
source-bonuses = Bonuses
source-loans = Loans
source-cards = Development cards
source-workers = Workers
source-bought = Points bought
source-points = Points

## Commands
titles-players = players
rules-unknown = There is no card “{ $card }” in { $title }; “entrepot rules { $title }” lists them all.
rules-hint = “entrepot rules { $title } CARD” shows one card.
sim-progress = { $title }, games
sim-head = { $games } games of { $title } in { $seconds } s
sim-speed = { $decisions } decisions, { $rate } a second; { $games } games a second
sim-seat = Seat
sim-mean = mean
sim-least = least
sim-most = most
sim-stopped = Stopped early: these are the games played so far.
show-head = Moment { $at } of { $length }
show-last = so far the last:
show-next = the next:
show-start = The game begins.
show-end = The record ends here.
verify-good = { $file }: agrees ({ $length } answers)
verify-good-hidden = { $file }: agrees ({ $length } answers; the deal is still secret, so chance was not checked)
verify-bad = { $file }: { $why }
verify-chance = line { $line }: chance says { $told }, but the seed deals { $true }
verify-commitment = line { $line }: the seed is not the one that was promised
verify-result = line { $line }: the result reads { $told }, but the game ends { $true }
bench-title = title
bench-players = players
bench-inside = decisions/s inside the engine
bench-python = … from a Python loop
bench-copies = copies/s
bench-mode = The engine runs { $mode ->
    [compiled] compiled
   *[other] interpreted
  }.
wrong-seats = --seats names { $given } players, but { $players } sit at the table
wrong-bot = There is no player called “{ $name }”; choose human or one of: { $known }
wrong-bots = --bots names { $given } bots for { $players } seats; name one for all, or one for each
wrong-option = “{ $given }” is no option; write --option NAME=VALUE
wrong-moment = There is no moment { $at }; the record has the moments 0 to { $length }
wrong-title = Say what to play: { $known }
wrong-load = The record is a game of { $told }, not of { $title }
wrong-load-set-up = --players, --seed and --option come from the record; leave them out with --load
wrong-humans = --bots are bots; “human” cannot sit there
wrong-file = { $file } cannot be read: { $why }
serve-missing = Serving needs the package { $package }: pip install "entrepot[server]"
load-anew = The deal of this game is secret. It goes on from here with a new one, { $seed }.

## Le Havre's table
lh-round = Round { $round } of { $rounds }
lh-final = Final phase: one main action each
lh-turn = turn { $turn } of 7
lh-turn-short = turn
lh-feeding = Feeding { $turns ->
    [0] after this turn
    [one] after { $turns } more turn
   *[other] after { $turns } more turns
  }{ $mine ->
    [-1] {""}
    [0] , none of them yours
   *[other] , { $mine } of them yours
  }
lh-demand = { $food } food each
lh-harvest = harvest
lh-no-harvest = no harvest
lh-town-none = the town builds nothing
lh-town-standard = the town gets { $card }
lh-town-nothing-left = no proposal left for the town
lh-town-special = a special building appears
lh-ship-value = { $kind } { $value }
lh-next-ship = new ship: { $ship }
lh-supply = Supply
lh-offers = Offers
lh-coming = to come
lh-proposals = Proposals
lh-legend = top first; material (✓ in hand), price in F;
lh-stack-empty = (empty)
lh-short-wood = W
lh-short-clay = C
lh-short-iron = I
lh-short-brick = B
lh-short-steel = S
lh-price = { $price } F
lh-town = Town
lh-ships = Ships
lh-below = (below: { $values })
lh-none = none
lh-not-for-sale = not for sale
lh-value = { $value }
lh-loans = { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
  }
lh-stands = stands in { $card }
lh-feeds = { $food } food a round
lh-score = { $score } points
lh-me = You
lh-me-food = food due { $due }{ $ships ->
    [0] {""}
   *[other] {" "}(ships gave { $ships })
  }, you hold { $held } and { $francs } F
lh-me-food-none = no feeding to come
lh-me-loans = { $loans ->
    [0] no loan needed
    [one] { $loans } loan to come
   *[other] { $loans } loans to come
  }
lh-me-energy = energy { $energy }
lh-known = You have seen in the special pile: { $cards }
lh-modern = (modernised)
lh-forecast = What the offers will hold if nobody takes them
lh-forecast-feeding = then feeding
lh-forecast-who = who moves

## Phoenicia's table
ph-round = Round { $round }
ph-overlord = Overlord
ph-decks = cards left in decks { $decks }
ph-display = On display
ph-minimum = bid from
ph-my-price = I pay
ph-my-limit = my limit
ph-brings = brings
ph-after = would leave me with
ph-out-of-reach = out of reach
ph-lost = (limits take { $lost })
ph-points = points
ph-production = production
ph-storehouses = storehouses
ph-owns = owns
ph-untrained = untrained
ph-trained = trained
ph-purse = money
ph-brings-points = +{ $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
ph-brings-production = +{ $amount } production
ph-brings-storehouses = +{ $amount ->
    [one] 1 storehouse
   *[other] { $amount } storehouses
  }
ph-brings-untrained = +{ $amount } untrained
ph-brings-trained = +{ $amount } trained
ph-effect-track = better hunting
ph-effect-mine = mining
ph-effect-smelt = better mining
ph-effect-weave = clothmaking
ph-effect-market = 3 points for sale
ph-effect-school = training for 1
ph-effect-vault = treasury 6
ph-auction = Auction:
ph-bids = bids { $bid }
ph-still-in = still in:
ph-for-me = A bid of { $bid } would cost me { $price }; my limit is { $limit }.
ph-leaves = It would leave me with

## What an answer changed, after + or - and a number
list-changes = {", "}
change-goods = { $item }
change-loans = { $amount ->
    [one] loan
   *[other] loans
  }
change-card = { $item }
change-ship = { $item }
change-coins = { $amount ->
    [one] coin
   *[other] coins
  }
change-hand = { $item }
change-points = { $amount ->
    [one] point
   *[other] points
  }
change-production = production
change-storehouses = { $amount ->
    [one] storehouse
   *[other] storehouses
  }
change-workers = { $item }
change-tools = tool for { $item }
change-bought = bought points
