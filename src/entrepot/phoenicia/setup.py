"""How a game begins (rules, section 2)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import CHANCE, LEGAL, Step
from entrepot.core.message import Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.administration import DealCards, NextTurn, Refill
from entrepot.phoenicia.cards import (
    CARD_KINDS,
    FARMING,
    HUNTING,
    KINDS,
    PRESET,
    START_COINS,
    START_FARMERS,
    START_HUNTERS,
    START_UNTRAINED,
)
from entrepot.phoenicia.choices import OVERLORD
from entrepot.phoenicia.question import Question
from entrepot.phoenicia.rules import Rules
from entrepot.phoenicia.speech import seat_name
from entrepot.phoenicia.state import (
    COINS,
    DECKS,
    HAND,
    PILE,
    SETUP,
    UNTRAINED,
    WORKERS,
    PhoeniciaState,
    empty_state,
)


def new_table(rules: Rules) -> PhoeniciaState:
    """The table before the Overlord is drawn by lot and the first cards are turned up."""
    table = empty_state(rules)
    for kind in range(KINDS):
        table.change_table(DECKS + kind, rules.copies[kind], SETUP)
    for card in range(CARD_KINDS):
        table.change_table(PILE + card, rules.pile[card], SETUP)
    for seat in range(table.players):
        table.change(seat, COINS, START_COINS, SETUP)
        table.change(seat, UNTRAINED, START_UNTRAINED, SETUP)
        table.change(seat, WORKERS + HUNTING, START_HUNTERS, SETUP)
        table.change(seat, WORKERS + FARMING, START_FARMERS, SETUP)
        if not rules.random_start:
            table.change(seat, HAND + PRESET, 1, SETUP)
        table.recount(seat, SETUP)
    table.progress = 0
    table.stack.append(NextTurn())
    if rules.random_start:
        table.stack.append(FirstCards(0))
    table.stack.append(Refill(1))
    table.stack.append(DrawLots())
    return table


@final
class DrawLots(Question):
    """Chance names the first Overlord."""

    name: ClassVar[str] = "draw-lots"

    def __init__(self) -> None:
        Question.__init__(self, CHANCE)

    def fields(self) -> list[int]:
        return []

    def refusal(self, state: State, choice: i64) -> i64:
        return LEGAL if OVERLORD <= choice < OVERLORD + state.players else NOT_ASKED

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        return self.gather(state, buffer, 0, OVERLORD, state.players)

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        table.overlord = choice - OVERLORD
        table.note("overlord", table.overlord)

    def prompt(self, state: State) -> Message:
        return Message("prompt-draw-lots")

    def message(self, state: State, choice: i64) -> Message:
        return Message("do-overlord", {"who": seat_name(choice - OVERLORD)})


@final
class FirstCards(Step):
    """Option: a random production card for each player instead of the preset one."""

    name: ClassVar[str] = "first-cards"

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def fields(self) -> list[int]:
        return [int(self.step)]

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        if self.step < table.players:
            table.stack.append(FirstCards(self.step + 1))
            table.stack.append(DealCards((table.overlord + self.step) % table.players, 1))
