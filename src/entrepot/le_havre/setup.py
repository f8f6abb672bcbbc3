"""Laying the table out (rules, sections 4, 12, 13), and what may be agreed before."""

from typing import Any, ClassVar, Final, cast, final

from mypy_extensions import i64

from entrepot.core.decision import CHANCE, LEGAL, Decision
from entrepot.core.errors import BadOption
from entrepot.core.message import Message, say
from entrepot.core.option import Option, flag, one_of, whole
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.le_havre.card_ids import CARD_IDS, CARDS, FIRST_SPECIAL, FIRST_STANDARD, card_index
from entrepot.le_havre.cards import CARDS_IN_ORDER, PROPOSALS_FULL, PROPOSALS_SHORT, TOWN_SHORT
from entrepot.le_havre.choices import STACK
from entrepot.le_havre.goods import NAMES, OFFER_NAMES, good_index
from entrepot.le_havre.refusals import STACK_FULL
from entrepot.le_havre.round_cards import SUPPLY_TILES
from entrepot.le_havre.rounds import NextTurn
from entrepot.le_havre.rules import Rules
from entrepot.le_havre.state import PILE, PROPOSAL, SHIP_STACK, TOWN, LeHavreState, empty
from entrepot.le_havre.tell import card_name, refuse

PLAYER_FULL: Final = {"franc": 5, "coal": 1}
PLAYER_SHORT: Final = {
    "franc": 5,
    "fish": 2,
    "wood": 2,
    "clay": 2,
    "iron": 2,
    "cattle": 1,
    "coal": 2,
    "hides": 2,
}
OFFERS_FULL: Final = (2, 2, 2, 1, 0, 0, 0)
OFFERS_SHORT: Final = (3, 3, 3, 2, 1, 1, 1)
"""Francs, fish, wood, clay, iron, grain, cattle."""


# -- options -----------------------------------------------------------------------------------------


def _specials(value: Any) -> list[str]:
    """A list of special buildings by number."""
    numbers = value.replace(",", " ").split() if isinstance(value, str) else list(value)
    if any(number not in CARD_IDS[FIRST_SPECIAL:] for number in numbers) or len(set(numbers)) < len(numbers):
        raise ValueError("31, 001 … 035")
    return sorted(numbers, key=card_index)


def _tiles(value: Any) -> list[str]:
    """All seven supply tiles in an agreed order, or nothing."""
    tiles = value.replace(",", " ").split() if isinstance(value, str) else list(value)
    if tiles and sorted(tiles) != [tile.id for tile in SUPPLY_TILES]:
        raise ValueError("T1 … T7")
    return list(tiles)


def _handicap(value: Any) -> dict[str, dict[str, int]]:
    """Goods that seats get in addition at the start: ``{"1": {"wood": 2}}``."""
    expected = '{"1": {"wood": 2}}'
    if not isinstance(value, dict):
        raise ValueError(expected)
    for seat, goods in value.items():
        if str(seat) not in ("0", "1", "2", "3", "4") or not isinstance(goods, dict):
            raise ValueError(expected)
        for good, amount in goods.items():
            if (
                good not in NAMES
                or isinstance(amount, bool)
                or not isinstance(amount, int)
                or not 0 < amount < 1000
            ):
                raise ValueError(expected)
    return {str(seat): dict(goods) for seat, goods in value.items()}


OPTIONS: Final[tuple[Option, ...]] = (
    Option("length", "full", one_of("full", "short"), "full | short"),
    Option("specials", [], _specials, "31, 001 … 035"),
    Option("ban", [], _specials, "31, 001 … 035"),
    Option("tiles", [], _tiles, "T1 … T7"),
    Option("advanced_loans", False, flag, "yes | no"),
    Option("handicap", {}, _handicap, '{"1": {"wood": 2}}'),
    Option("marketplace_solo_cap", 4, whole(2, 8), "2..8"),
)


def check_together(players: int, options: dict[str, Any]) -> None:
    """Raise ``BadOption`` where options do not fit each other or the number of players."""

    def fault(option: str, expected: str) -> BadOption:
        value = str(options[option])
        return BadOption("bad-option", title="le-havre", option=option, value=value, expected=expected)

    if len(options["specials"]) > PILE:
        raise fault("specials", "<= 6")
    if set(options["specials"]) & set(options["ban"]):
        raise fault("specials", "not in ban")
    if players == 1 and "014" in options["specials"]:
        raise fault("specials", "014: 2+ players")
    if len(set(options["ban"]) | {"014"}) > CARDS - FIRST_SPECIAL - PILE:
        raise fault("ban", f"<= {CARDS - FIRST_SPECIAL - PILE - 1}")
    if any(int(seat) >= players for seat in options["handicap"]):
        raise fault("handicap", f"seat < {players}")


