"""``show`` and ``verify``: records on disk."""

from pathlib import Path

import pytest

import entrepot
from entrepot.bots import RandomPlayer, seed_of
from entrepot.core.rows import buffer
from entrepot.core.words import LANGUAGES
from tests.cli.conftest import options_of

pytestmark = pytest.mark.parametrize("title", entrepot.TITLES)


def _played(title: str, answers: int = 100_000, seed: str | None = "11") -> entrepot.Match:
    """A game of random bots, to the end or until so many answers."""
    match = entrepot.new(title, 2, seed=seed, **options_of(title))
    bots = [RandomPlayer(seed_of("x", seat)) for seat in range(2)]
    while not match.over and len(match.record.entries) < answers:
        seat = int(match.state.decider())
        match.play(match.title.choices[bots[seat].choose(match.title, match.state, seat)])
    return match


def _file(text: str) -> str:
    Path("game.txt").write_text(text, "utf-8")
    return "game.txt"


def _line(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


# -- verify ------------------------------------------------------------------------------------------


def test_true_records_agree(run, title):
    for match in (_played(title), _played(title, 20), _played(title, seed=None), _played(title, 20, None)):
        result = run("verify", _file(match.record.dumps()))
        assert result.exit_code == 0, result.output
        assert "agrees" in result.stdout


def test_several_records_each_have_a_line_and_one_bad_one_fails(run, title):
    good = _file(_played(title, 20).record.dumps())
    Path("bad.txt").write_text("once upon a time", "utf-8")
    result = run("verify", good, "bad.txt", good)
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 3
    assert result.stdout.splitlines()[1].startswith("bad.txt: This is no Entrepot record")


def test_an_illegal_answer_is_named_with_its_line(run, title):
    lines = _played(title).record.dumps().split("\n")
    at = next(n for n in range(len(lines) - 40, len(lines)) if lines[n].startswith(("0 ", "1 ")))
    lines[at] = lines[at].split(" ")[0] + " amount:99"
    result = run("verify", _file("\n".join(lines)))
    assert result.exit_code == 1
    assert f"ine {at + 1} " in result.stdout
    assert "amount:99" in result.stdout


def test_a_chance_answer_that_the_seed_does_not_deal(run, title):
    """The very first answer is chance in both titles; another legal one is put in its place."""
    text = _played(title, 1).record.dumps()
    first = _line(text, "* ")
    match = entrepot.loads(text)
    start = match.title.start(2, match.record.options, 1)
    start.advance()
    told = match.record.entries[0].token
    legal = buffer(len(match.title.choices))
    n = start.legal_into(legal)
    other = next(t for t in (match.title.choices[int(legal[i])].token for i in range(n)) if t != told)
    cut = [*text.split("\n")[: first - 1], f"* {other}", ""]
    result = run("verify", _file("\n".join(cut)))
    assert result.exit_code == 1
    assert f"line {first}: chance says {other}, but the seed deals {told}" in result.stdout


def test_a_seed_that_was_not_promised(run, title):
    text = _played(title, seed=None).record.dumps()
    seed = text.split("\nseed: ")[1].split("\n")[0]
    result = run("verify", _file(text.replace(f"\nseed: {seed}", "\nseed: 0123456789")))
    assert result.exit_code == 1
    assert f"line {_line(text, 'commitment: ')}: " in result.stdout
    assert "promised" in result.stdout


def test_a_result_that_differs(run, title):
    match = _played(title)
    text = match.record.dumps()
    true = " ".join(map(str, match.scores()))
    result = run("verify", _file(text.replace(f"result: {true}", "result: 900 1")), "--lang", "zh")
    assert result.exit_code == 1
    assert f"第 {_line(text, 'result: ')} 行：结果写的是 900 1，实际应为 {true}" in result.stdout


def test_a_truncated_record(run, title):
    text = _played(title, 20).record.dumps()
    result = run("verify", _file(text[:-3]))
    assert result.exit_code == 1
    assert "breaks off" in result.stdout


# -- show --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_draws_every_kind_of_moment(run, title, lang):
    match = _played(title)
    file = _file(match.record.dumps())
    length = len(match.record.entries)
    for at in (0, 1, length // 2, length - 1, length):
        result = run("show", file, "--at", at, "--lang", lang)
        assert result.exit_code == 0
        assert str(length) in result.stdout.splitlines()[0]
    middle = length // 2
    answer = next(match.story(middle))[1]
    words = match.title.words.say(answer, lang)
    shown = run("show", file, "--at", middle, "--lang", lang).stdout
    assert words.split(" ")[0] in shown
    own = run("show", file, "--at", middle, "--player", 1, "--lang", lang)
    assert own.exit_code == 0


def test_show_counts_from_the_end_too(run, title):
    match = _played(title, 30)
    file = _file(match.record.dumps())
    length = len(match.record.entries)
    assert run("show", file, "--at", -1).stdout == run("show", file, "--at", length - 1).stdout
    assert run("show", file).stdout == run("show", file, "--at", length).stdout


def test_show_refuses_what_is_not_there(run, title):
    file = _file(_played(title, 10).record.dumps())
    assert run("show", file, "--at", 10_000).exit_code == 2
    assert run("show", file, "--player", 3).exit_code == 2
    assert run("show", file, "--player", 0).exit_code == 2
    missing = run("show", "nowhere.txt")
    assert missing.exit_code == 2
    assert "nowhere.txt" in missing.stderr
    broken = run("show", _file("entrepot-record 1\nhello\n"))
    assert broken.exit_code == 1
    assert "ine 2" in broken.stderr
    newer = run("show", _file("entrepot-record 99\n"))
    assert newer.exit_code == 1
