"""Bands: no chance to win is known to the percent. How far it may be off is told beside it.

Two things make a chance unsure. What the seat cannot see: the same position in other worlds that look the same to it is
worth more or less. And the judgement itself: of positions judged alike, more or fewer were won than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kylix.kit.words import Words

TAIL = 0.1
"""So many of the worlds may lie below a band, and as many above."""

Band = tuple[float, float]


@dataclass(frozen=True)
class Bin:
    """Positions that were judged about alike, in games that were played to their end."""

    judged: float
    """The mean of what they were judged to be worth."""
    low: float
    high: float
    """The interval of how many of them were won, 95 %."""


def among(values: Sequence[float]) -> Band:
    """Where all but the lowest and the highest tenth of values lie."""
    ordered = sorted(values)
    cut = int(TAIL * len(ordered))
    return ordered[cut], ordered[len(ordered) - 1 - cut]


def measured(value: float, bins: Sequence[Bin]) -> Band:
    """Where positions judged like this came out, between two bins in between; and the judgement itself is in it."""
    if not bins:
        return value, value
    above = next((at for at, one in enumerate(bins) if one.judged >= value), len(bins) - 1)
    below = max(0, above - 1) if bins[above].judged >= value else above
    first, second = bins[below], bins[above]
    part = (value - first.judged) / (second.judged - first.judged) if first.judged < value < second.judged else 1.0
    low = first.low + part * (second.low - first.low)
    high = first.high + part * (second.high - first.high)
    return min(low, value), max(high, value)


def band(value: float, worlds: Sequence[float], bins: Sequence[Bin]) -> Band:
    """Around a chance: what other worlds say, and how such judgements came out. What is certain has no width."""
    if value in (0.0, 1.0) and all(other == value for other in worlds):
        return value, value
    low, high = among([*worlds, value])
    low, high = min(low, value), max(high, value)
    return max(0.0, measured(low, bins)[0]), min(1.0, measured(high, bins)[1])


def in_words(words: Words, low: float, high: float) -> str:
    """A chance as its band: `58–66 %`."""
    first, last = round(100 * low), round(100 * high)
    return words.say("chance-sure", low=first) if first == last else words.say("chance-band", low=first, high=last)
