"""Evaluations: exact at the end, sensible answers legal, the horizon right."""

from collections import Counter

import pytest

from entrepot.bots.judging import Blind, evaluation_of
from entrepot.bots.lines import Finder
from entrepot.core.decision import CHANCE
from entrepot.core.playout import playout
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import sample, total_weight
from entrepot.le_havre.evaluate import read_worths, write_worths
from entrepot.le_havre.horizon import actions_left
from tests.bots.game import TITLES, begin

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("key", TITLES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_end_is_judged_exactly(key, players):
    title, state = begin(key, players)
    playout(state, Rng(2), buffer(len(title.choices)))
    for seat, score in enumerate(title.scores(state)):
        assert evaluation_of(title).worth(state, seat, 0) == score


@pytest.mark.parametrize("key", TITLES)
@pytest.mark.parametrize("seed", range(3))
def test_sensible_answers_are_legal_and_never_missing(key, seed):
    title, state = begin(key, 3, str(seed))
    evaluation, rng, size = evaluation_of(title), Rng(seed), len(title.choices)
    legal, scratch = buffer(size), buffer(size)
    last = -1
    while state.stack:
        if state.decider() == CHANCE:
            state.play(sample(state, scratch, rng.below(total_weight(state, scratch))))
            continue
        seat = int(state.decider())
        allowed = {int(legal[i]) for i in range(state.legal_into(legal))}
        for before in (-1, last):
            n = int(evaluation.sensible_into(state, before, scratch))
            found = [int(scratch[i]) for i in range(n)]
            assert found
            assert len(set(found)) == n
            assert set(found) <= allowed
        choice = sorted(allowed)[int(rng.below(len(allowed)))]
        state.play(choice)
        last = choice if state.stack and int(state.decider()) == seat else -1


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_actions_left_counts_down_to_nothing(players):
    title, state = begin("le-havre", players)
    rng, scratch = Rng(4), buffer(len(title.choices))
    foreseen = [int(actions_left(state, seat)) for seat in range(players)]
    done: Counter[int] = Counter()
    while state.stack:
        if state.decider() == CHANCE:
            state.play(sample(state, scratch, rng.below(total_weight(state, scratch))))
            continue
        seat = int(state.decider())
        turn = state.decision().name == "turn" and state.decision().acted == 0
        if turn:
            assert int(actions_left(state, seat)) == foreseen[seat] - done[seat]
        n = int(state.legal_into(scratch))
        choice = title.choices[int(scratch[rng.below(n)])]
        done[seat] += turn and choice.verb in ("take", "use", "pass")
        state.play(choice.index)
    assert [done[seat] for seat in range(players)] == foreseen


@pytest.mark.parametrize("key", TITLES)
def test_lines_can_be_played_and_come_best_first(key):
    title, state = begin(key, 2)
    seat = int(state.decider())
    lines = Finder(evaluation_of(title), len(title.choices), 200, seat).lines(state)
    assert [line.good[seat] for line in lines] == sorted((line.good[seat] for line in lines), reverse=True)
    for line in lines:
        copy = state.copy()
        for index in line.path:
            assert copy.decider() == seat
            assert copy.decision().refusal(copy, index) == 0
            copy.play(index)


def test_a_title_without_an_evaluation_is_judged_by_random_games():
    title, state = begin("le-havre", 2)
    blind = Blind(title)
    assert blind.worth(state, 0, 0) == blind.worth(state, 0, 0)
    playout(state, Rng(2), buffer(len(title.choices)))
    assert [blind.worth(state, seat, 0) for seat in range(2)] == title.scores(state)


def test_the_table_of_worths_can_be_written_and_read():
    worths = read_worths("quantity,1,3,7,15,30\nfew steel,1.00,2.00,3.00,4.00,5.25\n")
    assert read_worths(write_worths(worths)) == worths
