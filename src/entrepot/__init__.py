"""Entrepot plays heavy economic board games completely.

    import entrepot

    match = entrepot.new("le-havre", players=3, seed=7)
    match.choices()          # what the decider may answer now
    match.play("take:wood")
    entrepot.loads(match.record.dumps())

See ``Match`` for playing, ``titles`` for what can be played, ``core`` for how it is made.
"""

from secrets import token_hex
from typing import Any

from entrepot.core.choice import Choice, ChoiceTable
from entrepot.core.errors import (
    BadOption,
    BrokenRecord,
    CannotUndo,
    EntrepotError,
    GameOver,
    IllegalChoice,
    ImpossiblePosition,
    NewerRecord,
    UnknownTitle,
    UnknownToken,
    WrongSeat,
)
from entrepot.core.match import Match, load
from entrepot.core.record import Record, parse_record
from entrepot.core.state import State
from entrepot.titles import TITLES, title

__version__ = "0.1.0"


def new(
    key: str,
    players: int,
    seed: int | str | None = None,
    *,
    confirm_turn: bool = False,
    rules_version: int | None = None,
    names: tuple[str, ...] = (),
    **options: Any,
) -> Match:
    """A new game of the title ``key`` for ``players``, ready for its first real decision.

    The same ``seed`` and options deal the same game; without a seed it is drawn from 128 random bits
    and stays behind a commitment in the record until the game is over. ``options`` are those of the
    title (``length="short"``). Raises ``UnknownTitle`` or ``BadOption``.
    """
    chosen = title(key)
    values = chosen.read_options(players, options)
    version = chosen.rules_version if rules_version is None else rules_version
    if not 1 <= version <= chosen.rules_version:
        raise NewerRecord("newer-rules", version=version, title=key, known=chosen.rules_version)
    private = seed is None
    record = Record(
        key, players, values, version, token_hex(16) if private else str(seed), private, names, confirm_turn
    )
    match = Match(chosen, record)
    match.settle()
    return match


def loads(text: str) -> Match:
    """Replay a record (``match.record.dumps()``). Raises ``BrokenRecord``, ``NewerRecord``,
    ``UnknownTitle`` or ``BadOption``."""
    return load(title(parse_record(text).title), text)


def position(key: str, document: dict[str, Any]) -> State:
    """The state that a position (a JSON document) describes; raises ``ImpossiblePosition`` with all its
    faults. ``play_from`` makes a match of a position."""
    return title(key).from_position(document)


def play_from(key: str, document: dict[str, Any], seed: int | str = 0) -> Match:
    """A match that begins at a position. Raises ``ImpossiblePosition``."""
    chosen = title(key)
    state = chosen.from_position(document)
    start = chosen.position(state)
    record = Record(key, start["players"], start["options"], start["rules"], str(seed), start=start)
    match = Match(chosen, record)
    match.settle()
    return match


def choices(key: str) -> ChoiceTable:
    """The table of all choices of a title; indices are only ever appended."""
    return title(key).choices


__all__ = [
    "TITLES",
    "BadOption",
    "BrokenRecord",
    "CannotUndo",
    "Choice",
    "ChoiceTable",
    "EntrepotError",
    "GameOver",
    "IllegalChoice",
    "ImpossiblePosition",
    "Match",
    "NewerRecord",
    "Record",
    "State",
    "UnknownTitle",
    "UnknownToken",
    "WrongSeat",
    "choices",
    "loads",
    "new",
    "play_from",
    "position",
    "title",
]
