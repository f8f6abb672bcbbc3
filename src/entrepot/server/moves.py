"""What the people at a table may do: each check first, then one change, then the log."""

from collections.abc import Sequence

from entrepot.core.decision import LEGAL
from entrepot.core.errors import EntrepotError
from entrepot.core.match import Match
from entrepot.server import opponents, sandbox, undoing
from entrepot.server.errors import Illegal, Refusal, refusal_of
from entrepot.server.live import LiveTable
from entrepot.server.log import lines_from, take_back
from entrepot.server.wire import asks


def decider_of(table: LiveTable, guest: str) -> int:
    """The decider, if this guest answers for it; raises ``Refusal``."""
    match = table.running()
    if match.decider is None:
        raise Refusal("over", "game-over")
    if match.decider not in table.held(guest):
        raise Refusal("not_yours", "not-your-turn", seat=match.decider + 1)
    if table.bot_of(match.decider):
        raise Refusal("not_yours", "bot-plays")
    return match.decider


def check_fresh(table: LiveTable, sequence: int) -> None:
    """Whether a click was made in sight of the table as it is; raises ``Refusal``."""
    if not table.ledger.fresh_from <= sequence <= table.ledger.sequence:
        raise Refusal("stale", "stale")


async def play(table: LiveTable, guest: str, ask: asks.Play) -> None:
    """Answer the open question."""
    async with table.lock:
        match = table.running()
        check_fresh(table, ask.sequence)
        seat = decider_of(table, guest)
        check_tokens(match, ask.tokens, seat)
        await _play(table, ask.tokens, seat)


async def play_for(table: LiveTable, seat: int, tokens: Sequence[str], sequence: int) -> None:
    """A bot's answer; raises ``Refusal`` if the table has moved on."""
    async with table.lock:
        match = table.running()
        check_fresh(table, sequence)
        if match.decider != seat or not table.bot_of(seat):
            raise Refusal("stale", "stale")
        await _play(table, tokens, seat)


async def _play(table: LiveTable, tokens: Sequence[str], seat: int) -> None:
    match = table.running()
    moment = len(match.record.entries)
    try:
        match.play(list(tokens), seat)
    except EntrepotError as error:
        raise refusal_of(error) from None
    await table.commit("play", seat, moment, lines_from(match, moment))


def check_tokens(match: Match, tokens: Sequence[str], seat: int) -> None:
    """Whether the tokens are legal; the refusal is said in the title's words.

    Several at once go no further than chance or anything that the seat learns on the way: else a list that
    is refused as a whole would tell what lies ahead.
    """
    try:
        if len(tokens) == 1:
            index = match.title.choices.parse(tokens[0]).index
            decision = match.state.decision()
            if decision.refusal(match.state, index) != LEGAL:
                raise Illegal(decision.reason(match.state, index))
            return
        done = sandbox.walk(match.title, match.state, tokens, seat, wary=True)
    except EntrepotError as error:
        raise refusal_of(error) from None
    if done.why is not None:
        raise Illegal(done.why)
    if done.played < len(tokens):
        raise Refusal("illegal", "step-by-step")


async def aside(table: LiveTable, guest: str, ask: asks.Aside) -> None:
    """Play something out of turn."""
    async with table.lock:
        match = table.running()
        check_fresh(table, ask.sequence)
        if ask.seat not in table.held(guest):
            raise Refusal("not_yours", "not-your-seat")
        if match.over:
            raise Refusal("over", "game-over")
        moment = len(match.record.entries)
        try:
            index = match.title.choices.parse(ask.token).index
            decision = match.state.decision()
            if decision.aside_refusal(match.state, ask.seat, index) != LEGAL:
                raise Illegal(decision.aside_reason(match.state, ask.seat, index))
            match.play_aside(ask.token, ask.seat)
        except EntrepotError as error:
            raise refusal_of(error) from None
        await table.commit("aside", ask.seat, moment, lines_from(match, moment))


async def undo(table: LiveTable, guest: str, ask: asks.Undo) -> None:
    """Go back, or ask the others whether one may."""
    async with table.lock:
        match = table.running()
        check_fresh(table, ask.sequence)
        held = table.held(guest)
        if not held:
            raise Refusal("not_yours", "not-your-seat")
        if table.ledger.asked is not None:
            raise Refusal("illegal", "undo-asked-already")
        entries = match.record.entries
        if ask.moment >= len(entries) or entries[ask.moment].forced or entries[ask.moment].seat not in held:
            raise Refusal("illegal", "nothing-to-undo")
        seat = entries[ask.moment].seat
        if not table.others(guest) or undoing.is_free(entries, ask.moment, held):
            take_back(match, ask.moment)
            await table.commit("undo", seat, ask.moment)
        else:
            await table.commit("ask", seat, ask.moment)


async def consent(table: LiveTable, guest: str, ask: asks.Consent) -> None:
    """Agree to an undo, decline or withdraw it."""
    async with table.lock:
        match, asked, held = table.running(), table.ledger.asked, table.held(guest)
        if not held:
            raise Refusal("not_yours", "not-your-seat")
        if asked is None:
            raise Refusal("stale", "nothing-asked")
        if not ask.agree:
            await table.commit("decline", min(held))
            return
        asker = table.seats[asked.seat].guest
        if guest == asker:
            raise Refusal("not_yours", "own-undo")
        agreed = {table.seats[seat].guest for seat in asked.agreed} | {guest}
        if table.others(asker) <= agreed:
            take_back(match, asked.moment)
            await table.commit("undo", asked.seat, asked.moment)
        else:
            await table.commit("agree", min(held))


async def take_over(table: LiveTable, guest: str, ask: asks.TakeOver) -> None:
    """Let a bot play for one's own seat, or for somebody who is away."""
    async with table.lock:
        match = table.running()
        if not table.held(guest):
            raise Refusal("not_yours", "not-your-seat")
        if ask.seat >= len(table.seats) or table.seats[ask.seat].kind != "person":
            raise Refusal("wrong", "no-person-there")
        holder = table.seats[ask.seat].guest
        if holder != guest and table.online(holder):
            raise Refusal("not_yours", "still-there")
        opponents.check(match.title.key, ask.bot)
        await table.commit("bot", ask.seat, text=ask.bot)


async def give_back(table: LiveTable, guest: str, ask: asks.GiveBack) -> None:
    """The person plays again."""
    async with table.lock:
        table.running()
        if not table.held(guest):
            raise Refusal("not_yours", "not-your-seat")
        if ask.seat not in table.ledger.standins:
            raise Refusal("wrong", "no-bot-there")
        await table.commit("person", ask.seat)
