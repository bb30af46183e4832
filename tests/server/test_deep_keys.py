"""Component files and records with keys so deep that reading them would take all memory."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest

from commands import bodies, forge, played
from kylix.kit.registry import game, titles
from kylix.records import record
from kylix.server import deep_keys
from server.harness import Api

DEPTH = 1500
"""Enough to be seen in memory and not to harm the machine where the check is missing."""
SHAPES = {
    "key": "a." * DEPTH + "a = 1",
    "spaced": "a . " * DEPTH + "a = 1",
    "quoted": '"a b".' * DEPTH + "a = 1",
    "escaped": r'"\"".' * DEPTH + "a = 1",
    "literal": "'a.b'." * DEPTH + "a = 1",
    "header": "[" + "a." * DEPTH + "a]",
    "inline": "x = {" + "a." * DEPTH + "a = 1}",
    "second line": 'x = "y"\n' + "a." * DEPTH + "a = 1",
}
SOME = 4 * 1024 * 1024


@pytest.mark.parametrize("text", SHAPES.values(), ids=SHAPES)
def test_deep_keys_are_refused_before_they_are_read(api: Api, text: str) -> None:
    tracemalloc.start()
    answer = api.post("/api/tables", {"title": "troia", "seats": [{"kind": "bot"}] * 2, "components": text})
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (answer.status, "deep" in answer.json["error"]["text"]) == (400, True)
    assert most < SOME


def test_a_long_file_is_refused(api: Api) -> None:
    text = "# x\n" * (deep_keys.LONGEST // 4 + 1)
    answer = api.post("/api/tables", {"title": "troia", "seats": [{"kind": "bot"}] * 2, "components": text})
    assert (answer.status, "at most" in answer.json["error"]["text"]) == (400, True)


def test_so_is_a_record_that_brings_them(api: Api, tmp_path: Path) -> None:
    path = tmp_path / "game.kylix"
    record.save(path, played(seed=2))
    lines = bodies(path)
    lines[0]["components"]["toml"] = SHAPES["key"]
    forge(path, lines)
    answer = api.post("/api/verify", path.read_bytes()).json
    assert (answer["ok"], answer["at"]) == (False, 0)
    assert "deep" in answer["text"]


@pytest.mark.parametrize("title", titles())
def test_every_set_of_ours_passes(title: str) -> None:
    for file in game(title).folder.glob("components/**/*.toml"):
        deep_keys.check(file.read_text(encoding="utf-8"))
