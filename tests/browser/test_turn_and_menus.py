"""One's turn is told without asking for it, and menus and keys do what people expect."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person


def test_the_menu_closes_with_escape_and_with_a_press_outside(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    button = person.page.get_by_role("button", name="Menu")
    menu = person.page.locator(".menu")
    button.click()
    expect(menu).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()
    button.click()
    person.page.locator("[data-testid=prompt]").click()
    expect(menu).to_have_count(0)


def test_the_key_for_the_question_never_leads_away(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    person.page.keyboard.press("n")
    focused = person.page.evaluate("document.activeElement.closest('a.home') !== null")
    assert not focused
    assert person.page.evaluate("document.activeElement.tagName") == "BUTTON"


def test_notices_are_offered_once_at_a_table_with_others(invite: Invite) -> None:
    person = invite(preferences={"offered": False})
    # A headless browser never asks: as if nobody had decided yet.
    person.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
    person.sit_down("online", seed=1)
    offer = person.page.locator(".offer")
    offer.get_by_role("button", name="No", exact=True).click()
    expect(offer).to_have_count(0)
    person.page.reload()
    person.page.get_by_test_id("prompt").wait_for()
    expect(offer).to_have_count(0)


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("troia", "Horse 0 of 4, Path 0 of 4"),
        ("odysseus", "you 0, best other 0"),
        ("deukalion", "points: you 0, best other 0"),
        ("parthenon", "your structures: 2 of 16, most elsewhere 2; year 1 of 3"),
    ],
)
def test_the_table_says_what_one_plays_for(visitor: Invite, title: str, told: str) -> None:
    person = visitor()
    person.sit_down("bots", seed=1, title=title)
    expect(person.page.get_by_test_id("aim")).to_contain_text(told)
