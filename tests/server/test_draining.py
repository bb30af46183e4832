"""SIGTERM: nobody new comes, what was asked is answered and kept, pages are told to connect again, one file is left."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from websockets.exceptions import InvalidStatus

from kylix.server.app import server
from kylix.server.config import Config
from kylix.server.net import free_port
from kylix.store.base import Answer, Change
from kylix.store.sqlite import SqliteStore
from server.harness import LOOSE, PATIENCE, Api, Client, running
from server.stored import now
from server.test_serve import port_of, started

RESTART = 1012


def stopped(process: subprocess.Popen[str], sign: signal.Signals) -> None:
    os.kill(process.pid, sign)
    assert process.wait(PATIENCE) == 0, "a stop that was asked for is a good end"


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_pages_are_told_and_everything_is_in_one_file(sign: signal.Signals, tmp_path: Path) -> None:
    with started("serve", "--json", "--port", "0", "--data", str(tmp_path)) as process:
        api = Api(port_of(process))
        tables = [api.table("here", "here") for _ in range(3)]
        pages = [table.sit(0) for table in tables]
        for page in pages:
            assert page.play("draw")["type"] == "done"
        stopped(process, sign)
        assert [page.gone() for page in pages] == [RESTART] * 3
    assert sorted(file.name for file in tmp_path.iterdir()) == ["server.lock", "tables.sqlite"]
    with running(tmp_path) as api:
        for table in tables:
            with Client(api.port, table.id, table.tokens[0]) as again:
                assert again.state["n"] == 2


def test_while_it_drains_it_is_not_ready_and_takes_no_new_page(tmp_path: Path) -> None:
    (tmp_path / "kylix.toml").write_text("drain_seconds = 600\n", encoding="utf-8")
    arguments = ("--json", "--port", "0", "--data", str(tmp_path / "data"), "--config", str(tmp_path / "kylix.toml"))
    with started("serve", *arguments) as process:
        api = Api(port_of(process))
        table = api.table("here", "here")
        with table.sit(0) as page:
            assert api.get("/readyz").status == 200
            os.kill(process.pid, signal.SIGTERM)
            while api.get("/readyz").status == 200:
                pass
            assert api.get("/healthz").status == 200, "it is well all the same"
            with pytest.raises(InvalidStatus) as refused:
                table.sit(1)
            assert refused.value.response.status_code == 503
            assert page.play("draw")["type"] == "done", "who is there plays on"
            stopped(process, signal.SIGTERM)  # the second one does not wait
            assert page.gone() == RESTART


class Slow(SqliteStore):
    """Moves reach the disk when they may."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked, self.may = Event(), Event()

    async def commit(self, change: Change) -> Answer:
        if change.lines:
            self.asked.set()
            assert await asyncio.to_thread(self.may.wait, PATIENCE)
        return await super().commit(change)


def test_a_move_that_is_being_made_is_answered_first(tmp_path: Path) -> None:
    listening = free_port("127.0.0.1", 0)
    port = listening.getsockname()[1]
    store = Slow(tmp_path / "tables.sqlite")
    made = server(Config(tmp_path, port=port, bot_tick=0.0, limits=LOOSE), store)
    with ThreadPoolExecutor(1) as beside:
        serving = beside.submit(made.run, sockets=[listening])
        while not made.started:
            assert not serving.done()
        table = Api(port).table("here", "here")
        with table.sit(0) as page, table.sit(1) as other:
            page.send(type="choose", id="slow", after=1, moves=["draw"], whole=False)
            assert store.asked.wait(PATIENCE)
            made.loop.call_soon_threadsafe(made.handle_exit, signal.SIGTERM, None)  # type: ignore[attr-defined]
            assert other.gone() == RESTART, "the others need not wait for it"
            store.may.set()
            assert page.until("done", "error")["type"] == "done"
            assert page.gone() == RESTART
        serving.result(PATIENCE)
    again = SqliteStore(tmp_path / "tables.sqlite")
    kept = now(again.table(table.id))
    again.shut()
    assert kept is not None
    assert len(kept.lines) == 2
