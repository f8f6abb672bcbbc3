"""Corner cases: where two rulings meet."""

from typing import Any

import pytest

import entrepot
from tests.le_havre.table import (
    allowed,
    amounts,
    cards,
    disc,
    end,
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
)

# -- fees and effects --------------------------------------------------------------------------------


def test_lh_40_fee_leaves_the_money_that_the_effect_takes() -> None:
    """Where the effect takes francs the fee is paid in food, if only so it can be done."""
    match = play(table(seat(fish=2, franc=14, leather=3), town="021"), "use:021")
    assert goods(match) == {"franc": 30}
    match = play(table(seat(fish=1, franc=3), town="029"), "use:029", "haul:clay-iron")
    assert goods(match) == {"clay": 1, "iron": 1}


def test_lh_40_fee_leaves_the_fish_that_is_smoked() -> None:
    """Three fish, one franc, a fee of two food or a franc: both are possible, as a fish is left."""
    match = table(seat(fish=3, franc=1, wood=1), town="08")
    play(match, "use:08")
    assert set(tokens(match)) == {"fee:food", "fee:franc"}
    play(match, "fee:food")
    assert goods(match) == {"franc": 1, "smoked_fish": 1}
    match = table(seat(fish=2, franc=1, wood=1), town="08")
    play(match, "use:08")
    assert amounts(match) == [1, 2]  # only the franc pays, so nothing was asked


def test_lh_40_fee_leaves_the_wood_that_burns() -> None:
    """Food and energy never meet, but fuel and input do: two wood make one charcoal or warm two loaves."""
    match = play(table(seat(wood=1, franc=1), town="07"), "use:07")
    assert goods(match) == {"charcoal": 1, "franc": 1}


def test_lh_41_coal_trader_adds_up_the_food() -> None:
    """The food for both parts of the Coal Trader is one payment: a meat buys a charcoal and a coal."""
    match = play(table(seat("018", meat=1)), "use:018", "amount:1", "amount:1")
    assert goods(match) == {"charcoal": 1, "coal": 1}


def test_lh_41_coal_trader_with_two_food() -> None:
    """Two food are a charcoal or a coal, as one likes; one food is a charcoal."""
    match = table(seat("018", franc=2))
    play(match, "use:018")
    assert amounts(match) == [0, 1]
    play(match, "amount:0")
    assert goods(match) == {"coal": 1}
    match = play(table(seat("018", franc=2)), "use:018", "amount:1")
    assert goods(match) == {"charcoal": 1, "franc": 1}


def test_lh_21_bridge_one_upgraded_good_of_two() -> None:
    """Of two upgraded goods one alone may cross, whichever it is."""
    match = play(table(seat("27", brick=1, leather=1)), "use:27", "amount:1", "amount:0")
    assert goods(match) == {"leather": 1, "franc": 1}
    match = play(table(seat("27", brick=1, leather=1)), "use:27", "amount:0")
    assert goods(match) == {"brick": 1, "franc": 1}


def test_lh_42_office_gives_what_the_player_chooses() -> None:
    """Which good is given is asked good by good; only the second trade is possible with three goods."""
    match = play(table(seat("21", fish=2, leather=1)), "use:21", "good:charcoal")
    assert amounts(match) == [0, 1]  # fish
    play(match, "amount:0")
    assert goods(match) == {"fish": 2, "charcoal": 1}


def test_lh_44_kiln_asks_which_is_fed() -> None:
    """With a clay and a brick in hand the player says which one goes into the Kiln."""
    for bricks, after in ((0, {"brick": 4}), (1, {"clay": 1, "brick": 3})):
        match = play(table(seat("022", clay=1, brick=1, wood=1)), "use:022", f"amount:{bricks}")
        assert goods(match) == after


def test_lh_13_guild_leaves_the_choice_of_brick_for_clay() -> None:
    """What the Guild leaves of the clay may still be paid with bricks."""
    match = play(table(seat("025", brick=1), proposals=("05", "", "")), "use:B1", "build:05")
    assert goods(match) == {}
    match = table(seat("025", clay=1, brick=1), proposals=("05", "", ""))
    play(match, "use:B1")
    assert amounts(match) == [0, 1]


def test_lh_45_grocery_market_for_nothing() -> None:
    """At the Sawmill with the Guild the Grocery Market's wood and brick are both saved."""
    match = play(table(seat("02 025"), proposals=("19", "", "")), "use:02")
    assert cards(match) == ["02", "025", "19"]


