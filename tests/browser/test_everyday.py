"""What people stumble over: cards that jump, choices out of sight, boxes that fail, forms that forget."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.served import Served
from browser.whole_game import play_whole


def test_cards_keep_their_place_when_they_are_chosen(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    for _ in range(2):
        person.choose("draw")
        person.wait_for_turn()
    hand = person.hand()
    assert len(hand) > 3
    for card in hand[:2]:
        if person.page.locator(f'.hand [data-thing="card:{card}"].lit').count():
            person.thing(f"card:{card}").click()
            expect(person.thing(f"card:{card}")).to_have_attribute("aria-pressed", "true")
            assert person.hand() == hand
    god = person.page.locator(".god.lit").first
    if god.count():
        god.click()
        for card in person.hand():
            if person.page.locator(f'.hand [data-thing="card:{card}"].lit').count():
                person.thing(f"card:{card}").click()
                expect(person.page.locator(".chip")).not_to_have_count(0)
                assert person.hand() == hand
                break


@pytest.mark.parametrize("size", [(1366, 768), (740, 360), (360, 740)])
def test_the_strip_of_choices_begins_at_its_beginning_and_opens(
    invite: Invite, hurried: Served, size: tuple[int, int]
) -> None:
    person = invite(hurried.address, size=size, touch=size[0] < 1000)
    person.sit_down("bots", seed=7, title="parthenon")
    person.wait_for_turn()
    strip = person.page.locator(".choices")
    high = strip.bounding_box()
    for _ in range(30):
        if person.page.get_by_test_id("all-choices").count():
            break
        person.play_on(random.Random(3), limit=1)
        person.wait_for_turn()
    button = person.page.get_by_test_id("all-choices")
    expect(button).to_be_visible()
    assert strip.bounding_box() == high, "the strip grew and pushed the table down"
    first = person.page.locator("[data-move]").first
    assert first.evaluate("one => one.getBoundingClientRect().left >= 0")
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    assert strip.bounding_box() == high, "what is opened lies above the table"
    person.page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-expanded", "false")


def test_who_watches_writes_to_those_who_watch_under_a_name(invite: Invite) -> None:
    anna, watcher = invite(), invite()
    anna.sit_down("bots", seed=1)
    anna.wait_for_turn()
    watcher.open(f"/#/t/{anna.table}")
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.locator(".chat")).to_contain_text("Only those who watch read this")
    send = watcher.page.get_by_role("button", name="Send")
    watcher.page.get_by_placeholder("Say something").fill("hello")
    expect(send).to_be_disabled()
    watcher.page.get_by_label("Your name, for the others").fill("Zoe")
    send.click()
    expect(watcher.page.locator(".chat .list")).to_contain_text("hello")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator(".chat input")).to_have_count(1)


def test_what_others_did_since_is_not_taken_back_by_a_slip(invite: Invite, hurried: Served) -> None:
    person = invite(hurried.address)
    person.sit_down("bots", seed=1, title="odysseus")
    person.wait_for_turn()
    chance = random.Random(1)
    for _ in range(60):
        if "agree" in (person.page.locator("#undo-why").text_content() or ""):
            break
        person.play_on(chance, limit=1)
        person.wait_for_turn()
    n = person.page.locator(".table").get_attribute("data-n")
    person.page.keyboard.press("u")
    dialog = person.page.locator("dialog")
    expect(dialog).to_contain_text("Others have moved")
    assert person.page.locator(".table").get_attribute("data-n") == n
    dialog.get_by_role("button", name="Leave it").click()
    expect(dialog).to_have_count(0)
    person.page.keyboard.press("u")
    person.page.get_by_test_id("take-back").click()
    expect(person.page.locator(".log .line").last).to_contain_text("back")


def test_the_set_up_remembers(person: Person) -> None:
    person.open("/#/new/bots/odysseus")
    count = person.page.locator("#count")
    count.select_option("4")
    person.page.locator("details > summary").click()
    option: Any = person.page.locator(".option input[type=checkbox]:not(#hints)").first
    was = option.is_checked()
    option.set_checked(not was)
    name = option.get_attribute("id")
    person.page.locator("button.start").click()
    expect(person.prompt).to_be_visible()
    person.open("/#/new/bots")
    expect(person.page.locator("input[name=game]:checked")).to_have_value("odysseus")
    expect(count).to_have_value("4")
    person.page.locator("details > summary").click()
    assert person.page.locator(f"#{name}").is_checked() is not was


@pytest.mark.parametrize("seats", ["1", "2"])
def test_records_tell_when_and_how_it_ended(invite: Invite, hurried: Served, seats: str) -> None:
    person = invite(hurried.address)
    person.open("/#/new/bots/odysseus")
    person.page.locator("#count").select_option(seats)
    person.page.locator("button.start").click()
    person.wait_for_turn()
    assert play_whole(person, 5)["over"]
    person.open("/#/records")
    row = person.page.locator("li.row").first
    result = row.get_by_test_id("result")
    expect(result).to_contain_text("Won by" if seats == "2" else re.compile("w", re.IGNORECASE))
    assert (result.text_content() or "–") not in ("Won by –", "")
    expect(row.locator("time")).to_contain_text("20")
    expect(row).to_contain_text("Player A")


def test_the_page_is_sent_small(invite: Invite) -> None:
    person = invite()
    codings: dict[str, str] = {}
    person.page.on("response", lambda got: codings.update({got.url: got.headers.get("content-encoding", "")}))
    person.open("/")
    sent = {url: coding for url, coding in codings.items() if url.endswith((".js", ".css"))}
    assert sent
    assert set(sent.values()) <= {"br", "gzip"}, sent
