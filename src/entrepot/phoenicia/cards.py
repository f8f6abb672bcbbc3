"""The appendix of the rules: every number of the game, a row a thing.

Not all numbers of the published game are known to us. The last column of a row names those that were
*reconstructed*: chosen to fit everything that is known, and marked so wherever they are shown. A table may
play with corrected rows (``cardfile``).
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

# -- development cards -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of development card."""

    id: str
    deck: int
    """1 to 4: the decks come into the game one after the other."""
    group: str
    """"A" or "B": how many copies there are (``COPIES``)."""
    min_bid: int
    points: int
    production: int
    storehouses: int
    untrained: int
    """Untrained workers that come with it."""
    trained: int
    discounts: dict[str, int]
    """By how much each copy lowers the price of other cards (PH-5)."""
    effect: str
    """What else it does: one of ``EFFECTS``."""
    guessed: str
    """The columns that are reconstructed, by name."""


EFFECTS: Final = ("", "track", "mine", "smelt", "weave", "market", "school", "vault")
"""Nothing; better hunting; a mining tile; better mining; a clothmaking tile; points for sale; cheap
training; a larger treasury."""
TRACK: Final[i64] = 1
MINE: Final[i64] = 2
SMELT: Final[i64] = 3
WEAVE: Final[i64] = 4
MARKET: Final[i64] = 5
SCHOOL: Final[i64] = 6
VAULT: Final[i64] = 7

_MOST = "group min_bid points production storehouses untrained trained"
_ALL = f"deck {_MOST}"
_STAND_IN = f"name {_ALL}"

CARDS: Final = (
    #    id                deck grp bid pts prd sto unt trn  discounts given         effect   reconstructed
    Card("dyer",              1, "A",  2, 1, 0, 0, 0, 0, {"dye_house": 3},           "",       "discounts"),
    Card("granary",           1, "A",  4, 1, 0, 2, 0, 0, {},                         "vault",  ""),
    Card("glassmaking",       1, "A",  5, 1, 1, 0, 0, 0, {},                         "",       ""),
    Card("fort",              1, "A",  7, 1, 0, 0, 3, 0, {},                         "",       ""),
    Card("prospector",        1, "B",  2, 1, 0, 0, 0, 0, {"smelter": 2},             "mine",   "discounts"),
    Card("indentured_worker", 1, "B",  3, 0, 0, 0, 0, 1, {},                         "",       ""),
    Card("tracker",           1, "B",  3, 1, 0, 0, 0, 0, {"caravan": 2},             "track",  "discounts"),
    Card("caravan",           2, "A",  9, 1, 2, 1, 0, 0, {},                         "",       ""),
    Card("dye_house",         2, "A", 14, 3, 3, 1, 0, 0, {},                         "weave",  ""),
    Card("city_center",       2, "B",  4, 2, 0, 0, 0, 0, {"public_works": 3},        "market", "discounts"),
    Card("smelter",           2, "B",  6, 1, 1, 1, 0, 0, {},                         "smelt",  ""),
    Card("shipyard",          2, "B",  7, 2, 0, 0, 0, 0,
         {"ships": 3, "tradefleet": 4, "port": 4},                                   "",       "discounts"),
    Card("public_works",      3, "A", 12, 5, 0, 0, 0, 0, {"city_walls": 4},          "school", "discounts"),
    Card("ships",             3, "A", 14, 2, 4, 1, 0, 0, {},                         "",       ""),
    Card("refugees",          3, "B",  9, 1, 0, 0, 4, 0, {},                         "",       _MOST),
    Card("colony",            4, "B", 15, 4, 3, 0, 0, 0, {},                         "",       _STAND_IN),
    Card("port",              4, "A", 18, 6, 2, 1, 0, 0, {},                         "",       _ALL),
    Card("tradefleet",        4, "B", 20, 4, 5, 1, 0, 0, {},                         "",       _ALL),
    Card("city_walls",        4, "A", 22, 9, 0, 0, 0, 0, {},                         "",       _ALL),
)  # fmt: skip
"""The 19 kinds in the order of deck and minimum bid; the order never changes, indices depend on it."""

KINDS: Final[i64] = 19

COPIES: Final = {"A": {2: 1, 3: 2, 4: 2, 5: 3}, "B": {2: 1, 3: 1, 4: 2, 5: 2}}
"""Copies of each kind of a group, by the number of players."""

BARRED: Final = ("granary", "fort")
"""Never in the first display (PH-34)."""

# -- activities ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Activity:
    """Where trained workers are employed. What improves hunting and mining: ``produced``."""

    id: str
    tool: int
    """What the tool of a worker costs."""
    production: int
    points: int
    storehouses: int


ACTIVITIES: Final = (
    #        id            tool prod points storehouses, for each worker
    Activity("hunting",       2,   1,     1,          0),
    Activity("farming",       5,   2,     1,          0),
    Activity("mining",        8,   3,     2,          0),
    Activity("clothmaking",  11,   4,     2,          1),
)  # fmt: skip
HUNTING: Final[i64] = 0
FARMING: Final[i64] = 1
MINING: Final[i64] = 2
CLOTHMAKING: Final[i64] = 3
JOBS: Final[i64] = 4


def produced(job: i64, workers: i64, level: i64, each: i64) -> i64:
    """The production of all workers of an activity: ``each``, and one more for every second worker once
    hunting or mining is improved (``level`` 1), for every worker once it is advanced (2). It also counts
    for workers placed before (PH-8)."""
    if job == HUNTING or job == MINING:
        if level == 1:
            return each * workers + workers // 2
        if level > 1:
            return each * workers + workers
    return each * workers


# -- production cards ------------------------------------------------------------------------------------

PRODUCTION_CARDS: Final = ("6", "5", "preset", "4")
"""The kinds of production cards, in falling value: the order in which they are spent and given up."""
PRESET: Final[i64] = 2
CARD_KINDS: Final[i64] = 4

PRODUCTION_DECK: Final = {"4": 10, "5": 20, "6": 10}
"""How many of each value (reconstructed: only the sum, 40, is known); one preset card a player besides."""


def value_of(card: i64) -> i64:
    """What a kind of production card is worth in coins: 6, 5, 5 (preset) or 4."""
    return 6 - card if card < PRESET else 7 - card


# -- everything else -------------------------------------------------------------------------------------

START_COINS: Final[i64] = 2
START_STOREHOUSES: Final[i64] = 2
START_UNTRAINED: Final[i64] = 1
START_HUNTERS: Final[i64] = 1
START_FARMERS: Final[i64] = 1
START_WORKERS: Final[i64] = 3

TREASURY: Final[i64] = 3
"""Coins that may be kept ..."""
LARGE_TREASURY: Final[i64] = 6
"""... and with a Granary; a second one adds nothing (PH-20)."""
TRAINING: Final[i64] = 2
CHEAP_TRAINING: Final[i64] = 1
"""The cost of training with Public Works."""
POINT_PRICE: Final[i64] = 3
POINTS_FOR_SALE: Final[i64] = 3
"""Points that each City Center sells."""
PER_CARD: Final[i64] = 4
"""Production, or coins, for one production card."""
ENOUGH_POINTS: Final[i64] = 32
IDLE_ROUNDS: Final[i64] = 3
"""So many rounds without a sale or a point end the game (PH-31)."""
