"""Lessons in the browser: from the start page to their end, with mouse and keyboard, at 360 px, in both languages."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

import kylix
from browser.conftest import Invite
from browser.person import PATIENCE, Person
from browser.test_accessible import violations
from kylix.kit.registry import game
from kylix.learn.lesson import files, lessons
from kylix.learn.run import END, MOVE, Run
from kylix.learn.words import LessonWords

TITLES = [title for title in kylix.games() if files(game(title))]


def text(person: Person) -> Locator:
    return person.page.get_by_test_id("lesson-text")


def go_on(person: Person) -> None:
    person.page.get_by_test_id("lesson-go").click()


def at_step(person: Person, step: int) -> None:
    expect(person.page.get_by_test_id("lesson-step")).to_contain_text(f" {step} ")


COUNT = """() => {
    window.clicks = 0;
    addEventListener('pointerdown', () => (window.clicks += 1), true);
}"""
FIRST_MOVE = {
    "troia": '[data-move="draw"]',
    "odysseus": '[data-thing="slot:P5"]',
    "deukalion": '[data-move="embark"]',
    "parthenon": '[data-move="ready"]',
}
"""What one clicks for it: a thing on the table, or its button."""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("title", TITLES)
def test_two_clicks_lead_from_the_start_page_to_the_first_move_of_a_lesson(
    invite: Invite, title: str, phone: bool
) -> None:
    """One opens the lesson, the next one plays: the engine has moved, and the lesson goes on."""
    person = invite(size=(360, 740), touch=True) if phone else invite()
    page = person.page
    person.open()
    page.evaluate(COUNT)
    page.locator(f'[data-testid="learn"][href^="#/learn/{title}/"]').click()
    first = lessons(title)[0]
    assert page.url.endswith(f"#/learn/{title}/{first.name}")
    at_step(person, 1)
    assert page.locator(".plain > section.card").count() == 0, "a lesson is drawn as its title is"
    begun = Run(first)
    assert begun.waits == MOVE
    assert len(begun.wanted()) == 1
    page.locator(FIRST_MOVE[title]).locator("visible=true").first.click()
    at_step(person, 2)
    assert page.evaluate("window.clicks") == 2


def test_the_first_lesson_of_troia(person: Person) -> None:
    """A slip, a wrong try, the right moves; what is pointed at is lit; why, show me, back, and the end."""
    page = person.page
    person.open("/#/learn/troia/first-offering")
    expect(page.locator('[data-thing="space:TP"][data-taught]')).to_be_attached()
    person.thing("god:ARES").click()
    expect(page.get_by_test_id("lesson-reply")).to_contain_text("Draw first")
    person.choose("draw")
    at_step(person, 2)
    page.locator('[data-choice="5"]').click()
    expect(page.get_by_test_id("lesson-reply")).to_contain_text("faces the Trojan")
    page.locator('[data-choice="1"]').click()
    at_step(person, 3)
    expect(page.locator('[data-thing="card:G-BOAR-1"]').first).to_have_attribute("data-taught", "")
    rings = [
        person.thing(god).evaluate("one => getComputedStyle(one).outlineWidth") for god in ("god:ARES", "god:ZEUS")
    ]
    assert rings == ["4px", "3px"], "what is pointed at differs from what can be chosen as well"
    person.ask_about("god:HERA")
    expect(page.get_by_test_id("why-not")).to_contain_text("TRO-OFFER-5")
    expect(page.get_by_test_id("lesson-reply")).to_contain_text("Hera’s is wheat")
    page.keyboard.press("Escape")
    person.pick("god:ARES")
    person.thing("card:G-WINE-FISH").click()
    expect(page.get_by_test_id("lesson-reply")).to_contain_text("none of them is a boar")
    person.pick("card:G-BOAR-1")
    person.choose("done")
    at_step(person, 4)
    page.locator('[data-choice="5"]').click()
    at_step(person, 5)
    go_on(person)
    at_step(person, 6)
    page.get_by_test_id("lesson-why").click()
    expect(page.locator("dialog")).to_contain_text("TRO-HERO-1")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back", exact=True).click()
    at_step(person, 5)
    page.get_by_role("button", name="Skip").click()
    at_step(person, 6)
    page.get_by_test_id("lesson-show").click()
    at_step(person, 7)
    go_on(person)
    expect(text(person)).to_contain_text("Done")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".list .one").first).to_contain_text("done")


def test_why_opens_every_clause_of_the_step_and_of_a_refusal(person: Person) -> None:
    """Not only the first: a step may lean on several."""
    page = person.page
    lesson = lessons("troia")[-1]
    person.open(f"/#/learn/troia/{lesson.name}")
    for _ in lesson.steps[1:]:
        page.get_by_role("button", name="Skip").click()
    at_step(person, len(lesson.steps))
    page.get_by_test_id("lesson-why").click()
    ids = page.locator("dialog .now > .id")
    expect(ids).to_have_text(lesson.steps[-1].why)
    assert len(lesson.steps[-1].why) > 1
    page.keyboard.press("Escape")
    person.open("/#/learn/troia/first-offering")
    for _ in range(2):
        page.get_by_role("button", name="Skip").click()
    at_step(person, 3)
    person.pick("god:ARES")
    person.thing("card:G-WINE-FISH").click()
    expect(page.get_by_test_id("lesson-reply")).to_contain_text("none of them is a boar")
    page.get_by_test_id("lesson-why").click()
    expect(ids).to_have_text(["TRO-OFFER-5", "TRO-OFFER-4"])


@pytest.mark.parametrize(("language", "crete"), [("en", "Crete"), ("fr", "Crète")])
def test_what_can_be_chosen_calls_seats_as_the_lesson_does(invite: Invite, language: str, crete: str) -> None:
    person = invite(language=language)
    person.open("/#/learn/parthenon/a-season")
    at_step(person, 1)
    offer = person.page.locator('[data-move="offer P2"]').first
    expect(offer).to_contain_text(crete)
    expect(offer).not_to_contain_text("2")


def test_leaving_in_the_middle_loses_nothing(person: Person) -> None:
    person.open("/#/learn/troia/first-offering")
    person.choose("draw")
    person.page.locator('[data-choice="1"]').click()
    at_step(person, 3)
    told = text(person).inner_text()
    person.open("/")
    person.page.locator('[data-testid="learn"][href^="#/learn/troia/"]').click()
    at_step(person, 3)
    assert text(person).inner_text() == told
    person.page.get_by_role("button", name="From the beginning").click()
    at_step(person, 1)


def test_learning_has_a_page_of_its_own(person: Person) -> None:
    """From the start page to the lessons of every title, not to the rules; the one to go on with is marked."""
    page = person.page
    person.open("/")
    page.locator("a.way").filter(has_text="Learn").click()
    expect(page.locator("h1")).to_have_text("Learn")
    assert page.get_by_test_id("learn").count() == len(TITLES)
    page.locator('[data-testid="learn"][href^="#/learn/troia/"]').click()
    at_step(person, 1)
    for _ in lessons("troia")[0].steps:
        page.get_by_role("button", name="Skip").click()
    expect(text(person)).to_contain_text("Done")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".one.due")).to_have_count(1)
    expect(page.locator(".one.due")).to_contain_text("Go on")
    expect(page.locator(".list li").nth(1).locator(".due")).to_be_visible()
    page.goto(f"{person.address}/#/learn")
    expect(page.locator("li").filter(has_text="Troia")).to_contain_text(f"1 of {len(lessons('troia'))} lessons done")


def test_on_a_phone_a_lesson_leaves_room_for_the_table(invite: Invite) -> None:
    phone = invite(size=(360, 740), touch=True)
    for title in TITLES:
        phone.open(f"/#/learn/{title}/{lessons(title)[0].name}")
        at_step(phone, 1)
        box = phone.page.get_by_test_id("lesson").bounding_box()
        assert box is not None
        assert box["height"] <= 250, title
    expect(phone.page.get_by_role("button", name="Skip", exact=True)).to_be_hidden()
    phone.page.get_by_test_id("lesson-more").tap()
    phone.page.get_by_role("button", name="Skip", exact=True).tap()
    at_step(phone, 2)


def kept_at(person: Person, place: str, step: int) -> None:
    """Somebody who left a lesson at a step comes back to it."""
    kept = json.dumps({place: {"step": step, "done": False}})
    person.context.add_init_script(f"if (location.origin !== 'null') localStorage.setItem('kylix.lessons', {kept!r})")
    person.open(f"/#/learn/{place}")
    at_step(person, step + 1)


def test_on_a_phone_what_a_step_points_at_comes_into_sight(invite: Invite) -> None:
    """A card of the hand lies behind another part of the table, a far square beside the screen."""
    phone = invite(size=(360, 740), touch=True)
    names = [step.name for step in next(one for one in lessons("troia") if one.name == "superior-or-mixed").steps]
    kept_at(phone, "troia/superior-or-mixed", names.index("figure"))
    expect(phone.page.get_by_test_id("part-hand")).to_have_attribute("aria-current", "page")
    expect(phone.page.locator("[data-part=hand] [data-taught]").first).to_be_visible()
    expect(text(phone)).to_be_in_viewport()
    other = invite(size=(360, 740), touch=True)
    kept_at(other, "deukalion/set-sail", 3)
    expect(other.page.locator('[data-taught][data-thing="square:H1"]').first).to_be_in_viewport(ratio=0.9)
    expect(text(other)).to_be_in_viewport()
    third = invite(size=(360, 740), touch=True)
    names = [step.name for step in next(one for one in lessons("odysseus") if one.name == "favours-and-rest").steps]
    kept_at(third, "odysseus/favours-and-rest", names.index("second-owl"))
    expect(third.page.locator('[data-taught][data-thing="slot:S4"]')).to_be_in_viewport(ratio=0.9)


def test_a_lesson_with_the_keyboard_alone(person: Person) -> None:
    page = person.page
    person.open("/#/learn/troia/first-offering")
    page.locator('[data-move="draw"]').first.focus()
    page.keyboard.press("Enter")
    at_step(person, 2)
    expect(page.locator('[data-choice="1"]')).to_be_focused()
    page.keyboard.press("Enter")
    at_step(person, 3)
    for thing in ("god:ARES", "card:G-BOAR-1"):
        person.thing(thing).focus()
        page.keyboard.press("Enter")
        expect(person.thing(thing)).to_have_attribute("aria-pressed", "true")
    page.locator('[data-move="done"]').focus()
    page.keyboard.press("Enter")
    at_step(person, 4)
    expect(page.locator(".told[aria-live]")).to_contain_text("Odysseus went two spaces")


def test_the_language_changes_in_the_middle(person: Person) -> None:
    person.open("/#/learn/troia/first-offering")
    person.choose("draw")
    at_step(person, 2)
    person.page.locator(".wide").get_by_role("button", name="Français").click()
    expect(text(person)).to_contain_text("Les dieux les déplacent")


WALK = """async points => {
    const lit = point => ['thing', 'tip', 'flip', 'field'].some(
        name => document.querySelector(`[data-taught][data-${name}~="${CSS.escape(point)}"]`));
    const told = () => document.querySelector('[data-testid=lesson-step]')?.textContent ?? '';
    const skip = () => [...document.querySelectorAll('button')].find(one => one.textContent.trim() === 'Skip');
    const until = async (step, what, holds) => {
        for (const since = performance.now(); !holds(); await new Promise(done => setTimeout(done, 5)))
            if (performance.now() - since > PATIENCE) throw new Error(`step ${step}: ${what}, but: ${told()}`);
    };
    for (const [at, wanted] of points.entries()) {
        await until(at + 1, 'it is shown', () => told().includes(` ${at + 1} `) && skip() && !skip().disabled);
        for (const point of wanted) await until(at + 1, `${point} is lit`, () => lit(point));
        skip().click();
    }
}""".replace("PATIENCE", str(PATIENCE))
"""Through a lesson by a loop in the page: at each step what it points at is lit, and the step is skipped."""


@pytest.mark.parametrize("title", TITLES)
def test_every_step_lights_what_it_points_at(person: Person, title: str) -> None:
    """And the page has no fault in any of them."""
    page = person.page
    for lesson in lessons(title):
        person.open(f"/#/learn/{title}/{lesson.name}")
        page.evaluate(WALK, [step.point for step in lesson.steps])
        expect(text(person)).to_contain_text("Done")


def longest(title: str, language: str) -> tuple[str, int]:
    """The lesson and step with the most letters."""
    found: list[tuple[int, str, int]] = []
    for lesson in lessons(title):
        run = Run(lesson)
        words = LessonWords(language, run.setting, run.lesson)
        while run.waits != END:
            found.append((len(words.say(lesson.key(run.step), **run.facts)), lesson.name, run.at))
            while run.waits != END and run.at == found[-1][2]:
                run.show()
    return max(found)[1:]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_the_longest_text_fits_a_small_screen(invite: Invite, title: str, language: str) -> None:
    """At 360 px nothing is wider than the screen, and the bubble leaves room for the table."""
    name, step = longest(title, language)
    person = invite(size=(360, 740), touch=True, language=language)
    kept_at(person, f"{title}/{name}", step)
    box = person.page.get_by_test_id("lesson").evaluate("e => e.getBoundingClientRect().toJSON()")
    assert box["left"] >= 0
    assert box["right"] <= 360
    assert box["height"] <= 460, box
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lesson_is_accessible(invite: Invite, scheme: str) -> None:
    person = invite(scheme=scheme)
    person.open("/#/learn/troia/first-offering")
    person.choose("draw")
    person.page.locator('[data-choice="5"]').click()
    expect(person.page.get_by_test_id("lesson-reply")).to_be_visible()
    assert violations(person) == []
    person.open("/#/learn/troia")
    assert violations(person) == []
