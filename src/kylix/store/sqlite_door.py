"""How a change is carried out in SQLite: each in a savepoint, all that wait at a moment in one commit."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Any

from kylix.store.base import (
    STAYS,
    Again,
    Answer,
    Change,
    Command,
    DiskFull,
    Done,
    Gone,
    Late,
    Line,
    Statement,
    StoredSeat,
)
from kylix.store.base import StoredTable as Table
from kylix.store.reading import SEATS, seats_text, without_set

WITH_TABLE = """SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND c.name = 'table_id'"""

LOOK = """SELECT t.version, (SELECT MAX(n) FROM lines WHERE table_id = t.id), c.id, c.seat, c.answer
  FROM tables t LEFT JOIN commands c ON c.table_id = t.id AND c.id = ? WHERE t.id = ?"""

POSITION = """INSERT INTO snapshots VALUES (?, ?, ?)
  ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, position = excluded.position"""
"""In its place: a row that is replaced gets another number, which is a page more."""

SMALL = 8

Work = Callable[[sqlite3.Connection], Answer]


def commit(db: sqlite3.Connection, works: list[Work]) -> list[Answer | Exception]:
    """One commit for all; what fails leaves nothing behind and does not harm the others."""
    return finish(db, begin(db, works))


def begin(db: sqlite3.Connection, works: list[Work]) -> list[Answer | Exception]:
    """All but the commit. Who is alone needs no savepoint."""
    found: list[Answer | Exception] = []
    several = len(works) > 1
    take_back = "ROLLBACK TO change" if several else "ROLLBACK"
    try:
        db.execute("BEGIN IMMEDIATE")
        for work in works:
            if several:
                db.execute("SAVEPOINT change")
            try:
                found.append(work(db))
            except TouchedNothing as late:
                db.execute(take_back)
                found.append(Late(lines_in(db, late.table)))
            except Exception as error:
                if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                    raise
                db.execute(take_back)
                found.append(error)
            if several:
                db.execute("RELEASE change")
    except sqlite3.Error as refused:
        return failed(db, refused, len(works))
    return found


def finish(db: sqlite3.Connection, found: list[Answer | Exception]) -> list[Answer | Exception]:
    """What was found, when it is on the disk."""
    try:
        if db.in_transaction:
            db.execute("COMMIT")
    except sqlite3.Error as refused:
        return failed(db, refused, len(found))
    return found


def failed(db: sqlite3.Connection, refused: sqlite3.Error, works: int) -> list[Answer | Exception]:
    """Nothing was kept of any of them."""
    full = getattr(refused, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    with suppress(sqlite3.Error):
        db.execute("ROLLBACK")
    return [DiskFull() if full else refused] * works


def is_small(change: Change) -> bool:
    """A few rows, each found by its key: written in less time than it takes a thread to begin."""
    return change.made is None and not change.delete and len(change.lines) + len(change.also) <= SMALL


class TouchedNothing(Exception):
    """A statement that had to touch a row did not: what the change did before is to be taken back."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


def carry_out(db: sqlite3.Connection, change: Change) -> Answer:
    """In a savepoint of its own."""
    answer = carry_out_own(db, change) if change.table else Done(0, 0)
    if isinstance(answer, Done):
        run(db, change.table, change.also)
    return answer


def run(db: sqlite3.Connection, table: str, statements: tuple[Statement, ...]) -> None:
    for each in statements:
        if db.execute(each.sql, each.values).rowcount == 0 and each.needed:
            raise TouchedNothing(table)


def carry_out_own(db: sqlite3.Connection, change: Change) -> Answer:
    """What is the table's own. Everything is looked at before anything is written."""
    found = db.execute(LOOK, (change.command.id if change.command else "", change.table)).fetchone()
    if change.made is not None:
        return Late(lines_in(db, change.table)) if found else make(db, change.made)
    if found is None:
        return Gone()
    known, last, *said = found
    if change.command is not None and said[0] is not None:
        return Again(Command(*said))
    n, version = number_after(last), known + int(change.is_shown)
    if change.version not in (None, known) or is_late(db, change, n):
        return Late(n)
    if change.delete:
        delete(db, change.table)
        return Done(n, version)
    write(db, change, version)
    return Done(n + len(change.lines), version)


def lines_in(db: sqlite3.Connection, table: str) -> int:
    (last,) = db.execute("SELECT MAX(n) FROM lines WHERE table_id = ?", (table,)).fetchone()
    return number_after(last)


def number_after(last: int | None) -> int:
    return 0 if last is None else last + 1


