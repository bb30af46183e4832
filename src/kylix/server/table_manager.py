"""All tables: creates them, loads them when somebody comes, and lets their bots move."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Sequence
from time import monotonic, time
from typing import Any

from kylix.core.chance import Chance, ProvableChance
from kylix.core.errors import KylixError
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.components import Components
from kylix.kit.game import Setting
from kylix.kit.registry import game
from kylix.server import deep_keys, errors
from kylix.server.automatic import Automatic
from kylix.server.bot_driver import BotDriver
from kylix.server.bot_pool import BotPool
from kylix.server.clock import Clock
from kylix.server.club.names import tidy
from kylix.server.club.sitters import opened_by, seated
from kylix.server.club.timekeeper import TimeKeeper
from kylix.server.club.wishes import said_at_set_up
from kylix.server.config import Config
from kylix.server.errors import ApiError
from kylix.server.fair import Workers
from kylix.server.hints import Hints
from kylix.server.keeping import kept
from kylix.server.limited import Limited, passes
from kylix.server.messages import TableRequest
from kylix.server.noticing import NOBODY, Noticing
from kylix.server.opening import open_table
from kylix.server.others import Others
from kylix.server.person import Person
from kylix.server.replay_cache import ReplayCache
from kylix.server.replaying import CannotLoad, lines_of
from kylix.server.seat_messages import JoinAsked, SeatChange, SeatChanged, SeatKey, SeatRequest, TableKeys
from kylix.server.seating import PEOPLE, Seating, level_of
from kylix.server.seed_numbers import SeedNumbers
from kylix.server.table import ALPHABET, ID_LETTERS, Table, new_token
from kylix.server.table_commands import TableCommands
from kylix.server.thinkers import Thinkers
from kylix.server.tokens import Holder, digest, holder_of
from kylix.server.undo_vote import UndoVote
from kylix.store.base import Away, Change, Statement, Store, StoredSeat, StoredTable, Taken

log = logging.getLogger("kylix.server")

SECRET_BYTES = 32
RECENT_SECONDS = 10.0
"""So long a table stays in memory after somebody asked for it."""
COMPONENT_SECONDS, RECORD_SECONDS = 5.0, 30.0
"""So long a processor may be busy with a text of somebody; ours take tenths of a second."""


class TableManager:
    def __init__(self, config: Config, store: Store, clock: Clock | None = None) -> None:
        self.config = config
        self.store = store
        self.open_tables: dict[str, TableCommands] = {}
        self.loading: dict[str, asyncio.Task[TableCommands]] = {}
        self.wanted: dict[str, float] = {}
        """By table in memory: when somebody asked for it last."""
        self.clock = clock or Clock()
        self.roll = self.order_roll = random.SystemRandom()
        """Draws the moments of answers: nobody can foretell them."""
        self.bot_pool = BotPool(config.bot_jobs, config.bot_tick, config.bot_beats, self.clock)
        self.workers = Workers()
        self.replays = ReplayCache()
        self.hints = Hints(self.bot_pool)
        self.bots = BotDriver(config, self.bot_pool, self.clock, self.open_tables, self.commands)
        self.wake = self.bots.wake
        self.others = Others(self)
        self.keeper = TimeKeeper(self)
        if store.is_shared:
            self.bots.thinkers = Thinkers(store, self.others.server, self.bot_pool.plan, config.think_seconds)
        self.limited, self.records = Limited(COMPONENT_SECONDS), Limited(RECORD_SECONDS)
        self.seed_numbers = SeedNumbers(store, with_keys, self.clock, config.number_seconds)
        self.seed_numbers.opens = self.commands
        self.resuming: asyncio.Task[None] | None = None
        self.noticing: Noticing = NOBODY
        self.settling: asyncio.Task[None] | None = None
        """Kept, or nobody would hold it while it runs."""
        self.draining = False
        """The server is about to stop: pages go elsewhere, or come back after the start."""
        self.heard = 0
        """So many messages came by sockets."""

    async def start(self) -> None:
        await self.store.open()
        await self.keeper.start()
        self.bot_pool.start()
        self.others.start()
        if self.bots.thinkers is not None:
            self.bots.thinkers.start()
        self.resuming = asyncio.create_task(self.resume())

    async def stop(self) -> None:
        tasks = [*self.loading.values(), *([self.resuming] if self.resuming else [])]
        for task in tasks:
            task.cancel()
        for commands in self.open_tables.values():
            commands.table.automatic.stop()
            commands.table.seating.stop()
            commands.table.orders.stop()
        self.seed_numbers.stop()
        await asyncio.gather(*tasks, self.hints.stop(), self.bots.stop(), return_exceptions=True)
        await self.keeper.stop()
        await self.others.stop()
        if self.bots.thinkers is not None:
            await self.bots.thinkers.stop()
        self.workers.stop()
        for each in (self.limited, self.records):
            await asyncio.to_thread(each.stop)
        await asyncio.to_thread(self.bot_pool.stop)
        await self.store.close()

    async def resume(self) -> None:
        """After a start: bots that were to act go on, whether anybody looks or not. Those of tables with people first;
        of the others only so many are loaded as may play."""
        waiting = await self.store.waiting_for_bots()
        self.bot_pool.warm()
        await self.attend(waiting)

    async def attend(self, waiting: list[tuple[str, bool]]) -> None:
        """Tables at which bots are to act, each with whether people play there."""
        for id, people in waiting:
            if not people and self.bots.is_full():
                self.bots.later[id] = None
                continue
            try:
                await self.commands(id)
            except (ApiError, Away) as error:
                log.warning("table %s cannot go on: %s", id, error)

    # --- tables ---------------------------------------------------------------------------------------------------

    async def commands(self, id: str) -> TableCommands:
        """A table, loaded if it is not; ApiError if there is none."""
        if id in self.open_tables:
            self.wanted[id] = monotonic()
            return self.open_tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        return await asyncio.shield(self.loading[id])

    async def holder(self, id: str, token: str) -> Holder:
        """Whom a token of a table belongs to, also before its game begins."""
        stored = await self.store.table(id) if await self.store.is_waiting(id) else None
        if stored is not None:
            found = await opened_by(self.store, id, token, self.seed_numbers.names(stored))
            return found or holder_of(token, stored.seats, stored.host)
        return await self.holder_at((await self.commands(id)).table, token)

    async def holder_at(self, table: Table, token: str) -> Holder:
        found = await opened_by(self.store, table.id, token, table.setting.names["seat"])
        return found or holder_of(token, table.seats, table.host)

    async def seat_names(self, id: str) -> Sequence[str]:
        """Also before its game begins."""
        stored = await self.store.table(id) if await self.store.is_waiting(id) else None
        if stored is not None:
            return self.seed_numbers.names(stored)
        return (await self.commands(id)).table.setting.names["seat"]

    async def load(self, id: str) -> TableCommands:
        try:
            stored = await self.store.table(id)
            if stored is None:
                raise errors.no_table()
            if not stored.lines:
                raise ApiError(409, "not-begun", "the game begins when everybody has added a number, or none")
            table = await open_table(self.store, stored, self.workers.opening.run)
            await self.read_times(table, stored)
        except (ApiError, Away):
            raise
        except CannotLoad as error:
            text, why = f"this table cannot be opened: {error}", error.stopped
            facts: dict[str, str | int] = {"game": why.game, "played": why.played, "present": why.present}
            raise ApiError(409, "cannot-load", text, None, n=why.n, **facts) from None
        except Exception as error:
            log.warning("table %s cannot be opened", id, exc_info=error)
            reason = f": {error}" if isinstance(error, KylixError) else " by this version of Kylix"
            raise ApiError(409, "cannot-read", f"this table cannot be opened{reason}") from None
        finally:
            del self.loading[id]
        return self.open(table)

    def open(self, table: Table) -> TableCommands:
        self.put_away()
        self.wanted[table.id] = monotonic()
        table.asking = self.bots.with_move
        vote = UndoVote(self.config.undo_seconds, self.wake)
        table.automatic = Automatic(table, self.clock, self.config.answer_seconds, self.roll)
        table.automatic.may_go_on = lambda: vote.open is None
        table.automatic.changed = table.orders.changed = self.wake
        table.orders.serve(self.clock, self.order_roll, self.config.order_seconds)
        commands = self.open_tables[table.id] = TableCommands(
            table, vote, self.replays, self.hints, self.workers, self.wake
        )
        away, consent = self.config.away_seconds, self.config.consent_seconds
        table.seating = Seating(table, self.clock, away, consent, lambda: self.seated(commands))
        table.noticing = self.noticing
        self.others.opened(commands)
        self.wake(table)
        self.look_settled(commands)
        return commands

    async def read_times(self, table: Table, stored: StoredTable) -> None:
        """Its clocks, and what is asked of all."""
        table.timing.now = self.keeper.now
        await table.timing.begin(stored.head.get("pace"))
        await table.agreeing.read()
        await table.orders.read_all()

    def look_settled(self, commands: TableCommands) -> None:
        ask = commands.table.agreeing.open
        if commands.table.settling.agreed() is not None or (ask and not commands.table.agreeing.missing(ask)):
            self.settling = asyncio.create_task(commands.settle_for_bots())

    def put_away(self) -> None:
        """Tables that nobody looks at and no bot plays at are in the store; memory need not hold all of them.

        Whoever asked for one a moment ago may be about to sit down: elsewhere there would soon be another one of it.
        """
        recently = monotonic() - RECENT_SECONDS
        for id, commands in list(self.open_tables.items()):
            if len(self.open_tables) < self.config.limits.loaded:
                return
            if self.wanted.get(id, 0.0) > recently:
                continue
            table = commands.table
            waits = table.automatic.asked or table.seating.open or table.orders.waits
            if not (table.listeners or waits or self.bots.holds(id) or table.lock.locked()):
                del self.open_tables[id]
                self.wanted.pop(id, None)

    async def create(self, asked: TableRequest, person: Person | None = None) -> TableKeys:
        try:
            if asked.components is not None:
                await self.workers.opening.run(self.limited.ask, passes, set_up, asked, self.config.seeds)
            state = await self.workers.opening.run(set_up, asked, self.config.seeds)
        except (KylixError, ApiError):
            raise
        except Exception as error:
            if asked.components is None:
                raise
            log.info("a component file could not be played with", exc_info=error)
            raise ApiError(400, "bad-components", "no game can be set up with these components") from None
        said = said_at_set_up(asked)
        online = asked.seed is None and any(seat.kind == "link" for seat in asked.seats)
        if online if asked.numbers is None else asked.numbers:
            return await self.seed_numbers.create(state, asked.seats, said, person)
        return await self.seat_people(state, asked.seats, said, person)

    async def seat_people(
        self, state: State, plans: list[SeatRequest], more: dict[str, Any], person: Person | None = None
    ) -> TableKeys:
        """A table for a state with its record; everybody gets a token. `more` is kept with what is played."""
        keys, seats = with_keys(state, plans)
        seats, also = seated(keys.table, plans, seats, person)
        await self.add(keys.table, state, digest(keys.host), seats, more, also)
        return keys

    async def add(
        self, id: str, state: State, host: str, seats: tuple[StoredSeat, ...], more: dict[str, Any],
        also: tuple[Statement, ...] = (),
    ) -> Table:  # fmt: skip
        """Keep a table, then open it. Taken when there is one of this id."""
        now, setting = time(), state.setting
        head, chance = codec.header(setting, whole=True), codec.chance_header(state.chance)  # type: ignore[arg-type]
        lines = await self.workers.opening.run(lines_of, state, now)
        to_act = () if more.get("puzzle") else tuple(state.to_act)
        stored = StoredTable(id, now, {**head, **more}, chance, host, seats, lines, to_act)
        begun = self.noticing.begun(id, len(lines), to_act)
        try:
            await kept(self.store, Change(table=id, made=stored, also=(*also, *begun)))
        except Taken:
            # The database may have been lost after it was kept, and then it was asked to keep it once more.
            there = await self.store.table(id)
            if there is None or (there.created, there.host, there.seats) != (now, host, seats):
                raise
        table = await open_table(self.store, stored, self.workers.opening.run)
        await self.read_times(table, stored)
        self.open(table)
        return table

    async def remove(self, id: str) -> None:
        """Delete a table; pages that look at it are told."""
        table = await self.opened(id)
        async with table.lock if table else contextlib.nullcontext():
            await kept(self.store, Change(table=id, delete=True))
            self.forget(id)

    def forget(self, id: str) -> None:
        """A table was deleted, here or by another server."""
        commands = self.open_tables.pop(id, None)
        self.wanted.pop(id, None)
        self.bots.forget(id)
        if commands is not None:
            table = commands.table
            table.automatic.stop()
            table.seating.stop()
            table.orders.stop()
            for page in list(table.listeners):
                page.dismiss(ApiError(404, "no-table", "this table was deleted"))

    async def opened(self, id: str) -> Table | None:
        """A table that is in memory, or is on its way there."""
        if id in self.loading:
            with contextlib.suppress(ApiError):
                await asyncio.shield(self.loading[id])
        found = self.open_tables.get(id)
        return found.table if found else None

    async def set_host(self, id: str, host: str) -> None:
        """Another token is the host's, by its SHA-256."""
        table = await self.opened(id)
        async with table.lock if table else contextlib.nullcontext():
            await kept(self.store, Change(table=id, host=host))
            if table is not None:
                table.host = host

    # --- seats ----------------------------------------------------------------------------------------------------

    async def change_seat(self, id: str, holder: Holder, name: str, asked: SeatChange) -> SeatChanged:
        """Another controller for a seat, in the middle of a game too."""
        if (early := await self.seed_numbers.invite(id, holder, name, asked)) is not None:
            return early
        table = (await self.commands(id)).table
        seat = table.setting.seat(name)
        is_invitation = asked.renew or (asked.kind == "link" and holder.seat != seat)
        if is_invitation and not self.config.seeds and table.is_at_one_screen:
            raise seed_online(409)
        while True:
            async with table.lock:
                with contextlib.suppress(Taken):  # another server was quicker: what it changed is looked at first
                    return await table.seating.change(holder, seat, asked)

    async def join(self, id: str, asked: JoinAsked, person: str = "") -> str:
        """Exchange an invitation; the seat to which it leads, which is this person's then, or nobody's."""
        if (early := await self.seed_numbers.join(id, asked, person)) is not None:
            return early
        table = (await self.commands(id)).table
        while True:
            async with table.lock:
                with contextlib.suppress(Taken):
                    return table.setting.names["seat"][await table.seating.join(asked, person)]

    def seated(self, commands: TableCommands) -> None:
        """Somebody else plays a seat."""
        commands.undo_vote.drop(commands.table)
        commands.table.tell_all()
        self.wake(commands.table)
        self.look_settled(commands)


