"""Playing: everything is checked before anything changes."""

from typing import Any

import pytest

import entrepot
from entrepot.core.record import Entry
from tests.core.table import at_open, entries, fails, finished, game, tokens
from tests.le_havre.table import seat as sitting, table

pytestmark = pytest.mark.interpreted


def test_a_new_game_waits_for_the_first_decision() -> None:
    """Chance has dealt the cards and the first prize; seat 0 is asked, in words of both languages."""
    match = game()
    assert [entry.seat for entry in match.record.entries] == [-1, -1, -1, -1]
    assert (match.decider, match.over, tokens(match)) == (0, False, ["open", "pass"])
    assert "points up for auction?" in match.prompt()
    assert "拍卖" in match.prompt("zh")
    assert (match.say("pass"), match.say(match.choices()[0], "zh")) == ("pass", "开始拍卖")


def test_the_same_seed_deals_the_same_game() -> None:
    """Equal seeds, equal records; other seeds, other ones (some of them); a number and its text are one."""
    records = {game(seed=seed).record.dumps().partition("\n\n")[2] for seed in range(20)}
    assert len(records) > 10
    assert game(seed=7).record.dumps() == entrepot.new("lots", 3, seed="7").record.dumps()


def test_why_not() -> None:
    """None for what is legal, a sentence for what is not, an error for what is no choice at all."""
    match = at_open([0, 0, 1, 0], [5, 0, 2, 0])
    assert match.over, "a seat without coins passes by itself"
    match = game(coins=1)
    assert match.why_not("open") is None
    assert match.why_not("amount:3", "en") == "That is no answer to this question."
    assert match.why_not("bid", "zh")
    fails(match, entrepot.UnknownToken, lambda: match.why_not("opn"))


@pytest.mark.parametrize(
    ("error", "arguments", "told"),
    [
        (entrepot.UnknownToken, ("opn",), "Did you mean “open”?"),
        (entrepot.UnknownToken, ("",), "is no answer in lots"),
        (entrepot.IllegalChoice, ("bid",), "That is no answer to this question."),
        (entrepot.IllegalChoice, ("amount:0",), "cannot be played now"),
        (entrepot.WrongSeat, ("pass", 1), "seat 0 answers now, not seat 1"),
        (entrepot.WrongSeat, ("pass", 3), "There is no seat 3; seats are numbered from 0 to 2"),
        (entrepot.WrongSeat, ("pass", -1), "There is no seat -1"),
        (entrepot.IllegalChoice, (["open", "amount:11"],), "10 is the most"),
        (entrepot.UnknownToken, (["open", "amount:x"],), "amount:"),
        (entrepot.WrongSeat, (["open", "amount:3", "pass"], 0), "seat 1 answers now"),
    ],
)
def test_what_cannot_be_played_changes_nothing(
    error: type[entrepot.EntrepotError], arguments: tuple[Any, ...], told: str
) -> None:
    """Wrong tokens, wrong seats, and groups with something wrong at their end."""
    match = game()
    assert told in str(fails(match, error, lambda: match.play(*arguments)))
    match.play("pass", seat=0)


def test_an_illegal_choice_carries_its_reason() -> None:
    """For a client, apart from the sentence."""
    error = fails(match := game(), entrepot.IllegalChoice, lambda: match.play("bid"))
    assert isinstance(error, entrepot.IllegalChoice)
    assert error.reason == match.why_not("bid")


def test_after_the_end_nothing_is_played() -> None:
    """No choices, no prompt, no asides; every way to play says that the game is over."""
    match = finished()
    assert (match.over, match.decider, match.choices(), match.prompt()) == (True, None, (), "")
    assert (match.asides(0), match.completions()) == ((), [])
    for do in (
        lambda: match.play("pass"),
        lambda: match.play_aside("show", 1),
        lambda: match.say("pass"),
        lambda: match.why_not("pass"),
    ):
        fails(match, entrepot.GameOver, do)
    assert match.record.result == tuple(match.scores())
    best = min(range(3), key=lambda seat: match.ranks()[seat])
    assert match.scores()[best] == max(match.scores())


