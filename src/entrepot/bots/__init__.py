"""Players that are no people, by name."""

from collections.abc import Callable
from hashlib import sha256

from entrepot.bots.player import Player
from entrepot.bots.random import RandomPlayer

BOTS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
}
"""The factory of each bot: a seed makes a player."""


def seed_of(game: str, seat: int) -> int:
    """The seed of the bot at ``seat`` in the game with this seed: the same game, the same thoughts."""
    return int.from_bytes(sha256(f"{game}|{seat}".encode()).digest()[:8], "big")


__all__ = ["BOTS", "Player", "RandomPlayer", "seed_of"]
