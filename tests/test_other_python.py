"""The step of `./kylix test` on other Pythons: which ones, what it installs, and that it claims nothing undone."""

from __future__ import annotations

import sys
from pathlib import Path

import launcher
import other_python
import pytest
import suites
from other_python import OLDEST, wanted

ROOT = Path(__file__).resolve().parent.parent
HERE = sys.version_info[:2]
NEWER = (3, HERE[1] + 1)


def some_python(folder: Path, name: str, version: tuple[int, int]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {version[0]} {version[1]}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with no Python at all, so far."""
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{tmp_path / 'missing'}")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    return tmp_path


def test_pythons_are_found_on_the_path_and_with_pyenv(machine: Path) -> None:
    first = some_python(machine / "bin", "python3.12", (3, 12))
    some_python(machine / "pyenv" / "versions" / "3.12.9" / "bin", "python3.12", (3, 12))
    kept = some_python(machine / "pyenv" / "versions" / "3.14.0" / "bin", "python3.14", (3, 14))
    some_python(machine / "bin", "python3.9", (3, 9))
    some_python(machine / "bin", "python3.13", (3, 12))  # a stand-in that is something else
    some_python(machine / "bin", "python3.15-config", (3, 15))
    assert other_python.pythons() == {(3, 12): first, (3, 14): kept}


def test_the_oldest_and_the_newest_are_wanted_but_not_the_one_at_hand() -> None:
    there = {version: Path() for version in ((3, 11), (3, 12), (3, 13))}
    assert wanted(there, (3, 11)) == [(3, 13)]
    assert wanted(there, (3, 13)) == [(3, 11)]
    assert wanted(there, (3, 12)) == [(3, 11), (3, 13)]
    assert wanted({(3, 11): Path()}, (3, 11)) == []
    assert wanted({}, (3, 13)) == [OLDEST]


def step() -> suites.Step:
    (found,) = other_python.step(suites.Wanted())
    return found


def test_where_there_is_only_one_python_a_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_python, "pythons", dict)
    monkeypatch.setattr(other_python, "OLDEST", HERE)
    code, line = step().run(launcher.Clone(ROOT), suites.Wanted(), step())
    assert code == 0
    assert line.startswith(f"other Pythons: none newer than {other_python.name(HERE)} on this machine")


@pytest.mark.parametrize(("required", "code"), [("", 0), ("1", 1)])
def test_what_cannot_be_installed_is_named_as_not_run(
    machine: Path, monkeypatch: pytest.MonkeyPatch, required: str, code: int
) -> None:
    monkeypatch.setenv("KYLIX_PYTHONS_REQUIRED", required)
    monkeypatch.setattr(launcher.Clone, "pip", lambda self: ["false"])
    (machine / "requirements").mkdir()
    for name in ("play", "test"):
        (machine / "requirements" / f"{name}.txt").write_text("")
    python = some_python(machine / "bin", "python", NEWER)
    clone = launcher.Clone(machine)

    def run(command: list[object], cwd: Path) -> tuple[int, str]:
        if "venv" in command:
            Path(str(command[-1])).mkdir(parents=True)
        return int("install" in command), "no such wheel\n"

    monkeypatch.setattr(other_python, "run", run)
    told = other_python.on_version(clone, NEWER, python)
    version = other_python.name(NEWER)
    assert told == (code, f"Python {version}: NOT RUN, its packages could not be installed: no such wheel")
    assert other_python.on_version(clone, NEWER, None)[1].endswith("NOT RUN, it is not on this machine")


def test_the_other_python_runs_conformance_and_golden_games_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def stand_in(
        clone: launcher.Clone, name: str, environment: dict[str, str], asked: suites.Wanted, chosen: list[str]
    ) -> suites.Result:
        assert (asked.depth, clone.python, asked.narrowed) == ("quick", Path("other"), False)
        assert environment["PYTHONPATH"] == str(ROOT / "src")
        seen.append(chosen)
        return 1, f"{name}: 2 passed, 1 failed"

    monkeypatch.setattr(other_python, "pytest", stand_in)
    monkeypatch.setattr(other_python, "environment", lambda clone, version, python: Path("other"))
    monkeypatch.setattr(other_python, "pythons", lambda: {NEWER: Path("python"), HERE: Path("here")})
    monkeypatch.setattr(other_python, "OLDEST", HERE)
    code, line = step().run(launcher.Clone(ROOT), suites.Wanted(), step())
    assert (code, line) == (1, f"Python {other_python.name(NEWER)}: 2 passed, 1 failed")
    for part in ("tests/test_every_game.py", "tests/games/deukalion/test_perft.py"):
        assert part in seen[0]
    assert all((ROOT / path).exists() for path in seen[0] if path.startswith("tests"))


@pytest.mark.parametrize(
    "asked", [suites.Wanted(depth="quick"), suites.Wanted(only_plain=True), suites.Wanted(paths=("tests/games",))]
)
def test_a_part_of_the_tests_runs_on_this_python_alone(asked: suites.Wanted) -> None:
    assert other_python.step(asked) == []
    assert [one.name for one in suites.steps(suites.Wanted(), True)].count("other Pythons") == 1


def test_the_runner_comes_from_the_lock_of_the_tests() -> None:
    entries = other_python.runner_lock(ROOT).splitlines()
    assert {entry.split("==")[0] for entry in entries} >= set(other_python.RUNNER)
    assert all("--hash=sha256:" in entry for entry in entries)
