"""A component file as data, with the line of each part: whatever is wrong with it is told with its line."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

Path = tuple[str | int, ...]
Fault = tuple[Path, str]
"""Where in the data, and what is wrong there."""


class Unreadable(Exception):
    """A text that is no component file, or extends what is not there; the message is the fault."""


@dataclass
class Read:
    """A file, or several merged into one."""

    name: str
    data: dict[str, Any]
    places: dict[Path, str]
    """File and line of each table, entry and key: `mine.toml, line 12`."""
    faults: list[Fault] = field(default_factory=list)
    """What went wrong when it was merged."""
    is_merged: bool = False
    new: set[Path] = field(default_factory=set)
    """The entries that the file it extends does not have."""

    def told(self, fault: Fault) -> str:
        """A fault with the line of the innermost part of its path that has one."""
        path, message = fault
        for length in range(len(path), 0, -1):
            if path[:length] in self.places:
                return f"{self.places[path[:length]]}: {self.label(path)}: {message}"
        return f"{self.name}: {self.label(path)}: {message}"

    def label(self, path: Path) -> str:
        """`card.3.offerings`; of merged files, where nobody could count, `card.G-WINE-1.offerings`."""
        parts = [str(part + 1) if isinstance(part, int) else part for part in path]
        if self.is_merged and len(path) > 1 and isinstance(path[1], int):
            rows = self.data.get(str(path[0]))
            entry = rows[path[1]] if isinstance(rows, list) and path[1] < len(rows) else None
            parts[1] = str(entry["id"]) if isinstance(entry, dict) and "id" in entry else parts[1]
        return ".".join(parts) or "file"


def parse(text: str, name: str) -> Read:
    """A text as data, or Unreadable."""
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Unreadable(f"{name}: not TOML: {error}") from None
    return Read(name, data, {path: f"{name}, line {line}" for path, line in lines_of(text).items()})


def located(name: str, lines: dict[Path, int], fault: Fault) -> str:
    """A fault with the line of the innermost part of its path that has one."""
    return Read(name, {}, {path: f"{name}, line {line}" for path, line in lines.items()}).told(fault)


_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w\-]+)\s*=")


def lines_of(text: str) -> dict[Path, int]:
    """The line of each table, entry and key. tomllib keeps none, so headers and keys are found again here."""
    found: dict[Path, int] = {}
    counts: dict[str, int] = {}
    at: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.match(line)
        if header:
            table = header[2]
            at = (table,)
            found.setdefault(at, number)
            if header[1] == "[[":
                at = (table, counts.get(table, 0))
                counts[table] = counts.get(table, 0) + 1
                found[at] = number
        elif key := _KEY.match(line):
            found.setdefault((*at, key[1]), number)
    return found
