# The words of the client itself; those of the games come from the engine.

brand = Entrepot
skip = Skip to the content
nav = Pages
nav-new = New table
nav-lobby = Lobby
nav-rules = Cards
nav-settings = Settings
switch-language = 切换到中文
loading = One moment …
close = Close
cancel = Cancel
yes = yes
no = no
missing = There is nothing here
missing-about = Perhaps the address was cut off, or the table is gone.
to-home = To the start page

# -- errors

error-page = This page could not be loaded. Are you offline?
error-offline = The server cannot be reached. Your game is safe there; we keep trying.
error-unknown = That did not work ({ $why }).
error-not-found = That table does not exist, or it is not open to you.
error-version = The server speaks a newer language than this page. Please reload.
reload = Reload

# -- home

home-lead = Two great games of harbours and traders, complete and with all their rules. Alone against bots, with friends at one device, or online.
play-now = Play now
play-now-about = { $players ->
    [1] a game alone
   *[other] { $players } players, you against { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
  }
set-up-table = Set up a table
players-range = { $least } to { $most } players
my-games = My games
my-games-none = Games that you begin stand here, so that you can go on with them.
continue = Continue
open-tables-none = No open table waits for players just now.
import-record = Open a saved game
offline-note = The lobby cannot be reached right now.

# -- new table

new-table = New table
the-game = Game
the-seats = Seats
seat-n = Seat { $seat }
add-seat = Add a seat
remove-seat = Remove
seat-kind = Who sits here
seat-me = Me
seat-link = Somebody by link
seat-device = Somebody at this device
seat-bot = A bot
seat-name = Name
seat-bot-level = Level
the-options = Options
options-none = This game has no options.
value-full = full
value-short = short
more-options = More options
seed = Seed
seed-help = Leave it empty, and nobody can know the deal: the server draws it, shows a commitment now and the seed at the end. With a seed of your own the table is marked “open deal”.
open-to-all = Show the table in the lobby, so that anybody can take a free seat
shuffle-seats = Deal the seats at random
confirm-turn-table = Always ask before a turn ends
create-table = Lay the table
create-need-me = Give a seat to yourself or to somebody at this device, or you will only watch.

# -- lobby

lobby = Lobby
lobby-about = Tables that wait for players, and games that you can watch.
lobby-waiting = Waiting for players
lobby-running = Being played
free-seats = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
  }
sit-down = Sit down
watch = Watch
round-n = round { $round }
nobody-yet = free
table-open-deal = open deal

bot-name = Bot { $seat }
leave-seat = Leave this seat
seat-link-get = Link to this seat (for another device)
invite-new = New invite link

# -- joining

join = Join a table
join-about = You have been invited to a seat.
join-as = Your name
join-do = Sit down
join-bad = This invitation is not valid any more.
name-anonymous = Guest
name-me = Me

# -- the table

waiting-for-players = Waiting for players
waiting-about = Send the link to whoever should sit here. The game begins when all seats are taken.
copy-link = Copy link
copied = Copied
invite-link = Invite link
start-now = Begin now; bots take the free seats
your-turn = Your turn
prompt-wait = { $name } is thinking …
prompt-wait-chance = The table is being laid …
prompt-over = The game is over.
prompt-past = You look at an earlier moment.
spectating = You are watching
connected = connected
connecting = Connecting …
offline = Not connected; trying again …
answers = What you can do
why-more = and { $count } more of the kind
why-not = Not now, and why ({ $count })
do-it = Do it
not-yet = Not yet
sure = Sure?
undo = Undo
undo-key = Undo (U)
undo-turn = Whole turn
undo-turn-key = Undo the whole turn (Shift+U)
undo-asks = { $name } asks to take back an answer. Do you agree?
undo-agree = Agree
undo-refuse = Refuse
undo-asked = Asked the others; waiting for their consent.
undo-none = There is nothing of yours to take back.
amount-less = less
amount-more = more
amount-least = least: { $amount }
amount-most = most: { $amount }
log = Log
log-empty = Nothing has happened yet.
log-all = { $count } earlier lines
log-dealt = The deal: { $count } draws
log-details = Every change
look-back = Look at this moment
since-last = since your last turn
back-to-now = Back to now
moment-of = Moment { $moment } of { $length }
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
send = Send
scores = Scores
scores-now = As if the game ended now
scores-final = Final scores
score-place = place
score-player = player
score-total = total
winner = { $name } wins
winners = { $names } share the victory
actions = Table
action-export = Save the record
action-replay = Replay
action-rematch = Play again
action-new = New table
action-check = Check this deal
check-good = The deal is the one that was promised at the start.
check-bad = The deal does NOT match the promise.
check-open = This was an open deal: seed { $seed }.
action-replace = Let a bot play { $name }
action-return = Take the seat back
action-leave = Let a bot take over my seat
commitment = Promise of the deal: { $hash }
panels = The table in words
shortcuts = Keys: U undo, Shift+U whole turn, ← → look back and forth, Esc back to now
pass-to = Pass the device to { $name }
pass-about = Nobody else should look now.
pass-ready = I am { $name }: show my table
seat-online = here
seat-offline = away
seat-bot-tag = bot
seat-open-tag = free
in-library = In the rules library
table-tab = Table
act-tab = Act
hide-desk = Hide
show-desk = Show
asides = Out of turn

