"""The text of a game: what it looks like, what is refused, who may read what."""

from hashlib import sha256

import pytest

import entrepot
from entrepot.core.record import parse_record
from entrepot.verify import first_difference
from tests.core.table import at_open, entries, finished, game

pytestmark = pytest.mark.interpreted

TEXT = """entrepot-record 1
title: lots
players: 2
options: {"coins": 10}
rules: 2
names: ["Ada", "博"]
confirm-turn: yes
start: {"lot": 3, "options": {"coins": 10}, "players": 2, "rules": 2, "seats": [[2, 1, 5, 0], [3, 0, 6, 0]], "stack": [["open", 0, 4]], "title": "lots"}
seed: a seed

1~ show
0 open
0 amount:2
1 bid
result: 17 47
"""  # noqa: E501


def test_the_format() -> None:
    """This text, letter for letter, in and out: a format that others may rely on."""
    match = entrepot.loads(TEXT)
    assert match.record.dumps() == TEXT
    assert (match.record.names, match.record.confirm_turn) == (("Ada", "博"), True)
    assert match.scores() == [17, 47]
    lines = game(seed=3).record.dumps().split("\n")
    assert lines[:6] == [
        "entrepot-record 1", "title: lots", "players: 3", 'options: {"coins": 10}', "rules: 2", "seed: 3",
    ]  # fmt: skip
    assert lines[6] == ""
    assert all(line.startswith("* card:") for line in lines[7:10])
    assert lines[10].startswith("* prize:")
    assert lines[11:] == [""]


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        (TEXT, "", 0, "first line must read"),
        (TEXT, "x", 0, "no Entrepot record"),
        ("entrepot-record 1", "entrepot-record  1", 0, "no Entrepot record"),
        ("entrepot-record 1", "entrepot-record one", 0, "no Entrepot record"),
        ("entrepot-record 1", "entrepot-record -1", 0, "no Entrepot record"),
        ("entrepot-record 1", "\ufeffentrepot-record 1", 0, "no Entrepot record"),
        ("title: lots\n", "", 1, "no line “title”"),
        ("players: 2\noptions", "options", 1, "no line “players”"),
        ("rules: 2\n", "", 1, "no line “rules”"),
        ("rules: 2\n", "rules: two\n", 1, "“rules” is not a number"),
        ("players: 2\noptions", "players: ²\noptions", 1, "“players” is not a number"),
        ("players: 2\noptions", "players: 02\noptions", 1, "“players” is not a number"),
        ("rules: 2\n", "rules: 2\nrules: 2\n", 6, "is no line of a header"),
        ("rules: 2\n", "rules: 2\nhat: red\n", 6, "is no line of a header"),
        ("rules: 2\n", "rules: 2\nseed:\n", 6, "is no line of a header"),
        ("confirm-turn: yes", "confirm-turn: no", 1, "“confirm-turn” can only be “yes”"),
        ('options: {"coins": 10}', "options: {", 1, "“options” is not JSON"),
        ('options: {"coins": 10}', "options: []", 1, "“options” is not a JSON object"),
        ('options: {"coins": 10}', "options: " + "[" * 100_000, 1, "“options” is not JSON"),
        ('names: ["Ada", "博"]', 'names: ["Ada", 3]', 1, "“names” is not a list of names"),
        ("\nseed: a seed\n", "\nseed: a seed\n\n", 11, "is no answer"),
        ("\n\n1~ show", "\n1~ show", 10, "is no line of a header"),
        ("1~ show", "*~ show", 11, "is no answer"),
        ("1~ show", "one show", 11, "is no answer"),
        ("1~ show", "show", 11, "is no answer"),
        ("1~ show", "1~ ", 11, "is no answer"),
        ("1~ show", "1~ shout", 11, "Did you mean"),
        ("1~ show", "0~ show", 11, "cannot be played out of turn"),
        ("1~ show", "2~ show", 11, "There is no seat 2"),
        ("0 open", "1 open", 12, "seat 0 answers now, not seat 1"),
        ("0 open", "* open", 12, "seat 0 answers now, not seat -1"),
        ("0 amount:2", "0 amount:3", 13, "2 is the most"),
        ("result: 17 47", "result: 17 b", 15, "a result is numbers"),
        ("result: 17 47", "result: 17 47\nresult: 17 47", 15, "on the last line"),
        ("1 bid\nresult", "result", 14, "but the game is not over"),
        ("result: 17 47", "1 bid", 15, "The game is over"),
        ("result: 17 47\n", "result: 17 47", 15, "breaks off"),
        ("\nseed: a seed\n\n1~ show\n0 open\n0 amount:2\n1 bid\nresult: 17 47\n", "", 8, "breaks off"),
    ],
)
def test_a_broken_record_is_refused(old: str, new: str, line: int, told: str) -> None:
    """Each fault is told in words of both languages, with its line."""
    assert TEXT.count(old) == 1
    with pytest.raises(entrepot.BrokenRecord) as caught:
        entrepot.loads(TEXT.replace(old, new))
    assert told in str(caught.value)
    assert not line or str(caught.value).startswith(f"Line {line} ")
    assert caught.value.say("zh") != str(caught.value)


