"""Buying and selling: when, what, for how much; asides in the turns of others."""

import pytest

import entrepot
from tests.le_havre.table import (
    allowed,
    cards,
    disc,
    end,
    final,
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

# -- buying ------------------------------------------------------------------------------------------


def test_lh_06_any_number_at_any_moment_of_the_own_turn() -> None:
    """Any number of purchases, before and after the main action."""
    match = table(seat(franc=40), proposals=("10 13", "", ""), town="05", ship_stacks={"wooden": ["R01"]})
    play(match, "buy:B1", "buy:10", "buy:ship:wooden", "take:wood", "buy:05", "buy:13")
    assert cards(match) == ["05", "10", "13", "B1"]
    assert ships(match) == ["R01"]
    assert goods(match) == {"franc": 40 - 4 - 2 - 14 - 8 - 2, "wood": 1}


def test_lh_06_between_the_two_constructions() -> None:
    """Between the two buildings of the Construction Firm one may buy, here to uncover the next proposal."""
    match = table(seat("B3", franc=2, clay=4, wood=1), proposals=("05", "10 16", "07"))
    play(match, "use:B3", "build:07", "buy:10")
    assert proposals(match)[1] == ["16"]
    refused(match, "build:10")
    play(match, "build:16")
    assert cards(match) == ["07", "10", "16", "B3"]
    assert goods(match) == {}


def test_lh_06_not_in_the_final_phase() -> None:
    """Nothing is bought in the final phase."""
    match = final(seat("16", franc=60), town="05", proposals=("07", "", ""), ship_stacks={"wooden": ["R01"]})
    for token in ("buy:05", "buy:07", "buy:ship:wooden", "buy:B1"):
        refused(match, token)
    play(match, "take:wood")
    assert "buy" not in verbs(match)


def test_lh_06_not_in_the_turn_of_another() -> None:
    """Others may not buy in a rival's turn."""
    match = table(seat(), seat("10", franc=60), town="05", ship_stacks={"wooden": ["R01"]})
    assert {choice.token for choice in match.asides(1)} == {"sell:10"}
    with pytest.raises(entrepot.IllegalChoice):
        match.play_aside("buy:05", 1)
    assert cards(match, 1) == ["10"]


def test_lh_06_not_what_was_sold_this_turn() -> None:
    """What one sold this turn one cannot buy back this turn, but in one's next turn."""
    match = table(seat("05", franc=60))
    play(match, "sell:05")
    refused(match, "buy:05")
    play(match, "take:wood")
    refused(match, "buy:05")
    play(match, "end")
    match = table(seat(franc=8), town="05")
    allowed(match, "buy:05")


def test_lh_06_another_may_buy_it_at_once() -> None:
    """What one player sold the next may buy in his turn."""
    match = table(seat("05"), seat(franc=8))
    play(match, "sell:05")
    end(match, "take:wood")
    play(match, "buy:05")
    assert cards(match, 1) == ["05"]


def test_lh_06_sold_list_ends_with_the_turn() -> None:
    """The bar on buying back lasts for the running turn only: alone, the next turn is free of it."""
    match = table(seat("05", franc=60), players=1, round=2, turn=0)
    play(match, "sell:05", "take:wood", "end")
    assert position(match)["turn"] == 1
    play(match, "buy:05")
    assert cards(match) == ["05"]


def test_lh_12_second_card_of_a_stack_is_not_for_sale() -> None:
    """Only the top of a proposal stack is for sale; after its sale the next one is."""
    match = table(seat(franc=20), proposals=("05 08", "", ""))
    refused(match, "buy:08")
    play(match, "buy:05", "buy:08")
    assert cards(match) == ["05", "08"]


def test_not_for_sale_among_players() -> None:
    """Cards that players own are not for sale, at no price."""
    match = table(seat(franc=90), seat("05", ships="R01"))
    refused(match, "buy:05")
    refused(match, "buy:ship:wooden")


def test_lh_52_church_and_liners_are_never_for_sale() -> None:
    """The Church and luxury liners are not for sale wherever they lie."""
    match = table(seat(franc=99), town="30", ship_stacks={"liner": ["R18"]})
    refused(match, "buy:30")
    assert not [token for token in tokens(match) if token.startswith("buy:ship")]
    refused(table(seat(franc=99), proposals=("30", "", "")), "buy:30")


def test_food_does_not_buy() -> None:
    """Purchases are paid in francs alone."""
    refused(table(seat(franc=3, bread=9, fish=9)), "buy:B1")


def test_lh_26_specials_in_town_are_bought() -> None:
    """A revealed special building is bought from the town for its price."""
    match = play(table(seat(franc=12), town="033"), "buy:033")
    assert cards(match) == ["033"]
    assert goods(match) == {}


# -- selling -----------------------------------------------------------------------------------------


def test_lh_05_half_the_value_not_of_the_price() -> None:
    """A sale brings half the printed value: the Bank 8, not 20; the Town Hall 3."""
    assert francs(play(table(seat("29 10")), "sell:29")) == 8
    assert francs(play(table(seat("28 10")), "sell:28")) == 3


def test_lh_05_before_and_after_the_main_action() -> None:
    """In the own turn one sells at any moment."""
    match = table(seat("05 07 10", ships="R01"))
    play(match, "sell:05", "take:wood", "sell:07", "sell:ship:R01")
    assert goods(match) == {"franc": 9, "wood": 1}
    assert cards(match) == ["10"]
    assert stack(match, "wooden") == ["R01"]


def test_lh_05_in_the_final_phase() -> None:
    """Selling goes on in the final phase."""
    match = final(seat("05 10"))
    play(match, "sell:05", "take:wood", "sell:10")
    assert goods(match)["franc"] == 5


def test_lh_05_sell_in_anothers_turn() -> None:
    """Others may sell in a rival's turn too; the rival's question stays open."""
    match = table(seat(franc=8), seat("05", ships="R01"))
    before = tokens(match)
    assert {choice.token for choice in match.asides(1)} == {"sell:05", "sell:ship:R01"}
    match.play_aside("sell:05", 1)
    match.play_aside("sell:ship:R01", 1)
    assert francs(match, 1) == 5
    assert match.decider == 0
    assert set(tokens(match)) >= set(before)
    play(match, "buy:05")
    assert cards(match) == ["05"]


def test_lh_05_not_inside_anothers_action() -> None:
    """Nobody sells while another player is in the middle of an action."""
    match = table(seat("07", wood=5), seat("05"))
    play(match, "use:07")
    assert match.asides(1) == ()
    with pytest.raises(entrepot.IllegalChoice):
        match.play_aside("sell:05", 1)
    assert cards(match, 1) == ["05"]


def test_lh_05_no_trade_with_players_or_strangers_cards() -> None:
    """Nobody sells what is not his."""
    match = table(seat(franc=9), seat("05"))
    refused(match, "sell:05")
    refused(match, "sell:B1")
    with pytest.raises(entrepot.IllegalChoice):
        match.play_aside("sell:05", 2)


def test_lh_34_asides_between_two_constructions() -> None:
    """Between the two constructions others may sell."""
    match = table(seat("B3", clay=3), seat("10"), proposals=("05 07", "", ""))
    play(match, "use:B3", "build:05")
    match.play_aside("sell:10", 1)
    assert francs(match, 1) == 1
    allowed(match, "build:07")


def test_lh_35_asides_before_and_after_the_main_action() -> None:
    """Others may sell whenever the active player may act freely, before and after the main action."""
    match = table(seat("10"), seat("05 07"))
    match.play_aside("sell:05", 1)
    play(match, "take:wood")
    match.play_aside("sell:07", 1)
    assert francs(match, 1) == 8
    assert match.decider == 0


def test_lh_35_sold_in_a_rivals_turn_bought_back_in_ones_own() -> None:
    """What one sold in a rival's turn one may buy back in one's own, even directly after."""
    match = table(seat(), seat("05", franc=4))
    match.play_aside("sell:05", 1)
    end(match, "take:wood")
    assert match.decider == 1
    play(match, "buy:05")
    assert cards(match, 1) == ["05"]
    assert francs(match, 1) == 0


def test_lh_35_the_active_player_has_no_asides() -> None:
    """The decider acts by answering; asides are for the others."""
    match = table(seat("05"), seat("10"))
    assert match.asides(0) == ()
    allowed(match, "sell:05")


def test_lh_07_aside_sends_discs_home() -> None:
    """A sale in a rival's turn frees the building for the rival at once."""
    match = table(seat(), seat("03", disc="03"))
    refused(match, "use:03")
    match.play_aside("sell:03", 1)
    assert disc(match, 1) == ""
    allowed(match, "use:03")


def test_lh_48_ship_sold_in_anothers_turn_blocks_nobody() -> None:
    """A ship that a rival sold in this turn may be bought by the active player."""
    match = table(seat(franc=14), seat(ships="R07"), ship_stacks={"wooden": ["R01"]})
    match.play_aside("sell:ship:R07", 1)
    play(match, "buy:ship:wooden")
    assert ships(match) == ["R07"]


def test_lh_48_blocked_until_another_ship_covers_it() -> None:
    """Only the ship one sold is barred: the stacks of other kinds stay open to the seller."""
    match = table(seat("10", ships="R06", franc=20), ship_stacks={"wooden": ["R01"], "iron": ["R08"]})
    play(match, "sell:ship:R06")
    refused(match, "buy:ship:iron")
    play(match, "buy:ship:wooden")
    assert ships(match) == ["R01"]


def test_sold_building_can_be_used_by_others_for_the_town_fee() -> None:
    """A sold building lies with the town, and its fee then goes to the supply."""
    match = table(seat("06"), seat(franc=1))
    play(match, "sell:06")
    end(match, "take:wood")
    play(match, "use:06")
    assert goods(match, 1) == {"wood": 1, "brick": 1, "iron": 1}
    assert goods(match) == {"franc": 4, "wood": 1}


def test_sold_start_building_returns_to_the_town() -> None:
    """Start buildings are bought and sold like others."""
    match = play(table(seat("B1 10")), "sell:B1")
    assert town(match) == ["B1", "B2", "B3"]
    assert goods(match) == {"franc": 2}


def test_lh_05_selling_to_pay_a_fee() -> None:
    """Sales may pay for what comes next in the same turn, loans included."""
    match = table(seat("05 30", loans=1), town="09")
    play(match, "sell:30", "repay")
    assert (francs(match), loans(match)) == (8, 0)
