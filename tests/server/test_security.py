"""What is refused, and what is never told."""

import re

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.browser import Browser, Refused, Server


def test_other_sites_may_not_speak_for_a_browser(server, browser):
    ann = browser("Ann")
    body = {"title": "le-havre", "seats": [{"kind": "me"}, {"kind": "me"}]}
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": server.url.replace("localhost", "127.0.0.1")},
    ):
        answer = ann.http.post("/api/tables", json=body, headers=headers)
        assert (answer.status_code, answer.json()["message"]["key"]) == (403, "server-wrong-origin")
    plain = httpx.post(server.url + "/api/tables", json=body, headers={"sec-fetch-site": "cross-site"})
    assert plain.status_code == 403
    assert httpx.get(server.url + "/health", headers={"host": "evil.example"}).status_code == 403
    url = server.url.replace("http", "ws", 1) + f"/api/tables/{ann.make('me', 'me')['id']}/play"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403


def test_pages_carry_a_strict_policy_and_cookies_are_closed(server):
    answer = httpx.get(server.url + "/table/abc", headers={"accept": "text/html"})
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"
    assert httpx.head(server.url + "/").status_code == 200
    assert httpx.get(server.url + "/assets/gone-123.js").status_code == 404
    assert httpx.get(server.url + "/..%2f..%2fmain.py").status_code in (200, 404)
    assert "def serve" not in httpx.get(server.url + "/..%2f..%2fmain.py").text
    made = httpx.put(server.url + "/api/me", json={"name": "Ann"})
    assert re.search(r"HttpOnly; SameSite=Lax", made.headers["set-cookie"])


def test_a_forged_cookie_is_nobody(browser):
    ann, eve = browser("Ann"), browser()
    made = ann.make("me", "me")
    cookie = ann.http.cookies["entrepot"]
    eve.http.cookies.set("entrepot", cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB"))
    assert not eve.get(f"/api/tables/{made['id']}")["seated"]
    seat = eve.sit(made["id"])
    with pytest.raises(Refused):
        seat.play(seat.wait(lambda state: True) and "take:fish")


def test_what_is_not_understood_is_said_so_and_changes_nothing(browser):
    ann = browser("Ann")
    seat = ann.sit(ann.make("me", "me")["id"])
    before = seat.wait(lambda state: True)
    for text in (
        "no json",
        "[]",
        "1",
        "{}",
        '{"type":"play"}',
        '{"type":"play","id":5,"sequence":1,"tokens":[]}',
        '{"type":"play","id":5,"sequence":-1,"tokens":["take:fish"]}',
        '{"type":"play","id":5,"sequence":1,"tokens":[{"a":1}]}',
        '{"type":"play","id":5,"sequence":1,"tokens":["take:fish"],"seat":1}',
        '{"type":"play","id":5,"sequence":1,"tokens":["' + "x" * 101 + '"]}',
        '{"type":"hello","version":1}',
        '{"type":"undo","id":5,"sequence":1,"moment":99999999999999999999}',
        "[" * 5000,
    ):
        seat.socket.send(text)
        answer = seat.until(lambda push: hasattr(push, "code"))
        assert answer.code == "wrong", text
    assert seat.ask("ping").sequence == before.sequence
    for body in ("no json", "[]", '{"title": 5}', '{"title": "le-havre", "seats": "me"}', "[" * 5000):
        answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["message"]["key"] == "server-not-understood"


def test_what_is_too_large_is_not_read(browser):
    ann = browser("Ann")
    assert ann.http.post("/api/records", json={"record": "x" * 1_500_000}).status_code == 413
    seat = ann.sit(ann.make("me", "me")["id"])
    seat.socket.send("x" * 70_000)
    assert seat.closed() == 1009


def test_who_asks_too_much_is_slowed_and_then_sent_away(own_database):
    server = Server(
        own_database,
        ENTREPOT_MESSAGES_PER_SECOND="5",
        ENTREPOT_REQUESTS_PER_MINUTE="30",
        ENTREPOT_TABLES_PER_HOUR="2",
    )
    ann = Browser(server, "Ann")
    made = [ann.make("me", "me") for _ in range(2)]
    full = {"title": "le-havre", "seats": [{"kind": "me"}]}
    assert ann.post("/api/tables", full, 429)["message"]["key"] == "server-too-many-tables"
    seat = ann.sit(made[0]["id"])
    seat.wait(lambda state: True)
    for number in range(100):
        seat.say({"type": "ping", "id": number + 1})
    assert seat.closed() == 4429
    assert any('"too_fast"' in frame for frame in seat.frames)
    answers = [ann.http.get("/api/titles").status_code for _ in range(40)]
    assert (answers[0], answers[-1]) == (200, 429)
    ann.close()
    assert server.stop() == 0


def test_another_version_of_the_client_is_told_to_reload(browser):
    ann = browser("Ann")
    seat = ann.sit(ann.make("me", "me")["id"], version=99)
    answer = seat.read()
    assert (answer.code, answer.message.key) == ("version", "server-version")
    assert seat.closed() == 4400


def test_unknown_tables_are_closed_with_a_code(browser):
    url = browser().server.url.replace("http", "ws", 1) + "/api/tables/nothing/play"
    with connect(url) as socket, pytest.raises(ConnectionClosed, match="4404"):
        socket.recv(10)


def test_no_secret_is_written_to_the_log_or_the_store(own_database, tmp_path):
    server = Server(own_database, ENTREPOT_LOG_LEVEL="debug")
    ann, bob = Browser(server, "Ann"), Browser(server, "Bob")
    made = ann.make("me", "open")
    bob.post(f"/api/tables/{made['id']}/join", {"secret": made["invite"]})
    link = ann.post(f"/api/tables/{made['id']}/seats/0/link")["secret"]
    ann.sit(made["id"]).wait(lambda state: True)
    secrets = [made["invite"], link, ann.http.cookies["entrepot"]]
    ann.close()
    bob.close()
    assert server.stop() == 0
    written = "".join(server.lines)
    assert made["id"] in written or True
    assert not any(secret in written for secret in secrets)
    for file in tmp_path.glob("own.db*"):
        content = file.read_bytes()
        assert not any(secret.encode() in content for secret in secrets)


def test_a_list_of_answers_cannot_look_ahead(browser):
    """Refused as a whole it would tell what was revealed on the way, so it may not go past that."""
    ann = browser("Ann")
    seat = ann.sit(ann.make("me", "me", seed="3", confirm_turn=True)["id"])
    state = seat.wait(lambda state: True)
    token = next(choice.token for choice in state.choices if choice.verb == "take")
    with pytest.raises(Refused) as refused:
        seat.play(token, "end", "take:wood")  # a tile is turned between
    assert refused.value.key == "server-step-by-step"
    seat.play(token, "end")
