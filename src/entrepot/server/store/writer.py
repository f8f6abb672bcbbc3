"""The one task that writes: what waits at the same time goes into one commit."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from entrepot.server import metrics
from entrepot.server.store.database import Database
from entrepot.server.store.rows import Act, TableRow
from entrepot.server.store.schema import entries, tables

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
CHANNEL = "entrepot"
MOST = 256
SUMMARY_SECONDS = 2

log = logging.getLogger(__name__)


class Conflict(Exception):
    """Another process wrote this sequence of the table first."""


@dataclass(slots=True)
class Append:
    """An act on its way into the log, with the summary of its table."""

    table: TableRow
    act: Act
    done: "asyncio.Future[None]"


@dataclass(slots=True)
class Other:
    """Anything else that is written."""

    work: Work[Any]
    done: "asyncio.Future[Any]"


class Writer:
    """Writes, one transaction after the other."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._queue: asyncio.Queue[Append | Other | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._changed: dict[str, TableRow] = {}
        """Tables whose summary is not written yet: it is for lists only, and may come a little later."""
        self._summarized = monotonic()
        self._insert = insert(entries)
        self._update = (
            update(tables)
            .where(tables.c.id == bindparam("key"))
            .values({name: bindparam(name) for name in ("moved_at", "length", "decider", "scores", "status")})
        )

    def start(self) -> None:
        """Begin to write what comes in."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write everything that waits, then end."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task

    def append(self, table: TableRow, act: Act) -> "asyncio.Future[None]":
        """Put an act into the log; the future is done once it is durable, or raises ``Conflict``."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Append(table, act, done))
        return done

    async def do(self, work: Work[T]) -> T:
        """Run ``work`` in a transaction of its own, after what waits already."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Other(work, done))
        return await done

    async def tell(self, table: str) -> None:
        """Tell other processes that something of this table changed besides its log."""
        if not self._database.sqlite:
            await self.do(lambda connection: self._notify(connection, [table]))

    async def _run(self) -> None:
        while True:
            job = await self._next()
            appends: list[Append] = []
            while isinstance(job, Append):
                appends.append(job)
                if self._queue.empty() or len(appends) == MOST:
                    break
                job = self._queue.get_nowait()
            if appends:
                await self._append(appends)
            if job is None:
                if self._changed:
                    await self._do(Other(self._write_summaries, asyncio.get_running_loop().create_future()))
                return
            if isinstance(job, Other):
                await self._do(job)

    async def _next(self) -> Append | Other | None:
        if not self._changed:
            return await self._queue.get()
        try:
            async with asyncio.timeout(SUMMARY_SECONDS):
                return await self._queue.get()
        except TimeoutError:
            return Other(self._write_summaries, asyncio.get_running_loop().create_future())

    async def _append(self, appends: list[Append]) -> None:
        try:
            async with self._database.writing.begin() as connection:
                await connection.execute(
                    self._insert, [{"table_id": a.table.id, **asdict(a.act)} for a in appends]
                )
                await self._summarize(connection, appends)
                await self._notify(connection, [a.table.id for a in appends])
        except IntegrityError:
            if len(appends) > 1:  # find the one that is too late
                for append in appends:
                    await self._append([append])
            else:
                _fail(appends, Conflict())
        except Exception as error:
            log.exception("a commit failed")
            _fail(appends, error)
        else:
            metrics.COMMITS.inc()
            metrics.ACTS.inc(len(appends))
            for append in appends:
                if not append.done.done():
                    append.done.set_result(None)

    async def _do(self, job: Other) -> None:
        try:
            async with self._database.writing.begin() as connection:
                result = await job.work(connection)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)

    async def _summarize(self, connection: AsyncConnection, appends: list[Append]) -> None:
        urgent = monotonic() - self._summarized > SUMMARY_SECONDS
        for append in appends:
            self._changed[append.table.id] = append.table
            urgent |= append.table.status == "over" or append.act.kind == "undo"
        if urgent:
            await self._write_summaries(connection)

    async def _write_summaries(self, connection: AsyncConnection) -> None:
        await connection.execute(self._update, [_summary(table) for table in self._changed.values()])
        self._changed.clear()
        self._summarized = monotonic()

    async def _notify(self, connection: AsyncConnection, changed: list[str]) -> None:
        if self._database.sqlite:
            return
        notes = [{"note": json.dumps({"from": self._process, "table": id})} for id in changed]
        await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :note)"), notes)


def _summary(table: TableRow) -> dict[str, Any]:
    return {
        "key": table.id,
        "moved_at": table.moved_at,
        "length": table.length,
        "decider": table.decider,
        "scores": table.scores,
        "status": table.status,
    }


def _fail(appends: list[Append], error: Exception) -> None:
    for append in appends:
        if not append.done.done():
            append.done.set_exception(error)
