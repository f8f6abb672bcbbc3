"""Which table is drawn for which title."""

from collections.abc import Callable
from importlib import import_module

from rich.console import RenderableType

from entrepot.terminal import plain
from entrepot.terminal.scene import Scene

DRAWN = {"le-havre": "le_havre", "phoenicia": "phoenicia"}
"""Titles with a table of their own, and its module here; all others are shown as plain lists."""

Drawing = Callable[[Scene], RenderableType]


def table(scene: Scene) -> RenderableType:
    """The whole table."""
    return _drawing(scene, "table")(scene)


def mine(scene: Scene) -> RenderableType:
    """What the seat itself has and needs, in a few lines: shown between the steps of a turn."""
    return _drawing(scene, "mine")(scene)


def forecast(scene: Scene) -> RenderableType | None:
    """What is known of the coming turns; None where a title has no such thing."""
    key = scene.title.key
    if key not in DRAWN:
        return None
    made: RenderableType | None = import_module(f"entrepot.terminal.{DRAWN[key]}").forecast(scene)
    return made


def _drawing(scene: Scene, name: str) -> Drawing:
    key = scene.title.key
    module = import_module(f"entrepot.terminal.{DRAWN[key]}") if key in DRAWN else plain
    drawing: Drawing = getattr(module, name)
    return drawing
