"""The names of bots and levels."""

import pytest

from entrepot.bots import BOTS, Player
from entrepot.bots.registry import LEVELS

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(
    "name", ["random", "greedy", "search:40", "search:1s", "search:0.25s", *LEVELS, "pipe:cat"]
)
def test_a_name_makes_a_player(name):
    assert name in BOTS
    assert isinstance(BOTS[name](1), Player)


@pytest.mark.parametrize(
    "name", ["", "Greedy", "search", "search:", "search:0", "search:0s", "search:-5", "search:1.5", "pipe:"]
)
def test_other_names_are_unknown(name):
    assert name not in BOTS
    with pytest.raises(KeyError):
        BOTS[name]


def test_the_list_of_names_can_be_read_aloud():
    assert {"random", "greedy", *LEVELS} <= set(BOTS)
    assert len(BOTS) == len(list(BOTS))
    assert all(name in BOTS for name in BOTS)


def test_levels_go_from_weak_to_strong_and_have_words_in_both_languages():
    assert list(LEVELS) == ["gentle", "fair", "hard", "expert"]
    slacks = [level.slack for level in LEVELS.values()]
    assert slacks == sorted(slacks, reverse=True)
    assert slacks[-1] == 0
    for level in LEVELS.values():
        assert set(level.words) == {"en", "zh"}
        assert all(level.words.values())
