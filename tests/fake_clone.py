"""A clone in which nothing is installed or compiled in earnest, for tests of the launcher."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import launcher
import mypyc_build
import pytest


class FakeClone(launcher.Clone):
    """A small clone whose pip and compiler are played by `outcome`; `ran` lists what was asked of them."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.ran: list[list[str]] = []
        self.outcome = 0

    def run(self, command: Sequence[str | Path], cwd: Path) -> tuple[int, str]:
        self.ran.append([str(part) for part in command])
        if "venv" in self.ran[-1]:
            self.venv.mkdir(parents=True, exist_ok=True)
            return 0, ""
        return (0, "") if "--version" in self.ran[-1] else (self.outcome, "the tool's own words\n")

    def asked(self, word: str) -> int:
        return sum(word in command for command in self.ran)


def fake_clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeClone:
    files = {
        "requirements/play.txt": "a==1\n",
        "requirements/compile.txt": "a==1\nb==1\n",
        "requirements/lab.txt": "a==1\nb==1\nd==1\n",
        "requirements/club.txt": "a==1\nc==1\n",
        "requirements/test.txt": "a==1\nb==1\nd==1\nc==1\n",
        "tools/mypyc_build.py": "",
        "src/kylix/__init__.py": "",
        "src/kylix/core/flow.py": "x = 1\n",
        "src/kylix/games/troia/components/base.toml": "x = 1\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    made = FakeClone(tmp_path)
    monkeypatch.setattr(launcher, "run", made.run)
    monkeypatch.setattr(mypyc_build, "missing_tools", lambda: None)
    return made
