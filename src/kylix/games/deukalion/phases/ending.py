"""Points, and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from kylix.core.flow import Procedure
from kylix.games.deukalion import events, scoring
from kylix.games.deukalion.state import Deukalion


def gain(s: Deukalion, seat: int, points: int) -> None:
    """DEU-END-1. To be the last thing a step does: who reaches the target ends the game before anything else."""
    s.points[seat] += points
    if s.points[seat] >= s.tables.target:
        s.call(Victory())


def pay_honour(s: Deukalion, seat: int, count: int) -> None:
    """DEU-Q28. Honour cards; the supply only counts. The last thing a step does, as `gain`."""
    s.honour[seat] += count
    s.supply = max(0, s.supply - count)
    if s.log is not None:
        s.log.append(events.honoured(seat, count))
    gain(s, seat, count)


class Victory(Procedure[Deukalion]):
    """DEU-END-2. Somebody has reached the target; DEU-END-3: of several the highest, and equals share."""

    CLAUSE: ClassVar[str] = "DEU-END-2"

    def step(self, s: Deukalion, at: int) -> None:
        end_game(s, scoring.TARGET)


class TurnLimit(Procedure[Deukalion]):
    """DEU-Q38. By option the game stops after a number of turns."""

    CLAUSE: ClassVar[str] = "DEU-Q38"

    def step(self, s: Deukalion, at: int) -> None:
        end_game(s, scoring.TURN_LIMIT)


def end_game(s: Deukalion, ending: int) -> None:
    """Nothing pending is resolved any more."""
    best = max(s.points)
    s.winners = tuple(seat for seat, points in enumerate(s.points) if points == best)
    s.ending = ending
    if s.log is not None:
        s.log.append(events.game_ended(list(s.winners), ending))
    s.finish()
