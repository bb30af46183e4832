"""Questions that are none: where a person has a single answer, the server gives it, at a moment that tells nothing.

Whether somebody has a choice often hangs on what only they can see. So for every question that a person is asked the
server draws a moment, whatever the options are. A single answer is given at that moment; and where the others cannot
tell whether there is a choice, an answer that a person gives earlier is held until then. What the others receive, and
when, is the same. Where one person plays with bots nobody could learn anything: there it is given at once.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kylix.common.single import only, real_options
from kylix.core.moves import Move, facts
from kylix.core.state import State
from kylix.kit import codec
from kylix.server.clock import Clock, Timer
from kylix.server.jobs import Jobs
from kylix.store.base import Taken

if TYPE_CHECKING:
    from kylix.server.table import Table


LOOKS = 24
"""So many deals are looked at, as each of the others could imagine them."""
AGAIN = 2.0
"""Seconds until an answer is given again that could not be kept."""
LONGEST = 200
"""So many answers are given at once, one after the other."""


@dataclass
class Held:
    """An answer that a person gave before the moment of its question."""

    id: str
    release: Callable[[], Awaitable[None]]
    """Plays it, under the table's lock."""
    drop: Callable[[], None]
    """Says that it came too late: the question had changed."""


@dataclass
class Asked:
    """A question that a person is asked, with its moment. In a common question it stays the same while others move."""

    key: str
    moment: float
    timer: Timer | None = None
    is_past: bool = False
    held: Held | None = None


