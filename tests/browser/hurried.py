"""`kylix` for tests: bots answer on a shorter beat, or for whole games of thousands of moves at once.

Then they need no process, and random ones are in a hurry to be ready.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from types import ModuleType
from typing import Any

from kylix.bots.plans import Step
from kylix.cli.main import main
from kylix.server import config, reviews, table_manager
from kylix.server.bot_pool import BotPool, Question, answer
from kylix.server.config import Config, Limits

HURRY = 0.6
BEAT = 0.01
JUDGE = 2
"""Nodes of the judge who reviews a game."""
AWAY = 3.0
"""So long an impatient server waits for somebody who is away."""
ORDERED = (2.0, 3.0)
"""Orders are carried out sooner than anybody would believe."""


class Hurried(BotPool):
    def warm(self) -> None:
        """Nobody has to be woken."""

    async def ask(self, asked: Question, *about: Any, **more: Any) -> tuple[Step, ...]:
        if asked.level != "random":
            return answer(asked)
        chance = random.Random(asked.seed)
        hurried = [move for move in asked.options if move in ("ready", "pass")]
        move = hurried[0] if hurried and chance.random() < HURRY else chance.choice(asked.options)
        return (Step(move, ""),)


HASTY = Limits(
    tables=1e4, tables_burst=1e4, persons=1e4, persons_burst=1e4, messages=1e4, messages_burst=1e4, requests=1e4,
    requests_burst=1e4, connects=1e4, connects_burst=1e4,
)  # fmt: skip
"""A loop in the page clicks faster than any person, and many people come from one address."""


def hurry(at_once: bool, impatient: bool = False) -> None:
    """The beat is short for everybody, and nobody is told to slow down; `at_once` for whole games: nobody thinks."""
    if at_once:
        with_attribute(table_manager, "BotPool", Hurried)
    with_attribute(reviews, "JUDGE_NODES", JUDGE)
    away = AWAY if impatient else Config.away_seconds
    more: dict[str, Any] = {"away_seconds": away, "order_seconds": ORDERED}
    with_attribute(config, "Config", partial(Config, bot_tick=BEAT, limits=HASTY, **more))


def with_attribute(module: ModuleType, name: str, value: object) -> None:
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, value)


if __name__ == "__main__":
    hurry(sys.argv[1] == "at-once", sys.argv[1] == "impatient")
    sys.exit(main(sys.argv[2:]))
