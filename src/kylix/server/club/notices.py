"""Writes down what people are to be told: in the same commit as what brought it about, so that none is lost.

One statement finds the persons by their seats and the channels by their wishes; a table without persons costs a look at
an index.
"""

from __future__ import annotations

from collections.abc import Collection
from time import time
from typing import TYPE_CHECKING, Literal

from kylix.server.club.looking import looking_here
from kylix.server.jobs import Jobs
from kylix.server.noticing import Noticing
from kylix.server.seating import PEOPLE
from kylix.store.base import Change, Statement, Store

if TYPE_CHECKING:
    from kylix.server.table import Table

Event = Literal["turn", "over", "asked", "stood-in", "invited"]
EVENTS: tuple[Event, ...] = ("turn", "over", "asked", "stood-in", "invited")
AGREED = ("seat-stand-in",)
"""Events of seats that come to a bot because their persons want it."""
GRACE_SECONDS = 2.0
"""Before so much time is over nothing is sent: whoever looks is told by the page."""
NEVER = 1e12
"""A moment that does not come."""
LOOK_SECONDS = 60.0
"""It is noted so often at most that somebody looks."""
WRITE = """INSERT INTO notices (person_id, table_id, n, event, channel, seat, made, ends, due)
  SELECT w.person_id, s.table_id, ?, w.event, w.channel, MIN(s.seat), ?, ?, ? FROM sitters s
  JOIN wishes w ON w.person_id = s.person_id AND w.event = ? WHERE s.table_id = ? AND s.seat IN ({marks}) {unless}
  GROUP BY w.person_id, s.table_id, w.event, w.channel ON CONFLICT DO NOTHING"""
INVITED = """AND NOT EXISTS (SELECT 1 FROM notices i
  JOIN wishes v ON v.person_id = i.person_id AND v.event = i.event AND v.channel = i.channel AND v.rule = w.rule
  WHERE i.person_id = w.person_id AND i.table_id = s.table_id AND i.channel = w.channel AND i.event = 'invited')"""
"""Whoever is called to the table there, and as soon, finds that it is their turn."""
LOOKED = """INSERT INTO looked (person_id, at) SELECT person_id, ? FROM sitters WHERE table_id = ? AND seat = ?
  ON CONFLICT (person_id) DO UPDATE SET at = excluded.at"""


def told(
    table: str, n: int, event: Event, seats: Collection[int], seconds: float | None = None, unless: str = ""
) -> Statement:
    """Part of a change: the persons of these seats are told; it is of use for so many seconds, or for good."""
    now = time()
    ends = NEVER if seconds is None else now + seconds
    marks = ", ".join("?" * len(seats))
    sql = WRITE.format(marks=marks, unless=unless)
    return Statement(sql, (n, now, ends, now + GRACE_SECONDS, event, table, *sorted(seats)))


class Notices(Noticing):
    def __init__(self, store: Store) -> None:
        self.store = store
        self.noted: dict[tuple[str, int], float] = {}
        """By table and seat: when it was last noted that somebody looks."""
        self.jobs = Jobs("it could not be noted who looks")

    def changed(self, table: Table, change: Change) -> tuple[Statement, ...]:
        """Who is to act and was not; who sees the game end; for whom a bot stands in."""
        found: list[Statement] = []
        n = table.n + len(change.lines)
        if change.over and not table.state.over:
            found += self.to(table.id, n, "over", {seat for seat, kept in enumerate(table.seats) if kept.token})
        elif change.to_act is not None:
            # Whom an order answers for is not told of it; but when it does so no more they are.
            before = set(table.to_act_of(table.state)) - set(table.orders.answering)
            new = set(change.to_act) - set(table.orders.coming) - before
            found += self.to(table.id, n, "turn", new & self.people(table, change))
        for seat, value in change.seats.items():
            if value.kind == "bot" and table.seats[seat].kind in PEOPLE and not is_agreed(change):
                found += self.to(table.id, n, "stood-in", {seat})
        return tuple(found)

    def begun(self, id: str, n: int, to_act: Collection[int]) -> tuple[Statement, ...]:
        return (told(id, n, "turn", set(to_act), unless=INVITED),) if to_act else ()

    def asked(self, table: Table, seats: Collection[int], seconds: float) -> tuple[Statement, ...]:
        return tuple(self.to(table.id, table.n, "asked", set(seats), seconds))

    def invited(self, table: Table, id: str, by: int | None) -> tuple[Statement, ...]:
        """Whoever looks at the table before sees it there."""
        away = [seat for seat in range(len(table.seats)) if seat != by and looking_here(table, seat, NEVER) == "away"]
        return tuple(self.to(id, 0, "invited", {table.next_seat(seat) for seat in away}))

    def to(
        self, table: str, n: int, event: Event, seats: Collection[int], seconds: float | None = None
    ) -> list[Statement]:
        return [told(table, n, event, seats, seconds)] if seats else []

    def people(self, table: Table, change: Change) -> set[int]:
        seats = {seat: change.seats.get(seat, kept) for seat, kept in enumerate(table.seats)}
        return {seat for seat, kept in seats.items() if kept.kind in PEOPLE and kept.token}

    # --- who looks ------------------------------------------------------------------------------------------------

    def looked(self, id: str, seat: int) -> None:
        """Noted in the store, for the rule that counts how long somebody has been away."""
        now = time()
        if now - self.noted.get((id, seat), 0.0) < LOOK_SECONDS:
            return
        self.noted = {key: at for key, at in self.noted.items() if now - at < LOOK_SECONDS}
        self.noted[id, seat] = now
        self.jobs.start(self.note(Statement(LOOKED, (now, id, seat))))

    async def note(self, statement: Statement) -> None:
        await self.store.commit(Change(also=(statement,)))


def is_agreed(change: Change) -> bool:
    return any(f'"{event}"' in line.controller for line in change.lines for event in AGREED)
