"""Any text for a record, any document for a position: a clear error, or something that can be played on."""

import json
import random
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings, strategies as st

import entrepot
from entrepot.core.checks import play_random
from entrepot.core.rng import Rng
from entrepot.verify import first_difference
from tests.generic.games import COMPILED, play_on

EXAMPLES = 150 if COMPILED else 15
SETTINGS = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
MANY = settings(SETTINGS, max_examples=20_000, derandomize=False, phases=[Phase.generate, Phase.shrink])

SHORTEST: dict[str, dict[str, Any]] = {"le-havre": {"length": "short"}}
SCRAPS = [
    "", " ", "\n", "\n\n", "~", "*", "* ", "0", "-1", "99999999999999999999", "1e9", "²", "½", "\x00", "\x85",
    "\u2028", "\ufeff", "\ud800", "港", "🚢", "amount:", "amount:127", "amount:128", "end", "result: 1 2",
    "seed: x", "rules: 1", "title: x", "options: {}", "{}", "[]", "null", "NaN", "Infinity", '"', "\\ud800",
    "true",
    "{ $seat }", "x" * 3000,
]  # fmt: skip
"""What people, mails and machines put into texts."""


@cache
def records(key: str) -> list[str]:
    """Games of a title at their start, in the middle and at their end; one from a position, one private."""
    title, options = entrepot.title(key), SHORTEST.get(key, {})
    chance, texts = random.Random(1), []
    for answers in (0, 15, 60, 100_000):
        match = entrepot.new(key, title.players[1], seed=answers, **options)
        for _ in range(answers):
            if match.over:
                break
            asides = [(seat, choice) for seat in range(title.players[1]) for choice in match.asides(seat)]
            if asides and chance.random() < 0.2:
                seat, choice = chance.choice(asides)
                match.play_aside(choice, seat)
            else:
                match.play(chance.choice(match.choices()))
        texts.append(match.record.dumps())
        if answers == 15:
            texts.append(play_on(match.fork(0), chance, 10).record.dumps())
    private = entrepot.new(key, title.players[0], names=("Ada", "博"), confirm_turn=True, **options)
    return [*texts, play_on(private, chance, 20).record.dumps()]


def mutate(text: str, chance: random.Random) -> str:
    """One thing changed: a line, a character, a number, an end."""
    lines = text.split("\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    place = chance.randrange(len(text) + 1)
    numbers = [i for i, sign in enumerate(text) if sign.isdigit()]
    kind = chance.randrange(9)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == 2:
        lines.insert(at, lines[other])
    elif kind == 3:
        lines[at] = chance.choice(SCRAPS)
    elif kind == 4:
        return text[:place]
    elif kind == 5:
        return text[:place] + chance.choice(SCRAPS) + text[place:]
    elif kind == 6 and text:
        return text[:place] + chr(chance.choice([*range(32, 127), 0x4E00])) + text[place + 1 :]
    elif kind == 7 and numbers:
        place = chance.choice(numbers)
        return text[:place] + chance.choice(["", "9", "99", "0", "1000000000000"]) + text[place + 1 :]
    else:
        lines[at] += chance.choice(SCRAPS)
    return "\n".join(lines)


def a_clear_error(error: entrepot.EntrepotError) -> None:
    """It can be said in both languages, in a sentence of a sane length."""
    assert 10 < len(str(error)) < 5000
    assert len(error.say("zh")) > 5


def a_clear_error_or_a_fixpoint(text: str) -> bool:
    """Reads ``text``; whether it is a record. What is read is written in a canonical form."""
    try:
        match = entrepot.loads(text)
    except entrepot.EntrepotError as error:
        a_clear_error(error)
        return False
    canonical = match.record.dumps()
    canonical.encode()
    again = entrepot.loads(canonical)
    assert again.record.dumps() == canonical
    assert again.title.position(again.state) == match.title.position(match.state)
    assert match.over or match.decider is None or match.choices() or not match.record.seed
    try:
        first_difference(text)
    except entrepot.EntrepotError as error:
        a_clear_error(error)
    return True


def fuzz_records(key: str, seed: int, changes: int) -> bool:
    chance = random.Random(seed)
    text = chance.choice(records(key))
    for _ in range(changes):
        text = mutate(text, chance)
    return a_clear_error_or_a_fixpoint(text)


@pytest.mark.interpreted
@pytest.mark.parametrize("key", entrepot.TITLES)
def test_records_as_they_are(key: str) -> None:
    """Before anything is changed, they all load and say the same again."""
    for text in records(key):
        assert entrepot.loads(text).record.dumps() == text


@pytest.mark.interpreted
@pytest.mark.parametrize("key", entrepot.TITLES)
@SETTINGS
@given(seed=st.integers(0, 2**32), changes=st.integers(1, 3))
def test_changed_records(key: str, seed: int, changes: int) -> None:
    """Lines dropped, swapped, doubled; characters changed; huge numbers; unicode; truncations."""
    fuzz_records(key, seed, changes)


@pytest.mark.interpreted
@SETTINGS
@given(text=st.text())
def test_any_text(text: str) -> None:
    """No text is taken for a record by accident, and none is answered with a stack trace."""
    assert not a_clear_error_or_a_fixpoint(text)
    assert not a_clear_error_or_a_fixpoint("entrepot-record 1\n" + text)


@pytest.mark.soak
@pytest.mark.parametrize("key", entrepot.TITLES)
@MANY
@given(seed=st.integers(0, 2**32), changes=st.integers(1, 6))
def test_many_changed_records(key: str, seed: int, changes: int) -> None:
    """The same for a long evening."""
    fuzz_records(key, seed, changes)


# -- positions ----------------------------------------------------------------------------------------


@cache
def positions(key: str) -> list[str]:
    """Positions from games, also in the middle of visits and of chance, as JSON."""
    title, chance, texts = entrepot.title(key), random.Random(2), []
    for players in title.players:
        for options in [{}, SHORTEST.get(key, {})]:
            match = play_on(entrepot.new(key, players, seed=3, **options), chance)
            moments = [chance.randrange(len(match.record.entries) + 1) for _ in range(12)]
            texts += [json.dumps(title.position(match.state_at(moment))) for moment in moments]
    return texts


VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 5, 17, 127, 1000, 10**6, 10**30, -(10**12), 1.5, float("nan"), "", "x",
    "fish", "B1", "31", "031", "R01", "T1", "deal", "港", "\ud800", [], {}, [[]], [None], [0],
    ["B1", "B1"], {"x": 1},
    ["next-turn"], "x" * 2000,
]  # fmt: skip


