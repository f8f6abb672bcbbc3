"""Tables: the lobby, making one, sitting down, beginning."""

from litestar import get, post, put
from litestar.params import FromQuery, JSONBody

from entrepot.server import lobby
from entrepot.server.api.kinds import AnyRequest, Guest, Id, SeatNumber, TheHouse
from entrepot.server.errors import missing
from entrepot.server.live import table_info
from entrepot.server.wire import rest
from entrepot.server.wire.parts import TableInfo


@get("/tables")
async def tables(house: TheHouse, guest: Guest, mine: FromQuery[bool] = False) -> list[TableInfo]:
    """The lobby: public tables that wait or run; ``mine``: where this browser holds a seat."""
    rows = await (house.queries.tables_of(guest) if mine else house.queries.lobby())
    seats = await house.queries.seats(*(row.id for row in rows))
    infos = []
    for row in rows:
        live = house.peek(row.id)  # newer than what the store says of it
        infos.append(live.info(guest) if live else table_info(row, seats[row.id], guest, None))
    return infos


@post("/tables")
async def make(house: TheHouse, request: AnyRequest, data: JSONBody[rest.NewTable]) -> rest.TableMade:
    """Make a table."""
    return await lobby.make(house, await house.guests.certain(request), data)


@get("/tables/{id:str}")
async def table(house: TheHouse, guest: Guest, id: Id) -> TableInfo:
    """A table from outside."""
    return (await house.table(id)).info(guest)


@post("/tables/{id:str}/join", status_code=200)
async def join(house: TheHouse, request: AnyRequest, id: Id, data: JSONBody[rest.Join]) -> TableInfo:
    """Sit down."""
    found = await house.table(id)
    guest = await house.guests.certain(request, lobby.clean(data.name))
    await lobby.join(house, found, guest, data)
    return found.info(guest)


@post("/tables/{id:str}/claim", status_code=200)
async def claim(house: TheHouse, request: AnyRequest, id: Id, data: JSONBody[rest.Claim]) -> TableInfo:
    """Take a seat to this browser."""
    found = await house.table(id)
    guest = await house.guests.certain(request)
    await lobby.claim(house, found, guest, data.secret)
    return found.info(guest)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(house: TheHouse, guest: Guest, id: Id) -> TableInfo:
    """Stand up before the start."""
    found = await house.table(id)
    await lobby.leave(house, found, guest)
    return found.info(guest)


@post("/tables/{id:str}/invite", status_code=200)
async def invite(house: TheHouse, guest: Guest, id: Id) -> rest.SeatLink:
    """A new invite link; the old one ends."""
    return await lobby.invite(house, await house.table(id), guest)


@post("/tables/{id:str}/seats/{seat:int}/link", status_code=200)
async def seat_link(house: TheHouse, guest: Guest, id: Id, seat: SeatNumber) -> rest.SeatLink:
    """A new link to one's own seat; the old one ends."""
    return await lobby.link(house, await house.table(id), guest, seat)


@put("/tables/{id:str}/seats/{seat:int}")
async def change_seat(
    house: TheHouse, guest: Guest, id: Id, seat: SeatNumber, data: JSONBody[rest.SeatChange]
) -> TableInfo:
    """Put a bot on a seat, or open it."""
    found = await house.table(id)
    await lobby.set_seat(house, found, guest, seat, data)
    return found.info(guest)


@post("/tables/{id:str}/start", status_code=200)
async def start(house: TheHouse, guest: Guest, id: Id) -> TableInfo:
    """Begin with bots on the open seats."""
    found = await house.table(id)
    await lobby.start(house, found, guest)
    return found.info(guest)


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(house: TheHouse, guest: Guest, id: Id) -> rest.TableMade:
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
