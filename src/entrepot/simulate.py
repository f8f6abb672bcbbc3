"""Many games between bots, on several processors, and what came out.

Game ``i`` of seed ``s`` is the game ``entrepot.new(title, players, seed=f"{s}/{i}")`` with the same bots,
however many processes share the work.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from entrepot.bots import BOTS, RandomPlayer, seed_of
from entrepot.core.dealer import Dealer
from entrepot.core.decision import CHANCE
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State, sample, total_weight
from entrepot.core.title import Title
from entrepot.titles import title as find_title


@dataclass(frozen=True)
class Batch:
    """Some games with consecutive numbers: what a worker is told."""

    title: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: str
    games: range


@dataclass
class Tally:
    """What came out of games."""

    games: int = 0
    decisions: int = 0
    """Answers of seats that had more than one legal choice."""
    sums: list[int] = field(default_factory=list)
    """The sum of each seat's scores."""
    least: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)

    def note(self, decisions: int, scores: Sequence[int]) -> None:
        """Add one game."""
        self.add(Tally(1, decisions, list(scores), list(scores), list(scores)))

    def add(self, other: "Tally") -> None:
        """Add the games of another tally; the order does not matter."""
        if not self.games:
            self.sums, self.least, self.most = other.sums[:], other.least[:], other.most[:]
        elif other.games:
            self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]
            self.least = [min(pair) for pair in zip(self.least, other.least, strict=True)]
            self.most = [max(pair) for pair in zip(self.most, other.most, strict=True)]
        self.games += other.games
        self.decisions += other.decisions

    def report(self, seconds: float) -> dict[str, Any]:
        """The tally as ``entrepot simulate --json`` prints it; ``seconds`` of the clock were spent."""
        scores = [
            {"seat": seat, "mean": total / self.games, "min": self.least[seat], "max": self.most[seat]}
            for seat, total in enumerate(self.sums)
        ]
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_s": round(self.decisions / seconds, 1) if seconds else 0.0,
            "games_per_s": round(self.games / seconds, 2) if seconds else 0.0,
            "scores": scores,
        }


def play_batch(batch: Batch) -> Tally:
    """Play the games of a batch, one after the other."""
    title = find_title(batch.title)
    start = title.start(batch.players, title.read_options(batch.players, batch.options), title.rules_version)
    start.advance()  # up to the first question: until then all games are one
    blind = all(BOTS[name] is RandomPlayer for name in batch.bots)
    play = _play_blind if blind else _play_seeing
    tally = Tally()
    for number in batch.games:
        play(title, batch, start.copy(), f"{batch.seed}/{number}", tally)
    return tally


def _play_blind(title: Title, batch: Batch, state: State, seed: str, tally: Tally) -> None:
    """A game of random bots alone: the same game as ``_play_seeing``, without asking objects."""
    deal = Dealer(seed).number
    picks = [Rng(seed_of(seed, seat)).below for seat in range(batch.players)]
    legal = buffer(len(title.choices))
    decisions = dealt = 0
    while state.stack:
        seat = state.decider()
        if seat == CHANCE:
            state.play(sample(state, legal, deal(dealt, total_weight(state, legal))))
            dealt += 1
            continue
        n = state.legal_into(legal)
        if n > 1:
            decisions += 1
            state.play(legal[picks[seat](n)])
        else:
            state.play(legal[0])
    tally.note(decisions, title.scores(state))


def _play_seeing(title: Title, batch: Batch, state: State, seed: str, tally: Tally) -> None:
    """A game of any bots; those that look at the table see what their seat knows."""
    deal = Dealer(seed).number
    players = [BOTS[name](seed_of(seed, seat)) for seat, name in enumerate(batch.bots)]
    veil = Rng(seed_of(seed, -1))
    legal = buffer(len(title.choices))
    decisions = dealt = 0
    while state.stack:
        seat = int(state.decider())
        if seat == CHANCE:
            state.play(sample(state, legal, deal(dealt, int(total_weight(state, legal)))))
            dealt += 1
        elif state.legal_into(legal) > 1:
            decisions += 1
            player = players[seat]
            seen = title.resample(state, seat, veil) if player.looks else state
            state.play(player.choose(title, seen, seat))
        else:
            state.play(legal[0])
    tally.note(decisions, title.scores(state))


def simulate(batch: Batch, jobs: int, tell: Callable[[Tally], None]) -> tuple[Tally, bool]:
    """Play a batch on ``jobs`` processes; ``tell`` hears the tally after each part.

    Returns the tally and whether all games were played: Ctrl-C ends the work with what is there.
    """
    total = Tally()
    parts = _parts(batch, jobs)
    try:
        for tally in map(play_batch, parts) if jobs == 1 else _shared(parts, jobs):
            total.add(tally)
            tell(total)
    except KeyboardInterrupt:
        return total, False
    return total, True


def _parts(batch: Batch, jobs: int) -> Iterator[Batch]:
    """The batch in pieces small enough for a lively progress bar."""
    size = max(1, min(50, len(batch.games) // (jobs * 8)))
    for first in range(0, len(batch.games), size):
        yield replace(batch, games=batch.games[first : first + size])


def _shared(parts: Iterator[Batch], jobs: int) -> Iterator[Tally]:
    # "spawn" everywhere: a forked process would inherit threads and terminals of its parent.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    running: set[Future[Tally]] = set()
    try:
        for part in parts:
            running.add(pool.submit(play_batch, part))
            if len(running) > 2 * jobs:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in running)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the parent answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def timed(batch: Batch, jobs: int, tell: Callable[[Tally], None]) -> tuple[dict[str, Any], bool]:
    """``simulate`` with a clock: the report and whether all games were played."""
    begin = perf_counter()
    total, whole = simulate(batch, jobs, tell)
    return total.report(perf_counter() - begin), whole
