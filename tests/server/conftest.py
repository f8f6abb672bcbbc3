"""One server for all tests of a worker, with a database of its own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.browser import Browser, Server
from tests.server.postgres import fresh_database


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """SQLite, or a fresh database of the PostgreSQL at ENTREPOT_TEST_POSTGRES."""
    url = os.environ.get("ENTREPOT_TEST_POSTGRES")
    if url:
        with fresh_database(url) as made:
            yield made
    else:
        yield f"sqlite:///{tmp_path_factory.mktemp('server') / 'test.db'}"


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Server]:
    """A running server."""
    running = Server(database)
    yield running
    assert running.stop() == 0, "".join(running.lines)
    assert not any("Traceback" in line for line in running.lines), "".join(running.lines)


@pytest.fixture
def browser(server: Server) -> Iterator[Callable[[str], Browser]]:
    """Makes browsers, each with its own cookies."""
    made: list[Browser] = []

    def make(name: str = "") -> Browser:
        made.append(Browser(server, name))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def own_database(tmp_path: Path) -> Iterator[str]:
    """A database for a test that stops its server."""
    url = os.environ.get("ENTREPOT_TEST_POSTGRES")
    if url:
        with fresh_database(url) as made:
            yield made
    else:
        yield f"sqlite:///{tmp_path / 'own.db'}"
