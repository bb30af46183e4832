"""Interrupted runs go on: what was played is not played again, and the result is that of a run in one piece."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from commands import run, variables
from kylix import bots
from kylix.common.workers import Workers
from kylix.core.errors import KylixError
from kylix.lab import journal, ladder, observer, runner
from kylix.lab.runner import Plan
from kylix.lab.tally import Tally

PLAN = Plan("troia", ("random", "random"), 3)
GAMES = 40


class Interrupted(Exception):
    """Somebody pulled the plug."""


def after(count: int) -> Any:
    """A listener that pulls it once so many games are done."""
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        if done >= count:
            raise Interrupted

    return tell


def noted(play: Callable[..., Any], at: int, numbers: list[int]) -> Callable[..., Any]:
    """The same function, which also notes the number of the game among its arguments."""

    def noting(*about: Any) -> Any:
        numbers.append(about[at])
        return play(*about)

    return noting


def same(one: Tally, other: Tally) -> bool:
    return replace(one, seconds=0.0) == replace(other, seconds=0.0)


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.jsonl"
    with pytest.raises(Interrupted):
        runner.simulate(PLAN, GAMES, tell=after(GAMES // 2), journal=path)
    played: list[int] = []
    monkeypatch.setattr(runner, "play_one", noted(runner.play_one, 2, played))
    resumed = runner.simulate(PLAN, GAMES, journal=path)
    # What was done when the plug was pulled had been written down before anybody was told.
    assert played == list(range(GAMES // 2 + 1, GAMES + 1))
    assert same(resumed, runner.simulate(PLAN, GAMES))
    played.clear()
    assert same(runner.simulate(PLAN, GAMES, journal=path), resumed)
    assert played == []


def test_another_number_of_processes_or_games_goes_on_as_well(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    runner.simulate(PLAN, 17, workers=Workers(2), journal=path)
    for games in (GAMES, 11):
        assert same(runner.simulate(PLAN, games, journal=path), runner.simulate(PLAN, games))


def test_half_a_line_at_the_end_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    runner.simulate(PLAN, GAMES, journal=path)
    text = path.read_bytes()
    path.write_bytes(text[:-25])
    assert same(runner.simulate(PLAN, GAMES, journal=path), runner.simulate(PLAN, GAMES))
    assert path.read_bytes().startswith(text[: text[:-1].rfind(b"\n") + 1] + b'{"chunk":[')


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_process_loses_only_what_it_was_playing(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    command = [sys.executable, "-P", "-m", "kylix", "simulate", "troia", "--seed", "3", "--games", "1000000"]
    command += ["--jobs", jobs, "--resume", str(path)]
    with subprocess.Popen(command, env=variables(), stdout=subprocess.PIPE) as process:
        while not path.exists() or path.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        # The end of its output is the end of all its processes: they share it.
        process.communicate(timeout=60)
    assert same(runner.simulate(PLAN, 120, journal=path), runner.simulate(PLAN, 120))


def test_a_journal_of_another_run_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.jsonl"
    runner.simulate(PLAN, 3, journal=path)
    before = path.read_bytes()
    with pytest.raises(KylixError, match="holds another run: seed 3"):
        runner.simulate(replace(PLAN, seed=4), 3, journal=path)
    with pytest.raises(KylixError, match="another run: options"):
        runner.simulate(replace(PLAN, options={"gods": "random_faces"}), 3, journal=path)
    monkeypatch.setattr(journal, "fingerprint", lambda: "another")
    with pytest.raises(KylixError, match="other rules or bots"):
        runner.simulate(PLAN, 3, journal=path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter to my aunt\n", "{}\n", "[1]\n"])
def test_a_file_that_is_no_journal_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, encoding="utf-8")
    told = run("simulate", "troia", "--games", 1, "--resume", path)
    assert (told.code, "no journal of a run" in told.err) == (2, True)
    assert path.read_text(encoding="utf-8") == text


def test_a_damaged_journal_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    runner.simulate(PLAN, 3, journal=path)
    path.write_bytes(path.read_bytes() + b'{"chunk": [9, 1], "result": 4}\n')
    with pytest.raises(KylixError, match="is damaged"):
        runner.simulate(PLAN, 9, journal=path)


def timeless(found: dict[str, Any]) -> Any:
    levels = [{name: value for name, value in one.items() if name[:3] != "ms_"} for one in found["levels"]]
    return {**found, "levels": levels}


def test_a_ladder_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    robin = ladder.RoundRobin("troia", ("random", "novice"), 6, 2, 2, {}, bots.make)
    path = tmp_path / "ladder.jsonl"
    with pytest.raises(Interrupted):
        ladder.climb(robin, Workers(), after(4), path)
    met: list[int] = []
    monkeypatch.setattr(ladder, "meet", noted(ladder.meet, 0, met))
    found = ladder.climb(robin, Workers(), journal=path)
    assert met == [5, 6]
    assert timeless(found) == timeless(ladder.climb(robin, Workers()))


@pytest.mark.usefixtures("no_pictures")
def test_a_report_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = ["--seats", "random,random", "--jobs", 1, "--table", "csv", "--json"]
    assert run("report", "troia", "--games", 4, "--out", tmp_path / "whole", *told).code == 0
    assert run("report", "troia", "--games", 2, "--out", tmp_path / "parts", *told).code == 0
    seen: list[int] = []
    monkeypatch.setattr(observer, "observe", noted(observer.observe, 2, seen))
    assert run("report", "troia", "--games", 4, "--out", tmp_path / "parts", *told).code == 0
    assert seen == [3, 4]
    for name in ("games.csv", "uses.csv"):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_records_of_an_interrupted_run_are_completed(tmp_path: Path) -> None:
    told = ["simulate", "troia", "--records", tmp_path / "games", "--resume", tmp_path / "run.jsonl", "--json"]
    assert run(*told, "--games", 2).code == 0
    assert run(*told, "--games", 4).code == 0
    assert len(list((tmp_path / "games").iterdir())) == 4
