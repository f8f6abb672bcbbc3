"""Answers that deserve a thought: what a player of the game would look at, and nothing legal but pointless.

Main actions, constructions, ships and purchases are all looked at. Payments go by rules of thumb: what is
worth least burns and is eaten first, the dearest goods go aboard first, goods given for nothing in
particular are the cheapest ones. Nothing is sold, except a building of one's own to enter it again at once.
"""

from typing import Final

from mypy_extensions import i64

from entrepot.core.amount import Amount
from entrepot.core.decision import Decision
from entrepot.core.vecs import vec
from entrepot.le_havre.choices import BUILD, BUY, BUY_SHIP, END, GOOD, LOAN, PASS, PAY, REPAY, SELL, SHIP, USE
from entrepot.le_havre.construction import BuildAgain
from entrepot.le_havre.converting import Times
from entrepot.le_havre.exchanging import Cross, Give
from entrepot.le_havre.features import CAPACITY, CARD, DEMAND, ENOUGH, FARTHEST, FEW, FLEET, QUANTITIES
from entrepot.le_havre.gains import Pick
from entrepot.le_havre.goods import (
    BASIC,
    BREAD,
    COAL,
    COKE,
    ENERGY,
    FISH,
    FOOD,
    GOODS,
    HOLDINGS,
    MEAT,
    PRICE,
    SMOKED_FISH,
    WOOD,
)  # fmt: skip
from entrepot.le_havre.horizon import actions_left
from entrepot.le_havre.material import Substitutes
from entrepot.le_havre.payment import ENERGY_ORDER, FOOD_ORDER, PayEnergy, PayFee, PayFood
from entrepot.le_havre.round_cards import SHIP_CAPACITY, SHIP_PRICE, SHIP_VALUE
from entrepot.le_havre.rounds import CannotPayInterest, Feeding
from entrepot.le_havre.shipping import Sell
from entrepot.le_havre.state import TOWN, LeHavreState
from entrepot.le_havre.turn import Turn

CHEAPNESS: Final[vec[i64]] = vec[i64]([20, 30, 25, 45, 22, 60, 75, 40, 38, 42, 55, 99, 58, 61, 90, 80])
"""How sorry one is to lose one of each good, without regard to the moment."""


PURCHASES: Final[i64] = 3
"""So many things to buy are looked at in a turn, the best by ``gain_of``."""


def sensible_into(table: LeHavreState, last: i64, worths: vec[float], buffer: vec[i64]) -> i64:
    """Write the answers that deserve a thought; see ``Evaluation.sensible_into``. ``worths`` is the table
    of the evaluation."""
    top = table.stack[-1]
    assert isinstance(top, Decision)
    if isinstance(top, Turn):
        return turn_into(table, top, last, worths, buffer)
    if isinstance(top, Feeding):
        return feeding_into(table, top, buffer)
    if isinstance(top, CannotPayInterest):
        buffer[0] = LOAN
        return 1
    n = top.legal_into(table, buffer)
    if n <= 1:
        return n
    if isinstance(top, BuildAgain):
        return keep_builds(buffer, n)
    if isinstance(top, Pick):
        return pick_into(table, top, buffer)
    if isinstance(top, Amount):
        return amounts_into(table, top, worths, buffer, n)
    return n


# -- the turn ----------------------------------------------------------------------------------------


def turn_into(table: LeHavreState, turn: Turn, last: i64, worths: vec[float], buffer: vec[i64]) -> i64:
    """Main actions first; before one a building is bought, or sold, only to enter it at once. Then a few
    purchases, the better ones before the others, and repayments."""
    seat = turn.seat
    n = turn.legal_into(table, buffer)
    if turn.acted == 1:
        return trades_into(table, seat, last, worths, buffer, n)
    kept: i64 = 0
    entered: i64 = -1  # the building that was bought or sold to be entered
    if last >= BUY and last < BUY_SHIP:
        entered = last - BUY if last < SELL else last - SELL
    first = row_of(table, seat)
    opened: i64 = 0
    for i in range(n):
        choice = buffer[i]
        if choice < BUILD:
            keep = entered < 0 or choice == USE + entered
        elif choice < SELL:
            keep = entered < 0 and opened < PURCHASES and worth_entering(table, choice - BUY)
            keep = keep and gain_of(table, seat, choice, worths, first) > 0.0
            opened += 1 if keep else 0
        elif choice < BUY_SHIP:
            card = choice - SELL
            keep = entered < 0 and table.discs[seat] == card and not table.rules.cards[card].locked
            keep = keep and actions_left(table, seat) < 12
        else:
            keep = choice == PASS
        if keep:
            buffer[kept] = choice
            kept += 1
    if kept == 0:  # what was bought cannot be entered after all
        return turn.legal_into(table, buffer) if entered < 0 else turn_into(table, turn, -1, worths, buffer)
    return kept


