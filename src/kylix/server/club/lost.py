"""Seats that lost before the end: their person resigned, or ran out of time where that loses. The record says so.

A bot plays on for such a seat, so that the game goes on for the others as it would have; where it comes in is counted
behind all who stayed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from kylix.core.events import Entry

RESIGNED, FORFEITED, TIMED_OUT = "seat-resigned", "seat-forfeited", "seat-timed-out"
LOSES = (RESIGNED, FORFEITED)
EVENTS = (*LOSES, TIMED_OUT)
STAND_IN = "captain"
"""The level of the bot that plays for somebody who ran out of time or resigned."""


def lost(entries: Iterable[Entry]) -> list[int]:
    """The seats, in their order."""
    return sorted({entry.seat for entry in entries if entry.controller is not None and entry.controller.key in LOSES})


def counted(ranking: Sequence[int], seats: Collection[int]) -> list[int]:
    """The places with these seats behind all others; among themselves as they came in. A place that nobody at the table
    has, as the first where the game itself won, stays free."""
    gone = [place for seat, place in enumerate(ranking) if seat in seats]
    stayed = [place for seat, place in enumerate(ranking) if seat not in seats]
    return [
        place + sum(other >= place for other in stayed)
        if seat in seats
        else place - sum(other < place for other in gone)
        for seat, place in enumerate(ranking)
    ]
