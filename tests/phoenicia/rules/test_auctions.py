"""Step 1a: who bids, how bids go round, discounts (rules, section 4)."""

import pytest

from tests.phoenicia.table import buy, end_of_round, seat, table


def test_ph_04_all_who_have_not_finished_bid_and_the_opening_binds() -> None:
    """PH-4: the starter's opening is a real bid: if nobody raises, he must buy."""
    at = table(seat(coins=9), seat(coins=9), seat(coins=9), players=3, display="dyer")
    at.play("auction:dyer", "raise:2")
    assert at.asks == ("bidding", 1)
    at.play("drop")
    assert at.asks == ("bidding", 2)
    at.play("drop")
    assert at.at(0)["cards"] == {"dyer": 1}
    assert at.coins(0) == 7


def test_ph_04_dropping_out_is_final_for_the_card() -> None:
    """PH-4: who has dropped out is not asked again, however long the others go on."""
    at = table(seat(coins=9), seat(coins=9), seat(coins=9), players=3, display="dyer")
    at.play("auction:dyer", "raise:2", "drop", "raise:3")
    assert at.asks == ("bidding", 0)
    at.play("raise:4")
    assert at.asks == ("bidding", 2)
    at.play("drop")
    assert at.at(0)["cards"] == {"dyer": 1}


def test_ph_04_a_raise_is_at_least_one_whole_coin() -> None:
    """PH-4: whole coins, at least one more than the bid before."""
    at = table(seat(coins=5), seat(coins=5), display="dyer").play("auction:dyer", "raise:3")
    assert at.bids() == [4, 5]
    assert "must be higher" in at.refused("raise:3")


def test_ph_05_a_discount_lowers_the_price_and_not_the_bid() -> None:
    """PH-5: bids count at face value; only the winner's payment is lowered."""
    at = table(seat("dyer", coins=20), seat(coins=20), display="dye_house")
    at.play("auction:dye_house")
    assert "minimum bid is 14" in at.refused("raise:13"), "the discount does not lower the minimum"
    at.play("raise:14", "raise:15", "raise:16", "drop")
    assert at.coins(0) == 20 - (16 - 3)
    assert at.coins(1) == 20


def test_ph_05_every_copy_counts_and_nothing_is_paid_back() -> None:
    """PH-5: three Dyers take 9 off; a price is never below 0."""
    at = table(seat("dyer dyer dyer", coins=14), players=5, display="dye_house", turn=0)
    assert buy(at, "dye_house", 14).coins() == 14 - (14 - 9)
    cheap = [{"id": "dye_house", "min_bid": 2}]
    at = table(seat("dyer", coins=1), display="dye_house", options={"cards": cheap})
    assert buy(at, "dye_house", 2).coins() == 1, "2 less 3 is 0, not -1"


def test_ph_07_every_copy_counts() -> None:
    """PH-7: two of a kind give points, production, storehouses, workers and discount twice."""
    one = table(seat("caravan"), players=4)
    two = table(seat("caravan caravan"), players=4)
    assert (two.points() - one.points(), two.production() - one.production()) == (1, 2)
    assert two.storehouses() - one.storehouses() == 1
    assert table(seat("fort fort"), players=4).workers()["untrained"] == 7
    at = table(seat("tracker tracker", coins=9), players=4, display="caravan")
    assert buy(at, "caravan", 9).coins() == 9 - (9 - 4)


def test_ph_12_one_card_a_turn() -> None:
    """PH-12: with the option, a winner takes no further part this round and starts no more auctions."""
    rich = seat(coins=20)
    options = {"one_card_per_turn": True}
    at = table(rich, rich, rich, players=3, display="dyer tracker granary", options=options)
    at.play("auction:dyer", "raise:2", "raise:3", "drop", "drop")
    assert at.at(1)["cards"] == {"dyer": 1}
    assert at.asks == ("auctions", 0), "the starter did not win and goes on"
    at.play("auction:tracker", "raise:3")
    assert at.asks == ("bidding", 2), "seat 1 has bought"
    at.play("drop")
    assert at.legal() == ["done"]
    assert "bought a card this round" in at.refused("auction:granary")
    at.play("done", "done", "end")
    assert at.asks == ("auctions", 1)
    assert at.legal() == ["done"], "seat 1 bought out of turn"
    at.play("done", "done", "end")
    assert "auction:granary" in at.legal()


def test_ph_12_is_off_unless_chosen() -> None:
    """PH-12: by default the same player may buy as many cards as he likes."""
    at = table(seat(coins=9), display="dyer tracker")
    buy(buy(at, "dyer", 2), "tracker", 3)
    assert at.at()["cards"] == {"dyer": 1, "tracker": 1}


def test_ph_12_a_new_round_lifts_the_bar() -> None:
    """PH-12: the limit is for the round."""
    options = {"one_card_per_turn": True}
    at = end_of_round(seat(coins=3, wins=1), seat(wins=1), display="dyer tracker", options=options).chance()
    assert "auction:dyer" in at.legal()


