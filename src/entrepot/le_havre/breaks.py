"""Breaks of a turn: the moments at which its owner trades freely and others may sell (LH-34, LH-35)."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from entrepot.core.message import Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre import trade
from entrepot.le_havre.question import Question
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.tell import named_card, refuse, tell


@mypyc_attr(allow_interpreted_subclasses=True)
class Break(Question):
    """A question asked at a break of a seat's turn: all other seats may sell meanwhile (LH-5)."""

    def aside_refusal(self, state: State, seat: i64, choice: i64) -> i64:
        if seat == self.seat or not trade.is_sale(choice):
            return NOT_ASKED
        return trade.sell_refusal(cast(LeHavreState, state), seat, choice)

    def asides_into(self, state: State, seat: i64, buffer: vec[i64]) -> i64:
        if seat == self.seat:
            return 0
        table = cast(LeHavreState, state)
        return trade.ship_sales_into(table, seat, buffer, trade.sales_into(table, seat, buffer, 0))

    def play_aside(self, state: State, seat: i64, choice: i64) -> None:
        trade.sell(cast(LeHavreState, state), seat, choice)

    def aside_message(self, state: State, seat: i64, choice: i64) -> Message:
        return tell(cast(LeHavreState, state), choice)

    def aside_reason(self, state: State, seat: i64, choice: i64) -> Message:
        code = self.aside_refusal(state, seat, choice)
        return refuse(cast(LeHavreState, state), code, named_card(choice))
