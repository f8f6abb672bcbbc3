"""The table of Lots and its questions."""

from typing import Any, ClassVar, Final, cast

from entrepot.core.amount import AMOUNT, Amount
from entrepot.core.choice import ChoiceTable
from entrepot.core.decision import CHANCE, EVERYONE, LEGAL, Decision, Frame, Step
from entrepot.core.event import Event
from entrepot.core.message import Message, say
from entrepot.core.refusal import FIRST_OWN, NOT_ASKED
from entrepot.core.rows import row
from entrepot.core.state import State

CHOICES: Final = ChoiceTable("lots")
CARD: Final = CHOICES.add("card", map(str, range(1, 7)))
PRIZE: Final = CHOICES.add("prize", map(str, range(1, 7)))
OPEN: Final = CHOICES.add("open")
PASS: Final = CHOICES.add("pass")
BID: Final = CHOICES.add("bid")
SHOW: Final = CHOICES.add("show")

NO_COINS: Final = FIRST_OWN
SHOWN: Final = FIRST_OWN + 1
LOTS: Final = 3


class Table(State):
    def __init__(self, rules: dict[str, Any], stack: list[Frame], lot: int, cells: Any) -> None:
        super().__init__(rules["players"], stack)
        self.rules = rules
        self.lot = lot
        self.cells = cells
        """For each seat its coins, its points, its secret card (0: none yet) and whether that was shown."""

    def copy(self) -> "Table":
        return Table(self.rules, self.stack[:], self.lot, self.cells[:])

    def of(self, seat: int) -> list[int]:
        """Coins, points, card, shown."""
        return [int(self.cells[4 * seat + at]) for at in range(4)]

    def free_cards(self) -> list[int]:
        return sorted(set(range(1, 7)) - {self.of(seat)[2] for seat in range(self.players)})

    def gain(self, kind: str, seat: int, amount: int) -> None:
        self.cells[4 * seat + ("coins", "points").index(kind)] += amount
        self.note(Event(kind, seat, "", amount))

    def note(self, *events: Event) -> None:
        if self.journal is not None:
            self.journal += events


def new_table(rules: dict[str, Any]) -> Table:
    cells = row(4 * rules["players"])
    for seat in range(rules["players"]):
        cells[4 * seat] = rules["options"]["coins"]
    return Table(rules, [Deal(0)], 0, cells)


