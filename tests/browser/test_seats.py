"""Seats and their people: invitations that work once, consent, absence, presence, a connection that is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.served import Served
from browser.test_accessible import violations

SEED = 1


@pytest.fixture
def impatient(built: Path, tmp_path: Path) -> Iterator[Served]:
    """A server on which nobody is waited for long."""
    started = Served(tmp_path, "impatient")
    yield started
    started.stop()


def opened(host: Person) -> None:
    """An online table, as its host sees it at first."""
    host.open("/#/new/online/troia")
    host.page.locator("details > summary").click()
    host.page.locator("#seed").fill(str(SEED))
    host.page.locator("button.start").click()
    expect(host.page.get_by_test_id("invitations")).to_be_visible()


def seats(person: Person, menu: str = "Menu", name: str = "Change who plays") -> None:
    person.page.get_by_role("button", name=menu, exact=True).click()
    person.page.get_by_role("button", name=name).click()


def presence(person: Person, at: int) -> str:
    return person.page.locator(".panel [data-presence]").nth(at).get_attribute("data-presence") or ""


def test_an_online_table_opens_with_its_invitations_and_shows_who_has_come(invite: Invite) -> None:
    anna, nikos, eva = invite(), invite(language="fr"), invite()
    opened(anna)
    dialog = anna.page.locator("dialog")
    expect(anna.page.get_by_test_id("who-has-come")).to_contain_text("Not here yet: The Trojan")
    expect(dialog).to_contain_text("This link works on this machine only")
    expect(dialog.locator("svg[role=img]")).to_have_count(2)
    assert violations(anna) == []
    # The host keeps no key to the guest's hand.
    kept = anna.page.evaluate("JSON.parse(localStorage.getItem('kylix.tables'))[0]")
    assert list(kept["tokens"]) == ["G"]
    seat = dialog.locator("input").first.input_value()
    assert kept["invitations"]["T"] in seat
    nikos.page.goto(seat)
    expect(nikos.page.get_by_test_id("join")).to_be_visible()
    assert violations(nikos) == []
    nikos.join(seat, "Nikos")
    expect(anna.page.get_by_test_id("who-has-come")).to_contain_text("Everybody has come")
    row = dialog.locator('[data-seat="T"]')
    expect(row).to_contain_text("Nikos")
    expect(row.locator("input")).to_have_count(0)
    anna.page.get_by_test_id("to-the-table").click()
    expect(anna.page.locator(".log")).to_contain_text("The Trojan: Nikos sits down")
    # The invitation is used up, for anybody but Nikos, whom it leads to the table.
    eva.page.goto(seat)
    eva.page.locator("#join-name").fill("Eva")
    eva.page.locator("form .primary").click()
    expect(eva.page.get_by_role("alert")).to_contain_text("was used already")
    nikos.page.goto("about:blank")
    nikos.page.goto(seat)
    expect(nikos.prompt).to_contain_text("Le Grec doit")
    assert "nikos" in nikos.page.evaluate("localStorage.getItem('kylix.prefs')").lower()


def test_a_new_link_makes_the_old_one_void(invite: Invite) -> None:
    anna, nikos = invite(), invite()
    opened(anna)
    field = anna.page.locator("dialog input").first
    old = field.input_value()
    anna.page.get_by_role("button", name="New link").click()
    expect(field).not_to_have_value(old)
    new = field.input_value()
    nikos.page.goto(old)
    nikos.page.locator("#join-name").fill("Nikos")
    nikos.page.locator("form .primary").click()
    expect(nikos.page.get_by_role("alert")).to_contain_text("opens nothing any more")
    nikos.join(new)
    nikos.page.locator(".bar.other").wait_for()


def test_a_guests_seat_is_asked_for_in_the_guests_page(invite: Invite) -> None:
    anna, nikos = invite(), invite()
    anna.sit_down("online", seed=SEED)
    nikos.join(anna.invitations()[0])
    nikos.page.locator(".bar.other").wait_for()
    seats(anna)
    anna.page.get_by_test_id("ask-here-T").click()
    expect(anna.page.locator('dialog [data-seat="T"]')).to_contain_text("asked, no answer yet")
    assert violations(anna) == []
    question = nikos.page.get_by_test_id("seat-question")
    expect(question).to_contain_text("played at the host’s screen, with your cards")
    assert violations(nikos) == []
    nikos.page.get_by_test_id("refuse").click()
    expect(question).to_have_count(0)
    expect(anna.page.get_by_test_id("ask-here-T")).to_be_visible()
    assert "T" not in anna.page.evaluate("JSON.parse(localStorage.getItem('kylix.tables'))[0].tokens")
    anna.page.get_by_test_id("ask-here-T").click()
    nikos.page.get_by_test_id("agree").click()
    expect(nikos.page.get_by_test_id("shut")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".log")).to_contain_text("with the person’s consent")
    anna.choose("draw")
    anna.page.get_by_test_id("hand-over").click()
    anna.page.locator(".curtain button").click()
    anna.wait_for_turn()


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_what_is_told_of_seats_does_not_lie_on_the_parts_of_a_phone(
    invite: Invite, impatient: Served, size: tuple[int, int]
) -> None:
    anna, nikos = invite(address=impatient.address, size=size, touch=True), invite(address=impatient.address)
    anna.sit_down("online", seed=SEED)
    nikos.join(anna.invitations()[0])
    nikos.page.locator(".bar.other").wait_for()
    nikos.page.goto("about:blank")
    seats(anna)
    anna.page.get_by_test_id("away-T").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_test_id("seat-ask-absence")).to_be_visible()
    note, parts = (anna.page.locator(one).bounding_box() for one in (".asks", "nav.parts"))
    assert note is not None
    assert parts is not None
    assert note["y"] + note["height"] <= parts["y"] or note["x"] + note["width"] <= parts["x"]


def test_who_stays_away_is_counted_down_and_comes_back_to_the_own_seat(invite: Invite, impatient: Served) -> None:
    anna, nikos, zoe = (invite(address=impatient.address) for _ in range(3))
    anna.sit_down("online", seed=SEED)
    seat, watch = anna.invitations()
    nikos.join(seat)
    zoe.page.goto(watch)
    nikos.page.locator(".bar.other").wait_for()
    expect(anna.page.locator('.panel [data-presence="here"]')).to_have_count(2)
    nikos.page.goto("about:blank")
    expect(anna.page.locator('.panel [data-presence="away"]')).to_have_count(1)
    seats(anna)
    expect(anna.page.get_by_test_id("ask-here-T")).to_have_count(0)
    anna.page.get_by_test_id("away-T").click()
    anna.page.keyboard.press("Escape")
    for page in (anna.page, zoe.page):
        expect(page.get_by_test_id("seat-ask-absence")).to_contain_text("a bot stands in, unless they come back")
    expect(anna.page.locator(".log")).to_contain_text("nobody came back in time")
    anna.choose("draw")
    anna.wait_for_turn()
    nikos.page.goto(f"{impatient.address}/#/t/{anna.table}")
    note = nikos.page.get_by_test_id("stands-in")
    expect(note).to_contain_text("A bot plays for you")
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    expect(anna.page.locator(".log")).to_contain_text("plays on without the bot")
    anna.choose("draw")
    nikos.wait_for_turn()


def test_a_seat_goes_to_another_device(invite: Invite) -> None:
    anna, nikos, phone = invite(), invite(), invite(size=(360, 740), touch=True)
    anna.sit_down("online", seed=SEED)
    nikos.join(anna.invitations()[0])
    nikos.page.locator(".bar.other").wait_for()
    seats(nikos)
    expect(nikos.page.get_by_test_id("ask-bot-G")).to_have_count(0)
    nikos.page.get_by_test_id("move-T").click()
    link = re.sub(r"^https?://[^/]+", nikos.address, nikos.page.locator(".moving input").input_value())
    assert violations(nikos) == []
    phone.join(link, "Nikos")
    phone.page.locator(".bar.other").wait_for()
    expect(nikos.page.get_by_test_id("shut")).to_contain_text("played elsewhere now")
    expect(anna.page.locator(".log")).to_contain_text("played at another device")


def test_a_lost_connection_is_said_where_nobody_can_miss_it(invite: Invite, served_alone: Served) -> None:
    person = invite(address=served_alone.address)
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    lost = person.page.get_by_test_id("lost")
    expect(lost).to_have_count(0)
    served_alone.kill()
    expect(lost).to_contain_text("The connection is lost")
    assert violations(person) == []
    served_alone.start()
    expect(lost).to_have_count(0)
