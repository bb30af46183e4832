"""How long a bot may think: a number of nodes, or a time. Only nodes give the same moves on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from kylix.core.errors import BadSeats

LONGEST = 3600.0
MOST_NODES = 10**7


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


class Clock:
    """Counts what a budget allows."""

    def __init__(self, budget: Budget) -> None:
        self.left = budget.nodes
        self.until = perf_counter() + budget.seconds

    def tick(self) -> bool:
        """One more node; False when there is none left or the time is over."""
        self.left -= 1
        return self.left >= 0 and perf_counter() < self.until
