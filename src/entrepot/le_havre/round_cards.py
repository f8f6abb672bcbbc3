"""Round cards, the ships on their backs, ship kinds and supply tiles (rules, sections 3, 5, 6, 12)."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from entrepot.core.vecs import vec

WOODEN: Final[i64] = 0
IRON_SHIP: Final[i64] = 1
STEEL_SHIP: Final[i64] = 2
LINER: Final[i64] = 3
SHIP_KINDS: Final = ("wooden", "iron", "steel", "liner")


class RoundCard(NamedTuple):
    """Front: harvest, food demanded and town building for 1 to 5 players (``-`` none, ``S`` standard,
    ``*`` special). Back: a ship."""

    id: str
    harvest: bool
    food: tuple[int, int, int, int, int]
    town_builds: str
    ship: str
    kind: i64
    value: i64


# A count of players that a card is not used with has food 0 and "-".
ROUND_CARDS: Final[tuple[RoundCard, ...]] = (
    RoundCard("R01", True, (5, 3, 2, 1, 0), "*----", "Appoline", 0, 2),
    RoundCard("R02", True, (0, 4, 3, 1, 1), "-SS--", "Blanche", 0, 2),
    RoundCard("R03", False, (0, 0, 2, 2, 1), "-----", "Dina", 0, 2),
    RoundCard("R04", True, (10, 5, 3, 2, 1), "S**SS", "Lucie", 0, 4),
    RoundCard("R05", True, (0, 7, 4, 2, 1), "---**", "Noemi", 0, 4),
    RoundCard("R06", False, (0, 0, 5, 3, 2), "-----", "Cherbourg", 1, 2),
    RoundCard("R07", True, (0, 9, 6, 3, 2), "-SSSS", "Ophelie", 0, 6),
    RoundCard("R08", True, (0, 11, 7, 4, 2), "-****", "Boulogne", 1, 4),
    RoundCard("R09", False, (0, 0, 0, 4, 2), "-----", "Salomee", 0, 6),
    RoundCard("R10", True, (15, 13, 8, 5, 3), "*--SS", "Saint-Malo", 1, 6),
    RoundCard("R11", True, (0, 15, 9, 5, 3), "-S-**", "Dunkerque", 1, 8),
    RoundCard("R12", False, (0, 0, 10, 6, 3), "--S--", "Triest", 2, 10),
    RoundCard("R13", True, (20, 16, 11, 7, 4), "S**SS", "Caen", 1, 10),
    RoundCard("R14", True, (25, 17, 12, 8, 4), "*--**", "Bremerhaven", 2, 16),
    RoundCard("R15", False, (0, 0, 0, 9, 4), "-----", "Calais", 1, 12),
    RoundCard("R16", True, (30, 18, 13, 10, 5), "SSSSS", "Amsterdam", 2, 20),
    RoundCard("R17", True, (0, 19, 14, 10, 5), "-****", "Lissabon", 2, 24),
    RoundCard("R18", False, (0, 0, 14, 11, 5), "-----", "MS Susanne", 3, 38),
    RoundCard("R19", True, (0, 20, 15, 11, 6), "-----", "MS Doris", 3, 34),
    RoundCard("R20", False, (35, 20, 15, 11, 6), "-----", "MS Andrea", 3, 30),
)

# Order of the round cards by number of players; with three, R03 comes first.
FULL_GAME: Final = {
    1: "R01 R04 R10 R13 R14 R16 R20",
    2: "R01 R02 R04 R05 R07 R08 R10 R11 R13 R14 R16 R17 R19 R20",
    3: "R03 R01 R02 R04 R05 R06 R07 R08 R10 R11 R12 R13 R14 R16 R17 R18 R19 R20",
    4: "R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20",
    5: "R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20",
}
SHORT_GAME: Final = {
    1: "R04 R13 R16 R20",
    2: "R02 R05 R07 R10 R11 R14 R16 R20",
    3: "R03 R01 R02 R05 R06 R07 R10 R11 R12 R14 R18 R20",
    4: "R01 R02 R04 R06 R07 R09 R10 R13 R15 R16 R19 R20",
    5: "R01 R02 R03 R04 R06 R07 R09 R10 R12 R13 R15 R16 R18 R19 R20",
}

SHIPS: Final[i64] = 20
SHIP_VALUE: Final[vec[i64]] = vec[i64]([card.value for card in ROUND_CARDS])
SHIP_KIND: Final[vec[i64]] = vec[i64]([card.kind for card in ROUND_CARDS])

# By kind: wooden, iron, steel, liner
SHIP_PRICE: Final[vec[i64]] = vec[i64]([14, 20, 30, -1])
"""Francs to buy one; liners are never for sale."""
SHIP_MATERIAL: Final[vec[i64]] = vec[i64]([5, 4, 2, 3])
"""How much wood, iron, steel and steel a ship takes."""
SHIP_CAPACITY: Final[vec[i64]] = vec[i64]([2, 3, 4, 0])
"""Goods carried in one use of the Shipping Line."""
SHIP_ENERGY: Final[i64] = 3
"""Energy to build one, and to send one."""
SHIP_FOOD: Final = ((5, 4, 3, 2, 1), (7, 5, 4, 3, 2), (10, 7, 6, 5, 3), (0, 0, 0, 0, 0))
"""Food a round, by kind and number of players."""


class SupplyTile(NamedTuple):
    """What one marker step brings."""

    id: str
    first: str
    second: str
    interest: bool


SUPPLY_TILES: Final[tuple[SupplyTile, ...]] = (
    SupplyTile("T1", "wood", "cattle", False),
    SupplyTile("T2", "wood", "clay", False),
    SupplyTile("T3", "wood", "franc", False),
    SupplyTile("T4", "fish", "clay", False),
    SupplyTile("T5", "wood", "fish", True),
    SupplyTile("T6", "fish", "grain", False),
    SupplyTile("T7", "iron", "franc", False),
)
TILES: Final[i64] = 7
"""Tiles on the track: the turns of a round."""
