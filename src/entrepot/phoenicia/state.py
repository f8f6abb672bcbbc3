"""What is on the table."""

from typing import Final, final

from mypy_extensions import i64

from entrepot.core.decision import Frame
from entrepot.core.event import Event
from entrepot.core.rows import row
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.cards import (
    ACTIVITIES,
    CARD_KINDS,
    CARDS,
    CHEAP_TRAINING,
    CLOTHMAKING,
    HUNTING,
    JOBS,
    KINDS,
    LARGE_TREASURY,
    MARKET,
    MINE,
    MINING,
    PER_CARD,
    POINTS_FOR_SALE,
    PRESET,
    PRODUCTION_CARDS,
    SCHOOL,
    SMELT,
    START_STOREHOUSES,
    TRACK,
    TRAINING,
    TREASURY,
    VAULT,
    WEAVE,
    produced,
    value_of,
)
from entrepot.phoenicia.rules import Rules

# What belongs to a seat: one cell each, in blocks of SEAT cells.
COINS: Final[i64] = 0
UNTRAINED: Final[i64] = 1
TRAINED: Final[i64] = 2
WORKERS: Final[i64] = 3
"""Employed workers, a cell for each activity."""
TOOLS: Final[i64] = 7
"""Tools lying ready, a cell for each activity."""
BOUGHT: Final[i64] = 11
"""Points bought in the City Center."""
HAND: Final[i64] = 12
"""Production cards in hand, a cell for each kind in falling value."""
POINTS: Final[i64] = 16
PRODUCTION: Final[i64] = 17
STOREHOUSES: Final[i64] = 18
OWNED: Final[i64] = 19
"""Development cards, a cell for each kind."""
HOLDINGS: Final[i64] = 38
"""The cells before this one are holdings: their changes are events."""
HELD: Final[i64] = 38
"""Secret cards that were in the hand when the pile was last shuffled ..."""
SPENT: Final[i64] = 42
"""... and those spent since. Both tell what others can know of the hand (``hidden``)."""
PROVED: Final[i64] = 46
"""The least that the secret cards are worth, as everybody can conclude from bids and payments."""
WINS: Final[i64] = 47
"""Cards bought this round (PH-12)."""
EFFECT: Final[i64] = 48
"""How many cards with each effect are owned."""
SEAT: Final[i64] = 56

# What belongs to nobody.
DISPLAY: Final[i64] = 0
DECKS: Final[i64] = 19
"""Cards still face down, a cell for each kind; nobody knows their order, so there is none."""
PILE: Final[i64] = 38
DISCARDS: Final[i64] = 42
"""Spent production cards; those in the preset cell have left the game (PH-30)."""
TABLE: Final[i64] = 46

# Why something changes.
SETUP: Final[i64] = 0
PAID: Final[i64] = 1
CHANGE: Final[i64] = 2
DEALT: Final[i64] = 3
TURNED_IN: Final[i64] = 4
OVER_LIMIT: Final[i64] = 5
WORKED: Final[i64] = 6
SHOWN: Final[i64] = 7
SHUFFLED: Final[i64] = 8
WON: Final[i64] = 9
EXCHANGED_COINS: Final[i64] = 10
NO_CARDS_LEFT: Final[i64] = 11

REASONS: Final = (
    "setup", "paid", "change", "dealt", "turned-in", "over-limit", "worked", "shown", "shuffled", "won",
    "exchanged", "no-cards-left",
)  # fmt: skip

SEAT_NAMES: Final = (
    ("coins", ""), ("workers", "untrained"), ("workers", "trained"),
    *(("workers", job.id) for job in ACTIVITIES),
    *(("tools", job.id) for job in ACTIVITIES),
    ("bought", ""),
    *(("hand", card) for card in PRODUCTION_CARDS),
    ("points", ""), ("production", ""), ("storehouses", ""),
    *(("card", card.id) for card in CARDS),
)  # fmt: skip
"""Kind and item of the events of each holding of a seat."""

TABLE_NAMES: Final = (
    *(("display", card.id) for card in CARDS),
    *(("deck", card.id) for card in CARDS),
    *(("pile", card) for card in PRODUCTION_CARDS),
    *(("discards", card) for card in PRODUCTION_CARDS),
)


