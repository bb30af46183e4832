"""Weights by self-play: play, remember the positions, fit the chance to win, and play again with what was learnt.

The same seed gives the same file: games are numbered and each derives its own seed, whatever number of processes
plays them, and the fit is a convex problem.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from kylix.bots.fitted import Weights
from kylix.bots.title_bot import Turn
from kylix.bots.training import Training, training_of
from kylix.common.extras import library
from kylix.common.players import move_bound, no_collection, seed_of
from kylix.common.workers import Stop, Workers
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.registry import game

ROUNDS = 3
WARMTH = 0.04
"""How far from the best turn self-play strays, in chances to win; a title may name its own."""
RIDGE = 2.0
CHUNK = 10
DIGITS = 4

Bounds = list[tuple[float | None, None]]
"""By feature: the least weight, and no most."""
Samples = list[tuple[int, list[float], float]]
"""Group, features, and the outcome for the seat that saw them: 1, 0, or a share of a win."""


@dataclass(frozen=True)
class Round:
    """What a process needs to play some games."""

    title: str
    seed: int
    weights: Weights | None

    def begin(self) -> Callable[[int, int, Stop], Samples]:
        return partial(play_some, self)


@no_collection()
def play(plan: Round, n: int) -> Samples:
    """One game of self-play. One that never ends teaches nothing."""
    seed = seed_of(plan.seed, n)
    roll = random.Random(seed)
    training = training_of(plan.title)
    title_bot = training.title_bot(plan.weights)
    warmth = getattr(training, "WARMTH", WARMTH)
    title = game(plan.title)
    s = title.setting(*training.table(roll)).start(Chance(seed), False)
    seen: list[tuple[int, int, list[float]]] = []
    left = move_bound(title)
    while not s.over and s.turn <= title.turn_bound and left:
        left -= 1
        look(training, s, seen)
        seat = s.to_act[0]
        for move in pick(title_bot.turns(s.redeal(seat, roll.getrandbits(62)), seat), roll, warmth).line:
            if move not in s.options(seat):
                break
            s.apply(seat, move)
    if not s.over:
        return []
    return [(group, features, training.label(s, seat)) for seat, group, features in seen]


def look(training: Training, s: State, seen: list[tuple[int, int, list[float]]]) -> None:
    """Every seat remembers the position, if it is one to learn from."""
    for seat in range(s.seats):
        sample = training.sample(s, seat)
        if sample is not None:
            seen.append((seat, *sample))


def pick(turns: list[Turn], roll: random.Random, warmth: float) -> Turn:
    """Mostly the best turn, now and then one that is nearly as good."""
    top = max(turn.value for turn in turns)
    odds = [math.exp((turn.value - top) / warmth) for turn in turns]
    return roll.choices(turns, odds)[0]


def play_some(plan: Round, first: int, count: int, stop: Stop) -> Samples:
    return [sample for n in range(first, first + count) if not stop() for sample in play(plan, n)]


def play_all(plan: Round, games: int, workers: Workers, tell: Callable[[int], None]) -> Samples:
    """The positions of all games, in the order of the games."""
    chunks = ((at, min(CHUNK, games + 1 - at)) for at in range(1, games + 1, CHUNK))
    found: dict[int, Samples] = {}
    for (first, count), samples in workers.play(plan, chunks, games):
        found[first] = samples
        tell(count)
    return [sample for first in sorted(found) for sample in found[first]]


def fit(samples: Samples, group: int, least: Bounds | None = None) -> tuple[list[float], dict[str, float]]:
    """Logistic regression with a small penalty, by scipy; and how well it fits."""
    numpy, optimize = library("numpy"), library("scipy.optimize")
    rows = [(features, outcome) for of, features, outcome in samples if of == group]
    x = numpy.array([features for features, _ in rows], dtype=float)
    y = numpy.array([outcome for _, outcome in rows], dtype=float)

    def loss(w: Any) -> tuple[float, Any]:
        z = x @ w
        p = 1 / (1 + numpy.exp(-z))
        total = numpy.sum(numpy.logaddexp(0, z) - y * z) + RIDGE * (w @ w)
        return float(total), x.T @ (p - y) + 2 * RIDGE * w

    start, most = numpy.zeros(x.shape[1]), {"maxiter": 500}
    found = optimize.minimize(loss, start, jac=True, method="L-BFGS-B", bounds=least, options=most)
    p = 1 / (1 + numpy.exp(-(x @ found.x)))
    right = numpy.mean((p > 0.5) == (y > 0.5))
    cross = numpy.mean(-(y * numpy.log(p) + (1 - y) * numpy.log(1 - p)))
    figures = {"positions": len(rows), "log_loss": round(float(cross), 3), "right": round(float(right), 3)}
    return [round(float(weight), DIGITS) + 0.0 for weight in found.x], figures


def bounds(training: Training) -> Bounds | None:
    """What a title's `LEAST` says of some features: their weights are at least so much."""
    least: dict[str, float] = getattr(training, "LEAST", {})
    return [(least.get(name), None) for name in training.FEATURES] if least else None


def train(
    title: str,
    games: int,
    seed: int,
    workers: Workers | None = None,
    rounds: int = ROUNDS,
    tell: Callable[[int], None] = lambda n: None,
) -> dict[str, Any]:
    """The document for `games/<title>/bot/weights.json`. The first round is played by the rules of thumb."""
    training = training_of(title)
    library("scipy.optimize")
    weights: Weights | None = None
    figures: list[dict[str, float]] = []
    samples: Samples = []
    for number in range(rounds):
        plan = Round(title, seed_of(seed, number + 1), weights)
        samples = samples[len(samples) // 2 :] + play_all(plan, games, workers or Workers(), tell)
        fits = [fit(samples, group, bounds(training)) for group in range(len(training.GROUPS))]
        weights = [found for found, _ in fits]
        figures = [told for _, told in fits]
    assert weights is not None
    made = {"title": title, "seed": seed, "rounds": rounds, "games": games}
    return {**made, **tables(training, weights, figures)}


def tables(training: Training, weights: Weights, figures: list[dict[str, float]]) -> dict[str, Any]:
    """By group: how well the fit is, and the weight of each feature."""
    named = [dict(zip(training.FEATURES, found, strict=True)) for found in weights]
    return {
        "figures": dict(zip(training.GROUPS, figures, strict=True)),
        "weights": dict(zip(training.GROUPS, named, strict=True)),
    }


def text(made: dict[str, Any]) -> str:
    return json.dumps(made, indent=1) + "\n"
