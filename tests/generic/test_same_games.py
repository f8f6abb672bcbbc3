"""Interpreted and compiled, today and tomorrow: the same games from the same seeds."""

import pytest

from tests.generic.fixtures import GAMES, game, read
from tests.generic.games import Cell, cells, label

pytestmark = pytest.mark.interpreted

CELLS = cells()


def test_every_kind_of_game_has_a_fixture() -> None:
    """A new title, or a new set of options, needs ``python -m tests.generic.fixtures``."""
    assert set(read(GAMES)) == {label(cell) for cell in CELLS}


@pytest.mark.parametrize("cell", CELLS, ids=label)
def test_the_same_games(cell: Cell) -> None:
    """Hashes of whole records, asides included, and the scores."""
    expected = read(GAMES)[label(cell)]
    assert [game(cell, seed) for seed in (1, 2)] == expected
