"""The store in a file of SQLite; what it has in common with others is in test_store_contract.py."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from kylix.core.errors import KylixError
from kylix.store.base import Change, DiskFull, Line, StoredSeat, StoredTable
from kylix.store.lock import FolderLock, FolderTaken
from kylix.store.sqlite import SqliteStore
from kylix.store.sqlite_door import carry_out, commit
from kylix.store.steps import steps
from server.stored import keep, now

SEATS = (StoredSeat("here", "", "Anna", "a" * 64), StoredSeat("bot", "random", "", ""))


LATER = "".join(
    f"DROP TABLE {name};"
    for number, step in sorted(steps("sqlite").items(), reverse=True)
    if number > 7
    for name in reversed(re.findall(r"CREATE TABLE (\w+)", step))
    if f"ALTER TABLE {name} RENAME" not in step
)
"""Takes back what came after the last format whose steps are named here."""
BEFORE_SNAPSHOTS = f"""{LATER}
ALTER TABLE lines DROP COLUMN told; ALTER TABLE lines DROP COLUMN rules; DROP TABLE snapshots;
ALTER TABLE tables DROP COLUMN version;"""
OLDER = f"""{BEFORE_SNAPSHOTS} ALTER TABLE lines DROP COLUMN controller; ALTER TABLE seats DROP COLUMN invitation;
ALTER TABLE tables DROP COLUMN to_act;"""
"""Makes a store one of before seats had invitations."""


def table(id: str = "t_one") -> StoredTable:
    line = Line(0, -1, "", -1, (3, 1, 2), 0, 5.0)
    return StoredTable(id, 5.0, {"title": "troia"}, {"method": "splitmix64", "seed": 1}, "h" * 64, SEATS, (line,))


def line(n: int, move: str = "draw") -> Line:
    return Line(n, n % 2, move, -1, (), n, 6.0 + n)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "tables.sqlite")
    yield made
    made.shut()


def test_it_is_as_safe_as_it_is_said_to_be(store: SqliteStore) -> None:
    with sqlite3.connect(store.path) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        store.reader.execute("DELETE FROM tables")


def test_after_a_clean_stop_everything_is_in_one_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    keep(store, "t_one", made=table())
    now(store.table("t_one"))
    store.shut()
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite"]


def test_damaged_pages_are_noticed_before_anybody_plays(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    keep(store, "t_one", made=table())
    keep(store, "t_one", lines=tuple(line(n) for n in range(1, 2000)))
    store.shut()
    data = bytearray(path.read_bytes())
    page = 4096 * (len(data) // 4096 // 2)
    data[page : page + 64] = b"\xff" * 64
    path.write_bytes(data)
    with pytest.raises(KylixError, match="damaged"):
        SqliteStore(path)
    assert path.read_bytes() == data, "what is left can still be saved"


def test_a_full_disk_is_told_as_that(store: SqliteStore) -> None:
    keep(store, "t_one", made=table())
    with closing(sqlite3.connect(store.path)) as db:
        db.isolation_level = None
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
        long = Change(table="t_one", note=(0, "x" * 100_000))
        (found,) = commit(db, [partial(carry_out, change=long)])
    assert isinstance(found, DiskFull)


def test_a_file_that_is_no_store_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "a.sqlite").write_text("this is not a database, but it is long enough to be looked at" * 30)
    with pytest.raises(KylixError, match="cannot be used as a store"):
        SqliteStore(tmp_path / "a.sqlite")
    with sqlite3.connect(tmp_path / "b.sqlite") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(KylixError, match="another version"):
        SqliteStore(tmp_path / "b.sqlite")


def test_a_store_from_before_answers_were_given_for_people_can_be_used(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    keep(store, "t_one", made=table())
    store.shut()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"{OLDER} ALTER TABLE lines DROP COLUMN automatic; PRAGMA user_version = 2;")
    again = SqliteStore(path)
    assert now(again.table("t_one")) == table()
    later = replace(line(1), automatic=True)
    keep(again, "t_one", lines=(later,))
    kept = now(again.table("t_one"))
    assert kept is not None
    assert kept.lines[-1] == later
    again.shut()


def test_positions_kept_before_they_lay_in_one_page_are_still_there(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    keep(store, "t_one", made=table())
    keep(store, "t_one", lines=(replace(line(1), position="p" * 3000),))
    store.shut()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(
            "ALTER TABLE snapshots RENAME TO new; CREATE TABLE snapshots (table_id TEXT PRIMARY KEY REFERENCES tables,"
            " n INTEGER NOT NULL, position TEXT NOT NULL) STRICT, WITHOUT ROWID;"
            "INSERT INTO snapshots SELECT * FROM new; DROP TABLE new; PRAGMA user_version = 18;"
        )
    again = SqliteStore(path)
    kept = now(again.table("t_one"))
    assert kept is not None
    assert kept.lines[-1].position == "p" * 3000
    keep(again, "t_one", lines=(replace(line(2), position="q" * 3000),))
    again.shut()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT n, position FROM snapshots").fetchall() == [(2, "q" * 3000)]


def test_one_server_has_a_folder(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    lock.tell("http://127.0.0.1:1")
    with pytest.raises(FolderTaken) as caught:
        FolderLock(tmp_path)
    assert caught.value.address == "http://127.0.0.1:1"
    lock.close()
    FolderLock(tmp_path).close()


def test_a_store_that_did_not_note_who_is_to_act_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    keep(store, "t_one", made=table())
    store.shut()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"{BEFORE_SNAPSHOTS} ALTER TABLE tables DROP COLUMN to_act; PRAGMA user_version = 4;")
    again = SqliteStore(path)
    assert now(again.table("t_one")) == table()
    assert now(again.waiting_for_bots()) == [("t_one", True)], "it may be one's turn: the rules know"
    again.shut()


def test_a_store_that_kept_no_positions_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    keep(store, "t_one", made=table())
    store.shut()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"{BEFORE_SNAPSHOTS} PRAGMA user_version = 5;")
    again = SqliteStore(path)
    assert now(again.table("t_one")) == table()
    later = replace(line(1), told='[["moved",{}]]', position='{"turn":1}')
    keep(again, "t_one", lines=(later,))
    kept = now(again.table("t_one"))
    assert kept is not None
    assert kept.lines[-1] == later
    again.shut()
