"""Every frame of whole games, read and compared with what its reader may know."""

import json
import random
from typing import Any

import msgspec
import pytest

import entrepot
from entrepot.core.rng import Rng
from entrepot.server import picture
from entrepot.server.wire import tells
from entrepot.server.wire.parts import ChoiceInfo
from tests.server.browser import PUSH, Seat

LIMIT = 900


def whole_game(
    browser: Any, title: str, players: int, likes: tuple[str, ...], **more: Any
) -> tuple[list[Seat], str]:
    """A random game over the wire; the last seat of the list is a spectator."""
    people = [browser(name) for name in ("Ann", "Bob", "Cem")[:players]]
    made = people[0].make("me", *["open"] * (players - 1), title=title, **more)
    for person in people[1:]:
        person.post(f"/api/tables/{made['id']}/join", {"secret": made["invite"]})
    seats = [person.sit(made["id"]) for person in (*people, browser("Eve"))]
    rng = random.Random(11)
    for seat in seats:
        seat.wait(lambda state: True)
    for number in range(LIMIT):
        state = seats[0].state
        assert state is not None
        if state.over:
            break
        seat = next(seat for seat in seats if seat.state and seat.state.seat == state.decider)
        assert seat.state is not None
        tokens = [choice.token for choice in seat.state.choices]
        liked = [token for token in tokens if token.startswith(likes)]
        seat.play(rng.choice(liked if liked and rng.random() < 0.5 else tokens))
        for other in seats:
            other.wait(lambda state: state.sequence == number + 2)  # noqa: B023
        if number % 40 == 7:
            outsider_is_kept_out(seats, made["id"])
    return seats, made["id"]


def outsider_is_kept_out(seats: list[Seat], id: str) -> None:
    eve = seats[-1].browser
    assert eve.get(f"/api/tables/{id}/record", 403)["message"]["key"] == "server-record-closed"
    assert eve.get(f"/api/tables/{id}/deal", 403)["message"]["key"] == "server-deal-closed"
    length = seats[0].state.length if seats[0].state else 0
    for seat in seats:
        moment = seat.browser.get(f"/api/tables/{id}/moments/{length}")
        assert seat.state is not None
        assert (moment["view"], moment["seat"]) == (seat.state.view, seat.state.seat)
        told = seat.browser.get(f"/api/tables/{id}/log?first={length - 5}")["entries"]
        assert told == plain(seat.log[length - 5 :])
    text = seats[0].browser.get(f"/api/tables/{id}/record")
    assert "\nseed: " not in text


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize(
    ("title", "players", "likes", "options"),
    [
        ("le-havre", 2, ("use:01", "build:01"), {}),  # the Marketplace shows what nobody else may know
        ("phoenicia", 2, (), {}),
    ],
)
def test_no_frame_tells_what_its_reader_may_not_know(browser, title, players, likes, options):
    seats, id = whole_game(browser, title, players, likes, options=options)
    text = seats[0].browser.get(f"/api/tables/{id}/record")
    truth = entrepot.loads(text)
    assert truth.over
    assert truth.record.seed
    told = list(truth.story(0))
    hidden = 0
    for viewer in seats:
        seat = viewer.state.seat if viewer.state else -1
        for frame in viewer.frames:
            push = PUSH.decode(frame)
            if isinstance(push, tells.State) and push.over:
                break
            assert truth.record.seed not in frame
            if isinstance(push, tells.State):
                check_picture(truth, push, seat)
                hidden += check_log(push, told, seat)
    assert hidden > 20
    deal = seats[-1].browser.get(f"/api/tables/{id}/deal")
    assert deal["agrees"]
    assert deal["commitment"] == seats[-1].table.commitment != ""
    last = seats[-1].log
    assert [entry.token for entry in last] == [entry.token for entry, _, _ in told]
    assert len(seats[-1].browser.get(f"/api/tables/{id}/curve")["points"]) > 5


def check_picture(truth: entrepot.Match, push: tells.State, seat: int) -> None:
    """Everything shown follows from what the seat knows: a table imagined anew shows the same."""
    state = truth.state_at(push.length)
    assert push.view == plain(truth.title.view(state, seat))
    assert push.ranks == []
    if seat >= 0:
        state = truth.title.resample(state, seat, Rng(push.sequence))
    assert push.extra == plain(picture.extra(truth.title, state, seat))
    assert push.scores == truth.title.scores(state)
    mine = push.decider == seat
    assert push.mine == mine
    if mine:
        assert push.choices == choices_of(msgspec.json.encode(picture.choice_infos(truth.title, state)))
        assert push.prompt is not None
        assert plain(push.prompt) == plain(state.decision().prompt(state))
    else:
        assert push.choices == []
        assert push.prompt is not None
        assert push.prompt.key == "server-waiting"


def choices_of(data: bytes) -> list[ChoiceInfo]:
    return msgspec.json.decode(data, type=list[ChoiceInfo])


def check_log(push: tells.State, told: list[Any], seat: int) -> int:
    """The log holds what is for the seat, all of it and nothing else; how much was hidden."""
    hidden = 0
    for entry in push.log:
        true, message, events = told[entry.at]
        secret = true.audience not in (-1, seat)
        hidden += secret
        assert entry.seat == true.seat
        assert entry.token == ("" if secret else true.token)
        assert plain(entry.message) == ({"key": "hidden", "args": {}} if secret else plain(message))
        assert len(entry.events) == sum(event.audience in (-1, seat) for event in events)
        if secret or true.seat not in (-1, seat):
            assert not entry.forced
    return hidden
