"""`kylix` whose bots answer at once: at random, but in a hurry to be ready, without a process and without a beat.

For whole games of thousands of moves through the page; how bots think is tested elsewhere.
"""

from __future__ import annotations

import random
import sys

from kylix.cli.main import main
from kylix.server import hall
from kylix.server.thinking import Question, Thinkers

HURRY = 0.6


class Hurried(Thinkers):
    def start(self) -> None:
        """Nobody has to be woken."""

    async def ask(self, asked: Question) -> str:
        chance = random.Random(asked.seed)
        hurried = [move for move in asked.options if move in ("ready", "pass")]
        return hurried[0] if hurried and chance.random() < HURRY else chance.choice(asked.options)


if __name__ == "__main__":
    setattr(hall, "Thinkers", Hurried)  # noqa: B010
    sys.exit(main(sys.argv[1:]))
