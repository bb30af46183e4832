"""The bot that every other one must beat: any legal move, each as likely."""

from __future__ import annotations

from typing import Any

from kylix.bots.title_bot import Advice
from kylix.core.chance import Chance
from kylix.core.moves import Move
from kylix.core.state import State


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.asked = 0
        self.why: Advice | None = None

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        move = self.at_once(view, options)
        self.why = Advice(move, (move,), 1 / redealt.seats, "because-random")
        return move

    def at_once(self, view: dict[str, Any], options: list[Move]) -> Move:
        """The same without a reason."""
        self.asked += 1
        self.why = None
        return options[self.chance.outcome(self.asked, len(options))]
