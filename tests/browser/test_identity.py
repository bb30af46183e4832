"""A seat has one sign everywhere; large cards speak to players; a problem becomes a file that tells nothing hidden."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import Person
from browser.served import Served
from kylix.kit.registry import titles

SIGNS = """() => {
    const found = {};
    for (const one of document.querySelectorAll('[data-emblem]'))
        (found[one.dataset.emblem] ??= new Set())
            .add(one.dataset.colour + ' ' + one.dataset.shape + ' ' + one.querySelector('i').dataset.t);
    return Object.fromEntries(Object.entries(found).map(([seat, signs]) => [seat, [...signs]]));
}"""


@pytest.mark.parametrize("title", titles())
def test_one_sign_a_seat(invite: Invite, hurried: Served, title: str) -> None:
    person = invite(hurried.address)
    person.sit_down("bots", seed=1, title=title)
    person.wait_for_turn()
    for _ in range(4):
        person.click_first()
        person.wait_for_turn()
    signs = person.page.evaluate(SIGNS)
    assert len(signs) >= 2
    assert all(len(known) == 1 for known in signs.values()), signs
    colours, shapes = zip(*(known[0].split(" ")[:2] for known in signs.values()), strict=True)
    assert len(set(colours)) == len(set(shapes)) == len(signs), "colour alone and shape alone tell them apart"
    assert person.page.locator(".log [data-emblem]").count()
    assert person.page.locator(".panels [data-emblem]").count() == len(signs)
    if title == "deukalion":  # the sail on the map has the same colour
        assert person.page.locator(".shipboard [data-emblem]").count() == len(signs)
    if title == "parthenon":  # the island
        assert signs["P1"][0].endswith(person.page.locator(".island h2, .island header").first.inner_text().strip()[:2])


@pytest.mark.parametrize(("language", "anonymous"), [("en", "Player "), ("fr", "oueur ")])
def test_seats_of_parthenon_are_called_by_their_islands(
    invite: Invite, hurried: Served, language: str, anonymous: str
) -> None:
    """In panels, buttons, log and prompt: nobody must know which player has which island."""
    person = invite(hurried.address, language=language)
    person.sit_down("bots", seed=1, title="parthenon")
    person.wait_for_turn()
    names = person.page.locator(".panel .name").all_inner_texts()
    island = person.page.locator(".island h2 > span:not(.seal)").first.inner_text()
    assert names[0] == island
    assert len(set(names)) == len(names) > 2
    told = person.page.locator(".log, .choices, .bar, .panels").all_inner_texts()
    assert any(names[1] in text for text in person.page.locator(".choices [data-move]").all_inner_texts())
    assert not [text for text in told if anonymous in text], told


def test_nobody_is_named_twice(visitor: Invite) -> None:
    """In a lesson players are called as their islands are."""
    somebody = visitor()
    somebody.go("/#/learn/parthenon/a-season")
    expect(somebody.page.locator(".panel .name").first).to_have_text("Chios")
    expect(somebody.page.locator(".panel .role")).to_have_count(0)


def test_large_cards_tell_what_can_be_done_now_and_rulings_only_to_those_who_ask(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    god = person.page.locator(".god.lit").first
    god.hover()
    tip = person.page.get_by_test_id("tip")
    expect(tip.get_by_test_id("tip-now")).to_contain_text("Offer")
    expect(tip.get_by_role("button", name="TRO-")).to_be_visible()
    before = tip.inner_text()
    expect(tip.locator(".whole")).to_have_count(0)
    tip.get_by_test_id("tip-more").click()
    expect(tip.locator(".whole")).to_be_visible()
    assert len(tip.inner_text()) > len(before)


def test_the_board_is_turned_round(person: Person) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()

    def left(space: str) -> Any:
        return person.thing(f"space:{space}").evaluate("one => one.getBoundingClientRect().left")

    assert left("GP") < left("TP")
    person.page.get_by_test_id("turn-board").click()
    assert left("GP") > left("TP")
    person.page.reload()
    person.wait_for_turn()
    assert left("GP") > left("TP")


def saved(person: Person, button: str, folder: Path) -> dict[str, Any]:
    with person.page.expect_download() as got:
        person.page.get_by_test_id(button).first.click()
    path = folder / "problem.json"
    got.value.save_as(path)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_a_problem_is_a_file_with_what_this_seat_may_see_and_no_more(invite: Invite, tmp_path: Path) -> None:
    person = invite()
    person.sit_down("online", seed=1)
    person.wait_for_turn()
    token = person.page.evaluate("Object.values(JSON.parse(localStorage['kylix.tables'])[0].tokens)[0]")
    person.page.locator(".log .dots").first.click()
    file = saved(person, "report", tmp_path)
    assert set(file) == {
        "about", "words", "entry", "version", "build", "title", "options", "components", "seat", "n", "view", "prompt",
        "chosen", "record", "page",
    }  # fmt: skip
    assert (file["title"], file["seat"]) == ("troia", "G")
    assert file["words"]
    assert file["version"]
    text = json.dumps(file)
    assert token not in text
    # The Greek knows nothing of the Trojan's cards, in no entry: neither the hand nor what lies in the decks.
    views = [file["view"], *[frame["view"] for frame in file["record"] if frame.get("view")]]
    assert len(file["record"]) == file["n"]
    assert views
    for view in views:
        hands = view.get("hand")
        if hands:
            assert isinstance(hands[0], list)
            assert isinstance(hands[1], int)
    assert "T-WINE" not in text.replace(json.dumps(file["view"]), "")


def test_an_error_is_reported_where_it_is_told(person: Person, tmp_path: Path) -> None:
    person.sit_down("bots", seed=1)
    person.wait_for_turn()
    person.page.keyboard.press("/")
    person.page.keyboard.type("nonsense")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".choices .bad").first).to_be_visible()
    file = saved(person, "report-error", tmp_path)
    assert file["words"]
    expect(person.page.get_by_test_id("reported")).to_be_visible()
