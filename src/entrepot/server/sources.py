"""Where a new table comes from: a title and options, another table at some moment, or a record."""

import json
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from entrepot.core.errors import EntrepotError
from entrepot.core.match import Match, load
from entrepot.core.record import Record, parse_record
from entrepot.core.title import Title
from entrepot.server.errors import Refusal, missing, refusal_of
from entrepot.server.house import House
from entrepot.server.store.rows import TableRow
from entrepot.server.wire import rest
from entrepot.titles import title


@dataclass
class Source:
    """What is to be played."""

    title: Title
    players: int
    options: dict[str, Any]
    rules: int
    confirm_turn: bool
    seed: str
    private: bool
    start: dict[str, Any] | None = None
    lines: list[str] = field(default_factory=list)
    """Answers that are given already."""

    def set_up(self) -> dict[str, Any]:
        """What the store keeps of it."""
        return {
            "options": self.options,
            "confirm_turn": self.confirm_turn,
            "rules": self.rules,
            "start": self.start,
            "lines": self.lines,
        }


async def find(house: House, guest: str, ask: rest.NewTable) -> Source:
    """What a new table is to play; raises ``Refusal``."""
    try:
        if ask.record:
            return _from_record(ask.record, ask.moment)
        if ask.from_table:
            return await _from_table(house, guest, ask.from_table, ask.moment)
        return _fresh(ask)
    except EntrepotError as error:
        raise refusal_of(error) from None


def _fresh(ask: rest.NewTable) -> Source:
    chosen = title(ask.title)
    check_options(ask.options)
    players = len(ask.seats)
    options = chosen.read_options(players, ask.options)
    chosen.start(players, options, chosen.rules_version)  # says what does not fit together
    seed = ask.seed.strip()
    return Source(
        chosen, players, options, chosen.rules_version, ask.confirm_turn, seed or token_hex(16), not seed
    )


def again(row: TableRow, seed: str) -> Source:
    """The same game once more with a new deal."""
    set_up = row.set_up()
    return Source(
        title(row.title), row.players, set_up["options"], set_up["rules"], set_up["confirm_turn"], seed, True,
        set_up["start"] if not set_up["lines"] else None,
    )  # fmt: skip


async def _from_table(house: House, guest: str, id: str, moment: int | None) -> Source:
    table = await house.table(id)
    async with table.lock:
        match = table.running()
        if match.over:
            past = match.at(len(match.record.entries) if moment is None else moment)
            return _with_lines(past, private=False)
        held = table.held(guest)
        if not held:
            raise missing()
        seat = match.decider if match.decider in held else min(held)
        past = match if moment is None else match.at(moment)
        return _from_here(past.fork(seat))


def _from_record(text: str, moment: int | None) -> Source:
    match = read(text)
    known = bool(match.record.seed)
    past = match if moment is None or moment == len(match.record.entries) else match.at(moment)
    return _with_lines(past, private=False) if known else _from_here(past)


def _with_lines(match: Match, private: bool) -> Source:
    """The game so far, and the same deal from here on: open, since its seed is known."""
    record = match.record
    return Source(
        match.title, record.players, record.options, record.rules, record.confirm_turn, record.seed, private,
        record.start, [entry.line() for entry in record.entries],
    )  # fmt: skip


def _from_here(match: Match) -> Source:
    """A game that begins at this position, with a new deal."""
    record = match.record
    return Source(
        match.title, record.players, record.options, record.rules, record.confirm_turn, token_hex(16), True,
        match.title.position(match.state),
    )  # fmt: skip


def read(text: str) -> Match:
    """Replay a record that somebody sent; raises ``EntrepotError`` or ``Refusal``."""
    record = parse_record(text)
    check_options(record.options)
    check_options((record.start or {}).get("options", {}))
    return load(title(record.title), text)


def replayed(record: Record, lines: list[str]) -> Match:
    """A match with its first answers given."""
    text = "\n".join([record.header(), f"seed: {record.seed}", "", *lines]) + "\n"
    match = load(title(record.title), text)
    match.record.private = record.private
    return match


def check_options(options: Any) -> None:
    """No option may name a file of this machine: a corrected card file is sent as its rows."""
    cards = options.get("cards") if isinstance(options, dict) else None
    if isinstance(cards, str) and cards.strip()[:1] not in ("", "{", "[") and cards != "default":
        raise Refusal("wrong", "no-file")


def dumps(value: object) -> str:
    """Compact JSON."""
    return json.dumps(value, separators=(",", ":"))
