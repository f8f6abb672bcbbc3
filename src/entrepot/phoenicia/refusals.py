"""Why an answer is not legal: the title's own codes, each with its words and the ruling behind it."""

from typing import Final

from mypy_extensions import i64

from entrepot.core.message import Argument, Message
from entrepot.core.refusal import SHARED, Refusal

NOT_SHOWN: Final[i64] = 10
BELOW_MINIMUM: Final[i64] = 11
NOT_HIGHER: Final[i64] = 12
ABOVE_LIMIT: Final[i64] = 13
ONE_CARD: Final[i64] = 14
CANNOT_OPEN: Final[i64] = 15
TOO_POOR: Final[i64] = 16
NO_UNTRAINED: Final[i64] = 17
NO_TRAINED: Final[i64] = 18
NO_TILE: Final[i64] = 19
NO_WORKER: Final[i64] = 20
NO_MARKET: Final[i64] = 21
SOLD_OUT: Final[i64] = 22
EXCHANGED: Final[i64] = 23
NO_SUCH_CARD: Final[i64] = 24
FALLING: Final[i64] = 25
CANNOT_FINISH: Final[i64] = 26
COINS_SHORT: Final[i64] = 27
BARRED_NOW: Final[i64] = 28
NOT_NEXT: Final[i64] = 29

REFUSALS: Final = (
    *SHARED,
    Refusal(10, "not-shown", "PH-34"),
    Refusal(11, "below-minimum", "PH-16"),
    Refusal(12, "not-higher", "PH-15"),
    Refusal(13, "above-limit", "PH-16"),
    Refusal(14, "one-card", "PH-12"),
    Refusal(15, "cannot-open", "PH-16"),
    Refusal(16, "too-poor", "PH-18"),
    Refusal(17, "no-untrained", "PH-26"),
    Refusal(18, "no-trained", "PH-24"),
    Refusal(19, "no-tile", "PH-24"),
    Refusal(20, "no-worker", "PH-23"),
    Refusal(21, "no-market", "PH-20"),
    Refusal(22, "sold-out", "PH-20"),
    Refusal(23, "exchanged", "PH-3"),
    Refusal(24, "no-such-card", "PH-18"),
    Refusal(25, "falling", "PH-18"),
    Refusal(26, "cannot-finish", "PH-18"),
    Refusal(27, "coins-short", "PH-18"),
    Refusal(28, "barred-now", "PH-34"),
    Refusal(29, "not-next", "PH-11"),
)


def because(code: i64, args: dict[str, Argument]) -> Message:
    """The reason in words; rulings are named where there is one."""
    for refusal in REFUSALS:
        if refusal.code == code:
            more: dict[str, Argument] = {"ruling": refusal.ruling} if refusal.ruling else {}
            return Message(f"refusal-{refusal.key}", args | more)
    raise KeyError(code)
