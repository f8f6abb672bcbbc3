"""Trees of choices from fixed places: the number of ways to go on pins the rules."""

import pytest

from tests.generic.fixtures import ROOTS, TREES, counts, read, root

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("index", range(len(ROOTS)))
def test_the_number_of_ways(index: int) -> None:
    """Depth by depth, chance and forced answers counted too."""
    expected = read(TREES)[index]
    assert counts(index, len(expected)) == expected


def test_the_trees_are_worth_counting() -> None:
    """There is one for each place, at least two deep, and the places are real decisions."""
    trees = read(TREES)
    assert len(trees) == len(ROOTS)
    for index, tree in enumerate(trees):
        assert len(tree) >= 2
        assert tree[0] == len(root(index).choices()) > 1
    assert max(map(max, trees)) > 5000
