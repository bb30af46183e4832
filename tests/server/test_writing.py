"""Who writes what and when: the store's log and its one thread, and the texts to a page."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from kylix.server.connections import Connection
from kylix.server.messages import Done as Played
from kylix.server.messages import Ping, Pong
from kylix.server.straight import NAME, Straight, writing_to
from kylix.server.table_manager import TableManager
from kylix.store import folding, sqlite
from kylix.store.base import Change, DiskFull, Done, Line, StoredSeat, StoredTable
from kylix.store.folding import BUSY_SECONDS
from kylix.store.sqlite import QUICK_SECONDS, SqliteStore
from kylix.store.sqlite_door import failed, finish
from server.harness import LOOSE
from server.stored import keep, now

PAGE = 4096
SEATS = (StoredSeat("here", "", "Anna", "a" * 64), StoredSeat("here", "", "Ben", "b" * 64))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "tables.sqlite")
    line = Line(0, -1, "", -1, (), 0, 5.0)
    keep(made, "t", made=StoredTable("t", 5.0, {"title": "troia"}, {"method": "x"}, "h" * 64, SEATS, (line,)))
    yield made
    made.shut()


def test_the_log_is_folded_in_beside_the_writes_and_begins_anew(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folding, "OFTEN", 16)
    log = store.path.with_name(f"{store.path.name}-wal")
    for number in range(200):
        keep(store, "t", note=(0, f"{number} " + "x" * 5 * PAGE))
        sleep(0.002)
    assert log.stat().st_size < 600 * PAGE, "200 notes of five pages went through it"


def test_the_loop_goes_on_while_somebody_else_writes_to_the_file(store: SqliteStore) -> None:
    async def write(other: sqlite3.Connection) -> Any:
        begun = monotonic()
        writing = asyncio.create_task(store.commit(Change(table="t", note=(1, "at last"))))
        done, _ = await asyncio.wait({writing}, timeout=0.3)
        assert not done, "nobody else can write now"
        assert monotonic() - begun < BUSY_SECONDS / 2
        other.execute("ROLLBACK")
        return await asyncio.wait_for(writing, 5.0)

    with closing(sqlite3.connect(store.path, check_same_thread=False)) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        assert isinstance(now(write(other)), Done)
    with closing(sqlite3.connect(store.path)) as again:
        assert again.execute("SELECT text FROM notes WHERE seat = 1").fetchone() == ("at last",)


def test_a_small_change_is_written_by_who_asks_and_others_by_the_thread(store: SqliteStore) -> None:
    wrote: list[int] = []

    def work(db: sqlite3.Connection) -> Done:
        wrote.append(threading.get_ident())
        return Done(len(wrote), 0)

    async def ask() -> list[Any]:
        each = [store._put(work, small=True), store._put(work), store._put(work)]
        return [threading.get_ident(), *await asyncio.gather(*each)]

    loop, *answers = now(ask())
    assert answers == [Done(1, 0), Done(2, 0), Done(3, 0)]
    assert wrote == [loop, store.writer.ident, store.writer.ident]


class Disk:
    """Commits that take as long as a test says, by a clock of its own; and who made them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds, self.clock = QUICK_SECONDS / 4, 0.0
        self.by: list[int] = []
        self.finish = finish
        monkeypatch.setattr(sqlite, "perf_counter", lambda: self.clock)
        monkeypatch.setattr(sqlite, "finish", self.commit)

    def commit(self, db: sqlite3.Connection, found: Any) -> Any:
        self.clock += self.seconds
        self.by.append(threading.get_ident())
        return self.finish(db, found)

    def notes(self, store: SqliteStore, count: int) -> int:
        """So many, one after the other; how many of them the loop committed."""
        del self.by[:]

        async def write() -> int:
            for number in range(count):
                assert isinstance(await store.commit(Change(table="t", note=(0, f"{number}"))), Done)
            return threading.get_ident()

        return self.by.count(now(write()))


