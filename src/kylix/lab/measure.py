"""What a decision, a clone and a play-out cost, in microseconds of processor time: the same method as for the peers.

Random play; set-up is not timed; a game's cost per decision, the median of a round. A clone is timed at every tenth
position, many in a row. A play-out is a whole game inside `State.playout`, told per decision.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from kylix.core import state
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import game

STRIDE = 10
COPIES = 100
LEAST = 0.02
"""Seconds for the positions of a round, however little time it was given."""

Sample = tuple[float, int]
"""Microseconds each, and how many that rests on."""


class Seeds:
    """A new game each time, the same ones in every run."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.last = 0

    def next(self) -> State:
        self.last += 1
        return self.setting.start(Chance(self.last), recorded=False)


class Course:
    """One title as it is loaded here, measured round by round."""

    def __init__(self, title: str) -> None:
        found = game(title)
        self.title = title
        self.seeds = Seeds(found.setting(2 if 2 in found.seats else found.seats[0]))
        self.roll = random.Random(1)

    def round(self, seconds: float, more: dict[str, Callable[[float], Sample]] | None = None) -> dict[str, Any]:
        """About `seconds`, shared by all that is measured; `more` are measures from elsewhere."""
        measures: dict[str, Callable[[float], Sample]] = {
            "decision": self.decisions,
            "clone": self.clones,
            "playout": self.playouts,
            **(more or {}),
        }
        samples = {name: measure(seconds / len(measures)) for name, measure in measures.items()}
        return {
            "name": self.title,
            "version": build(),
            "us": {name: us for name, (us, _) in samples.items()},
            "count": {name: count for name, (_, count) in samples.items()},
        }

    def decisions(self, seconds: float) -> Sample:
        return over_games(seconds, self.seeds, lambda s: play(s, self.roll))

    def playouts(self, seconds: float) -> Sample:
        return over_games(seconds, self.seeds, lambda s: play_inside(s, self.seeds.last))

    def clones(self, seconds: float) -> Sample:
        until, costs = process_time() + seconds, list[float]()
        while not costs or process_time() < until:
            costs += play_and_clone(self.seeds.next(), self.roll, max(until, process_time() + LEAST))
        return median(costs) * 1e6, len(costs) * COPIES


def build() -> str:
    return "plain" if str(state.__file__).endswith(".py") else "compiled"


def over_games(seconds: float, seeds: Seeds, one: Callable[[State], tuple[int, float]]) -> Sample:
    """The median game's cost a decision."""
    until, costs, total = process_time() + seconds, list[float](), 0
    while not costs or process_time() < until:
        decisions, spent = one(seeds.next())
        costs.append(spent / decisions)
        total += decisions
    return median(costs) * 1e6, total


def play(s: State, roll: random.Random) -> tuple[int, float]:
    """One game to its end: how many decisions, and how many seconds they took."""
    decisions, chance = 0, roll.random
    start = process_time()
    while asked := s.to_act:
        seat = asked[0]
        options = s.options(seat)
        s.apply(seat, options[int(chance() * len(options))])
        decisions += 1
    return decisions, process_time() - start


def play_inside(s: State, seed: int) -> tuple[int, float]:
    start = process_time()
    decisions = s.playout(seed)
    return decisions, process_time() - start


def play_and_clone(s: State, roll: random.Random, until: float) -> list[float]:
    """Seconds a clone, at every tenth position of a game."""
    samples: list[float] = []
    decisions = 0
    while s.to_act and process_time() < until:
        decisions += 1
        if decisions % STRIDE == 0:
            clone = s.clone
            start = process_time()
            for _ in range(COPIES):
                clone()
            samples.append((process_time() - start) / COPIES)
        seat = s.to_act[0]
        options = s.options(seat)
        s.apply(seat, options[int(roll.random() * len(options))])
    return samples
