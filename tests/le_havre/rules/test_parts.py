"""Cards of several parts, and those that give what one picks."""

from tests.le_havre.table import (
    amounts,
    goods,
    offers,
    play,
    refused,
    seat,
    table,
    tokens,
)

# -- cards of several parts --------------------------------------------------------------------------


def test_lh_19_black_market_francs_included() -> None:
    """Two of each missing good, as the offers stand at that moment; an empty franc space gives 2 francs."""
    match = play(table(seat("13"), offers={"fish": 1, "clay": 1, "grain": 1, "cattle": 1}), "use:13")
    assert goods(match) == {"franc": 2, "wood": 2, "iron": 2}


def test_lh_19_black_market_leaves_the_offers() -> None:
    """What the Black Market gives does not come from, or go to, the offers."""
    match = play(table(seat("13 10"), offers={"fish": 1, "clay": 3}), "use:13")
    assert offers(match) == {"franc": 0, "fish": 1, "wood": 0, "clay": 3, "iron": 0, "grain": 0, "cattle": 0}


def test_lh_21_bridge_sets_mix_kinds() -> None:
    """Basic goods cross in threes of any mix; a number that is no multiple of three is not offered."""
    match = table(seat("27", fish=2, coal=4, steel=1))
    play(match, "use:27", "amount:2")
    assert amounts(match) == [1, 4]
    play(match, "amount:1", "amount:0")
    assert goods(match) == {"coal": 3, "steel": 1, "franc": 1}


def test_lh_23_arts_centre_own_disc_and_strangers() -> None:
    """Only other players' discs in the visitor's own buildings count."""
    match = table(
        seat("05 07 16", disc="05", fish=1), seat("11", disc="07"), seat(disc="16"), seat(disc="B1")
    )
    play(match, "use:11")
    assert goods(match) == {"franc": 8}


def test_lh_41_parts_in_one_visit_do_not_feed_each_other() -> None:
    """What one part of a visit brings is not spent in the other: the bread of the Furriery, the steel of
    the Office stay."""
    match = table(seat("21", fish=4))
    play(match, "use:21", "amount:1")
    assert goods(match) == {"steel": 1}
    match = table(seat("020", hides=2, leather=1))
    play(match, "use:020", "amount:0")
    assert goods(match) == {"hides": 2, "franc": 5}


def test_lh_41_each_part_once_within_its_limit() -> None:
    """Each part of such a card is done at most once: no second steel for eight goods."""
    match = table(seat("21", fish=8))
    play(match, "use:21", "amount:1", "skip")
    assert goods(match) == {"fish": 4, "steel": 1}


def test_lh_41_paid_from_what_is_left_after_the_fee() -> None:
    """The fee comes first: with four goods and no other franc than the fee's the Office still makes steel."""
    match = play(table(seat(fish=4, franc=1), town="21"), "use:21", "amount:1")
    assert goods(match) == {"steel": 1}
    refused(table(seat(fish=4), town="21"), "use:21")


def test_lh_42_office_takes_any_mix_each_as_itself() -> None:
    """Four goods of any kinds, upgraded ones as one each; francs do not count."""
    match = table(seat("21", fish=1, steel=1, coke=1, leather=1))
    play(match, "use:21", "amount:1")
    assert goods(match) == {"steel": 1}
    refused(table(seat("21", franc=30)), "use:21")
    match = table(seat("21", fish=2, brick=1, franc=9))
    play(match, "use:21")
    assert set(tokens(match)) == {"good:charcoal", "good:brick", "good:leather"}


def test_lh_43_exactly_as_many_as_printed() -> None:
    """Marketplace and Town Square give exactly their number, all different, never fewer."""
    match = table(seat("01 05"))
    play(match, "use:01", "good:fish")
    refused(match, "end")
    refused(match, "good:fish")
    play(match, "good:grain", "good:coal")
    assert goods(match) == {"fish": 1, "grain": 1, "coal": 1}
    every = "03 04 05 07 08 09 20"
    match = play(table(seat(f"01 {every}")), "use:01")
    assert goods(match) == dict.fromkeys(
        ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides"), 1
    )
    match = play(table(seat(f"027 {every} B1 B2")), "use:027")
    assert goods(match) == dict.fromkeys(
        ("smoked_fish", "charcoal", "brick", "bread", "meat", "coke", "leather"), 1
    )
