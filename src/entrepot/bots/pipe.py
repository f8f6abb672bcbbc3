"""Bots in any language: a program that reads JSON lines and writes JSON lines.

For each answer the program gets one line

    {"title": "le-havre", "seat": 0, "players": 2, "view": {...}, "legal": ["take:fish"],
     "budget": {"seconds": 1.0, "simulations": null}, "seed": 7}

and writes one line, ``{"choice": "take:fish"}``, with ``"thought"`` beside it if it likes. The view is what
its seat may see, in the shape of a position. At the end its input is closed.
"""

import json
import shlex
import subprocess
from contextlib import suppress
from selectors import EVENT_READ, DefaultSelector
from time import perf_counter
from typing import Any

from entrepot.bots.player import Budget, Player, Stop
from entrepot.core.rows import buffer
from entrepot.core.state import State
from entrepot.core.title import Title

PATIENCE = 60.0
"""Seconds that a program may take for an answer where the budget says nothing."""


class PipeFailed(RuntimeError):
    """The program of a bot did not answer as it should."""


class PipePlayer(Player):
    """Asks a program."""

    def __init__(self, command: str, seed: int) -> None:
        self.command = command
        self.seed = seed
        self.program: subprocess.Popen[bytes] | None = None
        self.last: dict[str, Any] | None = None
        """The last answer, with whatever the program said beside its choice."""
        self._read = b""

    def choose(
        self, title: Title, state: State, seat: int, budget: Budget | None = None, stop: Stop | None = None
    ) -> int:
        limit = budget or Budget()
        scratch = buffer(len(title.choices))
        legal = [int(scratch[i]) for i in range(state.legal_into(scratch))]
        question = {
            "title": title.key,
            "seat": seat,
            "players": int(state.players),
            "view": title.view(state, seat),
            "legal": [title.choices[index].token for index in legal],
            "budget": {"seconds": limit.seconds, "simulations": limit.simulations},
            "seed": self.seed,
        }
        answer = self._ask(json.dumps(question, ensure_ascii=False).encode() + b"\n", limit, stop)
        self.last = answer if isinstance(answer, dict) else {}
        for index in legal:
            if title.choices[index].token == self.last.get("choice"):
                return index
        raise self._failed(f"its choice is not legal: {str(answer)[:200]}")

    def _ask(self, question: bytes, limit: Budget, stop: Stop | None) -> Any:
        if self.program is None:
            self.program = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        program = self.program
        assert program.stdin is not None
        try:
            program.stdin.write(question)
            program.stdin.flush()
        except OSError as error:
            raise self._failed(str(error)) from None
        line = self._line(program, perf_counter() + 2 * (limit.seconds or PATIENCE / 2) + 1, stop)
        try:
            return json.loads(line)
        except ValueError:
            raise self._failed(f"this is no JSON: {line[:200]!r}") from None

    def _line(self, program: "subprocess.Popen[bytes]", end: float, stop: Stop | None) -> bytes:
        assert program.stdout is not None
        with DefaultSelector() as selector:
            selector.register(program.stdout, EVENT_READ)
            while b"\n" not in self._read:
                if perf_counter() > end or (stop is not None and stop.asked):
                    raise self._failed("it took too long")
                if selector.select(0.05):
                    more = program.stdout.read1(65536)  # type: ignore[attr-defined]
                    if not more:
                        raise self._failed("it ended without an answer")
                    self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _failed(self, why: str) -> PipeFailed:
        self.close()
        return PipeFailed(f"{self.command}: {why}")

    def close(self) -> None:
        """End the program."""
        if self.program is not None:
            with suppress(OSError):
                assert self.program.stdin is not None
                self.program.stdin.close()
            if self.program.stdout is not None:
                self.program.stdout.close()
            try:
                self.program.wait(1)
            except subprocess.TimeoutExpired:
                self.program.kill()
                self.program.wait()
            self.program = None
        self._read = b""

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()