def test_a_group_is_played_all_or_none() -> None:
    """Several answers in one go, also those that the match gives by itself; and as Choice objects."""
    match = game()
    match.play(["open", "amount:4"])
    assert (entries(match)[-2:], match.decider) == (["0 open", "0 amount:4"], 1)
    match.play((match.title.choices.parse("bid"),), seat=1)
    assert entries(match)[-1] == "1 bid"
    one = game(coins=1)
    one.play("open")
    same = game(coins=1)
    same.play(["open", "amount:1"])
    assert one.record.dumps() == same.record.dumps()
    assert entries(one)[4:8] == ["0 open", "0 amount:1", "1 pass", "2 pass"]


def test_forced_answers_play_themselves() -> None:
    """What has no alternative stands in the record like any other answer, and is known as forced."""
    match = game(coins=0)
    assert match.over
    forced = [entry for entry in match.record.entries if entry.seat >= 0]
    assert [entry.line() for entry in forced] == ["0 pass", "1 pass", "2 pass"]
    assert all(entry.forced for entry in forced)
    assert not any(entry.forced for entry in game().record.entries)


# -- undo --------------------------------------------------------------------------------------------


def test_undo_of_an_own_answer_is_free() -> None:
    """Back to the last own decision, one by one, also inside a visit; no consent needed."""
    match = game()
    before = match.record.dumps()
    match.play("open")
    match.undo(0, consent=False)
    assert match.record.dumps() == before
    match.play(["open", "amount:4"])
    match.undo(0, consent=False)
    assert entries(match)[-1] == "0 open"
    match.undo(0, consent=False)
    assert match.record.dumps() == before


def test_undo_behind_another_seat_needs_consent() -> None:
    """Another person's own answer cannot be unseen; with consent one goes back behind it."""
    match = game()
    before = match.record.dumps()
    match.play(["open", "amount:4"])
    match.play("bid")
    fails(match, entrepot.CannotUndo, lambda: match.undo(0, consent=False))
    match.undo(1, consent=False)
    assert match.decider == 1
    match.play("pass")
    match.undo(0)
    match.undo(0)
    assert match.record.dumps() == before


def test_undo_behind_chance_needs_consent() -> None:
    """A chance answer with more than one outcome cannot be unseen."""
    match = game()
    match.play("pass")
    assert match.record.entries[-1].seat == -1
    error = fails(match, entrepot.CannotUndo, lambda: match.undo(0, consent=False))
    assert "consent" in str(error)
    match.undo(0)
    assert match.decider == 0


def test_forced_answers_never_stop_undo() -> None:
    """Behind forced answers of others, and behind the end of the game, undo stays free."""
    match = at_open([2, 0, 1, 0], [0, 0, 2, 0], [1, 0, 3, 0])
    match.play(["open", "amount:2"])
    assert match.over
    assert match.record.result is not None
    match.undo(0, consent=False)
    match.undo(0, consent=False)
    assert tokens(match) == ["open", "pass"]
    assert match.record.result is None


def test_nothing_to_undo() -> None:
    """At the start, and for a seat that has not answered yet."""
    match = game()
    fails(match, entrepot.CannotUndo, match.undo)
    match.play(["open", "amount:1"])
    fails(match, entrepot.CannotUndo, lambda: match.undo(2))
    fails(match, entrepot.WrongSeat, lambda: match.undo(3))


def test_undo_and_replay_never_deal_again() -> None:
    """The n-th chance answer depends on seed and n only."""
    match = game()
    match.play("pass")
    dealt = entries(match)
    match.undo()
    match.play("pass")
    assert entries(match) == dealt
    match.undo()
    match.play(["open", "amount:1"])
    match.play(["pass", "pass"])
    assert entries(match)[-1] == dealt[-1]


