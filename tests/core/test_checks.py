"""The checks find what they look for: for each law a title that breaks it, and it alone."""

from collections.abc import Callable
from typing import Any, ClassVar, cast

import pytest

from entrepot.core.checks import check_title
from entrepot.core.event import Event
from entrepot.core.laws import BrokenLaw
from entrepot.core.message import Message, say
from entrepot.core.rng import Rng
from entrepot.core.state import State
from entrepot.core.title import Title
from tests.third_title import Lots
from tests.third_title.frames import PASS, SHOW, Bid, Deal, Open, Prize, Table

pytestmark = pytest.mark.interpreted

FAULTS: dict[str, type[Lots]] = {}


def fault(expected: str) -> Callable[[type[Lots]], type[Lots]]:
    """This title must be refused with these words."""

    def note(title: type[Lots]) -> type[Lots]:
        FAULTS[expected] = title
        return title

    return note


class Swapped(Lots):
    """Lots with another kind of table, and other kinds of frames."""

    table: ClassVar[type[Table]] = Table
    frames: ClassVar[dict[type[Any], type[Any]]] = {}

    def start(self, players: int, options: dict[str, Any], rules_version: int) -> State:
        table = cast(Table, super().start(players, options, rules_version))
        return self.table(table.rules, [self.frame(f) for f in table.stack], table.lot, table.cells)

    def frame(self, frame: Any) -> Any:
        return self.frames.get(type(frame), type(frame))(*frame.fields())

    def from_position(self, document: dict[str, Any]) -> State:
        table = cast(Table, super().from_position(document))
        return self.table(table.rules, [self.frame(f) for f in table.stack], table.lot, table.cells)


class Cover(Table):
    """A table that puts another frame in the place of the usual one."""

    frames: ClassVar[dict[type[Any], type[Any]]] = {}

    def copy(self) -> "Cover":
        return type(self)(self.rules, self.stack[:], self.lot, self.cells[:])

    def advance(self) -> None:
        super().advance()
        if self.stack and type(self.stack[-1]) in self.frames:
            top = self.stack.pop()
            self.stack.append(self.frames[type(top)](*top.fields()))


def with_frames(frames_: dict[type[Any], type[Any]]) -> type[Lots]:
    cover = type("Covered", (Cover,), {"frames": frames_})
    return type("Faulty", (Swapped,), {"table": cover, "frames": frames_})


@fault("an entry of the library stands twice")
class Doubled(Lots):
    def __init__(self) -> None:
        super().__init__()
        self.cards = tuple("1123456")


@fault("no words for 'dear'")
class Speechless(Lots):
    def card_text(self, card: str) -> list[Message]:
        return [say("dear")]


class Shared(Table):
    def copy(self) -> "Shared":
        return Shared(self.rules, self.stack[:], self.lot, self.cells)


@fault("changed later")
class SharedRows(Swapped):
    table = Shared


class Silent(Table):
    def note(self, *events: Event) -> None:
        super().note(*(event for event in events if event.kind != "points"))


@fault("events do not add up")
class SilentPoints(Swapped):
    table = Silent


@fault("a position read back is another one")
class Forgetful(Lots):
    def from_position(self, document: dict[str, Any]) -> State:
        return super().from_position(document | {"lot": 0})


@fault("are not shared as usual")
class BadRanks(Lots):
    def ranks(self, state: State) -> list[int]:
        return list(range(2, 2 + int(state.players)))


@fault("not every seat has a score")
class NoScores(Lots):
    def scores(self, state: State) -> list[int]:
        return [*super().scores(state), 0]


@fault("seat -1 sees that its guess is one")
class Leak(Lots):
    def view(self, state: State, seat: int) -> dict[str, Any]:
        return self.position(state)


@fault("seat 0 forgets by guessing")
class OwnRedrawn(Lots):
    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return super().resample(state, -1, rng)


@fault("a guess is the state itself")
class InPlace(Lots):
    def resample(self, state: State, seat: int, rng: Rng) -> State:
        table = cast(Table, state)
        guess = cast(Table, super().resample(state, seat, rng))
        for cell in range(len(guess.cells)):
            table.cells[cell] = guess.cells[cell]
        return table


class Coarse(Bid):
    """Says that more is legal than it lists."""

    def legal_into(self, state: State, buffer: Any) -> int:
        buffer[0] = PASS
        return 1


FAULTS["but not refused"] = with_frames({Bid: Coarse})


class NoAnswer(Open):
    def refusal(self, state: State, choice: int) -> int:
        return 1 if cast(Table, state).lot == 3 else super().refusal(state, choice)


class Mumbling(Bid):
    def prompt(self, state: State) -> Message:
        return say("ask-bid", price=1)


FAULTS["cannot say 'ask-bid'"] = with_frames({Bid: Mumbling})


class Weightless(Prize):
    def weight(self, state: State, choice: int) -> int:
        return max(0, super().weight(state, choice) - 1)


FAULTS["chance has the weights"] = with_frames({Prize: Weightless})


class Broadcast(Deal):
    """Dealt to one seat, but its events go to all."""

    def resolve(self, state: State, choice: int) -> None:
        super().resolve(state, choice)
        if state.journal is not None:
            state.journal = [Event(e.kind, e.seat, e.item, e.amount) for e in state.journal]
        state.stack[-1] = self.after(state.stack[-1])

    def after(self, frame: Any) -> Any:
        return Broadcast(*frame.fields()) if isinstance(frame, Deal) else frame


FAULTS["sees what chance told seat 0"] = with_frames({Deal: Broadcast})


class OutOfTurn(Open):
    """Lists an aside that it refuses."""

    def asides_into(self, state: State, seat: int, buffer: Any) -> int:
        buffer[0] = SHOW
        return int(seat != self.seat)


FAULTS["asides of seat"] = with_frames({Open: OutOfTurn})


class Answering(Open):
    """An aside that answers the open question."""

    def play_aside(self, state: State, seat: int, choice: int) -> None:
        super().play_aside(state, seat, choice)
        state.stack[-1] = Open((self.seat + 1) % int(state.players), self.prize)


FAULTS["an aside answers the question"] = with_frames({Open: Answering})


def check_games(title: Title, games: int) -> None:
    for seed in range(games):
        check_title(title, 3, seed)


@pytest.mark.parametrize("expected", FAULTS)
def test_a_broken_law_is_found(expected: str) -> None:
    """Some game of a few shows the fault, and the error names the law and the game."""
    title = FAULTS[expected]()
    with pytest.raises(BrokenLaw) as caught:
        check_games(title, 20)
    assert expected in str(caught.value)


def test_a_dead_end_is_found() -> None:
    """A question without an answer stops the random game; the error names the game."""
    with pytest.raises(BrokenLaw, match="lots, 2 players, seed 0"):
        check_title(with_frames({Open: NoAnswer})(), 2, 0)
