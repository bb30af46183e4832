"""A whole game of each title by keys alone: from the form to the result no pointer is touched."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import CHANGED, MARK, READY, Person, wise
from browser.served import Served
from depth import DEPTH
from kylix.kit.registry import titles

NUMBER = """move => document.querySelector(`[data-move="${CSS.escape(move)}"]`)?.dataset.number ?? ''"""
FOCUSED = "() => document.activeElement?.dataset.move ?? ''"


def press(person: Person, move: str) -> None:
    """By its number; one without a number is reached from the first choice with Tab."""
    number = person.page.evaluate(NUMBER, move)
    if number:
        person.page.keyboard.press(number)
        return
    person.page.keyboard.press("n")
    for _ in range(60):
        if person.page.evaluate(FOCUSED) == move:
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("Tab")


@pytest.mark.parametrize("title", titles())
def test_a_whole_game(invite: Invite, hurried: Served, title: str) -> None:
    person = invite(hurried.address)
    person.page.mouse.click = None  # type: ignore[method-assign, assignment]  # whoever touches it, fails
    person.open(f"/#/new/bots/{title}")
    person.page.locator("button.start").focus()
    person.page.keyboard.press("Enter")
    person.wait_for_turn()
    chance = random.Random(4)
    limit = DEPTH.choices
    for _ in range(limit):
        state = person.page.wait_for_function(READY).json_value()
        if state == "over":
            break
        before = person.page.evaluate(MARK)
        if state == "confirm":
            person.page.keyboard.press("1")
        else:
            moves = person.moves()
            if not moves or person.page.evaluate(MARK) != before:
                continue
            press(person, wise(moves, chance))
        person.page.wait_for_function(CHANGED, arg=before)
    if limit >= 3000:
        expect(person.page.get_by_test_id("score")).to_be_visible()
