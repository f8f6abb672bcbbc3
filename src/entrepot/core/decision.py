"""What is still to be done: frames on the stack of a state.

A *decision* is a question that somebody must answer now: a seat, or chance. A *step* is work that no
one decides (deal the goods, end the round); it runs as soon as it comes to the top. Frames are
immutable, so that copies of a state share them; resolving one may push others.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from entrepot.core.message import Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.vecs import vec

if TYPE_CHECKING:
    from entrepot.core.state import State

CHANCE: Final[i64] = -1
"""The decider of a question that chance answers."""

EVERYONE: Final[i64] = -1
"""The audience of an answer that all may see."""

LEGAL: Final[i64] = 0
"""The refusal of a choice that may be played."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something on the stack of a state."""

    name: ClassVar[str] = "frame"
    """How positions call this kind of frame; one name a kind."""

    def fields(self) -> list[int]:
        """The numbers that make this frame, in the order of its constructor."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """Work that no one decides."""

    def run(self, state: "State") -> None:
        """Do it; the step has been taken off the stack already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame):
    """A question that somebody must answer now."""

    inside: ClassVar[bool] = False
    """Whether this question only completes the answer before it (how many, paid with what): all
    questions of one visit form a group, played all or none."""

    def decider(self, state: "State") -> i64:
        """The seat that answers, or ``CHANCE``."""
        raise NotImplementedError

    def audience(self, state: "State") -> i64:
        """The seat that alone sees the answer, or ``EVERYONE``."""
        return EVERYONE

    def refusal(self, state: "State", choice: i64) -> i64:
        """Why ``choice`` may not be played: a code of the title's refusals; ``LEGAL`` (0) if it may."""
        raise NotImplementedError

    def legal_into(self, state: "State", buffer: vec[i64]) -> i64:
        """Write the indices of the legal choices, ascending, into ``buffer``; return how many."""
        raise NotImplementedError

    def weight(self, state: "State", choice: i64) -> i64:
        """For chance: how often the legal ``choice`` comes, relative to the others; at least 1."""
        return 1

    def resolve(self, state: "State", choice: i64) -> None:
        """Carry the legal ``choice`` out; the decision has been taken off the stack already."""
        raise NotImplementedError

    def prompt(self, state: "State") -> Message:
        """The question in words."""
        raise NotImplementedError

    def message(self, state: "State", choice: i64) -> Message:
        """What ``choice`` would do, as a sentence for button, log and screen reader."""
        raise NotImplementedError

    def reason(self, state: "State", choice: i64) -> Message:
        """Why ``choice`` may not be played, in words; only for choices that are refused."""
        raise NotImplementedError

    # -- asides: what other seats may do while this question is open ------------------------------------

    def aside_refusal(self, state: "State", seat: i64, choice: i64) -> i64:
        """Why ``seat`` may not play ``choice`` out of turn now; ``LEGAL`` if it may."""
        return NOT_ASKED

    def asides_into(self, state: "State", seat: i64, buffer: vec[i64]) -> i64:
        """Write what ``seat`` may play out of turn now into ``buffer``; return how many."""
        return 0

    def play_aside(self, state: "State", seat: i64, choice: i64) -> None:
        """Play a legal aside; this question stays open."""
        raise NotImplementedError

    def aside_message(self, state: "State", seat: i64, choice: i64) -> Message:
        """What an aside would do, as a sentence."""
        raise NotImplementedError

    def aside_reason(self, state: "State", seat: i64, choice: i64) -> Message:
        """Why ``seat`` may not play ``choice`` out of turn, in words."""
        return Message("refusal-not-asked")
