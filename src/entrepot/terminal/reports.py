"""The answers of the commands that are not a game: titles, rules, simulations, records, speed."""

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from entrepot.core.match import Match
from entrepot.core.title import Title
from entrepot.terminal import log, score, tables, talk
from entrepot.terminal.explain import card_text
from entrepot.terminal.scene import Scene, title_name


def titles(found: list[Title], lang: str) -> RenderableType:
    """What can be played, with players and options."""
    parts: list[RenderableType] = []
    for title in found:
        scene = Scene(title, None, -1, lang)  # type: ignore[arg-type]  # only its words are asked
        least, most = title.players[0], title.players[-1]
        head = Text.assemble((title.key, talk.TITLE), f"  {title_name(title, lang)}  ")
        head.append(f"{least}–{most} {talk.say(lang, 'titles-players')}", talk.QUIET)
        parts.append(head)
        grid = Table.grid(padding=(0, 2))
        for option in title.options:
            about = scene.word(f"option-{option.name}") if scene.has_word(f"option-{option.name}") else ""
            value = Text(f"{option.name}={_short(option.default)}")
            grid.add_row(value, Text(option.expected, talk.QUIET), Text(about))
        parts.append(Padding(grid, (0, 0, 1, 2)))
    return Group(*parts)


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else "[]" if value in ([], ()) else str(value)


def library(title: Title, cards: list[str], lang: str) -> RenderableType:
    """Cards of the rules library, one after the other."""
    parts: list[RenderableType] = []
    for card in cards:
        parts += [card_text(title, card, lang), Text()]
    if len(cards) > 1:
        parts.append(Text(talk.say(lang, "rules-hint", title=title.key), talk.QUIET))
    return Group(*parts)


def find_card(title: Title, wanted: str) -> list[str]:
    """The cards with this id, or with this in their name in any language."""
    if wanted in title.cards:
        return [wanted]
    named = []
    for card in title.cards:
        name = title.card_text(card)[0]
        if any(wanted.lower() in title.words.say(name, lang).lower() for lang in ("en", "zh")):
            named.append(card)
    return named


def simulation(title: Title, report: dict[str, Any], whole: bool, lang: str) -> RenderableType:
    """What came out of a simulation, for people."""
    grid = Table(box=None, padding=(0, 2), header_style=talk.QUIET)
    grid.add_column(talk.say(lang, "sim-seat"))
    for key in ("sim-mean", "sim-least", "sim-most"):
        grid.add_column(talk.say(lang, key), justify="right")
    for line in report["scores"]:
        seat = talk.seat_name(line["seat"], lang)
        grid.add_row(seat, f"{line['mean']:.1f}", str(line["min"]), str(line["max"]))
    head = talk.say(
        lang,
        "sim-head",
        games=f"{report['games']:,}",
        title=title_name(title, lang),
        seconds=f"{report['seconds']:.1f}",
    )
    speed = talk.say(
        lang, "sim-speed", decisions=f"{report['decisions']:,}", rate=f"{report['decisions_per_s']:,.0f}",
        games=f"{report['games_per_s']:,.1f}",
    )  # fmt: skip
    stopped = [] if whole else [Text(talk.say(lang, "sim-stopped"), talk.WARN)]
    return Group(Text(head, talk.TITLE), Text(speed), grid, *stopped)


def moment(match: Match, at: int, viewer: int, lang: str) -> RenderableType:
    """The table of a record before answer ``at``, with the answers around it."""
    length = len(match.record.entries)
    scene = Scene(match.title, match.state_at(at), viewer, lang)
    head = Text(talk.say(lang, "show-head", at=at, length=length), talk.TITLE)
    before = _around(match, at - 1, "show-last", "show-start", lang)
    after = _around(match, at, "show-next", "show-end", lang)
    parts: list[RenderableType] = [head, tables.table(scene), before, after]
    if at == length and match.over:
        parts += [Text(), score.sheet(match, lang)]
    return Group(*parts)


def _around(match: Match, at: int, key: str, instead: str, lang: str) -> RenderableType:
    if not 0 <= at < len(match.record.entries):
        return Text(talk.say(lang, instead), talk.QUIET)
    head = Text(talk.say(lang, key), talk.QUIET)
    return Group(head, *log.lines(match, at, -1, lang, at + 1, whole=True))


def speeds(report: dict[str, Any], lang: str) -> RenderableType:
    """The figures of the benchmark, for people."""
    grid = Table(box=None, padding=(0, 2), header_style=talk.QUIET)
    grid.add_column(talk.say(lang, "bench-title"))
    for key in ("bench-players", "bench-inside", "bench-python", "bench-copies"):
        grid.add_column(talk.say(lang, key), justify="right")
    for row in report["titles"]:
        figures = [row[key] for key in ("decisions_per_s", "decisions_per_s_python", "copies_per_s")]
        grid.add_row(row["title"], str(row["players"]), *(f"{figure:,.0f}" for figure in figures))
    return Group(Text(talk.say(lang, "bench-mode", mode=report["mode"])), grid)


def progress_console() -> Console:
    """Where progress is shown: never on the output."""
    return talk.make_console(stderr=True)
