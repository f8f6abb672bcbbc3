"""Everything that can be wrong with what comes from outside: a small family, all ``ValueError``.

Each error carries its sentence as a ``Message``; ``str(error)`` is the English one.
"""

from entrepot.core.message import Argument, Message
from entrepot.core.words import CORE_WORDS


class EntrepotError(ValueError):
    """Wrong input. Nothing has changed."""

    def __init__(self, key: str, **args: Argument) -> None:
        # a word from outside may be of any length; a sentence (and Fluent, above 1000 letters) may not
        self.message = Message(f"error-{key}", {name: _short(arg) for name, arg in args.items()})
        super().__init__(self.say("en"))

    def say(self, lang: str) -> str:
        """What is wrong and what to do, in ``lang`` ("en" or "zh")."""
        return CORE_WORDS.say(self.message, lang)


def _short(arg: Argument, most: int = 600) -> Argument:
    return f"{arg[:most]}…" if isinstance(arg, str) and len(arg) > most else arg


class UnknownTitle(EntrepotError):
    """No title has this name."""


class BadOption(EntrepotError):
    """An option, or the number of players, is not one that the title offers."""


class UnknownToken(EntrepotError):
    """A token that names no choice of the title."""


class IllegalChoice(EntrepotError):
    """A choice of the title that may not be played now."""

    def __init__(self, key: str, reason: str = "", **args: Argument) -> None:
        self.reason = reason
        """The reason in words (English), with its ruling."""
        super().__init__(key, reason=reason, **args)


class WrongSeat(EntrepotError):
    """Somebody else is to answer, or there is no such seat."""


class GameOver(EntrepotError):
    """The game has ended; nothing can be played any more."""


class CannotUndo(EntrepotError):
    """There is nothing to take back, or not without the others' consent."""


class BrokenRecord(EntrepotError):
    """A text that is no record, or a record that cannot be replayed; says in which line."""


class NewerRecord(EntrepotError):
    """A record written by a newer version."""


class ImpossiblePosition(EntrepotError):
    """A position that cannot lie on a table; ``reasons`` names every fault found."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = reasons
        super().__init__("impossible-position", reasons="; ".join(reasons), count=len(reasons))
