"""Records that tell who played: every command reads them, and the game in them is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import kylix
from commands import run
from kylix.records import record

TOLD = [
    (1, {"event": "seat-joined", "kind": "link", "level": "", "person": "Nikos"}),
    (0, {"event": "seat-away", "kind": "bot", "level": "random", "person": "Anna"}),
    (0, {"event": "seat-back", "kind": "here", "level": "", "person": "Anna"}),
]


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """A game of Troia with three changes of who plays, one before an undo, and the same game without them."""
    s = kylix.new("troia", seed=3)
    plain = kylix.new("troia", seed=3)
    for n in range(12):
        seat = s.to_act[0]
        move = s.options(seat)[n % len(s.options(seat))]
        for each in (s, plain):
            each.apply(seat, move)
        if n in (2, 5, 9):
            assert s.record is not None
            s.record.append(record.seated(*TOLD[(2, 5, 9).index(n)]))
    assert kylix.dumps(s) == kylix.dumps(plain)
    path = tmp_path / "told.jsonl"
    record.save(path, s, ("Anna", "Nikos"))
    record.save(tmp_path / "plain.jsonl", plain, ("Anna", "Nikos"))
    return path


def test_they_verify_and_the_position_is_that_of_the_moves(told: Path) -> None:
    assert run("verify", told).code == 0
    read, plain = record.read(told), record.read(told.with_name("plain.jsonl"))
    assert len(read.entries) == len(plain.entries) + 3
    assert read.hashes[-1] == plain.hashes[-1]
    assert kylix.dumps(record.replay(read)) == kylix.dumps(record.replay(plain))
    changed = [n for n, entry in enumerate(read.entries) if entry.controller is not None]
    assert [read.hashes[n] for n in changed] == [read.hashes[n - 1] for n in changed]
    assert not set(changed) & set(record.in_force(list(read.entries)))


def test_commands_tell_who_played(told: Path) -> None:
    events = run("replay", told, "--json").json["events"]
    assert [event["key"] for event in events if event["key"].startswith("seat-")] == [each["event"] for _, each in TOLD]
    assert "The Trojan: Nikos sits down." in run("replay", told).out
    assert "Le Troyen\u00a0: Nikos prend place." in run("replay", told, "--lang", "fr").out
    assert "T (seat-joined link Nikos)" in run("export", told).out
    steps = run("export", told, "--json").json["moves"]
    assert [step["controller"] for step in steps if "controller" in step] == [each for _, each in TOLD]
    assert run("stats", told, "--json").json["entries"] == len(record.read(told).entries)


def test_an_undo_behind_them_counts_moves_only(told: Path) -> None:
    s = kylix.new("troia", seed=3)
    seat = s.to_act[0]
    reversible = next(move for move in s.options(seat) if not _irreversible(move))
    s.apply(seat, reversible)
    assert s.record is not None
    s.record.append(record.seated(*TOLD[0]))
    back = record.undo(s, seat)
    assert kylix.dumps(back) == kylix.dumps(kylix.new("troia", seed=3))
    assert [entry.controller is not None for entry in back.record or []] == [False, False, True, False]


def _irreversible(move: object) -> bool:
    s = kylix.new("troia", seed=3)
    s.apply(s.to_act[0], move)  # type: ignore[arg-type]
    return (s.record or [])[-1].irreversible


def test_a_changed_line_is_noticed(told: Path) -> None:
    told.write_text(told.read_text(encoding="utf-8").replace("Nikos", "Niko"), encoding="utf-8")
    answer = run("verify", told)
    assert answer.code != 0
