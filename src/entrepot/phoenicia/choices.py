"""The table of choices of Phoenicia. Indices are published: they are only ever appended."""

from typing import Final

from mypy_extensions import i64

from entrepot.core.choice import ChoiceTable
from entrepot.phoenicia.cards import ACTIVITIES, CARDS, PRODUCTION_CARDS

RAISE: Final[i64] = 128
"""``raise:0`` to ``raise:255``: bid so many coins. Nobody can ever own more: ``cardfile`` sees to it."""
HIGHEST: Final[i64] = 255
AUCTION: Final[i64] = 384
DROP: Final[i64] = 403
TRAIN: Final[i64] = 404
EMPLOY: Final[i64] = 405
MOVE: Final[i64] = 409
TOOL: Final[i64] = 415
POINT: Final[i64] = 419
EXCHANGE: Final[i64] = 420
PAY: Final[i64] = 424
PAY_COINS: Final[i64] = 428
GIVE: Final[i64] = 429
DONE: Final[i64] = 433
END: Final[i64] = 434
OVERLORD: Final[i64] = 435
CARD: Final[i64] = 440
DRAW: Final[i64] = 459
SIZE: Final[i64] = 462

MOVES: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""From which activity to which dearer one (PH-23), in the order of ``move:``."""


def moved_from(move: i64) -> i64:
    """The activity that the ``move``-th entry of ``MOVES`` leaves."""
    return 0 if move < 3 else (1 if move < 5 else 2)


def moved_to(move: i64) -> i64:
    """The activity that it goes to."""
    return move + 1 if move < 3 else (move - 1 if move < 5 else 3)


def _table() -> ChoiceTable:
    jobs = [job.id for job in ACTIVITIES]
    kinds = [card.id for card in CARDS]
    choices = ChoiceTable("phoenicia")
    choices.add("raise", map(str, range(256)))
    choices.add("auction", kinds)
    choices.add("drop")
    choices.add("train")
    choices.add("employ", jobs)
    choices.add("move", [f"{jobs[a]}-{jobs[b]}" for a, b in MOVES])
    choices.add("tool", jobs)
    choices.add("point")
    choices.add("exchange", PRODUCTION_CARDS)
    choices.add("pay", (*PRODUCTION_CARDS, "coins"))
    choices.add("give", PRODUCTION_CARDS)
    choices.add("done")
    choices.add("end")
    choices.add("overlord", map(str, range(5)))
    choices.add("card", kinds)
    choices.add("draw", [card for card in PRODUCTION_CARDS if card != "preset"])
    return choices


CHOICES: Final[ChoiceTable] = _table()
