"""A network by self-play: `kylix train TITLE --network`.

The first round is played by the fitted weights, each later one by the network of the round before; positions are
remembered as the seat to act sees them, in the world in which it thought, with how the game ended. The same seed gives
the same file on the same machine: games are numbered and derive their own seeds, and one thread fits in fixed order.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from kylix.bots.network import FINE, Layers, Network
from kylix.bots.title_bot import TitleBot
from kylix.bots.train import pick
from kylix.bots.training import Learning, learning_of
from kylix.common.extras import library
from kylix.common.players import move_bound, no_collection, seed_of
from kylix.common.workers import Chunk, Stop, Workers
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit.registry import game

WARMTHS = (0.02, 0.04, 0.08)
"""How far from the best turn a game strays, in chances to win: one of these; a title may name its own."""
ERRANT = 1 / 6
"""The share of games in which now and then any turn is played, so that the network also knows what follows then."""
ASTRAY = 0.2
"""How often, in such a game; a title may name its own."""
CHUNK = 500
"""Games that are kept in one file."""
ROUNDS_KEPT = 2
"""A fit is made from the games of so many rounds, the last ones."""
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

Rows = list[list[int]]
"""Inputs, and in the last column what came of the position for the seat that saw it."""


@dataclass(frozen=True)
class Plan:
    """What a process needs to play some games."""

    title: str
    seed: int
    layers: Layers | None
    alone: bool = False
    """The network of the game alone."""

    def begin(self) -> Callable[[int, int, Stop], Any]:
        return partial(play_some, self)


@dataclass(frozen=True)
class Recipe:
    """How a network is fitted; a title may name its own as `RECIPE`."""

    hidden: tuple[int, ...] = (64,)
    epochs: int = 6
    batch: int = 512
    rate: float = 2e-3
    """Of the first step; it falls to nothing."""
    ridge: float = 3e-4
    beyond: float = 0.0
    """So many to one is the first input, which the fitted weights add up to, where the network is to learn no more than
    what is to be added to them; 0: it learns all of it."""
    outcome: float = 1.0
    """How much a position is told by how the game went on, and at last ended; the rest by how the position after it is
    judged, so that luck in what follows teaches less."""
    again: int = 0
    """So often it is fitted once more, to what the fit before says of the positions."""


# --- playing ----------------------------------------------------------------------------------------------------------


def play(plan: Plan, title_bot: TitleBot, n: int) -> Rows:
    """One game. One that never ends teaches nothing."""
    seed = seed_of(plan.seed, n)
    roll = random.Random(seed)
    learning, title = learning_of(plan.title, plan.alone), game(plan.title)
    warmth = roll.choice(getattr(learning, "WARMTHS", WARMTHS))
    astray = getattr(learning, "ASTRAY", ASTRAY) if roll.random() < ERRANT else 0.0
    s = title.setting(*getattr(learning, "network_table", learning.table)(roll)).start(Chance(seed), False)
    seen: list[tuple[int, list[int]]] = []
    left = move_bound(title)
    while not s.over and s.turn <= title.turn_bound and left:
        left -= 1
        seat = s.to_act[0]
        world = s.redeal(seat, roll.getrandbits(62))
        remember(learning, world, seat, seen)
        turns = title_bot.turns(world, seat)
        turn = roll.choice(turns) if astray and roll.random() < astray else pick(turns, roll, warmth)
        for move in turn.line:
            if move not in s.options(seat):
                break
            s.apply(seat, move)
    if not s.over:
        return []
    return [[*inputs, told_of(learning.label(s, seat), at < s.seats)] for at, (seat, inputs) in enumerate(seen)]


def remember(learning: Learning, world: State, seat: int, seen: list[tuple[int, list[int]]]) -> None:
    """Every seat as the one to act imagines it, where there is something to learn."""
    for other in range(world.seats):
        inputs = learning.inputs(world, other) if seat in world.to_act else None
        if inputs is not None:
            seen.append((other, inputs))


@no_collection()
def play_some(plan: Plan, first: int, count: int, stop: Stop) -> Any:
    """Games in a row as one table of small whole numbers: the inputs, and in the last column what came of it."""
    numpy = library("numpy")
    learning = learning_of(plan.title, plan.alone)
    title_bot = learning.learner(None if plan.layers is None else Network(plan.layers))
    rows: Rows = []
    for n in range(first, first + count):
        if stop():
            break
        rows += play(plan, title_bot, n)
    return numpy.array(rows, dtype=numpy.int8)


def told_of(label: float, is_first: bool) -> int:
    """In percent; less than nothing for what each seat saw first, so that games can be told apart, and their seats."""
    percent = round(100 * label)
    return -1 - percent if is_first else percent


def labels_of(rows: Any) -> Any:
    """What came of each position, 0 to 1."""
    numpy = library("numpy")
    told = rows[:, -1].astype(numpy.float32)
    return numpy.where(told < 0, -1 - told, told) / numpy.float32(100)


class Played:
    """The games of one round, chunk by chunk; what lies in the folder is not played again."""

    def __init__(self, plan: Plan, games: int, folder: Path | None, number: int) -> None:
        self.plan = plan
        self.chunks = [(at, min(CHUNK, games + 1 - at)) for at in range(1, games + 1, CHUNK)]
        self.folder = folder
        self.number = number

    def file(self, chunk: Chunk) -> Path | None:
        return self.folder and self.folder / f"round-{self.number}-games-{chunk[0]}-{chunk[1]}.npy"

    def rows(self, workers: Workers, tell: Callable[[int], None]) -> Any:
        """In the order of the games, whoever is ready first."""
        numpy = library("numpy")
        found: dict[Chunk, Any] = {}
        for chunk in self.chunks:
            if (file := self.file(chunk)) and file.exists():
                found[chunk] = numpy.load(file)
                tell(chunk[1])
        missing = [chunk for chunk in self.chunks if chunk not in found]
        for chunk, rows in workers.play(self.plan, iter(missing), sum(count for _, count in missing)):
            self.keep(chunk, rows)
            found[chunk] = rows
            tell(chunk[1])
        return numpy.concatenate([found[chunk] for chunk in self.chunks])

    def keep(self, chunk: Chunk, rows: Any) -> None:
        """In its file, whole or not at all."""
        file = self.file(chunk)
        if file is None:
            return
        part = file.with_suffix(".part")
        with part.open("wb") as out:
            library("numpy").save(out, rows)
        part.replace(file)


# --- fitting ----------------------------------------------------------------------------------------------------------


def returns(rows: Any, chances: Any, outcome: float) -> Any:
    """What each position is told, from the end of each game on: so much of what its seat's next one is told, for the
    rest how that one is judged. Every seat saw the same positions."""
    numpy = library("numpy")
    found, begins = labels_of(rows), rows[:, -1] < 0
    starts = numpy.flatnonzero(begins & ~numpy.roll(begins, 1))
    for start, end in pairwise([*starts.tolist(), len(rows)]):
        seats = int(numpy.argmin(begins[start:end])) or end - start
        told, judged = found[start:end].reshape(-1, seats), chances[start:end].reshape(-1, seats)
        for at in range(len(told) - 2, -1, -1):
            told[at] = outcome * told[at + 1] + (1 - outcome) * judged[at + 1]
    return found


class Fit:
    """Rectified layers and one sum, fitted by Adam to the logistic loss."""

    def __init__(self, recipe: Recipe, rows: Any, seed: int, labels: Any = None) -> None:
        self.numpy = numpy = library("numpy")
        self.recipe, self.rows = recipe, rows
        self.labels = labels_of(rows) if labels is None else labels
        self.dice = numpy.random.default_rng(seed)
        inputs = rows[:, :-1]
        self.mean = inputs.mean(0, dtype=numpy.float64).astype(numpy.float32)
        spread = inputs.std(0, dtype=numpy.float64).astype(numpy.float32)
        self.spread = numpy.where(spread < 1e-3, numpy.float32(1), spread)
        sizes = [inputs.shape[1], *recipe.hidden, 1]
        self.weights = [self.drawn(above, below) for above, below in pairwise(sizes)]
        self.weights[-1] *= numpy.float32(0.1)
        self.biases = [numpy.zeros(size, numpy.float32) for size in sizes[1:]]
        self.parameters = self.weights + self.biases
        self.means = [numpy.zeros_like(one) for one in self.parameters]
        self.squares = [numpy.zeros_like(one) for one in self.parameters]
        self.steps = 0
        self.most = recipe.epochs * -(-len(rows) // recipe.batch)

    def drawn(self, above: int, below: int) -> Any:
        numbers = self.dice.standard_normal((above, below)) * (2 / above) ** 0.5
        return numbers.astype(self.numpy.float32)

    def run(self) -> Layers:
        batch = self.recipe.batch
        for _ in range(self.recipe.epochs):
            order = self.dice.permutation(len(self.rows))
            for at in range(0, len(order), batch):
                some = order[at : at + batch]
                self.step(self.rows[some], self.labels[some])
        return self.layers()

    def forward(self, inputs: Any) -> list[Any]:
        """What each layer says, from the inputs on."""
        told = [(inputs.astype(self.numpy.float32) - self.mean) / self.spread]
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            told.append(self.numpy.maximum(told[-1] @ weights + biases, 0))
        last = told[-1] @ self.weights[-1] + self.biases[-1]
        if self.recipe.beyond:
            last += inputs[:, :1].astype(self.numpy.float32) / self.numpy.float32(self.recipe.beyond)
        return [*told, last]

    def step(self, rows: Any, labels: Any) -> None:
        numpy = self.numpy
        told = self.forward(rows[:, :-1])
        chance = 1 / (1 + numpy.exp(-told[-1][:, 0]))
        error = ((chance - labels) / len(rows))[:, None].astype(numpy.float32)
        of_weights: list[Any] = []
        of_biases: list[Any] = []
        for at in range(len(self.weights) - 1, -1, -1):
            of_weights.insert(0, told[at].T @ error + self.recipe.ridge * self.weights[at])
            of_biases.insert(0, error.sum(0))
            if at:
                error = (error @ self.weights[at].T) * (told[at] > 0)
        self.adjust(of_weights + of_biases)

    def adjust(self, gradients: list[Any]) -> None:
        """Adam: a step along the mean gradient, the shorter the more it varies."""
        self.steps += 1
        rate = self.recipe.rate * (1 - self.steps / self.most) + 1e-6
        slow, slower = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for one, gradient, mean, square in zip(self.parameters, gradients, self.means, self.squares, strict=True):
            mean *= 0.9
            mean += 0.1 * gradient
            square *= 0.999
            square += 0.001 * gradient * gradient
            one -= rate * (mean / slow) / (self.numpy.sqrt(square / slower) + 1e-8)

    def layers(self) -> Layers:
        """As whole numbers; the first layer takes the inputs as they are."""
        first = self.weights[0] / self.spread[:, None]
        weights = [first, *self.weights[1:]]
        biases = [self.biases[0] - self.mean @ first, *self.biases[1:]]
        return [
            [[round(FINE * float(number)) for number in (bias, *weight[:, at])] for at, bias in enumerate(of)]
            for weight, of in zip(weights, biases, strict=True)
        ]

    def sums(self) -> Any:
        """What the network says of the positions that it was fitted to."""
        parts = [self.rows[at : at + (1 << 14), :-1] for at in range(0, len(self.rows), 1 << 14)]
        return self.numpy.concatenate([self.forward(part)[-1][:, 0] for part in parts])

    def log_loss(self) -> float:
        """Of how the games ended."""
        numpy, sums = self.numpy, self.sums()
        losses = numpy.logaddexp(0, sums) - labels_of(self.rows) * sums
        return float(numpy.mean(losses, dtype=numpy.float64))


def learn(
    title: str,
    games: int,
    seed: int,
    workers: Workers | None = None,
    rounds: int = 1,
    folder: Path | None = None,
    tell: Callable[[int], None] = lambda n: None,
    recipe: Recipe | None = None,
    alone: bool = False,
) -> dict[str, Any]:
    """The document for `games/<title>/bot/network.json`, or `alone.json`. With a folder a run that was
    broken off goes on from there."""
    learning = learning_of(title, alone)
    for name in THREADS:
        os.environ.setdefault(name, "1")
    numpy = library("numpy")
    own: Recipe = getattr(learning, "RECIPE", Recipe())
    recipe = recipe or own
    which = {"alone": True} if alone else {}
    settle(folder, {"title": title, "seed": seed, "games": games, "hidden": list(recipe.hidden), **which})
    layers: Layers | None = None
    kept: list[Any] = []
    figures: dict[str, float] = {}
    for number in range(1, rounds + 1):
        played = Played(Plan(title, seed + number - 1, layers, alone), games, folder, number)
        kept = [*kept[1 - ROUNDS_KEPT :], played.rows(workers or Workers(), tell)]
        rows = numpy.concatenate(kept)
        fit = Fit(recipe, rows, seed)
        layers = fit.run()
        for _ in range(recipe.again):
            chances = 1 / (1 + numpy.exp(-fit.sums()))
            fit = Fit(recipe, rows, seed, returns(rows, chances, recipe.outcome))
            layers = fit.run()
        figures = {"positions": len(rows), "log_loss": round(fit.log_loss(), 3)}
    made = {"title": title, **which, "seed": seed, "rounds": rounds, "games": games}
    return {**made, "figures": figures, "layers": layers}


def settle(folder: Path | None, about: dict[str, Any]) -> None:
    """A folder belongs to one run."""
    if folder is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    told = folder / "about.json"
    if not told.exists():
        told.write_text(json.dumps(about) + "\n", encoding="utf-8")
    elif json.loads(told.read_text(encoding="utf-8")) != about:
        raise KylixError(f"{folder} holds the games of another run: {told.read_text(encoding='utf-8').strip()}")


def text(made: dict[str, Any]) -> str:
    """One line a unit."""
    layers = ",\n ".join(
        "[" + ",\n  ".join(json.dumps(unit, separators=(",", ":")) for unit in units) + "]" for units in made["layers"]
    )
    head = json.dumps({name: part for name, part in made.items() if name != "layers"})
    return f'{head[:-1]},\n "layers": [{layers}]}}\n'
