"""End of the game and Overlord (rules, sections 8 and 12)."""

import pytest

from tests.phoenicia.table import TITLE, Table, end_of_round, seat, table

THIRTY = "city_walls port public_works dye_house city_center shipyard ships dyer"
"""30 points; with the hunter and the farmer 32."""


def test_ph_09_thirty_two_points_end_the_game() -> None:
    """PH-9: the game ends in 2a, before display, production and limits."""
    at = end_of_round(seat(THIRTY, coins=1), overlord=1)
    assert at.state.over()
    assert TITLE.scores(at.state) == [32, 2]
    assert at.coins() == 1, "no production any more"
    assert at.position["overlord"] == 1, "the Overlord stays"


def test_ph_09_thirty_one_go_on() -> None:
    """PH-9: 31 points are not enough."""
    at = end_of_round(seat(THIRTY.replace(" dyer", "")))
    assert at.points() == 31
    assert not at.state.over()


def test_ph_09_the_round_is_played_to_its_end() -> None:
    """PH-9: with 32 points in the middle of a round the others still have their turn."""
    at = table(seat(THIRTY), asks="purchases").play("end")
    assert at.asks == ("auctions", 1)
    assert at.play("done", "done", "end").state.over()


def places(overlord: int, *seats: dict[str, object]) -> list[int]:
    """The places after a game of five that ends with these seats."""
    at = end_of_round(*seats, players=5, overlord=overlord)
    assert at.state.over()
    return TITLE.ranks(at.state)


def test_ph_09_among_the_tied_the_overlord_wins() -> None:
    """PH-9: the Overlord of that round, however little he has left."""
    assert places(1, seat(THIRTY, coins=3), seat(THIRTY))[:2] == [2, 1]
    assert places(0, seat(THIRTY), seat(THIRTY, coins=3))[:2] == [1, 2]


def test_ph_09_else_most_unspent_money_else_shared() -> None:
    """PH-9: where the Overlord is not among the tied, money counts; still equal: all of them win."""
    assert places(4, seat(THIRTY, coins=1), seat(THIRTY, coins=2))[:2] == [2, 1]
    assert places(4, seat(THIRTY, coins=2), seat(THIRTY, coins=2))[:2] == [1, 1]


def test_ph_09_more_points_beat_everything() -> None:
    """PH-9: tie-breaks are for ties."""
    more = seat(f"{THIRTY} tracker")
    assert places(0, seat(THIRTY, coins=3, hand="6 6"), more)[:3] == [2, 1, 3]


def test_ph_32_cards_count_at_their_value() -> None:
    """PH-32: a 4 and 2 coins are more than a 5."""
    assert places(4, seat(THIRTY, hand="5"), seat(THIRTY, hand="4", coins=2))[:2] == [2, 1]


def test_ph_32_money_is_counted_after_all_1c() -> None:
    """PH-32: what the last player cannot keep in 1c does not count: 9 coins are 3 by then."""
    at = end_of_round(seat(THIRTY, coins=3), seat(THIRTY, coins=9), players=5, overlord=2)
    assert at.coins(1) == 3
    assert TITLE.ranks(at.state)[:2] == [1, 1]


ONE_POINT = (("dyer", "fort"), ("granary", "tracker"), ("glassmaking", "prospector"))


@pytest.mark.parametrize(
    ("points", "overlord", "new"),
    [
        ((3, 4, 3), 0, 1),
        ((4, 3, 3), 0, 0),
        ((4, 4, 3), 0, 1),
        ((4, 3, 4), 0, 2),
        ((4, 4, 4), 1, 2),
        ((4, 4, 4), 2, 0),
        ((3, 4, 4), 1, 2),
    ],
)
def test_ph_10_the_new_overlord(points: tuple[int, ...], overlord: int, new: int) -> None:
    """PH-10: most points; among equals the first to the left of the present one, who comes last."""
    seats = [seat(" ".join(cards[: n - 2])) for cards, n in zip(ONE_POINT, points, strict=True)]
    at = end_of_round(*seats, players=3, overlord=overlord)
    assert [at.points(number) for number in range(3)] == list(points)
    assert at.position["overlord"] == new


FIRST_HALF = (
    "dyer granary glassmaking fort prospector indentured_worker tracker "
    "caravan dye_house city_center smelter shipyard city_walls"
)
SECOND_HALF = "public_works ships refugees colony port tradefleet"


def pass_round(at: Table) -> None:
    """Everybody passes until a new round has begun or the game is over."""
    began = at.position["round"]
    while not at.state.over() and at.position["round"] == began:
        at.chance()
        if not at.state.over() and at.position["round"] == began:
            at.play(at.legal()[-1])


def test_ph_31_nothing_left_to_auction_play_on() -> None:
    """PH-31: the game goes on without cards; three rounds in which nobody gains a point end it."""
    at = table(seat(FIRST_HALF), seat(SECOND_HALF))
    assert at.position["decks"] == {}
    for number in (1, 2):
        pass_round(at)
        assert not at.state.over(), f"after {number} rounds"
    pass_round(at)
    assert at.state.over()
    assert TITLE.scores(at.state) == [26, 24]


def test_ph_31_a_point_begins_the_count_anew() -> None:
    """PH-31: two idle rounds, then a worker's point, then three idle rounds."""
    at = table(seat(FIRST_HALF), seat(SECOND_HALF))
    pass_round(at)
    pass_round(at)
    at.play("done")
    for answer in ("train", "employ:hunting"):
        at.play(answer)
        while at.asks[0] == "payment":
            at.play(at.legal()[0])
    assert at.points() == 27
    for _ in range(3):
        pass_round(at)
        assert not at.state.over()
    pass_round(at)
    assert at.state.over()


def test_ph_31_also_while_nobody_buys_what_lies_there() -> None:
    """PH-31, as we read it: three rounds without a sale or a point end the game too; without that a game
    in which all pass would have no end."""
    at = table(seat(), seat(), display="dyer tracker")
    for _ in range(3):
        assert not at.state.over()
        pass_round(at)
    assert at.state.over()
