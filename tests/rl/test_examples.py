"""The examples that learn: at a tiny scale they run, are the same for the same seed, and play as bots."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from commands import variables
from kylix import bots
from kylix.lab.runner import Plan
from kylix.lab.workers import Workers
from kylix.rl import dataset

ROOT = Path(__file__).resolve().parents[2]


def learn(folder: Path, *words: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / words[0]), *words[1:]]
    done = subprocess.run(command, cwd=folder, env=variables(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def plays(folder: Path, weights: str) -> None:
    """By the command line, as the documents tell it; a bot that fails would lose by rule and be told."""
    path = os.pathsep.join([str(ROOT), variables().get("PYTHONPATH", "")])
    words = ["--seats", f"examples.ppo:{weights},random", "--games", "2", "--jobs", "1", "--json"]
    command = [sys.executable, "-P", "-m", "kylix", "simulate", "troia", *words]
    environment = variables(PYTHONPATH=path)
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done
    assert json.loads(done.stdout)["finished"] == 2


def test_ppo_learns_by_self_play_and_plays(tmp_path: Path) -> None:
    for name in ("one.npz", "two.npz"):
        assert "8,192 decisions" in learn(tmp_path, "ppo.py", "troia", "--steps", "8192", "--seed", "3", "--out", name)
    with np.load(tmp_path / "one.npz") as one, np.load(tmp_path / "two.npz") as two:
        assert all(np.array_equal(one[name], two[name]) for name in one.files)
        assert all(np.isfinite(one[name]).all() for name in one.files)
    plays(tmp_path, "one.npz")


def test_a_policy_is_imitated_and_ppo_goes_on_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 4)
    dataset.write(Plan("troia", ("novice", "novice"), 1, make=bots.make), 12, tmp_path / "data", Workers())
    told = learn(tmp_path, "imitation.py", "data", "--epochs", "2", "--out", "imitated.npz")
    assert told.count("choices") == 2
    plays(tmp_path, "imitated.npz")
    learn(tmp_path, "ppo.py", "troia", "--steps", "8192", "--begin", "imitated.npz", "--out", "on.npz")


def test_ppo_learns_against_a_bot(tmp_path: Path) -> None:
    told = learn(tmp_path, "ppo.py", "troia", "--steps", "1", "--against", "random", "--out", "against.npz")
    assert "8,192 decisions" in told


DOCUMENT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("program", SHOWN, ids=["numbers", "pettingzoo", "openspiel"])
def test_what_the_document_shows_runs_as_written(tmp_path: Path, program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=variables(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
