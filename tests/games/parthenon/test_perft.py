"""Perft: how many chains of moves lead on from a position. A rule that changes unnoticed changes a number here."""

from __future__ import annotations

import pytest

from games.parthenon.position import Sea, season
from kylix.core.state import State


def perft(s: State, depth: int) -> int:
    """The number of chains of exactly so many moves, of any seat that is asked; a game that is over has none."""
    if s.over:
        return 0
    if depth == 1:
        return sum(len(s.options(seat)) for seat in s.to_act)
    count = 0
    for seat in s.to_act:
        for move in s.options(seat):
            after = s.clone()
            after.apply(seat, move)
            count += perft(after, depth - 1)
    return count


def counts(t: Sea, depth: int) -> list[int]:
    return [perft(t.s, at) for at in range(1, depth + 1)]


def test_building_with_two_goods() -> None:
    """1: ready or either village. 2: hide or bare, or ready. 3: one way each; two votes after a village."""
    t = season("BUILD", hands={"P1": "GRAPES, ORE"}, options={"order": "never"})
    assert counts(t, 3) == [3, 2 + 2, 1 + 1 + 2 * 2]


def test_one_exchange_abroad() -> None:
    """1: ready or F1. 2: ready with building; pay the wool. 3: hide or bare; five types to take."""
    t = season("FLEET-TRADE", sailing={"P1-A": "ITALY: WOOL"}, harbours={"ITALY": "OPEN"})
    assert counts(t, 3) == [2, 1 + 1, 2 + 5]


@pytest.mark.parametrize(
    ("phase", "about", "numbers"),
    [
        ("EVENT", {"year": 2, "number": 2, "row": "Y2-1", "covered": "Y2-4"}, [2, 4, 4, 4]),
        ("ISLAND-TRADE", {"hands": {"P1": "WOOL", "P2": "GOLD"}}, [15, 270, 6477]),
        ("JOURNEY", {"hands": {"P1": "WOOL, GOLD"}, "home": {"P1": "GIFT"}}, [8, 34, 181, 821]),
        ("HAZARD", {"sailing": {"P1-A": "EGYPT: 2 WOOL, GIFT"}, "hazards": "H14 H08"}, [2, 3, 7, 10]),
        ("FLEET-TRADE", {"sailing": {"P1-A": "ITALY: 2 WOOL, GOLD"}, "harbours": {"ITALY": "U-WOOL"}}, [4, 11, 32, 93]),
        (
            "BUILD",
            {"hands": {"P1": "2 TIMBER, WOOL, GRAIN, GOLD, SPICES"}, "acropolis": {"P1": "MARKET"}},
            [5, 10, 15, 25],
        ),
        ("DISCARD", {"hands": {"P1": "3 WOOL, ORE, GOLD", "P2": "WOOL"}}, [4, 13, 33, 64]),
        ("ARCHON", {"seats": 4}, [3, 9, 27, 81]),
    ],
)
def test_from_each_phase(phase: str, about: dict[str, object], numbers: list[int]) -> None:
    t = season(phase, **about)  # type: ignore[arg-type]
    assert counts(t, len(numbers)) == numbers
