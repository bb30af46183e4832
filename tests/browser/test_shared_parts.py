"""What all titles share: large cards, the table of all players, and several seats deciding at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.laid import lay, play_until
from browser.person import Person
from browser.served import Served
from browser.test_accessible import violations
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.registry import game


def test_a_large_card_for_pointer_focus_and_shift(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    page = person.page
    tip = page.get_by_test_id("tip")
    person.thing("god:HERA").hover()
    expect(tip).to_contain_text("TRO-GOD-HERA")
    person.page.get_by_test_id("tip-more").click()
    expect(tip).to_contain_text("protection space of the same side")
    assert violations(person) == []
    # The pointer may go onto the card, for the clause.
    tip.get_by_role("button", name="TRO-GOD-HERA").click()
    expect(page.locator("dialog .now")).to_contain_text("TRO-GOD-HERA")
    page.keyboard.press("Escape")
    page.mouse.move(5, 765)
    expect(tip).to_have_count(0)
    page.keyboard.press("h")
    expect(tip).to_contain_text("Wine")
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.keyboard.press("Shift")
    expect(tip).to_contain_text("Wine")
    # A choice puts it away.
    person.thing("god:ZEUS").click()
    expect(page.locator(".chip")).to_have_count(1)
    expect(tip).to_have_count(0)


def test_a_long_press_shows_the_card_and_chooses_nothing(invite: Invite) -> None:
    phone = invite(size=(360, 740), touch=True, language="fr")
    phone.sit_down("bots", seed=1, title="odysseus")
    phone.wait_for_turn()
    card = phone.page.locator('[data-thing^="slot:"].lit').first
    box = card.bounding_box()
    assert box
    session = phone.context.new_cdp_session(phone.page)
    point = [{"x": box["x"] + 20, "y": box["y"] + 20, "id": 1}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(phone.page.get_by_test_id("tip")).to_contain_text("ODY-CARD-1")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.page.locator(".bar.mine")).to_be_visible()
    expect(card).to_have_class(re.compile(r"\blit\b"))
    assert phone.page.locator(".table").get_attribute("data-n") == "1"


def test_all_players_side_by_side(person: Person) -> None:
    person.sit_down("bots", seed=1, title="odysseus")
    person.wait_for_turn()
    page = person.page
    page.keyboard.press("t")
    table = page.get_by_test_id("compare")
    expect(table.get_by_role("row", name="Strength")).to_contain_text("0")
    assert violations(person) == []
    page.keyboard.press("Escape")
    page.locator(".panel").nth(1).click(modifiers=["Shift"])
    expect(table.locator("thead th")).to_have_count(2)


def test_a_seat_that_is_ready_may_change_its_choice(invite: Invite) -> None:
    anna = invite()
    anna.sit_down("online", seed=1, title="parthenon")
    anna.wait_for_turn()
    anna.choose("ready")
    others = anna.page.locator(".panel:not(.own) .name").all_inner_texts()
    expect(anna.prompt).to_contain_text(f"Waiting for {others[0]} and {others[1]} – you are ready")
    expect(anna.page.locator("[data-move]")).to_have_count(0)
    anna.page.get_by_test_id("change").click()
    anna.wait_for_turn()
    expect(anna.page.locator('[data-move="ready"]')).to_be_visible()


def asked_together(s: State) -> bool:
    """Two seats are asked the same at once, and answer in secret."""
    return s.prompt(0)["ask"] == "look-at-harbour" and 0 in s.to_act and len(s.to_act) > 1


def test_an_answer_in_secret_is_changed_until_all_have_answered(invite: Invite, served: Served) -> None:
    s = play_until(game("parthenon").setting(3, {}).start(Chance(9)), asked_together, 9)
    other = next(seat for seat in s.to_act if seat)
    table, tokens = lay(served.data, s, people=(0, 1, 2))
    anna, nikos = invite(), invite()
    anna.page.goto(f"{served.address}/#/t/{table}/{tokens['P1']}")
    nikos.page.goto(f"{served.address}/#/t/{table}/{tokens[f'P{other + 1}']}")
    anna.wait_for_turn()
    anna.choose("reveal")
    expect(anna.prompt).to_contain_text("you are ready")
    expect(anna.page.locator(".choices")).to_contain_text("Your answer: Reveal")
    nikos.wait_for_turn()
    assert "reveal" not in str(nikos.page.evaluate("() => document.querySelector('.log').innerText")).lower()[-200:]
    anna.page.get_by_test_id("change").click()
    anna.choose("pass")
    expect(anna.page.locator(".choices")).to_contain_text("Your answer: Pass")
    nikos.wait_for_turn()
    nikos.choose("pass")
    expect(anna.page.locator(".choices")).not_to_contain_text("Your answer")


COVERED = """all => {
    const list = all[0].parentElement.getBoundingClientRect();
    const ends = one => {
        const box = one.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, list.left), Math.min(box.right, list.right)];
        return right - left < 12 ? [] : [left + 5, right - 5].map(x => [x, box.top + box.height / 2]);
    };
    return all.filter(one => ends(one).some(([x, y]) => !one.contains(document.elementFromPoint(x, y))))
        .map(one => one.dataset.move);
}"""


@pytest.mark.parametrize("size", [(360, 740), (1366, 768)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_lies_on_a_choice(invite: Invite, served: Served, size: tuple[int, int], language: str) -> None:
    """Giving up stays in sight beside the choices; they are never below it, wherever the line is scrolled to."""
    person = invite(size=size, touch=size[0] < 400, language=language)
    for least in (3, 7):
        s = sailing(least)
        table, tokens = lay(served.data, s)
        person.go(f"/#/t/{table}/{tokens['A']}")
        person.wait_for_turn()
        choices = person.page.locator('.choices [data-move]:not([data-move="pass"])')
        assert choices.count() == len(s.options(0)) - 1
        assert choices.evaluate_all(COVERED) == []
        choices.last.scroll_into_view_if_needed()
        assert choices.evaluate_all(COVERED) == []
        expect(person.page.locator('.choices [data-move="pass"]')).to_be_in_viewport(ratio=0.99)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        before = person.page.locator(".table").get_attribute("data-n")
        choices.last.click()
        expect(person.page.locator(".table")).not_to_have_attribute("data-n", before or "")


def sailing(least: int) -> State:
    """Deukalion asks the first seat for a part of its turn, with so many choices at least; one of them is to pass."""

    def wanted(s: State) -> bool:
        texts = [s.text(move) for move in s.options(0)] if 0 in s.to_act else []
        return "pass" in texts and len(texts) >= least

    return play_until(game("deukalion").setting(2).start(Chance(4), True), wanted, 4)


def test_what_others_did_is_stepped_through(person: Person) -> None:
    """One press plays what happened since one's last choice, and comes back to now by itself."""
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    retell = person.page.get_by_test_id("retell")
    expect(retell).to_have_count(0)
    person.choose("draw")
    person.wait_for_turn()
    n = person.page.locator(".table").get_attribute("data-n")
    expect(retell).to_be_visible()
    retell.click()
    expect(person.page.locator(".bar.back")).to_be_visible()
    expect(person.page.get_by_test_id("count")).to_be_visible()
    expect(person.page.locator(".bar.back")).to_have_count(0)
    person.wait_for_turn()
    expect(person.page.locator(".table")).to_have_attribute("data-n", str(n))


def test_speed_is_a_slider_with_names(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Settings").click()
    slider = person.page.locator("#pref-speed")
    expect(slider).to_have_attribute("aria-valuetext", "none")
    slider.focus()
    for name in ("slow", "normal", "fast"):
        person.page.keyboard.press("ArrowRight")
        expect(slider).to_have_attribute("aria-valuetext", name)
    assert person.page.evaluate("JSON.parse(localStorage.getItem('kylix.prefs')).speed") == 2
