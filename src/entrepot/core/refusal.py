"""Why a choice may not be played: codes that every title shares, and the shape of a title's own."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

NOT_ASKED: Final[i64] = 1
"""This is no answer to the open question."""
TOO_FEW: Final[i64] = 2
"""The amount is too small: the whole could not be completed."""
TOO_MANY: Final[i64] = 3
"""The amount is too large: not that many are there, or one could be left out."""
FIRST_OWN: Final[i64] = 10
"""Titles number their own refusals from here."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason of a title: its code, the key of its words (``refusal-<key>``) and the ruling behind it."""

    code: int
    key: str
    ruling: str = ""


SHARED = (Refusal(1, "not-asked"), Refusal(2, "too-few"), Refusal(3, "too-many"))
