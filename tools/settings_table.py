"""Writes the table of settings in docs/operating.md from server/config.py; `--check` only compares."""

from __future__ import annotations

import ast
import inspect
import sys
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any

from kylix.server.config import Config
from kylix.server.config_file import NOT_IN_FILES, sections_of, shown

PAGE = Path(__file__).resolve().parent.parent / "docs" / "operating.md"
BEGIN, END = "<!-- settings -->\n", "<!-- end of settings -->\n"


def table() -> str:
    """Every setting with its default and what is said of it in config.py, in Markdown."""
    rows = ["| setting | default | what it is |", "|---|---|---|"]
    sections = sections_of(Config)
    for section, settings in {"": Config, **sections}.items():
        about = comments(settings)
        for field in fields(settings):
            if field.name in NOT_IN_FILES or (settings is Config and field.name in sections):
                continue
            said = " ".join(about[field.name].split())
            rows.append(f"| `{shown(section, field.name)}` | {default(field)} | {said} |")
    return "\n".join(rows) + "\n"


def default(field: Field[Any]) -> str:
    value = field.default_factory() if field.default_factory is not MISSING else field.default
    if value is MISSING:
        return "your data folder"
    if isinstance(value, dict):
        return "`{ " + ", ".join(f"{name} = {each}" for name, each in value.items()) + " }`"
    if isinstance(value, tuple):
        return f"`[{', '.join(map(quoted, value))}]`"
    return f"`{quoted(value)}`"


def quoted(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def comments(settings: type) -> dict[str, str]:
    """The text below each field of a dataclass."""
    (found,) = ast.parse(inspect.getsource(settings)).body
    assert isinstance(found, ast.ClassDef)
    said: dict[str, str] = {}
    for line, after in zip(found.body, found.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            said[line.target.id] = str(text)
    return said


def renewed(text: str) -> str:
    """A page with the table as it should be."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE} has no place for the table: {BEGIN.strip()} and {END.strip()}")
    return before + begin + table() + end + after


def main(arguments: list[str]) -> int:
    text = PAGE.read_text(encoding="utf-8")
    if renewed(text) == text:
        return 0
    if arguments == ["--check"]:
        sys.stderr.write("docs/operating.md lacks settings: run `./kylix python tools/settings_table.py`\n")
        return 1
    PAGE.write_text(renewed(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
