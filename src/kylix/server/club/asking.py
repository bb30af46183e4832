"""What all people at a table are asked (to pause, go on, have days in place of minutes, agree on a draw, leave the
game), and what one does alone: resign, take a holiday.

A question is kept in the store with the answers to it. So it holds across servers and restarts, and the last answer
carries it out in the same change. Whoever sits at the host's screen answers for all seats there.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from kylix.kit import codec
from kylix.records import changes
from kylix.server import replaying
from kylix.server.club import clocks, ratings, results
from kylix.server.club.clocks import DAY, Pace
from kylix.server.club.lost import RESIGNED, STAND_IN
from kylix.server.club.pace_messages import (
    AskKind,
    Can,
    HolidayAsked,
    PaceAsk,
    ProposeAsked,
    ResignAsked,
    TimesShown,
)
from kylix.server.club.timing import Times, checked, pace_of, told
from kylix.server.errors import ApiError
from kylix.server.messages import Stopped
from kylix.server.undo import Mark
from kylix.store.base import Statement, Taken

if TYPE_CHECKING:
    from kylix.server.table import Table

SECONDS, LONG_SECONDS = 120.0, 3 * DAY
"""How long people have to agree: at a live table, and where they come by once in a while."""
READ = "SELECT id, kind, seat, about, agreed, until FROM asks WHERE table_id = ?"
PUT = """INSERT INTO asks (table_id, id, kind, seat, about, agreed, until) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (table_id) DO UPDATE SET id = excluded.id, kind = excluded.kind, seat = excluded.seat,
  about = excluded.about, agreed = excluded.agreed, until = excluded.until WHERE asks.until < ?"""
AGREE = "UPDATE asks SET agreed = ? WHERE table_id = ? AND id = ? AND agreed = ?"
CLOSE = "DELETE FROM asks WHERE table_id = ? AND id = ?"


@dataclass(frozen=True)
class Ask:
    id: str
    kind: AskKind
    seat: int
    about: str
    """To change to days: which, as JSON."""
    agreed: tuple[int, ...]
    until: float

    @property
    def pace(self) -> Pace | None:
        return pace_of(json.loads(self.about)) if self.about else None


class Asking:
    """Everything that changes something is called under the table's lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept: Ask | None = None

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def open(self) -> Ask | None:
        return self.kept if self.kept is not None and self.kept.until > self.table.timing.now() else None

    async def read(self) -> None:
        self.take(await self.table.store.rows(READ, self.table.id))

    def asked(self) -> tuple[str, tuple[Any, ...]]:
        """What the store is asked for it."""
        return READ, (self.table.id,)

    def take(self, rows: list[tuple[Any, ...]]) -> None:
        self.kept = None
        for id, kind, seat, about, agreed, until in rows:
            self.kept = Ask(id, kind, seat, about, tuple(json.loads(agreed)), until)

    def voice(self, seat: int) -> set[int]:
        """The seats for which a seat speaks."""
        if self.table.seats[seat].kind != "here":
            return {seat}
        return {other for other, kept in enumerate(self.table.seats) if kept.kind == "here"}

    def missing(self, ask: Ask) -> list[int]:
        return [seat for seat in self.table.settling.people() if seat not in ask.agreed]

    def shown(self, seat: int | None) -> TimesShown | None:
        """None where nobody needs any of it: somebody plays alone, or all sit at one screen without clocks."""
        table, timing, ask = self.table, self.table.timing, self.open
        if timing.pace is None and ask is None and not self.is_together():
            return None
        shown = None
        names = table.setting.names["seat"]
        if ask is not None:
            missing = [names[other] for other in self.missing(ask)]
            shown = PaceAsk(ask.id, ask.kind, names[ask.seat], missing, ask.until - timing.now(), told(ask.pace))
        mine = None if seat is None else timing.times.clocks.get(seat)
        can = [] if seat is None else self.can(seat)
        left = mine.holidays if mine is not None and "holiday" in can else 0
        return TimesShown(told(timing.pace), timing.paused, timing.shown(), shown, can, left)

    def is_together(self) -> bool:
        """Whether people play at several devices."""
        return any(kept.kind == "link" or (kept.kind == "bot" and kept.invitation) for kept in self.table.seats)

    def can(self, seat: int) -> list[Can]:
        """What the seat may do, or ask for."""
        table, timing = self.table, self.table.timing
        if table.state.over or table.stopped is not None or table.is_record or not table.is_person(seat):
            return []
        found: list[Can] = []
        if timing.pace is not None:
            found.append("resume" if timing.paused else "pause")
            if timing.pace.kind == "live":
                found.append("days")
            elif timing.times.clocks[seat].holidays > 0:
                found.append("holiday")
        if timing.pace is None and not self.is_together():
            return found
        return [*found, "resign", *self.draws(), "abandon"]

    def draws(self) -> list[Can]:
        """With a bot nobody agrees on a draw, nor with somebody who has not come: they would not be asked."""
        table = self.table
        people = all(table.is_person(seat) and kept.token for seat, kept in enumerate(table.seats))
        return ["draw"] if people and table.setting.game.shared else []

    def check(self, seat: int, what: Can) -> None:
        if what not in self.can(seat):
            raise ApiError(409, "cannot-now", "this cannot be at this table, or not now")

    # --- asking ---------------------------------------------------------------------------------------------------

    async def propose(self, seat: int, asked: ProposeAsked) -> None:
        """Taken when somebody else asked something just now."""
        self.check(seat, asked.kind)
        if self.open is not None:
            raise ApiError(409, "asked-already", "something is asked already: answer that first")
        about = ""
        if asked.kind == "days":
            pace = None if asked.pace is None else checked(asked.pace)
            if pace is None or pace.kind != "days":
                raise ApiError(400, "no-days", "it has to be said how many days there are for a move")
            about = msgspec.json.encode(asked.pace).decode()
        timing = self.table.timing
        is_live = timing.pace is not None and timing.pace.kind == "live"
        until = timing.now() + (SECONDS if is_live else LONG_SECONDS)
        agreed = tuple(sorted(self.voice(seat)))
        ask = Ask(secrets.token_hex(8), asked.kind, seat, about, agreed, until)
        values = (self.table.id, ask.id, ask.kind, seat, about, json.dumps(agreed), until, timing.now())
        put = Statement(PUT, values, needed=True)
        if missing := self.missing(ask):
            await self.keep((put, *self.table.noticing.asked(self.table, sorted(missing), until - timing.now())))
            self.kept = ask
        else:
            await self.carry_out(ask, (put,))

    async def answer(self, id: str, seat: int, agree: bool) -> bool:
        """Whether somebody waited for this answer of the seat. Who asked may take it back."""
        while (ask := self.open) is not None and ask.id == id:
            if seat not in self.missing(ask) and (agree or seat not in self.voice(ask.seat)):
                return False
            try:
                await self.answered(ask, seat, agree)
            except Taken:  # somebody answered at another server: with that one's answer once more
                await self.read()
                continue
            return True
        return False

    async def answered(self, ask: Ask, seat: int, agree: bool) -> None:
        if not agree or (ask.kind == "draw" and not self.draws()):
            await self.withdraw(ask)
            return
        more = replace(ask, agreed=tuple(sorted({*ask.agreed, *self.voice(seat)})))
        if not self.missing(more):
            await self.carry_out(ask)
            return
        values = (json.dumps(more.agreed), self.table.id, ask.id, json.dumps(ask.agreed))
        await self.keep((Statement(AGREE, values, needed=True),))
        self.kept = more

    async def settle(self) -> bool:
        """Whoever had not answered went: whether that decided it."""
        ask = self.open
        if ask is None or self.table.stopped is not None or self.table.state.over:
            return False
        if ask.kind == "draw" and not self.draws():  # a bot plays for whoever was to agree
            await self.withdraw(ask)
            return True
        if self.missing(ask):
            return False
        await self.carry_out(ask)
        return True

    async def withdraw(self, ask: Ask) -> None:
        await self.keep((Statement(CLOSE, (self.table.id, ask.id)),))
        self.kept = None

    async def keep(self, also: tuple[Statement, ...], after: Times | None = None) -> None:
        timing = self.table.timing
        clocks_too = timing.also(after) if after is not None else ()
        await self.table.commit(also=(*also, *clocks_too), news=True)
        if after is not None:
            timing.times = after

    # --- carrying out ---------------------------------------------------------------------------------------------

    async def carry_out(self, ask: Ask, before: tuple[Statement, ...] = ()) -> None:
        timing = self.table.timing
        also = (*before, Statement(CLOSE, (self.table.id, ask.id), needed=True))
        if ask.kind == "abandon":
            await self.abandon(also)
        elif ask.kind == "draw":
            await self.draw(also)
        elif ask.kind == "days":
            assert ask.pace is not None
            await self.keep(also, timing.with_pace(ask.pace))
        else:
            await self.keep(also, timing.with_pause(ask.kind == "pause"))
        self.kept = None
        self.table.automatic.look()

    async def draw(self, also: tuple[Statement, ...]) -> None:
        """All share the first place, and that counts."""
        table, places = self.table, [1] * self.table.setting.seats
        scores, title = table.state.scores(), table.setting.game.title
        result = results.ended(table.id, title, table.seats, places, scores, time())

        async def keep(rated: tuple[Statement, ...]) -> None:
            await self.abandon((*also, *result, *rated), "drawn")

        await ratings.counts(table, places, keep)

    async def abandon(self, also: tuple[Statement, ...], how: changes.How = "") -> None:
        """The game is left as it stands, without a result; the record says that all agreed, or that it was called."""
        table, before = self.table, self.table.state
        version, fields = table.setting.game.version, codec.fields(before)
        last = next(entry.state for entry in reversed(before.record or []) if entry.controller is None)
        entry = changes.kept(changes.abandoned(version, fields, how), [], last or codec.digest(before))
        s = before.clone()
        s.record = [*(before.record or []), entry]
        mark = Mark(table.n, s.turn, time())
        line = replaying.line_of(table.setting, table.n, entry, codec.digest(before), mark)
        after = table.timing.over()
        await table.commit(lines=(line,), over=True, to_act=(), also=(*also, *table.timing.also(after)))
        table.timing.times = after
        name = table.setting.game.name
        table.stopped = Stopped(
            table.n, name, version, version, "it was left without a result", ended=True, agreed=True,
            called=how == "called", drawn=how == "drawn",
        )  # fmt: skip
        table.state, table.marks = s, [*table.marks, mark]

    # --- alone ----------------------------------------------------------------------------------------------------

    async def resign(self, seat: int, asked: ResignAsked) -> None:
        self.check(seat, "resign")
        value = replace(self.table.seats[seat], kind="bot", level=STAND_IN)
        await self.table.seating.put(seat, value, RESIGNED)

    async def take_holiday(self, seat: int, asked: HolidayAsked) -> None:
        self.check(seat, "holiday")
        timing = self.table.timing
        clock = timing.times.clocks[seat]
        if asked.days > clock.holidays:
            raise ApiError(409, "no-holidays", "so many days are not left", None, days=clock.holidays)
        await self.keep((), timing.with_clock(seat, clocks.on_holiday(clock, asked.days, timing.now())))
