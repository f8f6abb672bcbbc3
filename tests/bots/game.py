"""Games between bots, for tests: every bot sees what its seat may know."""

from collections.abc import Callable
from typing import Any

import entrepot
from entrepot.bots import BOTS, Player, seed_of
from entrepot.core.dealer import Dealer
from entrepot.core.decision import CHANCE
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State, sample, total_weight
from entrepot.core.title import Title

TITLES = {"le-havre": {"length": "short"}, "phoenicia": {}}
"""The titles with options that make a game short."""


def begin(key: str, players: int, seed: str = "1", **options: Any) -> tuple[Title, State]:
    """A title and a new game at its first question to a seat."""
    title = entrepot.title(key)
    state = title.start(players, title.read_options(players, TITLES[key] | options), title.rules_version)
    state.advance()
    deal(title, state, Rng(seed_of(seed, 9)))
    return title, state


def deal(title: Title, state: State, rng: Rng) -> None:
    """Let chance answer until a seat is asked."""
    scratch = buffer(len(title.choices))
    while state.stack and state.decider() == CHANCE:
        state.play(sample(state, scratch, rng.below(total_weight(state, scratch))))


def play(
    key: str,
    bots: list[str],
    seed: str = "1",
    watch: Callable[[State, int, int, Player], None] | None = None,
    **options: Any,
) -> tuple[Title, State]:
    """A whole game; ``watch`` sees the state before each answer, the seat, its answer and the bot."""
    title = entrepot.title(key)
    count = len(bots)
    state = title.start(count, title.read_options(count, TITLES[key] | options), title.rules_version)
    state.advance()
    players = [BOTS[name](seed_of(seed, seat)) for seat, name in enumerate(bots)]
    dealer, veil, legal, dealt = Dealer(seed), Rng(5), buffer(len(title.choices)), 0
    while state.stack:
        seat = int(state.decider())
        if seat == CHANCE:
            state.play(dealer.answer(state, dealt, legal))
            dealt += 1
            continue
        n = state.legal_into(legal)
        choice = int(legal[0])
        if n > 1:
            seen = title.resample(state, seat, veil) if players[seat].looks else state
            choice = players[seat].choose(title, seen, seat)
            assert state.legal_into(legal) == n
            assert choice in [int(legal[i]) for i in range(n)]
            if watch is not None:
                watch(state, seat, choice, players[seat])
        state.play(choice)
    return title, state
