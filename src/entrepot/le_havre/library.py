"""The rules library: every card in words, made from its row; and events in words."""

from pathlib import Path
from typing import Final

from entrepot.core.event import Event
from entrepot.core.message import Message, say
from entrepot.le_havre.card import NOT_FOR_SALE, TYPE_NAMES, Card
from entrepot.le_havre.card_ids import CARD_IDS, card_index
from entrepot.le_havre.cards import CARDS_IN_ORDER, PROPOSALS_FULL, STANDARD_CARDS
from entrepot.le_havre.gains import several
from entrepot.le_havre.round_cards import (
    FULL_GAME,
    ROUND_CARDS,
    SHIP_CAPACITY,
    SHIP_ENERGY,
    SHIP_FOOD,
    SHIP_MATERIAL,
    SHIP_PRICE,
    SUPPLY_TILES,
)  # fmt: skip
from entrepot.le_havre.shipping import ship_good
from entrepot.le_havre.tell import amount_of, ship_name

WORDS_FOLDER: Final = Path(__file__).parent / "words"

ENTRIES: Final = (*CARD_IDS, *(card.id for card in ROUND_CARDS), *(tile.id for tile in SUPPLY_TILES))
"""Buildings, round cards with their ships, supply tiles."""


def card_text(id: str) -> list[Message]:
    """An entry of the library as sentences, the name first; raises ``KeyError``."""
    if id in CARD_IDS:
        return _building(CARDS_IN_ORDER[card_index(id)])
    for index, row in enumerate(ROUND_CARDS):
        if row.id == id:
            return _round_card(index)
    for tile in SUPPLY_TILES:
        if tile.id == id:
            key = "text-tile-interest" if tile.interest else "text-tile"
            first, second = (say(f"good-{name}") for name in (tile.first, tile.second))
            return [say("tile", id=id), say(key, first=first, second=second)]
    raise KeyError(id)


def _building(card: Card) -> list[Message]:
    lines = [say("card", id=card.id, name=say(f"card-{card.name}"))]
    lines.append(say("text-type", type=say(f"type-{TYPE_NAMES[card.kind]}"), value=int(card.value)))
    if card.hammers or card.fishermen:
        lines.append(say("text-symbols", hammers=int(card.hammers), fishermen=int(card.fishermen)))
    if card.buildable:
        lines.append(say("text-cost", goods=several(card.cost)))
    if card.price == NOT_FOR_SALE:
        lines.append(say("text-not-for-sale"))
    else:
        lines.append(say("text-price", price=int(card.price)))
    if not card.locked:
        lines.append(_fee(card))
    lines += card.effect.text()
    if card in STANDARD_CARDS:
        least = min(players for players, ids in PROPOSALS_FULL.items() if card.id in ids.split())
        lines.append(say("text-players", least=least))
    if not card.sure:
        lines.append(say("text-unsure"))
    return lines


def _fee(card: Card) -> Message:
    food, francs = int(card.fee_food), int(card.fee_franc)
    if food and francs:
        return say("text-fee-either", food=food, francs=francs)
    if food:
        return say("text-fee-food", food=food)
    return say("text-fee-francs", francs=francs) if francs else say("text-fee-none")


def _round_card(index: int) -> list[Message]:
    row = ROUND_CARDS[index]
    lines = [say("round-card", id=row.id), say("text-harvest" if row.harvest else "text-no-harvest")]
    for players in range(1, 6):
        if row.id not in FULL_GAME[players].split():
            lines.append(say("text-round-unused", players=players))
            continue
        builds = say(
            ("town-none", "town-standard", "town-special")["-S*".index(row.town_builds[players - 1])]
        )
        lines.append(say("text-round", players=players, food=row.food[players - 1], builds=builds))
    kind = row.kind
    material = amount_of(ship_good(kind), SHIP_MATERIAL[kind])
    lines.append(say("text-ship", ship=ship_name(index), material=material, energy=int(SHIP_ENERGY)))
    foods = SHIP_FOOD[kind]
    if SHIP_PRICE[kind] > 0:
        lines.append(say("text-price", price=int(SHIP_PRICE[kind])))
        lines.append(say("text-ship-food", a=foods[0], b=foods[1], c=foods[2], d=foods[3], e=foods[4]))
        lines.append(say("text-capacity", capacity=int(SHIP_CAPACITY[kind])))
    else:
        lines.append(say("text-not-for-sale"))
    return lines


def event_message(event: Event) -> Message:
    """The sentence of an event for the log."""
    seat = event.seat + 1
    amount = abs(event.amount)
    sign = "" if event.amount >= 0 else "-lost"
    if event.kind in ("goods", "offers"):
        goods = say("goods", amount=amount, good=say(f"good-{event.item}"))
        return say(f"event-{event.kind}{sign}", seat=seat, goods=goods)
    if event.kind in ("card", "ship"):
        name = (
            say("card", id=event.item, name=_card_name(event.item))
            if event.kind == "card"
            else _ship(event.item)
        )
        return say(f"event-card-{event.place}{sign}", card=name, seat=seat)
    if event.kind in ("disc", "modernised"):
        if not event.item:
            return say("event-disc-home", seat=seat)
        return say(
            f"event-{event.kind}", seat=seat, card=say("card", id=event.item, name=_card_name(event.item))
        )
    if event.kind == "round":
        return say("event-final") if event.item == "final" else say("event-round", round=int(event.item))
    return say(f"event-{event.kind}{sign}", seat=seat, amount=amount)


def _card_name(id: str) -> Message:
    return say(f"card-{CARDS_IN_ORDER[card_index(id)].name}")


def _ship(id: str) -> Message:
    return ship_name([card.id for card in ROUND_CARDS].index(id))
