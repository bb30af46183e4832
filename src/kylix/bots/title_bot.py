"""What a level asks of a title: the sensible ways to finish a turn, what a position is worth, and why."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from kylix.bots.limits import SearchLimits
from kylix.common.bands import Band
from kylix.core.moves import Move
from kylix.core.state import State


class Turn(NamedTuple):
    """One way to go on until somebody else is asked, or until something hidden comes to light."""

    line: tuple[Move, ...]
    """The moves up to there; what is chosen after something came to light is not among them."""
    key: Hashable
    """The same in every world in which the turn means the same."""
    after: State
    """Where it leads in this world, the rest of the turn played by the evaluation."""
    value: float
    """Of what the turn leads to, for the seat whose turn it was: the mean where chance decides."""
    luck: float = 0.0
    """By how much `after` is better for that seat than the mean."""


def luck_for(seat: int, mover: int, seats: int, turn: Turn) -> float:
    """What the luck in somebody's turn is for a seat: what one gains the others lose."""
    return turn.luck if seat == mover else -turn.luck / (seats - 1)


@dataclass(frozen=True)
class Advice:
    """A move with the turn it begins, what it is worth (the chance to win, 0 to 1), and why: a key into the words."""

    move: Move
    line: tuple[Move, ...]
    value: float
    key: str = "because-best"
    facts: dict[str, Any] = field(default_factory=dict)
    band: Band | None = None
    """How far the value may be off; None where it was not asked for."""

    @property
    def about(self) -> dict[str, Any]:
        """What the words are given: the facts, and the chance in percent, with its band."""
        low, high = self.band or (self.value, self.value)
        percents = {"chance": round(100 * self.value), "low": round(100 * low), "high": round(100 * high)}
        return {**self.facts, **percents}


class TitleBot(Protocol):
    """One per title and evaluation."""

    limits: SearchLimits
    """How far the levels look in this title."""

    @property
    def able(self) -> TitleBot:
        """What the captain thinks with."""
        ...

    def turns(self, s: State, seat: int) -> list[Turn]:
        """The turns worth looking at, at least one; the seat is among those asked."""
        ...

    def value(self, s: State, seat: int) -> float:
        """The chance of a seat to win, as far as the position tells."""
        ...

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        """A key into the words and the facts by name."""
        ...


class PlainTitleBot:
    """For a title that has no evaluation of its own: one small move after the other, judged by the scores."""

    limits = SearchLimits()
    SPREAD = 10.0
    """Points ahead that make about three chances to one."""

    @property
    def able(self) -> PlainTitleBot:
        return self

    def turns(self, s: State, seat: int) -> list[Turn]:
        found: list[Turn] = []
        for move in s.options(seat):
            after = s.clone()
            after.apply(seat, move)
            found.append(Turn((move,), move, after, self.value(after, seat)))
        return found

    def value(self, s: State, seat: int) -> float:
        if s.over:
            return shares(s.ranking())[seat]
        scores = s.scores()
        weights = [math.exp((score - max(scores)) / self.SPREAD) for score in scores]
        return weights[seat] / sum(weights)

    def why(self, before: State, turn: Turn, seat: int) -> tuple[str, dict[str, Any]]:
        return "because-best", {}


def shares(ranking: list[int]) -> list[float]:
    """Of a finished game: the winner has all, several first places share; alone one can lose to nobody at the table."""
    first = [place == 1 for place in ranking]
    return [won / max(1, sum(first)) for won in first]