class Automatic:
    """The open questions of the people at one table. Nothing here is stored: after a restart they are asked anew."""

    def __init__(self, table: Table, clock: Clock, span: tuple[float, float], roll: random.Random) -> None:
        self.table = table
        self.clock = clock
        self.span = span
        self.roll = roll
        self.asked: dict[int, Asked] = {}
        self.by_hand: dict[int, str] = {}
        """By seat: the question that it wants to think about again, having taken an answer to it back."""
        self.may_go_on: Callable[[], bool] = lambda: True
        """False while the table waits for something else: a vote on an undo."""
        self.changed: Callable[[Table], None] = lambda table: None
        """Called when there is a new state."""
        self.jobs = Jobs(f"an answer at table {table.id} could not be given")
        self.has_stopped = False

    # --- whom, and what -------------------------------------------------------------------------------------------

    def serves(self, s: State, seat: int) -> bool:
        """Whether answers may be given for the seat: somebody sits there, and has not asked to be left alone.

        An absent person is not answered for. Where there is a choice nobody would answer, so an answer would tell.
        """
        here = [listener for listener in self.table.listeners if listener.seat == seat]
        if not here or not all(listener.auto for listener in here) or not self.table.is_person(seat):
            return False
        return seat in s.to_act and self.by_hand.get(seat) != question_of(s)

    def alone(self) -> bool:
        """Whether at most one person plays here: then no time tells anybody anything."""
        return sum(self.table.is_person(seat) for seat in range(len(self.table.seats))) <= 1

    def at_once(self, s: State) -> list[tuple[str, int]]:
        """Make the single answers of somebody who plays with bots only: the digest after each, the turn before it."""
        made: list[tuple[str, int]] = []
        while self.alone() and len(made) < LONGEST:
            seat = next((seat for seat in s.to_act if only(s, seat) is not None and self.serves(s, seat)), None)
            move = None if seat is None else only(s, seat)
            if seat is None or move is None:
                break
            turn = s.turn
            s.apply(seat, move)
            made.append((codec.digest(s), turn))
        return made

    # --- the moments ----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Something changed: the state, or who is here. Questions that are new get a moment, old ones lose theirs."""
        if self.has_stopped:
            return
        s = self.table.state
        self.by_hand = {seat: question for seat, question in self.by_hand.items() if question == question_of(s)}
        if not self.asked and not any(listener.auto for listener in self.table.listeners):
            return
        for seat in range(len(self.table.seats)):
            asked = self.asked.get(seat)
            if asked is not None and asked.held is not None and asked.key == key_of(s, seat):
                continue  # whoever answered may go
            if self.table.stopped is not None or self.table.timing.paused or not self.serves(s, seat):
                self.forget(seat)
                continue
            key = key_of(s, seat)
            # What has a single answer only now, because of what others did, gets a new moment.
            if asked is None or asked.key != key or (asked.is_past and only(s, seat) is not None):
                self.forget(seat)
                seconds = 0.0 if self.alone() else self.roll.uniform(*self.span)
                self.asked[seat] = asked = Asked(key, self.clock.now() + seconds)
                asked.timer = self.clock.call_later(seconds, self.due, seat, asked)

    def forget(self, seat: int) -> None:
        asked = self.asked.pop(seat, None)
        if asked is not None:
            if asked.timer is not None:
                asked.timer.cancel()
            if asked.held is not None:
                asked.held.drop()

    def seconds(self, seat: int | None) -> float | None:
        """For the seat itself: in how many seconds its single answer is given; None when it is left to the person."""
        asked = None if seat is None else self.asked.get(seat)
        if asked is None or seat is None or only(self.table.state, seat) is None:
            return None
        return max(0.0, asked.moment - self.clock.now())

    def due(self, seat: int, asked: Asked) -> None:
        if self.asked.get(seat) is not asked:
            return
        asked.is_past = True
        if asked.held is not None:
            self.jobs.start(self.give(seat, asked, asked.held))
        elif only(self.table.state, seat) is not None:
            self.jobs.start(self.answer(seat, asked))
        elif (left := self.table.orders.answering.get(seat)) is not None:
            # Whoever is here and left an order is answered for at the same moment as somebody without a choice.
            self.jobs.start(self.table.orders.give(left.kept, held=True))

    async def answer(self, seat: int, asked: Asked) -> None:
        table = self.table
        async with table.lock:
            move = only(table.state, seat)
            if self.asked.get(seat) is not asked or move is None or not self.may_go_on():
                return
            try:
                await table.adopt(*table.played(seat, [move]), None, automatic=True)
            except Taken:
                return  # another server was quicker: everybody was told
            except Exception:  # the store may soon be able to write again
                asked.timer = self.clock.call_later(AGAIN, self.due, seat, asked)
                raise
            table.tell_all()
        self.changed(table)

    async def give(self, seat: int, asked: Asked, held: Held) -> None:
        async with self.table.lock:
            if self.asked.get(seat) is asked and asked.held is held:
                asked.held = None
                await held.release()

    def stop(self) -> None:
        self.has_stopped = True
        for seat in list(self.asked):
            self.forget(seat)
        self.jobs.stop()

    # --- answers of people ----------------------------------------------------------------------------------------

    async def wait(self, seat: int, move: Move) -> float:
        """How many seconds an answer that the seat gives now is to be held."""
        asked = self.asked.get(seat)
        left = 0.0 if asked is None else asked.moment - self.clock.now()
        if asked is None or left <= 0.0 or not await asyncio.to_thread(self.is_veiled, self.table.state, seat, move):
            return 0.0
        return 0.0 if asked.is_past or self.asked.get(seat) is not asked else left

    def hold(self, seat: int, held: Held) -> None:
        """Keep an answer until the moment of its question; another one that was kept is dropped for it."""
        asked = self.asked[seat]
        if asked.held is not None and asked.held.id != held.id:
            asked.held.drop()
        asked.held = held

    def is_veiled(self, s: State, seat: int, move: Move | None = None) -> bool:
        """Whether some other person might think that the seat has a single answer. What makes plain that it has not is
        two answers that it has in all deals looked at; or the move itself, where everybody sees that it is another."""
        others = [other for other in range(len(self.table.seats)) if other != seat and self.table.is_person(other)]
        common = set(real_options(s, seat))
        for other in others:
            for seed in range(self.table.n * LOOKS, (self.table.n + 1) * LOOKS):
                common &= set(real_options(s.redeal(other, seed), seat))
                if not common:
                    return True
        # If the seat has a single answer, it is the one it has in all deals.
        return len(common) < 2 and (move is None or not any(shows(s, seat, move, one) for one in common - {move}))

    def thinks_again(self, s: State, seat: int) -> None:
        """The seat took an answer to this question back: the next one is its own."""
        self.by_hand[seat] = question_of(s)


def shows(s: State, seat: int, move: Move, instead: Move) -> bool:
    """Whether everybody sees at once that the one move was made and not the other."""
    states = [s.clone(), s.clone()]
    for after, made in zip(states, (move, instead), strict=True):
        after.apply(seat, made)
    return states[0].view(None) != states[1].view(None)


def question_of(s: State) -> str:
    """The open question, as everybody can name it."""
    return f"{type(s.stack[-1]).__name__} {facts(s.stack[-1])}" if s.stack else ""


def key_of(s: State, seat: int, question: str | None = None) -> str:
    """The question with the seat's last entry, or an undo if that came later: once more asked is another question."""
    history = s.record or []
    latest = (n for n in range(len(history) - 1, -1, -1) if history[n].seat == seat or history[n].back >= 0)
    return f"{question_of(s) if question is None else question} {next(latest, 0)}"
