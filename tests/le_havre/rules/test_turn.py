"""A turn: the main action, the free actions around it, discs, and what may be entered."""

import pytest

import entrepot
from tests.le_havre.table import (
    ROUNDS,
    allowed,
    amounts,
    cards,
    disc,
    end,
    final,
    francs,
    goods,
    offers,
    play,
    position,
    proposals,
    refused,
    seat,
    table,
    tokens,
    town,
    verbs,
)


@pytest.mark.parametrize("good", ["franc", "fish", "wood", "clay", "iron", "grain", "cattle"])
def test_an_offer_is_taken_whole(good: str) -> None:
    """Taking an offer takes everything on it, however much."""
    match = table(
        seat("10"), offers={"franc": 2, "fish": 4, "wood": 15, "clay": 3, "iron": 5, "grain": 6, "cattle": 7}
    )
    n = offers(match)[good]
    play(match, f"take:{good}")
    assert goods(match) == {good: n}
    assert offers(match)[good] == 0


def test_an_empty_offer_cannot_be_taken() -> None:
    """Nothing is taken from an empty offer space."""
    refused(table(seat(), offers={"wood": 1, "fish": 1}), "take:iron")


def test_turns_go_round_without_break() -> None:
    """A round is seven turns, not once round the table: the player after the last begins the next round."""
    match = entrepot.new("le-havre", players=3, seed=2)
    seen: list[int | None] = []
    while len(seen) < 15:
        seen.append(match.decider)
        end(match, next(token for token in tokens(match) if token.startswith("take:")))
        while not any(token.startswith("take:") for token in tokens(match)):
            match.play(
                next((token for token in ("pay", "loan", "end") if token in tokens(match)), tokens(match)[0])
            )
    assert seen == [turn % 3 for turn in range(15)]


def test_another_seat_cannot_answer() -> None:
    """Only the player whose turn it is takes a main action."""
    match = table(seat(), seat())
    with pytest.raises(entrepot.WrongSeat):
        match.play("take:wood", seat=1)
    match.play("take:wood", seat=0)
    assert goods(match) == {"wood": 1}


# -- LH-8, LH-32, LH-7: discs ------------------------------------------------------------------------


def test_lh_08_no_second_visit_while_staying() -> None:
    """The building one's own disc stands in cannot be used again before the disc has moved."""
    refused(table(seat("03", disc="03")), "use:03")
    refused(table(seat(disc="03"), seat("03")), "use:03")
    refused(final(seat("03", disc="03")), "use:03")


def test_lh_08_taking_an_offer_leaves_the_disc() -> None:
    """The disc stays where it is when its player takes an offer, and still bars the building."""
    match = table(seat("03 10", disc="03"))
    play(match, "take:wood")
    assert disc(match) == "03"


def test_lh_08_the_disc_moves_on() -> None:
    """Using another building frees the first one for others."""
    match = table(seat("03 16", disc="03"), seat())
    end(match, "use:16")
    assert disc(match) == "16"
    allowed(match, "use:03")


def test_lh_32_occupied_is_closed() -> None:
    """A building with a disc in it cannot be entered, whoever owns it."""
    refused(table(seat(), seat(disc="03"), town="03"), "use:03")
    refused(table(seat("03"), seat(disc="03")), "use:03")
    refused(table(seat(), seat("03", disc="03")), "use:03")
    allowed(table(seat(), seat("03")), "use:03")


def test_lh_32_not_in_the_final_phase() -> None:
    """In the final phase a building occupied by others may be entered."""
    match = final(seat(), seat(disc="03"), town="03")
    play(match, "use:03")
    assert goods(match) == {"fish": 3}
    assert disc(match) == disc(match, 1) == "03"


def test_lh_07_buying_sends_the_guest_home() -> None:
    """A disc in a bought building goes home, nobody is paid, and the buyer may enter at once."""
    match = table(seat(franc=10), seat(disc="03"), town="03")
    refused(match, "use:03")
    play(match, "buy:03")
    assert disc(match, 1) == ""
    assert francs(match, 1) == 0
    play(match, "use:03")
    assert goods(match) == {"fish": 4}


def test_lh_07_buying_the_building_one_stands_in() -> None:
    """Buying the building of the own disc frees the disc: the building can be used again."""
    match = table(seat(franc=10, disc="03"), town="03")
    refused(match, "use:03")
    play(match, "buy:03")
    assert disc(match) == ""
    play(match, "use:03")
    assert goods(match) == {"fish": 4}


def test_lh_07_selling_to_get_out() -> None:
    """Selling the own building frees the own disc; the building can be used at once, now for a fee."""
    match = table(seat("10", disc="10"))
    refused(match, "use:10")
    play(match, "sell:10")
    assert disc(match) == ""
    refused(match, "buy:10")
    play(match, "use:10")
    assert disc(match) == "10"
    assert goods(match) == {"clay": 3}


