"""The coach: a card for each new kind of question, what a move brought, a question before a poor choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.person import Person
from browser.test_accessible import violations
from kylix.kit.registry import game
from kylix.learn import coach

CARDS = {language: coach.words(language, game("troia")) for language in ("en", "fr")}


def start(person: Person, title: str = "troia", seed: int = 1) -> None:
    """From the end of the lessons: novices, and the coach."""
    person.open(f"/#/new/bots/{title}/coach")
    person.page.locator("details > summary").click()
    person.page.locator("#seed").fill(str(seed))
    person.page.locator("button.start").click()
    person.wait_for_turn()


def panel(person: Person) -> Locator:
    return person.page.get_by_test_id("coach")


def short(person: Person) -> Locator:
    return person.page.get_by_test_id("coach-short")


def more(person: Person) -> Locator:
    return person.page.get_by_test_id("coach-more")


# --- cards --------------------------------------------------------------------------------------------------------


def test_a_new_kind_of_question_has_a_card_in_two_lengths(person: Person) -> None:
    start(person)
    expect(short(person)).to_have_text(CARDS["en"]["coach-choose-action"])
    expect(panel(person)).not_to_contain_text(CARDS["en"]["coach-choose-action-look"])
    more(person).click()
    for end in ("-look", "-leads"):
        expect(panel(person)).to_contain_text(CARDS["en"][f"coach-choose-action{end}"])
    # The things that can be chosen have cards of their own.
    panel(person).locator('[data-thing-card="thing-god-ZEUS"]').click()
    expect(panel(person)).to_contain_text(CARDS["en"]["thing-god-ZEUS-more"])
    person.page.get_by_test_id("coach-back").click()
    expect(short(person)).to_be_visible()
    # Another kind of question has another card.
    person.thing("god:ZEUS").click()
    expect(short(person)).to_have_text(CARDS["en"]["coach-choose-payment"])


def test_a_card_is_shown_once_and_can_be_asked_for(person: Person) -> None:
    start(person)
    expect(short(person)).to_be_visible()
    person.page.reload()
    person.wait_for_turn()
    expect(panel(person)).to_be_visible()
    expect(short(person)).to_have_count(0)
    more(person).click()
    expect(short(person)).to_have_text(CARDS["en"]["coach-choose-action"])


def test_what_a_move_brought_is_told(person: Person) -> None:
    start(person)
    person.page.locator('[data-move="draw"]').click()
    expect(person.page.get_by_test_id("coach-brought")).to_have_text(re.compile(r"What it brought: The Greek draws "))


def test_by_the_keyboard_and_without_taking_the_focus(person: Person) -> None:
    start(person)
    expect(panel(person).locator("[aria-live=polite]")).to_contain_text(CARDS["en"]["coach-choose-action"])
    assert not person.page.evaluate("document.querySelector('[data-testid=coach]').contains(document.activeElement)")
    person.thing("god:ZEUS").focus()
    person.page.keyboard.press("k")
    expect(panel(person)).to_contain_text(CARDS["en"]["coach-choose-action-leads"])
    person.page.keyboard.press("Escape")
    expect(short(person)).to_have_count(0)
    assert person.page.evaluate("document.activeElement.dataset.thing") == "god:ZEUS"
    person.page.keyboard.press("k")
    expect(short(person)).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
def test_nothing_on_the_board_shifts(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(size=size, touch=size[0] < 700)
    start(person)
    place = "() => JSON.stringify(document.querySelector('main.board').getBoundingClientRect())"
    before = person.page.evaluate(place)
    expect(short(person)).to_be_visible()
    more(person).click()
    expect(panel(person)).to_contain_text(CARDS["en"]["coach-choose-action-look"])
    assert person.page.evaluate(place) == before
    more(person).click()
    expect(short(person)).to_have_count(0)
    assert person.page.evaluate(place) == before
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_is_switched_off_on_the_card_and_on_again_in_the_menu(person: Person) -> None:
    start(person)
    person.page.get_by_test_id("coach-off").click()
    expect(panel(person)).to_have_count(0)
    person.page.reload()
    person.wait_for_turn()
    expect(panel(person)).to_have_count(0)
    person.page.get_by_role("button", name="Menu", exact=True).click()
    person.page.get_by_test_id("coach-switch").click()
    expect(panel(person)).to_be_visible()


def test_what_the_pointer_rests_on_is_explained_too(person: Person) -> None:
    start(person)
    person.thing("god:HERA").hover()
    expect(person.page.get_by_test_id("tip-coach")).to_have_text(CARDS["en"]["thing-god-HERA"])


# --- a poor choice ------------------------------------------------------------------------------------------------


def doubted(person: Person) -> Locator:
    """Play on by drawing only, which is poor sooner or later, until the coach asks back."""
    again = person.page.get_by_test_id("coach-again")
    for _ in range(12):
        person.wait_for_turn()
        n = person.page.locator(".table").get_attribute("data-n") or "0"
        person.page.locator('[data-move="draw"]').click()
        moved = person.page.locator(f".table:not([data-n='{n}'])")
        expect(again.or_(moved).first).to_be_visible()
        if again.count():
            return panel(person)
    raise AssertionError("the coach never asked back")


def test_a_poor_choice_is_asked_back_once_with_the_reason(person: Person) -> None:
    start(person)
    asked = doubted(person)
    expect(asked).to_contain_text("Are you sure?")
    expect(asked).to_contain_text(re.compile(r"“Draw two cards” leaves you a chance of \d+–\d+\s% to win; “.+” one of"))
    n = int(person.page.locator(".table").get_attribute("data-n") or 0)
    # Thought again: nothing was played.
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_test_id("coach-again")).to_have_count(0)
    assert int(person.page.locator(".table").get_attribute("data-n") or 0) == n
    # Meant: it is played, and not asked a second time.
    person.page.locator('[data-move="draw"]').click()
    expect(person.page.locator(f".table:not([data-n='{n}'])")).to_be_visible()
    assert person.faults == []


def test_whoever_means_it_plays_it(person: Person) -> None:
    start(person)
    doubted(person)
    n = person.page.locator(".table").get_attribute("data-n")
    person.page.get_by_test_id("coach-mean").click()
    expect(person.page.locator(f".table:not([data-n='{n}'])")).to_be_visible()
    expect(person.page.get_by_test_id("coach-mean")).to_have_count(0)


# --- where it is offered ------------------------------------------------------------------------------------------


def test_it_is_offered_after_the_lessons_and_against_novices(person: Person) -> None:
    person.open("/#/learn/troia")
    person.page.get_by_test_id("lessons-play").click()
    tick = person.page.get_by_test_id("with-coach")
    expect(tick).to_be_checked()
    level = person.page.locator("select").filter(has_text="Novice")
    expect(level).to_have_value("novice")
    level.select_option("captain")
    expect(tick).not_to_be_checked()
    tick.check()
    person.page.locator("button.start").click()
    person.wait_for_turn()
    expect(panel(person)).to_be_visible()


def test_others_play_without(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    expect(panel(person)).to_have_count(0)


@pytest.mark.parametrize("title", ["odysseus", "deukalion", "parthenon"])
def test_every_title_has_its_cards(person: Person, title: str) -> None:
    start(person, title)
    said = coach.words("en", game(title)).values()
    expect(short(person)).to_be_visible()
    assert short(person).inner_text() in said
    assert person.faults == []


# --- for everybody ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(invite: Invite, scheme: str) -> None:
    person = invite(scheme=scheme)
    start(person)
    more(person).click()
    assert violations(person) == []
    person.page.keyboard.press("Escape")
    doubted(person)
    assert violations(person) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_french_on_a_phone(invite: Invite, scheme: str) -> None:
    person = invite(size=(360, 740), touch=True, language="fr", scheme=scheme)
    start(person)
    expect(short(person)).to_have_text(CARDS["fr"]["coach-choose-action"])
    more(person).click()
    expect(panel(person)).to_contain_text(CARDS["fr"]["coach-choose-action-look"])
    assert violations(person) == []
    # All of it can be read, and its buttons be reached.
    buttons = panel(person).locator(".row button")
    assert max(buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")) <= 360
    assert person.faults == []
