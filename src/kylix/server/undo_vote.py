"""Undo, and the vote of the others where it needs one: all people at the table, within a minute, else no."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kylix.kit import codec
from kylix.server import undo
from kylix.server.errors import ApiError
from kylix.server.messages import Answer, Done, Refused, UndoAnswer, UndoAsked, UndoQuestion, Waiting
from kylix.server.seating import PEOPLE
from kylix.server.table import Table
from kylix.server.undo import UndoPlan

if TYPE_CHECKING:
    from kylix.server.table_commands import TableCommands, Tell

SENTENCES = {
    "nothing": "there is no move of yours to take back",
    "sealed": "this cannot be taken back: something hidden was seen since, or chance has spoken",
    "over": "the game is over: nothing can be taken back",
    "watching": "who watches cannot do this",
    "rated": "this game counts for ratings: a move is taken back only before anybody else has moved",
}


@dataclass
class OpenVote:
    """Somebody waits for the others to agree."""

    asked: UndoAsked
    seat: int
    n: int
    plan: UndoPlan
    tell: Tell
    missing: set[int]
    timer: asyncio.TimerHandle | None = field(default=None)
    server: str = ""
    """The server at which it is open, if that is another one: that one decides."""


class UndoVote:
    """The open vote of a table, if there is one. It is not stored: after a restart one asks again."""

    def __init__(self, seconds: float, expired: Callable[[Table], None]) -> None:
        self.seconds = seconds
        self.expired = expired
        """Called when a vote lapsed: bots that waited go on."""
        self.open: OpenVote | None = None

    async def undo(self, commands: TableCommands, asked: UndoAsked, seat: int, tell: Tell) -> None:
        """Under the table's lock, and answered by nobody before."""
        table = commands.table
        plan = table.undo(seat, asked.turn)
        if plan.can == "no":
            tell(Refused(asked.id, f"undo-{plan.reason}", [], SENTENCES[plan.reason]))
            return
        # Nobody has come yet to a seat without a key.
        people = [other for other, kept in enumerate(table.seats) if kept.kind in PEOPLE and kept.token]
        others = {other for other in people if other != seat}
        if plan.can == "free" or not others:
            await self.carry_out(commands, asked, seat, plan, tell)
            return
        if self.open is not None and self.open.asked.id != asked.id:
            raise ApiError(409, "undo-open", "somebody has asked to take a move back already")
        self.drop(table, silent=True)
        vote = self.open = OpenVote(asked, seat, table.n, plan, tell, others)
        vote.timer = asyncio.get_running_loop().call_later(self.seconds, self.expire, table, vote)
        table.noticed()
        tell(Waiting(asked.id, [table.setting.names["seat"][other] for other in sorted(others)], self.seconds))
        for listener in list(table.listeners):
            if listener.seat in others:
                listener.tell(self.question(table, vote, listener.seat))
        await table.ask_people(others, self.seconds)

    def question(self, table: Table, vote: OpenVote, seat: int | None) -> UndoQuestion:
        """What would be taken back, as the seat may know it."""
        events = [event for event in table.events(seat, vote.plan.taken[0]) if event.n in vote.plan.taken]
        count = len(vote.plan.taken)
        name = table.setting.names["seat"][vote.seat]
        return UndoQuestion(vote.asked.id, name, vote.asked.turn, count, events, self.seconds)

    def again(self, table: Table, seat: int | None) -> UndoQuestion | None:
        """For somebody who comes while the question is open."""
        return self.question(table, self.open, seat) if self.open is not None and seat in self.open.missing else None

    async def carry_out(self, commands: TableCommands, asked: UndoAsked, seat: int, plan: UndoPlan, tell: Tell) -> None:
        # A long record takes a while to be played again; the other tables go on.
        s = await asyncio.to_thread(undo.take_back, commands.table.state, seat, plan.keep)
        commands.table.automatic.thinks_again(s, seat)
        await commands.adopt(s, [codec.digest(s)], seat, Done(asked.id, commands.table.n + 1, 1), tell)

    async def answer(self, commands: TableCommands, asked: Answer, seat: int) -> None:
        vote = self.open
        if vote is None or vote.asked.id != asked.ask or seat not in vote.missing:
            raise ApiError(409, "undo-closed", "nobody waits for this answer")
        if vote.server:
            vote.missing.discard(seat)
            commands.table.given.setdefault(asked.ask, {})[str(seat)] = asked.agree
            commands.table.noticed()
            return
        if not asked.agree:
            self.close(commands.table, False, seat)
            commands.changed(commands.table)
            return
        vote.missing.discard(seat)
        if not vote.missing:
            self.close(commands.table, True, seat)
            await self.carry_out(commands, vote.asked, vote.seat, vote.plan, vote.tell)

    def mirror(self, table: Table, own: str, said: dict[str, dict[str, Any] | None]) -> None:
        """A vote at another server is open here, too. Of two the one of the lesser name stays."""
        asked = {server: one for server, one in said.items() if one is not None and one["n"] == table.n}
        server = min(asked, default="")
        vote = self.open
        if vote is not None and (vote.server not in asked if vote.server else server and server < own):
            history = (table.state.record or [])[vote.n :]
            agreed = bool(vote.server) and any(entry.back >= 0 for entry in history)
            table.given.pop(vote.asked.id, None)
            self.close(table, agreed, None)
            self.expired(table)
        if not server or self.open is not None:
            return
        one = asked[server] or {}
        undo = UndoAsked(one["id"], one["n"], one["turn"])
        plan = table.undo(one["seat"], one["turn"])
        vote = OpenVote(undo, one["seat"], one["n"], plan, lambda message: None, set(one["missing"]), None, server)
        self.open = vote
        for listener in list(table.listeners):
            if listener.seat in vote.missing:
                listener.tell(self.question(table, vote, listener.seat))

    def expire(self, table: Table, vote: OpenVote) -> None:
        if self.open is vote:
            self.close(table, False, None)
            self.expired(table)

    def drop(self, table: Table, silent: bool = False) -> None:
        """The table went on, or the same question is asked anew."""
        if self.open is not None:
            self.close(table, False, None, silent)

    def close(self, table: Table, agree: bool, seat: int | None, silent: bool = False) -> None:
        vote = self.open
        assert vote is not None
        self.open = None
        table.noticed()
        if vote.timer is not None:
            vote.timer.cancel()
        if silent:
            return
        message = UndoAnswer(vote.asked.id, agree, table.seat_name(seat))
        for listener in list(table.listeners):
            if listener.seat is not None:
                listener.tell(message)
        if not agree:
            vote.tell(Refused(vote.asked.id, "undo-refused", [], "the others did not agree to take this back"))
