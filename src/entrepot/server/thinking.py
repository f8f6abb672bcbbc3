"""What a worker process does: it reads a record and answers for a bot.

Nothing of the server is imported here, so that workers start fast.
"""

import os
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import parent_process
from time import sleep
from typing import Any

from entrepot.bots import BOTS, Player, Stop
from entrepot.core.match import Match, load
from entrepot.core.rng import Rng
from entrepot.titles import title

LONGEST = 300
"""More answers than any turn has."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked."""

    title: str
    record: str
    """The whole record, seed included; the bot itself gets only what its seat may know."""
    bot: str
    seat: int
    seed: int
    ticket: int
    """The question is withdrawn once the board of tickets shows another number in its place."""


_tickets: Any = []


def set_up(tickets: Any) -> None:
    """Run once in every worker."""
    global _tickets
    _tickets = tickets
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def answer(question: Question) -> list[list[str]]:
    """All answers of the seat until somebody else decides: a list of tokens for each visit."""
    match = load(title(question.title), question.record)
    player = BOTS[question.bot](question.seed)
    stop = Stop()
    done = threading.Event()
    watch = threading.Thread(target=_watch, args=(question.ticket, stop, done), daemon=True)
    watch.start()
    try:
        return _visits(match, player, question.seat, stop)
    finally:
        done.set()
        watch.join()


def _watch(ticket: int, stop: Stop, done: threading.Event) -> None:
    while not done.wait(0.02):
        if _tickets[ticket % len(_tickets)] != ticket:
            stop.ask()
            return


def _visits(match: Match, player: Player, seat: int, stop: Stop) -> list[list[str]]:
    visits: list[list[str]] = []
    rng = Rng(match.record.players + len(match.record.entries))
    for _ in range(LONGEST):
        if match.decider != seat or stop.asked:
            break
        seen = match.title.resample(match.state, seat, rng) if player.looks else match.state
        choice = match.title.choices[player.choose(match.title, seen, seat, None, stop)]
        if match.state.decision().inside and visits:
            visits[-1].append(choice.token)
        else:
            visits.append([choice.token])
        match.play(choice, seat)
    return visits


def warm(titles: Sequence[str]) -> int:
    """Import what will be needed; a worker that is asked this is ready afterwards."""
    for key in titles:
        title(key)
    sleep(0.05)
    return os.getpid()
