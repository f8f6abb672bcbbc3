"""How fast is the engine here? Random play of the full rules, on one processor."""

import sys
from dataclasses import asdict, dataclass
from time import perf_counter

import entrepot.core.state
from entrepot.core.decision import CHANCE
from entrepot.core.playout import playout
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State, sample, total_weight
from entrepot.core.title import Title


def mode() -> str:
    """``compiled`` or ``interpreted``: which kind of engine runs."""
    return "interpreted" if str(entrepot.core.state.__file__).endswith(".py") else "compiled"


@dataclass(frozen=True)
class Speed:
    """One title's figures; decisions are seats' answers with more than one legal choice."""

    title: str
    players: int
    games: int
    decisions_per_s: float
    """Inside the engine (``core.playout``)."""
    copies_per_s: float
    """Of a state from the middle of a game."""
    decisions_per_s_python: float
    """From a plain Python loop over ``legal_into`` and ``play``."""


def measure(title: Title, players: int, seconds: float) -> Speed:
    """Measure for about ``seconds`` each."""
    start = title.start(players, title.read_options(players, {}), title.rules_version)
    start.advance()
    scratch = buffer(len(title.choices))
    rng = Rng(1)
    games = decisions = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        decisions += playout(start.copy(), rng, scratch)
        games += 1
        now = perf_counter()
    inside = decisions / (now - begin)
    return Speed(
        title.key, players, games, round(inside), round(_copies(_middle(title, start), seconds)),
        round(_plain(title, start, seconds)),
    )  # fmt: skip


def _plain(title: Title, start: State, seconds: float) -> float:
    """Decisions a second of a loop that anybody would write."""
    legal = buffer(len(title.choices))
    rng = Rng(1)
    decisions = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        state = start.copy()
        while not state.over():
            if state.decider() == CHANCE:
                state.play(sample(state, legal, rng.below(total_weight(state, legal))))
            else:
                n = state.legal_into(legal)
                decisions += n > 1
                state.play(legal[rng.below(n)])
        now = perf_counter()
    return decisions / (now - begin)


def _middle(title: Title, start: State) -> State:
    """A state from the middle of a random game."""
    legal = buffer(len(title.choices))
    rng = Rng(1)
    path = [start.copy()]
    while not path[-1].over():
        state = path[-1].copy()
        n = state.legal_into(legal)
        state.play(legal[rng.below(n)])
        path.append(state)
    return path[len(path) // 2]


def _copies(state: State, seconds: float) -> float:
    copies = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        for _ in range(1000):
            state.copy()
        copies += 1000
        now = perf_counter()
    return copies / (now - begin)


def report(titles: list[Title], players: int, seconds: float) -> dict[str, object]:
    """All titles' figures as ``entrepot bench --json`` prints them."""
    speeds = []
    for title in titles:
        least, most = title.players[0], title.players[-1]
        speeds.append(measure(title, min(max(players, least), most), seconds))
    python = ".".join(map(str, sys.version_info[:3]))
    return {"mode": mode(), "python": python, "titles": [asdict(speed) for speed in speeds]}
