"""The check at the end of a season, and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.errors import Reason
from kylix.core.flow import Choice, Procedure
from kylix.core.moves import Move
from kylix.games.parthenon import events, scoring
from kylix.games.parthenon.moves import PICK, Pick
from kylix.games.parthenon.state import Parthenon


class VictoryCheck(Procedure[Parthenon]):
    """PAR-END-1. Only at the end of a season, after the Archon phase."""

    CLAUSE: ClassVar[str] = "PAR-END-1"

    def step(self, s: Parthenon, at: int) -> None:
        s.end()
        complete = [seat for seat in range(s.seats) if scoring.complete(s, seat)]
        if complete:
            first = s.tables.tie_complete
            decide(s, complete, first, scoring.COMPLETED if len(complete) == 1 else scoring.COMPLETED_TIE)
        elif s.year == s.tables.years and s.season == s.tables.seasons:
            most = max(s.structures(seat) for seat in range(s.seats))
            leaders = [seat for seat in range(s.seats) if s.structures(seat) == most]
            decide(s, leaders, 0, scoring.STRUCTURES_MOST if len(leaders) == 1 else scoring.STRUCTURES_TIE)


def decide(s: Parthenon, tied: list[int], first: int, ending: int) -> None:
    """PAR-END-3 to 6. One is left after the steps, or the Archon picks."""
    left = scoring.break_tie(s, tied, first)
    if len(left) == 1:
        end_game(s, left[0], ending)
        return
    s.contenders = tuple(left)
    s.call(PickWinner(s.archon))


def end_game(s: Parthenon, winner: int, ending: int) -> None:
    s.winner = winner
    s.ending = ending
    if s.log is not None:
        s.log.append(events.game_ended(winner, ending))
    s.finish()


class PickWinner(Choice[Parthenon]):
    """PAR-END-7. Still tied: the Archon in office picks, himself too."""

    CLAUSE: ClassVar[str] = "PAR-END-7"

    def options(self, s: Parthenon, seat: int) -> list[Move]:
        return [PICK[other] for other in s.contenders]

    def choose(self, s: Parthenon, seat: int, move: Move) -> None:
        assert isinstance(move, Pick)
        end_game(s, move.seat, scoring.BY_ARCHON)

    def why_not(self, s: Parthenon, seat: int, move: Move) -> list[Reason]:
        return [Reason(self.CLAUSE, "not-tied", {"seat": move.seat})] if isinstance(move, Pick) else []
