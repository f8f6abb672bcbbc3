"""What only Le Havre's table shows: the harbour, needs, forecast, costs, sales out of turn."""

import re
from pathlib import Path

import pytest

import entrepot
from tests.cli.conftest import SHORT


def _play(run, lines, *more, lang="en", seats="human,human"):
    return run("play", "le-havre", "--seats", seats, "--seed", "3", "--lang", lang, *more, lines=lines)


def test_the_table_shows_what_a_player_must_know(run):
    text = _play(run, ["q"], seats="human,random,random").stdout
    assert "Round 1 of 18 · turn 1 of 7" in text
    assert re.search(r"Feeding after 6 more turns, 2 of them yours · 2 food each · no harvest", text)
    assert "food due 2, you hold 0 and 5 F · no loan needed · energy 3" in text
    for heading in ("Supply", "Offers", "Proposals", "Town", "Ships"):
        assert heading in text
    for seat in ("● Player 1 (you)", "■ Player 2 (random)", "▲ Player 3 (random)"):
        assert seat in text


def test_loans_to_come_are_counted(run):
    """Demand 3 after round 1 of a game for two, nobody holds food: 1 franc left means a loan."""
    result = _play(run, ["buy:B1", "q", "n"])
    assert "food due 3, you hold 0 and 1 F · 1 loan to come" in result.stdout


def test_the_building_that_can_be_paid_is_ticked(run):
    document = {
        "title": "le-havre", "players": 2, "options": {}, "rules": 1, "round": 2, "turn": 0,
        "seats": [{}, {"goods": {"wood": 2, "brick": 1}}],
        "offers": {"fish": 1}, "proposals": [["03"], ["08"], ["09"]],
    }  # fmt: skip
    Path("a.txt").write_text(entrepot.play_from("le-havre", document).record.dumps(), "utf-8")
    text = run("show", "a.txt", "--player", 2, "--lang", "en").stdout
    assert re.search(r"08 Smokehouse +2W 1C ✓", text)  # the brick stands for the clay
    assert not re.search(r"09 Abattoir +1W 1C 1I ✓", text)


def test_the_forecast_knows_the_tiles_after_round_1(run):
    first = _play(run, ["f", "q"])
    assert "What the offers will hold" in first.stdout
    assert "1.7" in first.stdout
    assert "then feeding" in first.stdout


@pytest.mark.parametrize("number", ["1", "sell:B1"])
def test_who_shares_the_device_sells_in_anothers_turn(run, number):
    lines = ["buy:B1", "take:fish", "end", "x 1", f"x 1 {number}", "s a.txt", "u", "q", "n"]
    result = _play(run, lines)
    assert "(out of turn)" in result.stdout
    text = Path("a.txt").read_text("utf-8")
    assert "\n0~ sell:B1\n" in text or "\n1~ sell:B1\n" in text


def test_options_reach_the_game(run):
    result = _play(run, ["q"], "--option", "length=short", "--option", 'handicap={"0": {"wood": 3}}')
    assert "5 wood" in result.stdout
    assert _play(run, ["q"], *SHORT["le-havre"]).stdout.count("of 8") >= 1
