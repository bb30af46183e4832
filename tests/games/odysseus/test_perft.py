"""Perft: how many chains of moves lead on from a position. A rule that changes unnoticed changes a number here."""

from __future__ import annotations

import pytest

import kylix
from games.odysseus.position import voyage
from kylix.testing import counts

BARE = "P2=02-STR P3=10-STR S0=05-CUN"
"""Three cards without gains."""


def test_the_last_two_turns() -> None:
    """Three cards without gains, no favours, an empty deck.

    1: three cards. 2: adventure or rest. 3: the other takes one of two, or a point goes to one of four skills.
    4, 5: the same for the other, a move later after a rest. 6: only after two rests; then it is over.
    """
    t = voyage(ship=BARE, deck=0, turn=21, favours={"A": 0, "B": 0})
    adventure, rest = 3 * 2, 3 * 4
    assert counts(t.s, 7) == [
        3,
        3 * 2,
        adventure + rest,
        adventure * 2 + rest * 2,
        adventure * 4 + rest * 2 * 2,
        rest * 2 * 4,
        0,
    ]


def test_two_points_and_one_favour() -> None:
    """1: adventure or rest. 2: keep or three redirects; four skills. 3: after keep the same again, else the other's."""
    t = voyage(asks="14-STR")
    assert counts(t.s, 3) == [2, 4 + 4, (4 + 3 * 4) + 4 * 4]


def test_a_purchase_beside_every_question() -> None:
    """1: three cards, six stories. 2: two modes and six stories after a card; three cards after a story."""
    t = voyage(ship=BARE, favours={"A": 3})
    assert counts(t.s, 2) == [3 + 6, 3 * (2 + 6) + 6 * 3]


def test_a_line_is_six_ways_to_take_a_story() -> None:
    t = voyage(asks="05-CUN", adventures={"A": "05-STR 06-INT 03-LCK"}, ship=BARE.replace("05", "06"))
    assert counts(t.s, 3) == [2, 6 + 4, 6 * 3 + 4 * 3]


@pytest.mark.parametrize(
    ("seats", "seed", "numbers"),
    [
        (1, 1, [4, 8, 38, 142, 381, 1583]),
        (2, 1, [4, 8, 38, 142, 375, 1460]),
        (3, 2, [4, 8, 32, 120, 283, 1060]),
        (5, 3, [4, 8, 38, 150, 409, 1524]),
    ],
)
def test_the_start_of_a_game(seats: int, seed: int, numbers: list[int]) -> None:
    """Numbers once counted; the same interpreted and compiled."""
    assert counts(kylix.new("odysseus", seats=seats, seed=seed), len(numbers)) == numbers
