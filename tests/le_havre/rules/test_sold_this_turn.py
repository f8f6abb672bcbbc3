"""What a seat sold in its turn is barred to that seat, in that turn, and to nobody else (LH-6, LH-35)."""

import pytest

from tests.le_havre.table import seat, table, tokens

pytestmark = pytest.mark.interpreted


def test_lh_35_what_was_sold_in_the_own_turn_is_barred_until_it_ends() -> None:
    """A building sold in one's turn cannot be bought back in it, but in a later one it can."""
    match = table(seat("05", franc=20), players=2, turn=0)
    match.play("sell:05")
    assert "buy:05" not in tokens(match)
    assert "LH-35" in str(match.why_not("buy:05"))


def test_lh_35_a_sale_while_feeding_bars_nobody_in_the_next_turn() -> None:
    """A sale in the feeding is in nobody's turn: the next active player may buy the card."""
    match = table(
        seat("05", franc=40), seat(franc=40), players=2, turn=6, round=3,
        stack=[["next-turn"], ["end-round"], ["feeding", 0, 0]],
    )  # fmt: skip
    match.play("sell:05")  # nothing is left to choose: seat 0 feeds, the round ends
    assert match.decider == 1
    assert "buy:05" in tokens(match)


def test_lh_35_a_sale_for_interest_in_anothers_turn_may_be_bought_by_the_active_player() -> None:
    """Who sells to pay interest in a rival's turn bars the card for nobody."""
    match = table(
        seat(franc=40), seat("05", loans=1), players=2, turn=0, round=3,
        tiles=["T5", "T1", "T2", "T3", "T4", "T6", "T7"],
        stack=[["next-turn"], ["turn", 0, 0], ["supply"]],
    )  # fmt: skip
    assert match.decider == 1
    match.play("sell:05")
    assert match.decider == 0
    assert "buy:05" in tokens(match)
