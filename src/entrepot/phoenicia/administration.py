"""The round: turns in order, then step 2: end and Overlord (2a), display (2b), production (2c),
limits (2d)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import CHANCE, LEGAL, Step
from entrepot.core.message import Argument, Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.auction import Auctions
from entrepot.phoenicia.cards import CARD_KINDS, ENOUGH_POINTS, IDLE_ROUNDS, KINDS, PER_CARD, PRESET
from entrepot.phoenicia.choices import CARD, DRAW
from entrepot.phoenicia.limits import apply_limits
from entrepot.phoenicia.question import Question, asked
from entrepot.phoenicia.refusals import BARRED_NOW, NOT_NEXT
from entrepot.phoenicia.speech import card_name, production_card, seat_name
from entrepot.phoenicia.state import (
    COINS,
    DEALT,
    DECKS,
    DISCARDS,
    DISPLAY,
    EXCHANGED_COINS,
    NO_CARDS_LEFT,
    PILE,
    POINTS,
    PRODUCTION,
    SHOWN,
    WINS,
    PhoeniciaState,
)


@final
class NextTurn(Step):
    """The next player in order, or the administration once all have had their turn."""

    name: ClassVar[str] = "next-turn"

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        if table.turn < table.players:
            table.stack.append(self)
            table.stack.append(Auctions(table.seat_in_turn()))
            table.note("turn", table.seat_in_turn())
        elif not ends_here(table):
            name_overlord(table)
            table.stack.append(NextRound())
            table.stack.append(Limits(0))
            table.stack.append(Production(0))
            table.stack.append(Refill(0))


# -- 2a: end and Overlord --------------------------------------------------------------------------------


def ends_here(table: PhoeniciaState) -> bool:
    """Whether the game is over: somebody has enough points (PH-9), or nothing moves any more (PH-31).

    PH-31 speaks of the time when nothing is left to auction. It is also applied while cards lie there
    that nobody buys: without it a game in which all pass would never end.
    """
    for seat in range(table.players):
        if table.at(seat, POINTS) >= ENOUGH_POINTS:
            return True
    table.idle = 0 if table.progress else table.idle + 1
    table.progress = 0
    return table.idle >= IDLE_ROUNDS


def name_overlord(table: PhoeniciaState) -> None:
    """Most points; among equals the first to the left of the present one, who comes last (PH-10)."""
    best = (table.overlord + 1) % table.players
    for step in range(2, table.players + 1):
        seat = (table.overlord + step) % table.players
        if table.at(seat, POINTS) > table.at(best, POINTS):
            best = seat
    table.overlord = best
    table.note("overlord", best)


# -- 2b: display -----------------------------------------------------------------------------------------


def deck_in_use(table: PhoeniciaState) -> i64:
    """The lowest deck that still has cards; 0 if all are used up."""
    lowest: i64 = 0
    for kind in range(KINDS):
        if table.table[DECKS + kind] > 0 and (lowest == 0 or table.rules.deck[kind] < lowest):
            lowest = table.rules.deck[kind]
    return lowest


@final
class Refill(Step):
    """Turn up cards until as many lie there as there are players. ``first``: the first display."""

    name: ClassVar[str] = "refill"

    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def fields(self) -> list[int]:
        return [int(self.first)]

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        deck = deck_in_use(table)
        if table.shown() >= table.players or deck == 0:
            return
        turn_up = TurnUp(self.first, deck)
        for kind in range(KINDS):
            if turn_up.refusal(state, CARD + kind) == LEGAL:
                table.stack.append(self)
                table.stack.append(turn_up)
                return


@final
class TurnUp(Question):
    """Chance turns up a card of a deck; each copy is equally likely.

    A Granary or Fort turned up in the first display is shuffled back and another card drawn (PH-34):
    that is as if they could not be drawn.
    """

    name: ClassVar[str] = "turn-up"

    def __init__(self, first: i64, deck: i64) -> None:
        Question.__init__(self, CHANCE)
        self.first: i64 = first
        self.deck: i64 = deck

    def fields(self) -> list[int]:
        return [int(self.first), int(self.deck)]

    def refusal(self, state: State, choice: i64) -> i64:
        table = cast(PhoeniciaState, state)
        if choice < CARD or choice >= CARD + KINDS:
            return NOT_ASKED
        kind = choice - CARD
        if table.table[DECKS + kind] == 0 or table.rules.deck[kind] != self.deck:
            return NOT_NEXT
        return BARRED_NOW if self.first and table.rules.barred[kind] else LEGAL

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        return self.gather(state, buffer, 0, CARD, KINDS)

    def weight(self, state: State, choice: i64) -> i64:
        return cast(PhoeniciaState, state).table[DECKS + choice - CARD]

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        table.change_table(DECKS + choice - CARD, -1, SHOWN)
        table.change_table(DISPLAY + choice - CARD, 1, SHOWN)

    def prompt(self, state: State) -> Message:
        return Message("prompt-turn-up")

    def message(self, state: State, choice: i64) -> Message:
        return Message("do-turn-up", {"card": card_name(choice - CARD)})

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        return {"card": card_name(choice - CARD)}


# -- 2c: production --------------------------------------------------------------------------------------


@final
class Production(Step):
    """Deal to the ``step``-th player from the Overlord on, all cards at once (PH-28).

    A card for each full four of production, coins for the rest. Then, if more than four coins lie in
    the treasury (option: four or more), each full four of them become a card, also above the
    storehouses (PH-1).
    """

    name: ClassVar[str] = "production"

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def fields(self) -> list[int]:
        return [int(self.step)]

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        if self.step == table.players:
            return
        seat = (table.overlord + self.step) % table.players
        production = table.at(seat, PRODUCTION)
        cards = production // PER_CARD
        table.change(seat, COINS, production % PER_CARD, DEALT)
        coins = table.at(seat, COINS)
        if coins >= table.rules.exchange_from:
            bought = coins // PER_CARD
            table.change(seat, COINS, -bought * PER_CARD, EXCHANGED_COINS)
            cards += bought
        table.stack.append(Production(self.step + 1))
        table.stack.append(DealCards(seat, cards))


@final
class DealCards(Step):
    """Deal ``count`` production cards to a seat; 4 coins for each that is nowhere to be had (PH-28)."""

    name: ClassVar[str] = "deal-cards"

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = count

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.count)]

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        if self.count == 0:
            return
        if cards_in(table, PILE) == 0:
            if cards_in(table, DISCARDS) == 0:
                table.change(self.seat, COINS, self.count * PER_CARD, NO_CARDS_LEFT)
                return
            table.shuffle()
        table.stack.append(DealCards(self.seat, self.count - 1))
        table.stack.append(DrawCard(self.seat))


def cards_in(table: PhoeniciaState, place: i64) -> i64:
    """How many production cards lie in the pile or among the discards; preset cards do not count."""
    total: i64 = 0
    for card in range(CARD_KINDS):
        if card != PRESET:
            total += table.table[place + card]
    return total


@final
class DrawCard(Question):
    """Chance gives a seat the next production card; it alone sees which (PH-11)."""

    name: ClassVar[str] = "draw-card"

    def __init__(self, seat: i64) -> None:
        Question.__init__(self, seat)

    def decider(self, state: State) -> i64:
        return CHANCE

    def audience(self, state: State) -> i64:
        return self.seat

    def refusal(self, state: State, choice: i64) -> i64:
        if choice < DRAW or choice >= DRAW + CARD_KINDS - 1:
            return NOT_ASKED
        return LEGAL if self.weight(state, choice) > 0 else NOT_NEXT

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        return self.gather(state, buffer, 0, DRAW, CARD_KINDS - 1)

    def weight(self, state: State, choice: i64) -> i64:
        return cast(PhoeniciaState, state).table[PILE + drawn(choice)]

    def resolve(self, state: State, choice: i64) -> None:
        cast(PhoeniciaState, state).draw(self.seat, drawn(choice))

    def prompt(self, state: State) -> Message:
        return asked("draw", self.seat)

    def message(self, state: State, choice: i64) -> Message:
        return Message("do-draw", {"who": seat_name(self.seat), "card": production_card(drawn(choice))})

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        return {"card": production_card(drawn(choice))}


def drawn(choice: i64) -> i64:
    """The kind of production card that a ``draw:`` means."""
    card = choice - DRAW
    return card if card < PRESET else card + 1


# -- 2d: limits ------------------------------------------------------------------------------------------


@final
class Limits(Step):
    """Storehouses and treasury of the ``step``-th player from the Overlord on (PH-29)."""

    name: ClassVar[str] = "limits"

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def fields(self) -> list[int]:
        return [int(self.step)]

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        if self.step < table.players:
            table.stack.append(Limits(self.step + 1))
            apply_limits(table, (table.overlord + self.step) % table.players)


@final
class NextRound(Step):
    """A new round begins with the Overlord."""

    name: ClassVar[str] = "next-round"

    def run(self, state: State) -> None:
        table = cast(PhoeniciaState, state)
        table.round += 1
        table.turn = 0
        for seat in range(table.players):
            table.set(seat, WINS, 0)
        table.note("round", -1, str(table.round))
        table.stack.append(NextTurn())
