"""``entrepot play``: whole games typed by people, and every command at the table."""

from pathlib import Path

import pytest

import entrepot
from entrepot.core.words import LANGUAGES
from entrepot.verify import first_difference
from tests.cli.conftest import SHORT, monkey, options_of

pytestmark = pytest.mark.parametrize("title", entrepot.TITLES)

END = {"en": "Total", "zh": "总分"}


def play(run, title, lines, *more, players=2, lang="en", **options):
    arguments = [
        "play",
        title,
        "--players",
        players,
        "--seed",
        3,
        "--lang",
        lang,
        *SHORT.get(title, []),
        *more,
    ]
    return run(*arguments, lines=lines, **options)


# -- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_a_whole_game_against_bots(run, title, lang):
    result = play(run, title, [*monkey(3000), "q", "n"], lang=lang)
    assert result.exit_code == 0
    assert END[lang] in result.stdout
    assert "Traceback" not in result.output


def test_people_share_a_device(run, title):
    lines = [*monkey(4000, seed=2), "q", "n"]
    result = play(run, title, lines, "--seats", "human,random,human", players=3)
    assert result.exit_code == 0
    assert END["en"] in result.stdout


def test_bots_alone_play_to_the_end_and_show_the_score(run, title):
    result = play(run, title, [], "--seats", "random,random,random", players=3)
    assert result.exit_code == 0
    assert END["en"] in result.stdout
    assert "wins." in result.stdout or "share the victory" in result.stdout


@pytest.mark.parametrize("players", [1, 4, 5])
def test_other_numbers_of_players(run, title, players):
    result = play(run, title, ["1", "1", "t", "q", "n"], players=players)
    if players in entrepot.title(title).players:
        assert result.exit_code == 0
        assert f"Player {players}" in result.stdout
    else:
        assert result.exit_code == 2


# -- at the table ------------------------------------------------------------------------------------


def test_everything_fits_into_a_hundred_columns(run, title):
    from rich.cells import cell_len

    for lang in LANGUAGES:
        result = play(run, title, [*monkey(120), "?", "f", "l", "h"], players=3, lang=lang)
        assert max(map(cell_len, result.stdout.split("\n"))) <= 100


def test_the_first_screen_says_what_is_played_and_asks(run, title):
    result = play(run, title, [])
    assert "h for help" in result.stdout
    assert "   1 " in result.stdout
    assert result.exit_code == 0


def test_a_token_plays_like_its_number(run, title):
    match = entrepot.new(title, 2, seed="3", **options_of(title))
    result = play(run, title, ["s a.txt", "q"], "--seats", "human,human")
    assert result.exit_code == 0
    token = match.choices()[0].token
    played = play(run, title, [token, "s b.txt", "q"], "--seats", "human,human")
    assert played.exit_code == 0
    before, after = (Path(name).read_text("utf-8") for name in ("a.txt", "b.txt"))
    assert after.startswith(before)
    assert f"{match.decider} {token}\n" in after[len(before) :]


def test_wrong_input_changes_nothing_and_helps(run, title):
    wrong = [
        "99999",
        "abracadabra",
        "-1",
        "amount:77",
        "🂡",
        "x",
        "x 9",
        "x 1 nonsense",
        "lang fr",
        "? moon pie",
    ]
    result = play(run, title, [*wrong, "s a.txt", "q"])
    assert "abracadabra" in result.stdout
    assert "h for help" in result.stdout
    assert "moon pie" in result.stdout
    clean = play(run, title, ["s b.txt", "q"])
    assert clean.exit_code == 0
    assert Path("a.txt").read_text("utf-8") == Path("b.txt").read_text("utf-8")


def test_undo_takes_the_last_own_decision_back(run, title):
    first = play(run, title, ["s a.txt", "q"])
    assert first.exit_code == 0
    result = play(run, title, ["1", "u", "s b.txt", "q"])
    assert "Taken back: " in result.stdout
    assert Path("a.txt").read_text("utf-8") == Path("b.txt").read_text("utf-8")
    nothing = play(run, title, ["u", "q"])
    assert "nothing of yours to take back" in nothing.stdout


def test_undo_after_the_end_plays_on(run, title):
    result = play(run, title, [*monkey(3000), "u", "q", "n"])
    assert "Taken back: " in result.stdout


def test_save_and_load_go_on_with_the_same_game(run, title):
    saved = play(run, title, [*monkey(25), "s half.txt", "q"])
    assert "entrepot play --load half.txt" in saved.stdout
    text = Path("half.txt").read_text("utf-8")
    assert first_difference(text) is None
    again = run("play", "--load", "half.txt", "--lang", "en", lines=["s twice.txt", "q"])
    assert again.exit_code == 0
    assert Path("twice.txt").read_text("utf-8") == text
    whole = run("play", title, "--load", "half.txt", lines=[*monkey(3000), "s end.txt", "q"])
    assert whole.exit_code == 0
    assert Path("end.txt").read_text("utf-8").startswith(text)
    assert "\nresult: " in Path("end.txt").read_text("utf-8")
    assert run("verify", "end.txt").exit_code == 0


