"""A turn: the main action, the free actions around it, discs, and what may be entered."""

import pytest

import entrepot
from tests.le_havre.table import (
    ROUNDS,
    allowed,
    disc,
    end,
    final,
    francs,
    goods,
    offers,
    play,
    position,
    refused,
    seat,
    table,
    tokens,
    town,
    verbs,
)


@pytest.mark.parametrize("good", ["franc", "fish", "wood", "clay", "iron", "grain", "cattle"])
def test_an_offer_is_taken_whole(good: str) -> None:
    """Taking an offer takes everything on it, however much."""
    match = table(
        seat("10"), offers={"franc": 2, "fish": 4, "wood": 15, "clay": 3, "iron": 5, "grain": 6, "cattle": 7}
    )
    n = offers(match)[good]
    play(match, f"take:{good}")
    assert goods(match) == {good: n}
    assert offers(match)[good] == 0


def test_an_empty_offer_cannot_be_taken() -> None:
    """Nothing is taken from an empty offer space."""
    refused(table(seat(), offers={"wood": 1, "fish": 1}), "take:iron")


def test_turns_go_round_without_break() -> None:
    """A round is seven turns, not once round the table: the player after the last begins the next round."""
    match = entrepot.new("le-havre", players=3, seed=2)
    seen: list[int | None] = []
    while len(seen) < 15:
        seen.append(match.decider)
        end(match, next(token for token in tokens(match) if token.startswith("take:")))
        while not any(token.startswith("take:") for token in tokens(match)):
            match.play(
                next((token for token in ("pay", "loan", "end") if token in tokens(match)), tokens(match)[0])
            )
    assert seen == [turn % 3 for turn in range(15)]


def test_another_seat_cannot_answer() -> None:
    """Only the player whose turn it is takes a main action."""
    match = table(seat(), seat())
    with pytest.raises(entrepot.WrongSeat):
        match.play("take:wood", seat=1)
    match.play("take:wood", seat=0)
    assert goods(match) == {"wood": 1}


# -- LH-8, LH-32, LH-7: discs ------------------------------------------------------------------------


def test_lh_08_no_second_visit_while_staying() -> None:
    """The building one's own disc stands in cannot be used again before the disc has moved."""
    refused(table(seat("03", disc="03")), "use:03")
    refused(table(seat(disc="03"), seat("03")), "use:03")
    refused(final(seat("03", disc="03")), "use:03")


def test_lh_08_taking_an_offer_leaves_the_disc() -> None:
    """The disc stays where it is when its player takes an offer, and still bars the building."""
    match = table(seat("03 10", disc="03"))
    play(match, "take:wood")
    assert disc(match) == "03"


def test_lh_08_the_disc_moves_on() -> None:
    """Using another building frees the first one for others."""
    match = table(seat("03 16", disc="03"), seat())
    end(match, "use:16")
    assert disc(match) == "16"
    allowed(match, "use:03")


def test_lh_32_occupied_is_closed() -> None:
    """A building with a disc in it cannot be entered, whoever owns it."""
    refused(table(seat(), seat(disc="03"), town="03"), "use:03")
    refused(table(seat("03"), seat(disc="03")), "use:03")
    refused(table(seat(), seat("03", disc="03")), "use:03")
    allowed(table(seat(), seat("03")), "use:03")


def test_lh_32_not_in_the_final_phase() -> None:
    """In the final phase a building occupied by others may be entered."""
    match = final(seat(), seat(disc="03"), town="03")
    play(match, "use:03")
    assert goods(match) == {"fish": 3}
    assert disc(match) == disc(match, 1) == "03"


def test_lh_07_buying_sends_the_guest_home() -> None:
    """A disc in a bought building goes home, nobody is paid, and the buyer may enter at once."""
    match = table(seat(franc=10), seat(disc="03"), town="03")
    refused(match, "use:03")
    play(match, "buy:03")
    assert disc(match, 1) == ""
    assert francs(match, 1) == 0
    play(match, "use:03")
    assert goods(match) == {"fish": 4}


def test_lh_07_buying_the_building_one_stands_in() -> None:
    """Buying the building of the own disc frees the disc: the building can be used again."""
    match = table(seat(franc=10, disc="03"), town="03")
    refused(match, "use:03")
    play(match, "buy:03")
    assert disc(match) == ""
    play(match, "use:03")
    assert goods(match) == {"fish": 4}


def test_lh_07_selling_to_get_out() -> None:
    """Selling the own building frees the own disc; the building can be used at once, now for a fee."""
    match = table(seat("10", disc="10"))
    refused(match, "use:10")
    play(match, "sell:10")
    assert disc(match) == ""
    refused(match, "buy:10")
    play(match, "use:10")
    assert disc(match) == "10"
    assert goods(match) == {"clay": 3}


def test_lh_07_selling_sends_the_guest_home() -> None:
    """A guest in a sold building goes home, unpaid."""
    match = play(table(seat("05 10"), seat(disc="05")), "sell:05")
    assert disc(match, 1) == ""
    assert francs(match, 1) == 0
    assert francs(match) == 4


# -- final phase -------------------------------------------------------------------------------------


def test_lh_07_in_the_final_phase_selling_frees_the_disc() -> None:
    """In the final phase too, selling the building one stands in lets one use it again."""
    match = final(seat("16", disc="16"))
    refused(match, "use:16")
    play(match, "sell:16", "use:16")
    assert goods(match) == {"coal": 3, "franc": 3}


@pytest.mark.parametrize("players", range(1, 6))
def test_every_length_reaches_the_final_phase(players: int) -> None:
    """A position after the last round stands in the final phase: no marker moves, nothing is bought."""
    for length in ("full", "short"):
        match = final(seat("10", franc=60), players=players, options={"length": length})
        assert position(match)["round"] == ROUNDS[length][players - 1] + 1
        assert not verbs(match) & {"buy"}
        assert town(match) == ["B1", "B2", "B3"]
