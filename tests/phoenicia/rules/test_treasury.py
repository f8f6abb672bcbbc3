"""Step 1c, production and limits (rules, sections 7, 10 and 11)."""

import pytest

from tests.phoenicia.table import end_of_round, new_game, seat, table


def dealt(
    production: int, coins: int, treasury: int = 6, coin_exchange: str = "over-four"
) -> tuple[int, int]:
    """Cards and coins of seat 0 after 2c, before 2d; it had ``coins`` and no card."""
    # 3 from the start, 4 from each Ships, 1 from each Glassmaking
    ships, glass = divmod(production - 3, 4)
    assert ships <= 3
    cards = " ".join(["ships"] * ships + ["glassmaking"] * glass + ["granary"] * (treasury == 6))
    players = [seat(cards, coins=coins), seat(), seat(), seat(), seat()]
    at = end_of_round(*players, players=5, options={"coin_exchange": coin_exchange})
    assert at.production() == production
    while at.asks[0] == "turn-up":
        at.play(at.legal()[0])
    count = at.at(0)["hand_size"]
    while at.asks == ("draw-card", -1) and at.state.decision().fields() == [0]:
        at.play(at.legal()[0])
        count = at.at(0)["hand_size"]
    return count, at.coins(0)


@pytest.mark.parametrize(
    ("production", "cards", "coins"),
    [(3, 0, 3), (4, 1, 0), (5, 1, 1), (6, 1, 2), (7, 1, 3), (8, 2, 0), (11, 2, 3), (12, 3, 0), (16, 4, 0)],
)
def test_production_without_coins(production: int, cards: int, coins: int) -> None:
    """The table of section 10."""
    assert dealt(production, 0) == (cards, coins)


def test_ph_01_more_than_four_coins_become_cards() -> None:
    """PH-1: four coins stay four; five are a card and a coin; eight are two cards, tested once."""
    assert dealt(3, 1) == (0, 4)
    assert dealt(3, 2) == (1, 1)
    assert dealt(3, 5) == (2, 0)
    assert dealt(4, 4) == (1, 4)
    assert dealt(7, 6) == (1 + 2, 1)


def test_ph_01_from_four_is_the_designers_ruling() -> None:
    """PH-1: with the option, four coins are a card already."""
    assert dealt(3, 1, coin_exchange="from-four") == (1, 0)
    assert dealt(4, 4, coin_exchange="from-four") == (2, 0)
    assert dealt(3, 2, coin_exchange="from-four") == (1, 1)
    assert dealt(3, 0, coin_exchange="from-four") == (0, 3)


def test_ph_02_at_the_end_of_1c_the_player_in_turn_alone() -> None:
    """PH-2: cards above the storehouses are turned into coins, then coins above the limit are lost."""
    at = table(seat(coins=1, hand="6 5 4"), seat(coins=3, hand="6"), asks="purchases").play("end")
    assert at.asks == ("give-up", 0)
    assert at.legal() == ["give:6", "give:5", "give:4"], "the player chooses"
    at.play("give:4")
    assert at.coins(0) == 3, "1 + 4, limit 3"
    assert at.asks == ("auctions", 1)


def test_ph_02_in_2d_everybody() -> None:
    """PH-2: after production each seat has to keep to its limits."""
    at = end_of_round(seat("ships", hand="6 6 6"), seat("caravan caravan", hand="5 5 5 5"), players=3)
    at.chance()
    asked = []
    while at.asks[0] == "give-up":
        asked.append(at.asks[1])
        at.play(at.legal()[-1])
    assert set(asked) == {0, 1}
    for number in range(3):
        assert at.at(number)["hand_size"] <= at.storehouses(number)
        assert at.coins(number) <= 3


def test_ph_03_one_card_into_coins_once_in_1c() -> None:
    """PH-3: one card by choice, and only in 1c."""
    at = table(seat("granary", hand="6 4 4"))
    assert "not what is asked" in at.refused("exchange:4")
    at.play("done", "done", "exchange:4")
    assert at.coins() == 4
    assert at.legal() == ["end"]
    assert "Only one card" in at.refused("exchange:4")


def test_ph_03_after_all_purchases() -> None:
    """PH-3, PH-27: the exchange comes after the purchases of 1c."""
    at = table(seat("granary", hand="6 5", coins=9), asks="purchases").play("exchange:5")
    assert "after all purchases" in at.refused("tool:hunting")


def test_ph_27_order_at_the_end_of_1c() -> None:
    """PH-27: the voluntary card, then cards above the storehouses, then coins above the limit are lost."""
    at = table(seat(coins=2, hand="6 5 4 4"), asks="purchases").play("exchange:4")
    assert at.coins() == 6
    at.play("end")
    assert at.state.decision().fields()[:2] == [0, 1], "three cards left, two storehouses"
    at.play("give:4")
    assert at.coins() == 3
    assert at.hand() == {"6": 1, "5": 1}


