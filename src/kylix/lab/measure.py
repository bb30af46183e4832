"""What a decision and a clone cost, in microseconds: the same method as for the peers.

Random play; set-up is not timed; a game's cost per decision, the median of a round, the best of several rounds. A clone
is timed at every tenth position, several in a row. Run as a program in each tree that is to be measured:
`python -m kylix.lab.measure SECONDS TITLE...` prints a JSON list, the seconds being for each title.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from kylix.core import state
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import game

ROUNDS = 5
STRIDE = 10
COPIES = 20
GRACE_SECONDS = 120.0


@dataclass(frozen=True)
class Figure:
    """One title in one tree."""

    game: str
    build: str
    us_per_decision: float
    us_per_clone: float
    decisions: int
    clones: int


class Seeds:
    """A new game each time, the same ones in every run."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.last = 0

    def next(self) -> State:
        self.last += 1
        return self.setting.start(Chance(self.last), recorded=False)


def play(s: State, roll: random.Random) -> tuple[int, float]:
    """One game to its end: how many decisions, and how many seconds they took."""
    decisions, chance = 0, roll.random
    start = perf_counter()
    while asked := s.to_act:
        seat = asked[0]
        options = s.options(seat)
        s.apply(seat, options[int(chance() * len(options))])
        decisions += 1
    return decisions, perf_counter() - start


def play_and_clone(s: State, roll: random.Random, until: float) -> list[float]:
    """Seconds a clone, at every tenth position of a game."""
    samples: list[float] = []
    decisions = 0
    while s.to_act and perf_counter() < until:
        decisions += 1
        if decisions % STRIDE == 0:
            clone = s.clone
            start = perf_counter()
            for _ in range(COPIES):
                clone()
            samples.append((perf_counter() - start) / COPIES)
        seat = s.to_act[0]
        options = s.options(seat)
        s.apply(seat, options[int(roll.random() * len(options))])
    return samples


def decision_round(seeds: Seeds, roll: random.Random, seconds: float) -> tuple[float, int]:
    """The median game's seconds a decision, and the decisions behind it."""
    until, costs, total = perf_counter() + seconds, list[float](), 0
    while not costs or perf_counter() < until:
        decisions, spent = play(seeds.next(), roll)
        costs.append(spent / decisions)
        total += decisions
    return median(costs), total


def clone_round(seeds: Seeds, roll: random.Random, seconds: float) -> tuple[float, int]:
    """The median position's seconds a clone, and the clones behind it."""
    until, costs = perf_counter() + seconds, list[float]()
    while not costs or perf_counter() < until:
        # A round has at least one position, however little time it was given.
        costs += play_and_clone(seeds.next(), roll, max(until, perf_counter() + 0.02))
    return median(costs), len(costs) * COPIES


def measure(title: str, seconds: float) -> Figure:
    """About `seconds`, half of it for decisions and half for clones."""
    found = game(title)
    seeds = Seeds(found.setting(2 if 2 in found.seats else found.seats[0]))
    roll = random.Random(1)
    share = seconds / (2 * ROUNDS)
    decided, cloned = list[tuple[float, int]](), list[tuple[float, int]]()
    for _ in range(ROUNDS):
        decided.append(decision_round(seeds, roll, share))
        cloned.append(clone_round(seeds, roll, share))
    return Figure(
        title,
        "plain" if str(state.__file__).endswith(".py") else "compiled",
        min(decided)[0] * 1e6,
        min(cloned)[0] * 1e6,
        sum(count for _, count in decided),
        sum(count for _, count in cloned),
    )


def measure_tree(tree: Path, title: str, seconds: float) -> Figure:
    """The same in a process of its own that runs on `tree`, a folder with the package in it."""
    rows: list[dict[str, Any]] = elsewhere(tree, "kylix.lab.measure", title, seconds, 2 * seconds)
    return Figure(**rows[0])


def elsewhere(tree: Path, module: str, title: str, seconds: float, expected: float) -> Any:
    """What a module prints that is run as a program on `tree`."""
    command = [sys.executable, "-P", "-m", module, repr(seconds), title]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    try:
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=expected + GRACE_SECONDS,
            check=True,
        )
        return json.loads(done.stdout)
    except subprocess.CalledProcessError as error:
        words = (error.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise KylixError(f"{title} could not be measured on {tree}: {words}") from None
    except (OSError, subprocess.TimeoutExpired, ValueError) as error:
        raise KylixError(f"{title} could not be measured on {tree}: {error}") from None


if __name__ == "__main__":
    print(json.dumps([asdict(measure(title, float(sys.argv[1]))) for title in sys.argv[2:]]))
