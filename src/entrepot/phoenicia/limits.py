"""Storehouses and treasury: what a seat may keep (PH-2, PH-27, PH-29).

Applied to the player in turn at the end of 1c, and to all, clockwise, in 2d.
"""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL, Step
from entrepot.core.message import Argument, Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.cards import CARD_KINDS, value_of
from entrepot.phoenicia.choices import GIVE
from entrepot.phoenicia.question import Question, asked
from entrepot.phoenicia.refusals import CANNOT_FINISH, FALLING, NO_SUCH_CARD
from entrepot.phoenicia.speech import production_card
from entrepot.phoenicia.state import COINS, HAND, OVER_LIMIT, STOREHOUSES, TURNED_IN, PhoeniciaState


def apply_limits(table: PhoeniciaState, seat: i64) -> None:
    """Cards above the storehouses become coins, then coins above the treasury's limit are lost."""
    table.stack.append(TrimCoins(seat))
    excess = table.hand_size(seat) - table.at(seat, STOREHOUSES)
    if excess > 0:
        table.stack.append(GiveUp(seat, excess, 0))


def turn_in(table: PhoeniciaState, seat: i64, card: i64) -> None:
    """A production card becomes coins of its value."""
    table.discard(seat, card, TURNED_IN)
    table.change(seat, COINS, value_of(card), TURNED_IN)


@final
class GiveUp(Question):
    """Which production cards to give up: one by one, in falling value, ``count`` more."""

    name: ClassVar[str] = "give-up"
    inside: ClassVar[bool] = True

    def __init__(self, seat: i64, count: i64, highest: i64) -> None:
        Question.__init__(self, seat)
        self.count: i64 = count
        self.highest: i64 = highest

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.count), int(self.highest)]

    def refusal(self, state: State, choice: i64) -> i64:
        table = cast(PhoeniciaState, state)
        if choice < GIVE or choice >= GIVE + CARD_KINDS:
            return NOT_ASKED
        card = choice - GIVE
        if table.at(self.seat, HAND + card) == 0:
            return NO_SUCH_CARD
        if card < self.highest:
            return FALLING
        return LEGAL if cards_from(table, self.seat, card) >= self.count else CANNOT_FINISH

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        return self.gather(state, buffer, 0, GIVE, CARD_KINDS)

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        turn_in(table, self.seat, choice - GIVE)
        if self.count > 1:
            table.stack.append(GiveUp(self.seat, self.count - 1, choice - GIVE))

    def prompt(self, state: State) -> Message:
        table = cast(PhoeniciaState, state)
        keeps = int(table.at(self.seat, STOREHOUSES))
        return asked("give-up", self.seat, count=int(self.count), storehouses=keeps)

    def message(self, state: State, choice: i64) -> Message:
        return Message("do-give", {"card": production_card(choice - GIVE)})

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        return {"card": production_card(choice - GIVE)}


def cards_from(table: PhoeniciaState, seat: i64, card: i64) -> i64:
    """How many cards no dearer than ``card`` the seat holds."""
    total: i64 = 0
    for kind in range(card, CARD_KINDS):
        total += table.at(seat, HAND + kind)
    return total


@final
class TrimCoins(Step):
    """Coins above the treasury's limit are lost."""

    name: ClassVar[str] = "trim-coins"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        excess = table.at(self.seat, COINS) - table.treasury(self.seat)
        if excess > 0:
            table.change(self.seat, COINS, -excess, OVER_LIMIT)
