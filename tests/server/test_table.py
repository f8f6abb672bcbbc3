"""Making tables, sitting down, playing, undoing, talking, watching."""

import random
from typing import Any

import pytest

from tests.server.browser import Refused, Seat


def opponents(browser: Any, **more: Any) -> tuple[Seat, Seat, str]:
    """Two people at a table of Le Havre."""
    ann, bob = browser("Ann"), browser("Bob")
    made = ann.make("me", "open", seed="7", **more)
    bob.post(f"/api/tables/{made['id']}/join", {"secret": made["invite"]})
    first, second = ann.sit(made["id"]), bob.sit(made["id"])
    first.wait(lambda state: True)
    second.wait(lambda state: True)
    return first, second, made["id"]


def mover(*seats: Seat) -> Seat:
    return next(seat for seat in seats if seat.state and seat.state.mine)


def follow(*seats: Seat) -> None:
    """Read until all have seen the newest state."""
    newest = max(seat.state.sequence for seat in seats if seat.state)
    for seat in seats:
        seat.wait(lambda state: state.sequence >= newest)


def play_any(rng: random.Random, *seats: Seat) -> None:
    seat = mover(*seats)
    assert seat.state is not None
    seat.play(rng.choice(seat.state.choices).token)
    follow(*seats)


def test_a_table_waits_for_who_is_invited(browser):
    ann, bob, eve = browser("Ann"), browser("Bob"), browser("Eve")
    made = ann.make("me", "open", "random", options={"length": "short"})
    path = f"/api/tables/{made['id']}"
    info = ann.get(path)
    assert (info["status"], info["free"], info["host"], info["seated"]) == ("waiting", 1, True, True)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "bot"]
    assert eve.post(path + "/join", {"secret": "x" * 22}, 404)["message"]["key"] == "server-no-invite"
    assert eve.post(path + "/join", {}, 404)["message"]["key"] == "server-no-invite"
    joined = bob.post(path + "/join", {"secret": made["invite"], "name": "Robert"})
    assert joined["status"] == "running"
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Robert", ""]
    assert joined["commitment"].startswith("sha256:")
    assert not joined["open_deal"]
    assert (
        eve.post(path + "/join", {"secret": made["invite"]}, 409)["message"]["key"] == "server-no-open-seat"
    )
    assert [table["id"] for table in bob.get("/api/tables?mine=true")] == [made["id"]]
    assert eve.get("/api/tables?mine=true") == []


def test_the_lobby_lists_public_tables(browser):
    ann, bob = browser("Ann"), browser("Bob")
    made = ann.make("me", "open", public=True)
    hidden = ann.make("me", "open")
    listed = {table["id"] for table in bob.get("/api/tables")}
    assert made["id"] in listed
    assert hidden["id"] not in listed
    assert bob.post(f"/api/tables/{made['id']}/join")["status"] == "running"


def test_two_people_play_and_see_the_same(browser):
    first, second, _ = opponents(browser)
    rng = random.Random(1)
    for _ in range(12):
        play_any(rng, first, second)
    assert first.state is not None
    assert second.state is not None
    assert first.state.sequence == second.state.sequence
    assert [entry.token for entry in first.log] == [entry.token for entry in second.log]
    assert {first.state.seat, second.state.seat} == {0, 1}
    assert not (first.state.choices and second.state.choices)


def test_whoever_is_not_asked_cannot_answer(browser):
    first, second, id = opponents(browser)
    playing = mover(first, second)
    other = second if playing is first else first
    assert playing.state is not None
    token = playing.state.choices[0].token
    with pytest.raises(Refused) as refused:
        other.play(token)
    assert refused.value.code == "not_yours"
    watcher = browser("Eve").sit(id)
    watcher.wait(lambda state: state.seat == -1 and not state.choices)
    with pytest.raises(Refused) as refused:
        watcher.play(token)
    assert refused.value.code == "not_yours"
    playing.play(token)
    watcher.wait(lambda state: state.sequence == 2)


