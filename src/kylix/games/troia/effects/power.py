"""What all powers share: they may be declined, unless the option makes them compulsory."""

from __future__ import annotations

from kylix.core.errors import Reason
from kylix.core.flow import Choice
from kylix.core.moves import Move
from kylix.games.troia import events
from kylix.games.troia.moves import DECLINE, Decline
from kylix.games.troia.state import Troia


class PowerChoice(Choice[Troia]):
    """TRO-POWER-3. The ways to carry the power out, and to decline it. With no way the power is lost."""

    def options(self, s: Troia, seat: int) -> list[Move]:
        ways = self.ways(s, seat)
        if not ways or s.tables.switch.powers_mandatory:
            return ways
        return [DECLINE, *ways]

    def ways(self, s: Troia, seat: int) -> list[Move]:
        raise AssertionError("a power can be carried out")

    def choose(self, s: Troia, seat: int, move: Move) -> None:
        if not isinstance(move, Decline):
            self.carry_out(s, seat, move)
        elif s.log is not None:
            s.log.append(events.power_declined(seat, s.honoured))

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        raise AssertionError("a power does something")

    def why_not(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if isinstance(move, Decline):
            return [Reason("TRO-POWER-3", "power-mandatory", {"god": s.honoured})]
        return self.why_not_so(s, seat, move)

    def why_not_so(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        return []
