"""Positions: a table as a JSON document, and back (``docs/phoenicia-decisions.md`` shows one)."""

from collections.abc import Iterable
from typing import Any

from entrepot.core.errors import ImpossiblePosition
from entrepot.core.rows import listed
from entrepot.phoenicia.cards import (
    ACTIVITIES,
    CARD_KINDS,
    CARDS,
    IDLE_ROUNDS,
    JOBS,
    KINDS,
    PER_CARD,
    PRESET,
    PRODUCTION_CARDS,
    START_FARMERS,
    START_HUNTERS,
    START_UNTRAINED,
    START_WORKERS,
)
from entrepot.phoenicia.position_stack import read_stack, stack_faults
from entrepot.phoenicia.rules import Rules
from entrepot.phoenicia.state import (
    BOUGHT,
    COINS,
    DECKS,
    DISCARDS,
    DISPLAY,
    HAND,
    HELD,
    OWNED,
    PILE,
    POINTS,
    PRODUCTION,
    PROVED,
    SEAT,
    SPENT,
    STOREHOUSES,
    TOOLS,
    UNTRAINED,
    WINS,
    WORKERS,
    PhoeniciaState,
    empty_state,
)

_KINDS = tuple(card.id for card in CARDS)
_JOBS = tuple(job.id for job in ACTIVITIES)
_WORKERS = ("untrained", "trained", *_JOBS)
_TOP = {
    "title", "players", "options", "rules", "round", "overlord", "turn", "idle", "progress", "seats",
    "display", "decks", "pile", "pile_size", "discards", "stack",
}  # fmt: skip
_SEAT = {
    "coins", "hand", "hand_size", "workers", "tools", "bought", "cards", "wins", "held", "spent", "proved",
    "points", "production", "storehouses", "treasury",
}  # fmt: skip


# -- writing -----------------------------------------------------------------------------------------------


def position(table: PhoeniciaState) -> dict[str, Any]:
    """The whole state; ``from_position`` of it is an equal state."""
    cells = listed(table.table)
    return {
        "title": "phoenicia",
        "players": int(table.players),
        "options": dict(table.rules.options),
        "rules": int(table.rules.version),
        "round": int(table.round),
        "overlord": int(table.overlord),
        "turn": int(table.turn),
        "idle": int(table.idle),
        "progress": bool(table.progress),
        "seats": [_seat(table, seat) for seat in range(table.players)],
        "display": _counts(_KINDS, cells, DISPLAY),
        "decks": _counts(_KINDS, cells, DECKS),
        "pile": _counts(PRODUCTION_CARDS, cells, PILE),
        "pile_size": sum(cells[PILE : PILE + CARD_KINDS]),
        "discards": _counts(PRODUCTION_CARDS, cells, DISCARDS),
        "stack": [[frame.name, *frame.fields()] for frame in table.stack],
    }


def _seat(table: PhoeniciaState, seat: int) -> dict[str, Any]:
    cells = listed(table.cells)[seat * SEAT : (seat + 1) * SEAT]
    return {
        "coins": cells[COINS],
        "hand": _counts(PRODUCTION_CARDS, cells, HAND),
        "hand_size": int(table.hand_size(seat)),
        "workers": _counts(_WORKERS, cells, UNTRAINED),
        "tools": _counts(_JOBS, cells, TOOLS),
        "bought": cells[BOUGHT],
        "cards": _counts(_KINDS, cells, OWNED),
        "wins": cells[WINS],
        "held": _counts(PRODUCTION_CARDS, cells, HELD),
        "spent": _counts(PRODUCTION_CARDS, cells, SPENT),
        "proved": cells[PROVED],
        "points": cells[POINTS],
        "production": cells[PRODUCTION],
        "storehouses": cells[STOREHOUSES],
        "treasury": int(table.treasury(seat)),
    }


def _counts(names: Iterable[str], cells: list[int], first: int) -> dict[str, int]:
    """What lies in a run of cells, by name; nothing is left out but zeros."""
    return {name: cells[first + at] for at, name in enumerate(names) if cells[first + at]}


# -- reading -----------------------------------------------------------------------------------------------


