"""Lets the bots of tables move: those with people first, few tables without any, and again after a failure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from kylix.server import bot_pool, chain
from kylix.server.bot_pool import BotPool
from kylix.server.clock import Clock, Timer
from kylix.server.config import Config
from kylix.server.jobs import Jobs
from kylix.server.table import Table
from kylix.server.table_commands import TableCommands

log = logging.getLogger("kylix.server")

LONGEST_CHOICE = 60
"""So many parts of a bot's choice are put together at most."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0
"""Seconds until bots that failed try again, twice as many each time: a store that cannot write may soon be able to."""


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
        self.jobs = Jobs("a table whose bots were to play could not be opened")

    def holds(self, id: str) -> bool:
        """Whether the table must stay in memory for its bots."""
        return id in self.driving or id in self.failed

    def wake(self, table: Table) -> None:
        """Let the bots of a table go on, unless they are at it."""
        commands = self.open_tables.get(table.id)
        table.automatic.look()
        if (
            commands is None
            or table.id in self.driving
            or commands.undo_vote.open is not None
            or table.bot_to_act() is None
            or not self.may_play(table)
        ):
            return
        task = self.driving[table.id] = asyncio.create_task(self.drive(commands))
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

    async def drive(self, commands: TableCommands) -> None:
        """Bots move until a person is to act, or somebody has asked to take a move back."""
        table = commands.table
        while (seat := table.bot_to_act()) is not None and commands.undo_vote.open is None and self.may_play(table):
            n = table.n
            made = await self.choice(table, seat)
            async with table.lock:
                if table.n != n or table.seats[seat].kind != "bot" or commands.undo_vote.open is not None:
                    continue
                await table.adopt(made.state, made.digests, None)
                if table.id in self.failed:
                    self.failed.pop(table.id)[1].cancel()
                table.tell_all()

    async def choice(self, table: Table, seat: int) -> chain.Made:
        """What a bot chooses, with all its small parts: like a person's, nobody sees it before it is whole."""
        n, level = table.n, table.seats[seat].level
        made = chain.Made(table.state, [], False)
        while not made.is_whole and len(made.digests) < LONGEST_CHOICE and table.n == n:
            s = made.state
            question = bot_pool.question(s, seat, level, table.secret, n + len(made.digests))
            veiled = self.timed and await asyncio.to_thread(table.automatic.is_veiled, s, seat)
            text = await self.pool.ask(question, veiled, lambda: urgency(table))
            part = chain.make(s, seat, table.setting.read(text))
            made = chain.Made(part.state, made.digests + part.digests, part.is_whole)
        return made

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
    if any(listener.seat is not None for listener in table.listeners):
        return PLAYING
    if table.listeners:
        return WATCHED
    return AWAY if any(table.is_person(seat) for seat in range(len(table.seats))) else NOBODY
