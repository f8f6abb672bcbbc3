"""The numbers of the buildings, in the order of their indices (LH-60: strings, never numbers)."""

from typing import Final

from mypy_extensions import i64

CARD_IDS: Final[tuple[str, ...]] = (
    "B1", "B2", "B3",
    *(f"{number:02}" for number in range(1, 31)),
    "31",
    *(f"{number:03}" for number in range(1, 36)),
)  # fmt: skip
"""Start buildings, standard buildings, the Football Stadium, special buildings. Among proposals a lower
index is a lower number; the Stadium counts as number 31 there (LH-51)."""

CARDS: Final[i64] = 69
"""How many buildings there are."""
FIRST_STANDARD: Final[i64] = 3
FIRST_SPECIAL: Final[i64] = 33
"""Cards from here on are special buildings."""

# The cards that other rules know by name
MARKETPLACE: Final[i64] = 3
STADIUM: Final[i64] = 33
HARBOUR_WATCH: Final[i64] = 47
YACHT_CARD: Final[i64] = 56
FEEDLOT: Final[i64] = 57
MASONS_GUILD: Final[i64] = 58
WIND_FARM: Final[i64] = 66


def card_index(id: str) -> int:
    """The index of a building by its number; raises ``ValueError``."""
    return CARD_IDS.index(id)
