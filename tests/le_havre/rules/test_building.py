"""Building: firms, substitutes, discounts, energy."""

from tests.le_havre.table import (
    amounts,
    cards,
    end,
    goods,
    play,
    proposals,
    refused,
    seat,
    table,
    tokens,
)

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
