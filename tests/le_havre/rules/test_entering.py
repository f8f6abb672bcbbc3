"""Who may enter, and the free actions around a visit."""

import pytest

from tests.le_havre.table import (
    allowed,
    cards,
    final,
    francs,
    goods,
    play,
    refused,
    seat,
    table,
    tokens,
    town,
    verbs,
)

# -- LH-10, LH-11, LH-40: entering -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "held"),
    [
        ("B1", {"wood": 9}),
        ("B3", {}),
        ("02", {"clay": 9}),
        ("04", {"charcoal": 3}),
        ("05", {"wood": 3}),
        ("05", {"grain": 3}),
        ("07", {"charcoal": 1}),
        ("08", {"wood": 1, "smoked_fish": 1}),
        ("08", {"fish": 4}),
        ("09", {"meat": 1}),
        ("11", {}),
        ("12", {"wood": 7}),
        ("13", {}),
        ("14", {"wood": 4}),
        ("14", {"clay": 4}),
        ("15", {"franc": 20}),
        ("18", {"coal": 2, "fish": 3}),
        ("20", {"leather": 2}),
        ("21", {"franc": 9}),
        ("23", {"iron": 1, "wood": 4}),
        ("23", {"coke": 2}),
        ("25", {"coke": 2}),
        ("27", {"fish": 2, "franc": 9}),
        ("30", {"bread": 4, "fish": 9}),
        ("018", {"grain": 4}),
        ("020", {}),
        ("027", {}),
        ("029", {"franc": 2}),
        ("035", {"fish": 2}),
    ],
)
def test_lh_11_no_entry_without_use(number: str, held: dict[str, int]) -> None:
    """Nobody enters a building to do nothing: at least one of whatever it does must be possible."""
    match = table(seat(number, **held), proposals=("06", "22", ""), ship_stacks={"wooden": ["R01"]})
    refused(match, f"use:{number}")


def test_lh_40_least_effects() -> None:
    """The least that each of these may do: one symbol, one craftsman, one franc at the Zoo, one upgraded
    or three basic goods on the Bridge, one guest in the Arts Centre, two neighbouring offers for 3 francs."""
    allowed(table(seat("06"), town="001"), "use:001")
    allowed(table(seat("027 05")), "use:027")
    allowed(table(seat("035", fish=2, cattle=1)), "use:035")
    allowed(table(seat("27", charcoal=1)), "use:27")
    allowed(table(seat("27", fish=1, coal=2)), "use:27")
    allowed(table(seat("11 05"), seat(disc="05")), "use:11")
    allowed(table(seat("029", franc=3), offers={"iron": 1, "grain": 1}), "use:029")
    refused(table(seat("029", franc=3), offers={"iron": 1, "cattle": 1, "fish": 2}), "use:029")
    refused(table(seat("029", franc=3), offers={"franc": 4, "fish": 1, "clay": 1}), "use:029")


def test_lh_40_only_fees_that_leave_the_effect_possible() -> None:
    """A fee may not be paid with what the effect then lacks."""
    match = play(table(seat(fish=1, franc=1), town="007"), "use:007")
    assert goods(match) == {"franc": 2}
    match = play(table(seat(bread=1, fish=1), town="002"), "use:002")
    assert goods(match) == {"franc": 3}


def test_lh_33_end_only_after_the_main_action() -> None:
    """The main action is compulsory: the turn cannot be ended before it."""
    match = table(seat("10", franc=9))
    refused(match, "end")
    play(match, "take:wood")
    allowed(match, "end")
    refused(match, "take:fish")
    refused(match, "use:B1")


def test_lh_33_free_actions_after_the_main_action() -> None:
    """After the main action buying, selling and repaying go on until the player ends the turn."""
    match = table(seat("10", franc=20, loans=1), town="05")
    play(match, "take:wood")
    play(match, "buy:05", "repay", "sell:10")
    assert match.decider == 0
    assert cards(match) == ["05"]
    assert goods(match) == {"wood": 1, "franc": 20 - 8 - 5 + 1}


def test_lh_33_pass_in_the_final_phase() -> None:
    """In the final phase, and only there, a seat passes that has no legal main action."""
    match = final(seat("26", fish=1), offers={})
    assert set(tokens(match)) == {"sell:26", "pass"}
    play(match, "pass", "end")
    assert match.decider != 0
    refused(final(seat("26"), offers={"fish": 1}), "pass")
    refused(final(seat("16"), offers={}), "pass")
    refused(table(seat("26"), offers={"fish": 1}), "pass")


def test_lh_34_free_actions_between_two_constructions() -> None:
    """Between the two buildings of the Construction Firm one may buy, sell and repay."""
    match = table(seat("B3 15", clay=3, franc=7, loans=1), proposals=("05 07", "10", "12"), town="13")
    play(match, "use:B3", "build:05")
    for token in ("buy:10", "buy:13", "sell:15", "repay", "build:07"):
        allowed(match, token)
    refused(match, "take:fish")
    play(match, "repay", "sell:15", "buy:10", "build:07")
    assert francs(match) == 7 - 5 + 8 - 2
    assert cards(match) == ["05", "07", "10", "B3"]
    assert "15" in town(match)


def test_lh_34_nothing_between_fee_and_end_of_effect() -> None:
    """From the fee to the end of the effect no free action is possible, nor any aside."""
    match = table(seat("10", grain=3, wood=3, fish=2, franc=9), seat("08"), town="05")
    play(match, "use:05")
    assert verbs(match) == {"amount"}
    assert match.asides(1) == ()
    refused(match, "sell:10")
    play(match, "amount:1")
    assert verbs(match) == {"amount"}
    assert match.asides(1) == ()


def test_lh_52_passive_cards_are_not_entered() -> None:
    """Cards without an action are owned, not used, even if another rule would open them."""
    for number in ("24", "26", "28", "29", "012", "013", "023", "024", "025", "033"):
        refused(final(seat(franc=9, fish=9, iron=9, coke=9), town=number), f"use:{number}")


def test_proposals_cannot_be_used() -> None:
    """A building that is still a proposal is not entered."""
    refused(table(seat(franc=9), proposals=("03", "10", "")), "use:03")


def test_any_owner_any_town() -> None:
    """Buildings of the town, of others and one's own may be used."""
    match = table(seat("16"), seat("03"), town="10")
    for token in ("use:16", "use:03"):
        allowed(match, token)
    refused(match, "use:10")
    allowed(table(seat("16", franc=1), seat("03"), town="10"), "use:10")


def test_reason_names_the_ruling() -> None:
    """Why something is refused is told in words, in both languages, with the ruling."""
    match = table(seat("03", disc="03"), seat(disc="B1"))
    for token, ruling in (("use:03", "LH-8"), ("use:B1", "LH-32"), ("end", "LH-33")):
        assert ruling in (match.why_not(token) or "")
        assert ruling in (match.why_not(token, "zh") or "")
