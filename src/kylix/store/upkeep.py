"""What those who keep a store need of it beside playing: lists, deleting, giving back, announcing what will go."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from time import time
from typing import Any

from kylix.store.base import Kept

LEAVING = """CREATE TABLE IF NOT EXISTS leaving (
  table_id TEXT PRIMARY KEY REFERENCES tables, since REAL NOT NULL, until REAL NOT NULL
) STRICT, WITHOUT ROWID;"""
"""Tables that were announced as leaving. It is beside the format: a Kylix that does not know it leaves it alone."""
LISTED = """SELECT id, head, created, over,
  (SELECT COUNT(*) FROM lines WHERE table_id = tables.id),
  MAX(created, COALESCE((SELECT MAX(at) FROM lines WHERE table_id = tables.id), 0),
               COALESCE((SELECT MAX(at) FROM chats WHERE table_id = tables.id), 0)),
  (SELECT until FROM leaving WHERE table_id = tables.id)
FROM tables"""
WITH_TABLE = """SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND c.name = 'table_id'"""

Statement = tuple[str, Sequence[Any]]
"""With a list of values it is run for each of them: everybody's writes wait for a table of many lines."""


class Upkeep(ABC):
    """Part of the store in SQLite, which has the two methods that follow."""

    @abstractmethod
    def _put(self, statements: list[Statement]) -> Future[None]: ...

    @abstractmethod
    def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]: ...

    def listing(self) -> list[Kept]:
        return [listed(row) for row in self._rows(f"{LISTED} ORDER BY created, id")]

    def listed(self, id: str) -> Kept | None:
        rows = self._rows(f"{LISTED} WHERE id = ?", id)
        return listed(rows[0]) if rows else None

    def leaving(self, id: str) -> float | None:
        rows = self._rows("SELECT until FROM leaving WHERE table_id = ?", id)
        return rows[0][0] if rows else None

    def announce(self, table: str, until: float | None) -> Future[None]:
        if until is None:
            return self._put([("DELETE FROM leaving WHERE table_id = ?", (table,))])
        # An announcement that was made is kept to.
        sql = "INSERT OR IGNORE INTO leaving VALUES (?, ?, ?)"
        return self._put([(sql, (table, time(), until))])

    def delete(self, table: str) -> Future[None]:
        parts = [row[0] for row in self._rows(WITH_TABLE)]
        statements: list[Statement] = [(f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in parts]
        return self._put([*statements, ("DELETE FROM tables WHERE id = ?", (table,))])

    def set_host(self, table: str, host: str) -> Future[None]:
        # The first one stays known: the id of a rematch is derived from it.
        first = "COALESCE(json_extract(head, '$.first_host'), host)"
        sql = f"UPDATE tables SET head = json_set(head, '$.first_host', {first}), host = ? WHERE id = ?"
        return self._put([(sql, (host, table))])


def listed(row: tuple[Any, ...]) -> Kept:
    id, head, created, over, entries, touched, leaves = row
    return Kept(id, str(json.loads(head).get("title")), created, touched, entries, bool(over), leaves)
