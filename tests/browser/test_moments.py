"""Moments of play: a throw settles on its real faces, nothing moves for who wants no motion, sounds have switches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.laid import lay, play_until
from browser.person import Person
from browser.served import Served
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import game

ROLLED = """() => {
    window.rolled = 0;
    window.changes = 0;
    new MutationObserver(changes => {
        const rolling = document.querySelectorAll(".figure.rolling").length;
        window.rolled += rolling;
        if (rolling && changes.some(one => one.target.closest?.(".challenge"))) window.changes += 1;
    })
        .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
FACES = """() => [...document.querySelectorAll('[data-testid="thrown"]')].map((row) =>
    ["down", "edge", "up", "saved"].map((face) => row.querySelectorAll(`.figure.${face}`).length))"""


def thrown(s: State) -> bool:
    """The first seat is asked after a throw, and the newest entry is that throw."""
    return s.prompt(0)["ask"] == "play-after-throw" and s.to_act == [0]


def at_a_throw(invite: Invite, served: Served, speed: float) -> tuple[Person, State]:
    s = play_until(game("deukalion").setting(3, {"edition": "english"}).start(Chance(4)), thrown, 4)
    id, tokens = lay(served.data, s)
    person = invite(served.address, preferences={"speed": speed})
    person.page.add_init_script(f"({ROLLED})()")
    person.open(f"/#/t/{id}/{tokens['A']}")
    person.wait_for_turn()
    return person, s


def test_a_throw_tumbles_and_settles_on_its_real_faces(invite: Invite, served: Served) -> None:
    person, s = at_a_throw(invite, served, 0.5)
    person.page.wait_for_function("() => window.rolled > 0")
    expect(person.page.locator(".figure.rolling")).to_have_count(0)
    assert isinstance(s.setting, Setting)
    throws = s.setting.shown(s, 0)["derived"]["throws"]
    real = [
        [one["down"], one["edge"], one["up"], one["saved"]]
        for one in throws
        if one["up"] + one["down"] + one["edge"] + one["saved"] > 0
    ]
    assert person.page.evaluate(FACES) == real
    assert person.page.evaluate("window.changes") <= 2, "the page changes when a throw begins and when it ends"
    assert person.page.locator(".figure.rolling, .figure .steps + .steps").count() == 0


def test_nothing_tumbles_for_who_wants_no_motion(invite: Invite, served: Served) -> None:
    person, _ = at_a_throw(invite, served, 0)
    expect(person.page.get_by_test_id("thrown").first).to_be_visible()
    assert person.page.evaluate("window.rolled") == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sound_has_a_switch_of_its_own(invite: Invite, language: str) -> None:
    person = invite(language=language)
    person.open("/")
    person.page.get_by_role("button", name="Settings" if language == "en" else "Réglages").click()
    switches = person.page.locator("fieldset.sounds label")
    assert switches.count() >= 8
    assert all("page-sound" not in text for text in switches.all_inner_texts())
    person.page.locator("fieldset.sounds input").nth(4).uncheck()
    person.page.reload()
    assert person.page.evaluate("JSON.parse(localStorage['kylix.prefs']).silent.length") == 1
