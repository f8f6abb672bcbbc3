"""The auction panel: my price, who is still in, what remains, what the limits would take."""

from tests.phoenicia.table import TITLE, seat, table


def test_before_an_auction() -> None:
    """For each card: the lowest bid, my price after discount, my limit, what remains after change."""
    at = table(seat("tracker", coins=1, hand="6 5"), seat(coins=2), display="caravan fort")
    panel = TITLE.auction_panel(at.state, 0)
    assert panel["running"] is None
    assert panel["may_bid"] == [0, 1]
    assert panel["wealth"] == 12
    fort, caravan = panel["cards"]
    assert (caravan["card"], caravan["minimum"], caravan["discount"], caravan["price"], caravan["limit"]) == (
        "caravan", 9, 2, 7, 14,
    )  # fmt: skip
    assert caravan["after"] == {
        "paid": {"6": 1, "coins": 1},
        "hand": {"5": 1},
        "coins": 0,
        "change": 0,
        "lost": 0,
    }
    assert fort["price"] == 7
    poor = TITLE.auction_panel(at.state, 1)["cards"]
    assert [entry["after"] for entry in poor] == [None, None]


def test_what_the_limits_would_take() -> None:
    """Change above the treasury is lost at the end of the turn."""
    at = table(seat(hand="6"), display="dyer granary")
    dyer, granary = TITLE.auction_panel(at.state, 0)["cards"]
    assert (dyer["after"]["change"], dyer["after"]["lost"]) == (4, 1)
    assert (granary["after"]["change"], granary["after"]["lost"]) == (2, 0)


def test_during_an_auction() -> None:
    """Who leads, who is still in, what the next bid would cost me."""
    rich = seat(coins=9)
    at = table(rich, rich, rich, players=3, display="dyer").play("auction:dyer", "raise:2", "drop")
    panel = TITLE.auction_panel(at.state, 2)
    assert panel["running"] == {"card": "dyer", "bid": 2, "leader": 0, "in": [0, 2]}
    assert panel["cards"][0]["bid"] == 3
    assert TITLE.auction_panel(at.state, 0)["cards"][0]["bid"] == 2


def test_a_spectator_sees_the_public_part() -> None:
    """No prices, no limits."""
    at = table(seat(coins=9), display="dyer")
    panel = TITLE.auction_panel(at.state, -1)
    assert panel["wealth"] is None
    assert panel["cards"] == [{"card": "dyer", "minimum": 2, "bid": 2}]


def test_the_discount_tree() -> None:
    """All eight discounts, with the copies I own."""
    tree = TITLE.discount_tree(table(seat("tracker tracker"), players=4).state, 0)
    assert {(one["giver"], one["card"]): (one["amount"], one["owned"]) for one in tree} == {
        ("dyer", "dye_house"): (3, 0),
        ("prospector", "smelter"): (2, 0),
        ("tracker", "caravan"): (2, 2),
        ("city_center", "public_works"): (3, 0),
        ("shipyard", "ships"): (3, 0),
        ("shipyard", "port"): (4, 0),
        ("shipyard", "tradefleet"): (4, 0),
        ("public_works", "city_walls"): (4, 0),
    }
