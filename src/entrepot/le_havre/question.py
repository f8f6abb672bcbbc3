"""Questions to a seat: what they share."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from entrepot.core.amount import Amount
from entrepot.core.decision import Decision
from entrepot.core.message import Message
from entrepot.core.state import State
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.tell import named_card, refuse, tell


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """A question to a seat whose answers read the same wherever they are given (see ``tell``)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def decider(self, state: State) -> i64:
        return self.seat

    def message(self, state: State, choice: i64) -> Message:
        return tell(cast(LeHavreState, state), choice)

    def reason(self, state: State, choice: i64) -> Message:
        return refuse(cast(LeHavreState, state), self.refusal(state, choice), named_card(choice))


@mypyc_attr(allow_interpreted_subclasses=True)
class HowMany(Amount):
    """A question to a seat for a number."""

    def __init__(self, seat: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(low, high, given)
        self.seat: i64 = seat

    def decider(self, state: State) -> i64:
        return self.seat
