"""What the log of a table says: from acts to a record, to who asks for what, to who thought how long.

Kinds of acts, in the order of their ``sequence``:

    deal     text: the first lines of the record (chance), or those of a record that is played on
    play     text: the lines that ``seat`` answered, and what followed by itself
    aside    text: the line that ``seat`` played out of turn
    undo     the record ends before line ``moment``
    ask      ``seat`` asks the others for an undo to ``moment``
    agree, decline      ``seat`` answers that
    bot, person         text: the bot that plays for ``seat`` from now on, or nobody
"""

from dataclasses import dataclass, field

from entrepot.core.dealer import commitment
from entrepot.core.match import Match, load
from entrepot.core.record import Record
from entrepot.server.store.rows import Act, TableRow
from entrepot.titles import title

NOT_STALE = ("aside", "ask", "agree", "decline", "bot", "person")
"""What may happen between a person's look at the table and the click."""


@dataclass
class Asked:
    """An undo that somebody asks for."""

    seat: int
    moment: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class Ledger:
    """What the log says besides the record."""

    sequence: int = 0
    fresh_from: int = 0
    """The oldest sequence whose sight of the table is still good for an answer."""
    asked: Asked | None = None
    standins: dict[int, str] = field(default_factory=dict)
    """Bots that play for people."""
    used: list[int] = field(default_factory=lambda: [0] * 16)
    """Milliseconds thought by each seat, up to ``since``."""
    since: int = 0

    def note(self, act: Act) -> None:
        """Take the next act to account."""
        self.sequence = act.sequence
        if act.kind not in NOT_STALE:
            self.fresh_from = act.sequence
            self.asked = None
        match act.kind:
            case "play":
                self.used[act.seat] += max(act.at - self.since, 0)
                self.since = act.at
            case "deal" | "undo":
                self.since = act.at
            case "ask":
                self.asked = Asked(act.seat, act.moment)
            case "agree":
                if self.asked is not None:
                    self.asked.agreed.add(act.seat)
            case "decline":
                self.asked = None
            case "bot":
                self.standins[act.seat] = act.text
            case "person":
                self.standins.pop(act.seat, None)


def fold(acts: list[Act]) -> tuple[Ledger, list[str]]:
    """The whole log: the ledger and the lines of the record."""
    ledger = Ledger()
    lines: list[str] = []
    for act in acts:
        ledger.note(act)
        if act.kind in ("deal", "play", "aside"):
            lines += act.text.splitlines()
        elif act.kind == "undo":
            del lines[act.moment :]
    return ledger, lines


def record_text(table: TableRow, lines: list[str]) -> str:
    """The full record, seed and all: for the server's own eyes."""
    head = [table.header]
    if table.private:
        head.append(f"commitment: {commitment(table.seed, table.header)}")
    return "\n".join([*head, f"seed: {table.seed}", "", *lines]) + "\n"


def rebuild(table: TableRow, lines: list[str]) -> Match:
    """The match that the log tells of."""
    return load(title(table.title), record_text(table, lines))


def begin(record: Record) -> Match:
    """A match at its first real decision."""
    match = Match(title(record.title), record)
    match.settle()
    return match


def lines_from(match: Match, moment: int) -> str:
    """The record from an entry on, as the text of an act."""
    return "\n".join(entry.line() for entry in match.record.entries[moment:])


def advance(match: Match, act: Act) -> bool:
    """Play what another process wrote; whether it fitted (else the match must be rebuilt)."""
    if act.kind == "undo":
        take_back(match, act.moment)
        return len(match.record.entries) == act.moment
    if act.kind not in ("play", "aside"):
        return True
    base = len(match.record.entries)
    for at, line in enumerate(act.text.splitlines(), base):
        if at < len(match.record.entries):
            if match.record.entries[at].line() != line:
                return False
            continue
        who, _, token = line.partition(" ")
        if who.endswith("~"):
            match.play_aside(token, int(who[:-1]))
        else:
            match.play(token)
    return lines_from(match, base) == act.text


def take_back(match: Match, moment: int) -> None:
    """Undo until the record ends before ``moment``."""
    while len(match.record.entries) > moment:
        match.undo()
