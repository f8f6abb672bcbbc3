"""Entry fees: what may pay them, who gets them, and who stays outside."""

import pytest

from tests.le_havre.table import (
    allowed,
    amounts,
    disc,
    final,
    francs,
    goods,
    offers,
    play,
    refused,
    seat,
    table,
    tokens,
)


def test_lh_10_visitor_pays_owner_at_once() -> None:
    """The fee goes to the owner before the effect begins: he has it while the visitor still chooses."""
    match = table(seat(grain=3, wood=2, franc=1), seat("05"))
    play(match, "use:05")
    assert amounts(match) == [1, 2, 3]
    assert francs(match, 1) == 1
    assert francs(match) == 0
    assert disc(match) == "05"


def test_lh_10_owner_enters_free() -> None:
    """In one's own building there is no fee."""
    match = play(table(seat("16")), "use:16")
    assert goods(match) == {"coal": 3}


def test_lh_10_no_loan_for_a_fee() -> None:
    """Nobody borrows for a fee, nor sells in the middle of entering: it must be in hand."""
    match = table(seat("20"), town="16")
    refused(match, "use:16")
    refused(match, "loan")
    play(match, "sell:20", "use:16")
    assert goods(match) == {"franc": 4, "coal": 3}


def test_lh_10_fee_that_eats_the_input_closes_the_door() -> None:
    """If after the fee the effect would be impossible, the building may not be entered."""
    refused(table(seat(fish=2, wood=1), town="08"), "use:08")
    allowed(table(seat(fish=3, wood=1), town="08"), "use:08")
    refused(table(seat(bread=1), town="002"), "use:002")
    refused(table(seat(franc=3), town="029"), "use:029")
    refused(table(seat(franc=15, leather=3), town="021"), "use:021")


def test_lh_10_fee_in_the_final_phase() -> None:
    """In the final phase fees are paid as always."""
    match = play(final(seat(franc=2), seat("16")), "use:16")
    assert goods(match) == {"coal": 3}
    assert francs(match, 1) == 2
    refused(final(seat(franc=1), seat("16")), "use:16")


def test_lh_38_one_of_the_alternatives() -> None:
    """Where the card says food or francs, the visitor chooses one of the two."""
    match = table(seat(fish=4, franc=1), seat("01"))
    play(match, "use:01")
    assert set(tokens(match)) == {"fee:food", "fee:franc"}
    play(match, "fee:food", "good:wood", "good:hides")
    assert goods(match) == {"fish": 2, "franc": 1, "wood": 1, "hides": 1}
    assert goods(match, 1) == {"fish": 2}


def test_lh_38_or_the_franc() -> None:
    """The franc alternative takes its francs and leaves the food."""
    match = table(seat(fish=4, franc=1), seat("01"))
    play(match, "use:01", "fee:franc", "good:wood", "good:hides")
    assert goods(match) == {"fish": 4, "wood": 1, "hides": 1}
    assert goods(match, 1) == {"franc": 1}


def test_lh_38_no_mixing_of_franc_and_food() -> None:
    """A food payment may not hold as many francs as the franc alternative costs: no fish and franc for 2."""
    match = play(table(seat(fish=1, franc=1), seat("01")), "use:01", "good:wood", "good:hides")
    assert goods(match) == {"fish": 1, "wood": 1, "hides": 1}
    assert goods(match, 1) == {"franc": 1}


def test_lh_38_three_food_or_a_franc() -> None:
    """The Ironworks take 3 food or 1 franc."""
    match = play(table(seat(fish=3), town="22"), "use:22")
    assert goods(match) == {"iron": 3}
    match = play(table(seat(franc=1), town="22"), "use:22")
    assert goods(match) == {"iron": 3}
    refused(table(seat(fish=2), town="22"), "use:22")


