"""How much faster all cores play than one: games a second of `kylix simulate`, the start of its processes included.

Run as a program in the tree that is to be measured: `python -m kylix.lab.speedup SECONDS TITLE` prints a JSON object.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from kylix.common.workers import Workers, cores
from kylix.core.errors import KylixError
from kylix.kit.registry import game
from kylix.lab.measure import build
from kylix.lab.runner import RANDOM, Plan, simulate

ROUNDS = 2
TRIAL = 20
GRACE_SECONDS = 120.0


@dataclass(frozen=True)
class SpeedUp:
    """The best of a few rounds, by turns, so that what else the machine does is less likely to favour either."""

    game: str
    build: str
    jobs: int
    games: int
    alone: float
    """Games a second in one process."""
    shared: float
    """Games a second in `jobs` processes."""

    @property
    def times(self) -> float:
        return self.shared / self.alone


def rate(plan: Plan, games: int, jobs: int) -> float:
    start = perf_counter()
    simulate(plan, games, workers=Workers(jobs))
    return games / (perf_counter() - start)


def measure(title: str, seconds: float) -> SpeedUp:
    """About `seconds` for each round of one process."""
    found = game(title)
    plan = Plan(title, (RANDOM,) * (2 if 2 in found.seats else found.seats[0]))
    games = max(TRIAL, round(seconds * rate(plan, TRIAL, 1)))
    jobs = cores()
    rounds = [(rate(plan, games, 1), rate(plan, games, jobs)) for _ in range(ROUNDS)]
    return SpeedUp(title, build(), jobs, games, max(one for one, _ in rounds), max(all_ for _, all_ in rounds))


def measure_tree(tree: Path, title: str, seconds: float) -> SpeedUp:
    """The same in a process of its own that runs on `tree`, a folder with the package in it."""
    command = [sys.executable, "-P", "-m", "kylix.lab.speedup", repr(seconds), title]
    try:
        done = subprocess.run(
            command,
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=8 * seconds + GRACE_SECONDS,
            check=True,
        )
        return SpeedUp(**json.loads(done.stdout))
    except subprocess.CalledProcessError as error:
        words = (error.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise KylixError(f"{title} could not be measured on {tree}: {words}") from None
    except (OSError, subprocess.TimeoutExpired, ValueError) as error:
        raise KylixError(f"{title} could not be measured on {tree}: {error}") from None


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[2], float(sys.argv[1])))))
