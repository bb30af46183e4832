"""Plays random games of Catanatron and prints what a decision and a copy cost, in microseconds of processor time.

Run by the Python of the peers' environment; for each line of its input, a number of seconds, it answers with a line, a
JSON list (see lab/rounds.py). It imports nothing of Kylix.

Where there is a choice, Catanatron gets the cheaper one: `Game.execute` without validation (faster than `play_tick`,
which also asks a player object), our own one-line random choice, set-up not timed, and the winner looked for only when
a turn has passed, not after every action. The figure is the median of a round.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any

from catanatron.game import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    TURNS_LIMIT,
    Game,
)
from catanatron.models.player import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    Color,
    RandomPlayer,
)

STRIDE = 10
COPIES = 100
SEATS = {"catanatron": 4, "catanatron:2_seats": 2}


def new_game(seats: int, seed: int) -> Any:
    return Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)


def play(game: Any) -> tuple[int, float]:
    """One game to its end: how many decisions, and how many seconds they took."""
    state, execute, chance = game.state, game.execute, random.random
    decisions, turn = 0, -1
    start = process_time()
    while True:
        if state.num_turns != turn:
            turn = state.num_turns
            if turn >= TURNS_LIMIT or game.winning_color() is not None:
                break
        actions = state.playable_actions
        execute(actions[int(chance() * len(actions))], False)
        decisions += 1
    return decisions, process_time() - start


def play_and_copy(game: Any, until: float) -> list[float]:
    """Seconds a copy, at every tenth position of a game; one position's copies in a row, so that caches are warm."""
    state, samples, decisions = game.state, list[float](), 0
    while state.num_turns < TURNS_LIMIT and game.winning_color() is None and process_time() < until:
        decisions += 1
        if decisions % STRIDE == 0:
            copy = game.copy
            start = process_time()
            for _ in range(COPIES):
                copy()
            samples.append((process_time() - start) / COPIES)
        actions = state.playable_actions
        game.execute(actions[int(random.random() * len(actions))], False)
    return samples


def decision_round(seats: int, seconds: float, seed: Callable[[], int]) -> tuple[float, int]:
    """The median game's seconds a decision, and the decisions behind it."""
    until, costs, total = process_time() + seconds, list[float](), 0
    while not costs or process_time() < until:
        decisions, spent = play(new_game(seats, seed()))
        costs.append(spent / decisions)
        total += decisions
    return median(costs), total


def copy_round(seats: int, seconds: float, seed: Callable[[], int]) -> tuple[float, int]:
    """The median position's seconds a copy, and the copies behind it."""
    until, costs = process_time() + seconds, list[float]()
    while not costs or process_time() < until:
        # A round has at least one position, however little time it was given.
        costs += play_and_copy(new_game(seats, seed()), max(until, process_time() + 0.02))
    return median(costs), len(costs) * COPIES


def figures(seconds: float, seed: Callable[[], int]) -> list[dict[str, Any]]:
    found = []
    for name, seats in SEATS.items():
        share = seconds / (2 * len(SEATS))
        decision, decisions = decision_round(seats, share, seed)
        copy, copies = copy_round(seats, share, seed)
        us = {"decision": decision * 1e6, "clone": copy * 1e6}
        count = {"decision": decisions, "clone": copies}
        found.append({"name": name, "version": version("catanatron"), "us": us, "count": count})
    return found


def main() -> None:
    count = iter(range(1, 1 << 30))
    for line in sys.stdin:
        print(json.dumps(figures(float(line), lambda: next(count))), flush=True)


if __name__ == "__main__":
    main()
