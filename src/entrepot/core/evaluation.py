"""What a title knows about playing well: the worth of a position, and which answers deserve a thought.

Bots of every title share this door. A title that has one keeps a function ``evaluation()`` in its module
``evaluate``; a title without one is judged by its scores (``bots.judging``).
"""

from mypy_extensions import i64, mypyc_attr

from entrepot.core.state import State
from entrepot.core.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A judge of positions."""

    def worth(self, state: State, seat: i64, viewer: i64) -> float:
        """The score that ``seat`` may expect at the end of the game; exact once nothing is left to do. It
        rests on nothing that the seat ``viewer`` cannot know."""
        raise NotImplementedError

    def sensible_into(self, state: State, last: i64, buffer: vec[i64]) -> i64:
        """Write the legal answers that deserve a thought into ``buffer``, at least one of them; return how
        many. ``last`` is the answer that the same seat gave just before in the line that is thought
        through, or -1: so orders that come to the same need not all be tried."""
        return state.legal_into(buffer)

    def assumed(self, state: State, viewer: i64) -> i64:
        """What ``viewer`` may expect somebody else to answer, so that it can think its turn through to the
        end; -1 where it should rather stop there. Not used to foresee what really happens."""
        return -1

    def closes(self, state: State, choice: i64) -> bool:
        """Whether ``choice`` ends the decider's turn. What happens next may depend on hidden facts, so a
        line is judged before such an answer is played."""
        return False

    def spread(self, state: State) -> float:
        """How many points final scores may still move apart: a lead of so many is a fairly sure win."""
        return 10.0
