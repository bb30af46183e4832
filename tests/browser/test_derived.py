"""The page works no rule out: figures that only the server could know are what it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import kylix
from browser.arranged import Arranged
from browser.conftest import Invite
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.names import Names

GOLD = {"words": ["GOLD"], "paid": [False], "payable": False}
CHANGES: dict[str, tuple[int, dict[str, Any], dict[str, str]]] = {
    "troia": (2, {"costs": {"ZEUS": [7, 9]}}, {"god:ZEUS": "7"}),
    "odysseus": (2, {"points": [77, 66], "covered": ["P3"]}, {".board.own .sum": "77", "slot:P3": "face down"}),
    "deukalion": (4, {"target": 99, "rotations": [[8, 8, 8, 8]] * 4}, {".shipboard.own .sum": "99"}),
    "parthenon": (
        4,
        {"structures": [15, 1, 2, 3], "complete": 44, "workshop": GOLD},
        {"#island-title": "44", '[data-deed="workshop"]': "gold"},
    ),
}
"""By title: seats, derived facts that no game has, and where they must stand (a thing's label, or a text)."""


@pytest.fixture(scope="module")
def arranged(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arranged]:
    started = Arranged(tmp_path_factory.mktemp("arranged"), built)
    yield started
    started.stop()


def merged(value: Any, change: Any) -> Any:
    return value if change is None else {**value, **change} if isinstance(change, dict) else change


def sit(arranged: Arranged, s: State, change: dict[str, Any]) -> str:
    """A table that tells these facts instead of the true ones."""
    assert isinstance(s.setting, Setting)
    path = arranged.seat(s, s.to_act[0])
    table = arranged.manager.open_tables[path.split("/")[3]].table
    true = s.setting.game.derive

    def derive(names: Names, s: State, seat: int | None, held: Sequence[Move]) -> dict[str, Any]:
        return {name: merged(value, change.get(name)) for name, value in true(names, s, seat, held).items()}

    s.setting = replace(table.setting, game=replace(table.setting.game, derive=derive))
    return path


@pytest.mark.parametrize("title", CHANGES)
def test_a_changed_figure_of_the_server_is_what_is_shown(title: str, arranged: Arranged, invite: Invite) -> None:
    seats, change, places = CHANGES[title]
    person = invite(arranged.address)
    s = kylix.new(title, seats=seats, seed=3)
    person.open(sit(arranged, s, change))
    person.wait_for_turn()
    for place, figure in places.items():
        label = person.thing(place) if ":" in place else person.page.locator(place).first
        if ":" in place or "[" in place:
            expect(label).to_have_attribute("aria-label", re.compile(figure))
        else:
            expect(label).to_contain_text(figure)
