"""Positions: a state with some of its fields replaced by name. The `positions.py` of a title says which fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kylix.core.chance import Chance, FixedChance
from kylix.core.errors import BadPosition
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.registry import game

Open = list[tuple[str, int, dict[str, int]]]
"""The stack of a position: name of the frame, its next step, its attributes."""


def hold(true: bool, sentence: str) -> None:
    """What a position must keep."""
    if not true:
        raise BadPosition(sentence)


def arranged(
    title: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    chance: list[int] | None = None,
    stack: Open | None = None,
    seed: int = 1,
    **fields: Any,
) -> State:
    """A new game with some fields replaced, by name; a mapping replaces only the keys it names."""
    s = game(title).setting(seats, options).start(Chance(seed))
    whole = codec.fields(s)
    for name, value in fields.items():
        hold(name in whole, f"{title} has no field {name}")
        whole[name] = {**whole[name], **value} if isinstance(value, dict) else value
    if stack is not None:
        whole["stack"] = [list(frame) for frame in stack]
    codec.fill(s, whole)
    if chance is not None:
        s.chance = FixedChance(chance, s.drawn)
    return s
