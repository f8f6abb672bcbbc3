"""Honest views and resampling, along whole games (PH-11, PH-33)."""

import pytest

from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from tests.phoenicia.table import SIZE, TITLE, seat, table
from tests.phoenicia.test_random_games import GAMES, VALUES, walk


def legal(state: object) -> list[int]:
    cells = buffer(SIZE)
    n = state.legal_into(cells)  # type: ignore[attr-defined]
    return [int(cells[i]) for i in range(n)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_resampling_keeps_what_a_seat_has_seen(players: int, seed: int) -> None:
    """The view is the same before and after; so are the seat's own answers; the new state is possible,
    and each hand is worth what its owner has proved."""
    rng = Rng(seed + 1000)
    for at, (state, _) in enumerate(walk(players, seed)):
        if at % 5 and not (state.stack and state.stack[-1].name in ("payment", "give-up")):
            continue
        for watcher in range(-1, players):
            other = TITLE.resample(state, watcher, rng)
            assert TITLE.view(other, watcher) == TITLE.view(state, watcher)
            position = TITLE.position(other)
            assert TITLE.position(TITLE.from_position(position)) == position
            if watcher >= 0 and not state.over() and state.decider() == watcher:
                assert legal(other) == legal(state)
            for shown in position["seats"]:
                secret = sum(VALUES[card] * n for card, n in shown["hand"].items() if card != "preset")
                assert secret >= shown["proved"]
            if not other.over():
                assert legal(other), "no dead end"


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_views_tell_nothing_about_other_hands(players: int, seed: int) -> None:
    """Two tables that differ only in what a seat cannot know look alike to it."""
    rng = Rng(seed)
    for at, (state, _) in enumerate(walk(players, seed)):
        if at % 11:
            continue
        for watcher in range(-1, players):
            view = TITLE.view(state, watcher)
            assert view["pile"] is None
            for number, shown in enumerate(view["seats"]):
                assert (shown["hand"] is None) == (number != watcher)
                assert (shown["held"] is None) == (number != watcher)
            assert TITLE.view(TITLE.resample(state, watcher, rng), watcher) == view


def test_resampling_changes_what_is_hidden() -> None:
    """Other hands vary: all values that are possible come up, in fair shares."""
    at = table(seat(hand="6"), seat(hand="5"))
    rng = Rng(1)
    seen = {"6": 0, "5": 0, "4": 0}
    for _ in range(3000):
        position = TITLE.position(TITLE.resample(at.state, 0, rng))
        assert position["seats"][0]["hand"] == {"6": 1}
        (card,) = position["seats"][1]["hand"]
        seen[card] += 1
    # 9 sixes, 20 fives and 10 fours can be there
    for card, weight in (("6", 9), ("5", 20), ("4", 10)):
        assert abs(seen[card] - 3000 * weight / 39) < 150


def test_resampling_respects_proved_wealth() -> None:
    """PH-33: two cards that have to be worth 11 are a 6 and a 5, or two sixes."""
    at = table(seat(), seat(hand="6 5", proved=11))
    rng = Rng(2)
    hands = set()
    for _ in range(200):
        hand = TITLE.position(TITLE.resample(at.state, 0, rng))["seats"][1]["hand"]
        hands.add(tuple(sorted(hand.items())))
    assert hands == {(("5", 1), ("6", 1)), (("6", 2),)}


def test_resampling_respects_the_last_shuffle() -> None:
    """Discards lie open: what was shuffled from them is known. Seat 1 held a 6 then and has not played it;
    the pile was made of fives and fours only."""
    hand = {"6": 1}
    spent = {"6": 9}
    at = table(seat(spent=spent), seat(hand="6", held=hand), turn=0)
    rng = Rng(3)
    for _ in range(100):
        position = TITLE.position(TITLE.resample(at.state, 0, rng))
        assert position["seats"][1]["hand"] == {"6": 1}
        assert "6" not in position["pile"]
