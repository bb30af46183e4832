"""Pace in the page: chosen where people play by link, clocks beside the names, a pause, resigning, a way back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.test_accessible import violations

PHONE = (360, 740)


def choose(host: Person, kind: str, *, minutes: str = "", seconds: str = "") -> None:
    host.open("/#/new/online/troia")
    host.page.get_by_test_id(f"pace-{kind}").check()
    if minutes:
        host.page.get_by_test_id("pace-bank").fill(minutes)
    if seconds:
        host.page.get_by_test_id("pace-step").fill(seconds)


def together(host: Person, guest: Person) -> str:
    """Two people at a table that the host's form describes; the guest comes by link."""
    host.page.locator("details > summary").click()
    host.page.locator("#seed").fill("1")
    host.page.locator("button.start").click()
    host.page.get_by_test_id("to-the-table").click()
    host.wait_for_turn()
    (link, *_) = host.invitations()
    guest.join(link)
    for person in (host, guest):
        expect(person.prompt).to_be_visible()
        expect(person.page.locator(".clock").first).to_be_attached()
    return host.table


def menu(person: Person, what: str) -> None:
    person.page.get_by_role("button", name=re.compile("^Menu$")).click()
    person.page.get_by_test_id(f"menu-{what}").click()


def test_nobody_is_asked_for_a_pace_at_one_screen(invite: Invite) -> None:
    person = invite()
    for mode in ("bots", "here"):
        person.open(f"/#/new/{mode}/troia")
        expect(person.page.locator("button.start")).to_be_visible()
        expect(person.page.get_by_test_id("pace-none")).to_have_count(0)
    person.open("/#/new/online/troia")
    expect(person.page.get_by_test_id("pace-none")).to_be_checked()
    assert violations(person) == []


def test_clocks_tick_and_a_pause_holds_them(invite: Invite) -> None:
    host, guest = invite(), invite(size=PHONE, touch=True, language="fr", scheme="dark")
    choose(host, "live", minutes="30", seconds="5")
    assert violations(host) == []
    table = together(host, guest)
    running = host.page.locator(".clock.runs")
    expect(running).to_have_count(1)
    width = running.bounding_box()
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    now = running.bounding_box()
    assert width is not None
    assert now is not None
    assert (width["x"], width["width"]) == (now["x"], now["width"]), "nothing moves because a second passed"

    menu(host, "pause")
    assert violations(host) == []
    host.page.get_by_test_id("propose-do").click()
    expect(host.page.get_by_test_id("asked-open")).to_be_visible()
    expect(guest.page.get_by_test_id("asked")).to_contain_text("pause")
    assert violations(guest) == []
    guest.page.get_by_test_id("asked-yes").click()
    for person in (host, guest):
        expect(person.page.get_by_test_id("paused")).to_be_visible()
        expect(person.page.locator(".clock.runs")).to_have_count(0)
        assert violations(person) == []
    assert host.moves() == guest.moves() == [], "nobody can move"

    screen = invite(size=(1920, 1080))
    screen.open(f"/#/screen/{table}")
    expect(screen.page.get_by_role("timer")).to_have_count(2)
    expect(screen.page.get_by_test_id("paused")).to_be_visible()

    host.page.get_by_test_id("paused").get_by_role("button").click()
    host.page.get_by_test_id("propose-do").click()
    guest.page.get_by_test_id("asked-yes").click()
    expect(host.page.get_by_test_id("paused")).to_have_count(0)
    expect(host.page.locator(".clock.runs")).to_have_count(1)
    for person in (host, guest, screen):
        assert person.faults == []


def test_time_runs_out_and_one_click_brings_the_person_back(invite: Invite) -> None:
    host, guest = invite(), invite()
    choose(host, "live", minutes="1", seconds="0")
    # Less than the form offers, so that nobody has to wait.
    host.page.route("**/api/tables", lambda route: route.continue_(post_data=short(route.request.post_data or "")))
    together(host, guest)
    late, other = host, guest
    expect(late.page.get_by_test_id("stands-in")).to_be_visible()
    expect(other.page.locator("[data-presence=bot]")).to_have_count(1)
    late.page.get_by_test_id("stands-in").get_by_role("button").click()
    expect(late.page.get_by_test_id("stands-in")).to_have_count(0)
    expect(other.page.locator("[data-presence=bot]")).to_have_count(0)
    assert late.faults == other.faults == []


def short(body: str) -> str:
    return re.sub(r'"bank":60\b', '"bank":6', body)


def test_whoever_resigns_is_asked_once_and_does_not_come_back(invite: Invite) -> None:
    host, guest = invite(), invite()
    choose(host, "days")
    together(host, guest)
    menu(guest, "resign")
    assert violations(guest) == []
    guest.page.get_by_test_id("propose-do").click()
    for person in (host, guest):
        expect(person.page.locator("[data-presence=bot]")).to_have_count(1)
    expect(guest.page.get_by_test_id("stands-in")).to_have_count(0)
    menu(host, "abandon")
    host.page.get_by_test_id("propose-do").click()
    expect(host.page.get_by_text("All agreed to end this game without a result.").first).to_be_visible()
    assert host.faults == guest.faults == []
