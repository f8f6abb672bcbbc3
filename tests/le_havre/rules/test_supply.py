"""The supply action: marker, tile, goods, and the interest that one tile brings."""

import pytest

import entrepot
from tests.le_havre.table import (
    cards,
    end,
    francs,
    goods,
    loans,
    offers,
    play,
    position,
    refused,
    seat,
    table,
    tokens,
)

TILES = [
    ("T1", {"wood": 1, "cattle": 1}, False),
    ("T2", {"wood": 1, "clay": 1}, False),
    ("T3", {"wood": 1, "franc": 1}, False),
    ("T4", {"fish": 1, "clay": 1}, False),
    ("T5", {"wood": 1, "fish": 1}, True),
    ("T6", {"fish": 1, "grain": 1}, False),
    ("T7", {"iron": 1, "franc": 1}, False),
]


def order(first_next: str, at: int) -> list[str]:
    """All seven tiles with one of them at a place."""
    rest = [tile for tile, *_ in TILES if tile != first_next]
    return [*rest[:at], first_next, *rest[at:]]


@pytest.mark.parametrize(("tile", "brings", "interest"), TILES)
def test_tile_brings_its_goods(tile: str, brings: dict[str, int], interest: bool) -> None:
    """Entering a tile adds one of each shown good to its offer space, and nothing to the others."""
    match = table(seat(), turn=2, tiles=order(tile, 3))
    before = offers(match)
    end(match, "take:cattle")
    before["cattle"] = 0
    assert {good: n - before[good] for good, n in offers(match).items() if n != before[good]} == brings


@pytest.mark.parametrize(("tile", "brings", "interest"), TILES)
def test_only_the_interest_tile_asks_for_interest(tile: str, brings: dict[str, int], interest: bool) -> None:
    """One tile of the seven bears the interest sign."""
    match = table(seat(franc=3, loans=1), turn=2, tiles=order(tile, 3))
    end(match)
    assert francs(match) == (2 if interest else 3)


def test_the_seven_tiles_are_used_in_the_same_order_each_round() -> None:
    """Once turned up a tile stays in its place: the second round brings the same goods in the same order."""
    match = entrepot.new("le-havre", players=2, seed=3)
    shown: list[list[str]] = []
    for _ in range(14):
        before = offers(match)
        good = max(before, key=lambda one: before[one])
        match.play(f"take:{good}")
        while not any(token.startswith("take:") for token in tokens(match)):
            match.play(
                next((token for token in ("pay", "loan", "end") if token in tokens(match)), tokens(match)[0])
            )
        shown.append(
            sorted(one for one, n in offers(match).items() if n != (0 if one == good else before[one]))
        )
    assert shown[:7] == shown[7:]


def test_goods_come_before_the_main_action() -> None:
    """The goods of the tile lie there when the active player chooses."""
    match = table(seat(), seat(), turn=2, offers={"clay": 1, "fish": 1}, tiles=order("T7", 3))
    end(match)
    assert set(tokens(match)) >= {"take:iron", "take:franc"}
    play(match, "take:franc")
    assert goods(match, 1) == {"franc": 1}


def test_coal_and_hides_are_never_offered() -> None:
    """There is no offer space for coal, hides or upgraded goods."""
    match = table(seat())
    assert {token for token in tokens(match) if token.startswith("take:")} == {
        f"take:{good}" for good in ("franc", "fish", "wood", "clay", "iron", "grain", "cattle")
    }


def test_tiles_lie_face_down_until_first_reached() -> None:
    """In round 1 only the tiles reached so far are known."""
    match = entrepot.new("le-havre", players=3, seed=5)
    for turn in range(1, 8):
        for who in (-1, 0, 1, 2):
            assert len([tile for tile in match.view(who)["tiles"] if tile]) == turn
        end(match, next(token for token in tokens(match) if token.startswith("take:")))
    assert sorted(position(match)["tiles"]) == [f"T{n}" for n in range(1, 8)]


def test_tiles_in_a_fixed_order() -> None:
    """The option ``tiles`` fixes the order of the supply tiles."""
    wanted = ["T7", "T5", "T1", "T2", "T3", "T6", "T4"]
    match = entrepot.new("le-havre", players=2, seed=1, tiles=wanted)
    assert offers(match)["iron"] == 1
    for _ in range(6):
        end(match, "take:franc" if "take:franc" in tokens(match) else "take:wood")
    assert position(match)["tiles"] == wanted


# -- interest ----------------------------------------------------------------------------------------


