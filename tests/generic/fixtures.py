"""What random games and trees of choices must be, whatever machine and mode: fixtures that only a change of
the rules may change.

    python -m tests.generic.fixtures        # write games.json and trees.json anew (PYTHONPATH=src)

A commit that renews them says why.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import entrepot
from entrepot.core.checks import play_random
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State
from tests.generic.games import Cell, cells, label

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games.json"
TREES = FOLDER / "trees.json"

NODES = 20_000
"""A tree ends above the depth that would have more leaves than this."""
ROOTS: list[tuple[str, int, dict[str, Any], int, int]] = [  # title, players, options, seed, random answers
    ("le-havre", 2, {"length": "short"}, 1, 0),
    ("le-havre", 1, {}, 3, 120),
    ("le-havre", 3, {}, 3, 120),
    ("le-havre", 5, {}, 3, 150),
    ("le-havre", 4, {"length": "short"}, 3, 60),
    ("le-havre", 4, {"length": "short"}, 3, 200),
    ("phoenicia", 2, {}, 3, 90),
    ("phoenicia", 3, {}, 3, 0),
    ("phoenicia", 5, {"one_card_per_turn": True}, 3, 200),
]


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def game(cell: Cell, seed: int) -> str:
    """A random game with asides, as a hash of its record and its scores."""
    key, players, options = cell
    match = entrepot.new(key, players, seed=seed, **options)
    play_random(match, Rng(seed), asides=10)
    digest = sha256(match.record.dumps().encode()).hexdigest()[:16]
    return f"{digest} {' '.join(map(str, match.scores()))}"


def root(index: int) -> entrepot.Match:
    """The game in whose midst a tree begins."""
    key, players, options, seed, answers = ROOTS[index]
    match = entrepot.new(key, players, seed=seed, **options)
    play_random(match, Rng(seed), answers)
    return match


def leaves(state: State, depth: int, size: int) -> int:
    """How many sequences of ``depth`` answers there are, all outcomes of chance and forced answers too."""
    cells_ = buffer(size)
    legal = int(state.legal_into(cells_))
    if depth <= 1:
        return legal if depth else 1
    total = 0
    for i in range(legal):
        child = state.copy()
        child.play(cells_[i])
        total += leaves(child, depth - 1, size)
    return total


def counts(index: int, depths: int = 5) -> list[int]:
    """The leaves at depth 1, 2, ..., while there are not too many."""
    match, found = root(index), []
    for depth in range(1, depths + 1):
        found.append(leaves(match.state, depth, len(match.title.choices)))
        widest = found[-1] * max(found[0], found[-1] // (found[-2] if depth > 1 else 1))
        if widest > NODES:
            break
    return found


def main() -> None:
    games = {label(cell): [game(cell, seed) for seed in (1, 2)] for cell in cells()}
    GAMES.write_text(json.dumps(games, indent=1) + "\n", "utf-8")
    trees = [counts(index) for index in range(len(ROOTS))]
    TREES.write_text(json.dumps(trees).replace("], ", "],\n ") + "\n", "utf-8")


if __name__ == "__main__":
    main()
