"""How an evening stands: points of tables, then how strong those were whom one met, then tables won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

Counts = Literal["places", "wins"]
"""What a table is worth: by place, from 1 for the first to 0 for the last; or 1 for the first and nothing else."""
BYE_POINTS = Fraction(1, 2)
"""Who sits out is given what an even game is worth."""


def points(places: Sequence[int], counts: Counts) -> list[Fraction]:
    """By seat; who share a place share what its places are worth."""
    last = len(places)
    found = []
    for place in places:
        shared = [place + more for more in range(sum(other == place for other in places))]
        worth = [Fraction(one == 1) if counts == "wins" else Fraction(last - one, last - 1) for one in shared]
        found.append(sum(worth, Fraction(0)) / len(worth))
    return found


@dataclass(frozen=True)
class Played:
    """A table that ended: the people by seat (-1 for bots), and their places."""

    people: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    who: int
    place: int
    """1 for the first; equal ones are shared."""
    points: Fraction
    strength: Fraction
    """The mean of the points of those whom one met, counted as often as one met them."""
    wins: int
    """Tables of which one is the only first: a shared first place says less the more share it."""
    tables: int
    byes: int


def standings(
    people: Iterable[int], tables: Sequence[Played], byes: Mapping[int, int], counts: Counts
) -> list[Standing]:
    """Best first."""
    known = list(people)
    own = dict.fromkeys(known, Fraction(0))
    wins, sat = (dict.fromkeys(known, 0) for _ in range(2))
    foes: dict[int, list[int]] = {one: [] for one in known}
    for table in tables:
        worth, won = points(table.places, counts), table.places.count(1) == 1
        for seat, one in enumerate(table.people):
            if one in own:
                own[one] += worth[seat]
                wins[one] += won and table.places[seat] == 1
                sat[one] += 1
                foes[one] += [other for other in table.people if other in own and other != one]
    for one in known:
        own[one] += BYE_POINTS * byes.get(one, 0)
    strong = {one: sum((own[foe] for foe in foes[one]), Fraction(0)) / max(1, len(foes[one])) for one in known}
    keys = {one: (own[one], strong[one], wins[one]) for one in known}
    order = sorted(known, key=lambda one: ([-part for part in keys[one]], one))
    return [
        Standing(one, 1 + sum(keys[other] > keys[one] for other in known), own[one], strong[one], wins[one], sat[one],
                 byes.get(one, 0))
        for one in order
    ]  # fmt: skip
