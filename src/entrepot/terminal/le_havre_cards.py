"""Le Havre's cards that nobody owns: proposals, the town's buildings, ships for sale."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from entrepot.le_havre.card import Card
from entrepot.le_havre.card_ids import CARD_IDS
from entrepot.le_havre.goods import BASIC, CLAY, GOODS, HOLDINGS, IRON, NAMES
from entrepot.le_havre.round_cards import ROUND_CARDS, SHIP_KINDS, SHIP_PRICE
from entrepot.le_havre.state import LeHavreState
from entrepot.terminal import talk
from entrepot.terminal.scene import Scene

STACK_WIDTH = 32
"""Columns of text for each proposal stack."""


LABEL = 9
"""Columns of text for what a row is called."""


def row_of(state: LeHavreState, card: str) -> Card:
    """The row of a building by its number."""
    return state.rules.cards[CARD_IDS.index(card)]


def name_of(scene: Scene, card: str) -> str:
    """A building with its number: “08 Smokehouse”."""
    state = scene.state
    assert isinstance(state, LeHavreState)
    return f"{card} {scene.word('card-' + row_of(state, card).name)}"


def proposals(scene: Scene) -> RenderableType:
    """The three stacks from the top, each card with its material and price."""
    lang = scene.lang
    grid = Table.grid(padding=(0, 2))
    for _ in range(3):
        grid.add_column(width=STACK_WIDTH)
    stacks = scene.view["proposals"]
    if not any(stacks):
        return Group()
    grid.add_row(*(_stack(scene, stack) for stack in stacks))
    used = _materials(scene)
    shorts = [(talk.say(lang, f"lh-short-{good}"), scene.word(f"good-{good}")) for good in used]
    legend = "  ".join(f"{short} {good}" for short, good in shorts if not good.startswith(short))
    head = Text(talk.say(lang, "lh-proposals"), talk.TITLE)
    head.append(f"  {talk.say(lang, 'lh-legend')}  {legend}", talk.QUIET)
    return Group(head, grid, Text())


def _materials(scene: Scene) -> list[str]:
    """The goods that any proposal costs."""
    state = scene.state
    assert isinstance(state, LeHavreState)
    costs = [row_of(state, card).cost for stack in scene.view["proposals"] for card in stack]
    return [NAMES[good] for good in range(GOODS) if any(cost is not None and cost[good] for cost in costs)]


def _stack(scene: Scene, stack: list[str]) -> RenderableType:
    """One stack: names on the left, costs on the right; only a name that is too long is cut."""
    if not stack:
        return Text(talk.say(scene.lang, "lh-stack-empty"), talk.QUIET)
    lines = []
    for at, card in enumerate(stack):
        right = cost(scene, card)
        name = Text(name_of(scene, card), "default" if at else talk.STRONG)
        name.truncate(STACK_WIDTH - right.cell_len - 1, overflow="ellipsis", pad=True)
        lines.append(name + Text(" ") + right)
    return Group(*lines)


def cost(scene: Scene, card: str) -> Text:
    """What a proposal costs to build, ticked if the seat has it, and to buy."""
    state = scene.state
    assert isinstance(state, LeHavreState)
    row = row_of(state, card)
    text = Text()
    if row.cost is not None:
        for good in range(GOODS):
            if row.cost[good]:
                text.append(f"{int(row.cost[good])}{talk.say(scene.lang, 'lh-short-' + NAMES[good])} ")
        text.append("✓ " if scene.seat >= 0 and _has_material(state, scene.seat, row) else "  ", talk.GOOD)
    price = str(int(row.price)) if row.price >= 0 else "–"
    return text.append(f"{price:>2}", talk.QUIET)


def _has_material(state: LeHavreState, seat: int, row: Card) -> bool:
    """Whether a seat holds what a building costs; brick is clay and steel is iron too (LH-13)."""
    left = [int(state.goods[seat * HOLDINGS + good]) for good in range(GOODS)]
    assert row.cost is not None
    due = [int(row.cost[good]) for good in range(GOODS)]
    for basic in (int(CLAY), int(IRON)):
        better = basic + int(BASIC)
        missing = max(0, due[basic] - left[basic])
        due[better] += missing
        due[basic] -= missing
    return all(need <= has for need, has in zip(due, left, strict=True))


def discs(scene: Scene, card: str) -> Text:
    """The marks of those who stand in a building."""
    text = Text()
    for seat, held in enumerate(scene.view["seats"]):
        if held.get("disc") == card:
            text.append(" " + talk.MARKS[seat], talk.seat_style(seat))
    return text


def town(scene: Scene) -> RenderableType:
    """The town's buildings with prices and visitors, and how many special buildings are to come."""
    state, lang = scene.state, scene.lang
    assert isinstance(state, LeHavreState)
    cards = []
    for card in scene.view["town"]:
        price = int(row_of(state, card).price)
        shown = talk.say(lang, "lh-price", price=price) if price >= 0 else talk.say(lang, "lh-not-for-sale")
        text = Text(name_of(scene, card)).append(f" {shown}", talk.QUIET)
        cards.append(text + discs(scene, card) + _brick(scene, card))
    grid = _labelled()
    none = Text(talk.say(lang, "lh-none"), talk.QUIET)
    grid.add_row(talk.say(lang, "lh-town"), talk.flow(cards, talk.WIDTH - LABEL - 1) if cards else none)
    known = scene.view["specials"]["known"]
    if known:
        names = talk.say(lang, "list-comma").join(name_of(scene, entry["card"]) for entry in known)
        grid.add_row("", Text(talk.say(lang, "lh-known", cards=names), talk.QUIET))
    return grid


def _brick(scene: Scene, card: str) -> Text:
    modern = card in scene.view["modernised"]
    return Text(" " + talk.say(scene.lang, "lh-modern"), talk.QUIET) if modern else Text()


def ships(scene: Scene) -> RenderableType:
    """The top of each ship stack: value, price, and how many lie below it."""
    lang = scene.lang
    values = {card.id: int(card.value) for card in ROUND_CARDS}
    parts = []
    for at, kind in enumerate(SHIP_KINDS):
        stack = scene.view["ship_stacks"].get(kind, [])
        text = Text(scene.word(f"ship-{kind}") + " ")
        if stack:
            text.append(talk.say(lang, "lh-value", value=values[stack[0]]), talk.STRONG)
            if SHIP_PRICE[at] > 0:
                text.append(" " + talk.say(lang, "lh-price", price=int(SHIP_PRICE[at])), talk.QUIET)
            if len(stack) > 1:
                below = " ".join(str(values[ship]) for ship in stack[1:])
                text.append(" " + talk.say(lang, "lh-below", values=below), talk.QUIET)
        else:
            text.append("–", talk.QUIET)
        parts.append(text)
    grid = _labelled()
    grid.add_row(talk.say(lang, "lh-ships"), talk.flow(parts, talk.WIDTH - LABEL - 1))
    return grid


def _labelled() -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=LABEL, style=talk.TITLE)
    grid.add_column()
    return grid
