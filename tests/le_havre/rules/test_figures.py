"""Figures that a correct game gives."""

from collections import Counter

import pytest

import entrepot
from tests.le_havre.table import ROUNDS, end, feed, francs, goods, offers, play, position, seat, table, tokens

DEMAND = (140, 177, 153, 115, 60)
ACTIONS = {"full": (50, 50, 43, 36, 29), "short": (29, 29, 29, 22, 22)}


def test_goods_supplied_in_a_round() -> None:
    """The seven tiles of a round bring 2 francs, 3 fish, 4 wood, 2 clay, 1 iron, 1 grain and 1 cattle."""
    brought: Counter[str] = Counter()
    for turn in range(7):
        match = table(*[seat(franc=20)] * 4, round=4, turn=turn)
        before = offers(match) | {"cattle": 0}
        feed(end(match, "take:cattle"))
        brought.update({good: n - before[good] for good, n in offers(match).items()})
    assert brought == {"franc": 2, "fish": 3, "wood": 4, "clay": 2, "iron": 1, "grain": 1, "cattle": 1}


@pytest.mark.parametrize("players", range(1, 6))
def test_demand_of_a_full_game(players: int) -> None:
    """Over a full game each player feeds 140 / 177 / 153 / 115 / 60 for 1 to 5 players."""
    eaten = [0] * players
    for number in range(1, ROUNDS["full"][players - 1] + 1):
        match = table(
            *[seat(franc=50)] * players, players=players, round=number, turn=6, offers={"clay": 1, "wood": 1}
        )
        feed(end(match))
        for one in range(players):
            eaten[one] += 50 - francs(match, one)
    assert eaten == [DEMAND[players - 1]] * players


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("length", ["full", "short"])
def test_main_actions_of_each_player(players: int, length: str) -> None:
    """Each player has the same number of main actions, the final one included."""
    match = entrepot.new("le-havre", players=players, seed=8, length=length)
    while not match.over:
        found = tokens(match)
        takes = [token for token in found if token.startswith("take:")]
        rest = [token for token in ("pay", "loan", "end") if token in found]
        match.play([*takes, *rest, *found][0])
    acted = Counter(
        entry.seat for entry in match.record.entries if entry.token.split(":")[0] in ("take", "use", "pass")
    )
    assert acted == dict.fromkeys(range(players), ACTIONS[length][players - 1])


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("length", ["full", "short"])
def test_turns_divide_evenly(players: int, length: str) -> None:
    """The turns of all rounds divide evenly among the players, so that seat 0 begins the final phase."""
    assert 7 * ROUNDS[length][players - 1] % players == 0
    assert 7 * ROUNDS[length][players - 1] // players + 1 == ACTIONS[length][players - 1]


def test_first_actions_of_a_beginner() -> None:
    """A first round by hand, two players, fixed tiles: what lies on the offers and what each one holds."""
    match = entrepot.new("le-havre", players=2, seed=1, tiles=["T3", "T6", "T5", "T1", "T7", "T4", "T2"])
    assert offers(match) == {"franc": 3, "fish": 2, "wood": 3, "clay": 1, "iron": 0, "grain": 0, "cattle": 0}
    end(match, "take:wood")
    assert offers(match) == {"franc": 3, "fish": 3, "wood": 0, "clay": 1, "iron": 0, "grain": 1, "cattle": 0}
    end(match, "take:fish")
    assert offers(match) == {"franc": 3, "fish": 1, "wood": 1, "clay": 1, "iron": 0, "grain": 1, "cattle": 0}
    end(match, "take:franc")
    end(match, "take:cattle")
    end(match, "take:clay")
    assert goods(match, 0) == {"franc": 8, "coal": 1, "wood": 3, "clay": 1}
    assert goods(match, 1) == {"franc": 5, "coal": 1, "fish": 3, "cattle": 1}
    assert offers(match) == {"franc": 1, "fish": 2, "wood": 2, "clay": 1, "iron": 1, "grain": 1, "cattle": 0}
    end(match, "take:wood")
    assert offers(match)["clay"] == 2
    assert position(match)["turn"] == 6
    end(match, "take:clay")
    assert position(match)["round"] == 1
    assert match.decider == 1  # feeds first: 3 food, of fish and francs
    play(match, "amount:3")
    assert goods(match, 1) == {"franc": 5, "coal": 1, "cattle": 1, "wood": 2}
    assert goods(match, 0) == {"franc": 5, "coal": 1, "wood": 3, "clay": 3}
    assert position(match)["round"] == 2
    assert match.decider == 1
