"""Le Havre's players: what they hold, what it is worth, what they need."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from entrepot.le_havre.goods import ENERGY, FOOD, NAMES
from entrepot.le_havre.round_cards import ROUND_CARDS, SHIP_KINDS
from entrepot.le_havre.rules import LOAN_GIVES
from entrepot.le_havre.state import LeHavreState
from entrepot.terminal import talk
from entrepot.terminal.le_havre_cards import discs, name_of
from entrepot.terminal.scene import Scene


def seats(scene: Scene) -> RenderableType:
    """Everybody: goods, then disc, ships' food, loans and score, then buildings and ships."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat in range(len(scene.view["seats"])):
        grid.add_row(scene.player(seat), _goods(scene, seat))
        grid.add_row(_standing(scene, seat), _cards(scene, seat))
    return grid


def own_line(scene: Scene) -> RenderableType:
    """The goods of the seat itself."""
    return talk.seat_name(scene.seat, scene.lang) + Text("  ") + _goods(scene, scene.seat)


def _goods(scene: Scene, seat: int) -> Text:
    goods: dict[str, int] = scene.view["seats"][seat].get("goods", {})
    text = Text(talk.say(scene.lang, "lh-price", price=goods.get("franc", 0)), talk.STRONG)
    for name in NAMES[:-1]:
        if goods.get(name):
            text.append("  ").append(str(goods[name]), talk.STRONG).append(" " + scene.word(f"good-{name}"))
    return text


def _standing(scene: Scene, seat: int) -> Text:
    """Score now, and loans: the two figures of a seat."""
    held = scene.view["seats"][seat]
    score = scene.title.scores(scene.state)[seat]
    text = Text("  " + talk.say(scene.lang, "lh-score", score=score))
    if held.get("loans"):
        text.append(" · " + talk.say(scene.lang, "lh-loans", loans=held["loans"]), talk.WARN)
    return text


def _cards(scene: Scene, seat: int) -> Text:
    """Where the disc stands, buildings with their visitors, ships and what they feed."""
    held, lang, state = scene.view["seats"][seat], scene.lang, scene.state
    assert isinstance(state, LeHavreState)
    parts = []
    if held.get("disc"):
        parts.append(Text(talk.say(lang, "lh-stands", card=name_of(scene, held["disc"])), talk.QUIET))
    parts += [Text(name_of(scene, card)) + discs(scene, card) for card in held.get("cards", [])]
    if held.get("ships"):
        values = {row.id: f"{scene.word('ship-' + SHIP_KINDS[row.kind])} {row.value}" for row in ROUND_CARDS}
        ships = talk.say(lang, "list-comma").join(values[ship] for ship in held["ships"])
        food = int(state.ship_food(seat))
        parts.append(Text(f"{ships} ({talk.say(lang, 'lh-feeds', food=food)})"))
    return talk.flow(parts, talk.WIDTH - 26) if parts else Text("–", talk.QUIET)


def needs(scene: Scene) -> RenderableType:
    """The own food due after ships, the loans this would cause now, the energy held."""
    state, lang, seat = scene.state, scene.lang, scene.seat
    assert isinstance(state, LeHavreState)
    if seat < 0:
        return Text()
    goods: dict[str, int] = scene.view["seats"][seat].get("goods", {})
    food = sum(amount * int(FOOD[NAMES.index(good)]) for good, amount in goods.items())
    energy = sum(amount * int(ENERGY[NAMES.index(good)]) for good, amount in goods.items())
    parts = []
    if state.final() or _has_fed(scene.view["stack"], seat):
        parts.append(Text(talk.say(lang, "lh-me-food-none")))
    else:
        ships = int(state.ship_food(seat))
        due = max(0, int(state.rules.demand[state.round - 1]) - ships)
        loans = -(-max(0, due - food) // int(LOAN_GIVES))
        francs = goods.get("franc", 0)
        text = talk.say(lang, "lh-me-food", due=due, ships=ships, held=food - francs, francs=francs)
        parts.append(Text(text))
        parts.append(Text(talk.say(lang, "lh-me-loans", loans=loans), talk.WARN if loans else talk.GOOD))
    parts.append(Text(talk.say(lang, "lh-me-energy", energy=energy)))
    return Text(talk.say(lang, "lh-me") + "  ", talk.TITLE) + Text(" · ").join(parts)


def _has_fed(stack: list[list[Any]], seat: int) -> bool:
    return ["feeding", seat, 1] in stack
