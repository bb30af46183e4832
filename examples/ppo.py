"""PPO in one file, with numpy alone: learns a title by self-play, or against named bots, and plays as a bot.

numpy, because torch brings gigabytes of libraries for graphics cards on Linux; a network of this size learns on one
core in minutes, and its gradients are thirty lines that can be read.

Run: python examples/ppo.py troia --steps 4000000 --seed 1 --out troia.npz
     kylix ladder troia --levels novice,examples.ppo:troia.npz --games 400        (in the folder above this one)
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from kylix.core.moves import Move
from kylix.core.state import State
from kylix.rl.gymnasium import ManyEnv, SingleEnv
from kylix.rl.spaces import spaces

GAMES, LENGTH, MINIBATCH, EPOCHS = 128, 64, 512, 4
RATE, CLIP, LAMBDA, ENTROPY, VALUE, STEEPEST = 1e-3, 0.2, 0.95, 0.01, 0.5, 0.5
LAYERS = (128, 64)
OPTIONS = 64
"""Of more options than these the rest is left out; hundreds of actions are in a title, and few of them legal."""
Array = Any


class Net:
    """Layers of rectified units; from the last one the chance of each option, and the outcome that is expected."""

    def __init__(self, inputs: int, actions: int, seed: int, layers: tuple[int, ...] = LAYERS) -> None:
        roll = np.random.default_rng(seed)
        sizes = (inputs, *layers)
        self.w: list[Array] = []
        for size, wide in zip(sizes, layers, strict=False):
            spread = np.sqrt(2 / min(size, 60))  # of a row, some sixty numbers are not 0
            self.w += [roll.standard_normal((size, wide)) * spread, np.zeros(wide)]
        for wide, spread in ((actions + 1, 0.01), (1, 0.1)):  # one more: where `listed` has no option
            self.w += [roll.standard_normal((sizes[-1], wide)) * spread, np.zeros(wide)]
        self.w = [w.astype(np.float32) for w in self.w]
        self.m, self.v = ([np.zeros_like(w) for w in self.w] for _ in range(2))
        self.steps = 0

    def forward(self, x: Array, options: Array) -> tuple[list[Array], Array, Array]:
        """What each layer gets, the chance of each option, and the value."""
        found = [x]
        for at in range(0, len(self.w) - 4, 2):
            found.append(np.maximum(found[-1] @ self.w[at] + self.w[at + 1], 0))
        logits = np.take_along_axis(found[-1] @ self.w[-4] + self.w[-3], options, 1)
        logits[options == self.none] = -1e9
        chances = np.exp(logits - logits.max(1, keepdims=True))
        value = np.tanh(found[-1] @ self.w[-2] + self.w[-1])[:, 0]
        return found, chances / chances.sum(1, keepdims=True), value

    @property
    def none(self) -> int:
        """The number behind those of all actions."""
        return int(self.w[-3].shape[0]) - 1

    def learn(self, layers: list[Array], options: Array, slope: Array, value: Array, rate: float) -> None:
        """One step of Adam, from the slopes of the loss at the chances of options and at the value."""
        policy = np.zeros((len(slope), self.none + 1), np.float32)
        np.put_along_axis(policy, options, slope, 1)
        slopes = [layers[-1].T @ policy, policy.sum(0), layers[-1].T @ value, value.sum(0)]
        back = policy @ self.w[-4].T + value @ self.w[-2].T
        for at in range(len(self.w) - 6, -1, -2):
            back = back * (layers[at // 2 + 1] > 0)
            slopes = [layers[at // 2].T @ back, back.sum(0), *slopes]
            back = back @ self.w[at].T if at else back
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for w, m, v, slope in zip(self.w, self.m, self.v, slopes, strict=True):
            slope *= min(1.0, STEEPEST / (size + 1e-8))
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            w -= rate * m / (np.sqrt(v) + 1e-8)

    def save(self, path: Path | str) -> None:
        with Path(path).open("wb") as file:
            np.savez_compressed(file, *[w.astype(np.float16) for w in self.w])

    @staticmethod
    def load(path: Path | str) -> Net:
        with np.load(path) as found:
            weights = [found[name].astype(np.float32) for name in found.files]
        net = Net(1, 1, 0, ())
        net.w = weights
        net.m, net.v = ([np.zeros_like(w) for w in weights] for _ in range(2))
        return net


def listed(mask: Array) -> Array:
    """The legal actions of each row, and the number behind all actions where there are no more."""
    count, size = mask.shape
    rows, actions = np.nonzero(mask)
    place = np.arange(len(rows)) - np.searchsorted(rows, np.arange(count))[rows]
    found = np.full((count, min(OPTIONS, size)), size)
    keep = place < found.shape[1]
    found[rows[keep], place[keep]] = actions[keep]
    return found


# --- tables to learn at -----------------------------------------------------------------------------------------------


class AgainstBots:
    """The calls of ManyEnv that are needed here, with one seat of each game for the learner and bots in the others."""

    def __init__(self, title: str, bots: list[str], games: int) -> None:
        seats = len(bots) + 1
        self.tables = [SingleEnv(title, bots, seat=game % seats) for game in range(games)]
        self.num_envs, self.seats = games, seats
        self.actions, self.observations = self.tables[0].table.actions, self.tables[0].table.observations
        self.info = {"seat": np.array([table.seat for table in self.tables])}

    def reset(self, seed: int) -> tuple[Any, Any]:
        self.now = [table.reset(seed=seed * self.num_envs + at)[0] for at, table in enumerate(self.tables)]
        return self.observed(), self.info

    def observed(self) -> dict[str, Array]:
        return {name: np.stack([one[name] for one in self.now]) for name in ("observation", "action_mask")}

    def step(self, actions: Array) -> tuple[Any, Any, Any, Any, Any]:
        final, outcome, cuts = [], [], np.zeros(self.num_envs, np.bool_)
        for at, (table, action) in enumerate(zip(self.tables, actions.tolist(), strict=True)):
            self.now[at], reward, over, cuts[at], _ = table.step(action)
            if over:
                final.append(at)
                outcome.append([reward] * self.seats)
            if over or cuts[at]:
                self.now[at], _ = table.reset()
        info = {**self.info, "final": final, "outcome": outcome}
        return self.observed(), None, None, cuts, info


# --- learning ---------------------------------------------------------------------------------------------------------


class Learner:
    """One network plays all seats that learn. A batch is LENGTH decisions in each game."""

    def __init__(self, env: ManyEnv | AgainstBots, seed: int, net: Net | None = None) -> None:
        self.env = env
        self.seen: dict[str, Array]
        self.info: dict[str, Array]
        self.seen, self.info = env.reset(seed=seed)
        self.net = net or Net(env.observations.length, env.actions.size, seed)
        self.scale = env.observations.scale
        self.roll = np.random.default_rng(seed)

    def batch(self) -> dict[str, Array]:
        """Play on; what was seen, done, expected, and how it turned out."""
        games, each = self.env.num_envs, np.arange(self.env.num_envs)
        kept: dict[str, list[Array]] = {name: [] for name in ("row", "options", "choice", "chance", "value", "seat")}
        ends: list[tuple[Any, Any, Any]] = []
        for _ in range(LENGTH):
            rows, options = self.seen["observation"], listed(self.seen["action_mask"])
            _, p, value = self.net.forward(rows * self.scale, options)
            choice = (p.cumsum(1) < self.roll.random((games, 1), np.float32)).sum(1)
            choice = np.minimum(choice, (options != self.net.none).sum(1) - 1)
            for name, what in zip(
                kept, (rows, options, choice, p[each, choice], value, self.info["seat"]), strict=True
            ):
                kept[name].append(what)
            self.seen, _, _, cut, self.info = self.env.step(options[each, choice])
            ends.append((self.info.get("final", ()), self.info.get("outcome", ()), np.flatnonzero(cut)))
        found = {name: np.stack(what) for name, what in kept.items()}
        found["gain"], known = gains(found["value"], found["seat"], ends, self.env.seats)
        found["target"] = found["gain"] + found["value"]
        use = known & (found["options"][:, :, 1] != self.net.none)  # of what was no choice nothing can be learned
        return {name: what[use] for name, what in found.items()}

    def learn(self, rate: float) -> None:
        """Play a batch and learn of it."""
        batch = self.batch()
        batch["gain"] = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-8)
        count = len(batch["gain"])
        for _ in range(EPOCHS):
            for some in np.array_split(self.roll.permutation(count), max(1, count // MINIBATCH)):
                self.learn_of({name: what[some] for name, what in batch.items()}, rate)

    def learn_of(self, part: dict[str, Array], rate: float) -> None:
        """The slopes of PPO's clipped objective, of the entropy and of the value's error."""
        layers, p, value = self.net.forward(part["row"] * self.scale, part["options"])
        count, each = len(p), np.arange(len(p))
        ratio = p[each, part["choice"]] / part["chance"]
        inside = np.where(part["gain"] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = part["gain"] * ratio * inside
        slope = p * push[:, None]
        slope[each, part["choice"]] -= push
        log = np.log(np.maximum(p, 1e-9))
        slope += ENTROPY * p * (log - (p * log).sum(1, keepdims=True))
        error = VALUE * 2 * (value - part["target"]) * (1 - value**2)
        self.net.learn(layers, part["options"], slope / count, error[:, None] / count, rate)


def gains(value: Array, seat: Array, ends: list[tuple[Any, Any, Any]], seats: int) -> tuple[Array, Array]:
    """How much better each decision turned out than was expected (GAE), and of which one can tell.

    The decision after this one is the next of the same seat, or the end. Of the last ones in a batch nothing is known
    yet: they only tell what came of those before.
    """
    each = np.arange(value.shape[1])
    after, gain = (np.full((value.shape[1], seats), start, np.float32) for start in (np.nan, 0))
    found, known = np.zeros_like(value), np.zeros(value.shape, np.bool_)
    for t in range(len(value) - 1, -1, -1):
        final, outcome, cut = ends[t]
        for game, share in zip(final, outcome, strict=True):
            after[game], gain[game] = share, 0
        after[cut], gain[cut] = np.nan, 0
        now = after[each, seat[t]]
        known[t] = ~np.isnan(now)
        found[t] = np.where(known[t], now - value[t] + LAMBDA * gain[each, seat[t]], 0)
        after[each, seat[t]], gain[each, seat[t]] = value[t], found[t]
    return found, known


# --- as a bot ---------------------------------------------------------------------------------------------------------


@lru_cache(8)
def loaded(path: str) -> Net:
    return Net.load(path)


class Learned:
    """Takes the likeliest of its options; it looks at what its seat sees, and at nothing else."""

    def __init__(self, path: str, seed: int) -> None:
        self.net = loaded(path)

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        actions, look = spaces(redealt.setting)  # type: ignore[arg-type]
        seat = redealt.setting.names["seat"].index(view["seat"])  # type: ignore[attr-defined]
        numbers = np.array([[actions.number(move) for move in options]])
        _, chances, _ = self.net.forward((look(redealt, seat) * look.scale)[None], numbers)
        return options[int(chances.argmax())]


def __getattr__(name: str) -> Callable[[int], Learned]:
    """`examples.ppo:troia.npz` in --seats is the bot with these weights."""
    if not name.endswith(".npz"):
        raise AttributeError(name)
    loaded(name)
    return partial(Learned, name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="troia")
    parser.add_argument("--steps", type=int, default=4_000_000, help="decisions to learn from")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", metavar="LEVEL", help="learn against this bot, not by self-play")
    parser.add_argument("--begin", metavar="FILE", help="go on from these weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="", help="where the weights go; TITLE.npz without it")
    wanted = parser.parse_args()
    out = wanted.out or f"{wanted.title}.npz"
    env: ManyEnv | AgainstBots = ManyEnv(wanted.title, GAMES, seats=wanted.seats)
    if wanted.against:
        env = AgainstBots(wanted.title, [wanted.against] * (wanted.seats - 1), GAMES)
    learner = Learner(env, wanted.seed, Net.load(wanted.begin) if wanted.begin else None)
    rounds = max(1, wanted.steps // (GAMES * LENGTH))
    wall, processor = time.perf_counter(), time.process_time()
    for n in range(1, rounds + 1):
        learner.learn(RATE * (1 - (n - 1) / rounds))
        if n % 20 == 0 or n == rounds:
            learner.net.save(out)
            spent = f"{time.perf_counter() - wall:.0f} s ({time.process_time() - processor:.0f} s of processor time)"
            print(f"{n * GAMES * LENGTH:,} decisions, {spent}", flush=True)


if __name__ == "__main__":
    main()
