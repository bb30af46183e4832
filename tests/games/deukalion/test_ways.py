"""Ways: sailing to a square that is several steps away, in one gesture."""

from __future__ import annotations

import pytest

import kylix
from browser.laid import play_until
from kylix.core.state import State
from kylix.games.deukalion.moves import Sail
from kylix.games.deukalion.ways import ways
from kylix.server import chain
from kylix.server.ways import ways as shown


def at_sea(s: State) -> bool:
    return len(ways(s, s.to_act[0])) > 3  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(1, 9))
def test_every_way_can_be_sailed_as_one_choice(seed: int) -> None:
    s = play_until(kylix.new("deukalion", seats=3, seed=seed), at_sea, seed)
    seat = s.to_act[0]
    start = s.ships[seat]  # type: ignore[attr-defined]
    for way in ways(s, seat):  # type: ignore[arg-type]
        made = chain.make(s, seat, list(way))
        assert len(made.digests) == len(way)
        last = way[-1]
        assert isinstance(last, Sail)
        assert last not in s.options(seat), "what is one step away is a move by itself"
        assert last.square != start
        assert len({move.square for move in way if isinstance(move, Sail)}) == len(way), "no square twice"


def test_they_are_told_to_the_seat_that_is_asked_and_to_nobody_else() -> None:
    s = play_until(kylix.new("deukalion", seats=3, seed=1), at_sea, 1)
    seat = s.to_act[0]
    told = shown(s, seat)
    assert {len(way.steps) for way in told} >= {2}
    assert all(step.move == f"sail {step.on['square']}" for way in told for step in way.steps)
    assert all(shown(s, other) == [] for other in range(3) if other != seat)


def test_a_title_without_ways_tells_none() -> None:
    assert shown(kylix.new("troia", seed=1), 0) == []
