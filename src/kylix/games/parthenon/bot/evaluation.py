"""What a position of Parthenon is worth: features of the islands, and weights fitted by `kylix train parthenon`.

Of the others only what lies open is looked at: structures, villages at work, fleets, the numbers of cards.
"""

from __future__ import annotations

import math
from functools import cache
from operator import mul
from pathlib import Path
from typing import Final

from kylix.bots.fitted import Weights, load, squash
from kylix.games.parthenon.bot.goods import HABIT, SENSE, Taste, possessions, seasons_left, to_produce, wants_of, worth
from kylix.games.parthenon.state import Parthenon
from kylix.games.parthenon.tables import ARMY, BASICS, FINISHED, SHIPS

GROUPS: Final = ("island",)
"""The seats are alike."""
SEASONS: Final = 12

FEATURES: Final = (
    *[f"seats-{count}" for count in (3, 4, 5, 6)],
    "to-best-late",
    "to-mean",
    "to-mean-late",
    "structures-to-best-late",
    "wonders-to-best",
    "near-complete",
    "other-near-complete",
    "ahead-at-the-end",
)
"""How far ahead of the best and of the mean of the others, as islands stand by `standing`: what the parts of an island
are worth beside each other is a matter of sense, how much a lead is worth is fitted."""
TO_COMPLETE: Final = 13
"""Structures from which on an island may be complete soon."""


def cards_of(s: Parthenon, seat: int) -> int:
    """Commodities at home and at sea: everybody can count them."""
    fleets = range(seat * SHIPS, (seat + 1) * SHIPS)
    return len(s.hand[seat]) + sum(len(s.cargo[fleet]) for fleet in fleets) - s.aboard(seat)


def holdings(s: Parthenon, seat: int) -> tuple[int, ...]:
    """All goods of a seat; before Production with what its villages will bring."""
    have = s.have(seat)
    if to_produce(s):
        for good in range(BASICS):
            have[good] += s.villages[seat * BASICS + good] - s.idle[seat * BASICS + good]
        if not s.idle_workshops[seat]:
            have[s.tables.rare[s.island[seat]]] += s.workshops[seat]
    return tuple(have)


def features(s: Parthenon, seat: int, taste: Taste = SENSE) -> list[float]:
    return features_of(s, seat, stands_of(s, seat, taste))


def stands_of(s: Parthenon, seat: int, taste: Taste) -> list[float]:
    """By seat: how the islands stand, as this one sees it."""
    return [standing(s, other, taste, other == seat) for other in range(s.seats)]


def features_of(s: Parthenon, seat: int, islands: list[float]) -> list[float]:
    left = seasons_left(s)
    late = (SEASONS - left) / SEASONS
    others = [other for other in range(s.seats) if other != seat]
    stands = [islands[other] for other in others]
    built = [s.structures(other) for other in others]
    own, mine = islands[seat], s.structures(seat)
    to_best, to_mean = own - max(stands), own - sum(stands) / len(stands)
    lead = mine - max(built)
    wonders = s.wonder_count(seat, FINISHED) - max(s.wonder_count(other, FINISHED) for other in others)
    return [
        *[1.0 if s.seats == count else 0.0 for count in (3, 4, 5, 6)],
        to_best * late,
        to_mean,
        to_mean * late,
        lead * late,
        wonders * late,
        max(0, mine - TO_COMPLETE),
        max(0, max(built) - TO_COMPLETE),
        (math.copysign(1.0, lead) if lead else 0.0) if left <= 1 else 0.0,
    ]


def chance(weights: Weights, s: Parthenon, seat: int, taste: Taste = SENSE) -> float:
    """The chance of a seat to win."""
    if s.over:
        return settled(s, seat)
    return squash(sum(map(mul, weights[0], features(s, seat, taste))))


def settled(s: Parthenon, seat: int) -> float:
    return 1.0 if s.winner == seat else 0.0


@cache
def fitted() -> Weights:
    return load(Path(__file__).with_name("weights.json"), GROUPS, FEATURES)


# --- rules of thumb ---------------------------------------------------------------------------------------------------

SPREAD: Final = 3.0
"""So many structures ahead of another are about three chances to one."""
CARD: Final = 0.13


def standing(s: Parthenon, seat: int, taste: Taste, own: bool) -> float:
    """An island in structures: what stands, what will be yielded, what lies in the hand and has still to be used."""
    total = possessions(s, seat, taste)
    if not own:
        armies = min(s.village_count(seat), s.owned(seat, ARMY))
        return total + CARD * cards_of(s, seat) + taste.army * armies * seasons_left(s)
    return total + taste.wait * worth(wants_of(s, seat, taste), holdings(s, seat))


def rule_of_thumb(s: Parthenon, seat: int, taste: Taste = HABIT) -> float:
    """The chance of a seat to win, by weights that nobody fitted."""
    if s.over:
        return settled(s, seat)
    own = standing(s, seat, taste, True)
    others = [standing(s, other, taste, False) for other in range(s.seats) if other != seat]
    return 1.0 / (1.0 + sum(math.exp(max(-30.0, min(30.0, (one - own) / SPREAD))) for one in others))
