"""How a person goes about: lay a table, press what is offered, read the log."""

import json
import random
from typing import Any

ANSWERS = ".desk .act .choice, .desk .act .do, .desk .act .closing button"


def lay(page: Any, title: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """Make a table by the same request as the page; returns its id. The page is of our origin afterwards."""
    if not page.url.startswith("http"):
        page.goto("/settings")
    made = page.evaluate(
        """async (body) => (await fetch('/api/tables', {method: 'POST', body,
           headers: {'content-type': 'application/json'}})).json()""",
        json.dumps({"title": title, "seats": seats, **more}),
    )
    assert "id" in made, made
    return str(made["id"])


ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}


def sit(page: Any, title: str = "le-havre", *, bots: int = 1, **more: Any) -> str:
    """A table for one person against random bots, opened; returns its id."""
    table = lay(page, title, [ME, *[BOT] * bots], **more)
    page.goto(f"/table/{table}")
    page.locator(".desk").wait_for(state="attached")
    return table


def ready(page: Any) -> None:
    """Wait until it is our turn, or the game is over."""
    page.wait_for_function(
        """() => !document.querySelector('.choices[aria-busy="true"]') &&
          ['.choice', '.do', '.closing button', '.outcome'].some(
            (one) => document.querySelector('.desk .act ' + one))"""
    )


def over(page: Any) -> bool:
    return bool(page.locator(".desk .act .outcome").count())


def lines(page: Any) -> int:
    """How many answers the game has."""
    return int(page.locator(".desk").get_attribute("data-length") or 0)


def until_lines(page: Any, condition: str, before: int) -> None:
    """Wait until the number of answers is ``condition`` (an operator) ``before``."""
    page.wait_for_function(
        f"before => Number(document.querySelector('.desk').dataset.length) {condition} before", arg=before
    )


def question(page: Any) -> str:
    return str(page.locator(".desk .act h2").inner_text())


def offered(page: Any, *verbs: str) -> Any:
    """The buttons whose tokens begin with one of these verbs."""
    return page.locator(", ".join(f'.desk .act button[data-token^="{verb}"]' for verb in verbs))


def end(page: Any) -> Any:
    """The button that ends the turn."""
    return page.locator(".desk .act button[data-token=end]")


def asked(page: Any) -> int:
    """How many questions were put to us so far."""
    return int(page.locator(".desk").get_attribute("data-questions") or 0)


def until_asked_again(page: Any, before: int) -> None:
    """Wait for the next question, the end of the game, or the hand-over of the device."""
    page.wait_for_function(
        """before => document.querySelector('.pass') || document.querySelector('.desk .act .outcome') ||
           Number(document.querySelector('.desk')?.dataset.questions) !== before""",
        arg=before,
    )


def press(page: Any, token: str, key: str = "") -> None:
    """Press an answer (or focus it and press ``key``), and wait for what follows."""
    before = asked(page)
    button = page.locator(f'.desk .act button[data-token="{token}"]').first
    if key:
        button.focus()
        page.keyboard.press(key)
    else:
        button.click()
    until_asked_again(page, before)


def step(page: Any, chance: random.Random, key: str = "") -> str:
    """Press one answer, whichever ``chance`` says; returns its token, empty if the game is over."""
    ready(page)
    if over(page):
        return ""
    tokens = page.locator(ANSWERS).evaluate_all("all => all.map(one => one.dataset.token)")
    main = [token for token in tokens if token.split(":")[0] not in ("buy", "sell", "repay", "loan")]
    token = str(chance.choice(main or tokens))
    press(page, token, key)
    return token
