"""While a game is played nothing of the table moves because a text or a hand is longer, and texts can be read."""

from __future__ import annotations

import random

import pytest

from browser.conftest import Invite
from browser.served import Served
from browser.steady import SMALL, watched
from depth import DEPTH
from kylix.kit.registry import titles

FULL = {"deukalion": "4"}
"""Where more players make more that could move."""


@pytest.mark.parametrize("title", titles())
def test_nothing_moves_while_a_game_is_played(invite: Invite, hurried: Served, title: str) -> None:
    person = invite(hurried.address)
    person.open(f"/#/new/bots/{title}")
    if title in FULL:
        person.page.locator("#count").select_option(FULL[title])
    person.page.locator("details > summary").click()
    person.page.locator("#seed").fill("3")
    person.page.locator("button.start").click()
    person.wait_for_turn()
    moved, small = watched(person, random.Random(3), limit=DEPTH.choices)
    assert moved == {}
    assert small == {}, "texts on the board of less than 11 pixels"


def test_the_map_of_the_aegean_is_large_on_a_laptop(invite: Invite) -> None:
    person = invite()
    person.sit_down("bots", seed=1, title="deukalion")
    person.wait_for_turn()
    # The drawn map with the letters and numbers at its edges: 936 units of the drawing.
    scale = person.page.evaluate("document.querySelector('.chart').getScreenCTM().a")
    assert 936 * scale >= 620
    assert person.page.evaluate(SMALL, 11) == {}


@pytest.mark.parametrize("title", titles())
def test_a_large_screen_is_filled(visitor: Invite, title: str) -> None:
    """Boards and cards grow: no band at the foot of the table stays empty."""
    person = visitor(size=(1920, 1080))
    person.sit_down("bots", seed=1, title=title)
    person.wait_for_turn()
    left = person.page.evaluate("""() => {
        const board = document.querySelector('main.board').getBoundingClientRect();
        const parts = [...document.querySelectorAll('main.board [data-part]')];
        const feet = parts.map(one => one.getBoundingClientRect().bottom);
        return (board.bottom - Math.max(...feet)) / board.height;
    }""")
    assert left < 0.03
