"""`kylix admin`, while a server has the folder and while none has it: the same orders, the same answers."""

from __future__ import annotations

import json
import os
import random
import signal
import stat
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from secrets import token_urlsafe
from time import time
from typing import Any

import pytest

from commands import Ran, run, snapshot
from kylix.server.app import FILE
from kylix.store.base import Chat, Command
from kylix.store.lock import FolderLock
from kylix.store.sqlite import SqliteStore
from server.harness import PATIENCE, Api, Client, Opened, play_out, running
from server.stored import keep
from server.test_serve import port_of, started
from server.test_store import table as stored

DAY = 86_400.0

Serving = Callable[[Path], AbstractContextManager[Api]]


@contextmanager
def serving(folder: Path) -> Iterator[Api]:
    """In this process, with the lock and the door that `kylix serve` has."""
    lock, key = FolderLock(folder), token_urlsafe(32)
    try:
        with running(folder, admin_key=key) as api:
            address = f"http://127.0.0.1:{api.port}"
            lock.tell(address, address, key)
            yield api
    finally:
        lock.close()


@contextmanager
def serving_elsewhere(folder: Path) -> Iterator[Api]:
    """In a process, as people start it."""
    with started("serve", "--json", "--port", "0", "--data", str(folder)) as process:
        yield Api(port_of(process))
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


@contextmanager
def perhaps_serving(folder: Path, served: bool, serving: Serving = serving) -> Iterator[None]:
    """Whether a server runs makes no difference to the orders."""
    if served:
        with serving(folder):
            yield
    else:
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


def admin(folder: Path, *arguments: object) -> Ran:
    return run("admin", *arguments, "--data", folder)


def asked(folder: Path, *arguments: object) -> Any:
    ran = admin(folder, *arguments, "--json")
    assert ran.code == 0, ran.err
    return ran.json


def played(folder: Path) -> tuple[Opened, Opened]:
    """A game that is over, and one that runs."""
    with running(folder) as api:
        over, on = api.table("here", "here"), api.table("here", "link")
        with over.sit(0) as first, over.sit(1) as second:
            play_out([first, second], random.Random(1))
        with on.sit(0) as client:
            client.play("draw")
    return over, on


@pytest.mark.parametrize("served", [False, True], ids=["alone", "served"])
def test_tables_are_listed_told_exported_and_deleted(served: bool, folder: Path, tmp_path: Path) -> None:
    over, on = played(folder)
    with perhaps_serving(folder, served, serving_elsewhere):
        listed = asked(folder, "tables")["tables"]
        assert {each["id"]: (each["over"], each["title"]) for each in listed} == {
            over.id: (True, "troia"),
            on.id: (False, "troia"),
        }
        assert over.id in admin(folder, "tables").out
        assert run("admin", "--json", "tables", "--data", folder).json == {"tables": listed}
        told = asked(folder, "table", on.id)
        assert [(seat["kind"], seat["held"]) for seat in told["seats"]] == [("here", True), ("link", False)]
        assert admin(folder, "table", on.id).code == 0
        assert admin(folder, "export", over.id, tmp_path / "over.jsonl").code == 0
        assert run("verify", tmp_path / "over.jsonl").code == 0
        refused = admin(folder, "export", on.id, tmp_path / "on.jsonl")
        assert (refused.code, "--running" in refused.err) == (2, True)
        assert not (tmp_path / "on.jsonl").exists()
        assert admin(folder, "export", on.id, tmp_path / "on.jsonl", "--running").code == 0
        assert run("verify", tmp_path / "on.jsonl").code == 0
        assert asked(folder, "verify") == {"tables": 2, "bad": {}}
        assert admin(folder, "verify", on.id).out == "1 of 1 tables are as they were played\n"
        assert "cannot be written" in admin(folder, "export", over.id, tmp_path / "no" / "file").err
        assert "would delete" in admin(folder, "delete", on.id).out
        assert len(asked(folder, "tables")["tables"]) == 2, "without --yes nothing is done"
        assert asked(folder, "delete", on.id, "--yes") == {"id": on.id, "done": True}
        assert [each["id"] for each in asked(folder, "tables")["tables"]] == [over.id]
        assert admin(folder, "delete", on.id, "--yes").err == f"kylix: there is no table {on.id!r}\n"


