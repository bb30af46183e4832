"""Perft: how many chains of moves lead on from a position. A rule that changes unnoticed changes a number here."""

from __future__ import annotations

import pytest

import kylix
from games.deukalion.position import EDITIONS, Position, voyage
from kylix.testing import counts


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_step_along_the_coast(edition: str) -> None:
    """1: stop, a step, Salamis to found. 2: B places the Kylix; after the step stop, found Lindos, raid Cyprus in vain.
    3: five actions."""
    t = voyage("A", "sail", edition=edition, seats=2, ships={"A": "H7"}, dice="1 1 1 1 1", aboard={"A": 2})
    assert counts(t.s, 3) == [3, 1 + 3 + 1, 5 + 3 * 1 + 5]


def test_one_step_onto_a_ship_by_edition() -> None:
    """1: stop, three free squares, the ship of B, and A wins. 2: B places the Kylix; stop on a free square.

    Then in the continental edition the prize, a card or none, and after it the ship of A is moved aside, which is nine
    squares. In the English one B has neither cargo nor cards to lose.
    """
    numbers = {"continental": [5, 1 + 3 + 2, 5 + 3 + 2 * 9], "english": [5, 1 + 3 + 9, 5 + 3 + 9]}
    for edition, expected in numbers.items():
        t = voyage("A", "sail", edition=edition, seats=2, dice="1 1 1 1 1")
        assert counts(t.s, 3) == expected


def test_an_anchor_by_edition() -> None:
    """One more way to be asked for a prize in the continental edition; at anchor all is quiet in the English one."""
    ships = {"A": "E3", "B": "E2"}
    numbers = {"continental": [4, 1 + 2 + 2, 5 + 2 + 2 * 11], "english": [4, 1 + 3, 5 + 3]}
    for edition, expected in numbers.items():
        t = voyage("A", "sail", edition=edition, seats=2, dice="1 1 1 1 1", ships=ships, aboard={"A": 1, "B": 1})
        assert counts(t.s, 3) == expected


DUEL: Position = {"seats": 2, "ships": {"A": "C3", "B": "C4"}, "aboard": {"A": 2, "B": 1}, "hands": {"A": "A04"}}
HAND: Position = {"seats": 2, "hands": {"A": "A04 A08"}}
HELD: Position = {"seats": 3, "ships": {"B": "F6"}, "held": {"LIN": "A"}}


@pytest.mark.parametrize(
    ("edition", "seat", "asks", "about", "numbers"),
    [
        ("continental", "A", "sail", DUEL, [6, 26, 115, 405, 1429, 5745]),
        ("english", "A", "sail", DUEL, [6, 26, 124, 405, 1640, 6027]),
        ("continental", "A", "actions", HAND, [5, 18, 68, 272, 950, 3281]),
        ("english", "A", "actions", HAND, [5, 18, 68, 272, 957, 3307]),
        ("continental", "B", "part", HELD, [3, 11, 38, 148, 527, 1728]),
        ("english", "B", "part", HELD, [3, 11, 38, 148, 527, 1764]),
    ],
)
def test_from_each_question(edition: str, seat: str, asks: str, about: Position, numbers: list[int]) -> None:
    """Numbers once counted; the same interpreted and compiled."""
    whole: Position = {**about, "edition": edition}
    assert counts(voyage(seat, asks, **whole).s, len(numbers)) == numbers


@pytest.mark.parametrize(
    ("edition", "seats", "seed", "numbers"),
    [
        ("continental", 2, 1, [5, 20, 80, 280, 1138, 4110, 13136]),
        ("continental", 3, 2, [5, 20, 60, 180, 540, 2088, 7872]),
        ("continental", 4, 3, [5, 20, 60, 120, 480, 1560, 4836]),
        ("english", 2, 1, [5, 20, 80, 280, 1164, 4264, 13688]),
        ("english", 3, 2, [5, 20, 60, 180, 540, 2292, 8940]),
        ("english", 4, 3, [5, 20, 60, 120, 480, 1560, 5304]),
    ],
)
def test_the_start_of_a_game(edition: str, seats: int, seed: int, numbers: list[int]) -> None:
    """Everybody drops anchor; then the first turns."""
    s = kylix.new("deukalion", seats=seats, seed=seed, options={"edition": edition})
    assert counts(s, len(numbers)) == numbers
