"""Entering a building: may I, the fee, the disc, the action (rules 7.3; LH-8, LH-10, LH-11, LH-32)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL, Step
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.choices import FEE_FOOD, FEE_FRANC
from entrepot.le_havre.goods import FRANC, HOLDINGS
from entrepot.le_havre.payment import PLENTY, SUPPLY, can_pay_fee, food_held, pay_fee
from entrepot.le_havre.question import Question
from entrepot.le_havre.refusals import (
    FEE_SPOILS,
    LACKS_FEE,
    LOCKED,
    NOT_IN_PLAY,
    OCCUPIED,
    OWN_DISC,
    STILL_PROPOSAL,
)  # fmt: skip
from entrepot.le_havre.state import BOX, TOWN, LeHavreState
from entrepot.le_havre.tell import fee_message


def use_refusal(table: LeHavreState, seat: i64, card: i64) -> i64:
    """Why ``seat`` may not enter ``card`` as its main action."""
    place = table.places[card]
    if place < TOWN:
        return STILL_PROPOSAL if place > BOX else NOT_IN_PLAY
    if table.rules.cards[card].locked:
        return LOCKED
    if table.discs[seat] == card:
        return OWN_DISC
    if not table.final() and table.occupied(card):
        return OCCUPIED
    return fee_refusal(table, seat, card)


def fee_refusal(table: LeHavreState, seat: i64, card: i64) -> i64:
    """Why ``seat`` could not pay the fee of ``card`` and then carry out its action."""
    row = table.rules.cards[card]
    effect = row.effect
    code = effect.refusal(table, seat, card)
    if code != LEGAL or table.places[card] == seat:
        return code
    if row.fee_food == 0 and row.fee_franc == 0:
        return LEGAL
    if row.fee_franc > 0 and franc_fee_fits(table, seat, card):
        return LEGAL
    if row.fee_food > 0 and food_fee_fits(table, seat, card):
        return LEGAL
    affordable = food_held(table, seat) >= row.fee_food if row.fee_food > 0 else False
    return FEE_SPOILS if affordable or table.held(seat, FRANC) >= row.fee_franc > 0 else LACKS_FEE


def franc_limit(table: LeHavreState, card: i64) -> i64:
    """How many francs a food fee may hold: fewer than the franc alternative costs (LH-38)."""
    francs = table.rules.cards[card].fee_franc
    return francs - 1 if francs > 0 else PLENTY


def food_fee_fits(table: LeHavreState, seat: i64, card: i64) -> bool:
    """Whether the fee can be paid in food and leaves the action possible."""
    row = table.rules.cards[card]
    goal: i64 = 1 if row.effect.spends_food() else 0
    if goal == 0 and row.fee_franc == 0:
        return food_held(table, seat) >= row.fee_food
    return can_pay_fee(table, seat, row.fee_food, 0, franc_limit(table, card), card, goal)


def franc_fee_fits(table: LeHavreState, seat: i64, card: i64) -> bool:
    """Whether the fee can be paid in francs and leaves the action possible."""
    row = table.rules.cards[card]
    cell = seat * HOLDINGS + FRANC
    if table.goods[cell] < row.fee_franc:
        return False
    if not row.effect.spends_food():
        return True
    table.goods[cell] -= row.fee_franc
    fits = row.effect.refusal(table, seat, card) == LEGAL
    table.goods[cell] += row.fee_franc
    return fits


def enter(table: LeHavreState, seat: i64, card: i64) -> None:
    """Pay the fee, move the disc and begin the action of a building that may be entered."""
    row = table.rules.cards[card]
    table.stack.append(Visit(seat, card))
    if table.places[card] == seat:
        return
    if row.fee_food > 0 and row.fee_franc > 0:
        francs = franc_fee_fits(table, seat, card)
        food = food_fee_fits(table, seat, card)
        if francs and food:
            table.stack.append(Fee(seat, card))
        elif francs:
            pay_fee_francs(table, seat, card)
        else:
            pay_fee_food(table, seat, card)
    elif row.fee_franc > 0:
        pay_fee_francs(table, seat, card)
    elif row.fee_food > 0:
        pay_fee_food(table, seat, card)


def payee_of(table: LeHavreState, card: i64) -> i64:
    """Who gets the fee: the owner, or the supply for a town building (LH-39)."""
    return table.places[card] if table.places[card] >= 0 else SUPPLY


def pay_fee_francs(table: LeHavreState, seat: i64, card: i64) -> None:
    table.give(seat, payee_of(table, card), FRANC, table.rules.cards[card].fee_franc)


def pay_fee_food(table: LeHavreState, seat: i64, card: i64) -> None:
    due = table.rules.cards[card].fee_food
    pay_fee(table, seat, due, 0, franc_limit(table, card), card, payee_of(table, card))


@final
class Fee(Question):
    """In food or in francs?"""

    name: ClassVar[str] = "fee"
    inside = True

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def refusal(self, state: State, choice: i64) -> i64:
        return LEGAL if choice == FEE_FOOD or choice == FEE_FRANC else NOT_ASKED

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        buffer[0] = FEE_FOOD
        buffer[1] = FEE_FRANC
        return 2

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        if choice == FEE_FRANC:
            pay_fee_francs(table, self.seat, self.card)
        else:
            pay_fee_food(table, self.seat, self.card)

    def prompt(self, state: State) -> Message:
        table = cast(LeHavreState, state)
        return say("ask-fee-kind", fee=fee_message(table, self.card))


@final
class Visit(Step):
    """The fee is paid: the disc moves, the action begins."""

    name: ClassVar[str] = "visit"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        effect = table.rules.cards[self.card].effect
        effect.begin(table, self.seat, self.card)  # while the disc still tells where it came from (LH-50)
        table.move_disc(self.seat, self.card)
