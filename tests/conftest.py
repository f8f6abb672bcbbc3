"""What all tests share."""

from pathlib import Path

import pytest

BOTH_WAYS = ("le_havre/rules", "phoenicia/rules")
"""Folders whose tests run compiled and interpreted: the scenarios from the rules."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the scenarios from the rules as tests that run interpreted too."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent.relative_to(here).as_posix() in BOTH_WAYS:
            item.add_marker(pytest.mark.interpreted)
