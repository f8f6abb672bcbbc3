#!/usr/bin/env python3
"""Fit the numbers of Phoenicia's evaluation (NUMBERS in src/entrepot/phoenicia/evaluate.py) by play.

    python tools/tune_phoenicia.py --generations 30 --deals 8        needs the package cma

CMA-ES varies all numbers at once, in logarithms. What counts is by how many points a greedy bot with the new
numbers beats greedy bots with the best numbers so far, every seat and 2, 3 and 4 players alike; every few
generations the new numbers become those to beat. One line a generation goes to tools/tune.log.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import cma

from entrepot.bots.lines import Finder
from entrepot.core.dealer import Dealer
from entrepot.core.decision import CHANCE
from entrepot.core.rows import buffer
from entrepot.phoenicia.evaluate import NUMBERS, PhoeniciaEvaluation
from entrepot.titles import title as find_title

LOG = Path(__file__).resolve().parent / "tune.log"
NAMES = list(NUMBERS)
Numbers = dict[str, float]


def play(tables: list[Numbers], seed: str) -> tuple[list[int], int]:
    """One game of greedy bots: the scores, and the round in which it ended."""
    title = find_title("phoenicia")
    players = len(tables)
    state = title.start(players, title.read_options(players, {}), title.rules_version)
    state.advance()
    scratch = buffer(len(title.choices))
    dealer, dealt = Dealer(seed), 0
    finders = [
        Finder(PhoeniciaEvaluation(table), len(title.choices), 300, seat) for seat, table in enumerate(tables)
    ]
    while state.stack:
        seat = int(state.decider())
        if seat == CHANCE:
            state.play(dealer.answer(state, dealt, scratch))
            dealt += 1
        elif state.legal_into(scratch) == 1:
            state.play(scratch[0])
        else:
            state.play(finders[seat].lines(state)[0].path[0])
    return title.scores(state), int(state.round)  # type: ignore[attr-defined]


def margin(told: tuple[Numbers, Numbers, int, str]) -> float:
    """By how many points ``new`` beats the mean of the others."""
    new, old, deals, seed = told
    total, games = 0.0, 0
    for players in (2, 3, 4):
        for deal in range(deals):
            for seat in range(players):
                scores, _ = play(
                    [new if at == seat else old for at in range(players)], f"{seed}/{players}/{deal}"
                )
                total += scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
                games += 1
    return total / games


def numbers_of(point: list[float], start: Numbers) -> Numbers:
    return {name: start[name] * 2.0**step for name, step in zip(NAMES, point, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    start = dict(NUMBERS)
    beat = start
    evolution = cma.CMAEvolutionStrategy([0.0] * len(NAMES), 0.3, {"seed": 1, "verbose": -9})
    with ProcessPoolExecutor(given.jobs) as pool:
        for number in range(given.generations):
            begin = time.time()
            points = evolution.ask()
            told = [(numbers_of(list(point), start), beat, given.deals, f"cma/{number}") for point in points]
            margins = list(pool.map(margin, told))
            evolution.tell(points, [-found for found in margins])
            mean = numbers_of(list(evolution.mean), start)
            line = " ".join(f"{name} {value:.3f}" for name, value in mean.items())
            usual = sum(margins) / len(margins)
            with LOG.open("a", encoding="utf-8") as file:
                file.write(f"phoenicia {number}: mean {usual:+.2f} best {max(margins):+.2f}: {line}\n")
            print(
                f"{number} {time.time() - begin:.0f} s mean {usual:+.2f} best {max(margins):+.2f}: {line}",
                flush=True,
            )
            if number % 6 == 5:
                beat = mean


if __name__ == "__main__":
    main()