def test_lh_07_selling_sends_the_guest_home() -> None:
    """A guest in a sold building goes home, unpaid."""
    match = play(table(seat("05 10"), seat(disc="05")), "sell:05")
    assert disc(match, 1) == ""
    assert francs(match, 1) == 0
    assert francs(match) == 4


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


# -- building ----------------------------------------------------------------------------------------


def test_lh_12_only_tops_are_built() -> None:
    """A firm builds the top card of a stack, not one below."""
    match = table(seat(wood=5, clay=5), proposals=("05 07", "08", ""))
    play(match, "use:B1")
    assert tokens(match) == ["build:05", "build:08"]
    refused(match, "build:07")


def test_lh_12_both_from_one_stack_and_one_is_enough() -> None:
    """Both buildings of the Construction Firm may come from one stack, and one is enough."""
    match = table(seat("B3", clay=3), proposals=("05 07", "", ""))
    play(match, "use:B3", "build:05")
    assert proposals(match)[0] == ["07"]
    play(match, "build:07")
    assert cards(match) == ["05", "07", "B3"]
    match = table(seat("B3", clay=3), proposals=("05 07", "", ""))
    play(match, "use:B3", "build:05", "end")
    assert cards(match) == ["05", "B3"]
    assert proposals(match)[0] == ["07"]


def test_lh_13_brick_for_clay_and_steel_for_iron() -> None:
    """Brick stands for clay and steel for iron; how many is the player's choice."""
    match = table(seat(wood=2, clay=2, brick=3, iron=2, steel=1), proposals=("12", "", ""))
    play(match, "use:B1")
    play(match, "amount:1")  # brick for clay
    play(match, "amount:0")  # steel for iron
    assert goods(match) == {"clay": 1, "brick": 2, "steel": 1}
    match = table(seat(wood=2, brick=2, steel=2), proposals=("12", "", ""))
    play(match, "use:B1")
    assert goods(match) == {}


def test_lh_13_never_the_reverse() -> None:
    """Clay is no brick, iron no steel, charcoal no wood."""
    refused(table(seat(wood=1, clay=9), proposals=("20", "", "")), "use:B1")
    refused(table(seat(brick=4, iron=9), proposals=("29", "", "")), "use:B1")
    refused(table(seat(charcoal=9), proposals=("04", "", "")), "use:B1")


def test_lh_14_sawmill_needs_wood_in_the_cost() -> None:
    """The Sawmill builds only what costs wood, for one wood less."""
    match = table(seat("02", wood=2, clay=9, iron=9), proposals=("05", "27", "04"))
    play(match, "use:02")
    assert cards(match) == ["02", "04"]
    assert goods(match) == {"clay": 9, "iron": 9}
    refused(table(seat("02", wood=9, clay=9, iron=9), proposals=("05", "27", "07")), "use:02")
    refused(table(seat("02", wood=1), proposals=("04", "", "")), "use:02")


def test_lh_45_sawmill_and_guild_add_up() -> None:
    """Sawmill and Masons' Guild together save a wood and a clay: the Smokehouse for one wood."""
    match = play(table(seat("02 025", wood=1), proposals=("08", "", "")), "use:02", "build:08")
    assert goods(match) == {}
    assert cards(match) == ["02", "025", "08"]


def test_lh_45_a_cost_may_become_nothing() -> None:
    """With the Guild the Charcoal Kiln costs nothing."""
    match = play(table(seat("025"), proposals=("07", "", "")), "use:B1", "build:07")
    assert cards(match) == ["025", "07"]


def test_lh_45_guild_saves_on_each_building() -> None:
    """The Guild saves one on each of the two buildings of the Construction Firm, brick as printed."""
    match = table(seat("025 B3", wood=1, clay=1), proposals=("05", "20", ""))
    play(match, "use:B3", "build:05", "build:20")
    assert goods(match) == {}
    assert cards(match) == ["025", "05", "20", "B3"]


def test_lh_45_guild_does_not_help_at_the_wharf() -> None:
    """Neither ships nor the brick of a wharf become cheaper."""
    refused(table(seat("025 12", iron=4, coal=1), ship_stacks={"iron": ["R06"]}), "use:12")


def test_lh_45_guild_does_not_save_other_material() -> None:
    """A cost without clay or brick stays as printed."""
    refused(table(seat("025", iron=2), proposals=("27", "", "")), "use:B1")
    refused(table(seat("025", wood=2), proposals=("04", "", "")), "use:B1")


def test_lh_44_bricks_are_clay_as_input() -> None:
    """At the Brickworks brick stands for clay too, and earns its half franc."""
    match = table(seat("14", brick=2, charcoal=1))
    play(match, "use:14", "amount:2")
    assert goods(match) == {"brick": 2, "franc": 1}