def test_lh_01_interest_is_one_franc_for_any_number_of_loans() -> None:
    """On the interest tile every player with a loan pays 1 franc in all; others pay nothing."""
    match = table(seat(franc=5, loans=4), seat(franc=5, loans=1), seat(franc=5), turn=3)
    end(match)
    assert [francs(match, one) for one in range(3)] == [4, 4, 5]


def test_lh_01_who_lacks_the_franc_takes_a_loan() -> None:
    """Without a franc the interest forces a loan: 4 come, 1 is paid, 3 stay."""
    match = table(seat(loans=1), turn=3)
    end(match)
    assert loans(match) == 2
    assert francs(match) == 3


def test_lh_01_interest_comes_before_the_main_action() -> None:
    """The active player's own interest is settled before the main action."""
    match = table(seat(), seat(), seat(franc=1, loans=1), turn=3)
    end(match)
    assert match.decider == 2
    assert francs(match, 2) == 0
    assert "take:wood" in tokens(match)


def test_lh_01_no_interest_in_the_final_phase() -> None:
    """The final phase has no supply action, so no interest."""
    last = table(*[seat(franc=2, loans=1)] * 4, round=21, turn=0)
    assert [francs(last, one) for one in range(4)] == [2, 2, 2, 2]
    before = offers(last)
    end(last, "take:cattle")
    assert francs(last) == 2
    assert offers(last) == before | {"cattle": 0}


def test_lh_36_sale_instead_of_a_loan() -> None:
    """Without a franc the debtor may sell first; the franc is then paid of the proceeds."""
    match = table(seat("05", loans=1), turn=3)
    end(match)
    assert match.decider == 0
    assert set(tokens(match)) == {"sell:05", "loan"}
    play(match, "sell:05")
    assert francs(match) == 3
    assert loans(match) == 1
    assert match.decider == 2


def test_lh_36_or_the_loan() -> None:
    """The debtor may keep the building and take the loan instead."""
    match = table(seat("05", loans=1), turn=3)
    end(match)
    play(match, "loan")
    assert (francs(match), loans(match)) == (3, 2)


def test_lh_36_clockwise_from_the_active_player() -> None:
    """Debtors settle one after the other, beginning with the active player."""
    match = table(*[seat(f"{card}", loans=1) for card in ("05", "07", "08", "09")], turn=3)
    assert match.decider == 1
    end(match)
    asked = []
    while "loan" in tokens(match):
        asked.append(match.decider)
        play(match, "loan")
    assert asked == [2, 3, 0, 1]
    assert match.decider == 2


def test_lh_36_food_does_not_pay_interest() -> None:
    """Interest is paid in francs only; fish do not help."""
    match = table(seat(fish=9, loans=1), turn=3)
    end(match)
    assert loans(match) == 2
    assert goods(match) == {"fish": 9, "franc": 3}


def test_lh_36_one_franc_is_paid_without_asking() -> None:
    """Who has a franc pays it; there is nothing to choose, though a building could be sold."""
    match = table(seat("05", franc=1, loans=1), turn=3)
    end(match)
    assert francs(match) == 0
    assert loans(match) == 1
    assert cards(match) == ["05"]


def test_lh_30_interest_due_cannot_be_dodged_by_repaying() -> None:
    """Once the marker has entered the tile, repaying the loan comes too late."""
    match = table(seat("30", loans=1), turn=3)
    end(match)
    refused(match, "repay")
    play(match, "sell:30")
    assert francs(match) == 12
    assert loans(match) == 1


def test_lh_35_nothing_but_interest_is_asked_meanwhile() -> None:
    """While interest is being settled the debtor may only sell or borrow."""
    match = table(seat("05", loans=1, wood=3), turn=3)
    end(match)
    for token in ("take:wood", "use:B1", "buy:B1", "repay", "end"):
        refused(match, token)


def test_advanced_loans_cost_two_francs_for_many() -> None:
    """With the variant, who has at least as many loans as there are players pays 2 francs."""
    options = {"advanced_loans": True}
    match = table(
        seat(franc=5, loans=3),
        seat(franc=5, loans=2),
        seat(franc=5, loans=9),
        players=3,
        round=6,
        turn=3,
        options=options,
    )
    end(match)
    assert [francs(match, one) for one in range(3)] == [3, 4, 3]


def test_advanced_loans_with_one_franc() -> None:
    """Who owes two and has but one franc pays it, borrows 4 and pays the other."""
    match = table(
        seat(franc=1, loans=2), seat(franc=9), players=2, round=6, turn=3, options={"advanced_loans": True}
    )
    end(match)
    assert (francs(match), loans(match)) == (3, 3)
