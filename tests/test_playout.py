"""`State.playout`: a random game inside the kernel, the same one for the same seed wherever it is played."""

from __future__ import annotations

import pytest

from kylix.core.chance import Chance, mix
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.registry import game, titles
from titles.obolos import GAME as OBOLOS

LOW = (1 << 32) - 1


def play_outside(s: State, seed: int) -> int:
    """The same choices, made one by one: what is chosen must be among the options, and is checked."""
    x, count = mix(seed & ((1 << 64) - 1)) & LOW, 0
    while s.to_act:
        options = s.options(s.to_act[0])
        x = (x + 0x9E3779B9) & LOW
        z = x ^ (x >> 16)
        for factor in (0x21F0AAAD, 0x735A2D97):
            z = z * factor & LOW
            z ^= z >> 15
        s.play(s.to_act[0], options[z * len(options) >> 32])
        count += 1
    return count


@pytest.mark.parametrize("title", titles())
def test_a_playout_is_a_random_game_of_legal_moves(title: str) -> None:
    found = game(title)
    setting = found.setting(found.seats[0])
    inside, outside = (setting.start(Chance(5), recorded=False) for _ in range(2))
    assert inside.playout(-3) == play_outside(outside, -3)
    assert inside.over
    assert codec.digest(inside) == codec.digest(outside)


def test_a_playout_keeps_the_record_and_goes_on_from_anywhere() -> None:
    s = OBOLOS.setting(3).start(Chance(1))
    s.apply(s.to_act[0], s.options(s.to_act[0])[0])
    ends = []
    for seed in (1, 1, 2, 3):
        other = s.clone()
        other.playout(seed)
        ends.append(codec.digest(other))
    assert ends[0] == ends[1]
    assert len(set(ends)) > 1, "another seed, another game"
    count = s.playout(1)
    assert s.record is not None
    assert len(s.record) == count + 2, "the set-up, the first move and the rest"
    assert s.playout(1) == 0, "a finished game has nothing to play out"
