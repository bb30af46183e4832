"""A table of a server without sockets: in a position that a test wants, with guests and a clock that the test moves."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from time import time
from typing import Any

import msgspec

from corpus import with_record
from kylix.core.chance import Chance
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.server.clock import Clock
from kylix.server.club import clocks
from kylix.server.club.clocks import Pace
from kylix.server.config import Config
from kylix.server.errors import ApiError
from kylix.server.messages import ChooseAsked, ServerMessage
from kylix.server.seat_messages import SeatRequest
from kylix.server.table import Table
from kylix.server.table_commands import TableCommands
from kylix.server.table_manager import TableManager
from kylix.server.tokens import digest
from kylix.server.undo import Mark
from kylix.store.sqlite import SqliteStore
from server.stored import fill

SPAN = (2.0, 4.0)


class ArrangedClock(Clock):
    """Time passes when the test says so, and all that is due is done at its second."""

    def __init__(self) -> None:
        self.time = 0.0
        self.heap: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        self.counted = itertools.count()
        self.cancelled: set[int] = set()

    def now(self) -> float:
        return self.time

    def call_later(self, seconds: float, then: Callable[..., None], *about: Any) -> Cancel:
        number = next(self.counted)
        heapq.heappush(self.heap, (self.time + seconds, number, then, about))
        return Cancel(self, number)

    async def sleep(self, seconds: float) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.call_later(seconds, finish, done)
        await done

    async def until(self, when: float, settled: Callable[[], Awaitable[None]]) -> None:
        await settled()
        while self.heap and self.heap[0][0] <= when:
            at, number, then, about = heapq.heappop(self.heap)
            self.time = max(self.time, at)
            if number not in self.cancelled:
                then(*about)
                await settled()
        self.time = when


def finish(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


@dataclass(frozen=True)
class Cancel:
    clock: ArrangedClock
    number: int

    def cancel(self) -> None:
        self.clock.cancelled.add(self.number)


@dataclass(eq=False)
class Guest:
    """A page: what it was told, and when."""

    clock: ArrangedClock
    seat: int | None
    auto: bool = True
    since: int = 0
    looking: bool = False
    seen: int = 0
    heard: list[tuple[float, ServerMessage]] = field(default_factory=list)

    def tell(self, message: ServerMessage) -> None:
        self.heard.append((self.clock.time, message))

    def dismiss(self, error: ApiError) -> None:
        raise AssertionError(error)

    def of(self, *kinds: type) -> list[tuple[float, Any]]:
        return [(at, message) for at, message in self.heard if isinstance(message, kinds)]

    def told(self) -> list[tuple[float, Any]]:
        """All of it as it goes over the line, but for the time of day."""
        found = []
        for at, message in self.heard:
            plain = msgspec.json.decode(msgspec.json.encode(message))
            plain.pop("table", None)
            for event in plain.get("events", []):
                del event["at"]
            found.append((round(at, 6), plain))
        return found


class Evening:
    """A table in a position that a test wants, with guests and a clock."""

    def __init__(self, folder: Path, kinds: tuple[str, ...], seed: int = 7) -> None:
        self.clock = ArrangedClock()
        config = Config(folder, bot_tick=0.1, answer_seconds=SPAN, seeds=True)
        self.path = folder / f"{seed}-{id(self)}.sqlite"
        self.store = SqliteStore(self.path)
        self.manager = TableManager(config, self.store, self.clock)
        self.manager.roll = random.Random(seed)  # type: ignore[assignment]
        self.manager.order_roll = random.Random(seed)  # type: ignore[assignment]
        self.kinds = kinds
        self.guests: list[Guest] = []

    async def open(self, s: State, pace: Pace | None = None) -> None:
        assert isinstance(s.setting, Setting)
        start = s.setting.start(Chance(1))
        self.manager.keeper.now = self.clock.now  # type: ignore[method-assign]
        said = {"pace": asdict(pace)} if pace is not None else {}
        keys = await self.manager.seat_people(start, [SeatRequest(kind, "novice") for kind in self.kinds], said)  # type: ignore[arg-type]
        self.commands: TableCommands = self.manager.open_tables[keys.table]
        self.table: Table = self.commands.table
        for seat, kept in enumerate(self.table.seats):
            if kept.kind == "link":  # somebody has come by the invitation
                self.table.seats[seat] = replace(kept, token=digest(token_of(seat)))
        assert s.record is not None
        self.table.marks = [Mark(at, 0, time()) for at in range(len(s.record))]
        fill(self.path, self.table.id, self.table.n, len(s.record))
        self.table.state = s
        self.table.in_force = (0, [])
        if pace is not None:
            timing = self.table.timing
            known = {seat: clocks.first(pace) for seat in timing.times.clocks}
            known = clocks.go_on(pace, known, self.clock.now(), timing.acting(s, self.table.seats))
            timing.times = replace(timing.times, clocks=known, past=((len(s.record) - 1, known),))

    def sit(self, *seats: int | None, auto: bool = True) -> list[Guest]:
        made = [Guest(self.clock, seat, auto, self.table.n) for seat in seats]
        for guest in made:
            self.table.listeners.add(guest)
        self.guests += made
        self.table.automatic.look()
        return made

    async def settled(self) -> None:
        """Until nothing is under way that does not wait for the clock."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0.001)
            busy = self.table.lock.locked() or self.table.automatic.jobs.tasks or self.table.orders.jobs.tasks
            quiet = 0 if busy else quiet + 1

    async def until(self, when: float) -> None:
        await self.clock.until(when, self.settled)

    async def send(self, guest: Guest, message: Any) -> None:
        await self.commands.take(message, guest.seat, guest.tell)
        await self.settled()

    async def play(self, guest: Guest, move: Move, id: str = "m") -> None:
        await self.send(guest, ChooseAsked(id, [self.table.state.text(move)], after=self.table.n, whole=False))

    async def close(self) -> None:
        await self.manager.stop()


def token_of(seat: int) -> str:
    return f"the-token-of-seat-{seat}"


def with_history(s: State, dealt: State) -> State:
    """The same history and the same chance, so that only what is hidden differs."""
    dealt.record = with_record(s).record
    dealt.chance, dealt.drawn = Chance(5), 0
    return dealt