def test_ph_27_four_coins_are_no_card_in_a_turn() -> None:
    """FAQ: coins become cards at the end of 2c only."""
    at = table(seat("granary", coins=6), asks="purchases").play("end")
    assert (at.coins(), at.hand()) == (6, {})


def test_ph_28_dealing_goes_clockwise_from_the_new_overlord() -> None:
    """PH-28: seat 2 has most points and is dealt first, all its cards at once."""
    at = end_of_round(seat("caravan"), seat("caravan"), seat("ships dyer"), players=3)
    order = []
    while at.state.decider() == -1:
        if at.asks[0] == "draw-card":
            order.append(at.state.decision().fields()[0])
        at.play(at.legal()[0])
    assert at.position["overlord"] == 2
    assert order == [2, 0, 1]


def test_ph_28_an_empty_pile_is_shuffled_from_the_discards() -> None:
    """PH-28: one card is left in the pile, two are due: the second comes from the discards."""
    spent = {"4": 10, "5": 20, "6": 9}
    at = end_of_round(seat("ships ships", spent=spent), seat(), seat(), players=3)
    while at.asks[0] == "turn-up":
        at.play(at.legal()[0])
    assert at.position["pile_size"] == 1
    assert at.legal() == ["draw:6"], "the last card of the pile"
    at.play("draw:6")
    assert at.position["pile"] == spent
    assert at.position["discards"].keys() == {"preset"}
    assert at.at()["held"] == {"6": 1}, "that one was in a hand when the discards were shuffled"


def test_ph_28_both_empty_pays_four_coins_a_card() -> None:
    """PH-28: no card anywhere: 4 coins for each card due, and no second exchange."""
    first = seat("granary granary ships ships", hand="6 " * 10 + "5 " * 10)
    second = seat(hand="5 " * 10 + "4 " * 10)
    at = end_of_round(first, second, seat(), players=3).chance()
    assert at.coins(0) == 3 + 2 * 4
    assert at.asks == ("give-up", 0)


def test_ph_29_limits_in_2d() -> None:
    """PH-29: cards given up add their value, then coins are trimmed; coins kept so are not exchanged."""
    at = end_of_round(seat("ships granary", coins=0, hand="6 6 6 6 6"), seat()).chance("4")
    assert at.asks == ("give-up", 0)
    at.play("give:4")
    assert at.coins() == 6, "3 + 4, limit 6"
    assert at.hand() == {"6": 5}


def test_ph_29_limits_go_clockwise_from_the_overlord() -> None:
    """PH-29: in the order of the round to come."""
    at = end_of_round(seat("caravan", hand="5 5 5"), seat("ships", hand="6 5 5")).chance()
    assert at.position["overlord"] == 1
    assert at.asks == ("give-up", 1)
    at.play("give:6")
    assert at.asks == ("give-up", 0)


def test_set_up() -> None:
    """Rules, section 2.4: 2 coins, a preset 5, three workers, 2 storehouses; wealth 7."""
    at = new_game(3)
    for number in range(3):
        assert at.wealth(number) == 7
        assert at.hand(number) == {"preset": 1}
        assert at.workers(number) == {"untrained": 1, "hunting": 1, "farming": 1}
        assert (at.production(number), at.points(number), at.storehouses(number)) == (3, 2, 2)
        assert at.at(number)["treasury"] == 3
    assert at.position["pile_size"] == 40


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ph_34_granary_and_fort_are_barred_from_the_first_display(players: int) -> None:
    """PH-34: neither can come up before all players have a card before them; afterwards they can."""
    at = new_game(players)
    for _ in range(players):
        assert "card:granary" not in at.legal()
        assert "card:fort" not in at.legal()
        assert "first display" in at.refused("card:granary")
        at.play(at.legal()[0])
    assert at.asks == ("auctions", 0)
    later = end_of_round(*[seat()] * players, players=players)
    assert {"card:granary", "card:fort"} <= set(later.legal())


def test_first_card_at_random() -> None:
    """Rules, section 2.6: an option deals a card of the pile to each instead of the preset one."""
    at = new_game(2, first_card="random").play("card:dyer", "card:tracker", "draw:6", "draw:4")
    assert (at.hand(0), at.hand(1)) == ({"6": 1}, {"4": 1})
    assert at.position["pile_size"] == 38


def test_the_overlord_is_drawn_by_lot() -> None:
    """Rules, section 2.5: every seat is equally likely; the round begins with it."""
    for players in (2, 5):
        lots = new_game(players, players - 1)
        lots.chance()
        assert lots.asks == ("auctions", players - 1)
