"""What lies where when a game begins."""

import functools
import operator
from collections import Counter
from typing import Any

import pytest

import entrepot
from tests.le_havre.table import (
    allowed,
    cards,
    disc,
    goods,
    loans,
    offers,
    pile,
    position,
    proposals,
    refused,
    seat,
    ships,
    stack,
    table,
    town,
)

ALWAYS = "01 03 05 07 08 09 10 12 14 16 18 20 22 23 25"
TWO = "28 29 30"
THREE = "02 04 06 13 15 17 19 21 27"
FOUR = "11 24 26"
FULL_CARDS = {
    1: ALWAYS,
    2: f"{ALWAYS} {TWO}",
    3: f"{ALWAYS} {TWO} {THREE}",
    4: f"{ALWAYS} {TWO} {THREE} {FOUR}",
    5: f"{ALWAYS} {TWO} {THREE} {FOUR}",
}
SOLO_SHORT = "03 05 08 09 10 12 14 16 18 20 22 23"
SHORT_CARDS = {
    1: SOLO_SHORT,
    2: f"{SOLO_SHORT} 07 25 29",
    3: f"{SOLO_SHORT} 07 25 29 01 04 06 17 21 27",
    4: f"{SOLO_SHORT} 07 25 29 01 04 06 17 21 27",
    5: f"{SOLO_SHORT} 07 25 29 01 04 06 17 21 27 15 19 24 26 28 30",
}
SHORT_TOWN = {1: "01 02 13", 2: "01", 3: "", 4: "02", 5: "02"}
BRINGS = {
    "T1": "wood cattle",
    "T2": "wood clay",
    "T3": "wood franc",
    "T4": "fish clay",
    "T5": "wood fish",
    "T6": "fish grain",
    "T7": "iron franc",
}
SPECIALS = ["31", *(f"{n:03}" for n in range(1, 36))]


def new(players: int, length: str = "full", seed: int = 1, **options: Any) -> entrepot.Match:
    return entrepot.new("le-havre", players=players, seed=seed, length=length, **options)


def without_first_tile(match: entrepot.Match) -> dict[str, int]:
    """The offers as they lay before the first supply action."""
    found = Counter(offers(match))
    found.subtract(BRINGS[position(match)["tiles"][0]].split())
    return dict(found)


# -- full game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 6))
def test_full_game_players_begin_with_five_francs_and_a_coal(players: int) -> None:
    """Each player begins with 5 francs and 1 coal, without cards, ships, loans, the disc at home."""
    match = new(players)
    for one in range(players):
        assert goods(match, one) == {"franc": 5, "coal": 1}
        assert (cards(match, one), ships(match, one), loans(match, one), disc(match, one)) == ([], [], 0, "")


@pytest.mark.parametrize("players", range(1, 6))
def test_full_game_offers(players: int) -> None:
    """The offers begin with 2 francs, 2 fish, 2 wood, 1 clay and nothing else; then comes the first tile."""
    assert without_first_tile(new(players)) == {
        "franc": 2,
        "fish": 2,
        "wood": 2,
        "clay": 1,
        "iron": 0,
        "grain": 0,
        "cattle": 0,
    }


@pytest.mark.parametrize("players", range(1, 6))
def test_full_game_proposals(players: int) -> None:
    """15 / 18 / 27 / 30 / 30 standard buildings by number of players, in three equal stacks, each sorted
    with the lowest number on top, all of them to be seen."""
    match = new(players)
    stacks = proposals(match)
    assert len(stacks) == 3
    assert len({len(stack) for stack in stacks}) == 1
    assert all(stack == sorted(stack) for stack in stacks)
    assert sorted(functools.reduce(operator.iadd, stacks, [])) == sorted(FULL_CARDS[players].split())
    assert len(functools.reduce(operator.iadd, stacks, [])) == (15, 18, 27, 30, 30)[players - 1]
    assert match.view(-1)["proposals"] == stacks


