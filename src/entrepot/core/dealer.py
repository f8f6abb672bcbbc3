"""Chance in real games."""

from hashlib import blake2b, sha256

from mypy_extensions import i64

from entrepot.core.state import State, sample, total_weight
from entrepot.core.vecs import vec


class Dealer:
    """Answers for chance, from a seed.

    The n-th chance answer depends on the seed and on n only: undo and replay never deal again. The
    numbers are a keyed hash, so that what has been dealt tells nothing about what will be.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = sha256(seed.encode()).digest()

    def number(self, n: int, below: int) -> int:
        """The n-th number, uniform from 0 to ``below - 1``."""
        digest = blake2b(n.to_bytes(8, "big"), key=self._key, digest_size=16).digest()
        return int.from_bytes(digest, "big") % below

    def answer(self, state: State, n: int, scratch: vec[i64]) -> int:
        """The n-th chance answer of a game, in this state; ``scratch`` is a buffer for choices."""
        return sample(state, scratch, self.number(n, total_weight(state, scratch)))


def commitment(seed: str, header: str) -> str:
    """What is published before the game: a hash of the seed and the record's header."""
    return "sha256:" + sha256(f"{seed}\n{header}".encode()).hexdigest()
