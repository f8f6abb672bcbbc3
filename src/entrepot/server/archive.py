"""Records that come from elsewhere become tables that nobody plays, to be looked at."""

import asyncio
import json
from secrets import token_urlsafe

from entrepot.core.dealer import commitment
from entrepot.server import sources
from entrepot.server.house import House
from entrepot.server.lobby import check_rate, clean
from entrepot.server.log import lines_from
from entrepot.server.store import queries as store
from entrepot.server.store.rows import Act, SeatRow, TableRow, now
from entrepot.server.wire import rest


async def bring(house: House, guest: str, text: str) -> rest.TableMade:
    """Keep a record as a table. Raises ``EntrepotError`` or ``Refusal``."""
    await check_rate(house, guest)
    match = await asyncio.to_thread(sources.read, text)
    record = match.record
    header, moment = record.header(), now()
    set_up = {
        "options": record.options,
        "confirm_turn": record.confirm_turn,
        "rules": record.rules,
        "start": record.start,
        "lines": [],
    }
    row = TableRow(
        id=token_urlsafe(8),
        title=record.title,
        players=record.players,
        setup=json.dumps(set_up),
        header=header,
        seed=record.seed,
        private=record.private and commitment(record.seed, header) == record.promised,
        public=False,
        host=guest,
        invite="",
        status="over" if match.over else "running",
        made_at=moment,
        moved_at=moment,
        length=len(record.entries),
        decider=match.decider,
        scores=json.dumps(match.scores()),
    )
    names = [*record.names, *[""] * record.players]
    seats = [SeatRow(seat, "person", clean(names[seat])) for seat in range(record.players)]
    act = Act(1, "deal", text=lines_from(match, 0), at=moment)
    await house.writer.do(lambda connection: store.save_new_table(connection, row, seats, [act]))
    return rest.TableMade(id=row.id)
