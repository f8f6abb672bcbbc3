"""How much the server bears: live tables with two people each, who play random legal answers.

    dev.py bench table [--tables 200] [--time 20] [--rate 5] [--title le-havre]

Everything runs on this machine: one server with a database of its own, and the people in another process.
With ``--rate 0`` everybody answers at once; otherwise each table is answered that many times a second. Prints
one JSON document.
"""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

START = "from entrepot.server.main import serve; serve()"
LIMITS = {
    "ENTREPOT_REQUESTS_PER_MINUTE": "1000000",
    "ENTREPOT_TABLES_PER_HOUR": "1000000",
    "ENTREPOT_MESSAGES_PER_SECOND": "1000000",
}


class Choice(msgspec.Struct):
    """The part of an answer that a player here looks at."""

    token: str


class Push(msgspec.Struct):
    """The part of a message that a player here looks at."""

    type: str
    sequence: int = 0
    id: int = 0
    mine: bool = False
    over: bool = False
    choices: list[Choice] = field(default_factory=list)


WARM_SECONDS = 3
decode = msgspec.json.Decoder(Push).decode


@dataclass
class Count:
    """What was measured."""

    moves: int = 0
    refused: int = 0
    lost: int = 0
    finished: int = 0
    waits: list[float] = field(default_factory=list)


@dataclass
class Start:
    """Everybody takes a seat, a few at a time; then all begin."""

    seconds: float
    door: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(10))
    signal: asyncio.Event = field(default_factory=asyncio.Event)
    seated: int = 0
    warm: float = 0.0
    end: float = 0.0

    def begin(self) -> None:
        self.warm = time.monotonic() + WARM_SECONDS
        self.end = self.warm + self.seconds
        self.signal.set()


async def person(url: str, cookie: str, rng: random.Random, rate: float, start: Start, count: Count) -> int:
    """Somebody at a table; returns the last sequence that was acknowledged."""
    acknowledged = 0
    sent: dict[int, float] = {}
    async with AsyncExitStack() as opened:
        async with start.door:
            headers = {"Cookie": cookie}
            coming = connect(
                url, additional_headers=headers, compression=None, max_size=2**22, open_timeout=60
            )
            socket = await opened.enter_async_context(coming)
        start.seated += 1
        await start.signal.wait()
        await socket.send('{"type":"hello","version":1,"log":0}')
        while (left := start.end - time.monotonic()) > -1:
            try:
                text = await asyncio.wait_for(socket.recv(), left + 1)
            except TimeoutError:
                break
            push = decode(text)
            if push.type == "state":
                if push.over:
                    count.finished += 1
                    break
                if push.mine and push.sequence not in sent and time.monotonic() < start.end:
                    if rate:
                        await asyncio.sleep(rng.expovariate(rate))
                    token = rng.choice(push.choices).token
                    sent[push.sequence] = time.perf_counter()
                    ask = {"type": "play", "id": push.sequence, "sequence": push.sequence, "tokens": [token]}
                    await socket.send(json.dumps(ask))
            elif push.type == "done":
                if time.monotonic() > start.warm:  # everybody's hello at once is no part of playing
                    count.waits.append(time.perf_counter() - sent[push.id])
                    count.moves += 1
                acknowledged = max(acknowledged, push.sequence)
            elif push.type == "refused":
                count.refused += 1
    return acknowledged


