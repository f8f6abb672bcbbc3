"""What a player of the game counts when judging a position: quantities of one seat, by name.

Each is a small whole number. ``evaluate`` adds up quantity times worth; what one unit of each is worth, by
the number of actions left, stands in ``worths.csv``.
"""

from typing import Final

from mypy_extensions import i64

from entrepot.core.vecs import vec
from entrepot.le_havre.card import CRAFTSMAN, ECONOMIC, INDUSTRIAL, PUBLIC
from entrepot.le_havre.card_ids import CARD_IDS, CARDS
from entrepot.le_havre.construction import build_refusal
from entrepot.le_havre.goods import (
    BREAD,
    BRICK,
    CATTLE,
    CHARCOAL,
    CLAY,
    COAL,
    COKE,
    FISH,
    FRANC,
    GOODS,
    GRAIN,
    HIDES,
    HOLDINGS,
    IRON,
    LEATHER,
    MEAT,
    NAMES,
    PRICE,
    SMOKED_FISH,
    STEEL,
    WOOD,
)  # fmt: skip
from entrepot.le_havre.horizon import harvests_from, meals_from
from entrepot.le_havre.round_cards import (
    IRON_SHIP,
    LINER,
    SHIP_CAPACITY,
    SHIP_KIND,
    SHIP_VALUE,
    SHIPS,
    WOODEN,
)
from entrepot.le_havre.state import LeHavreState

ENOUGH: Final[vec[i64]] = vec[i64]([6, 6, 4, 4, 3, 4, 4, 4, 6, 4, 4, 3, 5, 5, 3, 4])
"""So many of a good are soon used; further ones are counted apart."""
BY_PRICE: Final[vec[i64]] = vec[i64](
    [
        STEEL,
        COKE,
        LEATHER,
        COAL,
        CATTLE,
        BREAD,
        IRON,
        HIDES,
        BRICK,
        CHARCOAL,
        SMOKED_FISH,
        MEAT,
        GRAIN,
        CLAY,
        WOOD,
        FISH,
    ]
)
"""Goods in the order in which they go aboard a ship."""

# The quantities; each run begins where the one before ends.
FEW: Final[i64] = 0
"""The first few of each good."""
MANY: Final[i64] = 16
"""What is held beyond."""
MONEY: Final[i64] = 32
LOANS: Final[i64] = 33
INTEREST: Final[i64] = 34
"""Rounds of interest to come, if there is a loan."""
COVERED: Final[i64] = 35
"""Food goods that coming meals will need."""
HUNGER: Final[i64] = 36
"""Food missing at the next meal, francs counted as food: loans."""
HUNGER_GOODS: Final[i64] = 37
"""Food missing at the next meal if no francs are eaten."""
HUNGER_TWO: Final[i64] = 38
"""Food missing at the next two meals if no francs are eaten."""
DEMAND: Final[i64] = 39
"""Food for all meals to come, own ships taken off."""
CARGO: Final[i64] = 40
"""Francs for the best shipment that the fleet could take now."""
CAPACITY: Final[i64] = 41
FLEET: Final[i64] = 42
ENERGY_FEW: Final[i64] = 43
ENERGY_MANY: Final[i64] = 44
SHIP_READY: Final[i64] = 45
"""Value of the best ship whose material and energy lie ready."""
SHIP_MEALS: Final[i64] = 46
"""Food that this ship would bring until the end."""
BUILD_READY: Final[i64] = 47
"""Value of the best proposal whose material lies ready."""
HAMMERS: Final[i64] = 48
FISHERMEN: Final[i64] = 49
KINDS: Final[i64] = 50
"""Craftsman, economic, industrial, public buildings: four cells."""
CALVES: Final[i64] = 54
"""Harvests to come for a seat that breeds cattle."""
SHEAVES: Final[i64] = 55
"""Harvests to come for a seat that has grain."""
FOOD_ROOM: Final[i64] = 56
"""Food goods beyond all meals to come."""
CARD: Final[i64] = 57
"""Which buildings are owned: a cell each."""
DISC: Final[i64] = 126
"""Where the disc stands: a cell each, and one for standing nowhere."""
TABLE: Final[i64] = 196
"""How many play: a cell each, for what an unknown future brings."""
QUANTITIES: Final[i64] = 201

FARTHEST: Final[i64] = 30
"""With more actions left than this, worths do not change any more."""

QUANTITY_NAMES: Final[tuple[str, ...]] = (
    *(f"few {name}" for name in NAMES[:16]),
    *(f"more {name}" for name in NAMES[:16]),
    "francs", "loans", "interest", "food needed", "hunger", "hunger without francs", "hunger at two meals",
    "food demand", "cargo", "capacity", "ships", "energy", "more energy", "ship ready", "its meals",
    "building ready", "hammers", "fishermen", "craftsman buildings", "economic buildings",
    "industrial buildings", "public buildings", "cattle harvests", "grain harvests", "food to spare",
    *(f"owns {id}" for id in CARD_IDS),
    *(f"disc in {id}" for id in CARD_IDS), "disc nowhere",
    *(f"table of {players}" for players in range(1, 6)),
)  # fmt: skip


