"""Plays random OpenSpiel games and prints what a decision and a clone cost, in microseconds of processor time.

Run by the Python of the peers' environment; for each line of its input, a number of seconds, it answers with a line, a
JSON list (see lab/rounds.py). It imports nothing of Kylix.

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
from time import process_time
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

GAMES = ("leduc_poker", "gin_rummy", "backgammon", "hearts")
CHANCE = -1  # what current_player() says at a chance node; any other negative number here is the end of the game
BATCH = 500
STRIDE = 10
CLONES = 100


def draw(state: Any) -> None:
    """Plays one chance node."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, weights)[0])


def play(state: Any) -> tuple[int, float]:
    """One game to its end: how many decisions, and how many seconds they took without chance."""
    chance, decisions, away = random.random, 0, 0.0
    start = process_time()
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            left = process_time()
            draw(state)
            away += process_time() - left
        else:
            return decisions, process_time() - start - away


def decision_round(game: Any, seconds: float) -> tuple[float, int]:
    """The median batch's seconds a decision, and the decisions behind it; a batch, as some games last four moves."""
    until, costs, total = process_time() + seconds, list[float](), 0
    while not costs or process_time() < until:
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
    start = process_time()
    for _ in range(CLONES):
        clone()
    return (process_time() - start) / CLONES


def clone_round(game: Any, seconds: float) -> tuple[float, int]:
    """The median position's seconds a clone, and the clones behind it; every tenth decision, counted across games."""
    until, costs, decisions = process_time() + seconds, list[float](), 0
    state = game.new_initial_state()
    while not costs or process_time() < until:
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


def figures(games: dict[str, Any], seconds: float) -> list[dict[str, Any]]:
    found = []
    for name, game in games.items():
        share = seconds / (2 * len(games))
        decision, decisions = decision_round(game, share)
        clone, clones = clone_round(game, share)
        us = {"decision": decision * 1e6, "clone": clone * 1e6}
        count = {"decision": decisions, "clone": clones}
        found.append({"name": f"openspiel:{name}", "version": version("open_spiel"), "us": us, "count": count})
    return found


def main() -> None:
    random.seed(1)
    games = {name: pyspiel.load_game(name) for name in GAMES}
    for line in sys.stdin:
        print(json.dumps(figures(games, float(line))), flush=True)


if __name__ == "__main__":
    main()
