"""The log in words: what each answer of a record was and did, told to each seat as far as it may know."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from entrepot.core.decision import CHANCE, EVERYONE
from entrepot.core.event import Event
from entrepot.core.match import Match
from entrepot.core.message import Message
from entrepot.core.record import Entry
from entrepot.core.title import Title
from entrepot.server.wire.parts import EventInfo, LogEntry

HIDDEN = Message("hidden")


def event_info(title: Title, event: Event) -> EventInfo:
    """An event for the wire."""
    return EventInfo(
        kind=event.kind, seat=event.seat, item=event.item, amount=event.amount, place=event.place,
        message=title.event_message(event),
    )  # fmt: skip


@dataclass(slots=True)
class Told:
    """One entry with everything about it, and what of it is for whom."""

    entry: Entry
    open: LogEntry
    """As all may read it once the game is over."""
    audiences: list[int]
    """Of its events."""
    secret: bool
    """Whether anything about it is not for everyone."""
    public: LogEntry | None = None


class Journal:
    """The entries of a match so far; each is put together once and then told to all.

    Only the last ones are kept in words: they weigh as much as the match itself, and older ones are seldom
    asked for and quickly put together again.
    """

    KEEP = 60

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told: list[Told] = []
        self._base = 0
        """The moment of the first that is kept."""
        self._secrets: list[int] = []
        """The moments about which not everyone may know everything."""

    def cut(self, moment: int) -> None:
        """Forget what was taken back."""
        del self._told[max(moment - self._base, 0) :]
        self._base = min(self._base, moment)
        self._secrets = [at for at in self._secrets if at < moment]

    def _read(self) -> None:
        for told in self._tell(self._base + len(self._told), None):
            if told.secret:
                self._secrets.append(told.open.at)
            self._told.append(told)
        surplus = len(self._told) - self.KEEP
        if surplus > self.KEEP:
            del self._told[:surplus]
            self._base += surplus

    def _tell(self, first: int, last: int | None) -> Iterator[Told]:
        title = self._match.title
        story = islice(self._match.story(first), None if last is None else last - first)
        for at, (entry, message, events) in enumerate(story, first):
            whole = LogEntry(
                at=at,
                seat=entry.seat,
                token=entry.token,
                aside=entry.aside,
                forced=entry.forced,
                message=message,
                events=[event_info(title, event) for event in events],
            )
            audiences = [event.audience for event in events]
            secret = entry.audience != EVERYONE or any(audience != EVERYONE for audience in audiences)
            yield Told(entry, whole, audiences, secret)

    def first_secret(self) -> int:
        """The first entry that not everyone may read whole; the length if there is none."""
        self._read()
        return self._secrets[0] if self._secrets else len(self._match.record.entries)

    def entries(self, first: int, last: int, seat: int) -> list[LogEntry]:
        """Entries ``first`` to ``last - 1`` as ``seat`` (-1: a spectator) may read them."""
        self._read()
        over = self._match.over
        told = self._told[max(first - self._base, 0) : max(last - self._base, 0)]
        if first < self._base:
            told = [*self._tell(first, min(last, self._base)), *told]
        return [one.open if over else _seen(one, seat) for one in told]


def _seen(told: Told, seat: int) -> LogEntry:
    own = told.entry.seat == seat and seat != CHANCE
    if not told.secret and (own or not told.open.forced or told.entry.seat == CHANCE):
        return told.open
    if not told.secret:
        told.public = told.public or _redacted(told, -1)
        return told.public
    return _redacted(told, seat)


def _redacted(told: Told, seat: int) -> LogEntry:
    """Without what is meant for others. That an answer was forced may follow from hidden things."""
    open, entry = told.open, told.entry
    hidden = entry.audience not in (EVERYONE, seat)
    events = [
        e for e, audience in zip(open.events, told.audiences, strict=True) if audience in (EVERYONE, seat)
    ]
    return LogEntry(
        at=open.at,
        seat=open.seat,
        token="" if hidden else open.token,
        aside=open.aside,
        forced=open.forced and not hidden and entry.seat in (CHANCE, seat),
        message=HIDDEN if hidden else open.message,
        events=events,
    )