def worth_entering(table: LeHavreState, card: i64) -> bool:
    """Whether buying a building opens it, or saves its fee."""
    row = table.rules.cards[card]
    if row.locked:
        return False
    return table.places[card] < TOWN or table.occupied(card) or row.fee_food > 0 or row.fee_franc > 0


def trades_into(
    table: LeHavreState, seat: i64, last: i64, worths: vec[float], buffer: vec[i64], n: i64
) -> i64:  # fmt: skip
    """After the main action: the best few purchases, each only after better ones, so that every set of them
    comes up once; a repayment; the end."""
    first = row_of(table, seat)
    bought = (last >= BUY and last < SELL) or (last >= BUY_SHIP and last < SHIP)
    limit = gain_of(table, seat, last, worths, first) if bought else 1000000.0
    repay = False
    kept: i64 = 0
    for i in range(n):
        choice = buffer[i]
        repay = repay or choice == REPAY
        if (choice >= BUY and choice < SELL) or (choice >= BUY_SHIP and choice < SHIP):
            gain = gain_of(table, seat, choice, worths, first)
            if last == REPAY or gain > limit or gain < -4.0:
                continue
            at = kept
            while at > 0 and gain_of(table, seat, buffer[at - 1], worths, first) < gain:
                if at < PURCHASES:
                    buffer[at] = buffer[at - 1]
                at -= 1
            if at < PURCHASES:
                buffer[at] = choice
                kept = kept + 1 if kept < PURCHASES else PURCHASES
    if repay:
        buffer[kept] = REPAY
        kept += 1
    buffer[kept] = END
    return kept + 1


def row_of(table: LeHavreState, seat: i64) -> i64:
    """Where the worths for the number of actions that a seat has left begin."""
    left = actions_left(table, seat)
    return (left if left < FARTHEST else FARTHEST) * QUANTITIES


def gain_of(table: LeHavreState, seat: i64, choice: i64, worths: vec[float], first: i64) -> float:
    """About what a purchase adds to the final score; a little is taken off for a higher index, so that no
    two gains are equal."""
    if choice < SELL:
        card = choice - BUY
        row = table.rules.cards[card]
        gain = float(row.value - table.rules.price[card]) + worths[first + CARD + card]
        return gain - 0.001 * float(card)
    kind = choice - BUY_SHIP
    top = table.ship_tops[kind]
    value = SHIP_VALUE[top] if top >= 0 else 0  # one that was just bought has left its stack
    meals = float(table.rules.ship_food[kind] * (table.rules.rounds - table.round + 1))
    capacity = float(SHIP_CAPACITY[kind]) * worths[first + CAPACITY] + worths[first + FLEET]
    return float(value - SHIP_PRICE[kind]) + capacity - worths[first + DEMAND] * meals - 0.001 * float(choice)


def feeding_into(table: LeHavreState, feeding: Feeding, buffer: vec[i64]) -> i64:
    """Pay or borrow; afterwards repay or end."""
    n = feeding.legal_into(table, buffer)
    kept: i64 = 0
    for i in range(n):
        choice = buffer[i]
        if choice == PAY or choice == LOAN or choice == REPAY or choice == END:
            buffer[kept] = choice
            kept += 1
    return kept


def keep_builds(buffer: vec[i64], n: i64) -> i64:
    """A second construction or none: no trade in between."""
    kept: i64 = 0
    for i in range(n):
        if (buffer[i] >= BUILD and buffer[i] < BUY) or buffer[i] == END:
            buffer[kept] = buffer[i]
            kept += 1
    return kept


# -- goods -------------------------------------------------------------------------------------------


def pick_into(table: LeHavreState, pick: Pick, buffer: vec[i64]) -> i64:
    """The Marketplace: the dearest goods of the pool, or all but the last of them and the next."""
    best: i64 = -1
    other: i64 = -1
    for good in range(pick.first, GOODS):
        if (pick.pool >> good) & 1 == 0:
            continue
        dearer: i64 = 0
        for rival in range(pick.first, GOODS):
            if (pick.pool >> rival) & 1 == 1 and want(table, pick.seat, rival) > want(table, pick.seat, good):
                dearer += 1
        if dearer < pick.left and best < 0:
            best = good
        elif dearer == pick.left and best < 0:
            other = good
    if best < 0:
        return pick.legal_into(table, buffer)
    if other >= 0:
        buffer[0] = GOOD + other
        buffer[1] = GOOD + best
        return 2
    buffer[0] = GOOD + best
    return 1


def want(table: LeHavreState, seat: i64, good: i64) -> i64:
    """How much one more of a good is wanted: less the more are there. No two goods are wanted alike."""
    return (CHEAPNESS[good] * 10) // (2 + table.held(seat, good)) * 16 + good


