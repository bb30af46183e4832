"""Tables that nobody touches go after a notice that everybody sees; only where whoever runs the server wants it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import time

import pytest

from kylix.server.admin import Admin
from kylix.server.app import FILE
from kylix.server.config import Config
from kylix.server.retention import Retention
from kylix.store.sqlite import SqliteStore
from server.harness import Client, running
from server.persons import person
from server.stored import now

DAY = 86_400.0


def grown_old(folder: Path, days: float) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute("UPDATE tables SET created = created - ?", (days * DAY,))
        db.execute("UPDATE lines SET at = at - ?", (days * DAY,))
        db.execute("UPDATE leaving SET until = until - ?", (days * DAY,))


def sweep(folder: Path, config: Config) -> list[str]:
    """What is left after a sweep."""
    store = SqliteStore(folder / FILE)
    asyncio.run(Retention(Admin(store), config).sweep())
    left = [each.id for each in now(store.listing())]
    store.shut()
    return left


def test_nothing_goes_unless_it_is_asked_for(tmp_path: Path) -> None:
    assert Config(tmp_path).keep_days == 0
    store = SqliteStore(tmp_path / FILE)
    idle = Retention(Admin(store), Config(tmp_path))
    idle.start()
    assert idle.task is None
    store.shut()


def test_a_notice_is_seen_before_a_table_goes_and_a_message_keeps_it(tmp_path: Path) -> None:
    config = Config(tmp_path, keep_days=30, notice_days=10)
    with running(tmp_path) as api:
        quiet, loud = api.table("here", "here"), api.table("here", "here")
        assert api.summary(quiet.id)["leaves"] is None
    assert sorted(sweep(tmp_path, config)) == sorted([quiet.id, loud.id])
    grown_old(tmp_path, 400)
    assert len(sweep(tmp_path, config)) == 2, "however old: first it is announced"
    with running(tmp_path) as api:
        for table in (quiet, loud):
            assert 9.9 * DAY < api.summary(table.id)["leaves"] - time() < 10.1 * DAY
        with Client(api.port, loud.id, loud.tokens[0]) as client:
            client.send(type="chat", id="c", text="still here")
            client.until("chat")
    assert len(sweep(tmp_path, config)) == 2, "its time is not up"
    grown_old(tmp_path, 11)
    assert sweep(tmp_path, config) == [loud.id]
    with running(tmp_path) as api:
        assert api.get(f"/api/tables/{quiet.id}").status == 404
        assert api.summary(loud.id)["leaves"] is None


def test_an_evening_goes_with_the_last_of_its_tables(tmp_path: Path) -> None:
    config = Config(tmp_path, keep_days=30, notice_days=10)
    with running(tmp_path, evenings=True, number_seconds=0.01) as api:
        people = [person(api, name) for name in ("Anna", "Ben", "Chloe")]
        asked = {"name": "Friday", "titles": [{"title": "odysseus", "seats": 3}]}
        evening = people[0].post("/api/evenings", asked).json["evening"]
        young = people[1].post("/api/evenings", asked).json["evening"]
        for one in people[1:]:
            assert one.post(f"/api/evenings/{evening}/join").status == 200
        assert people[0].post(f"/api/evenings/{evening}/round", {"after": 0}).status == 200
    aged(tmp_path, evening)
    sweep(tmp_path, config)
    assert evenings(tmp_path) == sorted([evening, young]), "its table is announced, and there"
    grown_old(tmp_path, 11)
    assert sweep(tmp_path, config) == []
    assert evenings(tmp_path) == [young]
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT COUNT(*) FROM evening_seats").fetchone() == (0,)


def aged(folder: Path, evening: str) -> None:
    grown_old(folder, 400)
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        db.execute("UPDATE evenings SET made = made - ? WHERE id = ?", (400 * DAY, evening))


def evenings(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return sorted(id for (id,) in db.execute("SELECT id FROM evenings"))


def test_a_sweep_that_fails_is_told_and_ends_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(tmp_path / FILE)
    store.shut()
    asyncio.run(Retention(Admin(store), replace(Config(tmp_path), keep_days=1)).sweep())
    assert "could not be looked through" in caplog.text


def test_a_server_sweeps_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kylix.server.retention.FIRST_SECONDS", 0.0)
    monkeypatch.setattr("kylix.server.retention.BETWEEN_SECONDS", 0.01)
    with running(tmp_path) as api:
        table = api.table("here", "bot")
    grown_old(tmp_path, 400)
    with running(tmp_path, keep_days=30.0, notice_days=10.0) as api:
        while api.summary(table.id)["leaves"] is None:
            pass
        with Client(api.port, table.id, None) as page:
            grown_old(tmp_path, 11)
            assert page.gone() == 4404
