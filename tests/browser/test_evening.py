"""An evening in the browser: the host makes it, a guest comes by the link, rounds are played, standings shown."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.test_lobby import LOOKS, seen

OTHERS = ("Chloe", "Dimosthenes", "Eva", "Finn", "Galene-Maria")


def comes(address: str, evening: str, name: str, emblem: str = "ship") -> None:
    """Somebody whose device no test looks at."""
    secret = f"secret-of-{name.lower()}-{evening.replace('_', '-')}"

    def post(path: str, body: dict[str, Any]) -> None:
        headers = {"Content-Type": "application/json", "Kylix-Person": secret}
        asked = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(asked) as got:
            assert got.status == 200

    post("/api/person", {"secret": secret, "name": name, "emblem": emblem})
    post(f"/api/evenings/{evening}/join", {})


def made(host: Person) -> str:
    """An evening, through the form."""
    host.open("/")
    host.page.locator('a[href="#/evening"]').click()
    host.page.locator("#evening-called").fill("Friday with friends")
    host.page.locator("#evening-own").fill("Anna")
    host.page.get_by_test_id("title-odysseus").check()
    host.page.locator("#evening-rounds").fill("2")
    seen(host, "evening-new")
    host.page.locator("button.start").click()
    expect(host.page.get_by_test_id("begin-round")).to_be_disabled()
    return host.page.url.rsplit("/", 1)[-1]


def test_an_evening_that_is_not_there_is_told(person: Person) -> None:
    person.open("/#/evening/e_nosuchevening")
    expect(person.page.get_by_role("alert")).to_contain_text("no such evening")


def test_an_evening_from_the_link_to_the_standings(invite: Invite) -> None:
    host, guest = invite(), invite(size=(360, 740), touch=True)
    evening = made(host)
    guest.open(f"/#/evening/{evening}")
    guest.page.locator("#evening-name").fill("Ben")
    seen(guest, "evening-join")
    guest.page.get_by_role("button", name="Take part").click()
    expect(guest.page.get_by_test_id("leave-evening")).to_be_visible()
    for name in OTHERS:
        comes(host.address, evening, name)
    expect(host.page.get_by_test_id("evening-people").locator("li")).to_have_count(7)
    seen(host, "evening-gathering")
    host.page.get_by_test_id("begin-round").click()
    expect(host.page.get_by_test_id("evening-table").first).to_be_visible()
    tables = host.page.get_by_test_id("evening-table")
    stop = host.page.get_by_test_id("stop-table")
    while count := stop.count():
        stop.first.click()
        host.page.get_by_test_id("stop-sure").click()
        expect(stop).to_have_count(count - 1)
    expect(host.page.get_by_test_id("standings").locator("tbody tr")).to_have_count(7)
    host.page.get_by_test_id("begin-round").click()
    expect(host.page.get_by_test_id("round")).to_have_count(2)
    seen(host, "evening-host")
    guest.page.get_by_test_id("your-table").click()
    expect(guest.page).to_have_url(re.compile("#/t/"))
    expect(guest.page.locator('[data-region="players"]')).to_contain_text("Ben")
    guest.open(f"/#/evening/{evening}")
    expect(guest.page.get_by_test_id("your-table")).to_be_visible()
    seen(guest, "evening-phone")
    for at, look in enumerate(LOOKS):
        person = invite(**look)
        person.open(f"/#/evening/{evening}")
        expect(person.page.get_by_test_id("standings")).to_be_visible()
        seen(person, f"evening-{at}")
    host.open(f"/#/evening/{evening}/screen")
    expect(host.page.get_by_test_id("round")).to_have_count(1)
    seen(host, "evening-screen")
    assert tables.count() == 2, "the round that is played"
    guest.page.get_by_test_id("leave-evening").click()
    guest.page.get_by_test_id("leave-sure").click()
    expect(guest.page.get_by_test_id("evening-join")).to_be_visible()
    host.open(f"/#/evening/{evening}")
    expect(host.page.get_by_text("a bot plays on", exact=True)).to_be_visible()
