"""The special buildings: what they are worth, charge, and do."""

from typing import Any

import pytest

import entrepot
from tests.le_havre.table import (
    allowed,
    amounts,
    at_seat,
    cards,
    disc,
    end,
    goods,
    offers,
    play,
    position,
    proposals,
    refused,
    seat,
    ships,
    table,
    tokens,
    town,
)

# number, value, price, fee in francs, type, hammers, fishermen, locked
ROWS = [
    ("001", 6, 6, 0, "public", 0, 1, False),
    ("002", 6, 6, 1, "economic", 0, 0, False),
    ("003", 4, 4, 1, "economic", 0, 0, False),
    ("004", 8, 8, 1, "economic", 0, 1, False),
    ("005", 8, 8, 1, "industrial", 0, 0, False),
    ("006", 6, 6, 1, "none", 1, 0, False),
    ("007", 4, 4, 1, "economic", 0, 1, False),
    ("008", 6, 6, 1, "economic", 0, 1, False),
    ("009", 4, 4, 1, "none", 0, 1, False),
    ("010", 4, 4, 1, "economic", 0, 1, False),
    ("011", 6, 6, 1, "craftsman", 1, 0, False),
    ("012", 10, 12, 0, "none", 1, 0, True),
    ("013", 4, 8, 0, "economic", 1, 1, True),
    ("014", 6, 6, 1, "public", 0, 0, False),
    ("015", 10, 10, 2, "industrial", 0, 0, False),
    ("016", 6, 6, 1, "economic", 0, 1, False),
    ("017", 6, 6, 1, "craftsman", 1, 2, False),
    ("018", 4, 4, 1, "economic", 0, 0, False),
    ("019", 6, 6, 1, "economic", 0, 0, False),
    ("020", 6, 6, 1, "craftsman", 0, 0, False),
    ("021", 8, 8, 2, "industrial", 0, 0, False),
    ("022", 6, 6, 1, "craftsman", 0, 0, False),
    ("023", 20, 20, 0, "ship", 0, 1, True),
    ("024", 6, 8, 0, "economic", 0, 0, True),
    ("025", 8, 10, 0, "craftsman", 1, 0, True),
    ("026", 8, 8, 2, "industrial", 1, 0, False),
    ("027", 6, 6, 1, "none", 0, 0, False),
    ("028", 4, 4, 0, "economic", 0, 1, False),
    ("029", 6, 6, 1, "economic", 0, 0, False),
    ("030", 6, 6, 1, "craftsman", 0, 0, False),
    ("031", 8, 8, 1, "industrial", 1, 0, False),
    ("032", 6, 6, 1, "economic", 0, 0, False),
    ("033", 8, 12, 0, "none", 0, 0, True),
    ("034", 8, 8, 2, "industrial", 1, 0, False),
    ("035", 8, 8, 1, "public", 0, 1, False),
    ("31", 24, 24, 0, "public", 0, 0, True),
]
STACKS = ("07", "08", "28")
"""Three stacks with something on each, so that the Football Stadium stays where it is."""

