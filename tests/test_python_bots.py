"""Bots in Python that somebody else wrote: by module and class, or brought by a package."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import kylix
from commands import run
from kylix.bots import anyone
from kylix.common.players import Forfeit
from kylix.core.errors import BadSeats

MODULE = """
class First:
    def __init__(self, seed): self.seed = seed
    def choose(self, view, options, redealt): return options[0]
class Text(First):
    def choose(self, view, options, redealt): return redealt.text(options[-1])
class Raises(First):
    def choose(self, view, options, redealt): raise ZeroDivisionError("by zero")
class Illegal(First):
    def choose(self, view, options, redealt): return "offer NOBODY"
class Nothing(First):
    def choose(self, view, options, redealt): return None
class NoChoose:
    def __init__(self, seed): pass
class NoSeed(First):
    def __init__(self): pass
number = 3
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "ownbots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "brokenbots.py").write_text("1 / 0", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "ownbots", raising=False)
    return "ownbots"


def test_a_class_of_a_module_plays(module: str) -> None:
    told = run("simulate", "troia", "--seats", f"{module}:First,{module}:Text", "--games", 2, "--jobs", 1, "--json")
    assert told.code == 0, told
    assert told.json["finished"] == 2


@pytest.mark.parametrize(("kind", "why"), [("Raises", "crash"), ("Illegal", "illegal"), ("Nothing", "garbage")])
def test_a_class_that_fails_loses_the_game(module: str, kind: str, why: str) -> None:
    s = kylix.new("troia", seed=1)
    with pytest.raises(Forfeit) as lost:
        anyone.make(f"{module}:{kind}", 1).choose(s.view(0), list(s.options(0)), s.redeal(0, 1))
    assert lost.value.why == why
    told = run("simulate", "troia", "--seats", f"{module}:{kind},random", "--games", 1, "--jobs", 1, "--json")
    assert told.code == 1
    assert told.json["wins"] == {"G": 0, "T": 1}


@pytest.mark.parametrize("module_name", ["module", "brokenbots", "nowhere"])
@pytest.mark.parametrize("kind", ["NoChoose", "NoSeed", "number", "Missing"])
def test_what_is_no_bot_is_refused_in_a_sentence(module: str, module_name: str, kind: str) -> None:
    name = f"{module if module_name == 'module' else module_name}:{kind}"
    with pytest.raises(BadSeats):
        anyone.make(name, 1)
    told = run("ladder", "troia", "--levels", f"random,{name}", "--games", 2)
    assert told.code == 2
    assert name in told.err


def test_packages_bring_bots_by_entry_point(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "ownbots-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: ownbots\nVersion: 1\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text(f"[kylix.bots]\nTheFirst = {module}:First\n", encoding="utf-8")
    sys.path.insert(0, str(tmp_path))
    anyone.packaged.cache_clear()
    try:
        told = run("simulate", "troia", "--seats", "TheFirst,random", "--games", 1, "--jobs", 1, "--json")
        assert told.code == 0, told
        assert told.json["seats"] == ["thefirst", "random"]
    finally:
        anyone.packaged.cache_clear()
