"""Payments, against all that could be paid."""

from itertools import product

import pytest

import entrepot
from tests.le_havre.table import (
    end,
    goods,
    seat,
    table,
)

FOOD = {"meat": 3, "bread": 2, "smoked_fish": 2, "fish": 1, "franc": 1}
ENERGY = {"coke": 10, "coal": 3, "charcoal": 3, "wood": 1}


def minimal(held: dict[str, int], worth: dict[str, int], due: int) -> set[tuple[tuple[str, int], ...]]:
    """All payments of at least ``due`` from which no token can be left out, by trying everything."""
    found = set()
    for counts in product(*(range(held.get(good, 0) + 1) for good in worth)):
        paid = dict(zip(worth, counts, strict=True))
        total = sum(n * worth[good] for good, n in paid.items())
        if total >= due and all(total - worth[good] < due for good, n in paid.items() if n):
            found.add(tuple(sorted((good, n) for good, n in paid.items() if n)))
    return found


def outcomes(match: entrepot.Match, first: str, seat: int = 0) -> list[dict[str, int]]:
    """What the seat holds after each whole answer that begins with ``first`` (all: "")."""
    found = []
    for answer in match.completions(5000):
        if answer[0].startswith(first):
            fork = match.fork()
            fork.play(answer)
            found.append(goods(fork, seat))
    return found


HELD: list[dict[str, int]] = [
    {"meat": 2, "bread": 2, "smoked_fish": 1, "fish": 3, "franc": 4},
    {"meat": 4, "fish": 1, "franc": 1},
    {"bread": 3, "smoked_fish": 3, "fish": 1},
    {"meat": 3, "bread": 2},
    {"fish": 12, "franc": 12},
    {"meat": 1, "bread": 1, "smoked_fish": 1, "fish": 1, "franc": 5},
]


@pytest.mark.parametrize("held", HELD)
def test_lh_09_feeding_offers_every_minimal_payment_once(held: dict[str, int]) -> None:
    """All payments without a removable token are possible, each in one way, and no other."""
    match = table(seat(iron=1, **held), players=1, round=2, turn=6, offers={"wood": 1, "grain": 1})
    end(match, "take:wood")
    paths = [answer for answer in match.completions(5000) if answer[0].startswith("amount:")]
    paid = set()
    for after in outcomes(match, "amount:"):
        spent = {good: n - after.get(good, 0) for good, n in held.items()}
        paid.add(tuple(sorted((good, n) for good, n in spent.items() if n)))
    assert paid == minimal(held, FOOD, 10)
    assert len(paths) == len(paid)


@pytest.mark.parametrize("held", HELD)
def test_lh_38_fees_offer_every_minimal_payment_once(held: dict[str, int]) -> None:
    """A fee of two food, no franc alternative: every payment without a removable token, once."""
    match = table(seat("10", **held), seat("16"))
    answers = [answer for answer in match.completions(5000) if answer[0] == "use:16"]
    paid = set()
    for after in outcomes(match, "use:16"):
        spent = {good: n - after.get(good, 0) for good, n in held.items()}
        assert after["coal"] == 3
        paid.add(tuple(sorted((good, n) for good, n in spent.items() if n)))
    assert paid == minimal(held, FOOD, 2)
    assert len(answers) == len(paid)


@pytest.mark.parametrize("number", ["01", "08", "22", "005", "031"])
def test_lh_38_alternatives_offer_every_minimal_payment(number: str) -> None:
    """Food or a franc: the franc alone, or any food without francs."""
    due = 3 if number == "22" else 2
    held: dict[str, int] = {"meat": 1, "bread": 1, "smoked_fish": 1, "fish": 3, "franc": 4}
    more: dict[str, int] = {"wood": 1, "hides": 1, "leather": 1, "iron": 1, "coke": 2}
    match = table(seat("10", **held, **more), seat(number))
    paid = set()
    for answer in match.completions(20000):
        if answer[0] == f"use:{number}":
            fork = match.fork()
            before = len(fork.record.entries)
            fork.play(answer)
            paid.add(tuple(sorted(goods(fork, 1).items())))
            assert len(fork.record.entries) > before
    food = {good: n for good, n in held.items() if good != "franc"}
    assert paid == minimal(food, FOOD, due) | {(("franc", 1),)}


@pytest.mark.parametrize(
    "held",
    [
        {"coke": 2, "coal": 2, "charcoal": 2, "wood": 6},
        {"coal": 3, "wood": 2},
        {"charcoal": 1, "wood": 9},
        {"coke": 1, "wood": 4, "coal": 1},
    ],
)
def test_lh_09_energy_offers_every_minimal_payment_once(held: dict[str, int]) -> None:
    """Five energy for one steel: every payment without a removable token, once."""
    match = table(seat("23 10", iron=1, **held))
    answers = [answer for answer in match.completions(5000) if answer[0] == "use:23"]
    paid = set()
    for after in outcomes(match, "use:23"):
        spent = {good: n - after.get(good, 0) for good, n in held.items()}
        paid.add(tuple(sorted((good, n) for good, n in spent.items() if n)))
    assert paid == minimal(held, ENERGY, 5)
    assert len(answers) == len(paid)
