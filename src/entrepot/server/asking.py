"""Questions that change nothing: why not, which whole answers, what if. And chat."""

from secrets import randbits

from entrepot.core.errors import EntrepotError
from entrepot.core.match import Match
from entrepot.core.rng import Rng
from entrepot.core.state import State
from entrepot.server import moves, picture, sandbox
from entrepot.server.client import Client
from entrepot.server.errors import Refusal, refusal_of
from entrepot.server.house import House
from entrepot.server.journal import event_info
from entrepot.server.live import LiveTable
from entrepot.server.lobby import clean
from entrepot.server.store import queries as store
from entrepot.server.store.rows import ChatRow, now
from entrepot.server.wire import asks
from entrepot.server.wire.tells import Answers, Previewed, Reasons

Question = asks.Why | asks.WhyAll | asks.Complete | asks.Preview


async def answer(client: Client, ask: Question) -> Reasons | Answers | Previewed:
    """Answer a question; raises ``Refusal``."""
    table = client.table
    async with table.lock:
        try:
            if isinstance(ask, asks.Preview):
                return _preview(client, ask)
            match, sequence = table.running(), table.ledger.sequence
            seat = moves.decider_of(table, client.guest)
            if isinstance(ask, asks.Complete):
                answers, more = sandbox.completions(match, seat, ask.tokens, ask.limit)
                return Answers(id=ask.id, sequence=sequence, answers=answers, more=more)
            refused = sandbox.why(match, ask.token) if isinstance(ask, asks.Why) else sandbox.why_all(match)
            return Reasons(id=ask.id, sequence=sequence, refused=refused)
        except EntrepotError as error:
            raise refusal_of(error) from None


def _preview(client: Client, ask: asks.Preview) -> Previewed:
    table = client.table
    match, held, ledger = table.running(), table.held(client.guest), table.ledger
    seat = match.decider if match.decider in held else min(held, default=-1)
    if ask.seat is not None:
        seat = ask.seat
    if seat is None or seat not in held:
        raise Refusal("not_yours", "not-your-seat")
    start, dice = _private_future(client, match, seat, ask.plan)
    done = sandbox.walk(match.title, start, ask.tokens, seat, Rng(dice) if ask.plan else None)
    state = done.state
    decider = None if state.over() else int(state.decider())
    mine = decider is not None and decider >= 0 and (ask.plan or decider == seat)
    return Previewed(
        id=ask.id,
        sequence=ledger.sequence,
        seat=seat,
        played=done.played,
        stopped=done.stopped,
        decider=decider,
        prompt=state.decision().prompt(state) if mine else None,
        choices=picture.choice_infos(match.title, state) if mine else [],
        view=match.title.view(state, seat),
        extra=picture.extra(match.title, state, seat),
        scores=match.title.scores(state),
        events=[event_info(match.title, event) for event in done.events],
        why=done.why,
    )


def _private_future(client: Client, match: Match, seat: int, plan: bool) -> tuple[State, int]:
    """The imagined table that a plan begins from, and its dice: the same until the table moves on."""
    key = (client.table.ledger.fresh_from, len(match.record.entries), seat)
    if not plan:
        return sandbox.guess(match, seat), 0
    if client.plan is None or client.plan[0] != key:
        client.plan = (key, sandbox.guess(match, seat), randbits(63))
    return client.plan[1], client.plan[2]


async def chat(house: House, table: LiveTable, guest: str, ask: asks.Chat) -> None:
    """Say something at the table."""
    text = "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in ask.text).strip()
    held = table.held(guest)
    if not held:
        raise Refusal("not_yours", "chat-seats-only")
    if not text:
        raise Refusal("wrong", "not-understood")
    seat = min(held)
    line = ChatRow(0, seat, clean(table.seats[seat].name), text, now())
    line.id = await house.writer.do(lambda connection: store.save_chat(connection, table.id, line))
    house.chatted(table, line)
    await house.writer.tell(table.id)
