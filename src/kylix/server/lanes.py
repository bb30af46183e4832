"""Processes that think, in lanes: what is quick never waits for what is slow, and people never for empty tables."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeVar

from kylix.common.processes import ignoring_interrupts, obey_parent

log = logging.getLogger("kylix.server")

Found = TypeVar("Found")
Rank = Callable[[], int]
"""How urgent something is at this moment, the most urgent 0."""

TRIES = 3
"""So often something is asked again whose process was lost while it thought about it."""


def nothing() -> None:
    """The first job of a process: importing everything."""


def at_once() -> int:
    """The rank of what somebody waits for."""
    return 0


def process() -> ProcessPoolExecutor:
    """One process. A lost one takes only the question with it that it was at."""
    with ignoring_interrupts():
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), obey_parent)


@dataclass(frozen=True, eq=False)
class Waiting:
    rank: Rank
    order: int
    turn: asyncio.Future[int]
    """The number of the process."""


class Lane:
    def __init__(self, width: int) -> None:
        self.width = width
        self.processes: list[ProcessPoolExecutor] = []
        self.idle: list[int] = []
        self.waiting: list[Waiting] = []
        self.orders = count()

    def start(self) -> None:
        self.processes = [process() for _ in range(self.width)]
        self.idle = list(range(self.width))

    def warm(self) -> None:
        """Processes begin with their first job: let nobody wait for that."""
        with ignoring_interrupts():
            for each in self.processes:
                each.submit(nothing)

    def stop(self) -> None:
        for each in self.processes:
            each.shutdown(wait=True, cancel_futures=True)

    @property
    def alive(self) -> bool:
        return bool(self.processes) and not any(each._broken for each in self.processes)

    def revive(self) -> None:
        """Processes that were lost while nobody asked them anything."""
        for number in self.idle:
            if self.processes[number]._broken:
                self.replace(number)

    def replace(self, number: int) -> None:
        self.processes[number].shutdown(wait=False)
        self.processes[number] = process()
        with ignoring_interrupts():
            self.processes[number].submit(nothing)

    async def think(self, job: Callable[..., Found], *about: Any, rank: Rank = at_once) -> Found:
        """What the job returns. One whose process was lost is asked again, for it is none of its fault."""
        for left in reversed(range(TRIES)):
            try:
                return await self.once(rank, job, *about)
            except BrokenProcessPool:
                if not left:
                    raise
                log.warning("a process of the bots was lost; a new one is asked again")
        raise AssertionError("unreachable")

    async def once(self, rank: Rank, job: Callable[..., Found], *about: Any) -> Found:
        number, loop = await self.turn(rank), asyncio.get_running_loop()
        try:
            working: Future[Found] = self.processes[number].submit(job, *about)
        except BrokenProcessPool:
            self.done(number, lost=True)
            raise
        # The process is free when it has ended, also where nobody waits for the answer any more.
        working.add_done_callback(lambda done: loop.call_soon_threadsafe(self.done, number, is_lost(done)))
        return await asyncio.wrap_future(working)

    async def turn(self, rank: Rank) -> int:
        mine = Waiting(rank, next(self.orders), asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        self.serve()
        try:
            return await mine.turn
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            elif not mine.turn.cancelled():
                self.done(mine.turn.result())
            raise

    def serve(self) -> None:
        """How urgent something is may change while it waits: somebody comes to look."""
        while self.idle and self.waiting:
            first = min(self.waiting, key=lambda one: (one.rank(), one.order))
            self.waiting.remove(first)
            if not first.turn.done():
                first.turn.set_result(self.idle.pop())

    def done(self, number: int, lost: bool = False) -> None:
        if lost:
            self.replace(number)
        self.idle.append(number)
        self.serve()


def is_lost(done: Future[Any]) -> bool:
    return not done.cancelled() and isinstance(done.exception(), BrokenProcessPool)