def test_lh_45_the_guild_works_from_its_purchase() -> None:
    """Bought between the two constructions, the Guild already saves on the second."""
    match = table(seat("B3", clay=2, franc=10), town="025", proposals=("07", "05", ""))
    play(match, "use:B3", "build:07", "buy:025", "build:05")
    assert cards(match) == ["025", "05", "07", "B3"]
    assert goods(match) == {}


def test_lh_46_wind_farm_everywhere() -> None:
    """Kiln 1 - 3, Steelworks 15 - 3, Steel Mill 10 - 3, Brickworks 3 - 3."""
    assert goods(play(table(seat("033 022", clay=1)), "use:022")) == {"brick": 3}
    assert goods(play(table(seat("033 031", iron=1, coal=4)), "use:031")) == {"steel": 2}
    match = play(table(seat("033 23", iron=2, wood=7)), "use:23", "amount:2")
    assert goods(match) == {"steel": 2}
    match = play(table(seat("033 14", clay=6)), "use:14", "amount:6")
    assert goods(match) == {"brick": 6, "franc": 3}


def test_lh_46_brick_of_the_wharf_is_no_energy() -> None:
    """The Wind Farm saves the energy of an iron ship, not its modernising brick."""
    refused(table(seat("033 12", iron=4), ship_stacks={"iron": ["R06"]}), "use:12")
    match = play(table(seat("033 12", iron=4, brick=1), ship_stacks={"iron": ["R06"]}), "use:12")
    assert ships(match) == ["R06"]
    assert goods(match) == {}


def test_lh_15_brick_for_the_wharf_beside_bricks_for_nothing_else() -> None:
    """Modernising is no choice: a wharf that is modern takes no brick, one that is not takes one."""
    match = table(
        seat("12", wood=5, iron=4, brick=1, coal=1), ship_stacks={"wooden": ["R01"], "iron": ["R06"]}
    )
    play(match, "use:12")
    assert set(tokens(match)) == {"ship:wooden", "ship:iron"}
    play(match, "ship:wooden")
    assert goods(match) == {"iron": 4, "brick": 1}


def test_lh_48_bought_and_built_in_one_turn() -> None:
    """A ship may be bought and another built in the same turn."""
    match = table(seat("12", franc=14, wood=5, coal=1), ship_stacks={"wooden": ["R07", "R01"]})
    play(match, "buy:ship:wooden", "use:12", "ship:wooden")
    assert ships(match) == ["R01", "R07"]


def test_lh_16_no_energy_is_wasted_on_an_empty_ship() -> None:
    """No ship sails empty: with two ships more goods are sold than the greater one carries."""
    refused(table(seat("18", ships="R01", coal=1, fish=0)), "use:18")
    match = play(table(seat("18", ships="R01 R06", coal=2, fish=3)), "use:18")
    assert amounts(match) == [0, 1, 2, 3]  # fish; one ship can sail, also with coal


# -- trade -------------------------------------------------------------------------------------------


def test_lh_06_sold_cards_of_a_position() -> None:
    """A position may say what was sold in the running turn; that cannot be bought."""
    match = table(seat(franc=60), town="05 07", sold=["05"])
    refused(match, "buy:05")
    allowed(match, "buy:07")


def test_lh_06_what_was_sold_for_interest_stays_sold_this_turn() -> None:
    """The active player who sold for the own interest cannot buy that building back in this turn."""
    match = table(seat(franc=3), seat("05", loans=1), turn=3, round=16, offers={"franc": 9, "fish": 1})
    end(match, "take:fish")
    assert (match.decider, set(tokens(match))) == (1, {"sell:05", "loan"})
    play(match, "sell:05", "take:franc")
    assert francs(match, 1) == 3 + 9
    refused(match, "buy:05")
    allowed(match, "buy:B1")


def test_lh_34_selling_the_firm_between_its_constructions() -> None:
    """Selling the Construction Firm itself between the two buildings is a sale like any other."""
    match = table(seat("B3", clay=3), proposals=("05 07", "", ""))
    play(match, "use:B3", "build:05", "sell:B3")
    assert francs(match) == 4
    assert "B3" in town(match)
    assert disc(match) == ""


def test_lh_34_the_second_may_be_a_card_just_uncovered_by_a_purchase() -> None:
    """What a purchase between the constructions uncovers may be built."""
    match = table(seat("B3", clay=3, franc=8), proposals=("05", "08 09", "07"), town="10")
    play(match, "use:B3", "build:07", "buy:05")
    assert proposals(match)[0] == []
    assert cards(match) == ["05", "07", "B3"]


def test_lh_51_a_sold_stadium_stays_with_the_town() -> None:
    """An owned Stadium is ordinary: sold, it lies with the town even if a stack is empty."""
    match = play(table(seat("31 10"), proposals=("05", "", "")), "sell:31")
    assert "31" in town(match)
    assert proposals(match) == [["05"], [], []]


