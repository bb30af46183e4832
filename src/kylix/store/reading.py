"""What is read from a store, in SQL that both stores take."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any

from kylix.store.base import CHATS, HINTED, Chat, Command, Kept, Line, StoredSeat, StoredTable

Row = tuple[Any, ...]
Query = tuple[str, tuple[Any, ...]]
Known = tuple[str, int, list[Query]]
"""A table, how many of its lines are known, and what else is to be read."""

UNKNOWN = "?"
"""In place of who is to act: nobody noted it."""
SEATS = "kind, level, name, token, invitation"
LINES = "n, seat, move, back, outcomes, first, at, state, automatic, controller, told, rules"
POSITION = "SELECT n, position FROM snapshots WHERE table_id = ?"
WHOLE = (
    POSITION,
    "SELECT created, head, chance, host, to_act, version FROM tables WHERE id = ?",
    f"SELECT {SEATS} FROM seats WHERE table_id = ? ORDER BY seat",
    f"SELECT {LINES} FROM lines WHERE table_id = ? AND n >= ? ORDER BY n",
    f"SELECT k, seat, name, text, at FROM chats WHERE table_id = ? ORDER BY k DESC LIMIT {CHATS}",
    "SELECT seat, text FROM notes WHERE table_id = ?",
    f"SELECT seat, COUNT(*) FROM commands WHERE table_id = ? AND answer LIKE '{HINTED}' GROUP BY seat",
)
LISTED = """SELECT id, head, created, over,
  (SELECT COUNT(*) FROM lines WHERE table_id = tables.id),
  (SELECT MAX(at) FROM lines WHERE table_id = tables.id),
  (SELECT MAX(at) FROM chats WHERE table_id = tables.id),
  (SELECT until FROM leaving WHERE table_id = tables.id)
FROM tables"""
WAITING_FOR_BOTS = """SELECT id, EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind <> 'bot') AS people
  FROM tables WHERE over = 0 AND EXISTS (
    SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'bot'
    AND (to_act = ? OR to_act LIKE '%,' || seat || ',%'))
  AND EXISTS (SELECT 1 FROM lines WHERE table_id = tables.id)
  ORDER BY to_act = ?, people DESC, created DESC"""


class Reading(ABC):
    """Part of both stores, which have the three methods that follow."""

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Small things."""

    @abstractmethod
    async def many(self, sql: str, *values: Any) -> list[Row]:
        """Lists, for which nobody else should have to wait."""

    @abstractmethod
    async def together(self, table: str, queries: list[Query]) -> list[list[Row]]:
        """Several things about a table, of one moment."""

    @abstractmethod
    async def each(self, asked: list[list[Query]]) -> list[list[list[Row]]]:
        """The same queries about each of several tables, with other values."""

    async def table(self, id: str, since: int = 0) -> StoredTable | None:
        """All that is kept of a table, of one moment; `since`: without the lines before this one."""
        positions, *rest = await self.together(id, queries(id, since))
        found = stored(id, rest, dict(positions))
        return found and replace(found, head=await self.with_set(found.head))

    async def news(self, asked: list[Known]) -> list[tuple[StoredTable | None, list[list[Row]]]]:
        """The same of several tables without component sets and positions, and what more is asked of each."""
        found = await self.each([[*queries(id, since)[1:], *more] for id, since, more in asked])
        return [(stored(one[0], rows, {}), rows[len(WHOLE) - 1 :]) for one, rows in zip(asked, found, strict=True)]

    async def with_set(self, head: dict[str, Any]) -> dict[str, Any]:
        parts = head.get("components")
        if isinstance(parts, dict) and "toml" not in parts:
            kept = await self.rows("SELECT toml FROM sets WHERE fingerprint = ?", parts.get("hash"))
            parts |= {"toml": kept[0][0]} if kept else {}
        return head

    async def has(self, id: str) -> bool:
        return bool(await self.rows("SELECT 1 FROM tables WHERE id = ?", id))

    async def is_waiting(self, id: str) -> bool:
        sql = "SELECT 1 FROM tables WHERE id = ? AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = tables.id)"
        return bool(await self.rows(sql, id))

    async def command(self, table: str, id: str) -> Command | None:
        rows = await self.rows("SELECT id, seat, answer FROM commands WHERE table_id = ? AND id = ?", table, id)
        return Command(*rows[0]) if rows else None

    async def waiting_for_bots(self) -> list[tuple[str, bool]]:
        return [(id, bool(people)) for id, people in await self.many(WAITING_FOR_BOTS, UNKNOWN, UNKNOWN)]

    async def listing(self) -> list[Kept]:
        return [listed(row) for row in await self.many(f"{LISTED} ORDER BY created, id")]

    async def listed(self, id: str) -> Kept | None:
        rows = await self.rows(f"{LISTED} WHERE id = ?", id)
        return listed(rows[0]) if rows else None

    async def leaving(self, id: str) -> float | None:
        rows = await self.rows("SELECT until FROM leaving WHERE table_id = ?", id)
        return rows[0][0] if rows else None


def queries(id: str, since: int) -> list[Query]:
    """What is kept of a table."""
    return [(sql, (id, since) if sql.count("?") == 2 else (id,)) for sql in WHOLE]


def stored(id: str, rows: list[list[Row]], positions: dict[int, str]) -> StoredTable | None:
    """A table of what these queries find, but the first."""
    found, seats, lines, chats, notes, hinted = rows[: len(WHOLE) - 1]
    if not found:
        return None
    created, head, chance, host, to_act, version = found[0]
    return StoredTable(
        id,
        created,
        json.loads(head),
        json.loads(chance),
        host,
        tuple(StoredSeat(*row) for row in seats),
        tuple(line_of(row, positions) for row in lines),
        None if to_act == UNKNOWN else tuple(int(seat) for seat in to_act.split(",") if seat),
        version,
        tuple(Chat(*row) for row in reversed(chats)),
        dict(notes),
        dict(hinted),
    )


def line_of(row: Row, positions: dict[int, str]) -> Line:
    n, seat, move, back, outcomes, first, at, state, automatic, controller, told, rules = row
    drawn, position = tuple(json.loads(outcomes)), positions.get(n, "")
    return Line(n, seat, move, back, drawn, first, at, state, bool(automatic), controller, told, rules, position)


def listed(row: Row) -> Kept:
    id, head, created, over, entries, played, said, leaves = row
    touched = max(created, played or 0.0, said or 0.0)
    return Kept(id, str(json.loads(head).get("title")), created, touched, entries, bool(over), leaves)


def without_set(head: dict[str, Any]) -> tuple[str, tuple[str, str] | None]:
    """A header as text without the component set it carries; the set by its fingerprint. A store keeps each once."""
    parts = head.get("components")
    if not isinstance(parts, dict) or "toml" not in parts:
        return json.dumps(head), None
    named = {name: value for name, value in parts.items() if name != "toml"}
    return json.dumps({**head, "components": named}), (parts["hash"], parts["toml"])


def seats_text(to_act: tuple[int, ...] | None) -> str:
    return UNKNOWN if to_act is None else "".join([",", *[f"{seat}," for seat in to_act]])
