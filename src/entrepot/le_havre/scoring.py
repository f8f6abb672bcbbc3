"""The score (rules, section 11; LH-29, LH-57)."""

from mypy_extensions import i64

from entrepot.le_havre.card import CRAFTSMAN, ECONOMIC, INDUSTRIAL, PUBLIC
from entrepot.le_havre.card_ids import CARDS, YACHT_CARD, card_index
from entrepot.le_havre.goods import FRANC, GOODS
from entrepot.le_havre.round_cards import SHIP_VALUE, SHIPS
from entrepot.le_havre.rules import LOAN_COSTS, LOAN_PENALTY
from entrepot.le_havre.state import LeHavreState

STOREHOUSE = card_index("24")
DOCK = card_index("26")
TOWN_HALL = card_index("28")
BANK = card_index("29")
BUSINESS_PARK = card_index("012")
GUILDHOUSE = card_index("013")


def loans_kept(table: LeHavreState, seat: i64) -> i64:
    """The loans that stay when money is used to repay first (LH-29)."""
    payable = table.held(seat, FRANC) // LOAN_COSTS
    return table.loans[seat] - payable if table.loans[seat] > payable else 0


def francs(table: LeHavreState, seat: i64) -> i64:
    """Francs in hand, after repaying what can be repaid."""
    return table.held(seat, FRANC) - LOAN_COSTS * (table.loans[seat] - loans_kept(table, seat))


def building_values(table: LeHavreState, seat: i64) -> i64:
    total: i64 = 0
    for card in range(CARDS):
        if table.places[card] == seat:
            total += table.rules.cards[card].value
    return total


def ship_values(table: LeHavreState, seat: i64) -> i64:
    total: i64 = 0
    for ship in range(SHIPS):
        if table.ship_places[ship] == seat:
            total += SHIP_VALUE[ship]
    return total


def bonus(table: LeHavreState, seat: i64) -> i64:
    """What the bonus cards bring; they count themselves where their type fits (LH-57)."""
    total: i64 = 0
    places = table.places
    if places[STOREHOUSE] == seat:
        goods: i64 = 0
        for good in range(GOODS):
            goods += table.held(seat, good)
        total += goods // 2  # LH-22
    if places[DOCK] == seat:
        ships: i64 = 1 if places[YACHT_CARD] == seat else 0  # LH-49
        for ship in range(SHIPS):
            if table.ship_places[ship] == seat:
                ships += 1
        total += 4 * ships
    if places[TOWN_HALL] == seat:
        total += 4 * table.count_type(seat, PUBLIC) + 2 * table.count_type(seat, CRAFTSMAN)
    if places[BANK] == seat:
        total += 3 * table.count_type(seat, INDUSTRIAL) + 2 * table.count_type(seat, ECONOMIC)
    if places[BUSINESS_PARK] == seat:
        total += 2 * table.count_type(seat, INDUSTRIAL)
    if places[GUILDHOUSE] == seat:
        total += 2 * table.count_type(seat, ECONOMIC)
    return total


def score(table: LeHavreState, seat: i64) -> i64:
    """Net worth of a seat as if the game ended now."""
    return (
        francs(table, seat)
        + building_values(table, seat)
        + ship_values(table, seat)
        + bonus(table, seat)
        - LOAN_PENALTY * loans_kept(table, seat)
    )


def score_sheet(table: LeHavreState) -> list[dict[str, int]]:
    """For each seat its points by source: francs, buildings, ships, bonus, loans."""
    return [
        {
            "francs": int(francs(table, seat)),
            "buildings": int(building_values(table, seat)),
            "ships": int(ship_values(table, seat)),
            "bonus": int(bonus(table, seat)),
            "loans": -int(LOAN_PENALTY * loans_kept(table, seat)),
        }
        for seat in range(table.players)
    ]
