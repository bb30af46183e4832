"""What becomes of a game whose rules are no longer there: all people at the table have to want the same.

Votes are not stored: after a restart one is asked again. Whoever sits at the host's screen answers for all seats there.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

import msgspec

from kylix.core.events import Entry
from kylix.kit import codec
from kylix.records import changes
from kylix.server import replaying
from kylix.server.errors import ApiError
from kylix.server.messages import Settled, Stopped
from kylix.server.replaying import Played
from kylix.server.seating import PEOPLE
from kylix.server.undo import Mark

if TYPE_CHECKING:
    from kylix.server.table import Table


class Settling:
    """The votes of a table that does not go on."""

    def __init__(self, table: Table, played: Played) -> None:
        self.table = table
        self.played = played
        self.votes: dict[int, Settled] = {}

    def people(self) -> list[int]:
        """Nobody has come yet to a seat without a key."""
        return [seat for seat, kept in enumerate(self.table.seats) if kept.kind in PEOPLE and kept.token]

    def shown(self) -> Stopped | None:
        """Why the table does not go on, with what people want."""
        stopped = self.table.stopped
        if stopped is None or stopped.ended:
            return stopped
        names, people = self.table.setting.names["seat"], self.people()
        votes = {names[seat]: self.votes[seat] for seat in people if seat in self.votes}
        return msgspec.structs.replace(
            stopped, votes=votes, missing=[names[seat] for seat in people if seat not in self.votes]
        )

    def vote(self, seat: int, choice: Settled) -> None:
        stopped = self.table.stopped
        if stopped is None or stopped.ended:
            raise ApiError(409, "not-stopped", "nothing has to be settled at this table")
        if choice == "go-on" and not stopped.goes_on:
            raise ApiError(409, "cannot-go-on", f"the game cannot go on from where it stands: {stopped.why}")
        kind = self.table.seats[seat].kind
        for other in self.people():
            if other == seat or kind == self.table.seats[other].kind == "here":
                self.votes[other] = choice

    def agreed(self) -> Settled | None:
        """What all people want; with none there, bots go on where they can."""
        stopped, people = self.table.stopped, self.people()
        if stopped is None or stopped.ended or self.table.is_record:
            return None
        if not people:
            return "go-on" if stopped.goes_on else None
        wanted = {self.votes.get(seat) for seat in people}
        return wanted.pop() if len(wanted) == 1 else None

    async def settle(self) -> bool:
        """Under the table's lock: carry out what all want; whether they do."""
        table, choice = self.table, self.agreed()
        if choice is None:
            return False
        stopped, played, before = table.stopped, self.played, table.state
        assert stopped is not None
        s = before.clone()
        entry: Entry
        if choice == "go-on":
            assert played.position is not None
            entry = changes.goes_on(stopped.played, table.setting, played.position, played.head)
            state = codec.digest(s)
        else:
            entry = changes.ends(stopped.played, stopped.present, played.position)
            state = (before.record or [])[-1].state
            entry = changes.kept(entry, [], state)
        s.record = [*(before.record or []), entry]
        mark = Mark(table.n, s.turn, time())
        goes_on = choice == "go-on"
        line = replaying.line_of(table.setting, table.n, entry, state, mark, changes.position(s) if goes_on else "")
        await table.keep_change(line, table.to_act_of(s) if goes_on else (), not goes_on)
        table.stopped = None if goes_on else msgspec.structs.replace(stopped, goes_on=False, ended=True)
        table.state, table.marks = s, [*table.marks, mark]
        self.votes.clear()
        table.automatic.look()
        return True