@pytest.mark.parametrize("players", range(1, 6))
def test_full_game_town_pile_and_ships(players: int) -> None:
    """The three start buildings lie with the town, six special buildings face down, no ship yet."""
    match = new(players)
    assert town(match) == ["B1", "B2", "B3"]
    assert pile(match) == 6
    assert not any(stack(match, kind) for kind in ("wooden", "iron", "steel", "liner"))


# -- short game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 6))
def test_short_game_players(players: int) -> None:
    """In the short game each player begins with more: 5 francs and goods of seven kinds."""
    match = new(players, "short")
    for one in range(players):
        assert goods(match, one) == {
            "franc": 5,
            "fish": 2,
            "wood": 2,
            "clay": 2,
            "iron": 2,
            "cattle": 1,
            "coal": 2,
            "hides": 2,
        }


@pytest.mark.parametrize("players", range(1, 6))
def test_short_game_offers(players: int) -> None:
    """The short game's offers begin with 3 francs, 3 fish, 3 wood, 2 clay and one of each other."""
    assert without_first_tile(new(players, "short")) == {
        "franc": 3,
        "fish": 3,
        "wood": 3,
        "clay": 2,
        "iron": 1,
        "grain": 1,
        "cattle": 1,
    }


@pytest.mark.parametrize("players", range(1, 6))
def test_short_game_proposals_and_town(players: int) -> None:
    """12 / 15 / 21 / 21 / 27 proposals; some standard buildings lie with the town from the start; no
    special buildings at all."""
    match = new(players, "short")
    stacks = proposals(match)
    assert len({len(stack) for stack in stacks}) == 1
    assert all(stack == sorted(stack) for stack in stacks)
    assert sorted(functools.reduce(operator.iadd, stacks, [])) == sorted(SHORT_CARDS[players].split())
    assert len(functools.reduce(operator.iadd, stacks, [])) == (12, 15, 21, 21, 27)[players - 1]
    assert town(match) == sorted(["B1", "B2", "B3", *SHORT_TOWN[players].split()])
    assert pile(match) == 0


def test_short_game_start_ships() -> None:
    """Alone one owns R01 and R03 lies on the wooden stack; of two players the first owns R01, the second
    R03; with more nobody owns a ship."""
    solo, two = new(1, "short"), new(2, "short")
    assert (ships(solo), stack(solo, "wooden")) == (["R01"], ["R03"])
    assert (ships(two, 0), ships(two, 1), stack(two, "wooden")) == (["R01"], ["R03"], [])
    for players in (3, 4, 5):
        match = new(players, "short")
        assert not any(ships(match, one) for one in range(players))
        assert stack(match, "wooden") == []


# -- the deal ----------------------------------------------------------------------------------------


def test_same_seed_same_deal_and_other_seed_other_deal() -> None:
    """The seed alone decides the deal."""
    deals = [proposals(new(3, seed=seed)) for seed in range(6)]
    assert deals == [proposals(new(3, seed=seed)) for seed in range(6)]
    assert len({str(deal) for deal in deals}) > 1


def test_each_building_comes_to_each_stack() -> None:
    """The standard buildings are dealt at random: each may come to any of the three stacks."""
    places: dict[str, set[int]] = {}
    for seed in range(60):
        for at, cards_there in enumerate(proposals(new(2, seed=seed))):
            for card in cards_there:
                places.setdefault(card, set()).add(at)
    assert all(found == {0, 1, 2} for found in places.values())


def test_start_buildings_cannot_be_built_but_bought() -> None:
    """The start buildings are never built; for their value they can be bought at once."""
    match = new(2)
    assert {choice.token for choice in match.choices()} >= {"buy:B1"}
    refused(match, "buy:B2")
    assert not any(choice.token.startswith("build") for choice in match.choices())


# -- options -----------------------------------------------------------------------------------------


