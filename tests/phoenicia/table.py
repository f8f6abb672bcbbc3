"""Phoenicia positions in short, for the scenarios from the rules.

The usual table: two players, seat 0 is Overlord and in turn before its auctions, nothing on display.
Nothing plays by itself here, neither chance nor forced answers: each token is given.
"""

from collections import Counter
from typing import Any, cast

import entrepot
from entrepot.core.decision import CHANCE
from entrepot.core.event import Event
from entrepot.core.rows import buffer
from entrepot.core.state import State
from entrepot.phoenicia.title import Phoenicia

TITLE = cast(Phoenicia, entrepot.title("phoenicia"))
SIZE = len(TITLE.choices)
AUCTIONS = "auctions"
WORKERS = "workers"
PURCHASES = "purchases"


def seat(
    cards: str = "", *, coins: int = 0, hand: str = "", workers: str = "", **more: Any
) -> dict[str, Any]:
    """One player: development cards, coins, production cards (``"6 5 preset 4"``) and workers
    (``"untrained hunting farming"``; left out: nobody but the first two has been employed)."""
    found: dict[str, Any] = {"cards": counts(cards), "coins": coins, "hand": counts(hand)} | more
    return found | ({"workers": counts(workers)} if workers else {})


def counts(names: str) -> dict[str, int]:
    """How often each name stands there."""
    return dict(Counter(names.split()))


class Table:
    """A state with names: what is asked, what lies where."""

    def __init__(self, state: State) -> None:
        self.state = state

    # -- asking ------------------------------------------------------------------------------------------

    @property
    def asks(self) -> tuple[str, int]:
        """The kind of the open question and who answers."""
        return str(self.state.decision().name), int(self.state.decider())

    def legal(self) -> list[str]:
        """The legal tokens."""
        cells = buffer(SIZE)
        return [TITLE.choices[int(cells[i])].token for i in range(self.state.legal_into(cells))]

    def bids(self) -> list[int]:
        """The legal bids."""
        return [int(token[6:]) for token in self.legal() if token.startswith("raise:")]

    def refused(self, token: str) -> str:
        """Why ``token`` may not be played, in English; it has to be refused."""
        index = TITLE.choices.parse(token).index
        decision = self.state.decision()
        assert decision.refusal(self.state, index) != 0, f"{token} is legal"
        return TITLE.words.say(decision.reason(self.state, index), "en")

    def play(self, *tokens: str) -> "Table":
        """Answer one question after the other."""
        for token in tokens:
            index = TITLE.choices.parse(token).index
            decision = self.state.decision()
            code = decision.refusal(self.state, index)
            assert code == 0, f"{token}: {TITLE.words.say(decision.reason(self.state, index), 'en')}"
            self.state.play(index)
        return self

    def chance(self, draw: str = "5") -> "Table":
        """Answer for chance as long as it is asked: the wanted production card where there is one, else
        the first legal answer."""
        while not self.state.over() and self.state.decider() == CHANCE:
            legal = self.legal()
            self.play(f"draw:{draw}" if f"draw:{draw}" in legal else legal[0])
        return self

    def events(self, *tokens: str) -> list[Event]:
        """What the answers do."""
        self.state.journal = []
        self.play(*tokens)
        events, self.state.journal = self.state.journal, None
        return events or []

    def copy(self) -> "Table":
        return Table(self.state.copy())

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def position(self) -> dict[str, Any]:
        return TITLE.position(self.state)

    def at(self, number: int = 0) -> dict[str, Any]:
        """A seat as positions show it."""
        return dict(self.position["seats"][number])

    def coins(self, number: int = 0) -> int:
        return int(self.at(number)["coins"])

    def hand(self, number: int = 0) -> dict[str, int]:
        return dict(self.at(number)["hand"])

    def wealth(self, number: int = 0) -> int:
        values = {"6": 6, "5": 5, "preset": 5, "4": 4}
        return self.coins(number) + sum(values[card] * n for card, n in self.hand(number).items())

    def points(self, number: int = 0) -> int:
        return int(self.at(number)["points"])

    def production(self, number: int = 0) -> int:
        return int(self.at(number)["production"])

    def storehouses(self, number: int = 0) -> int:
        return int(self.at(number)["storehouses"])

    def workers(self, number: int = 0) -> dict[str, int]:
        return dict(self.at(number)["workers"])

    def tools(self, number: int = 0) -> dict[str, int]:
        return dict(self.at(number)["tools"])


def document(
    *seats: dict[str, Any],
    players: int = 2,
    display: str = "",
    asks: str = AUCTIONS,
    turn: int = 0,
    overlord: int = 0,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position in the turn of the ``turn``-th player from the Overlord on."""
    now = (overlord + turn) % players
    numbers = [0] if asks == PURCHASES else []
    return {
        "title": "phoenicia",
        "players": players,
        "options": options or {},
        "turn": turn,
        "overlord": overlord,
        "seats": [*seats] + [seat()] * (players - len(seats)),
        "display": counts(display),
        "stack": [["next-turn"], [asks, now, *numbers]],
    } | more


def table(*seats: dict[str, Any], **more: Any) -> Table:
    """The table that ``document`` describes."""
    return Table(TITLE.from_position(document(*seats, **more)))


def end_of_round(*seats: dict[str, Any], players: int = 2, overlord: int = 0, **more: Any) -> Table:
    """A table on which the last player of the round has just ended its turn."""
    return table(*seats, players=players, overlord=overlord, turn=players - 1, asks=PURCHASES, **more).play(
        "end"
    )


def new_game(players: int, overlord: int = 0, **options: Any) -> Table:
    """A new game, its first Overlord chosen, its display still to come."""
    state = TITLE.start(players, TITLE.read_options(players, options), 1)
    state.advance()
    return Table(state).play(f"overlord:{overlord}")


def buy(table: Table, card: str, bid: int, *payment: str) -> Table:
    """The seat in turn buys a card that nobody else wants."""
    table.play(f"auction:{card}", f"raise:{bid}")
    while table.asks[0] == "bidding":
        table.play("drop")
    return table.play(*payment)
