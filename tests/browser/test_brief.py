"""One page for each title: aim, turn, end, score with pieces, the legend, the glossary; by one key, and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.person import Person
from browser.test_accessible import violations
from kylix.kit.registry import game
from kylix.learn import coach
from kylix.learn.lesson import lessons

TITLES = ["troia", "odysseus", "deukalion", "parthenon"]
PAPER = (794, 1123)
"""A sheet of A4 in pixels."""


def page(person: Person) -> Locator:
    return person.page.get_by_test_id("brief-page")


def look(person: Person, title: str) -> None:
    person.go(f"/#/brief/{title}")
    expect(person.page.locator("[data-brief=score]")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", TITLES)
def test_everything_is_on_it_and_the_four_parts_are_on_one_screen(visitor: Invite, title: str, language: str) -> None:
    person = visitor(language=language)
    look(person, title)
    parts = person.page.locator("[data-brief]")
    assert max(parts.evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")) <= 768
    said = coach.words(language, game(title))
    for key in [key for key in said if key.startswith("brief-")]:
        expect(page(person)).to_contain_text(said[key])
    for part in ("aim", "turn", "end", "score"):
        expect(person.page.locator(f"[data-brief={part}] .pieces").locator("img, svg").first).to_be_visible()
    drawn = "[...document.querySelectorAll('.pieces :is(img, svg), .sign :is(img, svg)')]"
    person.page.wait_for_function(f"{drawn}.every(one => one.getBoundingClientRect().width > 5)")
    # Every icon is drawn, and called something.
    for line in person.page.locator("[data-icon]").all():
        assert line.locator(".sign").locator("img, svg").count(), line.get_attribute("data-icon")
        assert re.fullmatch(r"\w[^\[]+", line.locator(".label").inner_text()), line.get_attribute("data-icon")
    expect(person.page.locator(".glossary table")).to_be_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.faults == []


@pytest.mark.parametrize("title", TITLES)
def test_at_the_table_its_four_parts_are_on_one_screen_too(person: Person, title: str) -> None:
    person.open(f"/#/learn/{title}/{lessons(title)[0].name}")
    expect(person.page.get_by_test_id("lesson")).to_be_visible()
    person.page.keyboard.press("g")
    parts = person.page.locator("dialog [data-brief]")
    expect(parts).to_have_count(4)
    end = person.page.locator("dialog").evaluate("one => one.getBoundingClientRect().bottom")
    assert max(parts.evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")) <= end <= 768
    closing, printing = (person.page.locator(f"dialog {one}") for one in ("header button", "[data-testid=brief-print]"))
    assert printing.evaluate("one => one.getBoundingClientRect().right") <= closing.evaluate(
        "one => one.getBoundingClientRect().left"
    )


def test_it_is_reached_by_one_key_and_from_the_menu_and_the_start_page(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    person.page.keyboard.press("g")
    expect(page(person)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(page(person)).to_have_count(0)
    person.page.get_by_role("button", name="Menu", exact=True).click()
    person.page.get_by_test_id("brief").click()
    expect(page(person)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(page(person)).to_have_count(0)
    person.page.evaluate("document.activeElement.blur()")
    person.page.keyboard.press("?")
    expect(person.page.locator("dialog")).to_contain_text("the game on one page")
    person.open("/")
    person.page.locator('[data-testid=brief][href$="/troia"]').click()
    expect(person.page.locator("h1")).to_have_text("Troia on one page")


@pytest.mark.parametrize("title", TITLES)
def test_it_prints_on_two_sheets_at_most(visitor: Invite, title: str) -> None:
    person = visitor(size=PAPER)
    person.page.emulate_media(media="screen")
    look(person, title)
    person.page.emulate_media(media="print")
    expect(person.page.get_by_test_id("brief-print")).to_be_hidden()
    printed = person.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) <= 2


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(invite: Invite, scheme: str, size: tuple[int, int]) -> None:
    person = invite(scheme=scheme, size=size, language="fr", touch=size[0] < 700)
    look(person, "deukalion")
    assert violations(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
