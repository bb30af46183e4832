"""Components and options of Obolos as flat tables."""

from __future__ import annotations

from typing import Final

PURSE: Final = 5
"""Coins in a purse at the start, and so rounds of a game."""
BOASTS: Final = 2


class Tables:
    def __init__(self, worth: list[int], goal: int, boasting: bool) -> None:
        self.worth: Final = worth
        """By coin."""
        self.goal: Final = goal
        self.boasting: Final = boasting
