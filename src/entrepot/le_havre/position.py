"""Positions: the table as a JSON document, and back. The shape is in ``docs/le-havre-decisions.md``."""

from typing import Any, Final, cast

from mypy_extensions import i64

from entrepot.core.decision import Decision
from entrepot.core.errors import BadOption, ImpossiblePosition
from entrepot.core.option import read_options
from entrepot.core.rows import buffer
from entrepot.le_havre import knowledge, setup
from entrepot.le_havre.card_ids import CARD_IDS, CARDS, STADIUM, card_index
from entrepot.le_havre.choices import SIZE
from entrepot.le_havre.frames import FRAMES
from entrepot.le_havre.goods import HOLDINGS, NAMES, OFFER_NAMES, good_index
from entrepot.le_havre.looking import pile_ids
from entrepot.le_havre.position_faults import find_faults
from entrepot.le_havre.round_cards import ROUND_CARDS, SHIP_KINDS, SUPPLY_TILES, TILES
from entrepot.le_havre.rounds import NextTurn
from entrepot.le_havre.state import GONE, NOWHERE, PILE, PROPOSAL, SHIP_STACK, TOWN, LeHavreState, empty
from entrepot.le_havre.turn import Turn

SHIP_IDS: Final = [card.id for card in ROUND_CARDS]
TILE_IDS: Final = [tile.id for tile in SUPPLY_TILES]


# -- state to document -------------------------------------------------------------------------------


def to_document(table: LeHavreState, seat: int | None = None) -> dict[str, Any]:
    """The table as a document; with ``seat`` (-1: a spectator) only what that seat may see."""
    return {
        "title": "le-havre",
        "players": int(table.players),
        "options": table.rules.options,
        "rules": table.rules.version,
        "round": int(table.round),
        "turn": int(table.turn),
        "seats": [_seat(table, i) for i in range(table.players)],
        "offers": {OFFER_NAMES[i]: int(table.offers[i]) for i in range(len(OFFER_NAMES))},
        "tiles": [None if tile == NOWHERE else TILE_IDS[tile] for tile in table.tiles],
        "proposals": [_cards_at(table, PROPOSAL - stack) for stack in range(3)],
        "town": _cards_at(table, TOWN),
        "stadium_waits": table.stadium_waits == 1,
        "ship_stacks": {kind: _ship_stack(table, i) for i, kind in enumerate(SHIP_KINDS)},
        "gone": [SHIP_IDS[i] for i in range(len(SHIP_IDS)) if table.ship_places[i] == GONE],
        "specials": _specials(table, seat),
        "modernised": [CARD_IDS[card] for card in range(CARDS) if table.is_modern(card)],
        "sold": _sold(table),
        "stack": [[frame.name, *frame.fields()] for frame in table.stack],
    }


def _seat(table: LeHavreState, seat: i64) -> dict[str, Any]:
    disc = table.discs[seat]
    return {
        "goods": {NAMES[g]: int(table.held(seat, g)) for g in range(HOLDINGS) if table.held(seat, g) != 0},
        "cards": _cards_at(table, seat),
        "ships": [SHIP_IDS[i] for i in range(len(SHIP_IDS)) if table.ship_places[i] == seat],
        "loans": int(table.loans[seat]),
        "disc": None if disc == NOWHERE else CARD_IDS[disc],
    }


def _cards_at(table: LeHavreState, place: i64) -> list[str]:
    return [CARD_IDS[card] for card in range(CARDS) if table.places[card] == place]


def _ship_stack(table: LeHavreState, kind: i64) -> list[str]:
    ships = []
    ship = table.ship_tops[kind]
    while ship != NOWHERE:
        ships.append(SHIP_IDS[ship])
        ship = table.ship_under[ship]
    return ships


def _sold(table: LeHavreState) -> list[str]:
    items = [*CARD_IDS, *SHIP_IDS]
    return [items[i] for i in range(len(items)) if table.sold[i] == 1]


def _specials(table: LeHavreState, seat: int | None) -> dict[str, Any]:
    if seat is not None:
        known = knowledge.known_cards(table, seat) if seat >= 0 else []
        return {"pile": knowledge.visible_pile(table, seat), "known": known}
    known = []
    for owner in range(table.players):
        for slot in range(table.pile_size):
            mask = table.knows[owner * PILE + slot]
            if mask != 0:
                at = [i for i in range(int(PILE)) if (mask >> i) & 1]
                known.append({"seat": owner, "slot": slot, "card": CARD_IDS[table.pile[slot]], "at": at})
    return {"pile": pile_ids(table), "known": known}


# -- document to state -------------------------------------------------------------------------------


