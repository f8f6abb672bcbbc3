"""What an answer does, in words: messages that several questions share."""

from mypy_extensions import i64

from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.le_havre.card_ids import CARD_IDS, CARDS, FIRST_SPECIAL
from entrepot.le_havre.choices import (
    BUILD,
    BUY,
    BUY_SHIP,
    CHOICES,
    GOOD,
    HAUL,
    SELL,
    SELL_SHIP,
    SHIP,
    SPECIAL,
    TAKE,
    TILE,
    USE,
    YACHT,
)  # fmt: skip
from entrepot.le_havre.goods import NAMES, offer_good
from entrepot.le_havre.refusals import BY_CODE
from entrepot.le_havre.round_cards import ROUND_CARDS, SHIP_KINDS, SHIP_PRICE, SHIP_VALUE, SUPPLY_TILES
from entrepot.le_havre.rules import LOAN_COSTS
from entrepot.le_havre.state import LeHavreState


def card_name(table: LeHavreState, card: i64) -> Message:
    """The name of a building with its number."""
    return say("card", id=CARD_IDS[card], name=say(f"card-{table.rules.cards[card].name}"))


def ship_name(ship: i64) -> Message:
    """The name of a ship with its kind and value."""
    row = ROUND_CARDS[ship]
    return say("ship", name=row.ship, kind=say(f"ship-{SHIP_KINDS[row.kind]}"), value=int(row.value))


def good_name(good: i64) -> Message:
    return say(f"good-{NAMES[good]}")


def amount_of(good: i64, amount: i64) -> Message:
    """“3 fish”."""
    return say("goods", amount=int(amount), good=good_name(good))


def listing(parts: list[Message]) -> Message:
    """Several things in a row; “nothing” if there are none."""
    if not parts:
        return say("nothing")
    whole = parts[0]
    for part in parts[1:]:
        whole = say("and", first=whole, second=part)
    return whole


def tell(table: LeHavreState, choice: i64) -> Message:
    """The sentence of every choice whose meaning does not depend on the question."""
    if choice >= SPECIAL:
        return say("do-special", card=card_name(table, FIRST_SPECIAL + choice - SPECIAL))
    if choice >= TILE:
        row = SUPPLY_TILES[choice - TILE]
        kind = "do-tile-interest" if row.interest else "do-tile"
        return say(kind, first=say(f"good-{row.first}"), second=say(f"good-{row.second}"))
    if choice >= HAUL and choice < HAUL + 5:
        first = choice - HAUL + 1
        parts = [amount_of(offer_good(offer), table.offers[offer]) for offer in (first, first + 1)]
        return say("do-haul", goods=listing(parts))
    if choice >= GOOD and choice < GOOD + 16:
        return say("do-good", good=good_name(choice - GOOD))
    if choice >= YACHT and choice < GOOD:
        return say("do-yacht", ship=ship_name(choice - YACHT))
    if choice >= SELL_SHIP and choice < YACHT:
        ship = choice - SELL_SHIP
        return say("do-sell", card=ship_name(ship), amount=int(SHIP_VALUE[ship] // 2))
    if choice >= BUY_SHIP and choice < SELL_SHIP:
        return _tell_ship(table, choice)
    if choice >= USE and choice < BUY_SHIP:
        return _tell_card(table, choice)
    if choice >= TAKE and choice < USE:
        offer = choice - TAKE
        return say("do-take", goods=amount_of(offer_good(offer), table.offers[offer]))
    return say(f"do-{CHOICES[int(choice)].token.replace(':', '-')}", amount=int(LOAN_COSTS))


def _tell_ship(table: LeHavreState, choice: i64) -> Message:
    build = choice >= SHIP
    kind = choice - SHIP if build else choice - BUY_SHIP
    top = table.ship_tops[kind]
    ship = ship_name(top) if top >= 0 else say(f"ship-{SHIP_KINDS[kind]}")
    if build:
        return say("do-ship", ship=ship)
    return say("do-buy", card=ship, amount=int(SHIP_PRICE[kind]))


def _tell_card(table: LeHavreState, choice: i64) -> Message:
    if choice < BUILD:
        card = choice - USE
        return say("do-use", card=card_name(table, card), fee=fee_message(table, card))
    if choice < BUY:
        return say(
            "do-build", card=card_name(table, choice - BUILD), cost=cost_message(table, choice - BUILD)
        )
    if choice < SELL:
        price = table.rules.cards[choice - BUY].price
        return say("do-buy", card=card_name(table, choice - BUY), amount=int(price))
    value = table.rules.cards[choice - SELL].value
    return say("do-sell", card=card_name(table, choice - SELL), amount=int(value // 2))


def fee_message(table: LeHavreState, card: i64) -> Message:
    """The entry fee that the asked seat would pay: none to enter one's own building."""
    row = table.rules.cards[card]
    free = table.places[card] == table.decider()
    food = int(row.fee_food)
    francs = int(row.fee_franc)
    if free or (food == 0 and francs == 0):
        return say("fee-none")
    if food and francs:
        return say("fee-either", food=food, francs=francs)
    return say("fee-food", food=food) if food else say("fee-francs", francs=francs)


def cost_message(table: LeHavreState, card: i64) -> Message:
    """The printed goods that a building costs."""
    cost = table.rules.cards[card].cost
    return listing([amount_of(good, cost[good]) for good in range(16) if cost[good] > 0])


def named_card(choice: i64) -> i64:
    """The building that a choice names, or -1."""
    if choice >= SPECIAL:
        return FIRST_SPECIAL + choice - SPECIAL
    return (choice - USE) % CARDS if choice >= USE and choice < BUY_SHIP else -1


def refuse(table: LeHavreState, code: i64, card: i64) -> Message:
    """A refusal in words; ``card`` is the building it is about, or -1."""
    refusal = BY_CODE[int(code)]
    if code == NOT_ASKED:
        return say("refusal-not-asked")
    where = card_name(table, card) if card >= 0 else say("this")
    text = say(f"refusal-{refusal.key}", card=where)
    return say("refusal", text=text, ruling=refusal.ruling)