def test_lh_51_stadium_in_town_is_no_building_to_use_or_build() -> None:
    """Waiting in town the Stadium can only be bought."""
    rich: dict[str, int] = {"wood": 9, "brick": 9, "iron": 9, "franc": 24}
    match = table(seat("10", **rich), town="31", proposals=("05", "07", "08"))
    refused(match, "use:31")
    allowed(match, "buy:31")
    play(match, "use:B1")
    assert "build:31" not in tokens(match)


def test_lh_55_the_town_takes_the_last_proposal() -> None:
    """The last proposal of all goes to the town, then nothing is left to build."""
    match = table(seat(franc=40), players=1, round=2, turn=6, proposals=("22", "", ""))
    end(match)
    assert "22" in town(match)
    assert proposals(match) == [[], [], []]
    match = feed(end(table(seat("B1", franc=40, clay=9), players=1, round=4, turn=6)))
    assert town(match) == ["B2", "B3"]


# -- loans and interest ------------------------------------------------------------------------------


def test_lh_27_ships_lower_the_shortfall() -> None:
    """What the own ships feed lowers the number of loans: 10 - 5 leaves 5, so two loans."""
    match = table(seat(ships="R01"), players=1, round=2, turn=6)
    play(match, "take:clay", "end")
    play(match, "loan")
    assert loans(match) == 2
    assert francs(match) == 3


def test_lh_36_selling_a_ship_for_the_interest() -> None:
    """Half of the smallest ship's value is just the franc that is due."""
    match = table(seat(ships="R01", loans=1), turn=3)
    end(match)
    assert set(tokens(match)) == {"sell:ship:R01", "loan"}
    play(match, "sell:ship:R01")
    assert (francs(match), loans(match)) == (0, 1)
    assert stack(match, "wooden") == ["R01"]


def test_lh_04_money_counts_before_the_loan() -> None:
    """Francs too are handed over before a loan is taken: 3 francs of 10 food, then 7 by two loans."""
    match = table(seat(franc=3), players=1, round=2, turn=6)
    end(match)
    assert (loans(match), francs(match)) == (2, 1)


def test_lh_37_selling_turns_a_loan_into_a_payment() -> None:
    """Once a sale has brought enough, the feeding must be paid and no loan is offered."""
    match = table(seat("30", fish=4), players=1, round=2, turn=6)
    end(match)
    assert set(tokens(match)) == {"sell:30", "loan"}
    play(match, "sell:30")
    refused(match, "loan")
    assert loans(match) == 0


def test_lh_33_two_loans_repaid_in_the_middle_of_a_turn() -> None:
    """Repaying is a free action: before the main action, and after it with the money it brought."""
    match = table(seat(franc=5, loans=2), offers={"franc": 5, "fish": 1})
    play(match, "repay", "take:franc", "repay")
    assert (francs(match), loans(match)) == (0, 0)


# -- undo and looks ----------------------------------------------------------------------------------


def test_fault_20_a_look_cannot_be_unseen() -> None:
    """What chance has shown is not undone without consent."""
    match = table(seat("01"), round=6, specials={"pile": [None] * 5})
    play(match, "use:01", "good:wood", "good:coal")
    with pytest.raises(entrepot.CannotUndo):
        match.undo(seat=0, consent=False)
    before = position(match)
    assert before["seats"][0]["goods"] == {"wood": 1, "coal": 1}
    match.undo(seat=0, consent=True)
    assert "good:wood" in tokens(match) or "good:coal" in tokens(match)


def test_fault_20_the_whole_turn_can_be_taken_back() -> None:
    """Everything of the own turn can be taken back, asides of others apart."""
    match = table(seat("10 05", grain=2, wood=3, fish=1))
    start = position(match)
    play(match, "sell:10", "use:05", "amount:2")
    for _ in range(3):
        match.undo(seat=0, consent=False)
    assert position(match) == start


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("length", ["full", "short"])
def test_fault_21_positions_come_back_equal(players: int, length: str) -> None:
    """A position made of a table gives an equal table, all along a game."""
    match = entrepot.new("le-havre", players=players, seed=players, length=length)
    checked = 0
    while not match.over:
        found = tokens(match)
        match.play(found[len(match.record.entries) * 7 % len(found)])
        if len(match.record.entries) % 5 == 0:
            document: dict[str, Any] = position(match)
            again = match.title.position(entrepot.position("le-havre", document))
            assert again == document
            checked += 1
    assert checked > 10
