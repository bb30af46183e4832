"""Sailing in one gesture: the shortest way to every square within reach, past nothing that would stop the ship."""

from __future__ import annotations

from kylix.core.moves import Move
from kylix.games.deukalion.phases.hydra import foe_at, may_hunt
from kylix.games.deukalion.phases.sailing import ChooseCourse
from kylix.games.deukalion.state import UNDER_WAY, Deukalion
from kylix.games.deukalion.tables import ANCHOR, STYX


def ways(s: Deukalion, seat: int) -> list[list[Move]]:
    """DEU-MOVE-1. Steps to each square that is two or more of them away; nearer ones are moves by themselves."""
    if not s.stack or not isinstance(s.stack[-1], ChooseCourse) or s.course != UNDER_WAY or s.crossing:
        return []
    tables = s.tables
    found: dict[int, list[Move]] = {s.ships[seat]: []}
    ahead = [s.ships[seat]]
    while ahead:
        here = ahead.pop(0)
        if len(found[here]) == s.steps or (found[here] and stops(s, seat, here)):
            continue
        for square in tables.next[here]:
            if square not in found and (square != s.hydra or may_hunt(s, seat)):
                found[square] = [*found[here], tables.sail[square]]
                ahead.append(square)
    return [way for way in found.values() if len(way) > 1]


def stops(s: Deukalion, seat: int, square: int) -> bool:
    """DEU-MOVE-9. Whether a ship that comes there does not just sail on: the Styx, the Hydra, somebody to challenge,
    Athens where all is handed over."""
    tables = s.tables
    if tables.kind[square] == STYX or square == s.hydra:
        return True
    if tables.kind[square] == ANCHOR and tables.switch.delivery_compulsory and s.cargo[seat]:
        return True
    return not tables.safe[square] and foe_at(s, seat, square) >= 0
