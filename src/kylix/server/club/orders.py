"""Orders of the people at one table: answers left ahead of time, given when they are away, and told to nobody else.

Which order answers is worked out with each move and kept with it, with a moment drawn for the answer. The server that
drew it gives the answer; what a lost one leaves is drawn anew by another (see order_sweep). The answer is an entry like
any other, and a seat that nobody sits at is shown as here around it: what the others receive is what they receive when
the person comes by and answers (docs/decisions/0017).
"""

from __future__ import annotations

import json
import math
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from kylix.common.orders import Judged, Lasts, Order, judge, orders_of
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.server.automatic import key_of
from kylix.server.clock import Clock, Timer
from kylix.server.club import clocks
from kylix.server.club.orders_messages import OrderAsked, OrderCancelled, OrderShown
from kylix.server.club.visiting import Visiting
from kylix.server.errors import ApiError
from kylix.server.jobs import Jobs
from kylix.store.base import Line, Statement, Taken

if TYPE_CHECKING:
    from kylix.server.table import Table

HERE_SECONDS = (8.0, 60.0)
"""Who is here answers within these."""
TRIES = 5
COLUMNS = "seat, kind, id, lasts, turn, terms, due, ended"
READ = f"SELECT {COLUMNS} FROM orders WHERE table_id = ? ORDER BY seat, kind"
LINES = "SELECT n, seat, kind FROM order_lines WHERE table_id = ?"
PUT = f"""INSERT INTO orders (table_id, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (table_id, seat, kind) DO UPDATE SET id = excluded.id, lasts = excluded.lasts, turn = excluded.turn,
  terms = excluded.terms, due = excluded.due, ended = excluded.ended"""
SET = "UPDATE orders SET due = ?, ended = ? WHERE table_id = ? AND seat = ? AND kind = ? AND id = ?"
GIVEN = "UPDATE orders SET due = NULL WHERE table_id = ? AND seat = ? AND kind = ? AND id = ? AND due = ?"
DID = "INSERT INTO order_lines (table_id, n, seat, kind) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, n) DO NOTHING"
DROP = "DELETE FROM orders WHERE table_id = ? AND seat = ? AND kind = ?"
DROP_ALL = "DELETE FROM orders WHERE table_id = ? AND seat = ?"

DONE, BY_HAND, TAKEN_BACK = "done", "by-hand", "taken-back"
ENDS = ("turn", "asked", DONE, BY_HAND, TAKEN_BACK)
"""Why an order of any title ends."""


@dataclass(frozen=True)
class Kept:
    """An order as the store has it."""

    seat: int
    key: str
    id: str
    lasts: Lasts
    turn: int
    terms: Mapping[str, Sequence[str]]
    due: float | None = None
    ended: str = ""


@dataclass(frozen=True)
class Answering:
    """The open question of a seat is answered so."""

    kept: Kept
    move: Move


@dataclass(frozen=True)
class Plan:
    """What becomes of the orders of a table with a change of it."""

    kept: tuple[Kept, ...] = ()
    answering: Mapping[int, Answering] = field(default_factory=dict)
    also: tuple[Statement, ...] = ()
    drawn: tuple[int, ...] = ()
    """Seats for whose answers a moment was drawn."""
    did: Mapping[int, tuple[int, str]] = field(default_factory=dict)


