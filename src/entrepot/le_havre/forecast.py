"""What the offers will hold on the coming turns if nobody takes anything, and who moves when: after
round 1 the supply is known to all."""

from typing import Any

from entrepot.le_havre.goods import OFFER_NAMES
from entrepot.le_havre.round_cards import SUPPLY_TILES, TILES
from entrepot.le_havre.rounds import TILE_FIRST, TILE_SECOND
from entrepot.le_havre.state import NOWHERE, LeHavreState


def forecast(table: LeHavreState, turns: int = 14) -> list[dict[str, Any]]:
    """The next turns after the running one, at most ``turns`` of them, up to the final phase.

    Each is ``{"round", "turn", "seat", "tile", "offers", "feeding"}``: the tile is None while face down,
    and then nobody knows the offers from there on (None); ``feeding`` tells whether the round ends with
    that turn.
    """
    offers: list[int] | None = [int(amount) for amount in table.offers]
    round, turn = int(table.round), int(table.turn)
    found: list[dict[str, Any]] = []
    while len(found) < turns:
        turn += 1
        if turn == TILES:
            round, turn = round + 1, 0
        if round > table.rules.rounds:
            return found
        tile = table.tiles[turn]
        if tile == NOWHERE:
            offers = None
        if offers is not None:
            offers[TILE_FIRST[tile]] += 1
            offers[TILE_SECOND[tile]] += 1
        found.append(
            {
                "round": round,
                "turn": turn,
                "seat": (int(TILES) * (round - 1) + turn) % int(table.players),
                "tile": None if tile == NOWHERE else SUPPLY_TILES[tile].id,
                "offers": None if offers is None else dict(zip(OFFER_NAMES, offers, strict=True)),
                "feeding": turn == TILES - 1,
            }
        )
    return found
