"""The bot that has no opinion."""

from typing import ClassVar

from entrepot.bots.player import Budget, Player, Stop
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State
from entrepot.core.title import Title


class RandomPlayer(Player):
    """Every legal choice is equally likely."""

    looks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self._legal = buffer(0)

    def choose(
        self, title: Title, state: State, seat: int, budget: Budget | None = None, stop: Stop | None = None
    ) -> int:
        if len(self._legal) != len(title.choices):
            self._legal = buffer(len(title.choices))
        return int(self._legal[self.rng.below(state.legal_into(self._legal))])
