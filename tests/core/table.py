"""Games of the third title in short, for the tests of the core."""

from typing import Any

import pytest

import entrepot


def game(players: int = 3, seed: int = 1, **more: Any) -> entrepot.Match:
    """A new game of Lots; seat 0 is asked whether to open the first auction."""
    return entrepot.new("lots", players, seed=seed, **more)


def finished(seed: int = 1, **more: Any) -> entrepot.Match:
    """A game in which nobody ever opens an auction."""
    match = game(seed=seed, **more)
    while not match.over:
        match.play("pass")
    return match


def at_open(*seats: list[int], prize: int = 4, lot: int = 3, **more: Any) -> entrepot.Match:
    """Seat 0 is asked to open the last auction; each seat is coins, points, secret card, shown."""
    document = {"title": "lots", "players": len(seats), "options": {}, "rules": 2, "lot": lot}
    stack = {"seats": list(seats), "stack": [["open", 0, prize]]}
    return entrepot.play_from("lots", document | stack | more)


def tokens(match: entrepot.Match) -> list[str]:
    return [choice.token for choice in match.choices()]


def entries(match: entrepot.Match) -> list[str]:
    return [entry.line() for entry in match.record.entries]


def fails(match: entrepot.Match, error: type[entrepot.EntrepotError], do: Any) -> entrepot.EntrepotError:
    """``do`` raises exactly this error, with words in both languages, and changes nothing."""
    before = match.record.dumps(), match.title.position(match.state)
    with pytest.raises(error) as caught:
        do()
    assert type(caught.value) is error
    assert isinstance(caught.value, ValueError)
    assert str(caught.value) == caught.value.say("en") != caught.value.say("zh") != ""
    assert (match.record.dumps(), match.title.position(match.state)) == before
    return caught.value
