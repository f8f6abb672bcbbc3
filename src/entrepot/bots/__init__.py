"""Players that are no people, by name."""

from hashlib import sha256

from entrepot.bots.player import Budget, Player, Stop
from entrepot.bots.random import RandomPlayer
from entrepot.bots.registry import BOTS
from entrepot.bots.thought import Candidate, Thought


def seed_of(game: str, seat: int) -> int:
    """The seed of the bot at ``seat`` in the game with this seed: the same game, the same thoughts."""
    return int.from_bytes(sha256(f"{game}|{seat}".encode()).digest()[:8], "big")


__all__ = ["BOTS", "Budget", "Candidate", "Player", "RandomPlayer", "Stop", "Thought", "seed_of"]
