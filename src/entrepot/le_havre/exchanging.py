"""Business Office and Bridge over the Seine: goods of any mix for something else (LH-21, LH-41, LH-42)."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from entrepot.core.amount import Amount
from entrepot.core.decision import LEGAL, Decision, Step
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card import Effect
from entrepot.le_havre.choices import GOOD, SKIP
from entrepot.le_havre.goods import BASIC, BRICK, CHARCOAL, FRANC, GOODS, LEATHER, STEEL
from entrepot.le_havre.question import HowMany, Question
from entrepot.le_havre.refusals import LACKS_GOODS, NEEDS_PART, NOT_IN_POOL
from entrepot.le_havre.shipping import goods_held
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.tell import amount_of, good_name

NOTHING: Final[i64] = -1
"""The second trade of the Business Office, not done."""


# -- Business Office ---------------------------------------------------------------------------------


@final
class Office(Effect):
    """Four goods for steel, and/or one good for charcoal, brick or leather, each once. Both are paid
    together from what was held after the fee, so each set of goods given has one path (LH-41)."""

    def __init__(self, price: i64) -> None:
        self.price: i64 = price
        """Goods for one steel."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LEGAL if goods_held(cast(LeHavreState, state), seat) > 0 else LACKS_GOODS

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        if goods_held(table, seat) >= self.price:
            table.stack.append(ForSteel(seat, self.price))
        else:
            table.stack.append(ForOther(seat, 0))

    def spends_food(self) -> bool:
        return True

    def text(self) -> list[Message]:
        others = [good_name(CHARCOAL), good_name(BRICK), good_name(LEATHER)]
        return [say("text-office", price=int(self.price), a=others[0], b=others[1], c=others[2])]


@final
class ForSteel(HowMany):
    """Four goods for a steel? 0 or 1."""

    name: ClassVar[str] = "for-steel"

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat, 0, 1, 0)
        self.price: i64 = price

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.price)]

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        given = amount * self.price
        if goods_held(table, self.seat) > given:
            table.stack.append(ForOther(self.seat, given))
        else:
            exchange(table, self.seat, given, NOTHING)

    def prompt(self, state: State) -> Message:
        return say("ask-for-steel", price=int(self.price))

    def message(self, state: State, choice: i64) -> Message:
        return say("do-skip") if choice == 0 else say("do-for-steel", price=int(self.price))


@final
class ForOther(Question):
    """One good for charcoal, brick or leather? ``given`` goods go for steel already."""

    name: ClassVar[str] = "for-other"
    inside = True

    def __init__(self, seat: i64, given: i64) -> None:
        super().__init__(seat)
        self.given: i64 = given

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.given)]

    def refusal(self, state: State, choice: i64) -> i64:
        if choice == SKIP:
            return LEGAL if self.given > 0 else NEEDS_PART
        good = choice - GOOD
        if good < 0 or good >= GOODS:
            return NOT_ASKED
        return LEGAL if good == CHARCOAL or good == BRICK or good == LEATHER else NOT_IN_POOL

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        buffer[0] = GOOD + CHARCOAL
        buffer[1] = GOOD + BRICK
        buffer[2] = GOOD + LEATHER
        if self.given == 0:
            return 3
        buffer[3] = SKIP
        return 4

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        if choice == SKIP:
            exchange(table, self.seat, self.given, NOTHING)
        else:
            exchange(table, self.seat, self.given + 1, choice - GOOD)

    def prompt(self, state: State) -> Message:
        return say("ask-for-other")


def exchange(table: LeHavreState, seat: i64, given: i64, other: i64) -> None:
    """Give so many goods of any mix, then take steel (for all but the one of ``other``) and ``other``."""
    table.stack.append(Exchanged(seat, given, other))
    give_goods(table, seat, 0, given)


@final
class Exchanged(Step):
    """The goods are given: the new ones come (LH-41: nothing gained in the visit is spent in it)."""

    name: ClassVar[str] = "exchanged"

    def __init__(self, seat: i64, given: i64, other: i64) -> None:
        self.seat: i64 = seat
        self.given: i64 = given
        self.other: i64 = other

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.given), int(self.other)]

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        if self.given > 1:
            table.gain(self.seat, STEEL, 1)
        if self.other != NOTHING:
            table.gain(self.seat, self.other, 1)


def give_goods(table: LeHavreState, seat: i64, good: i64, left: i64) -> None:
    """Give ``left`` goods of the kinds from ``good`` on; ask where there is a choice."""
    while left > 0:
        held = table.held(seat, good)
        after: i64 = 0
        for later in range(good + 1, GOODS):
            after += table.held(seat, later)
        low = left - after if left > after else 0
        high = held if held < left else left
        if low != high:
            table.stack.append(Give(seat, good, left, low, high))
            return
        if low > 0:
            table.lose(seat, good, low)
        left -= low
        good += 1


