"""Payments against a brute-force oracle (PH-6, PH-18)."""

from itertools import product

from hypothesis import given, settings, strategies as st

import entrepot
from tests.phoenicia.table import Table, seat, table

VALUES = {"6": 6, "5": 5, "preset": 5, "4": 4}


def oracle(hand: dict[str, int], coins: int, price: int) -> set[tuple[int, ...]]:
    """Every set of cards without one that could be left out, and coins for the rest: by trying all."""
    found = set()
    for spent in product(*(range(hand.get(card, 0) + 1) for card in VALUES)):
        worth = sum(n * value for n, value in zip(spent, VALUES.values(), strict=True))
        rest = max(price - worth, 0)
        removable = any(n and worth - value >= price for n, value in zip(spent, VALUES.values(), strict=True))
        if rest <= coins and not removable:
            found.add((*spent, rest))
    return found


def paths(at: Table, spent: tuple[int, ...], coins: int, due: int) -> list[tuple[int, ...]]:
    """All payments that the engine offers, each as often as there are paths to it."""
    if at.asks[0] != "payment":
        return [(*spent, max(due, 0))]
    found: list[tuple[int, ...]] = []
    for token in at.legal():
        card = token.removeprefix("pay:")
        child = at.copy().play(token)
        if card == "coins":
            found += paths(child, spent, coins, due)
        else:
            more = tuple(n + (card == name) for n, name in zip(spent, VALUES, strict=True))
            found += paths(child, more, coins, due - VALUES[card])
    return found


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from([*"654"]), max_size=6), st.booleans(), st.integers(0, 9), st.integers(1, 30))
def test_the_payments_offered_are_exactly_the_minimal_ones(
    cards: list[str], preset: bool, coins: int, price: int
) -> None:
    """PH-6, PH-18: nothing legal is missing, nothing wasteful is offered, each payment has one path."""
    cards += ["preset"] * preset
    at = table(seat(hand=" ".join(cards), coins=coins), display="dyer")
    wealth = at.wealth()
    price = min(price, wealth)
    if price < 2:
        return
    at.play("auction:dyer", f"raise:{price}", "drop")
    found = paths(at, (0, 0, 0, 0), coins, price)
    expected = oracle({name: cards.count(name) for name in VALUES}, coins, price)
    assert len(found) == len(set(found)), "two paths to the same payment"
    assert set(found) == expected


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from([*"654"]), max_size=5), st.integers(0, 6), st.integers(2, 20), st.randoms())
def test_paying_takes_the_price_and_nothing_else(
    cards: list[str], coins: int, price: int, rng: object
) -> None:
    """PH-6: whatever is chosen, wealth falls by the price exactly."""
    at = table(seat(hand=" ".join(cards), coins=coins), display="dyer")
    wealth = at.wealth()
    price = min(price, wealth)
    if price < 2:
        return
    at.play("auction:dyer", f"raise:{price}", "drop")
    while at.asks[0] == "payment":
        at.play(rng.choice(at.legal()))  # type: ignore[attr-defined]
    assert at.wealth() == wealth - price


def test_completions_list_whole_payments() -> None:
    """A match lists the payments of an open question for panel and bots."""
    document = {
        "title": "phoenicia", "players": 2, "overlord": 0, "turn": 1, "display": {"dyer": 1},
        "seats": [{}, {"hand": {"6": 1, "5": 1}, "coins": 2}],
    }  # fmt: skip
    match = entrepot.play_from("phoenicia", document)
    match.play(["auction:dyer", "raise:7"])
    expected = [["pay:6", "pay:5"], ["pay:6", "pay:coins"], ["pay:5", "pay:coins"]]
    assert match.completions() == expected
