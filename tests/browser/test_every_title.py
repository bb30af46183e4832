"""Every title through the page: a whole game, its record, the sizes of screens, and axe."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import kylix
from browser.conftest import Invite
from browser.served import Served
from browser.test_accessible import violations
from browser.whole_game import play_whole

TITLES = kylix.games()
SHORT = ("troia", "odysseus")
"""Whole games of the others, with each number of players, have files of their own."""


@pytest.mark.every_case
@pytest.mark.parametrize("title", SHORT)
def test_a_whole_game_against_bots(invite: Invite, hurried: Served, title: str) -> None:
    person = invite(hurried.address)
    person.sit_down("bots", seed=7, title=title)
    person.wait_for_turn()
    played = play_whole(person, 7)
    assert played["over"], played
    assert not played["unlit"], played["unlit"][:3]
    dialog = person.page.locator("dialog")
    assert dialog.locator("tbody tr").count() > 1
    assert violations(person) == []
    with person.page.expect_download() as saved:
        dialog.get_by_role("button", name="Download the record").click()
    path = saved.value.path()
    person.open("/#/records")
    person.page.locator('.verify input[type="file"]').set_input_files(path)
    expect(person.page.locator(".verify .ok")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("title", TITLES)
def test_the_table_fits_the_screen_of_a_laptop_and_axe_has_nothing_against_it(
    visitor: Invite, title: str, scheme: str
) -> None:
    person = visitor(scheme=scheme)
    person.sit_down("bots", seed=1, title=title)
    person.wait_for_turn()
    high, wide = person.page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert high <= 768
    assert wide <= 1366
    if person.page.locator("main.board > .plain").count() == 0:
        hidden = person.page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('main.board'))")
        assert hidden <= 1
    assert violations(person) == []


@pytest.mark.parametrize("title", TITLES)
def test_the_table_of_a_phone_does_not_scroll_sideways(visitor: Invite, title: str) -> None:
    phone = visitor(size=(360, 740), touch=True, language="fr")
    for path in ("/", f"/#/new/bots/{title}", f"/#/rules/{title}"):
        phone.go(path)
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360, path
    phone.sit_down("bots", seed=1, title=title)
    phone.wait_for_turn()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(phone) == []
    phone.click_first()


def test_records_of_a_phone_do_not_scroll_sideways(invite: Invite) -> None:
    phone = invite(size=(360, 740), touch=True, language="fr")
    phone.open("/#/records")
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_alone_against_the_automa(invite: Invite, hurried: Served) -> None:
    person = invite(hurried.address)
    person.open("/#/new/bots/odysseus")
    person.page.locator("#count").select_option("1")
    person.page.locator("#option-difficulty").wait_for(state="attached")
    person.page.locator("details > summary").click()
    person.page.locator("#seed").fill("2")  # with other cards such choices win now and then
    person.page.locator("button.start").click()
    person.wait_for_turn()
    assert person.play_on(random.Random(1)) > 10
    end = person.page.locator("dialog")
    expect(end).to_contain_text("The Automa wins")
    expect(end.locator(".how [data-emblem]")).to_have_count(0)  # nobody at the table wears the wreath
    expect(end.get_by_role("row", name="Place")).to_contain_text("2nd")
    person.open("/#/records")
    expect(person.page.get_by_test_id("result")).to_contain_text("The Automa wins")