def test_who_looks_at_a_table_that_is_deleted_is_told(folder: Path) -> None:
    with serving(folder) as api:
        table = api.table("here", "bot")
        other = api.table("here", "here")
        with table.sit(0) as page, other.sit(0) as elsewhere:
            assert asked(folder, "table", table.id)["pages"] == 1
            assert asked(folder, "delete", table.id, "--yes")["done"]
            assert page.gone() == 4404
            assert elsewhere.play("draw")["type"] == "done"
        assert api.get(f"/api/tables/{table.id}").status == 404


@pytest.mark.parametrize("served", [False, True], ids=["alone", "served"])
def test_a_host_whose_device_is_lost_gets_a_key_that_works_once(served: bool, folder: Path) -> None:
    over, on = played(folder)
    with perhaps_serving(folder, served):
        keys = {table.id: asked(folder, "recover", table.id)["key"] for table in (over, on)}
        assert f"/#/host/{on.id}/" in admin(folder, "recover", on.id).out
        keys[on.id] = asked(folder, "recover", on.id)["key"]
    with serving(folder) as api:
        table = Opened(api, on.id, keys[on.id], on.tokens)
        assert table.change("T", on.host, kind="bot").status == 401, "the lost key opens nothing any more"
        path = f"/api/tables/{on.id}/host"
        own = "made-by-the-device-of-the-host"
        assert api.post(path, {"token": own}, Authorization=f"Bearer {on.host}").status == 401
        assert api.post(path, {"token": own}, Authorization=f"Bearer {keys[on.id]}").status == 200
        assert api.post(path, {"token": own}, Authorization=f"Bearer {keys[on.id]}").status == 401, "it worked once"
        assert table.change("T", keys[on.id], kind="bot").status == 401
        assert table.change("T", own, kind="bot").status == 200
        seat = api.post(path, {"token": own + "-2"}, Authorization=f"Bearer {on.tokens[0]}")
        assert seat.status == 403, "a seat is not the host"
        rematches = [
            api.post(f"/api/tables/{over.id}/rematch", {}, Authorization=f"Bearer {token}").json["table"]
            for token in (keys[over.id], over.tokens[0])
        ]
        assert rematches[0] == rematches[1], "there is one rematch, whoever is the host"


@pytest.mark.parametrize("served", [False, True], ids=["alone", "served"])
def test_a_seat_is_given_back_and_everybody_sees_it(served: bool, folder: Path) -> None:
    _, on = played(folder)
    with perhaps_serving(folder, served):
        found = asked(folder, "recover", on.id, "--seat", "G")
        assert admin(folder, "recover", on.id, "--seat", "X").err.startswith("kylix: there is no seat 'X'")
        assert found["path"] == f"/#/join/{on.id}/{found['key']}"
    with serving(folder) as api:
        table = Opened(api, on.id, on.host, on.tokens, [found["key"], None])
        with Client(api.port, on.id, on.tokens[0], hello=False) as old:
            old.send(type="hello", token=on.tokens[0], since=0)
            assert old.gone() == 4401
        assert table.join(0, "again").status == 200
        with table.sit(0) as page:
            assert "seat-lost" in [event["key"] for event in page.state["events"]]
            assert page.state["n"] == 4
    assert asked(folder, "verify")["bad"] == {}


def aged(folder: Path, **days: float) -> None:
    """A store with tables of these ages, the last of which somebody chats at."""
    store = SqliteStore(folder / FILE)
    for name, age in days.items():
        at = time() - age * DAY
        kept = stored()
        lines = tuple(type(line)(**{**vars(line), "at": at}) for line in kept.lines)
        keep(store, f"t_{name}", made=type(kept)(**{**vars(kept), "id": f"t_{name}", "created": at, "lines": lines}))
    store.shut()


@pytest.mark.parametrize("served", [False, True], ids=["alone", "served"])
def test_old_tables_are_announced_before_they_are_deleted(served: bool, folder: Path) -> None:
    aged(folder, old=40, young=3, chatty=50)
    store = SqliteStore(folder / FILE)
    keep(store, "t_chatty", chat=Chat(0, 0, "a", "still here", time()), command=Command("c", 0, ""))
    store.shut()
    with perhaps_serving(folder, served):
        would = asked(folder, "prune", "--days", 30)
        assert ids(would) == {"announced": ["t_old"], "deleted": [], "kept": []}
        assert asked(folder, "table", "t_old")["leaves"] is None, "without --yes nothing is done"
        assert "announced as leaving in 14 days: 1" in admin(folder, "prune", "--days", 30, "--yes").out
        leaves = asked(folder, "table", "t_old")["leaves"]
        assert 13.9 * DAY < leaves - time() < 14.1 * DAY
        again = asked(folder, "prune", "--days", 30, "--notice", 1, "--yes")
        assert ids(again) == {"announced": [], "deleted": [], "kept": []}
        assert asked(folder, "table", "t_old")["leaves"] == leaves, "what was announced is kept to"
        assert len(asked(folder, "tables")["tables"]) == 3


