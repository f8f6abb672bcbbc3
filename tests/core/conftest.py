"""The third title in the registry: one line, taken out again after each test."""

from collections.abc import Iterator

import pytest

from entrepot import titles
from entrepot.core.title import Title
from tests.third_title import Lots


@pytest.fixture(autouse=True)
def lots() -> Iterator[Title]:
    """The tiny auction game, registered as ``lots``."""
    titles.TITLES["lots"] = Lots
    yield titles.title("lots")
    del titles.TITLES["lots"]
