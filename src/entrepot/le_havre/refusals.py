"""Why something may not be done, each with the ruling behind it."""

from typing import Final

from mypy_extensions import i64

from entrepot.core.refusal import SHARED, Refusal

NOT_IN_PLAY: Final[i64] = 10
STILL_PROPOSAL: Final[i64] = 11
LOCKED: Final[i64] = 12
OWN_DISC: Final[i64] = 13
OCCUPIED: Final[i64] = 14
LACKS_FEE: Final[i64] = 15
FEE_SPOILS: Final[i64] = 16
LACKS_GOODS: Final[i64] = 17
LACKS_ENERGY: Final[i64] = 18
NOTHING_TO_BUILD: Final[i64] = 19
NO_SHIP_TO_BUILD: Final[i64] = 20
NO_CARGO: Final[i64] = 21
NO_LOAN: Final[i64] = 22
NO_EMPTY_OFFER: Final[i64] = 23
NO_VISITOR: Final[i64] = 24
NO_SYMBOL: Final[i64] = 25
NO_CRAFTSMAN: Final[i64] = 26
EMPTY_OFFER: Final[i64] = 27
ACTION_DONE: Final[i64] = 28
ACTION_LEFT: Final[i64] = 29
NEVER_SOLD: Final[i64] = 30
NOT_YOURS: Final[i64] = 31
LACKS_FRANCS: Final[i64] = 32
SOLD_THIS_TURN: Final[i64] = 33
NO_BUYING_NOW: Final[i64] = 34
COVERED: Final[i64] = 35
NO_COST: Final[i64] = 36
NO_WOOD_IN_COST: Final[i64] = 37
STACK_EMPTY: Final[i64] = 38
LACKS_BRICK: Final[i64] = 39
NO_YACHT: Final[i64] = 40
NOT_AN_IRON_SHIP: Final[i64] = 41
CAN_PAY: Final[i64] = 42
CANNOT_PAY: Final[i64] = 43
FEED_FIRST: Final[i64] = 44
NOT_IN_POOL: Final[i64] = 45
OUT_OF_ORDER: Final[i64] = 46
NO_NEIGHBOURS: Final[i64] = 47
NO_TARGET: Final[i64] = 48
NO_RIVAL_THERE: Final[i64] = 49
CAN_ACT: Final[i64] = 50
OWNED: Final[i64] = 51
NOT_A_BREAK: Final[i64] = 52
NEEDS_PART: Final[i64] = 53
STACK_FULL: Final[i64] = 54

REFUSALS: Final[tuple[Refusal, ...]] = (
    *SHARED,
    Refusal(10, "not-in-play", "LH-26"),
    Refusal(11, "still-proposal", "LH-12"),
    Refusal(12, "locked", "LH-52"),
    Refusal(13, "own-disc", "LH-8"),
    Refusal(14, "occupied", "LH-32"),
    Refusal(15, "lacks-fee", "LH-10"),
    Refusal(16, "fee-spoils", "LH-10"),
    Refusal(17, "lacks-goods", "LH-11"),
    Refusal(18, "lacks-energy", "LH-17"),
    Refusal(19, "nothing-to-build", "LH-12"),
    Refusal(20, "no-ship-to-build", "LH-15"),
    Refusal(21, "no-cargo", "LH-16"),
    Refusal(22, "no-loan", "LH-20"),
    Refusal(23, "no-empty-offer", "LH-19"),
    Refusal(24, "no-visitor", "LH-23"),
    Refusal(25, "no-symbol", "LH-40"),
    Refusal(26, "no-craftsman", "LH-40"),
    Refusal(27, "empty-offer", "LH-33"),
    Refusal(28, "action-done", "LH-33"),
    Refusal(29, "action-left", "LH-33"),
    Refusal(30, "never-sold", "LH-52"),
    Refusal(31, "not-yours", "LH-5"),
    Refusal(32, "lacks-francs", "LH-2"),
    Refusal(33, "sold-this-turn", "LH-35"),
    Refusal(34, "no-buying-now", "LH-28"),
    Refusal(35, "covered", "LH-12"),
    Refusal(36, "no-cost", "LH-26"),
    Refusal(37, "no-wood-in-cost", "LH-14"),
    Refusal(38, "stack-empty", "LH-48"),
    Refusal(39, "lacks-brick", "LH-15"),
    Refusal(40, "no-yacht", "LH-49"),
    Refusal(41, "not-an-iron-ship", "LH-49"),
    Refusal(42, "can-pay", "LH-2"),
    Refusal(43, "cannot-pay", "LH-37"),
    Refusal(44, "feed-first", "LH-30"),
    Refusal(45, "not-in-pool", "LH-43"),
    Refusal(46, "out-of-order", "LH-43"),
    Refusal(47, "no-neighbours", "LH-40"),
    Refusal(48, "no-target", "LH-24"),
    Refusal(49, "no-rival-there", "LH-50"),
    Refusal(50, "can-act", "LH-33"),
    Refusal(51, "owned", "LH-6"),
    Refusal(52, "not-a-break", "LH-34"),
    Refusal(53, "needs-part", "LH-41"),
    Refusal(54, "stack-full"),
)

BY_CODE: Final = {refusal.code: refusal for refusal in REFUSALS}
