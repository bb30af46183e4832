"""Where there is nothing to choose the page asks nothing: the server answers, and the log tells it quietly."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import expect

import kylix
from browser.conftest import Invite
from browser.served import Served
from kylix.server import chain
from server.harness import Api

TOLD = {"en": "answered for you, “Draw", "fr": "répondu pour vous"}


@cache
def poor_hand() -> int:
    """A seed with which the Greek can offer to no god: all that is left is to draw."""
    return next(seed for seed in range(1, 99) if len(kylix.new("troia", seed=seed).options(0)) == 1)


@cache
def single_payment() -> tuple[int, str, str]:
    """A seed, an offering of the first turn, and a card with which it can be paid in one way only."""
    for seed in range(1, 99):
        s = kylix.new("troia", seed=seed)
        for move in s.options(0)[1:]:
            for card in chain.attempt(s, 0, [move], 1).more:
                found = chain.attempt(s, 0, [move, card], 1, auto=True)
                if found.final and found.forced > 1:
                    return seed, s.text(move), s.text(card).split()[1]
    raise AssertionError("no such hand")


def path_of(served: Served, *kinds: str, seed: int) -> list[str]:
    opened = Api(served.port).table(*kinds, seed=seed)
    return [f"/#/t/{opened.id}/{token}" for token in opened.tokens]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_alone_with_bots_nothing_is_asked_where_there_is_no_choice(
    invite: Invite, served: Served, language: str
) -> None:
    person = invite(language=language, preferences={"spare": True})
    mine, _ = path_of(served, "here", "bot", seed=poor_hand())
    person.open(mine)
    line = person.page.locator(".log .line.quiet").first
    expect(line).to_contain_text(TOLD[language])


def test_with_others_the_answer_waits_for_its_moment_and_only_its_owner_is_told(invite: Invite, served: Served) -> None:
    anna, nikos = invite(preferences={"spare": True}), invite()
    mine, his = path_of(served, "here", "here", seed=poor_hand())
    nikos.open(his)
    expect(nikos.page.locator(".bar")).to_be_visible()
    anna.open(mine)
    expect(anna.page.get_by_test_id("automatic")).to_have_text("There is nothing to choose: this is answered for you.")
    assert anna.moves() == []
    expect(anna.page.locator(".log .line.quiet").first).to_contain_text(TOLD["en"])
    nikos.wait_for_turn()
    expect(nikos.page.locator(".log")).to_contain_text("The Greek draws 2 cards")
    expect(nikos.page.locator(".log")).not_to_contain_text(re.compile("answered for"))


def test_it_is_switched_off_in_the_settings_and_on_again(invite: Invite, served: Served) -> None:
    person = invite()
    mine, _ = path_of(served, "here", "bot", seed=poor_hand())
    person.open(mine)
    person.wait_for_turn()
    assert person.moves() == ["draw"]
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Settings").click()
    box = person.page.get_by_label("Answer for me where there is nothing to choose")
    expect(box).not_to_be_checked()
    box.check()
    person.page.get_by_role("button", name="Close").click()
    expect(person.page.locator(".log .line.quiet").first).to_contain_text(TOLD["en"])


def test_a_payment_that_can_be_made_in_one_way_is_put_together(invite: Invite, served: Served) -> None:
    person = invite(preferences={"spare": True})
    seed, move, card = single_payment()
    mine, _ = path_of(served, "here", "bot", seed=seed)
    person.open(mine)
    person.wait_for_turn()
    person.choose(move)
    person.thing(f"card:{card}").click()
    expect(person.page.get_by_test_id("confirm")).to_be_visible()
    expect(person.page.locator(".chip").nth(2)).to_be_visible()
    person.page.locator(".chip").last.click()
    expect(person.page.get_by_test_id("confirm")).to_be_visible()
    person.page.get_by_test_id("confirm").click()
    expect(person.page.locator(".log")).to_contain_text("The Greek honours")


@pytest.mark.parametrize("title", ["deukalion", "troia"])
def test_a_game_goes_on_with_what_is_answered_in_between(invite: Invite, hurried: Served, title: str) -> None:
    person = invite(hurried.address, preferences={"spare": True})
    opened = Api(hurried.port).table("here", "bot", title=title, seed=5)
    person.open(f"/#/t/{opened.id}/{opened.tokens[0]}")
    person.wait_for_turn()
    person.play_on(random.Random(3), 40)
    expect(person.page.get_by_test_id("automatic")).to_have_count(0)
