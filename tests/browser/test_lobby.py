"""Open tables in the browser: one opens, another finds the table and sits down, a third watches."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.test_accessible import violations

PICTURES = os.environ.get("KYLIX_PICTURES", "")
LOOKS: tuple[dict[str, Any], ...] = ({}, {"size": (360, 740), "touch": True}, {"scheme": "dark", "language": "fr"})


def seen(person: Person, name: str) -> None:
    """Nothing to object to, nothing beyond the edge; and a picture where one is asked for."""
    assert violations(person) == []
    wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{name} is {wide} px too wide"
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES, f"{name}.png"), full_page=True)


def test_strangers_meet_at_an_open_table(invite: Invite) -> None:
    host, guest = invite(), invite(size=(360, 740), touch=True)
    host.open("/#/new/online/troia")
    host.page.get_by_test_id("open").check()
    host.page.locator("#watch-delay").select_option("5")
    host.page.locator(".seat input").first.fill("Anna")
    seen(host, "set-up")
    host.page.locator("button.start").click()
    expect(host.page.get_by_test_id("is-open")).to_be_visible()
    seen(host, "waiting")
    table = host.page.url.rsplit("/", 1)[-1]
    for at, look in enumerate(LOOKS):
        person = invite(**look)
        person.open("/#/lobby")
        expect(person.page.get_by_test_id("open-table").first).to_contain_text("Anna")
        seen(person, f"lobby-{at}")
        person.open("/#/ratings/troia")
        expect(person.page.get_by_test_id("ratings").locator("tbody tr").first).to_be_visible()
        seen(person, f"ratings-{at}")
    guest.open("/")
    guest.page.locator('a[href="#/lobby"]').click()
    guest.page.get_by_test_id("sit").first.dblclick()
    guest.page.locator("#sit-name").fill("Nikos")
    guest.page.get_by_test_id("sit-down").dblclick()
    for person in (host, guest):
        expect(person.page.locator('[data-region="players"]')).to_contain_text("Nikos", timeout=60_000)
    watcher = invite()
    watcher.open(f"/#/t/{table}")
    expect(host.page.get_by_test_id("watchers")).to_contain_text("One watches · watchers are 5 moves behind")
    watcher.page.get_by_role("tab", name="Chat").click()
    watcher.page.get_by_label("Your name, for the others").fill("Zoe")
    watcher.page.get_by_placeholder("Say something").fill("what a start")
    watcher.page.get_by_role("button", name="Send").click()
    expect(watcher.page.locator(".chat .list")).to_contain_text("what a start")
    seen(watcher, "watching")
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.locator(".chat .list")).not_to_contain_text("what a start")
    watcher.page.locator(".chat .flag").first.click()
    watcher.page.locator("#report-text").fill("too loud")
    seen(watcher, "report")
    watcher.page.get_by_role("button", name="Send the report").click()
    expect(watcher.page.get_by_text("Thank you")).to_be_visible()


def test_who_sat_down_leaves_again(invite: Invite) -> None:
    host, guest = invite(), invite()
    host.open("/#/new/online/odysseus")
    host.page.locator("#count").select_option("3")
    host.page.get_by_test_id("open").check()
    host.page.locator("button.start").click()
    expect(host.page.get_by_test_id("is-open")).to_be_visible()
    guest.open("/#/lobby/odysseus")
    guest.page.get_by_test_id("sit").first.click()
    guest.page.locator("#sit-name").fill("Nikos")
    guest.page.get_by_test_id("sit-down").click()
    expect(host.page.get_by_test_id("is-open")).to_contain_text("Nikos")
    guest.page.get_by_test_id("leave").click()
    expect(guest.page.get_by_test_id("lobby")).to_be_visible()
    expect(host.page.get_by_test_id("is-open")).not_to_contain_text("Nikos")
