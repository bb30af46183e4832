"""Zoom and pan of a board: wheel, keys, drag, double tap and pinch, without harm to clicks and focus."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person

TITLES = ("troia", "odysseus")


def scale(person: Person) -> float:
    return float(person.page.get_by_test_id("zoom").get_attribute("data-zoom") or 0)


def sit(person: Person, title: str) -> None:
    person.sit_down("bots", seed=1, title=title)
    person.wait_for_turn()
    assert scale(person) == 1


@pytest.mark.parametrize("title", TITLES)
def test_keys_and_memory(person: Person, title: str) -> None:
    sit(person, title)
    page = person.page
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(person) == pytest.approx(1.5625)
    page.keyboard.press("ArrowRight")
    shift = page.locator(".zoomed").evaluate("one => one.style.transform")
    page.keyboard.press("Shift+ArrowLeft")
    assert page.locator(".zoomed").evaluate("one => one.style.transform") != shift
    page.reload()
    person.wait_for_turn()
    assert scale(person) == pytest.approx(1.5625)
    person.click_first()
    page.keyboard.press("0")
    assert scale(person) == 1
    page.keyboard.press("-")
    assert scale(person) == pytest.approx(0.8)
    page.keyboard.press("z")
    assert scale(person) == 1


def test_wheel_and_drag(person: Person) -> None:
    sit(person, "troia")
    page = person.page
    field = page.locator(".field").bounding_box()
    assert field
    page.mouse.move(field["x"] + field["width"] / 2, field["y"] + field["height"] / 2)
    page.mouse.wheel(0, -300)
    page.wait_for_function("() => document.querySelector('[data-zoom]').dataset.zoom > 1.3")
    before = page.locator(".field").bounding_box()
    page.mouse.down()
    page.mouse.move(field["x"] + field["width"] / 2 + 60, field["y"] + field["height"] / 2 + 20, steps=4)
    page.mouse.up()
    after = page.locator(".field").bounding_box()
    assert before
    assert after
    assert after["x"] == pytest.approx(before["x"] + 60, abs=2)
    # The drag ended on a thing, but it was no click.
    expect(page.get_by_test_id("why-not")).to_have_count(0)
    # A click is still one, and what can be chosen still can.
    person.ask_about("hero:AJAX")
    expect(page.get_by_test_id("why-not")).to_contain_text("Ajax")
    page.locator(".percent").click()
    assert scale(person) == 1
    person.thing("god:ZEUS").click()
    expect(page.locator(".chip")).to_have_count(1)


def test_what_has_the_focus_is_in_sight(person: Person) -> None:
    sit(person, "troia")
    page = person.page
    for _ in range(4):
        page.keyboard.press("+")
    page.keyboard.press("b")
    page.locator('[data-thing="hero:AJAX"]').focus()
    for _ in range(6):
        page.keyboard.press("ArrowDown")
        inside = page.evaluate(
            """() => {
                const frame = document.querySelector('[data-zoom]').getBoundingClientRect();
                if (!document.activeElement.closest('.zoomed')) return true;  // the hand, below the board
                const thing = document.activeElement.getBoundingClientRect();
                return thing.bottom <= frame.bottom + 1 && thing.top >= frame.top - 1;
            }"""
        )
        assert inside


def test_the_menu_zooms_and_a_key_hides_the_pieces(person: Person) -> None:
    sit(person, "troia")
    page = person.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    assert scale(person) > 1.5
    page.keyboard.press("x")
    expect(page.locator("main.board")).to_have_class(re.compile("bare"))


def test_fingers(invite: Invite) -> None:
    phone = invite(size=(360, 740), touch=True)
    sit(phone, "troia")
    page = phone.page
    crest = page.locator(".field").bounding_box()
    assert crest
    x, y = crest["x"] + crest["width"] / 2, min(crest["y"] + 60, 600)
    session = phone.context.new_cdp_session(page)
    for kind, gap in [("touchStart", 40), ("touchMove", 60), ("touchMove", 80), ("touchEnd", 0)]:
        points = [{"x": x - gap, "y": y, "id": 1}, {"x": x + gap, "y": y, "id": 2}] if gap else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("() => document.querySelector('[data-zoom]').dataset.zoom > 1.2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for _ in range(20):  # on a busy machine two taps may be too far apart to be one double tap
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)
        if page.locator("[data-zoom]").get_attribute("data-zoom") == "1":
            break
        page.wait_for_timeout(500)
    expect(page.locator("[data-zoom]")).to_have_attribute("data-zoom", "1")
