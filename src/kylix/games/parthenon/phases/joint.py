"""Questions to several seats at once, each answered by a chain of moves; and the order that the Archon may set."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import ALONE, Choice, Decision
from kylix.core.ids import NOBODY
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import ASK_ORDER, NEXT, UNREADY, AskOrder, Next, Ready, Unready
from kylix.games.parthenon.state import PASSIVE, Parthenon
from kylix.games.parthenon.tables import ORDER_ALWAYS, ORDER_ASKED


class Joint(Decision[Parthenon]):
    """PAR-GEN-3. All act at the same time until all are ready, or one by one in an order that the Archon sets."""

    def seats(self, s: Parthenon) -> list[int]:
        if not s.order:
            # Bots are asked in this order: no seat is always the first to offer (PAR-GEN-13).
            order = s.table_order()
            return [seat for seat in order if s.ready[seat] != PASSIVE] if PASSIVE in s.ready else order
        for seat in s.order:
            if not s.ready[seat]:
                return ALONE[seat]
        return []

    def waits(self, s: Parthenon, seat: int) -> bool:
        return not s.ready[seat]

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        if s.ready[seat]:
            return [UNREADY]
        options = self.ways(s, seat)
        if self.unordered(s) and not self.chains(s, seat):
            options.append(ASK_ORDER)
        return options

    def unordered(self, s: Parthenon) -> bool:
        """PAR-GEN-3. Whether an order may still be asked for."""
        if s.order or s.tables.order != ORDER_ASKED or not self.orderable():
            return False
        return s.ready.count(PASSIVE) < s.seats - 1

    def people_first(self, s: Parthenon) -> bool:
        """PAR-GEN-3. An order is of no use any more when the bots have done all they want to do."""
        return self.unordered(s)

    def take(self, s: State, seat: int, move: Move) -> None:
        """The question stays open until all are ready."""
        assert isinstance(s, Parthenon)
        if isinstance(move, Ready):
            self.make_ready(s, seat)
        elif isinstance(move, AskOrder):
            ask_for_order(s, seat)
        elif isinstance(move, Unready):
            s.ready[seat] = 0
            self.reopen(s, seat)
            s.stale = seat
        else:
            self.act(s, seat, move)
        if s.stale == NOBODY or not self.proceed(s):
            s.run()

    def make_ready(self, s: Parthenon, seat: int) -> None:
        s.ready[seat] = 1
        if s.order:
            self.commit(s, seat)
        elif 0 in s.ready:
            s.stale = seat
        if 0 in s.ready:
            return
        s.end()
        if not s.order:
            for other in s.table_order():
                if s.ready[other] != PASSIVE:
                    self.commit(s, other)
        s.order = ()

    def orderable(self) -> bool:
        """PAR-ARCHON-8. Whether an order may be asked for: wherever the rules do not demand that all act at once."""
        return True

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        """What a seat that is not ready may do."""
        raise AssertionError("a joint question has ways")

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        """What such a move does; the question is still open, and asks on."""
        raise AssertionError("a joint question has consequences")

    def commit(self, s: Parthenon, seat: int) -> None:
        """What follows when the seat is ready for good."""
        return

    def reopen(self, s: Parthenon, seat: int) -> None:
        """What a seat takes back that is not ready after all."""
        return

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if s.ready[seat]:
            return [Reason(self.CLAUSE, "ready", {})]
        if isinstance(move, Unready):
            return [Reason(self.CLAUSE, "not-ready", {})]
        if isinstance(move, AskOrder):
            return [Reason("PAR-GEN-3", "no-order", {})]
        return self.why(s, seat, move)

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return []


def ask_jointly(s: Parthenon, active: list[int], question: Joint) -> None:
    """Ask those who take part, if anybody does; nobody is ready yet. By option the Archon sets the order every time."""
    if not active:
        return
    s.order = ()
    s.ready = [0 if seat in active else PASSIVE for seat in range(s.seats)]
    s.call(question)
    if s.tables.order == ORDER_ALWAYS and question.orderable() and len(active) > 1:
        s.call(SetOrder(s.archon))


def ask_for_order(s: Parthenon, seat: int) -> None:
    """PAR-GEN-3. Nobody has acted for good: all who take part are put into an order."""
    s.ready = [PASSIVE if ready == PASSIVE else 0 for ready in s.ready]
    if s.log is not None:
        s.log.append(events.order_asked(seat))
    s.call(SetOrder(s.archon))


class SetOrder(Choice[Parthenon]):
    """PAR-ARCHON-8. The Archon names those who take part one by one."""

    CLAUSE: ClassVar[str] = "PAR-ARCHON-8"

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [NEXT[other] for other in s.table_order() if s.ready[other] != PASSIVE and other not in s.order]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Next)
        s.order = (*s.order, move.seat)
        left = [other for other in range(s.seats) if s.ready[other] != PASSIVE and other not in s.order]
        if len(left) > 1:
            s.call(self)
            return
        s.order += tuple(left)
        if s.log is not None:
            s.log.append(events.order_set(list(s.order)))

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "not-to-be-named", {"seat": move.seat})] if isinstance(move, Next) else []
