"""Before the first answer: making tables, sitting down, beginning."""

import contextlib
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Any

from sqlalchemy.exc import IntegrityError

from entrepot.core.record import Record
from entrepot.core.title import Title
from entrepot.server import opponents, sources
from entrepot.server.errors import Refusal, missing
from entrepot.server.house import House
from entrepot.server.live import LiveTable
from entrepot.server.log import begin, lines_from
from entrepot.server.store import queries as store
from entrepot.server.store.rows import Act, SeatRow, TableRow, now
from entrepot.server.wire import rest

HOUR = 3_600_000


def hashed(secret: str) -> str:
    """How a secret of 128 random bits is kept."""
    return sha256(secret.encode()).hexdigest()


def clean(name: str) -> str:
    """A name without line breaks and other things that cannot be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in name).strip()[:40]


async def make(house: House, guest: str, ask: rest.NewTable) -> rest.TableMade:
    """Make a table; it begins at once if no seat is open."""
    await check_rate(house, guest)
    source = await sources.find(house, guest, ask)
    if len(ask.seats) != source.players:
        raise Refusal("wrong", "seats", given=len(ask.seats), players=source.players)
    own = await house.guests.name(guest)
    seats = [_seat(source.title, spec, guest, own) for spec in ask.seats]
    if ask.shuffle:
        random.SystemRandom().shuffle(seats)
    seats = [replace(seat, seat=at) for at, seat in enumerate(seats)]
    return await _save(house, guest, source, seats, ask.public)


def _seat(title: Title, spec: rest.SeatSpec, guest: str, own: str) -> SeatRow:
    if spec.kind == "bot":
        opponents.check(title.key, spec.bot)
        return SeatRow(0, "bot", "", spec.bot)
    if spec.kind == "me":
        return SeatRow(0, "person", clean(spec.name) or own, guest=guest)
    return SeatRow(0)


async def _save(
    house: House, guest: str, source: sources.Source, seats: list[SeatRow], public: bool
) -> rest.TableMade:
    moment, invite = now(), token_urlsafe(16)
    row = TableRow(
        id=token_urlsafe(8), title=source.title.key, players=source.players,
        setup=json.dumps(source.set_up()),
        header="", seed=source.seed, private=source.private, public=public, host=guest, invite=hashed(invite),
        status="waiting", made_at=moment, moved_at=moment,
    )  # fmt: skip
    first = [begun(row, seats)] if all(seat.kind != "open" for seat in seats) else []
    await house.writer.do(lambda connection: store.save_new_table(connection, row, seats, first))
    return rest.TableMade(id=row.id, invite="" if first else invite)


def begun(row: TableRow, seats: Sequence[SeatRow]) -> Act:
    """Begin the game of a table: its record has a header now, and the first act of its log is returned."""
    set_up = row.set_up()
    names = tuple(seat.name or seat.bot for seat in seats)
    record = Record(
        row.title, row.players, set_up["options"], set_up["rules"], row.seed, row.private,
        names if any(seat.name for seat in seats) else (), set_up["confirm_turn"], set_up["start"],
    )  # fmt: skip
    match = sources.replayed(record, set_up["lines"]) if set_up["lines"] else begin(record)
    row.header = match.record.header()
    row.status = "over" if match.over else "running"
    row.length, row.decider = len(match.record.entries), match.decider
    row.scores = json.dumps(match.scores())
    return Act(1, "deal", text=lines_from(match, 0))


async def check_rate(house: House, guest: str) -> None:
    """Raise ``Refusal`` for a guest who has made very many tables lately."""
    if await house.queries.made_since(guest, now() - HOUR) >= house.settings.tables_per_hour:
        raise Refusal("too_fast", "too-many-tables")


# -- sitting down ------------------------------------------------------------------------------------------


async def join(house: House, table: LiveTable, guest: str, ask: rest.Join) -> None:
    """Sit down at an open seat; the last one begins the game."""
    async with table.lock:
        invited = bool(ask.secret) and hashed(ask.secret) == table.row.invite
        if not invited and (ask.secret or not table.row.public):
            raise missing("no-invite")
        open_seats = [seat for seat in table.seats if seat.kind == "open"]
        if ask.seat is not None:
            open_seats = [seat for seat in open_seats if seat.seat == ask.seat]
        if table.held(guest) and ask.seat is None:
            return
        if not open_seats:
            raise Refusal("wrong", "no-open-seat", 409)
        name = clean(ask.name) or await house.guests.name(guest)
        await change_seat(house, table, SeatRow(open_seats[0].seat, "person", name, guest=guest))
        await begin_if_full(house, table)


async def claim(house: House, table: LiveTable, guest: str, secret: str) -> None:
    """Take a seat to this browser by the secret of its link."""
    async with table.lock:
        wanted = hashed(secret)
        seat = next((seat for seat in table.seats if seat.link and seat.link == wanted), None)
        if seat is None:
            raise missing("no-invite")
        await change_seat(house, table, replace(seat, guest=guest))


async def link(house: House, table: LiveTable, guest: str, seat: int) -> rest.SeatLink:
    """A new link to one's own seat."""
    async with table.lock:
        if seat not in table.held(guest):
            raise Refusal("not_yours", "not-your-seat")
        secret = token_urlsafe(16)
        await change_seat(house, table, replace(table.seats[seat], link=hashed(secret)))
        return rest.SeatLink(secret=secret)


