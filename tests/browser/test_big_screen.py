"""A table on a television: the public view, no controls; a code on it seats a person, whose phone is the hand."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.test_accessible import violations

TITLES = ["troia", "odysseus", "deukalion", "parthenon"]
TELEVISION = (1920, 1080)
PHONE = (360, 740)


def table_of(person: Person) -> str:
    person.page.wait_for_url(re.compile(r"#/(t|hand)/"))
    return person.page.url.split("#/")[1].split("/")[1]


@pytest.mark.parametrize("title", TITLES)
def test_it_shows_what_everybody_may_see_and_nothing_to_press(invite: Invite, title: str) -> None:
    host = invite(size=TELEVISION)
    host.sit_down("bots", seed=7, title=title)
    table = table_of(host)
    host.wait_for_turn()
    # The same browser holds the seat's key: the screen must not use it.
    sent: list[str] = []
    host.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    host.open(f"/#/screen/{table}")
    screen = host.page.get_by_test_id("screen")
    expect(screen.locator("main.board [data-part], main.board .drawn > *").first).to_be_visible()
    expect(host.page.get_by_test_id("prompt")).not_to_have_text("")
    hello = [json.loads(one) for one in sent if '"hello"' in one]
    assert hello
    assert all(one["token"] is None for one in hello)
    reached = "all => all.filter(one => !one.closest('[inert]')).length"
    assert screen.locator("button, a, input").evaluate_all(reached) == 0
    assert host.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    beyond = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    assert screen.locator("main.board .hero").evaluate_all(beyond) == []
    assert violations(host) == []
    assert host.faults == []


@pytest.mark.parametrize("title", TITLES)
def test_a_code_on_the_screen_seats_a_person_whose_phone_is_the_hand(invite: Invite, title: str) -> None:
    host = invite(size=TELEVISION)
    host.sit_down("online", seed=7, title=title)
    table = table_of(host)
    invitation = host.invitations()[0]
    host.open(f"/#/screen/{table}")
    codes = host.page.get_by_test_id("screen-seats").locator("li")
    expect(codes.first).to_be_visible()
    free = codes.count()
    guest = invite(size=PHONE, touch=True)
    guest.page.goto(f"{invitation}/hand")
    guest.page.locator("#join-name").fill("Nausikaa")
    guest.page.locator("form button").click()
    assert table_of(guest) == table
    expect(guest.page.locator(".table")).to_have_attribute("data-tab", "hand")
    expect(guest.page.locator("main.board [data-part=hand]").first).to_be_visible()
    expect(guest.page.locator("main.board [data-part=board]").first).to_be_hidden()
    expect(guest.page.get_by_test_id("part-board")).to_have_count(0)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(codes).to_have_count(free - 1)
    expect(host.page.locator(".panels")).to_contain_text("Nausikaa")
    # And back to the whole table.
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_test_id("whole-table").click()
    expect(guest.page.get_by_test_id("part-board")).to_be_visible()
    assert host.faults == guest.faults == []


def test_a_screen_of_no_table_says_so(person: Person) -> None:
    person.open("/#/screen/nosuchtable")
    expect(person.page.get_by_role("alert")).to_be_visible()
