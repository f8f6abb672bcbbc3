"""A title is one folder and one line in the registry: with them, everything works."""

import pytest

import entrepot
from entrepot.core.checks import check_title
from entrepot.core.laws import Tally
from entrepot.core.title import Title
from tests.core.table import finished, game

pytestmark = pytest.mark.interpreted


def test_the_laws_hold(lots: Title) -> None:
    """All generic checks, for every number of players, poor and rich (amounts over 126)."""
    met = Tally()
    for players in lots.players:
        for seed, coins in ((0, 0), (1, 2), (0, 10), (1, 10), (3, 20), (7, 130)):
            met.add(check_title(lots, players, seed, {"coins": coins}))
    assert min(met.asides, met.other_guesses, met.secrets) > 0


def test_the_registry_knows_it() -> None:
    """``new``, ``loads``, ``choices`` and ``title`` find it by its key; without its line they do not."""
    match = finished()
    assert entrepot.loads(match.record.dumps()).record.dumps() == match.record.dumps()
    assert [c.token for c in entrepot.choices("lots")][128:] == [
        *(f"card:{n}" for n in range(1, 7)), *(f"prize:{n}" for n in range(1, 7)),
        "open", "pass", "bid", "show",
    ]  # fmt: skip
    entrepot.TITLES["thirds"] = entrepot.TITLES.pop("lots")
    try:
        with pytest.raises(entrepot.UnknownTitle, match="no title “lots”"):
            game()
    finally:
        entrepot.TITLES["lots"] = entrepot.TITLES.pop("thirds")


def test_options_and_players_are_checked() -> None:
    """The title's own options, and its range of players."""
    assert game(coins="7").record.options == {"coins": 7}
    for players, options in ((1, {}), (5, {}), (2, {"coins": 501}), (2, {"coin": 3}), (True, {}), ("2", {})):
        with pytest.raises(entrepot.BadOption):
            entrepot.new("lots", players, **options)  # type: ignore[arg-type]
