"""Every title keeps the laws of ``core.checks``, with every number of players and many options."""

import pytest

import entrepot
from entrepot.core.checks import check_events, check_game, check_table
from entrepot.core.laws import Tally
from tests.generic.games import COMPILED, Cell, cells, label

CELLS = cells()
GAMES = 2 if COMPILED else 1
"""Games of each cell that are looked at closely."""
QUICK_GAMES = 6 if COMPILED else 1
"""Games of each cell in which only the events are added up."""


@pytest.mark.interpreted
@pytest.mark.parametrize("key", entrepot.TITLES)
def test_the_table_of_choices(key: str) -> None:
    """Dense, unique, a pair with its tokens; library and options in both languages."""
    check_table(entrepot.title(key))


def looked_at(cell: Cell, seeds: range) -> Tally:
    key, players, options = cell
    met = Tally()
    for seed in seeds:
        met.add(check_game(entrepot.title(key), players, seed, options))
    return met


@pytest.mark.parametrize("cell", CELLS, ids=label)
def test_the_laws(cell: Cell) -> None:
    """Whole games, asides included; each law is held at a dozen moments of each."""
    met = looked_at(cell, range(GAMES))
    assert met.answers > 100 * GAMES
    assert met.guesses > 20 * GAMES


@pytest.mark.interpreted
@pytest.mark.parametrize("cell", CELLS[1::4], ids=label)
def test_the_laws_hold_interpreted(cell: Cell) -> None:
    """The same, for a few cells, in both modes."""
    assert looked_at(cell, range(7, 8)).answers > 100


@pytest.mark.parametrize("key", entrepot.TITLES)
def test_the_laws_meet_something(key: str) -> None:
    """A law that never meets its case proves nothing: there are asides where the title has them, secrets,
    and guesses that differ from the truth."""
    met = looked_at((key, 3, {}), range(20, 20 + GAMES))
    assert met.secrets > 0
    assert met.other_guesses > met.guesses // 10
    assert met.asides > 0 or key == "phoenicia"


@pytest.mark.interpreted
@pytest.mark.parametrize("cell", CELLS, ids=label)
def test_holdings_change_by_events_alone(cell: Cell) -> None:
    """After every answer of every game, those of chance too, the holdings have changed by its events."""
    key, players, options = cell
    for seed in range(QUICK_GAMES):
        assert check_events(entrepot.title(key), players, 100 + seed, options) > 50


@pytest.mark.soak
@pytest.mark.parametrize("cell", CELLS, ids=label)
def test_the_laws_in_many_games(cell: Cell) -> None:
    """The same for a long evening."""
    assert looked_at(cell, range(1000, 1060)).answers > 5000


@pytest.mark.soak
@pytest.mark.parametrize("cell", CELLS, ids=label)
def test_holdings_in_thousands_of_games(cell: Cell) -> None:
    """The same for a long evening."""
    key, players, options = cell
    for seed in range(200):
        assert check_events(entrepot.title(key), players, 10_000 + seed, options) > 50
