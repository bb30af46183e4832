"""Open tables: whoever comes takes a free seat, until the game begins.

An open table waits for the numbers of its seats as every table with people does (seed_numbers.py); a row in `openings`
says that it is listed, and when somebody has to look at it: then bots take what is empty, or the game begins without
the numbers of those whose devices are away. Any server may do that, once; the table's version decides.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from kylix.core.errors import BadSeats
from kylix.server import errors
from kylix.server.club.blocking import Blocking
from kylix.server.club.listing import Listing
from kylix.server.club.lobby_messages import (
    LONGEST,
    Closed,
    Left,
    LobbyAsked,
    LobbyShown,
    OpenedToAll,
    SitAsked,
)
from kylix.server.club.names import clean
from kylix.server.club.one_clock import now
from kylix.server.club.sitters import sits
from kylix.server.endpoint import Call, Endpoint
from kylix.server.errors import ApiError
from kylix.server.keeping import kept
from kylix.server.messages import TableRequest
from kylix.server.seat_messages import Joined
from kylix.server.seating import level_of
from kylix.server.seed_numbers import OPEN
from kylix.server.tokens import digest
from kylix.store.base import USED, Change, Done, Statement, StoredSeat, StoredTable

if TYPE_CHECKING:
    from kylix.server.table_manager import TableManager

log = logging.getLogger("kylix.server")

ADD = """INSERT INTO openings (table_id, title, made, level, fills, due, about) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING"""
DUE = "SELECT table_id, due, fills, made FROM openings WHERE due <= ? ORDER BY due LIMIT 50"
TAKE = "UPDATE openings SET due = ? WHERE table_id = ? AND due = ?"
CAME = """INSERT INTO guests (table_id, seat, address, at) VALUES (?, ?, ?, ?)
  ON CONFLICT (table_id, seat) DO UPDATE SET address = excluded.address, at = excluded.at"""
SWEEP_SECONDS = 1.0
LEASE_SECONDS = 10.0
MOST = 10
"""Tables that may wait for people at the same time from one address or person: a lobby is for everybody."""


class Lobby:
    def __init__(self, manager: TableManager, blocking: Blocking) -> None:
        self.manager = manager
        self.store = manager.store
        self.numbers = manager.seed_numbers
        self.blocking = blocking
        self.listing = Listing(manager.store)
        self.task: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        return self.manager.config.lobby

    def endpoints(self) -> list[Endpoint]:
        limit, table = self.manager.config.limits.message, "/api/tables/{id}"
        return [
            Endpoint(
                "POST", "/api/lobby", "tables that wait for people", self.show, LobbyShown, body=LobbyAsked, limit=limit
            ),
            Endpoint(
                "POST", f"{table}/sit", "take a free seat at an open table", self.sit, Joined, body=SitAsked,
                limit=limit, person="optional",
            ),
            Endpoint("POST", f"{table}/leave", "leave a table before its game begins", self.leave, Left, token="seat"),
            Endpoint("POST", f"{table}/close", "an open table is open no more", self.close, Closed, token="host"),
        ]  # fmt: skip

    def start(self) -> None:
        if self.is_on:
            self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    # --- opening --------------------------------------------------------------------------------------------------

    async def may_open(self, asked: TableRequest, call: Call) -> None:
        """ApiError where such a table cannot be open to everybody."""
        if asked.open is None:
            return
        if not self.is_on:
            raise no_lobby()
        await self.blocking.refuse(call.client, call.person.id if call.person else "")
        if not any(seat.kind == "link" for seat in asked.seats):
            raise BadSeats("an open table has a seat for somebody who comes")
        if asked.seed is not None or asked.numbers is False:
            raise ApiError(400, "seed-online", "with a seed what comes is known: an open table has none")
        level_of("bot", asked.open.level)
        ((waiting,),) = await self.store.rows(
            "SELECT COUNT(*) FROM openings o JOIN guests g ON g.table_id = o.table_id AND g.seat = -1 "
            "WHERE g.address = ?", call.client,
        )  # fmt: skip
        if waiting >= MOST:
            raise ApiError(429, "too-many-open", "too many tables of yours wait for people already")

    async def opened(self, id: str, asked: TableRequest, call: Call) -> None:
        """A new table is listed from now on."""
        if asked.open is None:
            return
        stored, moment = await self.numbers.table(id), await now(self.store)
        setting, said = self.numbers.setting(stored), asked.open
        usual = {option.name: option.default for option in setting.game.options}
        about = {
            "options": {name: value for name, value in setting.options.items() if usual.get(name) != value},
            "own_set": asked.components is not None,
            **{name: stored.head[name] for name in ("rated", "delay", "pace") if stored.head.get(name)},
        }
        fills = None if said.fill is None else moment + said.fill
        level = level_of("bot", said.level)
        due = moment + LONGEST if fills is None else fills
        also = (
            Statement(ADD, (id, setting.game.title, moment, level, fills, due, json.dumps(about))),
            Statement(CAME, (id, -1, call.client, moment)),
        )
        await kept(self.store, Change(table=id, also=also))

    async def of(self, id: str) -> OpenedToAll | None:
        """Whether a table is open; as its own page shows it."""
        for level, fills in await self.store.rows("SELECT level, fills FROM openings WHERE table_id = ?", id):
            return OpenedToAll(level, None if fills is None else max(0.0, fills - await now(self.store)))
        return None

    # --- coming and going -----------------------------------------------------------------------------------------

    async def show(self, call: Call) -> LobbyShown:
        if not self.is_on:
            raise no_lobby()
        return await self.listing.page(call.body)

    async def sit(self, call: Call) -> Joined:
        """Asked again with the same token, since the answer was lost, it is the same seat."""
        asked: SitAsked = call.body
        id, person = call.path["id"], call.person
        await self.blocking.refuse(call.client, person.id if person else "")
        name = clean(asked.name or (person.name if person else ""))

        async def once() -> Joined:
            stored = await self.open_table(id)
            names = self.numbers.names(stored)
            token = digest(asked.token)
            for at, seat in enumerate(stored.seats):
                if seat.token == token:
                    return Joined(names[at])
            if stored.head.get("rated") and person is None:
                raise ApiError(401, "no-person", "who plays for a rating has a name that the server knows")
            if person is not None and person.id in dict(await self.sitting(id)).values():
                raise ApiError(409, "sits-already", "you sit at this table already")
            at = self.free_seat(stored, asked.seat)
            old = stored.seats[at]
            value = replace(old, name=name, token=token, invitation=USED + old.invitation)
            moment = await now(self.store)
            also = [Statement(CAME, (id, at, call.client, moment))]
            also += [sits(id, at, person.id)] if person else []
            if len(free_seats(stored)) == 1:
                also.append(self.next_look(id, moment + self.numbers.seconds))
            await kept(self.store, Change(table=id, version=stored.version, seats={at: value}, also=tuple(also)))
            return Joined(names[at])

        return await self.numbers.settled(once)

    async def sitting(self, id: str) -> list[tuple[int, str]]:
        rows = await self.store.rows("SELECT seat, person_id FROM sitters WHERE table_id = ?", id)
        return [(seat, person) for seat, person in rows]

    async def leave(self, call: Call) -> Left:
        """What the device promised goes with it: somebody else's will promise anew."""
        assert call.holder is not None
        id, at = call.path["id"], call.holder.seat
        assert at is not None

        async def once() -> Left:
            stored = await self.open_table(id)
            old = stored.seats[at]
            if old.kind != "link":
                raise ApiError(409, "host-stays", "whoever opened the table closes it")
            if not stored.chance[OPEN]:
                raise ApiError(409, "begun", "the game begins: all have promised their numbers")
            value = StoredSeat("link", "", "", "", old.invitation.removeprefix(USED))
            stored.chance["promises"][at] = ""
            stored.chance[OPEN] = sorted({*stored.chance[OPEN], at})
            also = (
                Statement("DELETE FROM sitters WHERE table_id = ? AND seat = ?", (id, at)),
                Statement("DELETE FROM guests WHERE table_id = ? AND seat = ?", (id, at)),
                Statement("UPDATE openings SET due = COALESCE(fills, made + ?) WHERE table_id = ?", (LONGEST, id)),
            )
            change = Change(table=id, version=stored.version, seats={at: value}, chance=stored.chance, also=also)
            await kept(self.store, change)
            return Left(self.numbers.names(stored)[at])

        return await self.numbers.settled(once)

    async def close(self, call: Call) -> Closed:
        """It is listed no more; who came stays, and the host's invitations are good."""
        id = call.path["id"]
        if not isinstance(await self.store.commit(Change(table=id, also=(gone(id, True),), news=True)), Done):
            raise not_open()
        return Closed(id)

    async def open_table(self, id: str) -> StoredTable:
        if not await self.store.has(id):
            raise errors.no_table()
        if not await self.store.rows("SELECT 1 FROM openings WHERE table_id = ?", id):
            raise not_open()
        return await self.numbers.table(id)

    def free_seat(self, stored: StoredTable, name: str) -> int:
        free = free_seats(stored)
        wanted = [self.numbers.setting(stored).seat(name)] if name else free
        found = next((at for at in wanted if at in free), None)
        if found is None:
            raise ApiError(409, "no-free-seat", "somebody else was quicker: there is no free seat")
        return found

    # --- beginning ------------------------------------------------------------------------------------------------

    async def fill(self, id: str) -> None:
        """Bots take what is empty; nothing happens at a table that is not open, or full, or begun."""

        async def once() -> None:
            rows = await self.store.rows("SELECT level FROM openings WHERE table_id = ?", id)
            if not rows or not await self.store.is_waiting(id):
                return
            stored = await self.numbers.table(id)
            empty = free_seats(stored)
            if not empty:
                return
            seats = {at: StoredSeat("bot", rows[0][0], "", "") for at in empty}
            stored.chance[OPEN] = [at for at in stored.chance[OPEN] if at not in empty]
            also = (self.next_look(id, await now(self.store) + self.numbers.seconds),)
            change = Change(table=id, version=stored.version, seats=seats, chance=stored.chance, also=also)
            await kept(self.store, change)
            await self.numbers.go_on(await self.numbers.table(id))

        await self.numbers.settled(once)

    def next_look(self, id: str, due: float) -> Statement:
        return Statement("UPDATE openings SET due = ? WHERE table_id = ?", (due, id))

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:  # a store that cannot be reached, say: the next sweep tries again
                log.warning("open tables could not be looked through", exc_info=True)
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """What is due at open tables: each is taken by one server, for as long as it may need."""
        moment = await now(self.store)
        for id, due, fills, made in await self.store.rows(DUE, moment):
            lease = Statement(TAKE, (moment + max(LEASE_SECONDS, self.numbers.seconds), id, due), needed=True)
            if isinstance(await self.store.commit(Change(table=id, also=(lease,))), Done):
                try:
                    await self.look(id, fills is not None and fills <= moment, moment - made >= LONGEST)
                except ApiError as error:
                    log.info("table %s does not begin: %s", id, error)

    async def look(self, id: str, fills: bool, is_old: bool) -> None:
        """A table whose moment has come: bots fill it; then it begins, with the numbers that were promised by then."""
        if not await self.store.is_waiting(id):
            await self.store.commit(Change(also=(gone(id),)))
            return
        stored = await self.numbers.table(id)
        if not free_seats(stored):
            await self.numbers.begin(id)
        elif fills:
            await self.fill(id)
        elif is_old:
            await self.store.commit(Change(table=id, also=(gone(id),)))


def free_seats(stored: StoredTable) -> Sequence[int]:
    """Seats for people to which nobody has come."""
    return [at for at, seat in enumerate(stored.seats) if seat.kind == "link" and not seat.token]


def gone(id: str, needed: bool = False) -> Statement:
    """It is listed no more."""
    return Statement("DELETE FROM openings WHERE table_id = ?", (id,), needed)


def no_lobby() -> ApiError:
    return ApiError(409, "no-lobby", "this server is private: it has no open tables")


def not_open() -> ApiError:
    return ApiError(409, "not-open", "this table is not open any more")
