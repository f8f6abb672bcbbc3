"""How much of the game is left for a seat: own actions, meals and harvests."""

from mypy_extensions import i64

from entrepot.le_havre.round_cards import TILES
from entrepot.le_havre.rounds import EndRound, Feeding
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.turn import Turn


def is_pending(table: LeHavreState, seat: i64) -> bool:
    """Whether ``seat`` has its main action of the running turn still before it."""
    for at in range(len(table.stack) - 1, -1, -1):
        frame = table.stack[at]
        if isinstance(frame, Turn):
            return frame.seat == seat and frame.acted == 0
    return False


def actions_left(table: LeHavreState, seat: i64) -> i64:
    """Main actions that ``seat`` still has, the running one and that of the final phase included."""
    left: i64 = 1 if is_pending(table, seat) else 0
    if table.final():
        return left + 1 if seat > table.turn else left
    players = table.players
    now = TILES * (table.round - 1) + table.turn
    last = TILES * table.rules.rounds - 1
    return left + (last - seat + players) // players - (now - seat + players) // players + 1


def meals_from(table: LeHavreState, seat: i64) -> i64:
    """The first round, from 1, at whose end ``seat`` has still to feed."""
    ending = False
    for frame in table.stack:
        if isinstance(frame, EndRound):
            ending = True
        elif isinstance(frame, Feeding) and frame.seat == seat and frame.fed == 0:
            return table.round
    return table.round + 1 if ending else table.round


def harvests_from(table: LeHavreState, seat: i64) -> i64:
    """The first round whose harvest is still to come."""
    for frame in table.stack:
        if isinstance(frame, EndRound):
            return table.round + 1
    return table.round