def with_keys(state: State, plans: list[SeatRequest]) -> tuple[TableKeys, tuple[StoredSeat, ...]]:
    """An id and keys for a new table; its seats as they are stored. A guest's token is made where the guest is."""
    assert isinstance(state.setting, Setting)
    keys: list[SeatKey] = []
    seats: list[StoredSeat] = []
    for name, plan in zip(state.setting.names["seat"], plans, strict=False):
        token, invitation = (new_token() if plan.kind == kind else None for kind in PEOPLE)
        hashed = [digest(key) if key else "" for key in (token, invitation)]
        keys.append(SeatKey(name, token, invitation))
        seats.append(StoredSeat(plan.kind, level_of(plan.kind, plan.level), tidy(plan.name), *hashed))
    id = "t_" + "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))
    return TableKeys(id, new_token(), keys), tuple(seats)


def set_up(asked: TableRequest, seeds: bool) -> State:
    """A new game. With a seed it can be repeated; without one chance is provable."""
    title = game(asked.title)
    if asked.seed is not None and not seeds and any(seat.kind == "link" for seat in asked.seats):
        raise seed_online(400)
    for seat in asked.seats:
        level_of(seat.kind, seat.level)
    parts: Components | None = None
    if asked.components is not None:
        deep_keys.check(asked.components)
        parts = Components.read(title.components, title.title, asked.components, "components", base=title.base)
        deep_keys.check(parts.toml)  # what it extends comes on top
    setting = title.setting(len(asked.seats), asked.options, parts)
    if asked.numbers and asked.seed is not None:
        raise ApiError(400, "seed-and-numbers", "with a seed chance is known beforehand: nobody can add to it")
    return setting.start(provable([]) if asked.seed is None else Chance(asked.seed))


def seed_online(status: int) -> ApiError:
    """Who opened the table knows the seed, and others could try all there are: they would know every card to come."""
    return ApiError(status, "seed-online", "with a seed what comes is known: people play by link without one")


def provable(numbers: list[str]) -> ProvableChance:
    """Chance from a new secret, and what the seats add to it."""
    return ProvableChance(secrets.token_bytes(SECRET_BYTES), numbers)
