"""Running the command as a person would, inside this process."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner, Result

from entrepot.cli import main

Run = Callable[..., Result]

SHORT = {"le-havre": ["--option", "length=short"]}
"""What makes a game of a title short enough for a test."""


def options_of(title: str) -> dict[str, Any]:
    """The same as keywords."""
    return dict(option.split("=") for option in SHORT.get(title, [])[1::2])


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    """No colours, and a language that does not depend on the machine."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("NO_COLOR", "1")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(tmp_path, monkeypatch) -> Run:
    """``run("play", "le-havre", lines=["1", "q"])`` in an empty folder; a traceback fails the test."""
    monkeypatch.chdir(tmp_path)

    def go(*arguments: object, lines: list[str] | None = None) -> Result:
        text = "".join(f"{line}\n" for line in lines or [])
        return CliRunner().invoke(main, [str(a) for a in arguments], input=text, catch_exceptions=False)

    return go


def monkey(count: int, seed: int = 1) -> list[str]:
    """What somebody types who does not know the game: small numbers, some of them wrong."""
    rng = random.Random(seed)
    return [str(number) for number in rng.choices(range(40), [1 / (n + 1) for n in range(40)], k=count)]
