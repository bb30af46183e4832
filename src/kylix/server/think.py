"""What `kylix think` does: takes questions of bots from the store of several servers, and answers them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from kylix.server.bot_pool import answer
from kylix.server.lanes import Lane, nothing
from kylix.server.thinkers import QUICK_LANE, SLOW_LANE, known_rules, question_of, text_of
from kylix.store.postgresql import PostgresStore
from kylix.store.thinking import Job, Key

log = logging.getLogger("kylix.server")

LOOK_SECONDS = 0.5
"""So often it is looked for questions whose bell was not heard, or whose lease ended."""
RENEW_SECONDS = 1.0
ALIVE_SECONDS = 4.0
"""So long others believe that this process is there."""
AGAIN_SECONDS = 0.3
NONE = "[]"
"""The answer of a bot that failed: who asked thinks itself."""


class Worker:
    """Some processes for quick bots and as many for slow ones, as a server has them."""

    def __init__(self, store: PostgresStore, jobs: int) -> None:
        self.store = store
        self.id = secrets.token_hex(8)
        self.rules = known_rules()
        self.lanes = {lane: Lane(jobs) for lane in (QUICK_LANE, SLOW_LANE)}
        self.jobs = jobs
        self.thinking: set[Key] = set()
        self.bells: list[asyncio.Event] = []

    async def run(self, ready: Callable[[], None]) -> None:
        """Until it is cancelled; then what was begun is left to others."""
        self.store.asked = self.ring
        await self.store.open()
        for each in self.lanes.values():
            each.start()
        # A question is taken by who can think about it at once: processes have loaded everything then.
        await asyncio.gather(*[each.think(nothing) for each in self.lanes.values() for _ in range(self.jobs)])
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.tell())
                for lane in self.lanes:
                    for _ in range(self.jobs):
                        self.bells.append(asyncio.Event())
                        tasks.create_task(self.work(lane, self.bells[-1]))
                ready()
        finally:
            with suppress(Exception):
                await self.store.alive(self.id, self.rules, 0.0)
            await self.store.close()
            for each in self.lanes.values():
                await asyncio.to_thread(each.stop)

    def ring(self) -> None:
        for bell in self.bells:
            bell.set()

    async def tell(self) -> None:
        """That this process lives, and what it thinks about."""
        while True:
            try:
                await self.store.alive(self.id, self.rules, ALIVE_SECONDS)
                await self.store.renew(self.id, sorted(self.thinking))
            except Exception as error:
                log.warning("the database is lost: %s", error)
            await asyncio.sleep(RENEW_SECONDS)

    async def work(self, lane: int, bell: asyncio.Event) -> None:
        """One question after the other."""
        while True:
            bell.clear()
            try:
                job = await self.store.take(self.id, lane, self.rules)
                if job is not None:
                    await self.think(job)
                    continue
            except Exception as error:  # who asked waits, or asks somebody else
                log.info("the database is lost: %s", error)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await bell.wait()

    async def think(self, job: Job) -> None:
        self.thinking.add(job.key)
        try:
            text = text_of(await self.lanes[job.lane].think(answer, question_of(job.question)))
        except Exception:
            log.exception("a question at table %s cannot be answered here", job.table)
            text = NONE
        finally:
            self.thinking.discard(job.key)
        await self.store.answer(self.id, job.key, text)
