"""All tables of this process: which are live, and what they share."""

import asyncio
import contextlib
import logging
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

from entrepot.server import metrics
from entrepot.server.bots import BotSeats
from entrepot.server.errors import missing
from entrepot.server.guests import Guests
from entrepot.server.live import LiveTable
from entrepot.server.settings import Settings
from entrepot.server.store.database import Database
from entrepot.server.store.queries import Queries
from entrepot.server.store.rows import ChatRow
from entrepot.server.store.writer import Writer
from entrepot.server.wire.parts import ChatLine
from entrepot.server.wire.tells import ChatLines

if TYPE_CHECKING:
    from entrepot.server.hearing import Hearing

log = logging.getLogger(__name__)
TIDY_SECONDS = 10


class House:
    """What the parts of the server reach each other by."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = token_hex(6)
        self.database = Database(settings.database_url, settings.durable)
        self.queries = Queries(self.database)
        self.writer = Writer(self.database, self.process)
        self.guests = Guests(settings, self.queries, self.writer)
        self.bots = BotSeats(settings)
        self.hearing: Hearing | None = None
        self.stopping = False
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._heard: dict[str, int] = {}
        self._tidying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the store and begin to work."""
        await self.database.upgrade()
        self.writer.start()
        await self.guests.start()
        self._tidying = asyncio.create_task(self._tidy())
        if not self.database.sqlite:
            from entrepot.server.hearing import Hearing

            self.hearing = Hearing(self)
            await self.hearing.start()

    async def stop(self) -> None:
        """Finish what was begun: every commit that waits, then the connections."""
        self.stopping = True
        if self._tidying is not None:
            self._tidying.cancel()
        await self.bots.stop(list(self._live.values()))
        if self.hearing is not None:
            await self.hearing.stop()
        await self.writer.stop()
        await self.database.close()

    # -- tables --------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table, read from the store if it is not live; raises ``Refusal`` if there is none."""
        found = self._live.get(id)
        if found is not None:
            found.used_at = monotonic()
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        try:
            row = await self.queries.table(id)
            if row is None:
                raise missing()
            table = LiveTable(self, row, [])
            await table.reload()
            self._live[id] = table
            metrics.LIVE.set(len(self._live))
            return table
        finally:
            del self._loading[id]

    def peek(self, id: str) -> LiveTable | None:
        """A table if it is live."""
        return self._live.get(id)

    def live(self) -> list[LiveTable]:
        """All live tables."""
        return list(self._live.values())

    def drop(self, table: LiveTable) -> None:
        """Forget a live table; its browsers connect again and it is read from the log."""
        if self._live.get(table.id) is table:
            del self._live[table.id]
            metrics.LIVE.set(len(self._live))
        if table.thinking is not None and table.thinking is not asyncio.current_task():
            table.thinking.cancel()
        for client in table.clients:
            client.too_slow = True
            client.wake()

    async def _tidy(self) -> None:
        """Let tables go that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            old = monotonic() - self.settings.idle_seconds
            for table in self.live():
                thinks = table.thinking is not None and not table.thinking.done()
                if not table.clients and not thinks and not table.lock.locked() and table.used_at < old:
                    self.drop(table)
            for id in [id for id in self._heard if id not in self._live]:
                del self._heard[id]

    # -- chat and presence ---------------------------------------------------------------------------------

    def heard(self, id: str) -> int:
        """The last line of chat that this process has told."""
        return self._heard.get(id, 0)

    def has_heard(self, id: str, lines: list[ChatRow]) -> None:
        """These lines of chat were told to the first who came; from here on lines are told as they come."""
        self._heard.setdefault(id, max((line.id for line in lines), default=0))

    def chatted(self, table: LiveTable, line: ChatRow) -> None:
        """Tell everybody at the table what was said."""
        if line.id <= self.heard(table.id):
            return
        self._heard[table.id] = line.id
        for client in table.clients:
            client.send(ChatLines(lines=[chat_line(line)]))

    def elsewhere(self, id: str, guest: str) -> bool:
        """Whether a guest looks at a table through another process."""
        return self.hearing is not None and self.hearing.sees(id, guest)

    async def came_or_went(self, table: LiveTable) -> None:
        """Tell everybody, in other processes too, who is there."""
        for client in table.clients:
            client.wake(table=True)
        if self.hearing is not None:
            with contextlib.suppress(Exception):
                await self.hearing.say_present(table)


def chat_line(line: ChatRow) -> ChatLine:
    """A line of chat for the wire."""
    return ChatLine(id=line.id, seat=line.seat, name=line.name, text=line.text, at=line.at)
