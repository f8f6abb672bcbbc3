"""The table of Le Havre: who holds what, what lies where."""

from typing import Final, final

from mypy_extensions import i64

from entrepot.core.decision import Frame
from entrepot.core.event import Event
from entrepot.core.rows import row
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card_ids import CARD_IDS, CARDS, FIRST_SPECIAL, STADIUM, WIND_FARM
from entrepot.le_havre.goods import FRANC, HOLDINGS, NAMES, OFFER_NAMES, OFFERS
from entrepot.le_havre.round_cards import ROUND_CARDS, SHIP_KIND, SHIPS, TILES
from entrepot.le_havre.rules import LOAN_COSTS, LOAN_GIVES, Rules

# Where a card or ship lies; 0 and above: with that seat
TOWN: Final[i64] = -1
PROPOSAL: Final[i64] = -2
"""The first proposal stack; the others are -3 and -4."""
BOX: Final[i64] = -5
"""Not in the game, or a special building that nobody has seen."""
GONE: Final[i64] = -6
"""Removed from the game (an iron ship given for the Luxury Yacht)."""
SHIP_STACK: Final[i64] = -7
UPCOMING: Final[i64] = -8
"""A ship still on the back of a round card."""

NOWHERE: Final[i64] = -1
"""The place of a disc that stands in no building; the top of an empty stack."""
PILE: Final[i64] = 6
"""Special buildings in the pile at the start."""


