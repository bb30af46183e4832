"""Finished games of Odysseus: everybody takes what leaves most points, with some whim."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import count

import kylix
from kylix.core.state import State
from kylix.games.odysseus.scoring import ENDINGS
from make_golden import first_that_ends, transcript

OWN_SET = ("vp = 2", "vp = 3")
SEATS = {"points": 4, "stories": 2, "shared": 3, "automa_beaten": 1, "automa_equal": 1, "automa_ahead": 1}


def best(s: State, seat: int, chooser: random.Random) -> kylix.Move:
    """The move that leaves most points, with some whim."""
    worth = []
    for move in s.options(seat):
        after = s.clone()
        after.apply(seat, move)
        worth.append(after.scores()[seat] + 4 * chooser.random())
    return s.options(seat)[worth.index(max(worth))]


def played(seats: int, seed: int) -> State:
    s = kylix.new("odysseus", seats=seats, seed=seed)
    chooser = random.Random(seed)
    while not s.over:
        seat = s.to_act[0]
        s.apply(seat, best(s, seat, chooser))
    return s


def records() -> Iterator[tuple[str, State, tuple[str, ...]]]:
    for ending in ENDINGS:
        s = first_that_ends(ending, partial(played, SEATS[ending]), count(1))
        yield ending, s, ("best",) * s.seats


def texts() -> dict[str, str]:
    """Three seats, all options but the defaults."""
    options = {"first_seat": "B", "fifth_card": "only_if_forced", "redirect_at_6": False}
    s = kylix.new("odysseus", seats=3, seed=7, options=options)
    chooser = random.Random(7)
    while not s.over:
        seat = s.to_act[0]
        s.apply(seat, chooser.choice(s.options(seat)))
    return {"random.txt": transcript(s)}
