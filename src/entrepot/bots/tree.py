"""Information-set Monte-Carlo tree search over whole lines, with max^n backup.

A node is a position in which a seat has to choose, an edge a whole line of that seat (``lines``). Every
simulation draws what the searching seat cannot know anew, walks down the tree by the usual rule (what came
out well, what looks good and was tried little), adds one node with all its lines judged, and hands the
expected scores of all seats back up. Chance answers lead to nodes of their own. Narrow at first, a node
opens more of its lines the more often it is visited.
"""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from entrepot.bots.lines import Draw, Finder, Line, settle, shares
from entrepot.core.decision import LEGAL
from entrepot.core.evaluation import Evaluation
from entrepot.core.rows import row
from entrepot.core.state import State
from entrepot.core.vecs import vec

WIDTH: Final[i64] = 30
"""Lines kept in a node; the search never looks at weaker ones."""


@final
class Edge:
    """A line out of a node and what is known of it."""

    def __init__(self, line: Line, prior: float) -> None:
        self.line = line
        self.prior: float = prior
        self.visits: i64 = 0
        self.worth: vec[float] = line.worth[:]
        """The sum of expected scores, the first judgement included."""
        self.good: vec[float] = line.good[:]
        self.keys: list[int] = []
        self.nodes: list[Node] = []

    def mean(self, seat: i64) -> float:
        """How good the line is for ``seat`` by all that came out, from 0 to 1."""
        return self.good[seat] / (float(self.visits) + 1.0)

    def child(self, key: i64) -> "Node | None":
        for at in range(len(self.keys)):
            if self.keys[at] == key:
                return self.nodes[at]
        return None


@final
class Node:
    """A position in which ``seat`` has to choose; ``edges`` with the best-looking line first."""

    def __init__(self, seat: i64, lines: list[Line], sharpness: float, width: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.edges: list[Edge] = []
        best = lines[0].good[seat]
        total: float = 0.0
        for line in lines:
            if len(self.edges) == width:
                break
            prior = exp((line.good[seat] - best) * sharpness)
            total += prior
            self.edges.append(Edge(line, prior))
        for edge in self.edges:
            edge.prior /= total

    def select(self, curiosity: float, narrow: float, state: State) -> "Edge | None":
        """The edge to walk down; None if none of the open ones is legal here."""
        seat = self.seat
        open_edges: i64 = 2 + int(narrow * sqrt(float(self.visits)))
        root = curiosity * sqrt(float(self.visits + 1))
        best: Edge | None = None
        best_value: float = -1.0
        seen: i64 = 0
        decision = state.decision()
        for edge in self.edges:
            if seen >= open_edges:
                break
            if decision.refusal(state, edge.line.path[0]) != LEGAL:
                continue
            seen += 1
            tried: float = float(edge.visits)
            value = edge.good[seat] / (tried + 1.0) + root * edge.prior / (1.0 + tried)
            if value > best_value:
                best = edge
                best_value = value
        return best

    def most_visited(self) -> Edge:
        """The edge that the search trusts most."""
        best = self.edges[0]
        for edge in self.edges:
            if edge.visits > best.visits or (
                edge.visits == best.visits and edge.mean(self.seat) > best.mean(self.seat)
            ):
                best = edge
        return best


@final
class Tree:
    """A search in one position."""

    def __init__(
        self, evaluation: Evaluation, size: i64, viewer: i64, seed: int, curiosity: float, sharpness: float,
        narrow: float, most: i64,
    ) -> None:  # fmt: skip
        self.evaluation = evaluation
        self.finder = Finder(evaluation, size, most, viewer)
        self.draw = Draw(seed)
        self.scratch: vec[i64] = row(int(size))
        self.curiosity: float = curiosity
        self.sharpness: float = sharpness
        self.narrow: float = narrow
        self.root: Node | None = None
        self.simulations: i64 = 0

    def begin(self, state: State) -> Node:
        """Make the root; ``state`` is what its decider sees."""
        self.root = Node(state.decider(), self.finder.lines(state), self.sharpness, 2 * WIDTH)
        return self.root

    def simulate(self, state: State) -> None:
        """One walk from the root. ``state``, a fresh guess at the root's position, is used up."""
        node = self.root
        assert node is not None
        trail: list[Edge] = []
        nodes: list[Node] = []
        self.simulations += 1
        while True:
            edge = node.select(self.curiosity, self.narrow, state)
            if edge is None or not follow(state, edge.line.path):
                return
            trail.append(edge)
            nodes.append(node)
            key = settle(state, self.evaluation, self.draw, self.scratch)
            if not state.stack:
                worth = self.finder.judge(state)
                self.back(trail, nodes, worth, final_shares(worth))
                return
            following = edge.child(key)
            if following is None:
                following = Node(state.decider(), self.finder.lines(state), self.sharpness, WIDTH)
                edge.keys.append(int(key))
                edge.nodes.append(following)
                best = following.edges[0].line
                self.back(trail, nodes, best.worth, best.good)
                return
            node = following

    def back(self, trail: list[Edge], nodes: list[Node], worth: vec[float], good: vec[float]) -> None:
        """Tell all edges of a walk what came out."""
        n = len(worth)
        for edge in trail:
            edge.visits += 1
            for seat in range(n):
                edge.worth[seat] += worth[seat]
                edge.good[seat] += good[seat]
        for node in nodes:
            node.visits += 1


def follow(state: State, path: vec[i64]) -> bool:
    """Play a line; False where it is not legal in this guess at the hidden facts."""
    for i in range(len(path)):
        if not state.stack or state.decision().refusal(state, path[i]) != LEGAL:
            return False
        state.play(path[i])
    return True


def final_shares(scores: vec[float]) -> vec[float]:
    """The shares of a finished game: the win itself, and a little for a close result."""
    n = len(scores)
    found = shares(scores, 8.0)
    if n == 1:
        return found
    best = scores[0]
    for seat in range(n):
        best = scores[seat] if scores[seat] > best else best
    winners: float = 0.0
    for seat in range(n):
        if scores[seat] == best:
            winners += 1.0
    for seat in range(n):
        won = 1.0 / winners if scores[seat] == best else 0.0
        found[seat] = 0.5 * found[seat] + 0.5 * won
    return found