async def invite(house: House, table: LiveTable, guest: str) -> rest.SeatLink:
    """A new invite link."""
    async with table.lock:
        _check_host(table, guest)
        secret = token_urlsafe(16)
        table.row.invite = hashed(secret)
        await house.writer.do(lambda connection: store.save_table(connection, table.row))
        return rest.SeatLink(secret=secret)


async def leave(house: House, table: LiveTable, guest: str) -> None:
    """Stand up before the start."""
    async with table.lock:
        _check_waiting(table)
        for seat in table.held(guest):
            await change_seat(house, table, SeatRow(seat))


async def set_seat(house: House, table: LiveTable, guest: str, seat: int, ask: rest.SeatChange) -> None:
    """The host puts a bot on a seat, or opens it."""
    async with table.lock:
        _check_host(table, guest)
        if seat >= len(table.seats):
            raise missing("no-seat")
        if ask.kind == "bot":
            opponents.check(table.row.title, ask.bot)
        await change_seat(
            house, table, SeatRow(seat, "bot", bot=ask.bot) if ask.kind == "bot" else SeatRow(seat)
        )
        await begin_if_full(house, table)


async def start(house: House, table: LiveTable, guest: str) -> None:
    """The host begins; bots sit where nobody does."""
    async with table.lock:
        _check_host(table, guest)
        for seat in table.seats:
            if seat.kind == "open":
                await change_seat(house, table, SeatRow(seat.seat, "bot", bot="random"))
        await begin_if_full(house, table)


def _check_host(table: LiveTable, guest: str) -> None:
    if table.row.host != guest:
        raise Refusal("not_yours", "not-host")
    _check_waiting(table)


def _check_waiting(table: LiveTable) -> None:
    if table.row.status != "waiting":
        raise Refusal("wrong", "begun", 409)


async def change_seat(house: House, table: LiveTable, seat: SeatRow) -> None:
    """Write who sits at a seat, unless somebody was faster."""
    was = table.seats[seat.seat]
    if not await house.writer.do(lambda connection: store.save_seat(connection, table.id, seat, was)):
        await table.reload()
        raise Refusal("stale", "seat-taken")
    table.seats[seat.seat] = seat
    table.changed(table=True)
    await house.writer.tell(table.id)


async def begin_if_full(house: House, table: LiveTable) -> None:
    """Begin the game once no seat is open."""
    if table.row.status != "waiting" or any(seat.kind == "open" for seat in table.seats):
        return
    row = replace(table.row)
    act = begun(row, table.seats)
    row.moved_at = act.at

    async def write(connection: Any) -> None:
        await store.save_acts(connection, row.id, [act])  # fails where another process has begun the game
        await store.save_table(connection, row)

    with contextlib.suppress(IntegrityError):
        await house.writer.do(write)
    await table.reload()
    await house.writer.tell(table.id)
    house.bots.consider(table)


async def rematch(house: House, table: LiveTable, guest: str) -> rest.TableMade:
    """A new table for the same people, each one seat further."""
    if not table.held(guest):
        raise Refusal("not_yours", "not-your-seat")
    if table.row.status != "over":
        raise Refusal("wrong", "not-over", 409)
    if table.row.rematch:
        return rest.TableMade(id=table.row.rematch)
    await check_rate(house, guest)
    source = sources.again(table.row, token_hex(16))
    moved = [*table.seats[-1:], *table.seats[:-1]]
    seats = [replace(seat, seat=at, link="") for at, seat in enumerate(moved)]
    made = await _save(house, guest, source, seats, table.row.public)
    agreed = await house.writer.do(lambda connection: store.save_rematch(connection, table.id, made.id))
    if agreed != made.id:
        await house.writer.do(lambda connection: store.delete_table(connection, made.id))
    table.row.rematch = agreed
    table.changed(table=True)
    await house.writer.tell(table.id)
    return rest.TableMade(id=agreed)
