"""Bots at tables: they think in worker processes, and at a pace that people can follow."""

import asyncio
import itertools
import logging
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from entrepot.bots import seed_of
from entrepot.server import metrics, moves, thinking
from entrepot.server.errors import Refusal
from entrepot.server.log import record_text
from entrepot.server.settings import Settings

if TYPE_CHECKING:
    from entrepot.server.live import LiveTable

log = logging.getLogger(__name__)
PLACES = 1024
TRIES = 3


class Thinkers:
    """The worker processes; started when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._context = get_context("spawn")
        self._tickets = self._context.Array("Q", PLACES, lock=False)
        self._numbers = itertools.count(1)
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, title: str, record: str, bot: str, seat: int, seed: int) -> list[list[str]]:
        """The answers of a bot; if this is cancelled the worker is told to stop."""
        ticket = next(self._numbers)
        place = ticket % PLACES
        self._tickets[place] = ticket
        future: Future[Any] | None = None
        try:
            question = thinking.Question(title, record, bot, seat, seed, ticket)
            try:
                future = self._started().submit(thinking.answer, question)
                visits: list[list[str]] = await asyncio.wrap_future(future)
            except BrokenProcessPool:
                self._pool = None
                raise
            return visits
        finally:
            self._tickets[place] = 0
            if future is not None:
                future.cancel()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, self._context, initializer=thinking.set_up, initargs=(self._tickets,)
            )
        return self._pool

    def stop(self) -> None:
        """End the workers; what they think is not wanted any more."""
        for place in range(PLACES):
            self._tickets[place] = 0
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


class BotSeats:
    """Has bots answer where it is their turn."""

    def __init__(self, settings: Settings) -> None:
        self.thinkers = Thinkers(settings.thinkers)
        self._delay = settings.bot_delay

    def consider(self, table: "LiveTable") -> None:
        """If a bot is to answer at this table, have it think, unless it does so already."""
        match = table.match
        if match is None or match.decider is None or not table.bot_of(match.decider):
            return
        watched = bool(table.clients) or any(seat.kind == "person" for seat in table.seats)
        if watched and (table.thinking is None or table.thinking.done()):
            table.thinking = asyncio.create_task(self._think(table))

    async def stop(self, tables: "list[LiveTable]") -> None:
        """No bot answers any more."""
        tasks = [table.thinking for table in tables if table.thinking is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.stop)

    async def _think(self, table: "LiveTable") -> None:
        """Answer for bots until a person decides."""
        failed = 0
        while failed < TRIES:
            match = table.match
            if match is None or match.decider is None or not table.bot_of(match.decider):
                return
            seat = match.decider
            try:
                with metrics.THINKING.track_inprogress():
                    await self._turn(table, seat, "random" if failed == TRIES - 1 else table.bot_of(seat))
                failed = 0
            except Refusal:  # the table moved on meanwhile
                await asyncio.sleep(0.05)
            except Exception:
                failed += 1
                log.exception("a bot failed at table %s", table.id)

    async def _turn(self, table: "LiveTable", seat: int, bot: str) -> None:
        match = table.running()
        sequence = table.ledger.sequence
        lines = [entry.line() for entry in match.record.entries]
        asked = self.thinkers.ask(
            match.title.key,
            record_text(table.row, lines),
            bot,
            seat,
            seed_of(f"{table.row.seed}|{len(lines)}", seat),
        )
        thought = asyncio.ensure_future(asked)
        try:
            await asyncio.sleep(self._delay)
            while not thought.done():  # withdrawn once the table has moved on
                await asyncio.wait([thought], timeout=0.25)
                if not table.ledger.fresh_from <= sequence:
                    return
            visits = thought.result()
        finally:
            thought.cancel()
        for at, tokens in enumerate(visits):
            if at:
                await asyncio.sleep(self._delay)
            await moves.play_for(table, seat, tokens, sequence)
            sequence = table.ledger.sequence