@final
class PhoeniciaState(State):
    """One table. Small questions about it have names below; what happens in a turn is in the frames."""

    def __init__(self, rules: Rules, stack: list[Frame], cells: vec[i64], table: vec[i64]) -> None:
        State.__init__(self, rules.players, stack)
        self.rules: Rules = rules
        self.cells: vec[i64] = cells
        self.table: vec[i64] = table
        self.round: i64 = 1
        self.overlord: i64 = 0
        self.turn: i64 = 0
        """How many players have finished their turn this round."""
        self.idle: i64 = 0
        """Rounds in a row without a sale or a point (PH-31)."""
        self.progress: i64 = 0
        """1 once something was sold or a point gained this round."""

    def copy(self) -> "PhoeniciaState":
        other = PhoeniciaState(self.rules, self.stack[:], self.cells[:], self.table[:])
        other.round = self.round
        other.overlord = self.overlord
        other.turn = self.turn
        other.idle = self.idle
        other.progress = self.progress
        return other

    # -- looking -----------------------------------------------------------------------------------------

    def at(self, seat: i64, cell: i64) -> i64:
        """What lies in a cell of a seat."""
        return self.cells[seat * SEAT + cell]

    def seat_in_turn(self) -> i64:
        """Whose turn it is; the round goes clockwise from the Overlord."""
        return (self.overlord + self.turn) % self.players

    def finished(self, seat: i64) -> bool:
        """Whether the seat has had its turn this round."""
        return (seat - self.overlord + self.players) % self.players < self.turn

    def hand_size(self, seat: i64) -> i64:
        """How many production cards the seat holds; public (PH-11)."""
        total: i64 = 0
        for card in range(CARD_KINDS):
            total += self.at(seat, HAND + card)
        return total

    def reach(self, seat: i64, card: i64) -> i64:
        """What the seat can pay with coins and cards no dearer than ``card``."""
        total = self.at(seat, COINS)
        for kind in range(card, CARD_KINDS):
            total += self.at(seat, HAND + kind) * value_of(kind)
        return total

    def wealth(self, seat: i64) -> i64:
        """Coins and cards together."""
        cells = self.cells
        hand = seat * SEAT + HAND
        return (
            cells[seat * SEAT]
            + 6 * cells[hand]
            + 5 * (cells[hand + 1] + cells[hand + 2])
            + 4 * cells[hand + 3]
        )

    def secret(self, seat: i64) -> i64:
        """The value of the cards that others do not know: all but the preset one."""
        return self.wealth(seat) - self.open_wealth(seat)

    def open_wealth(self, seat: i64) -> i64:
        """The wealth that everybody sees: coins and the preset card."""
        return self.at(seat, COINS) + self.at(seat, HAND + PRESET) * value_of(PRESET)

    def discount(self, seat: i64, kind: i64) -> i64:
        """By how much the seat's cards lower its price for ``kind``; every copy counts (PH-5)."""
        total: i64 = 0
        for giver in self.rules.givers:
            total += self.at(seat, OWNED + giver) * self.rules.discount(giver, kind)
        return total

    def limit(self, seat: i64, kind: i64) -> i64:
        """The highest bid of the seat for ``kind`` (PH-16)."""
        return self.wealth(seat) + self.discount(seat, kind)

    def price(self, seat: i64, kind: i64, bid: i64) -> i64:
        """What the seat pays if it wins with ``bid``; never below 0 (PH-5)."""
        price = bid - self.discount(seat, kind)
        return price if price > 0 else 0

    def treasury(self, seat: i64) -> i64:
        """How many coins the seat may keep."""
        return LARGE_TREASURY if self.at(seat, EFFECT + VAULT) else TREASURY

    def training(self, seat: i64) -> i64:
        """What training one worker costs (PH-26)."""
        return CHEAP_TRAINING if self.at(seat, EFFECT + SCHOOL) else TRAINING

    def points_left(self, seat: i64) -> i64:
        """How many points the seat can still buy; each City Center sells its own (PH-20)."""
        return self.at(seat, EFFECT + MARKET) * POINTS_FOR_SALE - self.at(seat, BOUGHT)

    def has_tile(self, seat: i64, job: i64) -> bool:
        """Whether the seat can employ workers in an activity."""
        if job == MINING:
            return self.at(seat, EFFECT + MINE) > 0
        if job == CLOTHMAKING:
            return self.at(seat, EFFECT + WEAVE) > 0
        return True

    def shown(self) -> i64:
        """How many cards lie face up."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.table[DISPLAY + kind]
        return total

    # -- changing ----------------------------------------------------------------------------------------

    def change(self, seat: i64, cell: i64, amount: i64, why: i64) -> None:
        """The one way in which a holding of a seat changes."""
        at = seat * SEAT + cell
        self.cells[at] = self.cells[at] + amount
        if self.journal is not None and amount != 0:
            kind, item = SEAT_NAMES[cell]
            secret = kind == "hand" and why == DEALT
            audience = seat if secret else -1
            self.journal.append(Event(kind, seat, item, amount, REASONS[why], audience))

    def change_table(self, cell: i64, amount: i64, why: i64, audience: i64 = -1) -> None:
        """The one way in which anything else changes that can be counted."""
        self.table[cell] = self.table[cell] + amount
        if self.journal is not None and amount != 0:
            kind, item = TABLE_NAMES[cell]
            self.journal.append(Event(kind, -1, item, amount, REASONS[why], audience))

    def note(self, kind: str, seat: i64, item: str = "") -> None:
        """Tell who listens about something that is no holding."""
        if self.journal is not None:
            self.journal.append(Event(kind, seat, item))

    def set(self, seat: i64, cell: i64, value: i64) -> None:
        """Change what is no holding."""
        self.cells[seat * SEAT + cell] = value

    def draw(self, seat: i64, card: i64) -> None:
        """A card of the pile goes to a hand; only its owner sees which (PH-11)."""
        self.change_table(PILE + card, -1, DEALT, seat)
        self.change(seat, HAND + card, 1, DEALT)
        self.set(seat, PROVED, self.at(seat, PROVED) + PER_CARD)

    def discard(self, seat: i64, card: i64, why: i64) -> None:
        """A card of a hand is spent or given up; everybody sees which (PH-33)."""
        self.change(seat, HAND + card, -1, why)
        self.change_table(DISCARDS + card, 1, why)
        if card != PRESET:
            self.set(seat, SPENT + card, self.at(seat, SPENT + card) + 1)
            least = PER_CARD * (self.hand_size(seat) - self.at(seat, HAND + PRESET))
            proved = self.at(seat, PROVED) - value_of(card)
            self.set(seat, PROVED, proved if proved > least else least)

    def prove(self, seat: i64, wealth: i64) -> None:
        """The seat has shown that it owns at least ``wealth``."""
        secret = wealth - self.open_wealth(seat)
        if secret > self.at(seat, PROVED):
            self.set(seat, PROVED, secret)

    def shuffle(self) -> None:
        """The discards become the pile; the preset cards stay out of the game (PH-28, PH-30)."""
        self.note("shuffle", -1)
        for card in range(CARD_KINDS):
            if card == PRESET:
                continue
            count = self.table[DISCARDS + card]
            self.change_table(DISCARDS + card, -count, SHUFFLED)
            self.change_table(PILE + card, count, SHUFFLED)
            for seat in range(self.players):
                self.set(seat, HELD + card, self.at(seat, HAND + card))
                self.set(seat, SPENT + card, 0)

    def recount(self, seat: i64, why: i64) -> None:
        """Work out production, points and storehouses anew, after a change of cards, workers or
        points bought (PH-22)."""
        rules = self.rules
        points = self.at(seat, BOUGHT)
        production: i64 = 0
        storehouses = START_STOREHOUSES
        for kind in range(KINDS):
            owned = self.at(seat, OWNED + kind)
            if owned:
                points += owned * rules.points[kind]
                production += owned * rules.production[kind]
                storehouses += owned * rules.storehouses[kind]
        for job in range(JOBS):
            workers = self.at(seat, WORKERS + job)
            level = self.at(seat, EFFECT + TRACK) if job == HUNTING else self.at(seat, EFFECT + SMELT)
            points += workers * rules.job_points[job]
            production += produced(job, workers, level, rules.job_production[job])
            storehouses += workers * rules.job_storehouses[job]
        if points > self.at(seat, POINTS):
            self.progress = 1
        self.change(seat, POINTS, points - self.at(seat, POINTS), why)
        self.change(seat, PRODUCTION, production - self.at(seat, PRODUCTION), why)
        self.change(seat, STOREHOUSES, storehouses - self.at(seat, STOREHOUSES), why)

    def own(self, seat: i64, kind: i64, why: i64) -> None:
        """A development card becomes the seat's, with its workers; call ``recount`` afterwards."""
        self.change(seat, OWNED + kind, 1, why)
        self.change(seat, UNTRAINED, self.rules.untrained[kind], why)
        self.change(seat, TRAINED, self.rules.trained[kind], why)
        self.count_effect(seat, kind, 1)

    def count_effect(self, seat: i64, kind: i64, copies: i64) -> None:
        """Note the effect of cards owned."""
        effect = EFFECT + self.rules.effect[kind]
        self.set(seat, effect, self.at(seat, effect) + copies)


def empty_state(rules: Rules) -> PhoeniciaState:
    """A table with nothing on it."""
    return PhoeniciaState(rules, [], row(int(rules.players * SEAT)), row(int(TABLE)))
