"""Command line, log, redo, the only choice, PIN of the curtain, signs of one's turn."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.served import Served
from browser.test_accessible import violations

SEED = 1


def command(person: Person, text: str) -> None:
    person.page.keyboard.press("/")
    person.page.locator("#command").fill(text)


def test_the_command_line(person: Person) -> None:
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    page = person.page
    command(person, "zeus")
    expect(page.get_by_role("option")).to_have_count(1)
    assert violations(person) == []
    page.keyboard.press("Tab")
    expect(page.locator("#command")).to_have_value("offer ZEUS")
    page.keyboard.press("Enter")
    expect(page.locator(".chip")).to_have_count(1)
    page.keyboard.press("Escape")
    command(person, "? offer HERA")
    page.keyboard.press("Enter")
    expect(page.locator(".choices .bad")).to_contain_text("TRO-OFFER-5")
    command(person, "dance")
    page.keyboard.press("Enter")
    expect(page.locator(".choices .bad")).to_contain_text("not a move")
    # A title's shorthand for a whole chain.
    command(person, "offer ZEUS G-WINE-2")
    page.keyboard.press("Enter")
    expect(person.prompt).to_contain_text("Zeus")
    expect(page.locator(".hand .face")).to_have_count(1)


def test_the_log_is_searched_and_each_line_tells_more(person: Person) -> None:
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    person.choose("draw")
    person.wait_for_turn()
    page = person.page
    lines = page.locator(".log .line")
    everything = lines.count()
    page.get_by_role("button", name="Find").click()
    page.get_by_label("Whose lines").select_option("G")
    expect(lines).not_to_have_count(everything)
    page.get_by_label("Whose lines").select_option("")
    page.get_by_label("Search").fill("olympus")
    expect(lines).to_have_count(1)
    page.get_by_label("Search").fill("greek draws")
    page.locator(".log .dots").first.click()
    assert violations(person) == []
    page.get_by_role("button", name="Clause").click()
    expect(page.locator("dialog .now")).to_contain_text("TRO-TURN-3")
    page.keyboard.press("Escape")
    # A link to a moment.
    page.goto(f"{person.address}/#/t/{person.table}/@1")
    expect(page.locator(".bar.back")).to_be_visible()


def test_what_was_taken_back_is_made_again(person: Person) -> None:
    person.sit_down("online", seed=SEED)
    person.wait_for_turn()
    person.thing("god:HERMES").click()
    person.pick("card:G-DEER-RAM", "card:G-WINE-2")
    person.choose("done")
    person.thing("hero:AJAX").click()
    expect(person.page.locator(".bar.other")).to_be_visible()
    person.page.keyboard.press("Control+z")
    person.wait_for_turn()
    expect(person.page.get_by_role("button", name="Redo")).to_be_visible()
    person.page.keyboard.press("Control+y")
    expect(person.page.locator(".bar.other")).to_be_visible()
    expect(person.page.get_by_role("button", name="Redo")).to_have_count(0)


def open_table(served: Served, **wishes: Any) -> tuple[str, str]:
    """By the protocol: a table and the token of its first seat."""
    seats = [{"kind": "here", "name": ""}, {"kind": "here", "name": ""}]
    body = json.dumps({"title": "troia", "seats": seats, "seed": SEED, **wishes}).encode()
    asked = urllib.request.Request(f"{served.address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        made = json.load(answer)
    return made["table"], made["seats"][0]["token"]


def test_the_only_choice_is_played_by_itself(invite: Invite, served: Served) -> None:
    table, token = open_table(served, options={"powers_mandatory": True})
    person = invite(preferences={"spare": True})
    person.page.goto(f"{served.address}/#/t/{table}/{token}")
    person.wait_for_turn()
    person.thing("god:ZEUS").click()
    person.thing("card:G-WINE-2").click()
    person.page.locator('[data-testid=confirm], [data-move="done"]').first.click()
    # The power of Zeus must be used: two cards are drawn without a click.
    expect(person.page.locator(".hand .face")).to_have_count(3)


def test_the_curtain_asks_for_a_pin(person: Person) -> None:
    person.sit_down("here", seed=SEED)
    page = person.page
    page.locator(".curtain button").click()
    person.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="PIN of").click()
    page.locator("#pin").fill("1234")
    page.get_by_role("button", name="Keep the PIN").click()
    person.choose("draw")
    page.get_by_test_id("hand-over").click()
    page.locator(".curtain button").click()
    person.wait_for_turn()
    person.choose("draw")
    page.get_by_test_id("hand-over").click()
    expect(page.locator("#curtain-pin")).to_be_focused()
    page.keyboard.type("1111")
    page.keyboard.press("Enter")
    expect(page.locator(".curtain [role=alert]")).to_be_visible()
    assert "card:" not in page.content()
    page.locator("#curtain-pin").fill("1234")
    page.keyboard.press("Enter")
    person.wait_for_turn()


def test_the_tab_tells_whose_turn_it_is(person: Person) -> None:
    person.sit_down("online", seed=SEED)
    person.wait_for_turn()
    expect(person.page).to_have_title(re.compile("Your turn"))
    mine = person.page.locator("#favicon").get_attribute("href") or ""
    person.choose("draw")
    expect(person.page.locator(".bar.other")).to_be_visible()
    expect(person.page).not_to_have_title(re.compile("Your turn"))
    assert len(person.page.locator("#favicon").get_attribute("href") or "") < len(mine)


def test_the_side_column_folds_and_a_line_of_the_log_points_at_its_things(person: Person) -> None:
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    person.page.locator(".log .line").first.hover()
    expect(person.thing("god:ZEUS")).to_have_class(re.compile(r"\blast\b"))
    wide = person.page.locator("main.board").evaluate("one => one.clientWidth")
    person.page.keyboard.press("f")
    expect(person.page.locator("aside.side")).to_be_hidden()
    assert person.page.locator("main.board").evaluate("one => one.clientWidth") > wide + 200
    person.page.keyboard.press("f")
    expect(person.page.locator("aside.side")).to_be_visible()


def test_a_bar_at_the_bottom_of_a_phone(invite: Invite) -> None:
    phone = invite(size=(360, 740), touch=True, preferences={"low": True})
    phone.sit_down("bots", seed=SEED)
    phone.wait_for_turn()
    bar = phone.page.locator("header.bar").bounding_box()
    assert bar
    assert bar["y"] + bar["height"] == 740
    parts = phone.page.locator("nav.parts").bounding_box()
    choices = phone.page.locator("section.choices").bounding_box()
    assert parts
    assert choices
    assert parts["y"] + parts["height"] <= choices["y"] + 1
    assert choices["y"] + choices["height"] <= bar["y"] + 1
    assert violations(phone) == []
    phone.thing("god:ZEUS").tap()
    expect(phone.page.locator(".chip")).to_have_count(1)
