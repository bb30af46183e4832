"""Undo, with the consent of the others where it needs that: all people at the table, within a minute, else no."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kylix.kit import codec
from kylix.server import undo
from kylix.server.errors import ApiError
from kylix.server.messages import Answer, Done, Refused, UndoAnswer, UndoAsked, UndoQuestion, Waiting
from kylix.server.table import PEOPLE, Table
from kylix.server.undo import Back

if TYPE_CHECKING:
    from kylix.server.table_commands import TableCommands, Tell

SENTENCES = {
    "nothing": "there is no move of yours to take back",
    "sealed": "this cannot be taken back: something hidden was seen since, or chance has spoken",
    "over": "the game is over: nothing can be taken back",
    "watching": "who watches cannot do this",
}


@dataclass
class Ask:
    asked: UndoAsked
    seat: int
    n: int
    found: Back
    tell: Tell
    missing: set[int]
    timer: asyncio.TimerHandle | None = field(default=None)


class Consent:
    """The open question of a table, if there is one. It is not stored: after a restart one asks again."""

    def __init__(self, seconds: float, expired: Callable[[Table], None]) -> None:
        self.seconds = seconds
        self.expired = expired
        """Hears that a question lapsed: bots that waited go on."""
        self.open: Ask | None = None

    async def undo(self, commands: TableCommands, asked: UndoAsked, seat: int, tell: Tell) -> None:
        """Under the table's lock, and answered by nobody before."""
        table = commands.table
        found = table.undo(seat, asked.turn)
        if found.can == "no":
            tell(Refused(asked.id, f"undo-{found.reason}", [], SENTENCES[found.reason]))
            return
        others = {other for other, kept in enumerate(table.seats) if other != seat and kept.kind in PEOPLE}
        if found.can == "free" or not others:
            await self.carry_out(commands, asked, seat, found, tell)
            return
        if self.open is not None and self.open.asked.id != asked.id:
            raise ApiError(409, "undo-open", "somebody has asked to take a move back already")
        self.drop(table, silent=True)
        ask = self.open = Ask(asked, seat, table.n, found, tell, others)
        ask.timer = asyncio.get_running_loop().call_later(self.seconds, self.expire, table, ask)
        tell(Waiting(asked.id, [table.setting.names["seat"][other] for other in sorted(others)], self.seconds))
        for listener in list(table.listeners):
            if listener.seat in others:
                listener.tell(self.question(table, ask, listener.seat))

    def question(self, table: Table, ask: Ask, seat: int | None) -> UndoQuestion:
        """What would be taken back, as the seat may know it."""
        events = [event for event in table.events(seat, ask.found.taken[0]) if event.n in ask.found.taken]
        count = len(ask.found.taken)
        name = table.setting.names["seat"][ask.seat]
        return UndoQuestion(ask.asked.id, name, ask.asked.turn, count, events, self.seconds)

    def again(self, table: Table, seat: int | None) -> UndoQuestion | None:
        """For somebody who comes while the question is open."""
        return self.question(table, self.open, seat) if self.open is not None and seat in self.open.missing else None

    async def carry_out(self, commands: TableCommands, asked: UndoAsked, seat: int, found: Back, tell: Tell) -> None:
        # A long record takes a while to be played again; the other tables go on.
        s = await asyncio.to_thread(undo.take_back, commands.table.state, seat, found.keep)
        await commands.adopt(s, [codec.digest(s)], seat, Done(asked.id, commands.table.n + 1, 1), tell)

    async def answer(self, commands: TableCommands, asked: Answer, seat: int) -> None:
        ask = self.open
        if ask is None or ask.asked.id != asked.ask or seat not in ask.missing:
            raise ApiError(409, "undo-closed", "nobody waits for this answer")
        if not asked.agree:
            self.close(commands.table, False, seat)
            commands.changed(commands.table)
            return
        ask.missing.discard(seat)
        if not ask.missing:
            self.close(commands.table, True, seat)
            await self.carry_out(commands, ask.asked, ask.seat, ask.found, ask.tell)

    def expire(self, table: Table, ask: Ask) -> None:
        if self.open is ask:
            self.close(table, False, None)
            self.expired(table)

    def drop(self, table: Table, silent: bool = False) -> None:
        """The table went on, or the same question is asked anew."""
        if self.open is not None:
            self.close(table, False, None, silent)

    def close(self, table: Table, agree: bool, seat: int | None, silent: bool = False) -> None:
        ask = self.open
        assert ask is not None
        self.open = None
        if ask.timer is not None:
            ask.timer.cancel()
        if silent:
            return
        message = UndoAnswer(ask.asked.id, agree, table.seat_name(seat))
        for listener in list(table.listeners):
            if listener.seat is not None:
                listener.tell(message)
        if not agree:
            ask.tell(Refused(ask.asked.id, "undo-refused", [], "the others did not agree to take this back"))
