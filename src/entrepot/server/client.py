"""One browser at one table: what it has been shown, and what is on its way to it."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket

from entrepot.core.message import Message
from entrepot.core.state import State as CoreState
from entrepot.server import picture, undoing
from entrepot.server.store.rows import now
from entrepot.server.wire.parts import Clock, Clocks, UndoAsked, UndoState
from entrepot.server.wire.tells import Push, State, TableChanged

if TYPE_CHECKING:
    from entrepot.server.live import LiveTable

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
MOST_WAITING = 500
"""A browser that does not read so many messages is too slow."""


class Bucket:
    """A limit: so many a second in the long run, and a burst of three seconds."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._left = rate * 3
        self._at = monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        moment = monotonic()
        self._left = min(self.rate * 3, self._left + (moment - self._at) * self.rate)
        self._at = moment
        self._left -= 1
        return self._left >= 0

    @property
    def debt(self) -> float:
        """How far beyond the limit; a browser that goes on asking gets ever deeper."""
        return max(-self._left, 0)


class Client:
    """A connection that has said hello."""

    def __init__(
        self, table: "LiveTable", socket: WebSocket[Any, Any, Any], guest: str, log_size: int
    ) -> None:
        self.table = table
        self.socket = socket
        self.guest = guest
        self.eyes = -1
        self.shown = -1
        """How many entries of the log it has; -1: none yet, and only the last ones are wanted."""
        self._log_size = log_size
        self._outbox: list[Push] = []
        self._state = False
        self._table = False
        self._woken = asyncio.Event()
        self.too_slow = False
        self.plan: tuple[tuple[int, int, int], CoreState, int] | None = None
        """The imagined table of plan mode and its dice."""

    def send(self, message: Push) -> None:
        """Put a message on its way."""
        if len(self._outbox) >= MOST_WAITING:
            self.too_slow = True
        else:
            self._outbox.append(message)
        self._woken.set()

    def wake(self, state: bool = False, table: bool = False) -> None:
        """Have the newest picture sent. Several changes in a row need only one."""
        self._state |= state
        self._table |= table
        self._woken.set()

    def forget(self) -> None:
        """The log was read again: what was shown of it may be wrong."""
        self.shown = -1

    async def run(self) -> None:
        """Send what is to be sent, until cancelled or too slow."""
        while not self.too_slow:
            await self._woken.wait()
            self._woken.clear()
            messages, self._outbox = self._outbox, []
            async with self.table.lock:
                if self._table:
                    self._table = False
                    messages.append(TableChanged(table=self.table.info(self.guest)))
                if self._state:
                    self._state = False
                    if self.table.match is not None:
                        messages.append(self.state())
            for message in messages:
                await self.socket.send_data(encode(message), mode="text")

    # -- the picture ---------------------------------------------------------------------------------------

    def look(self) -> int:
        """Whose eyes this browser sees with now: the decider's where it holds that seat."""
        held = self.table.held(self.guest)
        decider = self.table.running().decider
        if decider in held:
            return int(decider)
        return self.eyes if self.eyes in held else min(held, default=-1)

    def state(self) -> State:
        """The table as it is for this browser."""
        table, match, ledger = self.table, self.table.running(), self.table.ledger
        held = table.held(self.guest)
        log_from = self._log_from()
        length = len(match.record.entries)
        decider = match.decider
        answers = decider in held and not table.bot_of(int(decider))
        view, extra = self._seen()
        message: Message | None = picture.prompt(match, held)
        return State(
            sequence=ledger.sequence,
            length=length,
            seat=self.eyes,
            decider=decider,
            mine=answers,
            prompt=message,
            choices=picture.choice_infos(match.title, match.state) if answers else [],
            asides=picture.aside_infos(match, held),
            view=view,
            extra=extra,
            scores=match.scores(),
            ranks=match.ranks() if match.over else [],
            over=match.over,
            clocks=self._clocks(),
            undo=self._undo(),
            log_from=log_from,
            log=table.told().entries(log_from, length, self.eyes),
        )

    def _log_from(self) -> int:
        """From where on the log is to be sent; the eyes may change here."""
        match, journal = self.table.running(), self.table.told()
        eyes, length = self.look(), len(match.record.entries)
        if self.shown < 0:
            first = max(length - self._log_size, 0)
        elif eyes != self.eyes:  # other eyes read other secrets
            first = min(self.shown, journal.first_secret())
        else:
            first = min(self.shown, length)
        self.eyes, self.shown = eyes, length
        return first

    def _seen(self) -> tuple[Any, Any]:
        table, match = self.table, self.table.running()
        seen = table.pictures.get(self.eyes)
        if seen is None:
            if table.for_all is None:
                table.for_all = picture.extra_for_all(match.title, match.state)
            extra = picture.extra(match.title, match.state, self.eyes, table.for_all)
            seen = (encode(match.view(self.eyes)), encode(extra))
            table.pictures[self.eyes] = seen
        return msgspec.Raw(seen[0]), msgspec.Raw(seen[1])

    def _clocks(self) -> Clocks:
        ledger = self.table.ledger
        seats = [Clock(seat=seat, used=ledger.used[seat]) for seat in range(self.table.row.players)]
        return Clocks(since=ledger.since, now=now(), seats=seats)

    def _undo(self) -> UndoState:
        table, asked = self.table, self.table.ledger.asked
        entries, held = table.running().record.entries, table.held(self.guest)
        at_once = not table.others(self.guest)
        return UndoState(
            last=undoing.last_own(entries, held, at_once) if held else None,
            turn=undoing.own_turn(entries, held, at_once) if held else None,
            asked=UndoAsked(seat=asked.seat, moment=asked.moment, agreed=sorted(asked.agreed))
            if asked
            else None,
        )
