"""Judges the decisions of finished games in the process of the statistics, one by one, and keeps what it found."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from kylix.bots import review
from kylix.lab.stretches import entries_of
from kylix.server import chain
from kylix.server.errors import ApiError
from kylix.server.postgame_messages import GameReview, Review
from kylix.server.reports import KEPT, MOST_WAITING, Reports, past_of

log = logging.getLogger("kylix.server")

JUDGE_NODES = 0
"""What the judge looks at: 0 for ten times the archon's. Tests set it lower."""


class Progress:
    def __init__(self) -> None:
        self.done = 0
        self.of = 1
        self.found: GameReview | None = None
        self.failed = False


class Reviews:
    def __init__(self, reports: Reports) -> None:
        self.reports = reports
        self.known: OrderedDict[str, Progress] = OrderedDict()

    def look(self, id: str, text: Callable[[], str]) -> Review:
        """How far the review of a table is; begins it when nobody has asked yet."""
        progress = self.known.get(id)
        if progress is None or progress.failed:
            if len(self.reports.tasks) >= MOST_WAITING:
                raise ApiError(429, "too-many", "too many games are being judged; wait a moment")
            progress = self.known[id] = Progress()
            self.reports.start(self.make(progress, text))
        self.known.move_to_end(id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return Review(progress.done, progress.of, progress.found)

    async def make(self, progress: Progress, text: Callable[[], str]) -> None:
        try:
            lines = await asyncio.to_thread(text)
            count: int = await self.reports.ask(counted, lines)
            progress.of = count + 1
            found: list[review.Judged] = []
            for at in range(count):
                # Whoever waits for statistics comes in between.
                async with self.reports.turn:
                    found.append(await self.reports.ask(judged, lines, at, JUDGE_NODES))
                progress.done += 1
            progress.found = msgspec.convert(await self.reports.ask(assembled, lines, found), GameReview)
            progress.done = progress.of
        except Exception:
            log.exception("a game could not be reviewed")
            progress.failed = True


# --- in the other process -----------------------------------------------------------------------------------------


def made(lines: str) -> list[review.Decision]:
    past = past_of(lines)
    return review.decisions(past.states, past.record, entries_of(past))


def counted(lines: str) -> int:
    return len(made(lines))


def judged(lines: str, at: int, nodes: int) -> review.Judged:
    one = made(lines)[at]
    return review.judged(one, past_of(lines).states[one.before], nodes)


def assembled(lines: str, found: list[review.Judged]) -> dict[str, Any]:
    setting = past_of(lines).setting
    told = review.summary(found, setting.names["seat"][: setting.seats])
    for turn in told["turns"]:
        moves = chain.read(setting, turn["better"])
        turn["better"] = [msgspec.to_builtins(chain.option(setting, move)) for move in moves]
    return {**told, "bounds": dict(review.CLASSES)}
