"""A record made of undos alone costs in proportion to its length: whoever sends one keeps nobody waiting."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any

import pytest

import kylix
from kylix.core.chance import Chance
from kylix.core.events import Entry
from kylix.kit.game import Setting
from kylix.lab.replayed import Replayed
from kylix.records import record

SHORT = 150


def undone(setting: Setting, count: int) -> list[Entry]:
    """A set-up, taken back to itself again and again."""
    s = setting.start(Chance(5))
    return [*(s.record or []), *[Entry(s.to_act[0], "", [], [], False, 0) for _ in range(count)]]


def lines_run(job: Callable[[], object]) -> int:
    """How much work something is, whatever else the machine does: the lines of Python that it runs."""
    count = 0

    def look(frame: FrameType, event: str, about: Any) -> Any:
        nonlocal count
        count += event == "line"
        return look

    before = sys.gettrace()
    sys.settrace(look)
    try:
        job()
    finally:
        sys.settrace(before)
    return count


def replayed(setting: Setting, entries: list[Entry]) -> None:
    Replayed(setting).extend(entries)


def retraced(setting: Setting, entries: list[Entry]) -> None:
    for _ in record.retrace(setting, entries):
        pass


@pytest.mark.parametrize("does", [replayed, retraced])
def test_twice_as_many_undos_are_twice_the_work(does: Callable[[Setting, list[Entry]], None]) -> None:
    setting = kylix.game("troia").setting(2)
    records = [undone(setting, count) for count in (0, SHORT, 2 * SHORT)]
    empty, short, long = [lines_run(partial(does, setting, entries)) for entries in records]
    assert long - empty <= 2.2 * (short - empty)


def test_looking_back_knows_what_was_taken_back() -> None:
    """The same positions as the rules themselves come to, undos of undone games included."""
    setting = kylix.game("troia").setting(2)
    s = setting.start(Chance(3))
    for count in range(40):
        seat = s.to_act[0]
        with suppress(kylix.KylixError):
            s = record.undo(s, seat, others_agree=True) if count % 5 == 4 else s
        seat = s.to_act[0]
        s.play(seat, s.options(seat)[count % len(s.options(seat))])
    history = s.record or []
    assert any(entry.back >= 0 for entry in history)
    past = Replayed(setting)
    past.extend(history)
    for n, state in enumerate(record.retrace(setting, history)):
        assert past.states[n].view(0) == state.view(0)
        assert past.states[n].drawn == state.drawn
