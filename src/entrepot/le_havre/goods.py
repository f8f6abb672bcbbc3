"""The goods and what they are worth as food, as energy and aboard a ship (rules, section 2)."""

from typing import Final

from mypy_extensions import i64

from entrepot.core.vecs import vec

FISH: Final[i64] = 0
WOOD: Final[i64] = 1
CLAY: Final[i64] = 2
IRON: Final[i64] = 3
GRAIN: Final[i64] = 4
CATTLE: Final[i64] = 5
COAL: Final[i64] = 6
HIDES: Final[i64] = 7
SMOKED_FISH: Final[i64] = 8
CHARCOAL: Final[i64] = 9
BRICK: Final[i64] = 10
STEEL: Final[i64] = 11
BREAD: Final[i64] = 12
MEAT: Final[i64] = 13
COKE: Final[i64] = 14
LEATHER: Final[i64] = 15
FRANC: Final[i64] = 16

BASIC: Final[i64] = 8
"""Goods below this one are basic; the upgraded side of ``g`` is ``g + BASIC``."""
GOODS: Final[i64] = 16
"""How many goods there are; francs are none."""
HOLDINGS: Final[i64] = 17
"""Goods and francs: the width of a seat's row."""

NAMES: Final = (
    "fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides",
    "smoked_fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather", "franc",
)  # fmt: skip

#                     fi wo cl ir gr ca co hi sm ch br st br me co le fr
FOOD: Final[vec[i64]] = vec[i64](     [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 3, 0, 0, 1])  # fmt: skip
"""What each feeds."""
ENERGY: Final[vec[i64]] = vec[i64](   [0, 1, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 0, 0, 10, 0, 0])  # fmt: skip
"""What each gives when it burns."""
PRICE: Final[vec[i64]] = vec[i64](    [1, 1, 1, 2, 1, 3, 3, 2, 2, 2, 2, 8, 3, 2, 5, 4, 0])  # fmt: skip
"""Francs that the Shipping Line pays for each."""

OFFERS: Final[i64] = 7
"""The offer spaces: francs, fish, wood, clay, iron, grain, cattle (set-up 4.1)."""
OFFER_NAMES: Final = ("franc", "fish", "wood", "clay", "iron", "grain", "cattle")


def offer_good(offer: i64) -> i64:
    """What lies on an offer space."""
    return FRANC if offer == 0 else offer - 1


def offer_of(good: i64) -> i64:
    """The offer space of a franc or of one of the first six goods."""
    return 0 if good == FRANC else good + 1


def good_index(name: str) -> int:
    """The index of a good (or ``franc``) by its name; raises ``ValueError``."""
    return NAMES.index(name)
