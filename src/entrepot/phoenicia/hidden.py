"""Drawing anew what a seat cannot know (PH-11, PH-33).

Hidden are the values of the production cards in other hands and in the pile. What everybody has seen
limits them: the cards that others spent or gave up, what their bids and payments proved, and what the pile
held when it was last shuffled, since discards lie open. So the secret cards are two lots that never mix:
those already in hands at the last shuffle, and those drawn since or still in the pile. Cards are swapped
at random within a lot, and a swap stands only if the result fits everything seen; unhindered, a round of
swaps is a fair shuffle. What was known before the shuffle before the last one is not kept.
"""

from mypy_extensions import i64

from entrepot.core.rng import Rng
from entrepot.core.rows import row
from entrepot.core.vecs import vec
from entrepot.phoenicia.cards import CARD_KINDS, PRESET
from entrepot.phoenicia.limits import GiveUp, cards_from
from entrepot.phoenicia.payment import Payment
from entrepot.phoenicia.state import HAND, HELD, PILE, PROVED, SPENT, PhoeniciaState

ROUNDS = 4
"""Rounds of swaps: one is fair where nothing is refused, the others mix on where something is."""


def resampled(state: PhoeniciaState, seat: i64, rng: Rng) -> PhoeniciaState:
    """A copy in which all that ``seat`` (-1: a spectator) cannot know is drawn anew."""
    table = state.copy()
    held = Lot(table, seat, True)
    fresh = Lot(table, seat, False)
    for _ in range(ROUNDS):
        held.mix(table, rng)
        fresh.mix(table, rng)
    return table


class Lot:
    """Secret cards that may stand for one another: who holds (or held) each, and its kind."""

    def __init__(self, table: PhoeniciaState, seat: i64, held: bool) -> None:
        self.held = held
        owners: list[int] = []
        kinds: list[int] = []
        for card in range(CARD_KINDS):
            if card == PRESET:
                continue
            for other in range(-1, table.players):
                if other == -1:
                    count = 0 if held else table.table[PILE + card]
                elif other == seat:
                    count = 0
                elif held:
                    count = table.at(other, HELD + card)
                else:
                    count = (
                        table.at(other, HAND + card)
                        + table.at(other, SPENT + card)
                        - table.at(other, HELD + card)
                    )
                for _ in range(count):
                    owners.append(int(other))
                    kinds.append(int(card))
        self.size: i64 = len(owners)
        self.owners: vec[i64] = row(len(owners))
        self.kinds: vec[i64] = row(len(owners))
        for at in range(self.size):
            self.owners[at] = owners[at]
            self.kinds[at] = kinds[at]

    def mix(self, table: PhoeniciaState, rng: Rng) -> None:
        """One round of swaps."""
        for at in range(self.size):
            last = self.size - 1 - at
            self.swap(table, last, rng.below(last + 1))

    def swap(self, table: PhoeniciaState, a: i64, b: i64) -> None:
        """Swap two cards if the table stays possible."""
        if self.kinds[a] == self.kinds[b]:
            return
        self.trade(table, a, b)
        if not (possible(table, self.owners[a]) and possible(table, self.owners[b])):
            self.trade(table, a, b)

    def trade(self, table: PhoeniciaState, a: i64, b: i64) -> None:
        kind = self.kinds[a]
        self.kinds[a] = self.kinds[b]
        self.kinds[b] = kind
        self.move(table, self.owners[a], self.kinds[b], self.kinds[a])
        self.move(table, self.owners[b], self.kinds[a], self.kinds[b])

    def move(self, table: PhoeniciaState, owner: i64, old: i64, new: i64) -> None:
        """``owner`` (-1: the pile) has ``new`` in the place of ``old``."""
        if owner < 0:
            table.table[PILE + old] = table.table[PILE + old] - 1
            table.table[PILE + new] = table.table[PILE + new] + 1
            return
        table.set(owner, HAND + old, table.at(owner, HAND + old) - 1)
        table.set(owner, HAND + new, table.at(owner, HAND + new) + 1)
        if self.held:
            table.set(owner, HELD + old, table.at(owner, HELD + old) - 1)
            table.set(owner, HELD + new, table.at(owner, HELD + new) + 1)


def possible(table: PhoeniciaState, seat: i64) -> bool:
    """Whether the hand of a seat fits what all have seen of it."""
    if seat < 0:
        return True
    for card in range(CARD_KINDS):
        if table.at(seat, HAND + card) < 0:
            return False
    if table.secret(seat) < table.at(seat, PROVED):
        return False
    if not table.stack:
        return True
    # in the middle of a payment, or of giving cards up, the rest must still be possible
    top = table.stack[-1]
    if isinstance(top, Payment) and top.seat == seat:
        return table.reach(seat, top.highest) >= top.due
    if isinstance(top, GiveUp) and top.seat == seat:
        return cards_from(table, seat, top.highest) >= top.count
    return True
