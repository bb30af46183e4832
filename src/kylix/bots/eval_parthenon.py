"""What a position of Parthenon is worth: features of the islands, and weights fitted by `kylix train parthenon`.

Of the others only what lies open is looked at: structures, villages at work, fleets, the numbers of cards.
"""

from __future__ import annotations

import math
from functools import cache
from operator import mul
from typing import Final

from kylix.bots.fitted import Weights, load, squash
from kylix.bots.goods_parthenon import HABIT, SENSE, Taste, seasons_left, wants_of, worth
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, BASICS, FINISHED, GIFT, PARTIAL, PLAN, SHIPS, WARSHIP, WONDERS

GROUPS: Final = ("island",)
"""The seats are alike."""
PRODUCTION: Final = 2
SEASONS: Final = 12

ISLAND_FEATURES: Final = (
    "structures",
    "structures-late",
    "basics-to-come",
    "rares-to-come",
    "wonders",
    "stages",
    "fleets-to-come",
    "philosophies",
    "aegis",
    "goods",
)
FEATURES: Final = (
    *[f"seats-{count}" for count in (3, 4, 5, 6)],
    *[f"own-{name}" for name in ISLAND_FEATURES],
    *[f"best-{name}" for name in ISLAND_FEATURES],
    *[f"mean-{name}" for name in ISLAND_FEATURES],
    "hand",
    "hand-late",
    "lead",
    "lead-late",
    "complete",
    "other-complete",
    "ahead-at-the-end",
)
TO_COMPLETE: Final = 13
"""With so many structures an island may be complete soon."""


def at_work(s: Parthenon, seat: int) -> int:
    """Basics a season: villages, and Armies that help them; idle ones are missing from the season to come only."""
    villages = s.village_count(seat)
    return villages + min(villages, s.owned(seat, ARMY))


def idle_now(s: Parthenon, seat: int) -> int:
    return sum(s.idle[seat * BASICS : (seat + 1) * BASICS]) if s.phase < PRODUCTION else 0


def cards_of(s: Parthenon, seat: int) -> int:
    """Commodities at home and at sea: everybody can count them."""
    fleets = range(seat * SHIPS, (seat + 1) * SHIPS)
    return len(s.hand[seat]) + sum(len(s.cargo[fleet]) for fleet in fleets) - s.aboard(seat)


def holdings(s: Parthenon, seat: int) -> tuple[int, ...]:
    """All goods of a seat; before Production with what its villages will bring."""
    have = s.have(seat)
    if s.phase < PRODUCTION:
        for good in range(BASICS):
            have[good] += s.villages[seat * BASICS + good] - s.idle[seat * BASICS + good]
        if not s.idle_workshops[seat]:
            have[s.tables.rare[s.island[seat]]] += s.workshops[seat]
    return tuple(have)


def island(s: Parthenon, seat: int, left: int) -> list[float]:
    """What all see of an island, by ISLAND_FEATURES."""
    structures = s.structures(seat)
    stages = 0
    for wonder in range(WONDERS):
        if s.builder[wonder] == seat:
            stages += {PLAN: 1, PARTIAL: 2}.get(s.stage[wonder], 0)
    aegis = s.owned(seat, WARSHIP) + s.owned(seat, GIFT)
    cards = cards_of(s, seat)
    return [
        structures,
        structures * (SEASONS - left) / SEASONS,
        (at_work(s, seat) * left - idle_now(s, seat)) / SEASONS,
        s.workshops[seat] * left / SEASONS,
        s.wonder_count(seat, FINISHED),
        stages,
        (s.fleets[seat] - 1) * left / SEASONS,
        s.philosophy_count(seat),
        min(aegis, 3),
        min(cards, 12) / 4,
    ]


def features(s: Parthenon, seat: int) -> list[float]:
    left = seasons_left(s)
    late = (SEASONS - left) / SEASONS
    own = island(s, seat, left)
    others = [island(s, other, left) for other in range(s.seats) if other != seat]
    best = [max(column) for column in zip(*others, strict=True)]
    mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
    hand = worth(wants_of(s, seat, SENSE), holdings(s, seat))
    lead = own[0] - best[0]
    return [
        *[1.0 if s.seats == count else 0.0 for count in (3, 4, 5, 6)],
        *own,
        *best,
        *mean,
        hand,
        hand * late,
        lead,
        lead * late,
        max(0.0, own[0] - TO_COMPLETE),
        max(0.0, best[0] - TO_COMPLETE),
        (math.copysign(1.0, lead) if lead else 0.0) if left <= 1 else 0.0,
    ]


def chance(weights: Weights, s: Parthenon, seat: int) -> float:
    """The chance of a seat to win."""
    if s.over:
        return settled(s, seat)
    return squash(sum(map(mul, weights[0], features(s, seat))))


def settled(s: Parthenon, seat: int) -> float:
    return 1.0 if s.winner == seat else 0.0


@cache
def fitted() -> Weights:
    return load("parthenon", GROUPS, FEATURES)


# --- rules of thumb ---------------------------------------------------------------------------------------------------

SPREAD: Final = 3.0
"""So many structures ahead of another are about three chances to one."""
CARD: Final = 0.13


def standing(s: Parthenon, seat: int, taste: Taste, own: bool) -> float:
    """An island in structures: what stands, what will be yielded, what lies in the hand."""
    left = seasons_left(s)
    total = s.structures(seat) + taste.village * (s.village_count(seat) * left - idle_now(s, seat))
    total += taste.workshop * s.workshops[seat] * left + taste.fleet * (s.fleets[seat] - 1) * left
    total += taste.plan * s.wonder_count(seat, PLAN) + (taste.plan + taste.stage) * s.wonder_count(seat, PARTIAL)
    total += 0.1 * s.philosophy_count(seat)
    if not own:
        armies = min(s.village_count(seat), s.owned(seat, ARMY))
        return total + CARD * cards_of(s, seat) + taste.army * armies * left
    return total + worth(wants_of(s, seat, taste), holdings(s, seat))


def rule_of_thumb(s: Parthenon, seat: int, taste: Taste = HABIT) -> float:
    """The chance of a seat to win, by weights that nobody fitted."""
    if s.over:
        return settled(s, seat)
    own = standing(s, seat, taste, True)
    others = [standing(s, other, taste, False) for other in range(s.seats) if other != seat]
    return 1.0 / (1.0 + sum(math.exp(max(-30.0, min(30.0, (one - own) / SPREAD))) for one in others))