class Asked(Decision):
    """A question whose answers are the choices that ``why`` does not refuse."""

    names: ClassVar[tuple[str, ...]] = ()
    """The numbers that make the question."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = dict(zip(self.names, numbers, strict=True))

    def fields(self) -> list[int]:
        return list(self.numbers.values())

    def __getattr__(self, name: str) -> int:
        if name not in type(self).names:
            raise AttributeError(name)
        return self.numbers[name]

    def decider(self, state: State) -> int:
        return self.seat

    def legal_into(self, state: State, buffer: Any) -> int:
        legal = [i for i in range(len(CHOICES)) if self.refusal(state, i) == LEGAL]
        for at, choice in enumerate(legal):
            buffer[at] = choice
        return len(legal)

    def message(self, state: State, choice: int) -> Message:
        verb, number = CHOICES[choice].verb, int(CHOICES[choice].argument or 0)
        return say(f"do-{verb}", number=number, price=self.numbers.get("price", 0) + 1)

    def reason(self, state: State, choice: int) -> Message:
        return say("refusal-no-coins" if self.refusal(state, choice) == NO_COINS else "refusal-not-asked")

    # Out of turn, at a question of an auction, a seat may show its card.

    def aside_refusal(self, state: State, seat: int, choice: int) -> int:
        if choice != SHOW or seat == self.decider(state) or "prize" not in self.names:
            return NOT_ASKED
        return SHOWN if cast(Table, state).of(seat)[3] else LEGAL

    def asides_into(self, state: State, seat: int, buffer: Any) -> int:
        buffer[0] = SHOW
        return int(self.aside_refusal(state, seat, SHOW) == LEGAL)

    def play_aside(self, state: State, seat: int, choice: int) -> None:
        table = cast(Table, state)
        table.cells[4 * seat + 3] = 1
        table.note(Event("shown", seat, str(table.of(seat)[2])))
        table.gain("coins", seat, 1)

    def aside_message(self, state: State, seat: int, choice: int) -> Message:
        return say("do-show", card=cast(Table, state).of(seat)[2])

    def aside_reason(self, state: State, seat: int, choice: int) -> Message:
        shown = self.aside_refusal(state, seat, choice) == SHOWN
        return say("refusal-shown" if shown else "refusal-not-asked")


class Deal(Asked):
    """Chance: the secret card of a seat."""

    name = "deal"
    names = ("to",)

    def decider(self, state: State) -> int:
        return int(CHANCE)

    def audience(self, state: State) -> int:
        return self.to

    def refusal(self, state: State, choice: int) -> int:
        is_card = CARD <= choice < CARD + 6
        free = is_card and choice - CARD + 1 in cast(Table, state).free_cards()
        return int(LEGAL if free else NOT_ASKED)

    def resolve(self, state: State, choice: int) -> None:
        table, item = cast(Table, state), CHOICES[choice].argument
        table.cells[4 * self.to + 2] = choice - CARD + 1
        table.note(Event("card", -1, item, -1, "", self.to), Event("card", self.to, item, 1, "", self.to))
        table.stack.append(Deal(self.to + 1) if self.to + 1 < table.players else NextLot())

    def prompt(self, state: State) -> Message:
        return say("ask-deal", seat=say("seat", seat=self.to + 1))


class NextLot(Step):
    name = "next-lot"

    def run(self, state: State) -> None:
        table = cast(Table, state)
        if table.lot < LOTS:
            table.lot += 1
            table.stack.append(Prize())


class Prize(Asked):
    """Chance: what is put up; small prizes come more often."""

    name = "prize"

    def decider(self, state: State) -> int:
        return int(CHANCE)

    def audience(self, state: State) -> int:
        return int(EVERYONE)

    def weight(self, state: State, choice: int) -> int:
        return 7 - (choice - PRIZE + 1)

    def refusal(self, state: State, choice: int) -> int:
        return int(LEGAL if PRIZE <= choice < PRIZE + 6 else NOT_ASKED)

    def resolve(self, state: State, choice: int) -> None:
        table = cast(Table, state)
        table.stack.append(Open((table.lot - 1) % int(table.players), choice - PRIZE + 1))

    def prompt(self, state: State) -> Message:
        return say("ask-prize")


class Open(Asked):
    name = "open"
    names = ("seat", "prize")

    def refusal(self, state: State, choice: int) -> int:
        if choice == OPEN:
            return int(LEGAL) if cast(Table, state).of(self.seat)[0] else int(NO_COINS)
        return int(LEGAL if choice == PASS else NOT_ASKED)

    def resolve(self, state: State, choice: int) -> None:
        high = cast(Table, state).of(self.seat)[0]
        state.stack.append(NextLot() if choice == PASS else Offer(self.seat, self.prize, 1, high, 0))

    def prompt(self, state: State) -> Message:
        return say("ask-open", prize=self.prize)


class Offer(Amount):
    """How many coins to open with."""

    name = "offer"

    def __init__(self, seat: int, prize: int, low: int, high: int, given: int) -> None:
        super().__init__(low, high, given)
        self.seat, self.prize = seat, prize

    def fields(self) -> list[int]:
        return [self.seat, self.prize, int(self.low), int(self.high), int(self.given)]

    def decider(self, state: State) -> int:
        return self.seat

    def again(self, low: int, high: int, given: int) -> Decision:
        return Offer(self.seat, self.prize, low, high, given)

    def take(self, state: State, amount: int) -> None:
        players = int(state.players)
        state.stack.append(Bid((self.seat + 1) % players, self.prize, self.seat, amount, players - 1))

    def prompt(self, state: State) -> Message:
        return say("ask-opening")

    def message(self, state: State, choice: int) -> Message:
        return say("do-amount", number=int(self.given) + choice - int(AMOUNT))


class Bid(Asked):
    """One more coin than the leader? ``left`` seats are asked, this one included."""

    name = "bid"
    names = ("seat", "prize", "leader", "price", "left")

    def refusal(self, state: State, choice: int) -> int:
        if choice == BID:
            return int(LEGAL) if cast(Table, state).of(self.seat)[0] > self.price else int(NO_COINS)
        return int(LEGAL if choice == PASS else NOT_ASKED)

    def resolve(self, state: State, choice: int) -> None:
        table = cast(Table, state)
        leader, price = (self.seat, self.price + 1) if choice == BID else (self.leader, self.price)
        if self.left > 1:
            after = (self.seat + 1) % int(table.players)
            table.stack.append(Bid(after, self.prize, leader, price, self.left - 1))
            return
        table.gain("coins", leader, -price)
        table.gain("points", leader, self.prize)
        table.stack.append(NextLot())

    def prompt(self, state: State) -> Message:
        leader = say("seat", seat=self.leader + 1)
        return say("ask-bid", leader=leader, price=self.price, prize=self.prize)


FRAMES: Final[dict[str, type[Frame]]] = {k.name: k for k in (Deal, NextLot, Prize, Open, Offer, Bid)}
