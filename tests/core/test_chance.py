"""Dealer and generator: the same numbers for ever, on every machine, interpreted and compiled."""

from collections import Counter

import pytest

from entrepot.core.dealer import Dealer, commitment
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.title import Title

pytestmark = pytest.mark.interpreted

MASK = 0xFFFFFFFF


def reference(a: int, b: int, n: int) -> list[int]:
    """xoroshiro64** as Blackman and Vigna published it."""

    def turned(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & MASK

    words = []
    for _ in range(n):
        words.append(turned(a * 0x9E3779BB & MASK, 5) * 5 & MASK)
        b ^= a
        a, b = turned(a, 26) ^ b ^ (b << 9 & MASK), turned(b, 13)
    return words


def test_the_reference_is_the_published_generator() -> None:
    """The first numbers of the authors' code from the state (1, 2)."""
    assert reference(1, 2, 5) == [3802928447, 813792938, 1618621494, 2955957307, 3252880261]


@pytest.mark.parametrize("seed", [0, 1, 2, 7, -1, 2**64 + 3, 123456789])
def test_rng_is_xoroshiro_seeded_by_splitmix(seed: int) -> None:
    """Any integer is a seed; the stream is that of the published generator."""
    z = (seed + 1) * 0x9E3779B97F4A7C15 % 2**64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
    z ^= z >> 31
    rng = Rng(seed)
    assert [rng.word() for _ in range(50)] == reference(z & MASK or 1, z >> 32, 50)


def test_rng_known_values() -> None:
    """Written down once: benchmarks, bots and fixtures rely on them."""
    rng = Rng(7)
    assert [rng.word() for _ in range(4)] == [3179709633, 1726880965, 1636702781, 612483855]
    assert [rng.below(6) for _ in range(12)] == [3, 2, 2, 0, 0, 0, 1, 2, 3, 5, 4, 4]


def test_below_is_even_and_in_range() -> None:
    """Each number about equally often; the largest range too."""
    rng = Rng(1)
    counts = Counter(int(rng.below(7)) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(850 < count < 1150 for count in counts.values())
    assert all(rng.below(1) == 0 for _ in range(10))
    assert all(0 <= rng.below(2**31) < 2**31 for _ in range(100))


def test_the_nth_answer_depends_on_seed_and_n_only() -> None:
    """No memory: asked in any order, twice, by two dealers."""
    one, two = Dealer("seed"), Dealer("seed")
    forwards = [one.number(n, 1000) for n in range(50)]
    assert [two.number(n, 1000) for n in reversed(range(50))] == forwards[::-1]
    assert [one.number(n, 1000) for n in range(50)] == forwards
    assert [Dealer("seed ").number(n, 1000) for n in range(50)] != forwards
    assert len(set(forwards)) > 40


def test_dealer_known_values() -> None:
    """Written down once: every record of a game with a seed relies on them."""
    assert [Dealer("7").number(n, 10**6) for n in range(4)] == [224004, 718611, 541622, 820280]


def test_dealer_is_fair_to_the_weights(lots: Title) -> None:
    """In Lots the prize 1 comes six times as often as the prize 6 (weights 6 to 1)."""
    state = lots.start(2, {"coins": 1}, 2)
    state.advance()
    cells = buffer(len(lots.choices))
    for _ in range(2):
        state.play(Dealer("x").answer(state, 0, cells))
    first = lots.choices.parse("prize:1").index
    counts = Counter(int(Dealer("x").answer(state, n, cells)) - first + 1 for n in range(4200))
    for prize in range(1, 7):
        assert abs(counts[prize] - 200 * (7 - prize)) < 120


def test_a_commitment_binds_seed_and_header() -> None:
    """Another seed or another header gives another hash."""
    made = commitment("seed", "header")
    assert made.startswith("sha256:")
    assert len(made) == 7 + 64
    assert made not in (commitment("seed2", "header"), commitment("seed", "header2"))
