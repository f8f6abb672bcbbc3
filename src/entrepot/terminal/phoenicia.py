"""The table of Phoenicia."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from entrepot.phoenicia.cards import ACTIVITIES, CARDS
from entrepot.phoenicia.panel import auction_panel
from entrepot.phoenicia.state import PhoeniciaState
from entrepot.terminal import talk
from entrepot.terminal.scene import Scene, title_name

ROWS = {card.id: at for at, card in enumerate(CARDS)}


def table(scene: Scene) -> RenderableType:
    """The display with what its cards would cost, the auction that runs, and everybody's settlement."""
    return Group(_head(scene), _display(scene), *_auction(scene), Text(), _settlements(scene))


def mine(scene: Scene) -> RenderableType:
    """The own settlement alone, and the auction that runs."""
    held = scene.view["seats"][scene.seat]
    text = talk.seat_name(scene.seat, scene.lang) + Text("  ")
    for key, figure in FIGURES.items():
        text += Text(talk.say(scene.lang, f"ph-{key}") + " ", talk.QUIET) + figure(held) + Text("  ")
    for job in ACTIVITIES:
        if job.id in held["workers"] or job.id in held["tools"]:
            text.append(scene.word(f"job-{job.id}") + " ", talk.QUIET)
            text.append(_job(held["workers"].get(job.id, 0), held["tools"].get(job.id, 0)) + "  ")
    return Group(*_auction(scene), text)


def forecast(scene: Scene) -> RenderableType | None:
    """Nothing is known of what the decks bring."""
    return None


def _head(scene: Scene) -> RenderableType:
    view, state = scene.view, _state(scene)
    left = [0, 0, 0, 0]
    for card, count in view["decks"].items():
        left[int(state.rules.deck[ROWS[card]]) - 1] += count
    decks = " + ".join(map(str, left))
    text = Text(title_name(scene.title, scene.lang), talk.TITLE)
    text.append(f" · {talk.say(scene.lang, 'ph-round', round=view['round'])} · ")
    text.append(talk.say(scene.lang, "ph-overlord") + " ")
    text += talk.seat_name(view["overlord"], scene.lang)
    text.append(" · " + talk.say(scene.lang, "ph-decks", decks=decks))
    return Rule(text, style=talk.QUIET, align="left")


def _display(scene: Scene) -> RenderableType:
    """Each card face up: what it asks, what it brings, and what it would leave the seat with."""
    state, lang = _state(scene), scene.lang
    seen = scene.seat >= 0
    grid = Table(box=None, padding=(0, 1), header_style=talk.QUIET, expand=True)
    grid.add_column(talk.say(lang, "ph-display"), no_wrap=True)
    grid.add_column(talk.say(lang, "ph-minimum"), justify="right")
    if seen:
        grid.add_column(talk.say(lang, "ph-my-price"), justify="right")
        grid.add_column(talk.say(lang, "ph-my-limit"), justify="right")
    grid.add_column(talk.say(lang, "ph-brings"), ratio=4)
    if seen:
        grid.add_column(talk.say(lang, "ph-after"), ratio=4)
    priced = {entry["card"]: entry for entry in auction_panel(state, scene.seat)["cards"]}
    for card, count in scene.view["display"].items():
        name = scene.word(f"card-{card}") + _times(count)
        cells: list[RenderableType] = [Text(name, talk.STRONG), str(int(state.rules.min_bid[ROWS[card]]))]
        entry = priced.get(card)
        if seen:
            cells += ["", ""] if entry is None else [_price(scene, entry), str(entry["limit"])]
        cells.append(_brings(scene, card))
        if seen:
            cells.append(Text("") if entry is None else _after(scene, entry["after"]))
        grid.add_row(*cells)
    return grid


def _price(scene: Scene, entry: dict[str, Any]) -> str:
    if not entry["discount"]:
        return str(entry["price"])
    return f"{entry['price']} ({-entry['discount']})"


def _brings(scene: Scene, card: str) -> Text:
    """Points, production, storehouses, workers and effect of a card."""
    rules, at = _state(scene).rules, ROWS[card]
    parts = []
    for key in ("points", "production", "storehouses", "untrained", "trained"):
        amount = int(getattr(rules, key)[at])
        if amount:
            parts.append(talk.say(scene.lang, f"ph-brings-{key}", amount=amount))
    row = rules.cards[at]
    if row.effect:
        parts.append(talk.say(scene.lang, f"ph-effect-{row.effect}"))
    parts += [f"{scene.word(f'card-{other}')} −{amount}" for other, amount in row.discounts.items()]
    return Text(talk.say(scene.lang, "list-comma").join(parts))


