"""The table of a title that nobody has drawn yet: its view as lists."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from entrepot.terminal import talk
from entrepot.terminal.scene import Scene

SET_UP = ("title", "players", "options", "rules", "stack", "seats")


def table(scene: Scene) -> RenderableType:
    """Every key of the view with its value, then the seats side by side."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=talk.QUIET)
    grid.add_column()
    for key, value in scene.view.items():
        if key not in SET_UP:
            grid.add_row(key, _text(value))
    for seat, holding in enumerate(scene.view.get("seats", [])):
        grid.add_row(talk.seat_name(seat, scene.lang), _text(holding))
    return grid


def mine(scene: Scene) -> RenderableType:
    """The seat's own line."""
    seats = scene.view.get("seats", [])
    own = seats[scene.seat] if 0 <= scene.seat < len(seats) else ""
    return Text.assemble(talk.seat_name(scene.seat, scene.lang), "  ", _text(own))


def _text(value: Any) -> Text:
    if isinstance(value, dict):
        return Text("  ").join(Text(f"{key} ") + _text(inner) for key, inner in value.items())
    if isinstance(value, list):
        return Text(", ").join(_text(inner) for inner in value)
    return Text(str(value), talk.STRONG)
