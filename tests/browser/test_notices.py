"""Notices in the page: choosing them, the link of a mail, no more mail; and who looks is told nothing."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Person
from browser.test_accessible import violations
from kylix.server.club import notices, sender
from server.sinks import wait_for
from server.test_notices import Club, club, pass_on, table_of_two, texts

Come = Callable[..., Person]


@pytest.fixture
def place(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    monkeypatch.setattr(notices, "GRACE_SECONDS", 0.5)
    monkeypatch.setattr(sender, "BETWEEN_SECONDS", 0.05)
    with club(tmp_path, page=built, address="http://games.example.org") as made:
        yield made


@pytest.fixture
def come(browser: Browser, place: Club) -> Iterator[Come]:
    people: list[Person] = []

    def made(name: str = "", **wishes: Any) -> Person:
        """On a device that carries somebody, if they have a name."""
        person = Person(browser, f"http://127.0.0.1:{place.api.port}", **wishes)
        if name:
            kept = json.dumps({"secret": place.secrets[name], "id": "", "name": name, "emblem": ""})
            person.context.add_init_script(
                f"if (location.origin !== 'null') localStorage.setItem('kylix.person', {json.dumps(kept)})"
            )
        people.append(person)
        return person

    yield made
    for person in people:
        assert person.faults == []
        person.leave()


def picture(person: Person, name: str) -> None:
    """Kept only where somebody wants to look at it."""
    if folder := os.environ.get("KYLIX_PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def test_an_address_is_confirmed_and_its_notices_are_chosen(place: Club, come: Come) -> None:
    place.person("Nikos")
    person = come("Nikos")
    person.open("/#/notices")
    person.page.locator("#address").fill("nikos@example.org")
    person.page.get_by_role("button", name="Send a code").click()
    (code,) = re.findall(r"\b\d{6}\b", str(place.post.until(1)[0]["Subject"]))
    person.page.locator("#code").fill("000000" if code != "000000" else "111111")
    person.page.get_by_role("button", name="Confirm").click()
    expect(person.page.get_by_role("alert")).to_contain_text("4 more tries")
    person.page.locator("#code").fill(code)
    person.page.get_by_role("button", name="Confirm").click()
    card = person.page.locator("article")
    expect(card).to_contain_text("nikos@example.org")
    card.get_by_label("It is your turn").select_option("digest")
    expect(card.get_by_label("Once a day, at")).to_be_visible()
    card.get_by_role("button", name="Send a test").click()
    expect(card).to_contain_text("Sent.")
    assert len(place.post.until(2)) == 2
    person.page.locator("#hook").fill(place.site.address())
    person.page.get_by_role("button", name="Add", exact=True).click()
    expect(person.page.locator("article")).to_have_count(2)
    place.site.answer = lambda path: (500, "")
    hook = person.page.locator("article").nth(1)
    hook.get_by_role("button", name="Send a test").click()
    expect(hook.get_by_role("alert")).to_contain_text("it answered 500")
    rules = place.ask("Nikos", "GET", "").json["channels"][0]["rules"]
    assert rules["turn"] == "digest"
    assert violations(person) == []
    looks: dict[str, dict[str, Any]] = {
        "laptop": {}, "phone": {"size": (360, 740), "touch": True}, "dark": {"scheme": "dark"},
        "french": {"language": "fr", "scheme": "dark", "size": (360, 740), "touch": True},
    }  # fmt: skip
    for name, wishes in looks.items():
        other = come("Nikos", **wishes)
        other.open("/#/notices")
        expect(other.page.locator("article")).to_have_count(2)
        picture(other, f"notices-{name}")
        assert violations(other) == []
        assert other.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_link_of_a_mail_opens_the_table_and_one_click_ends_them(place: Club, come: Come) -> None:
    guest = place.person("Nikos")
    place.mail("Nikos", "nikos@example.org")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    plain, _ = texts(place.post.until(2)[-1])
    go, stop = re.findall(r"http://games\.example\.org(/#/(?:go|stop)/\S+)", plain)
    device = come(size=(360, 740), touch=True)
    device.open(go)
    picture(device, "go")
    assert violations(device) == []
    device.page.get_by_role("button", name="Open the table").click()
    device.wait_for_turn()
    kept = device.page.evaluate("localStorage.getItem('kylix.person')")
    assert json.loads(kept)["name"] == "Nikos"
    late = come()
    late.open(go)
    late.page.get_by_role("button", name="Open the table").click()
    expect(late.page.get_by_role("alert")).to_contain_text("used already")
    late.open(stop)
    picture(late, "stop")
    late.page.get_by_role("button", name="Send no more mail").click()
    expect(late.page.get_by_role("status")).to_be_visible()
    assert set(place.ask("Nikos", "GET", "").json["channels"][0]["rules"].values()) == {"off"}


def test_a_page_that_is_looked_at_holds_the_notice_back(place: Club, come: Come) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    page = come("Nikos")
    empty: dict[str, Any] = {"title": "troia", "host": None, "invites": {}, "seen": {}, "at": 1}
    known = {**empty, "table": table.id, "tokens": {"T": table.tokens[1]}}
    page.open("/")
    page.page.evaluate("known => localStorage.setItem('kylix.tables', JSON.stringify([known]))", known)
    page.open(f"/#/t/{table.id}")
    wait_for(lambda: place.run("SELECT 1 FROM looked"))
    pass_on(table)
    page.wait_for_turn()
    assert place.ended(1)[0][:2] == ("turn", "seen")
    assert place.site.got == []
