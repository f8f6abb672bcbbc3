"""Ships and wharves, and the numbers of the twenty round cards."""

import pytest

import entrepot
from tests.le_havre.table import (
    ROUNDS,
    allowed,
    amounts,
    cards,
    document,
    end,
    feed,
    final,
    francs,
    goods,
    pile,
    play,
    position,
    proposals,
    refused,
    seat,
    ships,
    stack,
    table,
    tokens,
    town,
)

# kind, a card, what is built from, price, value, capacity, food for 1 to 5 players
KINDS = [
    ("wooden", "R04", {"wood": 5}, 14, 4, 2, (5, 4, 3, 2, 1)),
    ("iron", "R10", {"iron": 4}, 20, 6, 3, (7, 5, 4, 3, 2)),
    ("steel", "R14", {"steel": 2}, 30, 16, 4, (10, 7, 6, 5, 3)),
    ("liner", "R18", {"steel": 3}, None, 38, 0, (0, 0, 0, 0, 0)),
]
FOOD = {kind: food for kind, *_, food in KINDS}

# card, kind, value of the ship, harvest, then (food, what the town builds: n, S or *) for 1 to 5 players
ROUND_CARDS = [
    ("R01", "wooden", 2, True, ("5*", "3n", "2n", "1n", "0n")),
    ("R02", "wooden", 2, True, ("", "4S", "3S", "1n", "1n")),
    ("R03", "wooden", 2, False, ("", "", "2n", "2n", "1n")),
    ("R04", "wooden", 4, True, ("10S", "5*", "3*", "2S", "1S")),
    ("R05", "wooden", 4, True, ("", "7n", "4n", "2*", "1*")),
    ("R06", "iron", 2, False, ("", "", "5n", "3n", "2n")),
    ("R07", "wooden", 6, True, ("", "9S", "6S", "3S", "2S")),
    ("R08", "iron", 4, True, ("", "11*", "7*", "4*", "2*")),
    ("R09", "wooden", 6, False, ("", "", "", "4n", "2n")),
    ("R10", "iron", 6, True, ("15*", "13n", "8n", "5S", "3S")),
    ("R11", "iron", 8, True, ("", "15S", "9n", "5*", "3*")),
    ("R12", "steel", 10, False, ("", "", "10S", "6n", "3n")),
    ("R13", "iron", 10, True, ("20S", "16*", "11*", "7S", "4S")),
    ("R14", "steel", 16, True, ("25*", "17n", "12n", "8*", "4*")),
    ("R15", "iron", 12, False, ("", "", "", "9n", "4n")),
    ("R16", "steel", 20, True, ("30S", "18S", "13S", "10S", "5S")),
    ("R17", "steel", 24, True, ("", "19*", "14*", "10*", "5*")),
    ("R18", "liner", 38, False, ("", "", "14n", "11n", "5n")),
    ("R19", "liner", 34, True, ("", "20n", "15n", "11n", "6n")),
    ("R20", "liner", 30, False, ("35n", "20n", "15n", "11n", "6n")),
]
BY_CARD = {row[0]: row for row in ROUND_CARDS}
SHORT = {
    1: "R04 R13 R16 R20",
    2: "R02 R05 R07 R10 R11 R14 R16 R20",
    3: "R03 R01 R02 R05 R06 R07 R10 R11 R12 R14 R18 R20",
    4: "R01 R02 R04 R06 R07 R09 R10 R13 R15 R16 R19 R20",
    5: "R01 R02 R03 R04 R06 R07 R09 R10 R12 R13 R15 R16 R18 R19 R20",
}


def full_order(players: int) -> list[str]:
    """The round cards of a full game: those used, by number, but with three players R03 first."""
    used = [card for card, *_, rows in ROUND_CARDS if rows[players - 1]]
    return ["R03"] + [card for card in used if card != "R03"] if players == 3 else used


CASES = [
    ("full", players, number, card)
    for players in range(1, 6)
    for number, card in enumerate(full_order(players), start=1)
] + [
    ("short", players, number, card)
    for players in range(1, 6)
    for number, card in enumerate(SHORT[players].split(), start=1)
]


