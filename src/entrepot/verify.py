"""Does a record tell the truth? Every answer legal, every chance answer dealt by the seed, the seed the one
that was promised, the result the one that the game ends with."""

from entrepot.core.dealer import commitment
from entrepot.core.decision import CHANCE
from entrepot.core.errors import BrokenRecord
from entrepot.core.match import Match, load
from entrepot.core.message import Message
from entrepot.core.record import parse_record
from entrepot.core.rows import buffer
from entrepot.titles import title


def first_difference(text: str) -> Message | None:
    """The first thing in a record that does not agree, in the words of the terminal; None if all does.

    Raises ``BrokenRecord`` for an answer that cannot be played (its message names the line),
    ``NewerRecord``, ``UnknownTitle`` or ``BadOption``. A hidden seed cannot be checked.
    """
    told = parse_record(text)
    if told.promised and told.seed and commitment(told.seed, told.header()) != told.promised:
        return Message("verify-commitment", {"line": _line_of(text, "commitment: ")})
    try:
        match = load(title(told.title), text)
    except BrokenRecord:
        difference = _deal_before_fault(text)
        if difference is None:
            raise
        return difference
    difference = _deal(match, len(told.entries), _first_line(text))
    if difference is None and told.result is not None and told.result != match.record.result:
        line, true = _line_of(text, "result: "), _row(match.record.result)
        return Message("verify-result", {"line": line, "told": _row(told.result), "true": true})
    return difference


def _deal(match: Match, length: int, first_line: int) -> Message | None:
    """The first chance answer, among the first ``length`` entries, that the seed does not deal."""
    if not match.record.seed:
        return None
    dealt = 0
    scratch = buffer(len(match.title.choices))
    for at, entry in enumerate(match.record.entries[:length]):
        if entry.seat != CHANCE:
            continue
        index = match.dealer.answer(match.state_at(at), dealt, scratch)
        dealt += 1
        true = match.title.choices[index].token
        if true != entry.token:
            return Message("verify-chance", {"line": first_line + at, "told": entry.token, "true": true})
    return None


def _deal_before_fault(text: str) -> Message | None:
    """In a record that breaks off at an illegal answer: a wrong chance answer before it."""
    lines = text.split("\n")
    body = _first_line(text) - 1
    good, bad = body, len(lines)
    while bad - good > 1:  # the longest beginning that can be replayed
        middle = (good + bad) // 2
        try:
            load(title(parse_record(text).title), _beginning(lines, middle))
            good = middle
        except BrokenRecord:
            bad = middle
    if good == body:
        return None
    beginning = _beginning(lines, good)
    return _deal(load(title(parse_record(beginning).title), beginning), good - body, body + 1)


def _beginning(lines: list[str], length: int) -> str:
    return "\n".join(lines[:length]) + "\n"


def _first_line(text: str) -> int:
    """The number of the line with the first answer."""
    end = text.find("\n\n")
    return text.count("\n", 0, end) + 3 if end >= 0 else text.count("\n") + 1


def _line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def _row(result: tuple[int, ...] | None) -> str:
    return "-" if result is None else " ".join(map(str, result))
