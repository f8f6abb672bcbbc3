"""Small trades of the special and craftsman's buildings: Joinery, Furriery, Coal Trader (LH-41)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL, Decision
from entrepot.core.message import Message, say
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card import Effect
from entrepot.le_havre.goods import CHARCOAL, COAL, FRANC, WOOD
from entrepot.le_havre.payment import food_held, pay_food
from entrepot.le_havre.question import HowMany
from entrepot.le_havre.refusals import LACKS_GOODS
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.tell import amount_of


@final
class Joinery(Effect):
    """Sell 1 to 3 wood for a growing price."""

    def __init__(self, first: i64) -> None:
        self.first: i64 = first
        """Francs for one wood; each further one brings a franc more."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LEGAL if cast(LeHavreState, state).held(seat, WOOD) > 0 else LACKS_GOODS

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        held = table.held(seat, WOOD)
        if held == 1:
            sell_wood(table, seat, 1, self.first)
        else:
            table.stack.append(SellWood(seat, self.first, 1, held if held < 3 else 3))

    def text(self) -> list[Message]:
        first = int(self.first)
        return [say("text-joinery", first=first, second=first + 1, third=first + 2)]


def sell_wood(table: LeHavreState, seat: i64, amount: i64, first: i64) -> None:
    table.lose(seat, WOOD, amount)
    table.gain(seat, FRANC, first + amount - 1)


@final
class SellWood(HowMany):
    """How many wood to sell at the Joinery?"""

    name: ClassVar[str] = "sell-wood"

    def __init__(self, seat: i64, first: i64, low: i64, high: i64) -> None:
        super().__init__(seat, low, high, 0)
        self.first: i64 = first

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.first), int(self.low), int(self.high)]

    def take(self, state: State, amount: i64) -> None:
        sell_wood(cast(LeHavreState, state), self.seat, amount, self.first)

    def prompt(self, state: State) -> Message:
        return say("ask-sell-wood")

    def message(self, state: State, choice: i64) -> Message:
        get = amount_of(FRANC, self.first + choice - 1)
        return say("do-convert", give=amount_of(WOOD, choice), get=get)


@final
class TwoParts(Effect):
    """Two exchanges of one good for another, each within its limit, at least one of them (LH-41)."""

    def __init__(self, give: vec[i64], get: vec[i64], rate: vec[i64], limit: vec[i64]) -> None:
        """For each of the two parts: the good given, the good got, how many for one, and how many may be
        given (0: any number)."""
        self.give = give
        self.get = get
        self.rate = rate
        self.limit = limit

    def most(self, table: LeHavreState, seat: i64, part: i64) -> i64:
        """How many ``seat`` may give in a part."""
        held = table.held(seat, self.give[part])
        limit = self.limit[part]
        return limit if limit > 0 and limit < held else held

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        table = cast(LeHavreState, state)
        return LEGAL if self.most(table, seat, 0) + self.most(table, seat, 1) > 0 else LACKS_GOODS

    def begin(self, state: State, seat: i64, card: i64) -> None:
        self.ask(cast(LeHavreState, state), seat, card, 0, 0)

    def ask(self, table: LeHavreState, seat: i64, card: i64, part: i64, done: i64) -> None:
        """Ask for the amount of a part; ``done`` is 1 if something was exchanged already."""
        if part == 2:
            return
        high = self.most(table, seat, part)
        later = self.most(table, seat, 1) if part == 0 else 0
        low: i64 = 0 if done == 1 or later > 0 else 1
        if low == high:
            self.trade(table, seat, card, part, low, done)
        else:
            table.stack.append(Part(seat, card, part, done, low, high, 0))

    def trade(self, table: LeHavreState, seat: i64, card: i64, part: i64, amount: i64, done: i64) -> None:
        table.lose(seat, self.give[part], amount)
        table.gain(seat, self.get[part], amount * self.rate[part])
        self.ask(table, seat, card, part + 1, 1 if amount > 0 else done)

    def text(self) -> list[Message]:
        return [
            say(
                "text-convert",
                limit=int(self.limit[part]),
                give=amount_of(self.give[part], 1),
                get=amount_of(self.get[part], self.rate[part]),
            )
            for part in range(2)
        ] + [say("text-one-or-both")]


