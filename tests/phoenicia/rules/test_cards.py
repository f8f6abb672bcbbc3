"""A scenario for each of the 19 kinds of development cards (rules, section 12 and the card data)."""

import pytest

from tests.phoenicia.table import Table, buy, end_of_round, seat, table


def bought(card: str, bid: int, cards: str = "", players: int = 2, **more: object) -> Table:
    """Seat 0, in turn with ``bid`` coins at hand, buys the card for its minimum bid."""
    start = table(seat(cards, coins=40, **more), seat(), players=players, display=card)  # type: ignore[arg-type]
    assert f"raise:{bid - 1}" not in start.copy().play(f"auction:{card}").legal(), "below the minimum"
    return buy(start, card, bid)


def gains(after: Table, cards: str = "", players: int = 2) -> tuple[int, int, int]:
    """Points, production and storehouses more than before."""
    before = table(seat(cards), players=players)
    return (
        after.points() - before.points(),
        after.production() - before.production(),
        after.storehouses() - before.storehouses(),
    )


def test_dyer() -> None:
    """Minimum 2; 1 point; 3 off the Dye House."""
    after = bought("dyer", 2)
    assert gains(after) == (1, 0, 0)
    assert after.coins() == 38
    assert bought("dye_house", 14, "dyer").coins() == 40 - 14 + 3


def test_granary() -> None:
    """Minimum 4; 1 point, 2 storehouses; the treasury holds 6 coins instead of 3."""
    after = bought("granary", 4)
    assert gains(after) == (1, 0, 2)
    assert after.at()["treasury"] == 6
    assert table(seat()).at()["treasury"] == 3
    after.play("done", "done", "end")
    assert after.coins() == 6


def test_glassmaking() -> None:
    """Minimum 5; 1 point, 1 production."""
    assert gains(bought("glassmaking", 5)) == (1, 1, 0)


def test_fort() -> None:
    """Minimum 7; 1 point and 3 untrained workers."""
    after = bought("fort", 7)
    assert gains(after) == (1, 0, 0)
    assert after.workers() == {"untrained": 4, "hunting": 1, "farming": 1}


def test_prospector() -> None:
    """Minimum 2; 1 point; opens mining; 2 off the Smelter."""
    before = table(seat(coins=40), asks="workers")
    assert "tile for mining" in before.refused("employ:mining")
    after = bought("prospector", 2)
    assert gains(after) == (1, 0, 0)
    after.play("done", "train", "employ:mining")
    assert after.workers() == {"hunting": 1, "farming": 1, "mining": 1}
    assert bought("smelter", 6, "prospector").coins() == 40 - 6 + 2


def test_indentured_worker() -> None:
    """Minimum 3; no point; a worker who is trained already."""
    after = bought("indentured_worker", 3)
    assert gains(after) == (0, 0, 0)
    assert after.workers() == {"untrained": 1, "trained": 1, "hunting": 1, "farming": 1}


def test_tracker() -> None:
    """Minimum 3; 1 point; every second hunter produces 1 more; 2 off the Caravan."""
    assert gains(bought("tracker", 3)) == (1, 0, 0), "one hunter: no second one yet"
    two = table(
        seat("fort", coins=9, workers="untrained untrained untrained hunting hunting farming"),
        display="tracker",
    )
    assert two.production() == 4
    assert buy(two, "tracker", 3).production() == 5
    assert bought("caravan", 9, "tracker").coins() == 40 - 9 + 2


def test_caravan() -> None:
    """Minimum 9; 1 point, 2 production, 1 storehouse."""
    assert gains(bought("caravan", 9)) == (1, 2, 1)


def test_dye_house() -> None:
    """Minimum 14; 3 points, 3 production, 1 storehouse; opens clothmaking; no Dyer needed."""
    assert "tile for clothmaking" in table(seat(coins=40), asks="workers").refused("employ:clothmaking")
    after = bought("dye_house", 14)
    assert gains(after) == (3, 3, 1)
    after.play("done", "train", "employ:clothmaking")
    assert gains(after) == (5, 7, 2), "a clothmaker: 2 points, 4 production, 1 storehouse"


def test_city_center() -> None:
    """Minimum 4; 2 points; 3 points for sale at 3 each in 1c; 3 off Public Works."""
    assert "Only a City Center" in table(seat(coins=9), asks="purchases").refused("point")
    after = bought("city_center", 4)
    assert gains(after) == (2, 0, 0)
    after.play("done", "done", "point", "point", "point")
    assert after.coins() == 40 - 4 - 9
    assert gains(after) == (5, 0, 0)
    assert "no points left" in after.refused("point")
    assert bought("public_works", 12, "city_center").coins() == 40 - 12 + 3


