"""Games that were played once and must play out in the same way for ever. tests/make_golden.py makes them."""

from __future__ import annotations

from pathlib import Path

import pytest

import kylix
from kylix.games.odysseus.scoring import ENDINGS
from kylix.games.odysseus.state import Odysseus
from kylix.kit import codec
from kylix.records import record
from kylix.testing import rule

GOLDEN = Path(__file__).parent / "golden"

RESULTS = {
    "points": (44, [4, 2, 3, 1], [25, 37, 29, 42]),
    "stories": (22, [1, 2], [12, 12]),
    "shared": (33, [1, 3, 1], [30, 12, 30]),
    "automa_beaten": (22, [1], [49]),
    "automa_equal": (22, [2], [57]),
    "automa_ahead": (22, [2], [40]),
}
"""By ending: turns, places, points."""


def test_there_is_a_finished_game_for_each_way_to_end() -> None:
    """No ending of the rules is without a record, and no file is large."""
    files = {path.stem: path for path in GOLDEN.glob("*.jsonl")}
    assert set(files) == set(RESULTS) == set(ENDINGS)
    assert all(path.stat().st_size < 200_000 for path in files.values())


@rule("ODY-SCORE-4", "ODY-SCORE-5", "ODY-AUTOMA-17")
@pytest.mark.parametrize("ending", RESULTS)
def test_a_whole_game_ends_in_each_way(ending: str) -> None:
    """The record fits itself, its chance and the rules, and the game ends as it did."""
    s = record.verify(record.read(GOLDEN / f"{ending}.jsonl"))
    assert isinstance(s, Odysseus)
    s.invariants()
    assert s.over
    assert codec.fields(s)["ending"] == ending
    assert (s.turn, s.ranking(), s.scores()) == RESULTS[ending]


def test_a_random_game_plays_out_as_it_did() -> None:
    """Seat and move, line by line, lead from the seed to the same last state."""
    *lines, last = (GOLDEN / "random.txt").read_text(encoding="utf-8").splitlines()
    options = {"first_seat": "B", "fifth_card": "only_if_forced", "redirect_at_6": False}
    s = kylix.new("odysseus", seats=3, seed=7, options=options)
    for line in lines:
        seat, move = line.split(maxsplit=1)
        s.play("ABC".index(seat), move)
    assert s.over
    assert f"digest {codec.digest(s)}" == last
