"""Make the games in golden/: one finished record for each way to end, and a short random game of each edition in words.

Run it only when the rules or the components changed on purpose:
`PYTHONPATH=src:tests python tests/games/deukalion/make_golden.py`. The counts of `test_perft` are in that test.
"""

from __future__ import annotations

import random
from pathlib import Path

import kylix
from games.deukalion.position import EDITIONS, random_game, transcript
from kylix.core.state import State
from kylix.kit.record import save

GOLDEN = Path(__file__).parent / "golden"
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


def make_records() -> None:
    """The shortest of many games that somebody wins, and one that is broken off."""
    finished = [s for s in map(played, range(SEEDS)) if s.over]
    save(GOLDEN / "target.jsonl", min(finished, key=lambda s: len(s.record or [])))
    save(GOLDEN / "turn_limit.jsonl", random_game(3, 4, max_turns=5, edition="english"))


def make_transcripts() -> None:
    for edition in EDITIONS:
        (GOLDEN / f"{edition}.txt").write_text(transcript(3, 7, edition), encoding="utf-8")


if __name__ == "__main__":
    make_records()
    make_transcripts()
