"""The Marketplace's look at the special pile: who knows what."""

import json
from typing import Any

import pytest

import entrepot
from tests.le_havre.table import end, entries, feed, pile, play, position, seat, table, tokens

SIX = ["001", "002", "009", "015", "030", "016"]


def looking(**more: Any) -> entrepot.Match:
    """Seat 0 about to choose after a look: four players, round 6, all six specials named by options."""
    options = {"specials": SIX}
    match = table(
        seat("01"),
        seat(),
        seat(),
        seat(),
        round=6,
        options=options,
        town="016",
        specials={"pile": [None] * 5},
        **more,
    )
    return play(match, "use:01", "good:wood", "good:coal")


def seen(match: entrepot.Match) -> list[str]:
    """The specials that chance has shown so far, in order."""
    return [token[8:] for token in entries(match) if token.startswith("special:")]


def known(match: entrepot.Match, who: int) -> dict[str, list[int]]:
    """What a seat knows of the pile by its own view: card and the places where it may lie."""
    return {one["card"]: sorted(one["at"]) for one in match.view(who)["specials"].get("known", [])}


def test_lh_18_look_at_the_top_two_and_keep_or_swap() -> None:
    """After taking the goods the visitor sees the top two specials and may swap them."""
    match = looking()
    assert match.decider == 0
    assert set(tokens(match)) == {"keep", "swap"}
    first, second = seen(match)
    assert {first, second} < set(SIX)
    assert known(match, 0) == {first: [0], second: [1]}


def test_lh_18_keep_leaves_the_order() -> None:
    """Kept, the first card seen is the next to be revealed."""
    match = looking()
    first, second = seen(match)
    play(match, "keep")
    assert known(match, 0) == {first: [0], second: [1]}


def test_lh_18_swap_turns_the_order() -> None:
    """Swapped, the second card seen comes first."""
    match = looking()
    first, second = seen(match)
    play(match, "swap")
    assert known(match, 0) == {second: [0], first: [1]}


@pytest.mark.parametrize("answer", ["keep", "swap"])
def test_lh_18_the_town_reveals_what_was_put_on_top(answer: str) -> None:
    """At the end of the round the town reveals the card that the look left on top."""
    match = table(
        *[seat(franc=30)] * 2,
        seat("01", franc=30),
        seat(franc=30),
        round=5,
        turn=6,
        options={"specials": SIX},
        specials={"pile": [None] * 6},
    )
    assert match.decider == 2
    play(match, "use:01", "good:wood", "good:coal")
    first, second = seen(match)
    play(match, answer, "end")
    feed(match)
    assert (first if answer == "keep" else second) in position(match)["town"]
    assert (second if answer == "keep" else first) not in position(match)["town"]
    assert pile(match) == 5


def test_lh_18_only_the_visitor_knows() -> None:
    """What was seen is in nobody else's view, log or record while the game runs."""
    match = looking()
    play(match, "keep")
    for who in (-1, 1, 2, 3):
        assert known(match, who) == {}
        shown = json.dumps({key: value for key, value in match.view(who).items() if key != "options"})
        told = match.record.seen_by(who).dumps().split("\n\n")[1]
        for card in seen(match):
            assert f'"{card}"' not in shown
            assert card not in told
    assert all(card in match.record.seen_by(0).dumps() for card in seen(match))


@pytest.mark.parametrize("looker", range(4))
def test_lh_18_the_lookers_pile_shows_what_was_seen(looker: int) -> None:
    """In the looker's view the top two of the pile lie open, in the order they were put back; in all
    other views the pile is as hidden as before."""
    sitting = [seat("01" if one == looker else "") for one in range(4)]
    match = table(
        *sitting,
        round=6,
        turn=(looker - 35) % 4,
        options={"specials": SIX},
        town="016",
        specials={"pile": [None] * 5},
    )
    play(match, "use:01", "good:wood", "good:coal")
    first, second = seen(match)
    play(match, "swap")
    assert match.view(looker)["specials"]["pile"] == [second, first, None, None, None]
    for who in {-1, 0, 1, 2, 3} - {looker}:
        assert match.view(who)["specials"]["pile"] == [None] * 5
    for _ in range(6):
        guess = match.fork(looker)
        assert guess.view(looker)["specials"] == match.view(looker)["specials"]
        assert guess.title.position(guess.state)["specials"]["pile"][:2] == [second, first]
    guesses = [position(match.fork((looker + 1) % 4))["specials"]["pile"][0] for _ in range(12)]
    assert len(set(guesses)) > 1


def test_lh_54_that_one_looked_is_public_what_was_done_is_not() -> None:
    """Others learn that a look happened, not whether it was swapped."""
    kept, swapped = play(looking(), "keep"), play(looking(), "swap")
    for who in (-1, 1, 2, 3):
        assert kept.record.seen_by(who).dumps() == swapped.record.seen_by(who).dumps()
        told = kept.record.seen_by(who).dumps()
        assert "keep" not in told
        assert told.count("?") >= 3
    assert kept.record.seen_by(0).dumps() != swapped.record.seen_by(0).dumps()


def test_lh_54_no_look_when_none_can_still_come() -> None:
    """After the last round that reveals a special (with four players R17) the Marketplace shows nothing."""
    for round_, looks in ((16, True), (17, True), (18, False), (20, False)):
        match = table(seat("01 10"), round=round_, specials={"pile": [None] * (2 if looks else 1)})
        play(match, "use:01", "good:wood", "good:coal")
        assert ({"keep", "swap"} <= set(tokens(match))) == looks, round_
        assert len(seen(match)) == (2 if looks else 0)


