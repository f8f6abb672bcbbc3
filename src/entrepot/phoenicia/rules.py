"""The numbers that one table plays with, shared by all its states."""

from typing import Any, final

from mypy_extensions import i64

from entrepot.core.vecs import vec
from entrepot.phoenicia.cards import (
    ACTIVITIES,
    BARRED,
    CARDS,
    COPIES,
    EFFECTS,
    KINDS,
    PRODUCTION_CARDS,
    PRODUCTION_DECK,
    Card,
)


@final
class Rules:
    """Options and card rows of a game; never changed. Rows are read by index of kind or activity."""

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        version: int,
        cards: tuple[Card, ...] = CARDS,
        deck: dict[str, int] = PRODUCTION_DECK,
    ) -> None:
        self.players: i64 = players
        self.options: dict[str, Any] = options
        self.version: i64 = version
        self.cards: tuple[Card, ...] = cards
        self.exchange_from: i64 = 4 if options["coin_exchange"] == "from-four" else 5
        """So many coins after dealing are turned into cards (PH-1)."""
        self.one_card: bool = options["one_card_per_turn"]
        self.random_start: bool = options["first_card"] == "random"
        self.min_bid: vec[i64] = vec[i64]([card.min_bid for card in cards])
        self.points: vec[i64] = vec[i64]([card.points for card in cards])
        self.production: vec[i64] = vec[i64]([card.production for card in cards])
        self.storehouses: vec[i64] = vec[i64]([card.storehouses for card in cards])
        self.untrained: vec[i64] = vec[i64]([card.untrained for card in cards])
        self.trained: vec[i64] = vec[i64]([card.trained for card in cards])
        self.deck: vec[i64] = vec[i64]([card.deck for card in cards])
        self.effect: vec[i64] = vec[i64]([EFFECTS.index(card.effect) for card in cards])
        self.copies: vec[i64] = vec[i64]([COPIES[card.group][players] for card in cards])
        self.barred: vec[i64] = vec[i64]([int(card.id in BARRED) for card in cards])
        self.discounts: vec[i64] = vec[i64](
            [card.discounts.get(other.id, 0) for card in cards for other in cards]
        )
        self.givers: vec[i64] = vec[i64]([kind for kind, card in enumerate(cards) if card.discounts])
        """The kinds that give discounts."""
        self.tool: vec[i64] = vec[i64]([job.tool for job in ACTIVITIES])
        self.job_production: vec[i64] = vec[i64]([job.production for job in ACTIVITIES])
        self.job_points: vec[i64] = vec[i64]([job.points for job in ACTIVITIES])
        self.job_storehouses: vec[i64] = vec[i64]([job.storehouses for job in ACTIVITIES])
        self.pile: vec[i64] = vec[i64]([deck.get(card, 0) for card in PRODUCTION_CARDS])
        """The production deck, in falling value."""

    def discount(self, giver: i64, kind: i64) -> i64:
        """By how much a copy of ``giver`` lowers the price of ``kind``."""
        return self.discounts[giver * KINDS + kind]
