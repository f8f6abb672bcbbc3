"""Building buildings: Building Firm, Construction Firm, Sawmill (rules 7.4; LH-12 to LH-14, LH-45)."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre import trade
from entrepot.le_havre.breaks import Break
from entrepot.le_havre.card import Effect
from entrepot.le_havre.card_ids import MASONS_GUILD
from entrepot.le_havre.choices import BUILD, BUY, END, REPAY
from entrepot.le_havre.goods import BASIC, BRICK, CLAY, GOODS, WOOD
from entrepot.le_havre.material import can_be_replaced, pay_material
from entrepot.le_havre.question import Question
from entrepot.le_havre.refusals import COVERED, LACKS_GOODS, NO_COST, NO_WOOD_IN_COST, NOTHING_TO_BUILD
from entrepot.le_havre.state import BOX, NOWHERE, PROPOSAL, LeHavreState
from entrepot.le_havre.tell import tell

STACKS: Final[i64] = 3


@final
class BuildFirm(Effect):
    """Build up to ``builds`` proposal tops; the Sawmill only from wood, 1 wood cheaper."""

    def __init__(self, builds: i64, sawmill: bool = False) -> None:
        self.builds: i64 = builds
        self.saw: i64 = 1 if sawmill else 0

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        table = cast(LeHavreState, state)
        for stack in range(STACKS):
            card = table.tops[stack]
            if card != NOWHERE and build_refusal(table, seat, card, self.saw) == LEGAL:
                return LEGAL
        return NOTHING_TO_BUILD

    def begin(self, state: State, seat: i64, card: i64) -> None:
        cast(LeHavreState, state).stack.append(Build(seat, self.saw, self.builds))

    def text(self) -> list[Message]:
        if self.saw:
            return [say("text-sawmill")]
        return [say("text-build", builds=int(self.builds))]


def build_refusal(table: LeHavreState, seat: i64, card: i64, saw: i64) -> i64:
    """Why ``seat`` may not build ``card``; ``saw`` is 1 at the Sawmill."""
    place = table.places[card]
    if place > PROPOSAL or place <= BOX or table.tops[PROPOSAL - place] != card:
        return COVERED
    built = table.rules.cards[card]
    if not built.buildable:
        return NO_COST
    cost = built.cost
    if saw == 1 and cost[WOOD] == 0:
        return NO_WOOD_IN_COST
    for good in range(GOODS):
        if cost[good] == 0:
            continue
        need = cost[good] - discount(table, seat, good, cost, saw)
        if need > 0:
            held = table.held(seat, good)
            if can_be_replaced(good):  # what is printed as brick or steel is not there for clay or iron
                substitutes = table.held(seat, good + BASIC) - cost[good + BASIC]
                held += substitutes if substitutes > 0 else 0
            if held < need:
                return LACKS_GOODS
    return LEGAL


def discount(table: LeHavreState, seat: i64, good: i64, cost: vec[i64], saw: i64) -> i64:
    """What is taken off the printed cost of a good: 1 wood at the Sawmill, 1 clay or brick, as printed,
    with the Masons' Guild (LH-45)."""
    if good == WOOD:
        return saw
    if table.places[MASONS_GUILD] == seat and (good == CLAY or (good == BRICK and cost[CLAY] == 0)):
        return 1 if cost[good] > 0 else 0
    return 0


def build(table: LeHavreState, seat: i64, card: i64, saw: i64) -> None:
    """Pay for a building and lay it before the builder."""
    cost = table.rules.cards[card].cost
    for good in range(GOODS - 1, -1, -1):  # printed brick and steel first, then what they may stand for
        need = cost[good] - discount(table, seat, good, cost, saw)
        if need > 0:
            pay_material(table, seat, good, need)
    table.move_card(card, seat)


def builds_into(table: LeHavreState, seat: i64, saw: i64, buffer: vec[i64]) -> i64:
    """Write the buildings that ``seat`` may build; return how many."""
    n: i64 = 0
    for stack in range(STACKS):
        card = table.tops[stack]
        if card != NOWHERE and build_refusal(table, seat, card, saw) == LEGAL:
            at = n
            while at > 0 and buffer[at - 1] > BUILD + card:  # in ascending order
                buffer[at] = buffer[at - 1]
                at -= 1
            buffer[at] = BUILD + card
            n += 1
    return n


@final
class Build(Question):
    """Which building?"""

    name: ClassVar[str] = "build"
    inside = True

    def __init__(self, seat: i64, saw: i64, left: i64) -> None:
        super().__init__(seat)
        self.saw: i64 = saw
        self.left: i64 = left

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.saw), int(self.left)]

    def refusal(self, state: State, choice: i64) -> i64:
        if choice < BUILD or choice >= BUY:
            return NOT_ASKED
        return build_refusal(cast(LeHavreState, state), self.seat, choice - BUILD, self.saw)

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        return builds_into(cast(LeHavreState, state), self.seat, self.saw, buffer)

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        if self.left > 1:
            table.stack.append(BuildAgain(self.seat))
        build(table, self.seat, choice - BUILD, self.saw)

    def prompt(self, state: State) -> Message:
        return say("ask-build")


@final
class BuildAgain(Break):
    """A second building at the Construction Firm? A break: trading is allowed (LH-6, LH-34)."""

    name: ClassVar[str] = "build-again"

    def refusal(self, state: State, choice: i64) -> i64:
        table = cast(LeHavreState, state)
        if choice >= BUILD and choice < BUY:
            return build_refusal(table, self.seat, choice - BUILD, 0)
        if trade.is_trade(choice):
            return trade.refusal(table, self.seat, choice)
        return LEGAL if choice == END else NOT_ASKED

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(LeHavreState, state)
        n = builds_into(table, self.seat, 0, buffer)
        n = trade.buys_into(table, self.seat, buffer, n)
        n = trade.sales_into(table, self.seat, buffer, n)
        n = trade.ship_buys_into(table, self.seat, buffer, n)
        n = trade.ship_sales_into(table, self.seat, buffer, n)
        if trade.repay_refusal(table, self.seat) == LEGAL:
            buffer[n] = REPAY
            n += 1
        buffer[n] = END
        return n + 1

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        if choice == END:
            return
        if choice < BUY:
            build(table, self.seat, choice - BUILD, 0)
        else:
            table.stack.append(self)
            trade.resolve(table, self.seat, choice)

    def prompt(self, state: State) -> Message:
        return say("ask-build-again")

    def message(self, state: State, choice: i64) -> Message:
        return say("do-end-building") if choice == END else tell(cast(LeHavreState, state), choice)
