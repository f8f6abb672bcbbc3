"""The final phase: one more main action for each, nothing else new, then the scores."""

import pytest

import entrepot
from tests.le_havre.table import (
    FULL,
    ROUNDS,
    allowed,
    cards,
    disc,
    end,
    feed,
    final,
    francs,
    goods,
    loans,
    offers,
    play,
    position,
    refused,
    seat,
    stack,
    table,
    tokens,
    verbs,
)


@pytest.mark.parametrize("players", range(1, 6))
def test_lh_28_one_main_action_each_in_seat_order(players: int) -> None:
    """After the last round each player in seat order takes exactly one main action; then the game is over."""
    on_offer = dict.fromkeys(FULL, 3)
    match = final(
        *[seat(card) for card in ("10", "16", "12", "14", "18")[:players]], players=players, offers=on_offer
    )
    for one, good in zip(range(players), ("fish", "wood", "clay", "iron", "grain"), strict=False):
        assert match.decider == one
        play(match, f"take:{good}")
        assert match.decider == one
        refused(match, "take:cattle")
        play(match, "end")
    assert match.over
    assert [goods(match, one) for one in range(players)] == [
        {good: 3} for good in ("fish", "wood", "clay", "iron", "grain")[:players]
    ]


def test_lh_28_no_supply_no_feeding() -> None:
    """No goods come and nobody is fed in the final phase."""
    match = final(*[seat("10", fish=3)] + [seat(fish=3)] * 3)
    before = offers(match)
    play(match, "take:wood", "end")
    assert offers(match) == before | {"wood": 0}
    for take in ("take:clay", "take:iron", "take:grain"):
        match.play(take)
    assert match.over
    assert [goods(match, one)["fish"] for one in range(4)] == [3, 3, 3, 3]
    assert [loans(match, one) for one in range(4)] == [0, 0, 0, 0]


def test_lh_28_selling_and_repaying_stay_allowed() -> None:
    """In the final phase one may still sell and repay."""
    match = final(seat("05 10", franc=1, loans=1))
    play(match, "sell:05", "repay", "take:wood", "sell:10")
    assert loans(match) == 0
    assert goods(match) == {"franc": 1, "wood": 1}


def test_lh_28_occupied_buildings_are_open() -> None:
    """Buildings with discs of others may be entered; the fee is due as always."""
    match = final(seat(franc=2), seat("16", disc="16"), seat(disc="16"))
    play(match, "use:16")
    assert goods(match) == {"coal": 3}
    assert francs(match, 1) == 2
    assert disc(match) == disc(match, 1) == disc(match, 2) == "16"


def test_lh_28_not_the_one_of_the_own_disc() -> None:
    """One's own place stays closed in the final phase, even with others in it."""
    refused(final(seat("16", disc="16"), seat(disc="16")), "use:16")


def test_lh_28_building_and_ships_stay_possible() -> None:
    """Firms and wharves work in the final phase."""
    match = final(seat("B1", clay=1), proposals=("07", "", ""))
    play(match, "use:B1")
    assert cards(match) == ["07", "B1"]
    match = final(seat("12", wood=8), ship_stacks={"wooden": ["R01"]})
    play(match, "use:12")
    assert stack(match, "wooden") == []


def test_lh_28_no_buying_between_constructions() -> None:
    """Between the two constructions of the final phase one may sell, not buy."""
    match = final(seat("B3 10", clay=3, franc=20), proposals=("07", "05", "13"))
    play(match, "use:B3", "build:07")
    refused(match, "buy:13")
    allowed(match, "sell:10")


def test_lh_56_the_first_player_begins_and_discs_stay() -> None:
    """The game's first player begins the final phase; discs stand where the last round left them."""
    match = table(*[seat(disc=card, franc=20) for card in ("B1", "B2", "B3", "")], round=20, turn=6)
    feed(end(match))
    assert position(match)["round"] == 21
    assert match.decider == 0
    assert [disc(match, one) for one in range(4)] == ["B1", "B2", "B3", ""]


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("length", ["full", "short"])
def test_lh_56_first_player_in_every_set_up(players: int, length: str) -> None:
    """Seat 0 begins the final phase with any number of players, whoever ended the last round."""
    match = table(
        *[seat(franc=50)] * players,
        players=players,
        round=ROUNDS[length][players - 1],
        turn=6,
        options={"length": length},
    )
    feed(end(match))
    assert match.decider == 0
    assert "buy" not in verbs(match)


def test_lh_33_a_seat_without_main_action_passes_by_itself() -> None:
    """With no legal main action and nothing to sell the pass plays itself."""
    match = final(*[seat()] * 4, offers={})
    assert match.over
    assert [entry.token for entry in match.record.entries].count("pass") == 4


def test_lh_33_no_pass_while_something_can_be_done() -> None:
    """As long as any main action is legal it must be taken."""
    match = final(seat("16"), offers={})
    assert "pass" not in tokens(match)
    assert "use:16" in tokens(match) or "use:16" in [entry.token for entry in match.record.entries]


def test_lh_05_asides_in_the_final_phase() -> None:
    """Others may sell in a rival's final turn."""
    match = final(seat("10"), seat("05"))
    match.play_aside("sell:05", 1)
    assert francs(match, 1) == 4


def test_record_ends_with_the_result() -> None:
    """When the last seat has ended, the result stands in the record."""
    match = final(*[seat()] * 3, seat(franc=7), turn=3)
    assert not match.over
    end(match, "take:franc")
    assert match.over
    assert match.record.result == (0, 0, 0, 8)
    with pytest.raises(entrepot.GameOver):
        match.play("take:wood")
    assert match.choices() == ()


def test_handing_in_the_last_turns_marker() -> None:
    """After the seventh turn of the last round no marker moves any more."""
    match = table(*[seat(franc=20)] * 4, round=20, turn=6)
    before = offers(match)
    feed(end(match, "take:cattle"))
    assert offers(match) == before | {"cattle": 0}
