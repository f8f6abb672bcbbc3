"""What outlives a killed process, and how a server ends that is asked to."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.browser import Browser, Refused, Seat, Server

OPTIONS = {"length": "short"}

# a killed server leaves its clients' sockets open; the collector says so at some later moment
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


class Player:
    """Somebody alone at a table, who notes what was acknowledged."""

    def __init__(self, ann: Browser) -> None:
        self.ann = ann
        self.id: str = ann.make("me", "me", options=OPTIONS)["id"]
        self.acknowledged: list[str] = []
        self.begun = threading.Event()

    def check(self) -> Seat:
        """What was acknowledged is there, and at most the answer that was under way besides."""
        seat = self.ann.sit(self.id)
        length = seat.wait(lambda state: True).length
        known = len(self.acknowledged)
        assert [entry.token for entry in seat.log[:known]] == self.acknowledged
        assert length - known < 60
        return seat

    def play(self, rng: random.Random, killed: threading.Event) -> None:
        """Play until the process is gone."""
        try:
            seat = self.check()
            for number in range(10_000):
                state = seat.wait(lambda state: True)
                if state.over or killed.is_set():
                    break
                seat.play(rng.choice(state.choices).token)
                self.acknowledged = [entry.token for entry in seat.log]
                if number == 6:
                    self.begun.set()
        except (ConnectionClosed, InvalidMessage, OSError):
            if not killed.is_set():
                raise
        finally:
            self.begun.set()


def test_no_acknowledged_move_is_lost_when_the_process_is_killed(own_database):
    server = Server(own_database)
    ann = Browser(server, "Ann")
    players = [Player(ann) for _ in range(3)]
    for kills in range(2):
        killed = threading.Event()
        for one in players:
            one.begun.clear()
        with ThreadPoolExecutor(3) as pool:
            running = [
                pool.submit(one.play, random.Random(f"{at}{kills}"), killed) for at, one in enumerate(players)
            ]
            for one in players:
                assert one.begun.wait(30)
            killed.set()
            server.kill()
            for job in running:
                job.result()
        server.start(server.port)
    for one in players:
        assert len(one.acknowledged) > 12
        seat = one.check()
        seat.play(seat.wait(lambda state: True).choices[0].token)
    ann.close()
    assert server.stop() == 0


def test_a_server_that_is_stopped_has_its_clients_come_again(own_database):
    server = Server(own_database)
    ann = Browser(server, "Ann")
    made = ann.make("me", "random")
    seat = ann.sit(made["id"])
    state = seat.wait(lambda state: state.mine, 30)
    seat.play(state.choices[0].token)
    ended = threading.Thread(target=server.stop)
    ended.start()
    assert seat.closed() == 1012
    ended.join()
    assert server.process.returncode == 0
    server.start(server.port)
    again = ann.sit(made["id"])
    assert again.wait(lambda state: True).sequence >= 2
    ann.close()
    assert server.stop() == 0


def test_of_two_answers_to_one_question_one_is_played(browser):
    ann, bob = browser("Ann"), browser("Bob")
    made = ann.make("me", "open")
    bob.post(f"/api/tables/{made['id']}/join", {"secret": made["invite"]})
    ann.sit(made["id"])
    phones = [ann.sit(made["id"]) for _ in range(4)]
    bobs = [bob.sit(made["id"]) for _ in range(4)]
    for _ in range(5):
        for one in (*phones, *bobs):
            one.wait(lambda state: True)
        newest = max(one.state.sequence for one in (*phones, *bobs))
        for one in (*phones, *bobs):
            one.wait(lambda state, newest=newest: state.sequence >= newest)
        ours = phones if phones[0].state.mine else bobs
        token = ours[0].state.choices[0].token

        def click(seat, token=token):
            try:
                seat.play(token)
            except Refused as refused:
                return refused.code
            return "played"

        with ThreadPoolExecutor(4) as pool:
            answers = sorted(pool.map(click, ours))
        assert answers.count("played") == 1
        assert set(answers) <= {"played", "stale", "not_yours"}


def test_of_many_who_join_one_gets_the_last_seat(browser):
    ann = browser("Ann")
    made = ann.make("me", "open")
    others = [browser() for _ in range(4)]

    def join(one):
        answer = one.http.post(f"/api/tables/{made['id']}/join", json={"secret": made["invite"]})
        return answer.status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(join, others)) == [200, 409, 409, 409]


def test_two_processes_on_one_store_never_write_over_each_other(own_database):
    """On SQLite the second process notices at its next move; on PostgreSQL it is told at once."""
    first, second = Server(own_database), Server(own_database)
    ann = Browser(first, "Ann")
    made = ann.make("me", "me", options=OPTIONS)
    here = ann.sit(made["id"])
    ann.server = second
    there = ann.sit(made["id"])
    rng = random.Random(5)
    told = not own_database.startswith("sqlite")
    codes = []
    for turn in range(12):
        seat, other = (here, there) if turn % 2 else (there, here)
        state = seat.wait(lambda state: True)
        try:
            seat.play(rng.choice(state.choices).token)
        except Refused as refused:
            codes.append(refused.code)
            seat.until(lambda push: hasattr(push, "choices"))
        else:
            after = seat.wait(lambda state: True)
            if told:
                seen = other.wait(lambda state, newest=after.sequence: state.sequence >= newest)
                assert seen.view == after.view
    assert set(codes) == (set() if told else {"stale"})
    ann.server = first
    record = ann.get(f"/api/tables/{made['id']}/record")
    assert record.count("\n") > 12
    ann.close()
    assert (first.stop(), second.stop()) == (0, 0)
