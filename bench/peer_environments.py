"""Steps a second of environments by others, run by the Python that has them; `environments.py --peers` starts it.

    python peer_environments.py STEPS ROUNDS pettingzoo:gin_rummy_v4 rlcard:gin-rummy catanatron

A step is a random legal move with the next observation, mask and reward. Processor time, the best of several rounds.
It prints a line of JSON for each: steps a second bare and, where there are wrappers, wrapped; or why there is none. It
imports nothing of Kylix.
"""

import importlib
import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy as np


def best(run: Callable[[], int], rounds: int) -> float:
    """Steps a second of processor time."""
    found = 0.0
    for _ in range(rounds):
        began = time.process_time()
        steps = run()
        found = max(found, steps / (time.process_time() - began))
    return found


def aec(made: Any, steps: int) -> int:
    """Random legal moves through `last` and `step`, as people write it."""
    roll = random.Random(1)
    done = 0
    made.reset(seed=1)
    while done < steps:
        for _ in made.agent_iter():
            observed, _, over, cut, info = made.last()
            if over or cut:
                made.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observed["action_mask"]
            made.step(any_of(mask, roll))
            done += 1
            if done >= steps:
                break
        made.reset()
    return done


def any_of(mask: Any, roll: random.Random) -> int:
    """A legal action by chance, as quickly as numpy can: this is not the environment's time."""
    legal = (mask.view(np.bool_) if mask.itemsize == 1 else mask != 0).nonzero()[0]
    return int(legal[int(roll.random() * len(legal))])


def rlcard_game(name: str, steps: int) -> int:
    made = importlib.import_module("rlcard").make(name, config={"seed": 1})
    roll = random.Random(1)
    done = 0
    while done < steps:
        state, _ = made.reset()
        while not made.is_over() and done < steps:
            state, _ = made.step(roll.choice(list(state["legal_actions"])))
            done += 1
    return done


def catanatron(steps: int) -> int:
    """One's own decisions against a player that takes any; the mask is made of its list of valid actions."""
    gymnasium = importlib.import_module("gymnasium")
    importlib.import_module("catanatron_gym")
    made = gymnasium.make("catanatron_gym:catanatron-v1")
    roll = random.Random(1)
    done = 0
    while done < steps:
        _, info = made.reset()
        over = cut = False
        while not over and not cut and done < steps:
            mask = np.zeros(made.action_space.n, np.int8)
            mask[info["valid_actions"]] = 1
            _, _, over, cut, info = made.step(roll.choice(info["valid_actions"]))
            done += 1
    return done


def measure(what: str, steps: int, rounds: int) -> dict[str, Any]:
    kind, _, name = what.partition(":")
    if kind == "catanatron":
        return {"what": what, "version": version("catanatron-gym"), "bare": best(lambda: catanatron(steps), rounds)}
    if kind == "rlcard":
        return {"what": what, "version": version("rlcard"), "bare": best(lambda: rlcard_game(name, steps), rounds)}
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return {
        "what": what,
        "version": version("pettingzoo"),
        "bare": best(lambda: aec(module.raw_env(), steps), rounds),
        "wrapped": best(lambda: aec(module.env(), steps), rounds),
    }


def main() -> None:
    warnings.simplefilter("ignore")
    steps, rounds = int(sys.argv[1]), int(sys.argv[2])
    for what in sys.argv[3:]:
        try:
            found = measure(what, steps, rounds)
        except Exception as error:
            found = {"what": what, "why": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
