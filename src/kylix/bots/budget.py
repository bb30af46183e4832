"""How long a bot may think: a number of nodes, or a time. Only nodes give the same moves on every machine."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter

from kylix.core.errors import BadSeats

LONGEST = 3600.0
MOST_NODES = 10**7
LESS = 4
"""Whoever thinks once more in the same turn is given the part of its time that this says."""


@dataclass(frozen=True)
class Budget:
    """`nodes` positions looked into, or `seconds`; the first of the two that is reached ends the thinking."""

    nodes: int = MOST_NODES
    seconds: float = LONGEST

    @classmethod
    def read(cls, text: str) -> Budget | None:
        """`nodes=400` or `seconds=1`; an empty text leaves it to the level."""
        if not text:
            return None
        name, _, number = text.partition("=")
        try:
            if name == "nodes" and 1 <= int(number) <= MOST_NODES:
                return cls(nodes=int(number))
            if name == "seconds" and 0 < float(number) <= LONGEST:
                return cls(seconds=float(number))
        except ValueError:
            pass
        raise BadSeats(f"a bot is given nodes=N or seconds=S to think with, not {text!r}")

    def once_more(self, times: int) -> Budget:
        """For a thought in a turn in which there were others already. What is given in nodes stays as it is."""
        return self if self.seconds == LONGEST else replace(self, seconds=self.seconds / LESS**times)

    def but(self, share: float) -> Budget:
        """Without a share of the time, which something else will take. What is given in nodes stays as it is."""
        return self if self.seconds == LONGEST else replace(self, seconds=self.seconds * (1 - share))


class Clock:
    """Counts what a budget allows."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = budget.nodes
        self.spent = 0
        self.begun = perf_counter()
        self.until = self.begun + budget.seconds
        self.is_timed = budget.seconds < LONGEST

    def tick(self) -> bool:
        """One more node; False when there is none left or the time is over."""
        self.spent += 1
        return self.spent <= self.nodes and perf_counter() < self.until

    def in_time(self) -> bool:
        return perf_counter() < self.until

    @property
    def left(self) -> int:
        """Nodes that can still be looked at; by the clock, as many as will fit if they take as long as those so far."""
        if not self.is_timed:
            return self.nodes - self.spent
        now = perf_counter()
        return min(self.nodes - self.spent, int(self.spent * (self.until - now) / max(1e-9, now - self.begun)))