# -- jumping and forking ------------------------------------------------------------------------------


def test_at_is_an_independent_past() -> None:
    """The same game as it was; it deals what the game dealt, and the game does not feel it."""
    match = finished()
    text = match.record.dumps()
    past = match.at(4)
    assert (entries(past), past.decider, past.record.result) == (entries(match)[:4], 0, None)
    past.play("pass")
    assert entries(past) == entries(match)[: len(entries(past))]
    assert match.record.dumps() == text
    end = len(match.record.entries)
    fails(match, entrepot.CannotUndo, lambda: match.at(-1))
    fails(match, entrepot.CannotUndo, lambda: match.at(end + 1))
    fails(match, entrepot.CannotUndo, lambda: match.state_at(end + 1))


def test_a_fork_of_a_running_game_deals_anew() -> None:
    """Otherwise it would tell the future. After the end it is the same game."""
    match = game()
    futures = set()
    for _ in range(40):
        fork = match.fork()
        assert entries(fork) == entries(match)
        fork.play("pass")
        futures.add(entries(fork)[-1])
    assert len(futures) > 2
    assert finished().fork().record.dumps() == finished().record.dumps()


def test_a_fork_for_a_seat_shows_it_nothing_new() -> None:
    """What the seat cannot know is drawn anew first; the fork is a whole game with a start position."""
    match = game()
    secrets = set()
    for _ in range(40):
        fork = match.fork(1)
        assert (fork.view(1), fork.decider, fork.record.entries) == (match.view(1), 0, [])
        secrets.add(fork.title.position(fork.state)["seats"][0][2])
        again = entrepot.loads(fork.record.dumps())
        assert again.record.dumps() == fork.record.dumps()
    assert len(secrets) > 2
    fails(match, entrepot.WrongSeat, lambda: match.fork(3))


# -- the end of a turn (Le Havre has one) --------------------------------------------------------------


@pytest.mark.parametrize("confirm", [True, False])
def test_confirm_turn_never_forces_the_end(confirm: bool) -> None:
    """With it, ``end`` is asked even where nothing else is left to do."""
    text = table(sitting(), players=2).record.dumps()
    header, _, rest = text.partition("\nstart: ")
    asked = "\nconfirm-turn: yes" if confirm else ""
    match = entrepot.loads(f"{header}{asked}\nstart: {rest}")
    match.play("take:fish")
    assert (match.decider == 0) is confirm
    if confirm:
        assert tokens(match) == ["end"]
        match.play("end")
    assert entries(match)[:2] == ["0 take:fish", "0 end"]
    assert match.record.confirm_turn is confirm
    assert entrepot.loads(match.record.dumps()).record.dumps() == match.record.dumps()


def test_a_confirmed_end_can_be_undone_after_loading() -> None:
    """An ``end`` that was asked is an answer like any other, before and after the match was saved."""
    text = table(sitting(), players=2).record.dumps()
    header, _, rest = text.partition("\nstart: ")
    match = entrepot.loads(f"{header}\nconfirm-turn: yes\nstart: {rest}")
    match.play(["take:fish", "end"])
    again = entrepot.loads(match.record.dumps())
    assert again.record.entries == match.record.entries
    match.undo(0)
    again.undo(0)
    assert tokens(again) == tokens(match) == ["end"]


# -- whole answers, asides, stories --------------------------------------------------------------------


def test_completions_are_the_whole_answers() -> None:
    """Each a list of tokens that can be played in one go; at most ``limit`` of them."""
    match = game(coins=3)
    whole = [["open", "amount:1"], ["open", "amount:2"], ["open", "amount:3"], ["pass"]]
    assert match.completions() == whole
    assert match.completions(limit=2) == whole[:2]
    match.play("open")
    assert match.completions() == [["amount:1"], ["amount:2"], ["amount:3"]]
    rich = game(coins=300)
    assert len(rich.completions()) == 301
    assert ["open", "amount:127", "amount:127", "amount:46"] in rich.completions()


