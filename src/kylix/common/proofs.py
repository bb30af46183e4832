"""The tests that prove the clauses of a title, read from their source."""

from __future__ import annotations

import ast
from pathlib import Path


def proofs(tests: Path) -> dict[str, list[str]]:
    """For each clause the tests marked with it by @rule, as file::name. Read from the source; nothing is run."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in _marks(node):
                    found.setdefault(clause, []).append(f"{path.relative_to(tests.parent)}::{node.name}")
    return found


def _marks(node: ast.FunctionDef) -> list[str]:
    return [
        str(arg.value)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for arg in mark.args
        if isinstance(arg, ast.Constant)
    ]
