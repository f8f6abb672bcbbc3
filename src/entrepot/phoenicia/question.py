"""What all questions of the title share."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from entrepot.core.decision import LEGAL, Decision, Step
from entrepot.core.message import Argument, Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.refusals import because
from entrepot.phoenicia.speech import seat_name
from entrepot.phoenicia.state import PhoeniciaState


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """A question to a seat; ``refusal`` alone says what is legal."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def decider(self, state: State) -> i64:
        return self.seat

    def gather(self, state: State, buffer: vec[i64], n: i64, first: i64, count: i64) -> i64:
        """Add the legal ones of ``count`` choices from ``first`` on to the ``n`` already in ``buffer``."""
        for choice in range(first, first + count):
            if self.refusal(state, choice) == LEGAL:
                buffer[n] = choice
                n += 1
        return n

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        """What the words of a refusal need."""
        return {}

    def reason(self, state: State, choice: i64) -> Message:
        code = self.refusal(state, choice)
        if code == NOT_ASKED:
            return because(code, {})
        return because(code, self.facts(state, choice))


@mypyc_attr(allow_interpreted_subclasses=True)
class Purchase(Step):
    """What a seat gets once it has paid."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.seat)]

    def run(self, state: State) -> None:
        self.receive(cast(PhoeniciaState, state))

    def receive(self, table: PhoeniciaState) -> None:
        """Hand it over."""
        raise NotImplementedError

    def what(self) -> Message:
        """What is being paid for."""
        raise NotImplementedError


def asked(key: str, seat: i64, **args: Argument) -> Message:
    """The prompt ``key`` for a seat."""
    return Message(f"prompt-{key}", {"who": seat_name(seat), **args})
