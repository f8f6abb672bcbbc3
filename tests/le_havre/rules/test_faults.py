"""Faults that other programs made: one test each (the numbers are those of the fault table)."""

import pytest

import entrepot
from tests.le_havre.table import (
    allowed,
    amounts,
    cards,
    disc,
    document,
    end,
    feed,
    final,
    francs,
    goods,
    loans,
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


def test_fault_01_ships_feed_their_owner_only() -> None:
    """Player 2 does not profit from player 1's ships, in whatever order they feed."""
    for owner in range(3):
        sitting = [seat(franc=30, ships="R01 R04" if one == owner else "") for one in range(3)]
        match = feed(end(table(*sitting, players=3, round=17, turn=6)))
        # 15 food are due; a wooden ship feeds 3 with three players
        assert [francs(match, one) for one in range(3)] == [21 if one == owner else 15 for one in range(3)]


def test_fault_02_the_built_card_leaves_its_stack() -> None:
    """The card that the town builds is the one removed, and no other."""
    match = table(
        seat(franc=20),
        players=1,
        round=2,
        turn=6,
        proposals=("14 16", "08 09", "10 12"),
        offers={"wood": 1, "iron": 1},
    )
    end(match, "take:wood")
    assert proposals(match) == [["14", "16"], ["09"], ["10", "12"]]
    assert town(match) == ["08", "B1", "B2", "B3"]


def test_fault_03_special_symbol_reveals_a_special() -> None:
    """Where the card shows the special symbol a special building comes, and the proposals stay."""
    match = table(
        seat(franc=20),
        players=1,
        round=1,
        turn=6,
        proposals=("05", "08", "10"),
        offers={"wood": 1, "iron": 1},
        specials={"pile": [None] * 6},
    )
    end(match, "take:wood")
    assert proposals(match) == [["05"], ["08"], ["10"]]
    assert len([card for card in town(match) if len(card) == 3 or card == "31"]) == 1


@pytest.mark.parametrize("players", range(1, 6))
def test_fault_04_everyone_feeds(players: int) -> None:
    """Each seat feeds at the end of a round, the last as well as the first."""
    last = (5, 8, 12, 14, 16)[players - 1]
    match = feed(end(table(*[seat(franc=50)] * players, players=players, round=last, turn=6)))
    paid = {50 - francs(match, one) for one in range(players)}
    assert len(paid) == 1
    assert paid != {0}


def test_fault_05_a_broke_player_stays_outside() -> None:
    """“Free” and “cannot pay” are different: a broke visitor is refused with a reason, a free card opens."""
    match = table(seat(hides=3, grain=3, wood=3), seat("05 20"))
    reason = refused(match, "use:05")
    assert reason
    play(match, "use:20", "amount:3")
    assert goods(match, 1) == {}


def test_fault_06_no_token_that_could_be_left_out() -> None:
    """A payment never holds a token that could be left out, in fees, feeding and energy."""
    match = table(seat("10", meat=3, fish=3), town="16")  # fee: 2 food
    play(match, "use:16")
    assert amounts(match) == [0, 1]
    match = end(
        table(seat(meat=5), players=1, round=1, turn=6, offers={"wood": 1, "iron": 1}), "take:wood"
    )  # 5 food
    assert goods(match)["meat"] == 3
    match = table(seat("08", fish=1, coal=1, wood=1))  # 1 energy
    play(match, "use:08")
    assert amounts(match) == [0, 1]
    play(match, "amount:1")
    assert goods(match) == {"smoked_fish": 1, "wood": 1}


def test_fault_07_bread_is_two_food() -> None:
    """A bread feeds 2; shipped it brings 3."""
    match = end(table(seat(bread=5), players=1, round=2, turn=6, offers={"wood": 1, "iron": 1}), "take:wood")
    assert goods(match) == {"wood": 1}
    assert loans(match) == 0
    match = play(table(seat("18", ships="R01", bread=1, coal=1)), "use:18")
    assert goods(match) == {"franc": 3}


def test_fault_08_francs_are_never_shipped() -> None:
    """Francs are no cargo."""
    refused(table(seat("18", ships="R01", franc=9, coal=1)), "use:18")
    match = table(seat("18", ships="R04", franc=9, coal=1, fish=1, wood=1))
    play(match, "use:18")
    while amounts(match):
        play(match, f"amount:{max(amounts(match))}")
    assert francs(match) == 9 + 2


def test_fault_09_loans_are_repaid_with_money_in_hand() -> None:
    """At the end of the game money in hand repays loans before scoring."""
    match = final(*[seat()] * 3, seat(franc=11, loans=2), turn=3, offers={"fish": 1})
    play(match, "take:fish", "end")
    assert match.over
    assert match.record.result is not None
    assert match.record.result[3] == 11 - 2 * 5


def test_fault_10_last_action_counts_by_the_final_score() -> None:
    """Goods taken last are worth nothing and francs their number: the score says so while one chooses."""
    last = final(*[seat()] * 4, turn=3, offers={"fish": 9, "franc": 2})
    gains = {}
    for token in ("take:fish", "take:franc"):
        fork = last.fork()
        fork.play(token)
        gains[token] = fork.scores()[3] - last.scores()[3]
    assert gains == {"take:fish": 0, "take:franc": 2}


def test_fault_11_discs_stay_over_the_end_of_a_round() -> None:
    """No disc goes home at the end of a round."""
    match = table(
        seat(disc="B1", franc=50), seat(disc="B2", franc=50), seat(franc=50), players=3, round=5, turn=6
    )
    feed(end(match))
    assert position(match)["round"] == 6
    assert [disc(match, one) for one in range(3)] == ["B1", "B2", ""]
    refused(match, "use:B1")


def test_fault_12_an_offer_is_taken_whole() -> None:
    """Taking an offer takes all of it, not one."""
    match = play(table(seat("10"), offers={"wood": 17, "fish": 1}), "take:wood")
    assert goods(match) == {"wood": 17}
    assert offers(match)["wood"] == 0


def test_fault_13_loans_only_when_something_cannot_be_paid() -> None:
    """No loan is offered in a turn, nor in a feeding that can be paid."""
    match = table(seat("10"))
    refused(match, "loan")
    match = end(
        table(seat("10", franc=10), players=1, round=2, turn=6, offers={"wood": 1, "iron": 1}), "take:wood"
    )
    refused(match, "loan")
    match = end(
        table(seat("10", franc=9), players=1, round=2, turn=6, offers={"wood": 1, "iron": 1}), "take:wood"
    )
    allowed(match, "loan")


def test_fault_14_unpaid_loan_costs_seven() -> None:
    """An unpaid loan costs 7 points, not 5."""
    assert table(seat(loans=1, franc=4)).scores()[0] == 4 - 7


def test_fault_15_goods_are_no_points() -> None:
    """Goods left at the end count nothing."""
    assert table(seat(fish=5, steel=5, coke=3, leather=2)).scores()[0] == 0


def test_fault_16_demand_by_round_and_players() -> None:
    """The demand changes with the round and with the number of players."""
    seen = {}
    for players, number in ((2, 1), (2, 5), (2, 14), (3, 1), (3, 14), (5, 1), (5, 14)):
        match = feed(end(table(*[seat(franc=50)] * players, players=players, round=number, turn=6)))
        seen[players, number] = 50 - francs(match)
    assert seen == {(2, 1): 3, (2, 5): 9, (2, 14): 20, (3, 1): 2, (3, 14): 13, (5, 1): 0, (5, 14): 4}


def test_fault_17_building_only_in_firms_sawmill_and_wharves() -> None:
    """Nothing is built outside a building firm, the Construction Firm, the Sawmill or a wharf."""
    rich = {
        "wood": 20,
        "clay": 20,
        "brick": 20,
        "iron": 20,
        "steel": 20,
        "coke": 5,
        "franc": 9,
        "grain": 2,
        "fish": 9,
    }
    match = table(
        seat("05", **rich), proposals=("07", "14", "03"), ship_stacks={"wooden": ["R01"]}, town="16"
    )
    for token in ("build:07", "build:14", "ship:wooden"):
        refused(match, token)
    play(match, "use:16", "amount:0")
    for token in ("build:07", "ship:wooden"):
        refused(match, token)
    for where in ("B1", "B2", "B3", "02"):
        inside = table(seat("B1 B2 B3 02", **rich), proposals=("07", "14", "03"))
        play(inside, f"use:{where}")
        assert verbs(inside) == {"build"}
        refused(inside, "ship:wooden")
    wharf = table(
        seat("12", **rich), proposals=("07", "14", "03"), ship_stacks={"wooden": ["R01"], "iron": ["R06"]}
    )
    play(wharf, "use:12")
    assert verbs(wharf) == {"ship"}


def test_fault_18_sale_is_offered_before_a_loan_is_forced() -> None:
    """Where something falls due that cannot be paid, a sale is offered before a loan is forced."""
    match = end(table(seat("05", loans=1), turn=3))
    assert set(tokens(match)) == {"sell:05", "loan"}
    match = end(
        table(seat("05", fish=4), players=1, round=2, turn=6, offers={"wood": 1, "iron": 1}), "take:wood"
    )
    assert set(tokens(match)) == {"sell:05", "loan"}
    match = table(seat("014 05", clay=1), seat(disc="B2"), proposals=("07", "", ""))
    refused(match, "use:014")  # no loan for the person sent home: sell first
    play(match, "sell:05", "use:014")
    assert cards(match) == ["014", "07"]
    assert loans(match) == 0


def feeding_pair() -> entrepot.Match:
    """Two players feeding in round 5 (9 food), each with a choice; seat 1 first, then seat 0."""
    match = table(
        seat("10", fish=9, franc=9),
        seat("16", fish=9, franc=9),
        players=2,
        round=5,
        turn=6,
        offers={"wood": 1, "grain": 1},
    )
    end(match, "take:wood")
    assert match.decider == 1
    return match


def test_fault_20_own_feeding_can_be_undone() -> None:
    """A feeding can be taken back until the next feeder has made an own choice; later by consent."""
    match = feeding_pair()
    before = position(match)
    play(match, "pay")
    match.play("amount:9")
    match.play("end")
    assert match.decider == 0
    match.undo(seat=1, consent=False)
    match.undo(seat=1, consent=False)
    match.undo(seat=1, consent=False)
    assert position(match) == before
    assert match.decider == 1
    play(match, "pay", "amount:5", "end")
    match.play("sell:10")
    with pytest.raises(entrepot.CannotUndo):
        match.undo(seat=1, consent=False)
    match.undo(seat=1, consent=True)
    assert match.decider == 1


def test_fault_20_forced_feeding_of_the_next_does_not_block() -> None:
    """What the next feeder had no choice about does not stand in the way of taking back."""
    match = table(
        seat(fish=9), seat(fish=9, franc=9), players=2, round=5, turn=6, offers={"wood": 1, "grain": 1}
    )
    end(match, "take:wood")
    assert match.decider == 1
    match.play("amount:9")
    assert goods(match).get("fish", 0) == 0
    match.undo(seat=1, consent=False)
    assert match.decider == 1
    assert goods(match)["fish"] == 9
    assert amounts(match) == list(range(10))


STANDARD = "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 25 27 30"
SPECIAL = "001 002 003 004 005 006 007 008 009 010 011 014 015 016 017 018 019 020 021 022 026 027 028 029 030 031 032 034 035"  # noqa: E501
NOT_ALONE = {"02", "04", "06", "11", "13", "15", "17", "19", "21", "24", "26", "27", "28", "29", "30", "014"}
PLENTY = dict.fromkeys(
    (
        "fish",
        "wood",
        "clay",
        "iron",
        "grain",
        "cattle",
        "coal",
        "hides",
        "smoked_fish",
        "charcoal",
        "brick",
        "steel",
        "bread",
        "meat",
        "coke",
        "leather",
        "franc",
    ),
    30,
)


@pytest.mark.parametrize("number", ["B1", "B2", "B3", *STANDARD.split(), *SPECIAL.split()])
def test_fault_21_every_building_is_usable(number: str) -> None:
    """Every building with an action can be used: whole visits exist, from the town and from a rival, in a
    round and in the final phase, with any number of players that have it."""
    stacks = ("07 16", "08", "03") if number not in ("07", "16", "08", "03") else ("18", "22 25", "23")
    for players in range(1 if number not in NOT_ALONE else 4, 6):
        for phase in (table, final):
            mine = seat(
                "B3 09" if number not in ("B3", "09") else "B1 20",
                loans=1,
                ships="R01" if number != "01" else "",
                **PLENTY,
            )
            rival = [seat(disc="B2" if number != "B2" else "10")] if players > 1 else []
            own = " ".join({number, "10"} - {"B1", "B2", "B3"})
            match = phase(
                mine,
                *rival,
                players=players,
                town=own,
                offers={"wood": 1, "clay": 1},
                proposals=stacks,
                ship_stacks={"wooden": ["R04"]},
                specials={"pile": [None]},
            )
            if number == "11":
                match = phase(
                    seat("05", **PLENTY),
                    seat(disc="05"),
                    players=players,
                    town="11",
                    offers={"wood": 1, "clay": 1},
                )
            allowed(match, f"use:{number}")
            match.play(f"use:{number}")
            for _ in range(40):
                if match.over or match.decider != 0 or verbs(match) & {"take", "end"}:
                    break
                match.play(tokens(match)[-1])
            assert disc(match) == number or number == "014"


def test_fault_21_every_cost_is_charged() -> None:
    """A wood cost is charged like any other: the Fishery takes its wood."""
    match = play(table(seat(wood=1, clay=1), proposals=("03", "", "")), "use:B1")
    assert goods(match) == {}
    refused(table(seat(clay=1), proposals=("03", "", "")), "use:B1")


def test_fault_21_every_good_has_a_form_in_the_score() -> None:
    """No good is missing from the score of the Storehouse."""
    for good in PLENTY:
        if good != "franc":
            assert table(seat("24", **{good: 2})).scores()[0] == 5


def test_fault_21_the_final_phase_is_the_same_in_every_variant() -> None:
    """With any number of players and either length the final phase is one action each."""
    for players in range(1, 6):
        for length in ("full", "short"):
            match = final(
                players=players,
                options={"length": length},
                offers={"fish": players, "wood": 1, "clay": 1, "iron": 1, "grain": 1, "cattle": 1},
            )
            taken = 0
            while not match.over:
                match.play(next(token for token in tokens(match) if token.startswith("take:")))
                taken += 1
            assert taken <= players
            acted = [entry.token for entry in match.record.entries if entry.token.startswith("take:")]
            assert len(acted) == players


def test_positions_tell_all_their_faults() -> None:
    """An impossible position is refused with all its reasons at once."""
    wrong = document(seat("05 99", ships="R77", loans=-1, fish=-2), turn=9)
    wrong["town"] = ["B1", "05"]
    with pytest.raises(entrepot.ImpossiblePosition) as caught:
        entrepot.position("le-havre", wrong)
    told = " / ".join(caught.value.reasons)
    for what in ("turn", "fish", "loans", "05", "99", "R77"):
        assert what in told


def test_a_stack_that_is_not_sorted_is_refused() -> None:
    """Proposal stacks lie sorted with the lowest number on top; another order is no position of the game."""
    with pytest.raises(entrepot.ImpossiblePosition):
        entrepot.position("le-havre", document(proposals=("20 05", "", "")))
