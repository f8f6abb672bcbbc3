"""Paying with cards and coins (rules, section 5)."""

from tests.phoenicia.table import Table, buy, seat, table


def payments(at: Table) -> set[tuple[str, ...]]:
    """All ways to answer the open payment."""
    if at.asks[0] != "payment":
        return {()}
    return {(token, *rest) for token in at.legal() for rest in payments(at.copy().play(token))}


def owing(price: int, coins: int, hand: str) -> Table:
    """A seat that has to pay ``price``: a Dyer won with that bid."""
    at = table(seat(coins=coins, hand=hand), display="dyer").play("auction:dyer", f"raise:{price}")
    return at.play("drop")


def test_ph_06_change_comes_back_in_coins() -> None:
    """PH-6: a 6 for a price of 2 gives 4 coins back."""
    at = owing(2, 0, "6").play("pay:6")
    assert at.coins() == 4
    assert at.hand() == {}


def test_ph_06_no_card_that_could_be_left_out() -> None:
    """PH-6: for 4 a 5 or a 4 alone will do, never both."""
    assert payments(owing(4, 0, "5 4")) == {("pay:5",), ("pay:4",)}
    assert payments(owing(6, 0, "5 4 4")) == {("pay:5", "pay:4"), ("pay:4", "pay:4")}
    assert payments(owing(6, 0, "6 5 4")) == {("pay:6",), ("pay:5", "pay:4")}


def test_ph_18_the_payer_chooses_freely_otherwise() -> None:
    """PH-18: cards or coins, coins only for what the cards leave open."""
    assert payments(owing(5, 5, "6 preset 4")) == {
        ("pay:6",),
        ("pay:preset",),
        ("pay:4", "pay:coins"),
        ("pay:coins",),
    }
    at = owing(5, 2, "4")
    assert payments(at) == {("pay:4",)}, "with no card left the rest goes without saying"
    at.play("pay:4")
    assert at.coins() == 1


def test_ph_18_cards_go_in_falling_value() -> None:
    """PH-18: each payment has one path: after a 4 no 5 is asked for."""
    at = owing(9, 0, "5 4 4")
    assert at.legal() == ["pay:5"], "two 4-cards are not enough"
    assert "could not be made up" in at.refused("pay:4")
    at = owing(8, 0, "5 4 4").play("pay:4")
    assert "falling value" in at.refused("pay:5")
    assert at.legal() == ["pay:4"]


def test_ph_18_a_price_of_nothing_is_not_asked() -> None:
    """PH-18: price 0 costs nothing."""
    at = table(
        seat("dyer", hand="5"), display="dye_house", options={"cards": [{"id": "dye_house", "min_bid": 3}]}
    )
    buy(at, "dye_house", 3)
    assert at.asks == ("auctions", 0)
    assert at.hand() == {"5": 1}


def test_ph_18_coins_alone_are_not_asked() -> None:
    """PH-18: without production cards there is one way to pay."""
    assert owing(3, 7, "").coins() == 4


def test_ph_18_coins_only_for_the_rest() -> None:
    """PH-18: coins cannot be paid in part and a card on top."""
    at = owing(6, 3, "5 4")
    assert "you have only 3 coins" in at.refused("pay:coins")
    assert payments(at) == {("pay:5", "pay:4"), ("pay:5", "pay:coins"), ("pay:4", "pay:coins")}


def test_ph_19_change_above_the_limit_is_kept_until_the_own_1c() -> None:
    """PH-19: seat 1 buys in the turn of seat 0 and keeps 6 coins, 3 too many, until its turn ends."""
    at = table(seat(coins=9), seat(coins=3, hand="6"), display="dyer")
    at.play("auction:dyer", "raise:2", "raise:3", "drop", "pay:6")
    assert at.coins(1) == 6
    at.play("done", "done", "end")
    assert at.coins(0) == 3, "the player in turn is trimmed"
    assert at.coins(1) == 6, "the other is not"
    at.play("done", "train", "done", "end")
    assert at.coins(1) == 3


def test_ph_30_the_preset_card_counts_and_leaves_the_game() -> None:
    """PH-30: worth 5, counts to the storehouses, is not among the cards that come back."""
    at = owing(3, 0, "preset")
    assert at.at()["hand_size"] == 1
    before = at.position
    at.play("pay:preset")
    assert at.coins() == 2
    after = at.position
    assert after["discards"] == {"preset": before["discards"].get("preset", 0) + 1}
    assert after["pile_size"] == before["pile_size"] == 40


def test_ph_30_given_up_it_leaves_the_game_too() -> None:
    """PH-30: also when it is given up for its storehouse."""
    at = table(seat(hand="preset"), asks="purchases").play("exchange:preset")
    assert at.coins() == 5
    assert at.hand() == {}
    assert at.position["discards"]["preset"] == 2, "seat 1 has none any more either"
