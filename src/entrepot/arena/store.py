"""Outcomes in a CSV file, so that a long match can be broken off and gone on with."""

import csv
import json
from pathlib import Path

from entrepot.arena.contest import Contest, Outcome

COLUMNS = ("number", "deal", "bots", "scores", "ranks", "answers", "seconds", "longest")


class OtherContest(ValueError):
    """The file holds the games of another contest."""


class Store:
    """Outcomes of one contest, a line a game."""

    def __init__(self, file: Path, contest: Contest) -> None:
        """Open ``file`` or begin it; its first line says which contest it belongs to."""
        self.file = file
        head = "# " + json.dumps(
            [contest.title, contest.players, contest.options, list(contest.bots), contest.seed],
            ensure_ascii=False,
            sort_keys=True,
            default=str,
        )
        if file.exists() and file.stat().st_size:
            with file.open(encoding="utf-8") as lines:
                if lines.readline().rstrip("\n") != head:
                    raise OtherContest(str(file))
        else:
            with file.open("w", encoding="utf-8", newline="") as lines:
                lines.write(head + "\n")
                csv.writer(lines).writerow(COLUMNS)

    def read(self) -> list[Outcome]:
        """All outcomes; a last line that was cut off is left out and removed."""
        text = self.file.read_text("utf-8")
        whole = text[: text.rindex("\n") + 1]
        if whole != text:
            self.file.write_text(whole, "utf-8")
        rows = csv.DictReader(whole.splitlines()[1:])
        return [
            Outcome(
                int(row["number"]),
                int(row["deal"]),
                tuple(row["bots"].split("|")),
                _ints(row["scores"]),
                _ints(row["ranks"]),
                _ints(row["answers"]),
                _floats(row["seconds"]),
                _floats(row["longest"]),
            )
            for row in rows
        ]

    def add(self, outcome: Outcome) -> None:
        """Append an outcome."""
        with self.file.open("a", encoding="utf-8", newline="") as lines:
            csv.writer(lines).writerow(
                [
                    outcome.number,
                    outcome.deal,
                    "|".join(outcome.bots),
                    *(
                        " ".join(map(str, values))
                        for values in (outcome.scores, outcome.ranks, outcome.answers)
                    ),
                    *(
                        " ".join(f"{value:.4f}" for value in values)
                        for values in (outcome.seconds, outcome.longest)
                    ),
                ]
            )


def _ints(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _floats(text: str) -> tuple[float, ...]:
    return tuple(map(float, text.split()))
