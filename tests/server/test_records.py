"""Records, replay, playing on from a moment, trying out."""

import random

import pytest

import entrepot
from tests.server.browser import Refused


def game(seed: str = "9", **options) -> entrepot.Match:
    match = entrepot.new("le-havre", 2, seed, length="short", **options)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.choices()))
    return match


@pytest.fixture(scope="module")
def finished() -> entrepot.Match:
    return game()


def test_a_record_is_brought_looked_at_and_played_on(browser, finished):
    ann = browser("Ann")
    text = finished.record.dumps()
    made = ann.post("/api/records", {"record": text})
    path = f"/api/tables/{made['id']}"
    assert ann.get(path)["status"] == "over"
    assert browser().get(path + "/record") == text
    moment = ann.get(path + "/moments/30")
    assert moment["view"]["round"] == finished.title.view(finished.state_at(30), -1)["round"]
    assert moment["entry"]["token"] == finished.record.entries[30].token
    ann.get(path + "/moments/9999", 404)
    deal = ann.get(path + "/deal")
    assert (deal["agrees"], deal["seed"], deal["commitment"]) == (True, "9", "")
    on = ann.post(
        "/api/tables",
        {"title": "", "seats": [{"kind": "me"}, {"kind": "me"}], "from_table": made["id"], "moment": 40},
    )
    seat = ann.sit(on["id"])
    state = seat.wait(lambda state: True)
    assert [entry.token for entry in seat.log[:40]] == [e.token for e in finished.record.entries[:40]]
    assert seat.table.open_deal
    seat.play(state.choices[0].token)


def test_a_running_game_is_played_on_from_what_one_knows(browser):
    ann = browser("Ann")
    made = ann.make("me", "me")
    seat = ann.sit(made["id"])
    for _ in range(6):
        state = seat.wait(lambda state: state.mine)
        seat.play(state.choices[-1].token)
    body = {"title": "", "seats": [{"kind": "me"}, {"kind": "me"}], "from_table": made["id"]}
    browser().post("/api/tables", body, 404)
    on = ann.post("/api/tables", body)
    other = ann.sit(on["id"])
    state = other.wait(lambda state: True)
    assert state.view["round"] == seat.state.view["round"]
    assert other.table.commitment != seat.table.commitment


def test_a_broken_record_is_refused_in_words(browser, finished):
    ann = browser("Ann")
    text = finished.record.dumps()
    for broken in (
        "hello",
        text[:-20],
        text.replace("0 take:", "1 take:", 1),
        text.replace("le-havre", "go"),
    ):
        answer = ann.http.post("/api/records", json={"record": broken})
        assert answer.status_code in (400, 404)
        assert answer.json()["message"]["key"].startswith("error-")


def test_the_same_people_play_again_one_seat_further(browser, finished):
    ann = browser("Ann")
    near = finished.record.dumps().split("\n")
    cut = "\n".join(line for line in near if not line.startswith("result"))
    body = {"title": "", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "record": cut}
    first = ann.post("/api/tables", {**body, "moment": len(finished.record.entries) - 3})
    seat = ann.sit(first["id"])
    while not seat.state or not seat.state.over:
        if seat.state and seat.state.mine:
            seat.play(seat.state.choices[0].token)
        else:
            seat.read()
    again = ann.post(f"/api/tables/{first['id']}/rematch")
    assert ann.post(f"/api/tables/{first['id']}/rematch")["id"] == again["id"]
    info = ann.get(f"/api/tables/{again['id']}")
    assert [(one["kind"], one["mine"]) for one in info["seats"]] == [("bot", False), ("person", True)]
    assert info["commitment"]
    browser("Eve").post(f"/api/tables/{first['id']}/rematch", {}, 403)


def test_whole_answers_and_previews(browser):
    ann = browser("Ann")
    seat = ann.sit(ann.make("me", "me", seed="3", confirm_turn=True)["id"])
    state = seat.wait(lambda state: True)
    answers = seat.ask("complete")
    assert {answer.tokens[0] for answer in answers.answers} == {choice.token for choice in state.choices}
    assert not answers.more
    assert seat.ask("complete", limit=1).more
    take = next(choice.token for choice in state.choices if choice.verb == "take")
    shown = seat.ask("preview", tokens=[take])
    assert (shown.played, shown.stopped, shown.seat) == (1, "", state.seat)
    assert any(event.seat == state.seat for event in shown.events)
    assert seat.ask("preview", tokens=[take, "end"]).stopped == "chance"
    wrong = seat.ask("preview", tokens=[take, take])
    assert (wrong.stopped, wrong.played) == ("illegal", 1)
    assert wrong.why is not None
    with pytest.raises(Refused):
        seat.ask("preview", tokens=["nonsense"])
    plan = seat.ask("preview", tokens=[take, "end"], plan=True)
    assert plan.decider != state.decider
    assert plan.choices
    longer = [take, "end", plan.choices[0].token, "end"]
    further = seat.ask("preview", tokens=longer, plan=True)
    assert further.played == len(longer)
    assert seat.ask("preview", tokens=[take, "end"], plan=True).view == plan.view
    assert seat.ask("ping").sequence == state.sequence
    seat.play(take)
    other = browser("Eve").sit(seat.id)
    with pytest.raises(Refused):
        other.ask("preview", tokens=[])


def test_the_library_and_titles_are_told(browser):
    one = browser()
    titles = {title["key"]: title for title in one.get("/api/titles")}
    assert set(titles) == set(entrepot.TITLES)
    assert titles["le-havre"]["bots"][0]["name"] == "random"
    cards = one.get("/api/rules/le-havre")
    assert [card["id"] for card in cards] == list(entrepot.title("le-havre").cards)
    one.get("/api/rules/chess", 404)
    assert one.get("/health")["status"] == "ok"
    assert "entrepot_commits_total" in one.get("/metrics")
