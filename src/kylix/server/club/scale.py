"""The scale on which people and bots are rated: that of openskill, shown in round numbers.

Somebody unknown begins at 1500, give or take 333: with 95 of 100 the truth is within that.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from kylix.server.club.lobby_messages import RatingShown

MU, SIGMA = 25.0, 25.0 / 3.0
"""Where everybody begins, as openskill has it."""
POINTS, ZERO = 20.0, 1000.0
WIDTH = 2.0
"""So many sigmas are shown as the uncertainty."""


@cache
def is_there() -> bool:
    """Whether games can be rated: the library is in the extra `club`."""
    return find_spec("openskill") is not None


def shown(mu: float, sigma: float, games: int) -> RatingShown:
    return RatingShown(round(ZERO + POINTS * mu), round(WIDTH * POINTS * sigma), games)


def sure(mu: float, sigma: float) -> float:
    """What somebody is at least: lists are sorted by it, so that a newcomer is not the first."""
    return mu - WIDTH * sigma
