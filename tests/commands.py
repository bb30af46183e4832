"""The command line in tests: in this process, or in one of its own."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import random
import runpy
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import kylix
from kylix.cli.main import main
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit.codec import hash_of

PACKAGE = Path(kylix.__file__).resolve().parent


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one document on stdout."""
        assert self.out.count("\n") == 1, self.out
        return json.loads(self.out)


def run(*arguments: object) -> Ran:
    """In this process, as if in a pipe of a fixed width."""
    out, err = io.StringIO(), io.StringIO()
    wide = patch.dict(os.environ, COLUMNS="120")
    with wide, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return Ran(code, out.getvalue(), err.getvalue())


def elsewhere(*arguments: object, **environment: str) -> Ran:
    """In a process of its own, on the same tree."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "kylix", *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        env=variables(**environment),
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


SEVERAL = """
import json, sys
sys.path.append(sys.argv[1])
from commands import run
print(json.dumps([vars(run(*words)) for words in json.loads(sys.argv[2])]))
"""


def together(*commands: Sequence[object], **environment: str) -> list[Ran]:
    """Several commands one after the other in one process of their own, which takes a second to start."""
    words = json.dumps([[str(word) for word in command] for command in commands])
    done = subprocess.run(
        [sys.executable, "-P", "-c", SEVERAL, str(Path(__file__).parent), words],
        capture_output=True,
        encoding="utf-8",
        env=variables(**environment),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [Ran(**told) for told in json.loads(done.stdout)]


def program(path: Path, *arguments: object) -> str:
    """What a program prints, run in this process as Python runs a file; what is beside it can be imported."""
    out = io.StringIO()
    words = [str(path), *map(str, arguments)]
    beside = [str(path.parent), *sys.path]
    with patch.object(sys, "argv", words), patch.object(sys, "path", beside), contextlib.redirect_stdout(out):
        runpy.run_path(str(path), run_name="__main__")
    return out.getvalue()


def variables(**environment: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PYTHONUTF8": "1", **environment}


def snapshot(folder: Path) -> dict[str, str]:
    """Every file below a folder with a hash of its content, and every folder."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
        for path in sorted(folder.rglob("*"))
    }


def played(seed: int = 1, moves: int | None = None, chance: Chance | None = None, **options: object) -> State:
    """A game of Troia played at random, to its end or for some moves."""
    s = kylix.game("troia").setting(2, options).start(chance or Chance(seed))
    roll = random.Random(seed)
    while s.to_act and (moves is None or moves > 0):
        seat = s.to_act[0]
        s.play(seat, roll.choice(s.options(seat)))
        moves = None if moves is None else moves - 1
    return s


def bodies(path: Path) -> list[dict[str, Any]]:
    """The lines of a record without their hashes."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for body in found:
        del body["hash"]
    return found


def forge(path: Path, lines: list[dict[str, Any]]) -> None:
    """Write lines as a record whose chain is right: what somebody would do who knows how it is made."""
    link = hash_of(lines[0])
    texts = [json.dumps({**lines[0], "hash": link})]
    for body in lines[1:]:
        link = hash_of([link, body])
        texts.append(json.dumps({**body, "hash": link}))
    path.write_text("\n".join(texts) + "\n", encoding="utf-8")
