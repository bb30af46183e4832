"""Measure environments: actions and views of many positions, and steps a second beside those of others.

Steps are with observation, mask, reward and a random legal move, in processor time, the best of several rounds. With
--peers others are measured in the same run, like with like, bare and wrapped: PettingZoo's classic games, RLCard and
Catanatron's gym. Each has an environment of its own in that folder, made once; gin rummy was last in PettingZoo 1.24.

Run: PYTHONPATH=TREE python bench/environments.py [TITLE ...] [--steps 4000] [--positions 100000] [--peers FOLDER]
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from peer_environments import aec, best

from kylix import rl
from kylix.kit import codec
from kylix.kit.game import Game
from kylix.kit.registry import game, titles
from kylix.rl import pettingzoo as envs
from kylix.rl.gymnasium import ManyEnv
from kylix.rl.table import GameTable
from kylix.testing.checks import walk
from kylix.testing.seconds import walk_twice

ROUNDS = 5
GAMES = 128
PEERS = {
    "pettingzoo-1.24": (
        ["pettingzoo==1.24.3", "rlcard==1.0.5", "gymnasium==0.29.1", "pygame"],
        ["pettingzoo:gin_rummy_v4"],
    ),
    "pettingzoo-1.27": (
        ["pettingzoo[classic]==1.27.0"],
        ["pettingzoo:hanabi_v5", "pettingzoo:texas_holdem_v4", "rlcard:gin-rummy"],
    ),
    "catanatron": (["catanatron-gym==4.0.0"], ["catanatron"]),
}
"""By name of an environment: what is installed there, and what is measured with it."""


def many(made: ManyEnv, steps: int) -> int:
    made.reset(seed=1)
    done = 0
    while done < steps:
        made.step(made.sample())
        done += GAMES
    return done


def seats_of(found: Game) -> int:
    """The number that the tables of docs/research.md are about."""
    return {2: 2, 3: 3, 4: 4}[2 if found.seats == (2,) else 4 if found.seats[0] == 3 else 3]


def encoded(title: str, seats: int, steps: int) -> tuple[float, float, float]:
    """Microseconds for a row, options a decision, decisions a game; random play."""
    table = GameTable(title, seats, None, None)
    roll = random.Random(1)
    spent = offered = decisions = games = 0.0
    while decisions < steps:
        table.deal(int(games) + 1)
        games += 1
        while not table.over:
            began = time.thread_time_ns()
            table.game.look(table.seat)
            spent += time.thread_time_ns() - began
            offered += len(table.legal)
            decisions += 1
            table.act(roll.choice(table.legal))
    return spent / decisions / 1000, offered / decisions, decisions / games


def measure(title: str, steps: int) -> tuple[float, float, float]:
    """Steps a second: bare, wrapped, and many games in one call."""
    seats = seats_of(game(title))
    module = getattr(envs, f"{title}_v1")
    us, options, decisions = encoded(title, seats, steps)
    raw = best(lambda: aec(module.raw_env(seats=seats), steps), ROUNDS)
    wrapped = best(lambda: aec(module.env(seats=seats), steps), ROUNDS)
    vector = best(lambda: many(ManyEnv(title, GAMES, seats=seats), steps * 4), ROUNDS)
    size, length = rl.actions(title, seats).size, rl.observations(title, seats).length
    print(
        f"{title}, {seats} seats: {size} actions, {length} numbers, "
        f"{options:.1f} options, {decisions:.0f} decisions a game, {us:.1f} us a row; steps a second: {raw:,.0f} bare, "
        f"{wrapped:,.0f} wrapped, {vector:,.0f} in {GAMES} games at once ({vector / wrapped:.1f} times)",
        flush=True,
    )
    return raw, wrapped, vector


def others(folder: Path, steps: int) -> dict[str, dict[str, Any]]:
    """Environments by others, by name: each in a Python of its own."""
    found: dict[str, dict[str, Any]] = {}
    for name, (packages, games) in PEERS.items():
        python = folder / name / "bin" / "python"
        if not python.exists():
            print(f"installing {', '.join(packages)}, once", flush=True)
            subprocess.run([sys.executable, "-m", "venv", str(folder / name)], check=True)
            subprocess.run([str(python), "-m", "pip", "install", "-q", *packages], check=True)
        script = Path(__file__).with_name("peer_environments.py")
        command = [str(python), "-I", str(script), str(steps), str(ROUNDS), *games]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        for line in done.stdout.splitlines():
            told = json.loads(line)
            found[f"{told['what']} {told.get('version', '')}"] = told
    return found


def compare(ours: dict[str, tuple[float, float, float]], theirs: dict[str, dict[str, Any]]) -> None:
    """How many times as many steps: bare beside bare, wrapped beside wrapped."""
    for name, told in theirs.items():
        if "why" in told:
            print(f"{name}: not measured ({told['why']})")
            continue
        bare, wrapped = told["bare"], told.get("wrapped", 0.0)
        times = [
            f"{title} {raw / bare:.1f}" + (f" ({wrap / wrapped:.1f})" if wrapped else "")
            for title, (raw, wrap, _) in ours.items()
        ]
        print(
            f"{name}: {bare:,.0f} steps a second bare{f', {wrapped:,.0f} wrapped' if wrapped else ''}; times as many: "
            f"{', '.join(times)}",
            flush=True,
        )


def tables(found: Game) -> Iterator[tuple[int, int]]:
    """A seed and a number of seats, without end."""
    return ((seed, found.seats[seed % len(found.seats)]) for seed in itertools.count())


def actions(title: str, count: int) -> None:
    """Every option of so many positions is a number of its own, and the number is the option."""
    seen = moves = 0
    for seed, seats in tables(game(title)):
        space = rl.actions(title, seats)
        for s in itertools.islice(walk(space.setting, seed, False), count - seen):
            seen += 1
            for seat in range(seats):
                numbers = [space.number(move) for move in s.options(seat)]
                assert len(set(numbers)) == len(numbers), "two moves share a number"
                assert [space.move(number) for number in numbers] == s.options(seat), "a number is another move"
                moves += len(numbers)
        if seen >= count:
            break
    print(f"{title}: {seen} positions, {moves} options, each a number of its own and back", flush=True)


def veil(title: str, count: int) -> None:
    """Rows of states that differ in hidden facts, made without `redeal`."""
    compared = wrong = different = 0
    for seed, seats in tables(game(title)):
        look = rl.observations(title, seats)
        for s, other, seat in itertools.islice(walk_twice(look.setting, seed), count - compared):
            compared += 1
            wrong += not np.array_equal(look(s, seat), look(other, seat))
            different += compared % 50 == 0 and codec.digest(s) != codec.digest(other)
        if compared >= count:
            break
    print(f"{title}: {compared} pairs of rows compared, {wrong} differ; of every 50th, {different} are other states")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(titles()))
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--peers", type=Path, metavar="FOLDER", help="measure others, too, installed in this folder")
    wanted = parser.parse_args()
    if wanted.steps:
        ours = {title: measure(title, wanted.steps) for title in wanted.titles}
        if wanted.peers:
            compare(ours, others(wanted.peers, wanted.steps))
    for title in wanted.titles if wanted.positions else ():
        actions(title, wanted.positions)
        veil(title, wanted.positions)


if __name__ == "__main__":
    main()
