"""Counts over many games. They can be merged in any order: everything that is summed is a whole number."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kylix.common.players import forfeited


@dataclass
class Span:
    """Whole numbers seen: their sum, the lowest and the highest."""

    count: int = 0
    total: int = 0
    low: int = 0
    high: int = 0

    def add(self, value: int) -> None:
        self.merge(Span(1, value, value, value))

    def merge(self, other: Span) -> None:
        if other.count:
            self.low = min(self.low, other.low) if self.count else other.low
            self.high = max(self.high, other.high) if self.count else other.high
            self.count += other.count
            self.total += other.total

    def shown(self) -> dict[str, Any]:
        if not self.count:
            return {"mean": None, "min": None, "max": None}
        return {"mean": round(self.total / self.count, 4), "min": self.low, "max": self.high}


@dataclass(frozen=True, order=True)
class Failure:
    """A game that went wrong."""

    n: int
    seed: int
    sentence: str


def first(*failures: Failure | None) -> Failure | None:
    return min((failure for failure in failures if failure is not None), default=None)


@dataclass
class Tally:
    """The games of a run, or of a part of one."""

    seats: int
    finished: int = 0
    errors: int = 0
    first_failure: Failure | None = None
    decisions: int = 0
    seconds: float = 0.0
    """Time spent in decisions, summed over the processes."""
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    scores: list[Span] = field(default_factory=list)
    turns: Span = field(default_factory=Span)
    forfeits: list[int] = field(default_factory=list)
    """By seat: how many of the finished games it lost by rule."""
    first_forfeit: Failure | None = None

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.seats
        self.scores = self.scores or [Span() for _ in range(self.seats)]
        self.forfeits = self.forfeits or [0] * self.seats

    @property
    def games(self) -> int:
        return self.finished + self.errors

    def add(self, turns: int, ranking: list[int], scores: list[int], decisions: int, seconds: float) -> None:
        """A finished game. First place alone is a win; shared, the game is drawn."""
        self.finished += 1
        self.decisions += decisions
        self.seconds += seconds
        self.turns.add(turns)
        for seat, score in enumerate(scores):
            self.scores[seat].add(score)
        first = [seat for seat, place in enumerate(ranking) if place == 1]
        if len(first) == 1:
            self.wins[first[0]] += 1
        elif first:
            self.draws += 1

    def forfeit(self, n: int, seed: int, loser: int, sentence: str, turns: int, scores: list[int]) -> None:
        """A game that somebody lost by rule. Its decisions are not counted: they stopped short."""
        self.add(turns, forfeited(self.seats, loser), scores, 0, 0.0)
        self.forfeits[loser] += 1
        self.first_forfeit = first(self.first_forfeit, Failure(n, seed, sentence))

    def fail(self, n: int, seed: int, sentence: str) -> None:
        self.merge(Tally(self.seats, errors=1, first_failure=Failure(n, seed, sentence)))

    def merge(self, other: Tally) -> None:
        self.finished += other.finished
        self.errors += other.errors
        self.first_failure = first(self.first_failure, other.first_failure)
        self.first_forfeit = first(self.first_forfeit, other.first_forfeit)
        self.forfeits = [mine + theirs for mine, theirs in zip(self.forfeits, other.forfeits, strict=True)]
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.draws += other.draws
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.merge(theirs)
        self.turns.merge(other.turns)
