"""The bot that searches (see ``tree``)."""

from time import perf_counter, sleep
from typing import Any

from entrepot.bots.judging import evaluation_of
from entrepot.bots.player import Budget, Player, Stop
from entrepot.bots.thought import Candidate, Thought
from entrepot.bots.tree import Edge, Node, Tree
from entrepot.core.rng import Rng
from entrepot.core.state import State
from entrepot.core.title import Title

MOST = 400
"""Lines judged in a node."""
BREATH = 16
"""Simulations after which other threads get a moment: compiled code never gives way by itself."""


class SearchPlayer(Player):
    """Searches once a turn, then plays the line it has found as long as the table looks as foreseen."""

    def __init__(
        self, seed: int, budget: Budget, slack: float = 0.0, curiosity: float = 0.35, sharpness: float = 20.0,
        narrow: float = 1.2,
    ) -> None:  # fmt: skip
        """``slack``: how much of the share of the win it gives up for variety among near-equal lines."""
        self.rng = Rng(seed)
        self.budget = budget
        self.slack = slack
        self.curiosity = curiosity
        self.sharpness = sharpness
        self.narrow = narrow
        self._plan: list[tuple[dict[str, Any], int]] = []
        """What is left of the line: the table as the seat will see it, and its answer there."""

    def choose(
        self, title: Title, state: State, seat: int, budget: Budget | None = None, stop: Stop | None = None
    ) -> int:
        if self._plan and self._plan[0][0] == title.view(state, seat):
            return self._plan.pop(0)[1]
        begin = perf_counter()
        limit = self.budget.tightest(budget)
        evaluation = evaluation_of(title)
        tree = Tree(
            evaluation, len(title.choices), seat, int(self.rng.word()), self.curiosity, self.sharpness,
            self.narrow, MOST,
        )  # fmt: skip
        root = tree.begin(state)
        if len(root.edges) > 1:
            self._search(title, state, seat, tree, limit, begin, stop)
        chosen = self._pick(root, seat)
        self.thought = _thought(title, tree, root, chosen, seat, perf_counter() - begin)
        self._plan = _plan(title, state, seat, [int(index) for index in chosen.line.path])
        return int(chosen.line.path[0])

    def _search(
        self,
        title: Title,
        state: State,
        seat: int,
        tree: Tree,
        limit: Budget,
        begin: float,
        stop: Stop | None,
    ) -> None:
        # a simulation takes well under a millisecond; a tenth of the time is kept back for the answer
        end = begin + limit.seconds * 0.95 - 0.01 if limit.seconds is not None else None
        done = 0
        while limit.simulations is None or done < limit.simulations:
            if (end is not None and perf_counter() >= end) or (stop is not None and stop.asked):
                return
            tree.simulate(title.resample(state, seat, self.rng))
            done += 1
            if done % BREATH == 0:
                sleep(0)

    def _pick(self, root: Node, seat: int) -> Edge:
        best = root.most_visited()
        if not self.slack:
            return best
        least = best.mean(seat) - self.slack
        near = [e for e in root.edges if e.mean(seat) >= least and e.visits * 4 >= best.visits]
        return near[int(self.rng.below(len(near)))] if near else best


def _plan(title: Title, state: State, seat: int, path: list[int]) -> list[tuple[dict[str, Any], int]]:
    """The rest of a line with the table before each of its answers."""
    ahead = state.copy()
    plan = []
    for at, index in enumerate(path):
        if at:
            plan.append((title.view(ahead, seat), index))
        if at + 1 < len(path):
            ahead.play(index)
    return plan


def _thought(title: Title, tree: Tree, root: Node, chosen: Edge, seat: int, seconds: float) -> Thought:
    order = sorted(root.edges, key=lambda edge: (edge is not chosen, -edge.visits, -edge.mean(seat)))
    main: list[tuple[int, tuple[str, ...]]] = []
    node: Node | None = root
    edge: Edge | None = chosen
    while node is not None and edge is not None and len(main) < 8:
        main.append((int(node.seat), _tokens(title, edge)))
        node = max(edge.nodes, key=lambda child: child.visits, default=None)
        edge = node.most_visited() if node is not None and node.visits > 0 else None
    return Thought(
        seat,
        int(tree.simulations),
        seconds,
        tuple(_candidate(title, e, seat) for e in order[:10]),
        tuple(main),
    )


def _candidate(title: Title, edge: Edge, seat: int) -> Candidate:
    count = int(edge.visits) + 1
    return Candidate(
        _tokens(title, edge), edge.mean(seat), int(edge.visits), tuple(worth / count for worth in edge.worth)
    )


def _tokens(title: Title, edge: Edge) -> tuple[str, ...]:
    return tuple(title.choices[int(index)].token for index in edge.line.path)
