"""Actions that give goods or francs and ask little: gain, ironworks, pick, court, market, visitors,
church, zoo, and cards without an action."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.rows import row
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card import CRAFTSMAN, Effect
from entrepot.le_havre.choices import GOOD
from entrepot.le_havre.goods import (
    BREAD,
    CATTLE,
    FISH,
    FRANC,
    GOODS,
    HOLDINGS,
    IRON,
    OFFERS,
    offer_good,
)  # fmt: skip
from entrepot.le_havre.looking import Look
from entrepot.le_havre.payment import PLENTY, energy_held, pay_energy
from entrepot.le_havre.question import HowMany, Question
from entrepot.le_havre.refusals import (
    LACKS_GOODS,
    LOCKED,
    NO_CRAFTSMAN,
    NO_EMPTY_OFFER,
    NO_LOAN,
    NO_SYMBOL,
    NO_VISITOR,
    NOT_IN_POOL,
    OUT_OF_ORDER,
)  # fmt: skip
from entrepot.le_havre.state import LeHavreState
from entrepot.le_havre.tell import amount_of, listing

BASIC_GOODS: Final[i64] = 0x00FF
"""The pool of the Marketplace, as bits by good."""
UPGRADED_NO_STEEL: Final[i64] = 0xF700
"""The pool of the Town Square: every upgraded good but steel."""


def several(goods: vec[i64]) -> Message:
    """“3 fish, 1 wood”."""
    return listing([amount_of(good, goods[good]) for good in range(HOLDINGS) if goods[good] > 0])


@final
class Gain(Effect):
    """Take goods from the supply; more of one good for each symbol on own buildings."""

    def __init__(
        self, goods: vec[i64], per_hammer: vec[i64] | None = None, per_fisherman: vec[i64] | None = None,
        most: i64 = 1000,
    ) -> None:  # fmt: skip
        """``most``: hammers count at most so many times."""
        nothing = row(int(HOLDINGS))
        self.goods = goods
        self.per_hammer: vec[i64] = nothing if per_hammer is None else per_hammer
        self.per_fisherman: vec[i64] = nothing if per_fisherman is None else per_fisherman
        self.by_hammers = per_hammer is not None
        self.by_fishermen = per_fisherman is not None
        self.most: i64 = most
        self.needs_symbol = sum(goods) == 0

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        if not self.needs_symbol:
            return LEGAL
        table = cast(LeHavreState, state)
        return LEGAL if table.count_hammers(seat) + table.count_fishermen(seat) > 0 else NO_SYMBOL

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        hammers = table.count_hammers(seat) if self.by_hammers else 0
        hammers = hammers if hammers < self.most else self.most
        fishermen = table.count_fishermen(seat) if self.by_fishermen else 0
        for good in range(HOLDINGS):
            amount = self.goods[good] + hammers * self.per_hammer[good] + fishermen * self.per_fisherman[good]
            if amount > 0:
                table.gain(seat, good, amount)

    def text(self) -> list[Message]:
        lines = [] if self.needs_symbol else [say("text-gain", goods=several(self.goods))]
        if self.by_fishermen:
            lines.append(say("text-per-fisherman", goods=several(self.per_fisherman)))
        if self.by_hammers:
            key = "text-if-hammer" if self.most == 1 else "text-per-hammer"
            lines.append(say(key, goods=several(self.per_hammer)))
        return lines


@final
class Ironworks(Effect):
    """Take iron; pay energy once for one more."""

    def __init__(self, iron: i64, energy: i64) -> None:
        self.iron: i64 = iron
        self.energy: i64 = energy

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LEGAL

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        table.gain(seat, IRON, self.iron)
        due = table.energy_due(seat, self.energy)  # LH-46
        if energy_held(table, seat) >= due:
            table.stack.append(ExtraIron(seat, due))

    def text(self) -> list[Message]:
        return [
            say("text-gain", goods=amount_of(IRON, self.iron)),
            say("text-extra", energy=int(self.energy), goods=amount_of(IRON, 1)),
        ]


@final
class ExtraIron(HowMany):
    """One more iron for energy? 0 or 1."""

    name: ClassVar[str] = "extra-iron"

    def __init__(self, seat: i64, due: i64) -> None:
        super().__init__(seat, 0, 1, 0)
        self.due: i64 = due

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.due)]

    def take(self, state: State, amount: i64) -> None:
        if amount == 1:
            table = cast(LeHavreState, state)
            pay_energy(table, self.seat, self.due, 0, PLENTY)
            table.gain(self.seat, IRON, 1)

    def prompt(self, state: State) -> Message:
        return say("ask-extra", energy=int(self.due), goods=amount_of(IRON, 1))

    def message(self, state: State, choice: i64) -> Message:
        if choice == 0:
            return say("do-skip")
        return say("do-extra", energy=int(self.due), goods=amount_of(IRON, 1))


@final
class PickGoods(Effect):
    """Take different goods of a pool, one for each own craftsman building and ``base`` more (LH-43)."""

    def __init__(self, base: i64, pool: i64, market: bool) -> None:
        self.base: i64 = base
        self.pool: i64 = pool
        self.market = market
        """Whether the visitor looks at the next special buildings afterwards (LH-18)."""

    def count(self, table: LeHavreState, seat: i64) -> i64:
        """How many goods ``seat`` would take."""
        n = self.base + table.count_type(seat, CRAFTSMAN)
        most: i64 = 0
        for good in range(GOODS):
            most += (self.pool >> good) & 1
        if self.market and table.rules.market_cap < most:
            most = table.rules.market_cap
        return n if n < most else most

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LEGAL if self.count(cast(LeHavreState, state), seat) > 0 else NO_CRAFTSMAN

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        if self.market and table.specials_due():
            table.stack.append(Look(seat))
        pick_next(table, seat, self.count(table, seat), 0, self.pool)

    def text(self) -> list[Message]:
        pool = say("text-pool-basic" if self.market else "text-pool-upgraded")
        if not self.market:
            return [say("text-pick-per-craftsman", pool=pool)]
        return [say("text-pick", base=int(self.base), pool=pool), say("text-look")]


def pick_next(table: LeHavreState, seat: i64, left: i64, first: i64, pool: i64) -> None:
    """Ask for the next of ``left`` goods, from ``first`` on; take all where no choice is left."""
    remaining: i64 = 0
    for good in range(first, GOODS):
        remaining += (pool >> good) & 1
    if left == 0:
        return
    if remaining > left:
        table.stack.append(Pick(seat, left, first, pool))
        return
    for good in range(first, GOODS):
        if (pool >> good) & 1 == 1:
            table.gain(seat, good, 1)


@final
class Pick(Question):
    """Which good next? In the order of the table of goods, so that every set has one path."""

    name: ClassVar[str] = "pick"
    inside = True

    def __init__(self, seat: i64, left: i64, first: i64, pool: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.first: i64 = first
        self.pool: i64 = pool

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.first), int(self.pool)]

    def refusal(self, state: State, choice: i64) -> i64:
        good = choice - GOOD
        if good < 0 or good >= GOODS:
            return NOT_ASKED
        if (self.pool >> good) & 1 == 0:
            return NOT_IN_POOL
        if good < self.first:
            return OUT_OF_ORDER
        after: i64 = 0
        for later in range(good + 1, GOODS):
            after += (self.pool >> later) & 1
        return LEGAL if after >= self.left - 1 else OUT_OF_ORDER

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for good in range(self.first, GOODS):
            if self.refusal(state, GOOD + good) == LEGAL:
                buffer[n] = GOOD + good
                n += 1
        return n

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        good = choice - GOOD
        table.gain(self.seat, good, 1)
        pick_next(table, self.seat, self.left - 1, good + 1, self.pool)

    def prompt(self, state: State) -> Message:
        return say("ask-pick", left=int(self.left))


@final
class Court(Effect):
    """Return loans for nothing (LH-20)."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LEGAL if cast(LeHavreState, state).loans[seat] > 0 else NO_LOAN

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        loans = table.loans[seat]
        table.owe(seat, -2 if loans > 2 else -1)
        if loans == 2:
            table.gain(seat, FRANC, 2)

    def text(self) -> list[Message]:
        return [say("text-court")]


