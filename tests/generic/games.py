"""Which games the generic tests play: every registered title, number of players and set of options."""

import random
from typing import Any

import entrepot
from entrepot.core import state
from entrepot.core.title import Title

COMPILED = not state.__file__.endswith(".py")
"""Whether the engine runs compiled."""

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "le-havre": [
        {},
        {"length": "short"},
        {
            "advanced_loans": True,
            "specials": ["31", "014", "020", "027"],
            "ban": ["001", "023"],
            "tiles": ["T7", "T6", "T5", "T4", "T3", "T2", "T1"],
            "handicap": {"0": {"franc": 40, "brick": 3}},
        },
    ],
    "phoenicia": [
        {},
        {"coin_exchange": "from-four"},
        {"one_card_per_turn": True, "first_card": "random"},
    ],
}
"""The sets of options that are tried; a title that is not named here is tried as it is."""

FIT = {"le-havre": {1: {"specials": ["31", "020", "027"], "marketplace_solo_cap": 8}}}
"""What has to differ with some number of players: the Harbour Watch is not in the solo game (LH-59)."""

Cell = tuple[str, int, dict[str, Any]]


def cells() -> list[Cell]:
    """Title, players, options. A registered title that cannot be imported stops the tests."""
    return [
        (key, players, fitted(key, players, options))
        for key in entrepot.TITLES
        for players in entrepot.title(key).players
        for options in OPTIONS.get(key, [{}])
    ]


def fitted(key: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options as this number of players can have them."""
    changes = FIT.get(key, {}).get(players, {})
    return options | changes if "specials" in options else options


def label(cell: Cell) -> str:
    """A short name of a cell, for test ids and fixtures."""
    key, players, options = cell
    plain = "-".join(str(value) for value in options.values() if isinstance(value, str))
    return f"{key}-{players}-{'many' if len(options) > 2 else plain or ('usual' if not options else 'other')}"


def seated(title: Title, players: int, seed: int, options: dict[str, Any]) -> entrepot.Match:
    """A new game of a title."""
    return entrepot.new(title.key, players, seed=seed, **options)


def play_on(match: entrepot.Match, chance: random.Random, answers: int = 100_000) -> entrepot.Match:
    """Play so many random answers, or to the end."""
    while not match.over and answers > 0:
        match.play(chance.choice(match.choices()))
        answers -= 1
    return match