def test_a_record_of_a_newer_version_is_refused() -> None:
    """A newer format, or newer rules of the title: the way out is named."""
    for text in (TEXT.replace("record 1", "record 2"), TEXT.replace("}\nrules: 2", "}\nrules: 3")):
        with pytest.raises(entrepot.NewerRecord, match="upgrade"):
            entrepot.loads(text)
    with pytest.raises(entrepot.NewerRecord):
        entrepot.new("lots", 2, rules_version=3)


def test_an_older_version_of_the_rules_is_played_on() -> None:
    """A record keeps the rules that it was begun with."""
    match = entrepot.new("lots", 2, seed=1, rules_version=1)
    again = entrepot.loads(match.record.dumps())
    assert again.record.rules == again.title.position(again.state)["rules"] == 1


def test_unknown_titles_options_and_players() -> None:
    """What the header promises must exist."""
    for old, new, error in (
        ("title: lots", "title: chess", entrepot.UnknownTitle),
        ("players: 2\noptions", "players: 9\noptions", entrepot.BadOption),
        ('options: {"coins": 10}\n', 'options: {"coin": 10}\n', entrepot.BadOption),
        ('"stack": [["open", 0, 4]]', '"stack": [["dance"]]', entrepot.ImpossiblePosition),
    ):
        with pytest.raises(error):
            entrepot.loads(TEXT.replace(old, new))


def test_every_beginning_of_a_game_can_be_saved() -> None:
    """A record that ends anywhere between two answers loads; with its seed the match goes on by itself."""
    text = finished(seed=5).record.dumps()
    lines = text.split("\n")
    first = lines.index("") + 1
    for end in range(first, len(lines) - 2):
        part = "\n".join(lines[:end]) + "\n"
        match = entrepot.loads(part)
        assert match.record.dumps().startswith(part)
        assert text.startswith(match.record.dumps())


def test_half_characters_are_no_text() -> None:
    """Half a character (JSON and Python allow it, files do not) is refused wherever it stands."""
    for old, new in (
        ("a seed", "a \ud800 seed"),
        ('"Ada"', '"\ud800"'),
        ('"Ada"', '"\\ud800"'),
        ("0 open", "0 \ud800"),
    ):
        with pytest.raises(entrepot.EntrepotError) as caught:
            entrepot.loads(TEXT.replace(old, new))
        assert caught.value.say("zh")


def test_a_header_alone_is_a_game_that_has_not_begun() -> None:
    """With and without the empty line after it; everything that reads records can read it."""
    header = game(seed=3).record.dumps().partition("\n\n")[0] + "\n"
    for text in (header, header + "\n"):
        assert entrepot.loads(text).record.dumps() == game(seed=3).record.dumps()
        assert first_difference(text) is None


# -- secrets -----------------------------------------------------------------------------------------


def test_a_private_seed_is_promised_then_told() -> None:
    """Without a given seed a commitment stands in the record; after the game the seed does, and fits."""
    match = entrepot.new("lots", 2)
    promise = match.record.commitment()
    text = match.record.dumps()
    assert f"\ncommitment: {promise}\n" in text
    assert "\nseed:" not in text
    assert match.record.seed not in text
    assert match.record.seed != entrepot.new("lots", 2).record.seed
    while not match.over:
        match.play("pass")
    done = match.record.dumps()
    seed = next(line for line in done.split("\n") if line.startswith("seed: ")).removeprefix("seed: ")
    header = done.partition("\ncommitment:")[0]
    assert promise == "sha256:" + sha256(f"{seed}\n{header}".encode()).hexdigest()
    assert entrepot.loads(done).record.dumps() == done


def test_a_running_private_record_keeps_its_promise() -> None:
    """Read without its seed it shows the same commitment, and does not deal."""
    match = entrepot.new("lots", 2)
    text = match.record.dumps()
    again = entrepot.loads(text)
    assert again.record.dumps() == text
    cut = text[: text.rindex("* prize")]
    waiting = entrepot.loads(cut)
    assert waiting.record.dumps() == cut
    assert waiting.state.decider() == -1


def test_what_a_seat_may_read() -> None:
    """While the game runs, secret cards of others are a question mark, and so is a private seed."""
    match = entrepot.new("lots", 3)
    cards = [entry.token for entry in match.record.entries[:3]]
    for seat in (-1, 0, 1, 2):
        shown = match.record.seen_by(seat)
        tokens = [entry.token for entry in shown.entries[:3]]
        assert tokens == [card if seat == at else "?" for at, card in enumerate(cards)]
        assert shown.seed == ""
        assert f"commitment: {match.record.commitment()}" in shown.dumps()
        assert parse_record(shown.dumps()).entries[0].token == tokens[0]
    while not match.over:
        match.play("pass")
    assert match.record.seen_by(-1).dumps() == match.record.dumps()
    assert [entry.token for entry in match.record.seen_by(-1).entries[:3]] == cards


def test_an_open_seed_stays_open() -> None:
    """A seed that a person typed is told at once: an open deal."""
    assert "\nseed: 1\n" in game().record.seen_by(-1).dumps()


def test_a_start_position_travels_with_the_record() -> None:
    """A game from a position is replayed from it."""
    match = at_open([2, 1, 5, 0], [3, 0, 6, 0])
    match.play("pass")
    again = entrepot.loads(match.record.dumps())
    assert again.record.start == match.record.start
    assert entries(again) == entries(match) == ["0 pass"]