@final
class Part(HowMany):
    """How many in this part of the action?"""

    name: ClassVar[str] = "part"

    def __init__(self, seat: i64, card: i64, part: i64, done: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(seat, low, high, given)
        self.card: i64 = card
        self.part: i64 = part
        self.done: i64 = done

    def fields(self) -> list[int]:
        return [
            int(self.seat), int(self.card), int(self.part), int(self.done), int(self.low), int(self.high),
            int(self.given),
        ]  # fmt: skip

    def again(self, low: i64, high: i64, given: i64) -> Decision:
        return Part(self.seat, self.card, self.part, self.done, low, high, given)

    def effect(self, state: State) -> TwoParts:
        return cast(TwoParts, cast(LeHavreState, state).rules.cards[self.card].effect)

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        self.effect(state).trade(table, self.seat, self.card, self.part, amount, self.done)

    def prompt(self, state: State) -> Message:
        effect = self.effect(state)
        give = amount_of(effect.give[self.part], 1)
        return say("ask-part", give=give, get=amount_of(effect.get[self.part], effect.rate[self.part]))

    def message(self, state: State, choice: i64) -> Message:
        effect = self.effect(state)
        amount = self.given + choice
        if amount == 0:
            return say("do-skip")
        give = amount_of(effect.give[self.part], amount)
        get = amount_of(effect.get[self.part], amount * effect.rate[self.part])
        return say("do-convert", give=give, get=get)


@final
class CoalTrader(Effect):
    """Food for charcoal (once) and coal; all food is paid together (LH-41)."""

    def __init__(self, charcoal_food: i64, coal_food: i64, coal_limit: i64) -> None:
        self.charcoal_food: i64 = charcoal_food
        self.coal_food: i64 = coal_food
        self.coal_limit: i64 = coal_limit

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        held = food_held(cast(LeHavreState, state), seat)
        return LEGAL if held >= self.charcoal_food else LACKS_GOODS

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        if food_held(table, seat) >= self.coal_food:
            table.stack.append(Charcoal(seat, card))
        else:
            self.ask_coal(table, seat, card, 1)

    def ask_coal(self, table: LeHavreState, seat: i64, card: i64, charcoal: i64) -> None:
        """Ask how many coal, with ``charcoal`` decided."""
        most = (food_held(table, seat) - charcoal * self.charcoal_food) // self.coal_food
        high = self.coal_limit if self.coal_limit < most else most
        low = 1 - charcoal
        if low == high:
            self.trade(table, seat, charcoal, low)
        else:
            table.stack.append(Coal(seat, card, charcoal, low, high))

    def trade(self, table: LeHavreState, seat: i64, charcoal: i64, coal: i64) -> None:
        pay_food(table, seat, charcoal * self.charcoal_food + coal * self.coal_food, 0)
        table.gain(seat, CHARCOAL, charcoal)
        table.gain(seat, COAL, coal)

    def spends_food(self) -> bool:
        return True

    def text(self) -> list[Message]:
        return [
            say("text-food-for", limit=1, food=int(self.charcoal_food), get=amount_of(CHARCOAL, 1)),
            say(
                "text-food-for", limit=int(self.coal_limit), food=int(self.coal_food), get=amount_of(COAL, 1)
            ),
            say("text-one-or-both"),
        ]


@final
class Charcoal(HowMany):
    """One charcoal from the Coal Trader? 0 or 1."""

    name: ClassVar[str] = "trader-charcoal"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat, 0, 1, 0)
        self.card: i64 = card

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        effect = cast(CoalTrader, table.rules.cards[self.card].effect)
        effect.ask_coal(table, self.seat, self.card, amount)

    def prompt(self, state: State) -> Message:
        effect = cast(CoalTrader, cast(LeHavreState, state).rules.cards[self.card].effect)
        return say("ask-food-for", food=int(effect.charcoal_food), get=amount_of(CHARCOAL, 1))

    def message(self, state: State, choice: i64) -> Message:
        effect = cast(CoalTrader, cast(LeHavreState, state).rules.cards[self.card].effect)
        if choice == 0:
            return say("do-skip")
        return say("do-food-for", food=int(effect.charcoal_food), get=amount_of(CHARCOAL, 1))


@final
class Coal(HowMany):
    """How many coal from the Coal Trader?"""

    name: ClassVar[str] = "trader-coal"

    def __init__(self, seat: i64, card: i64, charcoal: i64, low: i64, high: i64) -> None:
        super().__init__(seat, low, high, 0)
        self.card: i64 = card
        self.charcoal: i64 = charcoal

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.charcoal), int(self.low), int(self.high)]

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        effect = cast(CoalTrader, table.rules.cards[self.card].effect)
        effect.trade(table, self.seat, self.charcoal, amount)

    def prompt(self, state: State) -> Message:
        effect = cast(CoalTrader, cast(LeHavreState, state).rules.cards[self.card].effect)
        return say("ask-food-for", food=int(effect.coal_food), get=amount_of(COAL, 1))

    def message(self, state: State, choice: i64) -> Message:
        effect = cast(CoalTrader, cast(LeHavreState, state).rules.cards[self.card].effect)
        food = self.charcoal * effect.charcoal_food + choice * effect.coal_food
        return say("do-food-for", food=int(food), get=amount_of(COAL, choice))
