"""What can be wrong with a request, as words for a person and a code for the client."""

from typing import Literal

from entrepot.core.errors import CannotUndo, EntrepotError, GameOver, IllegalChoice, UnknownTitle, WrongSeat
from entrepot.core.message import Argument, Message

Code = Literal["stale", "illegal", "not_yours", "wrong", "too_fast", "version", "over", "busy"]

STATUS: dict[str, int] = {
    "stale": 409,
    "illegal": 409,
    "not_yours": 403,
    "wrong": 400,
    "too_fast": 429,
    "version": 400,
    "over": 409,
    "busy": 503,
    "missing": 404,
}


class Refusal(Exception):
    """A request that changes nothing."""

    def __init__(self, code: Code, key: str, status: int = 0, **args: Argument) -> None:
        super().__init__(key)
        self.code: Code = code
        self.status = status or STATUS[code]
        self.message = Message(f"server-{key}", args)


class Illegal(Refusal):
    """An answer that may not be given now; the message is the title's reason."""

    def __init__(self, reason: Message) -> None:
        super().__init__("illegal", "")
        self.message = reason


def missing(key: str = "no-table") -> Refusal:
    """There is no such thing, or not for you: both look the same."""
    return Refusal("wrong", key, status=404)


def refusal_of(error: EntrepotError) -> Refusal:
    """An error of the engine as a refusal."""
    code: Code = "wrong"
    status = 0
    if isinstance(error, IllegalChoice):
        code = "illegal"
    elif isinstance(error, WrongSeat):
        code = "not_yours"
    elif isinstance(error, GameOver):
        code = "over"
    elif isinstance(error, CannotUndo):
        code, status = "illegal", 409
    elif isinstance(error, UnknownTitle):
        status = 404
    refusal = Refusal(code, "", status)
    refusal.message = error.message
    return refusal
