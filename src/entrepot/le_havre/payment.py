"""Paying food and energy (LH-9): good by good in the order of falling worth, until it is enough.

A payment in which every token is needed is exactly one whose smallest token still was: so taking tokens
in falling order and stopping when the sum is reached gives each such payment once, and no other.
"""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from entrepot.core.amount import Amount
from entrepot.core.decision import LEGAL, Decision
from entrepot.core.message import Message, say
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.goods import (
    BREAD,
    CHARCOAL,
    COAL,
    COKE,
    ENERGY,
    FISH,
    FOOD,
    FRANC,
    HOLDINGS,
    MEAT,
    NAMES,
    SMOKED_FISH,
    WOOD,
)  # fmt: skip
from entrepot.le_havre.question import HowMany
from entrepot.le_havre.refusals import FEE_SPOILS
from entrepot.le_havre.state import LeHavreState

FOOD_ORDER: Final[vec[i64]] = vec[i64]([MEAT, BREAD, SMOKED_FISH, FISH, FRANC])
ENERGY_ORDER: Final[vec[i64]] = vec[i64]([COKE, COAL, CHARCOAL, WOOD])
FOODS: Final[i64] = 5
FUELS: Final[i64] = 4

SUPPLY: Final[i64] = -1
"""The payee of what goes to the general supply."""
PLENTY: Final[i64] = 1000000
"""No limit."""


def food_held(table: LeHavreState, seat: i64) -> i64:
    """All that a seat could pay in food, francs included."""
    base = seat * HOLDINGS
    goods = table.goods
    dear = 3 * goods[base + MEAT] + 2 * goods[base + BREAD] + 2 * goods[base + SMOKED_FISH]
    return dear + goods[base + FISH] + goods[base + FRANC]


def energy_held(table: LeHavreState, seat: i64) -> i64:
    """All energy that a seat could burn."""
    base = seat * HOLDINGS
    goods = table.goods
    return 10 * goods[base + COKE] + 3 * (goods[base + COAL] + goods[base + CHARCOAL]) + goods[base + WOOD]


# -- food --------------------------------------------------------------------------------------------


def _food_at(table: LeHavreState, seat: i64, at: i64, francs: i64) -> i64:
    """How many tokens of the ``at``-th food a seat may use, with at most ``francs`` francs."""
    good = FOOD_ORDER[at]
    held = table.goods[seat * HOLDINGS + good]
    return francs if good == FRANC and francs < held else held


def _food_after(table: LeHavreState, seat: i64, at: i64, francs: i64) -> i64:
    """The food that everything after the ``at``-th kind could give."""
    total: i64 = 0
    for later in range(at + 1, FOODS):
        total += _food_at(table, seat, later, francs) * FOOD[FOOD_ORDER[later]]
    return total


def pay_food(table: LeHavreState, seat: i64, due: i64, at: i64) -> None:
    """Pay ``due`` food to the supply with the foods from the ``at``-th on; ask where there is a choice.
    The seat must have enough."""
    while due > 0:
        good = FOOD_ORDER[at]
        worth = FOOD[good]
        held = table.goods[seat * HOLDINGS + good]
        most = (due + worth - 1) // worth
        high = held if held < most else most
        lack = due - _food_after(table, seat, at, PLENTY)
        low = (lack + worth - 1) // worth if lack > 0 else 0
        if low != high:
            table.stack.append(PayFood(seat, due, at, low, high, 0))
            return
        if low > 0:
            table.lose(seat, good, low)
        due -= low * worth
        at += 1


@final
class PayFood(HowMany):
    """How many of this food for what is still due?"""

    name: ClassVar[str] = "pay-food"

    def __init__(self, seat: i64, due: i64, at: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(seat, low, high, given)
        self.due: i64 = due
        self.at: i64 = at

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.due), int(self.at), int(self.low), int(self.high), int(self.given)]

    def again(self, low: i64, high: i64, given: i64) -> Decision:
        return PayFood(self.seat, self.due, self.at, low, high, given)

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        good = FOOD_ORDER[self.at]
        if amount > 0:
            table.lose(self.seat, good, amount)
        pay_food(table, self.seat, self.due - amount * FOOD[good], self.at + 1)

    def prompt(self, state: State) -> Message:
        return say("ask-food", due=int(self.due), good=say(f"good-{NAMES[FOOD_ORDER[self.at]]}"))

    def message(self, state: State, choice: i64) -> Message:
        return pay_message(FOOD_ORDER[self.at], self.given + choice, self.due, FOOD[FOOD_ORDER[self.at]])


