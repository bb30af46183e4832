"""Imitation: a policy from a dataset, with numpy alone. It plays by `examples.ppo:FILE.npz`, as what PPO learned does,
and PPO can go on from it.

Run: kylix dataset troia --seats sailor,sailor --games 1000 --out sailors
     python examples/imitation.py sailors --out imitated.npz
     kylix ladder troia --levels novice,examples.ppo:imitated.npz --games 400       (in the folder above this one)
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from kylix import rl

try:
    from ppo import Net, listed
except ImportError:
    from examples.ppo import Net, listed

EPOCHS, MINIBATCH, RATE, VALUE = 12, 256, 1e-3, 0.1
HELD_OUT = 10
"""Of so many games one is kept to see how well the others were learned."""
Array = Any


def read(folder: str) -> dict[str, Array]:
    """Every real choice of a dataset, part by part: masks are short lists of options from here on."""
    parts: list[dict[str, Array]] = []
    for part in rl.batches(folder):
        options = listed(part["mask"])
        keep = options[:, 1] != part["mask"].shape[1]
        choice = (options == part["action"][:, None]).argmax(1)
        found = {"row": part["observation"], "options": options, "choice": choice}
        found |= {"outcome": part["outcome"], "game": part["game"]}
        parts.append({name: what[keep] for name, what in found.items()})
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def learn_of(net: Net, part: dict[str, Array], scale: Array, rate: float) -> None:
    """The slopes of the cross entropy of what was chosen, and of the error of the outcome."""
    layers, p, value = net.forward(part["row"] * scale, part["options"])
    p[np.arange(len(p)), part["choice"]] -= 1
    error = VALUE * 2 * (value - part["outcome"]) * (1 - value**2)
    net.learn(layers, part["options"], p / len(p), error[:, None] / len(p), rate)


def agreed(net: Net, part: dict[str, Array], scale: Array) -> float:
    """The share of choices that the net would have made, too."""
    right = 0
    for some in np.array_split(np.arange(len(part["row"])), len(part["row"]) // 4096 + 1):
        _, p, _ = net.forward(part["row"][some] * scale, part["options"][some])
        right += int((p.argmax(1) == part["choice"][some]).sum())
    return right / max(1, len(part["row"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="of a dataset, by `kylix dataset`")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="imitated.npz", help="where the weights go")
    wanted = parser.parse_args()
    data = read(wanted.folder)
    about = json.loads(Path(wanted.folder, "manifest.json").read_text(encoding="utf-8"))
    scale = rl.observations(about["title"], len(about["seats"]), about["options"]).scale
    net = Net(about["observation"], about["actions"], wanted.seed)
    tested = data["game"] % HELD_OUT == 0
    test, train = ({name: what[where] for name, what in data.items()} for where in (tested, ~tested))
    roll = np.random.default_rng(wanted.seed)
    began = time.process_time()
    for epoch in range(wanted.epochs):
        for some in np.array_split(roll.permutation(len(train["row"])), len(train["row"]) // MINIBATCH + 1):
            rate = RATE * (1 - epoch / wanted.epochs)
            learn_of(net, {name: what[some] for name, what in train.items()}, scale, rate)
        spent = f"{time.process_time() - began:.0f} s of processor time"
        print(f"epoch {epoch + 1}: {agreed(net, test, scale):.1%} of {len(test['row'])} choices, {spent}", flush=True)
    net.save(wanted.out)


if __name__ == "__main__":
    main()
