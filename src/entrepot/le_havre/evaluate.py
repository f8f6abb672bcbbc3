"""What a position of Le Havre is worth: the score as it stands, and what the rest of the game may add.

For each quantity that a player would count (``features``) the table ``worths.csv`` says how many francs one
unit adds to the final score beyond today's score, by the number of own actions left: a steel, a ship's
capacity, a franc of hunger, an own Cokery. The table was fitted to the results of games that bots played
(``tools/tune.py``); with no action left nothing is added, so the end of the game is judged exactly.
"""

from pathlib import Path
from typing import Final, cast, final

from mypy_extensions import i64

from entrepot.core.evaluation import Evaluation
from entrepot.core.rows import row
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.choices import END
from entrepot.le_havre.features import FARTHEST, QUANTITIES, QUANTITY_NAMES, quantities_into
from entrepot.le_havre.horizon import actions_left
from entrepot.le_havre.rounds import Feeding
from entrepot.le_havre.rules import Rules
from entrepot.le_havre.scoring import score
from entrepot.le_havre.sensible import sensible_into
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.turn import Turn

KNOTS: Final[vec[i64]] = vec[i64]([1, 3, 7, 15, 30])
"""The numbers of actions left for which ``worths.csv`` has a column; between them it is a straight line."""
WORTHS_FILE: Final = Path(__file__).with_name("worths.csv")


@final
class LeHavreEvaluation(Evaluation):
    """The score now plus quantity times worth."""

    def __init__(
        self, worths: list[list[float]], special: dict[str, list[list[float]]] | None = None
    ) -> None:
        """``worths``: for each quantity a row with a number for each of ``KNOTS``. ``special``: tables of
        their own for kinds of games (``kind_of``)."""
        self.usual: vec[float] = by_actions_left(worths)
        self.special: dict[str, vec[float]] = {}
        if special is not None:
            for kind, table in special.items():
                self.special[kind] = by_actions_left(table)
        self.worths: vec[float] = self.usual
        self.rules: Rules | None = None
        """The game that ``worths`` was chosen for."""
        self.counted: vec[i64] = row(int(QUANTITIES))

    def turn_to(self, rules: Rules) -> None:
        """Choose the table for a game."""
        self.rules = rules
        self.worths = self.special.get(kind_of(rules), self.usual)

    def worth(self, state: State, seat: i64, viewer: i64) -> float:
        table = cast(LeHavreState, state)
        now = score(table, seat)
        left = actions_left(table, seat)
        if left == 0:
            return float(now)
        return float(now) + self.outlook(table, seat, left)

    def outlook(self, table: LeHavreState, seat: i64, left: i64) -> float:
        """What ``left`` actions may add to the score of today."""
        counted = self.counted
        quantities_into(table, seat, counted)
        if table.rules is not self.rules:
            self.turn_to(table.rules)
        first = (left if left < FARTHEST else FARTHEST) * QUANTITIES
        total: float = 0.0
        for cell in range(QUANTITIES):
            amount = counted[cell]
            if amount != 0:
                total += float(amount) * self.worths[first + cell]
        return total

    def sensible_into(self, state: State, last: i64, buffer: vec[i64]) -> i64:
        table = cast(LeHavreState, state)
        if table.rules is not self.rules:
            self.turn_to(table.rules)
        return sensible_into(table, last, self.worths, buffer)

    def closes(self, state: State, choice: i64) -> bool:
        if choice != END:  # which also ends a construction, and then the turn goes on
            return False
        top = state.stack[-1]
        return isinstance(top, (Turn, Feeding))

    def spread(self, state: State) -> float:
        table = cast(LeHavreState, state)
        return 4.0 + 0.4 * float(actions_left(table, 0))


def kind_of(rules: Rules) -> str:
    """A kind of game: “2-full”, “3-short”."""
    return f"{rules.players}-{'short' if rules.short else 'full'}"


def by_actions_left(worths: list[list[float]]) -> vec[float]:
    """The worths for every number of actions left from 0 to ``FARTHEST``, one row after the other."""
    cells: list[float] = [0.0] * int(QUANTITIES)
    for left in range(1, int(FARTHEST) + 1):
        knot = 0
        while knot < len(KNOTS) - 2 and left > KNOTS[knot + 1]:
            knot += 1
        low, high = int(KNOTS[knot]), int(KNOTS[knot + 1])
        share = min(1.0, (left - low) / (high - low))
        for quantity in worths:
            cells.append(quantity[knot] * (1.0 - share) + quantity[knot + 1] * share)
    return vec[float](cells)


def read_worths(text: str) -> list[list[float]]:
    """The rows of a table such as ``worths.csv``; quantities that it does not name are worth nothing."""
    worths = [[0.0] * len(KNOTS) for _ in QUANTITY_NAMES]
    at = {name: i for i, name in enumerate(QUANTITY_NAMES)}
    for line in text.splitlines()[1:]:
        name, *numbers = line.split(",")
        worths[at[name]] = [float(number) for number in numbers]
    return worths


def write_worths(worths: list[list[float]]) -> str:
    """The text of such a table."""
    lines = ["quantity," + ",".join(f"{knot} left" for knot in KNOTS)]
    for name, numbers in zip(QUANTITY_NAMES, worths, strict=True):
        if any(abs(number) >= 0.005 for number in numbers):
            lines.append(name + "," + ",".join(f"{number:.2f}" for number in numbers))
    return "\n".join(lines) + "\n"


def evaluation() -> Evaluation:
    """How this title judges positions: by ``worths.csv``, and by ``worths-2-full.csv`` and the like where a
    kind of game has its own table."""
    special = {}
    for file in WORTHS_FILE.parent.glob("worths-*.csv"):
        special[file.stem.removeprefix("worths-")] = read_worths(file.read_text("utf-8"))
    return LeHavreEvaluation(read_worths(WORTHS_FILE.read_text("utf-8")), special)