def test_illegal_answers_say_why_and_change_nothing(browser):
    first, second, _ = opponents(browser)
    seat = mover(first, second)
    assert seat.state is not None
    before = seat.state.sequence
    for tokens in (["use:31"], ["take:fish", "take:wood", "take:clay"], ["nonsense"]):
        with pytest.raises(Refused) as refused:
            seat.play(*tokens)
        assert refused.value.code in ("illegal", "wrong")
    reasons = seat.ask("why_all").refused
    assert reasons
    assert {reason.token for reason in reasons} >= {"use:31", "end"}
    assert seat.ask("why", token=reasons[0].token).refused[0].why == reasons[0].why
    assert seat.ask("why", token=seat.state.choices[0].token).refused == []
    assert seat.ask("ping").sequence == before


def test_a_stale_click_is_refused_and_the_newest_state_comes(browser):
    first, second, _ = opponents(browser)
    seat = mover(first, second)
    assert seat.state is not None
    token = seat.state.choices[0].token
    seat.play(token)
    with pytest.raises(Refused) as refused:
        seat.play(token, sequence=1)
    assert refused.value.code == "stale"
    seat.until(lambda push: getattr(push, "sequence", 0) == 2 and hasattr(push, "choices"))


def test_own_moves_are_taken_back_freely_and_others_by_consent(browser):
    first, second, _ = opponents(browser, confirm_turn=True)
    seat = mover(first, second)
    other = second if seat is first else first
    assert seat.state is not None
    start = seat.state.length
    seat.play("take:fish")
    assert seat.state.undo.last is not None
    assert seat.state.undo.last.free
    seat.ask("undo", moment=seat.state.undo.last.moment)
    assert seat.state.length == start
    seat.play("take:fish")
    seat.play("end")
    assert seat.state.undo.last is not None
    assert not seat.state.undo.last.free  # a tile was turned
    asked = seat.state.undo.last.moment
    seat.ask("undo", moment=asked)
    other.wait(lambda state: state.undo.asked is not None)
    with pytest.raises(Refused) as refused:
        seat.ask("consent", agree=True)
    assert refused.value.key == "server-own-undo"
    other.ask("consent", agree=False)
    seat.wait(lambda state: state.undo.asked is None)
    assert seat.state.length > asked
    seat.ask("undo", moment=asked)
    other.wait(lambda state: state.undo.asked is not None)
    other.ask("consent", agree=True)
    seat.wait(lambda state: state.length == asked)
    assert seat.state.mine
    with pytest.raises(Refused):
        other.ask("undo", moment=asked)


def test_an_undo_that_is_asked_makes_no_click_stale(browser):
    first, second, _ = opponents(browser, confirm_turn=True)
    seat = mover(first, second)
    other = second if seat is first else first
    seat.play("take:fish")
    seat.play("end")
    follow(first, second)
    assert other.state is not None
    seen = other.state.sequence
    seat.ask("undo", moment=seat.state.undo.last.moment)  # type: ignore[union-attr]
    other.play("take:wood", sequence=seen)
    assert other.state.undo.asked is None


def test_people_talk_and_spectators_listen(browser):
    first, second, id = opponents(browser)
    eve = browser("Eve").sit(id)
    first.ask("chat", text="<b>hello</b>\n你好")
    second.until(lambda push: hasattr(push, "lines"))
    eve.until(lambda push: hasattr(push, "lines"))
    assert (eve.chat[-1].name, eve.chat[-1].text) == ("Ann", "<b>hello</b>\n你好")
    for asker, text in ((eve, "hello"), (first, "x" * 501), (first, "  ")):
        with pytest.raises(Refused):
            asker.ask("chat", text=text)
    late = browser().sit(id)
    assert [line.text for line in late.chat] == ["<b>hello</b>\n你好"]


def test_one_browser_may_hold_all_seats(browser):
    ann = browser("Ann")
    made = ann.make("me", "me")
    seat = ann.sit(made["id"])
    rng = random.Random(2)
    seen = set()
    seat.wait(lambda state: True)
    for _ in range(10):
        assert seat.state is not None
        assert seat.state.mine
        assert seat.state.seat == seat.state.decider
        seen.add(seat.state.seat)
        seat.play(rng.choice(seat.state.choices).token)
    assert seen == {0, 1}
    assert seat.state is not None
    assert seat.state.undo.last is not None
    assert seat.state.undo.last.free
    seat.ask("undo", moment=seat.state.undo.last.moment)


