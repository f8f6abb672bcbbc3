"""Le Havre positions in short, for the scenarios from the rules.

The usual table: four players (every standard building exists), round 19 of 20 (every ship but the last
two liners may be about), seat 0 before its main action, one of everything on the offers, no proposals.
"""

from collections.abc import Sequence
from typing import Any

import pytest

import entrepot

FULL = {"franc": 1, "fish": 1, "wood": 1, "clay": 1, "iron": 1, "grain": 1, "cattle": 1}
"""One good on each offer space."""
ROUNDS = {"full": (7, 14, 18, 20, 20), "short": (4, 8, 12, 12, 15)}
"""The number of rounds with 1 to 5 players."""


def seat(cards: str = "", /, **held: Any) -> dict[str, Any]:
    """One player: cards (and ``ships=``) by number, separated by blanks, ``loans=``, ``disc=``; all other
    keywords are goods and francs."""
    found: dict[str, Any] = {"cards": cards.split(), "ships": held.pop("ships", "").split()}
    found["loans"] = held.pop("loans", 0)
    place = held.pop("disc", "")
    return found | {"goods": held} | ({"disc": place} if place else {})


def document(
    *seats: dict[str, Any],
    players: int = 4,
    round: int | None = None,
    turn: int | None = None,
    offers: dict[str, int] = FULL,
    town: str = "",
    proposals: Sequence[str] = ("", "", ""),
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position; without ``round`` the last but one, without ``turn`` the first turn of seat 0 in it."""
    chosen = {"length": "full"} | (options or {})
    number = round or ROUNDS[chosen["length"]][players - 1] - 1
    if turn is None:
        turn = -7 * (number - 1) % players
    sitting = [*seats] + [seat()] * (players - len(seats))
    taken = {card for one in sitting for card in one["cards"]}
    return {
        "title": "le-havre",
        "players": players,
        "options": chosen,
        "rules": 1,
        "round": number,
        "turn": turn,
        "seats": sitting,
        "offers": dict(offers),
        "town": [card for card in ["B1", "B2", "B3", *town.split()] if card not in taken],
        "proposals": [stack.split() for stack in proposals],
    } | more


def table(*seats: dict[str, Any], seed: int = 0, **more: Any) -> entrepot.Match:
    """A match at the position that ``document`` describes."""
    return entrepot.play_from("le-havre", document(*seats, **more), seed)


def final(*seats: dict[str, Any], players: int = 4, turn: int = 0, **more: Any) -> entrepot.Match:
    """A match in the final phase, ``turn`` being the seat that acts."""
    length = more.get("options", {}).get("length", "full")
    return table(*seats, players=players, round=ROUNDS[length][players - 1] + 1, turn=turn, **more)


# -- reading the table -------------------------------------------------------------------------------


def position(match: entrepot.Match) -> dict[str, Any]:
    return match.title.position(match.state)


def at_seat(match: entrepot.Match, seat: int = 0) -> dict[str, Any]:
    return dict(position(match)["seats"][seat])


def goods(match: entrepot.Match, seat: int = 0) -> dict[str, int]:
    """The goods and francs of a seat, without those it has none of."""
    return {good: n for good, n in at_seat(match, seat).get("goods", {}).items() if n}


def francs(match: entrepot.Match, seat: int = 0) -> int:
    return goods(match, seat).get("franc", 0)


def cards(match: entrepot.Match, seat: int = 0) -> list[str]:
    return sorted(at_seat(match, seat).get("cards", []))


def ships(match: entrepot.Match, seat: int = 0) -> list[str]:
    return sorted(at_seat(match, seat).get("ships", []))


def loans(match: entrepot.Match, seat: int = 0) -> int:
    return int(at_seat(match, seat).get("loans", 0))


def disc(match: entrepot.Match, seat: int = 0) -> str:
    """The building in which the disc of a seat stands; empty if it is at home."""
    return at_seat(match, seat).get("disc") or ""


def offers(match: entrepot.Match) -> dict[str, int]:
    """What lies on the offer spaces, empty ones included."""
    return dict(dict.fromkeys(FULL, 0) | position(match).get("offers", {}))


def town(match: entrepot.Match) -> list[str]:
    return sorted(position(match)["town"])


def proposals(match: entrepot.Match) -> list[list[str]]:
    return [list(stack) for stack in position(match)["proposals"]]


def stack(match: entrepot.Match, kind: str) -> list[str]:
    """A ship stack from the top."""
    return list(position(match).get("ship_stacks", {}).get(kind, []))


def pile(match: entrepot.Match) -> int:
    """How many special buildings still lie face down."""
    return len(position(match).get("specials", {}).get("pile", []))


# -- playing -----------------------------------------------------------------------------------------


def tokens(match: entrepot.Match) -> list[str]:
    """What the decider may answer now."""
    return [choice.token for choice in match.choices()]


def verbs(match: entrepot.Match) -> set[str]:
    """The first words of what the decider may answer now: ``use``, ``buy``, ``end`` ..."""
    return {token.partition(":")[0] for token in tokens(match)}


def amounts(match: entrepot.Match) -> list[int]:
    """The amounts that may be answered now; empty if no amount is asked."""
    return [int(token.removeprefix("amount:")) for token in tokens(match) if token.startswith("amount:")]


def play(match: entrepot.Match, *answers: str) -> entrepot.Match:
    """Play answers one after the other; those that the match gave by itself, being the only ones, are
    passed over."""
    at = len(match.record.entries)
    for answer in answers:
        given = [entry.token for entry in match.record.entries[at:]]
        if answer in given:
            at += given.index(answer) + 1
        else:
            at = len(match.record.entries) + 1
            match.play(answer)
    return match


def end(match: entrepot.Match, main: str = "take:clay") -> entrepot.Match:
    """A main action and the end of the turn, be it asked or not."""
    match.play(main)
    if not match.over and "end" in tokens(match):
        match.play("end")
    return match


def feed(match: entrepot.Match) -> entrepot.Match:
    """Let all seats feed who have nothing to choose but to pay and to end."""
    while "pay" in tokens(match) or "end" in tokens(match):
        match.play("pay" if "pay" in tokens(match) else "end")
    return match


def allowed(match: entrepot.Match, token: str) -> None:
    """``token`` may be played now."""
    assert token in tokens(match), match.why_not(token)
    assert match.why_not(token) is None


def refused(match: entrepot.Match, token: str) -> str:
    """``token`` may not be played now: a reason is given, and trying changes nothing. Returns the reason."""
    before = position(match)
    assert token not in tokens(match)
    reason = match.why_not(token)
    assert reason
    with pytest.raises(entrepot.IllegalChoice):
        match.play(token)
    assert position(match) == before
    return reason


def entries(match: entrepot.Match) -> list[str]:
    """All tokens of the record so far."""
    return [entry.token for entry in match.record.entries]
