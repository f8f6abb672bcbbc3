"""A table with corrected cards."""

import json
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot.core.errors import BadOption
from tests.phoenicia.table import TITLE, buy, seat, table


def fault(value: Any) -> str:
    with pytest.raises(BadOption) as caught:
        TITLE.read_options(3, {"cards": value})
    return str(caught.value)


def test_rows_change_the_game() -> None:
    """A corrected minimum, discount and deck."""
    rows = [{"id": "dyer", "min_bid": 3, "discounts_given": {"dye_house": 4}}]
    at = table(seat("dyer", coins=14), display="dye_house", options={"cards": rows})
    assert buy(at, "dye_house", 14).coins() == 4


def test_a_file_is_read_once(tmp_path: Path) -> None:
    """The record carries the changed columns, so that it replays where the file is not."""
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"cards": [{"id": "dyer", "min_bid": 3, "points": 1}]}), "utf-8")
    match = entrepot.new("phoenicia", 2, seed=1, cards=str(path))
    assert match.record.options["cards"] == {"cards": [{"id": "dyer", "min_bid": 3}]}
    path.unlink()
    assert entrepot.loads(match.record.dumps()).record.dumps() == match.record.dumps()


def test_the_production_deck() -> None:
    """Its mix of values is reconstructed and can be corrected."""
    deck = {"production_deck": {"composition": {"4": 14, "5": 13, "6": 13}}}
    assert table(options={"cards": deck}).position["pile"] == {"6": 13, "5": 13, "4": 14}


def test_our_own_numbers_are_no_change() -> None:
    """A file that repeats what we have leaves the option empty."""
    rows = [
        {
            "id": "dyer",
            "min_bid": 2,
            "workers": {"untrained": 0, "trained": 0},
            "copies": {"2": 1, "3": 2, "4": 2, "5": 3},
        }
    ]
    assert TITLE.read_options(2, {"cards": rows})["cards"] is None
    assert TITLE.read_options(2, {"cards": None})["cards"] is None


def test_the_shape_of_the_rules_file() -> None:
    """A null takes its proposed value; remarks are ignored; the 19th card is known by its old name."""
    rows = [
        {"id": "unknown_19", "name_en": None, "deck": None, "min_bid": None, "sources": ["S1"],
         "proposed": {"deck": 4, "min_bid": 16, "why": "a guess"}},
        {"id": "dyer", "discounts_given": {"dye_house": None},
         "proposed": {"discounts_given": {"dye_house": 4}}},
        {"id": "dye_house", "discounts_received": {"dyer": None},
         "proposed": {"discounts_received": {"dyer": 4}}},
    ]  # fmt: skip
    assert TITLE.read_options(2, {"cards": rows})["cards"] == {
        "cards": [{"id": "dyer", "discounts_given": {"dye_house": 4}}, {"id": "colony", "min_bid": 16}]
    }


def test_every_fault_is_named() -> None:
    """Nothing is guessed: all that does not fit is told at once."""
    text = fault(
        [
            {"id": "palace"},
            {"min_bid": 2},
            {"id": "dyer", "min_bid": -1, "points": "one", "colour": "red"},
            {"id": "granary", "group": "C", "workers": 3, "effect": "fly"},
            {"id": "fort", "copies": {"2": 9}},
            {"id": "tracker", "discounts_given": {"palace": 2, "caravan": 99}},
            {"id": "smelter", "discounts_received": {"prospector": 7}},
            {"id": "dyer"},
        ]
    )
    for part in (
        "there is no card palace", "row 2 has no id", "dyer: min_bid", "dyer: points",
        "no such column: colour", "granary: group", "granary: workers", "granary: effect", "fort: copies",
        "tracker: there is no card palace", "the discount on caravan", "smelter: discounts_received",
        "dyer: stands twice",
    ):  # fmt: skip
        assert part in text


@pytest.mark.parametrize(
    ("value", "part"),
    [
        ("/nowhere/cards.json", "cannot be read"),
        ("{", "not JSON"),
        (7, "an object with a list"),
        ({"cards": 3}, "not a list"),
        ({"cart": []}, "no such part: cart"),
        ([{"id": "dyer", "group": "B"}], "10 kinds belong to group A"),
        ({"production_deck": {"composition": {"4": 1}}}, "40 cards, not 31"),
        ({"production_deck": {"composition": {"7": 1}}}, "there is no value 7"),
        (
            [{"id": card, "deck": 2} for card in ("dyer", "glassmaking", "prospector", "tracker")],
            "first display",
        ),
        ({"production_deck": {"composition": {"4": 0, "5": 0, "6": 40}}}, "a bid could exceed 255"),
    ],
)
def test_files_that_do_not_fit(value: Any, part: str) -> None:
    """Refused, with the reason."""
    assert part in fault(value)
