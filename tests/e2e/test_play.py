"""Whole games, played by clicking or with the keyboard alone."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.play import ANSWERS, end, lines, offered, over, press, question, ready, sit, step, until_lines

Person = Callable[..., Any]
SHORT = {"length": "short"}
IS_CHINESE = "() => /[\\u4e00-\\u9fff]/.test(document.querySelector('.desk .act {part}').textContent)"


@pytest.mark.parametrize("key", ["", "Enter"], ids=["clicking", "keyboard"])
def test_a_whole_short_game_of_le_havre(person: Person, key: str) -> None:
    page = person()
    sit(page, options=SHORT, seed="e2e-1", confirm_turn=True)
    chance = random.Random(3)
    used: set[str] = set()
    for _ in range(600):
        token = step(page, chance, key)
        if not token:
            break
        used.add(token.split(":")[0])
    assert over(page)
    assert {"take", "use", "end", "amount"} <= used
    scores = page.locator(".more tbody .total").all_inner_texts()
    assert len(scores) == 2
    assert all(score.lstrip("-").isdigit() for score in scores)
    assert "wins" in question(page) or "share" in question(page)


def test_a_whole_game_of_phoenicia(person: Person) -> None:
    page = person()
    sit(page, "phoenicia", bots=2, seed="e2e-2")
    chance = random.Random(5)
    for _ in range(900):
        if not step(page, chance):
            break
    assert over(page)
    assert page.locator(".more tbody tr").count() == 3


def test_the_keyboard_finds_everything(person: Person) -> None:
    """Tab alone reaches the first answer from the top of the page, Enter plays it, U takes it back."""
    page = person()
    sit(page, options=SHORT, seed="e2e-3", confirm_turn=True)
    ready(page)
    page.evaluate("document.activeElement.blur()")
    first = page.locator(ANSWERS).first.get_attribute("data-token")
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.token") == first:
            break
    else:
        raise AssertionError("the first answer cannot be reached with Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
    before = lines(page)
    page.keyboard.press("Enter")
    until_lines(page, ">", before)
    ready(page)
    assert page.evaluate("document.activeElement.tagName") == "H2"  # the next question is read
    page.keyboard.press("u")
    until_lines(page, "===", before)
    assert offered(page, first).count() == 1


def test_undo_takes_back_the_whole_turn(person: Person) -> None:
    page = person()
    sit(page, options=SHORT, seed="e2e-4", confirm_turn=True)
    ready(page)
    before, asked = lines(page), question(page)
    press(page, str(offered(page, "take:").first.get_attribute("data-token")))
    end(page).wait_for()
    offered(page, "sell:", "buy:").first.click()
    until_lines(page, "===", before + 2)
    ready(page)
    page.keyboard.press("Shift+U")
    until_lines(page, "===", before)
    assert question(page) == asked


def test_the_language_switches_in_the_middle_of_a_game(person: Person) -> None:
    page = person()
    sit(page, options=SHORT, seed="e2e-5", confirm_turn=True)
    step(page, random.Random(1))
    ready(page)
    english = page.locator(".desk .act").inner_text()
    page.get_by_role("button", name="中文").click()
    page.wait_for_function("() => document.documentElement.lang === 'zh-Hans'")
    page.wait_for_function(
        "() => /[\\u4e00-\\u9fff]/.test(document.querySelector('.desk .act h2').textContent)"
    )
    chinese = page.locator(".desk .act").inner_text()
    assert english != chinese
    assert not [word for word in ("Take", "Undo", "turn") if word in chinese]
    step(page, random.Random(2))  # and the game goes on
    page.get_by_role("button", name="English").click()
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    page.wait_for_function(
        "() => !/[\\u4e00-\\u9fff]/.test(document.querySelector('.desk .act').textContent)"
    )


def test_looking_back_changes_nothing(person: Person) -> None:
    page = person()
    sit(page, options=SHORT, seed="e2e-6", confirm_turn=True)
    step(page, random.Random(1))
    ready(page)
    before = lines(page)
    page.keyboard.press("ArrowLeft")
    page.locator(".back").wait_for()
    assert page.locator(ANSWERS).count() == 0  # the past cannot be played
    page.keyboard.press("Escape")
    page.locator(".back").wait_for(state="detached")
    ready(page)
    assert lines(page) == before


def test_two_steps_where_wanted(person: Person) -> None:
    page = person()
    page.goto("/settings")
    page.get_by_label("Two steps").check()
    sit(page, options=SHORT, seed="e2e-7", confirm_turn=True)
    ready(page)
    before = lines(page)
    button = offered(page, "take:").first
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    assert lines(page) == before
    page.get_by_role("button", name="Do it").click()
    until_lines(page, ">", before)
