"""Le Havre as a title: the door through which everything else meets it."""

from typing import Any, cast, final

from entrepot.core.event import Event
from entrepot.core.message import Message
from entrepot.core.rng import Rng
from entrepot.core.state import State
from entrepot.core.title import Title
from entrepot.core.words import CORE_FOLDER, Words
from entrepot.le_havre import forecast as forecasts, knowledge, library, position, scoring, setup
from entrepot.le_havre.card_ids import CARD_IDS, CARDS
from entrepot.le_havre.choices import CHOICES
from entrepot.le_havre.goods import HOLDINGS, NAMES, OFFER_NAMES
from entrepot.le_havre.round_cards import ROUND_CARDS
from entrepot.le_havre.state import LeHavreState


@final
class LeHavre(Title):
    """Le Havre (Uwe Rosenberg, 2008)."""

    def __init__(self) -> None:
        self.key = "le-havre"
        self.players = range(1, 6)
        self.rules_version = 1
        self.choices = CHOICES
        self.options = setup.OPTIONS
        self.words = Words(CORE_FOLDER, library.WORDS_FOLDER)
        self.cards = library.ENTRIES

    def start(self, players: int, options: dict[str, Any], rules_version: int) -> State:
        return setup.start(players, options, rules_version)

    def position(self, state: State) -> dict[str, Any]:
        return position.to_document(cast(LeHavreState, state))

    def from_position(self, document: dict[str, Any]) -> State:
        return position.from_document(document)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return position.to_document(cast(LeHavreState, state), seat)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return knowledge.resample(cast(LeHavreState, state), seat, rng)

    def scores(self, state: State) -> list[int]:
        table = cast(LeHavreState, state)
        return [int(scoring.score(table, seat)) for seat in range(table.players)]

    def ranks(self, state: State) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > mine for other in scores) for mine in scores]  # LH-58

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        """For each seat its points by source."""
        return scoring.score_sheet(cast(LeHavreState, state))

    def forecast(self, state: State, turns: int = 14) -> list[dict[str, Any]]:
        """What the offers will hold on the coming turns; see ``forecast``."""
        return forecasts.forecast(cast(LeHavreState, state), turns)

    def holdings(self, state: State) -> dict[tuple[str, int, str], int]:
        table = cast(LeHavreState, state)
        held: dict[tuple[str, int, str], int] = {}
        for seat in range(int(table.players)):
            for good in range(int(HOLDINGS)):
                held["goods", seat, NAMES[good]] = int(table.held(seat, good))
            held["loans", seat, ""] = int(table.loans[seat])
        for offer, name in enumerate(OFFER_NAMES):
            held["offers", -1, name] = int(table.offers[offer])
        for card in range(int(CARDS)):
            held["card", int(table.places[card]), CARD_IDS[card]] = 1
        for ship, row in enumerate(ROUND_CARDS):
            held["ship", int(table.ship_places[ship]), row.id] = 1
        return held

    def card_text(self, card: str) -> list[Message]:
        return library.card_text(card)

    def event_message(self, event: Event) -> Message:
        return library.event_message(event)
