"""Paying: which production cards, and coins for the rest (PH-6, PH-18).

Cards are spent one by one in falling value (6, 5, preset 5, 4) until the sum is covered; ``pay:coins``
pays what is left in coins. So no card can be left out afterwards: each was needed when it was spent, and
those before it are worth no less. And each payment has exactly one path. What is paid too much comes back
in coins.

The questions asked follow from what everybody sees (the price, what is spent, how many cards are left), so
that the log of a game does not tell what else is in the hand (PH-11).
"""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL
from entrepot.core.message import Argument, Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.cards import CARD_KINDS, value_of
from entrepot.phoenicia.choices import PAY, PAY_COINS
from entrepot.phoenicia.question import Purchase, Question, asked
from entrepot.phoenicia.refusals import CANNOT_FINISH, COINS_SHORT, FALLING, NO_SUCH_CARD
from entrepot.phoenicia.speech import production_card
from entrepot.phoenicia.state import CHANGE, COINS, HAND, PAID, PhoeniciaState


def charge(table: PhoeniciaState, seat: i64, price: i64) -> None:
    """Let the seat pay; it owns enough. It is asked how while it holds production cards."""
    table.prove(seat, price)
    if price == 0:
        return
    if table.hand_size(seat) == 0:
        table.change(seat, COINS, -price, PAID)
    else:
        table.stack.append(Payment(seat, price, 0))


@final
class Payment(Question):
    """Pay ``due`` coins; cards dearer than ``highest`` have been passed over."""

    name: ClassVar[str] = "payment"
    inside: ClassVar[bool] = True

    def __init__(self, seat: i64, due: i64, highest: i64) -> None:
        Question.__init__(self, seat)
        self.due: i64 = due
        self.highest: i64 = highest

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.due), int(self.highest)]

    def refusal(self, state: State, choice: i64) -> i64:
        table = cast(PhoeniciaState, state)
        if choice < PAY or choice > PAY_COINS:
            return NOT_ASKED
        if choice == PAY_COINS:
            return LEGAL if table.at(self.seat, COINS) >= self.due else COINS_SHORT
        card = choice - PAY
        if table.at(self.seat, HAND + card) == 0:
            return NO_SUCH_CARD
        if card < self.highest:
            return FALLING
        return LEGAL if table.reach(self.seat, card) >= self.due else CANNOT_FINISH

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        return self.gather(state, buffer, 0, PAY, CARD_KINDS + 1)

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        due = self.due
        if choice < PAY_COINS:
            card = choice - PAY
            table.discard(self.seat, card, PAID)
            due -= value_of(card)
            if due <= 0:
                table.change(self.seat, COINS, -due, CHANGE)
                return
            if table.hand_size(self.seat) > 0:
                table.stack.append(Payment(self.seat, due, card))
                return
        table.change(self.seat, COINS, -due, PAID)

    def prompt(self, state: State) -> Message:
        what = cast(Purchase, state.stack[-2]).what()
        return asked("payment", self.seat, due=int(self.due), what=what)

    def message(self, state: State, choice: i64) -> Message:
        if choice == PAY_COINS:
            return Message("do-pay-coins", {"due": int(self.due)})
        card = choice - PAY
        change = value_of(card) - self.due
        if change >= 0:
            return Message("do-pay-last", {"card": production_card(card), "change": int(change)})
        return Message("do-pay", {"card": production_card(card), "rest": int(-change)})

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        table = cast(PhoeniciaState, state)
        facts: dict[str, Argument] = {"due": int(self.due), "coins": int(table.at(self.seat, COINS))}
        if choice < PAY_COINS:
            facts["card"] = production_card(choice - PAY)
        return facts
