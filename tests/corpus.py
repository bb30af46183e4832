"""One corpus of positions for all tests: random games of every table, each walked once in a process.

Of a game those positions are kept that are worth a closer look: its opening; each kind of question, the first time and
then the more rarely the more often it is asked; the position after each of these; and the end. How many, depth.py says.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

import kylix
from depth import DEPTH
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.testing.checks import check_invariants, option_sets, walk

KEPT = 160
"""Games in memory at once."""
Options = tuple[tuple[str, object], ...]


class Position(NamedTuple):
    s: State
    """With its record so far. Tests share it: clone it before playing on."""
    before: State | None
    """One move earlier, where that is kept too."""


def tables(title: str) -> list[tuple[int, Options]]:
    """Seats and options: every number of seats under the defaults, and other values of options as depth.py says."""
    game = kylix.game(title)
    fits: dict[Options, list[int]] = {}
    for seats in game.seats:
        for options in option_sets(game, seats):
            fits.setdefault(tuple(options.items()), []).append(seats)
    found: list[tuple[int, Options]] = [(seats, ()) for seats in fits.pop(())]
    for at, (changed, counts) in enumerate(fits.items() if DEPTH.option_tables != "none" else ()):
        chosen = counts if DEPTH.option_tables == "every" else [counts[at % len(counts)]]
        found += [(seats, changed) for seats in chosen]
    return found


def name(seats: int, options: Options) -> str:
    """A table in the name of a test."""
    return "-".join([str(seats), *(f"{option}={value}" for option, value in options)])


@cache
def setting(title: str, seats: int, options: Options = ()) -> Setting:
    return kylix.game(title).setting(seats, dict(options))


@lru_cache(maxsize=KEPT)
def random_game(title: str, seats: int, options: Options = (), seed: int = 0) -> tuple[Position, ...]:
    """The positions kept of one random game, the finished one last."""
    found: list[Position] = []
    asked: Counter[str] = Counter()
    before: State | None = None
    chance = random.Random(seed)
    for n, s in enumerate(walk(setting(title, seats, options), seed)):
        question = type(s.stack[-1]).__name__ if s.stack else "over"
        asked[question] += 1
        often = DEPTH.each / asked[question]
        wanted = n <= DEPTH.opening or asked[question] == 1 or chance.random() < often
        kept = wanted or before is not None
        if kept or n % DEPTH.sound == 0:
            check_invariants(s)
        if kept:
            found.append(Position(with_record(s), before))
        before = found[-1].s if wanted else None
    return tuple(found)


def with_record(s: State) -> State:
    """A clone that keeps the record."""
    copy = s.clone()
    copy.record = None if s.record is None else list(s.record)
    return copy


def positions(title: str, seats: int, count: int, seed: int = 0, options: Options = ()) -> Iterator[State]:
    """Positions in which the first seat that is asked has a choice, spread over games; they may be played on."""
    found: list[State] = []
    games = itertools.count()
    while len(found) < 2 * count:
        for s, _ in random_game(title, seats, options, next(games)):
            if s.to_act and len(s.options(s.to_act[0])) > 1:
                found.append(s)
    for s in random.Random(seed).sample(found, count):
        yield s.clone()
