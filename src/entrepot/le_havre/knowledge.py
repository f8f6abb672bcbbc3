"""What each seat knows of the special pile, and tables that a seat cannot tell from the true one
(LH-31, LH-54)."""

from typing import Any

from mypy_extensions import i64

from entrepot.core.rng import Rng
from entrepot.le_havre.card_ids import CARD_IDS, CARDS, FIRST_SPECIAL
from entrepot.le_havre.looking import draw_weight, unseen
from entrepot.le_havre.state import NOWHERE, PILE, LeHavreState

EITHER: i64 = 3
"""The knowledge of a card that lies in one of the top two slots."""


def known_cards(table: LeHavreState, seat: int) -> list[dict[str, Any]]:
    """The cards of the pile that a seat knows, with the slots (0 is the top) in which each may lie."""
    found = []
    for slot in range(table.pile_size):
        mask = table.knows[seat * PILE + slot]
        if mask != 0:
            at = [i for i in range(int(PILE)) if (mask >> i) & 1]
            found.append({"card": CARD_IDS[table.pile[slot]], "at": at})
    return sorted(found, key=lambda known: str(known["card"]))


def visible_pile(table: LeHavreState, seat: int) -> list[str | None]:
    """The pile from the top as a seat knows it; None where it does not know the card. -1: a spectator."""
    pile: list[str | None] = [None] * int(table.pile_size)
    if seat >= 0:
        for slot in range(table.pile_size):
            if table.knows[seat * PILE + slot] == 1 << slot:
                pile[slot] = CARD_IDS[table.pile[slot]]
    return pile


def resample(table: LeHavreState, seat: int, rng: Rng) -> LeHavreState:
    """A copy in which the cards of the pile that ``seat`` does not know are drawn anew, and what it
    knows without order is put in either order. What others know, they know of the new cards."""
    other = table.copy()
    _shuffle_either(other, seat, rng)
    hidden = []
    for slot in range(other.pile_size):
        if other.pile[slot] != NOWHERE and (seat < 0 or other.knows[seat * PILE + slot] == 0):
            hidden.append(slot)
            other.pile[slot] = NOWHERE
    for slot in hidden:
        other.pile[slot] = _draw(other, rng)
    return other


def _shuffle_either(table: LeHavreState, seat: int, rng: Rng) -> None:
    """Swap the top two slots for ``seat`` or not, if it does not know which of its cards is on top."""
    if seat < 0:
        return
    cell = seat * int(PILE)
    if (table.knows[cell] == EITHER or table.knows[cell + 1] == EITHER) and rng.below(2) == 1:
        table.pile[0], table.pile[1] = table.pile[1], table.pile[0]
        table.knows[cell], table.knows[cell + 1] = table.knows[cell + 1], table.knows[cell]


def _draw(table: LeHavreState, rng: Rng) -> i64:
    """A card for a slot that nobody has seen."""
    cards = [card for card in range(int(FIRST_SPECIAL), int(CARDS)) if unseen(table, card)]
    weights = [int(draw_weight(table, card)) for card in cards]
    pick = int(rng.below(sum(weights)))
    for card, weight in zip(cards, weights, strict=True):
        pick -= weight
        if pick < 0:
            return card
    raise ValueError("no special building is left to draw")
