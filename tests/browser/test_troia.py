"""Troia through the page: chains, why not, undo, looking back, languages, keyboard, a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import kylix
from browser.conftest import Invite
from browser.laid import lay, play_until
from browser.person import Person
from browser.served import Served
from kylix.core.state import State

# With seed 1 the Greek begins with G-WINE-2 and G-DEER-RAM, and can honour Hermes (both cards) or Zeus.
SEED = 1


def honour_hermes(person: Person) -> None:
    person.thing("god:HERMES").click()
    person.pick("card:G-WINE-2", "card:G-DEER-RAM")
    person.choose("done")
    expect(person.prompt).to_contain_text("Hermes")
    expect(person.thing("hero:ACHILLES")).to_have_class(re.compile(r"\blit\b"))


def heroes_return(s: State) -> bool:
    """Two of three heroes go back, and the Greek chooses: Ajax, Aeneas and Sarpedon are far."""
    return s.to_act == [0] and type(s.stack[-1]).__name__ == "ReturnHero" and len(s.options(0)) == 3


def test_parts_of_a_selection_in_any_order(invite: Invite, served: Served) -> None:
    """The last hero of the list first, and one taken back."""
    table, tokens = lay(served.data, play_until(kylix.new("troia", seats=2, seed=240), heroes_return, 240))
    person = invite()
    person.open(f"/#/t/{table}/{tokens['G']}")
    lit = re.compile(r"\blit\b")
    expect(person.thing("hero:SARPEDON")).to_have_class(lit)
    person.thing("hero:SARPEDON").click()
    chips = person.page.locator(".chip")
    expect(chips).to_contain_text(["Sarpedon"])
    person.thing("hero:AJAX").click()
    expect(chips).to_contain_text(["Sarpedon", "Ajax"])
    # The first is a part like the other: it can be taken back alone.
    chips.first.click()
    expect(chips).to_contain_text(["Ajax"])
    person.thing("hero:AENEAS").click()
    expect(chips).to_contain_text(["Ajax", "Aeneas"])
    person.page.get_by_test_id("confirm").click()
    expect(person.page.locator(".log")).to_contain_text("Aeneas")
    expect(chips).to_have_count(0)


def test_an_offering_is_one_selection(person: Person) -> None:
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    assert not person.unlit()
    person.thing("god:ZEUS").click()
    expect(person.page.locator(".chip")).to_have_count(1)
    expect(person.page.locator(".bill")).to_be_visible()
    person.thing("card:G-WINE-2").click()
    expect(person.page.locator(".chip")).to_have_count(2)
    expect(person.page.locator(".bill.enough")).to_contain_text("2 symbols so far, 2 of them wine")
    # A chip takes one choice back; the first one all of them.
    person.page.locator(".chip").nth(1).click()
    expect(person.page.locator(".chip")).to_have_count(1)
    person.page.locator(".chip").first.click()
    expect(person.page.locator(".chip")).to_have_count(0)
    expect(person.page.locator('[data-move="draw"]')).to_be_visible()
    # Nothing of all this was sent.
    person.page.reload()
    person.wait_for_turn()
    assert sorted(person.hand()) == ["G-DEER-RAM", "G-WINE-2"]


def test_a_move_is_taken_back_and_what_was_seen_is_not(person: Person) -> None:
    person.sit_down("online", seed=SEED)
    person.wait_for_turn()
    undo = person.page.get_by_role("button", name=re.compile("Undo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(person.page.locator("#undo-why")).to_contain_text("nothing")
    honour_hermes(person)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(person.page.locator("#undo-why")).to_contain_text("hidden")
    person.thing("hero:AJAX").click()
    expect(person.page.locator(".bar.other")).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "false")
    person.page.keyboard.press("u")
    person.wait_for_turn()
    expect(person.thing("hero:AJAX")).to_have_class(re.compile(r"\blit\b"))
    expect(person.page.locator(".log .line").last).to_contain_text("back")


def test_restart_begins_the_turn_anew_while_nothing_was_sent(person: Person) -> None:
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    person.thing("god:ZEUS").click()
    expect(person.page.locator(".chip")).to_have_count(1)
    person.page.get_by_role("button", name="Restart the turn").click()
    expect(person.page.locator(".chip")).to_have_count(0)


def test_what_cannot_be_done_says_why(person: Person) -> None:
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    person.ask_about("god:HERA")
    why = person.page.get_by_test_id("why-not")
    expect(why).to_contain_text("TRO-OFFER-5")
    expect(why).to_contain_text("wheat")
    why.get_by_role("button", name="TRO-OFFER-5").first.click()
    expect(person.page.locator("dialog .now")).to_contain_text("TRO-OFFER-5")
    person.page.keyboard.press("Escape")
    person.ask_about("hero:AJAX")
    expect(why).to_contain_text("Ajax")
    expect(why.locator("p").nth(1)).not_to_have_text("…")


def test_a_move_for_good_is_confirmed_first(invite: Invite) -> None:
    careful = invite(preferences={"confirm": "final"})
    careful.sit_down("bots", seed=SEED)
    careful.wait_for_turn()
    careful.choose("draw")
    expect(careful.prompt).to_contain_text("cannot be taken back")
    assert len(careful.hand()) == 2
    careful.page.get_by_role("button", name="Cancel").click()
    careful.choose("draw")
    careful.page.get_by_test_id("confirm").click()
    expect(careful.page.locator(".hand .face")).to_have_count(4)


def test_since_your_last_turn(person: Person) -> None:
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    person.choose("draw")
    story = person.page.get_by_label("Since your last turn")
    expect(story).to_be_visible()
    story.get_by_role("button", name="Show me").click()
    expect(person.page.locator(".bar.back")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.wait_for_turn()
    # Further back, in the log: the hand of that moment.
    person.page.locator(".log .line").first.click()
    expect(person.page.locator(".bar.back")).to_be_visible()
    expect(person.page.locator(".hand .face")).to_have_count(2)
    person.page.get_by_role("button", name="Back to now").first.click()
    expect(person.page.locator(".hand .face")).to_have_count(4)


def test_the_language_changes_in_the_middle_of_a_game(person: Person) -> None:
    person.sit_down("bots", seed=SEED)
    expect(person.prompt).to_contain_text("You must draw cards")
    person.page.get_by_role("button", name="Français").click()
    expect(person.prompt).to_contain_text("Vous devez")
    expect(person.page.locator('[data-move="draw"]')).to_contain_text("Piocher")
    assert person.page.get_attribute("html", "lang") == "fr"
    assert not re.findall(r"\[[a-z]+-[a-z-]+\]", person.page.inner_text("body"))
    person.ask_about("god:HERA")
    expect(person.page.get_by_test_id("why-not")).to_contain_text("blé")


def test_a_phone_of_360_pixels(invite: Invite) -> None:
    phone = invite(size=(360, 740), touch=True)
    phone.sit_down("bots", seed=SEED)
    phone.wait_for_turn()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    bar = phone.page.locator("header.bar").bounding_box()
    assert bar
    assert bar["height"] < 130
    small = phone.page.locator(".choices button, .tools button").evaluate_all(
        "all => all.filter(one => one.offsetWidth && one.offsetHeight < 44).map(one => one.innerText)"
    )
    assert not small
    heading = phone.page.locator(".olympus h2").bounding_box()
    turn = phone.page.get_by_test_id("turn-board").bounding_box()
    assert heading
    assert turn
    assert turn["y"] < heading["y"] + heading["height"], "a row of its own"
    phone.thing("god:ZEUS").tap()
    expect(phone.page.locator(".chip")).to_have_count(1)
    phone.thing("card:G-WINE-2").tap()
    phone.page.locator('[data-move="done"]').tap()
    expect(phone.prompt).to_contain_text("Zeus")


def test_with_the_keyboard_alone(person: Person) -> None:
    person.open("/")
    page = person.page
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('href')") == "#/new/bots/troia":
            break
    page.keyboard.press("Enter")
    expect(page.locator("button.start")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('start')"):
            break
    page.keyboard.press("Enter")
    person.wait_for_turn()
    page.keyboard.press("n")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("You must draw cards")
    page.keyboard.press("1")
    expect(page.locator(".hand .face")).to_have_count(4)
    person.wait_for_turn()
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.closest('[data-region]').dataset.region") == "hand"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.thing ?? ''").startswith("card:")
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.closest('[data-region]').dataset.region") == "board"
    page.locator(".hero").first.focus()
    page.keyboard.press("?")
    expect(page.get_by_test_id("why-not")).to_contain_text("TRO-")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("why-not")).to_have_count(0)


def test_where_the_hero_goes_is_drawn_before_the_offering(person: Person) -> None:
    """A god that is looked at shows its hero one and two spaces ahead, as the server says; so does what is laid out."""
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    ghosts = person.page.get_by_test_id("ghost")
    expect(ghosts).to_have_count(0)
    person.thing("god:HERMES").hover()
    expect(ghosts).to_have_count(2)
    hero = ghosts.first.get_attribute("data-hero")
    assert [ghosts.nth(at).get_attribute("data-space") for at in range(2)] == ["TD", "TP"]
    person.thing("god:HERMES").click()
    person.pick("card:G-WINE-2", "card:G-DEER-RAM")
    person.page.mouse.move(0, 0)
    expect(ghosts).to_have_count(1)
    assert ghosts.get_attribute("data-hero") == hero
    assert ghosts.get_attribute("data-space") == "TD"  # mixed: one space
    expect(person.page.locator(".field [role=status]")).to_contain_text("goes to")
    person.choose("done")
    # The power: whoever is looked at shows where it brings him.
    expect(person.thing("hero:ACHILLES")).to_have_class(re.compile(r"\blit\b"))
    person.thing("hero:ACHILLES").focus()
    expect(ghosts).to_have_count(1)
    assert ghosts.get_attribute("data-hero") == "ACHILLES"


def test_a_card_before_the_god_offers_what_comes_first(person: Person) -> None:
    """Clicked at the wrong moment: the gods that it can be paid to are offered, and the one chosen is begun."""
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    person.ask_about("card:G-WINE-2")
    why = person.page.get_by_test_id("why-not")
    expect(why.locator("[data-first]")).to_have_count(2)
    why.locator('[data-first="offer ZEUS"]').click()
    expect(person.page.locator(".chip")).to_have_count(1)
    expect(why).to_have_count(0)
    expect(person.thing("card:G-WINE-2")).to_have_class(re.compile(r"\blit\b"))
