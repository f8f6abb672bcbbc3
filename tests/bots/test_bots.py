"""What every opponent owes to those who play against it."""

import pytest

import entrepot
from entrepot.bots import BOTS
from entrepot.core.rng import Rng
from entrepot.le_havre.choices import USE
from tests.bots.game import TITLES, begin, play


@pytest.mark.parametrize("key", TITLES)
@pytest.mark.parametrize("name", ["greedy", "gentle", "search:8"])
def test_a_bot_plays_whole_games_with_legal_answers_only(key, name):
    for players in (2, 3):
        _, state = play(key, [name, "greedy", "random"][:players])
        assert state.over()


@pytest.mark.interpreted
@pytest.mark.parametrize("key", TITLES)
def test_greedy_beats_random(key):
    title, state = play(key, ["greedy", "random"])
    assert title.ranks(state)[0] == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_in_le_havre_greedy_feeds_and_does_not_spiral_in_loans(players):
    most = []
    _, state = play(
        "le-havre", ["greedy"] * players, watch=lambda state, seat, *_: most.append(int(state.loans[seat]))
    )
    assert max(most) <= 8
    assert sum(int(loans) for loans in state.loans) <= players


def _last_actions(name: str, seed: str) -> list[tuple[int, int, list[int]]]:
    """For each seat its score after the final action, and what other main actions would have brought."""
    title = entrepot.title("le-havre")
    found = []

    def watch(state, seat, choice, player):
        if state.final() and state.decision().name == "turn" and state.decision().acted == 0:
            found.append((seat, title.scores(state)[seat]))

    _, state = play("le-havre", [name, name], seed, watch)
    return [(seat, before, title.scores(state)[seat]) for seat, before in found]


@pytest.mark.parametrize("name", ["greedy", "search:30"])
def test_the_last_action_is_never_worthless(name):
    for seed in "abc":
        for _, before, after in _last_actions(name, seed):
            assert after > before


def final_shipment():
    title = entrepot.title("le-havre")
    seats = [{"goods": {"steel": 2, "coal": 2, "franc": 2, "wood": 1}, "cards": ["18"], "ships": ["R01"]}, {}]
    position = {
        "title": "le-havre",
        "players": 2,
        "options": {"length": "short"},
        "rules": 1,
        "round": 9,
        "turn": 0,
        "seats": seats,
        "offers": {"wood": 9, "cattle": 5},
        "tiles": [f"T{i}" for i in range(1, 8)],
    }
    return title, title.from_position(position)


@pytest.mark.interpreted
@pytest.mark.parametrize("name", ["greedy", "search:10"])
def test_the_last_action_is_a_shipment_where_one_is_possible(name):
    title, state = final_shipment()
    choice = BOTS[name](1).choose(title, title.resample(state, 0, Rng(1)), 0)
    assert title.choices[choice].token == "use:18"
    assert choice >= USE


@pytest.mark.parametrize("name", ["greedy", "search:20"])
@pytest.mark.parametrize("key", TITLES)
def test_the_same_seed_thinks_the_same(key, name):
    title, state = begin(key, 2)
    answers = {BOTS[name](7).choose(title, state, int(state.decider())) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("key", TITLES)
def test_a_search_says_what_it_thought(key):
    title, state = begin(key, 2)
    seat = int(state.decider())
    bot = BOTS["search:30"](1)
    choice = bot.choose(title, state, seat)
    thought = bot.thought
    assert thought.simulations == 30
    assert thought.candidates[0].line[0] == title.choices[choice].token
    assert sum(candidate.visits for candidate in thought.candidates) <= 30
    assert all(len(candidate.scores) == 2 for candidate in thought.candidates)
    assert thought.main_line[0] == (seat, thought.candidates[0].line)
    assert thought.wire()["candidates"][0]["line"][0] == title.choices[choice].token
