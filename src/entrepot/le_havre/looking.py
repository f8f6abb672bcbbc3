"""The special pile: revealing a building, and the Marketplace's look (LH-18, LH-54).

A card of the pile becomes fixed only when somebody sees it. ``knows`` keeps, for each seat and slot, the
slots in which that seat thinks the card may lie.
"""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from entrepot.core.decision import CHANCE, LEGAL, Decision, Step
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card_ids import CARD_IDS, CARDS, FIRST_SPECIAL, STADIUM
from entrepot.le_havre.choices import KEEP, SPECIAL, SWAP
from entrepot.le_havre.question import Question
from entrepot.le_havre.refusals import NOT_IN_PLAY
from entrepot.le_havre.rules import BANNED, SURE
from entrepot.le_havre.state import BOX, NOWHERE, PILE, TOWN, LeHavreState
from entrepot.le_havre.tell import card_name, refuse, tell

TABLE_SEES: Final[i64] = -1
"""The audience of a reveal to the town."""


def unseen(table: LeHavreState, card: i64) -> bool:
    """Whether a special building may still be drawn: allowed, not in the town, seen by nobody."""
    if table.places[card] != BOX or table.rules.pile_rule[card] == BANNED:
        return False
    for slot in range(table.pile_size):
        if table.pile[slot] == card:
            return False
    return True


def draw_weight(table: LeHavreState, card: i64) -> i64:
    """How often an unseen card comes next: cards that are surely in the pile come more often than those
    of which some lie in the box."""
    if not table.rules.some_are_sure:
        return 1
    unknown: i64 = 0
    for slot in range(table.pile_size):
        if table.pile[slot] == NOWHERE:
            unknown += 1
    sure: i64 = 0
    others: i64 = 0
    for other in range(FIRST_SPECIAL, CARDS):
        if unseen(table, other):
            if table.rules.pile_rule[other] == SURE:
                sure += 1
            else:
                others += 1
    if table.rules.pile_rule[card] == SURE:
        return others if others > 0 else 1
    return unknown - sure


@final
class DrawSpecial(Decision):
    """Chance: which building lies in a slot of the pile that nobody has seen? ``seat`` looks at it at
    the Marketplace; ``TABLE_SEES``: it comes to the town."""

    name: ClassVar[str] = "draw-special"

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.slot)]

    def decider(self, state: State) -> i64:
        return CHANCE

    def audience(self, state: State) -> i64:
        return self.seat

    def weight(self, state: State, choice: i64) -> i64:
        return draw_weight(cast(LeHavreState, state), FIRST_SPECIAL + choice - SPECIAL)

    def refusal(self, state: State, choice: i64) -> i64:
        if choice < SPECIAL:
            return NOT_ASKED
        table = cast(LeHavreState, state)
        card = FIRST_SPECIAL + choice - SPECIAL
        return LEGAL if unseen(table, card) and draw_weight(table, card) > 0 else NOT_IN_PLAY

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for card in range(CARDS - FIRST_SPECIAL):
            if self.refusal(state, SPECIAL + card) == LEGAL:
                buffer[n] = SPECIAL + card
                n += 1
        return n

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        table.pile[self.slot] = FIRST_SPECIAL + choice - SPECIAL

    def prompt(self, state: State) -> Message:
        return say("ask-special")

    def message(self, state: State, choice: i64) -> Message:
        return tell(cast(LeHavreState, state), choice)

    def reason(self, state: State, choice: i64) -> Message:
        table = cast(LeHavreState, state)
        card = FIRST_SPECIAL + choice - SPECIAL if choice >= SPECIAL else -1
        return refuse(table, self.refusal(state, choice), card)


@final
class Reveal(Step):
    """The top special building comes to the town (LH-26)."""

    name: ClassVar[str] = "reveal"

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        if table.pile[0] == NOWHERE:
            table.stack.append(self)
            table.stack.append(DrawSpecial(TABLE_SEES, 0))
            return
        card = table.pile[0]
        for slot in range(PILE - 1):
            table.pile[slot] = table.pile[slot + 1]
            for seat in range(table.players):
                # the top slot is gone from everybody's knowledge; other slots move up
                table.knows[seat * PILE + slot] = table.knows[seat * PILE + slot + 1] >> 1
        table.pile[PILE - 1] = NOWHERE
        for seat in range(table.players):
            table.knows[seat * PILE + PILE - 1] = 0
        table.pile_size -= 1
        if card == STADIUM:
            table.stadium_waits = 1
        table.move_card(card, TOWN)
        table.move_stadium()


@final
class Look(Step):
    """A seat looks at the top two special buildings."""

    name: ClassVar[str] = "look"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        shown: i64 = 2 if table.pile_size > 1 else 1
        for slot in range(shown):
            if table.pile[slot] == NOWHERE:
                table.stack.append(self)
                table.stack.append(DrawSpecial(self.seat, slot))
                return
        table.note("look", self.seat, "")
        for slot in range(shown):
            learn(table, self.seat, slot, shown)
        if shown == 2:
            table.stack.append(Arrange(self.seat))


def learn(table: LeHavreState, seat: i64, slot: i64, shown: i64) -> None:
    """``seat`` knows the card of ``slot`` exactly; others who knew it know two slots from now on."""
    for other in range(table.players):
        cell = other * PILE + slot
        if other == seat:
            table.knows[cell] = 1 << slot
        elif table.knows[cell] != 0 and shown == 2:
            table.knows[cell] = 3


@final
class Arrange(Question):
    """In which order do the two cards go back? Nobody else learns it."""

    name: ClassVar[str] = "arrange"
    inside = True

    def audience(self, state: State) -> i64:
        return self.seat

    def refusal(self, state: State, choice: i64) -> i64:
        return LEGAL if choice == KEEP or choice == SWAP else NOT_ASKED

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        buffer[0] = KEEP
        buffer[1] = SWAP
        return 2

    def resolve(self, state: State, choice: i64) -> None:
        if choice == KEEP:
            return
        table = cast(LeHavreState, state)
        top = table.pile[0]
        table.pile[0] = table.pile[1]
        table.pile[1] = top
        for seat in range(table.players):
            cell = seat * PILE
            mask = table.knows[cell]
            table.knows[cell] = table.knows[cell + 1]
            table.knows[cell + 1] = mask
        table.knows[self.seat * PILE] = 1
        table.knows[self.seat * PILE + 1] = 2

    def prompt(self, state: State) -> Message:
        table = cast(LeHavreState, state)
        return say(
            "ask-arrange", first=card_name(table, table.pile[0]), second=card_name(table, table.pile[1])
        )

    def message(self, state: State, choice: i64) -> Message:
        table = cast(LeHavreState, state)
        first, second = (0, 1) if choice == KEEP else (1, 0)
        return say(
            "do-arrange",
            first=card_name(table, table.pile[first]),
            second=card_name(table, table.pile[second]),
        )


def pile_ids(table: LeHavreState) -> list[str | None]:
    """The pile from the top, None where nobody has seen the card."""
    return [CARD_IDS[table.pile[i]] if table.pile[i] >= 0 else None for i in range(table.pile_size)]