def test_lh_38_no_change() -> None:
    """A meat may pay a fee of one food; nothing comes back."""
    match = play(table(seat(meat=1), seat("06")), "use:06")
    assert goods(match) == {"wood": 1, "brick": 1, "iron": 1}
    assert goods(match, 1) == {"meat": 1}


def test_lh_38_francs_stand_for_food() -> None:
    """A plain food fee may be paid in francs, wholly or in part."""
    match = table(seat(fish=1, franc=2), seat("16"))
    play(match, "use:16")
    assert amounts(match) == [0, 1]
    play(match, "amount:1")
    assert goods(match) == {"franc": 1, "coal": 3}
    assert goods(match, 1) == {"fish": 1, "franc": 1}


@pytest.mark.parametrize("number", ["09", "19", "21", "23", "25", "27", "004", "015", "027", "035"])
def test_food_never_pays_a_franc_fee(number: str) -> None:
    """A fee in francs is paid in francs: food does not stand for it."""
    held = {"fish": 9, "cattle": 9, "bread": 9, "iron": 2, "coke": 9, "coal": 2, "brick": 2}
    refused(table(seat("05", **held), town=number), f"use:{number}")
    allowed(table(seat("05", franc=2, **held), town=number), f"use:{number}")


def test_lh_09_no_removable_token_in_a_fee() -> None:
    """A fee may not hold a token too many: for two food a bread alone, never bread and fish."""
    match = table(seat(bread=1, fish=2), town="16")
    play(match, "use:16")
    assert amounts(match) == [0, 1]
    play(match, "amount:1")
    assert goods(match) == {"fish": 2, "coal": 3}
    match = play(table(seat(bread=1, fish=2), town="16"), "use:16", "amount:0")
    assert goods(match) == {"bread": 1, "coal": 3}


def test_lh_09_unavoidable_surplus_is_lost() -> None:
    """Of a fish and a meat two food take the meat alone; its surplus is lost, the fish is too little."""
    match = play(table(seat(meat=1, fish=1), town="16"), "use:16")
    assert goods(match) == {"fish": 1, "coal": 3}


def test_lh_09_energy_without_removable_tokens() -> None:
    """For 5 energy: a coke, or two of coal and charcoal, or wood; never a coke and a wood."""
    match = table(seat("23", iron=1, coke=1, coal=1, wood=5))
    play(match, "use:23")
    assert amounts(match) == [0, 1]  # coke
    play(match, "amount:1")
    assert goods(match) == {"coal": 1, "wood": 5, "steel": 1}
    match = play(table(seat("23", iron=1, coke=1, coal=1, wood=5)), "use:23", "amount:0")
    assert amounts(match) == [0, 1]  # coal
    play(match, "amount:1")
    assert goods(match) == {"coke": 1, "wood": 3, "steel": 1}


def test_lh_39_fees_go_as_whole_tokens() -> None:
    """The owner gets the very goods that were paid, surplus and all."""
    match = play(table(seat(meat=1), seat("16")), "use:16")
    assert goods(match, 1) == {"meat": 1}


def test_lh_39_town_fees_leave_the_offers_alone() -> None:
    """Fees for town buildings go to the supply, not to the offers."""
    match = play(table(seat("10", fish=2), town="16"), "use:16")
    assert offers(match) == dict.fromkeys(offers(match), 1)
    match = play(table(seat("029 10", franc=4)), "use:029", "haul:clay-iron")
    assert offers(match)["franc"] == 1


def test_lh_39_costs_go_to_the_supply() -> None:
    """The Haulage Firm's 3 francs go to the supply even if another owns it; he gets only the fee."""
    match = play(table(seat(franc=4), seat("029")), "use:029", "haul:clay-iron")
    assert goods(match) == {"clay": 1, "iron": 1}
    assert goods(match, 1) == {"franc": 1}


def test_disc_goes_in_after_the_fee() -> None:
    """The disc of the visitor stands in the building from the fee on."""
    match = play(table(seat(disc="B1", franc=2, hides=3), town="20"), "use:20")
    assert disc(match) == "20"
