"""Before the first move: the server has published what it is bound to, and every person's device adds a number.

First each device promises its number (a hash of it and of what the server published), and tells it only when all have
promised: so whoever is last cannot choose, not even together with the server. No card is dealt before. Numbers are told
to nobody until the game is over.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from time import time
from typing import Any, TypeVar

from kylix.core.chance import ProvableChance
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.server import errors
from kylix.server.clock import Clock, Timer
from kylix.server.club.sitters import changes_hands, seated
from kylix.server.club.timing import pace_of
from kylix.server.club.timing import told as pace_told
from kylix.server.errors import ApiError
from kylix.server.heads import hints_allowed
from kylix.server.jobs import Jobs
from kylix.server.keeping import kept
from kylix.server.messages import NumberAsked, SeedNumbersLeft, Summary
from kylix.server.noticing import NOBODY, Noticing
from kylix.server.person import Person
from kylix.server.replaying import lines_of
from kylix.server.seat_messages import JoinAsked, SeatChange, SeatChanged, SeatInfo, SeatRequest, TableKeys
from kylix.server.seating import PEOPLE, joined
from kylix.server.tokens import Holder, digest
from kylix.store.base import Change, Statement, Store, StoredSeat, StoredTable, Taken

Found = TypeVar("Found")
Keys = Callable[[State, list[SeatRequest]], tuple[TableKeys, tuple[StoredSeat, ...]]]
KEPT = 200
OPEN = "open"
"""Beside the description of chance: the seats that have promised nothing yet."""
GATHERS = "gathers"
"""In the head of a table: so many seconds promises are waited for; without it, until the host waits no longer."""


class SeedNumbers:
    """Tables whose game has not begun: they wait for the numbers of their seats."""

    def __init__(self, store: Store, keys: Keys, clock: Clock, seconds: float) -> None:
        self.store = store
        self.keys = keys
        self.clock = clock
        self.seconds = seconds
        """So long a number that was promised is waited for, once all have promised theirs."""
        self.noticing: Noticing = NOBODY
        self.opens: Callable[[str], Awaitable[Any]] | None = None
        """Called with a table whose game has begun, for its clocks run from then on."""
        self.lock = asyncio.Lock()
        self.timers: dict[tuple[str, bool], Timer] = {}
        """By table, and whether promises are waited for, or numbers."""
        self.jobs = Jobs("a game could not begin")
        self.settings: dict[str, Setting] = {}

    async def create(
        self, state: State, plans: list[SeatRequest], more: dict[str, Any], person: Person | None = None
    ) -> TableKeys:
        """A table without a game: what `state` was set up with is kept, not what was dealt."""
        keys, seats = self.keys(state, plans)
        seats, also = seated(keys.table, plans, seats, person)
        await self.wait(keys.table, state, digest(keys.host), seats, more, also)
        return keys

    async def wait(
        self, id: str, state: State, host: str, seats: tuple[StoredSeat, ...], more: dict[str, Any],
        also: tuple[Statement, ...] = (),
    ) -> None:  # fmt: skip
        assert isinstance(state.setting, Setting)
        head, chance = codec.header(state.setting, whole=True), codec.chance_header(state.chance)
        waiting = [seat for seat, plan in enumerate(seats) if plan.kind in PEOPLE]
        chance |= {"seats": [""] * len(seats), "promises": [""] * len(seats), OPEN: waiting}
        stored = StoredTable(id, time(), {**head, **more}, chance, host, seats, ())
        await kept(self.store, Change(table=id, made=stored, also=also))
        if waiting:
            self.hurry(stored)
        else:
            await self.start(stored)

    async def table(self, id: str) -> StoredTable:
        stored = await self.store.table(id)
        if stored is None:
            raise errors.no_table()
        if stored.lines:
            raise ApiError(409, "begun", "the game has begun: nothing is added to chance any more")
        if "promises" not in stored.chance:
            # From before there were promises: nothing is dealt yet, so everybody's device adds a number anew.
            people = [seat for seat, plan in enumerate(stored.seats) if plan.kind in PEOPLE]
            blank = [""] * len(stored.seats)
            stored.chance.update({"seats": blank.copy(), "promises": blank.copy(), OPEN: people})
        return stored

    def setting(self, stored: StoredTable) -> Setting:
        """Kept for a while: pages that wait ask again and again."""
        if len(self.settings) >= KEPT:
            self.settings.clear()
        return self.settings.setdefault(stored.id, self.settings.get(stored.id) or codec.setting_of(stored.head))

    def names(self, stored: StoredTable) -> Sequence[str]:
        return self.setting(stored).names["seat"]

    async def say(self, id: str, seat: int, asked: NumberAsked) -> SeedNumbersLeft:
        """A seat promises a number, or tells the one it promised, or adds none. Said again it changes nothing."""

        async def once() -> SeedNumbersLeft:
            stored = await self.table(id)
            if asked.number:
                tell(stored, seat, asked.number.strip())
            else:
                promise(stored, seat, asked.promise)
            await self.go_on(stored)
            return left(stored, self.names(stored))

        return await self.settled(once)

    async def begin(self, id: str) -> SeedNumbersLeft:
        """The host waits no longer: first for promises, asked again also for numbers."""

        async def once() -> SeedNumbersLeft:
            stored = await self.table(id)
            await self.wait_no_longer(stored)
            return left(stored, self.names(stored))

        return await self.settled(once)

    async def wait_no_longer(self, stored: StoredTable) -> None:
        if stored.chance[OPEN]:
            stored.chance[OPEN].clear()
            await self.go_on(stored)
        else:
            await self.start(stored)

    async def settled(self, once: Callable[[], Awaitable[Found]]) -> Found:
        """One after the other; again where another server changed the table meanwhile."""
        async with self.lock:
            while True:
                try:
                    return await once()
                except Taken:
                    continue

    async def go_on(self, stored: StoredTable) -> None:
        """Keep what was said; begin when nobody is waited for."""
        if stored.chance[OPEN] or untold(stored):
            await kept(self.store, Change(table=stored.id, version=stored.version, chance=stored.chance))
            self.hurry(stored)
        else:
            await self.start(stored)

    def hurry(self, stored: StoredTable) -> None:
        """All have promised: whoever does not tell the number now plays without one, and the record says so. So does
        who promises nothing in time, where there is a time for it."""
        id, gathers, promising = stored.id, stored.head.get(GATHERS), bool(stored.chance[OPEN])
        if (id, promising) in self.timers or (promising and gathers is None):
            return
        seconds = self.seconds if gathers is None or not promising else time_left(stored, gathers)
        late = partial(self.go_on_late, id, promising)
        self.timers[id, promising] = self.clock.call_later(seconds, lambda: self.jobs.start(late()))

    async def go_on_late(self, id: str, promising: bool) -> None:
        self.timers.pop((id, promising), None)

        async def once() -> None:
            if await self.store.is_waiting(id):
                stored = await self.table(id)
                if bool(stored.chance[OPEN]) == promising:
                    await self.wait_no_longer(stored)

        await self.settled(once)

    async def join(self, id: str, asked: JoinAsked, person: str = "") -> str | None:
        """An invitation is exchanged; the seat, or None when the game has begun meanwhile."""

        async def once() -> str | None:
            if not await self.store.is_waiting(id):
                return None
            stored = await self.table(id)
            seat, value, _ = joined(stored.seats, asked)
            if value is not None:
                also = (changes_hands(id, seat, person),)
                await kept(self.store, Change(table=id, version=stored.version, seats={seat: value}, also=also))
            return self.names(stored)[seat]

        return await self.settled(once)

    async def invite(self, id: str, holder: Holder, name: str, asked: SeatChange) -> SeatChanged | None:
        """Before the game the host may renew an invitation that nobody used; None when it has begun meanwhile."""

        async def once() -> SeatChanged | None:
            if not await self.store.is_waiting(id):
                return None
            stored = await self.table(id)
            seat = self.setting(stored).seat(name)
            old = stored.seats[seat]
            if holder.seat is not None or old.token or (old.kind, asked.kind) != ("link", "link"):
                raise ApiError(409, "not-begun", "before the game begins only a free seat is invited to anew")
            key = secrets.token_urlsafe(16)
            value = replace(old, invitation=digest(key))
            await kept(self.store, Change(table=id, version=stored.version, seats={seat: value}))
            return SeatChanged(None, key)

        return await self.settled(once)

    async def start(self, stored: StoredTable) -> None:
        chance = codec.chance_of(stored.chance)
        assert isinstance(chance, ProvableChance)
        setting = self.setting(stored)
        state = await asyncio.to_thread(setting.start, chance)
        lines = lines_of(state, time())
        begun = Change(
            table=stored.id,
            version=stored.version,
            chance=codec.chance_header(chance),
            lines=lines,
            to_act=tuple(state.to_act),
            also=(
                *self.noticing.begun(stored.id, len(lines), state.to_act),
                Statement("DELETE FROM openings WHERE table_id = ?", (stored.id,)),
            ),
        )
        await kept(self.store, begun)
        self.settings.pop(stored.id, None)
        for promising in (True, False):
            if timer := self.timers.pop((stored.id, promising), None):
                timer.cancel()
        if self.opens is not None:
            self.jobs.start(self.opens(stored.id))

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.jobs.stop()

    async def summary(self, id: str) -> Summary | None:
        """Of a table whose game has not begun; None for any other."""
        if not await self.store.is_waiting(id):
            return None
        try:
            stored = await self.table(id)
        except ApiError as error:
            if error.key != "begun":
                raise
            return None  # just now
        self.hurry(stored)  # after a restart as well
        setting = self.setting(stored)
        seats = [
            SeatInfo(setting.names["seat"][at], seat.name, seat.kind, seat.level or None, False, 0, bool(seat.token))  # type: ignore[arg-type]
            for at, seat in enumerate(stored.seats)
        ]
        told = left(stored, self.names(stored))
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
            waiting=told.waiting,
            hints=hints_allowed(stored.head, [seat.kind for seat in stored.seats]),
            numbers=told,
            pace=pace_told(pace_of(stored.head.get("pace"))),
            rated=bool(stored.head.get("rated")),
            delay=int(stored.head.get("delay", 0)),
        )


def promise(stored: StoredTable, seat: int, promised: str) -> None:
    """Empty: the seat adds nothing."""
    if stored.chance["promises"][seat] == promised and seat not in stored.chance[OPEN]:
        return
    if seat not in stored.chance[OPEN]:
        raise ApiError(409, "said-already", "this seat has promised its number, or adds none")
    stored.chance["promises"][seat] = promised
    stored.chance[OPEN].remove(seat)


def tell(stored: StoredTable, seat: int, number: str) -> None:
    """Only the number that was promised, and only when nobody can promise another one any more."""
    if stored.chance[OPEN] or not stored.chance["promises"][seat]:
        raise ApiError(409, "too-early", "a number is told when all have promised theirs")
    numbers = stored.chance["seats"].copy()
    numbers[seat] = number
    chance = ProvableChance(bytes.fromhex(stored.chance["secret"]), numbers)
    if chance.promise(seat) != stored.chance["promises"][seat]:
        raise ApiError(409, "other-number", "this is not the number that was promised")
    stored.chance["seats"] = numbers


def untold(stored: StoredTable) -> list[int]:
    """Seats that promised a number and have not told it."""
    both = zip(stored.chance["promises"], stored.chance["seats"], strict=True)
    return [seat for seat, (promised, number) in enumerate(both) if promised and not number]


def left(stored: StoredTable, names: Sequence[str]) -> SeedNumbersLeft:
    waiting = [names[seat] for seat in stored.chance[OPEN]]
    telling = [] if waiting else [names[seat] for seat in untold(stored)]
    gathers = stored.head.get(GATHERS)
    begins = None if gathers is None or not waiting else time_left(stored, gathers)
    return SeedNumbersLeft(waiting, telling, dict(zip(names, stored.chance["promises"], strict=False)), begins)


def time_left(stored: StoredTable, gathers: float) -> float:
    """Until promises are waited for no longer."""
    return max(0.0, stored.created + gathers - time())