def test_lh_44_steel_is_iron_as_input() -> None:
    """In Steel Mill and Steelworks steel may be the iron, at the Kiln brick the clay."""
    match = play(table(seat("031", steel=1, coke=2)), "use:031")
    assert goods(match) == {"steel": 2}
    match = play(table(seat("022", brick=1, wood=1)), "use:022")
    assert goods(match) == {"brick": 3}
    match = play(table(seat("23", steel=1, wood=5)), "use:23")
    assert goods(match) == {"steel": 1}


def test_lh_44_goods_sold_are_themselves() -> None:
    """What is sold or counted is itself: clay is not three bricks for the Brick Manufacturer."""
    refused(table(seat("034", clay=3, franc=10)), "use:034")


def test_lh_46_wind_farm_makes_entry_possible() -> None:
    """Three energy off may be all that is needed, at the Smokehouse as at the wharf."""
    match = play(table(seat("033 08", fish=2)), "use:08", "amount:2")
    assert goods(match) == {"smoked_fish": 2, "franc": 1}
    match = play(table(seat("033 12", wood=5), ship_stacks={"wooden": ["R01"]}), "use:12", "ship:wooden")
    assert goods(match) == {}


def test_lh_46_wind_farm_once_an_action() -> None:
    """At the Shipping Line the three come off the total, not off each ship."""
    match = table(seat("033 18", ships="R01 R06", clay=5, coal=1))
    play(match, "use:18", "amount:2", "amount:5")
    assert goods(match) == {"franc": 5}
    match = play(table(seat("033 18", ships="R01 R06", clay=5)), "use:18")
    assert amounts(match) == [1, 2, 3]  # one ship sails free, the other cannot


def test_lh_46_wind_farm_for_the_extra_iron() -> None:
    """The extra iron of the Ironworks takes three energy instead of six."""
    match = play(table(seat("033 22", coal=1)), "use:22", "amount:1")
    assert goods(match) == {"iron": 4}


def test_lh_46_wind_farm_comes_off_the_rounded_total() -> None:
    """Seven loaves take 3 1/2, rounded up 4, less 3 makes 1 energy; it never turns into goods."""
    match = play(table(seat("033 05", grain=7, wood=1)), "use:05", "amount:7")
    assert goods(match) == {"bread": 7, "franc": 3}
    match = play(table(seat("033 05", grain=2, wood=4)), "use:05", "amount:2")
    assert goods(match) == {"bread": 2, "wood": 4, "franc": 1}


def test_lh_46_wind_farm_works_for_its_owner_only() -> None:
    """A rival's Wind Farm saves nothing."""
    refused(table(seat("05", grain=2), seat("033")), "use:05")
    refused(table(seat("05", grain=2), town="033"), "use:05")


def test_lh_53_passive_specials_work_from_purchase() -> None:
    """A passive special has no effect with the town and works as soon as it is bought."""
    match = table(seat("05", grain=2, franc=12), town="033")
    refused(match, "use:05")
    play(match, "buy:033", "use:05", "amount:2")
    assert goods(match) == {"bread": 2, "franc": 1}


def test_lh_53_feedlot_owned_at_the_harvest() -> None:
    """The Feedlot breeds for whoever owns it at the harvest."""
    match = table(seat(cattle=2, franc=58), town="024", players=1, round=2, turn=6)
    play(match, "buy:024")
    end(match)
    assert goods(match)["cattle"] == 4
    match = table(seat(cattle=2, franc=58), town="024", players=1, round=2, turn=6)
    end(match)
    assert goods(match)["cattle"] == 3


def test_lh_17_halves_are_added_over_the_action() -> None:
    """Halves are added up over the whole action: energy rounded up, francs rounded down."""
    match = play(table(seat("05", grain=5, wood=3)), "use:05", "amount:5")
    assert goods(match) == {"bread": 5, "franc": 2}
    match = play(table(seat("14", clay=1, wood=1)), "use:14")
    assert goods(match) == {"brick": 1}


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


# -- Harbour Watch -----------------------------------------------------------------------------------


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


# -- final phase -------------------------------------------------------------------------------------


def test_lh_07_in_the_final_phase_selling_frees_the_disc() -> None:
    """In the final phase too, selling the building one stands in lets one use it again."""
    match = final(seat("16", disc="16"))
    refused(match, "use:16")
    play(match, "sell:16", "use:16")
    assert goods(match) == {"coal": 3, "franc": 3}


@pytest.mark.parametrize("players", range(1, 6))
def test_every_length_reaches_the_final_phase(players: int) -> None:
    """A position after the last round stands in the final phase: no marker moves, nothing is bought."""
    for length in ("full", "short"):
        match = final(seat("10", franc=60), players=players, options={"length": length})
        assert position(match)["round"] == ROUNDS[length][players - 1] + 1
        assert not verbs(match) & {"buy"}
        assert town(match) == ["B1", "B2", "B3"]
