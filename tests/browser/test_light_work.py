"""What one choice costs the page, in counts: what is made anew, and what is left alone."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.person import CHANGED, MARK, READY, Person
from kylix.kit.registry import titles

CHOICES = 6
MOST_NEW = 1 / 3
"""Of all elements of a table so many may be new after a choice, in the median."""
WATCH = """() => {
    const table = document.querySelector('.table');
    window.work = { added: 0, all: table.querySelectorAll('*').length };
    for (const row of document.querySelectorAll('.log .row')) row.kept = true;
    window.watched?.disconnect();
    window.watched = new MutationObserver(changes => {
        for (const change of changes) {
            for (const one of change.addedNodes)
                if (one.nodeType === 1) window.work.added += 1 + one.querySelectorAll('*').length;
        }
    });
    window.watched.observe(table, { childList: true, subtree: true });
    return document.querySelectorAll('.log .row').length;
}"""
WORK = "() => ({ ...window.work, kept: [...document.querySelectorAll('.log .row')].filter(one => one.kept).length })"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def choose(page: Page, chance: random.Random) -> bool:
    """One choice at random, whole or a part; whether it can go on."""
    state = page.wait_for_function(READY).json_value()
    if state == "over":
        return False
    before = page.evaluate(MARK)
    if state == "confirm":
        page.get_by_test_id("confirm").click()
    else:
        at = chance.random()
        page.evaluate(
            "at => { const all = document.querySelectorAll('[data-move]:not(:disabled)');"
            " all[Math.floor(at * all.length)]?.click() }",
            at,
        )
    page.wait_for_function(CHANGED, arg=before)
    page.evaluate(DRAWN)
    return True


def sit(person: Person, title: str) -> None:
    person.sit_down("bots", seed=1, title=title)
    person.wait_for_turn()


@pytest.mark.parametrize("title", titles())
def test_a_choice_leaves_alone_what_it_does_not_change(invite: Invite, title: str) -> None:
    person = invite()
    sit(person, title)
    chance, shares = random.Random(3), []
    for _ in range(CHOICES):
        rows = person.page.evaluate(WATCH)
        if not choose(person.page, chance):
            break
        work: dict[str, Any] = person.page.evaluate(WORK)
        assert work["kept"] == rows, "lines of the log are made anew"
        shares.append(work["added"] / work["all"])
    assert statistics.median(shares) < MOST_NEW, shares


def test_lines_that_nobody_sees_are_not_drawn(invite: Invite) -> None:
    phone = invite(size=(360, 740), touch=True)
    sit(phone, "troia")
    lines = phone.page.locator("[data-part=log] .row")
    before = lines.count()
    chance = random.Random(3)
    for _ in range(CHOICES):
        assert choose(phone.page, chance)
    assert lines.count() == before
    phone.page.get_by_test_id("part-log").click()
    expect(lines.last).to_be_visible()
    assert lines.count() > before
