"""Tables go from a folder to PostgreSQL and back without a row that differs; copies of a database can be served."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from commands import Ran, run
from kylix.core.errors import KylixError
from kylix.server.app import FILE
from kylix.store.moving import Sum, compare, file_sums, schema
from server.cluster import Databases
from server.harness import Api, Client, play_out, running
from server.test_backup import TITLES


def fill(api: Api, moves: int) -> list[str]:
    """A table of each title, with words."""
    found = []
    for title, seats in TITLES.items():
        table = api.table(*["here"] * seats, title=title)
        pages = [table.sit(seat) for seat in range(seats)]
        play_out(pages, random.Random(title), moves)
        pages[0].send(type="note", text="ἔργα")
        pages[0].send(type="chat", id="c", text="καλημέρα é")
        pages[0].until("chat")
        for page in pages:
            page.close()
        found.append(table.id)
    return found


def fine(*arguments: object) -> Any:
    ran = run(*arguments, "--json")
    assert ran.code == 0, ran.err
    return ran.json


def sums(folder: Path) -> dict[str, Sum]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return file_sums(db)


def test_a_store_goes_to_postgresql_and_back_and_games_go_on(tmp_path: Path, postgres: Databases) -> None:
    url = postgres.new(empty=True)
    with running(tmp_path / "a") as api:
        ids = fill(api, 20)
    told = fine("move-store", tmp_path / "a", url)
    assert told["tables"] == len(ids)
    assert told["rows"]["chats"] == len(ids)
    assert fine("move-store", url, tmp_path / "b")["rows"] == told["rows"]
    assert sums(tmp_path / "a") == sums(tmp_path / "b")
    assert fine("admin", "verify", "--store", url) == {"tables": len(ids), "bad": {}}
    with running(tmp_path / "c", store=url) as api:
        assert [api.summary(id)["n"] for id in ids] == [
            each["entries"] for each in sorted(told_of(tmp_path / "b"), key=lambda each: ids.index(each["id"]))
        ]


def told_of(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = fine("admin", "tables", "--data", folder)["tables"]
    return found


def test_a_backup_of_a_database_while_people_play_is_a_store(tmp_path: Path, postgres: Databases) -> None:
    url = postgres.new()
    copies = [tmp_path / f"copy-{number}.sqlite" for number in range(2)]
    with running(tmp_path / "a", store=url) as api:
        opened = [api.table(*["here"] * seats, title=title) for title, seats in TITLES.items()]
        ends = threading.Event()

        def play(at: int) -> None:
            pages: list[Client] = [opened[at].sit(seat) for seat in range(len(opened[at].tokens))]
            while not (pages[0].state["over"] or ends.wait(0.05)):  # as fast as people, not as machines
                play_out(pages, random.Random(at), 4)
            for page in pages:
                page.close()

        players = [threading.Thread(target=play, args=(at,)) for at in range(len(opened))]
        for player in players:
            player.start()
        for copy in copies:
            assert fine("backup", copy, "--store", url)["tables"] == len(opened)
        ends.set()
        for player in players:
            player.join()
    for copy in copies:
        fine("restore", copy, "--data", tmp_path / copy.stem)
        assert fine("admin", "verify", "--data", tmp_path / copy.stem) == {"tables": len(opened), "bad": {}}
    with running(tmp_path / copies[-1].stem) as api:
        assert api.summary(opened[0].id)["n"] > 0
    empty = postgres.new(empty=True)
    assert fine("restore", copies[-1], "--store", empty)["tables"] == len(opened)
    assert fine("admin", "verify", "--store", empty)["bad"] == {}
    kept = fine("restore", copies[0], "--store", empty, "--force")["aside"]
    with closing(sqlite3.connect(kept)) as aside, closing(sqlite3.connect(copies[-1])) as copied:
        assert file_sums(aside) == file_sums(copied), "nothing was lost"


def test_nothing_is_moved_from_or_to_what_is_in_use(tmp_path: Path, postgres: Databases) -> None:
    url = postgres.new()
    with running(tmp_path / "there", store=url), running(tmp_path / "a") as api:
        api.table("here", "here")
        assert "open: stop them" in refused("move-store", url, tmp_path / "new")
        assert not (tmp_path / "new" / FILE).exists()
    assert "open" not in run("move-store", tmp_path / "a", url).err
    assert "tables in" in refused("move-store", tmp_path / "a", url)
    assert "exists and is not overwritten" in refused("move-store", url, tmp_path / "a")
    assert "one of the two" in refused("move-store", tmp_path / "a", tmp_path / "b")
    assert "no tables" in refused("move-store", tmp_path / "none", url)
    assert "postgresql://" in refused("move-store", tmp_path / "a", "mysql://x")


def refused(*arguments: object) -> str:
    ran: Ran = run(*arguments)
    assert ran.code == 2
    return ran.err


def test_orders_on_a_database_reach_pages_at_servers(tmp_path: Path, postgres: Databases) -> None:
    url = postgres.new()
    with running(tmp_path, store=url) as api:
        table = api.table("here", "link")
        with table.sit(0) as page:
            assert [each["id"] for each in fine("admin", "tables", "--store", url)["tables"]] == [table.id]
            table.join(1)
            page.until("state")
            found = fine("admin", "recover", table.id, "--seat", page.state["seats"][1]["seat"], "--store", url)
            page.until_n(page.state["n"] + 1)
            assert table.join(1, invitation=found["key"]).status == 200
            assert fine("admin", "delete", table.id, "--yes", "--store", url)["done"]
            page.gone()
        assert api.get(f"/api/tables/{table.id}").status == 404


def test_a_row_that_differs_is_noticed() -> None:
    one, other = Sum(), Sum()
    one.add((1, "a", 0.1))
    other.add((1, "a", 0.2))
    with pytest.raises(KylixError, match="lines differs: 1 rows became 1"):
        compare({"lines": one}, {"lines": other})


def test_every_table_of_the_file_is_in_the_database_with_its_columns(tmp_path: Path, postgres: Databases) -> None:
    """So that nothing of a later version is left behind."""
    with running(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        tables = schema(db)
    url = postgres.new()

    async def columns() -> dict[str, set[str]]:
        link = await asyncpg.connect(url)
        try:
            sql = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
            found: dict[str, set[str]] = {}
            for name, column in await link.fetch(sql):
                found.setdefault(name, set()).add(column)
            return found
        finally:
            await link.close()

    there = asyncio.run(columns())
    assert {name: there.get(name) for name in tables} == {name: set(found) for name, found in tables.items()}
    moment = {"jobs", "thinkers", "servers", "said", "kylix_format", "kylix_touched"}
    assert there.keys() - tables.keys() == moment, "what is only in the database is not moved"


def test_metrics_tell_of_the_database(tmp_path: Path, postgres: Databases) -> None:
    with running(tmp_path, store=postgres.new()) as api:
        api.table("here", "here")
        text = api.get("/metrics").data.decode()
        for name in ("kylix_store_group_bucket", "kylix_store_behind", "kylix_store_bells", "kylix_questions"):
            assert name in text
