"""Several people: by link, at one device, watching; and what happens when server or page go away."""

import random
from collections.abc import Callable
from typing import Any

from tests.e2e.play import (
    ANSWERS,
    BOT,
    asked,
    end,
    lay,
    lines,
    offered,
    press,
    ready,
    sit,
    step,
    until_asked_again,
    until_lines,
)
from tests.e2e.server import Server

Person = Callable[..., Any]
SHORT = {"length": "short"}


def test_two_browsers_by_link_and_a_spectator(person: Person) -> None:
    ada, bob, eve = person(), person(), person()
    ada.goto("/new?title=le-havre")
    ada.get_by_role("button", name="Seat 3: Remove").click()
    ada.get_by_label("Seat 2: Who sits here").select_option("link")
    ada.get_by_label("Your name at the table").fill("Ada")
    ada.get_by_label("Length").select_option("short")
    ada.get_by_role("button", name="Lay the table").click()
    link = ada.get_by_label("Invite link").input_value()
    assert "#" in link

    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_url("**/table/*")
    assert "#" not in bob.url
    eve.goto(bob.url)

    ready(ada)
    press(ada, str(offered(ada, "take:").first.get_attribute("data-token")))
    end(ada).click()
    ready(bob)
    ada.locator(".act.mine").wait_for(state="detached")
    assert eve.locator(ANSWERS).count() == 0
    assert eve.get_by_text("You are watching").is_visible()
    assert "Ada" in bob.locator(".bar").inner_text()

    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_label("Say something").fill("<b>hello</b> & good luck")
    bob.keyboard.press("Enter")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_text("<b>hello</b> & good luck").wait_for()  # as text, not as markup
    eve.get_by_role("tab", name="Chat").click()
    assert eve.get_by_label("Say something").count() == 0

    ready(bob)
    press(bob, str(offered(bob, "take:").first.get_attribute("data-token")))
    before = lines(ada)
    ada.keyboard.press("Shift+U")  # beyond Bob's answer: by consent
    bob.get_by_role("button", name="Agree").click()
    until_lines(ada, "<", before)
    ready(ada)


def test_pass_the_device(person: Person) -> None:
    page = person()
    table = lay(
        page, "le-havre", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}], options=SHORT
    )
    page.goto(f"/table/{table}")
    for name in ("Ada", "Bob", "Ada"):
        button = page.get_by_role("button", name=f"I am {name}")
        button.wait_for()
        assert page.locator(".table").count() == 0  # nothing of the table can be seen
        assert button.evaluate("one => one === document.activeElement")
        button.click()
        while page.locator(".pass").count() == 0:
            ready(page)
            before = asked(page)
            (end(page) if end(page).count() else offered(page, "take:").first).click()
            until_asked_again(page, before)


def test_a_reload_loses_nothing(person: Person) -> None:
    page = person()
    sit(page, options=SHORT, seed="e2e-8", confirm_turn=True)
    step(page, random.Random(1))
    ready(page)
    before, text = lines(page), page.locator(".desk .act .choices").inner_text()
    page.reload()
    ready(page)
    assert lines(page) == before
    assert page.locator(".desk .act .choices").inner_text() == text


def test_a_killed_server_loses_no_acknowledged_move(person: Person, server: Server) -> None:
    page = person()
    sit(page, options=SHORT, seed="e2e-9", confirm_turn=True)
    chance = random.Random(1)
    for _ in range(4):
        step(page, chance)
    ready(page)
    before, text = lines(page), page.locator(".desk .act .choices").inner_text()
    server.kill()
    page.get_by_text("Not connected").wait_for()
    assert page.locator(ANSWERS).count() == 0  # nothing is offered that could not be kept
    server.start()
    page.get_by_text("Not connected").wait_for(state="detached", timeout=30_000)
    ready(page)
    assert lines(page) == before
    assert page.locator(".desk .act .choices").inner_text() == text
    step(page, chance)


def test_my_games_and_play_now(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play now: Le Havre").click()
    page.wait_for_url("**/table/*")
    ready(page)
    assert page.title().startswith("●")  # our turn
    assert page.locator("#icon").get_attribute("href") == "/favicon-turn.svg"
    page.get_by_role("link", name="Entrepot").click()
    page.get_by_role("link", name="Continue: Le Havre").click()
    page.wait_for_url("**/table/*")
    ready(page)


def test_lobby(person: Person) -> None:
    ada, bob = person(), person()
    lay(ada, "phoenicia", [{"kind": "me", "name": "Ada"}, {"kind": "open"}], public=True)
    bob.goto("/lobby")
    row = bob.locator("li.panel", has_text="Ada").first
    row.get_by_role("button", name="Sit down").click()
    bob.wait_for_url("**/table/*")
    bob.locator(".desk .act").wait_for()


def test_replay_and_play_on(person: Person) -> None:
    page = person()
    table = sit(page, options=SHORT, seed="e2e-10", confirm_turn=True)
    chance = random.Random(1)
    for _ in range(6):
        step(page, chance)
    page.goto(f"/replay/{table}?moment=3")
    page.get_by_text("Moment 3 of").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Moment 4 of").wait_for()
    page.wait_for_url("**moment=4")
    page.get_by_label("Moment", exact=True).fill("2")
    page.get_by_text("Moment 2 of").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Last moment").click()
    page.wait_for_function("() => !document.body.innerText.includes('Moment 2 of')")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert table not in page.url
    ready(page)


def test_export_and_import(person: Person) -> None:
    page, other = person(), person()
    table = sit(page, options=SHORT, seed="e2e-11", confirm_turn=True)
    for _ in range(3):
        step(page, random.Random(1))
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert text.startswith("entrepot-record 1\n")
    other.goto("/replay")
    other.get_by_label("or paste a record").fill(text)
    other.get_by_role("button", name="Open").click()
    other.wait_for_url("**/replay/*")
    other.locator(".controls").wait_for()
    assert table not in other.url
    other.goto("/replay")
    other.get_by_label("or paste a record").fill("no record at all")
    other.get_by_role("button", name="Open").click()
    other.locator(".toasts .error").wait_for()


def test_a_wrong_invitation(person: Person) -> None:
    page = person()
    table = lay(page, "le-havre", [{"kind": "me"}, {"kind": "open"}])
    other = person()
    other.goto(f"/join/{table}#not-the-secret")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_role("alert").wait_for()


def test_a_bot_takes_over_and_gives_back(person: Person) -> None:
    page = person()
    table = lay(page, "le-havre", [{"kind": "me", "name": "Ada"}, BOT], options=SHORT, confirm_turn=True)
    page.goto(f"/table/{table}")
    ready(page)
    before = lines(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Let a bot take over my seat").click()
    until_lines(page, ">", before)
    page.get_by_role("button", name="Take the seat back").click()
    page.get_by_role("button", name="Let a bot take over my seat").wait_for()
