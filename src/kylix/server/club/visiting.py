"""A visit of somebody who left an order: while it is answered the seat is shown as here, as if its person had come.

Nobody answers who is not there. So without a visit an answer would tell that it was given by an order.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kylix.server.clock import Clock, Timer

if TYPE_CHECKING:
    from kylix.server.table import Table

LOOK_SECONDS = (5.0, 45.0)
"""So long somebody looks before they answer."""
STAY_SECONDS = (5.0, 90.0)
"""And so long they stay then."""


class Visiting:
    def __init__(self, table: Table, clock: Clock, roll: random.Random) -> None:
        self.table = table
        self.clock = clock
        self.roll = roll
        self.seats: set[int] = set()
        """Shown as here, though nobody is."""
        self.timers: dict[int, Timer] = {}

    def before(self, seat: int, seconds: float) -> None:
        """An answer will be given in so many seconds; who visits already stays until then."""
        self.drop(seat)
        if seat not in self.seats:
            ahead = min(seconds, self.roll.uniform(*LOOK_SECONDS))
            self.timers[seat] = self.clock.call_later(seconds - ahead, self.come, seat)

    def after(self, seat: int) -> None:
        """It was given, or it will not be."""
        self.drop(seat)
        if seat in self.seats:
            self.timers[seat] = self.clock.call_later(self.roll.uniform(*STAY_SECONDS), self.go, seat)

    def come(self, seat: int) -> None:
        if self.table.seating.is_here(seat) or self.table.timing.paused:
            return
        self.table.seating.came(seat)
        self.seats.add(seat)
        self.table.tell_seats()

    def go(self, seat: int) -> None:
        self.timers.pop(seat, None)
        self.seats.discard(seat)
        self.table.tell_seats()

    def drop(self, seat: int) -> None:
        if (timer := self.timers.pop(seat, None)) is not None:
            timer.cancel()

    def stop(self) -> None:
        for seat in list(self.timers):
            self.drop(seat)
