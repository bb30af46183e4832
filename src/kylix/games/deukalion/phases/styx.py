"""The Styx: hoplites come back, and the sole majority in the Underworld earns Honour cards."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Choice
from kylix.core.moves import Move
from kylix.games.deukalion.moves import Reclaim
from kylix.games.deukalion.phases.ending import pay_honour
from kylix.games.deukalion.phases.treasure import Reclaiming
from kylix.games.deukalion.state import Deukalion


def has_majority(s: Deukalion, seat: int) -> bool:
    """DEU-STYX-4, DEU-STYX-5. Strictly more in the Underworld than each other player."""
    mine = s.underworld[seat]
    for other, count in enumerate(s.underworld):
        if other != seat and count >= mine:
            return False
    return mine > 0


class ReclaimAtStyx(Choice[Deukalion]):
    """DEU-STYX-6. How many hoplites come back; the bonus needs as many as fit without dumping, and at least one, unless
    an option gives it for the majority alone (DEU-Q9)."""

    CLAUSE: ClassVar[str] = "DEU-STYX-6"

    def options(self, s: Deukalion, seat: int) -> list[Move]:
        most = min(s.underworld[seat], s.room(seat) + len(s.cargo[seat]))
        reclaim = s.tables.reclaim
        if most == 0:
            return []
        if not has_majority(s, seat) or self.least(s, seat) == 0:
            return reclaim[: most + 1]
        return [reclaim[0], *reclaim[self.least(s, seat) : most + 1]]

    def least(self, s: Deukalion, seat: int) -> int:
        """DEU-Q9. The fewest hoplites back with which the majority earns its Honour cards."""
        if s.tables.switch.majority_is_enough:
            return 0
        return max(1, min(s.underworld[seat], s.room(seat)))

    def choose(self, s: Deukalion, seat: int, move: Move) -> None:
        assert isinstance(move, Reclaim)
        entitled = has_majority(s, seat) and move.number >= self.least(s, seat)
        if move.number:
            s.call(Reclaiming(seat, move.number))
        if entitled:
            pay_honour(s, seat, s.tables.styx_honour)

    def why_not(self, s: Deukalion, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Reclaim):
            return []
        most = min(s.underworld[seat], s.room(seat) + len(s.cargo[seat]))
        if move.number > most:
            return [Reason("DEU-STYX-3", "too-many-back", {"count": move.number, "most": most})]
        return [Reason("DEU-Q9", "too-few-back", {"count": move.number, "least": self.least(s, seat)})]