# -- verbs: what the answers below them have in common

verb-take = Take an offer
verb-use = Use a building
verb-build = Build
verb-buy = Buy
verb-sell = Sell
verb-aside-sell = Sell out of turn
verb-repay = Repay
verb-ship = Build a ship
verb-yacht = Luxury Yacht
verb-good = Choose a good
verb-fee = Entry fee
verb-haul = Haul
verb-pay = Pay
verb-loan = Loan
verb-amount = How many
verb-raise = Bid
verb-auction = Auction
verb-train = Train
verb-employ = Employ
verb-move = Move
verb-tool = Tools
verb-point = Points
verb-exchange = Exchange
verb-give = Give up

# -- names in a view

view-round = round
view-turn = turn
view-overlord = overlord
view-offers = Offers
view-proposals = Proposals
view-town = Town
view-ship_stacks = Ships for sale
view-specials = Special buildings
view-pile = pile
view-known = known
view-tiles = Supply track
view-modernised = Modernised
view-sold = Sold this turn
view-gone = Out of the game
view-goods = goods
view-cards = cards
view-ships = ships
view-loans = loans
view-disc = disc
view-wooden = wooden
view-iron = iron
view-steel = steel
view-liner = liners
view-display = On display
view-decks = Decks
view-discards = Spent cards
view-pile_size = cards in the pile
view-hand = hand
view-hand_size = cards in hand
view-workers = workers
view-trained = trained
view-untrained = untrained
view-tools = tools
view-coins = coins
view-points = points
view-production = production
view-storehouses = storehouses
view-treasury = treasury
view-bought = points bought
view-wins = wins
view-spent = spent
view-held = laid aside
view-proved = proved
view-seat = seat
view-slot = slot
view-card = card
view-at = at
view-stadium_waits = stadium waits

# -- replay

replay = Replay
replay-about = Open a saved game, or a finished one of yours.
replay-file = Choose a record file
replay-paste = or paste a record
replay-open = Open
replay-first = First moment
replay-back = One back
replay-on = One on
replay-last = Last moment
replay-play = Play
replay-stop = Stop
replay-slider = Moment
replay-link = Copy a link to this moment
replay-fork = Play on from here
replay-worth = Worth over time

# -- rules library

rules-library = Cards and rules
rules-filter = Filter
rules-filter-hint = name, number or text
rules-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
rules-none = No card has that.
rules-both = Show both languages

# -- settings

settings = Settings
settings-kept = These settings stay in this browser.
set-language = Language
set-name = Your name at the table
set-name-hint = as others see it
set-theme = Light and dark
set-theme-auto = like the system
set-theme-light = light
set-theme-dark = dark
set-palette = Colours
set-palette-standard = harbour
set-palette-safe = for any colour vision
set-palette-help = Each seat has a shape as well as a colour; nothing is told by colour alone.
set-motion = Motion
set-motion-auto = like the system
set-motion-on = on
set-motion-off = off
set-play = At the table
set-confirm = Ask before a turn ends
set-confirm-help = New tables never end your turn by themselves, so that you can still take it back.
set-preview = Two steps: choose, then confirm
set-preview-help = The first press shows what would happen, the second does it.
set-sound = Sound
set-sound-help = Two soft tones when it is your turn.
set-notify = Notifications
set-notify-help = When it is your turn and this tab lies in the background.
set-notify-refused = The browser does not allow notifications for this page.

# -- gallery

gallery = Gallery
gallery-about = Everything that is drawn here, in one place: our own SVG, in the colours of the theme.
gallery-none = The drawings of this title are still to come.
gallery-states = States
gallery-seats = Seats
gallery-colours = Colours
gallery-type = Type
state-can = can
state-cannot = cannot, and why
state-chosen = chosen
state-changed = just changed
sample-text = Take 3 fish and smoke them for 1 energy.
