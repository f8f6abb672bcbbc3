"""Every page, both sizes, themes and languages: no violation of axe's rules, nothing scrolls sideways."""

import gzip
import os
import random
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.play import ready, sit, step

Person = Callable[..., Any]
PAGES = {
    "home": "/",
    "new": "/new",
    "lobby": "/lobby",
    "rules": "/rules/le-havre",
    "rules-phoenicia": "/rules/phoenicia",
    "settings": "/settings",
    "gallery": "/gallery",
    "replay": "/replay",
    "join": "/join/abc#a-secret-of-sorts",
    "missing": "/nowhere",
}
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
LOOKS = [("light", "en-GB"), ("dark", "zh-CN")]


def check(page: Any, name: str) -> None:
    axe = import_module("axe_playwright_python.sync_playwright").Axe()
    page.wait_for_function("() => !document.querySelector('main > .wait')")
    if name.startswith(("rules", "gallery")):
        page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
    folder = os.environ.get("ENTREPOT_E2E_SHOTS")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")
    found = axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    told = [(one["id"], one["help"], [node["html"][:120] for node in one["nodes"][:3]]) for one in found]
    assert not told, told


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("theme", "locale"), LOOKS, ids=["light-en", "dark-zh"])
def test_pages(person: Person, size: str, theme: str, locale: str) -> None:
    page = person(viewport=SIZES[size], color_scheme=theme, locale=locale, has_touch=size == "phone")
    for name, path in PAGES.items():
        page.goto(path)
        page.locator("h1").first.wait_for()
        assert page.evaluate("document.documentElement.lang")[:2] == locale[:2]
        check(page, f"{name}-{size}-{theme}-{locale[:2]}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("theme", "locale"), LOOKS, ids=["light-en", "dark-zh"])
@pytest.mark.parametrize("title", ["le-havre", "phoenicia"])
def test_tables(person: Person, size: str, theme: str, locale: str, title: str) -> None:
    page = person(viewport=SIZES[size], color_scheme=theme, locale=locale, has_touch=size == "phone")
    table = sit(page, title, bots=2, seed="e2e-look", confirm_turn=True)
    chance = random.Random(7)
    for _ in range(12):
        step(page, chance)
    ready(page)
    look = f"{size}-{theme}-{locale[:2]}"
    check(page, f"{title}-{look}")
    page.locator(".desk .act details summary").first.click()
    for tab in ("scores", "chat", "menu") if theme == "light" else ():
        page.locator(f"#tab-{tab}").click()
        check(page, f"{title}-{tab}-{look}")
    page.goto(f"/replay/{table}?moment=20")
    page.locator(".controls").wait_for()
    check(page, f"{title}-replay-{look}")


def test_colours_for_any_eye(person: Person) -> None:
    page = person()
    page.goto("/settings")
    page.get_by_label("for any colour vision").check()
    page.get_by_label("dark", exact=True).check()
    assert page.evaluate("document.documentElement.dataset.palette") == "safe"
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    sit(page, options={"length": "short"}, seed="e2e-look")
    ready(page)
    check(page, "le-havre-safe-dark")
    page.reload()
    assert page.evaluate("document.documentElement.dataset.palette") == "safe"  # kept


def test_first_paint(person: Person) -> None:
    page = person()
    page.goto("/")
    page.locator("h1").wait_for()
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    assert painted < 1000


def test_the_client_weighs_little() -> None:
    """All scripts and styles together, without the Chinese font, stay under 150 KB as they travel."""
    from entrepot.server.files import STATIC

    files = [*(STATIC / "assets").glob("*.[jc]s*")]
    weight = sum(len(gzip.compress(file.read_bytes())) for file in files if not file.name.startswith("wght"))
    assert 10_000 < weight < 150_000
