"""Which bots there are, and what their names mean.

    random              any legal choice
    greedy              the best turn by the evaluation
    search:400          a search of 400 simulations a turn
    search:1.5s         a search of 1.5 seconds a turn
    gentle fair hard expert    the levels that people choose from (``LEVELS``)
    pipe:COMMAND        a program that speaks JSON lines (``pipe``)

Packages may bring more: an entry point of the group ``entrepot.bots`` is called with a seed and returns a
``Player``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.metadata import entry_points

from entrepot.bots.player import Budget, Player
from entrepot.bots.random import RandomPlayer

Factory = Callable[[int], Player]
"""A seed makes a player."""


@dataclass(frozen=True)
class Level:
    """How well a bot plays, for people who choose an opponent."""

    name: str
    budget: Budget
    slack: float
    """How much of the share of the win it gives up among near-equal lines (0.02: two games of a hundred)."""
    words: dict[str, str]
    """Its name and a sentence in each language, ``name: sentence``."""


LEVELS = {
    level.name: level
    for level in (
        Level("gentle", Budget(simulations=0), 0.06, {
            "en": "Gentle: looks at its own turn only and often takes what is nearly as good.",
            "zh": "温和：只看自己这一回合，常选差不多好的一步。",
        }),
        Level("fair", Budget(seconds=0.15, simulations=150), 0.02, {
            "en": "Fair: thinks a little about your answer. It answers at once.",
            "zh": "普通：会稍微想一想你的应对。马上回应。",
        }),
        Level("hard", Budget(seconds=1.0, simulations=1500), 0.005, {
            "en": "Hard: thinks some turns ahead, for about a second.",
            "zh": "困难：会往后想几个回合，大约想一秒。",
        }),
        Level("expert", Budget(seconds=5.0), 0.0, {
            "en": "Expert: plays as well as it can, for about five seconds a turn.",
            "zh": "专家：全力以赴，每回合大约想五秒。",
        }),
    )
}  # fmt: skip
"""From weak to strong. Weaker ones think less and choose among near-equal lines; none ever blunders on
purpose."""


def _greedy(seed: int) -> Player:
    from entrepot.bots.greedy import GreedyPlayer

    return GreedyPlayer(seed)


def _level(name: str, seed: int) -> Player:
    from entrepot.bots.search import SearchPlayer

    level = LEVELS[name]
    return SearchPlayer(seed, level.budget, level.slack)


def _search(budget: Budget, seed: int) -> Player:
    from entrepot.bots.search import SearchPlayer

    return SearchPlayer(seed, budget)


def _pipe(command: str, seed: int) -> Player:
    from entrepot.bots.pipe import PipePlayer

    return PipePlayer(command, seed)


_SEARCH = re.compile(r"search:(?:(?P<simulations>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s)")
_OWN: dict[str, Factory] = {
    "random": RandomPlayer,
    "greedy": _greedy,
    **{name: partial(_level, name) for name in LEVELS},
}


@cache
def _brought() -> dict[str, Factory]:
    """The bots of other packages; ours come first where names clash."""
    return {point.name: _loaded(point.load) for point in entry_points(group="entrepot.bots")}


def _loaded(load: Callable[[], Factory]) -> Factory:
    def make(seed: int) -> Player:
        return load()(seed)

    return make


class Bots(Mapping[str, Factory]):
    """All bots by name. Iterating gives the plain names; names with numbers in them are known too."""

    def __getitem__(self, name: str) -> Factory:
        found = _OWN.get(name) or self._patterned(name) or _brought().get(name)
        if found is None:
            raise KeyError(name)
        return found

    def _patterned(self, name: str) -> Factory | None:
        if name.startswith("pipe:") and len(name) > 5:
            return partial(_pipe, name[5:])
        match = _SEARCH.fullmatch(name)
        if match is None:
            return None
        if match["simulations"]:
            return partial(_search, Budget(simulations=int(match["simulations"])))
        seconds = float(match["seconds"])
        return partial(_search, Budget(seconds=seconds)) if seconds > 0 else None

    def __iter__(self) -> Iterator[str]:
        return iter([*_OWN, *(name for name in _brought() if name not in _OWN), "search:400", "search:1s"])

    def __len__(self) -> int:
        return sum(1 for _ in self)


BOTS = Bots()
