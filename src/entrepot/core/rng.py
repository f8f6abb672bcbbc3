"""A small generator for playouts (xoroshiro64**, Blackman and Vigna 2018).

The same stream interpreted and compiled: only 32-bit words, masked after every step. It is fast, not
secret; what must not be guessed (the deal of a real game) comes from ``dealer``.
"""

from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """A stream of pseudo-random numbers."""

    __slots__ = ("_a", "_b")

    def __init__(self, seed: int) -> None:
        """Any integer is a seed; equal seeds give equal streams."""
        # splitmix64, so that neighbouring seeds give unrelated streams
        z = (seed * 0x9E3779B97F4A7C15 + 0x9E3779B97F4A7C15) % 2**64
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
        z ^= z >> 31
        self._a: i64 = (z & 0xFFFFFFFF) or 1
        self._b: i64 = z >> 32

    def word(self) -> i64:
        """The next number, 0 to 2**32 - 1."""
        a = self._a
        b = self._b
        product: i64 = (a * 0x9E3779BB) & MASK
        result: i64 = ((((product << 5) & MASK) | (product >> 27)) * 5) & MASK
        b ^= a
        self._a = (((a << 26) & MASK) | (a >> 6)) ^ b ^ ((b << 9) & MASK)
        self._b = ((b << 13) & MASK) | (b >> 19)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to ``n - 1``; ``n`` from 1 to 2**31."""
        return (self.word() * n) >> 32
