"""Piles, decks and hands are lists of ids. A deck is listed top first; a hand is kept sorted: it tells no history.

A title with much on its table keeps what seldom changes as tuples: a change makes another tuple, and clones share it.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from kylix.core.state import State

T = TypeVar("T")
Zone = tuple[int, ...]


def shuffle(s: State, cards: list[int]) -> None:
    """Fisher-Yates: one outcome of chance per card but the last."""
    for last in range(len(cards) - 1, 0, -1):
        at = s.random_below(last + 1)
        cards[last], cards[at] = cards[at], cards[last]


def draw(deck: list[int], hand: list[int], count: int) -> list[int]:
    """Take up to `count` cards from the top into a sorted hand; they are returned too."""
    drawn = deck[:count]
    del deck[:count]
    for card in drawn:
        insort(hand, card)
    return drawn


def put(hand: list[int], card: int) -> None:
    """Into a sorted hand."""
    insort(hand, card)


def replaced(zone: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same with another value in one place."""
    parts = list(zone)
    parts[at] = value
    return tuple(parts)


def raised(counts: Zone, at: int, by: int) -> Zone:
    """The same with one count higher."""
    return replaced(counts, at, counts[at] + by)


def added(hand: Zone, card: int) -> Zone:
    """A sorted hand with one more card."""
    at = len(hand)
    while at and hand[at - 1] > card:
        at -= 1
    return (*hand[:at], card, *hand[at:])


def without(hand: Zone, card: int) -> Zone:
    """A hand with one card less, which must be there."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def shuffled(s: State, cards: list[int]) -> Zone:
    """A deck of these cards."""
    shuffle(s, cards)
    return tuple(cards)
