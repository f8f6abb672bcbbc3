"""How many? The one way in which every title asks for a number.

All tables of choices begin with ``amount:0`` to ``amount:127``. A number above 126 is given in steps:
``amount:127`` means "127 so far", and the question comes again for the rest.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from entrepot.core.decision import LEGAL, Decision
from entrepot.core.message import Message
from entrepot.core.refusal import NOT_ASKED, TOO_FEW, TOO_MANY
from entrepot.core.vecs import vec

if TYPE_CHECKING:
    from entrepot.core.state import State

AMOUNT: Final[i64] = 0
"""The index of ``amount:0``."""
MORE: Final[i64] = 127
"""The index, and the amount, of ``amount:127``: so many, and ask again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Decision):
    """A question for a whole number from ``low`` to ``high``; ``given`` came in steps before."""

    inside = True

    def __init__(self, low: i64, high: i64, given: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.given: i64 = given

    def take(self, state: "State", amount: i64) -> None:
        """Carry the whole number out."""
        raise NotImplementedError

    def again(self, low: i64, high: i64, given: i64) -> Decision:
        """The same question for the rest of a large number."""
        raise NotImplementedError

    def refusal(self, state: "State", choice: i64) -> i64:
        if choice > MORE:
            return NOT_ASKED
        if choice == MORE:
            return LEGAL if self.high >= MORE else TOO_MANY
        if choice < self.low:
            return TOO_FEW
        if choice > self.high:
            return TOO_MANY
        return LEGAL

    def legal_into(self, state: "State", buffer: vec[i64]) -> i64:
        n: i64 = 0
        top = self.high if self.high < MORE else MORE
        for amount in range(self.low if self.low < MORE else MORE, top + 1):
            buffer[n] = amount
            n += 1
        return n

    def resolve(self, state: "State", choice: i64) -> None:
        if choice == MORE:
            low = self.low - MORE if self.low > MORE else 0
            state.stack.append(self.again(low, self.high - MORE, self.given + MORE))
        else:
            self.take(state, self.given + choice)

    def reason(self, state: "State", choice: i64) -> Message:
        code = self.refusal(state, choice)
        if code == NOT_ASKED:
            return Message("refusal-not-asked")
        key = "refusal-too-few" if code == TOO_FEW else "refusal-too-many"
        return Message(key, {"low": int(self.low + self.given), "high": int(self.high + self.given)})
