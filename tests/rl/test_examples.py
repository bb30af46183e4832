"""The examples that learn: at a tiny scale they run, are the same for the same seed, and play as bots."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from commands import program, run, variables
from kylix import bots
from kylix.common.workers import Workers
from kylix.lab.runner import Plan
from kylix.rl import dataset
from small_examples import DECISIONS, small_examples

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def examples(tmp_path: Path) -> Iterator[Path]:
    with small_examples(tmp_path) as found:
        yield found


def plays(weights: str) -> None:
    """By the command line, as the documents tell it; a bot that fails would lose by rule and be told."""
    told = run("simulate", "troia", "--seats", f"examples.ppo:{weights},random", "--games", 2, "--jobs", 1, "--json")
    assert told.code == 0, told
    assert told.json["finished"] == 2


def test_ppo_learns_by_self_play_and_plays(examples: Path) -> None:
    for name in ("one.npz", "two.npz"):
        assert DECISIONS in program(examples / "ppo.py", "troia", "--steps", 1, "--seed", 3, "--out", name)
    with np.load("one.npz") as one, np.load("two.npz") as two:
        assert all(np.array_equal(one[name], two[name]) for name in one.files)
        assert all(np.isfinite(one[name]).all() for name in one.files)
    plays("one.npz")


def test_a_policy_is_imitated_and_ppo_goes_on_from_it(examples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 4)
    dataset.write(Plan("troia", ("random", "random"), 1, make=bots.make), 12, Path("data"), Workers())
    told = program(examples / "imitation.py", "data", "--epochs", 2, "--out", "imitated.npz")
    assert told.count("choices") == 2
    plays("imitated.npz")
    program(examples / "ppo.py", "troia", "--steps", 1, "--begin", "imitated.npz", "--out", "on.npz")


def test_ppo_learns_against_a_bot(examples: Path) -> None:
    """In a process of its own, as people start it."""
    command = [sys.executable, str(examples / "ppo.py"), "troia", "--steps", "1", "--against", "random"]
    done = subprocess.run(command, env=variables(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert DECISIONS in done.stdout


DOCUMENT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("program", SHOWN, ids=["numbers", "pettingzoo", "openspiel"])
def test_what_the_document_shows_runs_as_written(tmp_path: Path, program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=variables(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
