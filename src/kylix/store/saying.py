"""What servers on one database tell each other about tables, each for as long as it is alive."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from kylix.store.reading import Row

NOW = "extract(epoch FROM clock_timestamp())"
"""The clock of the database: those of servers may differ."""
BEAT = f"""INSERT INTO servers VALUES (?, {NOW} + ?)
  ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
SAID = "kylix_said"
"""The bell for what servers say; that for what is kept is another one, which needs more to be read."""
SAY = f"""WITH new AS (
    INSERT INTO said SELECT t, ?, v FROM unnest(?::text[], ?::text[]) AS told (t, v)
    ON CONFLICT (table_id, server) DO UPDATE SET value = excluded.value RETURNING table_id
  ) SELECT pg_notify('{SAID}', string_agg(table_id, ' ')) FROM new"""
AT_ONCE = 200
"""So many tables a bell can name."""
HEARD = f"""SELECT s.table_id, s.server, s.value FROM said s JOIN servers v ON v.id = s.server
  WHERE s.table_id = ANY(?) AND s.server <> ? AND v.until > {NOW} ORDER BY s.server"""
TIDY = (
    f"DELETE FROM servers WHERE until < {NOW} - 60",
    "DELETE FROM said WHERE server NOT IN (SELECT id FROM servers)",
)


@runtime_checkable
class Shared(Protocol):
    """A store that several servers have, as they need it beside what they keep."""

    grouped: Callable[[int], None]
    """Called with the number of changes that were committed together."""
    talked: Callable[[set[str]], None]
    """Called with tables of which some server said something."""

    @property
    def behind(self) -> int:
        """So many changes wait to be committed."""
        ...

    async def bells(self) -> float:
        """How full the queue of bells is; at 1 nobody can write. One who listens and does not read fills it."""
        ...

    async def beat(self, server: str, seconds: float) -> None:
        """The server is alive, and will be for so many seconds."""
        ...

    async def say(self, server: str, told: dict[str, str]) -> None:
        """By table: what this server says."""
        ...

    async def said(self, server: str, tables: list[str]) -> list[tuple[str, str, str]]:
        """By table and server: what the others say."""
        ...


class Saying(ABC):
    """Part of the store in PostgreSQL."""

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> list[Row]: ...

    async def bells(self) -> float:
        ((usage,),) = await self.rows("SELECT pg_notification_queue_usage()")
        return float(usage)

    async def beat(self, server: str, seconds: float) -> None:
        await self.rows(BEAT, server, seconds)
        for sql in TIDY:
            await self.rows(sql)

    async def say(self, server: str, told: dict[str, str]) -> None:
        for at in range(0, len(told), AT_ONCE):
            part = list(told)[at : at + AT_ONCE]
            await self.rows(SAY, server, part, [told[table] for table in part])

    async def said(self, server: str, tables: list[str]) -> list[tuple[str, str, str]]:
        return [(table, other, value) for table, other, value in await self.rows(HEARD, tables, server)]
