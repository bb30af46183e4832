"""Records of every version of Kylix replay and verify for ever. tests/make_golden.py --records makes them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kylix
from kylix.core.errors import BadRecord
from kylix.kit.game import Setting
from kylix.records import record
from make_golden import NOT_OVER, RECORDS, TESTS, games_of

FILES = sorted(RECORDS.glob("*/*/*.jsonl"))
STOPPED = {
    # Version 2 of Parthenon: a draft that is given up does not count, nor does each card that is donated.
    "0.1.0/parthenon/archon": ("Parthenon", "1", 109),
    "0.1.0/parthenon/own_set": ("Parthenon", "1", 23),
    "0.1.0/parthenon/structures": ("Parthenon", "1", 119),
    "0.1.0/parthenon/structures_tie": ("Parthenon", "1", 109),
    "0.1.0/parthenon/unfinished": ("Parthenon", "1", 12),
    "0.2.0/parthenon/archon": ("Parthenon", "1", 109),
    "0.2.0/parthenon/own_set": ("Parthenon", "1", 23),
    "0.2.0/parthenon/structures": ("Parthenon", "1", 119),
    "0.2.0/parthenon/structures_tie": ("Parthenon", "1", 109),
    "0.2.0/parthenon/unfinished": ("Parthenon", "1", 12),
    # Version 2 of Deukalion: a card won in defence comes to hand before the display is refilled, not after it.
    "0.1.0/deukalion/unfinished": ("Deukalion", "1", 38),
    "0.2.0/deukalion/unfinished": ("Deukalion", "1", 38),
}
"""Games of earlier versions of the rules that come out otherwise now: the title, that version, and the entry where."""


def name_of(path: Path) -> str:
    return "/".join(path.relative_to(RECORDS).with_suffix("").parts)


def test_this_version_has_its_records() -> None:
    """One for each way to end and each way not to be over. `make_golden.py --records` makes those of a new version."""
    for title in kylix.games():
        found = kylix.game(title)
        names = {path.stem for path in (RECORDS / kylix.__version__ / title).glob("*.jsonl")}
        assert names == {*found.names(found.base.spec)["ending"], *NOT_OVER}, title


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_record_of_any_version_is_true_and_goes_on(path: Path) -> None:
    read = record.read(path)
    if name_of(path) in STOPPED:
        title, version, entry = STOPPED[name_of(path)]
        with pytest.raises(BadRecord, match=rf"played with version {version} of {title}, this is \w+; entry {entry} "):
            record.verify(read)
        return
    s = record.verify(read)
    assert isinstance(s.setting, Setting)
    assert s.setting.game.title == path.parent.name
    assert s.over == (path.stem not in NOT_OVER)
    if s.over:
        assert s.setting.game.result(s) == path.stem
        return
    assert (s.setting.components.id == "own") == (path.stem == "own_set")
    assert any(entry.back >= 0 for entry in read.entries) == (path.stem == "unfinished")
    roll = random.Random(1)
    for _ in range(10):
        seat = roll.choice(s.to_act)
        s.play(seat, roll.choice(s.options(seat)))


@pytest.mark.parametrize("title", kylix.games())
def test_the_games_in_words_are_made_as_they_were(title: str) -> None:
    for name, text in games_of(title).texts().items():
        assert (TESTS / "games" / title / "golden" / name).read_text(encoding="utf-8") == text
