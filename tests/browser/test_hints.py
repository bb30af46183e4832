"""Hints in the page: asked for, read, followed; where there are none; and the analysis of a game that is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.laid import lay, play_until
from browser.person import Person
from browser.served import Served
from browser.test_accessible import violations
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.registry import game
from kylix.server import bot_pool
from kylix.server.heads import secret_of
from kylix.store.base import StoredTable


def lamp(person: Person) -> Locator:
    return person.page.get_by_test_id("lamp")


def panel(person: Person) -> Locator:
    return person.page.get_by_test_id("hints")


def ask(person: Person) -> Locator:
    """The hints, once they are there."""
    lamp(person).click()
    expect(panel(person).locator(".hint").first).to_be_visible()
    return panel(person).locator(".hint")


def test_a_chance_is_told_as_a_band(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    expect(ask(person).first.locator(".value b")).to_have_text(re.compile(r"^\d+–\d+\s%$"))
    panel(person).get_by_text("What the bands mean").click()
    expect(panel(person)).to_contain_text("look the same from this seat")


def entries(person: Person) -> int:
    return int(person.page.locator(".table").get_attribute("data-n") or 0)


def no_wider_than_the_screen(person: Person) -> None:
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hint_in_troia_is_read_and_followed(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    hints = ask(person)
    expect(hints).to_have_count(3)
    best = hints.filter(has_text="Offer to Zeus").first
    expect(best).to_contain_text("Make the offering")
    expect(best.locator(".value")).to_have_text(re.compile(r"^\d+–\d+\s%$"))
    expect(best.locator(".reason")).to_have_text(re.compile(r"\w.*\.$"))
    # Its things are marked, and the panel of the seat tells that a hint was taken.
    best.hover()
    expect(person.thing("god:ZEUS")).to_have_class(re.compile(r"\bhinted\b"))
    expect(person.page.locator(".took")).to_contain_text("1")
    best.click()
    expect(panel(person)).to_have_count(0)
    expect(person.page.locator(".chip")).to_have_count(3)
    before = entries(person)
    person.page.get_by_test_id("confirm").click()
    expect(person.page.locator(".chip")).to_have_count(0)
    assert entries(person) >= before + 3


def test_a_hint_by_the_keyboard(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    person.page.keyboard.press("i")
    expect(panel(person).locator(".hint").nth(0)).to_be_focused()
    person.page.keyboard.press("Tab")
    expect(panel(person).locator(".hint").nth(1)).to_be_focused()
    panel(person).locator(".hint", has_text="Draw two cards").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".lines")).to_contain_text("The Greek draws")
    person.wait_for_turn()
    person.page.keyboard.press("i")
    expect(panel(person).locator(".hint").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(panel(person)).to_have_count(0)


def loading(s: State) -> bool:
    return 0 in s.to_act and s.prompt(0)["ask"] == "load-fleets" and len(s.options(0)) > 6


def test_a_turn_of_many_small_moves_is_told_whole(invite: Invite, served: Served) -> None:
    """Parthenon: a fleet is sent, loaded, and said to be ready, in one hint; on a phone, in French."""
    s = play_until(game("parthenon").setting(3).start(Chance(4)), loading, seed=4)
    id, tokens = lay(served.data, s, people=(0, 1, 2), hints=True)
    person = invite(size=(360, 740), touch=True, language="fr")
    person.open(f"/#/t/{id}/{tokens['P1']}")
    person.wait_for_turn()
    hints = ask(person)
    voyage = hints.filter(has_text="Envoyer la flotte").first
    expect(voyage).to_contain_text("J’ai fini")
    expect(panel(person)).to_contain_text("Les autres voient")
    no_wider_than_the_screen(person)
    assert violations(person) == []
    before = entries(person)
    voyage.click()
    expect(person.page.locator(".chip").nth(1)).to_be_attached()
    person.page.get_by_test_id("confirm").click()
    expect(person.page.get_by_test_id("change")).to_be_visible()
    assert entries(person) > before + 1


def test_where_several_play_there_are_hints_only_if_somebody_says_so(invite: Invite) -> None:
    person = invite()
    person.sit_down("online", seed=1)
    person.wait_for_turn()
    expect(lamp(person)).to_have_count(0)
    expect(person.page.locator(".under")).to_contain_text("no hints")
    person.open("/#/new/online/troia")
    person.page.locator("details > summary").click()
    expect(person.page.locator("#hints")).not_to_be_checked()
    person.page.locator("#hints").check()
    person.page.locator("#seed").fill("1")
    person.page.locator("button.start").click()
    person.page.get_by_test_id("to-the-table").click()
    person.wait_for_turn()
    expect(person.page.locator(".under")).to_contain_text("hints allowed")
    watcher = invite()
    watcher.open(f"/#/t/{person.table}")
    expect(watcher.page.locator(".under")).to_contain_text("hints allowed")
    expect(lamp(watcher)).to_have_count(0)
    ask(person)
    expect(watcher.page.locator(".panel").first.locator(".took")).to_contain_text("One hint taken")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_panel_is_accessible(invite: Invite, scheme: str) -> None:
    person = invite(scheme=scheme)
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    ask(person)
    assert violations(person) == []


# --- when the game is over --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(served: Served) -> str:
    """A game of Troia that is over, between a person and a novice who was asked as the server asks its bots."""
    s = game("troia").setting(2).start(Chance(3))
    kept = StoredTable("", 0.0, {}, codec.chance_header(s.chance), "", (), ())

    def choose(s: State, seat: int) -> object:
        asked = bot_pool.question(s, seat, "novice", secret_of(kept), len(s.record or []))
        return s.setting.read(bot_pool.answer(asked)[0].move)[0]

    return lay(served.data, play_until(s, lambda s: s.over, 3, choose), people=(0,), level="novice")[0]


def test_any_position_of_a_finished_game_is_analysed(invite: Invite, finished: str) -> None:
    person = invite()
    person.open(f"/#/t/{finished}/@3")
    expect(person.page.get_by_test_id("count")).to_contain_text("3 /")
    hints = ask(person)
    expect(panel(person).locator("h2")).to_contain_text("Best moves: ")
    expect(panel(person).locator(".tag, [data-testid=played]").first).to_be_visible()
    assert violations(person) == []
    # The next step is another position.
    said = panel(person).inner_text()
    person.page.keyboard.press("ArrowDown")
    expect(panel(person)).not_to_have_text(said)
    expect(hints.first).to_be_visible()
    # At the end nobody is asked.
    person.page.keyboard.press("End")
    expect(panel(person)).to_contain_text("The game is over here")


def test_without_spoilers_what_was_played_is_not_told(invite: Invite, finished: str) -> None:
    person = invite(preferences={"spoilerFree": True})
    person.open(f"/#/t/{finished}/@3")
    expect(person.page.get_by_test_id("veiled")).to_be_visible()
    ask(person)
    expect(panel(person).locator(".tag")).to_have_count(0)
    expect(panel(person).get_by_test_id("played")).to_have_count(0)


def test_the_log_tells_why_a_move_was_made(invite: Invite, finished: str) -> None:
    person = invite()
    person.open(f"/#/t/{finished}/@0")
    expect(person.page.get_by_test_id("count")).to_contain_text("0 /")
    person.page.locator('.row:not([data-n="0"])', has_text="The Greek").first.locator(".dots").click()
    person.page.get_by_test_id("why-move").click()
    expect(panel(person).locator(".hint").first).to_be_visible()
    expect(panel(person).locator("h2")).to_contain_text("The Greek")


def test_a_bot_tells_its_own_reason_when_the_game_is_over(invite: Invite, finished: str) -> None:
    """What it thought is worked out again."""
    person = invite()
    person.open(f"/#/t/{finished}/@0")
    expect(person.page.get_by_test_id("count")).to_contain_text("0 /")
    person.page.locator('.row:not([data-n="0"])', has_text="The Trojan").first.locator(".dots").click()
    person.page.get_by_test_id("why-move").click()
    expect(panel(person).get_by_test_id("own-reason")).to_have_text(re.compile(r"The bot’s own reason: .+\."))
