"""What whoever runs a server may do with tables: look, take a record out, delete, let old ones go, give a table back.

`kylix admin` calls this in the server that runs (door.py), or by itself where none does: then there is no manager.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from time import time
from typing import Any

from kylix.core.errors import KylixError
from kylix.kit import codec
from kylix.server import errors, postgame
from kylix.server.club.blocking import Blocking
from kylix.server.club.evening_read import left_behind
from kylix.server.errors import ApiError
from kylix.server.keeping import kept
from kylix.server.opening import open_table
from kylix.server.seating import PEOPLE
from kylix.server.table_manager import TableManager
from kylix.server.tokens import digest
from kylix.store.base import STAYS, Change, Kept, Statement, Store, StoredSeat, StoredTable, Taken
from kylix.store.saying import Shared

DAY = 86_400.0
FORGET = "DELETE FROM evenings WHERE id = ?"
Answer = dict[str, Any]
Order = Callable[..., Awaitable[Answer]]


class Admin:
    def __init__(self, store: Store, manager: TableManager | None = None) -> None:
        self.store = store
        self.manager = manager
        self.blocking = Blocking(store, 0)
        self.orders: dict[str, Order] = {
            "tables": self.tables,
            "table": self.table,
            "export": self.export,
            "delete": self.delete,
            "prune": self.prune,
            "recover": self.recover,
            "verify": self.verify,
            "reports": self.reports,
            "block": self.block,
        }

    async def do(self, order: str, about: dict[str, Any]) -> Answer:
        """ApiError or KylixError where it cannot be done; then nothing was changed."""
        if order not in self.orders:
            raise ApiError(400, "no-order", f"there is no order {order!r}; there are: {', '.join(self.orders)}")
        return await self.orders[order](**about)

    async def found(self, id: str) -> tuple[StoredTable, Kept]:
        stored, listed = await self.store.table(id), await self.store.listed(id)
        if stored is None or listed is None:
            raise KylixError(f"there is no table {id!r}")
        return stored, listed

    # --- looking --------------------------------------------------------------------------------------------------

    async def tables(self) -> Answer:
        found = await self.store.listing()
        return {"tables": [asdict(each) for each in found]}

    async def table(self, id: str) -> Answer:
        """Nothing of hands and chance; no key, for only their hashes are kept."""
        stored, listed = await self.found(id)
        seats = [
            {"seat": name, "kind": seat.kind, "level": seat.level, "name": seat.name, "held": bool(seat.token)}
            for name, seat in zip(seat_names(stored), stored.seats, strict=False)
        ]
        here = self.manager.open_tables.get(id) if self.manager else None
        pages = len(here.table.listeners) if here else 0
        if isinstance(self.store, Shared):  # at other servers: those who play
            said = await self.store.said(self.manager.others.server if self.manager else "", [id])
            pages += sum(len(json.loads(value).get("here", ())) for _, _, value in said)
        return {**asdict(listed), "version": str(stored.head.get("version")), "seats": seats, "pages": pages}

    async def export(self, id: str, running: bool = False) -> Answer:
        """The record; that of a running game tells every hand, so one has to ask for it."""
        stored, listed = await self.found(id)
        if not stored.lines:
            raise KylixError(f"the game at {id} has not begun: there is no record")
        if not (listed.over or running or stored.head.get("record")):
            raise KylixError(
                f"the game at {id} is not over, and its record tells every hand; --running exports it all the same"
            )
        table = await open_table(self.store, stored)
        return {"id": id, "title": listed.title, "record": await asyncio.to_thread(postgame.record_text, table)}

    async def verify(self, id: str | None = None) -> Answer:
        """Play tables again, each outcome of chance and each state: what of them does not fit."""
        ids = [(await self.found(id))[1].id] if id else [each.id for each in await self.store.listing()]
        bad: dict[str, str] = {}
        for each in ids:
            if reason := await self.wrong_with(each):
                bad[each] = reason
        return {"tables": len(ids), "bad": bad}

    async def wrong_with(self, id: str) -> str:
        stored = await self.store.table(id)
        if stored is None or not stored.lines:
            return ""  # deleted meanwhile, or not begun
        try:
            table = await open_table(self.store, stored)
        except KylixError as error:
            return str(error)
        if table.stopped is not None:
            return table.stopped.text
        told = await asyncio.to_thread(lambda: postgame.verify(postgame.record_text(table)))
        return "" if told.ok else told.text

    # --- deleting -------------------------------------------------------------------------------------------------

    async def delete(self, id: str) -> Answer:
        _, listed = await self.found(id)
        await self.remove(id)
        return asdict(listed)

    async def remove(self, id: str) -> None:
        if self.manager is not None:
            await self.manager.remove(id)
        else:
            await kept(self.store, Change(table=id, delete=True))

    async def prune(self, days: float, notice: float, do: bool = False) -> Answer:
        """Tables untouched for so many days are announced as leaving; those whose time is up are deleted. Evenings go
        with the last of their tables, and are as old as that by then.

        Without `do` it is only told what would be done. Whoever touches a table keeps it.
        """
        now = time()
        announced, deleted, stay = [], [], []
        for each in await self.store.listing():
            is_old = now - each.touched > days * DAY
            if not is_old and each.leaves is not None:
                stay.append(each)
            elif is_old and ((each.leaves is not None and each.leaves <= now) or notice == 0):
                deleted.append(each)
            elif is_old and each.leaves is None:
                announced.append(each)
        if do:
            for each in stay:
                await kept(self.store, Change(table=each.id, leaves=STAYS))
            for each in announced:
                await kept(self.store, Change(table=each.id, leaves=now + notice * DAY))
            for each in deleted:
                await self.remove(each.id)
        evenings = await left_behind(self.store, now - (days + notice) * DAY)
        if do and evenings:
            await kept(self.store, Change(also=tuple(Statement(FORGET, (id,)) for id in evenings)))
        told = {"announced": announced, "deleted": deleted, "kept": stay}
        tables = {name: [asdict(each) for each in found] for name, found in told.items()}
        return {"done": do, **tables, "evenings": evenings}

    # --- people ---------------------------------------------------------------------------------------------------

    async def reports(self, done: str | None = None) -> Answer:
        """What people told of abuse; with `done` one of them was looked at, and is listed no more."""
        if done is not None:
            await self.blocking.settle(done)
        return {"reports": await self.blocking.reports()}

    async def block(self, who: str | None = None, why: str = "", remove: bool = False) -> Answer:
        """Keep a person or an address out, or let them in again; without one: who is kept out."""
        if who is not None:
            await (self.blocking.let_in(who) if remove else self.blocking.block(who, why))
        return {"blocked": await self.blocking.blocked()}

    # --- giving back ----------------------------------------------------------------------------------------------

    async def recover(self, id: str, seat: str | None = None) -> Answer:
        """Whose device is lost gets in again: the host with a key to exchange, a seat with a new invitation.

        That a seat changed hands is an entry of the record: everybody at the table sees it.
        """
        stored, _ = await self.found(id)
        key = secrets.token_urlsafe(24)
        if seat is None:
            await self.set_host(id, digest(key))
            return {"id": id, "seat": None, "key": key, "path": f"/#/host/{id}/{key}"}
        if seat not in (names := seat_names(stored)):
            raise KylixError(f"there is no seat {seat!r} at this table; there are: {', '.join(names)}")
        at = names.index(seat)
        if stored.seats[at].kind not in PEOPLE:
            raise KylixError(f"a bot plays {seat}; the host gives that seat to somebody")
        await self.invite(stored, at, key)
        return {"id": id, "seat": seat, "key": key, "path": f"/#/join/{id}/{key}"}

    async def set_host(self, id: str, host: str) -> None:
        if self.manager is not None:
            await self.manager.set_host(id, host)
        else:
            await kept(self.store, Change(table=id, host=host))

    async def invite(self, stored: StoredTable, seat: int, key: str) -> None:
        old = stored.seats[seat]
        value = StoredSeat("link", "", old.name, "", digest(key))
        if not stored.lines:
            await kept(self.store, Change(table=stored.id, seats={seat: value}, was={seat: old}))
            return
        if self.manager is None:
            table = await open_table(self.store, stored)
        else:
            table = (await self.manager.commands(stored.id)).table
        try:
            async with table.lock:
                await table.seating.put(seat, value, "seat-lost" if old.token else "")
        except Taken:
            raise KylixError(f"somebody moved at {stored.id} at this moment; try again") from None


def seat_names(stored: StoredTable) -> list[str]:
    try:
        return list(codec.setting_of(stored.head).names["seat"])
    except KylixError:  # a title or a set that this Kylix does not have
        return [str(seat) for seat in range(len(stored.seats))]


def sentence(error: Exception) -> str:
    """What an order that failed tells."""
    if isinstance(error, ApiError):
        return error.text
    if isinstance(error, KylixError):
        return " ".join(str(error).split())
    return errors.fault().text
