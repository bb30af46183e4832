"""Zones that are replaced, not changed: most of a large table stays as it is, and its clones share that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import i64

from kylix.core.zones import shuffle
from kylix.games.parthenon.tables import ARMY, GOODS

if TYPE_CHECKING:
    from kylix.core.state import State

T = TypeVar("T")
Zone = tuple[int, ...]


NONE_OF_ANY: Final = [0] * GOODS
"""By good; copied to count in."""
KINDS: Final = list(range(GOODS))
ONE: Final[list[Zone]] = [(card,) for card in range(GOODS)]
"""By card: it alone."""


def count(counts: list[int], goods: Zone) -> None:
    """Add to the counts by good."""
    for good in goods:
        counts[good] = counts[good] + 1


def counts_of(goods: Zone) -> list[int]:
    """By good: how many."""
    counts = NONE_OF_ANY.copy()
    for good in goods:
        counts[good] = counts[good] + 1
    return counts


def replaced(zone: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same with another value in one place."""
    if zone[at] == value:
        return zone
    parts = list(zone)
    parts[at] = value
    return tuple(parts)


def refilled(zone: Zone, first: int, end: int, value: int) -> Zone:
    """The same with another value in some places."""
    at = first
    while at < end and zone[at] == value:
        at += 1
    if at == end:
        return zone
    part: Zone = (value,)
    return zone[:first] + part * (end - first) + zone[end:]


def raised(counts: Zone, at: int, by: int) -> Zone:
    """The same with one count higher."""
    return replaced(counts, at, counts[at] + by)


def added(hand: Zone, card: int) -> Zone:
    """A sorted hand with one more card."""
    one = ONE[card]
    end: i64 = len(hand)
    at = end
    while at > 0 and hand[at - 1] > card:
        at -= 1
    return hand + one if at == end else hand[:at] + one + hand[at:]


def without(hand: Zone, card: int) -> Zone:
    """A hand with one card less, which must be there."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def covers(cards: Zone, wanted: Zone) -> bool:
    """Whether all that is wanted is among the cards; both are sorted."""
    end: i64 = len(cards)
    if len(wanted) > end:
        return False
    at: i64 = 0
    for card in wanted:
        while at < end and cards[at] < card:
            at += 1
        if at == end or cards[at] != card:
            return False
        at += 1
    return True


def add_left(found: list[T], what: list[T], cards: Zone, used: Zone) -> None:
    """Add what belongs to each kind among the cards when those used are gone; both are sorted."""
    last = -1
    at: i64 = 0
    end: i64 = len(used)
    for card in cards:
        while at < end and used[at] < card:
            at += 1
        if at < end and used[at] == card:
            at += 1
        elif card != last:
            found.append(what[card])
            last = card


def kinds_left(cards: Zone, used: Zone) -> list[int]:
    """The kinds among the cards when those used are gone; both are sorted."""
    kinds: list[int] = []
    add_left(kinds, KINDS, cards, used)
    return kinds


def left_over(cards: Zone, used: Zone) -> int:
    """The kinds among the cards when those used are gone, a bit for each; both are sorted.

    The bits are inverted, and so negative, when not all that is used is there.
    """
    kinds: i64 = 0
    at: i64 = 0
    end: i64 = len(used)
    next_used: i64 = used[0] if used else GOODS
    short = False
    for card in cards:
        good: i64 = card
        while next_used < good:
            short = True
            at += 1
            next_used = used[at] if at < end else GOODS
        if next_used == good:
            at += 1
            next_used = used[at] if at < end else GOODS
        else:
            kinds |= 1 << good
    return ~kinds if short or at < end else kinds


def aegis_of(cards: Zone) -> Zone:
    """The Aegis cards of a sorted zone."""
    return tuple(card for card in cards if card >= ARMY) if cards and cards[0] < ARMY else cards


def shuffled(s: State, cards: list[int]) -> Zone:
    """A deck of these cards."""
    shuffle(s, cards)
    return tuple(cards)
