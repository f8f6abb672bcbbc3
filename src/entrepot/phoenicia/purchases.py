"""Step 1c: tools, points, and the treasury (PH-3, PH-24, PH-25, PH-27)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL, Step
from entrepot.core.message import Argument, Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.cards import CARD_KINDS, MARKET, POINT_PRICE, value_of
from entrepot.phoenicia.choices import END, EXCHANGE, POINT, TOOL
from entrepot.phoenicia.limits import apply_limits, turn_in
from entrepot.phoenicia.payment import charge
from entrepot.phoenicia.question import Purchase, Question, asked
from entrepot.phoenicia.refusals import EXCHANGED, NO_MARKET, NO_SUCH_CARD, NO_TILE, SOLD_OUT, TOO_POOR
from entrepot.phoenicia.speech import job_name, production_card
from entrepot.phoenicia.state import BOUGHT, EFFECT, HAND, TOOLS, WORKED, PhoeniciaState


@final
class Purchases(Question):
    """Buy tools and points; then turn at most one card into coins; then end the turn."""

    name: ClassVar[str] = "purchases"

    def __init__(self, seat: i64, exchanged: i64) -> None:
        Question.__init__(self, seat)
        self.exchanged: i64 = exchanged
        """1 once the card was turned in; that comes after all purchases (PH-27)."""

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.exchanged)]

    def refusal(self, state: State, choice: i64) -> i64:
        if choice == END:
            return LEGAL
        if choice < TOOL or choice >= EXCHANGE + CARD_KINDS:
            return NOT_ASKED
        if self.exchanged:
            return EXCHANGED
        table = cast(PhoeniciaState, state)
        seat = self.seat
        if choice >= EXCHANGE:
            return LEGAL if table.at(seat, HAND + choice - EXCHANGE) > 0 else NO_SUCH_CARD
        if choice == POINT:
            if table.at(seat, EFFECT + MARKET) == 0:
                return NO_MARKET
            if table.points_left(seat) == 0:
                return SOLD_OUT
            return LEGAL if table.wealth(seat) >= POINT_PRICE else TOO_POOR
        job = choice - TOOL
        if not table.has_tile(seat, job):
            return NO_TILE
        return LEGAL if table.wealth(seat) >= table.rules.tool[job] else TOO_POOR

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        n: i64 = 0
        if not self.exchanged:
            n = self.gather(state, buffer, 0, TOOL, EXCHANGE + CARD_KINDS - TOOL)
        buffer[n] = END
        return n + 1

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        if choice == END:
            table.stack.append(EndTurn())
            apply_limits(table, self.seat)
        elif choice >= EXCHANGE:
            turn_in(table, self.seat, choice - EXCHANGE)
            table.stack.append(Purchases(self.seat, 1))
        else:
            table.stack.append(self)
            if choice == POINT:
                table.stack.append(BuyPoint(self.seat))
                charge(table, self.seat, POINT_PRICE)
            else:
                job = choice - TOOL
                table.stack.append(BuyTool(self.seat, job))
                charge(table, self.seat, table.rules.tool[job])

    def prompt(self, state: State) -> Message:
        return asked("after-exchange" if self.exchanged else "purchases", self.seat)

    def message(self, state: State, choice: i64) -> Message:
        table = cast(PhoeniciaState, state)
        if choice == END:
            return Message("do-end")
        if choice >= EXCHANGE:
            card = choice - EXCHANGE
            return Message("do-exchange", {"card": production_card(card), "coins": int(value_of(card))})
        if choice == POINT:
            return Message("do-point", {"cost": int(POINT_PRICE)})
        job = choice - TOOL
        return Message("do-tool", {"job": job_name(job), "cost": int(table.rules.tool[job])})

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        table = cast(PhoeniciaState, state)
        facts: dict[str, Argument] = {"wealth": int(table.wealth(self.seat))}
        if choice >= EXCHANGE:
            facts["card"] = production_card(choice - EXCHANGE)
        elif choice == POINT:
            facts["cost"] = int(POINT_PRICE)
        else:
            facts["cost"] = int(table.rules.tool[choice - TOOL])
            facts["job"] = job_name(choice - TOOL)
        return facts


@final
class BuyTool(Purchase):
    """A tool lies ready on a tile; the worker may come in a later turn (PH-25)."""

    name: ClassVar[str] = "buy-tool"

    def __init__(self, seat: i64, job: i64) -> None:
        Purchase.__init__(self, seat)
        self.job: i64 = job

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.job)]

    def receive(self, table: PhoeniciaState) -> None:
        table.change(self.seat, TOOLS + self.job, 1, WORKED)

    def what(self) -> Message:
        return Message("for-tool", {"job": job_name(self.job)})


@final
class BuyPoint(Purchase):
    """A point of the City Center."""

    name: ClassVar[str] = "buy-point"

    def receive(self, table: PhoeniciaState) -> None:
        table.change(self.seat, BOUGHT, 1, WORKED)
        table.recount(self.seat, WORKED)

    def what(self) -> Message:
        return Message("for-point")


@final
class EndTurn(Step):
    """The seat in turn has finished: it is out of all auctions of this round (PH-4)."""

    name: ClassVar[str] = "end-turn"

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        table.turn += 1
