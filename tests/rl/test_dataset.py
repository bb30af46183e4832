"""Datasets: one row a decision, the same whoever writes it, and back as arrays."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

import kylix
from kylix import bots, rl
from kylix.bots import anyone
from kylix.bots.program import RUNNING
from kylix.common.extras import library
from kylix.common.players import seed_of
from kylix.common.workers import Workers
from kylix.core.chance import Chance
from kylix.lab.runner import Plan
from kylix.rl import dataset

SAMPLE = Path(__file__).with_name("sample")
PLAN = Plan("troia", ("novice", "random"), 5, make=bots.make)


def test_rows_are_the_game_again(tmp_path: Path) -> None:
    """Every row is what the seat saw, might do and did; the outcome is the game's."""
    rows = dataset.write(PLAN, 2, tmp_path, Workers())
    found = rl.read(tmp_path)
    assert {len(column) for column in found.values()} == {rows}
    actions, look = rl.actions("troia", 2), rl.observations("troia", 2)
    at = 0
    for n in (1, 2):
        s = actions.setting.start(Chance(seed_of(5, n)), False)
        first = at
        while not s.over:
            seat = s.to_act[0]
            assert (found["game"][at], found["seat"][at], found["player"][at]) == (n, seat, PLAN.players[seat])
            assert found["clause"][at] == s.stack[-1].CLAUSE
            assert np.array_equal(found["observation"][at], look(s, seat))
            assert np.array_equal(found["mask"][at], actions.mask(s, seat))
            actions.play(s, seat, found["action"][at])
            at += 1
        won = [found["outcome"][first:at][found["seat"][first:at] == seat] for seat in (0, 1)]
        assert [set(part.tolist()) for part in won] == [{share} for share in rl.spaces.shares(s.ranking())]
    assert at == rows


def test_an_interrupted_run_goes_on_and_nothing_is_doubled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    plan = Plan("troia", ("random", "random"), 5)
    dataset.write(plan, 5, tmp_path / "a", Workers())
    whole = rl.read(tmp_path / "a")
    dataset.write(plan, 3, tmp_path / "b", Workers())
    assert dataset.write(plan, 5, tmp_path / "b", Workers()) < len(whole["game"])
    assert dataset.write(plan, 5, tmp_path / "b", Workers()) == 0
    again = rl.read(tmp_path / "b")
    assert all(np.array_equal(whole[name], again[name]) for name in whole)
    assert [len(set(part["game"])) for part in rl.batches(tmp_path / "b")] == [2, 2, 1]


def test_two_processes_write_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 1)
    plan = Plan("odysseus", ("random", "random"), 3)
    dataset.write(plan, 3, tmp_path / "one", Workers())
    dataset.write(plan, 3, tmp_path / "two", Workers(2))
    one, two = rl.read(tmp_path / "one"), rl.read(tmp_path / "two")
    assert all(np.array_equal(one[name], two[name]) for name in one)


def test_the_manifest_says_what_the_rows_mean(tmp_path: Path) -> None:
    dataset.write(PLAN, 1, tmp_path, Workers())
    told = json.loads((tmp_path / "manifest.json").read_text())
    assert told["kylix"] == kylix.__version__
    assert told["components"] == kylix.game("troia").base.fingerprint
    assert (told["seed"], told["seats"], told["licence"]) == (5, ["novice", "random"], "CC0-1.0")
    at = told["slices"]["hand"]
    assert slice(*at) == rl.observations("troia", 2).slices["hand"]


@pytest.mark.parametrize("title", ["troia", "odysseus"])
def test_the_sample_is_what_is_written_today(tmp_path: Path, title: str) -> None:
    """Rows and numbers stay for a version of a title: what somebody learned from them goes on to fit.

    Where rules or components changed, their version says so: then write the sample anew, with the same command
    (`kylix dataset TITLE --seats random*2 --games 2 --seed 1`).
    """
    sample = SAMPLE / title
    told = dataset.read_manifest(sample)
    assert told["rules"] == kylix.game(title).version
    dataset.write(Plan(title, ("random", "random"), 1), 2, tmp_path, Workers())
    kept, now = rl.read(sample), rl.read(tmp_path)
    assert dataset.read_manifest(tmp_path)["slices"] == told["slices"]
    for name, column in kept.items():
        assert np.array_equal(column, now[name]), name
    assert kept["mask"][np.arange(len(kept["action"])), kept["action"]].all()