@pytest.mark.parametrize("length", ["full", "short"])
@pytest.mark.parametrize("players", range(1, 6))
def test_number_of_rounds(length: str, players: int) -> None:
    """7 / 14 / 18 / 20 / 20 rounds in the full game, 4 / 8 / 12 / 12 / 15 in the short one: a position may
    stand in the final phase after them, not later."""
    rounds = ROUNDS[length][players - 1]
    assert len(full_order(players) if length == "full" else SHORT[players].split()) == rounds
    options = {"length": length}
    document_after = document(players=players, round=rounds + 1, turn=0, options=options)
    assert not entrepot.position("le-havre", document_after).over()
    with pytest.raises(entrepot.ImpossiblePosition):
        entrepot.position("le-havre", document_after | {"round": rounds + 2})


@pytest.mark.parametrize(("length", "players", "number", "card"), CASES)
def test_round_card(length: str, players: int, number: int, card: str) -> None:
    """Each round card at the end of its round: the harvest, the food of every player, what the town
    builds, and the ship that it becomes."""
    _, kind, value, harvest, rows = BY_CARD[card]
    food, builds = int(rows[players - 1][:-1]), rows[players - 1][-1]
    sitting = [seat(franc=60, grain=1, cattle=2) for _ in range(players)]
    match = table(
        *sitting,
        players=players,
        round=number,
        turn=6,
        offers={"clay": 1, "wood": 3},
        proposals=("08 12", "05 16", "20"),
        options={"length": length},
        specials={"pile": [None] * 3 if length == "full" else []},
    )
    end(match)
    for one in range(players):
        assert francs(match, one) == 60 - food
        assert goods(match, one)["grain"] == (2 if harvest else 1)
        assert goods(match, one)["cattle"] == (3 if harvest else 2)
    if builds == "S":
        assert proposals(match) == [["08", "12"], ["16"], ["20"]]
        assert town(match) == ["05", "B1", "B2", "B3"]
    else:
        assert proposals(match) == [["08", "12"], ["05", "16"], ["20"]]
        specials = [one for one in town(match) if len(one) == 3 or one == "31"]
        assert len(specials) == (1 if builds == "*" else 0)
        assert len(town(match)) == 3 + len(specials)
    assert pile(match) == (0 if length == "short" else 2 if builds == "*" else 3)
    assert stack(match, kind)[0] == card
    rest = table(
        seat(ships=card),
        players=players,
        round=ROUNDS[length][players - 1] + 1,
        turn=0,
        options={"length": length},
    )
    assert rest.scores()[0] == value


# -- kinds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "card", "materials", "price", "value", "capacity", "food"), KINDS)
def test_kind_is_built(
    kind: str,
    card: str,
    materials: dict[str, int],
    price: int | None,
    value: int,
    capacity: int,
    food: tuple[int, ...],
) -> None:
    """A ship is built from its materials and 3 energy, no less of either."""
    built = play(
        table(seat("12", coal=1, **materials), modernised=["12"], ship_stacks={kind: [card]}),
        "use:12",
        f"ship:{kind}",
    )
    assert ships(built) == [card]
    assert goods(built) == {}
    assert stack(built, kind) == []
    refused(
        table(
            seat("12", wood=2, **{k: v for k, v in materials.items() if k != "wood"}),
            modernised=["12"],
            ship_stacks={kind: [card]},
        ),
        "use:12",
    )
    for good, n in materials.items():
        less = materials | {good: n - 1}
        refused(table(seat("12", coal=1, **less), modernised=["12"], ship_stacks={kind: [card]}), "use:12")


