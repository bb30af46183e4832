"""Structures, completeness, and the eleven steps that break a tie."""

from __future__ import annotations

from typing import Final

from kylix.core.ids import NOBODY
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, BASICS, FINISHED, GIFT, GOLD, PARTIAL, PLAN

ENDINGS: Final = ("completed", "completed_tie", "structures", "structures_tie", "archon")
COMPLETED: Final = 0
COMPLETED_TIE: Final = 1
STRUCTURES_MOST: Final = 2
STRUCTURES_TIE: Final = 3
BY_ARCHON: Final = 4


def complete(s: Parthenon, seat: int) -> bool:
    """PAR-END-2."""
    need = s.tables.complete
    return (
        s.village_count(seat) >= need[0]
        and s.workshops[seat] >= need[1]
        and s.acropolis_count(seat) >= need[2]
        and s.wonder_count(seat, FINISHED) >= need[3]
    )


STAGES: Final = (FINISHED, PARTIAL, PLAN)
"""Of wonders, as the first steps of the list count them."""


def counted(s: Parthenon, seat: int, what: int) -> int:
    """What a step of the list counts, without its cap."""
    if what < len(STAGES):
        return s.wonder_count(seat, STAGES[what])
    if what > 7:
        return counted_goods(s, seat, what)
    match what:
        case 3:
            return s.acropolis_count(seat)
        case 4:
            return s.workshops[seat]
        case 5:
            return s.philosophy_count(seat)
        case 6:
            return s.fleets[seat]
        case _:
            return sum(s.owned(seat, good) for good in range(ARMY, GIFT + 1))


def counted_goods(s: Parthenon, seat: int, what: int) -> int:
    hand = s.hand[seat]
    if what == 8:
        return hand.count(GOLD)
    if what == 9:
        return sum(1 for good in hand if BASICS <= good < GOLD)
    return sum(1 for good in hand if good < BASICS)


def step_value(s: Parthenon, seat: int, step: int) -> int:
    """PAR-END-6, PAR-Q29. Counted up to the cap of the step."""
    value = counted(s, seat, s.tables.tie_counts[step])
    most = s.tables.tie_most[step]
    return min(value, most) if most else value


def break_tie(s: Parthenon, tied: list[int], first: int) -> list[int]:
    """Step after step, only those with the highest value stay."""
    for step in range(first, len(s.tables.tie_counts)):
        if len(tied) == 1:
            return tied
        best = max(step_value(s, seat, step) for seat in tied)
        tied = [seat for seat in tied if step_value(s, seat, step) == best]
    return tied


def scores(s: Parthenon) -> list[int]:
    return [s.structures(seat) for seat in range(s.seats)]


def ranking(s: Parthenon) -> list[int]:
    """The winner first, then by structures and the tie-breaks. While the game runs, nobody is placed before another."""
    if s.winner == NOBODY:
        return [1] * s.seats
    steps = range(len(s.tables.tie_counts))
    keys = [
        [int(seat == s.winner), int(complete(s, seat)), s.structures(seat), *[step_value(s, seat, at) for at in steps]]
        for seat in range(s.seats)
    ]
    return [1 + sum(1 for other in keys if other > mine) for mine in keys]


def sheet(s: Parthenon) -> dict[str, list[int]]:
    seats = range(s.seats)
    return {
        "villages": [s.village_count(seat) for seat in seats],
        "workshops": list(s.workshops),
        "acropolis": [s.acropolis_count(seat) for seat in seats],
        "wonders": [s.wonder_count(seat, FINISHED) for seat in seats],
    }


def result(s: Parthenon) -> str:
    return ENDINGS[s.ending] if s.ending >= 0 else ""
