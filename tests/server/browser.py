"""A server in a process of its own, and browsers that talk to it, without a browser."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from entrepot.server.wire import VERSION, tells

ROOT = Path(__file__).resolve().parents[2]
PUSH = msgspec.json.Decoder(tells.Push)
START = "from entrepot.server.main import serve; serve()"


class Server:
    """``entrepot serve`` as a child, on a free port of this machine."""

    def __init__(self, database: str, **env: str) -> None:
        self.database = database
        self.env = {
            "ENTREPOT_BOT_DELAY": "0",
            "ENTREPOT_REQUESTS_PER_MINUTE": "100000",
            "ENTREPOT_TABLES_PER_HOUR": "10000",
            "ENTREPOT_MESSAGES_PER_SECOND": "1000",
            "ENTREPOT_WORKERS": "1",
            **env,
        }
        self.lines: list[str] = []
        self.url = ""
        self.start()

    def start(self, port: int = 0) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", START, "--no-browser", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, "--log-level", "info"],
            cwd=ROOT,
            env={**os.environ, **self.env},
            stderr=subprocess.PIPE,
            text=True,
        )
        ready = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(ready,), daemon=True)
        self._reader.start()
        assert ready.wait(30), "".join(self.lines)
        assert self.url, "".join(self.lines)

    def _read(self, ready: threading.Event) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)
            found = re.search(r"Entrepot: (http://\S+:\d+)/", line)
            if found:
                self.url = found[1]
                ready.set()
        ready.set()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """The process dies at once, whatever it is doing."""
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        """SIGTERM; returns its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        status = self.process.wait(30)
        self._reader.join(10)
        if self.process.stderr is not None:
            self.process.stderr.close()
        return status


class Browser:
    """Somebody with a cookie jar."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=20, headers={"origin": server.url})
        self.seats: list[Seat] = []
        if name:
            self.put("/api/me", {"name": name})

    def close(self) -> None:
        for seat in self.seats:
            seat.close()
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status or (status is None and answer.is_success), answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def get(self, path: str, status: int | None = None) -> Any:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self.ask("POST", path, {} if body is None else body, status)

    def put(self, path: str, body: Any, status: int | None = None) -> Any:
        return self.ask("PUT", path, body, status)

    def make(self, *seats: str, title: str = "le-havre", **more: Any) -> Any:
        """A table: ``me``, ``open``, or the name of a bot for each seat."""
        specs = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        return self.post("/api/tables", {"title": title, "seats": specs, **more})

    def sit(self, id: str, **hello: Any) -> "Seat":
        """Connect to a table."""
        seat = Seat(self, id, **hello)
        self.seats.append(seat)
        return seat


class Refused(Exception):
    """The server refused a request."""

    def __init__(self, answer: tells.Refused) -> None:
        super().__init__(f"{answer.code} {answer.message}")
        self.code = answer.code
        self.key = answer.message.key


class Seat:
    """A WebSocket to a table. Every frame is kept, and is checked against the wire's classes."""

    def __init__(self, browser: Browser, id: str, version: int = VERSION, log: int = 500) -> None:
        self.id = id
        self.browser = browser
        url = browser.server.url.replace("http", "ws", 1) + f"/api/tables/{id}/play"
        cookies = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            connect(
                url,
                origin=Origin(browser.server.url),
                additional_headers={"Cookie": cookies} if cookies else {},
                max_size=2**24,
                compression=None,
            )
        )
        self.frames: list[str] = []
        self.log: list[Any] = []
        self.state: tells.State | None = None
        self.table: Any = None
        self.chat: list[Any] = []
        self._number = 0
        self.say({"type": "hello", "version": version, "log": log})
        if version == VERSION:
            self.until(lambda push: isinstance(push, tells.Welcome))

    def say(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = 15) -> Any:
        """The next frame."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        push = PUSH.decode(text)
        if isinstance(push, tells.State):
            assert push.log_from <= len(self.log) or not self.log
            if not self.log:
                self.log = [None] * push.log_from
            self.log[push.log_from :] = push.log
            assert len(self.log) == push.length
            self.state = push
        elif isinstance(push, tells.Welcome | tells.TableChanged):
            self.table = push.table
        if isinstance(push, tells.Welcome):
            self.chat = list(push.chat)
        elif isinstance(push, tells.ChatLines):
            self.chat += push.lines
        return push

    def until(self, met: Any, timeout: float = 15) -> Any:
        """Read until a frame fits."""
        while True:
            push = self.read(timeout)
            if met(push):
                return push

    def wait(self, met: Any, timeout: float = 15) -> tells.State:
        """Read until the state fits; it may do so already."""
        while self.state is None or not met(self.state):
            self.read(timeout)
        return self.state

    def ask(self, type: str, **fields: Any) -> Any:
        """A request and its answer; raises ``Refused``."""
        self._number += 1
        number = self._number
        if type in ("play", "aside", "undo") and "sequence" not in fields:
            fields["sequence"] = self.state.sequence if self.state else 0
        self.say({"type": type, "id": number, **fields})
        answer = self.until(lambda push: getattr(push, "id", None) == number)
        if isinstance(answer, tells.Refused):
            raise Refused(answer)
        if type in ("play", "aside", "undo", "consent"):
            self.wait(lambda state: state.sequence >= answer.sequence)
        return answer

    def play(self, *tokens: str, **fields: Any) -> Any:
        return self.ask("play", tokens=list(tokens), **fields)

    def closed(self) -> int:
        """Read until the server closes; the code."""
        for _ in range(10_000):
            try:
                self.frames.append(str(self.socket.recv(15)))
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd else 0
        raise AssertionError("the server talks on")

    def close(self) -> None:
        self._opened.close()
