"""Records and replay: a moment, the log, the curve of scores, the promised deal."""

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from entrepot.core.dealer import commitment
from entrepot.core.errors import EntrepotError
from entrepot.server import archive, picture
from entrepot.server.api.kinds import AnyRequest, Guest, Id, MomentNumber, TheHouse
from entrepot.server.errors import Refusal, refusal_of
from entrepot.server.live import LiveTable
from entrepot.server.log import record_text
from entrepot.server.wire import rest
from entrepot.verify import first_difference

MOST = 500


def eyes(table: LiveTable, guest: str) -> int:
    """Whose eyes a guest has: the decider's seat where held, else the first held, else a spectator's."""
    held = table.held(guest)
    decider = table.running().decider
    return decider if decider is not None and decider in held else min(held, default=-1)


@get("/tables/{id:str}/record", media_type="text/plain")
async def record(house: TheHouse, guest: Guest, id: Id) -> Response[str]:
    """The record: while the game runs for its people only, without what is hidden from them."""
    table = await house.table(id)
    async with table.lock:
        match = table.running()
        if not match.over and not table.held(guest):
            raise Refusal("not_yours", "record-closed")
        text = match.record.seen_by(eyes(table, guest)).dumps()
    headers = {"content-disposition": f'attachment; filename="{table.row.title}-{id}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/tables/{id:str}/moments/{moment:int}")
async def moment(house: TheHouse, guest: Guest, id: Id, moment: MomentNumber) -> rest.Moment:
    """The table before an entry, with its words."""
    table = await house.table(id)
    async with table.lock:
        match, seat = table.running(), eyes(table, guest)
        length = len(match.record.entries)
        if moment > length:
            raise Refusal("wrong", "no-moment", 404, length=length)
        state = match.state_at(moment)
        over = state.over()
        decider = None if over else int(state.decider())
        open = match.over or decider in table.held(guest)
        return rest.Moment(
            moment=moment,
            length=length,
            seat=seat,
            decider=decider,
            prompt=state.decision().prompt(state) if open and decider is not None else None,
            view=match.title.view(state, seat),
            extra=picture.extra(match.title, state, seat),
            scores=match.title.scores(state),
            over=over,
            entry=next(iter(table.told().entries(moment, moment + 1, seat)), None),
        )


@get("/tables/{id:str}/log")
async def log(
    house: TheHouse,
    guest: Guest,
    id: Id,
    first: Annotated[int, QueryParameter(ge=0)] = 0,
    last: Annotated[int, QueryParameter(ge=0)] = MOST,
) -> rest.Log:
    """A part of the log in words."""
    table = await house.table(id)
    async with table.lock:
        length = len(table.running().record.entries)
        first = min(first, length)
        entries = table.told().entries(first, min(last, first + MOST, length), eyes(table, guest))
        return rest.Log(first=first, length=length, entries=entries)


@get("/tables/{id:str}/curve")
async def curve(house: TheHouse, id: Id) -> rest.Curve:
    """How the scores went."""
    table = await house.table(id)
    async with table.lock:
        match = table.running()
        points: list[rest.CurvePoint] = []
        for at in range(len(match.record.entries) + 1):
            scores = match.title.scores(match.state_at(at))
            if not points or points[-1].scores != scores:
                points.append(rest.CurvePoint(moment=at, scores=scores))
        return rest.Curve(points=points)


@get("/tables/{id:str}/deal")
async def deal(house: TheHouse, id: Id) -> rest.Deal:
    """What was promised against what was dealt."""
    table = await house.table(id)
    async with table.lock:
        match = table.running()
        if not match.over:
            raise Refusal("not_yours", "deal-closed")
        row = table.row
        text = record_text(row, [entry.line() for entry in match.record.entries])
        promised = commitment(row.seed, row.header) if row.private else ""
    difference = await asyncio.to_thread(first_difference, text)
    return rest.Deal(
        commitment=promised,
        seed=row.seed,
        header=row.header,
        agrees=difference is None,
        difference=difference,
    )


@post("/records")
async def bring(house: TheHouse, request: AnyRequest, data: JSONBody[rest.Imported]) -> rest.TableMade:
    """Bring a record, to look at it."""
    guest = await house.guests.certain(request)
    try:
        return await archive.bring(house, guest, data.record)
    except EntrepotError as error:
        raise refusal_of(error) from None


HANDLERS = [record, moment, log, curve, deal, bring]
