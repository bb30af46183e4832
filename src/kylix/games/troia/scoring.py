"""How far each side is, and who wins when a deck runs out."""

from __future__ import annotations

from typing import Final

from kylix.core.ids import NOBODY
from kylix.games.troia.state import SIDES, Troia
from kylix.games.troia.tables import COMBAT, GREEK, TROJAN

ENDINGS: Final = ("horse", "track", "deck_progress", "deck_heroes", "deck_equal", "turn_limit")
HORSE: Final = 0
TRACK: Final = 1
DECK_PROGRESS: Final = 2
DECK_HEROES: Final = 3
DECK_EQUAL: Final = 4
TURN_LIMIT_REACHED: Final = 5


def progress(s: Troia) -> list[int]:
    """Horse parts laid, and spaces the token has advanced."""
    return [len(s.horse), s.track]


def forward_heroes(s: Troia) -> list[int]:
    """TRO-END-5. For each side the heroes in the other side's two spaces; combat counts for nobody."""
    return [
        sum(1 for space in s.heroes if space > COMBAT),
        sum(1 for space in s.heroes if space < COMBAT),
    ]


def leader(pair: list[int]) -> int:
    if pair[GREEK] == pair[TROJAN]:
        return NOBODY
    return GREEK if pair[GREEK] > pair[TROJAN] else TROJAN


def scores(s: Troia) -> list[int]:
    """Progress is the nearest thing to points that the game has."""
    return progress(s)


def ranking(s: Troia) -> list[int]:
    """Places; a drawn game has two first places. While the game runs, nobody is placed before the other."""
    if s.winner == NOBODY:
        return [1] * SIDES
    return [1 if seat == s.winner else 2 for seat in range(SIDES)]


def sheet(s: Troia) -> dict[str, list[int]]:
    return {"progress": progress(s), "heroes": forward_heroes(s)}


def result(s: Troia) -> str:
    return ENDINGS[s.ending] if s.ending >= 0 else ""
