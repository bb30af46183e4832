"""Games by number, on whatever plays them, and never again those that a journal holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from kylix.common.workers import CHUNK, Job, Workers
from kylix.lab.journal import Journal

R = TypeVar("R")


def run(
    job: Job[R],
    first: int,
    games: int,
    workers: Workers,
    journal: Journal[R],
    tell: Callable[[int], None] | None = None,
    most: int = CHUNK,
) -> Iterator[R]:
    """Games number first to first+games-1: those in the journal, then the others, which it learns as they are done."""
    tell = tell or (lambda count: None)
    played: set[int] = set()
    for (at, count), result in journal.read():
        numbers = range(at, at + count)
        # A journal may hold more than is wanted now, or a chunk twice after two runs at once.
        if at >= first and at + count <= first + games and played.isdisjoint(numbers):
            played.update(numbers)
            tell(count)
            yield result
    left = games - len(played)
    numbers_left = (n for n in range(first, first + games) if n not in played)
    for chunk, result in workers.play(job, workers.chunks(numbers_left, left, most), left):
        journal.add(chunk, result)
        tell(chunk[1])
        yield result
