"""Time, simulations, and being stopped."""

import threading
from time import perf_counter

import pytest

from entrepot.bots import BOTS, Budget, Stop
from tests.bots.game import TITLES, begin


@pytest.mark.soak  # it looks at the clock, and a busy machine is no fault
@pytest.mark.parametrize("key", TITLES)
def test_a_search_keeps_to_its_seconds(key):
    title, state = begin(key, 3)
    bot = BOTS["search:0.3s"](1)
    begun = perf_counter()
    bot.choose(title, state, int(state.decider()))
    assert perf_counter() - begun < 0.6  # on a machine that others use too


def test_a_budget_narrows_the_bot():
    title, state = begin("le-havre", 2)
    bot = BOTS["search:100000"](1)
    bot.choose(title, state, int(state.decider()), Budget(simulations=5))
    assert bot.thought.simulations == 5


def test_a_bot_can_be_stopped_from_another_thread():
    title, state = begin("le-havre", 2)
    stop = Stop()
    timer = threading.Timer(0.2, stop.ask)
    timer.start()
    begun = perf_counter()
    bot = BOTS["search:1000000"](1)
    bot.choose(title, state, int(state.decider()), None, stop)
    timer.join()
    assert perf_counter() - begun < 5
    assert bot.thought.simulations > 0


def test_the_budget_is_for_a_whole_turn():
    title, state = begin("le-havre", 2)
    seat = int(state.decider())
    bot = BOTS["search:20"](1)
    first = bot.choose(title, state, seat)
    line = bot.thought.candidates[0].line
    thought = bot.thought
    state.play(first)
    for token in line[1:]:
        if state.over() or int(state.decider()) != seat:
            break
        assert title.choices[bot.choose(title, title.resample(state, seat, bot.rng), seat)].token == token
        assert bot.thought is thought  # no new search
        state.play(title.choices.parse(token).index)


def test_a_plan_is_dropped_when_the_table_is_another_one():
    title, state = begin("le-havre", 2)
    seat = int(state.decider())
    bot = BOTS["search:5"](1)
    bot.choose(title, state, seat)
    before = bot.thought
    bot.choose(title, state, seat)  # taken back: the same question again
    assert bot.thought is not before
