"""Games that were played once and must play out in the same way for ever. tests/make_golden.py makes them."""

from __future__ import annotations

from pathlib import Path

import pytest

import kylix
from kylix.games.troia.scoring import ENDINGS
from kylix.games.troia.state import Troia
from kylix.kit import codec
from kylix.records import record
from kylix.testing import rule

GOLDEN = Path(__file__).parent / "golden"

RESULTS = {
    "horse": (39, "G", 4, 1),
    "track": (42, "T", 1, 4),
    "deck_progress": (43, "G", 2, 1),
    "deck_heroes": (41, "G", 1, 1),
    "deck_equal": (43, None, 1, 1),
    "turn_limit": (300, None, 0, 0),
}
"""By ending: turns, winner, parts laid, spaces advanced."""


def test_there_is_a_finished_game_for_each_way_to_end() -> None:
    """No ending of the rules is without a record, and no file is large."""
    files = {path.stem: path for path in GOLDEN.glob("*.jsonl")}
    assert set(files) == set(RESULTS) == set(ENDINGS)
    assert all(path.stat().st_size < 200_000 for path in files.values())


@rule("TRO-END-1", "TRO-END-2", "TRO-END-4", "TRO-END-5", "TRO-END-6", "TRO-END-8")
@pytest.mark.parametrize("ending", RESULTS)
def test_a_whole_game_ends_in_each_way(ending: str) -> None:
    """The record fits itself, its chance and the rules, and the game ends as it did."""
    s = record.verify(record.read(GOLDEN / f"{ending}.jsonl"))
    assert isinstance(s, Troia)
    s.invariants()
    fields = codec.fields(s)
    assert s.over
    assert fields["ending"] == ending
    assert (s.turn, fields["winner"], len(s.horse), s.track) == RESULTS[ending]


def test_a_random_game_plays_out_as_it_did() -> None:
    """Seat and move, line by line, lead from the seed to the same last state."""
    first, *lines, last = (GOLDEN / "random.txt").read_text(encoding="utf-8").splitlines()
    _, seed, _, gods = first.split()
    s = kylix.new("troia", seed=int(seed), options={"gods": gods})
    for line in lines:
        seat, move = line.split(maxsplit=1)
        s.play("GT".index(seat), move)
    assert s.over
    assert f"digest {codec.digest(s)}" == last
