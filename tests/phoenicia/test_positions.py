"""Positions that cannot lie on a table are refused with all their faults."""

from typing import Any

import pytest

import entrepot
from entrepot.core.errors import ImpossiblePosition
from tests.phoenicia.table import document, seat


def faults(**changes: Any) -> list[str]:
    with pytest.raises(ImpossiblePosition) as caught:
        entrepot.position("phoenicia", document(seat(), seat(), **changes))
    return list(caught.value.reasons)


def test_all_faults_at_once() -> None:
    """Every fault is named, not the first alone."""
    wrong = document(seat("dyer", coins=-1), seat("dyer", points=9, workers="hunting"), nonsense=1)
    with pytest.raises(ImpossiblePosition) as caught:
        entrepot.position("phoenicia", wrong)
    text = "\n".join(caught.value.reasons)
    for part in ("coins", "points is 9", "1 workers", "dyer: 2 copies", "nonsense"):
        assert part in text


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"display": "dyer dyer"}, "dyer: 2 copies"),
        ({"display": "palace"}, "there is no palace"),
        ({"overlord": 0, "turn": 0, "pile": {"4": 1}}, "production cards"),
        ({"pile_size": 3}, "pile_size is 3"),
        ({"discards": {"6": 1}}, "0 were spent"),
        ({"stack": [["auctions", 0]]}, "cannot lie on the table"),
        ({"stack": [["next-turn"], ["auctions", 1]]}, "is for seat 0, not 1"),
        ({"stack": [["next-turn"], ["auctions", 7]]}, "7 is no seat"),
        ({"stack": [["next-turn"], ["auctions"]]}, "has 1 numbers, not 0"),
        ({"stack": [["dance"]]}, "there is no frame"),
        ({"stack": []}, "not over"),
        ({"stack": [["next-round"], ["limits", 0]]}, "not all turns"),
        ({"stack": [["next-turn"], ["auctions", 0], ["opening", 0, 0]]}, "does not fit"),
        ({"stack": [["next-turn"], ["workers", 0], ["train", 0], ["payment", 0, 9, 0]]}, "does not fit"),
        ({"options": {"coin_exchange": "never"}}, "coin_exchange"),
        ({"options": {"colour": 1}}, "colour"),
        ({"rules": 99}, "rules"),
        ({"title": "chess"}, "title"),
        ({"players": 6}, "6"),
        ({"idle": 9}, "idle"),
        ({"progress": 1}, "progress"),
    ],
)
def test_impossible(changes: dict[str, Any], part: str) -> None:
    """One fault each, told in words."""
    assert any(part in fault for fault in faults(**changes)), faults(**changes)


@pytest.mark.parametrize(
    ("given", "part"),
    [
        ({"bought": 1}, "more points bought"),
        ({"tools": {"mining": 1}}, "without its tile"),
        ({"proved": 3}, "proved"),
        ({"held": {"6": 1}}, "held"),
        ({"hand_size": 2}, "hand_size"),
        ({"spent": {"preset": 1}}, "preset"),
        ({"coins": "many"}, "coins"),
        ({"coins": True}, "coins"),
        ({"cards": []}, "cards"),
        ({"shoes": 2}, "shoes"),
    ],
)
def test_impossible_seat(given: dict[str, Any], part: str) -> None:
    """Faults of a seat name the seat."""
    with pytest.raises(ImpossiblePosition) as caught:
        entrepot.position("phoenicia", document(seat() | given))
    assert any("seat 0" in fault and part in fault for fault in caught.value.reasons), caught.value.reasons


def test_what_is_left_out() -> None:
    """An almost empty document is a table: nothing on display, all cards in the decks, seat 0 in turn."""
    state = entrepot.position("phoenicia", {"players": 3, "seats": [{}, {}, {}]})
    position = entrepot.title("phoenicia").position(state)
    assert position["stack"] == [["next-turn"], ["auctions", 0]]
    assert sum(position["decks"].values()) == 29
    assert position["seats"][0]["workers"] == {"untrained": 1, "hunting": 1, "farming": 1}


def test_a_match_begins_at_a_position() -> None:
    """``play_from`` goes on from there and its record replays."""
    match = entrepot.play_from("phoenicia", document(seat(coins=9), seat(coins=9), display="dyer"), seed=4)
    match.play(["auction:dyer", "raise:2"])
    again = entrepot.loads(match.record.dumps())
    assert again.title.position(again.state) == match.title.position(match.state)
