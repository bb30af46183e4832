"""The power that rearranges Olympus."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.moves import Move
from kylix.games.troia.effects.power import PowerChoice
from kylix.games.troia.moves import PLACE, Place
from kylix.games.troia.phases.board import move_god
from kylix.games.troia.state import Troia


class MoveGod(PowerChoice):
    """TRO-GOD-IRIS. Any god to any other slot; the gods between shift as in an offering."""

    CLAUSE: ClassVar[str] = "TRO-GOD-IRIS"

    def ways(self, s: Troia, seat: int) -> list[Move]:
        slots = range(len(s.olympus))
        return [PLACE[god][slot] for place, god in enumerate(s.olympus) for slot in slots if slot != place]

    def carry_out(self, s: Troia, seat: int, move: Move) -> None:
        assert isinstance(move, Place)
        move_god(s, move.god, move.slot)

    def why_not_so(self, s: Troia, seat: int, move: Move) -> list[Reason]:
        if not isinstance(move, Place):
            return []
        if move.god not in s.olympus:
            return [Reason("TRO-SETUP-3", "god-absent", {"god": move.god})]
        return [Reason(self.CLAUSE, "same-slot", {"god": move.god, "slot": move.slot})]