@pytest.mark.parametrize(("kind", "card", "materials", "price", "value", "capacity", "food"), KINDS)
def test_kind_is_bought(
    kind: str,
    card: str,
    materials: dict[str, int],
    price: int | None,
    value: int,
    capacity: int,
    food: tuple[int, ...],
) -> None:
    """Ships cost 14, 20 or 30 francs by their kind, whatever their value; liners are not for sale."""
    if price is None:
        rich = table(seat(franc=99), ship_stacks={kind: [card]})
        assert not [token for token in tokens(rich) if token.startswith("buy:ship")]
        return
    match = play(table(seat(franc=price), ship_stacks={kind: [card]}), f"buy:ship:{kind}")
    assert ships(match) == [card]
    assert goods(match) == {}
    refused(table(seat(franc=price - 1), ship_stacks={kind: [card]}), f"buy:ship:{kind}")


@pytest.mark.parametrize(
    ("card", "kind", "value"), [(card, kind, value) for card, kind, value, *_ in ROUND_CARDS]
)
def test_each_ship_counts_and_sells(card: str, kind: str, value: int) -> None:
    """Each ship counts its own value and is sold for half of it, to the top of its stack."""
    match = final(seat("10", ships=card))
    assert match.scores()[0] == value + 2
    play(match, f"sell:ship:{card}")
    assert goods(match) == {"franc": value // 2}
    assert ships(match) == []
    assert stack(match, kind) == [card]


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize(("kind", "card"), [(row[0], row[1]) for row in KINDS[:3]])
def test_kind_feeds_by_number_of_players(players: int, kind: str, card: str) -> None:
    """A ship lowers its owner's demand by an amount that depends on kind and number of players."""
    last = ROUNDS["full"][players - 1]
    demand = (35, 20, 15, 11, 6)[players - 1]
    owner = (7 * (last - 1) + 6) % players
    sitting = [seat(franc=40, ships=card if one == owner else "") for one in range(players)]
    match = table(*sitting, players=players, round=last, turn=6)
    feed(end(match))
    assert francs(match, owner) == 40 - (demand - FOOD[kind][players - 1])


@pytest.mark.parametrize("players", range(2, 6))
def test_liner_feeds_nobody(players: int) -> None:
    """A luxury liner gives no food."""
    last = ROUNDS["full"][players - 1]
    owner = (7 * (last - 1) + 6) % players
    sitting = [seat(franc=40, ships="R19" if one == owner else "") for one in range(players)]
    match = feed(end(table(*sitting, players=players, round=last, turn=6)))
    assert francs(match, owner) == 40 - (35, 20, 15, 11, 6)[players - 1]


@pytest.mark.parametrize(("kind", "card", "capacity"), [(row[0], row[1], row[5]) for row in KINDS])
def test_kind_carries_its_capacity(kind: str, card: str, capacity: int) -> None:
    """A wooden ship carries 2 goods, an iron one 3, a steel one 4, a liner none."""
    match = table(seat("18", ships=card, coal=1, fish=9))
    if not capacity:
        refused(match, "use:18")
        return
    play(match, "use:18")
    assert amounts(match) == list(range(1, capacity + 1))
    play(match, f"amount:{capacity}")
    assert goods(match) == {"fish": 9 - capacity, "franc": capacity}


# -- rulings -----------------------------------------------------------------------------------------


def test_lh_15_one_ship_a_visit() -> None:
    """A visit to a wharf builds one ship, however much material is left."""
    match = table(seat("12", wood=16), ship_stacks={"wooden": ["R01", "R02"]})
    play(match, "use:12")
    assert ships(match) == ["R01"]
    assert goods(match) == {"wood": 8}


def test_lh_15_wood_of_the_hull_is_not_burnt() -> None:
    """The five wood of a wooden ship cannot also be its three energy."""
    refused(table(seat("12", wood=7), ship_stacks={"wooden": ["R01"]}), "use:12")
    allowed(table(seat("12", wood=8), ship_stacks={"wooden": ["R01"]}), "use:12")


def test_lh_15_first_other_ship_takes_a_brick() -> None:
    """The first ship that is not wooden costs one more brick at that wharf; the next none."""
    match = table(seat("12", iron=4, brick=1, coal=1), ship_stacks={"iron": ["R06"]})
    play(match, "use:12", "ship:iron")
    assert goods(match) == {}
    assert position(match)["modernised"] == ["12"]
    later = table(seat("12", iron=4, brick=1, coal=1), modernised=["12"], ship_stacks={"iron": ["R06"]})
    play(later, "use:12", "ship:iron")
    assert goods(later) == {"brick": 1}


def test_lh_15_modernising_needs_a_real_brick() -> None:
    """Clay does not modernise a wharf."""
    refused(table(seat("12", iron=4, clay=5, coal=1), ship_stacks={"iron": ["R06"]}), "use:12")


def test_lh_15_wooden_ship_needs_no_brick() -> None:
    """A wooden ship neither needs nor makes a modern wharf."""
    match = play(
        table(seat("12", wood=5, coal=1, brick=1), ship_stacks={"wooden": ["R01"]}), "use:12", "ship:wooden"
    )
    assert goods(match) == {"brick": 1}
    assert not position(match).get("modernised")


def test_lh_13_steel_for_the_iron_of_a_ship() -> None:
    """Steel may stand for any of the four iron of an iron ship; iron never for steel."""
    match = table(seat("12", iron=3, steel=2, coal=1), modernised=["12"], ship_stacks={"iron": ["R06"]})
    play(match, "use:12", "ship:iron")
    assert amounts(match) == [1, 2]
    play(match, "amount:2")
    assert goods(match) == {"iron": 1}
    refused(
        table(seat("12", iron=9, steel=1, coal=1), modernised=["12"], ship_stacks={"steel": ["R12"]}),
        "use:12",
    )


def test_lh_47_brick_stays_through_a_sale() -> None:
    """A modernised wharf stays modern when it is sold and bought, at the same price."""
    match = table(
        seat("12 10"), seat(franc=14, iron=4, coal=1), modernised=["12"], ship_stacks={"iron": ["R06"]}
    )
    play(match, "sell:12")
    assert position(match)["modernised"] == ["12"]
    assert goods(match) == {"franc": 7}
    match = table(seat(franc=14, iron=4, coal=1), town="12", modernised=["12"], ship_stacks={"iron": ["R06"]})
    play(match, "buy:12", "use:12", "ship:iron")
    assert goods(match) == {}
    assert ships(match) == ["R06"]


def test_lh_47_brick_is_nobodys_good() -> None:
    """The brick on the wharf does not count for the owner's Storehouse, nor add to the wharf's value."""
    assert table(seat("12 24", fish=1), modernised=["12"]).scores()[0] == 14 + 4
    assert table(seat("12 24", fish=2), modernised=["12"]).scores()[0] == 14 + 5


def test_lh_48_only_the_top_of_a_stack_counts() -> None:
    """Only the newest ship of a stack can be bought; the one below comes to light then."""
    match = play(table(seat(franc=29), ship_stacks={"wooden": ["R07", "R01"]}), "buy:ship:wooden")
    assert ships(match) == ["R07"]
    assert stack(match, "wooden") == ["R01"]
    play(match, "buy:ship:wooden")
    assert ships(match) == ["R01", "R07"]


def test_lh_48_sold_ship_lies_on_top_and_the_round_card_above() -> None:
    """A sold ship covers its stack; the ship of the round's card covers it in turn."""
    match = table(
        seat(), seat(ships="R01"), seat(), players=3, round=5, turn=6, ship_stacks={"wooden": ["R02"]}
    )
    assert match.decider == 1
    play(match, "sell:ship:R01")
    assert stack(match, "wooden") == ["R01", "R02"]
    end(match)
    assert stack(match, "wooden") == ["R05", "R01", "R02"]


def test_lh_48_sold_liner_can_be_built_never_bought() -> None:
    """A liner that was sold can be built again by anyone, but not bought."""
    match = table(
        seat(franc=99, steel=3, coal=1), town="12", modernised=["12"], ship_stacks={"liner": ["R18"]}
    )
    assert not [token for token in tokens(match) if token.startswith("buy:ship")]
    play(match, "use:12", "ship:liner")
    assert ships(match) == ["R18"]


def test_lh_48_own_sale_blocks_buying_not_building() -> None:
    """Who sold a ship this turn cannot buy from that stack, but may build from it."""
    match = table(
        seat("12", ships="R01", franc=20, wood=5, coal=1), ship_stacks={"wooden": ["R02"], "iron": ["R06"]}
    )
    play(match, "sell:ship:R01")
    refused(match, "buy:ship:wooden")
    allowed(match, "buy:ship:iron")
    play(match, "use:12", "ship:wooden")
    assert ships(match) == ["R01"]


def test_lh_49_yacht_is_bought_from_the_town() -> None:
    """The Luxury Yacht costs 20 francs from the town and is sold back there for 10."""
    match = play(table(seat("10", franc=20), town="023"), "buy:023")
    assert goods(match) == {}
    assert cards(match) == ["023", "10"]
    match = play(table(seat("10 023")), "sell:023")
    assert goods(match) == {"franc": 10}
    assert "023" in town(match)


def test_lh_49_yacht_swap_is_a_wharfs_whole_action() -> None:
    """The swap needs an own iron ship and the yacht in town; the ship leaves the game."""
    match = table(seat("12", ships="R06 R08 R01"), town="023", ship_stacks={"iron": ["R10"]})
    play(match, "use:12")
    assert sorted(tokens(match)) == ["yacht:R06", "yacht:R08"]
    play(match, "yacht:R08")
    assert ships(match) == ["R01", "R06"]
    assert stack(match, "iron") == ["R10"]
    assert position(match)["gone"] == ["R08"]
    refused(table(seat("12", ships="R01"), town="023"), "use:12")
    refused(table(seat("12", ships="R06"), seat("023")), "use:12")


def test_lh_49_yacht_is_a_ship_for_the_dock_only() -> None:
    """The yacht counts for the Dock and its fisherman counts, but it neither feeds nor carries."""
    assert table(seat("023 26")).scores()[0] == 20 + 10 + 4
    refused(table(seat("18 023", coal=1, fish=3)), "use:18")
    match = table(seat("023", franc=40), players=1, round=7, turn=6)
    end(match)
    play(match, "pay")
    assert francs(match) == 5


def test_lh_16_shipping_uses_any_own_ships() -> None:
    """Each ship used takes 3 energy; a ship need not be full."""
    match = table(seat("18", ships="R01 R06", coal=1, wood=3, clay=4))
    play(match, "use:18")
    assert amounts(match) == [1, 2]
    play(match, "amount:1")  # one ship, the iron one
    play(match, "amount:1")  # the coal is burnt
    assert amounts(match) == [0, 1, 2, 3]
    play(match, "amount:0")
    assert amounts(match) == [1, 2, 3]
    play(match, "amount:1")
    assert goods(match) == {"wood": 3, "clay": 3, "franc": 1}


def test_lh_16_two_ships_carry_together() -> None:
    """A wooden and an iron ship carry five goods for six energy."""
    match = play(table(seat("18", ships="R01 R06", coal=2, clay=6)), "use:18", "amount:2")
    assert amounts(match) == [4, 5]
    play(match, "amount:5")
    assert goods(match) == {"clay": 1, "franc": 5}


def test_lh_16_burnt_goods_are_not_sold() -> None:
    """What is burnt is gone: of four wood only one is left to sell."""
    match = play(table(seat("18", ships="R01", wood=4)), "use:18")
    assert goods(match) == {"franc": 1}
    refused(table(seat("18", ships="R01", wood=3)), "use:18")


def test_lh_16_needs_a_ship_fuel_and_a_good() -> None:
    """No ship, no energy or nothing to sell: the Shipping Line is closed; francs are no cargo."""
    refused(table(seat("18", coal=9, fish=9)), "use:18")
    refused(table(seat("18", ships="R01", fish=9)), "use:18")
    refused(table(seat("18", ships="R01", coal=1, franc=9)), "use:18")


def test_start_ship_values_are_two_each_for_r01_and_r03() -> None:
    """The ships of the short games' starts, R01 and R03, are worth 2 each."""
    for card in ("R01", "R03"):
        assert final(seat(ships=card)).scores()[0] == 2
