"""What has happened, in words: who did what, and what changed, in short."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from entrepot.core.decision import CHANCE
from entrepot.core.event import Event
from entrepot.core.match import Match
from entrepot.core.message import Message
from entrepot.core.record import Entry
from entrepot.terminal import talk
from entrepot.terminal.scene import Scene

UNTOLD = ("deck", "pile", "discards", "display", "offers", "turn", "round")
"""Kinds of events that only repeat what the sentence or the table says, or have a line of their own."""

ASIDE = ("box", "proposals", "stack", "gone")
"""Places that are not worth a word of their own when a card comes from there or goes there."""

CLOSING = ("end", "done")
"""Verbs that only close something: told only if something happens by it. (All of them, not just the forced
ones: that an answer was forced may follow from what is hidden.)"""

ITEMS = ("good", "production-card", "workers", "job", "card", "ship")
"""How titles call the words for the item of an event, ``<word>-<item>``."""


def lines(
    match: Match, first: int, viewer: int, lang: str, last: int | None = None, whole: bool = False
) -> Iterator[RenderableType]:
    """The answers from entry ``first`` on (before entry ``last``), as ``viewer`` may know them; with
    ``whole`` none is left out."""
    scene = Scene(match.title, match.state, viewer, lang)
    before = match.record.entries[first - 1].seat if first else None
    hidden = 0
    for at, (entry, message, events) in enumerate(match.story(first, viewer), first):
        if last is not None and at >= last:
            break
        hidden = _is_hidden(message) and hidden + 1
        if hidden:
            following = match.record.entries[at + 1 : at + 2]
            if following and (following[0].audience, following[0].seat) == (entry.audience, entry.seat):
                continue  # several hidden answers in a row are told in one line
        verb = entry.token.partition(":")[0]
        yield from _rounds(scene, events)
        told = [event for event in events if whole or _is_news(entry, verb, event)]
        if whole or told or verb not in CLOSING:
            inside = not entry.aside and entry.seat == before and match.state_at(at).decision().inside
            style = talk.QUIET if entry.seat == CHANCE else "default"
            line = Text(scene.title.words.say(message, lang), style)
            if hidden > 1:
                line.append(f" ×{hidden}", talk.QUIET)
            if entry.aside:
                line.append(" " + talk.say(lang, "log-aside"), talk.QUIET)
            yield _row(_head(entry, inside, lang), line + _changes(scene, entry, told), lang)
            before = entry.seat
        hidden = 0


def _is_news(entry: Entry, verb: str, event: Event) -> bool:
    """Whether an event says more than the answer itself."""
    if event.kind in UNTOLD or event.place in ASIDE:
        return False
    if event.kind == "disc":
        return event.seat != entry.seat
    if event.kind in ("card", "ship") and event.seat < 0:
        return event.amount > 0 and verb != "sell"
    return True


def _is_hidden(message: Message) -> bool:
    return message.key == "hidden"


def _head(entry: Entry, inside: bool, lang: str) -> Text:
    return Text("  ·", talk.seat_style(entry.seat)) if inside else talk.seat_name(entry.seat, lang)


def _row(head: Text, line: Text, lang: str) -> Table:
    """Who, and what: long lines go on below their beginning."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=talk.seat_name(0, lang).cell_len + 1, no_wrap=True)
    grid.add_column()
    grid.add_row(head, line)
    return grid


def _rounds(scene: Scene, events: list[Event]) -> Iterator[RenderableType]:
    """The beginning of a round as a line across."""
    for event in events:
        if event.kind == "round":
            yield Rule(scene.title.words.say(scene.title.event_message(event), scene.lang), style=talk.QUIET)


def _changes(scene: Scene, entry: Entry, events: list[Event]) -> Text:
    """What an answer changed: what the answering seat got and paid, then the others."""
    parts: dict[int, list[str]] = {entry.seat: []}
    for event in events:
        parts.setdefault(max(event.seat, -1), []).append(_change(scene, event))
    text = Text(style=talk.QUIET)
    for seat, changes in parts.items():
        if changes:
            text.append("   ")
            if seat not in (entry.seat, -1):
                text.append(talk.MARKS[seat % len(talk.MARKS)] + " ", talk.seat_style(seat))
            text.append(talk.say(scene.lang, "list-changes").join(changes))
    return text


def _change(scene: Scene, event: Event) -> str:
    """One event in short, “+3 fish”, where its kind has a short form; else the title's sentence."""
    noun = _noun(scene, event)
    if event.seat < 0 or not event.amount or noun is None:
        return scene.title.words.say(scene.title.event_message(event), scene.lang)
    count = "" if event.kind in ("card", "ship") and abs(event.amount) == 1 else f"{abs(event.amount)} "
    return f"{'+' if event.amount > 0 else '−'}{count}{noun}"


def _noun(scene: Scene, event: Event) -> str | None:
    key = f"change-{event.kind}"
    if not talk.has(scene.lang, key):
        return None
    if not event.item:
        return talk.say(scene.lang, key, amount=abs(event.amount))
    keys = [f"{word}-{event.item}" for word in ITEMS if scene.has_word(f"{word}-{event.item}")]
    name = scene.card_name(event.item) if event.item in scene.title.cards else event.item
    if keys and name == event.item:
        name = scene.word(keys[0])
    return talk.say(scene.lang, key, item=name, amount=abs(event.amount))
