"""The reference of the Python API is made from docstrings, and its examples are true."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path

import api_reference
import pytest
from api_reference import FILE, ROOT, Undocumented, definitions, docstring, marked, reference, signature

import kylix


def test_the_reference_is_up_to_date() -> None:
    assert (ROOT / FILE).read_text(encoding="utf-8") == reference(), "run `python tools/api_reference.py`"


def test_everything_exported_is_in_it() -> None:
    assert set(definitions(ROOT / "src")) == set(kylix.__all__)


def test_the_examples_are_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / FILE).read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, "api.md", None, 0)
    assert len(examples.examples) > 10
    monkeypatch.chdir(tmp_path)
    assert doctest.DocTestRunner().run(examples).failed == 0, capsys.readouterr().out


def test_a_stale_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(api_reference, "FILE", tmp_path / "api.md")
    assert api_reference.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert api_reference.main([]) == 0
    assert api_reference.main(["--check"]) == 0


def test_a_name_without_a_docstring_is_told() -> None:
    (node,) = ast.parse("def play(self, seat: int) -> None: ...").body
    assert isinstance(node, ast.FunctionDef)
    assert signature(node) == "(seat: int)"
    with pytest.raises(Undocumented, match="play has no docstring"):
        docstring(node, "play")


def test_examples_become_blocks_of_code() -> None:
    assert marked("One.\n\n>>> 1 + 1\n2\n\nTwo.") == "One.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nTwo."