def test_asides() -> None:
    """Out of turn a seat may show its card; the question stays open, the record tells it, undo takes it
    back."""
    match = game()
    assert [[c.token for c in match.asides(seat)] for seat in range(3)] == [[], ["show"], ["show"]]
    before = match.record.dumps()
    match.play_aside("show", 2)
    assert (match.decider, tokens(match), entries(match)[-1]) == (0, ["open", "pass"], "2~ show")
    assert match.view(-1)["seats"][2][2] == match.title.position(match.state)["seats"][2][2]
    assert entrepot.loads(match.record.dumps()).record.dumps() == match.record.dumps()
    told = fails(match, entrepot.IllegalChoice, lambda: match.play_aside("show", 2))
    assert "out of turn" in str(told)
    assert "has been shown" in str(told)
    fails(match, entrepot.IllegalChoice, lambda: match.play_aside("pass", 1))
    fails(match, entrepot.IllegalChoice, lambda: match.play_aside("show", 0))
    fails(match, entrepot.WrongSeat, lambda: match.play_aside("show", 3))
    fails(match, entrepot.UnknownToken, lambda: match.play_aside("shout", 1))
    match.undo(2, consent=False)
    assert match.record.dumps() == before


def test_an_aside_leaves_a_legal_move_legal() -> None:
    """The decider's move made before the aside arrived is still welcome."""
    match = game()
    legal = tokens(match)
    match.play_aside("show", 1)
    assert tokens(match) == legal
    match.play("open", seat=0)


def test_the_story_keeps_secrets_while_the_game_runs() -> None:
    """Secret cards are told to their seats alone, then, at the end, to everyone."""
    match = game()

    def told(seat: int | None) -> list[str]:
        return [match.title.words.say(message, "en") for _, message, _ in match.story(0, seat)]

    cards = [f"the secret card {cells[2]}" for cells in match.title.position(match.state)["seats"]]
    hidden = "something hidden"
    assert told(None)[:3] == cards
    assert told(-1)[:3] == [hidden] * 3
    assert told(1)[:3] == [hidden, cards[1], hidden]
    for entry, _, events in match.story(0, 1):
        assert (entry.audience in (-1, 1)) == bool(events or "prize" in entry.token)
    while not match.over:
        match.play("pass")
    assert told(-1)[:3] == cards


def test_views_and_seats() -> None:
    """A seat sees its own card; a spectator none; there is no seat 3."""
    match = game()
    hands = [[cells[2] for cells in match.view(seat)["seats"]] for seat in (-1, 0, 1, 2)]
    assert hands[0] == [None] * 3
    for seat in range(3):
        assert [card is not None for card in hands[seat + 1]] == [seat == other for other in range(3)]
    fails(match, entrepot.WrongSeat, lambda: match.view(3))
    fails(match, entrepot.WrongSeat, lambda: match.asides(-1))


def test_a_match_from_a_position() -> None:
    """Its record carries the start; the chance answers count from there."""
    match = at_open([2, 1, 5, 0], [3, 0, 6, 1])
    assert (tokens(match), match.record.entries, match.scores()) == (["open", "pass"], [], [17, 9])
    match.play(["open", "amount:2"])
    assert entries(match)[:2] == ["0 open", "0 amount:2"]
    match.play("bid")
    assert (match.scores(), match.ranks()) == ([17, 46], [2, 1])
    assert match.record.entries[-1] == Entry(1, "bid")
    assert entrepot.loads(match.record.dumps()).scores() == [17, 46]
    with pytest.raises(entrepot.ImpossiblePosition) as caught:
        entrepot.position("lots", {"players": 2})
    assert caught.value.reasons
    assert caught.value.say("zh")
