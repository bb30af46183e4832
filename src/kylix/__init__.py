"""Kylix: one table for four Greek board games.

import kylix
s = kylix.new("troia", seed=1)
while not s.over:
    seat = s.to_act[0]
    s.play(seat, s.options(seat)[0])
print(s.ranking())
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path

from kylix.core.chance import Chance
from kylix.core.errors import (
    BadComponents,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalMove,
    KylixError,
    Reason,
    UnknownTitle,
)
from kylix.core.events import Event
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import registry
from kylix.kit.codec import dumps, loads
from kylix.kit.record import load, save, undo
from kylix.kit.registry import game, titles

__version__ = "0.1.0"

# The package `kylix.games` is loaded before the function of that name is defined: loading it later would replace it.
importlib.import_module("kylix.games")


def games() -> tuple[str, ...]:
    """The titles that can be played."""
    return titles()


def new(
    game: str,
    seats: int = 2,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    components: Path | str | None = None,
) -> State:
    """A new game at its first question. `components` is the path of another component file."""
    return registry.game(game).setting(seats, options, components).start(Chance(seed))


__all__ = [
    "BadComponents",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Event",
    "IllegalMove",
    "KylixError",
    "Move",
    "Reason",
    "State",
    "UnknownTitle",
    "dumps",
    "game",
    "games",
    "load",
    "loads",
    "new",
    "save",
    "undo",
]
