"""``entrepot simulate``: shapes, reproducibility, wrong usage."""

import json

import pytest

import entrepot
from entrepot.bots import RandomPlayer, seed_of
from entrepot.simulate import Batch, Tally, play_batch, simulate
from tests.cli.conftest import SHORT

pytestmark = pytest.mark.parametrize("title", entrepot.TITLES)


def _batch(title: str, games: range, players: int = 3) -> Batch:
    return Batch(title, players, {}, ("random",) * players, "7", games)


def test_json_is_one_document_of_the_promised_shape(run, title):
    result = run(
        "simulate", title, "--players", 3, "--games", 3, "--seed", 5, "--json", *SHORT.get(title, [])
    )
    assert result.exit_code == 0
    assert result.stderr == ""
    report = json.loads(result.stdout)
    assert list(report) == ["games", "decisions", "seconds", "decisions_per_s", "games_per_s", "scores"]
    assert report["games"] == 3
    assert [list(line) for line in report["scores"]] == [["seat", "mean", "min", "max"]] * 3
    assert [line["seat"] for line in report["scores"]] == [0, 1, 2]
    assert all(line["min"] <= line["mean"] <= line["max"] for line in report["scores"])
    assert report["decisions"] > 0


def test_game_i_is_the_match_of_its_own_seed(title):
    tally = play_batch(_batch(title, range(4, 5)))
    match = entrepot.new(title, 3, seed="7/4")
    bots = [RandomPlayer(seed_of("7/4", seat)) for seat in range(3)]
    decisions = 0
    while not match.over:
        seat = int(match.state.decider())
        match.play(match.title.choices[bots[seat].choose(match.title, match.state, seat)], seat)
        decisions += 1
    assert tally.sums == match.scores()
    assert tally.decisions == decisions


def test_asking_bots_one_by_one_plays_the_same_games(title, monkeypatch):
    fast = play_batch(_batch(title, range(2)))
    monkeypatch.setattr("entrepot.simulate._play_blind", None)
    monkeypatch.setattr("entrepot.simulate.RandomPlayer", None)  # no bot is known to be blind any more
    assert play_batch(_batch(title, range(2))) == fast


def test_games_do_not_depend_on_the_number_of_processes(title):
    batch = _batch(title, range(9), players=2)
    alone, whole = simulate(batch, 1, lambda tally: None)
    shared, also_whole = simulate(batch, 2, lambda tally: None)
    assert alone == shared
    assert whole
    assert also_whole
    assert alone.games == 9


def test_an_interrupt_keeps_what_is_there(title):
    def tell(tally: Tally) -> None:
        if tally.games >= 2:
            raise KeyboardInterrupt

    tally, whole = simulate(_batch(title, range(50)), 1, tell)
    assert not whole
    assert 2 <= tally.games < 50


def test_people_read_a_table(run, title):
    english = run("simulate", title, "--games", 2, "--players", 2, *SHORT.get(title, []))
    assert "2 games of" in english.stdout
    assert "Player 2" in english.stdout
    chinese = run("simulate", title, "--games", 2, "--players", 2, "--lang", "zh", *SHORT.get(title, []))
    assert "玩家2" in chinese.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "9"], "not 9"),
        (["--bots", "clever"], "clever"),
        (["--bots", "human"], "human"),
        (["--players", "3", "--bots", "random,random"], "3 seats"),
        (["--option", "length"], "length"),
        (["--option", "moon=full"], "moon"),
        (["--games", "0"], "0"),
        (["--jobs", "0"], "0"),
    ],
)
def test_wrong_usage_is_told_in_words_with_exit_2(run, title, arguments, words):
    result = run("simulate", title, *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stdout == ""