# What a visitor needs besides the fee, the answers, and what the visitor then has.
VISITS: list[tuple[str, dict[str, int], list[str], dict[str, int]]] = [
    ("002", {"bread": 1}, [], {"franc": 3}),
    ("003", {"bread": 1, "meat": 1}, [], {"franc": 6}),
    ("004", {}, [], {"fish": 2, "grain": 2, "wood": 2, "hides": 1, "cattle": 1}),
    ("005", {"hides": 1, "leather": 1}, [], {"franc": 7}),
    ("006", {}, [], {"iron": 2, "coal": 1}),
    ("007", {"fish": 1}, ["amount:0"], {"franc": 2}),
    ("008", {"smoked_fish": 1}, ["amount:0"], {"franc": 3}),
    ("009", {}, [], {"fish": 3, "wood": 3}),
    ("010", {"wood": 1, "meat": 1}, [], {"franc": 5}),
    ("011", {}, [], {"franc": 3, "wood": 4}),
    ("015", {}, [], {"coal": 1, "coke": 1, "iron": 1}),
    ("016", {"wood": 1, "bread": 1, "smoked_fish": 1}, [], {"franc": 8}),
    ("017", {}, [], {"hides": 2, "meat": 3}),
    ("018", {"fish": 1}, [], {"charcoal": 1}),
    ("019", {"grain": 1, "bread": 1}, [], {"franc": 5}),
    ("020", {"hides": 1}, [], {"bread": 1}),
    ("021", {"leather": 3, "franc": 14}, [], {"franc": 30}),
    ("022", {"clay": 1, "wood": 1}, [], {"brick": 3}),
    ("026", {"wood": 1, "leather": 1}, [], {"franc": 6}),
    ("028", {"wood": 1, "grain": 1}, [], {"franc": 3}),
    ("029", {"franc": 3}, ["haul:fish-wood"], {"fish": 1, "wood": 1}),
    ("030", {"grain": 1}, [], {"franc": 2}),
    ("031", {"iron": 1, "charcoal": 5}, [], {"steel": 2}),
    ("032", {"meat": 1, "charcoal": 1}, [], {"franc": 6}),
    ("034", {"brick": 3, "franc": 10}, [], {"franc": 24}),
    ("035", {"cattle": 3}, [], {"cattle": 3, "franc": 1}),
]


def row(number: str) -> tuple[str, int, int, int, str, int, int, bool]:
    return next(row for row in ROWS if row[0] == number)


def alone(number: str) -> int:
    """What a card counts by itself: the Guildhouse is an economic building too (LH-57)."""
    return row(number)[1] + (2 if number == "013" else 0)


# -- what all have in common -------------------------------------------------------------------------


@pytest.mark.parametrize("number", [row[0] for row in ROWS])
def test_value_counts_at_the_end(number: str) -> None:
    """A special building counts its value."""
    assert table(seat(number)).scores()[0] == alone(number)


