"""axe-core finds nothing to object to, in light and dark."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.chromium import ROOT
from browser.conftest import Invite
from browser.person import Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async () => {
    const older = [...document.querySelectorAll('.log .row:nth-last-child(n+31)')]
        .map(row => [row, row.parentNode, row.nextSibling]);
    for (const [row] of older) row.remove();
    const found = await axe.run(document, { resultTypes: ['violations'] });
    for (const [row, parent, next] of older.reverse()) parent.insertBefore(row, next);
    return found;
}"""
"""Of a long log, whose lines are all alike, only the last ones: the others take ten times as long as all the rest."""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(person: Person) -> list[str]:
    """Each as one line: the rule, and the first element it is about."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe())
    found: dict[str, Any] = person.page.evaluate(RUN)
    return [f"{one['id']}: {one['nodes'][0]['html']} ({len(one['nodes'])})" for one in found["violations"]]


PAGES = ("/", "/#/learn", "/#/learn/troia", "/#/new/bots/troia", "/#/rules/troia", "/#/records")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_pages(invite: Invite, scheme: str, path: str) -> None:
    person = invite(scheme=scheme)
    person.open(path)
    if "rules" in path:
        expect(person.page.locator("article").first).to_be_visible()
    if "new" in path:
        person.page.locator("details > summary").click()
    assert violations(person) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table(invite: Invite, scheme: str) -> None:
    person = invite(scheme=scheme)
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    assert violations(person) == []
    person.ask_about("god:HERA")
    expect(person.page.get_by_test_id("why-not")).to_contain_text("TRO-")
    assert violations(person) == []
    person.thing("god:ZEUS").click()
    expect(person.page.locator(".chip")).to_have_count(1)
    assert violations(person) == []
    person.page.get_by_role("tab", name="Rules").click()
    expect(person.page.locator(".rules .now")).to_be_visible()
    assert violations(person) == []


def test_the_table_on_a_phone(invite: Invite) -> None:
    person = invite(size=(360, 740), touch=True)
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    assert violations(person) == []


def test_the_curtain(invite: Invite) -> None:
    person = invite()
    person.sit_down("here")
    expect(person.page.locator(".curtain")).to_be_visible()
    assert violations(person) == []
