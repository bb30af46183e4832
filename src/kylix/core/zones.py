"""Piles, decks and hands are lists of ids. A deck is listed top first; a hand is kept sorted: it tells no history."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kylix.core.state import State


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
