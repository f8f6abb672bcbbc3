"""What a title brings to the table."""

from abc import ABC, abstractmethod
from typing import Any

from entrepot.core.choice import ChoiceTable
from entrepot.core.errors import BadOption
from entrepot.core.event import Event
from entrepot.core.message import Message
from entrepot.core.option import Option, read_options
from entrepot.core.rng import Rng
from entrepot.core.state import State
from entrepot.core.words import Words


class Title(ABC):
    """One game: its table of choices, its rules, its words. Everything above ``core`` meets a title
    only through this door and through the states that it makes."""

    key: str
    """The name in commands and records, such as ``le-havre``."""
    players: range
    """The numbers of players it can be played with."""
    rules_version: int
    """The newest version of the rules; records tell which one they follow."""
    choices: ChoiceTable
    options: tuple[Option, ...]
    words: Words
    cards: tuple[str, ...]
    """The ids of everything the rules library describes, in its order."""

    def read_options(self, players: int, given: dict[str, Any]) -> dict[str, Any]:
        """Check a set-up; all options with defaults filled in. Raises ``BadOption``."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadOption(
                "bad-players",
                title=self.key,
                players=str(players),
                least=self.players[0],
                most=self.players[-1],
            )
        return read_options(self.key, self.options, given)

    @abstractmethod
    def start(self, players: int, options: dict[str, Any], rules_version: int) -> State:
        """A new game before the first question. ``options`` come from ``read_options``; raises
        ``BadOption`` where two of them do not fit together."""

    @abstractmethod
    def position(self, state: State) -> dict[str, Any]:
        """The whole state as a JSON document; ``from_position`` of it is an equal state."""

    @abstractmethod
    def from_position(self, document: dict[str, Any]) -> State:
        """The state that a position describes; raises ``ImpossiblePosition`` with all its faults."""

    @abstractmethod
    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What ``seat`` (-1: a spectator) may see, as plain data in the shape of a position."""

    @abstractmethod
    def resample(self, state: State, seat: int, rng: Rng) -> State:
        """A copy in which everything that ``seat`` cannot know is drawn anew, consistent with all that
        it has seen."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """The score of each seat, as if the game ended now."""

    @abstractmethod
    def ranks(self, state: State) -> list[int]:
        """The place of each seat, 1 the best; equal seats share one."""

    @abstractmethod
    def holdings(self, state: State) -> dict[tuple[str, int, str], int]:
        """Everything that is held, by (event kind, seat, item): what the events must add up to."""

    @abstractmethod
    def card_text(self, card: str) -> list[Message]:
        """A card of the rules library as sentences made from its row: name first; raises KeyError."""

    @abstractmethod
    def event_message(self, event: Event) -> Message:
        """The sentence of an event for the log."""
