"""The rules changed under a running game: everybody is told, and the game goes on or ends as all of them want."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.chromium import ROOT
from browser.conftest import Invite
from browser.person import Person
from server.harness import Opened, running
from server.test_other_rules import CHANGED_RULE, begun, world_of
from server.test_serve import port_of, started


@contextmanager
def updated(folder: Path) -> Iterator[str]:
    """The address of a server with the page, whose rules are others than those of then."""
    about = {"PYTHONPATH": world_of(folder, CHANGED_RULE), "KYLIX_HOME": str(ROOT)}
    with started("serve", "--json", "--port", "0", "--data", str(folder), **about) as process:
        yield f"http://127.0.0.1:{port_of(process)}"


def arrive(person: Person, table: Opened, seat: int) -> None:
    person.open(f"/#/t/{table.id}/{table.tokens[seat]}")
    expect(person.page.get_by_test_id("settle-leave")).to_be_visible()


@pytest.mark.usefixtures("built")
def test_everybody_is_told_and_all_must_want_the_same(invite: Invite, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as api:
        table = begun(api, "troia", 8)
    with updated(folder) as address:
        host = invite(address)
        guest = invite(address, size=(360, 740), touch=True, language="fr", scheme="dark")
        arrive(host, table, 0)
        arrive(guest, table, 1)
        shown = host.page.locator("dialog")
        expect(shown).to_contain_text("The rules have changed")
        expect(shown).to_contain_text("version next")
        expect(guest.page.locator("dialog")).to_contain_text("Les règles ont changé")
        box = guest.page.get_by_test_id("settle-leave").bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= 360 - box["width"]
        assert box["height"] >= 44

        # One may look at the table first, and come back to the question.
        host.page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        expect(host.page.locator("[data-move]")).to_have_count(0)
        expect(host.prompt).to_have_text("The rules have changed")
        covered = """one => { const box = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(box.x + 3, box.y + 3)); }"""
        assert host.page.get_by_test_id("settle").evaluate(covered), "nothing lies on the way back"
        host.page.get_by_test_id("settle").click()

        host.page.get_by_test_id("settle-go-on").click()
        expect(host.page.get_by_test_id("settle-go-on")).to_have_attribute("aria-pressed", "true")
        votes = guest.page.get_by_test_id("settle-votes").locator("li")
        expect(votes.first).to_contain_text("continuer")
        guest.page.get_by_test_id("settle-leave").tap()
        expect(host.page.get_by_test_id("settle-votes")).to_contain_text("leave it")
        expect(shown).to_be_visible()  # they do not want the same
        guest.page.get_by_test_id("settle-go-on").tap()
        for person in (host, guest):
            expect(person.page.locator("dialog")).to_have_count(0)
        acting = host if host.page.locator(".bar.mine").count() else guest
        acting.wait_for_turn()
        acting.click_first()


@pytest.mark.usefixtures("built")
def test_a_game_that_all_leave_ends_without_a_result(invite: Invite, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as api:
        table = begun(api, "troia", 8)
    with updated(folder) as address:
        people = [invite(address), invite(address)]
        for seat, person in enumerate(people):
            arrive(person, table, seat)
        for person in people:
            person.page.get_by_test_id("settle-leave").click()
        for person in people:
            expect(person.page.get_by_test_id("settle-leave")).to_have_count(0)
            expect(person.page.get_by_test_id("settle")).to_have_count(0)
            expect(person.prompt).to_have_text("The game was left without a result")
            expect(person.page.locator("[data-move]")).to_have_count(0)
