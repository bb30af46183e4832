"""Questions of bots in PostgreSQL: servers ask, whoever thinks takes them with a lease, servers hear of the answers.

Times are those of the database only: the clocks of servers may differ.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kylix.store.base import Statement
from kylix.store.reading import Row
from kylix.store.saying import NOW

ASKED, ANSWERED = "kylix_asked", "kylix_answered"
"""Bells for those who think, and for those who asked."""
LEASE = 3.0
LEFT, LONG_LEFT = 4.0, 15.0
"""Seconds after which a question is everybody's: where its server is gone, and where that may have forgotten it."""

Key = tuple[str, int, str]


@dataclass(frozen=True)
class Job:
    table: str
    n: int
    mark: str
    """What tells questions at the same place of a game apart."""
    rules: str
    """Who does not know these does not think about it."""
    lane: int
    rank: int
    question: str

    @property
    def key(self) -> Key:
        return self.table, self.n, self.mark


@dataclass(frozen=True)
class Asked:
    """How a question stands."""

    key: Key
    answer: str | None
    is_free: bool
    """Nobody thinks about it."""
    age: float
    tries: int


PUT = f"""INSERT INTO jobs (table_id, n, mark, rules, lane, rank, server, asked, question)
  VALUES (?, ?, ?, ?, ?, ?, ?, {NOW}, ?) ON CONFLICT DO NOTHING"""
LINES = "(SELECT coalesce(max(n) + 1, 0) FROM lines l WHERE l.table_id = j.table_id)"
"""So far the game has gone: questions before that are over, also those that came back after their answer was played."""
RING = f"SELECT pg_notify('{ASKED}', '')"
OVER = "DELETE FROM jobs WHERE table_id = ? AND n < ?"
TAKE = f"""UPDATE jobs SET worker = ?, until = {NOW} + {LEASE}, tries = tries + 1 WHERE (table_id, n, mark) = (
    SELECT table_id, n, mark FROM jobs j WHERE answer IS NULL AND until < {NOW} AND lane = ? AND rules = ANY(?)
    AND n >= {LINES}
    ORDER BY rank, asked LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING table_id, n, mark, rules, lane, rank, question"""
TAKE_OWN = f"""UPDATE jobs j SET worker = ?, until = {NOW} + {LEASE}, tries = tries + 1
  WHERE table_id = ? AND n = ? AND mark = ? AND answer IS NULL AND until < {NOW} AND n >= {LINES} RETURNING 1"""
RENEW = f"UPDATE jobs SET until = {NOW} + {LEASE} WHERE worker = ? AND answer IS NULL AND (table_id, n, mark) IN ("
ANSWER = f"""WITH done AS (
    UPDATE jobs SET answer = ? WHERE worker = ? AND table_id = ? AND n = ? AND mark = ? AND answer IS NULL
    RETURNING table_id
  ) SELECT pg_notify('{ANSWERED}', table_id) FROM done"""
STANDING = f"""SELECT table_id, n, mark, answer, until < {NOW}, {NOW} - asked, tries FROM jobs
  WHERE table_id = ANY(?)"""
LEAVE = f"""DELETE FROM jobs j WHERE asked < {NOW} - {LEFT} AND until < {NOW}
  AND n < {LINES}"""
UNATTENDED = f"""SELECT DISTINCT table_id FROM jobs j WHERE until < {NOW} AND asked < {NOW} - {LEFT}
  AND (asked < {NOW} - {LONG_LEFT} OR NOT EXISTS (SELECT 1 FROM servers v WHERE v.id = j.server AND v.until > {NOW}))"""
ALIVE = f"""INSERT INTO thinkers VALUES (?, {NOW} + ?, ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
THINKERS = f"SELECT rules FROM thinkers WHERE until > {NOW}"
FORGET = f"DELETE FROM thinkers WHERE until < {NOW} - 60"
COUNTED = "SELECT lane, answer IS NOT NULL, count(*) FROM jobs GROUP BY 1, 2"


def put(job: Job, server: str) -> tuple[Statement, ...]:
    """What keeps a question with a change, and rings."""
    values = (job.table, job.n, job.mark, job.rules, job.lane, job.rank, server, job.question)
    return Statement(PUT, values), Statement(RING)


def over(table: str, n: int) -> Statement:
    """Questions before the n-th entry are over."""
    return Statement(OVER, (table, n))


class Thinking(ABC):
    """Part of the store in PostgreSQL."""

    answered: Callable[[str], None]
    """Called with a table at which a question was answered."""
    asked: Callable[[], None]
    """Called when there may be something to think about."""

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> list[Row]: ...

    # --- of those who think -----------------------------------------------------------------------------------------

    async def alive(self, worker: str, rules: list[str], seconds: float) -> None:
        await self.rows(ALIVE, worker, seconds, json.dumps(rules))
        await self.rows(FORGET)

    async def take(self, worker: str, lane: int, rules: list[str]) -> Job | None:
        found = await self.rows(TAKE, worker, lane, rules)
        return Job(*found[0]) if found else None

    async def take_own(self, worker: str, key: Key) -> bool:
        return bool(await self.rows(TAKE_OWN, worker, *key))

    async def renew(self, worker: str, keys: list[Key]) -> None:
        """It still thinks about these."""
        if keys:
            marks = ", ".join("(?, ?, ?)" for _ in keys)
            await self.rows(f"{RENEW}{marks})", worker, *[part for key in keys for part in key])

    async def answer(self, worker: str, key: Key, text: str) -> bool:
        """False where the question is over, or was taken by somebody else."""
        return bool(await self.rows(ANSWER, text, worker, *key))

    # --- of those who ask -------------------------------------------------------------------------------------------

    async def standing(self, tables: list[str]) -> dict[Key, Asked]:
        rows = await self.rows(STANDING, tables)
        return {(table, n, mark): Asked((table, n, mark), *rest) for table, n, mark, *rest in rows}

    async def thinkers(self) -> set[str]:
        """The rules that somebody who thinks knows."""
        return {rule for (rules,) in await self.rows(THINKERS) for rule in json.loads(rules)}

    async def unattended(self) -> list[str]:
        """Tables whose questions nobody waits for any more."""
        await self.rows(LEAVE)
        return [table for (table,) in await self.rows(UNATTENDED)]

    async def counted(self) -> list[tuple[int, bool, int]]:
        """Questions by lane, and whether they are answered."""
        return [(lane, answered, number) for lane, answered, number in await self.rows(COUNTED)]
