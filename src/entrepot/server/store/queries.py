"""What is asked of the store, and what is written besides the log."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Select, delete, desc, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from entrepot.server.store.database import Database
from entrepot.server.store.rows import Act, ChatRow, SeatRow, TableRow, now
from entrepot.server.store.schema import chats, entries, guests, keys, seats, tables

PAGE = 100
CHATS = 100


class Queries:
    """Reads, each at once and without a transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _rows(self, statement: Select[Any]) -> list[dict[str, Any]]:
        async with self._database.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def table(self, id: str) -> TableRow | None:
        """A table without log and seats."""
        rows = await self._rows(select(tables).where(tables.c.id == id))
        return TableRow(**rows[0]) if rows else None

    async def seats(self, *ids: str) -> dict[str, list[SeatRow]]:
        """The seats of tables."""
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._rows(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
            found[row.pop("table_id")].append(SeatRow(**row))
        return found

    async def acts(self, id: str, after: int = 0) -> list[Act]:
        """The log of a table from sequence ``after + 1`` on."""
        columns = [column for column in entries.c if column.name != "table_id"]
        wanted = select(*columns).where(entries.c.table_id == id, entries.c.sequence > after)
        return [Act(**row) for row in await self._rows(wanted.order_by(entries.c.sequence))]

    async def chats(self, id: str, after: int = 0) -> list[ChatRow]:
        """The last lines said at a table."""
        columns = [column for column in chats.c if column.name != "table_id"]
        wanted = select(*columns).where(chats.c.table_id == id, chats.c.id > after)
        rows = await self._rows(wanted.order_by(desc(chats.c.id)).limit(CHATS))
        return [ChatRow(**row) for row in reversed(rows)]

    async def lobby(self) -> list[TableRow]:
        """Public tables that are not over, the newest first."""
        wanted = select(tables).where(tables.c.public.is_(True), tables.c.status != "over")
        rows = await self._rows(wanted.order_by(desc(tables.c.moved_at)).limit(PAGE))
        return [TableRow(**row) for row in rows]

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Where a guest holds a seat, or is host; the last moved first."""
        if not guest:
            return []
        held = select(seats.c.table_id).where(seats.c.guest == guest)
        mine = tables.c.id.in_(held) | (tables.c.host == guest)
        rows = await self._rows(select(tables).where(mine).order_by(desc(tables.c.moved_at)).limit(PAGE))
        return [TableRow(**row) for row in rows]

    async def made_since(self, guest: str, since: int) -> int:
        """How many tables a guest has made since a time."""
        counted = select(func.count().label("n")).where(tables.c.host == guest, tables.c.made_at > since)
        return int((await self._rows(counted.select_from(tables)))[0]["n"])

    async def guest_name(self, id: str) -> str | None:
        """The name of a guest; None if there is none of this id."""
        rows = await self._rows(select(guests.c.name).where(guests.c.id == id))
        return str(rows[0]["name"]) if rows else None


async def save_guest(connection: AsyncConnection, id: str, name: str) -> None:
    """A new guest, or a new name."""
    changed = await connection.execute(update(guests).where(guests.c.id == id).values(name=name))
    if changed.rowcount == 0:
        await connection.execute(insert(guests).values(id=id, name=name, made_at=now()))


async def save_new_table(
    connection: AsyncConnection, table: TableRow, sitting: list[SeatRow], first: list[Act]
) -> None:
    """A table with its seats and the beginning of its log."""
    await connection.execute(insert(tables).values(**asdict(table)))
    await connection.execute(insert(seats), [{"table_id": table.id, **asdict(seat)} for seat in sitting])
    if first:
        await connection.execute(insert(entries), [{"table_id": table.id, **asdict(act)} for act in first])


async def save_table(connection: AsyncConnection, table: TableRow) -> None:
    """Change a table's row."""
    values = asdict(table)
    del values["id"]
    await connection.execute(update(tables).where(tables.c.id == table.id).values(**values))


async def save_rematch(connection: AsyncConnection, id: str, rematch: str) -> str:
    """Say where a table is played again, once; returns what is said."""
    free = update(tables).where(tables.c.id == id, tables.c.rematch == "")
    await connection.execute(free.values(rematch=rematch))
    return str((await connection.execute(select(tables.c.rematch).where(tables.c.id == id))).scalar_one())


async def save_seat(connection: AsyncConnection, id: str, seat: SeatRow, was: SeatRow) -> bool:
    """Change a seat if it is still held as it ``was``; whether it was."""
    values = asdict(seat)
    del values["seat"]
    same = (seats.c.table_id == id) & (seats.c.seat == seat.seat)
    still = (seats.c.kind == was.kind) & (seats.c.guest == was.guest)
    return (await connection.execute(update(seats).where(same & still).values(**values))).rowcount == 1


async def save_acts(connection: AsyncConnection, id: str, acts: list[Act]) -> None:
    """Acts that belong to a larger change."""
    await connection.execute(insert(entries), [{"table_id": id, **asdict(act)} for act in acts])


async def save_chat(connection: AsyncConnection, id: str, line: ChatRow) -> int:
    """A line of chat; returns its id."""
    values = asdict(line)
    del values["id"]
    done = await connection.execute(insert(chats).values(table_id=id, **values))
    return int(done.inserted_primary_key[0])  # type: ignore[index]


async def delete_table(connection: AsyncConnection, id: str) -> None:
    """Forget a table that never began."""
    await connection.execute(delete(tables).where(tables.c.id == id))


async def keep_key(connection: AsyncConnection, name: str, value: str) -> str:
    """Keep a value under a name unless there is one already; returns the kept one."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    await connection.execute(dialect.insert(keys).values(name=name, value=value).on_conflict_do_nothing())
    return str((await connection.execute(select(keys.c.value).where(keys.c.name == name))).scalar_one())
