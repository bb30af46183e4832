"""The contract of a store: all or nothing, ids once, what was promised is on the disk."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from kylix.core.errors import KylixError
from kylix.store.base import Chat, Command, DiskFull, Line, StoredSeat, StoredTable, Taken
from kylix.store.lock import FolderLock, FolderTaken
from kylix.store.sqlite import SqliteStore, _commit

SEATS = (StoredSeat("here", "", "Anna", "a" * 64), StoredSeat("bot", "random", "", ""))


OLDER = """ALTER TABLE lines DROP COLUMN controller; ALTER TABLE seats DROP COLUMN invitation;
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
    made.close()


def test_what_was_written_is_read(store: SqliteStore) -> None:
    store.add_table(table()).result()
    assert store.table("t_one") == table()
    assert store.table("t_two") is None
    store.add_lines("t_one", [line(1), line(2)], False, Command("x", 0, "answer")).result()
    kept = store.table("t_one")
    assert kept is not None
    assert kept.lines == (*table().lines, line(1), line(2))
    assert store.command("t_one", "x") == Command("x", 0, "answer")
    assert store.command("t_two", "x") is None


def test_lines_and_ids_are_taken_once_and_all_or_nothing(store: SqliteStore) -> None:
    store.add_table(table()).result()
    store.add_lines("t_one", [line(1)], False, Command("x", 0, "first")).result()
    with pytest.raises(Taken):
        store.add_lines("t_one", [line(2)], False, Command("x", 0, "second")).result()
    with pytest.raises(Taken):
        store.add_lines("t_one", [line(2), line(1)], True, Command("y", 0, "")).result()
    with pytest.raises(Taken):
        store.add_table(table()).result()
    kept = store.table("t_one")
    assert kept is not None
    assert len(kept.lines) == 2
    assert store.command("t_one", "y") is None
    assert store.command("t_one", "x") == Command("x", 0, "first")
    assert store.waiting_for_bots() == [("t_one", True)]


def test_one_that_fails_does_not_harm_the_others_of_its_group(store: SqliteStore) -> None:
    store.add_table(table()).result()
    jobs: list[Future[None]] = [store.add_lines("t_one", [line(n)], False, None) for n in (1, 2, 2, 3, 3, 4)]
    assert [job.exception() is None for job in jobs] == [True, True, False, True, False, True]
    with pytest.raises(Taken):
        store.add_lines("t_none", [line(1)], False, None).result()


def test_seats_chats_and_notes(store: SqliteStore) -> None:
    store.add_table(table()).result()
    person = StoredSeat("link", "", "Ζεύς", "b" * 64)
    store.set_seat("t_one", 1, person).result()
    kept = store.table("t_one")
    assert kept is not None
    assert kept.seats == (SEATS[0], person)
    assert store.waiting_for_bots() == []
    for k in range(5):
        store.add_chat("t_one", Chat(k, 0, "Anna", f"word {k}", 1.0), Command(f"c{k}", 0, "")).result()
    assert [chat.k for chat in store.chats("t_one", 3)] == [2, 3, 4]
    store.set_note("t_one", 0, "old").result()
    store.set_note("t_one", 0, "new").result()
    assert store.notes("t_one") == {0: "new"}


def test_tables_that_are_over_wait_for_nobody(store: SqliteStore) -> None:
    store.add_table(table()).result()
    store.add_lines("t_one", [line(1)], True, None).result()
    assert store.waiting_for_bots() == []