def places(node: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in a document."""
    found: list[tuple[Any, Any]] = []
    keys = node.keys() if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
    for key in keys:
        found.append((node, key))
        found += places(node[key])
    return found


def change(document: Any, chance: random.Random) -> None:
    """One thing of a document changed, dropped, doubled or added."""
    container, key = chance.choice(places(document))
    kind = chance.randrange(6)
    old = container[key]
    if kind == 0:
        del container[key]
    elif kind == 1 and isinstance(old, int):
        container[key] = old + chance.choice([-2, -1, 1, 2, 100])
    elif kind == 2 and isinstance(container, list):
        container.insert(key, json.loads(json.dumps(old)))
    elif kind == 3 and isinstance(container, dict):
        container[chance.choice(["x", "fish", "coke", "loans", "stack", "sold", "known"])] = chance.choice(
            VALUES
        )
    elif kind == 4:
        other, place = chance.choice(places(document))
        container[key] = json.loads(json.dumps(other[place]))
    else:
        container[key] = deepcopy(chance.choice(VALUES))


def named_reasons(reasons: list[str]) -> None:
    """There is at least one, and each says something."""
    assert reasons
    assert all(isinstance(reason, str) and reason for reason in reasons)


def refused_or_played(key: str, document: Any) -> bool:
    """``document`` is refused with reasons, or a table on which a game can be played to its end."""
    title = entrepot.title(key)
    try:
        state = entrepot.position(key, document)
    except entrepot.ImpossiblePosition as error:
        a_clear_error(error)
        named_reasons(error.reasons)
        return False
    written = json.dumps(title.position(state), sort_keys=True)
    again = title.from_position(json.loads(written))
    assert json.dumps(title.position(again), sort_keys=True) == written
    for seat in range(-1, int(state.players)):
        assert title.view(state, seat)
        assert title.resample(state, seat, Rng(1)) is not state
    match = entrepot.play_from(key, json.loads(written))
    assert len(title.scores(match.state)) == len(title.ranks(match.state)) == match.record.players
    play_random(match, Rng(len(written)), 60, asides=5)
    assert entrepot.loads(match.record.dumps()).record.dumps() == match.record.dumps()
    assert match.prompt("zh") or match.over
    assert all(amount >= 0 for amount in title.holdings(match.state).values())
    return True


def fuzz_position(key: str, seed: int, changes: int) -> bool:
    chance = random.Random(seed)
    document = json.loads(chance.choice(positions(key)))
    for _ in range(changes):
        change(document, chance)
    return refused_or_played(key, document)


Fuzz = Callable[[str, int, int], bool]


@pytest.mark.interpreted
@pytest.mark.parametrize("key", entrepot.TITLES)
@SETTINGS
@given(seed=st.integers(0, 2**32), changes=st.integers(0, 3))
def test_changed_positions(key: str, seed: int, changes: int) -> None:
    """Real positions with a few things changed."""
    assert fuzz_position(key, seed, changes) or changes


@pytest.mark.interpreted
@pytest.mark.parametrize("key", entrepot.TITLES)
@SETTINGS
@given(
    document=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=20,
    )
)
def test_any_document(key: str, document: Any) -> None:
    """Anything that JSON can hold."""
    assert not refused_or_played(key, document)
    if isinstance(document, dict):
        refused_or_played(key, document | {"title": key, "players": 2})


@pytest.mark.interpreted
@pytest.mark.parametrize("key", entrepot.TITLES)
@pytest.mark.parametrize("odd", [None, [], "x", 7, {}, {"players": [2]}, {"players": True}], ids=repr)
def test_odd_documents(key: str, odd: Any) -> None:
    """What is no position at all."""
    with pytest.raises(entrepot.ImpossiblePosition):
        entrepot.position(key, odd)


@pytest.mark.interpreted
@pytest.mark.parametrize("key", entrepot.TITLES)
@pytest.mark.parametrize("value", [None, [], [[]], [{}], {}, {"x": []}, "x", -1, 10**30, 1.5], ids=repr)
def test_every_part_of_another_kind(key: str, value: Any) -> None:
    """Each part of a position in turn holds something of another kind: refused, or played on."""
    text = positions(key)[len(positions(key)) // 2]
    for at in range(len(places(json.loads(text)))):
        document = json.loads(text)
        container, place = places(document)[at]
        container[place] = deepcopy(value)
        try:
            entrepot.position(key, document)
        except entrepot.ImpossiblePosition as error:
            a_clear_error(error)
            named_reasons(error.reasons)


@pytest.mark.soak
@pytest.mark.parametrize("key", entrepot.TITLES)
@MANY
@given(seed=st.integers(0, 2**32), changes=st.integers(1, 6))
def test_many_changed_positions(key: str, seed: int, changes: int) -> None:
    """The same for a long evening."""
    fuzz_position(key, seed, changes)