def test_ph_14_only_the_player_in_turn_and_those_to_come() -> None:
    """PH-14: who has finished his turn is out; the last in turn has no rival."""
    rich = seat(coins=9)
    at = table(rich, rich, rich, players=3, overlord=1, turn=1, display="dyer")
    assert at.asks == ("auctions", 2)
    at.play("auction:dyer", "raise:2")
    assert at.asks == ("bidding", 0), "seat 1, the Overlord, has finished"
    at.play("drop")
    assert at.at(2)["cards"] == {"dyer": 1}
    at = table(rich, rich, rich, players=3, overlord=1, turn=2, display="dyer")
    at.play("auction:dyer", "raise:2")
    assert at.at(0)["cards"] == {"dyer": 1}


@pytest.mark.parametrize("asks", ["workers", "purchases"])
def test_ph_14_no_auctions_after_1a(asks: str) -> None:
    """PH-14: auctions are over once the seat has gone on to 1b."""
    at = table(seat(coins=9), asks=asks, display="dyer")
    assert "not what is asked" in at.refused("auction:dyer")


def test_ph_15_clockwise_and_the_opening_may_exceed_the_minimum() -> None:
    """PH-15: bidding begins at the starter's left; the opening may be higher than the minimum; the last
    one left buys at his bid."""
    rich = seat(coins=9)
    at = table(rich, rich, rich, rich, players=4, overlord=2, display="dyer")
    at.play("auction:dyer", "raise:5")
    order = []
    while at.asks[0] == "bidding":
        order.append(at.asks[1])
        at.play("raise:6" if at.asks[1] == 0 and "raise:6" in at.legal() else "drop")
    assert order == [3, 0, 1, 2]
    assert at.coins(0) == 3


def test_ph_15_raises_go_round_the_table() -> None:
    """PH-15: after a raise everybody still in is asked again, in order."""
    rich = seat(coins=9)
    at = table(rich, rich, rich, players=3, display="dyer").play("auction:dyer", "raise:2")
    for bidder, answer in [
        (1, "raise:3"),
        (2, "raise:4"),
        (0, "raise:5"),
        (1, "drop"),
        (2, "raise:6"),
        (0, "drop"),
    ]:
        assert at.asks == ("bidding", bidder)
        at.play(answer)
    assert at.at(2)["cards"] == {"dyer": 1}
    assert at.coins(2) == 3


def test_ph_16_the_limit_is_wealth_and_own_discount() -> None:
    """PH-16: from the minimum up to wealth and discount, cards counted at their value."""
    at = table(seat("tracker", coins=1, hand="6 4"), seat(coins=2, hand="5 4"), display="caravan")
    at.play("auction:caravan")
    assert at.bids() == list(range(9, 14))
    assert "Your limit is 13" in at.refused("raise:14")
    at.play("raise:9")
    assert at.bids() == [10, 11], "11 of wealth, no Tracker"


def test_ph_16_who_cannot_reach_the_minimum_cannot_start() -> None:
    """PH-16: the starter must be able to pay for the minimum."""
    at = table(seat(coins=1), display="dyer tracker")
    assert at.legal() == ["done"]
    assert "Dyer starts at 2; your limit is 1" in at.refused("auction:dyer")


def test_ph_17_benefits_come_at_once_also_out_of_turn() -> None:
    """PH-17: seat 1 wins in the turn of seat 0 and has card, points and workers right away."""
    at = table(seat(coins=9), seat(coins=9), display="fort").play(
        "auction:fort", "raise:7", "raise:8", "drop"
    )
    assert at.asks == ("auctions", 0)
    assert at.points(1) == 3
    assert at.workers(1)["untrained"] == 4
    assert at.coins(1) == 1


def test_ph_17_a_new_discount_counts_from_the_next_auction() -> None:
    """PH-17: a Dyer bought now makes the Dye House of the same turn cheaper."""
    at = table(seat(coins=13), seat(), display="dyer dye_house")
    assert "auction:dye_house" not in at.legal()
    buy(at, "dyer", 2)
    assert at.coins() == 11
    assert buy(at, "dye_house", 14).coins() == 0


def test_ph_34_unsold_cards_stay_at_the_same_minimum() -> None:
    """PH-34: a card that nobody wanted lies there in the next round, at its printed minimum."""
    at = end_of_round(seat(), seat(), display="glassmaking tracker").chance()
    assert at.position["display"] == {"glassmaking": 1, "tracker": 1}
    assert at.asks == ("auctions", 1)
    at.play("auction:tracker")
    assert min(at.bids()) == 3


def test_starting_none_is_allowed() -> None:
    """Rules, section 4: a player need not start any auction."""
    assert table(seat(coins=9), display="dyer").play("done").asks == ("workers", 0)


def test_several_auctions_whoever_won() -> None:
    """Rules, section 4: after each auction the same player may start another."""
    at = table(seat(coins=9), seat(coins=9), display="dyer tracker")
    at.play("auction:dyer", "raise:2", "raise:3", "drop")
    assert at.asks == ("auctions", 0)
    assert "auction:tracker" in at.legal()
    assert "not on display" in at.refused("auction:dyer")


def test_only_cards_on_display_are_auctioned() -> None:
    """Rules, section 4: any face-up card."""
    assert table(seat(coins=40), display="dyer").legal() == ["auction:dyer", "done"]
