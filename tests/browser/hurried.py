"""`kylix` for tests: bots answer on a shorter beat, or for whole games of thousands of moves at once.

Then they need no process, and random ones are in a hurry to be ready.
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from functools import partial
from types import ModuleType

from kylix.cli.main import main
from kylix.server import config, table_manager
from kylix.server.bot_pool import BotPool, Question, answer
from kylix.server.config import Config, Limits
from kylix.server.lanes import Rank, at_once

HURRY = 0.6
BEAT = 0.01
AWAY = 3.0
"""So long an impatient server waits for somebody who is away."""


class Hurried(BotPool):
    def warm(self) -> None:
        """Nobody has to be woken."""

    async def ask(self, asked: Question, veiled: bool = False, rank: Rank = at_once) -> str:
        if asked.level != "random":
            return answer(asked)
        chance = random.Random(asked.seed)
        hurried = [move for move in asked.options if move in ("ready", "pass")]
        return hurried[0] if hurried and chance.random() < HURRY else chance.choice(asked.options)


MANY_TABLES = Limits(tables=1e4, tables_burst=1e4)
HASTY = replace(MANY_TABLES, messages=1e4, messages_burst=1e4, requests=1e4, requests_burst=1e4)
"""A loop in the page clicks faster than any person."""


def hurry(at_once: bool, impatient: bool = False) -> None:
    """The beat is short for everybody; `at_once` for whole games: nobody thinks, and nobody is told to slow down."""
    limits = HASTY if at_once else MANY_TABLES
    if at_once:
        with_attribute(table_manager, "BotPool", Hurried)
    away = AWAY if impatient else Config.away_seconds
    with_attribute(config, "Config", partial(Config, bot_tick=BEAT, limits=limits, away_seconds=away))


def with_attribute(module: ModuleType, name: str, value: object) -> None:
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, value)


if __name__ == "__main__":
    hurry(sys.argv[1] == "at-once", sys.argv[1] == "impatient")
    sys.exit(main(sys.argv[2:]))
