"""`kylix backup` and `kylix restore`: a copy of one moment while people play, and nothing overwritten."""

from __future__ import annotations

import random
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from commands import run, snapshot
from depth import DEPTH
from kylix.core.errors import KylixError
from kylix.server.app import FILE
from kylix.store.backup import back_up, put_back
from kylix.store.lock import FolderLock
from kylix.store.sqlite import SqliteStore
from server.harness import Client, play_out, running
from server.stored import keep, now
from server.test_store import line, table

TITLES = {"troia": 2, "odysseus": 3, "deukalion": 2, "parthenon": 3}


def test_a_copy_made_while_people_play_verifies_whole_elsewhere(tmp_path: Path) -> None:
    copies: list[Path] = []
    with running(tmp_path / "here") as api:
        opened = [api.table(*["here"] * seats, title=title) for title, seats in TITLES.items()]
        ends = threading.Event()
        begun = threading.Barrier(len(opened) + 1, timeout=60)

        def play(at: int) -> None:
            roll = random.Random(at)
            seats: list[Client] = [opened[at].sit(seat) for seat in range(len(opened[at].tokens))]
            play_out(seats, roll, 1)
            begun.wait()
            while not ends.is_set() and not seats[0].state["over"]:
                play_out(seats, roll, 10)
            for seat in seats:
                seat.close()

        players = [threading.Thread(target=play, args=(at,)) for at in range(len(opened))]
        for player in players:
            player.start()
        begun.wait()
        for number in range(10 if DEPTH.name == "thorough" else 3):
            copies.append(tmp_path / f"copy-{number}.sqlite")
            assert run("backup", copies[-1], "--data", tmp_path / "here").code == 0
        ends.set()
        for player in players:
            player.join()
    grown = []
    for copy in copies:
        there = tmp_path / copy.stem
        assert run("restore", copy, "--data", there, "--json").json["tables"] == len(opened)
        checked = run("admin", "verify", "--data", there, "--json")
        assert checked.json == {"tables": len(opened), "bad": {}}
        found = run("admin", "tables", "--data", there, "--json").json["tables"]
        grown.append(sum(each["entries"] for each in found))
    assert grown == sorted(grown)
    assert grown[-1] > len(opened), "people did play"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store = SqliteStore(tmp_path / "data" / FILE)
    keep(store, "t_one", made=table())
    store.shut()
    return tmp_path / "data"


def test_a_copy_is_one_file_for_its_owner_and_can_be_served(folder: Path, tmp_path: Path) -> None:
    assert run("backup", tmp_path / "copy", "--data", folder).out == f"{tmp_path / 'copy'} has 1 tables\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    assert run("restore", tmp_path / "copy", "--data", tmp_path / "new").code == 0
    store = SqliteStore(tmp_path / "new" / FILE)
    assert now(store.table("t_one")) == table()
    store.shut()


def test_nothing_is_overwritten(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("mine")
    before = snapshot(tmp_path)
    refused = run("backup", tmp_path / "copy", "--data", folder)
    assert (refused.code, refused.err) == (2, f"kylix: {tmp_path / 'copy'} exists and is not overwritten\n")
    assert snapshot(tmp_path) == before
    back_up(folder / FILE, tmp_path / "good")
    store = SqliteStore(folder / FILE)
    keep(store, "t_one", lines=(line(1),), over=False)
    store.shut()
    before = snapshot(folder)
    refused = run("restore", tmp_path / "good", "--data", folder)
    assert refused.code == 2
    assert "--force puts them aside" in refused.err
    assert {**snapshot(folder), "server.lock": ""} == {**before, "server.lock": ""}
    done = run("restore", tmp_path / "good", "--data", folder, "--force", "--json").json
    assert entries_in(folder / FILE) == 1
    assert entries_in(Path(done["aside"])) == 2, "what was there is still there"
    again = run("restore", tmp_path / "good", "--data", folder, "--force", "--json").json
    assert again["aside"] != done["aside"]


def entries_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT COUNT(*) FROM lines").fetchone()[0])


def test_a_running_server_keeps_its_tables(folder: Path, tmp_path: Path) -> None:
    back_up(folder / FILE, tmp_path / "copy")
    lock = FolderLock(folder)
    lock.tell("http://127.0.0.1:1")
    refused = run("restore", tmp_path / "copy", "--data", folder, "--force")
    lock.close()
    assert refused.code == 2
    assert "another Kylix serves the tables" in refused.err


def test_what_is_no_good_copy_is_refused_before_anything_is_touched(folder: Path, tmp_path: Path) -> None:
    bad: dict[str, str] = {}
    (tmp_path / "text").write_text("this is no store, but it is long enough to be looked at" * 30)
    bad["text"] = "is no store"
    (tmp_path / "empty").write_bytes(b"")
    bad["empty"] = "is no store that this Kylix knows (format 0"
    for name, change, told in (
        ("newer", "PRAGMA user_version = 99", "format 99"),
        ("gap", "UPDATE lines SET n = 7",
         "lines of table t_one are missing"),
        ("seats", "DELETE FROM seats", "seats of table t_one are missing"),
        ("orphan", "PRAGMA foreign_keys = OFF; DELETE FROM tables", "table t_one is missing"),
        ("other", "DROP TABLE lines", "is no store"),
    ):  # fmt: skip
        back_up(folder / FILE, tmp_path / name)
        with closing(sqlite3.connect(tmp_path / name)) as db:
            db.executescript(change)
        bad[name] = told
    back_up(folder / FILE, tmp_path / "cut")
    data = (tmp_path / "cut").read_bytes()
    (tmp_path / "cut").write_bytes(data[: len(data) // 2])
    bad["cut"] = "cut"
    before = snapshot(folder)
    for name, told in bad.items():
        refused = run("restore", tmp_path / name, "--data", folder, "--force")
        assert refused.code == 2, name
        assert told in refused.err, refused.err
        assert "Traceback" not in refused.err
    assert snapshot(folder) == before
    assert run("restore", tmp_path / "none", "--data", folder).err == f"kylix: there is no file {tmp_path / 'none'}\n"
    assert run("restore", tmp_path, "--data", folder).code == 2


def test_where_there_is_nothing_or_no_room_it_is_told(folder: Path, tmp_path: Path) -> None:
    nothing = run("backup", tmp_path / "copy", "--data", tmp_path / "no folder")
    assert nothing.err == f"kylix: there are no tables in {tmp_path / 'no folder'}\n"
    assert not (tmp_path / "no folder").exists()
    assert "cannot be written" in run("backup", tmp_path / "no" / "copy", "--data", folder).err
    (tmp_path / "copy.part").write_text("of another one")
    with pytest.raises(KylixError, match="another copy is being made"):
        back_up(folder / FILE, tmp_path / "copy")
    assert (tmp_path / "copy.part").read_text() == "of another one"
    with pytest.raises(KylixError, match="is the store itself"):
        put_back(folder / FILE, folder / FILE, True)
