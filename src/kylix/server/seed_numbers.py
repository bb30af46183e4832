"""Before the first move: the server has published what it is bound to, and every seat may add a number of its own.

No card is dealt before everybody has had their say, so nobody can deal anew what they do not like. Numbers are told to
nobody until the game is over.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from time import time
from typing import Any

from kylix.core.chance import ProvableChance
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.server import errors
from kylix.server.errors import ApiError
from kylix.server.messages import Summary
from kylix.server.replaying import lines_of
from kylix.server.seat_messages import JoinAsked, SeatChange, SeatChanged, SeatInfo, SeatRequest, TableKeys
from kylix.server.seating import PEOPLE, joined
from kylix.server.table import hints_allowed, kept
from kylix.server.tokens import Holder, digest
from kylix.store.base import Store, StoredSeat, StoredTable

Keys = Callable[[State, list[SeatRequest]], tuple[TableKeys, tuple[StoredSeat, ...]]]
OPEN = "open"
"""Beside the description of chance: the seats that have not spoken yet."""


class SeedNumbers:
    """Tables whose game has not begun: they wait for the numbers of their seats."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self.store = store
        self.keys = keys
        self.lock = asyncio.Lock()

    async def create(self, state: State, plans: list[SeatRequest], more: dict[str, Any]) -> TableKeys:
        """A table without a game: what `state` was set up with is kept, not what was dealt."""
        keys, seats = self.keys(state, plans)
        head, chance = codec.header(state.setting, whole=True), codec.chance_header(state.chance)  # type: ignore[arg-type]
        waiting = [seat for seat, plan in enumerate(plans) if plan.kind in PEOPLE]
        chance |= {"seats": [""] * len(plans), OPEN: waiting}
        stored = StoredTable(keys.table, time(), {**head, **more}, chance, digest(keys.host), seats, ())
        await kept(self.store.add_table(stored))
        if not waiting:
            await self.start(stored)
        return keys

    def table(self, id: str) -> StoredTable:
        stored = self.store.table(id)
        if stored is None:
            raise errors.no_table()
        if stored.lines:
            raise ApiError(409, "begun", "the game has begun: nothing is added to chance any more")
        return stored

    async def say(self, id: str, seat: int, number: str) -> list[str]:
        """A seat adds its number, once; the seats that are still waited for."""
        async with self.lock:
            stored = self.table(id)
            if seat not in stored.chance[OPEN]:
                raise ApiError(409, "said-already", "this seat has added its number")
            stored.chance["seats"][seat] = number.strip()
            stored.chance[OPEN].remove(seat)
            if stored.chance[OPEN]:
                await kept(self.store.set_chance(id, stored.chance, []))
            else:
                await self.start(stored)
            return names(stored)

    async def begin(self, id: str) -> list[str]:
        """The host waits no longer."""
        async with self.lock:
            stored = self.table(id)
            stored.chance[OPEN].clear()
            await self.start(stored)
            return []

    async def join(self, id: str, asked: JoinAsked) -> str | None:
        """An invitation is exchanged; the seat, or None when the game has begun meanwhile."""
        async with self.lock:
            if not self.store.is_waiting(id):
                return None
            stored = self.table(id)
            seat, value, _ = joined(stored.seats, asked)
            if value is not None:
                await kept(self.store.set_seat(id, seat, value))
            return str(codec.setting_of(stored.head).names["seat"][seat])

    async def invite(self, id: str, holder: Holder, name: str, asked: SeatChange) -> SeatChanged | None:
        """Before the game the host may renew an invitation that nobody used; None when it has begun meanwhile."""
        async with self.lock:
            if not self.store.is_waiting(id):
                return None
            stored = self.table(id)
            seat = codec.setting_of(stored.head).seat(name)
            old = stored.seats[seat]
            if holder.seat is not None or old.token or (old.kind, asked.kind) != ("link", "link"):
                raise ApiError(409, "not-begun", "before the game begins only a free seat is invited to anew")
            key = secrets.token_urlsafe(16)
            await kept(self.store.set_seat(id, seat, replace(old, invitation=digest(key))))
            return SeatChanged(None, key)

    async def start(self, stored: StoredTable) -> None:
        chance = codec.chance_of(stored.chance)
        assert isinstance(chance, ProvableChance)
        setting = codec.setting_of(stored.head)
        state = await asyncio.to_thread(setting.start, chance)
        lines = list(lines_of(state, time()))
        await kept(self.store.set_chance(stored.id, codec.chance_header(chance), lines, state.to_act))

    def summary(self, id: str) -> Summary | None:
        """Of a table whose game has not begun; None for any other."""
        stored = self.store.table(id) if self.store.is_waiting(id) else None
        if stored is None:
            return None
        setting: Setting = codec.setting_of(stored.head)
        seats = [
            SeatInfo(setting.names["seat"][at], seat.name, seat.kind, seat.level or None, False, 0, bool(seat.token))  # type: ignore[arg-type]
            for at, seat in enumerate(stored.seats)
        ]
        return Summary(
            table=id,
            title=setting.game.title,
            seats=seats,
            n=0,
            turn=0,
            to_act=[],
            over=False,
            ranking=None,
            method=ProvableChance.METHOD,
            commitment=stored.chance["commitment"],
            created=stored.created,
            options=dict(setting.options),
            components=setting.components.id,
            is_record=False,
            branch=None,
            waiting=names(stored),
            hints=hints_allowed(stored.head, [seat.kind for seat in stored.seats]),
        )


def names(stored: StoredTable) -> list[str]:
    known = codec.setting_of(stored.head).names["seat"]
    return [known[seat] for seat in stored.chance[OPEN]]
