"""Several servers on one store: tables here follow what others change, and each tells who is there and what is asked.

A bell of the store says which tables others may have changed. Bells can be lost with a connection, so every two seconds
all open tables are looked at anyway. What is said of people is not kept: it ends with the lease of the server that
said it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from itertools import count
from typing import TYPE_CHECKING, Any

from kylix.server import catching_up, metrics
from kylix.server.catching_up import News, TableGone, catch_up
from kylix.server.errors import ApiError
from kylix.server.jobs import Jobs
from kylix.server.messages import Answer
from kylix.server.table_commands import TableCommands
from kylix.store.saying import Shared
from kylix.store.thinking import Thinking

if TYPE_CHECKING:
    from kylix.server.table import Table
    from kylix.server.table_manager import TableManager

log = logging.getLogger("kylix.server")

SWEEP_SECONDS = 2.0
LEASE_SECONDS = 6.0
FEW_SWEEPS = 3
"""After so many it is looked whether bots wait anywhere."""
LOOKS = 8
"""So many tables are read beside each other."""
FEW = 20
"""After so many tables others have a turn."""


class Others:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.server = secrets.token_hex(8)
        self.heard: set[str] = set()
        """Tables that others may have changed."""
        self.talked: set[str] = set()
        """Tables of which others said something."""
        self.dirty: set[str] = set()
        """Tables of which others may have to be told."""
        self.told: dict[str, str] = {}
        """By table: what others were told."""
        self.telling = asyncio.Lock()
        self.taken: dict[str, dict[str, str]] = {}
        """By table and server: what others said, when it was taken."""
        self.resting: dict[str, int] = {}
        """Tables at which a bot was to act when that was looked at last, by version."""
        self.measured: dict[str, float] = {}
        """How the store was, when it was looked at last."""
        self.attending = Jobs("tables of a lost server could not be attended to")
        self.bell = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def store(self) -> Shared | None:
        found = self.manager.store
        return found if isinstance(found, Shared) else None

    def start(self) -> None:
        if self.store is not None:
            self.manager.store.listen(self.hear)
            self.store.talked = self.hear_said
            self.store.grouped = metrics.GROUPS.observe
            self.tasks = [asyncio.create_task(self.follow()), asyncio.create_task(self.sweep())]

    async def stop(self) -> None:
        self.attending.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.store is not None and self.tasks:
            try:
                await self.store.beat(self.server, 0.0)  # nobody is here any more
            except Exception:  # then the lease ends by itself
                log.info("the other servers could not be told", exc_info=True)

    # --- noticing -------------------------------------------------------------------------------------------------

    def opened(self, commands: TableCommands) -> None:
        """A table came into memory."""
        table = commands.table
        if self.store is None:
            return

        async def behind() -> None:
            await self.read(commands)

        def noticed() -> None:
            self.dirty.add(table.id)
            self.bell.set()

        table.catch_up, table.noticed = behind, noticed
        self.hear({table.id})
        self.hear_said({table.id})
        noticed()

    def hear(self, tables: set[str]) -> None:
        """None: perhaps all, and what was said of them."""
        known = self.manager.open_tables.keys()
        self.heard |= tables & known if tables else known
        self.talked |= set() if tables else known
        self.bell.set()

    def hear_said(self, tables: set[str]) -> None:
        self.talked |= tables & self.manager.open_tables.keys()
        self.bell.set()

    async def follow(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            dirty, heard, talked = self.dirty, self.heard, self.talked
            self.dirty, self.heard, self.talked = set(), set(), set()
            known = self.manager.open_tables.keys()
            try:
                await self.compare(sorted(heard & known), sorted(talked & known))
                await self.tell(sorted(dirty | heard | talked))
            except Exception:  # the sweep comes again
                log.warning("%d tables could not be compared with other servers", len(heard), exc_info=True)

    async def sweep(self) -> None:
        assert self.store is not None
        for number in count():
            try:
                await self.store.beat(self.server, LEASE_SECONDS)
                tables = {id: commands.table for id, commands in self.manager.open_tables.items()}
                self.heard |= {table.id for table in await self.behind(list(tables.values()))}
                said = await self.said(list(tables))
                self.talked |= {id for id in tables if said.get(id, {}) != self.taken.get(id, {})}
                self.bell.set()
                ids = sorted(self.told.keys() | tables.keys())
                for at in range(0, len(ids), FEW):  # a few at a time: what is new does not wait for all of them
                    await self.tell(ids[at : at + FEW])
                await self.measure()
                if not self.attending.tasks:  # beside this: tables may take long to load
                    self.attending.start(self.attend(every=number % FEW_SWEEPS == 0))
            except Exception:
                log.warning("the store cannot be looked at", exc_info=True)
                self.told.clear()  # after a crash of the database nothing of it is left
            await asyncio.sleep(SWEEP_SECONDS)

    async def measure(self) -> None:
        assert self.store is not None
        assert isinstance(self.manager.store, Thinking)
        found = {"bells": await self.store.bells(), "waiting": 0.0, "answered": 0.0}
        for _, is_answered, number in await self.manager.store.counted():
            found["answered" if is_answered else "waiting"] += number
        self.measured = found

    async def attend(self, every: bool) -> None:
        """Bots go on at tables whose server is lost: where nobody waits for an answer, or nothing happened for long."""
        assert isinstance(self.manager.store, Thinking)
        left = dict.fromkeys(await self.manager.store.unattended(), True)
        if every:
            waiting = dict(await self.manager.store.waiting_for_bots())
            versions = await self.manager.store.versions(list(waiting))
            left |= {id: waiting[id] for id, version in versions.items() if self.resting.get(id) == version}
            self.resting = versions
        await self.manager.attend([one for one in left.items() if one[0] not in self.manager.open_tables])

    # --- telling --------------------------------------------------------------------------------------------------

    async def tell(self, ids: list[str]) -> None:
        """What is new of these tables, all at once."""
        assert self.store is not None
        async with self.telling:  # else what is older could be written later
            new: dict[str, str] = {}
            for at, id in enumerate(ids):
                commands = self.manager.open_tables.get(id)
                value = json.dumps(said_of(commands)) if commands else "{}"
                if self.told.get(id, "{}") != value:
                    new[id] = value
                if at % FEW == FEW - 1:
                    await asyncio.sleep(0)
            if new:
                await self.store.say(self.server, new)
            self.told |= new
            for id in ids:
                if id not in self.manager.open_tables:
                    self.told.pop(id, None)
                    self.taken.pop(id, None)

    # --- following ------------------------------------------------------------------------------------------------

    async def compare(self, ids: list[str], talked: list[str]) -> None:
        """Tables here with those in the store: what is new of all of them is read at once, and what others say."""
        tables = [commands.table for id in ids if (commands := self.manager.open_tables.get(id)) is not None]
        if len(tables) > FEW:  # most of them will be as they are here
            tables = await self.behind(tables)
        news = await catching_up.read(self.manager.store, tables)
        said = await self.said(talked) if talked else {}
        gate = asyncio.Semaphore(LOOKS)
        looks = [
            self.look(commands, news.get(id), said.get(id, {}) if id in talked else None, gate)
            for id in dict.fromkeys([*news, *talked])
            if (commands := self.manager.open_tables.get(id)) is not None
        ]
        for failed in [one for one in await asyncio.gather(*looks, return_exceptions=True) if one is not None]:
            log.warning("a table could not be compared with other servers", exc_info=failed)

    async def behind(self, tables: list[Table]) -> list[Table]:
        versions = await self.manager.store.versions([table.id for table in tables])
        return [table for table in tables if versions.get(table.id) != table.version]

    async def said(self, ids: list[str]) -> dict[str, dict[str, str]]:
        """By table and server."""
        assert self.store is not None
        found: dict[str, dict[str, str]] = {}
        for id, server, value in await self.store.said(self.server, ids):
            found.setdefault(id, {})[server] = value
        return found

    async def look(
        self, commands: TableCommands, news: News | None, said: dict[str, str] | None, gate: asyncio.Semaphore
    ) -> None:
        async with commands.table.lock, gate:
            try:
                if news is not None:
                    await self.read(commands, news)
            except TableGone:
                self.manager.forget(commands.table.id)
                return
            if said is not None:
                await self.take(commands, {server: json.loads(value) for server, value in said.items()})
                self.taken[commands.table.id] = said

    async def read(self, commands: TableCommands, news: News | None = None) -> None:
        """Under the table's lock; `news` were read before it, and are read again if something happened since."""
        table = commands.table
        n, seats, serial, ask = table.n, list(table.seats), table.timing.times.serial, table.agreeing.kept
        if not await catch_up(table, news):
            return
        if table.n != n:
            vote = commands.undo_vote.open
            if vote is not None and not vote.server:
                commands.undo_vote.drop(table)
        if (table.n, table.timing.times.serial, table.agreeing.kept) != (n, serial, ask):
            table.tell_all()
            self.manager.wake(table)
        if table.n != n or table.seats != seats:
            table.automatic.look()
            self.manager.bots.follow(table)
        table.tell_seats()

    async def take(self, commands: TableCommands, said: dict[str, dict[str, Any]]) -> None:
        """What the other servers say of a table; under its lock."""
        table = commands.table
        here = {seat for value in said.values() for seat in value.get("here", ())}
        table.looking = {seat for value in said.values() for seat in value.get("looking", ())}
        came, changed = here - table.elsewhere, here != table.elsewhere
        table.elsewhere = here
        for seat in came:
            table.seating.came(seat)
        watchers = sum(value.get("watchers", 0) for value in said.values())
        changed |= watchers != table.watching.elsewhere
        table.watching.elsewhere = watchers
        changed |= table.seating.mirror({server: value.get("seats", {}) for server, value in said.items()})
        commands.undo_vote.mirror(table, self.server, {server: value.get("undo") for server, value in said.items()})
        for value in said.values():
            for ask, given in value.get("answers", {}).items():
                for seat, agree in given.items():
                    await answered(commands, ask, int(seat), agree)
        if not table.has_rematch and any(value.get("rematch") for value in said.values()):
            table.has_rematch = True
            table.tell_all()
        if changed:
            table.tell_seats()


async def answered(commands: TableCommands, ask: str, seat: int, agree: bool) -> None:
    """Somebody at another server agreed, or did not. What is closed already is answered no more."""
    try:
        if not await commands.table.seating.answer(ask, seat, agree):
            await commands.undo_vote.answer(commands, Answer(ask, agree), seat)
    except ApiError:
        pass


def seats_here(table: Table) -> set[int]:
    return {listener.seat for listener in table.listeners if listener.seat is not None}


def said_of(commands: TableCommands) -> dict[str, Any]:
    """What others are told of a table."""
    table, vote = commands.table, commands.undo_vote.open
    told: dict[str, Any] = {
        "here": sorted({*seats_here(table), *table.orders.visiting.seats}),
        "looking": sorted({one.seat for one in table.listeners if one.looking and one.seat is not None}),
        "seats": table.seating.said(),
        "answers": table.given,
        "rematch": table.has_rematch,
        "watchers": sum(listener.seat is None for listener in table.listeners),
    }
    if vote is not None and not vote.server:
        about = {"id": vote.asked.id, "turn": vote.asked.turn, "seat": vote.seat, "n": vote.n}
        told["undo"] = {**about, "missing": sorted(vote.missing)}
    return {name: value for name, value in told.items() if value}
