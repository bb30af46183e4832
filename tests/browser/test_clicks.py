"""Clicks: however often and however slowly they arrive, each answers the question it was made for, and only once."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error as Late
from playwright.sync_api import WebSocket, expect

from browser.conftest import Invite
from browser.person import MARK, PATIENCE, READY, Person
from browser.served import Served
from depth import DEPTH
from kylix.kit.registry import titles

SLOW = """() => {
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        send(data) { setTimeout(() => super.send(data), window.SLOW ?? 0); }
    };
}"""
"""Half a second on the way, once a test says so."""
DELAY = 500
BEAT = 20
TURNS = 4
SEATS = {"parthenon": 3}


class Line:
    """What goes over the socket of a page."""

    def __init__(self, person: Person) -> None:
        self.sent: list[Any] = []
        self.heard: list[Any] = []
        self.page = person.page
        self.page.on("websocket", self.open)

    def open(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))

    def wait_for(self, kind: str) -> None:
        """The page may have shown what a frame brought before the frame is told here."""
        for _ in range(PATIENCE // BEAT):
            if self.of(kind):
                return
            self.page.wait_for_timeout(BEAT)
        raise AssertionError(f"no {kind} came")

    @property
    def chosen(self) -> list[Any]:
        """Choices, not looks at what was begun."""
        return [one for one in self.sent if one["type"] == "choose" and one.get("confirm") != "always"]

    def of(self, *types: str) -> list[Any]:
        return [one for one in self.heard if one["type"] in types]


def sit_down(person: Person, title: str) -> str:
    """The link to the seat."""
    seats = SEATS.get(title, 2)
    plans = [{"kind": "here"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    made = person.page.request.post(f"{person.address}/api/tables", data={"title": title, "seats": plans, "seed": 5})
    keys = made.json()
    link = f"/#/t/{keys['table']}/{keys['seats'][0]['token']}"
    person.open(link)
    person.wait_for_turn()
    return link


@pytest.mark.parametrize("clicks", [2, 3])
@pytest.mark.parametrize("title", titles())
def test_many_clicks_are_one_choice(invite: Invite, title: str, clicks: int) -> None:
    person = invite()
    line = Line(person)
    sit_down(person, title)
    page, chance = person.page, random.Random(clicks)
    turns = 0
    while turns < TURNS:
        page.wait_for_function(READY)
        before, told = len(line.chosen), page.evaluate(MARK)
        move = chance.choice(person.moves())
        button = page.locator(f'[data-move="{move}"]')
        try:
            button.click(click_count=clicks, timeout=3000)
        except Late:  # others acted before the click, and this choice is no longer there: another one
            assert not button.count()
            assert len(line.chosen) == before
            continue
        turns += 1
        page.wait_for_function(f"before => ({MARK})() !== before", arg=told)
        expect(page.get_by_test_id("sending")).to_have_count(0)
        made = line.chosen[before:]
        assert len(made) == 1, made
        cancel = page.locator(".choices").get_by_role("button", name="Cancel", exact=True)
        if cancel.count():
            with suppress(Late):  # others ended what it belongs to
                cancel.click(timeout=3000)
    assert not line.of("late", "refused", "error")


@pytest.mark.parametrize("title", titles())
def test_on_a_slow_line_a_click_is_told_at_once_and_locks_the_others(invite: Invite, title: str) -> None:
    person = invite()
    line = Line(person)
    person.page.add_init_script(f"({SLOW})()")
    sit_down(person, title)
    page = person.page
    page.wait_for_function(READY)
    page.evaluate(f"() => {{ window.SLOW = {DELAY}; }}")
    before = page.evaluate(MARK)
    # One click after the other, on every button, as somebody does who sees nothing happen: all in one breath.
    told = page.evaluate(
        """async () => {
            const buttons = [...document.querySelectorAll('[data-move]')];
            buttons[0].click();
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            const sending = Boolean(document.querySelector('[data-testid=sending]'));
            const open = [...document.querySelectorAll('[data-move]:not(:disabled)')].length;
            const click = () => new MouseEvent('click', { bubbles: true });
            for (const one of document.querySelectorAll('[data-move], .thing')) one.dispatchEvent(click());
            return { sending, open, many: buttons.length };
        }"""
    )
    assert told["sending"]
    assert told["open"] == 0
    shown = int(page.locator(".table").get_attribute("data-n") or 0)
    assert shown in [state["n"] for state in line.of("state")], "nothing counts as done before the server has said so"
    page.wait_for_function(f"before => ({MARK})() !== before", arg=before)
    expect(page.get_by_test_id("sending")).to_have_count(0)
    assert len(line.chosen) == 1
    assert not line.of("late", "refused", "error")
    page.wait_for_function(f"() => ({READY})() || document.querySelector('.bar.other')")


def test_two_tabs_of_one_seat_answer_a_question_once(invite: Invite) -> None:
    """The click that comes second is told that it is late and answers no other question; both tabs show the same."""
    quick, slow = invite(), invite()
    first, second = Line(quick), Line(slow)
    slow.page.add_init_script(f"({SLOW})()")
    slow.open(sit_down(quick, "troia"))
    slow.wait_for_turn()
    draw = '[data-move="draw"]:not(:disabled)'
    slow.page.evaluate(f"() => {{ window.SLOW = {DELAY}; }}")
    slow.page.locator(draw).click()
    expect(slow.page.get_by_test_id("sending")).to_have_count(1)
    quick.page.locator(draw).click()
    slow.page.wait_for_timeout(2 * DELAY)
    expect(slow.page.get_by_test_id("sending")).to_have_count(0)
    first.wait_for("done")
    second.wait_for("late")
    assert len(first.of("done")) == 1
    assert [len(line.chosen) for line in (first, second)] == [1, 1], "nothing is sent again"
    assert len(second.of("late")) == 1
    assert not second.of("done", "refused", "error")
    for person in (quick, slow):
        person.wait_for_turn()
    assert sorted(quick.moves()) == sorted(slow.moves())


@pytest.mark.parametrize("title", titles())
def test_buttons_are_never_locked_for_good(invite: Invite, hurried: Served, title: str) -> None:
    """Random clicks with the usual preferences: single answers are given by the server, grave ones are asked back."""
    person = invite(hurried.address, preferences={"spare": True, "confirm": "final"})
    sit_down(person, title)
    page, chance = person.page, random.Random(7)
    for _ in range(DEPTH.choices // 2):
        if page.wait_for_function(READY).json_value() == "over":
            break
        before = page.evaluate(MARK)
        page.evaluate(
            """at => {
                const buttons = [...document.querySelectorAll('[data-move]:not(:disabled), [data-testid=confirm]')];
                buttons[Math.floor(at * buttons.length)]?.click();
            }""",
            chance.random(),
        )
        page.wait_for_function(f"before => ({MARK})() !== before", arg=before)
