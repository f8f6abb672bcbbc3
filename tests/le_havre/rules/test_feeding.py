"""The end of a round: harvest, feeding, what the town builds, the card becomes a ship."""

from typing import Any

import pytest

import entrepot
from tests.le_havre.table import (
    amounts,
    cards,
    disc,
    end,
    entries,
    feed,
    francs,
    goods,
    loans,
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
    verbs,
)


def alone(cards: str = "", /, at: int = 2, **held: Any) -> entrepot.Match:
    """Solo, at the feeding of round 2 (10 food, harvest, the town builds) or another round."""
    one = seat(cards, **held)
    return end(table(one, players=1, round=at, turn=6, offers={"wood": 1, "iron": 1}), "take:wood")


# -- payments ----------------------------------------------------------------------------------------


def test_lh_37_any_payment_without_a_removable_token() -> None:
    """With enough food and francs any mix may pay that holds no token too many."""
    match = alone(meat=2, bread=2, fish=3, franc=3)
    assert amounts(match) == [0, 1, 2]  # meat: 10 can be had without, with one, with two
    play(match, "amount:2")
    assert amounts(match) == [0, 1, 2]  # bread for the last 4
    play(match, "amount:1")
    assert amounts(match) == [0, 1, 2]  # fish for the last 2
    play(match, "amount:0")
    assert goods(match) == {"wood": 1, "bread": 1, "fish": 3, "franc": 1}


def test_lh_09_surplus_only_where_unavoidable() -> None:
    """Four meat may pay 10 though 12 food: none of them could be left out; a fifth token could."""
    match = alone(meat=5, fish=1)
    assert amounts(match) == [3, 4]
    play(match, "amount:4")
    assert goods(match) == {"wood": 1, "meat": 1, "fish": 1}
    match = play(alone(meat=5, fish=1), "amount:3")
    assert goods(match) == {"wood": 1, "meat": 2}


def test_exact_worth_of_each_food() -> None:
    """Fish 1, smoked fish 2, bread 2, meat 3, francs 1; grain and cattle are no food."""
    for good, worth in (("fish", 1), ("smoked_fish", 2), ("bread", 2), ("meat", 3), ("franc", 1)):
        match = alone(**{good: 3})
        assert loans(match) == -(-(10 - 3 * worth) // 4)
    match = alone(grain=20, cattle=20)
    assert loans(match) == 3
    assert goods(match) == {"wood": 1, "grain": 21, "cattle": 21, "franc": 2}


def test_not_keeping_food_to_borrow() -> None:
    """Whoever can pay must pay; borrowing instead is not offered."""
    match = alone("10", fish=4, franc=6)
    assert set(tokens(match)) == {"pay", "sell:10"}
    refused(match, "loan")


def test_lh_37_sell_before_paying_repay_only_after() -> None:
    """In the own slot one may sell before and after paying, repay only after, and nobody buys."""
    match = alone("10 30", loans=1, fish=8, franc=7)
    for token in ("repay", "end", "buy:B1", "take:fish", "use:10"):
        refused(match, token)
    play(match, "sell:10", "pay")
    assert amounts(match) == [2, 3, 4, 5, 6, 7, 8]
    play(match, "amount:8")
    assert goods(match) == {"wood": 1, "franc": 6}
    refused(match, "buy:B1")
    play(match, "sell:30", "repay")
    assert loans(match) == 0
    assert francs(match) == 6 + 13 - 5


def test_lh_37_ship_sold_before_paying_feeds_no_more() -> None:
    """A ship sold before the payment no longer feeds; sold after it, it has fed."""
    match = alone(ships="R01", fish=20)
    play(match, "sell:ship:R01", "pay", "amount:10")
    assert goods(match) == {"wood": 1, "fish": 10, "franc": 1}
    match = alone(ships="R01", fish=20)
    play(match, "pay", "sell:ship:R01")
    assert goods(match) == {"wood": 1, "fish": 15, "franc": 1}


def test_lh_37_clockwise_from_the_next_rounds_first_player() -> None:
    """The players feed one by one, the next round's first player first, the last of this round last."""
    match = table(*[seat(card, fish=9, franc=9) for card in ("10", "16", "12", "14")], round=9, turn=6)
    last = match.decider
    end(match, "take:wood")
    fed = []
    while "pay" in tokens(match):
        fed.append(match.decider)
        play(match, "pay", "amount:4", "end")
    assert last is not None
    assert fed == [(last + step) % 4 for step in (1, 2, 3, 4)]


def test_lh_37_all_of_it_then_loans() -> None:
    """With too little everything edible and all money goes, then loans fill the rest."""
    match = alone(fish=3, bread=2, franc=2)
    assert loans(match) == 1
    assert goods(match) == {"wood": 1, "franc": 3}


def test_ships_cover_the_demand() -> None:
    """Where the ships feed enough nothing is paid, and their surplus is lost."""
    match = table(seat(ships="R01 R04", fish=3, franc=2), *[seat(franc=9)] * 3, round=5, turn=6)
    end(match)
    feed(match)
    assert goods(match) == {"fish": 3, "franc": 2}
    assert loans(match) == 0
    assert francs(match, 1) == 7


# -- harvest -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (2, 3), (9, 10)])
def test_harvest_of_grain(before: int, after: int) -> None:
    """Who has a grain gets one more, never more than one."""
    assert goods(alone(grain=before, franc=30)).get("grain", 0) == after


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 3), (3, 4), (9, 10)])
def test_harvest_of_cattle(before: int, after: int) -> None:
    """Who has two cattle gets one more, never more than one."""
    assert goods(alone(cattle=before, franc=30)).get("cattle", 0) == after


