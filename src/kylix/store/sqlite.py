"""The store in one SQLite file: one thread writes, and commits for all who wait at that moment."""

from __future__ import annotations

import json
import os
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from kylix.core.errors import KylixError
from kylix.store.base import Chat, Command, DiskFull, Line, StoredSeat, StoredTable, Taken
from kylix.store.upkeep import LEAVING, Statement, Upkeep

FORMAT = 5
GROUP = 256
BUSY_SECONDS = 10.0

SCHEMA = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, created REAL NOT NULL, head TEXT NOT NULL, chance TEXT NOT NULL, host TEXT NOT NULL,
  over INTEGER NOT NULL DEFAULT 0, to_act TEXT NOT NULL DEFAULT '?'
) STRICT;
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL, level TEXT NOT NULL,
  name TEXT NOT NULL, token TEXT NOT NULL, invitation TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE lines (
  table_id TEXT NOT NULL REFERENCES tables, n INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL,
  back INTEGER NOT NULL, outcomes TEXT NOT NULL, first INTEGER NOT NULL, at REAL NOT NULL,
  state TEXT NOT NULL DEFAULT '', automatic INTEGER NOT NULL DEFAULT 0, controller TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE commands (
  table_id TEXT NOT NULL REFERENCES tables, id TEXT NOT NULL, seat INTEGER NOT NULL, answer TEXT NOT NULL,
  PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE chats (
  table_id TEXT NOT NULL REFERENCES tables, k INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
  text TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, k)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
"""

SETS = "CREATE TABLE sets (fingerprint TEXT PRIMARY KEY, toml TEXT NOT NULL) STRICT, WITHOUT ROWID;"
AUTOMATIC = "ALTER TABLE lines ADD COLUMN automatic INTEGER NOT NULL DEFAULT 0;"
SEATING = """ALTER TABLE lines ADD COLUMN controller TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN invitation TEXT NOT NULL DEFAULT '';"""
TO_ACT = "ALTER TABLE tables ADD COLUMN to_act TEXT NOT NULL DEFAULT '?';"
STEPS = {
    0: SCHEMA + SETS,
    1: f"ALTER TABLE lines ADD COLUMN state TEXT NOT NULL DEFAULT ''; {SETS} {AUTOMATIC} {SEATING} {TO_ACT}",
    2: AUTOMATIC + SEATING + TO_ACT,
    3: SEATING + TO_ACT,
    4: TO_ACT,
}
"""By the format of a file (0 is an empty one): what makes it one of this format. Nothing that was kept is changed."""

UNKNOWN = "?"
"""In place of who is to act: nobody noted it."""


class SqliteStore(Upkeep):
    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[tuple[list[Statement], Future[None]] | None] = queue.SimpleQueue()
        self.closed = False
        self.closing = threading.Lock()
        prepare(path)
        self.reader = sqlite3.connect(address(path, "ro"), uri=True, check_same_thread=False, timeout=BUSY_SECONDS)
        self.reading = threading.Lock()
        # Whole tables are read beside the small things, for which nobody should have to wait.
        self.opener = sqlite3.connect(address(path, "ro"), uri=True, check_same_thread=False, timeout=BUSY_SECONDS)
        self.opening = threading.Lock()
        self.writer = threading.Thread(target=self._write_all, name="kylix-store", daemon=True)
        self.writer.start()

    # --- writing --------------------------------------------------------------------------------------------------

    def add_table(self, table: StoredTable) -> Future[None]:
        head, statements = _without_set(table.head)
        values = (table.id, table.created, head, json.dumps(table.chance), table.host, _seats(table.to_act))
        columns = "id, created, head, chance, host, to_act"
        statements.append((f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?)", values))
        statements += [_put_seat(table.id, seat, value) for seat, value in enumerate(table.seats)]
        lines = [_put_line(table.id, line) for line in table.lines]
        statements += [(lines[0][0], [values for _, values in lines])] if lines else []
        return self._put(statements)

    def add_lines(
        self,
        table: str,
        lines: list[Line],
        over: bool,
        command: Command | None,
        to_act: Sequence[int] | None = None,
    ) -> Future[None]:
        statements = [_put_line(table, line) for line in lines]
        values = (int(over), _seats(to_act), table)
        statements.append(("UPDATE tables SET over = ?, to_act = ? WHERE id = ?", values))
        if command is not None:
            statements.append(_put_command(table, command))
        return self._put(statements)

    def set_to_act(self, table: str, to_act: Sequence[int]) -> Future[None]:
        return self._put([("UPDATE tables SET to_act = ? WHERE id = ?", (_seats(to_act), table))])

    def set_chance(
        self, table: str, chance: dict[str, Any], lines: list[Line], to_act: Sequence[int] | None = None
    ) -> Future[None]:
        values = (json.dumps(chance), _seats(to_act), table)
        change: Statement = ("UPDATE tables SET chance = ?, to_act = ? WHERE id = ?", values)
        return self._put([change, *[_put_line(table, line) for line in lines]])

    def renew(self, table: str, head: dict[str, Any], states: list[tuple[int, str]]) -> Future[None]:
        text, statements = _without_set(head)
        statements.append(("UPDATE tables SET head = ? WHERE id = ?", (text, table)))
        sql = "UPDATE lines SET state = ? WHERE table_id = ? AND n = ? AND state = ''"
        return self._put(statements + [(sql, (state, table, n)) for n, state in states])

    def set_seat(self, table: str, seat: int, value: StoredSeat, lines: Sequence[Line] = ()) -> Future[None]:
        return self._put([_put_seat(table, seat, value), *[_put_line(table, line) for line in lines]])

    def add_chat(self, table: str, chat: Chat, command: Command) -> Future[None]:
        values = (table, chat.k, chat.seat, chat.name, chat.text, chat.at)
        return self._put([("INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?)", values), _put_command(table, command)])

    def add_command(self, table: str, command: Command) -> Future[None]:
        return self._put([_put_command(table, command)])

    def set_note(self, table: str, seat: int, text: str) -> Future[None]:
        return self._put([("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (table, seat, text))])

    def touch(self) -> Future[None]:
        # SQLite writes the first page, and the log reaches the disk, though the number is the same.
        return self._put([(f"PRAGMA user_version = {FORMAT}", ())])

    def close(self) -> None:
        """Write what is waiting, then stop."""
        with self.closing:
            if self.closed:
                return
            self.closed = True
            self.jobs.put(None)
        self.writer.join()
        self.reader.close()
        self.opener.close()
        fold(self.path)

    def _put(self, statements: list[Statement]) -> Future[None]:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting for it does not stop the write
        with self.closing:
            if self.closed:
                done.set_exception(KylixError("the store is closed"))
            else:
                self.jobs.put((statements, done))
        return done

    def _write_all(self) -> None:
        with closing(sqlite3.connect(address(self.path, "rw"), uri=True, timeout=BUSY_SECONDS)) as db:
            db.isolation_level = None
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA foreign_keys = ON")
            open_ = True
            while open_:
                group = [self.jobs.get()]
                with suppress(queue.Empty):
                    while len(group) < GROUP:
                        group.append(self.jobs.get_nowait())
                open_ = None not in group
                _commit(db, [job for job in group if job is not None])

    # --- reading --------------------------------------------------------------------------------------------------

    def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        with self.reading:
            return self.reader.execute(sql, values).fetchall()

    def table(self, id: str) -> StoredTable | None:
        with self.opening:
            # One transaction, so that all parts are of the same moment.
            self.opener.execute("BEGIN")
            try:
                query = self.opener.execute
                found = query("SELECT created, head, chance, host, to_act FROM tables WHERE id = ?", (id,)).fetchone()
                if found is None:
                    return None
                columns = "kind, level, name, token, invitation"
                seats = query(f"SELECT {columns} FROM seats WHERE table_id = ? ORDER BY seat", (id,)).fetchall()
                columns = "n, seat, move, back, outcomes, first, at, state, automatic, controller"
                lines = query(f"SELECT {columns} FROM lines WHERE table_id = ? ORDER BY n", (id,)).fetchall()
                head = json.loads(found[1])
                parts = head.get("components")
                if isinstance(parts, dict) and "toml" not in parts:
                    kept = query("SELECT toml FROM sets WHERE fingerprint = ?", (parts.get("hash"),)).fetchone()
                    parts |= {"toml": kept[0]} if kept else {}
            finally:
                self.opener.execute("COMMIT")
        created, _, chance, host, to_act = found
        return StoredTable(
            id,
            created,
            head,
            json.loads(chance),
            host,
            tuple(StoredSeat(*row) for row in seats),
            tuple(
                Line(n, seat, move, back, tuple(json.loads(outcomes)), first, at, state, bool(automatic), controller)
                for n, seat, move, back, outcomes, first, at, state, automatic, controller in lines
            ),
            None if to_act == UNKNOWN else tuple(int(seat) for seat in to_act.split(",") if seat),
        )

    def is_waiting(self, id: str) -> bool:
        sql = """SELECT 1 FROM tables WHERE id = ?
                 AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = tables.id)"""
        return bool(self._rows(sql, id))

    def command(self, table: str, id: str) -> Command | None:
        rows = self._rows("SELECT id, seat, answer FROM commands WHERE table_id = ? AND id = ?", table, id)
        return Command(*rows[0]) if rows else None

    def answered(self, table: str, kind: str) -> dict[int, int]:
        sql = "SELECT seat, COUNT(*) FROM commands WHERE table_id = ? AND answer LIKE ? GROUP BY seat"
        return dict(self._rows(sql, table, f'{{"type":"{kind}",%'))

    def chats(self, table: str, most: int) -> list[Chat]:
        sql = "SELECT k, seat, name, text, at FROM chats WHERE table_id = ? ORDER BY k DESC LIMIT ?"
        return [Chat(*row) for row in reversed(self._rows(sql, table, most))]

    def notes(self, table: str) -> dict[int, str]:
        return dict(self._rows("SELECT seat, text FROM notes WHERE table_id = ?", table))

    def waiting_for_bots(self) -> list[tuple[str, bool]]:
        sql = """SELECT id, EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind <> 'bot') AS people
                 FROM tables WHERE over = 0 AND EXISTS (
                   SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'bot'
                   AND (to_act = '?' OR instr(to_act, ',' || seat || ',')))
                 AND EXISTS (SELECT 1 FROM lines WHERE table_id = tables.id)
                 ORDER BY to_act = '?', people DESC, created DESC"""
        return [(id, bool(people)) for id, people in self._rows(sql)]


def address(path: Path, mode: str) -> str:
    return f"{path.resolve().as_uri()}?mode={mode}"


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
            if version in STEPS:
                db.executescript(f"BEGIN IMMEDIATE; {STEPS[version]} PRAGMA user_version = {FORMAT}; COMMIT;")
            elif version != FORMAT:
                raise KylixError(f"{path} was written by another version of Kylix (format {version}, not {FORMAT})")
            db.execute(LEAVING)
    except (OSError, sqlite3.Error) as error:
        raise KylixError(f"{path} cannot be used as a store: {error}") from None


def check_pages(db: sqlite3.Connection, path: Path) -> None:
    """What a failing disk did is told before anybody plays on it, not when somebody's table is needed."""
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise KylixError(f"{path} is damaged ({found}); keep a copy of it and put back your last good one")


