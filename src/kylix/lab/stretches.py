"""Stretches: what a seat did in one go, a turn or a chain. Within one a position tells little: a price is half paid."""

from __future__ import annotations

from dataclasses import dataclass

from kylix.core.flow import Decision
from kylix.core.state import State
from kylix.lab.replayed import Replayed
from kylix.records import record


@dataclass(frozen=True)
class Stretch:
    """Entries from the first part of a turn or chain to where it ends."""

    first: int
    last: int
    seat: int
    """Who made it; -1 for the set-up."""


def within(s: State) -> bool:
    """Whether somebody is in the middle of a choice of several parts."""
    top = s.stack[-1] if s.stack else None
    return not s.over and isinstance(top, Decision) and any(top.chains(s, seat) for seat in s.to_act)


def stretches(past: Replayed) -> list[Stretch]:
    """The whole game, as it stands in the end: what was taken back is left out. The set-up is the first."""
    standing = record.in_force(past.record)
    found = [Stretch(0, 0, -1)]
    first = -1
    for at, n in enumerate(standing[1:], 1):
        first = n if first < 0 else first
        following = standing[at + 1] if at + 1 < len(standing) else -1
        if following < 0 or rests(past, n, following):
            found.append(Stretch(first, n, past.record[n].seat))
            first = -1
    return found


def rests(past: Replayed, n: int, following: int) -> bool:
    """Whether a turn or chain ends with entry n: nothing is half done, and another seat or another turn follows."""
    s, before = past.states[n], past.states[n - 1]
    if within(s):
        return False
    return past.record[following].seat != past.record[n].seat or s.turn != before.turn


def entries_of(past: Replayed) -> list[list[int]]:
    """The entries of each stretch but the set-up, without those that were taken back."""
    standing = set(record.in_force(past.record))
    made = [one for one in stretches(past) if one.seat >= 0]
    return [[n for n in range(one.first, one.last + 1) if n in standing and past.record[n].move] for one in made]
