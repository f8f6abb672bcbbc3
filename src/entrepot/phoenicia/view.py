"""What a seat may see: the position with what it cannot know left blank (PH-11, PH-33)."""

from typing import Any

from entrepot.phoenicia.position import position
from entrepot.phoenicia.state import PhoeniciaState


def view(table: PhoeniciaState, seat: int) -> dict[str, Any]:
    """The position as ``seat`` (-1: a spectator) sees it. Values of cards in other hands are ``None``;
    numbers of cards stay. The pile is blank too: with the hands it would tell them."""
    document = position(table)
    document["pile"] = None
    for other, shown in enumerate(document["seats"]):
        if other != seat:
            shown["hand"] = None
            shown["held"] = None
    return document
