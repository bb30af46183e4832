"""Every word can be read: at least 4.5 to 1, on every page and at every table, by day and by night, in drawings too."""

from __future__ import annotations

import random

import pytest

from browser.conftest import Invite
from browser.contrast import pale
from browser.person import Person

PAGES = {
    "start": "/",
    "set-up": "/#/new/online/troia",
    "bots": "/#/new/bots/parthenon",
    "rules": "/#/rules/troia/TRO-OFFER-5",
    "learn": "/#/learn",
    "puzzles": "/#/puzzles",
    "records": "/#/records",
}
SEATS = {"troia": "2", "odysseus": "3", "deukalion": "4", "parthenon": "4"}
SCREENS = {"laptop": ((1366, 768), False), "phone": ((360, 740), True)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(invite: Invite, scheme: str) -> None:
    person = invite(scheme=scheme)
    found: list[str] = []
    for name, path in PAGES.items():
        person.open(path)
        person.page.wait_for_load_state("networkidle")
        found += [f"{name}: {one}" for one in pale(person)]
    assert found == []


def begin(person: Person, title: str) -> None:
    person.go(f"/#/new/bots/{title}")
    if title != "troia":
        person.page.locator("#count").select_option(SEATS[title])
    person.page.locator("details > summary").click()
    person.page.locator("#seed").fill("7")
    person.page.locator("button.start").click()
    person.wait_for_turn()


@pytest.mark.parametrize("title", SEATS)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables(visitor: Invite, title: str, scheme: str, screen: str) -> None:
    """In the middle of a game; on a phone in all its parts."""
    size, touch = SCREENS[screen]
    person = visitor(scheme=scheme, size=size, touch=touch)
    begin(person, title)
    person.play_on(random.Random(7), limit=14)
    person.wait_for_turn()
    found: set[str] = set()
    parts = person.page.locator("nav.parts button")
    for at in range(max(1, parts.count())):
        if touch:
            parts.nth(at).tap()
        person.page.mouse.move(0, 0)
        found |= set(pale(person))
    assert sorted(found) == []
