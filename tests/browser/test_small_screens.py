"""A phone, upright and on its side: one part of the table at a time, and what is needed comes to the front."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.served import Served
from kylix.kit.registry import titles

SIZES = [(360, 740), (740, 360)]
UPRIGHT = SIZES[0]
PARTS = ("board", "hand", "players", "log")
OUTSIDE = """() => [...document.querySelectorAll('.bar, .choices, .parts, main.board, aside.side')]
    .map(one => one.getBoundingClientRect())
    .filter(box => box.width && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)).length"""
LOW = """() => {
    const parts = [...document.querySelectorAll('main.board, aside.side')];
    return Math.max(...parts.map(one => one.getBoundingClientRect().height));
}"""
CUT_TEXT = """() => [...document.querySelectorAll('.god .name, .hero .name, .space .title, .parts span:not(.sr)')]
    .filter(one => one.getBoundingClientRect().width && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .map(one => one.textContent)"""

IN_SIGHT = """() => {
    const lit = [...document.querySelectorAll('main .lit')];
    return !lit.length || lit.some(one => one.getBoundingClientRect().width);
}"""


def play(person: Person, title: str) -> None:
    person.sit_down("bots", seed=1, title=title)
    person.wait_for_turn()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", titles())
def test_the_parts_of_a_table_are_tabs(visitor: Invite, title: str, size: tuple[int, int]) -> None:
    phone = visitor(size=size, touch=True)
    play(phone, title)
    page = phone.page
    for part in PARTS:
        page.get_by_test_id(f"part-{part}").tap()
        expect(page.get_by_test_id(f"part-{part}")).to_have_attribute("aria-current", "page")
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1], "the page itself never scrolls"
        assert page.evaluate(OUTSIDE) == 0, part
        expect(page.locator(f"[data-part={part}]").first).to_be_visible()
        for other in PARTS:
            if other != part:
                expect(page.locator(f"[data-part={other}]:visible")).to_have_count(0)
        assert page.evaluate(LOW) >= 150 or part == "players"
        assert page.evaluate(CUT_TEXT) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", titles())
def test_what_is_needed_comes_to_the_front(invite: Invite, hurried: Served, title: str, size: tuple[int, int]) -> None:
    """Played through the table itself: something that can be chosen is in sight, or there is nothing but buttons."""
    phone = invite(hurried.address, size=size, touch=True)
    play(phone, title)
    for _ in range(6):
        phone.wait_for_turn()
        phone.page.wait_for_function(IN_SIGHT)
        phone.play_on(random.Random(2), limit=1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", ["odysseus", "deukalion"])
def test_the_boards_of_rivals_have_room_beside_their_panels(visitor: Invite, title: str, size: tuple[int, int]) -> None:
    phone = visitor(size=size, touch=True, language="fr")
    play(phone, title)
    page = phone.page
    page.get_by_test_id("part-players").tap()
    boards = page.locator("main.board")
    assert boards.evaluate("one => one.clientHeight") >= min(60, boards.evaluate("one => one.scrollHeight"))
    assert boards.evaluate("one => one.querySelector('[data-part=players]').clientHeight") >= 24
    page.get_by_test_id("part-hand").tap()
    own = page.locator("main [data-part=hand]").first
    assert own.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, "nothing of one's own is beyond the edge"


def test_turning_the_board_takes_no_row_of_its_own(invite: Invite) -> None:
    phone = invite(size=SIZES[1], touch=True)
    play(phone, "troia")
    page = phone.page
    for _ in range(2):
        places = ("main.board", ".olympus", "[data-testid=turn-board]")
        boxes: list[Any] = [page.locator(where).first.bounding_box() for where in places]
        board, gods, turn = boxes
        assert gods["y"] - board["y"] < 20, "the gods come first"
        assert turn["y"] >= gods["y"] + gods["height"]
        assert min(turn["width"], turn["height"]) >= 44
        page.get_by_test_id("turn-board").tap()


def test_what_is_said_is_marked_where_the_chat_is_not_seen(invite: Invite) -> None:
    host, phone = invite(), invite(size=UPRIGHT, touch=True)
    host.sit_down("online", seed=1)
    host.wait_for_turn()
    phone.join(host.invitations()[0])
    tab = phone.page.get_by_test_id("part-log")
    expect(phone.page.get_by_test_id("part-board")).to_have_attribute("aria-current", "page")
    expect(tab.locator(".dot")).to_have_count(0)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_placeholder("Say something").fill("Kalimera")
    host.page.keyboard.press("Enter")
    expect(tab.locator(".dot")).to_have_count(1)
    tab.tap()
    phone.page.get_by_role("tab", name="Chat").tap()
    expect(phone.page.get_by_text("Kalimera")).to_be_visible()
    phone.page.get_by_test_id("part-board").tap()
    expect(tab.locator(".dot")).to_have_count(0)


def test_the_keys_of_the_regions_turn_to_them(invite: Invite) -> None:
    small = invite(size=UPRIGHT)
    play(small, "troia")
    for key, part in (("h", "hand"), ("p", "players"), ("l", "log"), ("b", "board")):
        small.page.keyboard.press(key)
        expect(small.page.get_by_test_id(f"part-{part}")).to_have_attribute("aria-current", "page")
