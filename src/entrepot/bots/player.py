"""What every bot is."""

from abc import ABC, abstractmethod
from typing import ClassVar

from entrepot.core.state import State
from entrepot.core.title import Title


class Player(ABC):
    """Somebody who answers for a seat."""

    looks: ClassVar[bool] = True
    """Whether it looks at more than the legal choices. Such a player is never given the truth, but a
    state in which all that its seat cannot know is drawn anew (``Title.resample``)."""

    @abstractmethod
    def choose(self, title: Title, state: State, seat: int) -> int:
        """The index of a legal choice for ``seat``, which has more than one. ``state`` is not changed."""
