"""A title outside the package, in the browser: the page is built with its drawing, and nothing else is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import web_build
from playwright.sync_api import expect

from browser.chromium import HOME, ROOT
from browser.conftest import Invite
from browser.served import Served
from browser.test_accessible import violations

TITLES = ROOT / "tests" / "titles"


@pytest.fixture
def served_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv("KYLIX_TITLES", str(TITLES))
    out = web_build.folder(HOME)
    assert out != HOME / "web", "the page without it stays as it is"
    web_build.build(ROOT, out)
    started = Served(tmp_path)
    yield started
    started.stop()


def test_it_is_played_on_its_own_drawing(invite: Invite, served_with_it: Served) -> None:
    person = invite(served_with_it.address)
    person.sit_down("bots", seed=3, title="obolos")
    person.wait_for_turn()
    market = person.page.locator(".obolos")
    expect(market).to_have_attribute("aria-label", "Market")
    coins = market.locator('[data-region="hand"] button.coin')
    expect(coins).to_have_count(5)
    assert violations(person) == []
    coins.first.click()
    expect(coins).to_have_count(4)
    person.wait_for_turn()
    person.choose("boast")
    person.wait_for_turn()
    coins.last.click()
    expect(coins).to_have_count(3)
    expect(market.locator(".spent")).to_contain_text("Coins shown: ")
    assert person.page.locator("main.board > .plain").count() == 0


def test_it_does_without_the_cards_of_a_coach(invite: Invite, served_with_it: Served) -> None:
    """Its questions are explained plainly, and what a move brought is told."""
    person = invite(served_with_it.address)
    person.open("/#/new/bots/obolos/coach")
    person.page.get_by_test_id("with-coach").check()
    person.page.locator("button.start").click()
    person.wait_for_turn()
    expect(person.page.get_by_test_id("coach-short")).to_contain_text("A new kind of question.")
    person.open("/#/brief/obolos")
    expect(person.page.get_by_test_id("brief-page")).to_contain_text("no such page yet")
    assert person.faults == []
