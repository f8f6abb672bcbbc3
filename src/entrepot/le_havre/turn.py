"""A turn: one main action, and purchases, sales and repayments around it (LH-33, LH-34)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre import trade
from entrepot.le_havre.breaks import Break
from entrepot.le_havre.card_ids import CARDS
from entrepot.le_havre.choices import BUILD, END, PASS, REPAY, TAKE, USE
from entrepot.le_havre.entry import enter, use_refusal
from entrepot.le_havre.goods import OFFERS, offer_good
from entrepot.le_havre.refusals import ACTION_DONE, ACTION_LEFT, CAN_ACT, EMPTY_OFFER
from entrepot.le_havre.round_cards import SHIPS
from entrepot.le_havre.state import TOWN, LeHavreState


@final
class Turn(Break):
    """What does the active seat do? ``acted`` is 1 once the main action is done."""

    name: ClassVar[str] = "turn"

    def __init__(self, seat: i64, acted: i64) -> None:
        super().__init__(seat)
        self.acted: i64 = acted

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.acted)]

    def refusal(self, state: State, choice: i64) -> i64:
        table = cast(LeHavreState, state)
        if choice >= TAKE and choice < BUILD:
            if self.acted == 1:
                return ACTION_DONE
            if choice < USE:
                return LEGAL if table.offers[choice - TAKE] > 0 else EMPTY_OFFER
            return use_refusal(table, self.seat, choice - USE)
        if trade.is_trade(choice):
            return trade.refusal(table, self.seat, choice)
        if choice == END:
            return LEGAL if self.acted == 1 else ACTION_LEFT
        if choice == PASS:
            if self.acted == 1:
                return ACTION_DONE
            return CAN_ACT if has_main_action(table, self.seat) else LEGAL
        return NOT_ASKED

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(LeHavreState, state)
        n: i64 = 0
        if self.acted == 0:
            n = main_actions_into(table, self.seat, buffer)
        stuck = self.acted == 0 and n == 0
        n = trade.buys_into(table, self.seat, buffer, n)
        n = trade.sales_into(table, self.seat, buffer, n)
        n = trade.ship_buys_into(table, self.seat, buffer, n)
        n = trade.ship_sales_into(table, self.seat, buffer, n)
        if trade.repay_refusal(table, self.seat) == LEGAL:
            buffer[n] = REPAY
            n += 1
        if self.acted == 1:
            buffer[n] = END
            n += 1
        elif stuck:
            buffer[n] = PASS
            n += 1
        return n

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        if choice == END:
            end_turn(table)
        elif choice == PASS:
            table.stack.append(Turn(self.seat, 1))
        elif choice >= BUILD:
            table.stack.append(self)
            trade.resolve(table, self.seat, choice)
        else:
            table.stack.append(Turn(self.seat, 1))
            if choice < USE:
                take_offer(table, self.seat, choice - TAKE)
            else:
                enter(table, self.seat, choice - USE)

    def prompt(self, state: State) -> Message:
        return say("ask-turn-end" if self.acted == 1 else "ask-turn")


def main_actions_into(table: LeHavreState, seat: i64, buffer: vec[i64]) -> i64:
    """Write the main actions that ``seat`` could do; return how many."""
    n: i64 = 0
    for offer in range(OFFERS):
        if table.offers[offer] > 0:
            buffer[n] = TAKE + offer
            n += 1
    for card in range(CARDS):
        if table.places[card] >= TOWN and use_refusal(table, seat, card) == LEGAL:
            buffer[n] = USE + card
            n += 1
    return n


def has_main_action(table: LeHavreState, seat: i64) -> bool:
    """Whether ``seat`` has any main action."""
    for offer in range(OFFERS):
        if table.offers[offer] > 0:
            return True
    for card in range(CARDS):
        if table.places[card] >= TOWN and use_refusal(table, seat, card) == LEGAL:
            return True
    return False


def take_offer(table: LeHavreState, seat: i64, offer: i64) -> None:
    """Take everything from an offer space."""
    amount = table.offers[offer]
    table.supply(offer, -amount)
    table.gain(seat, offer_good(offer), amount)


def end_turn(table: LeHavreState) -> None:
    """What was sold in this turn may be bought again (LH-35)."""
    for item in range(CARDS + SHIPS):
        table.sold[item] = 0
