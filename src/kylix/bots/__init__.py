"""Players that are programs. A bot is told what its seat sees and may do; the real state never reaches it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from kylix.bots.random import RandomBot
from kylix.core.errors import BadSeats
from kylix.core.moves import Move
from kylix.core.state import State


class Bot(Protocol):
    """Somebody who answers questions. The same seed and the same questions give the same answers."""

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        """One of the options. `redealt` is a state that the seat cannot tell from the real one, to think with."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def make(name: str, seed: int) -> Bot:
    """A bot by name, or BadSeats."""
    if name not in BOTS:
        raise BadSeats(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
