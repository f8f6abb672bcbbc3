"""Playing the games of a contest on several processes, or on a Ray cluster."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from entrepot.arena.contest import Game, Outcome, play


def played(games: Iterator[Game], jobs: int, ray: str | None = None) -> Iterator[Outcome]:
    """The outcomes of ``games``, as they come. Workers are told what to play, never a position."""
    if ray is not None:
        yield from _by_ray(games, ray)
    elif jobs == 1:
        yield from map(play, games)
    else:
        yield from _by_processes(games, jobs)


def _by_processes(games: Iterator[Game], jobs: int) -> Iterator[Outcome]:
    # "spawn" everywhere: a forked process would inherit threads and terminals of its parent.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    running: set[Future[Outcome]] = set()
    try:
        for game in games:
            running.add(pool.submit(play, game))
            if len(running) >= jobs + 1:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the parent answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _by_ray(games: Iterator[Game], address: str) -> Iterator[Outcome]:
    import ray

    ray.init(address=address, logging_level="ERROR")
    try:
        remote: Callable[[Game], object] = ray.remote(play).remote
        most = 2 * int(ray.cluster_resources().get("CPU", 1))
        running: list[object] = []
        for game in games:
            running.append(remote(game))
            if len(running) >= most:
                done, running = ray.wait(running)
                yield from ray.get(done)
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()
