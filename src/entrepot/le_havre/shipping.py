"""Wharf and Shipping Line (rules 7.5; LH-15, LH-16, LH-46 to LH-49)."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL, Decision, Step
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card import Effect
from entrepot.le_havre.card_ids import YACHT_CARD
from entrepot.le_havre.choices import GOOD, SELL_SHIP, SHIP, YACHT
from entrepot.le_havre.goods import BRICK, FRANC, GOODS, HOLDINGS, IRON, NAMES, PRICE, STEEL, WOOD
from entrepot.le_havre.material import material_held, pay_material
from entrepot.le_havre.payment import PLENTY, energy_held, fewest_fuels, pay_energy
from entrepot.le_havre.question import HowMany, Question
from entrepot.le_havre.refusals import (
    LACKS_BRICK,
    LACKS_ENERGY,
    LACKS_GOODS,
    NO_CARGO,
    NO_SHIP_TO_BUILD,
    NO_YACHT,
    NOT_AN_IRON_SHIP,
    STACK_EMPTY,
)  # fmt: skip
from entrepot.le_havre.round_cards import (
    IRON_SHIP,
    LINER,
    SHIP_CAPACITY,
    SHIP_ENERGY,
    SHIP_KIND,
    SHIP_MATERIAL,
    SHIPS,
    STEEL_SHIP,
    WOODEN,
)  # fmt: skip
from entrepot.le_havre.state import GONE, TOWN, LeHavreState
from entrepot.le_havre.tell import amount_of

KINDS: Final[i64] = 4


def ship_good(kind: i64) -> i64:
    """What a ship of this kind is made of."""
    if kind == WOODEN:
        return WOOD
    return IRON if kind == IRON_SHIP else STEEL


@final
class Wharf(Effect):
    """Build one ship."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        table = cast(LeHavreState, state)
        for kind in range(KINDS):
            if ship_refusal(table, seat, card, kind) == LEGAL:
                return LEGAL
        for ship in range(SHIPS):
            if yacht_refusal(table, seat, ship) == LEGAL:
                return LEGAL
        return NO_SHIP_TO_BUILD

    def begin(self, state: State, seat: i64, card: i64) -> None:
        cast(LeHavreState, state).stack.append(BuildShip(seat, card))

    def text(self) -> list[Message]:
        return [say("text-wharf", energy=int(SHIP_ENERGY))]


def ship_cost_refusal(table: LeHavreState, seat: i64, kind: i64) -> i64:
    """Why ``seat`` cannot pay material and energy of a ship; what it is built of does not burn."""
    good = ship_good(kind)
    need = SHIP_MATERIAL[kind]
    if material_held(table, seat, good) < need:
        return LACKS_GOODS
    fuel = energy_held(table, seat) - (need if kind == WOODEN else 0)
    return LEGAL if fuel >= table.energy_due(seat, SHIP_ENERGY) else LACKS_ENERGY


def ship_refusal(table: LeHavreState, seat: i64, wharf: i64, kind: i64) -> i64:
    """Why ``seat`` cannot build the top ship of a kind at this wharf."""
    if table.ship_tops[kind] < 0:
        return STACK_EMPTY
    if kind != WOODEN and not table.is_modern(wharf) and table.held(seat, BRICK) == 0:
        return LACKS_BRICK
    return ship_cost_refusal(table, seat, kind)


def yacht_refusal(table: LeHavreState, seat: i64, ship: i64) -> i64:
    """Why ``seat`` cannot give this ship for the Luxury Yacht (LH-49)."""
    if table.places[YACHT_CARD] != TOWN:
        return NO_YACHT
    mine = table.ship_places[ship] == seat and SHIP_KIND[ship] == IRON_SHIP
    return LEGAL if mine else NOT_AN_IRON_SHIP


@final
class BuildShip(Question):
    """Which ship?"""

    name: ClassVar[str] = "build-ship"
    inside = True

    def __init__(self, seat: i64, wharf: i64) -> None:
        super().__init__(seat)
        self.wharf: i64 = wharf

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.wharf)]

    def refusal(self, state: State, choice: i64) -> i64:
        table = cast(LeHavreState, state)
        if choice >= SHIP and choice < SELL_SHIP:
            return ship_refusal(table, self.seat, self.wharf, choice - SHIP)
        if choice >= YACHT and choice < GOOD:
            return yacht_refusal(table, self.seat, choice - YACHT)
        return NOT_ASKED

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(LeHavreState, state)
        n: i64 = 0
        for kind in range(KINDS):
            if ship_refusal(table, self.seat, self.wharf, kind) == LEGAL:
                buffer[n] = SHIP + kind
                n += 1
        for ship in range(SHIPS):
            if yacht_refusal(table, self.seat, ship) == LEGAL:
                buffer[n] = YACHT + ship
                n += 1
        return n

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        if choice >= YACHT:
            table.move_ship(choice - YACHT, GONE)
            table.move_card(YACHT_CARD, self.seat)
            return
        kind = choice - SHIP
        if kind != WOODEN and not table.is_modern(self.wharf):
            table.lose(self.seat, BRICK, 1)
            table.modernise(self.wharf)
        table.move_ship(table.ship_tops[kind], self.seat)
        pay_material(table, self.seat, ship_good(kind), SHIP_MATERIAL[kind])
        pay_energy(table, self.seat, table.energy_due(self.seat, SHIP_ENERGY), 0, PLENTY)

    def prompt(self, state: State) -> Message:
        return say("ask-ship")


# -- Shipping Line -----------------------------------------------------------------------------------


