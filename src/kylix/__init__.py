"""Kylix: one table for four Greek board games.

>>> import kylix
>>> s = kylix.new("troia", seed=1)
>>> while not s.over:
...     seat = s.to_act[0]
...     s.play(seat, s.options(seat)[0])
>>> s.ranking()
[1, 1]
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
    """The titles that can be played.

    >>> "troia" in kylix.games()
    True
    """
    return titles()


def new(
    game: str,
    seats: int = 2,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    components: Path | str | None = None,
) -> State:
    """Set up a new game and run it to its first question.

    The same seed and the same moves give the same game. `options` are options of the table by name (`kylix games TITLE`
    lists them), `components` is the path of another component file. Raises `UnknownTitle`, `BadSeats`, `BadOption` or
    `BadComponents` when the table cannot be set up so.

    >>> s = kylix.new("troia", seats=2, seed=1, options={"gods": "first_game"})
    >>> s.to_act
    [0]
    >>> [s.text(move) for move in s.options(0)]
    ['draw', 'offer HERMES', 'offer ZEUS']
    """
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
