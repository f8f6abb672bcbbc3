"""Actions that turn goods into others or into francs, as often as wished (rules 7.3.4; LH-17, LH-44)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL, Decision, Step
from entrepot.core.message import Message, say
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card import Effect
from entrepot.le_havre.gains import several
from entrepot.le_havre.goods import ENERGY, FOOD, FRANC, HIDES, HOLDINGS
from entrepot.le_havre.material import material_held, pay_material
from entrepot.le_havre.payment import PLENTY, energy_held, pay_energy
from entrepot.le_havre.question import HowMany
from entrepot.le_havre.refusals import LACKS_ENERGY, LACKS_GOODS
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.tell import card_name


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
class Times(HowMany):
    """How many times?"""

    name: ClassVar[str] = "times"

    def __init__(self, seat: i64, card: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(seat, low, high, given)
        self.card: i64 = card

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card), int(self.low), int(self.high), int(self.given)]

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
