"""PH-13: the worked examples of the mission's document, number for number."""

from tests.phoenicia.table import end_of_round, new_game, seat, table


def test_ph_13_robert() -> None:
    """PH-13: Robert has 7 (a preset 5, 2 coins): he trains for 2 and employs a farmer for 5:
    production up by 2, points by 1."""
    at = new_game(2).chance()
    assert at.wealth() == 7
    at.play("done", "train", "pay:coins", "employ:farming", "pay:preset")
    assert at.wealth() == 0
    assert at.workers() == {"hunting": 1, "farming": 2}
    assert (at.production(), at.points()) == (3 + 2, 2 + 1)


def test_ph_13_anne_moves_a_hunter_to_the_mine() -> None:
    """PH-13: Anne has 9, not enough to train and employ a miner (10): for 8 she moves a hunter:
    production up by 2, points by 1, a tool stays on hunting."""
    at = table(seat("prospector", coins=3, hand="6"), asks="workers")
    assert at.wealth() == 9
    production, points = at.production(), at.points()
    at.play("move:hunting-mining", "pay:6")
    assert at.wealth() == 1
    assert (at.production(), at.points()) == (production + 2, points + 1)
    assert at.tools() == {"hunting": 1}


def test_ph_13_anne_goes_on() -> None:
    """PH-13: in the next round Anne trains a worker for 2 and employs him in hunting for nothing with
    the tool: 1 production and 1 point."""
    workers = "untrained mining farming"
    at = table(seat("prospector", coins=2, tools={"hunting": 1}, workers=workers), asks="workers")
    production, points = at.production(), at.points()
    at.play("train", "employ:hunting")
    assert at.coins() == 0
    assert at.tools() == {}
    assert (at.production(), at.points()) == (production + 1, points + 1)


def test_ph_13_jose_turns_a_card_in() -> None:
    """PH-13: José has a Granary, a 4 and 1 coin: he turns the 4 in and holds 5 coins; when production is
    dealt he exchanges 4 of them for a fresh card."""
    jose = seat("granary glassmaking", coins=1, hand="4")
    at = table(seat(), jose, turn=1, asks="purchases").play("exchange:4", "end")
    assert at.coins(1) == 5
    assert at.production(1) == 4
    at.chance("6")
    assert at.hand(1) == {"6": 2}, "one for his production, one for four coins"
    assert at.coins(1) == 1


def dealt(cards: str, coins: int) -> tuple[int, int]:
    """Cards and coins of seat 0 after its production, within the limits of the example."""
    at = end_of_round(seat(cards, coins=coins), seat()).chance()
    return at.at()["hand_size"], at.coins()


def test_ph_13_production_six() -> None:
    """PH-13: production 6, no coins: one card and 2 coins; with 3 coins: five, of which four buy a second
    card: 2 cards and 1 coin."""
    assert table(seat("dye_house")).production() == 6
    assert dealt("dye_house", 0) == (1, 2)
    assert dealt("dye_house", 3) == (2, 1)


def test_ph_13_production_eleven() -> None:
    """PH-13: Anne has production 11, 2 coins and no card: 3 cards and 1 coin; with 2 storehouses she gives
    up the 4, puts 2 of it into her treasury (limit 3) and loses the other 2."""
    anne = seat("fort", coins=2, workers="hunting farming farming farming farming farming")
    at = end_of_round(anne, seat())
    assert at.production() == 11
    while at.asks[0] == "turn-up":
        at.play(at.legal()[0])
    at.play("draw:6", "draw:5", "draw:4")
    assert at.coins() == 1
    assert at.asks == ("give-up", 0)
    at.play("give:4")
    assert at.hand() == {"6": 1, "5": 1}
    assert at.coins() == 3
    assert at.asks == ("auctions", 0)