# -- fees --------------------------------------------------------------------------------------------


def can_pay_fee(table: LeHavreState, seat: i64, due: i64, at: i64, francs: i64, card: i64, goal: i64) -> bool:
    """Whether ``due`` food can be paid with the foods from the ``at``-th on, at most ``francs`` francs
    among them (LH-38), so that the action of ``card`` stays possible (LH-10, LH-40). ``goal`` is 0 if
    the action cannot suffer from the fee, else 1."""
    if due <= 0:
        return goal == 0 or table.rules.cards[card].effect.refusal(table, seat, card) == LEGAL
    if at >= FOODS:
        return False
    good = FOOD_ORDER[at]
    worth = FOOD[good]
    held = _food_at(table, seat, at, francs)
    most = (due + worth - 1) // worth
    high = held if held < most else most
    cell = seat * HOLDINGS + good
    for amount in range(high, -1, -1):
        table.goods[cell] -= amount
        fits = can_pay_fee(table, seat, due - amount * worth, at + 1, francs, card, goal)
        table.goods[cell] += amount
        if fits:
            return True
    return False


def pay_fee(table: LeHavreState, seat: i64, due: i64, at: i64, francs: i64, card: i64, payee: i64) -> None:
    """Pay an entry fee in food to ``payee``; only what keeps the action possible is offered."""
    goal: i64 = 1 if table.rules.cards[card].effect.spends_food() else 0
    while due > 0:
        good = FOOD_ORDER[at]
        worth = FOOD[good]
        held = _food_at(table, seat, at, francs)
        most = (due + worth - 1) // worth
        low: i64 = -1
        count: i64 = 0
        high: i64 = 0
        cell = seat * HOLDINGS + good
        for amount in range((held if held < most else most) + 1):
            table.goods[cell] -= amount
            fits = can_pay_fee(table, seat, due - amount * worth, at + 1, francs, card, goal)
            table.goods[cell] += amount
            if fits:
                low = amount if low < 0 else low
                high = amount
                count += 1
        if count > 1:
            table.stack.append(PayFee(seat, due, at, francs, card, payee, low, high))
            return
        if low > 0:
            table.give(seat, payee, good, low)
        due -= low * worth
        at += 1


@final
class PayFee(HowMany):
    """How many of this food for the entry fee? A fee is 3 food at most."""

    name: ClassVar[str] = "pay-fee"

    def __init__(
        self, seat: i64, due: i64, at: i64, francs: i64, card: i64, payee: i64, low: i64, high: i64
    ) -> None:
        super().__init__(seat, low, high, 0)
        self.due: i64 = due
        self.at: i64 = at
        self.francs: i64 = francs
        self.card: i64 = card
        self.payee: i64 = payee

    def fields(self) -> list[int]:
        return [
            int(self.seat), int(self.due), int(self.at), int(self.francs), int(self.card), int(self.payee),
            int(self.low), int(self.high),
        ]  # fmt: skip

    def refusal(self, state: State, choice: i64) -> i64:
        code = Amount.refusal(self, state, choice)
        if code != LEGAL:
            return code
        table = cast(LeHavreState, state)
        good = FOOD_ORDER[self.at]
        cell = self.seat * HOLDINGS + good
        goal: i64 = 1 if table.rules.cards[self.card].effect.spends_food() else 0
        table.goods[cell] -= choice
        rest = self.due - choice * FOOD[good]
        fits = can_pay_fee(table, self.seat, rest, self.at + 1, self.francs, self.card, goal)
        table.goods[cell] += choice
        return LEGAL if fits else FEE_SPOILS

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for amount in range(self.low, self.high + 1):
            if self.refusal(state, amount) == LEGAL:
                buffer[n] = amount
                n += 1
        return n

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        good = FOOD_ORDER[self.at]
        if amount > 0:
            table.give(self.seat, self.payee, good, amount)
        rest = self.due - amount * FOOD[good]
        pay_fee(table, self.seat, rest, self.at + 1, self.francs, self.card, self.payee)

    def prompt(self, state: State) -> Message:
        return say("ask-fee", due=int(self.due), good=say(f"good-{NAMES[FOOD_ORDER[self.at]]}"))

    def message(self, state: State, choice: i64) -> Message:
        return pay_message(FOOD_ORDER[self.at], choice, self.due, FOOD[FOOD_ORDER[self.at]])

    def reason(self, state: State, choice: i64) -> Message:
        if self.refusal(state, choice) == FEE_SPOILS:
            card = cast(LeHavreState, state).rules.cards[self.card]
            return say("refusal-fee-spoils", card=say(f"card-{card.name}"))
        return Amount.reason(self, state, choice)


