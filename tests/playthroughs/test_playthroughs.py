"""Golden games: what a random game of every kind looked like when somebody last read it."""

from difflib import unified_diff
from functools import cache

import pytest

import entrepot
from tests.playthroughs.make import FOLDER, games, playthrough

pytestmark = pytest.mark.interpreted

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


@cache
def played() -> dict[str, entrepot.Match]:
    return games()


def test_every_title_and_number_of_players_has_one() -> None:
    """A new title without its playthroughs fails: ``python -m tests.playthroughs.make``."""
    wanted = {(key, players) for key in entrepot.TITLES for players in entrepot.title(key).players}
    assert {(match.title.key, match.record.players) for match in played().values()} == wanted
    assert sorted(played()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_game_is_as_it_was(name: str) -> None:
    """Line by line; the first lines that differ are shown."""
    old = (FOLDER / f"{name}.txt").read_text("utf-8")
    new = playthrough(played()[name])
    if old != new:
        difference = list(
            unified_diff(old.splitlines(), new.splitlines(), "as it was", "as it is", lineterm="")
        )
        pytest.fail("\n".join(difference[:40]), pytrace=False)
