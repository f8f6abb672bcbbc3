"""Brute force from the words of the rules: all payments, all loads, and what the engine offers beside it."""

from collections.abc import Callable, Iterator
from itertools import product
from math import ceil
from typing import Any

import entrepot
from entrepot.core.rows import buffer
from entrepot.core.state import State
from tests.le_havre.table import document

Goods = dict[str, int]
Outcome = tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]
"""What was given and what came, each without zeros and in the order of the names."""

FOOD = {"meat": 3, "bread": 2, "smoked_fish": 2, "fish": 1, "franc": 1}
ENERGY = {"coke": 10, "coal": 3, "charcoal": 3, "wood": 1}
BASIC = ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides")
UPGRADED = ("smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather")
PRICE = {
    "fish": 1, "wood": 1, "clay": 1, "iron": 2, "grain": 1, "cattle": 3, "coal": 3, "hides": 2,
    "smoked_fish": 2, "charcoal": 2, "brick": 2, "steel": 8, "bread": 3, "meat": 2, "coke": 5, "leather": 4,
}  # fmt: skip


# -- the rules, by brute force ---------------------------------------------------------------------------


def handfuls(held: Goods, kinds: Any) -> Iterator[Goods]:
    """Every way to take some of what is held, of these kinds."""
    kinds = [kind for kind in kinds if held.get(kind, 0)]
    for amounts in product(*(range(held[kind] + 1) for kind in kinds)):
        yield {kind: amount for kind, amount in zip(kinds, amounts, strict=True) if amount}


def worth(goods: Goods, table: Goods) -> int:
    return sum(amount * table[kind] for kind, amount in goods.items())


def payments(held: Goods, table: Goods, due: int) -> list[Goods]:
    """All payments of ``due`` in which no token could be left out (LH-9)."""
    if due <= 0:
        return [{}]
    return [
        paid
        for paid in handfuls(held, table)
        if worth(paid, table) >= due and all(worth(paid, table) - table[kind] < due for kind in paid)
    ]


def fees(held: Goods, food: int, francs: int) -> list[Goods]:
    """All ways to pay an entry fee: food, or francs where the card says so (LH-38)."""
    if not food and not francs:
        return [{}]
    ways = []
    if food:
        limit = held.get("franc", 0) if not francs else francs - 1
        ways += [paid for paid in payments(held, FOOD, food) if paid.get("franc", 0) <= limit]
    if francs and held.get("franc", 0) >= francs:
        ways.append({"franc": francs})
    return ways


def less(held: Goods, *taken: Goods) -> Goods:
    rest = dict(held)
    for goods in taken:
        for kind, amount in goods.items():
            rest[kind] = rest.get(kind, 0) - amount
    return rest


def outcome(given: list[Goods], gained: list[Goods]) -> Outcome:
    """The sums of what was given and of what came."""
    sums = []
    for parts in (given, gained):
        total: Goods = {}
        for goods in parts:
            for kind, amount in goods.items():
                total[kind] = total.get(kind, 0) + amount
        sums.append(tuple(sorted((kind, amount) for kind, amount in total.items() if amount)))
    return sums[0], sums[1]


def halves(n: int) -> int:
    """Energy halves are added over the action and rounded up (LH-17)."""
    return ceil(n / 2)


# -- the engine ------------------------------------------------------------------------------------------


def answers(state: State, first: Callable[[str], bool] = lambda token: True) -> list[list[str]]:
    """All whole answers of the seat that is asked, whose first token is wanted: question by question, to
    the end of the visit."""
    table = entrepot.title("le-havre").choices
    found: list[list[str]] = []

    def follow(at: State, tokens: list[str]) -> None:
        cells = buffer(len(table))
        for i in range(at.legal_into(cells)):
            token = table[int(cells[i])].token
            if not tokens and not first(token):
                continue
            child = at.copy()
            child.play(cells[i])
            goes_on = not child.over() and child.decision().inside and child.decider() == at.decider()
            if goes_on:
                follow(child, [*tokens, token])
            else:
                found.append([*tokens, token])

    follow(state, [])
    return found


def done(state: State, tokens: list[str], seat: int = 0) -> Outcome:
    """What an answer did to a seat's goods, by its events."""
    table = entrepot.title("le-havre").choices
    after = state.copy()
    after.journal = []
    for token in tokens:
        after.play(table.parse(token).index)
    mine = [event for event in after.journal if event.kind == "goods" and event.seat == seat]
    return outcome(
        [{event.item: -event.amount} for event in mine if event.amount < 0],
        [{event.item: event.amount} for event in mine if event.amount > 0],
    )


def compare(state: State, first: str, expected: list[Outcome]) -> int:
    """The answers that begin with ``first`` do exactly what is expected, each thing in one way."""
    offered = [done(state, tokens) for tokens in answers(state, lambda token: token == first)]
    assert len(set(expected)) == len(expected), "the oracle counts something twice"
    missing, more = set(expected) - set(offered), set(offered) - set(expected)
    assert not missing, f"lost: {sorted(missing)[:3]}"
    assert not more, f"not in the rules: {sorted(more)[:3]}"
    assert len(offered) == len(expected), "something is reached in two ways"
    return len(offered)


def standing(held: Goods, cards: str = "", ships: str = "", town: str = "", **more: Any) -> State:
    """Seat 0 before its main action with these goods."""
    one = {"goods": held, "cards": cards.split(), "ships": ships.split()}
    return entrepot.position("le-havre", document(one, town=town, **more))
