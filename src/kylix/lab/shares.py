"""Shares with their intervals, by scipy."""

from __future__ import annotations

import math

from kylix.common.extras import library

CONFIDENCE = 0.95


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share of wins. Shared wins may add up to a fraction: both whole numbers beside it count."""
    test = library("scipy.stats").binomtest
    low = test(math.floor(wins), games).proportion_ci(CONFIDENCE, method="wilson").low
    high = test(math.ceil(wins), games).proportion_ci(CONFIDENCE, method="wilson").high
    return float(low), float(high)
