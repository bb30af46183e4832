"""Works out the statistics of finished games in a process of their own, piece by piece, and keeps them."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from kylix import bots
from kylix.common.players import Judge
from kylix.lab import luck, stats
from kylix.lab.luck import Roll
from kylix.lab.replayed import Replayed
from kylix.records import record
from kylix.server.errors import ApiError
from kylix.server.lanes import Lane
from kylix.server.postgame_messages import GameStatistics, Statistics

log = logging.getLogger("kylix.server")

KEPT = 50
PIECE = 8
"""Moves looked at between two reports of progress."""
MOST_WAITING = 8


class Report:
    def __init__(self, entries: int) -> None:
        self.done = 0
        self.of = 1
        self.entries = entries
        self.found: GameStatistics | None = None
        self.failed = False


class Reports:
    def __init__(self) -> None:
        self.known: OrderedDict[str, Report] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.lane = Lane(1)
        self.turn = asyncio.Lock()
        """One report after the other."""

    def look(self, id: str, entries: int, text: Callable[[], str]) -> Statistics:
        """How far the report of a table is; begins it when nobody has asked yet."""
        report = self.known.get(id)
        if report is None or report.failed:
            if len(self.tasks) >= MOST_WAITING:
                raise ApiError(429, "too-many", "too many statistics are being worked out; wait a moment")
            report = self.known[id] = Report(entries)
            self.start(self.make(report, text))
        self.known.move_to_end(id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return Statistics(report.done, report.of, report.found)

    def start(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def make(self, report: Report, text: Callable[[], str]) -> None:
        try:
            async with self.turn:
                lines = await asyncio.to_thread(text)
                report.of, report.done = 1, 0
                entries: list[int] = await self.ask(chancy, lines)
                pieces = [entries[at : at + PIECE] for at in range(0, len(entries), PIECE)]
                report.of = len(pieces) + 1
                rolls: list[Roll | None] = []
                for piece in pieces:
                    rolls += await self.ask(measured, lines, piece, len(entries))
                    report.done += 1
                report.found = msgspec.convert(await self.ask(assembled, lines, rolls), GameStatistics)
                report.done = report.of
        except Exception:
            log.exception("statistics could not be worked out")
            report.failed = True

    async def ask(self, job: Callable[..., Any], *about: Any) -> Any:
        if not self.lane.processes:
            self.lane.start()
            self.lane.warm()
        return await self.lane.think(job, *about)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.lane.stop)


# --- in the other process -----------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def past_of(lines: str) -> Replayed:
    with tempfile.TemporaryDirectory(prefix="kylix-record-") as folder:
        path = Path(folder, "record.jsonl")
        path.write_text(lines, encoding="utf-8", newline="")
        return Replayed.of(record.read(path))


def judge_of(past: Replayed) -> Judge:
    return bots.judge(past.setting.game.title)


def chancy(lines: str) -> list[int]:
    return luck.chancy(past_of(lines))


def measured(lines: str, piece: list[int], count: int) -> list[Roll | None]:
    past = past_of(lines)
    return [luck.roll(judge_of(past), past, n, luck.worlds_for(count)) for n in piece]


def assembled(lines: str, rolls: list[Roll | None]) -> dict[str, Any]:
    past = past_of(lines)
    return stats.assembled(judge_of(past), past, rolls, bots.bins(past.setting.game.title))
