"""Step 1a: auctions (PH-4, PH-5, PH-12, PH-14 to PH-17)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL
from entrepot.core.message import Argument, Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.cards import KINDS
from entrepot.phoenicia.choices import AUCTION, DONE, DROP, HIGHEST, RAISE
from entrepot.phoenicia.payment import charge
from entrepot.phoenicia.question import Purchase, Question, asked
from entrepot.phoenicia.refusals import (
    ABOVE_LIMIT,
    BELOW_MINIMUM,
    CANNOT_OPEN,
    NOT_HIGHER,
    NOT_SHOWN,
    ONE_CARD,
)
from entrepot.phoenicia.speech import card_name, seat_name
from entrepot.phoenicia.state import DISPLAY, WINS, WON, PhoeniciaState
from entrepot.phoenicia.workers import Workers


@final
class Auctions(Question):
    """Which card the seat in turn puts up for auction; as many as it likes, then ``done``."""

    name: ClassVar[str] = "auctions"

    def refusal(self, state: State, choice: i64) -> i64:
        if choice == DONE:
            return LEGAL
        if choice < AUCTION or choice >= AUCTION + KINDS:
            return NOT_ASKED
        table = cast(PhoeniciaState, state)
        kind = choice - AUCTION
        if table.table[DISPLAY + kind] == 0:
            return NOT_SHOWN
        if not may_buy(table, self.seat):
            return ONE_CARD
        return LEGAL if table.limit(self.seat, kind) >= table.rules.min_bid[kind] else CANNOT_OPEN

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(PhoeniciaState, state)
        n: i64 = 0
        for kind in range(KINDS):
            if table.table[DISPLAY + kind] > 0 and self.refusal(state, AUCTION + kind) == LEGAL:
                buffer[n] = AUCTION + kind
                n += 1
        buffer[n] = DONE
        return n + 1

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        if choice == DONE:
            table.stack.append(Workers(self.seat))
            return
        kind = choice - AUCTION
        table.prove(self.seat, table.price(self.seat, kind, table.rules.min_bid[kind]))
        table.stack.append(self)
        table.stack.append(Opening(self.seat, kind))

    def prompt(self, state: State) -> Message:
        return asked("auctions", self.seat)

    def message(self, state: State, choice: i64) -> Message:
        if choice == DONE:
            return Message("do-auctions-done")
        kind = choice - AUCTION
        minimum = int(cast(PhoeniciaState, state).rules.min_bid[kind])
        return Message("do-auction", {"card": card_name(kind), "minimum": minimum})

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        table = cast(PhoeniciaState, state)
        kind = choice - AUCTION
        minimum = int(table.rules.min_bid[kind])
        return {"card": card_name(kind), "minimum": minimum, "limit": int(table.limit(self.seat, kind))}


def may_buy(table: PhoeniciaState, seat: i64) -> bool:
    """Whether the option of one card a turn leaves the seat in (PH-12)."""
    return not table.rules.one_card or table.at(seat, WINS) == 0


def bidders(table: PhoeniciaState, starter: i64) -> i64:
    """Who may take part, a bit for each seat: the starter and all still to come (PH-4, PH-14)."""
    mask: i64 = 0
    for seat in range(table.players):
        if seat == starter or (not table.finished(seat) and may_buy(table, seat)):
            mask |= 1 << seat
    return mask


def next_bidder(mask: i64, seat: i64, players: i64) -> i64:
    """The first seat still in, clockwise from the left of ``seat``."""
    other = (seat + 1) % players
    while not mask >> other & 1:
        other = (other + 1) % players
    return other


def may_bid(table: PhoeniciaState, seat: i64, kind: i64, bid: i64) -> bool:
    """Whether the seat can pay for ``bid`` (PH-16)."""
    return bid <= table.limit(seat, kind)


@final
class Opening(Question):
    """The opening bid: at least the printed minimum; it binds (PH-4, PH-15)."""

    name: ClassVar[str] = "opening"
    inside: ClassVar[bool] = True

    def __init__(self, seat: i64, kind: i64) -> None:
        Question.__init__(self, seat)
        self.kind: i64 = kind

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.kind)]

    def refusal(self, state: State, choice: i64) -> i64:
        table = cast(PhoeniciaState, state)
        if choice < RAISE or choice > RAISE + HIGHEST:
            return NOT_ASKED
        if choice - RAISE < table.rules.min_bid[self.kind]:
            return BELOW_MINIMUM
        return LEGAL if may_bid(table, self.seat, self.kind, choice - RAISE) else ABOVE_LIMIT

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(PhoeniciaState, state)
        return bids_into(table, buffer, 0, self.seat, self.kind, table.rules.min_bid[self.kind])

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        bid = choice - RAISE
        table.prove(self.seat, table.price(self.seat, self.kind, bid))
        go_on(table, self.kind, bid, self.seat, bidders(table, self.seat), self.seat)

    def prompt(self, state: State) -> Message:
        minimum = int(cast(PhoeniciaState, state).rules.min_bid[self.kind])
        return asked("opening", self.seat, card=card_name(self.kind), minimum=minimum)

    def message(self, state: State, choice: i64) -> Message:
        return bid_message(cast(PhoeniciaState, state), self.seat, self.kind, choice - RAISE)

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        table = cast(PhoeniciaState, state)
        minimum = int(table.rules.min_bid[self.kind])
        return {"minimum": minimum, "limit": int(table.limit(self.seat, self.kind))}


@final
class Bidding(Question):
    """Raise the ``bid`` of the ``leader`` or drop out. ``mask`` holds a bit for each seat still in."""

    name: ClassVar[str] = "bidding"

    def __init__(self, seat: i64, kind: i64, bid: i64, leader: i64, mask: i64) -> None:
        Question.__init__(self, seat)
        self.kind: i64 = kind
        self.bid: i64 = bid
        self.leader: i64 = leader
        self.mask: i64 = mask

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.kind), int(self.bid), int(self.leader), int(self.mask)]

    def refusal(self, state: State, choice: i64) -> i64:
        if choice == DROP:
            return LEGAL
        if choice < RAISE or choice > RAISE + HIGHEST:
            return NOT_ASKED
        if choice - RAISE <= self.bid:
            return NOT_HIGHER
        table = cast(PhoeniciaState, state)
        return LEGAL if may_bid(table, self.seat, self.kind, choice - RAISE) else ABOVE_LIMIT

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(PhoeniciaState, state)
        n = bids_into(table, buffer, 0, self.seat, self.kind, self.bid + 1)
        buffer[n] = DROP
        return n + 1

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        if choice == DROP:
            go_on(table, self.kind, self.bid, self.leader, self.mask ^ (1 << self.seat), self.seat)
            return
        bid = choice - RAISE
        table.prove(self.seat, table.price(self.seat, self.kind, bid))
        go_on(table, self.kind, bid, self.seat, self.mask, self.seat)

    def prompt(self, state: State) -> Message:
        leader = seat_name(self.leader)
        return asked("bidding", self.seat, card=card_name(self.kind), bid=int(self.bid), leader=leader)

    def message(self, state: State, choice: i64) -> Message:
        if choice == DROP:
            return Message("do-drop", {"card": card_name(self.kind)})
        return bid_message(cast(PhoeniciaState, state), self.seat, self.kind, choice - RAISE)

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        limit = int(cast(PhoeniciaState, state).limit(self.seat, self.kind))
        return {"bid": int(self.bid), "limit": limit}


def bids_into(table: PhoeniciaState, buffer: vec[i64], n: i64, seat: i64, kind: i64, lowest: i64) -> i64:
    """Write all bids of the seat from ``lowest`` on."""
    limit = table.limit(seat, kind)
    highest = limit if limit < HIGHEST else HIGHEST
    for bid in range(lowest, highest + 1):
        buffer[n] = RAISE + bid
        n += 1
    return n


def go_on(table: PhoeniciaState, kind: i64, bid: i64, leader: i64, mask: i64, seat: i64) -> None:
    """After an answer of ``seat``: ask the next bidder, or sell to the last one left (PH-15)."""
    other = next_bidder(mask, seat, table.players)
    if other != leader:
        table.stack.append(Bidding(other, kind, bid, leader, mask))
        return
    price = table.price(leader, kind, bid)
    table.stack.append(TakeCard(leader, kind))
    charge(table, leader, price)


def bid_message(table: PhoeniciaState, seat: i64, kind: i64, bid: i64) -> Message:
    """A bid and, where a discount makes it another number, the price behind it."""
    price = table.price(seat, kind, bid)
    args: dict[str, Argument] = {"card": card_name(kind), "bid": int(bid), "price": int(price)}
    return Message("do-raise" if price == bid else "do-raise-discount", args)


@final
class TakeCard(Purchase):
    """The card and all its benefits come at once, also out of turn (PH-17)."""

    name: ClassVar[str] = "take-card"

    def __init__(self, seat: i64, kind: i64) -> None:
        Purchase.__init__(self, seat)
        self.kind: i64 = kind

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.kind)]

    def receive(self, table: PhoeniciaState) -> None:
        table.change_table(DISPLAY + self.kind, -1, WON)
        table.own(self.seat, self.kind, WON)
        table.recount(self.seat, WON)
        table.set(self.seat, WINS, table.at(self.seat, WINS) + 1)
        table.progress = 1

    def what(self) -> Message:
        return card_name(self.kind)
