"""What every bot is."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from entrepot.bots.thought import Thought
from entrepot.core.state import State
from entrepot.core.title import Title


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one answer together with all that completes it (a whole turn), not
    about each little step. None: no limit of this kind."""

    seconds: float | None = None
    simulations: int | None = None

    def tightest(self, other: "Budget | None") -> "Budget":
        """Both limits at once."""
        if other is None:
            return self
        seconds = [limit for limit in (self.seconds, other.seconds) if limit is not None]
        simulations = [limit for limit in (self.simulations, other.simulations) if limit is not None]
        return Budget(min(seconds, default=None), min(simulations, default=None))


class Stop:
    """A flag with which another thread tells a thinking bot to answer at once."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked = False

    def ask(self) -> None:
        """Ask the bot to stop; it answers with the best it has found."""
        self.asked = True


class Player(ABC):
    """Somebody who answers for a seat. One object plays one seat in one game."""

    looks: ClassVar[bool] = True
    """Whether it looks at more than the legal choices. Such a player is never given the truth, but a
    state in which all that its seat cannot know is drawn anew (``Title.resample``)."""

    thought: Thought | None = None
    """What it thought about its last answer, if it is one that thinks."""

    @abstractmethod
    def choose(
        self, title: Title, state: State, seat: int, budget: Budget | None = None, stop: Stop | None = None
    ) -> int:
        """The index of a legal choice for ``seat``, which has more than one. ``state`` is not changed.
        ``budget`` narrows the bot's own; ``stop`` may be asked from another thread."""
