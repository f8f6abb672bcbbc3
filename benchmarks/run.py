"""Measure the engine and its neighbours in one run: ``python3 dev.py bench [--seconds S] [--json]``.

Figures of different runs do not compare, so everything is measured here, one after the other, on one
processor: both titles inside the engine, from a plain Python loop and as copies; the same interpreted;
and catanatron's random play of Catan (a whole Python product of the same kind) as the yardstick.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine and its neighbours.")
    parser.add_argument(
        "what", nargs="?", default="engine", choices=["engine", "table"], help="what to measure"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="about how long each figure takes")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    asked, rest = parser.parse_known_args()
    if asked.what == "table":
        return subprocess.run(
            [sys.executable, str(ROOT / "benchmarks" / "table.py"), *rest], check=False
        ).returncode
    report = {
        "compiled": engine(asked.players, asked.seconds, interpreted=False),
        "interpreted": engine(asked.players, asked.seconds, interpreted=True),
        "catanatron": {"players": 4, "decisions_per_s": catanatron(asked.seconds)},
    }
    print(json.dumps(report, indent=2) if asked.json else table(report))
    return 0


def engine(players: int, seconds: float, interpreted: bool) -> dict[str, Any]:
    """The figures of ``entrepot bench``, from the installed wheel or from the sources."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    if interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "entrepot", "bench", "--json", "--players", str(players)]
    command += ["--seconds", str(seconds)]
    out = subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True, cwd=ROOT / "benchmarks"
    )
    report: dict[str, Any] = json.loads(out.stdout)
    return report


def catanatron(seconds: float) -> int:
    """Decisions a second of four random players: answers where there was more than one."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        now = time.perf_counter()
    return round(decisions / (now - begin))


def table(report: dict[str, Any]) -> str:
    """The report for the eye."""
    lines = [f"{'':34}{'decisions/s':>14}{'plain loop':>14}{'copies/s':>14}"]
    for way in ("compiled", "interpreted"):
        for row in report[way]["titles"]:
            name = f"{row['title']}, {row['players']} players, {report[way]['mode']}"
            figures = (row["decisions_per_s"], row["decisions_per_s_python"], row["copies_per_s"])
            lines.append(f"{name:34}" + "".join(f"{round(figure):>14,}" for figure in figures))
    other = report["catanatron"]["decisions_per_s"]
    lines.append(f"{'catanatron, 4 players':34}{other:>14,}")
    first = report["compiled"]["titles"][0]
    lines.append(
        f"{first['title']} decides {first['decisions_per_s'] / other:.0f} times as fast as catanatron here."
    )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
