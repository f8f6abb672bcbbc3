"""Every kind of frame by its name, to set questions up from a position."""

from collections.abc import Callable
from typing import Final

from entrepot.core.decision import Frame
from entrepot.le_havre.construction import Build, BuildAgain
from entrepot.le_havre.converting import Times, Yield
from entrepot.le_havre.entry import Fee, Visit
from entrepot.le_havre.errands import Haul, Target
from entrepot.le_havre.exchanging import Cross, Exchanged, ForOther, ForSteel, Give
from entrepot.le_havre.gains import ExtraIron, Pick
from entrepot.le_havre.looking import Arrange, DrawSpecial, Look, Reveal
from entrepot.le_havre.material import Substitutes
from entrepot.le_havre.payment import PayEnergy, PayFee, PayFood
from entrepot.le_havre.rounds import (
    CannotPayInterest,
    EndRound,
    Feeding,
    Harvest,
    Interest,
    NewShip,
    NextTurn,
    Supply,
    TurnTile,
)  # fmt: skip
from entrepot.le_havre.setup import Deal
from entrepot.le_havre.shipping import BuildShip, Cargo, Sell, Ships
from entrepot.le_havre.trading_posts import Charcoal, Coal, Part, SellWood
from entrepot.le_havre.turn import Turn

KINDS: Final[tuple[type[Frame], ...]] = (
    # the frame of the game
    NextTurn, Supply, TurnTile, Interest, CannotPayInterest, Turn, Harvest, Feeding, EndRound,
    Reveal, NewShip, Deal,
    # entering and paying
    Visit, Fee, PayFee, PayFood, PayEnergy, Substitutes,
    # actions
    Times, Yield, SellWood, Part, Charcoal, Coal, ExtraIron, Pick, Build, BuildAgain, BuildShip,
    Ships, Cargo, Sell, ForSteel, ForOther, Exchanged, Give, Cross, Haul, Target,
    # the special pile
    Look, DrawSpecial, Arrange,
)  # fmt: skip

FRAMES: Final[dict[str, Callable[..., Frame]]] = {kind.name: kind for kind in KINDS}
