"""The frame of the game: supply and interest at the start of a turn; harvest, feeding and town building
at the end of a round; the final phase (rules 7.1, 8 to 10; LH-1, LH-26 to LH-28, LH-36, LH-37)."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import i64

from entrepot.core.decision import CHANCE, LEGAL, Decision, Step
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre import trade
from entrepot.le_havre.card_ids import FEEDLOT
from entrepot.le_havre.choices import END, LOAN, PAY, REPAY, TILE
from entrepot.le_havre.goods import CATTLE, FOOD, FRANC, GOODS, GRAIN, good_index, offer_of
from entrepot.le_havre.looking import Reveal
from entrepot.le_havre.payment import food_held, pay_food
from entrepot.le_havre.question import Question
from entrepot.le_havre.refusals import CAN_PAY, CANNOT_PAY, FEED_FIRST, NOT_IN_PLAY
from entrepot.le_havre.round_cards import SUPPLY_TILES, TILES
from entrepot.le_havre.rules import LOAN_COSTS, SPECIAL_BUILDING, STANDARD_BUILDING
from entrepot.le_havre.state import NOWHERE, SHIP_STACK, TOWN, LeHavreState
from entrepot.le_havre.tell import refuse, tell
from entrepot.le_havre.turn import Turn

TILE_FIRST: Final[vec[i64]] = vec[i64]([offer_of(good_index(tile.first)) for tile in SUPPLY_TILES])
TILE_SECOND: Final[vec[i64]] = vec[i64]([offer_of(good_index(tile.second)) for tile in SUPPLY_TILES])
TILE_INTEREST: Final[vec[i64]] = vec[i64]([int(tile.interest) for tile in SUPPLY_TILES])


@final
class NextTurn(Step):
    """Seven turns are a round; after the last round each seat acts once more."""

    name: ClassVar[str] = "next-turn"

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        table.turn += 1
        if table.final():
            if table.turn < table.players:
                table.stack.append(self)
                table.stack.append(Turn(table.turn, 0))
            else:
                settle_loans(table)
            return
        table.stack.append(self)
        if table.turn < TILES:
            table.stack.append(Turn(table.active(), 0))
            table.stack.append(Supply())
            return
        table.turn = TILES - 1
        table.stack.append(EndRound())
        first = (TILES * table.round) % table.players  # the next round's first seat feeds first (LH-37)
        for i in range(table.players - 1, -1, -1):
            table.stack.append(Feeding((first + i) % table.players, 0))
        table.stack.append(Harvest())


def settle_loans(table: LeHavreState) -> None:
    """Loans are repaid while the money lasts: never worse than keeping them (LH-29)."""
    for seat in range(table.players):
        while table.loans[seat] > 0 and table.held(seat, FRANC) >= LOAN_COSTS:
            table.repay(seat)


# -- supply and interest -----------------------------------------------------------------------------


@final
class Supply(Step):
    """The marker moves on: its tile is turned, the goods come, interest is due."""

    name: ClassVar[str] = "supply"

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        tile = table.tiles[table.turn]
        if tile == NOWHERE:
            table.stack.append(self)
            table.stack.append(TurnTile())
            return
        table.supply(TILE_FIRST[tile], 1)
        table.supply(TILE_SECOND[tile], 1)
        if TILE_INTEREST[tile] == 1:
            table.stack.append(Interest(table.active(), table.players))


@final
class TurnTile(Decision):
    """Chance: which supply tile lies here? (only in round 1)"""

    name: ClassVar[str] = "turn-tile"

    def decider(self, state: State) -> i64:
        return CHANCE

    def refusal(self, state: State, choice: i64) -> i64:
        if choice < TILE or choice >= TILE + TILES:
            return NOT_ASKED
        table = cast(LeHavreState, state)
        for space in range(TILES):
            if table.tiles[space] == choice - TILE:
                return NOT_IN_PLAY
        return LEGAL

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for choice in range(TILE, TILE + TILES):
            if self.refusal(state, choice) == LEGAL:
                buffer[n] = choice
                n += 1
        return n

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        table.tiles[table.turn] = choice - TILE

    def prompt(self, state: State) -> Message:
        return say("ask-tile")

    def message(self, state: State, choice: i64) -> Message:
        return tell(cast(LeHavreState, state), choice)

    def reason(self, state: State, choice: i64) -> Message:
        return refuse(cast(LeHavreState, state), self.refusal(state, choice), -1)


def interest_due(table: LeHavreState, seat: i64) -> i64:
    """Francs of interest: 1 in all for whoever holds a loan (LH-1); with the option ``advanced_loans``
    2 for as many loans as there are players."""
    if table.loans[seat] == 0:
        return 0
    return 2 if table.rules.advanced_loans and table.loans[seat] >= table.players else 1


@final
class Interest(Step):
    """``left`` seats, from ``seat`` on clockwise, pay what they owe (LH-36)."""

    name: ClassVar[str] = "interest"

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        seat = self.seat
        for left in range(self.left - 1, -1, -1):
            due = interest_due(table, seat)
            following = (seat + 1) % table.players
            if table.held(seat, FRANC) < due:
                table.stack.append(Interest(following, left))
                table.stack.append(CannotPayInterest(seat))
                return
            if due > 0:
                table.note("interest", seat, "")
                table.lose(seat, FRANC, due)
            seat = following


@final
class CannotPayInterest(Question):
    """Interest is due and the francs are missing: sell something, or take a loan (LH-4, LH-36)."""

    name: ClassVar[str] = "interest-short"

    def refusal(self, state: State, choice: i64) -> i64:
        if choice == LOAN:
            return LEGAL
        if not trade.is_sale(choice):
            return NOT_ASKED
        return trade.sell_refusal(cast(LeHavreState, state), self.seat, choice)

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(LeHavreState, state)
        n = trade.ship_sales_into(table, self.seat, buffer, trade.sales_into(table, self.seat, buffer, 0))
        buffer[n] = LOAN
        return n + 1

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        due = interest_due(table, self.seat)
        if choice == LOAN:
            table.borrow(self.seat, due - table.held(self.seat, FRANC))
        elif self.seat == table.active():
            trade.resolve(table, self.seat, choice)
        else:
            trade.sell(table, self.seat, choice)
        if table.held(self.seat, FRANC) < due:
            table.stack.append(self)
        else:
            table.note("interest", self.seat, "")
            table.lose(self.seat, FRANC, due)

    def prompt(self, state: State) -> Message:
        return say("ask-interest", due=int(interest_due(cast(LeHavreState, state), self.seat)))


# -- end of round ------------------------------------------------------------------------------------


@final
class Harvest(Step):
    """Grain and cattle multiply, before anybody feeds (LH-61)."""

    name: ClassVar[str] = "harvest"

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        if table.rules.harvest[table.round - 1] == 0:
            return
        table.note("harvest", -1, "")
        for seat in range(table.players):
            if table.held(seat, GRAIN) > 0:
                table.gain(seat, GRAIN, 1)
            cattle = table.held(seat, CATTLE)
            if cattle >= 2:
                feedlot = table.places[FEEDLOT] == seat and cattle <= 6  # LH-53
                table.gain(seat, CATTLE, 2 if feedlot else 1)


def food_due(table: LeHavreState, seat: i64) -> i64:
    """Food that a seat owes at the end of this round, own ships taken off (LH-27)."""
    due = table.rules.demand[table.round - 1] - table.ship_food(seat)
    return due if due > 0 else 0


@final
class Feeding(Question):
    """A seat feeds its people; it may sell before and after, and repay after (LH-30, LH-37)."""

    name: ClassVar[str] = "feeding"

    def __init__(self, seat: i64, fed: i64) -> None:
        super().__init__(seat)
        self.fed: i64 = fed

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.fed)]

    def is_fed(self, table: LeHavreState) -> bool:
        """Whether nothing is left to pay."""
        return self.fed == 1 or food_due(table, self.seat) == 0

    def refusal(self, state: State, choice: i64) -> i64:
        table = cast(LeHavreState, state)
        if trade.is_sale(choice):
            return trade.sell_refusal(table, self.seat, choice)
        fed = self.is_fed(table)
        if choice == REPAY:
            return trade.repay_refusal(table, self.seat) if fed else FEED_FIRST
        if choice == END:
            return LEGAL if fed else FEED_FIRST
        if fed or (choice != PAY and choice != LOAN):
            return NOT_ASKED
        enough = food_held(table, self.seat) >= food_due(table, self.seat)
        if choice == PAY:
            return LEGAL if enough else CANNOT_PAY
        return CAN_PAY if enough else LEGAL

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(LeHavreState, state)
        n = trade.ship_sales_into(table, self.seat, buffer, trade.sales_into(table, self.seat, buffer, 0))
        if not self.is_fed(table):
            enough = food_held(table, self.seat) >= food_due(table, self.seat)
            buffer[n] = PAY if enough else LOAN
            return n + 1
        if trade.repay_refusal(table, self.seat) == LEGAL:
            buffer[n] = REPAY
            n += 1
        buffer[n] = END
        return n + 1

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        if choice == END:
            return
        if choice == PAY:
            table.stack.append(Feeding(self.seat, 1))
            pay_food(table, self.seat, food_due(table, self.seat), 0)
        elif choice == LOAN:
            table.stack.append(Feeding(self.seat, 1))
            hand_over_everything(table, self.seat, food_due(table, self.seat))
        else:
            table.stack.append(self)
            if choice == REPAY:
                table.repay(self.seat)
            else:  # in nobody's turn: what is sold here may be bought in the next one (LH-35)
                trade.sell(table, self.seat, choice)

    def prompt(self, state: State) -> Message:
        table = cast(LeHavreState, state)
        if self.is_fed(table):
            return say("ask-fed")
        return say("ask-feeding", due=int(food_due(table, self.seat)), held=int(food_held(table, self.seat)))

    def message(self, state: State, choice: i64) -> Message:
        table = cast(LeHavreState, state)
        due = food_due(table, self.seat)
        if choice == PAY:
            return say("do-feed", due=int(due))
        if choice == LOAN:
            return say("do-feed-loan", loans=int((due - food_held(table, self.seat) + 3) // 4))
        return say("do-end-feeding") if choice == END else tell(table, choice)


def hand_over_everything(table: LeHavreState, seat: i64, due: i64) -> None:
    """All food and francs do not suffice: they all go, loans pay for the rest (LH-3, LH-4, LH-37)."""
    shortfall = due - food_held(table, seat)
    for good in range(GOODS + 1):
        if FOOD[good] > 0:
            table.lose(seat, good, table.held(seat, good))
    table.borrow(seat, shortfall)
    table.lose(seat, FRANC, shortfall)


@final
class EndRound(Step):
    """The town builds, the round card becomes a ship, the next round begins (LH-26, LH-27)."""

    name: ClassVar[str] = "end-round"

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        table.stack.append(NewShip())
        builds = table.rules.town_builds[table.round - 1]
        if builds == STANDARD_BUILDING:
            lowest: i64 = NOWHERE
            for stack in range(3):
                card = table.tops[stack]
                if card != NOWHERE and (lowest == NOWHERE or card < lowest):
                    lowest = card
            if lowest != NOWHERE:  # LH-55
                table.move_card(lowest, TOWN)
        elif builds == SPECIAL_BUILDING and table.pile_size > 0:
            table.stack.append(Reveal())


@final
class NewShip(Step):
    """The round card is turned over onto its stack; the round is over."""

    name: ClassVar[str] = "new-ship"

    def run(self, state: State) -> None:
        table = cast(LeHavreState, state)
        table.move_ship(table.rules.round_cards[table.round - 1], SHIP_STACK)
        table.round += 1
        table.turn = -1
        table.note("round", -1, "final" if table.final() else str(table.round))
