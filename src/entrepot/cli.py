"""The command ``entrepot``."""

import json
import sys
from importlib import import_module
from secrets import token_hex
from typing import Any

import click

import entrepot
from entrepot import bench as bench_module
from entrepot.bots import BOTS, seed_of
from entrepot.core.errors import EntrepotError
from entrepot.core.match import Match
from entrepot.core.record import parse_record
from entrepot.simulate import Batch, Tally, timed
from entrepot.terminal import reports, talk
from entrepot.terminal.session import Session
from entrepot.terminal.shell import (
    Shell,
    WrongUsage,
    check_bots,
    lang_option,
    names,
    read_text,
    say,
    set_up_option,
)
from entrepot.verify import first_difference

ELSEWHERE = {"arena": "entrepot.arena.command", "serve": "entrepot.server.main"}
"""Commands in modules of their own, which are imported only for these commands, or to list all."""
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")


class Commands(Shell):
    """The commands of this module and those of ``ELSEWHERE``."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *ELSEWHERE])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in ELSEWHERE:
            return super().get_command(ctx, cmd_name)
        found: click.Command = getattr(import_module(ELSEWHERE[cmd_name]), cmd_name)
        return found

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ModuleNotFoundError as error:  # the packages of [server] are not installed everywhere
            if ctx.invoked_subcommand != "serve" or (error.name or "").startswith("entrepot"):
                raise
            raise WrongUsage("serve-missing", package=error.name or "") from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(entrepot.__version__, message=f"entrepot %(version)s ({bench_module.mode()})")
def main() -> None:
    """Le Havre and Phoenicia, complete: play, watch, simulate, look things up."""


@main.command()
@click.argument("title", required=False)
@click.option("--players", type=int, help="How many sit at the table.")
@click.option("--seats", help="Who sits where: human or a bot, with commas. Default: human,random,...")
@click.option("--seed", help="Deal this game; without it a new one.")
@click.option("--load", "file", metavar="RECORD", help="Go on with a saved game.")
@click.option("--delay", type=click.FloatRange(0, 60), default=0, help="Seconds a bot thinks, for your eyes.")
@click.option("--confirm-turn", is_flag=True, help="Always ask before a turn ends.")
@set_up_option
@lang_option
def play(
    title: str | None, players: int | None, seats: str | None, seed: str | None, file: str | None,
    delay: float, confirm_turn: bool, options: dict[str, Any], lang: str,
) -> None:  # fmt: skip
    """Play TITLE in the terminal, against bots or with several people at one keyboard."""
    people = names(seats) if seats else None
    for name in people or ():
        if name != "human" and name not in BOTS:
            raise WrongUsage("wrong-bot", name=name, known=", ".join(BOTS))
    console = talk.make_console()
    if file is not None:
        if players is not None or seed is not None or options:
            raise WrongUsage("wrong-load-set-up")
        match = _load(file, title)
    elif title is None:
        raise WrongUsage("wrong-title", known=", ".join(entrepot.TITLES))
    else:
        known = entrepot.title(title).players
        count = players or (len(people) if people else max(2, known[0]))
        # An open seed, not a hidden one: a saved game must be able to go on.
        match = entrepot.new(title, count, seed or token_hex(6), confirm_turn=confirm_turn, **options)
    count = match.record.players
    people = people or ["human"] + ["random"] * (count - 1)
    if len(people) != count:
        raise WrongUsage("wrong-seats", given=len(people), players=count)
    thinking = token_hex(8) if seed is None else seed
    bots = {i: BOTS[name](seed_of(thinking, i)) for i, name in enumerate(people) if name != "human"}
    session = Session(match, tuple(people), bots, lang, console, delay, file)
    session.run()


def _load(file: str, title: str | None) -> Match:
    """A saved game; one whose deal is still secret goes on from its last position with a new deal."""
    match = entrepot.loads(read_text(file))
    if title is not None and title != match.title.key:
        raise WrongUsage("wrong-load", told=match.title.key, title=title)
    if match.record.seed or match.over:
        return match
    seed = token_hex(6)
    click.echo(say("load-anew", seed=seed), err=True)
    return entrepot.play_from(match.title.key, match.title.position(match.state), seed)


@main.command()
@lang_option
def titles(lang: str) -> None:
    """What can be played: players and options of each title."""
    talk.make_console().print(reports.titles([entrepot.title(key) for key in entrepot.TITLES], lang))


@main.command()
@click.argument("title")
@click.argument("card", required=False)
@lang_option
def rules(title: str, card: str | None, lang: str) -> None:
    """What the cards of TITLE do; CARD is a number or a part of a name."""
    found = entrepot.title(title)
    cards = list(found.cards) if card is None else reports.find_card(found, card)
    if card is not None and not cards:
        raise WrongUsage("rules-unknown", card=card, title=title)
    talk.make_console().print(reports.library(found, cards, lang))


@main.command()
@click.argument("title")
@click.option("--players", type=int, help="How many sit at the table.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", default="0", show_default=True, help="Game i is dealt by the seed SEED/i.")
@click.option("--bots", default="random", show_default=True, help="One name for all seats, or one for each.")
@click.option("--jobs", type=click.IntRange(1, 512), default=1, show_default=True, help="Processes at work.")
@set_up_option
@json_option
@lang_option
def simulate(
    title: str, players: int | None, games: int, seed: str, bots: str, jobs: int, options: dict[str, Any],
    as_json: bool, lang: str,
) -> None:  # fmt: skip
    """Play many games of TITLE between bots. The same seed plays the same games, whatever --jobs says."""
    found = entrepot.title(title)
    sitting = names(bots)
    if "human" in sitting:
        raise WrongUsage("wrong-humans")
    check_bots(sitting)
    count = players or (len(sitting) if len(sitting) > 1 else max(2, found.players[0]))
    if len(sitting) not in (1, count):
        raise WrongUsage("wrong-bots", given=len(sitting), players=count)
    read = found.read_options(count, options)
    found.start(count, read, found.rules_version)  # what does not fit together is said before the work begins
    sitting = sitting * count if len(sitting) == 1 else sitting
    batch = Batch(title, count, read, tuple(sitting), seed, range(games))
    report, whole = _watched(batch, min(jobs, games))
    if as_json:
        click.echo(json.dumps(report))
    else:
        talk.make_console().print(reports.simulation(found, report, whole, lang))
    if not whole:
        sys.exit(130)


def _watched(batch: Batch, jobs: int) -> tuple[dict[str, Any], bool]:
    """Simulate with a progress bar, where somebody is there to see it."""
    console = reports.progress_console()
    if not console.is_terminal:
        return timed(batch, jobs, lambda _: None)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    speed = TextColumn("{task.fields[speed]}")
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), speed, TimeRemainingColumn(),
        console=console, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task(say("sim-progress", title=batch.title), total=len(batch.games), speed="")

        def tell(tally: Tally) -> None:
            rate = progress.tasks[0].speed
            shown = f"{rate:,.0f}/s" if rate else ""
            progress.update(task, completed=tally.games, speed=shown)

        return timed(batch, jobs, tell)


@main.command()
@click.argument("record")
@click.option("--at", type=int, help="The moment before answer N, from 0; -1 is the last answer.")
@click.option("--player", type=int, help="See it with this player's eyes (1, 2, ...).")
@lang_option
def show(record: str, at: int | None, player: int | None, lang: str) -> None:
    """The table at a moment of a RECORD, and what was played there."""
    match = entrepot.loads(read_text(record))
    length = len(match.record.entries)
    moment = length if at is None else at if at >= 0 else length + at
    if not 0 <= moment <= length:
        raise WrongUsage("wrong-moment", at=at or 0, length=length)
    viewer = -1
    if player is not None:
        match.view(player - 1) if player > 0 else match.view(match.record.players)
        viewer = player - 1
    talk.make_console().print(reports.moment(match, moment, viewer, lang))


@main.command()
@click.argument("records", nargs=-1, required=True, metavar="RECORD...")
@lang_option
def verify(records: tuple[str, ...], lang: str) -> None:
    """Replay RECORDs and check answers, deal, promised seed and result; exit 1 if anything differs."""
    results = [_verify(file, lang) for file in records]
    if not all(results):
        sys.exit(1)


def _verify(file: str, lang: str) -> bool:
    try:
        text = read_text(file)
        difference = first_difference(text)
        why = None if difference is None else talk.words().say(difference, lang)
    except EntrepotError as error:
        why = error.say(lang)
    if why is not None:
        click.echo(talk.say(lang, "verify-bad", file=file, why=why))
        return False
    told = parse_record(text)
    key = "verify-good" if told.seed else "verify-good-hidden"
    click.echo(talk.say(lang, key, file=file, length=len(told.entries)))
    return True


@main.command()
@click.option("--players", type=int, default=3, show_default=True)
@click.option("--seconds", type=click.FloatRange(0.01, 600), default=2, help="For each figure.")
@click.option("--title", "only", help="This title only.")
@json_option
@lang_option
def bench(players: int, seconds: float, only: str | None, as_json: bool, lang: str) -> None:
    """How fast the engine is here: random play of the full rules on one processor."""
    found = [entrepot.title(key) for key in ([only] if only else entrepot.TITLES)]
    report = bench_module.report(found, players, seconds)
    if as_json:
        click.echo(json.dumps(report))
    else:
        talk.make_console().print(reports.speeds(report, lang))
