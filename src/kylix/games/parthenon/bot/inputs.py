"""What the network of Parthenon is told of a position: what the features of the fit sum up, island by island, and the
goods of the seat that is judged. Of the others only what lies open is told, those that stand best first."""

from __future__ import annotations

from functools import cache
from operator import mul
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, squash
from kylix.bots.network import LARGEST, Network, load
from kylix.games.parthenon.bot.evaluation import cards_of, features_of, holdings, settled, stands_of
from kylix.games.parthenon.bot.goods import Counts, Taste, allot, idle_now, seasons_left, wants_of
from kylix.games.parthenon.scoring import step_value
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import (
    ARMY,
    BASICS,
    FINISHED,
    GIFT,
    GOODS,
    HOME,
    PARTIAL,
    PLAN,
    SHIPS,
    STRUCTURES,
    WARSHIP,
)

OF_ISLAND: Final = 16
RIVALS: Final = 3
"""Others that are told one by one."""
POINTS: Final = 8
"""What is told in structures is so many to one."""
SUM: Final = 20
"""The same of what the fit sums up."""
LAST_OPEN_STEP: Final = 7
"""Of the list that breaks ties: later steps count goods in hands."""
LONGEST: Final = 12
"""Productions still to come, told apart up to this many."""
PHASES: Final = 10
TABLES: Final = (3, 4, 5, 6)
INPUTS: Final = 1 + (1 + RIVALS) * OF_ISLAND + 8 + GOODS + 3 + STRUCTURES + BASICS + 4 + 2 + LONGEST + PHASES + 6 + 2


def small(x: float) -> int:
    """As a whole number that a network takes."""
    return max(-LARGEST, min(LARGEST, round(x)))


def inputs(weights: Weights, s: Parthenon, seat: int, taste: Taste) -> list[int]:
    """It is asked of redealt states only. What the fit says comes first."""
    stands = stands_of(s, seat, taste)
    others = sorted([other for other in range(s.seats) if other != seat], key=lambda other: -stands[other])
    told = [small(SUM * sum(map(mul, weights[0], features_of(s, seat, stands)))), *island(s, seat, stands[seat])]
    for at in range(RIVALS):
        told += island(s, others[at], stands[others[at]]) if at < len(others) else [0] * OF_ISLAND
    told += beside(s, seat, others, stands)
    told += goods(s, seat, holdings(s, seat), taste)
    told += s.acropolis[seat * STRUCTURES : (seat + 1) * STRUCTURES]
    told += s.villages[seat * BASICS : (seat + 1) * BASICS]
    return told + moment(s, seat)


def island(s: Parthenon, seat: int, stand: float) -> list[int]:
    """What all can see of an island."""
    return [
        s.structures(seat),
        s.village_count(seat),
        s.workshops[seat],
        s.acropolis_count(seat),
        s.fleets[seat],
        s.wonder_count(seat, PLAN),
        s.wonder_count(seat, PARTIAL),
        s.wonder_count(seat, FINISHED),
        s.philosophy_count(seat),
        s.owned(seat, ARMY),
        s.owned(seat, WARSHIP),
        s.owned(seat, GIFT),
        cards_of(s, seat),
        sum(s.port[fleet] != HOME for fleet in range(seat * SHIPS, (seat + 1) * SHIPS)),
        idle_now(s, seat),
        small(POINTS * stand),
    ]


def beside(s: Parthenon, seat: int, others: list[int], stands: list[float]) -> list[int]:
    """How the island stands beside the others."""
    own = s.structures(seat)
    built = [s.structures(other) for other in others]
    most = max(built)
    tie = min(ahead_in_a_tie(s, seat, other) for other in others if s.structures(other) == most)
    mean = sum(stands[other] for other in others) / len(others)
    return [
        own - most,
        tie,
        tie if own == most else 0,
        small(POINTS * (stands[seat] - stands[others[0]])),
        small(POINTS * (stands[seat] - mean)),
        sum(count > own for count in built),
        sum(stands[other] > stands[seat] for other in others),
        small(2 * sum(built) / len(others)),
    ]


def ahead_in_a_tie(s: Parthenon, seat: int, other: int) -> int:
    """1 if the list that breaks ties puts the seat first, as far as all can see, -1 if the other one."""
    for step, counts in enumerate(s.tables.tie_counts):
        ahead = step_value(s, seat, step) - step_value(s, other, step) if counts <= LAST_OPEN_STEP else 0
        if ahead:
            return 1 if ahead > 0 else -1
    return 0


def goods(s: Parthenon, seat: int, have: Counts, taste: Taste) -> list[int]:
    """What the seat has, what it is worth, how many structures can be paid with it and how much is spare."""
    wants = wants_of(s, seat, taste)
    found = allot(wants, have)
    paid = [wants.things[at] for at in found.bought]
    builds = sum(one.now and one.value >= 1.0 for one in paid)
    held = [min(LARGEST, count) for count in have]
    return [*held, small(POINTS * found.total), builds, sum(found.spare[:ARMY])]


def moment(s: Parthenon, seat: int) -> list[int]:
    """Seats, season, phase; which island it is, and whether it has the office."""
    left = seasons_left(s)
    seasons, phases, places = [0] * (LONGEST + 1), [0] * PHASES, [0] * 6
    seasons[min(LONGEST, left)] = phases[min(PHASES - 1, s.phase)] = places[s.island[seat]] = 1
    tables = [int(s.seats == count) for count in TABLES]
    return [*tables, left, *seasons, *phases, *places, int(s.archon == seat), int(1 in s.ready)]


def chance(network: Network, weights: Weights, s: Parthenon, seat: int, taste: Taste) -> float:
    """The chance of a seat to win, as the network judges it."""
    if s.over:
        return settled(s, seat)
    return squash(network.total(inputs(weights, s, seat, taste)))


@cache
def learnt() -> Network | None:
    return load(Path(__file__).with_name("network.json"), INPUTS)
