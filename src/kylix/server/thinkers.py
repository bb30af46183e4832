"""Bots of several servers think once: a question is kept in the store, and whoever is free answers it.

That is a `kylix think`, or the server itself where there is none or none comes. Two servers that have a table open ask
the same question, which is one row; its answer is carried out by a change at (table, n), once.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import monotonic

from kylix.bots.plans import Plan, Step
from kylix.kit.registry import game, titles
from kylix.server.bot_pool import QUICK, Elsewhere, Passed, Question
from kylix.server.lanes import Rank
from kylix.store.base import Change, Gone, Statement, Store
from kylix.store.thinking import Asked, Job, Key, Thinking, over, put

log = logging.getLogger("kylix.server")

LOOK_SECONDS = 0.5
"""So often it is looked whether a bell was lost, or somebody who thinks."""
KNOWN_SECONDS = 1.0
"""So long it is believed who thinks."""
TRIES = 3
"""So often others may take a question and be lost with it."""
QUICK_LANE, SLOW_LANE = 0, 1


@dataclass(eq=False)
class Waiting:
    job: Job
    asked: Question
    rank: Rank
    still: Callable[[], bool]
    """Whether the table still waits for it."""
    done: asyncio.Future[Plan] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    is_put: bool = False
    thinking: asyncio.Task[None] | None = None
    """Where this server thinks about it itself."""


class Thinkers:
    def __init__(self, store: Store, server: str, local: Elsewhere, patience: float) -> None:
        assert isinstance(store, Thinking)
        self.jobs: Thinking = store
        self.store = store
        self.server = server
        self.local = local
        self.patience = patience
        """Seconds until this server takes what nobody takes; 0: it never does, but what was lost too often."""
        self.waiting: dict[Key, Waiting] = {}
        self.kept: dict[str, Key] = {}
        """By table: the question that was kept with its latest move."""
        self.known: set[str] = set()
        """Rules of those who think."""
        self.asked_who = 0.0
        self.bell = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.jobs.answered = self.hear
        self.task = asyncio.create_task(self.watch())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def hear(self, table: str) -> None:
        if any(key[0] == table for key in self.waiting):
            self.bell.set()

    # --- asking -----------------------------------------------------------------------------------------------------

    def with_move(self, table: str, n: int, asked: Question | None, rank: int) -> tuple[Statement, ...]:
        """What is kept with a move: earlier questions are over, and this one is asked."""
        found = (over(table, n),)
        self.kept.pop(table, None)
        if asked is None:
            return found
        job = job_of(asked, table, n, rank)
        self.kept[table] = job.key
        return (*found, *put(job, self.server))

    async def plan(self, asked: Question, rank: Rank, table: str, n: int, still: Callable[[], bool]) -> Plan:
        """What a bot wants to do, whoever thought of it; Passed where it is not asked any more."""
        if not still():  # another server's move was read while the question was made
            raise Passed
        job = job_of(asked, table, n, rank())
        one = self.waiting[job.key] = Waiting(job, asked, rank, still)
        try:
            if self.kept.pop(table, None) != job.key:
                await self.put(one)
            one.is_put = True
            self.bell.set()
            return await one.done
        finally:
            del self.waiting[job.key]
            if one.thinking is not None:
                one.thinking.cancel()

    async def put(self, one: Waiting) -> None:
        found = await self.store.commit(Change(table=one.job.table, also=put(one.job, self.server)))
        if isinstance(found, Gone):
            raise Passed

    # --- hearing ----------------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self.bell.wait()
            except TimeoutError:
                pass
            self.bell.clear()
            try:
                await self.look()
            except Exception:  # the database is away: it is looked again
                log.info("the questions of bots cannot be looked at", exc_info=True)
                await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        if monotonic() - self.asked_who > KNOWN_SECONDS:
            self.known, self.asked_who = await self.jobs.thinkers(), monotonic()
        for one in self.waiting.values():
            if not one.still() and not one.done.done():
                one.done.set_exception(Passed())
        if not self.waiting:
            return
        thinking = [key for key, one in self.waiting.items() if one.thinking is not None]
        await self.jobs.renew(self.server, thinking)  # first of all: the rest may take longer than a lease
        found = await self.jobs.standing(sorted({table for table, _, _ in self.waiting}))
        for key, one in list(self.waiting.items()):
            if one.is_put and not one.done.done():
                await self.see(one, found.get(key))

    async def see(self, one: Waiting, found: Asked | None) -> None:
        if found is None:
            await self.put(one)  # it was lost, or the game went on, which is seen soon
        elif found.answer is not None and one.thinking is None:
            self.take(one, found.answer)
        elif found.is_free and one.thinking is None and self.is_own(one, found):
            if found.tries >= TRIES:
                log.warning("a question at table %s was lost %d times; this server thinks", one.job.table, found.tries)
            one.thinking = asyncio.create_task(self.think(one, taken=False))

    def is_own(self, one: Waiting, found: Asked) -> bool:
        """Whether it is for this server to think."""
        if found.tries >= TRIES:
            return True
        return self.patience > 0 and (one.job.rules not in self.known or found.age > self.patience)

    def take(self, one: Waiting, text: str) -> None:
        steps = plan_of(text)
        if steps and steps[0].move in one.asked.options:
            one.done.set_result(steps)
            return
        log.warning("the answer to a question at table %s is of no use; this server thinks", one.job.table)
        one.thinking = asyncio.create_task(self.think(one, taken=True))

    async def think(self, one: Waiting, taken: bool) -> None:
        try:
            if not taken and not await self.jobs.take_own(self.server, one.job.key):
                one.thinking = None  # somebody was quicker
                return
        except Exception:  # the database is away: it is looked again
            log.info("a question at table %s could not be taken", one.job.table, exc_info=True)
            one.thinking = None
            return
        try:
            steps = await self.local(one.asked, one.rank)
        except Exception as error:
            if not one.done.done():
                one.done.set_exception(error)
            return
        try:  # before its move is made: another server that looks meanwhile would think about it once more
            await self.jobs.answer(self.server, one.job.key, text_of(steps))
        except Exception:
            log.info("the answer to a question at table %s could not be kept", one.job.table, exc_info=True)
        if not one.done.done():
            one.done.set_result(steps)


# --- as it is kept ----------------------------------------------------------------------------------------------------


def job_of(asked: Question, table: str, n: int, rank: int) -> Job:
    text = json.dumps(asdict(asked))
    # How often it thought in this turn is known to the server only that asked before: it is the same question.
    about = asked.level, asked.seed, asked.options, asked.position
    mark = hashlib.blake2b(json.dumps(about).encode(), digest_size=8).hexdigest()
    lane = QUICK_LANE if asked.level.partition(":")[0] in QUICK else SLOW_LANE
    head = json.loads(asked.position)
    return Job(table, n, mark, f"{head['title']} {head['version']}", lane, rank, text)


def question_of(text: str) -> Question:
    found = json.loads(text)
    return Question(**{**found, "options": tuple(found["options"])})


def text_of(steps: Plan) -> str:
    return json.dumps([[step.move, step.seen] for step in steps])


def plan_of(text: str) -> Plan:
    return tuple(Step(move, seen) for move, seen in json.loads(text))


def known_rules() -> list[str]:
    """The rules of this version, as questions name them."""
    return [f"{title} {game(title).version}" for title in titles()]


__all__ = ["Thinkers", "known_rules", "plan_of", "question_of", "text_of"]
