"""Lets the bots of tables move: those with people first, few tables without any, and again after a failure."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from kylix.bots import is_slight
from kylix.bots.plans import Plan, next_step
from kylix.core.state import State
from kylix.server import bot_pool, chain
from kylix.server.bot_pool import BotPool, Elsewhere, Passed, Question
from kylix.server.clock import Clock, Timer
from kylix.server.config import Config
from kylix.server.jobs import Jobs
from kylix.server.table import Table
from kylix.server.table_commands import TableCommands
from kylix.server.thinkers import Thinkers
from kylix.store.base import Statement, Taken

log = logging.getLogger("kylix.server")

LONGEST_CHOICE = 60
"""So many parts of a bot's choice are put together at most."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
"""Seconds until bots that failed try again, twice as many each time: a store that cannot write may soon be able to."""


GIVE_WAY = 2.5
"""Seconds without a move after which another server is thought to be gone that let the bots of a table play."""


@dataclass(frozen=True)
class Thought:
    """What a bot at a table still wants to do. After a restart it thinks again."""

    level: str
    plan: Plan
    n: int
    """Where it is to go on: if somebody else moved meanwhile, a new turn begins."""
    times: int
    """So often it thought in this turn."""


class BotDriver:
    def __init__(
        self,
        config: Config,
        pool: BotPool,
        clock: Clock,
        open_tables: dict[str, TableCommands],
        reopen: Callable[[str], Awaitable[Any]],
    ) -> None:
        self.pool = pool
        self.timed = config.bot_tick > 0
        self.clock = clock
        self.open_tables = open_tables
        self.reopen = reopen
        """Loads a table; its bots are woken then."""
        self.most = config.limits.unwatched
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.unwatched: set[str] = set()
        """Tables without people at which bots play now."""
        self.later: dict[str, None] = {}
        """Such tables that wait until there is a place for them, in this order; they need not be in memory."""
        self.failed: dict[str, tuple[int, Timer]] = {}
        """Tables whose bots failed: how often, and what wakes them."""
        self.thoughts: WeakKeyDictionary[Table, dict[int, Thought]] = WeakKeyDictionary()
        """By seat; they go with the table."""
        self.thinkers: Thinkers | None = None
        """Who think for all servers on one store."""
        self.asked: WeakKeyDictionary[Table, tuple[State, object, Question]] = WeakKeyDictionary()
        """The latest question, which takes a while to make."""
        self.giving_way: dict[str, asyncio.Event] = {}
        """Tables at which another server lets the bots play; set when something happens here."""
        self.jobs = Jobs("a table whose bots were to play could not be opened")

    def holds(self, id: str) -> bool:
        """Whether the table must stay in memory for its bots."""
        return id in self.driving or id in self.failed

    def follow(self, table: Table) -> None:
        """Another server changed something at a table: it lets the bots go on, unless it is lost."""
        self.wake(table, later=True)

    def wake(self, table: Table, later: bool = False) -> None:
        """Let the bots of a table go on, unless they are at it."""
        commands = self.open_tables.get(table.id)
        table.automatic.look()
        if table.id in self.giving_way and not later:
            self.giving_way[table.id].set()
        if (
            commands is None
            or table.id in self.driving
            or commands.undo_vote.open is not None
            or table.bot_to_act() is None
            or not self.may_play(table)
        ):
            return
        task = self.driving[table.id] = asyncio.create_task(self.drive(commands, later))
        task.add_done_callback(lambda done: self.rest(table, done))

    def may_play(self, table: Table) -> bool:
        """Whether there is a place; if not, it is kept in mind."""
        if urgency(table) < NOBODY:
            self.unwatched.discard(table.id)
            self.later.pop(table.id, None)
            return True
        if table.id not in self.unwatched and self.is_full():
            self.later[table.id] = None
            return False
        self.unwatched.add(table.id)
        return True

    def is_full(self) -> bool:
        return len(self.unwatched) >= self.most

    def rest(self, table: Table, done: asyncio.Task[None]) -> None:
        self.driving.pop(table.id, None)
        if done.cancelled():
            return
        if error := done.exception():
            log.error("the bots of table %s stopped", table.id, exc_info=error)
            times = self.failed[table.id][0] + 1 if table.id in self.failed else 1
            seconds = min(FIRST_WAIT * 2**times, LONGEST_WAIT)
            self.failed[table.id] = times, self.clock.call_later(seconds, self.again, table)
        else:
            self.wake(table)  # somebody may have moved while this task was ending
        if table.id not in self.driving:
            self.unwatched.discard(table.id)
            self.next()

    def again(self, table: Table) -> None:
        self.wake(table)
        if table.id not in self.driving:
            self.failed.pop(table.id, None)

    def next(self) -> None:
        while self.later and not self.is_full():
            id = next(iter(self.later))
            del self.later[id]
            if id in self.open_tables:
                self.wake(self.open_tables[id].table)
            else:
                self.jobs.start(self.load(id))
                return

    async def load(self, id: str) -> None:
        try:
            await self.reopen(id)
        finally:
            self.next()

    async def drive(self, commands: TableCommands, later: bool = False) -> None:
        """Bots move until a person is to act, or somebody has asked to take a move back."""
        table = commands.table
        if later:
            await self.give_way(table)
        while (seat := table.bot_to_act()) is not None and commands.undo_vote.open is None and self.may_play(table):
            n = table.n
            try:
                made = await self.choice(table, seat)
            except Passed:
                continue
            async with table.lock:
                if table.n != n or table.seats[seat].kind != "bot" or commands.undo_vote.open is not None:
                    continue
                try:
                    await table.adopt(made.state, made.digests, None, texts=made.texts)
                except Taken:
                    is_taken = True  # another server was quicker, and its move was read
                else:
                    is_taken = False
                    if table.id in self.failed:
                        self.failed.pop(table.id)[1].cancel()
                    table.tell_all()
            if is_taken:
                await self.give_way(table)

    async def give_way(self, table: Table) -> None:
        """Until something happens here, or nothing anywhere."""
        bell = self.giving_way[table.id] = asyncio.Event()
        try:
            n = -1
            while table.n != n and not bell.is_set() and table.bot_to_act() is not None:
                n = table.n
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(GIVE_WAY):
                        await bell.wait()
        finally:
            del self.giving_way[table.id]

    def with_move(self, table: Table, s: State, n: int) -> tuple[Statement, ...]:
        """What is kept with a move for those who think: the question that follows it, unless a plan answers it."""
        if self.thinkers is None:
            return ()
        asked = None
        seat = next(iter(s.to_act), None)
        if seat is not None and not any(table.is_person(one) for one in s.to_act) and not table.puzzle:
            steps, times = self.planned(table, s, seat, n)
            asked = None if steps else self.question(table, s, seat, n, times)
        return self.thinkers.with_move(table.id, n, asked, urgency(table))

    def question(self, table: Table, s: State, seat: int, n: int, times: int) -> Question:
        about = (seat, n, times, table.seats[seat].level)
        made = self.asked.get(table)
        if made is None or made[0] is not s or made[1] != about:
            made = s, about, bot_pool.question(s, seat, table.seats[seat].level, table.secret, n, times)
            self.asked[table] = made
        return made[2]

    async def choice(self, table: Table, seat: int) -> chain.Made:
        """What a bot chooses, with all its small parts: like a person's, nobody sees it before it is whole."""
        n = table.n
        made = chain.Made(table.state, [], False, table.told().texts)
        while not made.is_whole and len(made.digests) < LONGEST_CHOICE and table.n == n:
            text = await self.move(table, made.state, seat, n, len(made.digests))
            part = chain.make(made.state, seat, table.setting.read(text), made.texts)
            made = chain.Made(part.state, made.digests + part.digests, part.is_whole, part.texts)
        return made

    def planned(self, table: Table, s: State, seat: int, n: int) -> tuple[Plan, int]:
        """What is left of a plan, as long as the seat sees what it expected; how often it thought in this turn."""
        before = self.thoughts.setdefault(table, {}).get(seat)
        if before is None or before.n != n or before.level != table.seats[seat].level:
            return (), 0
        fits = next_step(before.plan, s.view(seat), tuple(s.text(move) for move in s.options(seat)))
        return (() if fits is None else before.plan), before.times

    async def move(self, table: Table, s: State, seat: int, begun: int, part: int) -> str:
        """The next move of a plan, or a new thought: part of a choice that began with so many entries."""
        n = begun + part
        level, kept = table.seats[seat].level, self.thoughts.setdefault(table, {})
        steps, times = self.planned(table, s, seat, n)
        kept.pop(seat, None)
        if steps:
            if part == 0:
                await self.pool.pause()
        else:
            question = self.question(table, s, seat, n, times)
            veiled = self.timed and await asyncio.to_thread(table.automatic.is_veiled, s, seat)
            slight = veiled and is_slight(s)
            steps = await self.pool.ask(question, veiled, lambda: urgency(table), self.elsewhere(table, begun), slight)
            times += 1
        kept[seat] = Thought(level, steps[1:], n + 1, times)
        return steps[0].move

    def elsewhere(self, table: Table, n: int) -> Elsewhere | None:
        """Who answers in the place of this server's own processes, as long as the table has so many entries."""
        if self.thinkers is None:
            return None
        about = self.thinkers
        return lambda asked, rank: about.plan(asked, rank, table.id, n, lambda: table.n == n)

    def forget(self, id: str) -> None:
        """The table is gone."""
        if (task := self.driving.get(id)) is not None:
            task.cancel()
        if id in self.failed:
            self.failed.pop(id)[1].cancel()
        self.later.pop(id, None)
        self.unwatched.discard(id)
        self.next()

    async def stop(self) -> None:
        for _, timer in self.failed.values():
            timer.cancel()
        self.later.clear()
        self.jobs.stop()
        tasks = list(self.driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


PLAYING, WATCHED, AWAY, NOBODY = range(4)


def urgency(table: Table) -> int:
    """Who waits for the bots of a table: somebody who plays there, or looks on, or will come back, or nobody."""
    if table.elsewhere or any(listener.seat is not None for listener in table.listeners):
        return PLAYING
    if table.listeners:
        return WATCHED
    return AWAY if any(table.is_person(seat) for seat in range(len(table.seats))) else NOBODY