def test_smelter() -> None:
    """Minimum 6; 1 point, 1 production, 1 storehouse; every second miner produces 1 more."""
    assert gains(bought("smelter", 6)) == (1, 1, 1)
    miners = "untrained untrained mining mining hunting farming"
    two = table(seat("prospector fort", coins=9, workers=miners), display="smelter")
    assert two.production() == 3 + 6
    assert buy(two, "smelter", 6).production() == 3 + 7 + 1


def test_shipyard() -> None:
    """Minimum 7; 2 points; 3 off Ships, 4 off Tradefleet, 4 off Port."""
    assert gains(bought("shipyard", 7)) == (2, 0, 0)
    assert bought("ships", 14, "shipyard").coins() == 40 - 14 + 3
    assert bought("tradefleet", 20, "shipyard").coins() == 40 - 20 + 4
    assert bought("port", 18, "shipyard").coins() == 40 - 18 + 4


def test_public_works() -> None:
    """Minimum 12; 5 points; training costs 1 instead of 2; 4 off City Walls."""
    after = bought("public_works", 12)
    assert gains(after) == (5, 0, 0)
    after.play("done", "train")
    assert after.coins() == 40 - 12 - 1
    assert table(seat(coins=40), asks="workers").play("train").coins() == 38
    assert bought("city_walls", 22, "public_works").coins() == 40 - 22 + 4


def test_ships() -> None:
    """Minimum 14; 2 points, 4 production, 1 storehouse."""
    assert gains(bought("ships", 14)) == (2, 4, 1)


def test_refugees() -> None:
    """Minimum 9; 1 point and 4 untrained workers (all reconstructed)."""
    after = bought("refugees", 9)
    assert gains(after) == (1, 0, 0)
    assert after.workers() == {"untrained": 5, "hunting": 1, "farming": 1}


def test_colony() -> None:
    """Minimum 15; 4 points, 3 production (all reconstructed, the name too)."""
    assert gains(bought("colony", 15)) == (4, 3, 0)


def test_port() -> None:
    """Minimum 18; 6 points, 2 production, 1 storehouse (all reconstructed)."""
    assert gains(bought("port", 18)) == (6, 2, 1)


def test_tradefleet() -> None:
    """Minimum 20; 4 points, 5 production, 1 storehouse (all reconstructed)."""
    assert gains(bought("tradefleet", 20)) == (4, 5, 1)


def test_city_walls() -> None:
    """Minimum 22; 9 points and nothing else (all reconstructed)."""
    after = bought("city_walls", 22)
    assert gains(after) == (9, 0, 0)
    assert after.workers() == {"untrained": 1, "hunting": 1, "farming": 1}


@pytest.mark.parametrize(("players", "copies_a", "copies_b"), [(2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_copies_by_number_of_players(players: int, copies_a: int, copies_b: int) -> None:
    """19, 29, 38 and 48 cards: 10 A kinds and 9 B kinds; deck 1 has 7, 11, 14 and 18 cards."""
    decks = table(players=players).position["decks"]
    assert sum(decks.values()) == {2: 19, 3: 29, 4: 38, 5: 48}[players]
    assert decks["dyer"] == decks["city_walls"] == copies_a
    assert decks["tracker"] == decks["refugees"] == copies_b
    first = ("dyer", "granary", "glassmaking", "fort", "prospector", "indentured_worker", "tracker")
    assert sum(decks[card] for card in first) == {2: 7, 3: 11, 4: 14, 5: 18}[players]
    second = ("caravan", "dye_house", "city_center", "smelter", "shipyard")
    assert sum(decks[card] for card in second) == {2: 5, 3: 7, 4: 10, 5: 12}[players]


def test_decks_come_one_after_the_other() -> None:
    """The display is filled from the lowest deck that has cards; when it runs out, from the next."""
    gone = "dyer granary glassmaking fort prospector indentured_worker"
    round_over = end_of_round(seat(gone), seat(), display="")
    assert round_over.legal() == ["card:tracker"]
    round_over.play("card:tracker")
    assert round_over.legal() == [
        "card:caravan", "card:dye_house", "card:city_center", "card:smelter", "card:shipyard",
    ]  # fmt: skip
