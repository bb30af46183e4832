"""What leads a store from one format to the next: numbered SQL files, the same for SQLite and PostgreSQL.

They are written as SQLite takes them, and only add: an older server beside a newer one goes on. A file with the name of
a store in it is for that store alone.
"""

from __future__ import annotations

import re
from importlib import resources

NAMED = re.compile(r"(\d{3})(?:\.(\w+))?\.sql")
POSTGRESQL = {
    r"\bINTEGER\b": "bigint",
    r"\bREAL\b": "double precision",
    r"\bBLOB\b": "bytea",
    r"\bTEXT\b": 'text COLLATE "C"',
    r"\) STRICT(, WITHOUT ROWID)?": ")",
}
"""By the words of SQLite's types: those of PostgreSQL. Its REAL has four bytes, which is no moment of our time."""


def steps(store: str) -> dict[int, str]:
    """By number: what makes a store one of that format, from the one before it."""
    found: dict[int, str] = {}
    # What is for one store alone comes after what is for both.
    order = sorted(
        resources.files("kylix.store.migrations").iterdir(), key=lambda file: (file.name[:3], len(file.name))
    )
    for file in order:
        named = NAMED.fullmatch(file.name)
        if named is not None and named[2] in (None, store):
            text = file.read_text(encoding="utf-8")
            number = int(named[1])
            found[number] = found.get(number, "") + (text if named[2] or store == "sqlite" else translated(text))
    return found


def translated(text: str) -> str:
    for word, other in POSTGRESQL.items():
        text = re.sub(word, other, text)
    return text
