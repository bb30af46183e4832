"""Whose bots may move, and what becomes of them when a move cannot be kept."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kylix.server.app import FILE
from kylix.server.table import Table
from kylix.store.base import Answer, Change
from kylix.store.sqlite import SqliteStore
from server.harness import LOOSE, PATIENCE, Api, Client, running


def test_bots_go_on_when_the_store_can_write_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    can_write, failed, write = threading.Event(), threading.Event(), SqliteStore.commit

    async def commit(store: SqliteStore, change: Change) -> Answer:
        if not change.lines or change.command is not None or can_write.is_set():
            return await write(store, change)
        failed.set()
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(SqliteStore, "commit", commit)
    with running(tmp_path) as api, api.table("bot", "here", seed=1).watch() as page:
        assert failed.wait(PATIENCE)
        can_write.set()
        page.until_n(2)


def test_tables_without_people_wait_for_a_place_or_for_somebody(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(LOOSE, unwatched=0)) as api:
        empty = api.table("bot", "bot")
        others = api.table("bot", "here")
        with others.sit(1) as person:
            person.until_n(2)  # its bot has moved
        assert api.summary(empty.id)["n"] == 1
        with empty.watch() as page:
            page.until_n(5)


def test_tables_without_people_play_one_after_the_other(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(LOOSE, unwatched=1)) as api:
        tables = [api.table("bot", "bot", seed=seed) for seed in (1, 2, 3)]
        left = set(range(3))
        while left:
            found = {at: api.summary(tables[at].id) for at in sorted(left)}
            going = [at for at, told in found.items() if told["n"] > 1 and not told["over"]]
            assert len(going) <= 2, "the first may have ended between two looks"
            left -= {at for at, told in found.items() if told["over"]}


def test_a_line_that_is_sent_twice_is_answered_twice_and_said_once(api: Api) -> None:
    table = api.table("here", "here")
    with table.sit(0) as page, table.sit(1) as other:
        for _ in range(2):
            page.send(type="chat", id="same", text="Anybody there?")
        first, again = page.until("chat"), page.until("chat")
        assert first == again
        other.send(type="chat", id="same", text="mine")
        assert other.until("error")["key"] == "id-taken"
    with table.watch() as late:
        assert [chat["text"] for chat in late.state["chats"]] == ["Anybody there?"]


def test_a_start_loads_only_tables_at_which_a_bot_is_to_act(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, limits=replace(LOOSE, unwatched=0)) as api:
        waits, empty = api.table("here", "here", "bot", title="odysseus"), api.table("bot", "bot")
        acting = api.table("bot", "here")
        with acting.sit(1) as page:
            page.until_n(2)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        # As if it had been stopped while its bot thought about its first move.
        db.execute("DELETE FROM lines WHERE table_id = ? AND n > 0", (acting.id,))
        db.execute("UPDATE tables SET to_act = ',0,' WHERE id = ?", (acting.id,))
        db.commit()
    loaded: list[str] = []
    load = Table.load

    def noted(store: Any, kept: Any) -> Table:
        loaded.append(kept.id)
        return load(store, kept)

    monkeypatch.setattr(Table, "load", noted)
    with running(tmp_path, limits=replace(LOOSE, unwatched=0)) as api:
        with Client(api.port, acting.id, acting.tokens[1]) as page:
            page.until_n(2)
        assert loaded == [acting.id]
        assert api.summary(waits.id)["n"] == 1
        with Client(api.port, empty.id, None) as page:
            page.until_n(3)
