"""``titles``, ``rules``, ``bench``, ``--version``: what can be looked up."""

import json
import re

import pytest

import entrepot
from entrepot.core.words import LANGUAGES


def test_titles_lists_every_title_in_both_languages(run):
    for lang in LANGUAGES:
        result = run("titles", "--lang", lang)
        assert result.exit_code == 0
        for key in entrepot.TITLES:
            assert key in result.stdout
        assert "length=full" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", entrepot.TITLES)
def test_rules_has_every_card(run, title, lang):
    result = run("rules", title, "--lang", lang)
    assert result.exit_code == 0
    found = entrepot.title(title)
    for card in found.cards:
        assert found.words.say(found.card_text(card)[0], lang) in result.stdout


@pytest.mark.parametrize("title", entrepot.TITLES)
def test_rules_shows_one_card_by_number_or_name(run, title):
    found = entrepot.title(title)
    card = found.cards[4]
    by_number = run("rules", title, card, "--lang", "en")
    name = found.words.say(found.card_text(card)[0], "en")
    assert name in by_number.stdout
    by_name = run("rules", title, name.upper(), "--lang", "en")
    assert name in by_name.stdout
    assert len(by_number.stdout) < 2000


def test_rules_of_an_unknown_card_or_title(run):
    card = run("rules", "le-havre", "Brandenburg Gate")
    assert card.exit_code == 2
    assert "Brandenburg Gate" in card.stderr
    title = run("rules", "chess", "--lang", "zh")
    assert title.exit_code == 2
    assert "没有名为“chess”的游戏" in title.stderr


def test_version_says_how_the_engine_runs(run):
    result = run("--version")
    assert re.fullmatch(r"entrepot \d+\.\d+\.\d+ \((compiled|interpreted)\)\n", result.stdout)


def test_bench_measures_every_title(run):
    result = run("bench", "--seconds", 0.02, "--json")
    report = json.loads(result.stdout)
    assert report["mode"] in ("compiled", "interpreted")
    assert [row["title"] for row in report["titles"]] == list(entrepot.TITLES)
    for row in report["titles"]:
        assert row["decisions_per_s"] > 0
        assert row["copies_per_s"] > 0
        assert row["decisions_per_s_python"] > 0
    assert "le-havre" in run("bench", "--seconds", 0.02).stdout


def test_nothing_to_do_is_answered_with_the_help(run):
    result = run("--help")
    assert result.exit_code == 0
    for command in ("play", "titles", "rules", "simulate", "show", "verify", "bench"):
        assert command in result.stdout
    assert run("sing").exit_code == 2