def from_document(document: dict[str, Any]) -> LeHavreState:
    """The table that a document describes; raises ``ImpossiblePosition`` with everything wrong."""
    faults = find_faults(document)
    if faults:
        raise ImpossiblePosition(faults)
    players = document["players"]
    try:
        options = read_options("le-havre", setup.OPTIONS, document.get("options", {}))
        setup.check_together(players, options)
    except BadOption as error:
        raise ImpossiblePosition([str(error)]) from None
    rules = setup.rules_for(players, options, document.get("rules", 1))
    table = empty(rules, [])
    table.round = document.get("round", 1)
    table.turn = document.get("turn", 0)
    _lay_cards(table, document)
    _lay_ships(table, document)
    _lay_holdings(table, document)
    _lay_tiles(table, document)
    _lay_pile(table, document)
    stack = document.get("stack")
    if stack is None:
        table.stack = [NextTurn(), Turn(table.active(), 0)]
    else:
        table.stack = [FRAMES[frame[0]](*frame[1:]) for frame in stack]
    problem = _cannot_be_played(table)
    if problem:
        raise ImpossiblePosition([problem])
    table.advance()
    return table


def _lay_cards(table: LeHavreState, document: dict[str, Any]) -> None:
    for id in document.get("town", ["B1", "B2", "B3"]):
        table.places[card_index(id)] = TOWN
    for seat, held in enumerate(document.get("seats", [])):
        for id in held.get("cards", []):
            table.places[card_index(id)] = seat
    for stack, ids in enumerate(document.get("proposals", [])):
        for id in ids:
            table.places[card_index(id)] = PROPOSAL - stack
        if ids:
            table.tops[stack] = min(card_index(id) for id in ids)
    full = all(table.tops[stack] != NOWHERE for stack in range(3))
    if table.places[STADIUM] == TOWN and document.get("stadium_waits", full):
        table.stadium_waits = 1
    for id in document.get("modernised", []):
        table.modernise(card_index(id))
    items = [*CARD_IDS, *SHIP_IDS]
    for id in document.get("sold", []):
        table.sold[items.index(id)] = 1


def _lay_ships(table: LeHavreState, document: dict[str, Any]) -> None:
    for ids in document.get("ship_stacks", {}).values():
        for id in reversed(ids):
            table.move_ship(SHIP_IDS.index(id), SHIP_STACK)
    for id in document.get("gone", []):
        table.move_ship(SHIP_IDS.index(id), GONE)
    for seat, held in enumerate(document.get("seats", [])):
        for id in held.get("ships", []):
            table.move_ship(SHIP_IDS.index(id), seat)


def _lay_holdings(table: LeHavreState, document: dict[str, Any]) -> None:
    for seat, held in enumerate(document.get("seats", [])):
        for good, amount in held.get("goods", {}).items():
            table.gain(seat, good_index(good), amount)
        table.owe(seat, held.get("loans", 0))
        disc = held.get("disc")
        if disc is not None:
            table.discs[seat] = card_index(disc)
    for offer, amount in document.get("offers", {}).items():
        table.supply(OFFER_NAMES.index(offer), amount)


def _lay_tiles(table: LeHavreState, document: dict[str, Any]) -> None:
    tiles = document.get("tiles")
    if tiles is None:
        turned = TILES if table.round > 1 else table.turn + 1
        tiles = [TILE_IDS[i] if i < turned else None for i in range(int(TILES))]
    for space, tile in enumerate(tiles):
        table.tiles[space] = NOWHERE if tile is None else TILE_IDS.index(tile)


def _lay_pile(table: LeHavreState, document: dict[str, Any]) -> None:
    specials = document.get("specials", {})
    default = [] if table.rules.short else [None] * _unrevealed(table)
    pile = specials.get("pile", default)
    table.pile_size = len(pile)
    for slot, id in enumerate(pile):
        table.pile[slot] = NOWHERE if id is None else card_index(id)
    for known in specials.get("known", []):
        table.knows[known["seat"] * PILE + known["slot"]] = sum(1 << at for at in known["at"])


def _unrevealed(table: LeHavreState) -> int:
    """How many of the six specials have not come to the town when nothing else is said."""
    past = [
        int(table.rules.town_builds[i]) for i in range(min(int(table.round) - 1, int(table.rules.rounds)))
    ]
    return int(PILE) - past.count(2)


def _cannot_be_played(table: LeHavreState) -> str:
    """Why no game goes on from here: the questions on the stack do not fit the table. Empty if one does."""
    scratch, beginning = buffer(int(SIZE)), table.copy()
    try:
        beginning.advance()
        answers = int(beginning.legal_into(scratch))
        for first in range(max(1, answers)):  # each answer to the open question, and some that follow
            trial = beginning.copy()
            for step in range(60 if first == 0 else 6):
                if trial.over():
                    break
                decision = cast(Decision, trial.stack[-1])
                n = decision.legal_into(trial, scratch)
                if n == 0:
                    return f"the question “{decision.name}” has no legal answer"
                choice = scratch[first if step == 0 else (first * step) % n]
                decision.message(trial, choice)
                trial.play(choice)
                if min(trial.goods) < 0 or min(trial.offers) < 0:
                    return f"the question “{decision.name}” asks for more than there is"
    except (IndexError, ValueError, TypeError, AssertionError, OverflowError, ZeroDivisionError) as error:
        return f"the stack does not fit the table ({error})"
    return ""
