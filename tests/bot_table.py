"""What the tests of all bots share: somebody to ask, and the proof of the veil."""

from __future__ import annotations

import random
from typing import Any

from kylix import bots
from kylix.bots.worlds import Worlds, level_ground
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec
from kylix.testing import second


def ask(name: str, s: State, seat: int, deal: int = 1, seed: int = 1) -> Move:
    """What a bot that was never asked before answers."""
    return bots.make(name, seed).choose(s.view(seat), list(s.options(seat)), s.redeal(seat, deal))


def answers_under_the_veil(name: str, s: State, seat: int, n: int) -> set[str]:
    """What is answered to the real state, to another one with the same view, and to whatever is dealt from either."""
    other = second(s, seat, random.Random(n))
    return {s.text(ask(name, state, seat, deal, seed=n)) for state in (s, other) for deal in (1, 2)}


def show_the_same_to_a_bot(s: State, seat: int, n: int) -> None:
    """Two states with one view: the same options, and what the levels think with comes down to one state."""
    other = second(s, seat, random.Random(n))
    assert other.view(seat) == s.view(seat)
    assert other.options(seat) == s.options(seat)
    grounds = [level_ground(state.redeal(seat, deal), seat) for state in (s, other) for deal in (5, 6)]
    assert len({codec.digest(ground) for ground in grounds}) == 1
    assert level_ground(s, seat).view(seat) == s.view(seat)
    worlds: list[Any] = [Worlds(state.redeal(seat, 9 + n), seat, 7)[2] for state in (s, other)]
    assert codec.digest(worlds[0]) == codec.digest(worlds[1])
    assert worlds[0].view(seat) == s.view(seat)
    worlds[0].invariants()
