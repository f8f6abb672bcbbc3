"""The end of a game: where everybody's points came from, and who won."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from entrepot.core.match import Match
from entrepot.terminal import talk
from entrepot.terminal.scene import Scene


def sheet(match: Match, lang: str) -> RenderableType:
    """The score sheet by source, if the title has one, with totals and places."""
    scene = Scene(match.title, match.state, -1, lang)
    seats = range(match.record.players)
    grid = Table(box=None, padding=(0, 2), header_style="default", show_edge=False)
    grid.add_column(Text(talk.say(lang, "score-sheet"), talk.TITLE))
    for seat in seats:
        grid.add_column(talk.seat_name(seat, lang), justify="right")
    made: Any = getattr(match.title, "score_sheet", None)
    rows: list[dict[str, int]] = [] if made is None else made(match.state)
    for source in dict.fromkeys(name for row in rows for name in row):
        points = [row.get(source, 0) for row in rows]
        if any(points):
            grid.add_row(_source(scene, source), *(str(point) if point else "·" for point in points))
    style = talk.STRONG
    grid.add_section()
    grid.add_row(Text(talk.say(lang, "score-total"), style), *(Text(str(n), style) for n in match.scores()))
    ranks = match.ranks()
    grid.add_row(talk.say(lang, "score-rank"), *(talk.say(lang, "score-place", place=rank) for rank in ranks))
    return Group(grid, Text(), _winners([seat for seat in seats if ranks[seat] == 1], lang))


def _source(scene: Scene, source: str) -> str:
    """The name of a source of points."""
    for key in (f"score-{source}", f"source-{source}"):
        if scene.has_word(key):
            return scene.word(key)
    key = f"source-{source}"
    return talk.say(scene.lang, key) if talk.has(scene.lang, key) else source


def _winners(seats: list[int], lang: str) -> Text:
    names = Text(talk.say(lang, "list-and")).join(talk.seat_name(seat, lang) for seat in seats)
    before, _, after = talk.say(lang, "score-won", count=len(seats), who="|").partition("|")
    return Text(before) + names + Text(after)
