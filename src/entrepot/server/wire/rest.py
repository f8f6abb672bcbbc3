"""The bodies of the REST requests and answers."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from entrepot.core.message import Message
from entrepot.server.wire.parts import Count, LogEntry, Name, SeatNumber, Secret, ShortText, Wire


class OptionInfo(Wire):
    """An option of a title; its words are ``option-<name>`` and ``option-<name>-help``."""

    name: str
    default: Any
    expected: str
    """What it takes: ``full | short``, ``yes | no``, ``2..8``, or a hint."""


class BotInfo(Wire):
    """An opponent."""

    name: str
    """Goes into ``SeatSpec.bot``."""
    message: Message
    """What it is called: key ``bot-<name>``, and ``bot-<name>-help`` for a sentence."""
    level: int
    """0 the weakest; for the order."""


class TitleInfo(Wire):
    """A game of the house."""

    key: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    verbs: list[str]
    """Every verb that a token may begin with."""


class CardText(Wire):
    """An entry of the rules library; the name first."""

    id: str
    lines: list[Message]


class Me(Wire):
    """The guest that this browser is."""

    name: str


class MeChange(Wire):
    name: Name


class SeatSpec(Wire):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """``me``: this browser (several: hot-seat); ``open``: whoever joins."""
    name: Name = ""
    """Of the person; empty: the guest's own name."""
    bot: ShortText = "random"


class NewTable(Wire):
    """A table to be made. It starts by itself once no seat is open."""

    title: ShortText
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = field(default_factory=dict)
    seed: Annotated[str, Meta(max_length=100, pattern="^[^\\n\\r]*$")] = ""
    """A seed that somebody typed: the table says "open deal". Empty: 128 random bits, with commitment."""
    confirm_turn: bool = False
    public: bool = False
    shuffle: bool = False
    """Seats are drawn by lot."""
    from_table: ShortText = ""
    """Play on from that table (``moment``): while it runs with a new deal, from what this browser may
    know there; after its end with the same deal."""
    moment: Count | None = None
    """With ``from_table`` or ``record``; without it, from its end."""
    record: Annotated[str, Meta(max_length=500_000)] = ""
    """Play on from a record; its title, options and players count, not those given here."""


class TableMade(Wire):
    """A table, and the secret of its invite link where seats are open. Tell it only to the browser: links
    look like ``/join/<id>#<secret>``, so that no log sees the secret."""

    id: str
    invite: str = ""


class Join(Wire):
    """Sit down: at a public table without secret, at any other with that of the invite link."""

    name: Name = ""
    seat: SeatNumber | None = None
    """A certain open seat; else the first."""
    secret: Annotated[str, Meta(max_length=100)] = ""


class Claim(Wire):
    """Take one's seat to this browser, with the secret of the seat's own link."""

    secret: Secret


class SeatChange(Wire):
    """Before the start, by the host: put a bot on a seat or open it."""

    kind: Literal["open", "bot"]
    bot: ShortText = "random"


class SeatLink(Wire):
    """The secret of a link: ``/join/<id>#<secret>``."""

    secret: str


class Imported(Wire):
    """A record to be looked at; it becomes a table that is over or that nobody plays."""

    record: Annotated[str, Meta(min_length=1, max_length=500_000)]


class Moment(Wire):
    """The table before entry ``moment``, seen by this browser's seat."""

    moment: int
    length: int
    seat: int
    decider: int | None
    prompt: Message | None
    view: dict[str, Any]
    extra: dict[str, Any]
    scores: list[int]
    over: bool
    entry: LogEntry | None
    """What was answered here; None at the last moment."""


class Log(Wire):
    """Entries ``first`` to ``first + len(entries)`` of the log."""

    first: int
    length: int
    entries: list[LogEntry]


class CurvePoint(Wire):
    moment: int
    scores: list[int]


class Curve(Wire):
    """The scores over the game, one point where they changed."""

    points: list[CurvePoint]


class Deal(Wire):
    """What was promised and what was dealt; only once the game is over."""

    commitment: str
    """Empty for an open deal."""
    seed: str
    header: str
    """``sha256:`` + SHA-256 of ``seed + "\\n" + header`` is the commitment."""
    agrees: bool
    difference: Message | None
    """What does not agree."""


class Failure(Wire):
    """Every answer that is no success."""

    status: int
    message: Message
    text: str
    """The same in English, for logs and scripts."""
