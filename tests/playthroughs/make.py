"""Golden playthroughs: whole games that a person can read, and their records.

    PYTHONPATH=src python -m tests.playthroughs.make         # write them anew

A commit that renews them says why the games have changed.
"""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

import entrepot
from entrepot.core.checks import play_random
from entrepot.core.message import Message
from entrepot.core.rng import Rng

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent / "records"
SEED = 1


def games() -> dict[str, entrepot.Match]:
    """A finished random game for every title, number of players and, where there is a choice, length."""
    found = {}
    for key in entrepot.TITLES:
        title = entrepot.title(key)
        has_length = any(option.name == "length" for option in title.options)
        for players in title.players:
            for length in ("full", "short") if has_length else ("",):
                options: dict[str, Any] = {"length": length} if length else {}
                match = entrepot.new(key, players, seed=SEED, **options)
                play_random(match, Rng(SEED), asides=6)
                found["-".join(filter(None, (key, str(players), length)))] = match
    return found


def playthrough(match: entrepot.Match) -> str:
    """The game answer by answer: number, who, the sentence, and below it what changed."""
    return "\n".join(lines(match)) + "\n"


def lines(match: entrepot.Match) -> Iterator[str]:
    title, record = match.title, match.record
    options = ", ".join(f"{name} {value}" for name, value in record.options.items())
    yield f"{title.words.say(Message('title'), 'en')}, {record.players} players"
    yield from wrap(f"Options: {options}. Seed {record.seed}; every player answers at random.", 104)
    yield ""
    for at, (entry, message, events) in enumerate(match.story()):
        who = "chance" if entry.seat < 0 else f"player {entry.seat + 1}"
        manner = ", out of turn" if entry.aside else ""
        yield f"{at:5} {who}{manner}: {title.words.say(message, 'en')}"
        told = "; ".join(title.words.say(title.event_message(event), "en").rstrip(".") for event in events)
        yield from wrap(told, 104, initial_indent="      ", subsequent_indent="      ")
    yield ""
    for seat, (score, rank) in enumerate(zip(match.scores(), match.ranks(), strict=True)):
        yield f"player {seat + 1}: {score} points, place {rank}"


def main() -> None:
    for folder in (FOLDER, RECORDS):
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
    for name, match in games().items():
        (FOLDER / f"{name}.txt").write_text(playthrough(match), "utf-8")
        (RECORDS / f"{name}.txt").write_text(match.record.dumps(), "utf-8")


if __name__ == "__main__":
    main()
