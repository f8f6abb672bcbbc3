"""Tables: the lobby, making one, sitting down, beginning."""

from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.params import Parameter

from entrepot.server import lobby
from entrepot.server.errors import missing
from entrepot.server.house import House
from entrepot.server.live import table_info
from entrepot.server.wire import rest
from entrepot.server.wire.parts import TableInfo

AnyRequest = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=20)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]


@get("/tables")
async def tables(house: House, guest: str, mine: bool = False) -> list[TableInfo]:
    """The lobby: public tables that wait or run; ``mine``: where this browser holds a seat."""
    rows = await (house.queries.tables_of(guest) if mine else house.queries.lobby())
    seats = await house.queries.seats(*(row.id for row in rows))
    infos = []
    for row in rows:
        live = house.peek(row.id)  # newer than what the store says of it
        infos.append(live.info(guest) if live else table_info(row, seats[row.id], guest, None))
    return infos


@post("/tables")
async def make(house: House, request: AnyRequest, data: rest.NewTable) -> rest.TableMade:
    """Make a table."""
    return await lobby.make(house, await house.guests.certain(request), data)


@get("/tables/{id:str}")
async def table(house: House, guest: str, id: Id) -> TableInfo:
    """A table from outside."""
    return (await house.table(id)).info(guest)


@post("/tables/{id:str}/join", status_code=200)
async def join(house: House, request: AnyRequest, id: Id, data: rest.Join) -> TableInfo:
    """Sit down."""
    found = await house.table(id)
    guest = await house.guests.certain(request, lobby.clean(data.name))
    await lobby.join(house, found, guest, data)
    return found.info(guest)


@post("/tables/{id:str}/claim", status_code=200)
async def claim(house: House, request: AnyRequest, id: Id, data: rest.Claim) -> TableInfo:
    """Take a seat to this browser."""
    found = await house.table(id)
    guest = await house.guests.certain(request)
    await lobby.claim(house, found, guest, data.secret)
    return found.info(guest)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(house: House, guest: str, id: Id) -> TableInfo:
    """Stand up before the start."""
    found = await house.table(id)
    await lobby.leave(house, found, guest)
    return found.info(guest)


@post("/tables/{id:str}/invite", status_code=200)
async def invite(house: House, guest: str, id: Id) -> rest.SeatLink:
    """A new invite link; the old one ends."""
    return await lobby.invite(house, await house.table(id), guest)


@post("/tables/{id:str}/seats/{seat:int}/link", status_code=200)
async def seat_link(house: House, guest: str, id: Id, seat: SeatNumber) -> rest.SeatLink:
    """A new link to one's own seat; the old one ends."""
    return await lobby.link(house, await house.table(id), guest, seat)


@put("/tables/{id:str}/seats/{seat:int}")
async def change_seat(house: House, guest: str, id: Id, seat: SeatNumber, data: rest.SeatChange) -> TableInfo:
    """Put a bot on a seat, or open it."""
    found = await house.table(id)
    await lobby.set_seat(house, found, guest, seat, data)
    return found.info(guest)


@post("/tables/{id:str}/start", status_code=200)
async def start(house: House, guest: str, id: Id) -> TableInfo:
    """Begin with bots on the open seats."""
    found = await house.table(id)
    await lobby.start(house, found, guest)
    return found.info(guest)


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(house: House, guest: str, id: Id) -> rest.TableMade:
    """The same people once more."""
    found = await house.table(id)
    if not guest:
        raise missing()
    return await lobby.rematch(house, found, guest)


HANDLERS = [
    tables,
    make,
    table,
    join,
    claim,
    leave,
    invite,
    seat_link,
    change_seat,
    start,
    rematch,
]