def test_many_threads_write_at_once(store: SqliteStore) -> None:
    for number in range(8):
        store.add_table(table(f"t_{number}")).result()

    def write(number: int) -> None:
        for n in range(1, 26):
            store.add_lines(f"t_{number}", [line(n)], False, Command(f"id {n}", 0, "")).result()

    threads = [threading.Thread(target=write, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number in range(8):
        kept = store.table(f"t_{number}")
        assert kept is not None
        assert [one.n for one in kept.lines] == list(range(26))


def test_it_is_as_safe_as_it_is_said_to_be(store: SqliteStore) -> None:
    with sqlite3.connect(store.path) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        store.reader.execute("DELETE FROM tables")


def test_a_closed_store_says_so_and_another_finds_everything(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "deep" / "tables.sqlite")
    waiting = store.add_table(table())
    store.close()
    store.close()
    assert waiting.result() is None, "what was asked for before is written"
    with pytest.raises(KylixError, match="closed"):
        store.set_note("t_one", 0, "x").result()
    again = SqliteStore(tmp_path / "deep" / "tables.sqlite")
    assert again.table("t_one") == table()
    again.close()


def test_after_a_clean_stop_everything_is_in_one_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.add_table(table()).result()
    store.table("t_one")
    store.close()
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite"]


def test_damaged_pages_are_noticed_before_anybody_plays(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.add_table(table()).result()
    store.add_lines("t_one", [line(n) for n in range(1, 2000)], False, None).result()
    store.close()
    data = bytearray(path.read_bytes())
    page = 4096 * (len(data) // 4096 // 2)
    data[page : page + 64] = b"\xff" * 64
    path.write_bytes(data)
    with pytest.raises(KylixError, match="damaged"):
        SqliteStore(path)
    assert path.read_bytes() == data, "what is left can still be saved"


def test_a_full_disk_is_told_as_that(store: SqliteStore) -> None:
    store.add_table(table()).result()
    with closing(sqlite3.connect(store.path)) as db:
        db.isolation_level = None
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
        done: Future[None] = Future()
        long = ("INSERT INTO notes VALUES (?, ?, ?)", ("t_one", 0, "x" * 100_000))
        _commit(db, [([long], done)])
    with pytest.raises(DiskFull):
        done.result()


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
    store.add_table(table())
    store.close()
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"{OLDER} ALTER TABLE lines DROP COLUMN automatic; PRAGMA user_version = 2;")
    again = SqliteStore(path)
    assert again.table("t_one") == table()
    later = replace(line(1), automatic=True)
    again.add_lines("t_one", [later], False, None).result()
    kept = again.table("t_one")
    assert kept is not None
    assert kept.lines[-1] == later
    again.close()


def test_one_server_has_a_folder(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    lock.tell("http://127.0.0.1:1")
    with pytest.raises(FolderTaken) as caught:
        FolderLock(tmp_path)
    assert caught.value.address == "http://127.0.0.1:1"
    lock.close()
    FolderLock(tmp_path).close()


def test_only_tables_at_which_a_bot_is_to_act_wait_for_bots(store: SqliteStore) -> None:
    """Whose turn it is stands beside the lines: at a start nothing has to be played again to find it out."""
    bots = (replace(SEATS[1], kind="bot"),) * 2
    store.add_table(replace(table("t_person"), to_act=(0,)))
    store.add_table(replace(table("t_bot"), to_act=(1,), created=1.0))
    store.add_table(replace(table("t_unknown"), created=3.0))
    store.add_table(replace(table("t_bots"), to_act=(0,), seats=bots, created=9.0))
    store.add_table(replace(table("t_later"), to_act=(0, 1), created=2.0)).result()
    assert [seat.kind for seat in SEATS] == ["here", "bot"]
    waiting = store.waiting_for_bots()
    assert waiting == [("t_later", True), ("t_bot", True), ("t_bots", False), ("t_unknown", True)]
    store.add_lines("t_bot", [line(1)], False, None, [0])
    store.add_lines("t_person", [line(1)], False, None, [1])
    store.set_to_act("t_unknown", [0]).result()
    assert [id for id, _ in store.waiting_for_bots()] == ["t_person", "t_later", "t_bots"]
    kept = store.table("t_person")
    assert kept is not None
    assert kept.to_act == (1,)


def test_a_store_that_did_not_note_who_is_to_act_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    store.add_table(table())
    store.close()
    with closing(sqlite3.connect(path)) as db:
        db.executescript("ALTER TABLE tables DROP COLUMN to_act; PRAGMA user_version = 4;")
    again = SqliteStore(path)
    assert again.table("t_one") == table()
    assert again.waiting_for_bots() == [("t_one", True)], "it may be one's turn: the rules know"
    again.close()
