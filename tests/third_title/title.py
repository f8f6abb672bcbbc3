"""Lots: a tiny auction game. Three prizes are put up one after the other; each seat has a secret card."""

from pathlib import Path
from typing import Any, cast

from entrepot.core.errors import ImpossiblePosition
from entrepot.core.event import Event
from entrepot.core.message import Message, say
from entrepot.core.option import Option, whole
from entrepot.core.rng import Rng
from entrepot.core.rows import row
from entrepot.core.state import State
from entrepot.core.title import Title
from entrepot.core.words import CORE_FOLDER, Words
from tests.third_title.frames import CHOICES, FRAMES, Table, new_table


class Lots(Title):
    def __init__(self) -> None:
        self.key = "lots"
        self.players = range(2, 5)
        self.rules_version = 2
        self.choices = CHOICES
        self.options = (Option("coins", 10, whole(0, 500), "0..500"),)
        self.words = Words(CORE_FOLDER, Path(__file__).parent / "words")
        self.cards = tuple("123456")

    def start(self, players: int, options: dict[str, Any], rules_version: int) -> State:
        return new_table({"players": players, "options": options, "version": rules_version})

    def position(self, state: State) -> dict[str, Any]:
        table = cast(Table, state)
        return {
            "title": self.key,
            "players": int(table.players),
            "options": table.rules["options"],
            "rules": table.rules["version"],
            "lot": table.lot,
            "seats": [table.of(seat) for seat in range(table.players)],
            "stack": [[frame.name, *frame.fields()] for frame in table.stack],
        }

    def from_position(self, document: dict[str, Any]) -> State:
        try:
            options = self.read_options(document["players"], document["options"])
            rules = {"players": document["players"], "options": options, "version": document["rules"]}
            stack = [FRAMES[name](*numbers) for name, *numbers in document["stack"]]
            cells = row(4 * document["players"])
            for at, cell in enumerate(cell for seat in document["seats"] for cell in seat):
                cells[at] = cell
            return Table(rules, stack, document["lot"], cells)
        except (LookupError, TypeError, ValueError) as error:
            raise ImpossiblePosition([str(error)]) from error

    def view(self, state: State, seat: int) -> dict[str, Any]:
        document = self.position(state)
        for other, cells in enumerate(document["seats"]):
            if other != seat and not cells[3]:
                cells[2] = None
        return document

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        table = cast(Table, state).copy()
        hidden = [i for i in range(table.players) if i != seat and table.of(i)[2] and not table.of(i)[3]]
        pool = table.free_cards() + [table.of(other)[2] for other in hidden]
        for other in hidden:
            table.cells[4 * other + 2] = pool.pop(int(rng.below(len(pool))))
        return table

    def scores(self, state: State) -> list[int]:
        table = cast(Table, state)
        return [10 * points + coins + card for coins, points, card, _ in map(table.of, range(table.players))]

    def ranks(self, state: State) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def holdings(self, state: State) -> dict[tuple[str, int, str], int]:
        table = cast(Table, state)
        held = {("card", -1, str(card)): 1 for card in table.free_cards()}
        for seat in range(table.players):
            coins, points, card, _ = table.of(seat)
            held |= {("coins", seat, ""): coins, ("points", seat, ""): points, ("card", seat, str(card)): 1}
        return {key: amount for key, amount in held.items() if key[2] != "0"}

    def card_text(self, card: str) -> list[Message]:
        return [say("card-text", number=int(card))]

    def event_message(self, event: Event) -> Message:
        owner = say("seat-chance") if event.seat < 0 else say("seat", seat=event.seat + 1)
        return event.message(item=event.item, place=owner)
