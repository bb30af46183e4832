"""Who plays without a person, as far as shared code must know: the laboratory is handed bots, and imports none."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, runtime_checkable

from kylix.core.chance import mix, whole
from kylix.core.errors import KylixError
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Game

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
MOVES_A_TURN = 2000


class Player(Protocol):
    """Somebody who answers questions. The same seed and the same questions give the same answers."""

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        """One of the options. `redealt` is a state that the seat cannot tell from the real one, to think with."""
        ...


@runtime_checkable
class Leaver(Protocol):
    """A player who is told how the game ended."""

    def end(self, how: str, ranking: list[int] | None, scores: list[int] | None) -> None:
        """`played`, `forfeit` (somebody lost it by rule) or `stopped`, with places and points as far as there are."""
        ...


class Forfeit(KylixError):
    """A player from outside broke the rules of playing here, and so loses the game; `why` is one of FAULTS."""

    seat = -1

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


FAULTS = ("time-out", "crash", "garbage", "illegal")


def forfeited(seats: int, loser: int) -> list[int]:
    """The places when somebody lost by rule: that one is last, the others share the first place."""
    return [max(2, seats) if seat == loser else 1 for seat in range(seats)]


Maker = Callable[[str, int], Player]
"""A player by name and seed, or BadSeats. It is sent to other processes: a function of a module, no closure."""
Judge = Callable[[State, int], float]
"""The chance of a seat to win, 0 to 1, as far as the position tells."""


def seed_of(seed: int, n: int) -> int:
    """The seed of game number n: what chance and every seat are derived from."""
    return mix((mix(whole(seed)) + n * _GAMMA) & _MASK)


def move_bound(title: Game) -> int:
    """More decisions than this on average in every turn: such a game never ends."""
    return title.turn_bound * MOVES_A_TURN


@contextmanager
def no_collection() -> Iterator[None]:
    """Thousands of cloned states alive would make the garbage collector the cost of a search, and all that is loaded
    that of a game in the laboratory. States refer to nothing in circles, so little piles up."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()
