"""A question that asks on works out one seat's options only: they must be what asking everybody anew would find."""

from __future__ import annotations

import random

import pytest

from kylix.core.chance import Chance
from kylix.kit.registry import game, titles

DECISIONS = 700


@pytest.mark.parametrize("title", titles())
def test_what_was_kept_is_what_would_be_found(title: str) -> None:
    found = game(title)
    for seats in (found.seats[0], found.seats[-1]):
        s = found.setting(seats).start(Chance(seats), recorded=False)
        roll = random.Random(seats)
        for _ in range(DECISIONS):
            if s.over:
                break
            anew = s.clone()
            anew.refresh()
            assert anew.to_act == s.to_act
            assert [anew.options(seat) for seat in range(seats)] == [s.options(seat) for seat in range(seats)]
            # Those who are ready may take their answers back, so not only those that are waited for are tried.
            seat = roll.choice([seat for seat in range(seats) if s.options(seat)])
            s.apply(seat, roll.choice(s.options(seat)))