@final
class LeHavreState(State):
    """What is on the table. Change it only through its methods: they note events."""

    def __init__(
        self,
        rules: Rules,
        stack: list[Frame],
        goods: vec[i64],
        offers: vec[i64],
        loans: vec[i64],
        discs: vec[i64],
        places: vec[i64],
        tops: vec[i64],
        ship_places: vec[i64],
        ship_tops: vec[i64],
        ship_under: vec[i64],
        sold: vec[i64],
        tiles: vec[i64],
        pile: vec[i64],
        knows: vec[i64],
        pile_size: i64,
        modernised: i64,
        stadium_waits: i64,
        round: i64,
        turn: i64,
    ) -> None:
        super().__init__(rules.players, stack)
        self.rules = rules
        self.goods = goods
        """Goods and francs: cell ``seat * HOLDINGS + good``."""
        self.offers = offers
        self.loans = loans
        self.discs = discs
        """The building each seat's disc stands in, or ``NOWHERE``."""
        self.places = places
        """Where each building lies."""
        self.tops = tops
        """The uncovered card of each proposal stack, or ``NOWHERE``: the lowest number in it."""
        self.ship_places = ship_places
        self.ship_tops = ship_tops
        """The uncovered ship of each kind's stack, or ``NOWHERE``."""
        self.ship_under = ship_under
        """For a ship in a stack: the ship below it, or ``NOWHERE``."""
        self.sold = sold
        """What the active seat sold in the running turn: buildings, then ships (LH-35)."""
        self.tiles = tiles
        """The supply tiles on the track; ``NOWHERE`` while face down."""
        self.pile = pile
        """Special buildings from the top of the pile; ``NOWHERE`` where nobody has seen the card."""
        self.knows = knows
        """Cell ``seat * PILE + slot``: the slots, as bits, in which that seat thinks the card of ``slot``
        may lie; 0 if it does not know the card (LH-54)."""
        self.pile_size: i64 = pile_size
        self.modernised: i64 = modernised
        """The wharves with a brick on them, as bits by card index."""
        self.stadium_waits: i64 = stadium_waits
        """1 from the reveal of the Football Stadium until it has lain in a stack or been bought (LH-51)."""
        self.round: i64 = round
        """From 1; ``rules.rounds + 1`` is the final phase."""
        self.turn: i64 = turn
        """The running turn of the round, 0 to 6 (-1 before the first); in the final phase the seat."""

    def copy(self) -> "LeHavreState":
        return LeHavreState(
            self.rules, self.stack[:], self.goods[:], self.offers[:], self.loans[:], self.discs[:],
            self.places[:], self.tops[:], self.ship_places[:], self.ship_tops[:], self.ship_under[:],
            self.sold[:], self.tiles[:], self.pile[:], self.knows[:], self.pile_size, self.modernised,
            self.stadium_waits, self.round, self.turn,
        )  # fmt: skip

    # -- asking --------------------------------------------------------------------------------------

    def held(self, seat: i64, good: i64) -> i64:
        """How many of a good (or francs) a seat has."""
        return self.goods[seat * HOLDINGS + good]

    def final(self) -> bool:
        """Whether the final phase runs (LH-28)."""
        return self.round > self.rules.rounds

    def active(self) -> i64:
        """The seat whose turn runs: turns go round the table without regard to rounds."""
        if self.final():
            return self.turn
        return (TILES * (self.round - 1) + self.turn) % self.players

    def occupied(self, card: i64) -> bool:
        """Whether any disc stands in a building."""
        for seat in range(self.players):
            if self.discs[seat] == card:
                return True
        return False

    def count_hammers(self, seat: i64) -> i64:
        n: i64 = 0
        for card in range(CARDS):
            if self.places[card] == seat:
                n += self.rules.cards[card].hammers
        return n

    def count_fishermen(self, seat: i64) -> i64:
        n: i64 = 0
        for card in range(CARDS):
            if self.places[card] == seat:
                n += self.rules.cards[card].fishermen
        return n

    def count_type(self, seat: i64, kind: i64) -> i64:
        """How many buildings of a type a seat owns."""
        n: i64 = 0
        for card in range(CARDS):
            if self.places[card] == seat and self.rules.cards[card].kind == kind:
                n += 1
        return n

    def count_ships(self, seat: i64, kind: i64) -> i64:
        n: i64 = 0
        for ship in range(SHIPS):
            if self.ship_places[ship] == seat and SHIP_KIND[ship] == kind:
                n += 1
        return n

    def ship_food(self, seat: i64) -> i64:
        """The food that a seat's ships bring in a round."""
        food: i64 = 0
        for ship in range(SHIPS):
            if self.ship_places[ship] == seat:
                food += self.rules.ship_food[SHIP_KIND[ship]]
        return food

    def energy_due(self, seat: i64, energy: i64) -> i64:
        """What is left of an energy total for a seat to pay: the Wind Farm takes 3 off (LH-46)."""
        if self.places[WIND_FARM] == seat:
            return energy - 3 if energy > 3 else 0
        return energy

    def specials_due(self) -> bool:
        """Whether a special building is still to come to the town, this round's included (LH-54)."""
        for at in range(self.round - 1, self.rules.rounds):
            if self.rules.town_builds[at] == 2:
                return self.pile_size > 0
        return False

    # -- changing ------------------------------------------------------------------------------------

    def gain(self, seat: i64, good: i64, amount: i64) -> None:
        """Give a seat goods or francs from the supply; a negative amount takes them."""
        self.goods[seat * HOLDINGS + good] += amount
        if self.journal is not None and amount != 0:
            self.journal.append(Event("goods", int(seat), NAMES[good], int(amount)))

    def lose(self, seat: i64, good: i64, amount: i64) -> None:
        """Take goods or francs from a seat."""
        self.gain(seat, good, -amount)

    def give(self, seat: i64, payee: i64, good: i64, amount: i64) -> None:
        """Pay a seat (or the supply, ``payee`` below 0) in goods or francs (LH-39)."""
        self.gain(seat, good, -amount)
        if payee >= 0:
            self.gain(payee, good, amount)

    def supply(self, offer: i64, amount: i64) -> None:
        """Put goods on an offer space; a negative amount takes them."""
        self.offers[offer] += amount
        if self.journal is not None and amount != 0:
            self.journal.append(Event("offers", -1, OFFER_NAMES[offer], int(amount)))

    def owe(self, seat: i64, loans: i64) -> None:
        """Add loans to a seat without paying them out; a negative number returns them."""
        self.loans[seat] += loans
        if self.journal is not None and loans != 0:
            self.journal.append(Event("loans", int(seat), "", int(loans)))

    def borrow(self, seat: i64, shortfall: i64) -> None:
        """Take as many loans as a shortfall of francs needs (LH-3)."""
        loans = (shortfall + LOAN_GIVES - 1) // LOAN_GIVES
        self.owe(seat, loans)
        self.gain(seat, FRANC, loans * LOAN_GIVES)

    def repay(self, seat: i64) -> None:
        """Return one loan for its price."""
        self.lose(seat, FRANC, LOAN_COSTS)
        self.owe(seat, -1)

    def move_disc(self, seat: i64, card: i64) -> None:
        """Put a seat's disc into a building, or home (``NOWHERE``)."""
        if self.journal is not None:
            self.journal.append(Event("disc", int(seat), CARD_IDS[card] if card >= 0 else ""))
        self.discs[seat] = card

    def clear_discs(self, card: i64) -> None:
        """Send everybody in a building home (LH-7)."""
        for seat in range(self.players):
            if self.discs[seat] == card:
                self.move_disc(seat, NOWHERE)

    def move_card(self, card: i64, place: i64) -> None:
        """Lay a building to a seat, to the town or elsewhere, and uncover what lay below it."""
        before = self.places[card]
        self.places[card] = place
        if card == STADIUM and place != TOWN:
            self.stadium_waits = 0
        if self.journal is not None:
            self._note_card("card", CARD_IDS[card], before, place)
        if before <= PROPOSAL and before > BOX:
            self.uncover(PROPOSAL - before)
        if place <= PROPOSAL and place > BOX:
            self.uncover(PROPOSAL - place)

    def uncover(self, stack: i64) -> None:
        """Find the top of a proposal stack; an empty one takes the Stadium from the town (LH-25, LH-51)."""
        for card in range(FIRST_SPECIAL + 1):
            if self.places[card] == PROPOSAL - stack:
                self.tops[stack] = card
                return
        self.tops[stack] = NOWHERE
        self.move_stadium()

    def move_stadium(self) -> None:
        """The Football Stadium that waits with the town goes to the leftmost empty proposal stack; from
        then on it is an ordinary card (LH-51)."""
        if self.stadium_waits == 0:
            return
        for stack in range(3):
            if self.tops[stack] == NOWHERE:
                self.move_card(STADIUM, PROPOSAL - stack)
                return

    def move_ship(self, ship: i64, place: i64) -> None:
        """Lay a ship to a seat, out of the game or on top of its stack (LH-48)."""
        before = self.ship_places[ship]
        kind = SHIP_KIND[ship]
        if before == SHIP_STACK:  # only the top one ever leaves
            self.ship_tops[kind] = self.ship_under[ship]
            self.ship_under[ship] = NOWHERE
        if place == SHIP_STACK:
            self.ship_under[ship] = self.ship_tops[kind]
            self.ship_tops[kind] = ship
        self.ship_places[ship] = place
        if self.journal is not None:
            self._note_card("ship", ROUND_CARDS[ship].id, before, place)

    def modernise(self, card: i64) -> None:
        """Lay the brick on a wharf, for ever (LH-47)."""
        self.modernised |= 1 << card
        if self.journal is not None:
            self.journal.append(Event("modernised", -1, CARD_IDS[card]))

    def is_modern(self, card: i64) -> bool:
        return (self.modernised >> card) & 1 == 1

    def note(self, kind: str, seat: i64, item: str) -> None:
        """Note something that moves no holding."""
        if self.journal is not None:
            self.journal.append(Event(kind, int(seat), item))

    def _note_card(self, kind: str, id: str, before: i64, place: i64) -> None:
        assert self.journal is not None
        self.journal.append(Event(kind, int(before), id, -1, place_name(before)))
        self.journal.append(Event(kind, int(place), id, 1, place_name(place)))


def place_name(place: i64) -> str:
    """How events and positions call a place."""
    if place >= 0:
        return "seat"
    if place == TOWN:
        return "town"
    if place > BOX:
        return "proposals"
    if place == SHIP_STACK:
        return "stack"
    return "gone" if place == GONE else "box"


def empty(rules: Rules, stack: list[Frame]) -> LeHavreState:
    """A table with nothing on it; ``setup`` and ``position`` lay it out."""
    n = int(rules.players)
    return LeHavreState(
        rules, stack, row(n * int(HOLDINGS)), row(int(OFFERS)), row(n), row(n, -1), row(int(CARDS), -5),
        row(3, -1), row(int(SHIPS), -8), row(4, -1), row(int(SHIPS), -1), row(int(CARDS + SHIPS)),
        row(int(TILES), -1), row(int(PILE), -1), row(n * int(PILE)), PILE, 0, 0, 1, -1,
    )  # fmt: skip
