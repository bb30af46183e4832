"""People without accounts: a person is made when one is needed, found again on another device, and can go."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.test_accessible import violations


def kept(person: Person, key: str = "person") -> Any:
    return json.loads(person.page.evaluate(f"localStorage.getItem('kylix.{key}')") or "null")


def hosted(host: Person, name: str = "Anna") -> str:
    """An online table; the invitation to it."""
    host.open("/#/new/online/troia")
    host.page.locator("input[type=text]").first.fill(name)
    host.page.locator("details > summary").click()
    host.page.locator("#seed").fill("1")
    host.page.locator("button.start").click()
    expect(host.page.get_by_test_id("invitations")).to_be_visible()
    link = host.page.locator("dialog input").first.input_value()
    host.page.keyboard.press("Escape")
    return link


def test_who_plays_alone_is_asked_nothing(person: Person) -> None:
    person.open("/")
    expect(person.page.get_by_test_id("to-mine")).to_have_count(0)
    person.open("/#/new/bots/troia")
    expect(person.page.get_by_role("radio", name="Owl")).to_have_count(0)
    person.page.locator("button.start").click()
    person.wait_for_turn()
    assert kept(person) is None


def test_a_person_plays_on_from_another_device(invite: Invite) -> None:
    anna, nikos, phone = invite(), invite(), invite(size=(360, 740), touch=True)
    link = hosted(anna)
    nikos.join(link)
    assert (kept(anna)["name"], kept(nikos)["name"]) == ("Anna", "Nikos")
    table = anna.table
    # What is kept of the seat is the person's key: who removes a device takes it away.
    assert kept(nikos, "tables")[0]["tokens"] == {"T": f"{kept(nikos)['secret']}@T"}
    anna.open("/")
    anna.page.get_by_test_id("to-mine").click()
    expect(anna.page.get_by_test_id("my-table")).to_have_count(1)
    assert violations(anna) == []
    anna.open("/#/mine/me")
    anna.page.get_by_test_id("make-code").click()
    code = anna.page.get_by_test_id("code").inner_text()
    assert violations(anna) == []
    # By the code, typed by keys alone.
    phone.open("/#/mine")
    assert violations(phone) == []
    phone.page.locator("#person-code").fill(code.lower())
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_test_id("my-table")).to_have_count(1)
    assert kept(phone)["id"] == kept(anna)["id"]
    assert kept(phone)["secret"] != kept(anna)["secret"]
    phone.page.get_by_test_id("my-table").click()
    phone.wait_for_turn()
    assert phone.table == table
    phone.choose("draw")
    nikos.wait_for_turn()
    # The first device goes on as well, until it is removed.
    anna.open(f"/#/t/{table}")
    expect(anna.page.locator(".hand .face")).to_have_count(4)
    phone.open("/#/mine/me")
    phone.page.get_by_role("listitem").filter(has_not_text="this one").get_by_role("button").click()
    expect(phone.page.get_by_role("listitem")).to_have_count(1)
    anna.open(f"/#/t/{table}")
    expect(anna.page.locator(".bar .under")).to_contain_text("watching")
    assert kept(anna) is None


def test_a_link_carries_a_person_and_leads_on_to_the_next_table(invite: Invite) -> None:
    anna, tablet = invite(), invite(language="fr", scheme="dark")
    links = [hosted(anna) for _ in range(2)]
    assert len(links) == 2
    anna.open("/#/mine/me")
    anna.page.get_by_test_id("make-code").click()
    link = anna.page.get_by_test_id("carry").locator("a").get_attribute("href") or ""
    tablet.open(f"/#/{link.split('/#/')[1]}")
    expect(tablet.page.get_by_test_id("carry-here")).to_contain_text("Vous, depuis un autre appareil")
    assert violations(tablet) == []
    tablet.page.locator("button.primary").click()
    expect(tablet.page.get_by_test_id("my-table")).to_have_count(2)
    first = tablet.page.get_by_test_id("next-table").get_attribute("href") or ""
    tablet.page.get_by_test_id("next-table").click()
    tablet.wait_for_turn()
    expect(tablet.page.get_by_test_id("next-table")).to_have_count(0)
    tablet.choose("draw")
    # Done here: another table waits.
    following = tablet.page.get_by_test_id("next-table")
    expect(following).to_be_visible()
    assert following.get_attribute("href") not in ("", first)
    following.click()
    tablet.wait_for_turn()


def test_everything_is_saved_and_deleted(invite: Invite, tmp_path: Path) -> None:
    anna, nikos = invite(), invite(language="fr")
    link = hosted(anna, "Anastasia")
    nikos.join(link)
    expect(nikos.page.locator(".panel").nth(1)).to_contain_text("Anastasia")
    anna.open("/#/mine/history")
    expect(anna.page.get_by_role("status")).to_contain_text("No games that ended")
    assert violations(anna) == []
    anna.open("/#/mine/me")
    # Games are handed on for research only if one says so, and one sees what one said.
    tick = anna.page.get_by_test_id("shares")
    expect(tick).not_to_be_checked()
    tick.check()
    expect(anna.page.get_by_role("status")).to_contain_text("Agreed")
    anna.open("/#/mine/me")
    expect(tick).to_be_checked()
    assert violations(anna) == []
    with anna.page.expect_download() as loading:
        anna.page.get_by_test_id("export").click()
    loading.value.save_as(tmp_path / "all.json")
    told = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))["kept"]
    assert told["persons"][0]["name"] == "Anastasia"
    assert kept(anna)["secret"] not in str(told)
    assert len(told["sharing"]) == 1
    anna.page.get_by_test_id("delete").click()
    anna.page.get_by_test_id("delete-sure").click()
    expect(anna.page.locator(".front")).to_be_visible()
    expect(anna.page.get_by_test_id("to-mine")).to_have_count(0)
    assert kept(anna) is None
    # The other one's game stays, and tells the name of nobody.
    expect(nikos.page.locator(".panel").nth(1)).to_contain_text("quelqu’un")
    nikos.page.reload()
    expect(nikos.page.locator(".panel").nth(1)).to_contain_text("quelqu’un")
    assert "Anastasia" not in nikos.page.content()
