"""The WebSocket of a table: hello, then requests one after the other, each answered once."""

import asyncio
import contextlib
import logging
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

import entrepot
from entrepot.server import asking, metrics, moves
from entrepot.server.api.kinds import Id, TheHouse
from entrepot.server.client import Bucket, Client, encode
from entrepot.server.errors import Refusal
from entrepot.server.house import House, chat_line
from entrepot.server.live import LiveTable
from entrepot.server.wire import VERSION, asks
from entrepot.server.wire.tells import Done, Refused, Welcome

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(asks.Request).decode
HELLO_SECONDS = 15
WRONG, MISSING, TOO_MANY, TOO_SLOW, RESTART = 4400, 4404, 4429, 1013, 1012
Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{id:str}/play")
async def table_socket(socket: Socket, house: TheHouse, id: Id) -> None:
    """Look at a table, and play."""
    guest = house.guests.of(socket)
    await socket.accept()
    try:
        table = await house.table(id)
    except Refusal:
        await socket.close(MISSING)
        return
    if len(table.clients) >= house.settings.connections_per_table:
        await socket.close(TOO_MANY)
        return
    client = await _greet(socket, house, table, guest)
    if client is None:
        return
    sending = asyncio.create_task(_send(client))
    try:
        await _listen(client, house)
    finally:
        sending.cancel()
        table.clients.discard(client)
        metrics.CLIENTS.dec()
        if not any(other.guest == guest for other in table.clients):
            await house.came_or_went(table)


async def _greet(socket: Socket, house: House, table: LiveTable, guest: str) -> Client | None:
    """Wait for hello; a client of another version is told so."""
    try:
        data = await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS)
        hello = decode(data)
        good = isinstance(hello, asks.Hello)
    except (TimeoutError, msgspec.MsgspecError):
        good = False
    except (WebSocketDisconnect, WebSocketException):
        return None
    if not good or not isinstance(hello, asks.Hello) or hello.version != VERSION:
        theirs = hello.version if good and isinstance(hello, asks.Hello) else 0
        refusal = Refusal("version", "version", client=theirs, server=VERSION)
        with contextlib.suppress(WebSocketDisconnect, WebSocketException):
            await socket.send_data(encode(_refused(refusal, 0, table)), mode="text")
            await socket.close(WRONG)
        return None
    chats = await house.queries.chats(table.id)
    house.has_heard(table.id, chats)
    first = not any(other.guest == guest for other in table.clients)
    client = Client(table, socket, guest, hello.log)
    table.clients.add(client)
    metrics.CLIENTS.inc()
    client.send(
        Welcome(
            version=VERSION,
            release=entrepot.__version__,
            table=table.info(guest),
            chat=[chat_line(line) for line in chats],
        )
    )
    client.wake(state=True)
    house.bots.consider(table)
    if first:
        await house.came_or_went(table)
    return client


async def _send(client: Client) -> None:
    """Send until the browser goes; one that is too slow, or whose table was dropped, connects again."""
    try:
        await client.run()
        await client.socket.close(TOO_SLOW)
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        pass
    except Exception:
        log.exception("cannot show table %s", client.table.id)
        with contextlib.suppress(Exception):
            await client.socket.close(1011)


async def _listen(client: Client, house: House) -> None:
    bucket = Bucket(house.settings.messages_per_second)
    with contextlib.suppress(WebSocketDisconnect, WebSocketException):
        while True:
            data = await client.socket.receive_data("text")
            if bucket.take():
                await _answer(client, house, data)
                continue
            client.send(_refused(Refusal("too_fast", "too-fast"), _id_of(data), client.table))
            await asyncio.sleep(0.05)  # what it goes on sending waits in its own machine
            if bucket.debt > house.settings.messages_per_second * 10:
                await client.socket.close(TOO_MANY)
                return


async def _answer(client: Client, house: House, data: str) -> None:
    """Answer one request, whatever it is."""
    begun = perf_counter()
    table = client.table
    try:
        ask = decode(data)
    except (msgspec.MsgspecError, RecursionError):
        client.send(_refused(Refusal("wrong", "not-understood"), _id_of(data), table))
        metrics.REFUSALS.labels("wrong").inc()
        return
    if isinstance(ask, asks.Hello):
        client.send(_refused(Refusal("wrong", "not-understood"), 0, table))
        return
    try:
        if house.stopping:
            raise Refusal("busy", "stopping")
        if isinstance(ask, asks.Why | asks.WhyAll | asks.Complete | asks.Preview):
            client.send(await asking.answer(client, ask))
            return
        await _do(client, house, ask)
        client.send(Done(id=ask.id, sequence=table.ledger.sequence))
        if isinstance(ask, asks.Play):
            metrics.ACKNOWLEDGED.observe(perf_counter() - begun)
    except Refusal as refusal:
        metrics.REFUSALS.labels(refusal.code).inc()
        client.send(_refused(refusal, ask.id, table))
        if refusal.code == "stale":
            client.wake(state=True)
    except Exception:
        log.exception("request %s at table %s failed", type(ask).__name__, table.id)
        client.send(_refused(Refusal("busy", "failed"), ask.id, table))


async def _do(client: Client, house: House, ask: asks.Request) -> None:
    table, guest = client.table, client.guest
    match ask:
        case asks.Play():
            await moves.play(table, guest, ask)
        case asks.Aside():
            await moves.aside(table, guest, ask)
        case asks.Undo():
            await moves.undo(table, guest, ask)
        case asks.Consent():
            await moves.consent(table, guest, ask)
        case asks.TakeOver():
            await moves.take_over(table, guest, ask)
        case asks.GiveBack():
            await moves.give_back(table, guest, ask)
        case asks.Chat():
            await asking.chat(house, table, guest, ask)


def _refused(refusal: Refusal, id: int, table: LiveTable) -> Refused:
    return Refused(id=id, code=refusal.code, message=refusal.message, sequence=table.ledger.sequence)


class _OnlyId(msgspec.Struct):
    id: int = 0


def _id_of(data: str) -> int:
    """The id of a request that is not understood otherwise; 0 if it has none."""
    try:
        return msgspec.json.decode(data, type=_OnlyId).id
    except (msgspec.MsgspecError, RecursionError):
        return 0
