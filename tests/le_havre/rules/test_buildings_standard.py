"""The start and standard buildings: what they cost, are worth, charge, and do."""

import pytest

import entrepot
from tests.le_havre.table import (
    allowed,
    amounts,
    cards,
    disc,
    final,
    goods,
    loans,
    offers,
    play,
    proposals,
    refused,
    seat,
    table,
    tokens,
    town,
    verbs,
)

# number, cost, value, price (None: not for sale), fee in francs, type, hammers, fishermen, locked
ROWS = [
    ("B1", None, 4, 4, 0, "craftsman", 1, 0, False),
    ("B2", None, 6, 6, 1, "craftsman", 1, 0, False),
    ("B3", None, 8, 8, 2, "industrial", 1, 0, False),
    ("01", {"wood": 2}, 6, 6, 1, "none", 0, 0, False),
    ("02", {"clay": 1, "iron": 1}, 14, 14, 0, "industrial", 0, 0, False),
    ("03", {"wood": 1, "clay": 1}, 10, 10, 0, "craftsman", 0, 1, False),
    ("04", {"wood": 3}, 8, 8, 1, "craftsman", 1, 0, False),
    ("05", {"clay": 2}, 8, 8, 1, "craftsman", 0, 0, False),
    ("06", {"wood": 3, "clay": 1}, 8, 8, 1, "economic", 1, 1, False),
    ("07", {"clay": 1}, 8, 8, 0, "craftsman", 0, 0, False),
    ("08", {"wood": 2, "clay": 1}, 6, 6, 1, "craftsman", 0, 1, False),
    ("09", {"wood": 1, "clay": 1, "iron": 1}, 8, 8, 2, "craftsman", 0, 0, False),
    ("10", None, 2, 2, 1, "none", 0, 0, False),
    ("11", {"wood": 1, "clay": 2}, 10, 10, 1, "public", 0, 1, False),
    ("12", {"wood": 2, "clay": 2, "iron": 2}, 14, 14, 2, "industrial", 0, 0, False),
    ("13", None, 2, 2, 1, "none", 0, 0, False),
    ("14", {"wood": 2, "clay": 1, "iron": 1}, 14, 14, 1, "industrial", 0, 0, False),
    ("15", {"wood": 3, "clay": 2}, 16, 16, 0, "public", 0, 0, False),
    ("16", {"wood": 1, "clay": 3}, 10, 10, 2, "industrial", 0, 0, False),
    ("17", {"wood": 2, "clay": 2, "iron": 2}, 14, 14, 2, "industrial", 0, 0, False),
    ("18", {"wood": 2, "brick": 3}, 10, 10, 2, "economic", 0, 1, False),
    ("19", {"wood": 1, "brick": 1}, 10, 10, 1, "economic", 0, 0, False),
    ("20", {"wood": 1, "brick": 1}, 12, 12, 0, "craftsman", 0, 0, False),
    ("21", {"wood": 4, "clay": 1}, 12, 12, 1, "economic", 1, 1, False),
    ("22", {"wood": 3, "brick": 2}, 12, 12, 1, "industrial", 1, 0, False),
    ("23", {"brick": 4, "iron": 2}, 22, 22, 2, "industrial", 0, 0, False),
    ("24", {"wood": 2, "brick": 2}, 4, 10, 0, "economic", 1, 0, True),
    ("25", {"brick": 2, "iron": 2}, 18, 18, 1, "industrial", 0, 0, False),
    ("26", {"wood": 1, "brick": 2, "iron": 2}, 10, 24, 0, "industrial", 0, 0, True),
    ("27", {"iron": 3}, 16, 16, 2, "none", 0, 0, False),
    ("28", {"wood": 4, "brick": 3}, 6, 30, 0, "public", 0, 0, True),
    ("29", {"brick": 4, "steel": 1}, 16, 40, 0, "economic", 0, 0, True),
    ("30", {"wood": 5, "brick": 3, "iron": 1}, 26, None, 0, "public", 0, 0, False),
]
COST = [(number, cost) for number, cost, *_ in ROWS]
OWN_BONUS = {"28": 4, "29": 2}
"""What a bonus card that counts itself adds to its own value (LH-57)."""

