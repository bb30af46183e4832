"""`kylix` whose bots answer at once, without a process and without a beat; random ones are in a hurry to be ready.

For whole games of thousands of moves through the page.
"""

from __future__ import annotations

import random
import sys

from kylix.cli.main import main
from kylix.server import table_manager
from kylix.server.bot_pool import BotPool, Question, answer

HURRY = 0.6


class Hurried(BotPool):
    def start(self) -> None:
        """Nobody has to be woken."""

    async def ask(self, asked: Question) -> str:
        if asked.level != "random":
            return answer(asked)
        chance = random.Random(asked.seed)
        hurried = [move for move in asked.options if move in ("ready", "pass")]
        return hurried[0] if hurried and chance.random() < HURRY else chance.choice(asked.options)


if __name__ == "__main__":
    setattr(table_manager, "BotPool", Hurried)  # noqa: B010
    sys.exit(main(sys.argv[1:]))
