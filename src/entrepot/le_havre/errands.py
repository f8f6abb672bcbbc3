"""Haulage Firm and Harbour Watch (LH-24, LH-40, LH-50)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL
from entrepot.core.message import Message, say
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card import Effect
from entrepot.le_havre.card_ids import CARDS, HARBOUR_WATCH
from entrepot.le_havre.choices import BUILD, HAUL, HAULS, USE
from entrepot.le_havre.entry import enter, fee_refusal
from entrepot.le_havre.goods import FRANC
from entrepot.le_havre.question import Question
from entrepot.le_havre.refusals import (
    LACKS_FRANCS,
    LOCKED,
    NO_NEIGHBOURS,
    NO_RIVAL_THERE,
    NO_TARGET,
    OWN_DISC,
)
from entrepot.le_havre.state import NOWHERE, TOWN, LeHavreState
from entrepot.le_havre.tell import card_name, fee_message
from entrepot.le_havre.turn import take_offer


@final
class Haulage(Effect):
    """Pay francs and take two neighbouring offers of goods."""

    def __init__(self, francs: i64) -> None:
        self.francs: i64 = francs

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        table = cast(LeHavreState, state)
        if table.held(seat, FRANC) < self.francs:
            return LACKS_FRANCS
        for pair in range(HAULS):
            if haul_refusal(table, pair) == LEGAL:
                return LEGAL
        return NO_NEIGHBOURS

    def begin(self, state: State, seat: i64, card: i64) -> None:
        cast(LeHavreState, state).lose(seat, FRANC, self.francs)  # to the supply (LH-39)
        state.stack.append(Haul(seat))

    def spends_food(self) -> bool:
        return True

    def text(self) -> list[Message]:
        return [say("text-haulage", francs=int(self.francs))]


def haul_refusal(table: LeHavreState, pair: i64) -> i64:
    """Why a pair of neighbouring offers cannot be taken; pair 0 is fish and wood."""
    both = table.offers[pair + 1] > 0 and table.offers[pair + 2] > 0
    return LEGAL if both else NO_NEIGHBOURS


@final
class Haul(Question):
    """Which two offers?"""

    name: ClassVar[str] = "haul"
    inside = True

    def refusal(self, state: State, choice: i64) -> i64:
        pair = choice - HAUL
        if pair < 0 or pair >= HAULS:
            return NOT_ASKED
        return haul_refusal(cast(LeHavreState, state), pair)

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(LeHavreState, state)
        n: i64 = 0
        for pair in range(HAULS):
            if haul_refusal(table, pair) == LEGAL:
                buffer[n] = HAUL + pair
                n += 1
        return n

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        take_offer(table, self.seat, choice - HAUL + 1)
        take_offer(table, self.seat, choice - HAUL + 2)

    def prompt(self, state: State) -> Message:
        return say("ask-haul")


@final
class Watch(Effect):
    """Pay everybody in an occupied building, send them home and use it (LH-24)."""

    def __init__(self, francs: i64) -> None:
        self.francs: i64 = francs

    def refusal(self, state: State, seat: i64, card: i64) -> i64:
        table = cast(LeHavreState, state)
        for target in range(CARDS):
            if target_refusal(table, seat, target, table.discs[seat], self.francs) == LEGAL:
                return LEGAL
        return NO_TARGET

    def begin(self, state: State, seat: i64, card: i64) -> None:
        table = cast(LeHavreState, state)
        table.stack.append(Target(seat, self.francs, table.discs[seat]))

    def spends_food(self) -> bool:
        return True

    def text(self) -> list[Message]:
        return [say("text-watch", francs=int(self.francs))]


def target_refusal(table: LeHavreState, seat: i64, card: i64, origin: i64, francs: i64) -> i64:
    """Why the Harbour Watch cannot open ``card`` for ``seat``, whose disc came from ``origin`` (LH-50)."""
    if card == HARBOUR_WATCH or table.places[card] < TOWN:
        return NO_RIVAL_THERE
    rivals = count_rivals(table, seat, card)
    if rivals == 0:
        return NO_RIVAL_THERE
    if table.rules.cards[card].locked:
        return LOCKED
    if card == origin:
        return OWN_DISC
    if table.held(seat, FRANC) < rivals * francs:
        return LACKS_FRANCS
    trial = table.copy()  # a building may be worth entering only because, or only while, rivals stand there
    evict(trial, seat, card, francs)
    return fee_refusal(trial, seat, card)


def count_rivals(table: LeHavreState, seat: i64, card: i64) -> i64:
    """The other seats' discs in a building."""
    n: i64 = 0
    for other in range(table.players):
        if other != seat and table.discs[other] == card:
            n += 1
    return n


def evict(table: LeHavreState, seat: i64, card: i64, francs: i64) -> None:
    """Pay everybody else in a building and send them home."""
    for other in range(table.players):
        if other != seat and table.discs[other] == card:
            table.give(seat, other, FRANC, francs)
            table.move_disc(other, NOWHERE)


@final
class Target(Question):
    """Which occupied building does the Harbour Watch open?"""

    name: ClassVar[str] = "target"
    inside = True

    def __init__(self, seat: i64, francs: i64, origin: i64) -> None:
        super().__init__(seat)
        self.francs: i64 = francs
        self.origin: i64 = origin
        """Where the visitor's disc stood before this turn's action."""

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.francs), int(self.origin)]

    def refusal(self, state: State, choice: i64) -> i64:
        if choice < USE or choice >= BUILD:
            return NOT_ASKED
        return target_refusal(cast(LeHavreState, state), self.seat, choice - USE, self.origin, self.francs)

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for card in range(CARDS):
            if self.refusal(state, USE + card) == LEGAL:
                buffer[n] = USE + card
                n += 1
        return n

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        evict(table, self.seat, choice - USE, self.francs)
        enter(table, self.seat, choice - USE)

    def prompt(self, state: State) -> Message:
        return say("ask-target", francs=int(self.francs))

    def message(self, state: State, choice: i64) -> Message:
        table = cast(LeHavreState, state)
        card = choice - USE
        paid = int(self.francs * count_rivals(table, self.seat, card))
        return say("do-target", card=card_name(table, card), francs=paid, fee=fee_message(table, card))
