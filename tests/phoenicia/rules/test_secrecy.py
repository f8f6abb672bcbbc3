"""What is public and what is secret (PH-11, PH-33); ``test_hidden`` looks at it in whole games."""

import entrepot
from tests.phoenicia.table import TITLE, end_of_round, seat, table


def test_ph_11_numbers_are_public_values_are_their_owners() -> None:
    """PH-11: others see how many production cards a seat holds, not which."""
    at = table(seat(hand="6 4"), seat(hand="5"))
    mine, theirs = TITLE.view(at.state, 0)["seats"]
    assert mine["hand"] == {"6": 1, "4": 1}
    assert theirs["hand"] is None
    assert theirs["hand_size"] == 1
    spectator = TITLE.view(at.state, -1)
    assert [shown["hand"] for shown in spectator["seats"]] == [None, None]
    assert spectator["pile"] is None, "pile and hands together are known"
    assert spectator["pile_size"] == 37


def test_ph_11_the_order_of_the_decks_is_unknown_to_all() -> None:
    """PH-11: the state itself has no order: chance turns up any card of the deck, by number of copies."""
    at = end_of_round(seat(), seat(), seat(), players=3)
    decision = at.state.decision()
    weights = {token: decision.weight(at.state, TITLE.choices.parse(token).index) for token in at.legal()}
    assert weights == {
        "card:dyer": 2, "card:granary": 2, "card:glassmaking": 2, "card:fort": 2,
        "card:prospector": 1, "card:indentured_worker": 1, "card:tracker": 1,
    }  # fmt: skip


def test_ph_11_a_drawn_card_is_for_the_owners_eyes() -> None:
    """PH-11: answer and events of a draw have one seat as their audience."""
    at = end_of_round(seat("ships"), seat())
    while at.asks[0] == "turn-up":
        at.play(at.legal()[0])
    assert at.asks == ("draw-card", -1)
    assert at.state.decision().audience(at.state) == 0
    events = at.events("draw:6")
    drawn = [event for event in events if event.kind in ("hand", "pile")]
    assert len(drawn) == 2
    assert {event.audience for event in drawn} == {0}


def test_ph_33_cards_spent_and_given_up_are_public() -> None:
    """PH-33: the discards lie open, and so does who spent what."""
    at = table(seat(hand="6 4", coins=1), seat(), display="dyer").play("auction:dyer", "raise:2", "drop")
    events = at.events("pay:4")
    assert all(event.audience == -1 for event in events)
    view = TITLE.view(at.state, 1)
    assert view["discards"] == {"4": 1, "preset": 2}
    assert view["seats"][0]["spent"] == {"4": 1}
    assert view["seats"][0]["hand"] is None


def test_ph_33_a_bid_proves_wealth() -> None:
    """PH-33: bids are public: who bids 9 with 1 coin holds cards worth 8 at least."""
    at = table(seat(hand="6 4", coins=1), seat(), display="dyer")
    assert at.at()["proved"] == 8, "two cards are worth 8 at least"
    at.play("auction:dyer", "raise:10")
    assert at.at()["proved"] == 9
    at.play("drop", "pay:6", "pay:4")
    assert at.at()["proved"] == 0


def test_ph_33_a_discount_is_no_wealth() -> None:
    """PH-33, PH-16: with a discount of 3, a bid of 14 proves 11."""
    at = table(seat("dyer", hand="6 6", coins=1), seat(), display="dye_house").play(
        "auction:dye_house", "raise:14"
    )
    assert at.at()["proved"] == 10


def test_ph_33_the_questions_of_a_payment_follow_from_what_all_see() -> None:
    """PH-33: two hands that pay the same leave the same tokens in the record."""
    trails = []
    for hand in ("6 4", "4 4"):
        at = table(seat(hand=hand, coins=1), seat(), display="dyer").play("auction:dyer", "raise:4", "drop")
        at.play("pay:4")
        assert at.asks == ("auctions", 0)
        trails.append(TITLE.view(at.state, 1))
    assert trails[0] == trails[1]


def test_ph_33_a_match_tells_others_only_that_a_card_was_drawn() -> None:
    """PH-33: the record of a running game hides the values drawn from everyone else."""
    match = entrepot.new("phoenicia", 2, seed=5)
    while not any(entry.token.startswith("draw:") for entry in match.record.entries):
        match.play(match.choices()[-1])
    draws = {entry.audience for entry in match.record.entries if entry.token.startswith("draw:")}
    assert draws <= {0, 1}
    for number in (-1, 0, 1):
        for entry, seen in zip(match.record.entries, match.record.seen_by(number).entries, strict=True):
            hidden = entry.token.startswith("draw:") and entry.audience != number
            assert seen.token == ("?" if hidden else entry.token)
