"""Make the games in golden/: one finished record for each way to end, and a random game as a list of moves.

Run it only when the rules changed on purpose: `PYTHONPATH=src:tests python tests/games/odysseus/make_golden.py`.
"""

from __future__ import annotations

import random
from pathlib import Path

import kylix
from kylix.core.state import State
from kylix.games.odysseus.scoring import ENDINGS
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.kit.record import save

GOLDEN = Path(__file__).parent / "golden"
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


def result(s: State) -> str:
    assert isinstance(s.setting, Setting)
    return s.setting.game.result(s)


def make_records() -> None:
    for ending in ENDINGS:
        seed = 1
        while result(s := played(SEATS[ending], seed)) != ending:
            seed += 1
        save(GOLDEN / f"{ending}.jsonl", s, ("best",) * SEATS[ending])


def make_random() -> None:
    """Three seats, all options but the defaults."""
    options = {"first_seat": "B", "fifth_card": "only_if_forced", "redirect_at_6": False}
    s = kylix.new("odysseus", seats=3, seed=7, options=options)
    chooser = random.Random(7)
    lines = []
    while not s.over:
        seat = s.to_act[0]
        move = chooser.choice(s.options(seat))
        lines.append(f"{'ABC'[seat]} {s.text(move)}")
        s.apply(seat, move)
    (GOLDEN / "random.txt").write_text("\n".join([*lines, f"digest {codec.digest(s)}", ""]), encoding="utf-8")


if __name__ == "__main__":
    make_records()
    make_random()
