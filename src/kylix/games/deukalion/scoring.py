"""Honour points and places."""

from __future__ import annotations

from typing import Final

from kylix.games.deukalion.state import Deukalion

ENDINGS: Final = ("target", "turn_limit")
TARGET: Final = 0
TURN_LIMIT: Final = 1


def scores(s: Deukalion) -> list[int]:
    return s.points.copy()


def ranking(s: Deukalion) -> list[int]:
    """DEU-END-3. Places by points; equal points share a place."""
    return [1 + sum(1 for other in s.points if other > points) for points in s.points]


def sheet(s: Deukalion) -> dict[str, list[int]]:
    """DEU-GEN-4. Points by where they lie: settlements, Honour cards, completed pursuits."""
    tables = s.tables
    settled = [0] * s.seats
    for settlement, owner in enumerate(s.held):
        if owner >= 0:
            settled[owner] += tables.garrison[settlement]
    earned = [0] * s.seats
    for pursuit, owner in zip(s.earned, s.earned_by, strict=True):
        earned[owner] += tables.points[pursuit]
    return {"settlements": settled, "honour": s.honour.copy(), "pursuits": earned}


def result(s: Deukalion) -> str:
    return ENDINGS[s.ending] if s.ending >= 0 else ""
