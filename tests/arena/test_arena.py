"""Matches between bots: who sits where, what is printed, what is kept."""

import json
from collections import Counter

import pytest
from click.testing import CliRunner

from entrepot.arena.command import arena
from entrepot.arena.contest import Contest, Outcome, play
from entrepot.arena.figures import log_likelihood_ratio, report, wilson
from entrepot.arena.store import Store

SHORT = ["--option", "length=short"]


def run(*arguments, fails=0):
    result = CliRunner().invoke(arena, [str(a) for a in arguments], catch_exceptions=False)
    assert result.exit_code == fails, result.output
    return result


def contest(bots, players=2):
    return Contest("le-havre", players, {"length": "short"}, tuple(bots), "s")


# -- who plays whom ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
def test_every_bot_sits_on_every_seat_equally_often(bots, players):
    tables = contest(bots, players).line_ups()
    for name in bots:
        if len(bots) == 1:
            continue
        seats = Counter(seat for table in tables for seat, sitting in enumerate(table) if sitting == name)
        assert len(set(seats.values())) == 1
        assert len(seats) == players


def test_the_games_of_a_deal_have_the_same_seed():
    games = [contest(["a", "b"], 3).game(number) for number in range(6)]
    assert [game.seed for game in games] == ["s/0"] * 3 + ["s/1"] * 3
    assert games[0].bots == ("a", "b", "b")
    assert {game.bots.index("a") for game in games[:3]} == {0, 1, 2}


def test_a_game_comes_out_the_same_every_time():
    game = contest(["greedy", "random"]).game(1)
    assert play(game).scores == play(game).scores


# -- figures -----------------------------------------------------------------------------------------


def outcome(number, deal, bots, scores):
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    none = (0.0,) * len(bots)
    return Outcome(number, deal, tuple(bots), tuple(scores), ranks, (1,) * len(bots), none, none)


def test_shared_wins_count_in_parts():
    figures = report([outcome(0, 0, "ab", (10, 10)), outcome(1, 0, "ba", (5, 20))])
    shares = {bot["name"]: bot["win_share"] for bot in figures["bots"]}
    assert shares == {"a": 0.75, "b": 0.25}
    scores = {bot["name"]: bot["mean_score"] for bot in figures["bots"]}
    assert scores == {"a": 15, "b": 7.5}


def test_intervals_hold_the_share_and_shrink():
    for n in (10, 100, 1000):
        for share in (0.0, 0.3, 0.5, 1.0):
            low, high = wilson(share, n)
            assert 0 <= low <= share <= high <= 1
    assert wilson(0.5, 1000)[1] - wilson(0.5, 1000)[0] < 0.07
    assert wilson(1.0, 100)[0] == pytest.approx(0.963, abs=0.001)


def test_the_sequential_test_goes_up_for_a_better_bot_and_down_for_an_equal_one():
    better = [outcome(i, i, "ab", (10, 5) if i % 4 else (5, 10)) for i in range(80)]
    equal = [outcome(i, i, "ab", (10, 5) if i % 2 else (5, 10)) for i in range(800)]
    assert log_likelihood_ratio(better, "a", 0.5, 0.05) > 2.94
    assert log_likelihood_ratio(equal, "a", 0.5, 0.05) < -2.94


# -- the command -------------------------------------------------------------------------------------


def test_the_document_has_its_shape():
    result = run(
        "le-havre", "--players", 2, "--bots", "greedy,random", "--games", 4, "--seed", 1, *SHORT, "--json"
    )
    figures = json.loads(result.stdout)
    assert figures["games"] == 4
    assert [bot["name"] for bot in figures["bots"]] == ["greedy", "random"]
    for bot in figures["bots"]:
        assert {"name", "win_share", "mean_score", "mean_rank", "ci"} <= set(bot)
        assert bot["ci"][0] <= bot["win_share"] <= bot["ci"][1]
    assert figures["bots"][0]["win_share"] == 1


def test_phoenicia_too():
    result = run("phoenicia", "--players", 3, "--bots", "greedy,random", "--games", 3, "--json")
    assert json.loads(result.stdout)["games"] == 3


@pytest.mark.parametrize(("lang", "word"), [("en", "win share"), ("zh", "胜率")])
def test_a_table_for_people(lang, word):
    result = run("le-havre", "--bots", "random", "--games", 2, *SHORT, "--lang", lang)
    assert word in result.stdout


def test_a_match_goes_on_where_it_was_broken_off(tmp_path):
    file = tmp_path / "games.csv"
    common = ["le-havre", "--bots", "greedy,random", "--seed", 3, *SHORT, "--json"]
    whole = json.loads(run(*common, "--games", 4).stdout)
    run(*common, "--games", 3, "--out", file)
    text = file.read_text("utf-8")
    file.write_text(text[: len(text) - 5], "utf-8")  # the power failed in the middle of a line
    resumed = json.loads(run(*common, "--games", 4, "--out", file).stdout)
    assert len(file.read_text("utf-8").splitlines()) == 2 + 4
    for one, other in zip(whole["bots"], resumed["bots"], strict=True):
        assert (one["name"], one["win_share"], one["mean_score"]) == (
            other["name"], other["win_share"], other["mean_score"],
        )  # fmt: skip
    assert [
        o.number for o in Store(file, Contest("le-havre", 2, _options(), ("greedy", "random"), "3")).read()
    ]


def _options():
    import entrepot

    return entrepot.title("le-havre").read_options(2, {"length": "short"})


def test_games_of_another_contest_are_not_mixed_in(tmp_path):
    file = tmp_path / "games.csv"
    run("le-havre", "--bots", "random", "--games", 1, *SHORT, "--out", file)
    result = run("le-havre", "--bots", "greedy", "--games", 1, *SHORT, "--out", file, fails=2)
    assert "another contest" in result.output


def test_a_clear_match_stops_early():
    result = run(
        "le-havre", "--bots", "greedy,random", "--games", 400, *SHORT, "--stop", "--gain", 0.3, "--json"
    )
    figures = json.loads(result.stdout)
    assert figures["games"] < 100
    assert figures["decided"] == "better"


def test_wrong_names_and_options_are_refused():
    assert "no bot" in run("le-havre", "--bots", "nobody", fails=2).output
    assert "KEY=VALUE" in run("le-havre", "--bots", "random", "--option", "short", fails=2).output


def test_several_processes_play_the_same_games():
    common = ["le-havre", "--bots", "greedy,random", "--games", 4, "--seed", 5, *SHORT, "--json"]
    one, two = (json.loads(run(*common, "--jobs", jobs).stdout) for jobs in (1, 2))
    assert [b["mean_score"] for b in one["bots"]] == [b["mean_score"] for b in two["bots"]]