class Orders:
    """Everything that changes something is called under the table's lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept: tuple[Kept, ...] = ()
        self.did: dict[int, tuple[int, str]] = {}
        """By entry that was made by an order: the seat and the key."""
        self.answering: Mapping[int, Answering] = {}
        self.coming: Mapping[int, Answering] = {}
        """The same after the change that is being written."""
        self.giving: Answering | None = None
        """The answer that is being given."""
        self.timers: dict[int, tuple[str, float, Timer]] = {}
        self.changed: Callable[[Table], None] = lambda table: None
        self.jobs = Jobs(f"an order at table {table.id} could not be carried out")
        self.serve(Clock(), random.SystemRandom(), HERE_SECONDS)

    def serve(self, clock: Clock, roll: random.Random, span: tuple[float, float]) -> None:
        self.clock, self.roll, self.span = clock, roll, span
        self.visiting = Visiting(self.table, clock, roll)

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def offered(self) -> tuple[Order, ...]:
        """What can be left here: where people have days, or no clocks and several devices."""
        table, pace = self.table, self.table.timing.pace
        if table.is_record or table.puzzle or table.state.over or table.stopped is not None:
            return ()
        if pace.kind != "days" if pace is not None else not table.agreeing.is_together():
            return ()
        return orders_of(table.setting.game.title)

    def shown(self, seat: int | None) -> list[OrderShown] | None:
        """To the seat alone; None where none can be left."""
        if seat is None or not self.offered or not self.table.is_person(seat):
            return None
        answers = self.answering.get(seat)
        made = [key for by, key in self.did.values() if by == seat]
        return [
            OrderShown(
                one.key,
                one.lasts,
                {name: list(named) for name, named in one.terms.items()},
                answers is not None and answers.kept.key == one.key,
                made.count(one.key),
                one.ended,
            )
            for one in self.kept
            if one.seat == seat
        ]

    def judged(self, s: State, seat: int, kept: Sequence[Kept]) -> Judged:
        names = self.table.setting.names
        kinds = {order.key: {term.name: names[term.kind] for term in order.terms} for order in self.offered}
        left = {
            one.key: (
                one.lasts,
                one.turn,
                {name: [known.index(thing) for thing in one.terms[name]] for name, known in kinds[one.key].items()},
            )
            for one in kept
            if one.seat == seat and not one.ended and one.key in kinds
        }
        return judge(s, seat, left) if left else Judged({})

    def answers(self, s: State, kept: Sequence[Kept]) -> dict[int, Answering]:
        """By seat: what is answered for it in a position."""
        found: dict[int, Answering] = {}
        for seat in {one.seat for one in kept if self.table.is_person(one.seat)}:
            judged = self.judged(s, seat, kept)
            if judged.move is not None:
                one = next(one for one in kept if one.seat == seat and one.key == judged.key)
                found[seat] = Answering(one, judged.move)
        return found

    async def read(self) -> None:
        """As the store has it. It is no news to anybody else, so other servers hear of it only by looking."""
        if not self.offered:
            self.kept, self.answering = (), {}
        else:
            self.kept = tuple(kept_of(row) for row in await self.table.store.rows(READ, self.table.id))
            self.answering = self.answers(self.table.state, self.kept)
        self.coming = self.answering

    async def look(self) -> None:
        """A page of a seat comes: another server may know of other orders."""
        if self.offered:
            async with self.table.lock:
                await self.read()

    async def read_all(self) -> None:
        await self.read()
        if self.offered:
            self.did = {n: (seat, key) for n, seat, key in await self.table.store.rows(LINES, self.table.id)}

    # --- a move ---------------------------------------------------------------------------------------------------

    async def after(self, s: State, lines: Sequence[Line]) -> Plan:
        """These lines lead to `s`: what is written with them. The store is asked whether there are orders or not."""
        if not self.offered:
            return Plan()
        await self.read()
        before, kept = self.answering, {(one.seat, one.key): one for one in self.kept}
        for seat in {one.seat for one in self.kept}:
            for key, why in self.ended(s, seat, lines, before.get(seat)).items():
                kept[seat, key] = replace(kept[seat, key], ended=why, due=None)
        also: list[Statement] = []
        did: dict[int, tuple[int, str]] = {}
        if (given := self.giving) is not None:
            one = given.kept
            also.append(Statement(GIVEN, (self.table.id, one.seat, one.key, one.id, one.due), needed=True))
            also.append(Statement(DID, (self.table.id, lines[0].n, one.seat, one.key)))
            did[lines[0].n] = one.seat, one.key
            now = kept[one.seat, one.key]
            kept[one.seat, one.key] = replace(now, due=None, ended=now.ended or (DONE if one.lasts == "once" else ""))
        plan = self.drawn(s, kept, before)
        changed = [one for one in plan.kept if one not in self.kept]
        also += [Statement(SET, (one.due, one.ended, self.table.id, one.seat, one.key, one.id)) for one in changed]
        self.coming = plan.answering
        return replace(plan, also=tuple(also), did=did)

    def ended(self, s: State, seat: int, lines: Sequence[Line], before: Answering | None) -> Mapping[str, str]:
        """By key: why orders of a seat end with these lines."""
        kept = [one for one in self.kept if one.seat == seat and not one.ended]
        judged = self.judged(s, seat, kept)
        ended = dict(judged.ended)
        if s.over:
            return ended
        mine = [line for line in lines if line.seat == seat and not line.automatic]
        by_order = self.giving is not None and self.giving.kept.seat == seat
        fitting = [order.key for order in self.offered if order.is_for(s)] if judged.key else []
        if lines[0].back >= 0:
            history = self.table.state.record or []
            if any(history[n].seat == seat for n in self.table.standing()[lines[0].back + 1 :]):
                # What was taken back is thought about again.
                ended |= {one.key: TAKEN_BACK for one in kept if one.key in fitting}
        elif mine and not by_order:
            if before is not None and mine[0].move != self.table.setting.text(before.move):
                ended.setdefault(before.kept.key, BY_HAND)
            if seat not in self.table.state.to_act:  # it takes back that it was ready
                ended |= {one.key: BY_HAND for one in kept if one.key in fitting}
        return ended

    def drawn(self, s: State, kept: dict[tuple[int, str], Kept], before: Mapping[int, Answering]) -> Plan:
        """A moment for each answer to a question that is new; one that is not answered so any more has none."""
        answering = self.answers(s, list(kept.values()))
        fresh: list[int] = []
        for place, one in kept.items():
            now, was = answering.get(one.seat), before.get(one.seat)
            if now is None or now.kept.key != one.key:
                kept[place] = replace(one, due=None)
                continue
            same = (
                was is not None and was.kept.id == one.id and key_of(s, one.seat) == key_of(self.table.state, one.seat)
            )
            if one.due is None or not same:
                kept[place] = one = replace(one, due=self.table.timing.now() + self.seconds(one.seat))
                fresh.append(one.seat)
            answering[one.seat] = replace(now, kept=one)
        return Plan(tuple(kept.values()), answering, (), tuple(fresh))

    def seconds(self, seat: int) -> float:
        """Until an answer: as somebody takes who is here, or who happens to come by. It costs no time of the clock."""
        here = self.table.seating.is_here(seat)
        span = [min(each) for each in zip(HERE_SECONDS, self.span, strict=True)] if here else self.span
        low, high = (math.log(each) for each in span)
        seconds = math.exp(self.roll.uniform(low, high))
        pace, clock = self.table.timing.pace, self.table.timing.times.clocks.get(seat)
        if pace is None or clock is None:
            return seconds
        left = clocks.left(pace, clock, self.table.timing.now())
        free = left - clock.rest if left > clock.rest else left
        return min(seconds, free / 2) if free > 0 else seconds

    def take(self, plan: Plan) -> None:
        """It is kept."""
        if not (plan.kept or self.kept):
            return
        self.kept, self.answering, self.coming = plan.kept, plan.answering, plan.answering
        self.did |= plan.did
        for seat in list(self.timers):
            if seat not in plan.answering:
                self.forget(seat)
        for seat in plan.drawn:
            self.plan(plan.answering[seat])

    def seated(self, seat: int) -> tuple[Statement, ...]:
        """Somebody else plays the seat from now on: they left nothing."""
        self.coming = {other: one for other, one in self.answering.items() if other != seat}
        return (Statement(DROP_ALL, (self.table.id, seat)),) if self.offered else ()

    def stands(self, seat: int) -> None:
        self.kept = tuple(one for one in self.kept if one.seat != seat)
        self.answering = self.coming
        self.forget(seat)

    # --- what people leave ----------------------------------------------------------------------------------------

    async def leave(self, seat: int, asked: OrderAsked) -> None:
        order = self.known(asked.key)
        if asked.lasts not in order.lasts:
            raise ApiError(400, "bad-order", "such an order cannot last so long")
        terms = self.terms(order, asked.terms)
        for _ in range(TRIES):
            await self.read()
            one = Kept(seat, asked.key, secrets.token_hex(8), asked.lasts, self.table.state.turn, terms)
            plan = self.drawn(self.table.state, {**self.by_place(), (seat, asked.key): one}, self.answering)
            left = next(each for each in plan.kept if each.id == one.id)
            values = (left.seat, left.key, left.id, left.lasts, left.turn, json.dumps(left.terms), left.due, "")
            others = [each for each in plan.kept if each.id != one.id and each not in self.kept]
            also = [Statement(PUT, (self.table.id, *values))]
            also += [Statement(SET, (each.due, "", self.table.id, each.seat, each.key, each.id)) for each in others]
            try:
                await self.table.commit(version=self.table.version, also=tuple(also))
            except Taken:
                continue  # somebody moved at another server: the question may be another one now
            self.take(plan)
            return
        raise ApiError(409, "asked-already", "something else happened at the same moment: look again")

    def by_place(self) -> dict[tuple[int, str], Kept]:
        return {(one.seat, one.key): one for one in self.kept}

    def known(self, key: str) -> Order:
        if not self.offered:
            raise ApiError(409, "no-orders", "at this table nothing can be left to be answered")
        found = next((order for order in self.offered if order.key == key), None)
        if found is None:
            raise ApiError(404, "no-order", "there is no such order in this game")
        return found

    def terms(self, order: Order, asked: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
        """What was named with it, checked."""
        names = self.table.setting.names
        for term in order.terms:
            things = asked.get(term.name, [])
            if len(things) > term.most or any(thing not in names[term.kind] for thing in things):
                raise ApiError(400, "bad-order", "this cannot be named with such an order")
        if set(asked) - {term.name for term in order.terms} or (order.terms and not any(asked.values())):
            raise ApiError(400, "bad-order", "this has to be named with such an order, and nothing else")
        return {term.name: sorted(asked.get(term.name, [])) for term in order.terms}

    async def cancel(self, seat: int, asked: OrderCancelled) -> None:
        """Also of one that ended: it is shown no more."""
        await self.table.commit(also=(Statement(DROP, (self.table.id, seat, asked.key)),))
        await self.read()
        if seat not in self.answering:
            self.forget(seat)

    # --- answering ------------------------------------------------------------------------------------------------

    def plan(self, answer: Answering) -> None:
        """This server gives the answer at its moment."""
        one = answer.kept
        assert one.due is not None
        self.drop(one.seat)
        seconds = max(0.0, one.due - self.table.timing.now())
        timer = self.clock.call_later(seconds, self.due, one)
        self.timers[one.seat] = one.id, one.due, timer
        self.visiting.before(one.seat, seconds)

    def drop(self, seat: int) -> None:
        if (found := self.timers.pop(seat, None)) is not None:
            found[2].cancel()

    def forget(self, seat: int) -> None:
        self.drop(seat)
        self.visiting.after(seat)

    def due(self, one: Kept) -> None:
        if self.timers.get(one.seat, ("", 0.0))[:2] == (one.id, one.due):
            del self.timers[one.seat]
            self.jobs.start(self.give(one))

    async def give(self, one: Kept, held: bool = False) -> None:
        """Answer, if it is still so; `held`: at the moment of single answers (see server/automatic.py)."""
        table = self.table
        async with table.lock:
            await table.catch_up()
            await self.read()
            answer = self.answering.get(one.seat)
            rests = table.timing.paused or not table.automatic.may_go_on()
            if answer is None or answer.kept != one or rests:
                self.visiting.after(one.seat)
                return  # what is still to be answered is drawn anew
            self.giving, table.timing.held = answer, one.seat if held else None
            try:
                await table.adopt(*table.played(one.seat, [answer.move]), None)
            except Taken:
                return  # another server was quicker: everybody was told
            finally:
                self.giving, table.timing.held = None, None
                if one.seat not in self.timers:
                    self.visiting.after(one.seat)
            table.tell_all()
        self.changed(table)

    async def again(self, seat: int, due: float) -> None:
        """The moment of an answer is past, and nobody gave it: another one is drawn, or there is none."""
        await self.table.catch_up()
        await self.read()
        stale = [one for one in self.kept if one.seat == seat and one.due == due]
        if not stale or stale[0].id == self.timers.get(seat, ("",))[0]:
            return
        cleared = {place: replace(one, due=None) if one in stale else one for place, one in self.by_place().items()}
        plan = self.drawn(self.table.state, cleared, self.answering)
        changed = [one for one in plan.kept if one not in self.kept]
        also = [Statement(GIVEN, (self.table.id, seat, one.key, one.id, due), needed=True) for one in stale]
        also += [Statement(SET, (one.due, one.ended, self.table.id, one.seat, one.key, one.id)) for one in changed]
        await self.table.commit(also=tuple(also))
        self.take(plan)

    @property
    def waits(self) -> bool:
        """Whether this server has something to do here later."""
        return bool(self.timers or self.visiting.seats or self.visiting.timers)

    def stop(self) -> None:
        for seat in list(self.timers):
            self.drop(seat)
        self.visiting.stop()
        self.jobs.stop()


def kept_of(row: Sequence[Any]) -> Kept:
    seat, key, id, lasts, turn, terms, due, ended = row
    return Kept(seat, key, id, lasts, turn, json.loads(terms), due, ended)
