"""A table in memory: a cache of its log, and the browsers that look at it."""

import asyncio
import json
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any

from entrepot.core.dealer import commitment
from entrepot.core.match import Match
from entrepot.server.errors import Refusal
from entrepot.server.journal import Journal
from entrepot.server.log import Ledger, advance, fold, rebuild
from entrepot.server.store.rows import Act, SeatRow, TableRow
from entrepot.server.store.writer import Conflict
from entrepot.server.wire.parts import SeatInfo, TableInfo

if TYPE_CHECKING:
    from entrepot.server.client import Client
    from entrepot.server.house import House

log = logging.getLogger(__name__)


class LiveTable:
    """A table as it stands. Whoever changes or shows it holds ``lock``."""

    def __init__(self, house: "House", row: TableRow, seats: list[SeatRow]) -> None:
        self.house = house
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.ledger = Ledger()
        self.journal: Journal | None = None
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.used_at = monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.pictures: dict[int, tuple[bytes, bytes]] = {}
        """View and extra, encoded, for each pair of eyes; made anew after every change."""
        self.for_all: dict[str, Any] | None = None
        """The part of the extra that is the same for all eyes."""

    @property
    def id(self) -> str:
        return self.row.id

    # -- reading the log -----------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Forget what is cached and read the log again."""
        queries = self.house.queries
        row = await queries.table(self.id)
        if row is None:
            raise Refusal("wrong", "no-table", 404)
        self.row = row
        self.seats = (await queries.seats(self.id))[self.id]
        self._replay(await queries.acts(self.id))
        for client in self.clients:
            client.forget()
        self.changed(table=True)

    def _replay(self, acts: list[Act]) -> None:
        self.ledger, lines = fold(acts)
        self.match = rebuild(self.row, lines) if self.row.status != "waiting" else None
        self.summarize(self.row.moved_at)
        if self.match is not None and len(self.match.record.entries) != len(lines):
            raise ValueError(f"table {self.id} stops in the middle of an answer")
        self.journal = Journal(self.match) if self.match is not None else None

    async def catch_up(self) -> None:
        """Take in what another process wrote."""
        async with self.lock:
            queries = self.house.queries
            was = self.row.status
            self.seats = (await queries.seats(self.id))[self.id]
            acts = await queries.acts(self.id, self.ledger.sequence)
            row = await queries.table(self.id)
            if row is None or (was == "waiting" and row.status != "waiting"):
                await self.reload()
                return
            self.row = row
            for act in acts:
                if self.match is not None and not advance(self.match, act):
                    await self.reload()
                    return
                self._note(act)
            self.changed(table=True)
            for line in await queries.chats(self.id, self.house.heard(self.id)):
                self.house.chatted(self, line)

    # -- writing the log -----------------------------------------------------------------------------------

    async def commit(self, kind: str, seat: int, moment: int = 0, text: str = "") -> None:
        """Write what has just been done to the match; when this returns it is durable.

        If another process was faster the table is read again and the request is refused as stale.
        """
        act = Act(self.ledger.sequence + 1, kind, seat, moment, text)
        self.summarize(act.at)
        try:
            await self.house.writer.append(self.row, act)
        except Conflict:
            await self.reload()
            raise Refusal("stale", "stale") from None
        except BaseException:  # it may or may not be written: only the log knows
            self.house.drop(self)
            raise
        ended = self.match is not None and self.match.over
        self._note(act)
        self.changed(table=ended or kind in ("bot", "person"))
        self.house.bots.consider(self)

    def summarize(self, at: int) -> None:
        """Bring the row's summary up to date."""
        row, match = self.row, self.match
        row.moved_at = at
        if match is not None:
            row.status = "over" if match.over else "running"
            row.length = len(match.record.entries)
            row.decider = match.decider
            row.scores = json.dumps(match.scores())

    def _note(self, act: Act) -> None:
        self.ledger.note(act)
        if self.journal is not None:
            if act.kind == "undo":
                self.journal.cut(act.moment)
                for client in self.clients:
                    client.shown = min(client.shown, act.moment)
            elif self.match is not None and self.match.over:
                first = self.journal.first_secret()
                for client in self.clients:
                    client.shown = min(client.shown, first)

    def changed(self, table: bool = False) -> None:
        """Show everybody how the table stands; ``table``: also who sits here."""
        self.pictures.clear()
        self.for_all = None
        self.used_at = monotonic()
        for client in self.clients:
            client.wake(state=True, table=table)

    # -- who is who ----------------------------------------------------------------------------------------

    def held(self, guest: str) -> frozenset[int]:
        """The seats that a guest holds."""
        return frozenset(seat.seat for seat in self.seats if guest and seat.guest == guest)

    def bot_of(self, seat: int) -> str:
        """The bot that answers for a seat now; empty if a person does."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else self.ledger.standins.get(seat, "")

    def others(self, guest: str) -> set[str]:
        """The other people at the table."""
        return {seat.guest for seat in self.seats if seat.kind == "person"} - {guest}

    def online(self, guest: str) -> bool:
        """Whether a person looks at the table."""
        return bool(guest) and (
            any(client.guest == guest for client in self.clients) or self.house.elsewhere(self.id, guest)
        )

    def info(self, guest: str) -> TableInfo:
        """The table from outside, for a guest."""
        return table_info(self.row, self.seats, guest, self)

    def running(self) -> Match:
        """The match; raises ``Refusal`` before the start."""
        if self.match is None:
            raise Refusal("wrong", "not-begun", 409)
        return self.match

    def told(self) -> Journal:
        """The log in words; raises ``Refusal`` before the start."""
        if self.journal is None:
            raise Refusal("wrong", "not-begun", 409)
        return self.journal


def table_info(row: TableRow, seats: list[SeatRow], guest: str, live: LiveTable | None) -> TableInfo:
    """A table from outside; without ``live`` nobody is said to be online."""
    set_up = row.set_up()
    infos = []
    for seat in seats:
        standin = live.ledger.standins.get(seat.seat, "") if live else ""
        infos.append(
            SeatInfo(
                seat=seat.seat,
                kind="bot" if seat.kind == "bot" else "person" if seat.kind == "person" else "open",
                name=seat.name,
                bot=seat.bot if seat.kind == "bot" else standin,
                mine=bool(guest) and seat.guest == guest,
                online=live.online(seat.guest) if live else False,
            )
        )
    decider = row.decider if row.status == "running" else None
    return TableInfo(
        id=row.id,
        title=row.title,
        players=row.players,
        options=set_up["options"],
        confirm_turn=set_up["confirm_turn"],
        public=row.public,
        status="waiting" if row.status == "waiting" else "over" if row.status == "over" else "running",
        seats=infos,
        free=sum(seat.kind == "open" for seat in seats),
        seated=any(info.mine for info in infos),
        host=bool(guest) and row.host == guest,
        decider=decider,
        my_turn=decider is not None and infos[decider].mine,
        open_deal=not row.private,
        commitment=_commitment(row),
        made_at=row.made_at,
        moved_at=row.moved_at,
        length=row.length,
        scores=json.loads(row.scores),
        rematch=row.rematch,
    )


def _commitment(row: TableRow) -> str:
    return commitment(row.seed, row.header) if row.private and row.header else ""
