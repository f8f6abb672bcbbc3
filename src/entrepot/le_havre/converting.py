"""Actions that turn goods into others or into francs, as often as wished (rules 7.3.4; LH-17, LH-44)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.amount import Amount
from entrepot.core.decision import LEGAL, Decision, Step
from entrepot.core.message import Message, say
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card import Effect
from entrepot.le_havre.gains import several
from entrepot.le_havre.goods import CHARCOAL, COAL, ENERGY, FOOD, FRANC, HIDES, HOLDINGS, WOOD
from entrepot.le_havre.material import material_held, pay_material
from entrepot.le_havre.payment import PLENTY, energy_held, food_held, pay_energy, pay_food
from entrepot.le_havre.refusals import LACKS_ENERGY, LACKS_GOODS
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.tell import amount_of, card_name


@final
class Convert(Effect):
    """Give one set of goods for another, up to ``limit`` times, with energy and a subsidy."""

    def __init__(
        self,
        inputs: vec[i64],
        outputs: vec[i64],
        limit: i64 = 0,
        half_energy: i64 = 0,
        flat_energy: i64 = 0,
        half_francs: i64 = 0,
        half_hides: i64 = 0,
    ) -> None:
        """``limit`` 0: as often as wished. ``half_energy``, ``half_francs`` and ``half_hides`` count in
        halves for each time: energy is added up and rounded up, the others are rounded down (LH-17);
        ``flat_energy`` is paid once."""
        self.inputs = inputs
        self.outputs = outputs
        self.limit: i64 = limit
        self.half_energy: i64 = half_energy
        self.flat_energy: i64 = flat_energy
        self.half_francs: i64 = half_francs
        self.half_hides: i64 = half_hides
        food = False
        for good in range(HOLDINGS):
            if inputs[good] > 0 and FOOD[good] > 0:
                food = True
        self.takes_food = food

    def energy(self, table: LeHavreState, seat: i64, times: i64) -> i64:
        """The energy due for so many times, Wind Farm taken off (LH-46)."""
        return table.energy_due(seat, (self.half_energy * times + 1) // 2 + self.flat_energy)

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return self.fits(cast(LeHavreState, state), seat, 1)

    def fits(self, table: LeHavreState, seat: i64, times: i64) -> i64:
        """Why ``seat`` cannot convert so many times."""
        burnt: i64 = 0
        for good in range(HOLDINGS):
            need = self.inputs[good] * times
            if need > 0:
                if material_held(table, seat, good) < need:
                    return LACKS_GOODS
                burnt += need * ENERGY[good]
        due = self.energy(table, seat, times)
        if due > 0 and energy_held(table, seat) - burnt < due:
            return LACKS_ENERGY
        return LEGAL

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        high: i64 = 1
        while (self.limit == 0 or high < self.limit) and self.fits(table, seat, high + 1) == LEGAL:
            high += 1
        if high == 1:
            self.carry_out(table, seat, card, 1)
        else:
            table.stack.append(Times(seat, card, 1, high, 0))

    def carry_out(self, table: LeHavreState, seat: i64, card: i64, times: i64) -> None:
        """Pay for so many times; the ``Yield`` under the payments brings what comes out."""
        table.stack.append(Yield(seat, card, times))
        for good in range(HOLDINGS):
            pay_material(table, seat, good, self.inputs[good] * times)
        pay_energy(table, seat, self.energy(table, seat, times), 0, PLENTY)

    def give_out(self, table: LeHavreState, seat: i64, times: i64) -> None:
        for good in range(HOLDINGS):
            if self.outputs[good] > 0:
                table.gain(seat, good, self.outputs[good] * times)
        table.gain(seat, FRANC, self.half_francs * times // 2)
        table.gain(seat, HIDES, self.half_hides * times // 2)

    def spends_food(self) -> bool:
        return self.takes_food

    def result(self, times: i64) -> Message:
        """“3 bread, 1 franc”: what so many times bring."""
        out = self.outputs[:]
        for good in range(HOLDINGS):
            out[good] = out[good] * times
        out[FRANC] += self.half_francs * times // 2
        out[HIDES] += self.half_hides * times // 2
        return several(out)

    def text(self) -> list[Message]:
        lines = [
            say("text-convert", limit=int(self.limit), give=several(self.inputs), get=several(self.outputs))
        ]
        if self.half_energy or self.flat_energy:
            lines.append(say("text-energy", half=int(self.half_energy), flat=int(self.flat_energy)))
        if self.half_francs:
            lines.append(say("text-subsidy", half=int(self.half_francs)))
        if self.half_hides:
            lines.append(say("text-hides", half=int(self.half_hides)))
        return lines


@final
class Times(Amount):
    """How many times?"""

    name: ClassVar[str] = "times"

    def __init__(self, seat: i64, card: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(low, high, given)
        self.seat: i64 = seat
        self.card: i64 = card

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.low), int(self.high), int(self.given)]

    def decider(self, state: State) -> i64:
        return self.seat

    def again(self, low: i64, high: i64, given: i64) -> Decision:
        return Times(self.seat, self.card, low, high, given)

    def effect(self, state: State) -> Convert:
        return cast(Convert, cast(LeHavreState, state).rules.cards[self.card].effect)

    def take(self, state: State, amount: i64) -> None:
        self.effect(state).carry_out(cast(LeHavreState, state), self.seat, self.card, amount)

    def prompt(self, state: State) -> Message:
        return say("ask-times", card=card_name(cast(LeHavreState, state), self.card))

    def message(self, state: State, choice: i64) -> Message:
        table = cast(LeHavreState, state)
        effect = self.effect(state)
        times = self.given + choice
        goods = effect.inputs[:]
        for good in range(HOLDINGS):
            goods[good] = goods[good] * times
        energy = effect.energy(table, self.seat, times)
        if energy == 0:
            return say("do-convert", give=several(goods), get=effect.result(times))
        return say("do-convert-energy", give=several(goods), get=effect.result(times), energy=int(energy))


@final
class Yield(Step):
    """Everything is paid: the goods come out."""

    name: ClassVar[str] = "yield"

    def __init__(self, seat: i64, card: i64, times: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.times: i64 = times

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.times)]

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        cast(Convert, table.rules.cards[self.card].effect).give_out(table, self.seat, self.times)


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
class SellWood(Amount):
    """How many wood to sell at the Joinery?"""

    name: ClassVar[str] = "sell-wood"

    def __init__(self, seat: i64, first: i64, low: i64, high: i64) -> None:
        super().__init__(low, high, 0)
        self.seat: i64 = seat
        self.first: i64 = first

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.first), int(self.low), int(self.high)]

    def decider(self, state: State) -> i64:
        return self.seat

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
class Part(Amount):
    """How many in this part of the action?"""

    name: ClassVar[str] = "part"

    def __init__(self, seat: i64, card: i64, part: i64, done: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(low, high, given)
        self.seat: i64 = seat
        self.card: i64 = card
        self.part: i64 = part
        self.done: i64 = done

    def fields(self) -> list[int]:
        return [
            int(self.seat), int(self.card), int(self.part), int(self.done), int(self.low), int(self.high),
            int(self.given),
        ]  # fmt: skip

    def decider(self, state: State) -> i64:
        return self.seat

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
class Charcoal(Amount):
    """One charcoal from the Coal Trader? 0 or 1."""

    name: ClassVar[str] = "trader-charcoal"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(0, 1, 0)
        self.seat: i64 = seat
        self.card: i64 = card

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def decider(self, state: State) -> i64:
        return self.seat

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
class Coal(Amount):
    """How many coal from the Coal Trader?"""

    name: ClassVar[str] = "trader-coal"

    def __init__(self, seat: i64, card: i64, charcoal: i64, low: i64, high: i64) -> None:
        super().__init__(low, high, 0)
        self.seat: i64 = seat
        self.card: i64 = card
        self.charcoal: i64 = charcoal

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.charcoal), int(self.low), int(self.high)]

    def decider(self, state: State) -> i64:
        return self.seat

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
