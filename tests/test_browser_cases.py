"""Which cases of the tests in a browser run at which depth: each test has one, each value its turn, none is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from browser.dealing import ONE_IN, deal

ROOT = Path(__file__).resolve().parents[1]
TITLES = ["a", "b", "c", "d"]

SAMPLE = """
import pytest


@pytest.mark.parametrize("title", ["a", "b", "c", "d"])
def test_dealt(title): ...


@pytest.mark.every_case
@pytest.mark.parametrize("title", ["a", "b"])
def test_every_case(title): ...


def test_alone(): ...
"""
LEFT_OUT = "3 cases of 1 tests were left to --thorough"


def cases(test: int, **values: list[str]) -> list[tuple[str, dict[str, str]]]:
    pairs = [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    return [(f"{test} {' '.join(pair.values())}", pair) for pair in pairs]


@pytest.mark.parametrize("tests", [1, 7, 40])
def test_every_test_keeps_a_share_and_each_value_has_its_turn(tests: int) -> None:
    given = [cases(at, title=TITLES, scheme=["light", "dark"]) for at in range(tests)]
    chosen = deal(given)
    for test in given:
        assert sum(case in chosen for case, _ in test) == len(test) // ONE_IN
    for had in (Counter(case.split()[at] for case in chosen) for at in (1, 2)):
        assert max(had.values()) - min(had[value] for value in (TITLES if "a" in had else had)) <= 1


def test_a_test_of_few_cases_keeps_one_and_they_take_turns() -> None:
    chosen = deal([cases(at, language=["en", "fr"]) for at in range(4)])
    assert sorted(chosen) == ["0 en", "1 fr", "2 en", "3 fr"]


@pytest.fixture
def browser_tests(tmp_path: Path) -> Path:
    """A folder of tests like that of the browser, with the options of all tests and its dealing."""
    tests = ROOT / "tests"
    folder = tmp_path / "browser"
    folder.mkdir()
    (tmp_path / "conftest.py").write_text((tests / "conftest.py").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = every_case: all", encoding="utf-8")
    dealing = (tests / "browser" / "dealing.py").read_text(encoding="utf-8")
    (folder / "conftest.py").write_text(dealing, encoding="utf-8")
    (folder / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_left_out_is_told(browser_tests: Path) -> None:
    told = run(browser_tests, "--depth=normal", "-n", "2")
    assert "4 passed" in told
    assert LEFT_OUT in told


@pytest.mark.parametrize(("depth", "argument"), [("normal", "test_sample.py"), ("normal", "-ktest"), ("thorough", ".")])
def test_nothing_is_left_out_of_what_is_picked_or_when_it_is_thorough(
    browser_tests: Path, depth: str, argument: str
) -> None:
    told = run(browser_tests, f"--depth={depth}", argument)
    assert "7 passed" in told
    assert "left to" not in told
