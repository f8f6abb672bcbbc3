"""Whether the open questions of a position can be open."""

from typing import Any

from entrepot.core.decision import Decision, Frame
from entrepot.core.rows import buffer
from entrepot.phoenicia.administration import DealCards, DrawCard, Limits, Production
from entrepot.phoenicia.auction import Auctions, Bidding, Opening, TakeCard, bidders
from entrepot.phoenicia.cards import ENOUGH_POINTS, IDLE_ROUNDS
from entrepot.phoenicia.choices import EMPLOY, MOVE, SIZE, TRAIN
from entrepot.phoenicia.frames import FRAMES, RANGES
from entrepot.phoenicia.limits import GiveUp, TrimCoins
from entrepot.phoenicia.payment import Payment
from entrepot.phoenicia.purchases import BuyPoint, BuyTool, EndTurn, Purchases
from entrepot.phoenicia.question import Purchase, Question
from entrepot.phoenicia.refusals import TOO_POOR
from entrepot.phoenicia.state import DISPLAY, POINTS, STOREHOUSES, PhoeniciaState
from entrepot.phoenicia.workers import Employ, Move, Train, Workers


def read_stack(given: Any, players: int, faults: list[str]) -> list[Frame]:
    """The frames of a position; what cannot be one goes to ``faults``."""
    stack: list[Frame] = []
    if not isinstance(given, list):
        faults.append("stack is a list of frames")
        return stack
    below = "-"
    for entry in given:
        if not isinstance(entry, list) or not entry or entry[0] not in [*FRAMES]:
            faults.append(f"stack: there is no frame {entry!r}")
            return stack
        name, *numbers = entry
        kind, meanings, places = FRAMES[name]
        if below not in places.split():
            faults.append(f"stack: {name} cannot lie on {'the table' if below == '-' else below}")
        if len(numbers) != len(meanings.split()):
            faults.append(f"stack: {name} has {len(meanings.split())} numbers, not {len(numbers)}")
            return stack
        for meaning, number in zip(meanings.split(), numbers, strict=True):
            if isinstance(number, bool) or number not in _range(meaning, players):
                faults.append(f"stack: {name}: {number!r} is no {meaning}")
                return stack
        stack.append(kind(*numbers))
        below = name
    return stack


def _range(meaning: str, players: int) -> range:
    own = {"seat": range(players), "step": range(players + 1), "mask": range(1, 1 << players)}
    return own[meaning] if meaning in own else RANGES[meaning]


def stack_faults(table: PhoeniciaState) -> list[str]:
    """What does not fit between the stack and the table."""
    if not table.stack:
        most = max(int(table.at(seat, POINTS)) for seat in range(table.players))
        ended = table.turn == table.players and (most >= ENOUGH_POINTS or table.idle >= IDLE_ROUNDS)
        return [] if ended else ["stack: it is empty, but the game is not over"]
    faults: list[str] = []
    if table.stack[0].name == "next-round" and table.turn != table.players:
        faults.append("stack: the round is over, but not all turns")
    for at, frame in enumerate(table.stack):
        below = table.stack[at - 1] if at else frame
        if isinstance(frame, Question | Purchase | TrimCoins | DealCards):
            seat = _whose(table, frame, below)
            if seat >= 0 and seat != frame.seat:
                faults.append(f"stack: {frame.name} is for seat {seat}, not {int(frame.seat)}")
        if not _fits(table, frame):
            faults.append(f"stack: {frame.name} does not fit the table")
    top = table.stack[-1]
    if not faults and isinstance(top, Decision) and top.legal_into(table, buffer(int(SIZE))) == 0:
        faults.append(f"stack: nothing can be answered to {top.name}")
    return faults


def _whose(table: PhoeniciaState, frame: Frame, below: Frame) -> int:
    """The seat that a frame must be for; -1 where several can be."""
    if isinstance(frame, Bidding | TakeCard | DrawCard) and not isinstance(below, DealCards):
        return -1
    if isinstance(frame, Auctions | Opening | Workers | Purchases) or isinstance(
        below, EndTurn | Workers | Purchases
    ):
        return int(table.seat_in_turn())
    if isinstance(below, Limits | Production):
        return int((table.overlord + below.step - 1) % table.players)
    if isinstance(below, Purchase | TrimCoins | DealCards):
        return int(below.seat)
    return -1


def _fits(table: PhoeniciaState, frame: Frame) -> bool:
    """Whether what a frame speaks of is there."""
    if isinstance(frame, Auctions | Workers | Purchases | EndTurn):
        return table.turn < table.players
    if isinstance(frame, Opening | TakeCard):
        return table.table[DISPLAY + frame.kind] > 0
    if isinstance(frame, Bidding):
        everyone = bidders(table, table.seat_in_turn())
        return (
            table.table[DISPLAY + frame.kind] > 0
            and frame.mask & ~everyone == 0
            and frame.leader != frame.seat
            and bool(frame.mask >> frame.leader & 1)
            and bool(frame.mask >> frame.seat & 1)
            and table.rules.min_bid[frame.kind] <= frame.bid <= table.limit(frame.leader, frame.kind)
        )
    if isinstance(frame, Payment):
        return table.reach(frame.seat, frame.highest) >= frame.due
    if isinstance(frame, Train):
        return _could(table, frame, TRAIN)
    if isinstance(frame, Employ):
        return _could(table, frame, EMPLOY + frame.job)
    if isinstance(frame, Move):
        return _could(table, frame, MOVE + frame.move)
    if isinstance(frame, BuyTool):
        return table.has_tile(frame.seat, frame.job)
    if isinstance(frame, BuyPoint):
        return table.points_left(frame.seat) > 0
    if isinstance(frame, GiveUp):
        return frame.count == table.hand_size(frame.seat) - table.at(frame.seat, STOREHOUSES)
    return True


def _could(table: PhoeniciaState, frame: Purchase, choice: int) -> bool:
    """Whether the worker and the tile are there; the payment is looked at by itself."""
    return Workers(frame.seat).refusal(table, choice) in (0, TOO_POOR)
