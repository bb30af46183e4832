"""Odysseus through the page: every number of players to the end, and undo by vote in two browsers."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import CHANGED, MARK, Person
from browser.served import Served
from browser.test_accessible import violations
from depth import whole_games

QUIET = ("adventure", "keep", "end")
"""Moves that show nothing hidden: a story that is bought would turn up another one."""


@pytest.mark.parametrize("seats", whole_games(5, 3, 4))
def test_a_whole_game_against_bots(invite: Invite, hurried: Served, seats: int) -> None:
    person = invite(hurried.address)
    person.open("/#/new/bots/odysseus")
    person.page.locator("#count").select_option(str(seats))
    expect(person.page.locator(".seat")).to_have_count(seats)
    person.page.locator("button.start").click()
    person.wait_for_turn()
    fits(person)
    assert person.play_on(random.Random(seats)) > 10
    expect(person.page.locator("dialog tbody tr").first).to_be_visible()
    person.page.keyboard.press("Escape")
    fits(person)
    assert violations(person) == []


def fits(person: Person) -> None:
    """On a laptop neither the page nor the board scrolls."""
    assert person.page.evaluate("document.documentElement.scrollHeight") <= 768
    hidden = person.page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('main.board'))")
    assert hidden <= 1


def play_turn(person: Person, move: str) -> None:
    """A turn that reveals nothing: the card at an end that has no covered neighbour, and the first of everything."""
    person.wait_for_turn()
    person.choose(move)
    bar = person.page.locator(".bar")
    for _ in range(12):
        expect(bar).to_have_class(re.compile(r"\b(mine|other)\b"))
        person.page.wait_for_function("() => !document.querySelector('[data-move]:disabled')")
        if "other" in (bar.get_attribute("class") or ""):
            return
        mark = person.page.evaluate(MARK)
        moves = person.moves()
        if moves and move not in moves:
            quiet = [one for one in moves if one.startswith(QUIET)]
            person.choose((quiet or moves)[0])
            person.page.wait_for_function(CHANGED, arg=mark)
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("agree", [True, False])
def test_undo_by_vote(invite: Invite, agree: bool) -> None:
    anna, nikos = invite(), invite(language="fr")
    anna.sit_down("online", seed=1, title="odysseus")
    anna.wait_for_turn()
    nikos.join(anna.invitations()[0])
    first, second = anna.moves()[:2]
    play_turn(anna, first)
    play_turn(nikos, second)
    anna.wait_for_turn()
    undo = anna.page.get_by_role("button", name=re.compile("Undo"))
    expect(anna.page.locator("#undo-why")).to_contain_text("agree")
    undo.click()
    anna.page.get_by_test_id("take-back").click()
    expect(anna.page.locator(".choices .note")).to_be_visible()
    dialog = nikos.page.locator("dialog")
    expect(dialog.locator("li").first).to_be_visible()
    assert violations(nikos) == []
    dialog.locator(".row button").nth(0 if agree else 1).click()
    expect(dialog).to_have_count(0)
    if agree:
        expect(anna.page.locator(".log .line").last).to_contain_text("back")
        expect(anna.page.locator(".bar .under")).to_contain_text("Turn 1")
    else:
        expect(anna.page.locator(".choices .bad")).to_be_visible()
        expect(anna.page.locator(".bar .under")).to_contain_text("Turn 3")


def test_buttons_say_what_they_give_and_where_the_card_lies(person: Person) -> None:
    person.sit_down("bots", seed=3, title="odysseus")
    person.wait_for_turn()
    page = person.page
    stern, bow = page.locator('[data-move="take P0"]'), page.locator('[data-move="take P5"]')
    expect(stern).to_contain_text("from the port stern")
    expect(bow).to_contain_text("from the port bow")
    stern.click()
    expect(page.locator('[data-move="adventure"]')).to_contain_text("+1")
    expect(page.locator('[data-move="rest"]')).to_contain_text(re.compile(r"\+1 .*, \+1 "))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_places_of_the_ship_are_told_by_bow_and_stern(invite: Invite, language: str) -> None:
    """Nobody counts from nought: labels, buttons and the log name an end of the ship."""
    person = invite(language=language)
    person.sit_down("bots", seed=5, title="odysseus")
    person.wait_for_turn()
    page = person.page
    labels = page.locator("button.slot").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    end = re.compile(r"\b(bow|stern)\b" if language == "en" else r"\b(proue|poupe)\b")
    numbered = re.compile(r"\b(port|starboard|bâbord|tribord) [0-5]\b")
    assert len(labels) == 12
    assert [label for label in labels if not end.search(label)] == []
    person.choose(next(move for move in person.moves() if move.startswith("take ")))
    expect(page.locator(".log")).to_contain_text(end)
    assert numbered.search(page.inner_text("body")) is None


def test_the_ship_stays_as_it_is_when_a_card_is_taken(person: Person) -> None:
    """The card in hand lies between the two sides: it pushes no place aside, and covers neither the eye nor a story."""
    person.sit_down("bots", seed=3, title="odysseus")
    person.wait_for_turn()
    page = person.page
    places = "all => all.map((one) => Object.values(one.getBoundingClientRect().toJSON()))"
    before = page.locator("button.slot").evaluate_all(places)
    person.choose(next(move for move in person.moves() if move.startswith("take ")))
    chosen = page.locator(".chosen")
    expect(chosen).to_be_visible()
    assert page.locator("button.slot").evaluate_all(places) == before
    right = chosen.evaluate("one => one.getBoundingClientRect().right")
    assert right <= page.locator(".hull .eye").evaluate("one => one.getBoundingClientRect().left") + 1
    stories = page.locator(".hull .stories").evaluate("one => one.getBoundingClientRect().right")
    assert stories <= chosen.evaluate("one => one.getBoundingClientRect().left") + 1


def test_skills_stand_beside_each_other_on_a_tablet(invite: Invite) -> None:
    """Each with its level; above the lower end of the ship one sees what a story would bring."""
    tablet = invite(size=(820, 1180), touch=True)
    tablet.sit_down("bots", seed=3, title="odysseus")
    tablet.wait_for_turn()
    page = tablet.page
    bars = page.locator("button.skill").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert all(left["right"] <= right["left"] for left, right in pairwise(bars))
    worth = page.locator(".ship .worth").evaluate_all(
        "all => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
    )
    lower = page.locator("button.slot").last.evaluate("one => one.getBoundingClientRect().top")
    assert worth <= lower + 3
