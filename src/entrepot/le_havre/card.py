"""The row of a building, and what an action is."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from entrepot.core.message import Message
from entrepot.core.rows import row
from entrepot.core.state import State
from entrepot.core.vecs import vec

# Types of buildings
CRAFTSMAN: Final[i64] = 0
ECONOMIC: Final[i64] = 1
INDUSTRIAL: Final[i64] = 2
PUBLIC: Final[i64] = 3
NO_TYPE: Final[i64] = 4
SHIP_TYPE: Final[i64] = 5
TYPE_NAMES: Final = ("craftsman", "economic", "industrial", "public", "none", "ship")

NOT_FOR_SALE: Final[i64] = -1
"""The price of a card that cannot be bought."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a visitor of a building does, and what a building brings without a visit."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        """Why ``seat`` could not carry out the least of the action of ``card``, whose effect this is, with
        what it holds now (LH-11)."""
        raise NotImplementedError

    def begin(self, state: State, seat: i64, card: i64) -> None:
        """Carry the action out, or ask what has to be asked first. The fee is paid; the visitor's disc
        moves right afterwards."""
        raise NotImplementedError

    def spends_food(self) -> bool:
        """Whether a fee paid in food or francs might take away what the action needs (LH-10)."""
        return False

    def text(self) -> list[Message]:
        """The text of the card."""
        raise NotImplementedError


@final
class Card:
    """One building."""

    def __init__(
        self,
        id: str,
        name: str,
        kind: i64,
        value: i64,
        effect: Effect,
        *,
        price: i64 = -2,
        cost: vec[i64] | None = None,
        fee_food: i64 = 0,
        fee_franc: i64 = 0,
        hammers: i64 = 0,
        fishermen: i64 = 0,
        locked: bool = False,
        sure: bool = True,
    ) -> None:
        self.id = id
        """Its number as a string (LH-60)."""
        self.name = name
        """The key of its name in the words, ``card-<name>``."""
        self.kind: i64 = kind
        """Its type: craftsman, economic, ..."""
        self.value: i64 = value
        """Francs at the end of the game; half of it when sold."""
        self.price: i64 = value if price == -2 else price
        """Francs to buy it: the value unless another cost is printed; ``NOT_FOR_SALE`` for the Church."""
        self.buildable = cost is not None
        """Whether a cost is printed, so that it can be built."""
        self.cost: vec[i64] = row(17) if cost is None else cost
        """Goods to build it, by good."""
        self.fee_food: i64 = fee_food
        """Entry fee in food; with ``fee_franc`` too, one of the two."""
        self.fee_franc: i64 = fee_franc
        """Entry fee in francs."""
        self.hammers: i64 = hammers
        self.fishermen: i64 = fishermen
        self.locked = locked
        """Whether it has no action to visit (a padlock)."""
        self.effect = effect
        self.sure = sure
        """Whether its numbers rest on two sources or a scan; others may be corrected one day."""
