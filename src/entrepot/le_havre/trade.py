"""Buying, selling and repaying: what may be done at any break of a turn (rules 7.6, 7.7; LH-5, LH-6,
LH-30, LH-34)."""

from mypy_extensions import i64

from entrepot.core.decision import LEGAL
from entrepot.core.vecs import vec
from entrepot.le_havre.card import NOT_FOR_SALE
from entrepot.le_havre.card_ids import CARDS
from entrepot.le_havre.choices import BUY, BUY_SHIP, REPAY, SELL, SELL_SHIP, SHIP, YACHT
from entrepot.le_havre.goods import FRANC
from entrepot.le_havre.refusals import (
    COVERED,
    LACKS_FRANCS,
    NEVER_SOLD,
    NO_BUYING_NOW,
    NO_LOAN,
    NOT_IN_PLAY,
    NOT_YOURS,
    OWNED,
    SOLD_THIS_TURN,
    STACK_EMPTY,
)  # fmt: skip
from entrepot.le_havre.round_cards import SHIP_PRICE, SHIP_VALUE, SHIPS
from entrepot.le_havre.rules import LOAN_COSTS
from entrepot.le_havre.state import BOX, PROPOSAL, SHIP_STACK, TOWN, LeHavreState


def buy_refusal(table: LeHavreState, seat: i64, card: i64) -> i64:
    """Why ``seat`` may not buy a building now."""
    place = table.places[card]
    if place >= 0:
        return OWNED
    if place <= BOX:
        return NOT_IN_PLAY
    if place != TOWN and table.tops[PROPOSAL - place] != card:
        return COVERED
    price = table.rules.price[card]
    if price == NOT_FOR_SALE:
        return NEVER_SOLD
    if table.final():
        return NO_BUYING_NOW
    if table.sold[card] == 1:
        return SOLD_THIS_TURN
    return LEGAL if table.held(seat, FRANC) >= price else LACKS_FRANCS


def buy_ship_refusal(table: LeHavreState, seat: i64, kind: i64) -> i64:
    """Why ``seat`` may not buy the top ship of a kind now; liners are never for sale."""
    top = table.ship_tops[kind]
    if top < 0:
        return STACK_EMPTY
    if table.final():
        return NO_BUYING_NOW
    if table.sold[CARDS + top] == 1:
        return SOLD_THIS_TURN
    return LEGAL if table.held(seat, FRANC) >= SHIP_PRICE[kind] else LACKS_FRANCS


def repay_refusal(table: LeHavreState, seat: i64) -> i64:
    """Why ``seat`` cannot return a loan."""
    if table.loans[seat] == 0:
        return NO_LOAN
    return LEGAL if table.held(seat, FRANC) >= LOAN_COSTS else LACKS_FRANCS


def refusal(table: LeHavreState, seat: i64, choice: i64) -> i64:
    """Why a purchase, sale or repayment may not be made at a break of ``seat``'s own turn."""
    if choice == REPAY:
        return repay_refusal(table, seat)
    if choice >= BUY and choice < SELL:
        return buy_refusal(table, seat, choice - BUY)
    if choice >= BUY_SHIP and choice < SHIP:
        return buy_ship_refusal(table, seat, choice - BUY_SHIP)
    return sell_refusal(table, seat, choice)


def is_sale(choice: i64) -> bool:
    return (choice >= SELL and choice < BUY_SHIP) or (choice >= SELL_SHIP and choice < YACHT)


def is_trade(choice: i64) -> bool:
    return (choice >= BUY and choice < SHIP) or (choice >= SELL_SHIP and choice < YACHT) or choice == REPAY


def sell_refusal(table: LeHavreState, seat: i64, choice: i64) -> i64:
    """Why ``seat`` cannot sell what ``choice``, a sale, names."""
    if choice < SELL_SHIP:
        return LEGAL if table.places[choice - SELL] == seat else NOT_YOURS
    return LEGAL if table.ship_places[choice - SELL_SHIP] == seat else NOT_YOURS


def buys_into(table: LeHavreState, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Append the buildings that ``seat`` may buy to ``buffer``, which holds ``n`` choices already."""
    if table.final():
        return n
    francs = table.held(seat, FRANC)
    for card in range(CARDS):
        place = table.places[card]
        if (
            place < 0
            and place > BOX
            and table.rules.price[card] <= francs
            and buy_refusal(table, seat, card) == LEGAL
        ):
            buffer[n] = BUY + card
            n += 1
    return n


def sales_into(table: LeHavreState, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Append the buildings that ``seat`` may sell."""
    for card in range(CARDS):
        if table.places[card] == seat:
            buffer[n] = SELL + card
            n += 1
    return n


def ship_buys_into(table: LeHavreState, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Append the ships that ``seat`` may buy."""
    for kind in range(3):
        if buy_ship_refusal(table, seat, kind) == LEGAL:
            buffer[n] = BUY_SHIP + kind
            n += 1
    return n


def ship_sales_into(table: LeHavreState, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Append the ships that ``seat`` may sell."""
    for ship in range(SHIPS):
        if table.ship_places[ship] == seat:
            buffer[n] = SELL_SHIP + ship
            n += 1
    return n


def resolve(table: LeHavreState, seat: i64, choice: i64) -> None:
    """Carry a purchase, sale or repayment of the active seat out; it cannot buy back in this turn what it
    sells (LH-6)."""
    if choice == REPAY:
        table.repay(seat)
    elif choice >= BUY and choice < SELL:
        card = choice - BUY
        table.lose(seat, FRANC, table.rules.price[card])
        table.clear_discs(card)  # LH-7
        table.move_card(card, seat)
    elif choice >= BUY_SHIP and choice < SHIP:
        kind = choice - BUY_SHIP
        table.lose(seat, FRANC, SHIP_PRICE[kind])
        table.move_ship(table.ship_tops[kind], seat)
    else:
        sell(table, seat, choice)
        table.sold[choice - SELL if choice < SELL_SHIP else CARDS + choice - SELL_SHIP] = 1


def sell(table: LeHavreState, seat: i64, choice: i64) -> None:
    """Sell a building to the town, or a ship to the top of its stack, for half its value."""
    if choice < SELL_SHIP:
        card = choice - SELL
        table.gain(seat, FRANC, table.rules.cards[card].value // 2)
        table.clear_discs(card)
        table.move_card(card, TOWN)
    else:
        ship = choice - SELL_SHIP
        table.gain(seat, FRANC, SHIP_VALUE[ship] // 2)
        table.move_ship(ship, SHIP_STACK)
