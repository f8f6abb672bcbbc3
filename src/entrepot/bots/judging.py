"""Finding the evaluation of a title."""

from importlib import import_module
from importlib.util import find_spec

from mypy_extensions import i64

from entrepot.core.evaluation import Evaluation
from entrepot.core.playout import playout
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State
from entrepot.core.title import Title

_known: dict[str, Evaluation] = {}


def evaluation_of(title: Title) -> Evaluation:
    """How to judge positions of ``title``: by the module ``evaluate`` beside it, else by ``Blind``."""
    if title.key not in _known:
        module = type(title).__module__.rpartition(".")[0] + ".evaluate"
        if find_spec(module) is None:
            _known[title.key] = Blind(title)
        else:
            made = import_module(module).evaluation()
            assert isinstance(made, Evaluation)
            _known[title.key] = made
    return _known[title.key]


class Blind(Evaluation):
    """For titles that say nothing about playing well: what a few random games from here bring."""

    GAMES = 3

    def __init__(self, title: Title) -> None:
        self.title = title
        self.scratch = buffer(len(title.choices))
        self.judged: list[float] = []
        self.asked: dict[int, State] = {}

    def worth(self, state: State, seat: i64, viewer: i64) -> float:
        # seats are asked one after the other about one state: play for all of them once
        if seat in self.asked or any(other is not state for other in self.asked.values()) or not self.asked:
            self.asked = {}
            self.judged = self._play(state)
        self.asked[seat] = state
        return self.judged[seat]

    def _play(self, state: State) -> list[float]:
        if state.over():
            return [float(score) for score in self.title.scores(state)]
        sums = [0] * int(state.players)
        rng = Rng(1)
        for _ in range(self.GAMES):
            copy = state.copy()
            playout(copy, rng, self.scratch)
            sums = [a + b for a, b in zip(sums, self.title.scores(copy), strict=True)]
        return [total / self.GAMES for total in sums]
