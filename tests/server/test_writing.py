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

import pytest
from starlette.websockets import WebSocket

from kylix.server.connections import Connection
from kylix.server.messages import Pong
from kylix.server.straight import NAME, writing_to
from kylix.server.table_manager import TableManager
from kylix.store import folding
from kylix.store.base import Change, Done, Line, StoredSeat, StoredTable
from kylix.store.folding import BUSY_SECONDS
from kylix.store.sqlite import SqliteStore
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


class Narrow:
    """A socket that takes a text at once only now and then."""

    client = None

    def __init__(self) -> None:
        self.takes = True
        self.sent: list[str] = []
        self.scope = {"extensions": {NAME: {"now": self.write_now}}}
        self.free = asyncio.Event()

    def write_now(self, text: bytes) -> bool:
        if self.takes:
            self.sent.append(f"at once {json.loads(text)['type']}")
        return self.takes

    async def send_text(self, text: str) -> None:
        await self.free.wait()
        self.sent.append(f"later {json.loads(text)['type']}")


def test_no_text_to_a_page_overtakes_another_one() -> None:
    async def tell() -> list[str]:
        socket = Narrow()
        manager = SimpleNamespace(config=SimpleNamespace(limits=LOOSE))
        page = Connection(cast(WebSocket, socket), cast(TableManager, manager), "t")
        page.write_now = writing_to(cast(WebSocket, socket))
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