@pytest.mark.parametrize(("number", "value"), [(row[0], row[1]) for row in ROWS])
def test_sells_for_half_the_value(number: str, value: int) -> None:
    """Sold, a special building brings half its value and lies with the town."""
    match = play(table(seat(f"{number} 10"), proposals=STACKS), f"sell:{number}")
    assert goods(match) == {"franc": value // 2}
    assert cards(match) == ["10"]
    assert number in town(match)


@pytest.mark.parametrize(("number", "price"), [(row[0], row[2]) for row in ROWS])
def test_bought_from_the_town_for_its_price(number: str, price: int) -> None:
    """Once revealed a special building is bought for its price, to the franc."""
    match = play(table(seat(franc=price), town=number, proposals=STACKS), f"buy:{number}")
    assert cards(match) == [number]
    assert goods(match) == {}
    refused(table(seat(franc=price - 1), town=number, proposals=STACKS), f"buy:{number}")


@pytest.mark.parametrize("number", [row[0] for row in ROWS])
def test_special_buildings_in_town_cannot_be_built(number: str) -> None:
    """A special building with the town is bought, never built."""
    rich = seat(wood=20, clay=20, brick=20, iron=20, steel=20)
    match = play(table(rich, town=number, proposals=STACKS), "use:B1")
    assert tokens(match) == ["build:07", "build:08", "build:28"]
    refused(match, f"build:{number}")


@pytest.mark.parametrize("number", [row[0] for row in ROWS if row[7]])
def test_passive_cards_are_never_entered(number: str) -> None:
    """A card without an action is not entered by anybody."""
    rich: dict[str, int] = {"franc": 50, "fish": 5, "iron": 5, "coke": 5}
    refused(table(seat(number, **rich), proposals=STACKS), f"use:{number}")
    refused(table(seat(**rich), seat(number), proposals=STACKS), f"use:{number}")
    refused(table(seat(**rich), town=number, proposals=STACKS), f"use:{number}")


def visited(number: str, money: int, things: dict[str, int], owner: bool = False) -> entrepot.Match:
    """Seat 0 with things and money before a visit; seat 1 (or seat 0) owns the building."""
    held = dict(things)
    held["franc"] = held.get("franc", 0) + money
    return table(seat(number if owner else "", **held), seat("" if owner else number))


@pytest.mark.parametrize(("number", "things", "answers", "after"), VISITS)
def test_owner_uses_it_free(
    number: str, things: dict[str, int], answers: list[str], after: dict[str, int]
) -> None:
    """The owner pays no fee, and the least visit turns exactly these goods into those."""
    asked = [answer for answer in answers if answer != "amount:0"]
    match = play(visited(number, 0, things, owner=True), f"use:{number}", *asked)
    assert goods(match) == after
    assert goods(match, 1) == {}
    assert disc(match) == number


@pytest.mark.parametrize(("number", "things", "answers", "after"), VISITS)
def test_visitor_pays_the_fee_to_the_owner(
    number: str, things: dict[str, int], answers: list[str], after: dict[str, int]
) -> None:
    """A visitor pays the printed fee, here in francs, to the owner."""
    match = visited(number, row(number)[3], things)
    play(match, f"use:{number}")
    for answer in answers:
        if answer in tokens(match):
            play(match, answer)
    while amounts(match) and amounts(match)[0] == 0:
        play(match, "amount:0")
    assert goods(match) == after
    assert goods(match, 1) == ({"franc": row(number)[3]} if row(number)[3] else {})


@pytest.mark.parametrize(("number", "things"), [(visit[0], visit[1]) for visit in VISITS if row(visit[0])[3]])
def test_visitor_without_the_fee_stays_outside(number: str, things: dict[str, int]) -> None:
    """One franc short of fee and input together, the building is closed."""
    refused(visited(number, row(number)[3] - 1, things), f"use:{number}")


@pytest.mark.parametrize(
    ("number", "things", "good"),
    [(visit[0], visit[1], good) for visit in VISITS for good in visit[1] if visit[0] != "018"],
)
def test_owner_with_one_good_short_stays_outside(number: str, things: dict[str, int], good: str) -> None:
    """Without the full input of one conversion even the owner cannot enter."""
    short = things | {good: things[good] - 1}
    refused(visited(number, 0, short, owner=True), f"use:{number}")


@pytest.mark.parametrize("number", [row[0] for row in ROWS if row[0] != "013"])
def test_type_counts_for_bank_and_town_hall(number: str) -> None:
    """Bank: 3 per industrial, 2 per economic. Town Hall: 4 per public, 2 per craftsman."""
    kind = row(number)[4]
    bank = {"industrial": 3, "economic": 2}.get(kind, 0)
    hall = {"public": 4, "craftsman": 2}.get(kind, 0)
    assert (
        table(seat(f"{number} 29"), proposals=(*STACKS[:2], "24")).scores()[0] == row(number)[1] + 18 + bank
    )
    assert (
        table(seat(f"{number} 28"), proposals=(*STACKS[:2], "24")).scores()[0] == row(number)[1] + 10 + hall
    )


@pytest.mark.parametrize(("number", "hammers", "fishermen"), [(row[0], row[5], row[6]) for row in ROWS])
def test_symbols_count(number: str, hammers: int, fishermen: int) -> None:
    """Hammers count at the Clay Mound, fishermen at the Fishery, on special buildings too."""
    assert goods(play(table(seat(f"{number} 10")), "use:10")) == {"clay": 3 + hammers}
    assert goods(play(table(seat(number), town="03"), "use:03")) == {"fish": 3 + fishermen}


# -- one by one --------------------------------------------------------------------------------------


def test_001_labour_exchange_counts_both_symbols() -> None:
    """A fish for each own fisherman, a coal for each own hammer: with 001, 017 and 06."""
    match = play(table(seat("001 017 06")), "use:001")
    assert goods(match) == {"fish": 4, "coal": 2}


def test_001_labour_exchange_needs_a_symbol() -> None:
    """A visitor without a symbol gets nothing and stays outside; there is no fee for others."""
    refused(table(seat("05", franc=5), town="001"), "use:001")
    match = play(table(seat("04"), seat("001")), "use:001")
    assert goods(match) == {"coal": 1}
    assert goods(match, 1) == {}


# number, what is held, the largest amount, the answer, what is left
REPEATED = [
    ("002", {"bread": 8}, 6, 6, {"bread": 2, "franc": 18}),
    ("003", {"bread": 6, "meat": 5}, 4, 4, {"bread": 2, "meat": 1, "franc": 24}),
    ("005", {"hides": 6, "leather": 7}, 6, 6, {"leather": 1, "franc": 42}),
    ("007", {"fish": 9}, 7, 7, {"fish": 2, "franc": 14}),
    ("008", {"smoked_fish": 9}, 9, 9, {"franc": 27}),
    ("010", {"wood": 5, "meat": 6}, 4, 4, {"wood": 1, "meat": 2, "franc": 20}),
    (
        "016",
        {"wood": 4, "bread": 5, "smoked_fish": 4},
        3,
        3,
        {"wood": 1, "bread": 2, "smoked_fish": 1, "franc": 24},
    ),
    ("019", {"grain": 4, "bread": 5}, 3, 3, {"grain": 1, "bread": 2, "franc": 15}),
    ("026", {"wood": 5, "leather": 6}, 5, 5, {"leather": 1, "franc": 30}),
    ("028", {"wood": 5, "grain": 6}, 4, 4, {"wood": 1, "grain": 2, "franc": 12}),
    ("030", {"grain": 6}, 4, 4, {"grain": 2, "franc": 8}),
    ("032", {"meat": 5, "charcoal": 6}, 4, 4, {"meat": 1, "charcoal": 2, "franc": 24}),
]


@pytest.mark.parametrize(("number", "held", "most", "times", "after"), REPEATED)
def test_repeated_as_often_as_printed(
    number: str, held: dict[str, int], most: int, times: int, after: dict[str, int]
) -> None:
    """The conversion may be done once up to the printed limit, or as often as the goods allow."""
    match = table(seat(number, **held))
    play(match, f"use:{number}")
    assert amounts(match) == list(range(1, most + 1))
    play(match, f"amount:{times}")
    assert goods(match) == after


ONCE: list[tuple[str, dict[str, int], list[str], dict[str, int]]] = [
    ("021", {"leather": 6, "franc": 28}, [], {"leather": 3, "franc": 44}),
    ("022", {"clay": 2, "charcoal": 1}, [], {"clay": 1, "brick": 3}),
    ("031", {"iron": 2, "coal": 5}, [], {"iron": 1, "steel": 2}),
    ("034", {"brick": 6, "franc": 20}, [], {"brick": 3, "franc": 34}),
]


@pytest.mark.parametrize(("number", "held", "answers", "after"), ONCE)
def test_done_once_a_visit(
    number: str, held: dict[str, int], answers: list[str], after: dict[str, int]
) -> None:
    """These conversions happen once, however much is held."""
    match = play(table(seat(number, **held)), f"use:{number}", *answers)
    assert goods(match) == after


def test_002_bakery_sells_bread() -> None:
    """The Bakery pays 3 francs a loaf after a fee of 1 food, which may be a loaf itself."""
    match = play(table(seat(bread=2), town="002"), "use:002")
    assert goods(match) == {"franc": 3}


def test_004_farm_takes_a_real_franc() -> None:
    """The Farm's fee is a franc; food does not stand for it."""
    refused(table(seat(fish=5), town="004"), "use:004")
    match = play(table(seat(fish=5, franc=1), town="004"), "use:004")
    assert goods(match) == {"fish": 7, "grain": 2, "wood": 2, "hides": 1, "cattle": 1}


def test_007_fish_market_fee_may_eat_the_fish() -> None:
    """Whoever has but one fish and no franc cannot pay the fee and still sell a fish."""
    refused(table(seat(fish=1), town="007"), "use:007")
    assert goods(play(table(seat(fish=2), town="007"), "use:007")) == {"franc": 2}


def test_012_business_park_counts_industry() -> None:
    """The Business Park adds 2 for each own industrial building; it has no type itself."""
    assert table(seat("012 16 015")).scores()[0] == 10 + 10 + 10 + 4


def test_013_guildhouse_counts_economy() -> None:
    """The Guildhouse adds 2 for each own economic building, itself included."""
    assert table(seat("013 18 002")).scores()[0] == 4 + 10 + 6 + 6


def test_014_harbour_watch_sends_a_guest_home() -> None:
    """The Watch takes its fee, pays a franc to the person in the chosen building, sends it home and uses
    the building for its normal fee."""
    match = table(seat(franc=3, grain=2, wood=1), seat("014"), seat("05"), seat(disc="05"))
    play(match, "use:014", "use:05", "amount:2")
    assert goods(match) == {"bread": 2, "franc": 1}
    assert goods(match, 1) == {"franc": 1}
    assert goods(match, 2) == {"franc": 1}
    assert goods(match, 3) == {"franc": 1}
    assert disc(match) == "05"
    assert disc(match, 3) == ""


def test_014_harbour_watch_needs_a_target() -> None:
    """Without an occupied building that could be used and paid, the Watch is closed."""
    refused(table(seat("014", franc=9)), "use:014")
    refused(table(seat("014", franc=9), seat("05", disc="05")), "use:014")
    refused(table(seat("014", grain=1, wood=1, franc=1), seat("05", disc="05")), "use:014")
    allowed(table(seat("014", grain=1, wood=1, franc=2), seat("05", disc="05")), "use:014")


def test_015_smelter_costs_two_francs() -> None:
    """The Smelter gives coal, coke and iron for 2 francs, not for food."""
    refused(table(seat(bread=5, franc=1), town="015"), "use:015")
    match = play(table(seat(franc=2), town="015"), "use:015")
    assert goods(match) == {"coal": 1, "coke": 1, "iron": 1}


def test_018_coal_trader_both_parts() -> None:
    """One charcoal for 1 food and up to five coal for 2 food each: here one and five for eleven food."""
    match = table(seat("018", franc=20))
    play(match, "use:018", "amount:1")
    assert amounts(match) == [0, 1, 2, 3, 4, 5]
    play(match, "amount:5")
    assert goods(match) == {"franc": 9, "charcoal": 1, "coal": 5}


def test_018_coal_trader_one_part_alone() -> None:
    """Coal without charcoal is allowed; nothing at all is not."""
    match = table(seat("018", franc=4))
    play(match, "use:018", "amount:0")
    assert amounts(match) == [1, 2]
    play(match, "amount:2")
    assert goods(match) == {"coal": 2}
    refused(table(seat("018", grain=3)), "use:018")


def test_020_furriery_both_parts() -> None:
    """Any hides become bread one for one, and up to two leather bring 5 francs each."""
    match = table(seat("020", hides=5, leather=3))
    play(match, "use:020", "amount:4")
    assert amounts(match) == [0, 1, 2]
    play(match, "amount:2")
    assert goods(match) == {"hides": 1, "bread": 4, "leather": 1, "franc": 10}


def test_020_furriery_one_part_alone() -> None:
    """Either part may be left out, not both."""
    match = table(seat("020", hides=1, leather=2))
    play(match, "use:020", "amount:0")
    assert amounts(match) == [1, 2]
    play(match, "amount:1")
    assert goods(match) == {"hides": 1, "leather": 1, "franc": 5}
    refused(table(seat("020", bread=2)), "use:020")


def test_021_leather_industry_needs_the_money_first() -> None:
    """The 14 francs must be in hand after the fee of 2 food."""
    refused(table(seat(leather=3, franc=15), town="021"), "use:021")
    match = play(table(seat(leather=3, franc=16), town="021"), "use:021")
    assert goods(match) == {"franc": 30}


def test_022_kiln_makes_three_bricks() -> None:
    """One clay and one energy become three bricks."""
    match = play(table(seat(clay=1, wood=1, franc=1), town="022"), "use:022")
    assert goods(match) == {"brick": 3}


def test_023_luxury_yacht_for_an_iron_ship() -> None:
    """At a wharf an own iron ship may be given up for the yacht, without material, energy or brick."""
    match = play(table(seat("12", ships="R06"), town="023"), "use:12", "yacht:R06")
    assert cards(match) == ["023", "12"] or cards(match) == ["12", "023"]
    assert ships(match) == []
    assert "R06" in position(match)["gone"]
    assert goods(match) == {}


def test_024_feedlot_breeds_two() -> None:
    """At a harvest the owner of the Feedlot with 2 to 6 cattle gets two, with 7 or more only one."""
    for before, after in ((1, 1), (2, 4), (6, 8), (7, 8)):
        match = table(
            seat("024", cattle=before, franc=50), players=1, round=2, turn=6, specials={"pile": [None] * 4}
        )
        end(match)
        assert goods(match)["cattle"] == after, before


def test_025_masons_guild_saves_clay_or_brick() -> None:
    """The owner builds each building for one clay or one brick less, as the cost has it."""
    match = play(table(seat("025", wood=2, brick=2), proposals=("18", "", "")), "use:B1", "build:18")
    assert cards(match) == ["025", "18"]
    assert goods(match) == {}
    match = play(table(seat("025", clay=1), proposals=("05", "", "")), "use:B1", "build:05")
    assert goods(match) == {}


def test_027_town_square_needs_craftsmen() -> None:
    """One upgraded good for each own craftsman building, all different, never steel."""
    match = table(seat("03 05 07", franc=1), town="027")
    play(match, "use:027")
    assert "good:steel" not in tokens(match)
    play(match, "good:smoked_fish", "good:bread", "good:coke")
    assert goods(match) == {"smoked_fish": 1, "bread": 1, "coke": 1}
    refused(table(seat(franc=1), town="027"), "use:027")


def test_029_haulage_takes_two_neighbours() -> None:
    """For 3 francs to the supply everything from two neighbouring offers that both hold something."""
    on_offer = {"franc": 4, "fish": 3, "wood": 0, "clay": 2, "iron": 5, "grain": 1, "cattle": 0}
    match = table(seat("029 10", franc=5), seat(), offers=on_offer)
    play(match, "use:029")
    assert tokens(match) == ["haul:clay-iron", "haul:iron-grain"]
    play(match, "haul:clay-iron")
    assert goods(match) == {"franc": 2, "clay": 2, "iron": 5}
    assert offers(match) == {"franc": 4, "fish": 3, "wood": 0, "clay": 0, "iron": 0, "grain": 1, "cattle": 0}


def test_031_steelworks_needs_fifteen_energy() -> None:
    """One iron and fifteen energy become two steel."""
    refused(table(seat("031", iron=1, wood=14)), "use:031")
    match = play(table(seat("031", iron=1, wood=15)), "use:031")
    assert goods(match) == {"steel": 2}


def test_033_wind_farm_saves_three_energy() -> None:
    """The owner pays three energy less for each action."""
    match = table(seat("033 05", grain=6))
    play(match, "use:05", "amount:6")
    assert goods(match) == {"bread": 6, "franc": 3}


def test_035_zoo_pays_by_threes() -> None:
    """One franc for three fish and cattle together, which are kept; with two it is closed."""
    match = play(table(seat("035", fish=5, cattle=2, smoked_fish=3)), "use:035")
    assert goods(match) == {"fish": 5, "cattle": 2, "smoked_fish": 3, "franc": 2}
    refused(table(seat("035", fish=1, cattle=1, meat=5)), "use:035")


def test_31_stadium_goes_to_the_empty_stack() -> None:
    """When a stack runs empty the Stadium leaves the town for it and can then be built."""
    match = play(table(seat("10", clay=1), town="31", proposals=("07", "08", "28")), "use:B1", "build:07")
    assert proposals(match) == [["31"], ["08"], ["28"]]
    assert "31" not in town(match)


def test_31_stadium_is_built_for_its_cost() -> None:
    """Lying as a proposal the Stadium costs 1 wood, 2 bricks and 2 iron."""
    match = table(seat(wood=1, brick=2, iron=2), proposals=("08", "31", "28"))
    play(match, "use:B1", "build:31")
    assert cards(match) == ["31"]
    assert goods(match) == {}
    for good in ("wood", "brick", "iron"):
        held: dict[str, Any] = {"wood": 1, "brick": 2, "iron": 2}
        held[good] -= 1
        refused(table(seat(**held), proposals=("28", "31", "29")), "use:B1")


def test_31_stadium_is_bought_as_a_proposal_too() -> None:
    """As a proposal the Stadium costs 24 francs like in town."""
    match = play(table(seat(franc=24), proposals=("08", "31", "28")), "buy:31")
    assert cards(match) == ["31"]
    assert goods(match) == {}
    assert at_seat(match)["cards"] == ["31"]
