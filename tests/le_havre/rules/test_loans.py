"""Loans: when they are taken, what they cost, how they go."""

import math

import pytest

import entrepot
from tests.le_havre.table import (
    allowed,
    at_seat,
    end,
    final,
    francs,
    goods,
    loans,
    play,
    refused,
    seat,
    table,
    tokens,
    verbs,
)


def solo_feeding(**held: int) -> entrepot.Match:
    """Alone, end of round 2: 10 food are due."""
    return table(seat(**held), players=1, round=2, turn=6)


def test_lh_02_no_voluntary_loans() -> None:
    """Nobody takes a loan by choice: not before the main action, not after it, not when feeding is easy."""
    match = table(seat("10", franc=1))
    refused(match, "loan")
    play(match, "take:wood")
    refused(match, "loan")
    match = solo_feeding(fish=8, franc=9)
    end(match)
    assert verbs(match) == {"amount"}
    refused(match, "loan")


def test_lh_02_not_for_buying() -> None:
    """No loan for a purchase."""
    match = table(seat(franc=3))
    refused(match, "buy:B1")
    refused(match, "loan")


@pytest.mark.parametrize("food", range(10))
def test_lh_03_as_many_loans_as_the_shortfall_needs(food: int) -> None:
    """For each 4 of the shortfall, begun or full, one loan; what is over stays as cash."""
    match = solo_feeding(fish=food)
    end(match)
    short = 10 - food
    assert loans(match) == math.ceil(short / 4)
    held = goods(match)
    assert held.get("franc", 0) == 4 * loans(match) - short
    assert held.get("fish", 0) == 0


def test_lh_03_no_limit() -> None:
    """There may be more loans than the eleven cards of the box."""
    match = end(table(seat(loans=11), players=1, round=6, turn=6))
    assert loans(match) == 11 + 8
    assert francs(match) == 2


def test_lh_03_repaying_costs_five() -> None:
    """A loan is repaid for 5 francs, in the own turn, one or more."""
    match = table(seat(franc=11, loans=3))
    play(match, "repay", "repay")
    assert (francs(match), loans(match)) == (1, 1)
    refused(match, "repay")
    refused(table(seat(franc=4, loans=1)), "repay")
    refused(table(seat(franc=9)), "repay")


@pytest.mark.parametrize("number", range(1, 5))
def test_lh_03_unpaid_loan_costs_seven(number: int) -> None:
    """Each loan left at the end costs 7."""
    assert table(seat("B1", loans=number)).scores()[0] == 4 - 7 * number


def test_lh_04_everything_goes_first() -> None:
    """Before a loan all food and all money are handed over, however much a token is worth otherwise."""
    match = solo_feeding(meat=1, bread=1, smoked_fish=1, fish=1, franc=1, grain=5, cattle=1, coal=2)
    end(match)
    assert loans(match) == 1
    assert goods(match) == {"grain": 6, "cattle": 1, "coal": 2, "clay": 1, "franc": 3}


def test_lh_04_sale_is_allowed_never_forced() -> None:
    """Whoever lacks food may sell first, or borrow and keep the buildings."""
    match = table(seat("20", fish=4), players=1, round=2, turn=6)
    end(match)
    assert set(tokens(match)) == {"sell:20", "loan"}
    play(match, "loan")
    assert loans(match) == 2
    assert goods(match) == {"clay": 1, "franc": 2}
    match = table(seat("20", fish=4), players=1, round=2, turn=6)
    end(match)
    play(match, "sell:20")
    assert loans(match) == 0
    assert goods(match) == {"clay": 1}


def test_lh_20_court_takes_nothing() -> None:
    """At the Court loans go back free of charge: with one loan exactly one, and no francs come."""
    match = play(table(seat(loans=1, franc=3), town="15"), "use:15")
    assert (loans(match), francs(match)) == (0, 3)


@pytest.mark.parametrize(("before", "after", "money"), [(1, 0, 0), (2, 1, 2), (3, 1, 0), (4, 2, 0)])
def test_lh_20_court_by_number(before: int, after: int, money: int) -> None:
    """1 loan: returned; 2: one returned and 2 francs; 3 or more: two returned."""
    match = play(table(seat("15", loans=before)), "use:15")
    assert (loans(match), francs(match)) == (after, money)
    refused(table(seat("15")), "use:15")


def test_lh_30_repaying_in_the_own_turn_only() -> None:
    """One repays in one's own turn, before or after the main action, and in the final phase."""
    match = table(seat("10", franc=10, loans=2), seat(franc=10, loans=1))
    allowed(match, "repay")
    assert not [choice for choice in match.asides(1) if choice.token == "repay"]
    play(match, "repay", "take:wood", "repay")
    assert loans(match) == 0
    match = play(final(seat("10", franc=5, loans=1)), "repay")
    assert (loans(match), francs(match)) == (0, 0)


def test_lh_30_repaying_after_feeding() -> None:
    """In the own feeding slot repaying comes after the payment."""
    match = table(seat("10", franc=19, loans=1), players=1, round=2, turn=6)
    play(match, "take:clay", "end")
    assert "repay" not in tokens(match)
    refused(match, "repay")
    play(match, "pay")
    assert francs(match) == 9
    play(match, "repay")
    assert (loans(match), francs(match)) == (0, 4)


def test_lh_29_loans_are_repaid_before_scoring() -> None:
    """At the end loans are repaid while 5 francs are there: each is worth two points."""
    assert table(seat(franc=12, loans=3)).scores()[0] == 2 - 7
    assert table(seat(franc=15, loans=3)).scores()[0] == 0
    assert table(seat(franc=4, loans=1)).scores()[0] == -3
    match = final(seat(), seat(), seat(), seat("10", franc=9, loans=1), turn=3)
    play(match, "take:clay", "end")
    assert match.over
    assert match.scores()[3] == 2 + 9 - 5


def test_loan_gives_four_francs() -> None:
    """A loan gives 4 francs."""
    match = table(seat("05", loans=1), turn=3)
    end(match)
    play(match, "loan")
    assert at_seat(match)["loans"] == 2
    assert francs(match) == 4 - 1