async def make_table(url: str, title: str) -> tuple[str, list[str]]:
    """A table for two people: its id and their cookies."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    async with httpx.AsyncClient(base_url=url) as ann, httpx.AsyncClient(base_url=url) as bob:
        made = (await ann.post("/api/tables", json={"title": title, "seats": seats})).json()
        await bob.post(f"/api/tables/{made['id']}/join", json={"secret": made["invite"]})
        return made["id"], [f"entrepot={one.cookies['entrepot']}" for one in (ann, bob)]


def memory(process: int) -> int:
    """Bytes of a process that are its own."""
    found = re.search(r"^RssAnon:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(), re.MULTILINE)
    return int(found[1]) * 1024 if found else 0


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    """The server, and where it is."""
    command = [sys.executable, "-c", START, "--no-browser", "--port", "0", "--database", database]
    process = subprocess.Popen(command, env={**os.environ, **LIMITS}, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    for line in process.stderr:
        found = re.search(r"Entrepot: (http://\S+:\d+)/", line)
        if found:
            Thread(target=process.stderr.read, daemon=True).start()  # or it would wait for a reader
            return process, found[1].replace("localhost", "127.0.0.1")
    raise RuntimeError("the server does not start")


async def measure(arguments: argparse.Namespace, process: int, url: str) -> dict[str, Any]:
    """Have everybody play for a while."""
    before = memory(process)
    made: list[tuple[str, list[str]]] = []
    for _ in range(0, arguments.tables, 20):
        some = min(20, arguments.tables - len(made))
        made += await asyncio.gather(*(make_table(url, arguments.title) for _ in range(some)))
    count = Count()
    begin = Start(arguments.time)
    socket_url = url.replace("http", "ws", 1) + "/api/tables/{}/play"
    jobs = [
        person(socket_url.format(id), cookie, random.Random(f"{at}{seat}"), arguments.rate, begin, count)
        for at, (id, cookies) in enumerate(made)
        for seat, cookie in enumerate(cookies)
    ]
    running = asyncio.gather(*(asyncio.wait_for(job, arguments.time + 120) for job in jobs))
    while begin.seated < len(jobs) and not running.done():
        await asyncio.sleep(0.1)
    begin.begin()
    await asyncio.sleep(WARM_SECONDS + arguments.time * 0.9)
    after = memory(process)
    acknowledged = await running
    seconds = arguments.time
    async with httpx.AsyncClient(base_url=url) as client:
        text = (await client.get("/metrics")).text
    commits = float(re.search(r"^entrepot_commits_total (\S+)", text, re.MULTILINE)[1])  # type: ignore[index]
    waits = sorted(count.waits)
    return {
        "title": arguments.title,
        "tables": arguments.tables,
        "clients": len(jobs),
        "seconds": round(seconds, 1),
        "moves": count.moves,
        "moves_per_s": round(count.moves / seconds, 1),
        "acknowledged_ms": {
            "p50": round(statistics.median(waits) * 1000, 1),
            "p99": round(waits[int(len(waits) * 0.99)] * 1000, 1),
            "max": round(waits[-1] * 1000, 1),
        },
        "moves_per_commit": round(count.moves / max(commits, 1), 1),
        "memory_per_table_kib": round((after - before) / arguments.tables / 1024),
        "refused": count.refused,
        "finished": count.finished,
        "last": dict(
            zip((id for id, _ in made), map(max, acknowledged[::2], acknowledged[1::2]), strict=True)
        ),
    }


def lost(database: str, last: dict[str, int]) -> int:
    """How many acknowledged answers are not in the store."""
    import sqlite3

    with sqlite3.connect(database.removeprefix("sqlite:///")) as store:
        kept = dict(store.execute("SELECT table_id, max(sequence) FROM entries GROUP BY table_id"))
    return sum(max(sequence - kept.get(id, 0), 0) for id, sequence in last.items())


def main(*given: str) -> None:
    """Measure, and print it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--time", type=float, default=20)
    parser.add_argument("--rate", type=float, default=5)
    parser.add_argument("--title", default="le-havre")
    arguments = parser.parse_args(given or None)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/table.db"
        process, url = start(database)
        try:
            report = asyncio.run(measure(arguments, process.pid, url))
            process.kill()  # nothing may be lost
            process.wait()
            report["lost"] = lost(database, report.pop("last"))
        finally:
            process.kill()
    print(json.dumps(report))


if __name__ == "__main__":
    main()