@final
class Give(HowMany):
    """How many of this good go to the Business Office?"""

    name: ClassVar[str] = "give"

    def __init__(self, seat: i64, good: i64, left: i64, low: i64, high: i64) -> None:
        super().__init__(seat, low, high, 0)
        self.good: i64 = good
        self.left: i64 = left

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.good), int(self.left), int(self.low), int(self.high)]

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        if amount > 0:
            table.lose(self.seat, self.good, amount)
        give_goods(table, self.seat, self.good + 1, self.left - amount)

    def prompt(self, state: State) -> Message:
        return say("ask-give", left=int(self.left), good=good_name(self.good))

    def message(self, state: State, choice: i64) -> Message:
        return say("do-give", goods=amount_of(self.good, choice))


# -- Bridge over the Seine ---------------------------------------------------------------------------


@final
class Bridge(Effect):
    """Give upgraded goods for 1 franc each and basic goods, three of any mix for 1 franc (LH-21)."""

    def __init__(self, basics: i64) -> None:
        self.basics: i64 = basics
        """Basic goods for one franc."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        table = cast(LeHavreState, state)
        if held_from(table, seat, BASIC, GOODS) > 0:
            return LEGAL
        return LEGAL if held_from(table, seat, 0, BASIC) >= self.basics else LACKS_GOODS

    def begin(self, state: State, seat: i64, card: i64) -> None:
        cross_next(cast(LeHavreState, state), seat, 0, 0, self.basics)

    def spends_food(self) -> bool:
        return True

    def text(self) -> list[Message]:
        return [say("text-bridge", basics=int(self.basics))]


def held_from(table: LeHavreState, seat: i64, first: i64, end: i64) -> i64:
    """Goods of a seat from ``first`` up to but not including ``end``."""
    total: i64 = 0
    for good in range(first, end):
        total += table.held(seat, good)
    return total


def bridge_fits(table: LeHavreState, seat: i64, good: i64, amount: i64, given: i64, set_size: i64) -> bool:
    """Whether giving ``amount`` of ``good``, after ``given`` goods, can be completed: basic goods in
    whole sets, and at least one thing in all."""
    total = given + amount
    if good >= BASIC:
        return total > 0 or held_from(table, seat, good + 1, GOODS) > 0
    lack = (set_size - total % set_size) % set_size
    left = held_from(table, seat, good + 1, BASIC)
    if lack > left:
        return False
    return total + left >= set_size or held_from(table, seat, BASIC, GOODS) > 0


def cross_next(table: LeHavreState, seat: i64, good: i64, given: i64, set_size: i64) -> None:
    """Ask how many of the goods from ``good`` on cross the bridge; ``given`` counts those before."""
    while good < GOODS:
        fitting: i64 = 0
        only: i64 = 0
        high: i64 = 0
        for amount in range(table.held(seat, good) + 1):
            if bridge_fits(table, seat, good, amount, given, set_size):
                fitting += 1
                only = amount
                high = amount
        if fitting > 1:
            table.stack.append(Cross(seat, good, given, set_size, high, 0))
            return
        given = cross(table, seat, good, only, given, set_size)
        good += 1


def cross(table: LeHavreState, seat: i64, good: i64, amount: i64, given: i64, set_size: i64) -> i64:
    """Give ``amount`` of a good; returns how many were given so far. Francs come once a set is full."""
    total = given + amount
    if amount > 0:
        table.lose(seat, good, amount)
        francs = amount if good >= BASIC else total // set_size - given // set_size
        table.gain(seat, FRANC, francs)
    return total


@final
class Cross(HowMany):
    """How many of this good go over the bridge?"""

    name: ClassVar[str] = "cross"

    def __init__(self, seat: i64, good: i64, count: i64, set_size: i64, high: i64, given: i64) -> None:
        super().__init__(seat, 0, high, given)
        self.good: i64 = good
        self.count: i64 = count
        """Goods given before this kind."""
        self.set_size: i64 = set_size

    def fields(self) -> list[int]:
        return [
            int(self.seat), int(self.good), int(self.count), int(self.set_size), int(self.high),
            int(self.given),
        ]  # fmt: skip

    def again(self, low: i64, high: i64, given: i64) -> Decision:
        return Cross(self.seat, self.good, self.count, self.set_size, high, given)

    def refusal(self, state: State, choice: i64) -> i64:
        code = Amount.refusal(self, state, choice)
        if code != LEGAL or choice == 127:
            return code
        table = cast(LeHavreState, state)
        amount = self.given + choice
        fits = bridge_fits(table, self.seat, self.good, amount, self.count, self.set_size)
        return LEGAL if fits else LACKS_GOODS

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        n: i64 = 0
        top = self.high if self.high < 127 else 127
        for amount in range(top + 1):
            if self.refusal(state, amount) == LEGAL:
                buffer[n] = amount
                n += 1
        return n

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        total = cross(table, self.seat, self.good, amount, self.count, self.set_size)
        cross_next(table, self.seat, self.good + 1, total, self.set_size)

    def prompt(self, state: State) -> Message:
        return say("ask-cross", good=good_name(self.good))

    def message(self, state: State, choice: i64) -> Message:
        return say("do-give", goods=amount_of(self.good, self.given + choice))

    def reason(self, state: State, choice: i64) -> Message:
        code = self.refusal(state, choice)
        if code == LACKS_GOODS:
            return say("refusal-no-set", set=int(self.set_size))
        return Amount.reason(self, state, choice)
