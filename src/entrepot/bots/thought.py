"""What a bot thought about its answer."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Candidate:
    """One way to go on."""

    line: tuple[str, ...]
    """The tokens of the whole line, to the end of the turn."""
    value: float
    """The expected share of the win, 0 to 1, with a little of the own score in it (``lines.shares``)."""
    visits: int
    """How many simulations went this way."""
    scores: tuple[float, ...]
    """The final scores to expect, by seat."""


@dataclass(frozen=True)
class Thought:
    """The candidates for an answer, the chosen one first, then by what the bot thinks of them."""

    seat: int
    simulations: int
    seconds: float
    candidates: tuple[Candidate, ...]
    main_line: tuple[tuple[int, tuple[str, ...]], ...] = field(default=())
    """How the game may go on: (seat, tokens of its line), the chosen line first."""

    def wire(self) -> dict[str, Any]:
        """The thought as plain data."""
        return {
            "seat": self.seat,
            "simulations": self.simulations,
            "seconds": round(self.seconds, 3),
            "candidates": [
                {
                    "line": list(c.line),
                    "value": round(c.value, 4),
                    "visits": c.visits,
                    "scores": [round(score, 1) for score in c.scores],
                }
                for c in self.candidates
            ],
            "main_line": [{"seat": seat, "line": list(line)} for seat, line in self.main_line],
        }
