"""Who plays: this process, several, or a Ray cluster. What is played does not depend on it."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Any, Protocol, TypeVar

from kylix.common.processes import ignoring_interrupts, obey_parent

CHUNK = 50
CHUNKS_A_JOB = 8

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
Chunk = tuple[int, int]
"""The first game and how many."""
Stop = Callable[[], bool]


class Job(Protocol[R_co]):
    """Games by number. It is sent to other processes, so it holds plain values only."""

    def begin(self) -> Callable[[int, int, Stop], R_co]:
        """Called once in each process; the answer plays `count` games from `first` on, or fewer when told to stop."""
        ...


@dataclass(frozen=True)
class Workers:
    """How many processes, and where."""

    jobs: int = 1
    engine: str = "local"
    address: str = ""

    def chunks(self, numbers: Iterable[int], games: int, most: int = CHUNK) -> Iterator[Chunk]:
        """The numbers, cut into runs; small enough for everybody to have work to the end."""
        size = max(1, min(most, math.ceil(games / (self.jobs * CHUNKS_A_JOB))))
        first, count = 0, 0
        for n in numbers:
            if count and n == first + count and count < size:
                count += 1
                continue
            if count:
                yield first, count
            first, count = n, 1
        if count:
            yield first, count

    def play(self, job: Job[R], chunks: Iterator[Chunk], games: int) -> Iterator[tuple[Chunk, R]]:
        """In any order."""
        if self.engine == "ray":
            from kylix.common.cluster import on_ray

            return on_ray(job, chunks, self.address)
        return in_processes(job, chunks, min(self.jobs, games)) if self.jobs > 1 and games > 1 else in_turn(job, chunks)


def in_turn(job: Job[R], chunks: Iterator[Chunk]) -> Iterator[tuple[Chunk, R]]:
    play = job.begin()
    for chunk in chunks:
        yield chunk, play(*chunk, lambda: False)


def in_processes(job: Job[R], chunks: Iterator[Chunk], jobs: int) -> Iterator[tuple[Chunk, R]]:
    """Chunks in any order. A few wait in line for each process, never all of them."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, begin_worker, (job, stop))
    try:
        with ignoring_interrupts():
            waiting = {pool.submit(work, chunk) for chunk in islice(chunks, 2 * jobs)}
        while waiting:
            done: set[Future[tuple[Chunk, R]]]
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, chunk) for chunk in islice(chunks, len(done))}
            for future in done:
                yield future.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


class Worker:
    """What a process of the pool knows."""

    play: Callable[[int, int, Stop], Any]
    stop: Event


def begin_worker(job: Job[Any], stop: Event) -> None:
    obey_parent()
    Worker.play, Worker.stop = staticmethod(job.begin()), stop


def work(chunk: Chunk) -> tuple[Chunk, Any]:
    return chunk, Worker.play(*chunk, Worker.stop.is_set)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
