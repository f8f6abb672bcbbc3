"""The bot that looks one turn ahead."""

from time import perf_counter

from entrepot.bots.judging import evaluation_of
from entrepot.bots.lines import Finder, Line
from entrepot.bots.player import Budget, Player, Stop
from entrepot.bots.thought import Candidate, Thought
from entrepot.core.rng import Rng
from entrepot.core.state import State
from entrepot.core.title import Title

MOST = 1500
"""Lines judged for an answer."""


class GreedyPlayer(Player):
    """Judges everything it could do until the end of its turn and takes the best.

    With ``slack`` it takes any line that is worth at most so many francs (points) less than the best, so
    that it plays differently from game to game; never one that is much worse.
    """

    def __init__(self, seed: int, slack: float = 0.0) -> None:
        self.rng = Rng(seed)
        self.slack = slack

    def choose(
        self, title: Title, state: State, seat: int, budget: Budget | None = None, stop: Stop | None = None
    ) -> int:
        begin = perf_counter()
        lines = Finder(evaluation_of(title), len(title.choices), MOST, seat).lines(state)
        chosen = self._pick(lines, seat)
        order = [chosen, *(line for line in lines if line is not chosen)]
        self.thought = Thought(
            seat, 0, perf_counter() - begin, tuple(_candidate(title, x, seat) for x in order[:10])
        )
        return int(chosen.path[0])

    def _pick(self, lines: list[Line], seat: int) -> Line:
        if not self.slack:
            return lines[0]
        least = lines[0].worth[seat] - self.slack
        near = [line for line in lines if line.worth[seat] >= least]
        return near[int(self.rng.below(len(near)))]


def _candidate(title: Title, line: Line, seat: int) -> Candidate:
    tokens = tuple(title.choices[int(index)].token for index in line.path)
    return Candidate(tokens, line.good[seat], 0, tuple(line.worth))
