#!/usr/bin/env python3
"""Fit the table of worths of Le Havre (src/entrepot/le_havre/worths.csv) to the results of games.

    python tools/tune.py fit --rounds 6 --games 400 --jobs 2      needs numpy
    python tools/tune.py cma --generations 30 --games 200 --jobs 2    needs the package cma too
    python tools/tune.py duel --old worths-old.csv --games 400    the new table against an old one

`fit` is policy iteration: greedy bots play with some variety; the final score of a seat minus its score in a
position is explained by what the seat held there (ridge regression towards the table that played); the new
table plays the next games. `cma` fits a few factors on groups of rows by the margin over the table before.
One line a round goes to tools/tune.log. Run it with the compiled engine.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from entrepot.bots.lines import Finder, Line
from entrepot.core.dealer import Dealer
from entrepot.core.decision import CHANCE
from entrepot.core.rows import row
from entrepot.le_havre.evaluate import KNOTS, LeHavreEvaluation, read_worths, write_worths
from entrepot.le_havre.features import QUANTITIES, QUANTITY_NAMES, quantities_into
from entrepot.le_havre.horizon import actions_left
from entrepot.le_havre.scoring import score
from entrepot.titles import title as find_title

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "src/entrepot/le_havre/worths.csv"
LOG = ROOT / "tools/tune.log"
TABLES = (
    (2, "short"),
    (2, "full"),
    (3, "short"),
    (3, "full"),
    (4, "short"),
    (4, "full"),
    (5, "short"),
    (5, "full"),
    (1, "short"),
    (1, "full"),
)
HOLD = np.array([1.0, 1.0, 1.0, 2.0, 15.0])
"""How strongly each column of the table is held: results say little about what is far away."""
Worths = list[list[float]]


def play(
    players: int, length: str, seed: str, tables: list[Worths], variety: float, note: bool
) -> tuple[list[int], Any]:
    """One game of greedy bots; each seat plays by its table. With ``variety`` francs of noise on every line.
    Returns the scores and, if ``note``, a row for each turn: actions left, score, quantities, final score."""
    title = find_title("le-havre")
    state: Any = title.start(players, title.read_options(players, {"length": length}), title.rules_version)
    state.advance()
    dealer, size, dealt = Dealer(seed), len(title.choices), 0
    scratch = row(size)
    noise = np.random.default_rng(abs(hash(seed)) % 2**32)
    finders = [Finder(LeHavreEvaluation(table), size, 1500, seat) for seat, table in enumerate(tables)]
    counted = row(int(QUANTITIES))
    noted: list[tuple[int, list[float]]] = []
    while state.stack:
        seat = int(state.decider())
        if seat == CHANCE:
            state.play(dealer.answer(state, dealt, scratch))
            dealt += 1
            continue
        line = choose(finders[seat].lines(state), seat, variety, noise)
        path = [int(index) for index in line.path]
        for at, index in enumerate(path):
            if note and at + 1 == len(path) and at > 0:
                quantities_into(state, seat, counted)
                left = int(actions_left(state, seat))
                if left > 0:
                    noted.append((seat, [left, int(score(state, seat)), *(int(cell) for cell in counted)]))
            state.play(index)
    scores = title.scores(state)
    rows = (
        np.array([[seat, *cells, scores[seat]] for seat, cells in noted], dtype=np.float32) if note else None
    )
    return scores, rows


def choose(lines: list[Line], seat: int, variety: float, noise: Any) -> Line:
    if variety == 0 or len(lines) == 1:
        return lines[0]
    near = lines[:20]
    return near[int(np.argmax([line.worth[seat] + variety * noise.gumbel() for line in near]))]


def play_many(told: tuple[int, str, list[str], list[Worths], float, bool]) -> list[tuple[list[int], Any]]:
    players, length, seeds, tables, variety, note = told
    return [play(players, length, seed, tables, variety, note) for seed in seeds]


def games(
    pool: ProcessPoolExecutor,
    kind: tuple[int, str],
    seeds: list[str],
    tables: list[Worths],
    variety: float,
    note: bool,
) -> list[tuple[list[int], Any]]:
    parts = [(*kind, seeds[at : at + 10], tables, variety, note) for at in range(0, len(seeds), 10)]
    return [result for part in pool.map(play_many, parts) for result in part]


# -- regression --------------------------------------------------------------------------------------


def look_ahead(rows: Any, old: Worths, trust: float) -> Any:
    """The rows of one game with a target in the last column: not the final score alone, but a mean of what
    the old table says about all later positions of the seat, the nearer ones counting more: after each turn
    a share ``trust`` waits for the next (the lambda of TD)."""
    cells, _ = design(rows[:, 1:])
    judged = rows[:, 2] + cells @ np.array(old, dtype=np.float32).reshape(-1)
    for seat in range(int(rows[:, 0].max()) + 1):
        target: float | None = None
        for at in np.flatnonzero(rows[:, 0] == seat)[::-1]:
            target = rows[at, -1] if target is None else target
            rows[at, -1] = target
            target = (1 - trust) * float(judged[at]) + trust * target
    return rows[:, 1:]


def design(rows: Any) -> tuple[Any, Any]:
    """The equations of noted positions: quantities spread over the two nearest knots, and what was added to
    the score of the day."""
    knots = np.array([int(knot) for knot in KNOTS], dtype=np.float32)
    left = np.clip(rows[:, 0], knots[0], knots[-1])
    at = np.clip(np.searchsorted(knots, left, side="right") - 1, 0, len(knots) - 2)
    share = (left - knots[at]) / (knots[at + 1] - knots[at])
    counted = rows[:, 2:-1]
    n, width = counted.shape
    cells = np.zeros((n, width, len(knots)), dtype=np.float32)
    index = np.arange(n)
    cells[index, :, at] = counted * (1 - share)[:, None]
    cells[index, :, at + 1] = counted * share[:, None]
    return cells.reshape(n, -1), rows[:, -1] - rows[:, 1]


def fit(rows: Any, old: Worths, weight: float) -> tuple[Worths, float]:
    """The table that explains ``rows`` best, held near ``old`` by ``weight``; and the share explained."""
    width = int(QUANTITIES) * len(KNOTS)
    before = np.array(old, dtype=np.float64).reshape(-1)
    left, right = np.zeros((width, width)), np.zeros(width)
    present = np.zeros(width)
    errors = spread = 0.0
    for first in range(0, len(rows), 4000):
        cells, added = design(rows[first : first + 4000])
        rest = added - cells @ before.astype(np.float32)
        left += (cells.T @ cells).astype(np.float64)
        right += (cells.T @ rest).astype(np.float64)
        present += (cells != 0).sum(axis=0)
        errors += float(rest @ rest)
        spread += float(((added - added.mean()) ** 2).sum())
    # the usual size of each quantity: what it may add to a score is held, not its worth
    size = np.sqrt(np.diag(left) / np.maximum(1, present)) + 0.01
    hold = weight * size**2 * np.tile(HOLD, int(QUANTITIES))
    change = np.linalg.solve(left + np.diag(hold), right)
    errors -= float(change @ right)
    return (before + change).reshape(int(QUANTITIES), len(KNOTS)).tolist(), 1 - errors / spread


def fit_rounds(given: argparse.Namespace) -> None:
    worths = read_worths(TABLE.read_text("utf-8"))
    kept: list[Any] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for number in range(given.rounds):
            begin = time.time()
            means, rows = [], []
            for kind in TABLES if given.tables == "all" else [tuple(x) for x in read_tables(given.tables)]:
                count = given.games if kind[0] == 2 else given.games // 2
                seeds = [f"{given.seed}/{number}/{i}" for i in range(count)]
                played = games(pool, kind, seeds, [worths] * kind[0], given.variety, True)
                means.append(
                    f"{kind[0]}{kind[1][0]} {np.mean([s for scores, _ in played for s in scores]):.1f}"
                )
                rows += [look_ahead(noted, worths, given.trust) for _, noted in played]
            kept = [*kept[-given.memory * len(rows) :], *rows] if given.memory else rows
            worths, explained = fit(np.concatenate(kept), worths, given.weight)
            (TABLE if given.out is None else Path(given.out)).write_text(write_worths(worths), "utf-8")
            log(f"fit {number}: {' '.join(means)} explained {explained:.3f} {time.time() - begin:.0f} s")


def read_tables(text: str) -> list[tuple[int, str]]:
    return [(int(part[0]), {"s": "short", "f": "full"}[part[1]]) for part in text.split(",")]


# -- evolution ---------------------------------------------------------------------------------------


def groups() -> dict[str, list[int]]:
    """Rows that one factor changes together."""
    found: dict[str, list[int]] = {}
    for at, name in enumerate(QUANTITY_NAMES):
        first = name.split()[0]
        if first in ("few", "more"):
            key = (
                "basic"
                if name.split()[1] in ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides")
                else "upgraded"
            )
            found.setdefault(f"{first} {key}", []).append(at)
        elif first in ("owns", "disc"):
            found.setdefault(first, []).append(at)
        elif first != "table":
            found.setdefault(name, []).append(at)
    return found


def scaled(worths: Worths, factors: Any) -> Worths:
    changed = [numbers[:] for numbers in worths]
    for factor, rows in zip(factors, groups().values(), strict=True):
        for at in rows:
            changed[at] = [number * float(factor) for number in worths[at]]
    return changed


def margin(
    pool: ProcessPoolExecutor, new: Worths, old: Worths, kinds: list[tuple[int, str]], count: int, seed: str
) -> list[float]:
    """By how much a seat with the new table beats the mean of the seats with the old one, game by game."""
    found = []
    for players, length in kinds:
        for seat in range(players):
            tables = [new if at == seat else old for at in range(players)]
            played = games(pool, (players, length), [f"{seed}/{i}" for i in range(count)], tables, 0.0, False)
            for scores, _ in played:
                rivals = [s for at, s in enumerate(scores) if at != seat] or [0]
                found.append(scores[seat] - sum(rivals) / len(rivals))
    return found


def evolve(given: argparse.Namespace) -> None:
    import cma

    worths = read_worths(TABLE.read_text("utf-8"))
    kinds = read_tables(given.tables)
    evolution = cma.CMAEvolutionStrategy(
        [1.0] * len(groups()), 0.15, {"seed": 1, "verbose": -9, "popsize": given.popsize}
    )
    with ProcessPoolExecutor(given.jobs) as pool:
        for number in range(given.generations):
            begin = time.time()
            tried = evolution.ask()
            costs = [
                -float(np.mean(margin(pool, scaled(worths, x), worths, kinds, given.games, f"cma/{number}")))
                for x in tried
            ]
            evolution.tell(tried, costs)
            mean = evolution.result.xfavorite
            best, usual = -min(costs), -np.mean(costs)
            took = time.time() - begin
            log(f"cma {number}: best {best:.1f} mean {usual:.1f} sigma {evolution.sigma:.3f} {took:.0f} s")
            (TABLE if given.out is None else Path(given.out)).write_text(
                write_worths(scaled(worths, mean)), "utf-8"
            )


def duel(given: argparse.Namespace) -> None:
    new, old = (read_worths(Path(file).read_text("utf-8")) for file in (given.out or TABLE, given.old))
    with ProcessPoolExecutor(given.jobs) as pool:
        for kind in read_tables(given.tables):
            found = np.array(margin(pool, new, old, [kind], given.games // kind[0], given.seed))
            half = 1.96 * found.std() / len(found) ** 0.5
            won = float(np.mean((found > 0) + 0.5 * (found == 0)))
            name = f"{kind[0]}{kind[1][0]}"
            log(f"duel {name}: margin {found.mean():+.1f} ± {half:.1f}, ahead {won:.2f}, {len(found)} games")


def log(line: str) -> None:
    print(line, flush=True)
    with LOG.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("fit", "cma", "duel"))
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--popsize", type=int, default=10)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--variety", type=float, default=1.5, help="francs of noise on each line (fit)")
    parser.add_argument("--weight", type=float, default=2000.0, help="how strongly the old table holds (fit)")
    parser.add_argument("--trust", type=float, default=0.8, help="how far ahead the fit looks (lambda)")
    parser.add_argument(
        "--memory", type=int, default=1, help="rounds of games that are kept beside the new ones (fit)"
    )
    parser.add_argument("--tables", default="all", help="such as 2s,2f,3f: players and length")
    parser.add_argument("--out", help="write (duel: read) this file instead of the package's table")
    parser.add_argument("--old", help="the table to beat (duel)")
    given = parser.parse_args()
    {"fit": fit_rounds, "cma": evolve, "duel": duel}[given.what](given)


if __name__ == "__main__":
    sys.exit(main())
