"""The console and the language it speaks."""

import os
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.text import Text

from entrepot.core.message import Argument, Message
from entrepot.core.words import CORE_FOLDER, LANGUAGES, Words

WIDTH = 100
"""Columns a table is drawn for; a wider window is not filled, a narrower one wraps."""

MARKS = "●■▲◆★"
"""The mark of each seat, so that colour is never the only sign."""
COLOURS = ("#d7585f", "#4f8fd7", "#5f9a30", "#b06fc9", "#b8862b")
"""The colour of each seat: middle tones, readable on dark and on light."""

STRONG = "bold"
QUIET = "grey50"
GOOD = "#5f9a30"
WARN = "#c9772b"
TITLE = "bold #2f9a9a"


@cache
def words() -> Words:
    """The words of the terminal, on top of those that all titles share."""
    return Words(CORE_FOLDER, Path(__file__).parent / "words")


def say(lang: str, key: str, **args: Argument) -> str:
    """A sentence of the terminal."""
    return words().say(Message(key, args), lang)


def has(lang: str, key: str) -> bool:
    """Whether the terminal has words for this key."""
    return bool(words().bundle(lang).has_message(key))


def default_language() -> str:
    """The language of the environment, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return next((lang for lang in LANGUAGES if os.environ[name].startswith(lang)), "en")
    return "en"


def seat_style(seat: int) -> str:
    """How the name of a seat is printed."""
    return f"bold {COLOURS[seat % len(COLOURS)]}" if seat >= 0 else QUIET


def seat_name(seat: int, lang: str) -> Text:
    """The name of a seat (-1: chance) with its mark, in its colour."""
    if seat < 0:
        return Text("∗ " + say(lang, "seat-chance"), QUIET)
    return Text(f"{MARKS[seat % len(MARKS)]} {say(lang, 'seat', seat=seat + 1)}", seat_style(seat))


def flow(items: list[Text], width: int) -> Text:
    """Items in a row with dots between them; lines break between items only."""
    text, used = Text(), 0
    for item in items:
        if used and used + 3 + item.cell_len > width:
            text.append("\n")
            used = 0
        if used:
            text.append(" · ", QUIET)
            used += 3
        text.append_text(item)
        used += item.cell_len
    return text


def kind_of_player(kind: str, own: bool, lang: str) -> str:
    """Who sits at a seat, in brackets: you, a person, a bot."""
    key = f"bot-{kind}" if kind != "human" else "person-human" if own else "people-human"
    return say(lang, "brackets", text=say(lang, key) if has(lang, key) else kind)


def make_console(stderr: bool = False) -> Console:
    """The console for people: as wide as the window, at most ``WIDTH`` columns."""
    console = Console(highlight=False, stderr=stderr)
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    return console