# What a visitor needs besides the fee, the answers, and what the visitor then has.
VISITS = [
    ("B1", {"clay": 1}, ["build:07"], {}),
    ("B2", {"clay": 1}, ["build:07"], {}),
    ("B3", {"clay": 1}, ["build:07", "end"], {}),
    ("01", {}, ["good:fish", "good:coal"], {"fish": 1, "coal": 1}),
    ("02", {"wood": 2}, ["build:04"], {}),
    ("03", {}, [], {"fish": 3}),
    ("04", {"wood": 1}, [], {"franc": 5}),
    ("05", {"grain": 1, "wood": 1}, [], {"bread": 1}),
    ("06", {}, [], {"wood": 1, "brick": 1, "iron": 1}),
    ("07", {"wood": 1}, [], {"charcoal": 1}),
    ("08", {"fish": 1, "wood": 1}, [], {"smoked_fish": 1}),
    ("09", {"cattle": 1}, [], {"meat": 1}),
    ("10", {}, [], {"clay": 3}),
    ("12", {"wood": 8}, ["ship:wooden"], {}),
    ("13", {}, [], {"iron": 2}),
    ("14", {"clay": 1, "wood": 1}, [], {"brick": 1}),
    ("16", {}, [], {"coal": 3}),
    ("17", {"wood": 8}, ["ship:wooden"], {}),
    ("19", {}, [], {"cattle": 1, "meat": 1, "fish": 1, "smoked_fish": 1, "grain": 1, "bread": 1}),
    ("20", {"hides": 1}, [], {"leather": 1, "franc": 1}),
    ("21", {"fish": 1}, ["good:brick"], {"brick": 1}),
    ("22", {}, [], {"iron": 3}),
    ("23", {"iron": 1, "wood": 5}, [], {"steel": 1}),
    ("25", {"coal": 1}, [], {"coke": 1, "franc": 1}),
    ("27", {"brick": 1}, [], {"franc": 1}),
    ("30", {"bread": 5, "fish": 2}, [], {"bread": 10, "fish": 5}),
]
NO_IRON = {"franc": 1, "fish": 1, "wood": 1, "clay": 1, "grain": 1, "cattle": 1}


def fee(number: str) -> int:
    return next(row[4] for row in ROWS if row[0] == number)


def visited(number: str, money: int, things: dict[str, int], owner: bool = False) -> entrepot.Match:
    """Seat 0 with things and money before a visit; seat 1 (or seat 0) owns the building."""
    mine = seat(number if owner else "", franc=money, **things)
    theirs = seat("" if owner else number)
    stacks = ("07", "04", "") if number in ("B1", "B2", "B3", "02") else ("", "", "")
    return table(mine, theirs, offers=NO_IRON, proposals=stacks, ship_stacks={"wooden": ["R01"]})


# -- what all have in common -------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "value"), [(row[0], row[2]) for row in ROWS])
def test_value_counts_at_the_end(number: str, value: int) -> None:
    """A building counts its value in the final score, bonus cards also themselves if their type fits."""
    assert table(seat(number)).scores()[0] == value + OWN_BONUS.get(number, 0)


