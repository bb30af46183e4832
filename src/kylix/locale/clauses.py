"""Clauses: the rules for players, read from the same files that people read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "fr")

_CLAUSE = re.compile(r"^\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*\s+")


@dataclass(frozen=True)
class Clause:
    """One rule in one language. `text` is Markdown."""

    id: str
    chapter: str
    text: str

    @property
    def is_ruling(self) -> bool:
        return re.fullmatch(r"[A-Z]+-Q\d+", self.id) is not None


@cache
def clauses(folder: Path, language: str) -> dict[str, Clause]:
    """The clauses of a title by id, in the order of its rules; `folder` is the title's own."""
    found: dict[str, Clause] = {}
    chapter = ""
    for block in re.split(r"\n\s*\n", (folder / "rules" / f"{language}.md").read_text(encoding="utf-8")):
        block = block.strip()
        if block.startswith("#"):
            chapter = block.splitlines()[0].lstrip("# ").strip()
        elif start := _CLAUSE.match(block):
            if start[1] in found:
                raise ValueError(f"{folder.name} {language}: {start[1]} stands twice")
            found[start[1]] = Clause(start[1], chapter, block[start.end() :])
    return found


def related(all_clauses: dict[str, Clause], clause: Clause) -> list[Clause]:
    """The rulings that a clause mentions, or the clauses that mention a ruling."""
    if clause.is_ruling:
        return [c for c in all_clauses.values() if not c.is_ruling and re.search(rf"\b{clause.id}\b", c.text)]
    named = set(re.findall(r"\b[A-Z]+-Q\d+\b", clause.text))
    return [c for c in all_clauses.values() if c.id in named]