def ids(pruned: dict[str, Any]) -> dict[str, list[str]]:
    return {name: [each["id"] for each in pruned[name]] for name in ("announced", "deleted", "kept")}


def test_when_the_time_is_up_they_go_unless_somebody_touched_them(folder: Path) -> None:
    aged(folder, old=40, touched=40)
    store = SqliteStore(folder / FILE)
    for id in ("t_old", "t_touched"):
        keep(store, id, leaves=time() - 1)
    keep(store, "t_touched", chat=Chat(0, 0, "a", "still here", time()), command=Command("c", 0, ""))
    store.shut()
    done = asked(folder, "prune", "--days", 30, "--yes")
    assert ids(done) == {"announced": [], "deleted": ["t_old"], "kept": ["t_touched"]}
    assert asked(folder, "table", "t_touched")["leaves"] is None
    assert asked(folder, "prune", "--days", 0, "--notice", 0, "--yes")["deleted"] != []
    assert asked(folder, "tables") == {"tables": []}


def test_bad_orders_are_sentences_and_change_nothing(folder: Path, tmp_path: Path) -> None:
    nothing = admin(tmp_path / "none", "tables")
    assert (nothing.code, nothing.err) == (2, f"kylix: there are no tables in {tmp_path / 'none'}\n")
    assert not (tmp_path / "none").exists()
    aged(folder, one=1)
    (tmp_path / "file").write_text("mine")
    before = snapshot(folder)
    for arguments, told in {
        (): "an order is missing",
        ("no-such",): "no-such",
        ("table",): "TABLE",
        ("table", "t_none"): "there is no table 't_none'",
        ("table", "'; DROP TABLE tables; --"): "there is no table",
        ("export", "t_one", str(tmp_path / "file")): "exists and is not overwritten",
        ("delete", "t_none", "--yes"): "there is no table",
        ("prune",): "--days",
        ("prune", "--days", "-1"): "'-1' is not a number of days",
        ("prune", "--days", "nan"): "'nan' is not a number of days",
        ("recover", "t_none"): "there is no table",
        ("verify", "t_none"): "there is no table",
    }.items():
        ran = run("admin", *arguments, *(["--data", folder] if arguments else []))
        assert ran.code == 2, arguments
        assert told in ran.err, (arguments, ran.err)
        assert ran.err.count("\n") == 1
    after = snapshot(folder)
    assert after.pop("server.lock") is not None
    assert after == before


def test_a_server_that_takes_no_orders_is_told_as_that(folder: Path) -> None:
    aged(folder, one=1)
    lock = FolderLock(folder)
    lock.tell("http://127.0.0.1:1")
    refused = admin(folder, "tables")
    assert (refused.code, "takes no orders" in refused.err) == (2, True)
    lock.tell("http://127.0.0.1:1", "http://127.0.0.1:1", "key")
    refused = admin(folder, "tables")
    assert (refused.code, "does not answer" in refused.err) == (2, True)
    lock.close()


def test_the_door_opens_to_the_owner_of_the_folder_only(folder: Path) -> None:
    with serving_elsewhere(folder) as api:
        lock = folder / "server.lock"
        assert stat.S_IMODE(lock.stat().st_mode) == 0o600
        key = json.loads(lock.read_text())["key"]
        assert len(key) > 40
        for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer x"}, {"Authorization": key}):
            assert api.post("/api/admin/tables", {}, **headers).status == 401
        assert api.post("/api/admin/tables", {}, Authorization=f"Bearer {key}").json == {"tables": []}
        for order, body in (("none", {}), ("tables", {"x": 1}), ("tables", []), ("tables", b"{"), ("table", {"id": 5})):
            assert api.post(f"/api/admin/{order}", body, Authorization=f"Bearer {key}").status in (400, 409)
        assert key not in api.get("/api/openapi.json").data.decode()
    again = json.loads((folder / "server.lock").read_text())["key"]
    with serving(folder) as api:
        assert api.post("/api/admin/tables", {}, Authorization=f"Bearer {again}").status == 401, "a key is of one run"