def test_a_program_that_fails_loses_its_game_and_is_told(tmp_path: Path) -> None:
    """What was decided before stays; one program plays all games, and none is left."""
    code = 'import sys\nprint(\'{"type":"hello","protocol":1}\', flush=True)\nsys.stdin.readline()'
    (tmp_path / "short.py").write_text(code, encoding="utf-8")
    plan = Plan("troia", ("random", f"exec:{sys.executable} {tmp_path / 'short.py'}"), 1, make=anyone.make)
    faults: list[str] = []
    dataset.write(plan, 2, tmp_path / "out", Workers(), fault=faults.append)
    assert len(faults) == 2
    assert "(crash)" in faults[0]
    found = rl.read(tmp_path / "out")
    assert set(found["outcome"][found["seat"] == 0]) == {1.0}
    assert not RUNNING


# --- bad input --------------------------------------------------------------------------------------------------------


def test_what_is_no_dataset_is_told(tmp_path: Path) -> None:
    with pytest.raises(kylix.KylixError, match="holds no dataset"):
        rl.read(tmp_path / "nowhere")
    (tmp_path / "letter.txt").write_text("dear Helen")
    with pytest.raises(kylix.KylixError, match="not empty"):
        dataset.write(PLAN, 1, tmp_path, Workers())
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    (tmp_path / "manifest.json").write_text("{")
    with pytest.raises(kylix.KylixError, match="no JSON"):
        rl.read(tmp_path)
    (tmp_path / "manifest.json").write_text("{}")
    with pytest.raises(kylix.KylixError, match="no dataset of this format"):
        rl.read(tmp_path)
    (tmp_path / "manifest.json").write_text('{"format": 1, "observation": "many"}')
    with pytest.raises(kylix.KylixError, match="does not tell the number of observation and actions"):
        rl.read(tmp_path)


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    dataset.write(PLAN, 1, tmp_path, Workers())
    before = sorted(path.name for path in tmp_path.iterdir())
    other = Plan("troia", ("random", "random"), 6)
    with pytest.raises(kylix.KylixError, match="another dataset: seats, seed differ"):
        dataset.write(other, 3, tmp_path, Workers())
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_a_broken_part_is_named(tmp_path: Path) -> None:
    dataset.write(PLAN, 1, tmp_path, Workers())
    path = next(tmp_path.glob("*.parquet"))
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(kylix.KylixError, match=f"{path.name} is damaged"):
        rl.read(tmp_path)


def test_a_file_that_is_no_part_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    dataset.write(PLAN, 1, tmp_path, Workers())
    (tmp_path / "games-of-mine.parquet").write_bytes(b"dear Helen")
    before = sorted(path.name for path in tmp_path.iterdir())
    with pytest.raises(kylix.KylixError, match=r"games-of-mine.parquet is no part"):
        rl.read(tmp_path)
    with pytest.raises(kylix.KylixError, match=r"games-of-mine.parquet is no part"):
        dataset.write(PLAN, 3, tmp_path, Workers())
    assert sorted(path.name for path in tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    ("name", "values"),
    [("observation", [None]), ("mask", [b"short"]), ("action", None)],
    ids=["a row is missing", "a mask is short", "a column is missing"],
)
def test_a_part_with_other_rows_is_named(tmp_path: Path, name: str, values: list[bytes | None] | None) -> None:
    dataset.write(PLAN, 1, tmp_path, Workers())
    pa, parquet = library("pyarrow", "rl"), library("pyarrow.parquet", "rl")
    path = next(tmp_path.glob("*.parquet"))
    table = parquet.read_table(path)
    if values is None:
        table = table.drop_columns(["action"])
    else:
        table = table.set_column(table.column_names.index(name), name, pa.array(values * table.num_rows))
    parquet.write_table(table, path)
    with pytest.raises(kylix.KylixError, match=f"{path.name} is damaged"):
        rl.read(tmp_path)
