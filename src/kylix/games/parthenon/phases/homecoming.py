"""Phase 7: fleets come home."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Procedure
from kylix.core.moves import Move
from kylix.games.parthenon import events
from kylix.games.parthenon.moves import READY, Ready
from kylix.games.parthenon.phases.harbour import arrived
from kylix.games.parthenon.phases.joint import Joint, ask_jointly
from kylix.games.parthenon.sea_moves import DROP, HAND, LAND, Drop, Hand, Land
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, HOME, SHIPS
from kylix.games.parthenon.zones import added, aegis_of, refilled, replaced, without


class ReturnPhase(Procedure[Parthenon]):
    """PAR-RETURN-1. Surplus is handed over or dropped, then all goods go to the hands."""

    CLAUSE: ClassVar[str] = "PAR-RETURN-1"

    def step(self, s: Parthenon, at: int) -> None:
        if at == 0:
            ask_jointly(s, [seat for seat in range(s.seats) if s.aboard(seat) or overfull(s, seat)], Unloading())
        else:
            for seat in s.table_order():
                come_home(s, seat)
            s.end()


def overfull(s: Parthenon, seat: int) -> bool:
    """PAR-RETURN-2, PAR-RETURN-7. Whether a fleet comes home with too many cards; one that stayed is not looked at."""
    for fleet in range(seat * SHIPS, (seat + 1) * SHIPS):
        if s.port[fleet] != HOME and len(s.cargo[fleet]) > s.limit[seat]:
            return True
    return False


class Unloading(Joint):
    """PAR-RETURN-2, 3, 5. Surplus goes to another fleet of the same land or is lost; then Aegis cards may go ashore."""

    CLAUSE: ClassVar[str] = "PAR-RETURN-2"

    def ways(self, s: Parthenon, seat: int) -> list[Move]:
        if not overfull(s, seat):
            ashore: list[Move] = [READY]
            for ship in range(s.fleets[seat]):
                ashore += [LAND[ship][good] for good in sorted(set(s.cargo[seat * SHIPS + ship])) if good >= ARMY]
            return ashore
        options: list[Move] = []
        for ship in range(s.fleets[seat]):
            fleet = seat * SHIPS + ship
            if s.port[fleet] != HOME and len(s.cargo[fleet]) > s.limit[seat]:
                kinds = sorted(set(s.cargo[fleet]))
                options += [DROP[ship][good] for good in kinds]
                for other in range(s.fleets[seat]):
                    if self.takes(s, seat, ship, other):
                        options += [HAND[ship][other][good] for good in kinds]
        return options

    def takes(self, s: Parthenon, seat: int, ship: int, other: int) -> bool:
        """PAR-RETURN-3. Two fleets from the same land, the other with room."""
        here, there = seat * SHIPS + ship, seat * SHIPS + other
        if here == there or not arrived(s, here) or not arrived(s, there):
            return False
        return s.port[here] == s.port[there] and len(s.cargo[there]) < s.limit[seat]

    def act(self, s: Parthenon, seat: int, move: Move) -> None:
        s.stale = seat
        start = seat * SHIPS
        if isinstance(move, Drop):
            s.cargo[start + move.ship] = without(s.cargo[start + move.ship], move.good)
            if s.log is not None:
                s.log.append(events.dropped(start + move.ship, move.good))
        elif isinstance(move, Hand):
            s.cargo[start + move.ship] = without(s.cargo[start + move.ship], move.good)
            s.cargo[start + move.ship2] = added(s.cargo[start + move.ship2], move.good)
            if s.log is not None:
                s.log.append(events.handed_over(start + move.ship, start + move.ship2))
        elif isinstance(move, Land):
            s.cargo[start + move.ship] = without(s.cargo[start + move.ship], move.good)
            s.home = replaced(s.home, seat, added(s.home[seat], move.good))
            if s.log is not None:
                s.log.append(events.put_ashore(start + move.ship, move.good))

    def why(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Ready):
            return [Reason(self.CLAUSE, "fleet-too-full", {"count": s.limit[seat]})]
        if not isinstance(move, (Drop, Hand, Land)):
            return []
        if move.good not in s.cargo[seat * SHIPS + move.ship]:
            return [Reason("PAR-RETURN-4", "not-aboard", {"good": move.good})]
        if isinstance(move, Land):
            if move.good < ARMY:
                return [Reason("PAR-RETURN-5", "only-aegis", {"good": move.good})]
            return [Reason(self.CLAUSE, "surplus-first", {"count": s.limit[seat]})]
        if len(s.cargo[seat * SHIPS + move.ship]) <= s.limit[seat]:
            return [Reason(self.CLAUSE, "no-surplus", {"ship": move.ship})]
        return [Reason("PAR-RETURN-3", "not-from-there", {"ship": move.ship})]


def come_home(s: Parthenon, seat: int) -> None:
    """PAR-RETURN-4 to 7. Commodities to the hand, counters to their cards, Aegis cards stay where they were left."""
    count = 0
    first, end = seat * SHIPS, (seat + 1) * SHIPS
    for fleet in range(first, end):
        for good in s.cargo[fleet]:
            if good < ARMY:
                s.hand[seat] = added(s.hand[seat], good)
                count += 1
        s.cargo[fleet] = aegis_of(s.cargo[fleet])
        s.shown = replaced(s.shown, fleet, ())
    s.port = refilled(s.port, first, end, HOME)
    s.turned = refilled(s.turned, first, end, 0)
    s.lit = refilled(s.lit, first, end, 0)
    s.cleared = refilled(s.cleared, first, end, 0)
    s.exchanges = refilled(s.exchanges, first, end, 0)
    s.special = refilled(s.special, first, end, 0)
    if count and s.log is not None:
        s.log.append(events.returned(seat, count))
