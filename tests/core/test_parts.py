"""Choices, options, amounts and words."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import entrepot
from entrepot.core.choice import ChoiceTable
from entrepot.core.message import Message, say
from entrepot.core.option import Option, flag, one_of, read_options, whole
from entrepot.core.title import Title
from entrepot.core.words import CORE_WORDS, LANGUAGES, Words
from tests.core.table import entries, fails, game, tokens

pytestmark = pytest.mark.interpreted


# -- choices -----------------------------------------------------------------------------------------


def test_a_table_begins_with_the_amounts() -> None:
    """Then come the runs in the order in which they were added; indices are dense."""
    table = ChoiceTable("game")
    assert table.add("take", ["fish", "ship:iron"]) == 128
    assert table.add("end") == 130
    assert [choice.token for choice in table][126:] == [
        "amount:126", "amount:127", "take:fish", "take:ship:iron", "end",
    ]  # fmt: skip
    choice = table.parse("take:ship:iron")
    assert (choice.index, choice.verb, choice.argument, str(choice)) == (
        129,
        "take",
        "ship:iron",
        choice.token,
    )
    assert table[129] is choice
    assert (table.parse("end").verb, table.parse("end").argument, len(table)) == ("end", "", 131)
    with pytest.raises(ValueError, match="stands twice"):
        table.add("take", ["fish"])


@pytest.mark.parametrize(
    "token", ["", " end", "End", "end ", "amount:128", "amount:01", "amount:-1", "x" * 9999]
)
def test_an_unknown_token_is_told_with_a_near_one(token: str) -> None:
    """Tokens are taken letter by letter; the error names one that exists."""
    table = ChoiceTable("game")
    table.add("end")
    with pytest.raises(entrepot.UnknownToken) as caught:
        table.parse(token)
    assert table.parse(str(caught.value.message.args["near"])) in list(table)


# -- options -----------------------------------------------------------------------------------------

OPTIONS = (
    Option("length", "full", one_of("full", "short"), "full | short"),
    Option("fast", False, flag, "yes | no"),
    Option("cap", 4, whole(2, 8), "2..8"),
)

LENGTHS: list[object] = ["long", None, {}, 1]
FLAGS: list[object] = ["maybe", [], None, 2]
CAPS: list[object] = [1, 9, True, 2.5, "²", "-3", None]


def test_options_have_defaults_and_canonical_values() -> None:
    """What a person types and what JSON holds read alike."""
    assert read_options("game", OPTIONS, {}) == {"length": "full", "fast": False, "cap": 4}
    for given in ({"fast": "yes", "cap": "8"}, {"cap": 8, "fast": True}, {"fast": "on", "cap": 8}):
        assert read_options("game", OPTIONS, given) == {"length": "full", "fast": True, "cap": 8}


@pytest.mark.parametrize(
    "given",
    [
        *[{"length": value} for value in LENGTHS],
        *[{"fast": value} for value in FLAGS],
        *[{"cap": value} for value in CAPS],
        {"color": 1},
        {"": 1},
    ],
    ids=str,
)
def test_a_bad_option_says_what_is_expected(given: dict[str, object]) -> None:
    """Name, value and expectation stand in the error."""
    with pytest.raises(entrepot.BadOption) as caught:
        read_options("game", OPTIONS, given)
    assert next(iter(given)) in str(caught.value)
    assert caught.value.say("zh")


# -- amounts -----------------------------------------------------------------------------------------


def test_amounts_above_126_come_in_steps() -> None:
    """``amount:127`` means 127 so far; the question comes again for the rest."""
    match = game(players=2, coins=300)
    match.play("open")
    assert tokens(match) == [f"amount:{n}" for n in range(1, 128)]
    assert match.say("amount:127") == "offer 127"
    match.play("amount:127")
    assert tokens(match) == [f"amount:{n}" for n in range(128)]
    assert match.say("amount:0") == "offer 127"
    match.play("amount:127")
    assert tokens(match) == [f"amount:{n}" for n in range(47)]
    assert match.say("amount:46") == "offer 300"
    told = fails(match, entrepot.IllegalChoice, lambda: match.play("amount:47"))
    assert "300 is the most" in str(told)
    text = match.record.dumps()
    assert entrepot.loads(text).record.dumps() == text
    match.play("amount:46")
    assert "offers 300" in match.prompt() or match.decider == 1
    match.undo()
    match.undo()
    assert tokens(match) == [f"amount:{n}" for n in range(128)]


def test_exactly_127_and_the_least() -> None:
    """127 is 127 and then nothing more; what is refused says the whole bounds."""
    match = game(players=2, coins=127)
    match.play(["open", "amount:127"])
    assert entries(match)[-3:-1] == ["0 amount:127", "0 amount:0"] or match.decider == 1
    few = game(players=2, coins=5)
    few.play("open")
    assert few.why_not("amount:0") == "At least 1 are needed here."
    assert few.why_not("amount:127") == "5 is the most that makes sense here."


# -- words -------------------------------------------------------------------------------------------

FOLDERS = sorted(Path(entrepot.__file__).parent.rglob("words"))


class Facts(Visitor):
    """The arguments and other messages that a sentence uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:  # what is only counted (one coin, two coins) need not be in both
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


def catalogue(folder: Path, lang: str) -> dict[str, set[str]]:
    """The keys of a language with what each sentence uses."""
    found: dict[str, set[str]] = {}
    for file in sorted(folder.glob(f"*{lang}.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {file}"
                facts = Facts()
                facts.visit(entry)
                found[entry.id.name] = facts.names
    return found


def test_the_catalogues_are_found() -> None:
    """Core and every registered title, the third one excepted, have theirs in the package."""
    assert {folder.parent.name for folder in FOLDERS} >= {"core", "le_havre", "phoenicia"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same(folder: Path) -> None:
    """The same keys, and in each sentence the same facts; no key twice; nothing that Fluent cannot read."""
    en, zh = (catalogue(folder, lang) for lang in LANGUAGES)
    assert en
    assert set(en) == set(zh)
    assert {key: facts for key, facts in en.items() if facts != zh[key]} == {}


def test_messages_nest_and_lacks_are_told() -> None:
    """An argument may be a message; a missing key or argument is a LookupError, never a wrong sentence."""
    seat = say("seat", seat=3)
    assert CORE_WORDS.say(seat, "en") == "Player 3"
    assert CORE_WORDS.say(say("error-game-over"), "zh") != CORE_WORDS.say(say("error-game-over"), "en")
    nested = Message("error-unknown-title", {"title": seat, "known": "x"})
    assert "“Player 3”" in CORE_WORDS.say(nested, "en")
    assert json.loads(json.dumps(nested.wire()))["args"]["title"] == {"key": "seat", "args": {"seat": 3}}
    for message in (Message("no-such-key"), Message("seat")):
        with pytest.raises(LookupError):
            CORE_WORDS.say(message, "en")
    with pytest.raises(KeyError, match="no catalogue"):
        CORE_WORDS.say(seat, "fr")


def test_later_folders_win(tmp_path: Path, lots: Title) -> None:
    """A title may word a common sentence in its own way."""
    (tmp_path / "en.ftl").write_text("seat = Merchant { $seat }\n", "utf-8")
    assert Words(FOLDERS[0], tmp_path).say(say("seat", seat=1), "en") == "Merchant 1"
    assert lots.words.say(say("seat", seat=1), "en") == "Player 1"