def test_lh_54_no_look_in_the_short_game() -> None:
    """The short game has no specials, so there is nothing to look at."""
    match = table(seat("01 10"), options={"length": "short"}, players=3)
    play(match, "use:01", "good:wood", "good:coal")
    assert "keep" not in tokens(match)
    assert seen(match) == []


def test_lh_54_a_later_look_leaves_a_set_without_order() -> None:
    """When another looks at the same two, the first knows still which two, but no longer their order."""
    first, second = "001", "002"
    match = table(
        seat(),
        seat("01", franc=9),
        round=6,
        turn=(-7 * 5 + 1) % 4,
        options={"specials": SIX},
        town="016",
        specials={
            "pile": ["001", "002", None, None, None],
            "known": [
                {"seat": 0, "slot": 0, "card": first, "at": [0]},
                {"seat": 0, "slot": 1, "card": second, "at": [1]},
            ],
        },
    )
    assert match.decider == 1
    assert known(match, 0) == {first: [0], second: [1]}
    play(match, "use:01", "good:wood", "good:coal")
    play(match, "swap")
    assert known(match, 1) == {second: [0], first: [1]}
    assert known(match, 0) == {first: [0, 1], second: [0, 1]}


@pytest.mark.parametrize("who", range(4))
def test_lh_54_a_reveal_leaves_other_knowledge_intact(who: int) -> None:
    """When the top card is revealed, who knew the second knows it as the top now, the others nothing."""
    first, second = "001", "002"
    known_cards = [
        {"seat": who, "slot": 0, "card": first, "at": [0]},
        {"seat": who, "slot": 1, "card": second, "at": [1]},
    ]
    match = table(
        *[seat(franc=30)] * 4,
        round=5,
        turn=6,
        options={"specials": SIX},
        specials={"pile": [first, second, None, None, None, None], "known": known_cards},
    )
    feed(end(match))
    assert first in position(match)["town"]
    assert [known(match, one) for one in range(4)] == [
        {second: [0]} if one == who else {} for one in range(4)
    ]


def test_lh_54_a_reveal_tells_the_rest_of_an_unordered_pair() -> None:
    """Who knew two cards without order knows the second when the first is revealed."""
    first, second = "001", "002"
    match = table(
        seat(franc=30),
        seat(franc=30),
        seat(franc=30),
        seat(franc=30),
        round=5,
        turn=6,
        options={"specials": SIX},
        specials={
            "pile": ["001", "002", None, None, None, None],
            "known": [
                {"seat": 0, "slot": 0, "card": first, "at": [0, 1]},
                {"seat": 0, "slot": 1, "card": second, "at": [0, 1]},
            ],
        },
    )
    feed(end(match))
    assert known(match, 0) == {second: [0]}


def test_lh_31_everything_else_is_public() -> None:
    """All holdings, offers, proposals, ships, loans and discs are seen by everyone, a spectator too."""
    match = table(
        seat("05 10", ships="R01", loans=2, disc="B1", fish=3, franc=4),
        seat("16", steel=2, franc=9),
        town="03",
        proposals=("07 08", "12", ""),
        ship_stacks={"iron": ["R06"]},
    )
    truth = position(match)
    for who in (-1, 0, 1, 2, 3):
        view = match.view(who)
        for key in ("seats", "offers", "proposals", "town", "ship_stacks", "round", "turn", "tiles"):
            assert view.get(key) == truth.get(key), key


def test_lh_31_the_pile_is_hidden() -> None:
    """How many specials lie in the pile is public, which they are is not."""
    match = entrepot.new("le-havre", players=3, seed=4)
    for who in (-1, 0, 1, 2):
        assert match.view(who)["specials"]["pile"] == [None] * 6
        assert match.view(who)["specials"].get("known", []) == []


def test_lh_59_solo_marketplace_gives_at_most_four() -> None:
    """Alone the Marketplace gives at most four goods; the option moves the cap between 2 and 8."""
    every = "01 03 05 07 08 09"
    match = table(seat(every), players=1, round=6)
    play(match, "use:01", "good:fish", "good:wood", "good:clay", "good:iron")
    assert position(match)["seats"][0]["goods"] == {"fish": 1, "wood": 1, "clay": 1, "iron": 1}
    for cap, goods in ((2, ("fish", "wood")), (6, ("fish", "wood", "clay", "iron", "grain", "coal"))):
        match = table(seat(every), players=1, round=6, options={"marketplace_solo_cap": cap})
        play(match, "use:01", *[f"good:{good}" for good in goods])
        held = position(match)["seats"][0]["goods"]
        assert {good for good, n in held.items() if n} == set(goods)
    match = table(seat(every), players=1, round=6, options={"marketplace_solo_cap": 8})
    play(match, "use:01", "good:wood")
    held = position(match)["seats"][0]["goods"]
    assert {good for good, n in held.items() if n} == {
        "wood",
        "clay",
        "iron",
        "grain",
        "cattle",
        "coal",
        "hides",
    }


def test_lh_59_the_cap_is_for_solo_only() -> None:
    """With others at the table the cap means nothing."""
    match = table(seat("01 03 05 07 08 09"), players=2)
    play(
        match,
        "use:01",
        *[f"good:{good}" for good in ("fish", "wood", "clay", "iron", "grain", "cattle", "coal")],
    )
    assert sum(position(match)["seats"][0]["goods"].values()) == 7
