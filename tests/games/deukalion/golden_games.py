"""Finished games of Deukalion: the shortest of many that somebody wins, and one that is broken off.

`test_perft` has its counts itself.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import kylix
from games.deukalion.position import EDITIONS, random_game, transcript
from kylix.core.state import State

OWN_SET = ("target = 16", "target = 15")
KEEN = ("claim", "found", "deliver", "take", "raid", "seize", "card", "do", "send", "embark", "sail")
"""Verbs of moves, the most wanted first; a player who is keen on points goes to sea nine times in ten."""
LONGEST = 700
SEEDS = 150


def keen(s: State, seat: int, chooser: random.Random) -> kylix.Move:
    options = s.options(seat)
    verbs = [s.text(move).split()[0] for move in options]
    for wanted in KEEN:
        found = [move for move, verb in zip(options, verbs, strict=True) if verb == wanted]
        if found and (wanted not in ("sail", "embark") or chooser.random() < 0.9):
            return chooser.choice(found)
    return chooser.choice(options)


def played(seed: int) -> State:
    s = kylix.new("deukalion", seats=2, seed=seed)
    chooser = random.Random(seed)
    assert s.record is not None
    while not s.over and len(s.record) < LONGEST:
        seat = s.to_act[0]
        s.apply(seat, keen(s, seat, chooser))
    return s


def records() -> Iterator[tuple[str, State, tuple[str, ...]]]:
    finished = [s for s in map(played, range(SEEDS)) if s.over]
    yield "target", min(finished, key=lambda s: len(s.record or [])), ()
    yield "turn_limit", random_game(3, 4, max_turns=5, edition="english"), ()


def texts() -> dict[str, str]:
    return {f"{edition}.txt": transcript(3, 7, edition) for edition in EDITIONS}