# -- energy ------------------------------------------------------------------------------------------


def fewest_fuels(table: LeHavreState, seat: i64, due: i64, at: i64) -> i64:
    """The fewest tokens from the ``at``-th fuel on that give ``due`` energy; more than ``PLENTY`` if all are
    too little."""
    tokens: i64 = 0
    for kind in range(at, FUELS):
        if due <= 0:
            break
        good = ENERGY_ORDER[kind]
        held = table.goods[seat * HOLDINGS + good]
        most = (due + ENERGY[good] - 1) // ENERGY[good]
        used = held if held < most else most
        tokens += used
        due -= used * ENERGY[good]
    return tokens if due <= 0 else 2 * PLENTY


def pay_energy(table: LeHavreState, seat: i64, due: i64, at: i64, spare: i64) -> None:
    """Burn ``due`` energy with the fuels from the ``at``-th on and at most ``spare`` tokens; ask where
    there is a choice. The seat must have enough."""
    while due > 0:
        good = ENERGY_ORDER[at]
        worth = ENERGY[good]
        held = table.goods[seat * HOLDINGS + good]
        most = (due + worth - 1) // worth
        high = held if held < most else most
        low: i64 = 0
        while low < high and low + fewest_fuels(table, seat, due - low * worth, at + 1) > spare:
            low += 1  # more of this, or the smaller fuels do not suffice
        if low != high:
            table.stack.append(PayEnergy(seat, due, at, spare, low, high, 0))
            return
        if low > 0:
            table.lose(seat, good, low)
        due -= low * worth
        spare -= low
        at += 1


@final
class PayEnergy(HowMany):
    """How many of this fuel for the energy still due?"""

    name: ClassVar[str] = "pay-energy"

    def __init__(self, seat: i64, due: i64, at: i64, spare: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(seat, low, high, given)
        self.due: i64 = due
        self.at: i64 = at
        self.spare: i64 = spare

    def fields(self) -> list[int]:
        return [
            int(self.seat), int(self.due), int(self.at), int(self.spare), int(self.low), int(self.high),
            int(self.given),
        ]  # fmt: skip

    def again(self, low: i64, high: i64, given: i64) -> Decision:
        return PayEnergy(self.seat, self.due, self.at, self.spare, low, high, given)

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        good = ENERGY_ORDER[self.at]
        if amount > 0:
            table.lose(self.seat, good, amount)
        pay_energy(table, self.seat, self.due - amount * ENERGY[good], self.at + 1, self.spare - amount)

    def prompt(self, state: State) -> Message:
        return say("ask-energy", due=int(self.due), good=say(f"good-{NAMES[ENERGY_ORDER[self.at]]}"))

    def message(self, state: State, choice: i64) -> Message:
        return pay_message(
            ENERGY_ORDER[self.at], self.given + choice, self.due, ENERGY[ENERGY_ORDER[self.at]]
        )


def pay_message(good: i64, amount: i64, due: i64, worth: i64) -> Message:
    """“3 fish (3 of 5)”: what a step of a payment gives."""
    return say(
        "do-pay-good",
        amount=int(amount),
        good=say(f"good-{NAMES[good]}"),
        sum=int(amount * worth),
        due=int(due),
    )