def capacity(table: LeHavreState, seat: i64, ships: i64) -> i64:
    """What a seat's ``ships`` most capacious ships carry. Nothing distinguishes two ships but what they
    hold, so sending smaller ones would only be worse."""
    left = ships
    total: i64 = 0
    for kind in (STEEL_SHIP, IRON_SHIP, WOODEN):
        n = table.count_ships(seat, kind)
        used = n if n < left else left
        total += used * SHIP_CAPACITY[kind]
        left -= used
    return total


def goods_held(table: LeHavreState, seat: i64) -> i64:
    """All goods of a seat, francs not counted."""
    total: i64 = 0
    for good in range(GOODS):
        total += table.goods[seat * HOLDINGS + good]
    return total


def most_ships(table: LeHavreState, seat: i64) -> i64:
    """How many ships a seat can send: fuel for all, and goods left for each."""
    fleet: i64 = 0
    for kind in range(LINER):
        fleet += table.count_ships(seat, kind)
    goods = goods_held(table, seat)
    for ships in range(1, fleet + 1):
        burnt = fewest_fuels(table, seat, table.energy_due(seat, SHIP_ENERGY * ships), 0)
        if burnt > goods - capacity(table, seat, ships - 1) - 1:
            return ships - 1
    return fleet


@final
class ShippingLine(Effect):
    """Sell goods overseas: 3 energy a ship, francs by the price list (LH-16)."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LEGAL if most_ships(cast(LeHavreState, state), seat) > 0 else NO_CARGO

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        high = most_ships(table, seat)
        if high == 1:
            load(table, seat, 1)
        else:
            table.stack.append(Ships(seat, 1, high))

    def spends_food(self) -> bool:
        return True

    def text(self) -> list[Message]:
        return [say("text-shipping", energy=int(SHIP_ENERGY))]


def load(table: LeHavreState, seat: i64, ships: i64) -> None:
    """Burn the energy for so many ships, then sell more goods than one ship fewer would carry: a ship
    that is not needed is not sent, its fuel could be left out (LH-9)."""
    low = capacity(table, seat, ships - 1) + 1
    high = capacity(table, seat, ships)
    spare = goods_held(table, seat) - low
    table.stack.append(Cargo(seat, low, high))
    pay_energy(table, seat, table.energy_due(seat, SHIP_ENERGY * ships), 0, spare)


@final
class Ships(HowMany):
    """How many ships?"""

    name: ClassVar[str] = "ships"

    def __init__(self, seat: i64, low: i64, high: i64) -> None:
        super().__init__(seat, low, high, 0)

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.low), int(self.high)]

    def take(self, state: State, amount: i64) -> None:
        load(cast(LeHavreState, state), self.seat, amount)

    def prompt(self, state: State) -> Message:
        return say("ask-ships")

    def message(self, state: State, choice: i64) -> Message:
        table = cast(LeHavreState, state)
        energy = table.energy_due(self.seat, SHIP_ENERGY * choice)
        return say(
            "do-ships", ships=int(choice), goods=int(capacity(table, self.seat, choice)), energy=int(energy)
        )


def sell_cargo(table: LeHavreState, seat: i64, good: i64, low: i64, high: i64) -> None:
    """Sell at least ``low`` and at most ``high`` of the goods from ``good`` on; ask where there is a
    choice."""
    while good < GOODS:
        held = table.held(seat, good)
        after: i64 = 0
        for later in range(good + 1, GOODS):
            after += table.held(seat, later)
        least = low - after if low > after else 0
        most = held if held < high else high
        if least != most:
            table.stack.append(Sell(seat, good, low, high, least, most, 0))
            return
        ship_out(table, seat, good, least)
        low -= least
        high -= least
        good += 1


def ship_out(table: LeHavreState, seat: i64, good: i64, amount: i64) -> None:
    if amount > 0:
        table.lose(seat, good, amount)
        table.gain(seat, FRANC, amount * PRICE[good])


@final
class Cargo(Step):
    """The fuel is paid: ask what is sold."""

    name: ClassVar[str] = "cargo"

    def __init__(self, seat: i64, low: i64, high: i64) -> None:
        self.seat: i64 = seat
        self.low: i64 = low
        self.high: i64 = high

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.low), int(self.high)]

    def run(self, state: State) -> None:
        sell_cargo(cast(LeHavreState, state), self.seat, 0, self.low, self.high)


@final
class Sell(HowMany):
    """How many of this good are shipped?"""

    name: ClassVar[str] = "ship-goods"

    def __init__(self, seat: i64, good: i64, least: i64, most: i64, low: i64, high: i64, given: i64) -> None:
        super().__init__(seat, low, high, given)
        self.good: i64 = good
        self.least: i64 = least
        """Goods still to be sold at least, this one and later ones together."""
        self.most: i64 = most
        """Goods that still fit."""

    def fields(self) -> list[int]:
        return [
            int(self.seat), int(self.good), int(self.least), int(self.most), int(self.low), int(self.high),
            int(self.given),
        ]  # fmt: skip

    def again(self, low: i64, high: i64, given: i64) -> Decision:
        return Sell(self.seat, self.good, self.least, self.most, low, high, given)

    def take(self, state: State, amount: i64) -> None:
        table = cast(LeHavreState, state)
        ship_out(table, self.seat, self.good, amount)
        sell_cargo(table, self.seat, self.good + 1, self.least - amount, self.most - amount)

    def prompt(self, state: State) -> Message:
        return say("ask-cargo", goods=int(self.most), good=say(f"good-{NAMES[self.good]}"))

    def message(self, state: State, choice: i64) -> Message:
        amount = self.given + choice
        francs = int(amount * PRICE[self.good])
        return say("do-cargo", goods=amount_of(self.good, amount), francs=francs)
