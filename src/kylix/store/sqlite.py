"""The store in one SQLite file: one thread writes for all who wait at that moment, and commits once for them.

But a small change that comes while nothing is written is written by the event loop: a thread would wait for its turn
among those at work after every statement, and make the loop wait for its own. While commits are quick the loop commits
it, too, as to hand it over and back takes longer than the disk does; while they are slow the thread does.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any

from kylix.core.errors import KylixError
from kylix.store.base import Answer, Change, Done, check_texts
from kylix.store.folding import BUSY_SECONDS, MOST_PAGES, Folding, address, fold
from kylix.store.reading import Query, Reading, Row
from kylix.store.sqlite_door import Work, begin, carry_out, finish, is_small
from kylix.store.steps import steps

NEXT = steps("sqlite")
"""By number: what makes a file one of that format, from the one before it."""
FORMAT = max(NEXT)
FIRST = min(NEXT)
GROUP = 256
BUSY_PAUSE = 0.01
LONG = 500
"""A table of more lines is read in a thread: the loop goes on."""
QUICK_SECONDS = 0.0005
"""So long a commit takes at most, on average, for which the loop waits. One that it hands over comes back as late."""
RECENT = 8
"""So many commits the average is of, more or less: at once it knows of one that took very long."""

SETS = "CREATE TABLE sets (fingerprint TEXT PRIMARY KEY, toml TEXT NOT NULL) STRICT, WITHOUT ROWID;"
AUTOMATIC = "ALTER TABLE lines ADD COLUMN automatic INTEGER NOT NULL DEFAULT 0;"
SEATING = """ALTER TABLE lines ADD COLUMN controller TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN invitation TEXT NOT NULL DEFAULT '';"""
TO_ACT = "ALTER TABLE tables ADD COLUMN to_act TEXT NOT NULL DEFAULT '?';"
EARLY = {
    0: NEXT[FIRST],
    1: f"ALTER TABLE lines ADD COLUMN state TEXT NOT NULL DEFAULT ''; {SETS} {AUTOMATIC} {SEATING} {TO_ACT}",
    2: AUTOMATIC + SEATING + TO_ACT,
    3: SEATING + TO_ACT,
    4: TO_ACT,
}
"""By the format of a file (0 is an empty one): what makes it one of format FIRST, from which the numbered steps go on.
Nothing that was kept is changed."""

Found = list[Answer | Exception]


@dataclass
class Asked:
    work: Work
    done: asyncio.Future[Answer]
    begun: Found | None = None
    """What was found by the loop, which wrote it; it is to be committed."""


class Pace:
    """How long commits take now, whoever makes them: so the thread learns when the disk is quick again."""

    def __init__(self) -> None:
        self.mean = 2 * QUICK_SECONDS
        """Nothing is known at first."""

    @property
    def is_quick(self) -> bool:
        return self.mean <= QUICK_SECONDS

    def took(self, seconds: float) -> None:
        self.mean += (seconds - self.mean) / RECENT


class SqliteStore(Reading):
    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.is_idle = True
        """Nothing waits, and the thread writes nothing."""
        self.pace = Pace()
        self.closed = False
        self.putting = threading.Lock()
        prepare(path)
        self.db = opened_to_write(path)
        self.reader = sqlite3.connect(address(path, "ro"), uri=True, check_same_thread=False, timeout=BUSY_SECONDS)
        self.reading = threading.Lock()
        # Whole tables are read beside the small things, for which nobody should have to wait.
        self.opener = sqlite3.connect(address(path, "ro"), uri=True, check_same_thread=False, timeout=BUSY_SECONDS)
        self.opening = threading.Lock()
        self.folding = Folding(path)
        self.writer = threading.Thread(target=self._write_all, name="kylix-store", daemon=True)
        self.writer.start()

    @property
    def is_quick(self) -> bool:
        return self.is_idle and self.pace.is_quick

    async def open(self) -> None:
        """It is, from the beginning."""

    def listen(self, heard: Callable[[set[str]], None]) -> None:
        """Nobody else writes here."""

    async def versions(self, ids: list[str]) -> dict[str, int]:
        marks = ", ".join("?" * len(ids))
        return dict(await self.rows(f"SELECT id, version FROM tables WHERE id IN ({marks})", *ids))

    # --- writing --------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> Answer:
        check_texts(change)
        return await self._put(partial(carry_out, change=change), is_small(change))

    async def touch(self) -> None:
        # SQLite writes the first page, and the log reaches the disk, though the number is the same.
        await self._put(touch)

    async def close(self) -> None:
        await asyncio.to_thread(self.shut)

    def shut(self) -> None:
        """Write what is waiting, then stop."""
        with self.putting:
            if self.closed:
                return
            self.closed = True
            self.jobs.put(None)
        self.writer.join()
        self.folding.stop()
        self.reader.close()
        self.opener.close()
        fold(self.path)

    async def _put(self, work: Work, small: bool = False) -> Answer:
        """Whoever stops waiting for it does not stop the write."""
        begun: Found | None = None
        with self.putting:
            if self.closed:
                raise KylixError("the store is closed")
            if small and self.is_idle and not is_busy(found := begin(self.db, [work])):
                if self.pace.is_quick:
                    return self._made_at_once(found)
                begun = found
            asked = Asked(work, asyncio.get_running_loop().create_future(), begun)
            self.is_idle = False
            self.jobs.put(asked)
        return await asked.done

    def _made_at_once(self, begun: Found) -> Answer:
        (answer,) = self._finish(begun)
        self.folding.wrote(1)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _write_all(self) -> None:
        open_ = True
        while open_:
            waiting = self._waiting()
            open_ = None not in waiting
            group = [one for one in waiting if one is not None]
            found = self._commit(group) if group else []
            with self.putting:
                self.is_idle = self.jobs.empty()
            tell(list(zip([one.done for one in group], found, strict=True)))
            self.folding.wrote(len(group))
        self.db.close()

    def _waiting(self) -> list[Asked | None]:
        """All that wait at this moment; what the loop began is committed alone."""
        group = [self.jobs.get()]
        if group[0] is None or group[0].begun is None:
            with suppress(queue.Empty):
                while len(group) < GROUP:
                    group.append(self.jobs.get_nowait())
        return group

    def _commit(self, group: list[Asked]) -> Found:
        if (begun := group[0].begun) is not None:
            return self._finish(begun)
        # Whoever else writes to the file at this moment is waited for; the loop cannot.
        until = monotonic() + BUSY_SECONDS
        works = [one.work for one in group]
        while is_busy(found := self._finish(begin(self.db, works))) and monotonic() < until:
            sleep(BUSY_PAUSE)
        return found

    def _finish(self, begun: Found) -> Found:
        """Commit what was begun, unless all of it was refused."""
        if not self.db.in_transaction:
            return begun
        since = perf_counter()
        found = finish(self.db, begun)
        self.pace.took(perf_counter() - since)
        return found

    # --- reading --------------------------------------------------------------------------------------------------

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        return self._rows(sql, *values)  # in the loop: a thread would take longer to begin

    async def many(self, sql: str, *values: Any) -> list[Row]:
        return await asyncio.to_thread(self._rows, sql, *values)

    async def together(self, table: str, queries: list[Query]) -> list[list[Row]]:
        ((lines,),) = self._rows("SELECT COUNT(*) FROM (SELECT 1 FROM lines WHERE table_id = ? LIMIT ?)", table, LONG)
        return self._together(queries) if lines < LONG else await asyncio.to_thread(self._together, queries)

    async def each(self, asked: list[list[Query]]) -> list[list[list[Row]]]:
        return [await self.together(queries[0][1][0], queries) for queries in asked]

    def _rows(self, sql: str, *values: Any) -> list[Row]:
        with self.reading:
            return self.reader.execute(sql, values).fetchall()

    def _together(self, queries: list[Query]) -> list[list[Row]]:
        with self.opening:
            # One transaction, so that all parts are of the same moment.
            self.opener.execute("BEGIN")
            try:
                return [self.opener.execute(*query).fetchall() for query in queries]
            finally:
                self.opener.execute("COMMIT")


def tell(found: list[tuple[asyncio.Future[Answer], Answer | Exception]]) -> None:
    """Those who wait, in one step for each loop."""
    for loop in {done.get_loop() for done, _ in found}:
        with suppress(RuntimeError):  # it was closed: nobody waits any more
            loop.call_soon_threadsafe(settle, [one for one in found if one[0].get_loop() is loop])


def settle(found: list[tuple[asyncio.Future[Answer], Answer | Exception]]) -> None:
    for done, answer in found:
        if done.done():
            continue  # cancelled
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def is_busy(found: Found) -> bool:
    """Nothing was written, for somebody else writes to the file."""
    return bool(found) and getattr(found[0], "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY


def opened_to_write(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(address(path, "rw"), uri=True, check_same_thread=False, timeout=0.0)
    db.isolation_level = None
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
    return db


def touch(db: sqlite3.Connection) -> Answer:
    db.execute(f"PRAGMA user_version = {FORMAT}")
    return Done(0, 0)


def prepare(path: Path) -> None:
    """Make the file, readable by its owner only, unless it is there; KylixError when it cannot be used."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as db:
            db.isolation_level = None
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            (version,) = db.execute("PRAGMA user_version").fetchone()
            check_pages(db, path)
            if not (0 <= version < FIRST or version in NEXT):
                raise KylixError(f"{path} was written by another version of Kylix (format {version}, not {FORMAT})")
            migrate(db, version)
    except (OSError, sqlite3.Error) as error:
        raise KylixError(f"{path} cannot be used as a store: {error}") from None


def check_pages(db: sqlite3.Connection, path: Path) -> None:
    """What a failing disk did is told before anybody plays on it, not when somebody's table is needed."""
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise KylixError(f"{path} is damaged ({found}); keep a copy of it and put back your last good one")


def migrate(db: sqlite3.Connection, version: int) -> None:
    """All steps at once, or none."""
    early = EARLY.get(version, "")
    late = "".join(NEXT[number] for number in sorted(NEXT) if number > max(version, FIRST))
    if early or late:
        db.executescript(f"BEGIN IMMEDIATE; {early} {late} PRAGMA user_version = {FORMAT}; COMMIT;")