def test_no_harvest_where_the_card_has_none() -> None:
    """The last solo card brings no harvest."""
    match = alone(at=7, grain=3, cattle=3, franc=50)
    assert goods(match)["grain"] == goods(match)["cattle"] == 3


def test_lh_61_harvest_before_feeding() -> None:
    """The harvest is in before anyone feeds: the Feedlot may be sold for food after it has bred."""
    match = alone("024", cattle=2, grain=1, fish=9)
    assert "sell:024" in tokens(match)
    assert goods(match)["cattle"] == 4
    assert goods(match)["grain"] == 2
    play(match, "sell:024")
    assert goods(match)["cattle"] == 4


# -- the town ----------------------------------------------------------------------------------------


def test_lh_26_the_lowest_top_goes_to_the_town() -> None:
    """The town takes the lowest number among the tops, not the lowest card of the stacks, free of charge."""
    match = table(
        seat(franc=20),
        players=1,
        round=2,
        turn=6,
        proposals=("20 22", "09 16", "12 14"),
        offers={"wood": 1, "iron": 1},
    )
    end(match, "take:wood")
    assert proposals(match) == [["20", "22"], ["16"], ["12", "14"]]
    assert town(match) == ["09", "B1", "B2", "B3"]
    assert francs(match) == 10


def test_lh_26_built_after_feeding() -> None:
    """The town builds after feeding: while one feeds the proposal still lies there."""
    match = table(
        seat("10", franc=20),
        players=1,
        round=2,
        turn=6,
        proposals=("20", "09", ""),
        offers={"wood": 1, "iron": 1},
    )
    end(match, "take:wood")
    assert proposals(match)[1] == ["09"]
    play(match, "pay", "end")
    assert proposals(match)[1] == []


def test_lh_26_special_comes_to_the_town_and_can_be_bought_and_used() -> None:
    """A special building comes to the town, is for sale and for use, but is not built."""
    options = {"specials": ["009"]}
    match = table(
        seat("B1", franc=30, wood=9, clay=9),
        players=1,
        round=1,
        turn=6,
        offers={"wood": 1, "iron": 1},
        specials={"pile": [None]},
        options=options,
        proposals=("05", "", ""),
    )
    end(match, "take:wood")
    play(match, "pay", "end")
    assert "009" in town(match)
    assert {"buy:009", "use:009"} <= set(tokens(match))
    play(match, "use:B1")
    assert "05" in cards(match)


def test_lh_55_nothing_left_to_build() -> None:
    """Without a proposal, or without a special building, nothing happens."""
    match = alone(franc=30)
    assert town(match) == ["B1", "B2", "B3"]
    assert position(match)["round"] == 3
    match = table(
        seat(franc=30), players=1, round=1, turn=6, offers={"wood": 1, "iron": 1}, specials={"pile": []}
    )
    end(match, "take:wood")
    assert position(match)["round"] == 2
    assert town(match) == ["B1", "B2", "B3"]
    assert not any(token.startswith("special:") for token in entries(match))


def test_lh_25_stadium_waits_for_an_empty_stack() -> None:
    """Revealed while all stacks hold cards the Stadium lies with the town and is for sale."""
    match = table(
        seat("10", franc=39),
        players=1,
        round=1,
        turn=6,
        offers={"wood": 1, "iron": 1},
        specials={"pile": [None]},
        options={"specials": ["31"]},
        proposals=("05", "07", "08"),
    )
    end(match, "take:wood")
    play(match, "pay", "end")
    assert "31" in town(match)
    refused(match, "use:31")
    play(match, "buy:31")
    assert "31" in cards(match)


