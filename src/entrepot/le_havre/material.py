"""Paying material where brick may stand for clay and steel for iron (LH-13, LH-44)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import Decision
from entrepot.core.message import Message, say
from entrepot.core.state import State
from entrepot.le_havre.goods import BASIC, CLAY, IRON
from entrepot.le_havre.question import HowMany
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.tell import amount_of, good_name


def can_be_replaced(good: i64) -> bool:
    """Whether the upgraded side of a good may stand for it."""
    return good == CLAY or good == IRON


def material_held(table: LeHavreState, seat: i64, good: i64) -> i64:
    """How much of a good a seat can pay, substitutes included."""
    held = table.held(seat, good)
    return held + table.held(seat, good + BASIC) if can_be_replaced(good) else held


def pay_material(table: LeHavreState, seat: i64, good: i64, need: i64) -> None:
    """Pay ``need`` of a good, of which the seat has enough; ask for the number of substitutes where
    there is a choice."""
    if need == 0:
        return
    if not can_be_replaced(good):
        table.lose(seat, good, need)
        return
    plain = table.held(seat, good)
    substitutes = table.held(seat, good + BASIC)
    low = need - plain if need > plain else 0
    high = need if need < substitutes else substitutes
    if low == high:
        pay_mixed(table, seat, good, need, low)
    else:
        table.stack.append(Substitutes(seat, good, need, low, high, 0))


def pay_mixed(table: LeHavreState, seat: i64, good: i64, need: i64, substitutes: i64) -> None:
    if substitutes > 0:
        table.lose(seat, good + BASIC, substitutes)
    if need > substitutes:
        table.lose(seat, good, need - substitutes)


@final
class Substitutes(HowMany):
    """How many bricks for clay, or steel for iron?"""

    name: ClassVar[str] = "substitutes"

    def __init__(self, seat: i64, good: i64, need: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(seat, low, high, given)
        self.good: i64 = good
        self.need: i64 = need

    def fields(self) -> list[int]:
        return [
            int(self.seat),
            int(self.good),
            int(self.need),
            int(self.low),
            int(self.high),
            int(self.given),
        ]

    def again(self, low: i64, high: i64, given: i64) -> Decision:
        return Substitutes(self.seat, self.good, self.need, low, high, given)

    def take(self, state: State, amount: i64) -> None:
        pay_mixed(cast(LeHavreState, state), self.seat, self.good, self.need, amount)

    def prompt(self, state: State) -> Message:
        return say(
            "ask-substitutes", goods=amount_of(self.good, self.need), good=good_name(self.good + BASIC)
        )

    def message(self, state: State, choice: i64) -> Message:
        amount = self.given + choice
        if amount == 0:
            return say("do-substitutes-none", goods=amount_of(self.good, self.need))
        if amount == self.need:
            return say("do-substitutes-all", goods=amount_of(self.good + BASIC, amount))
        return say(
            "do-substitutes",
            first=amount_of(self.good + BASIC, amount),
            second=amount_of(self.good, self.need - amount),
        )
