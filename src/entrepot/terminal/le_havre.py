"""The table of Le Havre: the harbour and what is coming; see also ``le_havre_cards`` and
``le_havre_seats``."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from entrepot.le_havre.forecast import forecast as foresee
from entrepot.le_havre.goods import OFFER_NAMES
from entrepot.le_havre.round_cards import ROUND_CARDS, SHIP_KINDS, SUPPLY_TILES
from entrepot.le_havre.rules import SPECIAL_BUILDING, STANDARD_BUILDING
from entrepot.le_havre.state import LeHavreState
from entrepot.terminal import talk
from entrepot.terminal.le_havre_cards import proposals, ships, town
from entrepot.terminal.le_havre_seats import needs, own_line, seats
from entrepot.terminal.scene import Scene, title_name

TILES = {tile.id: tile for tile in SUPPLY_TILES}
COLUMN = 12
"""Columns of text for each tile and offer."""


def table(scene: Scene) -> RenderableType:
    """Everything that lies on the table."""
    cards = [proposals(scene), town(scene), ships(scene)]
    return Group(
        _head(scene), *_end_of_round(scene), _harbour(scene), *cards, Text(), seats(scene), needs(scene)
    )


def mine(scene: Scene) -> RenderableType:
    """What the seat holds and needs."""
    return Group(own_line(scene), needs(scene))


def forecast(scene: Scene) -> RenderableType | None:
    """For each coming turn: who moves, and what the offers will hold if nobody takes them."""
    coming = foresee(_state(scene))
    if not coming:
        return None
    lang = scene.lang
    grid = Table(box=None, padding=(0, 1), header_style=talk.QUIET)
    grid.add_column(talk.say(lang, "lh-turn-short"), justify="right")
    grid.add_column(talk.say(lang, "lh-forecast-who"))
    for offer in OFFER_NAMES:
        grid.add_column(scene.word(f"good-{offer}"), justify="right", min_width=6)
    grid.add_column("")
    before: dict[str, int] = scene.view["offers"]
    for turn in coming:
        offers: dict[str, int] | None = turn["offers"]
        cells = [Text("?", talk.QUIET)] * 7
        if offers is not None:
            cells = [_grown(offers[offer], before[offer]) for offer in OFFER_NAMES]
            before = offers
        feeding = Text(talk.say(lang, "lh-forecast-feeding") if turn["feeding"] else "", talk.WARN)
        grid.add_row(f"{turn['round']}.{turn['turn'] + 1}", scene.player(turn["seat"]), *cells, feeding)
    return Group(Text(talk.say(lang, "lh-forecast"), talk.TITLE), grid)


def _grown(amount: int, before: int) -> Text:
    """An amount; strong where it has just grown."""
    return Text(str(amount), talk.STRONG if amount > before else talk.QUIET)


def _head(scene: Scene) -> RenderableType:
    state, view, lang = _state(scene), scene.view, scene.lang
    text = Text(title_name(scene.title, lang), talk.TITLE)
    if state.final():
        text.append(" · " + talk.say(lang, "lh-final"))
    else:
        text.append(" · " + talk.say(lang, "lh-round", round=view["round"], rounds=int(state.rules.rounds)))
        text.append(" · " + talk.say(lang, "lh-turn", turn=max(1, view["turn"] + 1)))
    return Rule(text, style=talk.QUIET, align="left")


def _end_of_round(scene: Scene) -> list[RenderableType]:
    """What happens at the end of this round, and how far away it is."""
    state, lang = _state(scene), scene.lang
    if state.final():
        return []
    rules, at = state.rules, int(state.round) - 1
    left = range(int(state.turn) + 1, 7)
    mine = sum((7 * at + turn) % state.players == scene.seat for turn in left) if scene.seat >= 0 else -1
    harvest = "lh-harvest" if rules.harvest[at] else "lh-no-harvest"
    parts = [
        talk.say(lang, "lh-feeding", turns=len(left), mine=mine),
        talk.say(lang, "lh-demand", food=int(rules.demand[at])),
        talk.say(lang, harvest),
        _town_builds(scene, int(rules.town_builds[at])),
    ]
    row = ROUND_CARDS[rules.round_cards[at]]
    parts.append(talk.say(lang, "lh-next-ship", ship=ship_words(scene, row.id)))
    texts = [Text(part, talk.STRONG if n < 2 else "default") for n, part in enumerate(parts)]
    return [Text(" · ").join(texts), Text()]


def ship_words(scene: Scene, ship: str) -> str:
    """A ship by its kind and value."""
    row = next(card for card in ROUND_CARDS if card.id == ship)
    kind = scene.word(f"ship-{SHIP_KINDS[row.kind]}")
    return talk.say(scene.lang, "lh-ship-value", kind=kind, value=int(row.value))


def _town_builds(scene: Scene, what: int) -> str:
    if what == SPECIAL_BUILDING:
        return talk.say(scene.lang, "lh-town-special")
    if what != STANDARD_BUILDING:
        return talk.say(scene.lang, "lh-town-none")
    state = _state(scene)
    tops = [int(top) for top in state.tops if top >= 0]
    if not tops:
        return talk.say(scene.lang, "lh-town-nothing-left")
    return talk.say(scene.lang, "lh-town-standard", card=scene.card_name(state.rules.cards[min(tops)].id))


def _harbour(scene: Scene) -> RenderableType:
    """The supply track with who moves when, above the offers with what the rest of the round adds."""
    lang, view = scene.lang, scene.view
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=9, style=talk.TITLE)
    for _ in range(7):
        grid.add_column(width=COLUMN)
    if not _state(scene).final():
        grid.add_row(talk.say(lang, "lh-supply"), *(_marker(scene, at) for at in range(7)))
        grid.add_row("", *(_tile(scene, tile) for tile in view["tiles"]))
        grid.add_row()
    offers = []
    for offer in OFFER_NAMES:
        amount = view["offers"].get(offer, 0)
        text = Text(scene.word(f"good-{offer}") + " ")
        offers.append(text.append(str(amount), talk.STRONG if amount else talk.QUIET))
    grid.add_row(talk.say(lang, "lh-offers"), *offers)
    coming = _coming(scene)
    if any(coming.values()):
        cells = [Text(f"+{coming[offer]}" if coming[offer] else "", talk.QUIET) for offer in OFFER_NAMES]
        grid.add_row(Text(talk.say(lang, "lh-coming"), talk.QUIET), *cells)
    return Group(grid, Text())


def _marker(scene: Scene, at: int) -> Text:
    """A space of the track: who has moved or will move there, the running turn pointed at."""
    state = _state(scene)
    seat = (7 * (int(state.round) - 1) + at) % int(state.players)
    now = at == state.turn
    text = Text("▸" if now else " ").append(str(at + 1), talk.STRONG if now else talk.QUIET).append(" ")
    style = talk.seat_style(seat) if at >= state.turn else talk.QUIET
    text.append(talk.MARKS[seat], style)
    return text.append(f" {seat + 1}", style)


def _tile(scene: Scene, tile: str | None) -> Text:
    if tile is None:
        return Text("  ?", talk.QUIET)
    row = TILES[tile]
    text = Text(" ").join(Text(scene.word(f"good-{good}")) for good in (row.first, row.second))
    return text.append(" %", talk.WARN) if row.interest else text


def _coming(scene: Scene) -> dict[str, int]:
    """What the tiles still to come in this round add to each offer, as far as they are known."""
    found = dict.fromkeys(OFFER_NAMES, 0)
    for tile in scene.view["tiles"][int(_state(scene).turn) + 1 :]:
        if tile is not None:
            found[TILES[tile].first] += 1
            found[TILES[tile].second] += 1
    return found


def _state(scene: Scene) -> LeHavreState:
    assert isinstance(scene.state, LeHavreState)
    return scene.state