def fold(path: Path) -> None:
    """The write-ahead log goes into the file: after a clean stop there is one to copy. (Who only reads cannot.)"""
    with suppress(sqlite3.Error), closing(sqlite3.connect(address(path, "rw"), uri=True)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _commit(db: sqlite3.Connection, jobs: list[tuple[list[Statement], Future[None]]]) -> None:
    """One commit for all; a job that fails leaves nothing behind and does not harm the others."""
    fine: list[Future[None]] = []
    failed: list[tuple[Future[None], Exception]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for statements, done in jobs:
            try:
                db.execute("SAVEPOINT job")
                for sql, values in statements:
                    (db.executemany if isinstance(values, list) else db.execute)(sql, values)
                db.execute("RELEASE job")
                fine.append(done)
            except (sqlite3.IntegrityError, UnicodeEncodeError, OverflowError) as error:
                db.execute("ROLLBACK TO job")
                db.execute("RELEASE job")
                failed.append((done, Taken(str(error)) if isinstance(error, sqlite3.IntegrityError) else error))
        db.execute("COMMIT")
    except sqlite3.Error as refused:
        full = getattr(refused, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        failed += [
            (done, DiskFull() if full else refused)
            for done in [job[1] for job in jobs]
            if done not in [one for one, _ in failed]
        ]
        fine = []
    for done in fine:
        done.set_result(None)
    for done, reason in failed:
        done.set_exception(reason)


def _seats(to_act: Sequence[int] | None) -> str:
    return UNKNOWN if to_act is None else "".join([",", *[f"{seat}," for seat in to_act]])


def _without_set(head: dict[str, Any]) -> tuple[str, list[Statement]]:
    """A header as text without the component set it carries, and what keeps the set, unless it is there."""
    parts = head.get("components")
    if not isinstance(parts, dict) or "toml" not in parts:
        return json.dumps(head), []
    named = {name: value for name, value in parts.items() if name != "toml"}
    keep = ("INSERT OR IGNORE INTO sets VALUES (?, ?)", (parts["hash"], parts["toml"]))
    return json.dumps({**head, "components": named}), [keep]


def _put_seat(table: str, seat: int, value: StoredSeat) -> Statement:
    values = (table, seat, value.kind, value.level, value.name, value.token, value.invitation)
    columns = "table_id, seat, kind, level, name, token, invitation"
    return f"INSERT OR REPLACE INTO seats ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", values


def _put_line(table: str, line: Line) -> Statement:
    outcomes = json.dumps(line.outcomes)
    kept = (line.first, line.at, line.state, int(line.automatic), line.controller)
    return "INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (
        table, line.n, line.seat, line.move, line.back, outcomes, *kept
    )  # fmt: skip


def _put_command(table: str, command: Command) -> Statement:
    return "INSERT INTO commands VALUES (?, ?, ?, ?)", (table, command.id, command.seat, command.answer)
