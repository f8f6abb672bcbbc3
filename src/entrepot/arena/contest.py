"""Who plays whom: games with rotated seats and paired seeds, each a small plain task for a worker."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from time import perf_counter
from typing import Any

from entrepot.bots import BOTS, seed_of
from entrepot.core.dealer import Dealer
from entrepot.core.decision import CHANCE
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.titles import title as find_title


@dataclass(frozen=True)
class Contest:
    """What is to be compared."""

    title: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where, for the games of one deal; every line-up comes with all its rotations.

        As many bots as seats, or more, sit down in every combination. Fewer bots than seats: the first
        one plays alone against the others, who share the remaining seats.
        """
        if len(self.bots) == 1:
            return [self.bots * self.players]
        if len(self.bots) < self.players:
            rest = islice(cycle(self.bots[1:]), self.players - 1)
            tables = [(self.bots[0], *rest)]
        else:
            tables = list(combinations(self.bots, self.players))
        return [table[-turn:] + table[:-turn] for table in tables for turn in range(self.players)]

    def game(self, number: int) -> "Game":
        """The game with this number: the line-ups of deal 0, then those of deal 1, and so on."""
        line_ups = self.line_ups()
        deal = number // len(line_ups)
        seats = line_ups[number % len(line_ups)]
        return Game(number, deal, self.title, self.players, self.options, seats, f"{self.seed}/{deal}")


@dataclass(frozen=True)
class Game:
    """One game to be played."""

    number: int
    deal: int
    """Games of the same deal have the same seed and differ in who sits where."""
    title: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: str


@dataclass(frozen=True)
class Outcome:
    """What came out of a game, by seat."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    answers: tuple[int, ...]
    """How often each seat had a choice."""
    seconds: tuple[float, ...]
    """How long each seat thought, in all."""
    longest: tuple[float, ...]
    """The longest thought of each seat."""


def play(game: Game) -> Outcome:
    """Play a game. Every bot sees only what its seat may know."""
    title = find_title(game.title)
    state = title.start(game.players, title.read_options(game.players, game.options), title.rules_version)
    state.advance()
    dealer = Dealer(game.seed)
    players = [BOTS[name](seed_of(f"{game.seed}|{name}", seat)) for seat, name in enumerate(game.bots)]
    veil = Rng(seed_of(game.seed, -1))
    legal = buffer(len(title.choices))
    answers = [0] * game.players
    seconds, longest = [0.0] * game.players, [0.0] * game.players
    dealt = 0
    while state.stack:
        seat = int(state.decider())
        if seat == CHANCE:
            state.play(dealer.answer(state, dealt, legal))
            dealt += 1
        elif state.legal_into(legal) == 1:
            state.play(legal[0])
        else:
            seen = title.resample(state, seat, veil) if players[seat].looks else state
            begin = perf_counter()
            choice = players[seat].choose(title, seen, seat)
            spent = perf_counter() - begin
            answers[seat] += 1
            seconds[seat] += spent
            longest[seat] = max(longest[seat], spent)
            state.play(choice)
    return Outcome(
        game.number,
        game.deal,
        game.bots,
        tuple(title.scores(state)),
        tuple(title.ranks(state)),
        tuple(answers),
        tuple(seconds),
        tuple(longest),
    )


def in_order(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """By number: the figures do not depend on which worker was faster."""
    return sorted(outcomes, key=lambda outcome: outcome.number)
