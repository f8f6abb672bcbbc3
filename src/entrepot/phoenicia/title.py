"""Phoenicia as a title: the door through which everything else meets it."""

from pathlib import Path
from typing import Any, Final, cast, final

from entrepot.core.errors import BadOption, ImpossiblePosition
from entrepot.core.event import Event
from entrepot.core.message import Message
from entrepot.core.option import Option, flag, one_of
from entrepot.core.rng import Rng
from entrepot.core.state import State
from entrepot.core.title import Title
from entrepot.core.words import CORE_FOLDER, Words
from entrepot.phoenicia import position as positions
from entrepot.phoenicia.cardfile import corrected, read_cards
from entrepot.phoenicia.choices import CHOICES
from entrepot.phoenicia.hidden import resampled
from entrepot.phoenicia.library import LIBRARY, card_text, event_message
from entrepot.phoenicia.panel import auction_panel, discount_tree
from entrepot.phoenicia.rules import Rules
from entrepot.phoenicia.scoring import ranks, score_sheet, scores
from entrepot.phoenicia.setup import new_table
from entrepot.phoenicia.state import HOLDINGS, SEAT_NAMES, TABLE_NAMES, PhoeniciaState
from entrepot.phoenicia.view import view

WORDS_FOLDER = Path(__file__).parent / "words"

OPTIONS: Final[tuple[Option, ...]] = (
    Option("coin_exchange", "over-four", one_of("over-four", "from-four"), "over-four | from-four"),
    Option("one_card_per_turn", False, flag, "yes | no"),
    Option("first_card", "preset", one_of("preset", "random"), "preset | random"),
    Option("cards", None, read_cards, "the path of a card file, or its rows"),
)


@final
class Phoenicia(Title):
    """Phoenicia (Tom Lehmann, 2007)."""

    def __init__(self) -> None:
        self.key = "phoenicia"
        self.players = range(2, 6)
        self.rules_version = 1
        self.choices = CHOICES
        self.options = OPTIONS
        self.words = Words(CORE_FOLDER, WORDS_FOLDER)
        self.cards = LIBRARY

    def rules(self, players: int, options: dict[str, Any], version: int) -> Rules:
        """The numbers of a table; ``options`` come from ``read_options``."""
        cards, deck = corrected(options["cards"])
        return Rules(players, options, version, cards, deck)

    def start(self, players: int, options: dict[str, Any], rules_version: int) -> State:
        return new_table(self.rules(players, options, rules_version))

    def position(self, state: State) -> dict[str, Any]:
        return positions.position(cast(PhoeniciaState, state))

    def from_position(self, document: dict[str, Any]) -> State:
        if not isinstance(document, dict):
            raise ImpossiblePosition([f"a position must be an object, not {document!r}"])
        faults = []
        if document.get("title", self.key) != self.key:
            faults.append(f"title is {document['title']!r}, not {self.key}")
        version = document.get("rules", self.rules_version)
        if isinstance(version, bool) or version not in range(1, self.rules_version + 1):
            faults.append(f"rules is a version from 1 to {self.rules_version}, not {version!r}")
        given = document.get("options", {})
        try:
            if not isinstance(given, dict):
                raise ImpossiblePosition([*faults, "options is an object"])
            players = document.get("players")
            options = self.read_options(cast(int, players), given)
        except BadOption as error:
            raise ImpossiblePosition([*faults, str(error)]) from None
        if faults:
            raise ImpossiblePosition(faults)
        return positions.from_position(document, self.rules(cast(int, players), options, version))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return view(cast(PhoeniciaState, state), seat)

    def resample(self, state: State, seat: int, rng: Rng) -> State:
        return resampled(cast(PhoeniciaState, state), seat, rng)

    def scores(self, state: State) -> list[int]:
        return scores(cast(PhoeniciaState, state))

    def ranks(self, state: State) -> list[int]:
        return ranks(cast(PhoeniciaState, state))

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        """For each seat its points by source."""
        return score_sheet(cast(PhoeniciaState, state))

    def holdings(self, state: State) -> dict[tuple[str, int, str], int]:
        table = cast(PhoeniciaState, state)
        held = {
            (kind, seat, item): int(table.at(seat, cell))
            for seat in range(table.players)
            for cell, (kind, item) in enumerate(SEAT_NAMES[:HOLDINGS])
        }
        return held | {
            (kind, -1, item): int(table.table[cell]) for cell, (kind, item) in enumerate(TABLE_NAMES)
        }

    def card_text(self, card: str) -> list[Message]:
        return card_text(card)

    def event_message(self, event: Event) -> Message:
        return event_message(event)

    def auction_panel(self, state: State, seat: int) -> dict[str, Any]:
        """Prices, rivals and what would remain, for terminal and client (``panel``)."""
        return auction_panel(cast(PhoeniciaState, state), seat)

    def discount_tree(self, state: State, seat: int = -1) -> list[dict[str, Any]]:
        """All discounts on one page (``panel``)."""
        return discount_tree(cast(PhoeniciaState, state), seat)
