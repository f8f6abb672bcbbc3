"""How far back one may go: free until chance or another person answered, beyond that by consent."""

from entrepot.core.decision import CHANCE
from entrepot.core.record import Entry
from entrepot.server.wire.parts import UndoTarget


def last_own(entries: list[Entry], held: frozenset[int], at_once: bool) -> UndoTarget | None:
    """The last answer of one of the seats ``held`` that was its will. ``at_once``: nobody is to be asked."""
    return _before(entries, len(entries), held, at_once)


def own_turn(entries: list[Entry], held: frozenset[int], at_once: bool) -> UndoTarget | None:
    """The first of one's own answers since the turn began; None where that is just the last one.

    A turn is what one seat answered in a row without a chance or another's will in between.
    """
    last = found = _before(entries, len(entries), held, at_once)
    while found is not None:
        earlier = _before(entries, found.moment, held, at_once=False)
        seat = entries[found.moment].seat
        if earlier is None or not earlier.free or _ends(entries, earlier.moment, found.moment, seat):
            break
        found = UndoTarget(moment=earlier.moment, free=found.free)
    return None if found == last else found


def _ends(entries: list[Entry], first: int, last: int, seat: int) -> bool:
    """Whether a turn ended between two answers, or they are of two seats."""
    return entries[first].seat != seat or any(entry.token == "end" for entry in entries[first:last])


def _before(entries: list[Entry], end: int, held: frozenset[int], at_once: bool) -> UndoTarget | None:
    free = True
    for at in range(end - 1, -1, -1):
        entry = entries[at]
        if entry.forced:
            continue
        if entry.seat != CHANCE and entry.seat in held:
            return UndoTarget(moment=at, free=free or at_once)
        free = False
    return None


def is_free(entries: list[Entry], moment: int, held: frozenset[int]) -> bool:
    """Whether everything from ``moment`` on was answered by the seats ``held`` or had no alternative."""
    return all(entry.forced or (entry.seat != CHANCE and entry.seat in held) for entry in entries[moment:])
