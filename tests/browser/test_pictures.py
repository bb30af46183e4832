"""Painted pictures: they are there on every table, and turn over with the theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import kylix
from browser.conftest import Invite
from browser.person import Person

SHOWN = """() => Promise.all([...document.querySelectorAll("img.picture, image")].map((one) => new Promise((tell) => {
    const picture = new Image();
    const address = one.src || one.getAttribute("href") || "";
    picture.onload = () => tell("");
    picture.onerror = () => tell(`missing: ${address}`);
    picture.src = address;
})))"""


def check_pictures(person: Person, least: int) -> None:
    told = person.page.evaluate(SHOWN)
    assert len(told) >= least
    assert [fault for fault in told if fault] == []


def test_every_title_has_its_box_on_the_shelf_and_above_the_fold(person: Person) -> None:
    person.open()
    boxes = person.page.locator(".shelf .cover img")
    expect(boxes).to_have_count(len(kylix.games()))
    check_pictures(person, len(kylix.games()))
    person.page.set_viewport_size({"width": 1366, "height": 768})
    for title in kylix.games():
        expect(person.page.locator(f'a[href="#/new/bots/{title}"]')).to_be_in_viewport(ratio=1)


def test_a_click_on_the_box_opens_its_title(person: Person) -> None:
    person.open()
    person.page.locator(".shelf .cover").first.click(force=True)
    expect(person.page.locator("button.start")).to_be_visible()


@pytest.mark.parametrize(("title", "least"), [("troia", 16), ("odysseus", 6), ("deukalion", 10), ("parthenon", 3)])
def test_the_table_is_painted(visitor: Invite, title: str, least: int) -> None:
    person = visitor()
    person.go(f"/#/new/bots/{title}")
    person.page.locator("button.start").click()
    person.wait_for_turn()
    check_pictures(person, least)


def test_pictures_turn_over_with_the_theme(person: Person) -> None:
    person.open("/#/new/bots/odysseus")
    person.page.locator("button.start").click()
    person.wait_for_turn()
    scene = person.page.locator(".trial img.picture").first
    by_day = scene.get_attribute("src")
    person.page.emulate_media(color_scheme="dark")
    expect(scene).not_to_have_attribute("src", by_day or "")
    check_pictures(person, 6)
