"""Two people on two devices at a table of days, the whole way: they meet in the lobby, one is told of a turn by mail,
at an address on the web and by push, answers through the mail's link, runs out of time, comes back; it ends and counts.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.person import Person
from browser.test_notices import Come, come
from browser.test_persons import kept
from kylix.server.club import notices, sender, timekeeper
from server.harness import Client, play_out
from server.sinks import Browser as Subscribed
from server.sinks import wait_for
from server.test_notices import Club, club, texts

__all__ = ["come"]
SITE = "http://games.example.org"
DAYS = 86_400.0
SUBSCRIBES = """(() => {
    const given = { toJSON: () => (%s) };
    if (!('PushManager' in window)) return;
    PushManager.prototype.subscribe = () => Promise.resolve(given);
    Notification.requestPermission = () => Promise.resolve('granted');
})()"""
"""Browsers take push messages from the services of their makers only: this one has its own in the test."""


@dataclass
class Calendar:
    """The clock of the server, which a test can put forward."""

    ahead: float = 0.0

    def monotonic(self) -> float:
        return time.monotonic() + self.ahead


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    made = Calendar()
    monkeypatch.setattr(timekeeper, "monotonic", made.monotonic)
    monkeypatch.setattr(timekeeper, "BEAT_SECONDS", 0.2)
    return made


@pytest.fixture
def place(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calendar: Calendar) -> Iterator[Club]:
    monkeypatch.setattr(notices, "GRACE_SECONDS", 0.2)
    monkeypatch.setattr(sender, "BETWEEN_SECONDS", 0.05)
    about: dict[str, Any] = {"address": SITE, "lobby": True, "answer_seconds": (0.0, 0.01)}
    with club(tmp_path, page=built, **about) as made:
        yield made


def becomes(person: Person, name: str) -> None:
    person.open("/#/mine")
    person.page.locator("#person-name").fill(name)
    person.page.get_by_test_id("become").get_by_role("button").click()
    expect(person.page.get_by_test_id("become")).to_have_count(0)


def is_told_always(person: Person, place: Club, browser: Subscribed) -> None:
    """By mail, at an address on the web and by push, as the page lets one choose it."""
    keys = {"p256dh": browser.subscription()["p256dh"], "auth": browser.subscription()["auth"]}
    given = json.dumps({"endpoint": browser.subscription()["endpoint"], "keys": keys})
    person.context.add_init_script(SUBSCRIBES % given)
    person.open("/#/notices")
    person.page.locator("#address").fill("nikos@example.org")
    person.page.get_by_role("button", name="Send a code").click()
    (code,) = re.findall(r"\b\d{6}\b", str(place.post.until(1)[0]["Subject"]))
    person.page.locator("#code").fill(code)
    person.page.get_by_role("button", name="Confirm").click()
    expect(person.page.locator("article")).to_have_count(1)
    person.page.locator("#hook").fill(place.site.address())
    person.page.get_by_role("button", name="Add", exact=True).click()
    expect(person.page.locator("article")).to_have_count(2)
    person.page.get_by_role("button", name="Show messages on this device").click()
    expect(person.page.locator("article")).to_have_count(3)
    for card in person.page.locator("article").all():
        card.get_by_label("It is your turn").select_option("always")
    always = "SELECT COUNT(*) FROM wishes WHERE event = 'turn' AND rule = 'always'"
    wait_for(lambda: place.run(always) == [(3,)])


def opens(host: Person) -> str:
    """A table of days in the lobby, which counts."""
    host.open("/#/new/online/troia")
    host.page.locator(".seat input").first.fill("Anna")
    host.page.get_by_test_id("pace-days").check()
    host.page.get_by_test_id("open").check()
    host.page.get_by_test_id("rated").check()
    host.page.locator("button.start").click()
    expect(host.page.get_by_test_id("is-open")).to_be_visible()
    return host.page.url.rsplit("/", 1)[-1]


def meet(host: Person, guest: Person) -> None:
    """In the lobby, where the guest sits down."""
    guest.open("/#/lobby")
    listed = guest.page.get_by_test_id("open-table")
    expect(listed).to_contain_text("Anna")
    expect(listed).to_contain_text("2 days + 36 h a move")
    guest.page.get_by_test_id("sit").click()
    guest.page.get_by_test_id("sit-down").click()
    for person in (host, guest):
        expect(person.page.locator('[data-region="players"]')).to_contain_text("Nikos")
        expect(person.prompt).to_be_visible()


def sees_the_end(person: Person, opponent: str) -> None:
    """The result, what it changed of ratings, and the game among those one played."""
    expect(person.page.get_by_test_id("score")).to_be_visible()
    expect(person.page.get_by_test_id("rated-change")).to_contain_text(re.compile(r"Anna.*Nikos", re.DOTALL))
    person.open("/#/mine/history")
    played = person.page.get_by_test_id("played")
    expect(played).to_have_count(1)
    expect(played).to_contain_text(opponent)
    expect(person.page.get_by_test_id("own-statistics")).to_contain_text("Troia")


def plays_until(mover: Person, place: Club, table: str, seat: str) -> None:
    """Answers what is asked of them until the other one is to act."""
    while place.api.summary(table)["to_act"] != [seat]:
        mover.click_first()


def told(place: Club, browser: Subscribed, event: str, count: int) -> tuple[str, Any, Any]:
    """The latest mail, webhook and push, when so many of each have come; all tell of the same."""
    hooks = wait_for(lambda: len(place.site.got) >= 2 * count and [
        one for path, _, data in place.site.got if path == "/hook" for one in json.loads(data)["notices"]
    ])  # fmt: skip
    mail = place.post.until(1 + count)[-1]
    pushed = browser.read()[-1]
    assert hooks[-1]["event"] == event
    assert hooks[-1]["head"] == pushed["head"] == str(mail["Subject"])
    return texts(mail)[0], hooks[-1], pushed


def test_two_people_the_whole_way(browser: Browser, place: Club, come: Come, calendar: Calendar) -> None:
    anna, nikos = come(), come(size=(360, 740), touch=True, installed=True)
    subscribed = Subscribed(place.site)
    becomes(nikos, "Nikos")
    is_told_always(nikos, place, subscribed)
    table = opens(anna)
    meet(anna, nikos)
    host, guest = (seat["seat"] for seat in place.api.summary(table)["seats"])
    if place.api.summary(table)["to_act"] == [guest]:
        plays_until(nikos, place, table, host)
    person_id = kept(nikos)["id"]
    # One leaves; the other moves, and the one who left is told.
    nikos.page.goto("about:blank")
    plays_until(anna, place, table, guest)
    plain, hook, pushed = told(place, subscribed, "turn", 1)
    assert hook["table"] == pushed["tag"] == table
    # The link of the mail: a third device is Nikos', and answers.
    tablet = come()
    tablet.open(re.findall(rf"{SITE}(/#/go/\S+)", plain)[0])
    tablet.page.get_by_role("button", name="Open the table").click()
    tablet.wait_for_turn()
    assert kept(tablet)["id"] == person_id
    plays_until(tablet, place, table, host)
    anna.wait_for_turn()
    # Nobody there in time: a bot stands in, and everybody sees it.
    tablet.page.goto("about:blank")
    plays_until(anna, place, table, guest)
    told(place, subscribed, "turn", 2)
    calendar.ahead += 4 * DAYS
    expect(anna.page.locator("[data-presence=bot]")).to_have_count(1)
    told(place, subscribed, "stood-in", 3)
    tablet.open(f"/#/t/{table}")
    tablet.page.get_by_test_id("stands-in").get_by_role("button").click()
    expect(tablet.page.get_by_test_id("stands-in")).to_have_count(0)
    expect(anna.page.locator("[data-presence=bot]")).to_have_count(0)
    # To the end, by the same door as the page's, for it would be many clicks.
    keys = [f"{kept(person)['secret']}@{seat}" for person, seat in ((anna, host), (tablet, guest))]
    with Client(place.api.port, table, keys[0]) as one, Client(place.api.port, table, keys[1]) as other:
        play_out([one, other], random.Random(1))
    for person, opponent in ((anna, "Nikos"), (tablet, "Anna")):
        sees_the_end(person, opponent)
    anna.open("/#/ratings/troia")
    expect(anna.page.get_by_test_id("ratings")).to_contain_text("±")
    for name in ("Anna", "Nikos"):
        expect(anna.page.get_by_role("rowheader", name=name)).to_be_visible()
