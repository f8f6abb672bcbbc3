"""What a position of Phoenicia is worth: the points so far, and what money and production will still buy.

A coin buys about a third of a point in the long run, a point of production brings coins in every round to
come, workers not yet employed will be, discounts are worth what they may save. All of it counts the less
the nearer the end is: what cannot be spent any more is worth nothing.
"""

from math import exp, sqrt
from typing import Final, cast, final

from mypy_extensions import i64

from entrepot.core.evaluation import Evaluation
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.auction import Bidding, Opening
from entrepot.phoenicia.cards import ENOUGH_POINTS, JOBS, KINDS, MARKET, MINE, SMELT, TRACK, WEAVE
from entrepot.phoenicia.choices import DONE, DROP, END, RAISE
from entrepot.phoenicia.payment import Payment
from entrepot.phoenicia.purchases import Purchases
from entrepot.phoenicia.state import (
    COINS,
    DECKS,
    DISPLAY,
    OWNED,
    POINTS,
    PRODUCTION,
    STOREHOUSES,
    TOOLS,
    TRAINED,
    UNTRAINED,
    WORKERS,
    PhoeniciaState,
)  # fmt: skip
from entrepot.phoenicia.workers import Workers

NUMBERS: Final = {
    "coin": 0.43,  # points that a coin buys in the long run
    "late coin": 0.04,  # the same when little is left to grow
    "income": 0.73,  # coins of a later round that one production is worth now (it brings 1.25)
    "saved": 0.16,  # how much of a discount on a card still to come will really be saved
    "employed": 0.40,  # how much of what a trained worker in hand could bring counts before he is employed
    "untrained": 0.45,  # how much of that is left if he has to be trained first
    "queue": 1.40,  # how many rounds each further worker in hand waits longer
    "tool": 0.51,  # how much of the price of a tool that lies ready counts
    "rounds": 7.63,  # rounds of a usual game
    "pace": 0.31,  # the leader has about 2 + pace * n * n points after n rounds
    "clock": 0.60,  # how much the round counts beside the leader's points when the end is foreseen
    "gain": 4.04,  # points that the leader makes in a late round: the game is not over before they are made
    "move": 0.09,  # how much of what hunters and farmers gain by moving to a new tile counts
}
"""What the judgement rests on, fitted by play (``tools/tune.py``)."""


