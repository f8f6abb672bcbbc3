"""The parts that messages are made of."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from entrepot.core.message import Message

ShortText = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=100)]
Tokens = Annotated[list[Token], Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(min_length=8, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Wire(Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a message."""


class SeatInfo(Wire):
    """Who sits where."""

    seat: int
    kind: Literal["person", "bot", "open"]
    """``open``: nobody yet."""
    name: str
    """As typed by the person; empty for bots and open seats."""
    bot: str = ""
    """The bot that plays here (``random``); for a person's seat, the bot that plays it for a while."""
    mine: bool = False
    """Whether this browser holds the seat; several on a hot-seat table."""
    online: bool = False


class TableInfo(Wire):
    """A table from outside: for lists, and while it waits for people."""

    id: str
    title: str
    players: int
    options: dict[str, Any]
    confirm_turn: bool
    public: bool
    """Whether the lobby lists it."""
    status: Literal["waiting", "running", "over"]
    seats: list[SeatInfo]
    free: int
    """How many seats are open."""
    seated: bool
    """Whether this browser holds a seat."""
    host: bool
    """Whether this browser made the table: it may start it, invite, and change who sits where."""
    decider: int | None
    """Who decides; None before the start and after the end."""
    my_turn: bool
    open_deal: bool
    """A person typed the seed, and so may know the deal."""
    commitment: str
    """The hash of a private deal, shown from the start (``sha256:...``); empty before the start."""
    made_at: int
    """Milliseconds since 1970, like every time here."""
    moved_at: int
    length: int
    """How many answers its record holds."""
    scores: list[int]
    """Empty before the start."""
    rematch: str = ""
    """The table where the same people play again."""


class ChoiceInfo(Wire):
    """One legal answer to the open question."""

    token: str
    verb: str
    argument: str
    message: Message
    """What it would do, a whole sentence."""


class AsideInfo(Wire):
    """What a seat of this browser may do out of turn."""

    seat: int
    token: str
    verb: str
    argument: str
    message: Message


class RefusedInfo(Wire):
    """An answer that is not legal now, and why."""

    token: str
    verb: str
    argument: str
    why: Message
    message: Message | None = None
    """What it would be, if it can be said at all."""


class EventInfo(Wire):
    """One change of the table: ``amount`` more (or less) of ``item`` at ``seat``."""

    kind: str
    seat: int
    item: str
    amount: int
    place: str
    message: Message


class LogEntry(Wire):
    """One answer of the record, as this browser may see it."""

    at: int
    """Its place in the record: the state before it is moment ``at``."""
    seat: int
    """-1: chance."""
    token: str
    """Empty where hidden."""
    aside: bool
    forced: bool
    """There was no alternative; told only of chance and of one's own answers."""
    message: Message
    events: list[EventInfo]


class UndoTarget(Wire):
    """How far one may go back."""

    moment: int
    free: bool
    """Without asking anybody."""


class UndoAsked(Wire):
    """Somebody asks to take something back."""

    seat: int
    moment: int
    agreed: list[int]
    """The seats that have agreed; it happens once every other person has."""


class UndoState(Wire):
    """What can be taken back by this browser, and what is being asked."""

    last: UndoTarget | None = None
    """The own last answer."""
    turn: UndoTarget | None = None
    """Everything of one's own since the turn began; None where that is the same as ``last``."""
    asked: UndoAsked | None = None


class Clock(Wire):
    """Time thought so far; the decider's still runs."""

    seat: int
    used: int
    """Milliseconds, up to ``since``."""


class Clocks(Wire):
    """Informal clocks: nobody loses on time."""

    since: int
    """Since when the decider thinks."""
    now: int
    """The server's time when this was sent."""
    seats: list[Clock]


class ChatLine(Wire):
    """Something said at the table. Show it as text, never as markup."""

    id: int
    seat: int
    name: str
    text: str
    at: int


class Answer(Wire):
    """A whole answer to the open question: how many, paid with what."""

    tokens: list[str]
    messages: list[Message]
    """One sentence a token."""
    events: list[EventInfo]
    """What it changes."""
