"""What is on the table now."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from entrepot.core.decision import Decision, Frame, Step
from entrepot.core.event import Event
from entrepot.core.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table now and the questions still open; no random generator, no history.

    The fast, unchecked doors (``play``, ``legal_into``) take bare indices of the title's table of
    choices; whoever wants checks and words goes through a ``Match``.
    """

    def __init__(self, players: i64, stack: list[Frame]) -> None:
        self.players: i64 = players
        self.stack: list[Frame] = stack
        self.journal: list[Event] | None = None
        """Where changes are noted, or None while nobody listens. Never copied."""

    def copy(self) -> "State":
        """An independent equal state, without the journal."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def decision(self) -> Decision:
        """The question to answer now; only while the game is not over."""
        return cast(Decision, self.stack[-1])

    def decider(self) -> i64:
        """The seat that answers now, or ``CHANCE``; only while the game is not over."""
        return cast(Decision, self.stack[-1]).decider(self)

    def legal_into(self, buffer: vec[i64]) -> i64:
        """Write the legal choices, ascending, into ``buffer``; return how many (0 after the end)."""
        if not self.stack:
            return 0
        return cast(Decision, self.stack[-1]).legal_into(self, buffer)

    def play(self, choice: i64) -> None:
        """Answer the open question with a legal ``choice``. Legality is not checked here."""
        cast(Decision, self.stack.pop()).resolve(self, choice)
        self.advance()

    def advance(self) -> None:
        """Run the steps on top of the stack until a decision lies there or nothing is left."""
        while self.stack:
            top = self.stack[-1]
            if isinstance(top, Decision):
                return
            self.stack.pop()
            cast(Step, top).run(self)


def sample(state: State, buffer: vec[i64], pick: i64) -> i64:
    """The chance answer at ``pick``, a number from 0 to ``total_weight(state, buffer) - 1``."""
    decision = state.decision()
    n = decision.legal_into(state, buffer)
    rest = pick
    for i in range(n):
        rest -= decision.weight(state, buffer[i])
        if rest < 0:
            return buffer[i]
    raise ValueError("pick is not below the total weight")


def total_weight(state: State, buffer: vec[i64]) -> i64:
    """The sum of the weights of all answers that chance may give now."""
    decision = state.decision()
    total: i64 = 0
    for i in range(decision.legal_into(state, buffer)):
        total += decision.weight(state, buffer[i])
    return total
