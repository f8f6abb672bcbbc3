"""The command ``entrepot arena``."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from entrepot.arena.contest import Contest, Game, Outcome
from entrepot.arena.crew import played
from entrepot.arena.figures import log_likelihood_ratio, report
from entrepot.arena.store import OtherContest, Store
from entrepot.bots import BOTS
from entrepot.core.message import Argument, Message
from entrepot.core.words import CORE_FOLDER, LANGUAGES, Words
from entrepot.titles import title as find_title

WORDS = Words(CORE_FOLDER, Path(__file__).parent / "words")
BOUND = 2.94
"""The log likelihood ratio at which a sequential test decides: at most 5 % wrong either way."""


def say(lang: str, key: str, **args: Argument) -> str:
    """A sentence of the arena."""
    return WORDS.say(Message(key, args), lang)


def default_language() -> str:
    """The language of the environment, if it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return next((lang for lang in LANGUAGES if os.environ[name].startswith(lang)), "en")
    return "en"


class Wrong(click.ClickException):
    """The command was not used as it can be."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


@click.command()
@click.argument("title")
@click.option("--players", type=int, help="How many sit at the table.")
@click.option(
    "--bots", required=True, help="Names with commas; fewer than seats: the first against the others."
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", default="0", show_default=True, help="Deal i is dealt by the seed SEED/i.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the title.")
@click.option("--jobs", type=click.IntRange(1, 512), default=1, show_default=True, help="Processes at work.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep the games in this CSV file; go on with it if it is there.",
)
@click.option(
    "--stop", is_flag=True, help="Stop as soon as it is clear whether the first bot is better (GSPRT)."
)
@click.option(
    "--gain",
    type=click.FloatRange(0.01, 0.5),
    default=0.05,
    show_default=True,
    help="The gain of win share that --stop looks for.",
)
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language: en or zh.")
def arena(
    title: str,
    players: int | None,
    bots: str,
    games: int,
    seed: str,
    options: tuple[str, ...],
    jobs: int,
    out: Path | None,
    stop: bool,
    gain: float,
    ray: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play TITLE against each other: seats rotated, the same deals for all."""
    lang = lang or str(click.get_current_context().find_root().meta.get("lang") or default_language())
    found = find_title(title)
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        if name not in BOTS:
            raise Wrong(say(lang, "arena-wrong-bot", name=name, known=", ".join(BOTS)))
    if ray is not None and find_spec("ray") is None:
        raise Wrong(say(lang, "arena-no-ray"))
    count = players or max(2, found.players[0])
    read = found.read_options(count, _read_options(options, lang))
    found.start(count, read, found.rules_version)  # what does not fit together is said before the work begins
    contest = Contest(title, count, read, names, seed)
    try:
        store = None if out is None else Store(out, contest)
    except OtherContest:
        raise Wrong(say(lang, "arena-wrong-file", file=str(out))) from None
    begin = perf_counter()
    outcomes, whole, ratio = _play(contest, games, jobs, ray, store, gain if stop else None, lang)
    figures = report(outcomes) | {"seconds": round(perf_counter() - begin, 1), "fair": round(1 / count, 4)}
    if stop:
        figures |= {"llr": round(ratio, 2), "decided": _decided(ratio)}
    if as_json:
        click.echo(json.dumps(figures))
    else:
        _print(figures, contest, gain, whole, lang)
    if not whole:
        sys.exit(130)


def _read_options(given: tuple[str, ...], lang: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign or not key:
            raise Wrong(say(lang, "arena-wrong-option", given=text))
        try:
            options[key] = json.loads(value)
        except (ValueError, RecursionError):
            options[key] = value
    return options


def _decided(ratio: float) -> str | None:
    return "better" if ratio >= BOUND else "not better" if ratio <= -BOUND else None


def _play(
    contest: Contest,
    games: int,
    jobs: int,
    ray: str | None,
    store: Store | None,
    gain: float | None,
    lang: str,
) -> tuple[list[Outcome], bool, float]:
    """Play what is still missing. Returns the outcomes, whether all was played that had to be, and the log
    likelihood ratio of the sequential test."""
    outcomes = [] if store is None else [outcome for outcome in store.read() if outcome.number < games]
    known = {outcome.number for outcome in outcomes}
    ratio = _ratio(contest, outcomes, gain)

    def left() -> Iterator[Game]:
        for number in range(games):
            if gain is not None and _decided(ratio):
                return
            if number not in known:
                yield contest.game(number)

    with ExitStack() as stack:
        tell = _progress(stack, contest, games, lang)
        tell(len(outcomes))
        try:
            for outcome in played(left(), jobs, ray):
                outcomes.append(outcome)
                if store is not None:
                    store.add(outcome)
                ratio = _ratio(contest, outcomes, gain)
                tell(len(outcomes))
        except KeyboardInterrupt:
            return outcomes, False, ratio
    return outcomes, True, ratio


def _ratio(contest: Contest, outcomes: list[Outcome], gain: float | None) -> float:
    """Judged by whole deals only, so that no seat counts more often than another."""
    if gain is None:
        return 0.0
    size = len(contest.line_ups())
    counts: dict[int, int] = {}
    for outcome in outcomes:
        counts[outcome.deal] = counts.get(outcome.deal, 0) + 1
    whole = [outcome for outcome in outcomes if counts[outcome.deal] == size]
    return log_likelihood_ratio(whole, contest.bots[0], 1 / contest.players, gain)


def _progress(stack: ExitStack, contest: Contest, games: int, lang: str) -> Callable[[int], None]:
    """A progress bar on stderr, where somebody is there to see it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        return lambda done: None
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    progress = stack.enter_context(
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
        )
    )
    task = progress.add_task(say(lang, "arena-progress", title=contest.title), total=games)
    return lambda done: progress.update(task, completed=done)


def _print(figures: dict[str, Any], contest: Contest, gain: float, whole: bool, lang: str) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=140)
    console.print(
        say(
            lang,
            "arena-head",
            games=figures["games"],
            title=contest.title,
            players=contest.players,
            seconds=f"{figures['seconds']:.0f}",
        )
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say(lang, "arena-bot"))
    for key in ("seats", "share", "interval", "score", "interval", "rank", "rating", "think", "longest"):
        table.add_column(say(lang, f"arena-{key}"), justify="right")
    for bot in figures["bots"]:
        rating = bot["rating"]
        table.add_row(
            bot["name"],
            str(bot["seats"]),
            f"{bot['win_share']:.1%}",
            _span([100 * end for end in bot["ci"]]),
            f"{bot['mean_score']:.1f}",
            _span(bot["score_ci"]),
            f"{bot['mean_rank']:.2f}",
            "–" if rating is None else f"{rating['mu']:.1f} ± {rating['sigma']:.1f}",
            f"{bot['ms_per_answer']:.1f}",
            f"{bot['longest_s']:.2f}",
        )
    console.print(table)
    console.print(say(lang, "arena-fair", fair=f"{1 / contest.players:.1%}"))
    if figures.get("decided") == "better":
        console.print(say(lang, "arena-decided-better", bot=contest.bots[0]))
    elif figures.get("decided"):
        console.print(say(lang, "arena-decided-not", bot=contest.bots[0], gain=f"{gain:.0%}"))
    if not whole:
        console.print(say(lang, "arena-stopped"))


def _span(ends: list[float]) -> str:
    return f"{ends[0]:.1f}–{ends[1]:.1f}"


if __name__ == "__main__":
    arena()
