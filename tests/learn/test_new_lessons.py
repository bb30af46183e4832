"""`kylix lessons TITLE --new`: a skeleton from a record, which is a lesson as soon as its sentences are written."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import run
from kylix.core.chance import Chance
from kylix.kit.registry import game
from kylix.learn.lesson import files, read
from kylix.learn.run import END, Run
from kylix.records import record

TITLES = [title for title in kylix.games() if files(game(title))]
EARLIER = Path(__file__).resolve().parents[1] / "records" / "0.1.0" / "deukalion" / "own_set.jsonl"
SEATS = {"parthenon": 3}
SHORT: dict[str, dict[str, Any]] = {"deukalion": {"max_turns": 8}, "parthenon": {"offers": 0, "tournament": True}}
"""Options for a game of fewer moves."""


def played(path: Path, title: str, moves: int | None = None, **options: object) -> Path:
    """A record of a random game: to its end, or so many moves of it."""
    s = game(title).setting(SEATS.get(title, 2), options or None).start(Chance(3))
    roll = random.Random(3)
    while s.to_act and (moves is None or len(s.record or []) <= moves):
        s.apply(s.to_act[0], roll.choice(s.options(s.to_act[0])))
    record.save(path, s)
    return path


def skeleton(folder: Path, title: str, *more: object) -> Path:
    file = played(folder / "game.jsonl", title, **SHORT.get(title, {}))
    told = run("lessons", title, "--new", file, "--into", folder, *more)
    assert told.code == 0, told.err
    return Path(told.out.splitlines()[0])


@pytest.mark.parametrize("title", TITLES)
def test_a_skeleton_with_its_words_is_a_lesson(title: str, tmp_path: Path) -> None:
    """It is checked where it lies, with the sentences beside it."""
    path = skeleton(tmp_path, title, "--name", "my-game", "--steps", 4)
    assert path.name == f"{len(files(game(title))) + 1:02}-my-game.toml"
    lesson = read(game(title), path)
    told = run("lessons", title, "--check", "--file", path, "--json")
    assert told.code == 1
    assert len(told.json["faults"]) == 2 * (1 + len(lesson.steps))
    assert all(" is empty in " in fault and f"{path.name}, line " in fault for fault in told.json["faults"])
    write_words(path)
    checked = run("lessons", title, "--check", "--file", path, "--lang", "fr")
    assert (checked.code, checked.out.split("  ")[1:]) == (0, ["Words in fr.", "(4 steps)", "played to its end\n"])
    attended = Run(lesson)
    while attended.waits != END:
        attended.show()


def write_words(path: Path) -> None:
    for language in ("en", "fr"):
        file = path.with_suffix(f".{language}.ftl")
        file.write_text(file.read_text("utf-8").replace('{ "" }', f"Words in {language}."), "utf-8")


def test_a_draft_is_played_at_the_text_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = skeleton(tmp_path, "troia", "--name", "my-game", "--steps", 2)
    write_words(path)
    monkeypatch.setattr("sys.stdin", io.StringIO("show\nquit\n"))
    told = run("learn", "troia", "--text", "--file", path, "--lang", "fr")
    assert told.out.count("Words in fr.") == 4, "twice the name, twice a step"
    assert " ".join(told.out.split()).endswith(f"learn troia --text --file {path} --lang fr --step 2")
    assert "--file goes with --text" in run("learn", "troia", "--file", path).err
    assert "there is no file" in run("learn", "troia", "--text", "--file", tmp_path / "none.toml").err


def test_the_sentences_of_a_draft_come_before_those_of_the_title(tmp_path: Path) -> None:
    """A lesson of the title, copied and changed: what is not said anew is said as before."""
    path = tmp_path / "01-first-offering.toml"
    path.write_text(files(game("troia"))[0].read_text("utf-8"), "utf-8")
    assert run("lessons", "troia", "--check", "--file", path).code == 0
    path.with_suffix(".en.ftl").write_text("lesson-first-offering = Mine\n\nfirst offering = no key\n", "utf-8")
    told = run("lessons", "troia", "--check", "--file", path, "--lang", "en")
    assert told.code == 1
    assert "01-first-offering.en.ftl, line 3: not Fluent" in told.err
    assert "Mine" in run("lessons", "troia", "--file", path, "--lang", "en").out
    path.with_suffix(".en.ftl").write_bytes(b"\xff")
    assert "01-first-offering.en.ftl: cannot be read" in run("lessons", "troia", "--check", "--file", path).err


def test_it_plays_what_was_played(tmp_path: Path) -> None:
    """The same set-up and the same moves, whatever the source of chance was."""
    lesson = read(game("troia"), skeleton(tmp_path, "troia", "--seat", "T", "--steps", 3))
    end = Run(lesson, 3)
    moves = sum(len(step.play) for step in lesson.steps)
    then = record.replay(record.read(tmp_path / "game.jsonl"), moves)
    assert end.s.view(1) == then.view(1)
    assert lesson.head.seat == "T"


def test_options_of_the_table_are_kept(tmp_path: Path) -> None:
    file = played(tmp_path / "game.jsonl", "troia", apollo_pick="top", cornucopia_alone=True)
    assert run("lessons", "troia", "--new", file, "--into", tmp_path).code == 0
    lesson = read(game("troia"), next(tmp_path.glob("*.toml")))
    assert lesson.head.options == {"apollo_pick": "top", "cornucopia_alone": True}
    assert Run(lesson).setting.options["apollo_pick"] == "top"


def test_bad_input_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    good = played(tmp_path / "game.jsonl", "troia")
    (tmp_path / "text.jsonl").write_text("not a record", "utf-8")
    tries: list[tuple[list[object], str]] = [
        (["troia", "--new", tmp_path / "none.jsonl"], "cannot be read"),
        (["troia", "--new", tmp_path / "text.jsonl"], "not"),
        (["odysseus", "--new", good], "is a game of Troia, not of Odysseus"),
        (["deukalion", "--new", EARLIER], "was played with other components"),
        (["troia", "--new", played(tmp_path / "half.jsonl", "troia", 9)], "is not finished"),
        (["troia", "--new", good, "--seat", "X"], "there is no seat 'X'"),
        (["troia", "--new", good, "--name", "My Siege"], "small letters, digits and hyphens"),
        (["troia", "--new", good, "--into", tmp_path / "none"], "there is no folder"),
        (["troia", "--new", good, "--check"], "--new goes without --check"),
        (["troia", "--new", good, "--file", good], "--new goes without --file"),
        (["troia", "--check", "--file", tmp_path / "none.toml"], "there is no file"),
        (["troia", "--check", "--file", tmp_path / "text.jsonl"], "named like 01-first-offering.toml"),
        (["troia", "--seat", "G"], "--seat goes with --new"),
    ]
    for arguments, told in tries:
        ran = run("lessons", *arguments)
        assert ran.code != 0, arguments
        assert told in ran.err, (arguments, ran.err)
    assert list(tmp_path.glob("*.toml")) == []
    assert run("lessons", "troia", "--new", good, "--into", tmp_path).code == 0
    assert "is there already; nothing was written" in run("lessons", "troia", "--new", good, "--into", tmp_path).err
