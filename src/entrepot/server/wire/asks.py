"""What a browser sends over the WebSocket ``/api/tables/{id}/play``."""

from typing import Annotated

from msgspec import Meta, field

from entrepot.server.wire.parts import Count, SeatNumber, ShortText, Token, Tokens, Wire


class Hello(Wire, tag="hello"):
    """The first message of every connection."""

    version: int
    log: Annotated[int, Meta(ge=0, le=500)] = 100
    """How many of the last entries of the log to send."""


class Play(Wire, tag="play"):
    """Answer the open question: one visit or several, all or none."""

    id: Count
    sequence: Count
    """The sequence of the state that the person saw: a stale click is refused."""
    tokens: Tokens


class Aside(Wire, tag="aside"):
    """Play something out of turn with a seat of this browser."""

    id: Count
    sequence: Count
    seat: SeatNumber
    token: Token


class Undo(Wire, tag="undo"):
    """Go back to ``moment`` (of an ``UndoTarget``), at once where that is free, else by consent."""

    id: Count
    sequence: Count
    moment: Count


class Consent(Wire, tag="consent"):
    """Agree to the undo that is asked, or decline it (the asker: withdraw it)."""

    id: Count
    agree: bool


class Chat(Wire, tag="chat"):
    """Say something; only people at the table may."""

    id: Count
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(Wire, tag="why"):
    """Why is this not legal? For the decider alone."""

    id: Count
    token: Token


class WhyAll(Wire, tag="why_all"):
    """The reasons of everything that comes to mind and is not legal. For the decider alone."""

    id: Count


class Complete(Wire, tag="complete"):
    """The whole answers that begin with these tokens. For the decider alone."""

    id: Count
    tokens: Annotated[list[Token], Meta(max_length=200)] = field(default_factory=list)
    limit: Annotated[int, Meta(ge=1, le=300)] = 100


class Preview(Wire, tag="preview"):
    """What would these tokens do? On a private copy in which what the seat cannot know is drawn anew."""

    id: Count
    tokens: Annotated[list[Token], Meta(max_length=400)] = field(default_factory=list)
    seat: SeatNumber | None = None
    """The seat that plans; without it the decider, or the first seat of this browser."""
    plan: bool = False
    """Go on through chance and other seats' answers (plan mode); else stop before them. The same private
    future answers until the table moves on."""


class TakeOver(Wire, tag="take_over"):
    """Let a bot play a seat for a while: one's own, or that of somebody who is away."""

    id: Count
    seat: SeatNumber
    bot: ShortText


class GiveBack(Wire, tag="give_back"):
    """The person plays again."""

    id: Count
    seat: SeatNumber


class Ping(Wire, tag="ping"):
    """Is anybody there? Answered by ``done``."""

    id: Count


Request = (
    Hello
    | Play
    | Aside
    | Undo
    | Consent
    | Chat
    | Why
    | WhyAll
    | Complete
    | Preview
    | TakeOver
    | GiveBack
    | Ping
)