def test_a_save_never_writes_over_a_strange_file(run, title):
    Path("mine.txt").write_text("dear diary", "utf-8")
    result = play(run, title, ["1", "s mine.txt", "n", "s /nowhere/at/all", "q", "n"])
    assert Path("mine.txt").read_text("utf-8") == "dear diary"
    assert "cannot be written" in result.stdout


def test_leaving_asks_about_what_is_not_saved(run, title):
    stays = play(run, title, ["1", "q", "c", "q", "n"])
    assert "Playing on." in stays.stdout
    assert "Good-bye!" in stays.stdout
    saved = play(run, title, ["1", "q", ""])
    assert saved.exit_code == 0
    assert len(list(Path().glob(f"{title}-*.entrepot"))) == 1
    untouched = play(run, title, ["q"])
    assert "Save the game" not in untouched.stdout


def test_the_end_of_the_input_ends_cleanly(run, title):
    result = play(run, title, ["1"])
    assert result.exit_code == 0
    assert "not saved" in result.stdout


def test_ctrl_c_asks_like_leaving(run, title, monkeypatch):
    def interrupted(self, prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr("entrepot.terminal.reader.Reader.ask", interrupted)
    result = play(run, title, [])
    assert result.exit_code == 0
    assert "Good-bye!" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_greyed_cards_and_single_cards_are_explained(run, title, lang):
    found = entrepot.title(title)
    card = found.cards[4]
    name = found.words.say(found.card_text(card)[0], lang)
    lines = ["?", f"? {card}", f"? {name}", "? 1", f"?{card}", f"？ {card}", "q"]
    result = play(run, title, lines, lang=lang)
    assert result.exit_code == 0
    assert result.stdout.count(name) >= 4
    assert "✓" in result.stdout
    token = {"le-havre": "use:30", "phoenicia": "auction:city_walls"}[title]
    barred = play(run, title, ["? " + token, "q"], lang=lang)
    assert "✗" in barred.stdout
    assert "LH-" in barred.stdout or "PH-" in barred.stdout


def test_the_language_changes_in_the_middle(run, title):
    result = play(run, title, ["lang zh", "h", "lang", "h", "q"])
    assert "现在使用中文。" in result.stdout
    assert "撤销你上一个决定" in result.stdout
    assert "English it is." in result.stdout
    assert "take back your last decision" in result.stdout


def test_the_log_tells_what_happened(run, title):
    result = play(run, title, [*monkey(60), "l 1000", "q", "n"])
    log = result.stdout.split("> l 1000\n")[1]
    assert "● Player 1" in log
    assert "■ Player 2" in log


def test_an_aside_is_offered_to_who_shares_the_device(run, title):
    result = play(run, title, ["x", "x 1", "x 2", "x 3", "q"], "--seats", "human,human,random", players=3)
    assert result.exit_code == 0
    assert "At this device" in result.stdout
    alone = play(run, title, ["x 2", "q"])
    assert "Nobody else plays at this device." in alone.stdout


def test_confirm_turn_is_kept_in_the_record(run, title):
    result = play(run, title, ["s a.txt", "q"], "--confirm-turn")
    assert result.exit_code == 0
    assert "confirm-turn: yes" in Path("a.txt").read_text("utf-8")


# -- wrong usage -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "7"], "not 7"),
        (["--players", "3", "--seats", "human,random"], "3 sit"),
        (["--seats", "human,genius"], "genius"),
        (["--option", "colour=red"], "colour"),
        (["--load", "missing.txt"], "missing.txt"),
        (["--lang", "fr"], "fr"),
    ],
)
def test_wrong_usage(run, title, arguments, words):
    result = run("play", title, *arguments)
    assert result.exit_code == 2
    assert words in result.stderr


def test_load_knows_its_own_set_up(run, title):
    play(run, title, ["s a.txt", "q"])
    other = next(key for key in entrepot.TITLES if key != title)
    assert run("play", other, "--load", "a.txt").exit_code == 2
    assert run("play", "--load", "a.txt", "--players", 2).exit_code == 2
    assert run("play").exit_code == 2
    Path("b.txt").write_text("no record", "utf-8")
    assert run("play", "--load", "b.txt").exit_code == 1


def test_a_secret_deal_goes_on_with_a_new_one(run, title):
    match = entrepot.new(title, 2)
    Path("a.txt").write_text(match.record.dumps(), "utf-8")
    result = run("play", "--load", "a.txt", "--lang", "en", lines=["1", "s b.txt", "q"])
    assert result.exit_code == 0
    assert "with a new one" in result.stderr
    assert first_difference(Path("b.txt").read_text("utf-8")) is None
