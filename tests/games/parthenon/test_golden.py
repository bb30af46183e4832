"""Games that were played once and must play out in the same way for ever: one for each way to end, and a transcript."""

from __future__ import annotations

from pathlib import Path

import pytest

import kylix
from kylix.core.chance import Chance
from kylix.games.parthenon.scoring import ENDINGS
from kylix.games.parthenon.state import Parthenon
from kylix.kit import codec
from kylix.records import record
from kylix.testing import rule

GOLDEN = Path(__file__).parent / "golden"


def test_there_is_a_finished_game_for_each_way_to_end() -> None:
    """No ending of the rules is without a record, and no file is large."""
    files = {path.stem: path for path in GOLDEN.glob("*.jsonl")}
    assert set(files) == set(ENDINGS)
    assert all(path.stat().st_size < 200_000 for path in files.values())


@rule("PAR-END-3", "PAR-END-4", "PAR-END-5", "PAR-END-6", "PAR-END-7")
@pytest.mark.parametrize("ending", ENDINGS)
def test_a_whole_game_ends_in_each_way(ending: str) -> None:
    """The record fits itself, its chance and the rules, and the game ends as it did."""
    s = record.verify(record.read(GOLDEN / f"{ending}.jsonl"))
    assert isinstance(s, Parthenon)
    s.invariants()
    assert s.over
    assert s.setting.game.result(s) == ending  # type: ignore[attr-defined]
    assert s.ranking()[s.winner] == 1
    complete = [score for score in s.scores() if score == 16]
    assert len(complete) == {"completed": 1, "completed_tie": 2}.get(ending, 0)


@rule("PAR-GEN-1")
def test_a_random_game_plays_out_as_it_did() -> None:
    """Seat and move, line by line, lead from the seed to the same last state after twelve seasons."""
    first, *lines, last = (GOLDEN / "random.txt").read_text(encoding="utf-8").splitlines()
    s = kylix.game("parthenon").setting(3).start(Chance(int(first.split()[1])))
    for line in lines:
        seat, move = line.split(maxsplit=1)
        s.play(int(seat[1]) - 1, move)
    assert s.over
    assert s.turn == 12
    assert f"digest {codec.digest(s)}" == last
