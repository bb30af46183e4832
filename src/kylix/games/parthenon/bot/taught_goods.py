"""What an island of Parthenon lacks and what it can spare, counted backwards from what is to be built."""

from __future__ import annotations

from typing import Final, NamedTuple

from kylix.games.parthenon.phases.payment import can_pay
from kylix.games.parthenon.phases.purchase import next_structure_cost, village_cost, workshop_cost
from kylix.games.parthenon.phases.wonders import stage_cost
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    ANY_BASIC,
    ANY_COMMODITY,
    ANY_IMPORT,
    ANY_RARE,
    BASICS,
    FINISHED,
    GOLD,
    GOODS,
    PLAN,
    SHIPS,
    STRUCTURES,
    WONDERS,
    Cost,
)
from kylix.games.parthenon.zones import count, counts_of

MOST_MISSING: Final = 3
"""A structure that lacks more cards than this is not thought of yet."""
LATER: Final = 2
"""What yields nothing may wait: it counts as if it lacked so many cards more."""
PLENTY: Final = 5
"""With so many cards to spare another structure is thought of."""


class Needs(NamedTuple):
    lacks: list[int]
    """Goods that are missing for what is built next, the nearest first."""
    spare: list[int]
    """By good: what serves nothing that is thought of."""

    def can_spare(self, goods: tuple[int, ...]) -> bool:
        return all(self.spare[good] >= goods.count(good) for good in goods)


def needs_of(s: Parthenon, seat: int) -> Needs:
    """Goods go to what can be paid, then to what lacks least; what is left can be spared."""
    left = counts_of(s.hand[seat])
    for fleet in range(seat * SHIPS, (seat + 1) * SHIPS):
        count(left, s.cargo[fleet])
    imports = s.tables.imports[s.island[seat]]
    waiting: list[tuple[int, int, Cost]] = []
    wishes, yielding = wished(s, seat)
    for at, cost in enumerate(wishes):
        if can_pay(left, cost, imports):
            take(left, cost, imports)
        else:
            waiting.append((len(missing(left, cost, imports)) + (0 if at < yielding else LATER), at, cost))
    lacks: list[int] = []
    waiting.sort(key=lambda one: one[:2])
    for _, _, cost in [one for one in waiting if one[0] <= MOST_MISSING] or waiting[:1]:
        if lacks and sum(left[:GOLD]) < PLENTY:
            break
        lacks += missing(left, cost, imports)
        take(left, cost, imports)
    return Needs(lacks, left)


def wished(s: Parthenon, seat: int) -> tuple[list[Cost], int]:
    """What stands not yet, what yields first; and how many of these yield."""
    yields = [village_cost(s, seat, good) for good in s.tables.natives[s.island[seat]]]
    yields.append(workshop_cost(s, seat))
    others: list[Cost | None] = [
        stage_cost(s, wonder)
        for wonder in range(WONDERS)
        if s.builder[wonder] == seat and PLAN <= s.stage[wonder] < FINISHED
    ]
    others += [next_structure_cost(s, seat, structure) for structure in range(STRUCTURES)]
    if s.fleets[seat] == 1:
        others.append(s.tables.fleet_price[1])
    first = [cost for cost in yields if cost is not None]
    return first + [cost for cost in others if cost is not None], len(first)


def choices(word: int, imports: list[int]) -> list[int]:
    """Goods that a word of a price means."""
    if word < GOODS:
        return [word]
    if word == ANY_IMPORT:
        return list(imports)
    return list({ANY_BASIC: range(BASICS), ANY_RARE: range(BASICS, GOLD), ANY_COMMODITY: range(GOLD)}[word])


def missing(left: list[int], cost: Cost, imports: list[int]) -> list[int]:
    """Goods that a price lacks; where it leaves a choice, one that is rarest at hand."""
    rest, found = list(left), []
    for word in cost.words:
        fitting = [good for good in choices(word, imports) if rest[good] > 0]
        if fitting:
            rest[max(fitting, key=lambda good: rest[good])] -= 1
        else:
            found.append(choices(word, imports)[0])
    return found


def take(left: list[int], cost: Cost, imports: list[int]) -> None:
    """Set aside what a price takes, as far as it is there."""
    for word in cost.words:
        fitting = [good for good in choices(word, imports) if left[good] > 0]
        if fitting:
            left[max(fitting, key=lambda good: left[good])] -= 1