def test_the_loop_commits_while_the_disk_is_quick_and_learns_from_the_thread_when_it_is(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    assert 0 < disk.notes(store, 40) < 40, "nothing is known at first"
    assert disk.notes(store, 40) == 40
    disk.seconds = 100 * QUICK_SECONDS
    assert disk.notes(store, 40) == 1, "the first that is slow is the only one that the loop waits for"
    disk.seconds = 2 * QUICK_SECONDS
    assert disk.notes(store, 40) == 0
    disk.seconds = QUICK_SECONDS / 4
    assert 0 < disk.notes(store, 80) < 80
    assert disk.notes(store, 40) == 40
    with closing(sqlite3.connect(store.path)) as again:
        assert again.execute("SELECT text FROM notes WHERE seat = 0").fetchone() == ("39",)


def test_while_a_slow_disk_is_at_work_the_loop_goes_on(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, free = Disk(monkeypatch), threading.Event()
    disk.seconds = 100 * QUICK_SECONDS
    disk.notes(store, 1)
    monkeypatch.setattr(sqlite, "finish", lambda db, found: (free.wait(30.0), disk.finish(db, found))[1])

    async def write() -> Any:
        writing = asyncio.create_task(store.commit(Change(table="t", note=(1, "at last"))))
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert not writing.done()
        free.set()
        return await writing

    assert isinstance(now(write()), Done)


def test_what_the_loop_could_not_commit_is_said_and_not_kept(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    disk.notes(store, 80)
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    monkeypatch.setattr(sqlite, "finish", lambda db, found: failed(db, full, len(found)))
    with pytest.raises(DiskFull):
        keep(store, "t", note=(1, "no"))
    monkeypatch.setattr(sqlite, "finish", disk.finish)
    assert isinstance(keep(store, "t", note=(0, "yes")), Done)
    with closing(sqlite3.connect(store.path)) as again:
        assert again.execute("SELECT seat, text FROM notes").fetchall() == [(0, "yes")]


class Narrow:
    """A socket that takes a text at once only now and then."""

    client = None

    def __init__(self) -> None:
        self.takes = True
        self.sent: list[str] = []
        self.scope = {"extensions": {NAME: {"now": self.write_now, "rest": self.write_rest}}}
        self.free = asyncio.Event()
        self.asked: list[bytes] = []

    def write_now(self, text: bytes, more: bool) -> bool:
        if self.takes:
            self.sent.append(f"{'with the next' if more else 'at once'} {json.loads(text)['type']}")
        return self.takes

    def write_rest(self) -> None:
        self.sent.append("the rest")

    async def receive(self) -> dict[str, Any]:
        if self.asked:
            return {"type": "websocket.receive", "text": self.asked.pop().decode()}
        return {"type": "websocket.disconnect"}

    async def send_text(self, text: str) -> None:
        await self.free.wait()
        self.sent.append(f"later {json.loads(text)['type']}")


def test_no_text_to_a_page_overtakes_another_one() -> None:
    async def tell() -> list[str]:
        socket = Narrow()
        manager = SimpleNamespace(config=SimpleNamespace(limits=LOOSE))
        page = Connection(cast(WebSocket, socket), cast(TableManager, manager), "t")
        page.write_now, page.write_rest = writing_to(cast(WebSocket, socket))
        writer = asyncio.create_task(page.write())
        page.tell(Pong())
        socket.takes = False
        page.tell(Pong())
        socket.takes = True
        page.tell(Pong())  # behind the one that waits
        await asyncio.sleep(0)
        page.tell(Pong())  # behind the one on its way
        socket.free.set()
        while len(socket.sent) < 4:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        page.tell(Pong())
        writer.cancel()
        return socket.sent

    assert asyncio.run(tell()) == ["at once pong", *["later pong"] * 3, "at once pong"]


def test_the_answer_to_a_choice_goes_with_the_state_and_never_stays_behind() -> None:
    async def tell() -> list[str]:
        socket = Narrow()
        manager = SimpleNamespace(config=SimpleNamespace(limits=LOOSE), heard=0)
        page = Connection(cast(WebSocket, socket), cast(TableManager, manager), "t")
        page.write_now, page.write_rest = writing_to(cast(WebSocket, socket))

        async def take(message: Any) -> None:
            page.tell(Played("a", 3, 1))

        page.take = take  # type: ignore[method-assign]
        socket.asked = [msgspec.json.encode(Ping())]
        await page.read(asyncio.create_task(asyncio.sleep(0.0)))
        page.tell(Played("b", 3, 1))  # nobody reads: it is told at once
        return socket.sent

    assert asyncio.run(tell()) == ["with the next done", "the rest", "at once done"]


def test_reading_rests_when_a_second_message_waits() -> None:
    async def read() -> list[tuple[int, bool]]:
        page, told = object.__new__(Straight), SimpleNamespace(paused=False)
        told.pause_reading = lambda: setattr(told, "paused", True)
        told.resume_reading = lambda: setattr(told, "paused", False)
        page.queue, page.close_sent, page.read_paused = asyncio.Queue(), False, False
        page.transport = cast(asyncio.Transport, told)
        found = []
        for _ in range(3):
            page.curr_msg_data_type, page.frames = "text", [b"x"]
            page.send_receive_event_to_app()
            found.append((page.queue.qsize(), told.paused))
        for _ in range(3):
            await page.receive()
            found.append((page.queue.qsize(), told.paused))
        return found

    assert asyncio.run(read()) == [(1, False), (2, True), (3, True), (2, True), (1, True), (0, False)]
