"""The README's examples do what it says."""

import doctest
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_run_as_written() -> None:
    """Every example gives the answer printed beside it."""
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0
