"""Several processes on one PostgreSQL: each hears of the others' changes and reads them from the log."""

import asyncio
import contextlib
import json
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any

import asyncpg

from entrepot.server.store.writer import CHANNEL

if TYPE_CHECKING:
    from entrepot.server.house import House
    from entrepot.server.live import LiveTable

log = logging.getLogger(__name__)
PRESENT_SECONDS = 60
AGAIN_SECONDS = 20


class Hearing:
    """LISTEN on a connection of its own; opened again if it breaks."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self._open: asyncpg.Connection[Any] | None = None
        self._speaking = asyncio.Lock()
        self._present: dict[tuple[str, str], tuple[set[str], float]] = {}
        """Which guests look at a table through a process, and when it last said so."""

    async def start(self) -> None:
        """Begin to listen."""
        await self._connect()
        self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
        for job in self._jobs:
            job.cancel()
        if self._open is not None:
            with contextlib.suppress(Exception):
                await self._open.close(timeout=2)

    def sees(self, id: str, guest: str) -> bool:
        """Whether another process has said lately that this guest looks at this table."""
        old = monotonic() - PRESENT_SECONDS
        return any(
            table == id and guest in guests and at > old for (_, table), (guests, at) in self._present.items()
        )

    async def say_present(self, table: "LiveTable") -> None:
        """Tell the others who looks at a table here."""
        if self._open is not None and not self._open.is_closed():
            here = sorted({client.guest for client in table.clients if client.guest})[:100]
            note = json.dumps({"from": self._house.process, "table": table.id, "here": here})
            async with self._speaking:  # a connection carries one statement at a time
                await self._open.execute("SELECT pg_notify($1, $2)", CHANNEL, note)

    async def _connect(self) -> None:
        url = self._house.database.url.set(drivername="postgresql")
        self._open = await asyncpg.connect(url.render_as_string(hide_password=False))
        await self._open.add_listener(CHANNEL, self._heard)

    async def _keep(self) -> None:
        """Connect again where the connection was lost, and say again who is present."""
        while True:
            await asyncio.sleep(AGAIN_SECONDS if self._open and not self._open.is_closed() else 1)
            try:
                if self._open is None or self._open.is_closed():
                    await self._connect()
                    for table in self._house.live():  # what was missed meanwhile
                        await table.catch_up()
                for table in self._house.live():
                    if table.clients:
                        await self.say_present(table)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the connection that listens is lost; trying again", exc_info=True)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        note = json.loads(str(payload))
        if note["from"] == self._house.process:
            return
        table = self._house.peek(note["table"])
        if "here" in note:
            self._present[note["from"], note["table"]] = (set(note["here"]), monotonic())
            if table is not None:
                for client in table.clients:
                    client.wake(table=True)
        elif table is not None:
            job = asyncio.create_task(self._catch_up(table))
            self._jobs.add(job)
            job.add_done_callback(self._jobs.discard)

    async def _catch_up(self, table: "LiveTable") -> None:
        try:
            await table.catch_up()
        except Exception:
            log.exception("cannot catch up with table %s", table.id)
            self._house.drop(table)