def quantities_into(table: LeHavreState, seat: i64, out: vec[i64]) -> None:
    """Count everything for ``seat``; ``out`` has ``QUANTITIES`` cells, and all are written."""
    for cell in range(QUANTITIES):
        out[cell] = 0
    base = seat * HOLDINGS
    goods = table.goods
    for good in range(GOODS):
        held = goods[base + good]
        few = held if held < ENOUGH[good] else ENOUGH[good]
        out[FEW + good] = few
        out[MANY + good] = held - few
    francs = goods[base + FRANC]
    out[MONEY] = francs
    energy = 10 * goods[base + COKE] + 3 * (goods[base + COAL] + goods[base + CHARCOAL]) + goods[base + WOOD]
    out[ENERGY_FEW] = energy if energy < 10 else 10
    out[ENERGY_MANY] = (energy if energy < 40 else 40) - out[ENERGY_FEW]
    if table.loans[seat] > 0:
        out[LOANS] = table.loans[seat]
        out[INTEREST] = table.rules.rounds - table.round + 1 if not table.final() else 0
    count_cards(table, seat, out)
    count_ships(table, seat, energy, out)
    count_meals(table, seat, out)
    disc = table.discs[seat]
    out[DISC + (disc if disc >= 0 else CARDS)] = 1
    out[TABLE + table.players - 1] = 1


def count_cards(table: LeHavreState, seat: i64, out: vec[i64]) -> None:
    """Buildings, their symbols and types, and the best one that could be built now."""
    for card in range(CARDS):
        if table.places[card] == seat:
            row = table.rules.cards[card]
            out[CARD + card] = 1
            out[HAMMERS] += row.hammers
            out[FISHERMEN] += row.fishermen
            kind = row.kind
            if kind == CRAFTSMAN:
                out[KINDS] += 1
            elif kind == ECONOMIC:
                out[KINDS + 1] += 1
            elif kind == INDUSTRIAL:
                out[KINDS + 2] += 1
            elif kind == PUBLIC:
                out[KINDS + 3] += 1
    best: i64 = 0
    for stack in range(3):
        card = table.tops[stack]
        if card >= 0 and table.rules.cards[card].value > best and build_refusal(table, seat, card, 0) == 0:
            best = table.rules.cards[card].value
    out[BUILD_READY] = best


def count_ships(table: LeHavreState, seat: i64, energy: i64, out: vec[i64]) -> None:
    """The fleet, its best cargo, and the best ship that could be built now."""
    base = seat * HOLDINGS
    goods = table.goods
    capacity: i64 = 0
    ships: i64 = 0
    for ship in range(SHIPS):
        if table.ship_places[ship] == seat and SHIP_KIND[ship] != LINER:
            capacity += SHIP_CAPACITY[SHIP_KIND[ship]]
            ships += 1
    out[CAPACITY] = capacity
    out[FLEET] = ships
    if ships > 0 and energy >= 3:
        if 3 * ships > energy:  # fuel for a part of the fleet
            capacity = capacity * (energy // 3) // ships
            ships = energy // 3
        income: i64 = 0
        for place in range(GOODS):
            good = BY_PRICE[place]
            sold = goods[base + good]
            sold = sold if sold < capacity else capacity
            income += sold * PRICE[good]
            capacity -= sold
            if capacity == 0:
                break
        income -= 2 * ships  # about what the fuel is worth
        out[CARGO] = income if income > 0 else 0
    if energy < 3:
        return
    modern = table.modernised != 0 or goods[base + BRICK] > 0
    steel = goods[base + STEEL]
    for kind in range(4):
        top = table.ship_tops[kind]
        if top < 0 or SHIP_VALUE[top] <= out[SHIP_READY] or (kind != WOODEN and not modern):
            continue
        if kind == WOODEN:
            ready = goods[base + WOOD] >= 5 and energy >= 8
        elif kind == IRON_SHIP:
            ready = goods[base + IRON] + steel >= 4
        else:
            ready = steel >= (3 if kind == LINER else 2)
        if ready:
            out[SHIP_READY] = SHIP_VALUE[top]
            out[SHIP_MEALS] = table.rules.ship_food[kind]


def count_meals(table: LeHavreState, seat: i64, out: vec[i64]) -> None:
    """Food against the meals to come, and the harvests before them."""
    base = seat * HOLDINGS
    goods = table.goods
    rules = table.rules
    food = 3 * goods[base + MEAT] + 2 * (goods[base + BREAD] + goods[base + SMOKED_FISH]) + goods[base + FISH]
    from_ships = table.ship_food(seat)
    ready_food = out[SHIP_MEALS]
    out[SHIP_MEALS] = 0
    first = meals_from(table, seat)
    demand: i64 = 0
    for round in range(first, rules.rounds + 1):
        due = rules.demand[round - 1] - from_ships
        if due > 0:
            demand += due
            out[SHIP_MEALS] += ready_food if ready_food < due else due
        if round == first:
            lack = demand - food
            if lack > 0:
                out[HUNGER_GOODS] = lack
                lack -= goods[base + FRANC]
                out[HUNGER] = lack if lack > 0 else 0
        elif round == first + 1:
            out[HUNGER_TWO] = demand - food if demand > food else 0
    out[DEMAND] = demand
    out[COVERED] = food if food < demand else demand
    out[FOOD_ROOM] = food - out[COVERED]
    harvests: i64 = 0
    for round in range(harvests_from(table, seat), rules.rounds + 1):
        harvests += rules.harvest[round - 1]
    if goods[base + CATTLE] >= 2:
        out[CALVES] = harvests
    if goods[base + GRAIN] >= 1:
        out[SHEAVES] = harvests
