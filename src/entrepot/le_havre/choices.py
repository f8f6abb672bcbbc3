"""The table of choices of Le Havre. Indices are published: they are only ever appended."""

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from entrepot.core.choice import ChoiceTable
from entrepot.le_havre.card_ids import CARD_IDS
from entrepot.le_havre.goods import NAMES, OFFER_NAMES
from entrepot.le_havre.round_cards import ROUND_CARDS, SHIP_KINDS, SUPPLY_TILES

# The first index of each run; a test holds them against the table.
TAKE: Final[i64] = 128
USE: Final[i64] = 135
BUILD: Final[i64] = 204
BUY: Final[i64] = 273
SELL: Final[i64] = 342
BUY_SHIP: Final[i64] = 411
SHIP: Final[i64] = 414
SELL_SHIP: Final[i64] = 418
YACHT: Final[i64] = 438
GOOD: Final[i64] = 458
FEE: Final[i64] = 474
HAUL: Final[i64] = 476
REPAY: Final[i64] = 481
LOAN: Final[i64] = 482
PAY: Final[i64] = 483
END: Final[i64] = 484
PASS: Final[i64] = 485
SKIP: Final[i64] = 486
KEEP: Final[i64] = 487
SWAP: Final[i64] = 488
STACK: Final[i64] = 489
TILE: Final[i64] = 492
SPECIAL: Final[i64] = 499
SIZE: Final[i64] = 535

FEE_FOOD: Final[i64] = 474
FEE_FRANC: Final[i64] = 475
HAULS: Final[i64] = 5
"""Pairs of neighbouring goods offers: fish-wood to grain-cattle."""


def _table() -> ChoiceTable:
    table = ChoiceTable("le-havre")
    table.add("take", OFFER_NAMES)
    table.add("use", CARD_IDS)
    table.add("build", CARD_IDS)
    table.add("buy", CARD_IDS)
    table.add("sell", CARD_IDS)
    table.add("buy", [f"ship:{kind}" for kind in SHIP_KINDS[:3]])
    table.add("ship", SHIP_KINDS)
    table.add("sell", [f"ship:{card.id}" for card in ROUND_CARDS])
    table.add("yacht", [card.id for card in ROUND_CARDS])
    table.add("good", NAMES[:16])
    table.add("fee", ("food", "franc"))
    table.add("haul", [f"{a}-{b}" for a, b in pairwise(OFFER_NAMES[1:])])
    for verb in ("repay", "loan", "pay", "end", "pass", "skip", "keep", "swap"):
        table.add(verb)
    table.add("stack", ("0", "1", "2"))
    table.add("tile", [tile.id for tile in SUPPLY_TILES])
    table.add("special", CARD_IDS[33:])
    return table


CHOICES: Final[ChoiceTable] = _table()
