"""Payments and loads of all kinds against brute force from the rulings: nothing legal is lost, nothing else
is offered, each outcome has exactly one path (LH-9, LH-38, LH-40)."""

import random
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest

import entrepot
from tests.generic.games import COMPILED
from tests.le_havre.oracle import (
    BASIC,
    ENERGY,
    FOOD,
    PRICE,
    UPGRADED,
    Goods,
    Outcome,
    answers,
    compare,
    done,
    fees,
    halves,
    handfuls,
    less,
    outcome,
    payments,
    standing,
)  # fmt: skip
from tests.le_havre.table import document, seat

pytestmark = pytest.mark.interpreted

TABLES = 120 if COMPILED else 8
"""Random holdings tried in each test."""
DEMAND = (3, 4, 5, 7, 9, 11, 13, 15)
"""Food per player in the first rounds of the full game for two (rules, section 5)."""


def some(chance: random.Random, kinds: Any, most: int, least: int = 0) -> Goods:
    """A random handful of these kinds, at most ``most`` of each."""
    return {kind: chance.randint(least, most) for kind in kinds if chance.random() < 0.6}


# -- food ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(DEMAND)))
def test_lh_09_lh_37_feeding(number: int) -> None:
    """At the feeding every payment without a removable token is offered, and no other."""
    chance, met = random.Random(number), 0
    for _ in range(TABLES // 4 + 6):
        held = some(chance, FOOD, 6)
        stack = [["next-turn"], ["end-round"], ["feeding", 0, 0]]
        sitting = seat(**held)
        state = entrepot.position(
            "le-havre", document(sitting, players=2, round=number + 1, turn=6, stack=stack)
        )
        enough = sum(FOOD[kind] * amount for kind, amount in held.items()) >= DEMAND[number]
        if enough:
            paid = payments(held, FOOD, DEMAND[number])
            met += compare(state, "pay", [outcome([goods], []) for goods in paid])
        else:
            assert [tokens for tokens in answers(state) if tokens[0] == "pay"] == []
            assert ["loan"] in answers(state)
    assert met > 0


def test_completions_list_the_same_payments() -> None:
    """``match.completions`` is what panel and bots see: the same answers in the same words."""
    chance = random.Random(5)
    for _ in range(TABLES // 4 + 6):
        held = some(chance, FOOD, 5) | {"fish": 4, "meat": 3}
        stack = [["next-turn"], ["end-round"], ["feeding", 0, 0]]
        sitting = seat("10", **held)
        place = document(sitting, players=2, round=6, turn=6, stack=stack)
        match = entrepot.play_from("le-havre", place)
        assert match.completions(10_000) == answers(match.state)
        if len(held) > 2:
            assert len(match.completions(2)) == 2


# -- fees and conversions ----------------------------------------------------------------------------------


@dataclass
class Building:
    """A building that turns goods into others, as the appendix of the rules tells it."""

    id: str
    takes: Goods
    gives: Goods
    food: int = 0
    """Entry fee in food, and in francs."""
    francs: int = 0
    most: int = 99
    """How many times at most."""
    half_energy: int = 0
    """Halves of energy each time, and whole energy once."""
    energy: int = 0
    half_francs: int = 0
    half_hides: int = 0
    instead: dict[str, str] = field(default_factory=dict)
    """A good that may stand for an input (LH-13, LH-44)."""


BUILDINGS = [
    Building("05", {"grain": 1}, {"bread": 1}, food=1, half_energy=1, half_francs=1),
    Building("07", {"wood": 1}, {"charcoal": 1}),
    Building("08", {"fish": 1}, {"smoked_fish": 1}, food=2, francs=1, most=6, energy=1, half_francs=1),
    Building("09", {"cattle": 1}, {"meat": 1}, francs=2, half_hides=1),
    Building("14", {"clay": 1}, {"brick": 1}, 1, half_energy=1, half_francs=1, instead={"clay": "brick"}),
    Building("20", {"hides": 1}, {"leather": 1}, most=4, half_francs=2),
    Building("23", {"iron": 1}, {"steel": 1}, francs=2, half_energy=10, instead={"iron": "steel"}),
    Building("25", {"coal": 1}, {"coke": 1}, francs=1, half_francs=2),
    Building("002", {"bread": 1}, {"franc": 3}, food=1, most=6),
    Building("003", {"bread": 1, "meat": 1}, {"franc": 6}, food=1, most=4),
    Building("007", {"fish": 1}, {"franc": 2}, food=1, most=7),
    Building("008", {"smoked_fish": 1}, {"franc": 3}, food=1),
    Building("005", {"hides": 1, "leather": 1}, {"franc": 7}, food=2, francs=1),
    Building("010", {"wood": 1, "meat": 1}, {"franc": 5}, food=1, most=4),
    Building("016", {"wood": 1, "bread": 1, "smoked_fish": 1}, {"franc": 8}, food=1, most=3),
    Building("021", {"leather": 3, "franc": 14}, {"franc": 30}, food=2, most=1),
    Building("022", {"clay": 1}, {"brick": 3}, food=1, most=1, energy=1, instead={"clay": "brick"}),
    Building("028", {"wood": 1, "grain": 1}, {"franc": 3}, most=4),
    Building("031", {"iron": 1}, {"steel": 2}, 2, 1, most=1, energy=15, instead={"iron": "steel"}),
    Building("034", {"brick": 3, "franc": 10}, {"franc": 24}, food=2, most=1),
]


def visits(building: Building, held: Goods, wind: bool) -> list[Outcome]:
    """Every way to enter and use it: a fee that leaves the action possible, once or more often, inputs or
    what stands for them, and energy without a removable token; never with what the visit brings."""
    found = []
    for fee in fees(held, building.food, building.francs):
        purse = less(held, fee)
        for times in range(1, building.most + 1):
            if times > sum(purse.values()):
                break
            for taken in inputs(building, purse, times):
                rest = less(purse, taken)
                energy = halves(building.half_energy * times) + building.energy
                for fuel in payments(rest, ENERGY, max(0, energy - 3 * wind)):
                    gains = {kind: amount * times for kind, amount in building.gives.items()}
                    extra = {
                        "franc": building.half_francs * times // 2,
                        "hides": building.half_hides * times // 2,
                    }
                    found.append(outcome([fee, taken, fuel], [gains, extra]))
    return found


def inputs(building: Building, purse: Goods, times: int) -> list[Goods]:
    """Every mix of inputs for so many times."""
    mixes: list[Goods] = [{}]
    for kind, amount in building.takes.items():
        need, other = amount * times, building.instead.get(kind, "")
        shares = range(need + 1) if other else (0,)
        mixes = [less(mix, {kind: share - need, other: -share}) for mix in mixes for share in shares]
    return [
        {k: n for k, n in m.items() if n} for m in mixes if all(n <= purse.get(k, 0) for k, n in m.items())
    ]


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_lh_10_lh_40_every_visit(building: Building) -> None:
    """A building in the town: fee, amount, inputs, energy, all together."""
    chance, met, refused = random.Random(building.id), 0, 0
    kinds = sorted({*building.takes, *building.instead.values(), *FOOD, *ENERGY})
    for _ in range(TABLES):
        held = some(chance, kinds, 4)
        for kind, amount in building.takes.items():
            if chance.random() < 0.8:
                held[kind] = held.get(kind, 0) + chance.randint(amount, amount + 2)
        held = {kind: amount for kind, amount in held.items() if amount}
        wind = chance.random() < 0.2
        state = standing(held, cards="033" if wind else "", town=building.id)
        expected = visits(building, held, wind)
        if len(expected) > 4000:
            continue
        met += compare(state, f"use:{building.id}", expected)
        refused += not expected
    assert met > TABLES // 8
    assert refused > 0 or not COMPILED


PLAIN = [  # id, food, francs, what comes: buildings that only give (their symbols are not owned)
    ("06", 1, 0, {"wood": 1, "brick": 1, "iron": 1}),
    ("10", 1, 0, {"clay": 3}),
    ("16", 2, 0, {"coal": 3}),
    ("19", 0, 1, {"cattle": 1, "meat": 1, "fish": 1, "smoked_fish": 1, "grain": 1, "bread": 1}),
    ("22", 3, 1, {"iron": 3}),
    ("015", 0, 2, {"coal": 1, "coke": 1, "iron": 1}),
]


@pytest.mark.parametrize("building", PLAIN, ids=lambda building: building[0])
def test_lh_38_every_fee(building: tuple[str, int, int, Goods]) -> None:
    """Food and francs mixed; with a franc alternative of k francs fewer than k in the food."""
    id, food, francs, gains = building
    chance, met = random.Random(id), 0
    for _ in range(TABLES):
        held = some(chance, FOOD, 4)
        expected = [outcome([fee], [gains]) for fee in fees(held, food, francs)]
        met += compare(standing(held, town=id), f"use:{id}", expected)
    assert met > TABLES // 8


# -- ships -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "top", "need"),
    [
        ("wooden", "R01", {"wood": 5}),
        ("iron", "R06", {"iron": 4}),
        ("steel", "R12", {"steel": 2}),
        ("liner", "R18", {"steel": 3}),
    ],
)
def test_lh_15_every_ship(kind: str, top: str, need: Goods) -> None:
    """Material (steel for iron), one brick for the first other than wooden, three energy that is not the
    material itself; a wharf of one's own."""
    chance, met = random.Random(kind), 0
    for _ in range(TABLES):
        held = some(chance, [*ENERGY, *need, "steel", "brick"], 4)
        held[next(iter(need))] = chance.randint(0, 8)
        modern, wind = chance.random() < 0.5, chance.random() < 0.2
        state = standing(
            held,
            cards="12 033" if wind else "12",
            ship_stacks={kind: [top]},
            modernised=["12"] if modern else [],
        )
        brick = {} if modern or kind == "wooden" else {"brick": 1}
        good, amount = next(iter(need.items()))
        shares = range(amount + 1) if good == "iron" else (0,)
        expected = []
        for share in shares:
            material = {good: amount - share, "steel": share} if share else {good: amount}
            rest = less(held, material, brick)
            if min(rest.values(), default=0) >= 0:
                fuels = payments(rest, ENERGY, 0 if wind else 3)
                expected += [outcome([material, brick, fuel], []) for fuel in fuels]
        met += compare(state, "use:12", expected)
    assert met > TABLES // 8


SHIPS = {"R01": 2, "R02": 2, "R03": 2, "R06": 3, "R08": 3, "R12": 4, "R18": 0}
"""Ships and what they carry."""


def test_lh_09_lh_16_every_shipment() -> None:
    """Shipping Line: three energy a ship, no ship that is not needed, no removable fuel, at least one good;
    what burns is not sold."""
    chance, met = random.Random(16), 0
    for _ in range(TABLES):
        held = some(chance, [*BASIC, *UPGRADED], 2)
        held = dict(chance.sample(sorted(held.items()), min(len(held), 5))) | some(chance, ENERGY, 3)
        ships = chance.sample(sorted(SHIPS), chance.randint(0, 3))
        wind = chance.random() < 0.2
        holds = sorted((SHIPS[ship] for ship in ships if SHIPS[ship]), reverse=True)
        expected = []
        for used in range(1, len(holds) + 1):
            least, most = sum(holds[: used - 1]) + 1, sum(holds[:used])
            for fuel in payments(held, ENERGY, max(0, 3 * used - 3 * wind)):
                rest = less(held, fuel)
                for sold in handfuls(rest, PRICE):
                    if least <= sum(sold.values()) <= most:
                        price = sum(PRICE[kind] * amount for kind, amount in sold.items())
                        expected.append(outcome([fuel, sold], [{"franc": price}]))
        state = standing(held, cards="18 033" if wind else "18", ships=" ".join(ships))
        offered = [done(state, tokens) for tokens in answers(state, lambda token: token == "use:18")]
        # burnt and sold wood look alike in the sum: compare how often each sum comes
        assert sorted(offered) == sorted(expected)
        met += len(expected)
    assert met > TABLES


def test_lh_21_every_crossing() -> None:
    """Bridge: a franc for each upgraded good and for every three basic goods in any mix; whole threes, and
    something."""
    chance, met = random.Random(27), 0
    for _ in range(TABLES):
        held = some(chance, chance.sample(BASIC, 4), 3) | some(chance, chance.sample(UPGRADED, 2), 2)
        expected = []
        for basic, upgraded in product(handfuls(held, BASIC), handfuls(held, UPGRADED)):
            n, extra = sum(basic.values()), sum(upgraded.values())
            if n % 3 == 0 and n + extra > 0:
                expected.append(outcome([basic, upgraded], [{"franc": n // 3 + extra}]))
        met += compare(standing(held, cards="27"), "use:27", expected)
    assert met > TABLES


def test_lh_41_lh_42_every_trade() -> None:
    """Business Office: four goods for steel, one for charcoal, brick or leather, either or both, any mix."""
    chance, met = random.Random(21), 0
    for _ in range(TABLES):
        held = some(chance, chance.sample([*BASIC, *UPGRADED], 5), 3)
        expected = []
        for given in handfuls(held, [*BASIC, *UPGRADED]):
            n = sum(given.values())
            gains: list[Goods] = [{"steel": 1}] if n in (4, 5) else [{}]
            others = [{good: 1} for good in ("charcoal", "brick", "leather")] if n in (1, 5) else [{}]
            if n in (1, 4, 5):
                expected += [outcome([given], [gain, other]) for gain in gains for other in others]
        met += compare(standing(held, cards="21"), "use:21", expected)
    assert met > TABLES
