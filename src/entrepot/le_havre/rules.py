"""The numbers of one game, fixed before it begins and shared by all its states."""

from typing import Any, Final, final

from mypy_extensions import i64

from entrepot.core.rows import row
from entrepot.core.vecs import vec
from entrepot.le_havre.card import Card
from entrepot.le_havre.round_cards import (
    FULL_GAME,
    ROUND_CARDS,
    SHIP_FOOD,
    SHORT_GAME,
    SUPPLY_TILES,
)

NO_TOWN_BUILDING: Final[i64] = 0
STANDARD_BUILDING: Final[i64] = 1
SPECIAL_BUILDING: Final[i64] = 2

# Whether a special building may be in the pile
ALLOWED: Final[i64] = 0
BANNED: Final[i64] = 1
SURE: Final[i64] = 2

LOAN_GIVES: Final[i64] = 4
LOAN_COSTS: Final[i64] = 5
LOAN_PENALTY: Final[i64] = 7


@final
class Rules:
    """What does not change during a game: its length, its round cards, the buildings' rows, options."""

    def __init__(
        self, players: i64, options: dict[str, Any], cards: list[Card], proposals: vec[i64], version: int
    ) -> None:
        self.players: i64 = players
        self.options = options
        """The options as the title read them; see ``setup.OPTIONS``."""
        self.version = version
        """The version of the rules that the game follows."""
        self.cards = cards
        """The buildings by index."""
        self.proposals = proposals
        """The standard buildings that are dealt into the proposals, ascending."""
        self.price: vec[i64] = vec[i64]([card.price for card in cards])
        """Francs to buy each building; ``NOT_FOR_SALE`` where it cannot be bought."""
        self.short = options["length"] == "short"
        ids = (SHORT_GAME if self.short else FULL_GAME)[int(players)].split()
        by_id = {card.id: i for i, card in enumerate(ROUND_CARDS)}
        self.round_cards: vec[i64] = vec[i64]([by_id[id] for id in ids])
        """The round cards in order, as indices."""
        self.rounds: i64 = len(ids)
        at = int(players) - 1
        self.demand: vec[i64] = vec[i64]([ROUND_CARDS[by_id[id]].food[at] for id in ids])
        """Food that each player owes at the end of each round."""
        self.harvest: vec[i64] = vec[i64]([int(ROUND_CARDS[by_id[id]].harvest) for id in ids])
        self.town_builds: vec[i64] = vec[i64](
            ["-S*".index(ROUND_CARDS[by_id[id]].town_builds[at]) for id in ids]
        )
        """What the town gets at the end of each round: nothing, a standard or a special building."""
        self.ship_food: vec[i64] = vec[i64]([food[at] for food in SHIP_FOOD])
        """Food of a ship in a round, by kind."""
        self.advanced_loans = bool(options["advanced_loans"])
        """Whether who holds at least as many loans as there are players pays 2 francs of interest."""
        self.market_cap: i64 = options["marketplace_solo_cap"] if players == 1 else 8
        """The most goods that the Marketplace gives (LH-59)."""
        self.pile_rule: vec[i64] = row(len(cards))
        """For each card: whether it may be, must not be or surely is in the special pile."""
        for i, card in enumerate(cards):
            if card.id in options["ban"] or (players == 1 and card.id == "014"):  # LH-59
                self.pile_rule[i] = BANNED
            elif card.id in options["specials"]:
                self.pile_rule[i] = SURE
        self.some_are_sure = bool(options["specials"])
        """Whether any card is surely in the pile."""
        tiles = {tile.id: i for i, tile in enumerate(SUPPLY_TILES)}
        self.tiles: vec[i64] = vec[i64]([tiles[id] for id in options["tiles"]])
        """The order of the supply tiles if it was agreed; empty otherwise."""
