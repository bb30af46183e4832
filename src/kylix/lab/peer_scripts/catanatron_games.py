"""Plays random games of Catanatron and prints, as one JSON list, what a decision and a copy cost.

Run by the Python of the peers' environment: `catanatron_games.py SECONDS`. It imports nothing of Kylix.

Where there is a choice, Catanatron gets the cheaper one: `Game.execute` without validation (faster than `play_tick`,
which also asks a player object), our own one-line random choice, set-up not timed, and the winner looked for only when
a turn has passed, not after every action. The figure is the median of a round, the best round of several.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

from catanatron.game import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    TURNS_LIMIT,
    Game,
)
from catanatron.models.player import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    Color,
    RandomPlayer,
)

ROUNDS = 5
STRIDE = 10
COPIES = 20
SEATS = {"catanatron": 4, "catanatron:2_seats": 2}


def new_game(seats: int, seed: int) -> Any:
    return Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)


def play(game: Any) -> tuple[int, float]:
    """One game to its end: how many decisions, and how many seconds they took."""
    state, execute, chance = game.state, game.execute, random.random
    decisions, turn = 0, -1
    start = perf_counter()
    while True:
        if state.num_turns != turn:
            turn = state.num_turns
            if turn >= TURNS_LIMIT or game.winning_color() is not None:
                break
        actions = state.playable_actions
        execute(actions[int(chance() * len(actions))], False)
        decisions += 1
    return decisions, perf_counter() - start


def play_and_copy(game: Any, until: float) -> list[float]:
    """Seconds a copy, at every tenth position of a game; one position's copies in a row, so that caches are warm."""
    state, samples, decisions = game.state, list[float](), 0
    while state.num_turns < TURNS_LIMIT and game.winning_color() is None and perf_counter() < until:
        decisions += 1
        if decisions % STRIDE == 0:
            copy = game.copy
            start = perf_counter()
            for _ in range(COPIES):
                copy()
            samples.append((perf_counter() - start) / COPIES)
        actions = state.playable_actions
        game.execute(actions[int(random.random() * len(actions))], False)
    return samples


def decision_round(seats: int, seconds: float, seed: Callable[[], int]) -> tuple[float, int]:
    """The median game's seconds a decision, and the decisions behind it."""
    until, costs, total = perf_counter() + seconds, list[float](), 0
    while not costs or perf_counter() < until:
        decisions, spent = play(new_game(seats, seed()))
        costs.append(spent / decisions)
        total += decisions
    return median(costs), total


def copy_round(seats: int, seconds: float, seed: Callable[[], int]) -> tuple[float, int]:
    """The median position's seconds a copy, and the copies behind it."""
    until, costs = perf_counter() + seconds, list[float]()
    while not costs or perf_counter() < until:
        # A round has at least one position, however little time it was given.
        costs += play_and_copy(new_game(seats, seed()), max(until, perf_counter() + 0.02))
    return median(costs), len(costs) * COPIES


def main(seconds: float) -> None:
    count = iter(range(1, 1 << 30))

    def seed() -> int:
        return next(count)

    share = seconds / (2 * ROUNDS * len(SEATS))
    decided: dict[str, list[tuple[float, int]]] = {name: [] for name in SEATS}
    copied: dict[str, list[tuple[float, int]]] = {name: [] for name in SEATS}
    for _ in range(ROUNDS):
        for name, seats in SEATS.items():
            decided[name].append(decision_round(seats, share, seed))
            copied[name].append(copy_round(seats, share, seed))
    figures = [
        {
            "name": name,
            "version": version("catanatron"),
            "us_per_decision": min(cost for cost, _ in decided[name]) * 1e6,
            "us_per_clone": min(cost for cost, _ in copied[name]) * 1e6,
            "decisions": sum(number for _, number in decided[name]),
            "clones": sum(number for _, number in copied[name]),
        }
        for name in SEATS
    ]
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