# -- the table ---------------------------------------------------------------------------------------


def start(players: int, options: dict[str, Any], version: int) -> LeHavreState:
    """The table before the buildings are dealt."""
    check_together(players, options)
    rules = rules_for(players, options, version)
    table = empty(rules, [NextTurn()])
    for seat in range(players):
        for good, amount in (PLAYER_SHORT if rules.short else PLAYER_FULL).items():
            table.gain(seat, good_index(good), amount)
        for good, amount in options["handicap"].get(str(seat), {}).items():
            table.gain(seat, good_index(good), amount)
    for offer in range(len(OFFER_NAMES)):
        table.supply(offer, (OFFERS_SHORT if rules.short else OFFERS_FULL)[offer])
    for card in range(FIRST_STANDARD):
        table.places[card] = TOWN
    for space in range(len(rules.tiles)):
        table.tiles[space] = rules.tiles[space]
    if rules.short:
        _short_extras(table)
    deal_next(table, FIRST_STANDARD)
    return table


def _short_extras(table: LeHavreState) -> None:
    """No specials; more town buildings; ships at the start for one and two players."""
    table.pile_size = 0
    for id in TOWN_SHORT[int(table.players)].split():
        table.places[card_index(id)] = TOWN
    if table.players == 1:
        table.move_ship(0, 0)
        table.move_ship(2, SHIP_STACK)
    elif table.players == 2:
        table.move_ship(0, 0)
        table.move_ship(2, 1)


def rules_for(players: int, options: dict[str, Any], version: int) -> Rules:
    """The numbers of a game."""
    ids = (PROPOSALS_SHORT if options["length"] == "short" else PROPOSALS_FULL)[players]
    dealt = vec[i64]([card_index(id) for id in ids.split()])
    return Rules(players, options, CARDS_IN_ORDER, dealt, version)


def deal_next(table: LeHavreState, first: i64) -> None:
    """Ask chance for the stack of the next standard building from ``first`` on."""
    dealt = table.rules.proposals
    for card in dealt:
        if card >= first:
            table.stack.append(Deal(card, len(dealt) // 3))
            return


@final
class Deal(Decision):
    """Chance: into which of three equal proposal stacks does this building go?"""

    name: ClassVar[str] = "deal"

    def __init__(self, card: i64, size: i64) -> None:
        self.card: i64 = card
        self.size: i64 = size

    def fields(self) -> list[int]:
        return [int(self.card), int(self.size)]

    def decider(self, state: State) -> i64:
        return CHANCE

    def room(self, table: LeHavreState, stack: i64) -> i64:
        """How many more cards go into a stack."""
        n = self.size
        for card in range(FIRST_STANDARD, FIRST_SPECIAL):
            if table.places[card] == PROPOSAL - stack:
                n -= 1
        return n

    def weight(self, state: State, choice: i64) -> i64:
        return self.room(cast(LeHavreState, state), choice - STACK)

    def refusal(self, state: State, choice: i64) -> i64:
        if choice < STACK or choice > STACK + 2:
            return NOT_ASKED
        return LEGAL if self.room(cast(LeHavreState, state), choice - STACK) > 0 else STACK_FULL

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for stack in range(3):
            if self.refusal(state, STACK + stack) == LEGAL:
                buffer[n] = STACK + stack
                n += 1
        return n

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(LeHavreState, state)
        table.move_card(self.card, PROPOSAL - (choice - STACK))
        deal_next(table, self.card + 1)

    def prompt(self, state: State) -> Message:
        return say("ask-deal", card=card_name(cast(LeHavreState, state), self.card))

    def message(self, state: State, choice: i64) -> Message:
        return say(
            "do-stack", card=card_name(cast(LeHavreState, state), self.card), stack=int(choice - STACK + 1)
        )

    def reason(self, state: State, choice: i64) -> Message:
        return refuse(cast(LeHavreState, state), self.refusal(state, choice), self.card)
