"""What the server sends over the WebSocket."""

from typing import Any, Literal

from entrepot.core.message import Message
from entrepot.server.wire.parts import (
    Answer,
    AsideInfo,
    ChatLine,
    ChoiceInfo,
    Clocks,
    EventInfo,
    LogEntry,
    RefusedInfo,
    TableInfo,
    UndoState,
    Wire,
)


class Welcome(Wire, tag="welcome"):
    """The answer to ``hello``; then ``state`` follows, if the game has begun."""

    version: int
    """Of this wire."""
    release: str
    """Of Entrepot."""
    table: TableInfo
    chat: list[ChatLine]
    """The last lines."""


class TableChanged(Wire, tag="table"):
    """Somebody sat down, came, went; a bot took over; the game began or ended."""

    table: TableInfo


class State(Wire, tag="state"):
    """The table as this browser may see it now. Sent whole after every change."""

    sequence: int
    """Rises with everything that happens, an undo too; goes back to the server with every answer."""
    length: int
    """How many answers the record holds: the moment that this is."""
    seat: int
    """Whose eyes: the decider's if held by this browser, else the last that were; -1: a spectator."""
    decider: int | None
    """-1 is never seen: chance answers at once. None: the game is over."""
    mine: bool
    """Whether a seat of this browser decides."""
    prompt: Message | None
    """The open question; None at the end. For others than the decider: who is waited for."""
    choices: list[ChoiceInfo]
    """Empty unless ``mine``."""
    asides: list[AsideInfo]
    view: dict[str, Any]
    """The position as ``seat`` may see it (docs/<title>-decisions.md, "Positions")."""
    extra: dict[str, Any]
    """What the title adds: ``forecast``, ``score_sheet``; ``auction_panel``, ``discount_tree``."""
    scores: list[int]
    """As if the game ended now."""
    ranks: list[int]
    """Places, 1 the best; empty while the game runs (hidden things may break ties)."""
    over: bool
    clocks: Clocks
    undo: UndoState
    log_from: int
    """Drop what you have from this entry on, then append ``log``."""
    log: list[LogEntry]


class ChatLines(Wire, tag="chat"):
    """Something was said."""

    lines: list[ChatLine]


class Done(Wire, tag="done"):
    """Request ``id`` is carried out, and safe on disk; the new ``state`` came before or comes next."""

    id: int
    sequence: int


class Refused(Wire, tag="refused"):
    """Request ``id`` changed nothing; ``message`` says why."""

    id: int
    """0 if the request was not understood at all."""
    code: Literal["stale", "illegal", "not_yours", "wrong", "too_fast", "version", "over", "busy"]
    message: Message
    sequence: int


class Reasons(Wire, tag="reasons"):
    """The answer to ``why`` (one, or none if it is legal) and ``why_all``."""

    id: int
    sequence: int
    refused: list[RefusedInfo]


class Answers(Wire, tag="answers"):
    """The answer to ``complete``."""

    id: int
    sequence: int
    answers: list[Answer]
    more: bool
    """Whether the limit left some out."""


class Previewed(Wire, tag="previewed"):
    """The answer to ``preview``: how the table would look after the tokens that could be played."""

    id: int
    sequence: int
    seat: int
    played: int
    """How many of the tokens could be played."""
    stopped: Literal["", "chance", "foreign", "over", "illegal"]
    """What it stopped at: chance, another seat's decision, the end, or a token that is not legal there."""
    decider: int | None
    prompt: Message | None
    choices: list[ChoiceInfo]
    view: dict[str, Any]
    extra: dict[str, Any]
    scores: list[int]
    events: list[EventInfo]
    why: Message | None = None
    """Of an illegal token."""


Push = Welcome | TableChanged | State | ChatLines | Done | Refused | Reasons | Answers | Previewed
