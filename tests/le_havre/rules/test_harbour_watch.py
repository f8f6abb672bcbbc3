"""The Harbour Watch."""

from tests.le_havre.table import (
    allowed,
    cards,
    disc,
    end,
    final,
    francs,
    goods,
    play,
    refused,
    seat,
    table,
    tokens,
)


def test_lh_24_watch_pays_sends_home_and_uses() -> None:
    """The Watch: own fee, a franc to the person, then the normal fee and the use of the building."""
    match = table(seat("014", franc=2, clay=1), seat(disc="B2"), proposals=("07", "", ""))
    play(match, "use:014")
    assert goods(match) == {}
    assert cards(match) == ["014", "07"]
    assert francs(match, 1) == 1
    assert disc(match, 1) == ""
    assert disc(match) == "B2"


def test_lh_24_watch_must_be_payable_in_full() -> None:
    """With one franc too little for person and fees the Watch is closed."""
    refused(table(seat("014", franc=1, clay=1), seat(disc="B2"), proposals=("07", "", "")), "use:014")
    refused(table(seat("014", franc=2), seat(disc="B2"), proposals=("07", "", "")), "use:014")


def test_lh_50_watch_is_free_again() -> None:
    """After the visit the disc stands in the target and the Watch can be used by the next player."""
    match = table(seat("014", franc=9), seat("16", franc=9, disc="16"), seat("03", disc="03"), seat())
    play(match, "use:014", "use:16", "end")
    assert disc(match) == "16"
    assert match.decider == 1
    allowed(match, "use:014")


def test_lh_50_not_where_one_stood_at_the_start() -> None:
    """The target is not the building one stood in, and never an empty one."""
    match = table(seat("014", franc=9, disc="03"), seat(disc="16"), town="03 16 10")
    play(match, "use:014")
    assert disc(match) == "16"
    refused(table(seat("014", franc=9, disc="03"), seat(), town="03 16"), "use:014")
    refused(final(seat("014", franc=9, disc="03"), seat(disc="03"), town="03"), "use:014")


def test_lh_50_own_building_without_fee() -> None:
    """The target may be one's own building with a rival in it; then no second fee is due."""
    match = table(seat("014 16", franc=1), seat(disc="16"))
    play(match, "use:014")
    assert goods(match) == {"coal": 3}
    assert francs(match, 1) == 1


def test_lh_50_own_fee_leaves_the_franc_for_the_person() -> None:
    """The Watch's own fee is paid such that the franc for the person is left."""
    match = table(seat(fish=1, franc=1, wood=3), seat(disc="07"), town="014 07")
    play(match, "use:014", "amount:3")
    assert goods(match) == {"charcoal": 3}
    assert francs(match, 1) == 1


def test_lh_50_each_person_is_paid_in_the_final_phase() -> None:
    """In the final phase there may be several persons: each gets a franc and goes home."""
    match = final(seat("014", franc=4), seat(disc="16"), seat(disc="16"), seat(), town="16")
    play(match, "use:014")
    assert goods(match) == {"coal": 3}
    assert (francs(match, 1), francs(match, 2), francs(match, 3)) == (1, 1, 0)
    assert (disc(match, 0), disc(match, 1), disc(match, 2)) == ("16", "", "")
    refused(final(seat("014", franc=3), seat(disc="16"), seat(disc="16"), seat(), town="16"), "use:014")


def test_lh_50_an_effect_of_several_questions_follows() -> None:
    """After the target is chosen everything is asked that entering it asks: its fee, then its effect."""
    match = table(seat("014", franc=2, fish=4, wood=1), seat(disc="08"), seat("08"))
    play(match, "use:014")
    assert set(tokens(match)) == {"fee:food", "fee:franc"}
    play(match, "fee:food", "amount:2")
    assert goods(match) == {"franc": 2, "smoked_fish": 2}
    assert goods(match, 2) == {"fish": 2}


def test_lh_50_locked_and_useless_targets() -> None:
    """A target must be usable: an occupied building that could do nothing is none."""
    refused(table(seat("014", franc=9), seat(disc="07"), town="07"), "use:014")
    match = table(seat("014", franc=9, wood=1), seat(disc="07"), seat(disc="16"), town="07 16")
    play(match, "use:014")
    assert set(tokens(match)) == {"use:07", "use:16"}


def test_lh_50_watch_does_not_use_the_watch() -> None:
    """The Watch with a rival in it cannot be entered, so it is never its own target."""
    refused(table(seat("014", franc=9), seat(disc="014")), "use:014")


def test_lh_32_watch_frees_the_building_it_stood_in() -> None:
    """Whoever uses the Watch leaves the own place, which is open to the next player."""
    match = table(seat("014", franc=2, disc="03"), seat(disc="16", franc=5), town="03 16")
    refused(table(seat("014", franc=2, disc="03"), seat(disc="16"), town="03 16"), "use:16")
    match = table(seat("014", franc=3, disc="03"), seat(disc="16", franc=5), town="03 16")
    end(match, "use:014")
    assert match.decider == 1
    allowed(match, "use:03")
