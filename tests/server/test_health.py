"""What those who run a server ask it: is it well, is it ready, how is it doing; and who is told."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from starlette.applications import Starlette

from kylix.server.app import create_app
from kylix.server.config import Config
from kylix.server.health import is_among
from kylix.store.sqlite import SqliteStore
from server.harness import LOOSE, Api, running
from server.stored import now


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Api, Path]]:
    folder = tmp_path_factory.mktemp("health")
    with running(folder) as api:
        yield api, folder


def value(api: Api, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", api.get("/metrics").data.decode(), re.MULTILINE)
    assert found, name
    return float(found[1])


def test_health_really_writes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    log = tmp_path / "tables.sqlite-wal"
    sizes = []
    for _ in range(3):
        now(store.touch())
        sizes.append(log.stat().st_size)
    assert 0 < sizes[0] < sizes[1] < sizes[2]
    store.shut()
    SqliteStore(tmp_path / "tables.sqlite").shut()


def test_a_server_that_is_well_says_so_and_writes_once_for_many(own: tuple[Api, Path]) -> None:
    api, folder = own
    log = folder / "tables.sqlite-wal"
    assert api.get("/healthz").data == b"ok\n"
    before = log.stat().st_size
    for _ in range(5):
        assert api.get("/healthz").status == 200
    assert log.stat().st_size - before <= 2 * 4200, "five questions are one write, or two where a second went by"
    assert api.get("/readyz").status == 200


class Failing(SqliteStore):
    async def touch(self) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def is_waiting(self, id: str) -> bool:
        raise sqlite3.OperationalError("disk I/O error")


async def asked(app: Starlette, path: str, client: str = "127.0.0.1", **headers: str) -> tuple[int, str]:
    """One request to an application that nobody serves, from any address."""
    sent: list[Any] = []
    given = {"host": "127.0.0.1", **{name.replace("_", "-"): text for name, text in headers.items()}}
    scope = {
        "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"", "scheme": "http",
        "headers": [(name.encode(), text.encode()) for name, text in given.items()], "client": (client, 5000),
    }  # fmt: skip

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent).decode()


@contextmanager
def unserved(folder: Path, store: SqliteStore | None = None, **changes: Any) -> Iterator[Starlette]:
    app = create_app(Config(folder, limits=LOOSE, **changes), store)
    try:
        yield app
    finally:
        app.state.manager.bot_pool.stop()
        app.state.manager.store.shut()


def test_a_store_that_cannot_write_or_read_is_told(tmp_path: Path) -> None:
    with unserved(tmp_path, Failing(tmp_path / "tables.sqlite")) as app:
        app.state.manager.bot_pool.start()
        assert asyncio.run(asked(app, "/healthz")) == (503, "the store cannot write\n")
        assert asyncio.run(asked(app, "/readyz")) == (503, "the store cannot be read\n")


def test_lost_bots_are_told_and_come_back(tmp_path: Path) -> None:
    with unserved(tmp_path) as app:
        pool = app.state.manager.bot_pool
        pool.start()
        assert asyncio.run(asked(app, "/readyz")) == (200, "ok\n")
        (running,) = pool.quick.processes
        running.submit(int).result()
        for process in list(running._processes.values()):
            process.kill()
            process.join()
        while pool.alive:
            sleep(0.01)
        status, text = asyncio.run(asked(app, "/readyz"))
        assert status == 503
        assert "bots" in text
        assert asyncio.run(asked(app, "/readyz")) == (200, "ok\n")
        assert asyncio.run(pool.quick.think(int)) == 0


def test_metrics_tell_of_tables_pages_moves_and_writes(own: tuple[Api, Path]) -> None:
    api, _ = own
    moves, writes = value(api, 'kylix_moves_total{by="person"}'), value(api, "kylix_store_write_seconds_count")
    table = api.table("here", "here")
    with table.sit(0) as client, table.watch():
        client.play("draw")
        assert value(api, 'kylix_sockets{who="seat"}') == 1
        assert value(api, 'kylix_sockets{who="public"}') == 1
    assert value(api, "kylix_tables_open") >= 1
    assert value(api, 'kylix_moves_total{by="person"}') == moves + 1
    assert value(api, "kylix_store_write_seconds_count") >= writes + 2
    assert value(api, 'kylix_message_seconds_count{type="ChooseAsked"}') >= 1
    assert value(api, 'kylix_bot_jobs{lane="quick",state="waiting"}') == 0
    assert value(api, 'kylix_request_seconds_count{status="2xx"}') >= 1


def test_bots_are_counted(own: tuple[Api, Path]) -> None:
    api, _ = own
    with api.table("here", "bot").sit(0) as client:
        client.play("draw")
        client.until_n(3)
    assert value(api, 'kylix_bot_seconds_count{level="random"}') >= 1
    assert value(api, 'kylix_moves_total{by="bot"}') >= 1


@pytest.mark.parametrize(
    ("address", "status"), [("127.0.0.1", 200), ("::1", 200), ("::ffff:127.0.0.1", 200), ("192.0.2.7", 403)]
)
def test_strangers_are_told_no_metrics(address: str, status: int, tmp_path: Path) -> None:
    with unserved(tmp_path) as app:
        found, text = asyncio.run(asked(app, "/metrics", address))
    assert found == status
    assert ("kylix_" in text) == (status == 200)


def test_named_networks_are_told_metrics(tmp_path: Path) -> None:
    with unserved(tmp_path, metrics_from=("10.0.0.0/8",)) as app:
        assert asyncio.run(asked(app, "/metrics", "10.1.2.3"))[0] == 200
        assert asyncio.run(asked(app, "/metrics"))[0] == 403
    assert not is_among("no address", ("10.0.0.0/8",))


def test_a_proxy_that_is_not_named_does_not_open_metrics(tmp_path: Path) -> None:
    with unserved(tmp_path) as app:
        assert asyncio.run(asked(app, "/metrics", x_forwarded_for="192.0.2.7"))[0] == 403
        assert asyncio.run(asked(app, "/metrics"))[0] == 200


def test_what_is_told_names_no_table_and_nobody(own: tuple[Api, Path]) -> None:
    api, _ = own
    table = api.table("here", "here")
    text = api.get("/metrics").data.decode()
    assert table.id not in text
    assert "player 0" not in text


def test_a_touch_keeps_the_format(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(path)
    with closing(sqlite3.connect(path)) as db:
        (before,) = db.execute("PRAGMA user_version").fetchone()
        now(store.touch())
        assert db.execute("PRAGMA user_version").fetchone() == (before,)
    store.shut()
