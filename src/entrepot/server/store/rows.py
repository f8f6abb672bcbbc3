"""The rows of the store as objects."""

import json
from dataclasses import dataclass, field
from time import time
from typing import Any


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


@dataclass(slots=True)
class Act:
    """One thing that happened at a table (a row of ``entries``); ``log`` tells what the kinds mean."""

    sequence: int
    kind: str
    seat: int = -1
    moment: int = 0
    text: str = ""
    at: int = field(default_factory=now)


@dataclass(slots=True)
class SeatRow:
    """Who sits at a seat."""

    seat: int
    kind: str = "open"
    name: str = ""
    bot: str = ""
    guest: str = ""
    link: str = ""


@dataclass(slots=True)
class TableRow:
    """A table without its log. The last five are a summary for lists."""

    id: str
    title: str
    players: int
    setup: str
    header: str
    seed: str
    private: bool
    public: bool
    host: str
    invite: str
    status: str
    made_at: int
    moved_at: int
    length: int = 0
    decider: int | None = None
    scores: str = "[]"
    rematch: str = ""

    def set_up(self) -> dict[str, Any]:
        """What was chosen when the table was made: options, confirm_turn, start, lines."""
        value: dict[str, Any] = json.loads(self.setup)
        return value


@dataclass(slots=True)
class ChatRow:
    """Something that was said."""

    id: int
    seat: int
    name: str
    text: str
    at: int