class _Reader:
    """Reads numbers of a document and collects what is wrong with them."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def whole(
        self, document: dict[str, Any], key: str, default: int, most: int = 999, where: str = ""
    ) -> int:
        value = document.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            self.faults.append(f"{where}{key} is a whole number from 0 to {most}, not {value!r}")
            return default
        return value

    def counts(
        self, document: dict[str, Any], key: str, names: tuple[str, ...], where: str = ""
    ) -> list[int]:
        given = document.get(key, {})
        if not isinstance(given, dict):
            self.faults.append(f"{where}{key} is an object of numbers")
            return [0] * len(names)
        self.faults.extend(f"{where}{key}: there is no {name}" for name in given if name not in names)
        return [self.whole(given, name, 0, where=f"{where}{key}: ") for name in names]

    def known(self, document: dict[str, Any], keys: set[str], where: str = "") -> None:
        self.faults.extend(f"{where}there is no field {key}" for key in document if key not in keys)

    def same(self, document: dict[str, Any], key: str, value: int, where: str = "") -> None:
        """What is derived may be left out, but not be wrong."""
        if document.get(key, value) != value:
            self.faults.append(f"{where}{key} is {document[key]!r}, but the table makes it {value}")


def from_position(document: dict[str, Any], rules: Rules) -> PhoeniciaState:
    """The state that a position describes, brought to its next question; raises ``ImpossiblePosition``
    with all its faults."""
    read = _Reader()
    read.known(document, _TOP)
    players = int(rules.players)
    table = empty_state(rules)
    table.round = read.whole(document, "round", 1)
    table.overlord = read.whole(document, "overlord", 0, players - 1)
    table.turn = read.whole(document, "turn", 0, players)
    table.idle = read.whole(document, "idle", 0, int(IDLE_ROUNDS))
    seats = document.get("seats", [])
    if (
        not isinstance(seats, list)
        or len(seats) != players
        or not all(isinstance(seat, dict) for seat in seats)
    ):
        read.faults.append(f"seats is a list of {players} objects")
        raise ImpossiblePosition(read.faults)
    for seat, given in enumerate(seats):
        _read_seat(table, seat, given, read)
    table.progress = int(document.get("progress") is True)
    if not isinstance(document.get("progress", False), bool):
        read.faults.append("progress is true or false")
    _read_cards(table, document, read)
    _read_production_cards(table, document, read)
    stack = document.get("stack", [["next-turn"]])
    table.stack = read_stack(stack, players, read.faults)
    if not read.faults:
        read.faults.extend(stack_faults(table))
    if read.faults:
        raise ImpossiblePosition(read.faults)
    table.advance()
    return table


def _read_seat(table: PhoeniciaState, seat: int, given: dict[str, Any], read: _Reader) -> None:
    where = f"seat {seat}: "
    read.known(given, _SEAT, where)
    _put(table, seat, COINS, [read.whole(given, "coins", 0, where=where)])
    _put(table, seat, HAND, read.counts(given, "hand", PRODUCTION_CARDS, where))
    _put(table, seat, TOOLS, read.counts(given, "tools", _JOBS, where))
    _put(table, seat, BOUGHT, [read.whole(given, "bought", 0, where=where)])
    _put(table, seat, WINS, [read.whole(given, "wins", 0, where=where)])
    _put(table, seat, HELD, read.counts(given, "held", PRODUCTION_CARDS, where))
    _put(table, seat, SPENT, read.counts(given, "spent", PRODUCTION_CARDS, where))
    owned = read.counts(given, "cards", _KINDS, where)
    _put(table, seat, OWNED, owned)
    untrained, trained = int(START_UNTRAINED), 0
    for kind, copies in enumerate(owned):
        table.count_effect(seat, kind, copies)
        untrained += copies * int(table.rules.untrained[kind])
        trained += copies * int(table.rules.trained[kind])
    everyone = untrained + trained + int(START_WORKERS - START_UNTRAINED)
    if "workers" in given:
        workers = read.counts(given, "workers", _WORKERS, where)
    else:  # nobody of those who came later has been employed
        workers = [untrained, trained, int(START_HUNTERS), int(START_FARMERS), 0, 0]
    _put(table, seat, UNTRAINED, workers)
    if sum(workers) != everyone:
        read.faults.append(f"{where}{sum(workers)} workers, but start and cards give {everyone}")
    for job in range(JOBS):
        if (table.at(seat, WORKERS + job) or table.at(seat, TOOLS + job)) and not table.has_tile(seat, job):
            read.faults.append(f"{where}workers or tools in {_JOBS[job]} without its tile")
    if table.points_left(seat) < 0:
        read.faults.append(f"{where}more points bought than its City Centers sell")
    table.recount(seat, 0)
    read.same(given, "points", int(table.at(seat, POINTS)), where)
    read.same(given, "production", int(table.at(seat, PRODUCTION)), where)
    read.same(given, "storehouses", int(table.at(seat, STOREHOUSES)), where)
    read.same(given, "treasury", int(table.treasury(seat)), where)
    read.same(given, "hand_size", int(table.hand_size(seat)), where)
    least = int(PER_CARD * (table.hand_size(seat) - table.at(seat, HAND + PRESET)))
    proved = read.whole(given, "proved", least, where=where)
    _put(table, seat, PROVED, [proved])
    if not least <= proved <= table.secret(seat):
        read.faults.append(f"{where}proved is from {least} to {int(table.secret(seat))}, not {proved}")
    for card, name in enumerate(PRODUCTION_CARDS):
        here = table.at(seat, HAND + card) + table.at(seat, SPENT + card)
        if table.at(seat, HELD + card) > (0 if card == PRESET else here):
            read.faults.append(
                f"{where}held: more “{name}” than there are in its hand and among those it spent"
            )
    if table.at(seat, SPENT + PRESET):
        read.faults.append(f"{where}spent: the preset card is not counted there")


def _put(table: PhoeniciaState, seat: int, first: int, values: list[int]) -> None:
    for at, value in enumerate(values):
        table.set(seat, first + at, value)


def _read_cards(table: PhoeniciaState, document: dict[str, Any], read: _Reader) -> None:
    """Development cards: display and decks. What is in play nowhere lies in the decks."""
    display = read.counts(document, "display", _KINDS)
    decks = read.counts(document, "decks", _KINDS)
    if sum(display) > table.players:
        read.faults.append(f"display: at most {int(table.players)} cards")
    for kind in range(KINDS):
        owned = sum(int(table.at(seat, OWNED + kind)) for seat in range(table.players))
        copies = int(table.rules.copies[kind])
        rest = copies - owned - display[kind]
        if "decks" not in document and rest >= 0:
            decks[kind] = rest
        if rest != decks[kind]:
            total = owned + display[kind] + decks[kind]
            read.faults.append(f"{_KINDS[kind]}: {total} copies, but {copies} are in the game")
        table.table[DISPLAY + kind] = display[kind]
        table.table[DECKS + kind] = decks[kind]


def _read_production_cards(table: PhoeniciaState, document: dict[str, Any], read: _Reader) -> None:
    """Production cards: pile and discards. What is in no hand and was not spent lies in the pile."""
    pile = read.counts(document, "pile", PRODUCTION_CARDS)
    discards = read.counts(document, "discards", PRODUCTION_CARDS)
    for card, name in enumerate(PRODUCTION_CARDS):
        hands = sum(int(table.at(seat, HAND + card)) for seat in range(table.players))
        spent = sum(int(table.at(seat, SPENT + card)) for seat in range(table.players))
        all_of_them = int(table.rules.pile[card])
        if card == PRESET:
            all_of_them = 0 if table.rules.random_start else int(table.players)
            spent = max(all_of_them - hands, 0)
        if "discards" not in document:
            discards[card] = spent
        elif discards[card] != spent:
            read.faults.append(f"discards: {discards[card]} “{name}”, but {spent} were spent")
        rest = all_of_them - hands - spent
        if "pile" not in document and rest >= 0:
            pile[card] = rest
        if rest != pile[card]:
            total = hands + spent + pile[card]
            read.faults.append(f"production cards: {total} of “{name}”, but {all_of_them} are in the game")
        table.table[PILE + card] = pile[card]
        table.table[DISCARDS + card] = discards[card]
    read.same(document, "pile_size", sum(pile))
