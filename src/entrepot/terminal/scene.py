"""What a table is drawn from."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.text import Text

from entrepot.core.message import Argument, Message
from entrepot.core.state import State
from entrepot.core.title import Title
from entrepot.terminal import talk


@dataclass(frozen=True)
class Scene:
    """One moment, seen from one seat, in one language."""

    title: Title
    state: State
    seat: int
    """Whose eyes: -1 is a spectator."""
    lang: str
    people: tuple[str, ...] = ()
    """Who sits where: ``human`` or the name of a bot; empty where it does not matter."""

    @cached_property
    def view(self) -> dict[str, Any]:
        """What this seat may see."""
        return self.title.view(self.state, self.seat)

    @cached_property
    def things(self) -> set[str]:
        """The names of everything that the view mentions."""
        return set(_strings(self.view))

    def word(self, key: str, **args: Argument) -> str:
        """Words of the title."""
        return self.title.words.say(Message(key, args), self.lang)

    def has_word(self, key: str) -> bool:
        """Whether the title has words for this key."""
        return bool(self.title.words.bundle(self.lang).has_message(key))

    def card_name(self, card: str) -> str:
        """The name of a card, or its id if the library does not know it."""
        if card not in self.title.cards:
            return card
        return self.title.words.say(self.title.card_text(card)[0], self.lang)

    def player(self, seat: int) -> Text:
        """The name of a seat and who sits there."""
        name = talk.seat_name(seat, self.lang)
        if seat < len(self.people):
            kind = talk.kind_of_player(self.people[seat], seat == self.seat, self.lang)
            name.append(f" {kind}", talk.QUIET)
        return name

    @staticmethod
    def keys(message: Message) -> set[str]:
        """The key of a message and of all messages inside it."""
        inner = (Scene.keys(arg) for arg in message.args.values() if isinstance(arg, Message))
        return {message.key}.union(*inner)


def title_name(title: Title, lang: str) -> str:
    """The name of a game, or its key if it has none."""
    known = title.words.bundle(lang).has_message("title")
    return title.words.say(Message("title"), lang) if known else title.key


def _strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [name for key, inner in value.items() for name in [str(key), *_strings(inner)]]
    if isinstance(value, list):
        return [name for inner in value for name in _strings(inner)]
    return []
