"""Plays random OpenSpiel games and prints, as one JSON list, what a decision and a clone cost.

Run by the Python of the peers' environment: `openspiel_games.py SECONDS`. It imports nothing of Kylix.

The games are OpenSpiel's own C++, driven from Python. A decision is `current_player()`, `legal_actions()`, a random
choice and `apply_action()` (which checks nothing). Chance nodes are no decisions, and neither they nor the drawing of
their outcomes is timed; the initial state is not timed either. The figure is the median of a round, the best round of
several.
"""

import json
import random
import sys
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

GAMES = ("leduc_poker", "gin_rummy", "backgammon", "hearts")
CHANCE = -1  # what current_player() says at a chance node; any other negative number here is the end of the game
ROUNDS = 5
BATCH = 500
STRIDE = 10
CLONES = 20


def draw(state: Any) -> None:
    """Plays one chance node."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, weights)[0])


def play(state: Any) -> tuple[int, float]:
    """One game to its end: how many decisions, and how many seconds they took without chance."""
    chance, decisions, away = random.random, 0, 0.0
    start = perf_counter()
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            left = perf_counter()
            draw(state)
            away += perf_counter() - left
        else:
            return decisions, perf_counter() - start - away


def decision_round(game: Any, seconds: float) -> tuple[float, int]:
    """The median batch's seconds a decision, and the decisions behind it; a batch, as some games last four moves."""
    until, costs, total = perf_counter() + seconds, list[float](), 0
    while not costs or perf_counter() < until:
        batch, spent = 0, 0.0
        while batch < BATCH:
            decisions, elapsed = play(game.new_initial_state())
            batch += decisions
            spent += elapsed
        costs.append(spent / batch)
        total += batch
    return median(costs), total


def time_clones(state: Any) -> float:
    """Seconds a clone of this position."""
    clone = state.clone
    start = perf_counter()
    for _ in range(CLONES):
        clone()
    return (perf_counter() - start) / CLONES


def clone_round(game: Any, seconds: float) -> tuple[float, int]:
    """The median position's seconds a clone, and the clones behind it; every tenth decision, counted across games."""
    until, costs, decisions = perf_counter() + seconds, list[float](), 0
    state = game.new_initial_state()
    while not costs or perf_counter() < until:
        player = state.current_player()
        if player >= 0:
            decisions += 1
            if decisions % STRIDE == 0:
                costs.append(time_clones(state))
            state.apply_action(random.choice(state.legal_actions()))
        elif player == CHANCE:
            draw(state)
        else:
            state = game.new_initial_state()
    return median(costs), len(costs) * CLONES


def main(seconds: float) -> None:
    random.seed(1)
    games = {name: pyspiel.load_game(name) for name in GAMES}
    share = seconds / (2 * ROUNDS * len(GAMES))
    decided: dict[str, list[tuple[float, int]]] = {name: [] for name in GAMES}
    cloned: dict[str, list[tuple[float, int]]] = {name: [] for name in GAMES}
    for _ in range(ROUNDS):
        for name, game in games.items():
            decided[name].append(decision_round(game, share))
            cloned[name].append(clone_round(game, share))
    figures = [
        {
            "name": f"openspiel:{name}",
            "version": version("open_spiel"),
            "us_per_decision": min(cost for cost, _ in decided[name]) * 1e6,
            "us_per_clone": min(cost for cost, _ in cloned[name]) * 1e6,
            "decisions": sum(number for _, number in decided[name]),
            "clones": sum(number for _, number in cloned[name]),
        }
        for name in GAMES
    ]
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
