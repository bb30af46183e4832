"""Devices add their numbers to chance by themselves, remember what they were shown, and cry out when it is changed."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from browser.conftest import Invite
from browser.person import Person
from browser.served import Served
from browser.test_accessible import violations
from browser.whole_game import play_whole


def summary(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.context.request.get(f"{person.address}/api/tables/{person.table}").json()
    return found


def gathering(host: Person) -> str:
    """An online table as its host waits at it; the link for the guest."""
    host.sit_down("online")
    gather = host.page.get_by_test_id("gather")
    expect(gather).to_contain_text("Waiting for The Trojan")
    return gather.locator("section input").first.input_value()


def test_an_online_game_is_dealt_when_all_are_here_without_another_click(invite: Invite) -> None:
    host, guest = invite(), invite(language="fr")
    link = gathering(host)
    assert violations(host) == []
    guest.join(link)
    host.wait_for_turn()
    expect(guest.page.locator(".bar.other")).to_be_visible()
    told = summary(host)
    assert (told["n"], told["method"]) == (1, "hmac-sha256")
    for person in (host, guest):
        kept = person.page.evaluate("JSON.parse(localStorage.getItem('kylix.pinned'))")[host.table]
        assert kept["commitment"] == told["commitment"]
        assert len(kept["promises"]) == 2
        assert len(kept["numbers"]) == 1, "each device knows its own number only"


def test_the_host_begins_without_somebody_who_never_comes(invite: Invite) -> None:
    host = invite()
    gathering(host)
    host.page.get_by_test_id("begin").click()
    expect(host.page.get_by_test_id("invitations")).to_be_visible()
    host.page.get_by_test_id("to-the-table").click()
    host.wait_for_turn()


def test_who_plays_alone_sees_nothing_of_it(person: Person) -> None:
    person.sit_down("bots")
    person.wait_for_turn()
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('kylix.pinned'))")[person.table]
    assert len(kept["numbers"]) == 1


def test_a_commitment_that_changes_is_told_at_once(person: Person) -> None:
    person.sit_down("bots")
    person.wait_for_turn()
    address = f"/#/t/{person.table}"

    def lie(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "commitment": "0" * 64})

    person.page.route(re.compile("/api/tables/t_[^/]*$"), lie)
    person.open(address)
    expect(person.page.get_by_test_id("chance-changed")).to_contain_text("tampered with")


def test_at_the_end_the_record_is_compared(invite: Invite, hurried: Served) -> None:
    """By itself when the game ends, and again where chance is verified."""
    person = invite(hurried.address)
    person.sit_down("bots", title="odysseus")
    person.wait_for_turn()
    assert play_whole(person, 3)["over"]
    expect(person.page.locator("dialog")).to_be_visible()
    expect(person.page.get_by_test_id("chance-changed")).to_have_count(0)
    person.page.locator("dialog a", has_text="Verify chance").click()
    person.page.get_by_test_id("verify-chance").click()
    expect(person.page.get_by_test_id("chance-pinned")).to_contain_text("✓ This device was shown the same")

    def lie(route: Route) -> None:
        head, _, rest = route.fetch().text().partition("\n")
        other = json.loads(head)
        other["chance"]["seats"][0] = "another number"
        route.fulfill(body=json.dumps(other) + "\n" + rest)

    person.page.route("**/api/tables/*/record", lie)
    person.open(f"/#/t/{person.page.url.rsplit('/', 1)[1]}")
    expect(person.page.get_by_test_id("chance-changed")).to_contain_text("tampered with")


def test_who_saw_nothing_before_is_told_that(invite: Invite, hurried: Served) -> None:
    person, stranger = invite(hurried.address), invite(hurried.address)
    person.sit_down("bots", title="odysseus")
    person.wait_for_turn()
    assert play_whole(person, 3)["over"]
    expect(person.page.locator("dialog")).to_be_visible()
    stranger.open(f"/#/after/{person.table}")
    stranger.page.get_by_test_id("verify-chance").click()
    expect(stranger.page.get_by_test_id("chance-pinned")).to_contain_text("nothing to compare with")


def test_a_rematch_is_dealt_with_new_numbers(invite: Invite, hurried: Served) -> None:
    person = invite(hurried.address)
    person.sit_down("bots", title="odysseus")
    person.wait_for_turn()
    first = person.table
    assert play_whole(person, 3)["over"]
    person.page.get_by_test_id("rematch").click()
    person.wait_for_turn()
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('kylix.pinned'))")
    assert person.table != first
    assert kept[person.table]["numbers"] != kept[first]["numbers"]
