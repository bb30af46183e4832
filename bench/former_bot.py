"""Bots of an earlier Kylix, seated by the protocol of bots from outside, to measure what a change brought.

    git worktree add ../former COMMIT
    kylix ladder deukalion --levels captain,"exec:env PYTHONPATH=../former/src python bench/former_bot.py captain"

The earlier Kylix thinks in a process of its own, about positions that it reads as text; a compiled tree
(`.kylix/compiled/…`) on PYTHONPATH is quicker. Levels are named with their budgets, as `archon:nodes=400`.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import kylix
from kylix import bots
from kylix.bots.worlds import seat_of


def ask(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def hear() -> dict[str, Any]:
    line = sys.stdin.readline()
    if not line:
        raise SystemExit(0)
    found: dict[str, Any] = json.loads(line)
    return found


def choose(bot: bots.Bot, asked: dict[str, Any]) -> str:
    ask({"type": "worlds", "n": asked["n"], "count": 1})
    world = kylix.loads(json.dumps(hear()["worlds"][0]))
    options = {world.text(move): move for move in world.options(seat_of(world, asked["view"]["seat"]))}
    return world.text(bot.choose(asked["view"], [options[text] for text in asked["options"]], world))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", maxsplit=1)[0])
    parser.add_argument("level", help="a level of the earlier Kylix, such as captain or archon:nodes=400")
    wanted = parser.parse_args()
    bot: bots.Bot | None = None
    while (said := hear())["type"] != "quit":
        if said["type"] == "hello":
            ask({"type": "hello", "protocol": 1, "name": f"{wanted.level} of {kylix.__version__}"})
        elif said["type"] == "game":
            bot = bots.make(wanted.level, said["seed"])
            ask({"type": "ready"})
        elif said["type"] == "choose" and bot is not None:
            ask({"type": "move", "n": said["n"], "move": choose(bot, said)})


if __name__ == "__main__":
    main()
