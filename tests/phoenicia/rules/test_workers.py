"""Step 1b and the activities (rules, section 6)."""

import pytest

from tests.phoenicia.table import buy, seat, table

CREW = "untrained untrained untrained untrained"
"""Fort and the first worker, none of them employed."""


def employed(job: str, number: int, cards: str) -> tuple[int, int]:
    """Production and points of ``number`` workers in an activity (and no other), by its formula."""
    hands = {"hunting": 0, "farming": 0, job: number, "untrained": 10 - number}
    cards += " fort refugees"
    given = seat(cards)
    given["workers"] = {name: count for name, count in hands.items() if count}
    at = table(given, players=5)
    unemployed = seat(cards)
    unemployed["workers"] = {"untrained": 10}
    before = table(unemployed, players=5)
    return at.production() - before.production(), at.points() - before.points()


@pytest.mark.parametrize(
    ("job", "cards", "production", "points"),
    [
        ("hunting", "", [1, 2, 3, 4], 1),
        ("hunting", "tracker", [1, 3, 4, 6], 1),
        ("hunting", "tracker tracker", [2, 4, 6, 8], 1),
        ("farming", "", [2, 4, 6, 8], 1),
        ("farming", "tracker smelter", [2, 4, 6, 8], 1),
        ("mining", "prospector", [3, 6, 9, 12], 2),
        ("mining", "prospector smelter", [3, 7, 10, 14], 2),
        ("mining", "prospector smelter smelter", [4, 8, 12, 16], 2),
        ("clothmaking", "dye_house", [4, 8, 12, 16], 2),
    ],
)
def test_activities(job: str, cards: str, production: list[int], points: int) -> None:
    """The table of section 6: production of 1 to 4 workers, and points each."""
    assert [employed(job, number, cards) for number in range(1, 5)] == [
        (made, points * (number + 1)) for number, made in enumerate(production)
    ]


@pytest.mark.parametrize(
    ("job", "cost"), [("hunting", 2), ("farming", 5), ("mining", 8), ("clothmaking", 11)]
)
def test_tool_costs(job: str, cost: int) -> None:
    """Employing a trained worker costs 2, 5, 8 or 11."""
    at = table(seat("indentured_worker prospector dye_house", coins=cost), asks="workers")
    assert at.play(f"employ:{job}").coins() == 0
    poor = table(seat("indentured_worker prospector dye_house", coins=cost - 1), asks="workers")
    assert f"costs {cost}; you have {cost - 1}" in poor.refused(f"employ:{job}")


def test_a_clothmaker_brings_a_storehouse() -> None:
    """Each worker put into clothmaking also gives a storehouse."""
    at = table(seat("indentured_worker dye_house", coins=11), asks="workers")
    assert at.storehouses() == 3
    assert at.play("employ:clothmaking").storehouses() == 4


def test_only_trained_workers_are_employed() -> None:
    """An untrained worker has to be trained first."""
    at = table(seat(coins=9), asks="workers")
    assert "no trained worker" in at.refused("employ:hunting")


def test_ph_08_improvements_apply_to_workers_already_placed() -> None:
    """PH-8: the second Tracker and the second Smelter change hunters and miners at once."""
    hands = f"{CREW} hunting hunting"
    at = table(seat("fort tracker", coins=9, workers=hands), players=4, display="tracker")
    assert at.production() == 3
    assert buy(at, "tracker", 3).production() == 4
    hands = "untrained mining mining mining hunting farming"
    at = table(seat("fort prospector smelter", coins=9, workers=hands), players=4, display="smelter")
    assert at.production() == 1 + 2 + 10 + 1
    assert buy(at, "smelter", 6).production() == 1 + 2 + 12 + 2


def test_ph_20_second_copies() -> None:
    """PH-20: a second Granary: 2 storehouses, limit stays 6; Prospector and Dye House: no second tile;
    Public Works: training stays 1; City Center: 3 more points for sale."""
    at = table(seat("granary granary"), players=3)
    assert (at.at()["treasury"], at.storehouses()) == (6, 6)
    assert (
        table(seat("public_works public_works", coins=9), players=3, asks="workers").play("train").coins()
        == 8
    )
    at = table(seat("city_center city_center", coins=40), players=4, asks="purchases").play(*["point"] * 6)
    assert "no points left" in at.refused("point")
    one = table(seat("prospector dye_house"), players=4)
    two = table(seat("prospector prospector dye_house dye_house"), players=4)
    assert two.points() - one.points() == 1 + 3
    assert two.production() - one.production() == 3


def test_ph_21_a_late_prospector_finds_the_smelter_at_work() -> None:
    """PH-21: Smelter first, Prospector later: mining is improved from its first miner on."""
    at = table(seat("smelter fort", coins=50), display="prospector")
    buy(at, "prospector", 2).play("done", "train", "train", "employ:mining", "employ:mining")
    assert at.production() == 3 + 1 + 7


