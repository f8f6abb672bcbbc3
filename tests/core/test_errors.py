"""Everything that can be wrong from outside is a small family of ValueErrors with words."""

from typing import Any

import pytest

import entrepot
from entrepot.core import errors

pytestmark = pytest.mark.interpreted

FAMILY = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, errors.EntrepotError) and kind is not errors.EntrepotError
]
SAMPLES = [
    entrepot.UnknownTitle("unknown-title", title="chess", known="le-havre"),
    entrepot.BadOption("unknown-option", title="lots", option="hat", known="coins"),
    entrepot.BadOption("bad-option", title="lots", option="coins", value="x", expected="0..500"),
    entrepot.BadOption("bad-players", title="lots", players="9", least=2, most=4),
    entrepot.UnknownToken("unknown-token", token="opn", near="open", title="lots"),
    entrepot.IllegalChoice("illegal-choice", "because", token="open"),
    entrepot.IllegalChoice("illegal-aside", "because", token="open"),
    entrepot.WrongSeat("wrong-seat", decider=1, seat=2),
    entrepot.WrongSeat("no-seat", seat=7, last=2),
    entrepot.GameOver("game-over"),
    entrepot.CannotUndo("nothing-to-undo"),
    entrepot.CannotUndo("undo-needs-consent"),
    entrepot.CannotUndo("no-moment", length=3, moment=4),
    entrepot.BrokenRecord("no-record"),
    entrepot.BrokenRecord("broken-record", line=3, why="because"),
    entrepot.NewerRecord("newer-record", format="2"),
    entrepot.NewerRecord("newer-rules", version=2, title="lots", known=1),
    entrepot.ImpossiblePosition(["one thing"]),
    entrepot.ImpossiblePosition(["one thing", "another"]),
]


def test_the_family_is_complete() -> None:
    """All are exported from the package, all are ValueErrors, all have a sample below."""
    assert {type(sample) for sample in SAMPLES} == set(FAMILY)
    for kind in FAMILY:
        assert issubclass(kind, ValueError)
        assert getattr(entrepot, kind.__name__) is kind
        assert kind.__name__ in entrepot.__all__


@pytest.mark.parametrize("error", SAMPLES, ids=[f"{at}-{e.message.key}" for at, e in enumerate(SAMPLES)])
def test_an_error_speaks_both_languages(error: entrepot.EntrepotError) -> None:
    """``str`` is the English sentence; every fact it was given stands in both."""
    assert str(error) == error.say("en")
    assert error.say("zh") != str(error)
    for value in error.message.args.values():
        assert str(value) in str(error) or value == 1
        assert str(value) in error.say("zh")


def test_every_key_of_errors_is_used() -> None:
    """The samples above are all that the catalogue knows, so none is forgotten here."""
    from entrepot.core.words import CORE_FOLDER

    lines = (CORE_FOLDER / "en.ftl").read_text("utf-8").splitlines()
    known = {line.partition(" =")[0] for line in lines if line.startswith("error-")}
    assert known - {sample.message.key for sample in SAMPLES} <= {"error-position-not-known"}


def test_an_impossible_position_names_every_fault() -> None:
    """All reasons at once, as a list and in the sentence."""
    error = entrepot.ImpossiblePosition(["one thing", "another"])
    assert error.reasons == ["one thing", "another"]
    assert "2 faults" in str(error)
    assert "one thing; another" in str(error)
    assert "one fault" in str(entrepot.ImpossiblePosition(["one thing"]))


def test_bad_players_options_titles_and_seeds() -> None:
    """What ``new`` refuses."""
    for arguments, options, error in (
        (("chess", 2), {}, entrepot.UnknownTitle),
        (("le-havre", 0), {}, entrepot.BadOption),
        (("le-havre", 6), {}, entrepot.BadOption),
        (("le-havre", 2), {"length": "long"}, entrepot.BadOption),
        (("le-havre", 2), {"size": 3}, entrepot.BadOption),
        (("le-havre", 2), {"length": ["short"]}, entrepot.BadOption),
        (("le-havre", 2), {"rules_version": 0}, entrepot.NewerRecord),
    ):
        with pytest.raises(error):
            entrepot.new(*arguments, **options)


def test_long_input_is_refused_like_short_input() -> None:
    """However long a word is, and however many faults there are, the error is of the family."""
    long = "x" * 5000
    options: dict[str, Any] = {long: 1}
    for do, error in (
        (lambda: entrepot.new(long, 2), entrepot.UnknownTitle),
        (lambda: entrepot.new("le-havre", 2, **options), entrepot.BadOption),
        (lambda: entrepot.new("le-havre", 2, length=long), entrepot.BadOption),
        (lambda: entrepot.new("le-havre", 2, seed=1).play(long), entrepot.UnknownToken),
        (lambda: entrepot.loads(f"entrepot-record 1\n{long}\n"), entrepot.BrokenRecord),
    ):
        with pytest.raises(error) as caught:
            do()
        assert caught.value.say("zh")
    faults = [f"fault {number}" for number in range(500)]
    assert entrepot.ImpossiblePosition(faults).reasons == faults
