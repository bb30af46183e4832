"""Phase 6: harbours, then trade abroad with the bank."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Procedure
from kylix.games.parthenon.phases.abroad import TradeAbroad
from kylix.games.parthenon.phases.harbour import LookAtHarbour, arrived, closed, open_ports, visitors
from kylix.games.parthenon.phases.joint import ask_jointly
from kylix.games.parthenon.phases.journey import look
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import LANDS, SHIPS


class FleetTradePhase(Procedure[Parthenon]):
    """PAR-HARBOR-1. Land by land the visitors look at a covered card; then fleets trade where they may."""

    CLAUSE: ClassVar[str] = "PAR-HARBOR-1"

    def step(self, s: Parthenon, at: int) -> None:
        if at < LANDS:
            self.call_at(s, at)
        elif at == LANDS:
            open_ports(s)
            ask_jointly(s, [seat for seat in range(s.seats) if may_act(s, seat)], TradeAbroad())
        else:
            s.end()

    def call_at(self, s: Parthenon, land: int) -> None:
        """PAR-HARBOR-2. Every player with a fleet there looks, and says reveal or pass."""
        seats = visitors(s, land)
        if seats and s.harbour[land] and not s.face_up[land]:
            for seat in seats:
                look(s, seat, land)
            s.call(LookAtHarbour(land))


def may_act(s: Parthenon, seat: int) -> bool:
    """Whether a fleet of the seat lies in an open harbour: all can see that."""
    return any(arrived(s, fleet) and not closed(s, s.port[fleet]) for fleet in range(seat * SHIPS, (seat + 1) * SHIPS))
