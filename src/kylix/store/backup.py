"""Copies a store whole, also while a server writes to it, and puts a copy in place of a store."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from kylix.core.errors import KylixError
from kylix.store.folding import BUSY_SECONDS, address, fold
from kylix.store.sqlite import FORMAT

PART = ".part"
BESIDE = ("-wal", "-shm")
FAULTS = {
    "PRAGMA integrity_check(1)": "it is damaged ({})",
    """SELECT table_id FROM lines GROUP BY table_id HAVING MIN(n) != 0 OR MAX(n) != COUNT(*) - 1
       LIMIT 1""": "lines of table {} are missing",
    "SELECT table_id FROM lines WHERE table_id NOT IN (SELECT id FROM tables) LIMIT 1": "table {} is missing",
    """SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM seats) LIMIT 1""": "seats of table {} are missing",
}
"""What is asked of a copy, and what an answer other than none means."""


def back_up(store: Path, file: Path) -> int:
    """Everything as it was at one moment, into a file that is not there yet; the number of tables."""
    if not store.is_file():
        raise KylixError(f"there are no tables in {store.parent}")
    if file.exists():
        raise KylixError(f"{file} exists and is not overwritten")
    copy(store, file)
    return check(file)


def put_back(file: Path, store: Path, force: bool) -> tuple[int, Path | None]:
    """A copy in place of the store that is there, which `force` moves aside; the number of tables, and where it is.

    The caller holds the lock of the folder.
    """
    tables = check(file)
    if store.exists() and file.resolve() == store.resolve():
        raise KylixError(f"{file} is the store itself")
    if store.exists() and not force:
        raise KylixError(f"there are tables in {store.parent}; --force puts them aside, and deletes nothing")
    part = store.with_name(store.name + PART)
    part.unlink(missing_ok=True)
    copy(file, part)
    aside = move_aside(store) if store.exists() else None
    part.rename(store)
    return tables, aside


def copy(source: Path, target: Path) -> None:
    part = target if target.name.endswith(PART) else target.with_name(target.name + PART)
    try:
        # Readable by its owner only, like the store: it has the secrets of chance of running games.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        raise KylixError(f"{part} exists: another copy is being made, or one was broken off; then remove it") from None
    except (OSError, ValueError) as error:
        raise KylixError(f"{target} cannot be written: {getattr(error, 'strerror', None) or error}") from None
    try:
        with closing(opened(source)) as of, closing(sqlite3.connect(part)) as to:
            of.backup(to)  # in one step: all of it is of one moment
            to.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise KylixError(f"{source} cannot be copied to {target}: {error}") from None


def check(file: Path) -> int:
    """The number of tables in a copy; KylixError when it is none, or is not whole."""
    try:
        with closing(opened(file)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if not 1 <= version <= FORMAT:
                raise KylixError(f"{file} is no store that this Kylix knows (format {version}, not up to {FORMAT})")
            for query, told in FAULTS.items():
                found = db.execute(query).fetchone()
                if found is not None and found[0] != "ok":
                    raise KylixError(f"{file} cannot be used: {told.format(found[0])}")
            (tables,) = db.execute("SELECT COUNT(*) FROM tables").fetchone()
            return int(tables)
    except sqlite3.Error as error:
        raise KylixError(f"{file} is no store: {error}") from None


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(address(file, "ro"), uri=True, timeout=BUSY_SECONDS)


def move_aside(store: Path) -> Path:
    """The store under another name, with whatever belongs to it."""
    with suppress(KylixError):
        fold(store)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = store.with_name(f"{store.name}.before-{stamp}")
    number = 1
    while aside.exists():
        number += 1
        aside = store.with_name(f"{store.name}.before-{stamp}-{number}")
    for end in BESIDE:
        with suppress(FileNotFoundError):
            store.with_name(store.name + end).rename(aside.with_name(aside.name + end))
    store.rename(aside)
    return aside