@pytest.mark.parametrize(("number", "value"), [(row[0], row[2]) for row in ROWS])
def test_sells_for_half_the_value(number: str, value: int) -> None:
    """A sold building brings half its printed value and lies with the town."""
    match = play(table(seat(number + " 10" * (number != "10"))), f"sell:{number}")
    assert goods(match) == {"franc": value // 2}
    assert number not in cards(match)
    assert number in town(match)


@pytest.mark.parametrize(("number", "price"), [(row[0], row[3]) for row in ROWS if row[3] is not None])
def test_bought_from_the_town_for_its_price(number: str, price: int) -> None:
    """A town building costs its price, to the franc; one franc less is not enough."""
    extra = "" if number in ("B1", "B2", "B3") else number
    match = play(table(seat(franc=price), town=extra), f"buy:{number}")
    assert cards(match) == [number]
    assert goods(match) == {}
    assert number not in town(match)
    refused(table(seat(franc=price - 1), town=extra), f"buy:{number}")


@pytest.mark.parametrize(
    ("number", "price"), [(row[0], row[3]) for row in ROWS if row[3] is not None and row[0][0] != "B"]
)
def test_bought_as_a_proposal_for_its_price(number: str, price: int) -> None:
    """The top of a proposal stack costs the same as in town, and the next card comes to light."""
    below = "30"
    match = play(table(seat(franc=price), proposals=(f"{number} {below}", "", "")), f"buy:{number}")
    assert cards(match) == [number]
    assert goods(match) == {}
    assert proposals(match)[0] == [below]
    refused(table(seat(franc=price - 1), proposals=(f"{number} {below}", "", "")), f"buy:{number}")


@pytest.mark.parametrize(("number", "cost"), [(number, cost) for number, cost in COST if cost])
def test_built_for_exactly_its_cost(number: str, cost: dict[str, int]) -> None:
    """Building takes exactly the printed materials, no money."""
    match = play(table(seat(franc=1, **cost), proposals=(number, "", "")), "use:B1", f"build:{number}")
    assert cards(match) == [number]
    assert goods(match) == {"franc": 1}
    assert proposals(match)[0] == []


@pytest.mark.parametrize(
    ("number", "cost", "good"), [(number, cost, good) for number, cost in COST if cost for good in cost]
)
def test_not_built_with_one_good_short(number: str, cost: dict[str, int], good: str) -> None:
    """With one unit of any printed material missing the building cannot be built, whatever the money."""
    short = cost | {good: cost[good] - 1}
    refused(table(seat(franc=50, **short), proposals=(number, "", "")), "use:B1")


@pytest.mark.parametrize("number", ["10", "13"])
def test_cards_without_a_cost_cannot_be_built(number: str) -> None:
    """Clay Mound and Black Market have no cost: nobody can build them, though anyone may buy them."""
    rich = seat(franc=9, wood=9, clay=9, brick=9, iron=9, steel=9)
    match = table(rich, proposals=(number, "07", ""))
    allowed(match, f"buy:{number}")
    play(match, "use:B1")
    assert cards(match) == ["07"]


@pytest.mark.parametrize(("number", "things", "answers", "after"), VISITS)
def test_owner_uses_it_free(
    number: str, things: dict[str, int], answers: list[str], after: dict[str, int]
) -> None:
    """The owner pays no fee; the least a visit can do is done, good by good."""
    bonus = {"B1": {}, "03": {"fish": 1}, "16": {}, "22": {}}.get(number, {})
    match = play(visited(number, 0, things, owner=True), f"use:{number}", *answers)
    expected = {good: after.get(good, 0) + bonus.get(good, 0) for good in after | bonus}
    assert goods(match) == expected
    assert disc(match) == number


@pytest.mark.parametrize(("number", "things", "answers", "after"), VISITS)
def test_visitor_pays_the_fee_to_the_owner(
    number: str, things: dict[str, int], answers: list[str], after: dict[str, int]
) -> None:
    """A visitor pays the printed fee to the owner and gets the effect himself."""
    match = play(visited(number, fee(number), things), f"use:{number}", *answers)
    assert goods(match) == after
    assert goods(match, 1) == ({"franc": fee(number)} if fee(number) else {})
    assert disc(match) == number


@pytest.mark.parametrize(
    ("number", "things"),
    [(number, things) for number, things, *_ in VISITS if fee(number) and number != "30"],
)
def test_visitor_without_the_fee_stays_outside(number: str, things: dict[str, int]) -> None:
    """One franc short of the fee, and with no other food to spare, the building is closed."""
    needed = {} if number in ("08",) else things
    match = visited(number, fee(number) - 1, needed)
    refused(match, f"use:{number}")


@pytest.mark.parametrize("number", [row[0] for row in ROWS if row[8]])
def test_locked_cards_are_never_entered(number: str) -> None:
    """A card with a padlock has no action, neither for its owner nor for others."""
    rich = {"franc": 50, "fish": 5, "wood": 5, "coke": 5}
    refused(table(seat(number, **rich)), f"use:{number}")
    refused(table(seat(**rich), seat(number)), f"use:{number}")
    refused(table(seat(**rich), town=number), f"use:{number}")


@pytest.mark.parametrize(("number", "kind"), [(row[0], row[5]) for row in ROWS if row[0] not in ("28", "29")])
def test_type_counts_for_bank_and_town_hall(number: str, kind: str) -> None:
    """The Bank pays 3 per industrial and 2 per economic building, the Town Hall 4 per public and 2 per
    craftsman building: so each card's type shows."""
    value = next(row[2] for row in ROWS if row[0] == number)
    bank = {"industrial": 3, "economic": 2}.get(kind, 0)
    hall = {"public": 4, "craftsman": 2}.get(kind, 0)
    assert table(seat(f"{number} 29")).scores()[0] == value + 18 + bank
    assert table(seat(f"{number} 28")).scores()[0] == value + 10 + hall


@pytest.mark.parametrize(("number", "hammers"), [(row[0], row[6]) for row in ROWS])
def test_hammers_count_at_the_clay_mound(number: str, hammers: int) -> None:
    """The Clay Mound gives 3 clay and one more for each hammer on the visitor's buildings."""
    own = "10" if number == "10" else f"{number} 10"
    match = play(table(seat(own)), "use:10")
    assert goods(match) == {"clay": 3 + hammers}


@pytest.mark.parametrize(("number", "fishermen"), [(row[0], row[7]) for row in ROWS])
def test_fishermen_count_at_the_fishery(number: str, fishermen: int) -> None:
    """The Fishery gives 3 fish and one more for each fisherman on the visitor's own buildings."""
    match = play(table(seat(number), town="" if number == "03" else "03"), "use:03")
    assert goods(match) == {"fish": 3 + fishermen}


# -- one by one --------------------------------------------------------------------------------------


def test_b1_building_firm_builds_one() -> None:
    """The first Building Firm is free and builds exactly one proposal top."""
    match = play(table(seat(wood=2, clay=2), proposals=("03 05", "07", "")), "use:B1", "build:03")
    assert cards(match) == ["03"]
    assert goods(match) == {"wood": 1, "clay": 1}
    assert proposals(match) == [["05"], ["07"], []]
    assert not [token for token in tokens(match) if token.startswith("build")]


def test_b1_is_closed_when_nothing_can_be_built() -> None:
    """A building firm without a building that the visitor can pay is not entered."""
    refused(table(seat(wood=9, franc=9), proposals=("05", "", "")), "use:B1")
    refused(table(seat(wood=9, clay=9)), "use:B1")


def test_b2_building_firm_takes_one_food() -> None:
    """The second Building Firm does the same for 1 food, here a fish that goes to the supply."""
    match = play(table(seat(clay=1, fish=1), proposals=("07", "", "")), "use:B2", "build:07")
    assert cards(match) == ["07"]
    assert goods(match) == {}
    assert offers(match)["fish"] <= 2


def test_b3_construction_firm_builds_two() -> None:
    """The Construction Firm takes 2 food and builds one or two buildings, here from two stacks."""
    match = play(table(seat(clay=3, fish=2), proposals=("05", "07", "")), "use:B3", "build:05", "build:07")
    assert cards(match) == ["05", "07"]
    assert goods(match) == {}


def test_b3_construction_firm_never_builds_three() -> None:
    """After the second building the visit is over."""
    match = table(seat("B3", clay=9), proposals=("05", "07", "10"))
    play(match, "use:B3", "build:05", "build:07")
    assert "build" not in verbs(match)
    assert cards(match) == ["05", "07", "B3"]


def test_01_marketplace_base() -> None:
    """The Marketplace gives two different basic goods, coal and hides included, for 2 food or 1 franc."""
    match = table(seat(franc=1), town="01")
    play(match, "use:01")
    assert set(tokens(match)) <= {f"good:{good}" for good in BASIC}
    play(match, "good:coal")  # which leaves but the hides
    assert goods(match) == {"coal": 1, "hides": 1}


BASIC = ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides")


def test_01_marketplace_grows_with_craftsmen() -> None:
    """One further different good for each own craftsman building: with three, five goods."""
    match = table(seat("01 03 05 07"))
    play(match, "use:01", "good:fish", "good:wood", "good:clay", "good:iron", "good:hides")
    assert goods(match) == {"fish": 1, "wood": 1, "clay": 1, "iron": 1, "hides": 1}


def test_02_sawmill_saves_a_wood() -> None:
    """The Sawmill builds one building whose cost includes wood for one wood less."""
    match = play(table(seat("02", wood=2, clay=1), proposals=("06", "05", "")), "use:02", "build:06")
    assert cards(match) == ["02", "06"]
    assert goods(match) == {}


def test_03_fishery_counts_own_fishermen() -> None:
    """Three fish and one for every own fisherman, wherever the card was bought: here 03, 06 and 18."""
    match = play(table(seat("03 06 18"), seat("08 11")), "use:03")
    assert goods(match) == {"fish": 6}


@pytest.mark.parametrize(("wood", "money"), [(1, 5), (2, 6), (3, 7)])
def test_04_joinery_price_list(wood: int, money: int) -> None:
    """The Joinery pays 5, 6 or 7 francs for 1, 2 or 3 wood; never more than three."""
    match = table(seat("04", wood=4))
    play(match, "use:04")
    assert amounts(match) == [1, 2, 3]
    play(match, f"amount:{wood}")
    assert goods(match) == {"wood": 4 - wood, "franc": money}


def test_05_bakehouse_bakes_with_half_energies() -> None:
    """Three grain become bread for 2 energy (1 1/2 rounded up) and 1 franc (1 1/2 rounded down)."""
    match = play(table(seat("05", grain=4, wood=2)), "use:05", "amount:3")
    assert goods(match) == {"grain": 1, "bread": 3, "franc": 1}


def test_05_bakehouse_is_limited_by_energy() -> None:
    """One wood fires at most two loaves."""
    match = table(seat("05", grain=5, wood=1))
    play(match, "use:05")
    assert amounts(match) == [1, 2]
    refused(table(seat("05", grain=5)), "use:05")


def test_06_hardware_store() -> None:
    """The Hardware Store gives a wood, a brick and an iron."""
    match = play(table(seat(fish=1), town="06"), "use:06")
    assert goods(match) == {"wood": 1, "brick": 1, "iron": 1}


def test_07_charcoal_kiln_has_no_limit() -> None:
    """Any number of wood becomes charcoal, without energy."""
    match = table(seat(wood=12), town="07")
    play(match, "use:07")
    assert amounts(match) == list(range(1, 13))
    play(match, "amount:11")
    assert goods(match) == {"wood": 1, "charcoal": 11}


def test_08_smokehouse_six_for_one_energy() -> None:
    """At most six fish are smoked for one energy in all, half a franc each."""
    match = table(seat("08", fish=8, wood=1))
    play(match, "use:08")
    assert amounts(match) == [1, 2, 3, 4, 5, 6]
    play(match, "amount:6")
    assert goods(match) == {"fish": 2, "smoked_fish": 6, "franc": 3}


def test_08_smokehouse_rounds_the_francs_down() -> None:
    """Five smoked fish bring two francs; without any energy the Smokehouse is closed."""
    match = play(table(seat("08", fish=5, wood=1)), "use:08", "amount:5")
    assert goods(match) == {"smoked_fish": 5, "franc": 2}
    refused(table(seat("08", fish=5)), "use:08")


def test_09_abattoir_gives_hides() -> None:
    """Five cattle become five meat and two hides; the fee of 2 francs cannot be paid in food."""
    match = play(table(seat(cattle=5, franc=2), town="09"), "use:09", "amount:5")
    assert goods(match) == {"meat": 5, "hides": 2}
    refused(table(seat(cattle=5, fish=9, franc=1), town="09"), "use:09")


def test_10_clay_mound_counts_every_hammer() -> None:
    """Three clay and one for each hammer: here B1, B2, B3 and 04."""
    match = play(table(seat("B1 B2 B3 04", fish=1), town="10"), "use:10")
    assert goods(match) == {"clay": 7}


def test_11_arts_centre_pays_for_guests() -> None:
    """Four francs for each other player's disc in the owner's buildings; the own disc does not count."""
    match = table(seat("11 05 07", disc="05"), seat(disc="07"), seat(disc="B1"))
    play(match, "use:11")
    assert goods(match) == {"franc": 4}


def test_11_arts_centre_needs_a_guest() -> None:
    """Without a guest in the visitor's own buildings the Arts Centre does nothing and is closed."""
    refused(table(seat("11 05", disc="05"), seat(disc="B1")), "use:11")


def test_12_wharf_builds_one_ship() -> None:
    """A wharf builds exactly one ship: five wood and three energy for a wooden one."""
    match = table(seat("12", wood=10, coal=2), ship_stacks={"wooden": ["R01", "R02"]})
    play(match, "use:12", "ship:wooden", "amount:1")
    assert goods(match) == {"wood": 5, "coal": 1}
    assert "ship" not in verbs(match)


def test_13_black_market_pairs_of_what_is_missing() -> None:
    """Two of each good whose offer space is empty, francs included; nothing of the others."""
    match = play(table(seat("13"), offers={"wood": 1, "clay": 2, "iron": 1, "grain": 3}), "use:13")
    assert goods(match) == {"franc": 2, "fish": 2, "cattle": 2}


def test_13_black_market_needs_an_empty_space() -> None:
    """With something on every offer the Black Market is closed."""
    refused(table(seat("13")), "use:13")


def test_14_brickworks() -> None:
    """Five clay become bricks for 3 energy (2 1/2 rounded up) and 2 francs (2 1/2 rounded down)."""
    match = play(table(seat("14", clay=5, charcoal=1)), "use:14", "amount:5")
    assert goods(match) == {"brick": 5, "franc": 2}


@pytest.mark.parametrize(("before", "after", "money"), [(1, 0, 0), (2, 1, 2), (3, 1, 0), (5, 3, 0)])
def test_15_local_court(before: int, after: int, money: int) -> None:
    """One loan is remitted; of two, one, and 2 francs come with it; of three or more, two."""
    match = play(table(seat("15", loans=before)), "use:15")
    assert loans(match) == after
    assert goods(match) == ({"franc": money} if money else {})


def test_16_colliery_gives_at_most_one_more() -> None:
    """Three coal, and one more with any number of hammers."""
    assert goods(play(table(seat("16")), "use:16")) == {"coal": 3}
    assert goods(play(table(seat("16 B1")), "use:16")) == {"coal": 4}
    assert goods(play(table(seat("16 B1 B2 04 22")), "use:16")) == {"coal": 4}


def test_17_second_wharf_is_modernised_apart() -> None:
    """Each wharf needs its own brick for its first ship that is not wooden."""
    match = table(seat("12 17", iron=4, wood=3), modernised=["12"], ship_stacks={"iron": ["R06"]})
    allowed(match, "use:12")
    refused(match, "use:17")


def test_18_shipping_line_sells_by_the_list() -> None:
    """The Shipping Line sells as many goods as the loaded ships carry, at the printed prices."""
    match = table(seat("18", ships="R06", wood=3, steel=1, leather=1, fish=1))
    play(match, "use:18", "amount:1", "amount:1", "amount:1")
    assert goods(match) == {"franc": 13}


@pytest.mark.parametrize(
    ("good", "price"),
    [
        ("fish", 1),
        ("wood", 1),
        ("clay", 1),
        ("grain", 1),
        ("iron", 2),
        ("hides", 2),
        ("smoked_fish", 2),
        ("charcoal", 2),
        ("brick", 2),
        ("meat", 2),
        ("cattle", 3),
        ("coal", 3),
        ("bread", 3),
        ("leather", 4),
        ("coke", 5),
        ("steel", 8),
    ],
)
def test_18_shipping_line_price_of_each_good(good: str, price: int) -> None:
    """Each good has its price when shipped."""
    fuel = "coal" if good != "coal" else "charcoal"
    things = {fuel: 1, good: 2}
    match = table(seat("18", ships="R01", **things))
    play(match, "use:18")
    if good in ("coke", "coal"):
        play(match, "amount:0")  # not burnt
    if good == "charcoal":
        play(match, "amount:1")  # the coal is burnt
    while amounts(match):
        play(match, f"amount:{max(amounts(match))}")
    assert goods(match).get("franc") == 2 * price
    assert good not in goods(match)


def test_19_grocery_market() -> None:
    """One each of six foods for a franc."""
    match = play(table(seat(franc=1), town="19"), "use:19")
    assert goods(match) == {"cattle": 1, "meat": 1, "fish": 1, "smoked_fish": 1, "grain": 1, "bread": 1}


def test_20_tannery_four_hides() -> None:
    """At most four hides become leather, a franc each."""
    match = table(seat(hides=6), town="20")
    play(match, "use:20")
    assert amounts(match) == [1, 2, 3, 4]
    play(match, "amount:4")
    assert goods(match) == {"hides": 2, "leather": 4, "franc": 4}


def test_21_business_office_both_trades() -> None:
    """Any four goods for a steel and any one for a charcoal, a brick or a leather, each trade once."""
    match = table(seat(fish=4, wood=1, franc=1), town="21")
    play(match, "use:21", "amount:1")
    assert set(tokens(match)) == {"good:charcoal", "good:brick", "good:leather", "skip"}
    play(match, "good:leather")
    assert goods(match) == {"steel": 1, "leather": 1}


def test_22_ironworks_extra_iron() -> None:
    """Three iron; six energy once make it four."""
    match = play(table(seat("22", coal=2)), "use:22", "amount:1")
    assert goods(match) == {"iron": 4}
    match = play(table(seat("22", coal=2)), "use:22", "amount:0")
    assert goods(match) == {"iron": 3, "coal": 2}


def test_23_steel_mill() -> None:
    """Each iron becomes steel for five energy: two for one coke, whose ten are just enough."""
    match = play(table(seat(iron=3, coke=1, franc=2), town="23"), "use:23", "amount:2")
    assert goods(match) == {"iron": 1, "steel": 2}


def test_24_storehouse_halves() -> None:
    """At the end the Storehouse adds half a franc for each good, rounded down once."""
    assert table(seat("24", fish=2, steel=3)).scores()[0] == 4 + 2


def test_25_cokery() -> None:
    """Coal becomes coke without energy, a franc each; the fee of a franc is paid before."""
    match = play(table(seat(coal=3, franc=1), town="25"), "use:25", "amount:3")
    assert goods(match) == {"coke": 3, "franc": 3}
    refused(table(seat(coal=3), town="25"), "use:25")


def test_26_dock_counts_ships() -> None:
    """The Dock adds 4 for each own ship, luxury liners included."""
    assert table(seat("26", ships="R01 R18")).scores()[0] == 10 + 8 + 2 + 38


def test_27_bridge() -> None:
    """A franc for each upgraded good and one for three basic goods in any mix."""
    match = table(seat("27", fish=2, wood=1, brick=2))
    play(match, "use:27", "amount:2")
    play(match, "amount:2")
    assert goods(match) == {"franc": 3}


def test_28_town_hall_bonus() -> None:
    """The Town Hall adds 4 per public building, itself included, and 2 per craftsman building."""
    assert table(seat("28 15 03 05")).scores()[0] == 6 + 4 + 16 + 4 + 10 + 2 + 8 + 2


def test_29_bank_bonus() -> None:
    """The Bank adds 3 per industrial and 2 per economic building, itself included."""
    assert table(seat("29 16 18")).scores()[0] == 16 + 2 + 10 + 3 + 10 + 2


def test_29_bank_needs_real_steel() -> None:
    """Iron does not stand for the steel of the Bank."""
    refused(table(seat(brick=4, iron=9), proposals=("29", "", "")), "use:B1")


def test_30_church_miracle_once() -> None:
    """Five bread and two fish become ten and five, once a visit; with less the Church is closed."""
    match = play(table(seat(bread=11, fish=5), town="30"), "use:30")
    assert goods(match) == {"bread": 16, "fish": 8}
    refused(table(seat(bread=4, fish=5), town="30"), "use:30")
    refused(table(seat(bread=5, fish=1, smoked_fish=4), town="30"), "use:30")


def test_30_church_is_never_for_sale() -> None:
    """Nobody can buy the Church, neither from the town nor as a proposal; sold, it brings 13."""
    refused(table(seat(franc=99), town="30"), "buy:30")
    refused(table(seat(franc=99), proposals=("30", "", "")), "buy:30")
    assert goods(play(table(seat("30 10")), "sell:30")) == {"franc": 13}


def test_final_phase_arts_centre_counts_each_disc() -> None:
    """In the final phase several discs may stand in one building, and each pays the Arts Centre's owner."""
    match = final(seat("11 05"), seat(disc="05"), seat(disc="05"), seat(disc="11"))
    play(match, "use:11")
    assert goods(match) == {"franc": 12}
