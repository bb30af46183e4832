"""The clocks of one table as they are kept: each change of them is a part of the change that it belongs to.

A number in the row of the pace goes up with every change. Whoever has seen another one is late, and looks again: so
two servers cannot let a clock run that one of them has stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from kylix.core.state import State
from kylix.server.automatic import key_of
from kylix.server.club import clocks
from kylix.server.club.clocks import Clock, Pace
from kylix.server.club.lost import FORFEITED, TIMED_OUT
from kylix.server.club.pace_messages import ClockShown, PaceAsked, PaceShown
from kylix.server.errors import ApiError
from kylix.server.seating import PEOPLE
from kylix.store.base import Change, Done, Line, Statement, StoredSeat

if TYPE_CHECKING:
    from kylix.server.table import Table

PACES = "kind, bank, step, at_end, holidays, paused, serial"
CLOCKS = "rest, used, since, moved, spent, away, holidays"
PUT = f"""INSERT INTO clocks (table_id, seat, {CLOCKS}, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (table_id, seat) DO UPDATE SET rest = excluded.rest, used = excluded.used, since = excluded.since,
  moved = excluded.moved, spent = excluded.spent, away = excluded.away, holidays = excluded.holidays,
  due = excluded.due, claimed = 0"""
BEGIN = f"INSERT INTO paces (table_id, {PACES}) VALUES (?, ?, ?, ?, ?, ?, 0, 0) ON CONFLICT (table_id) DO NOTHING"
NEXT = """UPDATE paces SET kind = ?, bank = ?, step = ?, at_end = ?, holidays = ?, paused = ?, serial = ?
  WHERE table_id = ? AND serial = ?"""
KEEP = """INSERT INTO clock_lines (table_id, n, clocks) VALUES (?, ?, ?)
  ON CONFLICT (table_id, n) DO UPDATE SET clocks = excluded.clocks"""
READ = (
    f"SELECT {PACES} FROM paces WHERE table_id = ?",
    f"SELECT seat, {CLOCKS} FROM clocks WHERE table_id = ?",
    "SELECT n, clocks FROM clock_lines WHERE table_id = ? ORDER BY n",
)


@dataclass(frozen=True)
class Times:
    """How the clocks of a table stand."""

    pace: Pace | None = None
    clocks: Mapping[int, Clock] = field(default_factory=dict)
    paused: bool = False
    serial: int = 0
    past: tuple[tuple[int, Mapping[int, Clock]], ...] = ()
    """By number of entry: how they stood after it."""


NONE = Times()


class Timing:
    """Everything that changes clocks is called under the table's lock, and taken on when it is kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.times = NONE
        self.now: Callable[[], float] = time
        """By the clock of the store."""
        self.held: int | None = None
        """The seat whose answer was held and is given now: it costs nothing."""

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def pace(self) -> Pace | None:
        return self.times.pace

    @property
    def paused(self) -> bool:
        return self.times.paused

    def acting(self, s: State, seats: Sequence[StoredSeat]) -> set[int]:
        """The people who are asked something; where nobody has come yet there is nobody."""
        if s.over or self.table.stopped is not None:
            return set()
        return {seat for seat in s.to_act if seats[seat].kind in PEOPLE and seats[seat].token}

    def shown(self) -> list[ClockShown]:
        now, names, pace = self.now(), self.table.setting.names["seat"], self.times.pace
        if pace is None:
            return []
        return [
            ClockShown(
                names[seat],
                max(0.0, clocks.left(pace, clock, now)),
                clock.since is not None and clock.since <= now,
                clock.away - now if clock.away > now else None,
            )
            for seat, clock in sorted(self.times.clocks.items())
            if self.table.is_person(seat)
        ]

    # --- reading --------------------------------------------------------------------------------------------------

    async def read(self) -> None:
        """As the store has it."""
        self.take([await self.table.store.rows(sql, *about) for sql, about in self.asked()])

    def asked(self) -> list[tuple[str, tuple[Any, ...]]]:
        """What the store is asked for it."""
        return [(sql, (self.table.id,)) for sql in READ]

    def take(self, answers: Sequence[list[tuple[Any, ...]]]) -> None:
        rows, found, past = answers
        if not rows:
            self.times = NONE
            return
        kind, bank, step, at_end, holidays, paused, serial = rows[0]
        known = {seat: clock_of(row) for seat, *row in found}
        then = tuple((n, {int(seat): Clock(**one) for seat, one in json.loads(text).items()}) for n, text in past)
        self.times = Times(Pace(kind, bank, step, at_end, holidays), known, bool(paused), serial, then)

    async def begin(self, asked: Any) -> None:
        """Of a game that has begun: what is kept; else the pace that was chosen when the table was opened."""
        await self.read()
        pace = None if self.times.pace is not None else pace_of(asked)
        table = self.table
        if pace is None or table.state.over or table.is_record or table.stopped is not None:
            return
        people = {seat: clocks.first(pace) for seat, kept in enumerate(table.seats) if kept.kind in PEOPLE}
        known = clocks.go_on(pace, people, self.now(), self.acting(table.state, table.seats))
        made = Times(pace, known, False, 0, ((table.n - 1, known),))
        values = (table.id, pace.kind, pace.bank, pace.step, pace.at_end, pace.holidays)
        also = (Statement(BEGIN, values, needed=True), *self.written(NONE, made))
        found = await table.store.commit(Change(table=table.id, also=also, news=True))
        if isinstance(found, Done):
            self.times, table.version = made, max(table.version, found.version)
        else:
            await self.read()  # another server was quicker

    # --- changing -------------------------------------------------------------------------------------------------

    def moved(self, s: State, lines: Sequence[Line]) -> Times:
        """After these lines, which lead to `s`."""
        times, before = self.times, self.table.state
        if times.pace is None:
            return times
        now, acting = self.now(), self.acting(s, self.table.seats)
        known = times.clocks
        if lines[0].back >= 0:
            then = self.then(lines[0].back)
            known = clocks.back_to(times.pace, known, then, lines[0].seat, now)
            known = clocks.go_on(times.pace, known, now, acting)
        else:
            movers = {line.seat for line in lines}
            by_hand = {line.seat for line in lines if not line.automatic and line.seat != self.held}
            other = {seat for seat in known if key_of(before, seat) != key_of(s, seat)}
            known = clocks.go_on(times.pace, known, now, acting, movers, movers - by_hand, other)
        return replace(times, clocks=known, serial=times.serial + 1, past=(*times.past, (lines[-1].n, known)))

    def then(self, keep: int) -> Mapping[int, Clock]:
        """How clocks stood when so many moves were in force, the last of which is kept."""
        standing = self.table.standing()
        last = standing[keep] if keep < len(standing) else 0
        return next((known for n, known in reversed(self.times.past) if n <= last), self.times.clocks)

    def seated(self, s: State, seat: int, value: StoredSeat, event: str) -> Times:
        """Somebody else plays the seat: bots have no clock, and a person gets one."""
        times = self.times
        if times.pace is None:
            return times
        now, seats = self.now(), list(self.table.seats)
        seats[seat] = value
        clock = times.clocks.get(seat, clocks.first(times.pace))
        clock = clocks.stopped(clock, now)
        if event in (TIMED_OUT, FORFEITED):
            clock = clocks.ran_out(times.pace, clock, now)
        runs = not times.paused and seat in self.acting(s, seats)
        known = {**times.clocks, seat: clocks.started(clock, now) if runs else clock}
        return replace(times, clocks=known, serial=times.serial + 1)

    def over(self) -> Times:
        """The game is left."""
        times = self.times
        if times.pace is None:
            return times
        return replace(times, clocks=clocks.held(times.clocks, self.now()), serial=times.serial + 1)

    def with_pause(self, paused: bool) -> Times:
        times, now = self.times, self.now()
        assert times.pace is not None
        known: Mapping[int, Clock] = clocks.held(times.clocks, now)
        if not paused:
            known = clocks.go_on(times.pace, known, now, self.acting(self.table.state, self.table.seats))
        return replace(times, clocks=known, paused=paused, serial=times.serial + 1)

    def with_pace(self, pace: Pace) -> Times:
        times, now = self.times, self.now()
        known = clocks.anew(pace, times.clocks, now)
        if not times.paused:
            known = clocks.go_on(pace, known, now, self.acting(self.table.state, self.table.seats))
        # What an undo could go back to was counted otherwise.
        past = ((self.table.n - 1, known),)
        return replace(times, pace=pace, clocks=known, serial=times.serial + 1, past=past)

    def with_clock(self, seat: int, clock: Clock) -> Times:
        return replace(self.times, clocks={**self.times.clocks, seat: clock}, serial=self.times.serial + 1)

    def also(self, after: Times) -> tuple[Statement, ...]:
        """What makes it so in the store; Late when somebody else changed it meanwhile."""
        if after is self.times or after.pace is None:
            return ()
        pace, id = after.pace, self.table.id
        values = (pace.kind, pace.bank, pace.step, pace.at_end, pace.holidays, int(after.paused), after.serial)
        guard = Statement(NEXT, (*values, id, self.times.serial), needed=True)
        return (guard, *self.written(self.times, after))

    def written(self, before: Times, after: Times) -> tuple[Statement, ...]:
        assert after.pace is not None
        id = self.table.id
        found = [
            Statement(PUT, (id, seat, *row_of(clock), clocks.due(after.pace, clock)))
            for seat, clock in after.clocks.items()
            if before.clocks.get(seat) != clock or before.pace != after.pace
        ]
        if before.pace != after.pace:
            found.append(Statement("DELETE FROM clock_lines WHERE table_id = ?", (id,)))
        known = before.past[-1][0] if before.past and before.pace == after.pace else -1
        for n, then in after.past[-1:]:
            if n != known:
                found.append(Statement(KEEP, (id, n, json.dumps({seat: asdict(one) for seat, one in then.items()}))))
        return tuple(found)


def row_of(clock: Clock) -> tuple[str | float | None, ...]:
    return (
        clock.rest, clock.used, clock.since, int(clock.moved), clock.spent, clock.away, clock.holidays
    )  # fmt: skip


def clock_of(row: Collection[Any]) -> Clock:
    rest, used, since, moved, spent, away, holidays = row
    return Clock(rest, used, since, bool(moved), spent, away, holidays)


def pace_of(asked: Any) -> Pace | None:
    """As the head of a table keeps it; None where there is none, or nothing that this Kylix understands."""
    try:
        found = msgspec.convert(asked, PaceAsked)
    except msgspec.ValidationError:
        return None
    return Pace(found.kind, float(found.bank), float(found.step), found.at_end, found.holidays)


def checked(asked: PaceAsked) -> Pace:
    """A pace at which people can play; ApiError for another one."""
    if (asked.bank if asked.kind == "live" else asked.step) < 1.0:
        raise ApiError(400, "no-time", "with this pace nobody could think at all")
    found = pace_of(msgspec.to_builtins(asked))
    assert found is not None
    return replace(found, holidays=found.holidays if found.kind == "days" else 0)


def told(pace: Pace | None) -> PaceShown | None:
    return None if pace is None else PaceShown(pace.kind, pace.bank, pace.step, pace.at_end, pace.holidays)
