"""A game as a text: save, replay, share, fixture and bug report are all this.

    entrepot-record 1
    title: le-havre
    players: 2
    options: {"length": "short"}
    rules: 1
    seed: 7

    * stack:1
    0 take:fish
    1~ sell:12
    result: 98 107

A header, an empty line, then one line an answer: the seat (``*`` for chance), a ``~`` if it was given
out of turn, and the token. A private deal shows a commitment until the game is over, then the seed.
"""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from entrepot.core.dealer import commitment
from entrepot.core.errors import BrokenRecord, NewerRecord

FORMAT = 1
HIDDEN = "?"
"""Stands for a token that the reader of a record may not see yet."""

_HEADER = ("title", "players", "options", "rules", "seed", "commitment", "names", "confirm-turn", "start")
_FIRST = "entrepot-record"


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer."""

    seat: int
    """Who gave it; -1 for chance."""
    token: str
    aside: bool = False
    """Whether it was given out of turn."""
    audience: int = -1
    """The seat that alone may see it while the game runs; -1 for everyone. Not part of the text."""
    forced: bool = False
    """Whether there was only one answer. Not part of the text: it may follow from hidden facts."""

    def line(self) -> str:
        """The entry as a line of the record."""
        who = "*" if self.seat < 0 else str(self.seat)
        return f"{who}{'~' if self.aside else ''} {self.token}"


@dataclass
class Record:
    """The header and all answers of a game."""

    title: str
    players: int
    options: dict[str, Any]
    rules: int
    """The version of the title's rules that the game follows."""
    seed: str
    private: bool = False
    """Whether the seed is hidden, behind a commitment, until the game is over."""
    names: tuple[str, ...] = ()
    """Who sat where, if it is known."""
    confirm_turn: bool = False
    """Whether the end of a turn is always asked, even where nothing else is left to do."""
    start: dict[str, Any] | None = None
    """The position that the game began from, instead of the usual set-up."""
    entries: list[Entry] = field(default_factory=list)
    result: tuple[int, ...] | None = None
    """The scores, once the game is over."""
    promised: str = ""
    """The commitment that a loaded text carried; empty if the record was not loaded."""

    def header(self) -> str:
        """The lines that say what is played, without seed or commitment."""
        lines = [f"{_FIRST} {FORMAT}", f"title: {self.title}", f"players: {self.players}"]
        lines += [f"options: {_json(self.options)}", f"rules: {self.rules}"]
        if self.names:
            lines.append(f"names: {_json(list(self.names))}")
        if self.confirm_turn:
            lines.append("confirm-turn: yes")
        if self.start is not None:
            lines.append(f"start: {_json(self.start)}")
        return "\n".join(lines)

    def commitment(self) -> str:
        """The hash that a private deal shows from the start."""
        return self.promised or commitment(self.seed, self.header())

    def dumps(self) -> str:
        """The record as a text. The seed of a private deal is told only once there is a result."""
        lines = [self.header()]
        if self.private:
            lines.append(f"commitment: {self.commitment()}")
        if self.seed and (not self.private or self.result is not None):
            lines.append(f"seed: {self.seed}")
        lines.append("")
        lines += [entry.line() for entry in self.entries]
        if self.result is not None:
            lines.append("result: " + " ".join(map(str, self.result)))
        return "\n".join(lines) + "\n"

    def seen_by(self, seat: int) -> "Record":
        """What ``seat`` (-1: a spectator) may read: the whole record once there is a result; before
        that, answers meant for another seat are hidden and so is the seed of a private deal."""
        if self.result is not None:
            return self
        entries = [
            e if e.audience in (-1, seat) else Entry(e.seat, HIDDEN, e.aside, e.audience)
            for e in self.entries
        ]
        seed = "" if self.private else self.seed
        return replace(self, entries=entries, seed=seed, promised=self.commitment() if self.private else "")


def parse_record(text: str) -> Record:
    """Read a record; raises ``BrokenRecord`` or ``NewerRecord``. Tokens are not checked here."""
    try:
        text.encode()
    except UnicodeEncodeError:  # half a character: Python and JSON allow it, files do not
        raise BrokenRecord("no-record") from None
    lines = text.split("\n")
    first = lines[0].split(" ")
    if len(first) != 2 or first[0] != _FIRST or not _is_number(first[1]):
        raise BrokenRecord("no-record")
    if int(first[1]) > FORMAT:
        raise NewerRecord("newer-record", format=first[1])
    header: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number]:
        key, colon, value = lines[number].partition(": ")
        if not colon or key not in _HEADER or key in header:
            raise _broken(number, f"“{lines[number][:60]}” is no line of a header")
        header[key] = value
        number += 1
    record = _read_header(header)
    _read_entries(record, lines, number + 1)
    return record


def _read_header(header: dict[str, str]) -> Record:
    for key in ("title", "players", "rules"):
        if key not in header:
            raise _broken(0, f"the header has no line “{key}”")
    for key in ("players", "rules"):
        if not _is_number(header[key]):
            raise _broken(0, f"“{key}” is not a number")
    if header.get("confirm-turn", "yes") != "yes":
        raise _broken(0, "“confirm-turn” can only be “yes”")
    options = _object(header.get("options", "{}"), "options")
    start = _object(header["start"], "start") if "start" in header else None
    names = _parse(header.get("names", "[]"), "names")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _broken(0, "“names” is not a list of names")
    return Record(
        title=header["title"],
        players=int(header["players"]),
        options=options,
        rules=int(header["rules"]),
        seed=header.get("seed", ""),
        private="commitment" in header,
        names=tuple(names),
        confirm_turn="confirm-turn" in header,
        start=start,
        promised=header.get("commitment", ""),
    )


def _read_entries(record: Record, lines: list[str], number: int) -> None:
    if number > len(lines) or lines[-1]:
        raise _broken(len(lines) - 1, "the text breaks off: its last line has no end")
    for at in range(number, len(lines) - 1):
        line = lines[at]
        if line.startswith("result: "):
            scores = line.removeprefix("result: ").split(" ")
            if at != len(lines) - 2 or not all(_is_number(score.removeprefix("-")) for score in scores):
                raise _broken(at, "a result is numbers, on the last line")
            record.result = tuple(map(int, scores))
            return
        who, blank, token = line.partition(" ")
        aside = who.endswith("~")
        who = who.removesuffix("~")
        if not blank or not token or not ((who == "*" and not aside) or _is_number(who)):
            raise _broken(at, f"“{line[:60]}” is no answer; it should look like “0 take:fish”")
        record.entries.append(Entry(-1 if who == "*" else int(who), token, aside))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 9 and (text == "0" or text[0] != "0")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def _parse(text: str, key: str) -> Any:
    try:
        value = json.loads(text)
        _json(value).encode()
        return value
    except (ValueError, RecursionError):
        raise _broken(0, f"“{key}” is not JSON") from None


def _object(text: str, key: str) -> dict[str, Any]:
    value = _parse(text, key)
    if not isinstance(value, dict):
        raise _broken(0, f"“{key}” is not a JSON object")
    return value


def _broken(at: int, why: str) -> BrokenRecord:
    return BrokenRecord("broken-record", line=at + 1, why=why)
