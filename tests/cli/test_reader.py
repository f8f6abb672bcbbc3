"""What is typed, and how amounts beyond the table of choices are taken apart."""

import pytest

from entrepot.core.words import LANGUAGES
from entrepot.terminal import talk
from entrepot.terminal.menu import _steps
from entrepot.terminal.reader import COMMANDS, clean, command


@pytest.mark.parametrize(
    ("typed", "meaning"),
    [
        ("?", ("explain", "")),
        ("？　１２", ("explain", "12")),
        ("?12", ("explain", "12")),
        ("U", ("undo", "")),
        ("撤销", ("undo", "")),
        ("s  my game.txt", ("save", "my game.txt")),
        ("lang zh", ("language", "zh")),
        ("l 40", ("log", "40")),
        ("take:fish", None),
        ("12", None),
    ],
)
def test_commands(typed, meaning):
    assert command(clean(typed)) == meaning


@pytest.mark.parametrize(
    ("number", "low", "high", "tokens"),
    [
        (5, 0, 9, ["amount:5"]),
        (126, 0, 300, ["amount:126"]),
        (127, 0, 300, ["amount:127", "amount:0"]),
        (300, 0, 300, ["amount:127", "amount:127", "amount:46"]),
        (127, 0, 127, ["amount:127"]),  # a rest of 0 has no alternative
        (254, 0, 254, ["amount:127", "amount:127"]),
    ],
)
def test_large_amounts_are_given_in_steps(number, low, high, tokens):
    assert _steps(number, low, high) == tokens


def test_every_command_has_help_in_both_languages():
    for name in COMMANDS:
        for lang in LANGUAGES:
            assert talk.say(lang, f"help-{name}")
            assert talk.say(lang, f"help-{name}-typed", word="x")
