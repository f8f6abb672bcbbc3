"""Whole random games of Le Havre: everything lies somewhere, once; asides take nothing from the decider."""

from collections import Counter
from typing import Any

import pytest

import entrepot
from entrepot.core.decision import CHANCE
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State, sample, total_weight
from entrepot.le_havre.card_ids import CARD_IDS
from entrepot.le_havre.round_cards import ROUND_CARDS
from tests.generic.games import COMPILED

LE_HAVRE = entrepot.title("le-havre")
GAMES = [(players, length) for players in LE_HAVRE.players for length in ("full", "short")]
SHIP_IDS = [card.id for card in ROUND_CARDS]

pytestmark = pytest.mark.interpreted


def walk(players: int, length: str, seed: int) -> Any:
    """The states of a random game, in which chance and all seats answer at random."""
    options = LE_HAVRE.read_options(players, {"length": length})
    state = LE_HAVRE.start(players, options, 1)
    state.advance()
    rng, cells = Rng(seed), buffer(len(LE_HAVRE.choices))
    while not state.over():
        yield state
        if state.decider() == CHANCE:
            state.play(sample(state, cells, rng.below(total_weight(state, cells))))
        else:
            state.play(cells[rng.below(state.legal_into(cells))])
    yield state


@pytest.mark.parametrize(("players", "length"), GAMES)
def test_lh_32_lh_55_everything_lies_somewhere_once(players: int, length: str) -> None:
    """Every building and ship is in one place; discs stand in what is built, one in each before the final
    phase (LH-32); nothing is owed to nobody, nothing is less than nothing."""
    for seed in range(3 if COMPILED else 1):
        for at, state in enumerate(walk(players, length, 500 + seed)):
            if at % 3:
                continue
            held = LE_HAVRE.holdings(state)
            assert min(held.values()) >= 0
            kinds = Counter((kind, item) for kind, _, item in held if kind in ("card", "ship"))
            assert kinds == Counter([*(("card", id) for id in CARD_IDS), *(("ship", id) for id in SHIP_IDS)])
            table = LE_HAVRE.position(state)
            discs = [seat["disc"] for seat in table["seats"] if seat["disc"]]
            assert set(discs) <= {
                *table["town"],
                *(card for seat in table["seats"] for card in seat["cards"]),
            }
            rounds = {"full": (7, 14, 18, 20, 20), "short": (4, 8, 12, 12, 15)}[length][players - 1]
            assert len(set(discs)) == len(discs) or table["round"] > rounds
            tops = [stack[0] for stack in table["proposals"] if stack]
            assert tops == [min(stack) for stack in table["proposals"] if stack]


@pytest.mark.parametrize(("players", "length"), GAMES)
def test_lh_57_the_score_sheet_adds_up(players: int, length: str) -> None:
    """At every moment the points by source are the score; equal scores share a place (LH-58)."""
    for at, state in enumerate(walk(players, length, 7)):
        if at % 10 == 0 or state.over():
            scores = LE_HAVRE.scores(state)
            assert [sum(sheet.values()) for sheet in LE_HAVRE.score_sheet(state)] == scores  # type: ignore[attr-defined]
            assert LE_HAVRE.ranks(state) == [1 + sum(other > score for other in scores) for score in scores]


def legal(state: State) -> set[str]:
    cells = buffer(len(LE_HAVRE.choices))
    return {LE_HAVRE.choices[int(cells[i])].token for i in range(state.legal_into(cells))}


@pytest.mark.parametrize("players", range(2, 6))
def test_lh_05_lh_35_an_aside_takes_nothing_from_the_decider(players: int) -> None:
    """A sale of another seat leaves every move of the decider legal, but for passing where a main action
    has come up."""
    cells, met = buffer(len(LE_HAVRE.choices)), 0
    for state in walk(players, "full", 3):
        if state.over() or state.decider() == CHANCE:
            continue
        before = legal(state)
        for seat in range(players):
            for i in range(state.decision().asides_into(state, seat, cells)):
                aside = cells[i]
                child = state.copy()
                child.decision().play_aside(child, seat, aside)
                met += 1
                assert before - legal(child) <= {"pass"}
    assert met > 20
