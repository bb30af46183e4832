"""The quick part of the tests on other Pythons: the oldest that Kylix supports and the newest that the machine offers.

Whichever of the two runs `./kylix test` has had everything already. Each other one gets an environment of its own in
`.kylix/`, with the packages that play needs and the runner of the tests, from the same locks. Where a Python is missing
or has no packages yet, the summary says so in a line and claims nothing.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from copy import copy
from pathlib import Path

from launcher import Clone, Stop, digest, run, say
from suites import Result, Step, Wanted, pytest

Version = tuple[int, int]

OLDEST: Version = (3, 11)
RUNNER = ("execnet", "hypothesis", "iniconfig", "packaging", "pluggy", "pygments", "pytest", "pytest-xdist")
"""What the tests need beside play; everything they stand on is named too, as the lock pins it all."""
RUNNER_NEEDS = ("sortedcontainers", "attrs")
PATHS = ("tests/test_every_game.py", "tests/test_kernel.py")
FOR_EACH_TITLE = ("golden", "perft", "examples")
"""Conformance, golden games, counted chains of moves, worked examples: what would notice that a Python plays
otherwise."""


def name(version: Version) -> str:
    return f"{version[0]}.{version[1]}"


def pythons() -> dict[Version, Path]:
    """The Pythons of the machine that Kylix supports, by version: on the path, and those that pyenv keeps."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    folders += sorted((pyenv / "versions").glob("*/bin"))
    found: dict[Version, Path] = {}
    for folder in folders:
        for path in sorted(folder.glob("python3.*")) if folder.is_dir() else []:
            said = re.fullmatch(r"python3\.(\d+)(\.exe)?", path.name)
            version = (3, int(said[1])) if said else (0, 0)
            if version >= OLDEST and version not in found and answers(path, version):
                found[version] = path
    return found


def answers(path: Path, version: Version) -> bool:
    """It is that Python and can make an environment; a stand-in of pyenv may have nothing behind it."""
    code, said = run([path, "-c", "import sys, venv; print(*sys.version_info[:2])"], path.parent)
    return code == 0 and said.split() == [str(part) for part in version]


def wanted(found: dict[Version, Path], current: Version) -> list[Version]:
    """The oldest that is supported, and the newest; not the one that runs this."""
    return sorted({OLDEST, max([*found, current])} - {current})


def runner_lock(root: Path) -> str:
    """The entries of the lock of the tests that the runner needs."""
    entries = (root / "requirements" / "test.txt").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return "\n".join(entry for entry in entries if entry.split("==")[0] in (*RUNNER, *RUNNER_NEEDS)) + "\n"


def environment(clone: Clone, version: Version, python: Path) -> Path:
    """The environment's Python; made now, unless it is there. Raises Stop."""
    other = Clone(clone.root)
    other.venv = clone.home / f"venv-{name(version)}"
    other.python = other.venv / clone.python.relative_to(clone.venv)
    play, stamp = clone.root / "requirements" / "play.txt", other.venv / "stamp"
    made_from = digest(play.read_bytes(), runner_lock(clone.root), run([python, "-VV"], clone.root)[1])
    with clone.locked():
        if stamp.is_file() and stamp.read_text(encoding="ascii") == made_from:
            return other.python
        say(f"installing what the tests need on Python {name(version)}; once, up to a minute")
        shutil.rmtree(other.venv, ignore_errors=True)
        code, output = run([python, "-m", "venv", "--without-pip", other.venv], clone.root)
        if code == 0:
            lock = other.venv / "runner.txt"
            lock.write_text(runner_lock(clone.root), encoding="utf-8")
            options = ["--quiet", "--no-input", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
            code, output = run([*other.pip(), "install", *options, "-r", play, "-r", lock], clone.root)
        if code:
            last = (output.strip().splitlines() or ["no reason was given"])[-1]
            raise Stop(f"its packages could not be installed: {last}")
        stamp.write_text(made_from, encoding="ascii")
    return other.python


def step(asked: Wanted) -> list[Step]:
    """The step of `./kylix test`; none where only a part was asked for."""
    if asked.narrowed or asked.only_plain or asked.depth == "quick":
        return []
    return [Step("other Pythons", "conformance and golden games, quickly, on plain rules", PATHS, on_others)]


def on_others(clone: Clone, asked: Wanted, step: Step) -> Result:
    found = pythons()
    current: Version = sys.version_info[:2]
    versions = wanted(found, current)
    if not versions:
        return 0, f"{step.name}: none newer than {name(current)} on this machine, so this one alone was tested"
    results = [on_version(clone, version, found.get(version)) for version in versions]
    return max(code for code, _ in results), "\n".join(line for _, line in results)


def on_version(clone: Clone, version: Version, python: Path | None) -> Result:
    called = f"Python {name(version)}"
    try:
        if python is None:
            raise Stop("it is not on this machine")
        other = copy(clone)
        other.python = environment(clone, version, python)
    except Stop as reason:
        # What is not there is told, and is no failure, unless somebody counts on it.
        return int(bool(os.environ.get("KYLIX_PYTHONS_REQUIRED"))), f"{called}: NOT RUN, {reason}"
    say(f"on {called}")
    variables = {**clone.environment(clone.plain), "KYLIX_EXPECT": "plain"}
    tests = [f"tests/games/*/test_{kind}.py" for kind in FOR_EACH_TITLE]
    paths = [path.relative_to(clone.root).as_posix() for kind in tests for path in sorted(clone.root.glob(kind))]
    return pytest(other, called, variables, Wanted(depth="quick"), [*PATHS, *paths])
