"""Sentences before they have a language: a key and its arguments."""

from dataclasses import dataclass, field
from typing import Any, Union

Argument = Union[int, str, "Message"]


@dataclass(frozen=True)
class Message:
    """A sentence of the word catalogues (``words``), not yet in a language.

    Arguments are numbers, plain strings, or messages, which are put into words first. On the wire
    it is ``{"key": ..., "args": {...}}``.
    """

    key: str
    args: dict[str, Argument] = field(default_factory=dict)

    def wire(self) -> dict[str, Any]:
        """The message as plain data."""
        args = {name: arg.wire() if isinstance(arg, Message) else arg for name, arg in self.args.items()}
        return {"key": self.key, "args": args}


def say(key: str, **args: Argument) -> Message:
    """The message ``key`` with named arguments."""
    return Message(key, args)