def test_specials_surely_in_the_pile() -> None:
    """The option ``specials`` names buildings that are surely among the six: all six named come."""
    wanted = ["001", "002", "009", "015", "030", "31"]
    for seed in range(3):
        assert set(revealed(new(4, seed=seed, specials=wanted))) < set(wanted)


def test_one_special_wanted_and_the_others_by_chance() -> None:
    """Those not named are drawn from all the others."""
    wanted = ["001", "002", "009", "015", "030"]
    others = set()
    for seed in range(6):
        others |= set(revealed(new(4, seed=seed, specials=wanted))) - set(wanted)
    assert len(others) > 1


def test_banned_specials_never_come() -> None:
    """The option ``ban`` keeps buildings out: with all but six banned, only those six come."""
    left = ["003", "004", "006", "007", "010", "028"]
    match = new(4, ban=[card for card in SPECIALS if card not in left])
    assert set(revealed(match)) < set(left)
    assert len(revealed(match)) == 5


def test_impossible_options_are_refused() -> None:
    """A special both wanted and banned, more than six wanted, or an unknown one: refused."""
    for options in (
        {"specials": ["001"], "ban": ["001"]},
        {"specials": ["001", "002", "003", "004", "005", "006", "007"]},
        {"specials": ["12"]},
        {"specials": ["099"]},
        {"ban": SPECIALS},
        {"tiles": ["T1", "T1", "T2", "T3", "T4", "T5", "T6"]},
        {"tiles": ["T1"]},
        {"length": "long"},
        {"marketplace_solo_cap": 9},
        {"marketplace_solo_cap": 1},
        {"handicap": {"9": {"wood": 1}}},
        {"handicap": {"1": {"gold": 1}}},
        {"nonsense": 1},
    ):
        with pytest.raises(entrepot.BadOption):
            entrepot.new("le-havre", players=3, seed=1, **options)


def test_number_of_players() -> None:
    """One to five can play."""
    for players in (0, 6):
        with pytest.raises(entrepot.BadOption):
            entrepot.new("le-havre", players=players, seed=1)


def test_handicap_goods() -> None:
    """The option ``handicap`` gives a seat extra goods."""
    match = new(3, handicap={"1": {"wood": 2, "franc": 3}})
    assert goods(match, 0) == {"franc": 5, "coal": 1}
    assert goods(match, 1) == {"franc": 8, "coal": 1, "wood": 2}


def revealed(match: entrepot.Match) -> list[str]:
    """Play to the end, taking offers only; which special buildings were revealed."""
    while not match.over:
        found = [choice.token for choice in match.choices()]
        takes = [token for token in found if token.startswith("take:")]
        match.play(next((token for token in ("pay", "loan", "end") if token in found), (takes or found)[-1]))
    return [entry.token[8:] for entry in match.record.entries if entry.token.startswith("special:")]


# -- rulings -----------------------------------------------------------------------------------------


def test_lh_59_solo_has_no_harbour_watch() -> None:
    """Alone the Harbour Watch is not among the special buildings."""
    with pytest.raises(entrepot.BadOption):
        new(1, specials=["014"])
    left = ["014", "003", "004", "006", "007", "010", "028"]
    for seed in range(4):
        assert "014" not in revealed(new(1, seed=seed, ban=[card for card in SPECIALS if card not in left]))


def test_lh_60_numbers_are_strings() -> None:
    """“31” is the Football Stadium, “031” the Steelworks: two cards, two prices."""
    match = table(seat(franc=8, iron=1, coke=2), town="31 031", proposals=("07", "08", "28"))
    allowed(match, "buy:031")
    refused(match, "buy:31")
    allowed(match, "use:031")
    refused(match, "use:31")


@pytest.mark.parametrize("players", range(1, 6))
def test_lh_51_stadium_is_no_proposal_at_the_start(players: int) -> None:
    """The special building that can be built is dealt with the specials, not with the proposals."""
    assert "31" not in functools.reduce(operator.iadd, proposals(new(players)), [])