def test_lh_25_stadium_moves_when_a_stack_runs_empty() -> None:
    """When a stack runs empty, by a purchase too, the Stadium lies there as a proposal and can be built."""
    match = table(seat("B1", franc=8, wood=1, brick=2, iron=2), town="31", proposals=("09", "05", "08"))
    play(match, "buy:05")
    assert proposals(match) == [["09"], ["31"], ["08"]]
    assert "31" not in town(match)
    play(match, "use:B1", "build:31")
    assert "31" in cards(match)


def test_lh_51_leftmost_empty_stack_at_once() -> None:
    """Revealed while stacks are empty, the Stadium goes to the leftmost of them at once."""
    match = table(
        seat("10", franc=30),
        players=1,
        round=1,
        turn=6,
        offers={"wood": 1, "iron": 1},
        specials={"pile": [None]},
        options={"specials": ["31"]},
        proposals=("05", "", ""),
    )
    end(match, "take:wood")
    play(match, "pay", "end")
    assert proposals(match) == [["05"], ["31"], []]
    assert "31" not in town(match)


def test_lh_51_the_town_takes_it_as_number_31() -> None:
    """As a proposal the Stadium counts as number 31: the town takes any other top first, and it last."""
    match = table(
        seat(franc=20), players=1, round=2, turn=6, proposals=("31", "25", ""), offers={"wood": 1, "iron": 1}
    )
    end(match, "take:wood")
    assert proposals(match) == [["31"], [], []]
    assert "25" in town(match)
    match = table(
        seat(franc=20), players=1, round=2, turn=6, proposals=("31", "", ""), offers={"wood": 1, "iron": 1}
    )
    end(match, "take:wood")
    assert position(match)["round"] == 3
    assert "31" in town(match)


def test_lh_51_once_owned_it_is_ordinary() -> None:
    """An owned Stadium is sold for 12 like any building and counts 24."""
    assert table(seat("31")).scores()[0] == 24
    match = play(table(seat("31 10"), proposals=("05", "07", "08")), "sell:31")
    assert goods(match) == {"franc": 12}
    assert "31" in town(match)


# -- order, ships ------------------------------------------------------------------------------------


def test_lh_27_own_ships_only() -> None:
    """Each player's demand is lowered by that player's own ships, nobody else's."""
    match = table(
        seat(franc=20, ships="R01 R04"),
        seat(franc=20),
        seat(franc=20, ships="R06"),
        seat(franc=20),
        round=9,
        turn=6,
    )
    end(match, "take:wood")
    feed(match)
    # 4 food are due; a wooden ship feeds 2, an iron one 3
    assert [francs(match, one) for one in range(4)] == [20, 16, 19, 16]


def test_lh_27_surplus_of_ships_is_lost() -> None:
    """Ships that feed more than is due bring nothing."""
    match = end(
        table(
            seat(fish=2, ships="R01 R02 R04"),
            seat(franc=9),
            players=2,
            round=5,
            turn=6,
            offers={"wood": 1, "iron": 1},
        ),
        "take:wood",
    )
    feed(match)
    assert goods(match)["fish"] == 2
    assert loans(match) == 0


def test_lh_27_order_of_the_end_of_a_round() -> None:
    """Harvest, feeding, town building, the card becomes a ship: in this order."""
    match = table(
        seat("10", franc=30, grain=1),
        players=1,
        round=2,
        turn=6,
        proposals=("05", "", ""),
        offers={"wood": 1, "iron": 1},
    )
    end(match, "take:wood")
    assert goods(match)["grain"] == 2
    assert francs(match) == 30
    assert town(match) == ["B1", "B2", "B3"]
    assert stack(match, "wooden") == []
    play(match, "pay")
    assert francs(match) == 20
    assert town(match) == ["B1", "B2", "B3"]
    play(match, "end")
    assert town(match) == ["05", "B1", "B2", "B3"]
    assert stack(match, "wooden") == ["R04"]
    assert position(match)["round"] == 3


def test_lh_05_a_ship_sold_while_feeding_lies_under_the_new_one() -> None:
    """A ship sold in the feeding lies on its stack before the round's card comes on top."""
    match = alone(ships="R01", franc=30)
    play(match, "pay", "sell:ship:R01")
    assert stack(match, "wooden") == ["R04", "R01"]


def test_lh_07_sale_while_feeding_sends_the_disc_home() -> None:
    """A building sold in the feeding sends the disc in it home."""
    match = table(
        seat("16 10", disc="16", franc=3), players=1, round=2, turn=6, offers={"wood": 1, "iron": 1}
    )
    end(match, "take:wood")
    play(match, "sell:16")
    assert disc(match) == ""
    assert "16" in town(match)


def test_lh_37_nobody_buys_while_feeding() -> None:
    """In the feeding nothing is bought, however rich one is."""
    match = alone("10", franc=60)
    assert "buy" not in verbs(match)
    play(match, "pay")
    assert "buy" not in verbs(match)
    assert ships(match) == []