@final
class PhoeniciaEvaluation(Evaluation):
    """Points now, plus money, income and what is ready to be used."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.coin: float = numbers["coin"]
        self.late_coin: float = numbers["late coin"]
        self.income: float = numbers["income"]
        self.saved: float = numbers["saved"]
        self.employed: float = numbers["employed"]
        self.untrained: float = numbers["untrained"]
        self.queue: float = numbers["queue"]
        self.tool: float = numbers["tool"]
        self.rounds: float = numbers["rounds"]
        self.pace: float = numbers["pace"]
        self.clock: float = numbers["clock"]
        self.gain: float = numbers["gain"]
        self.move: float = numbers["move"]
        self.spread_per_round: float = 1.2

    def worth(self, state: State, seat: i64, viewer: i64) -> float:
        table = cast(PhoeniciaState, state)
        points = float(table.at(seat, POINTS))
        if not table.stack:
            return points
        production = float(table.at(seat, PRODUCTION))
        wealth = money(table, seat, viewer)
        left = self.rounds_left(table)
        going_on = 1.0 - end_chance(table)
        acts = 0.0 if table.finished(seat) else 1.0
        top = table.stack[-1]
        if isinstance(top, Purchases) and top.seat == seat:
            acts = 0.0
        trained = table.at(seat, TRAINED)
        untrained = table.at(seat, UNTRAINED)
        price = self.price(left)
        coin = price * (going_on if acts == 0.0 else 1.0)
        if isinstance(top, Bidding) and top.leader == seat:  # as if the others dropped out
            wealth -= float(table.price(seat, top.kind, top.bid))
            points += float(table.rules.points[top.kind])
            production += float(table.rules.production[top.kind])
            trained += table.rules.trained[top.kind]
            untrained += table.rules.untrained[top.kind]
            points += self.discounts(table, top.kind, left) * coin
            points += self.effect(table, seat, top.kind, left)
        points += coin * wealth + going_on * price * self.income * production * left
        points += going_on * self.workers(table, seat, trained, untrained, left)
        for job in range(JOBS):
            points += coin * self.tool * float(table.at(seat, TOOLS + job) * table.rules.tool[job])
        for giver in table.rules.givers:
            owned = table.at(seat, OWNED + giver)
            if owned > 0:
                points += float(owned) * self.discounts(table, giver, left) * coin
        for kind in range(KINDS):
            if table.rules.effect[kind] > 0 and table.at(seat, OWNED + kind) > 0:
                points += self.effect(table, seat, kind, left)
        return points

    def workers(self, table: PhoeniciaState, seat: i64, trained: i64, untrained: i64, left: float) -> float:
        """What workers in hand may bring, at the best place open to them, one after the other."""
        total = 0.0
        price = self.price(left)
        rounds = left - 0.5
        for i in range(trained + untrained):
            best = 0.0
            for job in range(JOBS):
                if table.has_tile(seat, job):
                    brings = float(table.rules.job_production[job]) * self.income * rounds * price
                    gain = float(table.rules.job_points[job]) + brings - price * float(table.rules.tool[job])
                    best = gain if gain > best else best
            if i >= trained:
                best = self.untrained * (best - price * float(table.training(seat)))
            if best <= 0.0:
                break
            total += self.employed * best
            rounds -= self.queue
            if rounds <= 0.0:
                break
        return total

    def discounts(self, table: PhoeniciaState, giver: i64, left: float) -> float:
        """Coins that a copy of ``giver`` may still save."""
        total = 0.0
        for kind in range(KINDS):
            off = table.rules.discount(giver, kind)
            if off > 0:
                copies = table.table[DISPLAY + kind] + table.table[DECKS + kind]
                total += self.saved * float(off) * (1.0 if copies > 0 else 0.0)
        return total if left > 1.0 else total * left

    def price(self, left: float) -> float:
        """Points that a coin buys from now on."""
        early = left / 8.0 if left < 8.0 else 1.0
        return self.coin * early + self.late_coin * (1.0 - early)

    def rounds_left(self, table: PhoeniciaState) -> float:
        """Production rounds still to come, by the clock and by the leader's points."""
        most: i64 = 0
        for seat in range(table.players):
            most = max(most, table.at(seat, POINTS))
        reached = sqrt(float(most - 2 if most > 2 else 0) / self.pace)
        left = (1.0 - self.clock) * (self.rounds - reached) + self.clock * (self.rounds - float(table.round))
        least = float(ENOUGH_POINTS - most) / self.gain
        left = left if left > least else least
        return left if left > 0.3 else 0.3

    def effect(self, table: PhoeniciaState, seat: i64, kind: i64, left: float) -> float:
        """What the effect of an own card still brings, beside what is counted already: better hunting and
        mining for workers to come, new tiles, cheap points."""
        effect = table.rules.effect[kind]
        spare = float(table.at(seat, UNTRAINED) + table.at(seat, TRAINED)) + 1.0
        if left <= 0.5:
            return 0.0
        if effect == TRACK or effect == SMELT:
            return 0.15 * self.price(left) * self.income * left * spare
        if effect == MINE or effect == WEAVE:  # a mining or clothmaking tile: hunters and farmers may move up
            movable = float(table.at(seat, WORKERS) + table.at(seat, WORKERS + 1))
            gain = 1.0 + (1.5 * self.income * left - (8.0 if effect == MINE else 11.0)) * self.price(left)
            return self.move * movable * gain if gain > 0.0 else 0.0
        if effect == MARKET:
            return 0.1 * float(table.points_left(seat))
        return 0.2

    def sensible_into(self, state: State, last: i64, buffer: vec[i64]) -> i64:
        top = state.decision()
        n = top.legal_into(state, buffer)
        if n <= 1:
            return n
        if isinstance(top, Opening):
            return 1  # the minimum
        if isinstance(top, Bidding):
            if buffer[0] >= RAISE and buffer[0] != DROP:
                return bids_into(buffer, n)
            return n
        if isinstance(top, Payment):
            if n > 2:
                buffer[1] = buffer[n - 1]
            return 2
        if isinstance(top, (Workers, Purchases)):
            return in_order(buffer, n, last)
        return n

    def assumed(self, state: State, viewer: i64) -> i64:
        return DROP if isinstance(state.stack[-1], Bidding) else -1

    def closes(self, state: State, choice: i64) -> bool:
        return choice == END

    def spread(self, state: State) -> float:
        return 1.5 + self.spread_per_round * self.rounds_left(cast(PhoeniciaState, state))


def bids_into(buffer: vec[i64], n: i64) -> i64:
    """The lowest bid, one somewhat higher, and to drop out."""
    drop = buffer[n - 1]
    kept: i64 = 1
    if n > 4:
        buffer[kept] = buffer[2]
        kept += 1
    buffer[kept] = drop
    return kept + 1


def in_order(buffer: vec[i64], n: i64, last: i64) -> i64:
    """Within a step of the turn things are done in the order of their indices: one order is enough."""
    kept: i64 = 0
    for i in range(n):
        choice = buffer[i]
        if choice < last and choice < DONE and last < DONE and last >= DROP:
            continue
        buffer[kept] = choice
        kept += 1
    return kept


def money(table: PhoeniciaState, seat: i64, viewer: i64) -> float:
    """Coins and cards; those of others are taken at 5. At the end of its turn a seat keeps only what its
    storehouses and its treasury hold."""
    coins = table.at(seat, COINS)
    cards = table.hand_size(seat)
    value = table.wealth(seat) - coins if seat == viewer else 5 * cards
    top = table.stack[-1]
    if isinstance(top, Purchases) and top.seat == seat:
        room = table.at(seat, STOREHOUSES)
        total = float(value)
        if cards > room:
            given = total * float(cards - room) / float(cards)
            total -= given
            coins += int(given)
        limit = table.treasury(seat)
        return total + float(coins if coins < limit else limit)
    return float(coins + value)


def end_chance(table: PhoeniciaState) -> float:
    """How likely this round is the last one."""
    most: i64 = 0
    for seat in range(table.players):
        most = max(most, table.at(seat, POINTS))
    if most >= ENOUGH_POINTS:
        return 1.0
    return 1.0 / (1.0 + exp(float(29 - most) / 1.5))


def evaluation() -> Evaluation:
    """How this title judges positions."""
    return PhoeniciaEvaluation(NUMBERS)
