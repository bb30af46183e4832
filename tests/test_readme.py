"""The commands in README.md: every one is understood, and those that end by themselves are run, with small numbers.

Its Python examples are run here as `./kylix python` runs them in a clone, and in test_wheel.py from an installed wheel.
"""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import launcher
import pytest

import kylix
from commands import run
from kylix.cli.main import parser
from readme import blocks, commands

SMALL = {r"--games \d+": "--games 2", r"\bcaptain\b": "novice"}
"""The same with less to wait for."""
KEEPING = ("admin", "backup", "restore", "move-store", "think")
NOT_RUN = ("serve", "play", "guest", "learn", "bench", "ladder", "compare", "train", *KEEPING)
"""They wait for people, measure, take long, or look after the tables of a server; each has tests of its own."""


def forms(command: str) -> list[list[str]]:
    """A command with its [optional part] left out and put in, as words behind ./kylix."""
    both = [re.sub(r"\s*\[.*?\]", "", command), re.sub(r"[\[\]]", "", command)]
    return [shlex.split(form)[1:] for form in dict.fromkeys(both)]


def placed(words: list[str], folder: Path) -> list[str]:
    """The words in capitals as a person would fill them in."""
    given = {"TITLE": "troia", "CLAUSE": "TRO-OFFER-5", "FILE": str(folder / "game.kylix"), "DIR": str(folder / "out")}
    if "--check" in words:
        given["FILE"] = str(kylix.game("troia").folder / "components" / "base.toml")
    if words[0] == "review":
        words = [*words, "--nodes", "20"]  # as deep as by itself it takes a minute
    if "--out" in words:
        words = [*words[: words.index("--out") + 1], str(folder / "out"), *words[words.index("--out") + 2 :]]
    return [given.get(word, word) for word in words]


ALL = [words for command in commands() for words in forms(command)]


def named(words: list[str]) -> str:
    return " ".join(words)


def test_the_readme_shows_commands() -> None:
    assert len(ALL) > 20
    shown = {words[0] for words in ALL}
    known = set(parser()._subparsers._group_actions[0].choices)  # type: ignore[union-attr, arg-type]
    assert shown <= known | set(launcher.COMMANDS)
    assert known <= shown, "every command is in the table"


@pytest.mark.parametrize("words", [words for words in ALL if words[0] not in launcher.COMMANDS], ids=named)
def test_every_command_of_the_readme_is_understood(words: list[str], tmp_path: Path) -> None:
    assert parser().parse_args(placed(words, tmp_path)).command == words[0]


@pytest.mark.parametrize("words", [words for words in ALL if words[0] not in (*NOT_RUN, *launcher.COMMANDS)], ids=named)
@pytest.mark.usefixtures("no_pictures", "proofs_once")
def test_commands_of_the_readme_run(words: list[str], tmp_path: Path) -> None:
    kylix.save(str(tmp_path / "game.kylix"), finished())
    line = shlex.join(placed(words, tmp_path))
    for large, small in SMALL.items():
        line = re.sub(large, small, line)
    ran = run(*shlex.split(line))
    assert ran.code == 0, ran.err
    assert ran.out or (tmp_path / "out").exists()


def finished() -> kylix.State:
    s = kylix.new("troia", seed=1)
    while not s.over:
        s.play(s.to_act[0], s.options(s.to_act[0])[0])
    return s


def test_the_text_table_of_the_readme_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KYLIX_DATA", str(tmp_path))
    for words in [words for words in ALL if words[0] == "play" and "--text" in words]:
        monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
        assert run(*placed(words, tmp_path), "--lang", "en").code == 0


@pytest.mark.parametrize("options", [[], ["--plain"]])
def test_the_python_of_the_readme_runs_in_a_clone(
    options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `./kylix python FILE` starts it, from any folder: compiled where that is fresh, or plain."""
    (tmp_path / "mine.py").write_text("\n".join([*blocks("python"), "print(kylix.__file__)"]), encoding="utf-8")
    started: list[tuple[list[str], dict[str, str]]] = []

    def become(command: list[str], environment: dict[str, str]) -> int:
        started.append((command, environment))
        return 0

    monkeypatch.setattr(launcher.Clone, "install", lambda clone, level: None)
    monkeypatch.setattr(launcher, "become", become)
    assert launcher.main(["python", *options, "mine.py"]) == 0
    ((_, *arguments), variables) = started[0]
    assert arguments == ["mine.py"]
    done = subprocess.run(
        [sys.executable, *arguments], cwd=tmp_path, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    *_, ranking, drawn, where = done.stdout.splitlines()
    assert ranking.startswith("[")
    assert "'AJAX': 'TP'" in drawn
    assert Path(where).is_relative_to(variables["PYTHONPATH"])
    assert not options or Path(where).is_relative_to(launcher.Clone(Path(launcher.__file__).parents[1]).plain)
    assert (tmp_path / "game.kylix").exists()