@final
class BlackMarket(Effect):
    """Take two of everything whose offer space is empty (LH-19)."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        table = cast(LeHavreState, state)
        for offer in range(OFFERS):
            if table.offers[offer] == 0:
                return LEGAL
        return NO_EMPTY_OFFER

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        for offer in range(OFFERS):
            if table.offers[offer] == 0:
                table.gain(seat, offer_good(offer), 2)

    def text(self) -> list[Message]:
        return [say("text-black-market")]


@final
class PerVisitor(Effect):
    """Take francs for every rival's disc in own buildings (LH-23)."""

    def __init__(self, francs: i64) -> None:
        self.francs: i64 = francs

    def count(self, table: LeHavreState, seat: i64) -> i64:
        """The rivals' discs in ``seat``'s buildings."""
        n: i64 = 0
        for other in range(table.players):
            disc = table.discs[other]
            if other != seat and disc >= 0 and table.places[disc] == seat:
                n += 1
        return n

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LEGAL if self.count(cast(LeHavreState, state), seat) > 0 else NO_VISITOR

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        table.gain(seat, FRANC, self.francs * self.count(table, seat))

    def text(self) -> list[Message]:
        return [say("text-visitors", amount=int(self.francs))]


@final
class Church(Effect):
    """The wonder of the loaves and fishes: 5 bread and 2 fish become 10 and 5."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        table = cast(LeHavreState, state)
        return LEGAL if table.held(seat, BREAD) >= 5 and table.held(seat, FISH) >= 2 else LACKS_GOODS

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        table.gain(seat, BREAD, 5)
        table.gain(seat, FISH, 3)

    def spends_food(self) -> bool:
        return True

    def text(self) -> list[Message]:
        return [say("text-church")]


@final
class Zoo(Effect):
    """Take 1 franc for every ``divisor`` fish and cattle held (LH-40)."""

    def __init__(self, divisor: i64) -> None:
        self.divisor: i64 = divisor

    def francs(self, table: LeHavreState, seat: i64) -> i64:
        return (table.held(seat, FISH) + table.held(seat, CATTLE)) // self.divisor

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LEGAL if self.francs(cast(LeHavreState, state), seat) > 0 else LACKS_GOODS

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        table.gain(seat, FRANC, self.francs(table, seat))

    def spends_food(self) -> bool:
        return True

    def text(self) -> list[Message]:
        return [say("text-zoo", divisor=int(self.divisor))]


@final
class Passive(Effect):
    """No action: the card is worth something at the end or helps while it is owned."""

    def __init__(self, key: str) -> None:
        self.key = key
        """The key of its text."""

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        return LOCKED

    def begin(self, state: State, seat: i64, card: i64) -> None:
        raise ValueError("a card without an action is never entered (LH-52)")

    def text(self) -> list[Message]:
        return [say(self.key)]
