"""What can be chosen before a game begins."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from entrepot.core.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One option of a title; its words are ``option-<name>`` and ``option-<name>-help``."""

    name: str
    default: Any
    parse: Callable[[Any], Any]
    """Turns what a person gave (text or JSON) into the value; raises ValueError with what is expected."""
    expected: str
    """What it takes, in short: ``full | short``."""


def one_of(*values: str) -> Callable[[Any], str]:
    """A parser for one of a few words."""

    def parse(value: Any) -> str:
        if value not in values:
            raise ValueError(" | ".join(values))
        return str(value)

    return parse


def flag(value: Any) -> bool:
    """A parser for yes or no."""
    known = {True: True, False: False, "yes": True, "no": False, "true": True, "false": False, "on": True,
             "off": False}  # fmt: skip
    if value not in known:
        raise ValueError("yes | no")
    return known[value]


def whole(least: int, most: int) -> Callable[[Any], int]:
    """A parser for a whole number from ``least`` to ``most``."""

    def parse(value: Any) -> int:
        text = str(value)
        if (
            isinstance(value, bool)
            or not text.isascii()
            or not text.isdigit()
            or not least <= int(text) <= most
        ):
            raise ValueError(f"{least}..{most}")
        return int(text)

    return parse


def read_options(title: str, known: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values, defaults filled in; raises ``BadOption``."""
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise BadOption("unknown-option", title=title, option=name, known=", ".join(sorted(names)) or "-")
    values = {}
    for option in known:
        value = given.get(option.name, option.default)
        try:
            values[option.name] = option.parse(value)
        except (ValueError, TypeError) as error:
            expected = str(error) or option.expected
            raise BadOption(
                "bad-option", title=title, option=option.name, value=_short(value), expected=expected
            ) from None
    return values


def _short(value: Any) -> str:
    """A value as an error shows it: its beginning."""
    text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