def test_bots_answer_and_undo_goes_back_over_them(browser):
    ann = browser("Ann")
    seat = ann.sit(ann.make("me", "random", "random")["id"])
    rng = random.Random(3)
    for _ in range(4):
        state = seat.wait(lambda state: state.mine, 30)
        seat.play(rng.choice(state.choices).token)
    state = seat.wait(lambda state: state.mine, 30)
    assert state.undo.last is not None
    assert state.undo.last.free
    length = state.undo.last.moment
    seat.ask("undo", moment=length)
    seat.wait(lambda state: state.mine and state.length == length)


def test_a_bot_takes_the_seat_of_who_is_away_and_gives_it_back(browser):
    first, second, _ = opponents(browser)
    number = second.state.seat  # type: ignore[union-attr]
    with pytest.raises(Refused) as refused:
        first.ask("take_over", seat=number, bot="random")
    assert refused.value.key == "server-still-there"
    second.close()
    first.until(lambda push: hasattr(push, "table") and not push.table.seats[number].online)
    with pytest.raises(Refused):
        first.ask("take_over", seat=number, bot="pipe:touch /tmp/harm")
    first.ask("take_over", seat=number, bot="random")
    rng = random.Random(4)
    for _ in range(3):
        state = first.wait(lambda state: state.mine, 30)
        first.play(rng.choice(state.choices).token)
    assert first.table.seats[number].bot == "random"
    first.ask("give_back", seat=number)
    first.wait(lambda state: not first.table.seats[number].bot)


def test_a_seat_moves_to_another_device_by_its_link(browser):
    ann, phone = browser("Ann"), browser()
    made = ann.make("me", "random")
    secret = ann.post(f"/api/tables/{made['id']}/seats/0/link")["secret"]
    browser("Eve").post(f"/api/tables/{made['id']}/seats/0/link", {}, 403)
    phone.post(f"/api/tables/{made['id']}/claim", {"secret": "y" * 22}, 404)
    assert phone.post(f"/api/tables/{made['id']}/claim", {"secret": secret})["seated"]
    assert not ann.get(f"/api/tables/{made['id']}")["seated"]


def test_the_host_fills_seats_and_begins(browser):
    ann, bob = browser("Ann"), browser("Bob")
    made = ann.make("me", "open", "open")
    path = f"/api/tables/{made['id']}"
    bob.post(path + "/start", {}, 403)
    ann.put(path + "/seats/1", {"kind": "bot", "bot": "greedy"})
    secret = ann.post(path + "/invite")["secret"]
    bob.post(path + "/join", {"secret": made["invite"]}, 404)
    bob.post(path + "/join", {"secret": secret, "seat": 2}) if False else bob.post(path + "/leave")
    assert ann.post(path + "/start")["status"] == "running"
    assert ann.get(path)["seats"][2]["bot"] == "random"
    ann.post(path + "/start", {}, 409)


def test_wrong_setups_are_refused_in_words(browser):
    ann = browser("Ann")
    for body, status, key in (
        ({"title": "chess"}, 404, "error-unknown-title"),
        ({"options": {"length": "endless"}}, 400, "error-bad-option"),
        ({"options": {"nothing": 1}}, 400, "error-unknown-option"),
        ({"title": "phoenicia", "options": {"cards": "/etc/passwd"}}, 400, "server-no-file"),
        ({"seats": [{"kind": "bot", "bot": "pipe:id"}, {"kind": "me"}]}, 400, "server-no-bot"),
        ({"seats": []}, 400, "server-not-understood"),
        ({"record": "entrepot-record 9\n\n"}, 400, "error-newer-record"),
        ({"from_table": "nothing"}, 404, "server-no-table"),
    ):
        whole = {"title": "le-havre", "seats": [{"kind": "me"}, {"kind": "me"}], **body}
        assert ann.post("/api/tables", whole, status)["message"]["key"] == key


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_words_are_served(browser, lang):
    text = browser().get(f"/api/words/{lang}?title=le-havre")
    for key in ("server-stale", "error-game-over", "good-fish", "server-bot-random"):
        assert f"\n{key} = " in text
    assert browser().get("/api/words/xx", 400)["status"] == 400
