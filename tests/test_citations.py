"""Rule -> code -> test: no ruling without a test, no citation of a ruling that does not exist."""

import pytest

from tools import rulings

ALL = rulings.rulings()
NUMBERS = [f"LH-{n}" for n in range(1, 62)] + [f"PH-{n}" for n in range(1, 35)]


def test_the_rules_hold_every_ruling() -> None:
    """LH-1 to LH-61 and PH-1 to PH-34, in their order; further ones follow."""
    lh = [name for name in ALL if name.startswith("LH")]
    ph = [name for name in ALL if name.startswith("PH")]
    assert (lh[:61], ph[:34]) == (NUMBERS[:61], NUMBERS[61:])


@pytest.mark.parametrize("name", ALL)
def test_a_ruling_has_a_test(name: str) -> None:
    """A test whose name or docstring cites it."""
    assert ALL[name].tests, f"no test cites {name} ({ALL[name].subject})"


def test_citations_exist() -> None:
    """A typo in a number would cite nothing."""
    cited = [*rulings.code_citations(), *rulings.test_citations()]
    assert [citation for citation in cited if citation[2] not in ALL] == []


def test_the_page_is_up_to_date() -> None:
    """``python tools/rulings.py`` writes it."""
    assert rulings.PAGE.read_text("utf-8") == rulings.page(), "run python tools/rulings.py"