def test_ph_22_start_and_recounting() -> None:
    """PH-22: the start's 3 production and 2 points are its hunter and its farmer; all is cards,
    activities and points bought."""
    at = table(seat())
    assert (at.production(), at.points()) == (3, 2)
    assert table(seat(workers="untrained hunting trained")).production() == 1
    at = table(seat("city_center ships", bought=2))
    assert (at.production(), at.points()) == (3 + 4, 2 + 2 + 2 + 2)


def test_ph_23_moving_to_a_dearer_activity() -> None:
    """PH-23: full cost of the new activity, the difference in points and production, a tool stays behind."""
    at = table(seat("dye_house", coins=24), asks="workers")
    at.play("move:hunting-clothmaking")
    assert at.coins() == 13
    assert at.workers() == {"untrained": 1, "farming": 1, "clothmaking": 1}
    assert at.tools() == {"hunting": 1}
    assert (at.production(), at.points(), at.storehouses()) == (3 + 3 + 3, 2 + 3 + 1, 2 + 1 + 1)
    at.play("move:farming-clothmaking")
    assert at.coins() == 2
    assert at.tools() == {"hunting": 1, "farming": 1}


def test_ph_23_only_to_a_dearer_activity() -> None:
    """PH-23: strictly dearer; there is no way back and no way sideways."""
    at = table(seat("dye_house prospector", coins=30), asks="workers")
    assert [token for token in at.legal() if token.startswith("move:")] == [
        "move:hunting-farming", "move:hunting-mining", "move:hunting-clothmaking",
        "move:farming-mining", "move:farming-clothmaking",
    ]  # fmt: skip
    assert "no worker in mining" in at.refused("move:mining-clothmaking")
    assert "no tile for mining" in table(seat(coins=30), asks="workers").refused("move:hunting-mining")


def test_ph_23_full_cost_even_if_a_tool_lies_there() -> None:
    """PH-23: a moved worker pays although a tool lies on the new tile; the tool stays there."""
    at = table(seat(coins=9, tools={"farming": 1}), asks="workers").play("move:hunting-farming")
    assert at.coins() == 4
    assert at.tools() == {"hunting": 1, "farming": 1}


def test_ph_23_the_tool_left_behind_is_usable_at_once() -> None:
    """PH-23: in the same 1b a trained worker takes it."""
    at = table(seat("indentured_worker", coins=5), asks="workers").play(
        "move:hunting-farming", "employ:hunting"
    )
    assert at.coins() == 0
    assert at.tools() == {}
    assert at.workers() == {"untrained": 1, "hunting": 1, "farming": 2}


def test_ph_23_the_last_circle_is_vacated() -> None:
    """PH-23: with improved hunting, the second of two hunters (worth 2) leaves."""
    at = table(seat("tracker fort", coins=5, workers=f"{CREW} hunting hunting"), asks="workers")
    assert at.production() == 3
    assert at.play("move:hunting-farming").production() == 1 + 2


def test_ph_24_tools_only_on_tiles_one_has() -> None:
    """PH-24: without a Prospector no mining tool."""
    at = table(seat(coins=30), asks="purchases")
    assert [token for token in at.legal() if token.startswith("tool:")] == ["tool:hunting", "tool:farming"]
    assert "no tile for clothmaking" in at.refused("tool:clothmaking")


def test_ph_24_employing_takes_a_tool_if_one_is_there() -> None:
    """PH-24: one tool, one worker for nothing; the next one pays; workers and tools are unlimited."""
    at = table(
        seat(
            "fort",
            coins=30,
            tools={"farming": 1},
            workers="trained trained untrained untrained hunting farming",
        )
    )
    at.play("done", "employ:farming")
    assert (at.coins(), at.tools()) == (30, {})
    assert at.play("employ:farming").coins() == 25
    assert at.workers()["farming"] == 3


def test_ph_25_the_steps_come_in_order() -> None:
    """PH-25: 1a, 1b, 1c, each may be empty; a tool bought in 1c waits for the next turn."""
    at = table(seat("indentured_worker", coins=9), display="dyer")
    assert "not what is asked" in at.refused("train")
    at.play("done")
    assert "not what is asked" in at.refused("tool:hunting")
    at.play("done", "tool:hunting")
    assert at.tools() == {"hunting": 1}
    assert "not what is asked" in at.refused("employ:hunting")
    at.play("end")
    assert at.asks == ("auctions", 1)


def test_ph_26_training() -> None:
    """PH-26: any number, 2 each."""
    at = table(seat("fort", coins=9), asks="workers").play("train", "train", "train", "train")
    assert at.coins() == 1
    assert at.workers()["trained"] == 4
    assert "no untrained worker" in at.refused("train")


def test_1b_goes_in_any_order() -> None:
    """Rules, section 6: training, employing and moving in any order."""
    at = table(seat("fort", coins=30), asks="workers")
    at.play("move:hunting-farming", "train", "employ:farming", "train", "employ:hunting", "done")
    assert at.workers() == {"untrained": 2, "hunting": 1, "farming": 3}