def _after(scene: Scene, after: dict[str, Any] | None) -> Text:
    """What would remain after paying, and what the limits would take of it."""
    if after is None:
        return Text(talk.say(scene.lang, "ph-out-of-reach"), talk.QUIET)
    text = _purse(scene, after["hand"], after["coins"])
    if after["lost"]:
        text.append(" " + talk.say(scene.lang, "ph-lost", lost=after["lost"]), talk.WARN)
    return text


def _purse(scene: Scene, hand: dict[str, int], coins: int) -> Text:
    """Cards by value, and coins: “6 5 4 + 2”."""
    cards = " ".join("5" if card == "preset" else card for card, count in hand.items() for _ in range(count))
    text = Text()
    for value in cards.split():
        text.append(f"[{value}]")
    return text.append(f" + {coins}" if cards else str(coins))


def _auction(scene: Scene) -> list[RenderableType]:
    """The card under the hammer: the bid, who leads, who is still in."""
    panel = auction_panel(_state(scene), scene.seat)
    running = panel["running"]
    if running is None:
        return []
    lang = scene.lang
    text = Text(f"{talk.say(lang, 'ph-auction')} {scene.word('card-' + running['card'])}: ", talk.STRONG)
    if running["leader"] is not None:
        text += talk.seat_name(running["leader"], lang)
        text.append(" " + talk.say(lang, "ph-bids", bid=running["bid"]) + " · ")
    text.append(talk.say(lang, "ph-still-in") + " ")
    text += Text(" ").join(talk.seat_name(seat, lang) for seat in running["in"])
    entry = next((entry for entry in panel["cards"] if entry["card"] == running["card"]), None)
    if entry is not None and scene.seat >= 0:
        mine = talk.say(lang, "ph-for-me", bid=entry["bid"], price=entry["price"], limit=entry["limit"])
        text.append("\n  " + mine + " ")
        text.append(talk.say(lang, "ph-leaves") + " ", talk.QUIET)
        text += _after(scene, entry["after"])
    return [text]


def _settlements(scene: Scene) -> RenderableType:
    """A column for every seat: figures, workers with their tools, cards."""
    lang = scene.lang
    seats = list(enumerate(scene.view["seats"]))
    grid = Table(box=None, padding=(0, 1), header_style="default")
    grid.add_column("", style=talk.QUIET, no_wrap=True)
    for seat, _ in seats:
        grid.add_column(scene.player(seat), min_width=14)
    for key, figure in FIGURES.items():
        grid.add_row(talk.say(lang, f"ph-{key}"), *(figure(held) for _, held in seats))
    for job in ACTIVITIES:
        if any(job.id in held["workers"] or job.id in held["tools"] for _, held in seats):
            cells = [_job(held["workers"].get(job.id, 0), held["tools"].get(job.id, 0)) for _, held in seats]
            grid.add_row(scene.word(f"job-{job.id}"), *cells)
    if any(held["cards"] for _, held in seats):
        grid.add_row(talk.say(lang, "ph-owns"), *(_owned(scene, held["cards"]) for _, held in seats))
    return grid


def _owned(scene: Scene, cards: dict[str, int]) -> str:
    return "\n".join(scene.word(f"card-{card}") + _times(count) for card, count in cards.items())


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _money(held: dict[str, Any]) -> Text:
    """Cards (their values where the viewer knows them) and coins with their limit."""
    coins = f"{held['coins']}/{held['treasury']}"
    hand = held["hand"]
    if hand is None:
        return Text("[?]" * held["hand_size"] + (" + " if held["hand_size"] else "") + coins)
    cards = "".join(f"[{'5' if card == 'preset' else card}]" * count for card, count in hand.items())
    return Text(cards + (" + " if cards else "") + coins)


def _count(number: int) -> str:
    return str(number) if number else "·"


def _job(workers: int, tools: int) -> str:
    return _count(workers) + (f" +{tools}⚒" if tools else "")


FIGURES: dict[str, Callable[[dict[str, Any]], Text]] = {
    "points": lambda held: Text(str(held["points"]), talk.STRONG),
    "production": lambda held: Text(str(held["production"])),
    "purse": _money,
    "storehouses": lambda held: Text(str(held["storehouses"])),
    "untrained": lambda held: Text(_count(held["workers"].get("untrained", 0))),
    "trained": lambda held: Text(_count(held["workers"].get("trained", 0))),
}
"""The rows of the settlements: how each is read."""


def _state(scene: Scene) -> PhoeniciaState:
    assert isinstance(scene.state, PhoeniciaState)
    return scene.state
