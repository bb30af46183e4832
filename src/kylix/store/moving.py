"""Everything that is kept, from a file of SQLite to PostgreSQL or the other way round, and compared.

Which tables there are is read from the stores themselves. What PostgreSQL has beside them is of the moment: leases, and
questions that are asked anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import asyncpg

from kylix.core.errors import KylixError
from kylix.store.backup import PART
from kylix.store.folding import address
from kylix.store.postgresql import CONNECT_SECONDS, LOST, USED, place, prepare
from kylix.store.sqlite import prepare as prepare_file

MANY = 2000
"""So many rows are read at a time."""
COLUMNS = """SELECT table_name, column_name FROM information_schema.columns
  WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position"""

Row = tuple[Any, ...]


@dataclass
class Sum:
    """Of the rows of a table, in whatever order they come."""

    rows: int = 0
    total: int = 0

    def add(self, row: Row) -> None:
        self.rows += 1
        digest = hashlib.blake2b(repr(row).encode(), digest_size=16).digest()
        self.total = (self.total + int.from_bytes(digest, "big")) % 2**128


Sums = dict[str, Sum]


# --- the file -----------------------------------------------------------------------------------------------------


def schema(db: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """The columns of each table; those that others refer to come first."""
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall()
    refers = {
        name: {row[2] for row in db.execute(f'PRAGMA foreign_key_list("{name}")')} - {name} for (name,) in names
    }  # fmt: skip
    order = TopologicalSorter(refers).static_order()
    return {name: tuple(row[1] for row in db.execute(f'PRAGMA table_info("{name}")')) for name in order}


def file_rows(db: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> Iterator[list[Row]]:
    found = db.execute(f"SELECT {quoted(columns)} FROM {quoted((table,))}")
    while rows := found.fetchmany(MANY):
        yield rows


def quoted(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def file_sums(db: sqlite3.Connection) -> Sums:
    sums: Sums = {}
    for table, columns in schema(db).items():
        one = sums[table] = Sum()
        for rows in file_rows(db, table, columns):
            for row in rows:
                one.add(row)
    return sums


# --- the database -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def connected(url: str, closed: bool) -> AsyncIterator[asyncpg.Connection[Any]]:
    """The database, up to date, all of one moment; with `closed` no server may have it open."""
    await prepare(url)
    link = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    try:
        if closed and not await link.fetchval("SELECT pg_try_advisory_lock($1)", USED):
            raise KylixError(f"servers have the database {place(url)} open: stop them, and every `kylix think`")
        async with link.transaction(isolation="repeatable_read"):
            yield link
    except (*LOST, asyncpg.PostgresError) as error:
        raise KylixError(f"the database {place(url)} cannot be used: {error or type(error).__name__}") from None
    finally:
        await link.close()


async def check_columns(link: asyncpg.Connection[Any], tables: dict[str, tuple[str, ...]]) -> None:
    found: dict[str, set[str]] = {}
    for table, column in await link.fetch(COLUMNS):
        found.setdefault(table, set()).add(column)
    for table, columns in tables.items():
        if found.get(table) != set(columns):
            raise KylixError(f"the two stores are of different versions: {table} has other columns")


async def database_sums(link: asyncpg.Connection[Any], tables: dict[str, tuple[str, ...]]) -> Sums:
    sums: Sums = {}
    for table, columns in tables.items():
        one = sums[table] = Sum()
        async for rows in database_rows(link, table, columns):
            for row in rows:
                one.add(row)
    return sums


async def database_rows(
    link: asyncpg.Connection[Any], table: str, columns: tuple[str, ...]
) -> AsyncIterator[list[Row]]:  # fmt: skip
    cursor = await link.cursor(f"SELECT {quoted(columns)} FROM {quoted((table,))}")
    while rows := await cursor.fetch(MANY):
        yield [tuple(row) for row in rows]


async def is_empty(link: asyncpg.Connection[Any], tables: dict[str, tuple[str, ...]]) -> bool:
    for table in tables:
        if await link.fetchval(f"SELECT EXISTS (SELECT 1 FROM {quoted((table,))})"):
            return False
    return True


# --- moving -------------------------------------------------------------------------------------------------------


def to_database(file: Path, url: str, aside: Path | None = None) -> Sums:
    """All rows of a file into a database without any. What is there already is refused, or put into a file `aside`."""
    return asyncio.run(_to_database(file, url, aside))


async def _to_database(file: Path, url: str, aside: Path | None) -> Sums:
    with closing(sqlite3.connect(address(file, "ro"), uri=True)) as db:
        tables = schema(db)
        async with connected(url, closed=True) as link:
            await check_columns(link, tables)
            if not await is_empty(link, tables):
                if aside is None:
                    raise KylixError(f"there are tables in {place(url)} already")
                await fill(link, aside)
                for table in ("jobs", *reversed(tables)):
                    await link.execute(f"DELETE FROM {quoted((table,))}")
            for table, columns in tables.items():
                for rows in file_rows(db, table, columns):
                    await link.copy_records_to_table(table, records=rows, columns=list(columns))
            sums = file_sums(db)
            compare(sums, await database_sums(link, tables))
        async with connected(url, closed=False) as link:
            await link.execute("ANALYZE")
    return sums


def to_file(url: str, file: Path, closed: bool) -> Sums:
    """All rows of a database, as they are at one moment, into a file that is not there yet."""
    return asyncio.run(_to_file(url, file, closed))


async def _to_file(url: str, file: Path, closed: bool) -> Sums:
    async with connected(url, closed) as link:
        return await fill(link, file)


async def fill(link: asyncpg.Connection[Any], file: Path) -> Sums:
    if file.exists():
        raise KylixError(f"{file} exists and is not overwritten")
    part = file.with_name(file.name + PART)
    if part.exists():
        raise KylixError(f"{part} exists: another copy is being made, or one was broken off; then remove it")
    try:
        prepare_file(part)
        with closing(sqlite3.connect(part, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            tables = schema(db)
            await check_columns(link, tables)
            db.execute("BEGIN")
            for table, columns in tables.items():
                marks = ", ".join("?" * len(columns))
                sql = f"INSERT INTO {quoted((table,))} ({quoted(columns)}) VALUES ({marks})"
                async for rows in database_rows(link, table, columns):
                    db.executemany(sql, rows)
            db.execute("COMMIT")
            sums = file_sums(db)
            compare(await database_sums(link, tables), sums)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise KylixError(f"{file} cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return sums


def compare(source: Sums, target: Sums) -> None:
    for table, one in source.items():
        if target.get(table) != one:
            other = target.get(table, Sum())
            raise KylixError(f"{table} differs: {one.rows} rows became {other.rows}; nothing was kept")
