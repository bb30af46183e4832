"""Stores asked without a loop of one's own, for tests that have none."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from depth import DEPTH
from kylix.store.base import Answer, Change, Store

STORES = ["sqlite", "postgresql"] if DEPTH.every_store else ["sqlite"]
"""Of one server: that both keep the same, the contract of the stores says."""
Found = TypeVar("Found")


def now(asked: Coroutine[Any, Any, Found]) -> Found:
    """In a thread: the tests in a browser have a loop that runs already."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, asked).result()


def keep(store: Store, table: str, **about: Any) -> Answer:
    return now(store.commit(Change(table=table, **about)))


def fill(path: Path, table: str, first: int, count: int) -> None:
    """The store takes only what follows its last line: for a position that a test puts there it is given empty ones."""
    with closing(sqlite3.connect(path)) as db, db:
        columns = "table_id, n, seat, move, back, outcomes, first, at"
        values = [(table, n, 0, "", -1, "[]", n, 0.0) for n in range(first, count)]
        db.executemany(f"INSERT INTO lines ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
