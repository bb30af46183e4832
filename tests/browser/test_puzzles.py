"""Puzzles in the page: found from the start page, solved by keyboard alone, told to screen readers; the answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.person import Person
from browser.test_accessible import violations
from kylix.bots import puzzles
from kylix.bots.puzzles import Puzzle

Fits = Callable[[Puzzle], bool]


def panel(person: Person) -> Locator:
    return person.page.get_by_test_id("puzzle-panel")


def number(title: str, fits: Fits) -> int:
    return next(n for n, (_, one) in enumerate(puzzles.shelf(title).all, 1) if fits(one))


def pose(person: Person, title: str, n: int) -> None:
    person.open(f"/#/puzzles/{title}")
    person.page.get_by_test_id("puzzle").nth(n - 1).click()
    expect(panel(person)).to_have_attribute("data-verdict", "open")
    person.wait_for_turn()


def is_draw(puzzle: Puzzle) -> bool:
    return puzzle.line == ["draw"]


def no_wider_than_the_screen(person: Person) -> None:
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_puzzle_is_reached_and_solved_with_the_keyboard_alone(person: Person) -> None:
    """From the start page: tab to the puzzles, to one of them, then its move by number."""
    n = number("troia", is_draw)
    person.open("/")
    link = person.page.locator('a[href="#/puzzles/troia"]')
    link.focus()
    person.page.keyboard.press("Enter")
    one = person.page.get_by_test_id("puzzle").nth(n - 1)
    one.focus()
    person.page.keyboard.press("Enter")
    expect(panel(person)).to_have_attribute("data-verdict", "open")
    person.wait_for_turn()
    expect(panel(person).get_by_role("status")).to_contain_text("One turn is better than every other")
    person.page.keyboard.press("1")
    expect(panel(person)).to_have_attribute("data-verdict", "right")
    expect(panel(person).get_by_role("status")).to_contain_text("That is it!")
    expect(panel(person).locator("#puzzle-title")).to_be_focused()
    expect(person.page.get_by_test_id("puzzle-answer")).to_contain_text("Draw two cards")
    assert violations(person) == []
    # It is remembered, and it is no game that waits for somebody.
    person.open("/#/puzzles/troia")
    expect(person.page.get_by_test_id("puzzle").nth(n - 1)).to_contain_text("solved")
    person.open("/")
    expect(person.page.locator(".shelf")).to_be_visible()
    expect(person.page.locator(".continue")).to_have_count(0)


def test_a_wrong_turn_is_said_to_be_wrong_and_tried_again(person: Person) -> None:
    n = number("troia", lambda one: not is_draw(one))
    pose(person, "troia", n)
    before = person.page.url
    person.page.locator('[data-move="draw"]').click()
    expect(panel(person)).to_have_attribute("data-verdict", "wrong")
    expect(person.page.get_by_test_id("puzzle-answer")).to_have_count(0)
    person.page.get_by_test_id("puzzle-again").click()
    expect(panel(person)).to_have_attribute("data-verdict", "open")
    assert person.page.url != before


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("title", ["troia", "odysseus"])
def test_the_answer_is_read_on_a_phone_in_french(invite: Invite, title: str, scheme: str) -> None:
    person = invite(size=(360, 740), touch=True, language="fr", scheme=scheme)
    person.open(f"/#/puzzles/{title}")
    expect(person.page.get_by_test_id("puzzle").first).to_be_visible()
    no_wider_than_the_screen(person)
    assert violations(person) == []
    pose(person, title, 1)
    no_wider_than_the_screen(person)
    person.page.get_by_test_id("puzzle-show").click()
    expect(person.page.get_by_test_id("puzzle-answer")).to_contain_text("Le thème")
    no_wider_than_the_screen(person)
    assert violations(person) == []
    person.page.get_by_test_id("puzzle-next").click()
    expect(panel(person).locator("#puzzle-title")).to_contain_text("Problème 2")


def test_the_puzzle_of_the_day_is_the_one_that_the_command_names(person: Person) -> None:
    person.open("/#/puzzles/odysseus")
    day = person.page.evaluate("async () => (await (await fetch('/api/puzzles')).json())")
    (shelf,) = [one for one in day["shelves"] if one["title"] == "odysseus"]
    person.page.get_by_test_id("puzzle-today").click()
    expect(panel(person).locator("#puzzle-title")).to_contain_text(f"Puzzle {shelf['today']}")


def test_the_answer_leaves_the_board_as_large_as_it_was(person: Person) -> None:
    pose(person, "troia", 1)
    board = person.page.locator("main.board")
    before = board.bounding_box()
    person.page.get_by_test_id("puzzle-show").click()
    expect(person.page.get_by_test_id("puzzle-answer")).to_be_visible()
    assert board.bounding_box() == before
