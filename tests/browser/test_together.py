"""Several people: one screen with a curtain, two browsers by link, somebody who watches, a server that is killed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.person import Person
from browser.served import Served

SEED = 1


def everything(page: Page) -> str:
    """All that is left in a page and its storage."""
    stored = page.evaluate("JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage})")
    return f"{page.content()} {page.title()} {stored}"


def test_a_curtain_hides_everything_of_the_seat_before(person: Person) -> None:
    person.sit_down("here", seed=SEED)
    page = person.page
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("The Greek")
    assert "card:" not in everything(page)
    curtain.get_by_role("button").click()
    person.wait_for_turn()
    page.get_by_role("tab", name="Notes").click()
    page.locator("#notes").fill("my secret plan")
    page.locator("#notes").blur()
    person.choose("draw")
    expect(page.locator(".hand .face")).to_have_count(4)
    greek = person.hand()
    page.get_by_test_id("hand-over").click()
    expect(curtain).to_contain_text("The Trojan")
    left = everything(page)
    for secret in [*greek, "my secret plan", "card:"]:
        assert secret not in left
    curtain.get_by_role("button").click()
    person.wait_for_turn()
    left = everything(page)
    for secret in [*greek, "my secret plan"]:
        assert secret not in left
    person.choose("draw")
    page.get_by_test_id("hand-over").click()
    curtain.get_by_role("button").click()
    person.wait_for_turn()
    assert person.hand() == greek
    expect(page.get_by_label("Since your last turn")).to_contain_text("The Trojan draws 2 cards")
    page.get_by_role("tab", name="Notes").click()
    expect(page.locator("#notes")).to_have_value("my secret plan")


def test_two_browsers_and_somebody_who_watches(invite: Invite) -> None:
    anna, nikos, zoe = invite(), invite(language="fr"), invite()
    anna.sit_down("online", seed=SEED)
    anna.wait_for_turn()
    seat, watch = anna.invitations()
    nikos.join(seat)
    expect(nikos.prompt).to_contain_text("Le Grec doit")
    assert seat.rsplit("/", 1)[1] not in nikos.page.url, "the invitation leaves the address"
    zoe.page.goto(watch)
    expect(zoe.page.locator(".bar .under")).to_contain_text("watching")
    anna.choose("draw")
    expect(anna.page.locator(".hand .face")).to_have_count(4)
    nikos.wait_for_turn()
    expect(anna.page.locator(".bar.other")).to_be_visible()
    nikos.choose("draw")
    anna.wait_for_turn()
    for other in (nikos, zoe):
        for card in anna.hand():
            assert card not in other.page.content()
    expect(zoe.page.locator("section.hand")).to_have_count(0)
    expect(zoe.page.locator("[data-move]")).to_have_count(0)
    # They talk.
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Χαῖρε <b>all</b>")
    anna.page.get_by_role("button", name="Send").click()
    nikos.page.get_by_role("tab", name="Discussion").click()
    expect(nikos.page.locator(".chat")).to_contain_text("Χαῖρε <b>all</b>")
    # A bot stands in for Nikos, who wants it so.
    nikos.page.get_by_role("button", name="Menu").click()
    nikos.page.get_by_role("button", name="Changer qui joue").click()
    nikos.page.get_by_test_id("stand-in-T").click()
    nikos.page.keyboard.press("Escape")
    expect(nikos.page.get_by_test_id("stands-in")).to_be_visible()
    anna.wait_for_turn()
    anna.choose("draw")
    expect(anna.page.locator(".hand .face")).to_have_count(6)
    anna.wait_for_turn()


def test_a_killed_server_comes_back_and_nothing_is_lost(invite: Invite, served_alone: Served) -> None:
    person = invite(address=served_alone.address)
    person.sit_down("bots", seed=SEED)
    person.wait_for_turn()
    person.choose("draw")
    expect(person.page.locator(".hand .face")).to_have_count(4)
    person.wait_for_turn()
    hand = person.hand()
    served_alone.kill()
    expect(person.page.locator(".bar .under")).to_contain_text("Connection lost")
    # A choice made meanwhile is offered again once there is somebody to tell it to.
    person.choose("draw")
    again = person.page.get_by_test_id("send-again")
    expect(again).to_be_disabled()
    served_alone.start()
    expect(again).to_be_enabled()
    assert person.hand() == hand
    again.click()
    expect(person.page.locator(".hand .face")).to_have_count(6)
    person.wait_for_turn()
