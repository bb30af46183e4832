"""The time of the store, for which servers it runs, and what is done when somebody's time runs out.

All servers count by one clock, that of the store. While clocks run they say every second that they are there; who
starts and finds that nobody was there lets all clocks begin where they stood. What is due is claimed by one server for
a few seconds: if that one dies, another one does it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import replace
from time import monotonic, time
from typing import TYPE_CHECKING

from kylix.server.club import clocks
from kylix.server.club.lost import FORFEITED, STAND_IN, TIMED_OUT
from kylix.server.club.order_sweep import sweep_orders
from kylix.server.errors import ApiError
from kylix.store.base import Change, Done, Statement, Taken

if TYPE_CHECKING:
    from kylix.server.table import Table
    from kylix.server.table_commands import TableCommands
    from kylix.server.table_manager import TableManager

log = logging.getLogger("kylix.server")

BEAT_SECONDS = 1.0
THERE_SECONDS = 2.5
"""Who beat within so many seconds is there."""
CLAIM_SECONDS = 5.0
NEAR_SECONDS = 0.05
"""An answer that took longer does not tell the time of the store well enough."""
AT_ONCE = 50
"""So many time-outs are looked for at a time."""
NOW = "SELECT CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
"""Of PostgreSQL. SQLite has no clock but that of the machine."""
DUE = f"SELECT table_id, seat, due FROM clocks WHERE due <= ? AND claimed <= ? ORDER BY due LIMIT {AT_ONCE}"
CLAIM = "UPDATE clocks SET claimed = ? WHERE table_id = ? AND seat = ? AND due = ? AND claimed <= ?"
ALIVE = """INSERT INTO alive (one, at, server) VALUES (1, ?, ?)
  ON CONFLICT (one) DO UPDATE SET at = excluded.at, server = excluded.server"""
FIRST = "INSERT INTO alive (one, at, server) VALUES (1, ?, ?) ON CONFLICT (one) DO NOTHING"
BACK = "UPDATE alive SET at = ?, server = ? WHERE one = 1 AND at = ?"
SLEPT = """UPDATE clocks SET due = due + (? - CASE WHEN since > ? THEN since ELSE ? END),
  since = since + (? - CASE WHEN since > ? THEN since ELSE ? END) WHERE since < ?"""


class TimeKeeper:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.server = secrets.token_hex(8)
        self.base = time() - monotonic()
        """A step of the machine's clock while the server runs changes nobody's time."""
        self.asked: float | None = None
        """When the store was last asked for the time."""
        self.task: asyncio.Task[None] | None = None

    def now(self) -> float:
        return self.base + monotonic()

    async def start(self) -> None:
        await self.ask_time()
        await self.wake()
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is None:
            return
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        try:
            # Another server that is there says so within a second.
            if await self.runs():
                await self.manager.store.commit(Change(also=(Statement(ALIVE, (self.now(), "")),)))
        except Exception:  # then the last beat counts
            log.info("the store could not be told that the server goes", exc_info=True)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.sweep()
                await sweep_orders(self.manager, self.now())
            except Exception:  # a store that cannot be reached may soon be there again
                log.warning("clocks could not be looked at", exc_info=True)

    async def ask_time(self) -> None:
        if self.manager.store.is_shared:
            before = monotonic()
            ((now,),) = await self.manager.store.rows(NOW)
            after = monotonic()
            if self.asked is None or after - before < NEAR_SECONDS:
                self.base, self.asked = now - (before + after) / 2, after

    async def runs(self) -> bool:
        """Whether any clock does."""
        return bool(await self.manager.store.rows("SELECT 1 FROM clocks WHERE since IS NOT NULL LIMIT 1"))

    async def wake(self) -> None:
        """After a start: the time in which no server was there costs nobody anything."""
        store, now = self.manager.store, self.now()
        rows = await store.rows("SELECT at, server FROM alive")
        if not rows:
            await store.commit(Change(also=(Statement(FIRST, (now, self.server)),)))
            return
        at, server = rows[0]
        if store.is_shared and server and at > now - THERE_SECONDS:
            return  # somebody is there
        back = Statement(BACK, (now, self.server, at), needed=True)
        await store.commit(Change(also=(back, slept(at, now))))

    # --- every second ---------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        await self.ask_time()
        if not await self.runs():
            return
        store = self.manager.store
        await store.commit(Change(also=(Statement(ALIVE, (self.now(), self.server)),)))
        for id, seat, due in await store.many(DUE, self.now(), self.now()):
            try:
                await self.run_out(id, seat, due)
            except ApiError as error:
                log.warning("table %s cannot be opened, though time ran out there: %s", id, error)

    async def run_out(self, id: str, seat: int, due: float) -> None:
        """By this server, if no other one is at it."""
        now = self.now()
        claim = Statement(CLAIM, (now + CLAIM_SECONDS, id, seat, due, now), needed=True)
        if not isinstance(await self.manager.store.commit(Change(also=(claim,))), Done):
            return
        commands = await self.manager.commands(id)
        table = commands.table
        async with table.lock:
            try:
                await self.act(table, seat)
            except Taken:
                return  # somebody moved at the same moment, by way of another server
        self.settle(commands)

    def settle(self, commands: TableCommands) -> None:
        self.manager.look_settled(commands)

    async def act(self, table: Table, seat: int) -> None:
        await table.catch_up()
        times, kept = table.timing.times, table.seats[seat]
        clock = times.clocks.get(seat)
        if times.pace is None or clock is None or (due := clocks.due(times.pace, clock)) is None or due > self.now():
            return
        asked = table.automatic.asked.get(seat)
        if asked is not None and not asked.is_past:
            return  # its moment comes: whether the answer is given for the seat or by it, that costs nothing
        event = FORFEITED if times.pace.at_end == "lose" else TIMED_OUT
        await table.seating.put(seat, replace(kept, kind="bot", level=STAND_IN), event)


def slept(gone: float, back: float) -> Statement:
    """No server was there between these two moments: that costs nobody time."""
    return Statement(SLEPT, (back, gone, gone, back, gone, gone, back))