def amounts_into(
    table: LeHavreState, question: Amount, worths: vec[float], buffer: vec[i64], n: i64
) -> i64:  # fmt: skip
    """A few of the ``n`` legal amounts in ``buffer``."""
    low = buffer[0]
    high = buffer[n - 1]
    if isinstance(question, Times):
        return some_times(low, high, buffer)
    if isinstance(question, Substitutes):
        buffer[0] = low
        return 1
    if isinstance(question, PayFood):
        return food_into(table, question.seat, FOOD_ORDER[question.at], question.due, low, high, buffer)
    if isinstance(question, PayFee):
        return low_and_high(low, high, buffer)
    if isinstance(question, PayEnergy):
        return energy_into(ENERGY_ORDER[question.at], question.due, low, high, buffer)
    if isinstance(question, Sell):
        return cargo_into(table, question, low, high, worths, buffer)
    if isinstance(question, Give):
        return give_into(table, question, low, high, buffer)
    if isinstance(question, Cross):
        late = actions_left(table, question.seat) <= 2
        buffer[0] = high if late or (question.good >= BASIC and PRICE[question.good] <= 1) else low
        return 1
    if n > 8:
        return some_times(low, high, buffer)
    return n


def some_times(low: i64, high: i64, buffer: vec[i64]) -> i64:
    """As often as possible, a little less, half of it, once."""
    n: i64 = 0
    for step in range(6):
        amount = high - step
        if step == 3:
            amount = high - 4
        elif step == 4:
            amount = (high + 1) // 2
        elif step == 5:
            amount = 1
        if amount < low or amount > high:
            continue
        known = False
        for i in range(n):
            known = known or buffer[i] == amount
        if not known:
            buffer[n] = amount
            n += 1
    return n


def low_and_high(low: i64, high: i64, buffer: vec[i64]) -> i64:
    buffer[0] = low
    if low == high:
        return 1
    buffer[1] = high
    return 2


def clipped(amount: i64, low: i64, high: i64) -> i64:
    """``amount``, moved into the legal range."""
    if amount < low:
        return low
    return amount if amount < high else high


def food_into(
    table: LeHavreState, seat: i64, good: i64, due: i64, low: i64, high: i64, buffer: vec[i64]
) -> i64:  # fmt: skip
    """Meat first, then the rest so that nothing is wasted; bread and smoked fish may be kept for a ship."""
    whole = clipped(due // FOOD[good], low, high)
    if good == BREAD or good == SMOKED_FISH:
        goods = table.goods
        base = seat * HOLDINGS
        later = goods[base + FISH] + (2 * goods[base + SMOKED_FISH] if good == BREAD else 0)
        spared = clipped((due - later + 1) // 2, low, high)
        return low_and_high(spared, whole, buffer) if spared < whole else low_and_high(whole, whole, buffer)
    if good == MEAT and whole < high:
        return low_and_high(whole, high, buffer)
    return low_and_high(whole, whole, buffer)


def energy_into(good: i64, due: i64, low: i64, high: i64, buffer: vec[i64]) -> i64:
    """Coke and coal are spared or used in full, charcoal and wood as far as nothing is wasted."""
    whole = clipped(due // ENERGY[good], low, high)
    if good == COKE or good == COAL:
        n = low_and_high(low, whole, buffer)
        if high > whole:
            buffer[n] = high
            n += 1
        return n
    if good == WOOD:
        return low_and_high(whole, whole, buffer)
    return low_and_high(whole, high, buffer)


def cargo_into(
    table: LeHavreState, sell: Sell, low: i64, high: i64, worths: vec[float], buffer: vec[i64]
) -> i64:  # fmt: skip
    """What the dearer goods leave room for; goods that are worth more ashore stay there."""
    good = sell.good
    first = row_of(table, sell.seat)
    dearer: i64 = 0
    for later in range(good + 1, GOODS):
        if PRICE[later] >= PRICE[good]:
            dearer += table.held(sell.seat, later)
    room = clipped(sell.most - dearer, low, high)
    if worths[first + FEW + good] > float(PRICE[good]):
        spare = table.held(sell.seat, good) - ENOUGH[good]  # the first few are worth more than the others
        room = clipped(spare if spare < room else room, low, high)
    buffer[0] = room
    return 1


def give_into(table: LeHavreState, give: Give, low: i64, high: i64, buffer: vec[i64]) -> i64:
    """The Business Office takes any goods: the cheapest go."""
    cheaper: i64 = 0
    for later in range(give.good + 1, GOODS):
        if CHEAPNESS[later] < CHEAPNESS[give.good]:
            cheaper += table.held(give.seat, later)
    amount = clipped(give.left - cheaper, low, high)
    return low_and_high(amount, amount, buffer)
