"""How often tests repeat themselves: every such number, for three depths.

`--depth quick|normal|thorough` of pytest chooses; `./kylix test` gives it. A check runs at every depth, only with fewer
repetitions: add a number here rather than in a test.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True)
class Depth:
    name: str
    games: int
    """Random games of each table under its defaults, in the corpus."""
    opening: int
    """Moves at the beginning of a game after each of which the position is kept in the corpus."""
    stride: int
    """Later, every position of that number."""
    each: int
    """And every kind of question that often."""
    views: int
    """Views of a title compared with those of redealt states."""
    redealt: int
    """Games from which states are redealt and played on."""
    recorded: int
    """Entries of a random game's record that is replayed elsewhere; whole ones are among the golden games."""
    option_tables: bool
    """Conformance of every table with another value of an option, too."""
    examples: int
    """Of a property."""
    simulated: int
    """Games in one run of `kylix simulate`."""
    sampled: int
    """Games, seeds or throws of a test that counts how often something happens, in percent."""
    every_seat_count: bool
    """Whole games in the browser with each number of players, instead of one."""


DEPTHS = {
    "quick": Depth("quick", 1, 8, 60, 1, 200, 1, 30, False, 10, 50, 10, False),
    "normal": Depth("normal", 1, 12, 23, 2, 2000, 2, 150, True, 40, 200, 25, False),
    "thorough": Depth("thorough", 3, 150, 12, 6, 20_000, 6, 10_000, True, 200, 1000, 100, True),
}
VARIABLE = "KYLIX_DEPTH"
"""How the processes of a run know it: numbers are needed when tests are collected."""
DEPTH = DEPTHS[os.environ.get(VARIABLE, "normal")]


T = TypeVar("T")


def whole_games(*tables: T) -> list[T]:
    """Tables at which a whole game is played in the browser: all of them, or the first."""
    return list(tables) if DEPTH.every_seat_count else [tables[0]]


def some(count: int) -> int:
    """A share of a large number of repetitions."""
    return max(1, count * DEPTH.sampled // 100)
