"""Whole lines of play: everything a seat may do until its turn ends, each judged.

A turn is many small answers (buy, enter, pay, convert, build, end). Here they are put together: a *line* is
the list of answers from the open question to the end of the seat's turn, or to the first answer of somebody
else. Positions are compared only between lines, where nothing is half paid.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from entrepot.core.decision import CHANCE
from entrepot.core.evaluation import Evaluation
from entrepot.core.rows import row
from entrepot.core.state import State
from entrepot.core.vecs import vec

LONGEST: Final[i64] = 64
"""Answers in a line; a longer one is judged where it stands."""
FEWEST: Final[i64] = 12
"""Lines that are judged for every first answer, however many of them there are."""
SOLO_SCALE: Final = 60.0
OWN_SHARE: Final = 0.1
"""How much the own score counts beside the expected share of the win: it keeps a lost seat playing well."""


def shares(worth: vec[float], spread: float) -> vec[float]:
    """For each seat how good these expected scores are, from 0 to 1: its expected share of the win, and a
    little of its own score."""
    n = len(worth)
    best = worth[0]
    for seat in range(1, n):
        best = worth[seat] if worth[seat] > best else best
    total: float = 0.0
    found = worth[:]
    for seat in range(n):
        found[seat] = exp((worth[seat] - best) / spread)
        total += found[seat]
    for seat in range(n):
        own = 1.0 / (1.0 + exp(-(worth[seat] - 100.0) / SOLO_SCALE))
        found[seat] = own if n == 1 else (1.0 - OWN_SHARE) * found[seat] / total + OWN_SHARE * own
    return found


@final
class Line:
    """Answers of one seat and what they lead to."""

    def __init__(self, path: vec[i64], worth: vec[float], good: vec[float]) -> None:
        self.path = path
        self.worth = worth
        """The expected final score of each seat afterwards."""
        self.good = good
        """The same as shares of the win (``shares``)."""


@final
class Finder:
    """Finds the lines of a position."""

    def __init__(self, evaluation: Evaluation, size: i64, most: i64, viewer: i64) -> None:
        """``size``: the length of the title's table of choices; ``most``: judge no more lines than this;
        ``viewer``: the seat with whose eyes positions are judged."""
        self.evaluation = evaluation
        self.viewer: i64 = viewer
        self.most: i64 = most
        self.scratch: vec[i64] = row(int(size))
        self.limit: i64 = 0
        self.path: vec[i64] = row(int(LONGEST))
        self.found: list[Line] = []
        self.seat: i64 = 0
        self.deep = False
        """Whether answers of others are being assumed."""
        self.spread: float = 1.0

    def lines(self, state: State) -> list[Line]:
        """The sensible lines of whoever is asked in ``state``, the best first. The state is not changed."""
        self.found = []
        self.seat = state.decider()
        self.spread = self.evaluation.spread(state)
        self._walk(state, -1, 0)
        found = self.found
        self.found = []
        best_first(found, self.seat)
        return found

    def judge(self, state: State) -> vec[float]:
        """The expected final scores of all seats."""
        worth = vec[float]([0.0] * int(state.players))
        for seat in range(state.players):
            worth[seat] = self.evaluation.worth(state, seat, self.viewer)
        return worth

    def _walk(self, state: State, last: i64, depth: i64) -> None:
        n = self.evaluation.sensible_into(state, last, self.scratch)
        choices = row(int(n))
        for i in range(n):
            choices[i] = self.scratch[i]
        for i in range(n):
            if depth == 0:  # no first answer may use up what the others need
                share = self.most // n
                self.limit = len(self.found) + (share if share > FEWEST else FEWEST)
            elif len(self.found) >= self.limit:
                return
            choice = choices[i]
            self.path[depth] = choice
            if self.evaluation.closes(state, choice):
                self._note(state, depth + 1)
                continue
            child = state.copy()
            child.play(choice)
            if not child.stack or depth + 1 == LONGEST:
                self._note(child, depth + 1)
            elif child.decider() == self.seat:
                self._walk(child, choice, depth + 1)
            else:
                self._think_on(child, choice, depth + 1)

    def _think_on(self, state: State, last: i64, depth: i64) -> None:
        """The line ends here, since somebody else answers; what it is worth shows in the best that may
        come of it if the others do what is assumed of them."""
        state = state.copy()
        asked: i64 = 0
        while state.stack and state.decider() != self.seat:
            choice = self.evaluation.assumed(state, self.viewer)
            asked += 1
            if choice < 0 or asked > 20:
                self._note(state, depth)
                return
            state.play(choice)
        if not state.stack or self.deep:
            self._note(state, depth)
            return
        before = self.found
        self.found = []
        self.deep = True
        self._walk(state, last, depth)
        self.deep = False
        best = self.found[0]
        for line in self.found:
            if line.good[self.seat] > best.good[self.seat]:
                best = line
        self.found = before
        path = row(int(depth))
        for i in range(depth):
            path[i] = self.path[i]
        self.found.append(Line(path, best.worth, best.good))

    def _note(self, state: State, length: i64) -> None:
        path = row(int(length))
        for i in range(length):
            path[i] = self.path[i]
        worth = self.judge(state)
        self.found.append(Line(path, worth, shares(worth, self.spread)))


def best_first(lines: list[Line], seat: i64) -> None:
    """Sort by what is best for ``seat``; equal lines keep their order."""
    lines.sort(key=lambda line: -line.good[seat])


def settle(state: State, evaluation: Evaluation, draw: "Draw", scratch: vec[i64]) -> i64:
    """Play chance and what only one sensible answer is left for, until somebody has to choose. Returns a
    number that tells apart what chance did."""
    key: i64 = 0
    while state.stack:
        if state.decider() == CHANCE:
            choice = draw.sample(state, scratch)
            key = (key * 1009 + choice + 1) % 1000000007
            state.play(choice)
        elif evaluation.sensible_into(state, -1, scratch) == 1:
            state.play(scratch[0])
        else:
            break
    return key


@final
class Draw:
    """Chance inside a search."""

    def __init__(self, seed: int) -> None:
        from entrepot.core.rng import Rng

        self.rng = Rng(seed)

    def sample(self, state: State, scratch: vec[i64]) -> i64:
        """A chance answer."""
        decision = state.decision()
        n = decision.legal_into(state, scratch)
        total: i64 = 0
        for i in range(n):
            total += decision.weight(state, scratch[i])
        rest = self.rng.below(total)
        for i in range(n):
            rest -= decision.weight(state, scratch[i])
            if rest < 0:
                return scratch[i]
        return scratch[n - 1]