def is_late(db: sqlite3.Connection, change: Change, n: int) -> bool:
    if [line.n for line in change.lines] != list(range(n, n + len(change.lines))):
        return True
    for seat, was in change.was.items():
        sql = f"SELECT {SEATS} FROM seats WHERE table_id = ? AND seat = ?"
        found = db.execute(sql, (change.table, seat)).fetchone()
        if found is None or StoredSeat(*found) != was:
            return True
    if change.chat is not None:
        (last,) = db.execute("SELECT MAX(k) FROM chats WHERE table_id = ?", (change.table,)).fetchone()
        return change.chat.k != number_after(last)
    return False


def make(db: sqlite3.Connection, table: Table) -> Answer:
    head = keep_set(db, table.head)
    values = (table.id, table.created, head, json.dumps(table.chance), table.host, seats_text(table.to_act))
    columns = "id, created, head, chance, host, to_act"
    db.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?)", values)
    put_seats(db, table.id, dict(enumerate(table.seats)))
    put_lines(db, table.id, table.lines)
    return Done(len(table.lines), 0)


def write(db: sqlite3.Connection, change: Change, version: int) -> None:
    table = change.table
    put_lines(db, table, change.lines)
    put_seats(db, table, change.seats)
    if change.command is not None:
        values: tuple[Any, ...] = (table, change.command.id, change.command.seat, change.command.answer)
        db.execute("INSERT INTO commands VALUES (?, ?, ?, ?)", values)
    if change.chat is not None:
        said = change.chat
        values = (table, said.k, said.seat, said.name, said.text, said.at)
        db.execute("INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?)", values)
    if change.note is not None:
        db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (table, *change.note))
    # One statement: after each of them this thread waits for its turn among those at work.
    changed = {**columns(db, change), **({"version": version} if change.is_shown else {})}
    if changed:
        named = ", ".join(f"{column} = ?" for column in changed)
        db.execute(f"UPDATE tables SET {named} WHERE id = ?", (*changed.values(), table))
    if change.host is not None:
        # The first one stays known: the id of a rematch is derived from it.
        first = "COALESCE(json_extract(head, '$.first_host'), host)"
        sql = f"UPDATE tables SET head = json_set(head, '$.first_host', {first}), host = ? WHERE id = ?"
        db.execute(sql, (change.host, table))
    for n, state in change.states:
        db.execute("UPDATE lines SET state = ? WHERE table_id = ? AND n = ? AND state = ''", (state, table, n))
    announce(db, change)


def columns(db: sqlite3.Connection, change: Change) -> dict[str, Any]:
    """What changes in the row of the table."""
    found: dict[str, Any] = {}
    if change.over is not None:
        found["over"] = int(change.over)
    if change.to_act is not None or change.lines or change.chance is not None:
        found["to_act"] = seats_text(change.to_act)
    if change.chance is not None:
        found["chance"] = json.dumps(change.chance)
    if change.head is not None:
        found["head"] = keep_set(db, change.head)
    return found


def announce(db: sqlite3.Connection, change: Change) -> None:
    if change.leaves == STAYS:
        db.execute("DELETE FROM leaving WHERE table_id = ?", (change.table,))
    elif change.leaves is not None:
        # An announcement that was made is kept to.
        db.execute("INSERT OR IGNORE INTO leaving VALUES (?, ?, ?)", (change.table, time(), change.leaves))


def keep_set(db: sqlite3.Connection, head: dict[str, Any]) -> str:
    text, parts = without_set(head)
    if parts is not None:
        db.execute("INSERT OR IGNORE INTO sets VALUES (?, ?)", parts)
    return text


def put_seats(db: sqlite3.Connection, table: str, seats: dict[int, StoredSeat]) -> None:
    sql = f"INSERT OR REPLACE INTO seats (table_id, seat, {SEATS}) VALUES (?, ?, ?, ?, ?, ?, ?)"
    for at, seat in seats.items():
        db.execute(sql, (table, at, seat.kind, seat.level, seat.name, seat.token, seat.invitation))


def put_lines(db: sqlite3.Connection, table: str, lines: tuple[Line, ...]) -> None:
    """Together: everybody's writes wait for a table of many lines."""
    values = [
        (table, line.n, line.seat, line.move, line.back, json.dumps(line.outcomes), line.first, line.at, line.state,
         int(line.automatic), line.controller, line.told, line.rules)
        for line in lines
    ]  # fmt: skip
    db.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    # The position after the latest line that has one, in place of what was kept before.
    for line in [line for line in lines if line.position][-1:]:
        db.execute(POSITION, (table, line.n, line.position))


def delete(db: sqlite3.Connection, table: str) -> None:
    for (part,) in db.execute(WITH_TABLE).fetchall():
        db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))
