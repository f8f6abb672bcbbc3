"""The score: money, values, bonuses, loans."""

from typing import Any

import pytest

from tests.le_havre.table import FULL, final, play, seat, table


def score(cards: str = "", /, **held: Any) -> int:
    return table(seat(cards, **held)).scores()[0]


def test_lh_29_money_values_ships_loans() -> None:
    """The score is francs and values of buildings and ships, less 7 for each loan that cannot be repaid."""
    assert score("05 14", ships="R01 R18", franc=4, loans=1) == 8 + 14 + 2 + 38 + 4 - 7


def test_score_of_nothing_is_zero() -> None:
    """Who has nothing has no points."""
    assert score() == 0


@pytest.mark.parametrize(
    "good",
    [
        "fish",
        "wood",
        "clay",
        "iron",
        "grain",
        "cattle",
        "coal",
        "hides",
        "smoked_fish",
        "charcoal",
        "brick",
        "steel",
        "bread",
        "meat",
        "coke",
        "leather",
    ],
)
def test_goods_are_worth_nothing_but_half_in_the_storehouse(good: str) -> None:
    """Goods at the end count nothing, save for the owner of a Storehouse."""
    assert score(**{good: 9}) == 0
    assert score("24", **{good: 9}) == 4 + 4


def test_lh_22_storehouse_rounds_the_total_down() -> None:
    """Half a franc for each good, basic or upgraded alike, the total rounded down once."""
    assert score("24", fish=1) == 4
    assert score("24", fish=1, steel=1) == 5
    assert score("24", fish=1, wood=1, steel=1) == 5
    assert score("24", fish=3, wood=3, steel=3) == 8


def test_lh_57_storehouse_counts_goods_not_francs() -> None:
    """All sixteen goods count for the Storehouse, francs do not."""
    every = dict.fromkeys(
        (
            "fish",
            "wood",
            "clay",
            "iron",
            "grain",
            "cattle",
            "coal",
            "hides",
            "smoked_fish",
            "charcoal",
            "brick",
            "steel",
            "bread",
            "meat",
            "coke",
            "leather",
        ),
        1,
    )
    assert score("24", **every) == 4 + 8
    assert score("24", franc=10, **every) == 4 + 8 + 10


def test_lh_57_bonus_cards_count_themselves() -> None:
    """Town Hall, Bank and Guildhouse are of a type that they reward; Dock and Business Park are not
    ships, nor is the Park industrial."""
    assert score("28") == 6 + 4
    assert score("29") == 16 + 2
    assert score("013") == 4 + 2
    assert score("26") == 10
    assert score("012") == 10
    assert score("24") == 4


def test_lh_57_types_none_and_ship_fit_nothing() -> None:
    """Cards without a type, and the yacht, are rewarded by none of the buildings' bonuses."""
    assert score("28 29 012 013 01") - score("28 29 012 013") == 6
    assert score("28 29 012 013 023") - score("28 29 012 013") == 20
    assert score("28 29 012 013 27") - score("28 29 012 013") == 16


def test_bonus_cards_reward_each_other() -> None:
    """Each bonus card counts all fitting buildings, other bonus cards included."""
    # Town Hall public; Bank, Guildhouse economic; Dock industrial; Park none
    expected = (6 + 4) + (16 + 3 + 2 * 2) + (4 + 2 * 2) + (10 + 0) + (10 + 2)
    assert score("28 29 013 26 012") == expected


def test_dock_counts_ships_and_the_yacht() -> None:
    """The Dock adds 4 for each ship, the yacht included."""
    assert score("26 023", ships="R01 R06 R12 R18") == 10 + 20 + 2 + 2 + 10 + 38 + 5 * 4


def test_public_and_craftsman_for_the_town_hall() -> None:
    """Town Hall: 4 per public, 2 per craftsman building."""
    assert score("28 30 11 03 B1 B2") == (6 + 4) + (26 + 4) + (10 + 4) + (10 + 2) + (4 + 2) + (6 + 2)


def test_lh_58_equal_totals_share_the_rank() -> None:
    """Equal totals share a place; there is no tie-breaker."""
    match = final(seat("05"), seat(franc=8), seat(franc=3), seat(franc=9))
    assert match.scores() == [8, 8, 3, 9]
    assert match.ranks() == [2, 2, 4, 1]
    assert final().ranks() == [1, 1, 1, 1]


def test_modernising_brick_and_discs_are_no_points() -> None:
    """Neither a disc nor the brick of a wharf counts."""
    match = table(seat("12", disc="12"), modernised=["12"])
    assert match.scores()[0] == 14


def test_score_after_the_last_action() -> None:
    """The score at the end is that of what one then has."""
    match = final(*[seat()] * 3, seat("16"), turn=3, offers=FULL)
    play(match, "take:franc", "sell:16")
    assert match.scores()[3] == 1 + 5
