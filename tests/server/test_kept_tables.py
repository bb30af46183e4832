"""Tables outlive edits: those of an older store go on, and a changed rule is noticed where it matters."""

from __future__ import annotations

import dataclasses
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import variables
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.core.events import Entry
from kylix.core.state import State
from kylix.kit import bases, codec
from kylix.kit.components import Components
from kylix.kit.game import Game
from kylix.records import changes
from kylix.server.messages import Stopped
from kylix.server.opening import open_table
from kylix.server.replaying import OTHERWISE, CannotLoad, lines_of
from kylix.server.table import Table
from kylix.store.base import StoredSeat, StoredTable
from kylix.store.sqlite import FORMAT, SqliteStore
from server.harness import Client, running
from server.stored import keep, now

OLD = Path(__file__).resolve().parents[1] / "records" / "store-format-1.sql"
"""A store as Kylix 0.1.0 wrote it: each title finished and unfinished, an undo, an own set, a game not begun."""
PLAIN = Path(__file__).resolve().parents[2] / "src"
LAST = {
    "t_troia_over": (144, True, "9b0d3c940fc0c8e11e8fb79acfadceac"),
    "t_troia_open": (21, False, "763194f63326e77a4d112164071c98b8"),
    "t_troia_undo": (4, False, "661827ab803ff2d9753c5fc57794ca5b"),
    "t_troia_mine": (61, False, "1d325972219e6eae24012656f3be5847"),
    "t_odysseus_over": (101, True, "bbddfbba747b56bed65eb1eae43a3a56"),
    "t_odysseus_open": (13, False, "13c097ffddb82b4bbf5b041fd12453ba"),
    "t_deukalion_over": (77, True, "7109fd3ed927afc43ffa0bc32a34dac7"),
    "t_deukalion_open": (61, False, "af87ff7dfa29a6df028ce10a1d72128b"),
    "t_parthenon_open": (81, False, "385ef3ba1048a1db773e689cb004a32b"),
}
"""By table: entries, whether the game is over, and the digest of the last state. Lines of that version have no digests:
nobody can tell that the rules lead a game to another state, as those of Parthenon do since its version 2."""
STOPPED = {"t_parthenon_over": (829, "played with version 1 of Parthenon, this is 2; entry 829: PAR-RETURN-2: ready")}
"""Those that the rules of now cannot play to their end: how far they go, and what is said."""
SEATS = (StoredSeat("link", "", "Anna", ""), StoredSeat("bot", "random", "", ""))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))
    return path


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path / "new.sqlite")
    yield made
    made.shut()


def rows(path: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


def loaded(store: SqliteStore, id: str) -> Table:
    kept = now(store.table(id))
    assert kept is not None
    return now(open_table(store, kept))


def played(moves: int, parts: Components | None = None, title: str = "troia") -> State:
    s = kylix.game(title).setting(2, {}, parts).start(Chance(5))
    roll = random.Random(5)
    for _ in range(moves):
        s.play(s.to_act[0], roll.choice(s.options(s.to_act[0])))
    return s


def put(store: SqliteStore, id: str, s: State) -> None:
    head, chance = codec.header(s.setting, whole=True), codec.chance_header(s.chance)  # type: ignore[arg-type]
    keep(store, id, made=StoredTable(id, 5.0, head, chance, "h" * 64, SEATS, lines_of(s, 5.0)))


def cheaper(title: Game) -> Components:
    """A set in which a number is another."""
    text = title.base.toml.replace('id = "base"', 'id = "mine"', 1).replace("greek = 4", "greek = 1", 1)
    return Components.read(title.components, title.title, text, "mine.toml")


# --- stores of before ---------------------------------------------------------------------------------------------


def test_an_old_store_loads_and_gets_digests_and_sets_once(old: Path) -> None:
    before = rows(old, "SELECT table_id, n, seat, move, back, outcomes, first, at FROM lines ORDER BY 1, 2")
    store = SqliteStore(old)
    for id, (entries, over, digest) in LAST.items():
        table = loaded(store, id)
        assert (table.n, table.state.over, codec.digest(table.state)) == (entries, over, digest), id
        assert table.stopped is None
    for id, (entries, said) in STOPPED.items():
        table = loaded(store, id)
        assert table.stopped is not None
        assert (table.stopped.n, table.stopped.text) == (entries, said)
        assert (table.stopped.goes_on, table.stopped.why) == (False, "no position was kept for it")
    table = loaded(store, "t_troia_open")
    assert [chat.text for chat in table.chats] == ["said"]
    assert table.notes == {0: "mine"}
    store.shut()
    assert rows(old, "PRAGMA user_version") == [(FORMAT,)]
    assert rows(old, "SELECT table_id, n, seat, move, back, outcomes, first, at FROM lines ORDER BY 1, 2") == before
    without = rows(old, "SELECT DISTINCT table_id FROM lines WHERE length(state) != 32")
    assert {id for (id,) in without} == set(STOPPED), "in these nothing is changed"
    known = [set(bases.bases(kylix.game(title).folder)["fingerprints"]) for title in kylix.games()]
    kept = {row[0] for row in rows(old, "SELECT fingerprint FROM sets")}
    assert all(len(kept & title) == 1 for title in known)
    assert len(kept) == len(known) + 1, "each base set once, and the one of one's own"
    again = SqliteStore(old)
    for id, (_, _, digest) in LAST.items():
        stored = now(again.table(id))
        assert stored is not None
        assert stored.lines[-1].state == digest
        assert "toml" in stored.head["components"]
        assert codec.digest(Table.load(again, stored).state) == digest
    again.shut()


def test_an_old_table_goes_on_at_a_server_and_one_that_has_not_begun_begins(old: Path) -> None:
    with running(old.parent) as api:
        with Client(api.port, "t_troia_open", None) as watcher:
            assert (watcher.state["n"], watcher.state["stopped"]) == (21, None)
        assert api.summary("t_waiting")["waiting"] == ["G", "T"]
        assert api.post("/api/tables/t_waiting/begin", {}, Authorization="Bearer host").status == 200
        assert api.summary("t_waiting")["n"] == 1
    assert rows(old, "SELECT length(state) FROM lines WHERE table_id = 't_waiting'") == [(32,)]


def test_a_half_migrated_store_is_not_left_behind(old: Path) -> None:
    """What stands in the way of a step stops all of it: the file stays as it was."""
    with closing(sqlite3.connect(old)) as db:
        db.execute("CREATE TABLE sets (something TEXT)")
    with pytest.raises(KylixError, match="cannot be used as a store"):
        SqliteStore(old)
    assert rows(old, "PRAGMA user_version") == [(1,)]
    assert "state" not in [row[1] for row in rows(old, "PRAGMA table_info(lines)")]


# --- component sets -----------------------------------------------------------------------------------------------


def test_a_changed_number_leaves_a_table_playable_with_its_own_set(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = kylix.game("troia")
    former = title.base
    put(store, "t_one", played(30))
    put(store, "t_two", played(40))
    monkeypatch.setitem(title.__dict__, "base", cheaper(title))
    monkeypatch.setattr(bases, "bases", lambda folder: {"fingerprints": [], "formerly": {}})
    table = loaded(store, "t_one")
    assert table.setting.components.fingerprint == former.fingerprint
    assert codec.digest(table.state) == codec.digest(played(30, former))
    assert "toml" in codec.header(table.setting)["components"], "its record carries the set from now on"
    assert rows(store.path, "SELECT COUNT(*) FROM sets") == [(1,)], "two tables, one set"


def test_a_corrected_note_changes_nothing(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    title = kylix.game("troia")
    put(store, "t_one", played(10))
    before = rows(store.path, "SELECT head FROM tables")
    text = title.base.toml.replace('note = "', 'note = "corrected: ')
    monkeypatch.setitem(title.__dict__, "base", Components.read(title.components, "troia", text, "base.toml", True))
    table = loaded(store, "t_one")
    assert table.setting.components is title.base
    assert "toml" not in codec.header(table.setting)["components"]
    keep(store, "t_one", over=False)
    assert rows(store.path, "SELECT head FROM tables") == before
    assert rows(store.path, "SELECT COUNT(*) FROM sets") == [(1,)]


def test_an_unknown_fingerprint_is_a_sentence(store: SqliteStore) -> None:
    put(store, "t_one", played(3, cheaper(kylix.game("troia"))))
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("DELETE FROM sets")
    with pytest.raises(KylixError, match=r"it was played with other components \(mine\) than this version has"):
        loaded(store, "t_one")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("replace(toml, 'greek = 5', 'greek = 4')", "not those it names: they were changed"),
        ("substr(toml, 1, 4000)", "components mine has"),
        ("'[set'", "not TOML"),
    ],
)
def test_a_damaged_set_is_a_sentence_and_harms_no_other(store: SqliteStore, change: str, words: str) -> None:
    put(store, "t_one", played(3, cheaper(kylix.game("troia"))))
    put(store, "t_two", played(3))
    with closing(sqlite3.connect(store.path)) as db, db:
        mine = cheaper(kylix.game("troia")).fingerprint
        db.execute(f"UPDATE sets SET toml = {change} WHERE fingerprint = ?", (mine,))
    with pytest.raises(KylixError, match=words) as caught:
        loaded(store, "t_one")
    assert str(caught.value).count("\n") == 0
    assert loaded(store, "t_two").n == 4


# --- rules that changed -------------------------------------------------------------------------------------------

BACKWARDS = """
import sys
from pathlib import Path
import kylix.core.zones as zones

straight = zones.shuffle

def backwards(s, cards):
    straight(s, cards)
    cards.reverse()

zones.shuffle = backwards

from kylix.core.errors import KylixError
import asyncio
from kylix.server.opening import open_table
from kylix.store.sqlite import SqliteStore

store = SqliteStore(Path(sys.argv[1]))
for id in sys.argv[2:]:
    try:
        print(asyncio.run(open_table(store, asyncio.run(store.table(id)))).stopped.text)
    except KylixError as error:
        print(error)
store.shut()
"""


def test_a_reversed_shuffle_is_noticed_at_every_fresh_table(store: SqliteStore) -> None:
    """It was played on in another position once, without a word. In a process of its own, on the plain rules."""
    fresh = {title: kylix.game(title).setting(max(kylix.game(title).seats)).start(Chance(1)) for title in kylix.games()}
    for title, s in fresh.items():
        put(store, title, s)
    before = rows(store.path, "SELECT * FROM lines"), rows(store.path, "SELECT * FROM tables")
    done = subprocess.run(
        [sys.executable, "-c", BACKWARDS, store.path, *fresh],
        capture_output=True,
        encoding="utf-8",
        env=variables(PYTHONPATH=str(PLAIN)),
        check=True,
        timeout=120,
    )
    assert done.stdout.splitlines() == [f"entry 0: {OTHERWISE}"] * len(fresh)
    assert (rows(store.path, "SELECT * FROM lines"), rows(store.path, "SELECT * FROM tables")) == before


def otherwise(store: SqliteStore, id: str, n: int) -> None:
    """As if the rules had led to another state after entry `n`."""
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE lines SET state = ? WHERE table_id = ? AND n = ?", ("0" * 32, id, n))


def test_a_table_stays_readable_to_its_last_good_entry_and_nothing_is_written(store: SqliteStore) -> None:
    whole = played(30)
    put(store, "t_one", whole)
    otherwise(store, "t_one", 17)
    before = rows(store.path, "SELECT * FROM lines"), rows(store.path, "SELECT * FROM tables")
    table = loaded(store, "t_one")
    version = kylix.game("troia").version
    assert table.stopped == Stopped(17, "Troia", version, version, f"entry 17: {OTHERWISE}", goes_on=True)
    assert (table.n, codec.digest(table.state)) == (31, codec.digest(whole))
    assert [[repr(event) for event in entry.events] for entry in told_of(table.state)] == [
        [repr(event) for event in entry.events] for entry in told_of(whole)
    ], "what happened is told to the end"
    shown = table.shown(table.state.to_act[0], 0)
    assert shown.stopped is not None
    assert (shown.prompt.to_act, shown.prompt.options) == ([], [])
    assert (shown.undo.can, shown.undo_turn.can, table.bot_to_act()) == ("no", "no", None)
    assert (rows(store.path, "SELECT * FROM lines"), rows(store.path, "SELECT * FROM tables")) == before
    forget_position(store)
    table = loaded(store, "t_one")
    assert table.stopped is not None
    assert (table.stopped.goes_on, table.n) == (False, 31)
    assert codec.digest(table.state) == codec.digest(played(16)), "without a position it is shown as far as it goes"


def told_of(s: State) -> list[Entry]:
    """The record as everything in it is told."""
    setting: Any = s.setting
    return [
        Entry(entry.seat, entry.move, [], changes.events_of(changes.told(setting, entry.events)), False, entry.back)
        for entry in s.record or []
    ]


def forget_position(store: SqliteStore) -> None:
    """As it is with a table of an earlier store."""
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("DELETE FROM snapshots")


def test_a_table_of_another_version_says_which_and_where(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    title = kylix.game("troia")
    put(store, "t_fits", played(10))
    put(store, "t_stops", played(30))
    put(store, "t_shut", played(5))
    otherwise(store, "t_stops", 17)
    otherwise(store, "t_shut", 0)
    newer = dataclasses.replace(title, version="next")
    monkeypatch.setattr(codec, "game", lambda name: newer)
    table = loaded(store, "t_stops")
    assert table.stopped is not None
    told = f"played with version {title.version} of Troia, this is next; entry"
    assert table.stopped.text == f"{told} 17: {OTHERWISE}"
    shut = loaded(store, "t_shut").stopped
    assert shut is not None
    assert (shut.n, shut.goes_on) == (0, True)
    forget_position(store)
    with pytest.raises(CannotLoad, match=f"{told} 0: "):
        loaded(store, "t_shut")
    assert loaded(store, "t_fits").stopped is None
    keep(store, "t_fits", over=False)
    versions = dict(rows(store.path, "SELECT id, json_extract(head, '$.version') FROM tables"))
    was = title.version
    assert versions == {"t_fits": "next", "t_stops": was, "t_shut": was}, "what fits was seen to fit"


def test_at_the_server_a_stopped_table_is_shown_and_takes_no_moves(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        table = first.table("here", "here")
        with table.sit(0) as greek, table.sit(1) as trojan:
            for _ in range(6):
                newest = max(greek.state["n"], trojan.state["n"])
                greek.until_n(newest)
                trojan.until_n(newest)
                mover = greek if greek.to_act else trojan
                assert mover.play(mover.options[0])["type"] == "done"
        shut = first.table("here", "bot")
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as db, db:
        assert db.execute("SELECT COUNT(*) FROM lines WHERE length(state) != 32").fetchone() == (0,)
        db.execute("UPDATE lines SET state = 'x' WHERE table_id = ? AND n = 4", (table.id,))
        db.execute("UPDATE lines SET state = 'x' WHERE table_id = ? AND n = 0", (shut.id,))
    before = rows(path, "SELECT * FROM lines ORDER BY 1, 2")
    with running(tmp_path) as second:
        with Client(second.port, table.id, table.tokens[0]) as client:
            assert (client.state["n"], client.state["prompt"]["to_act"]) == (7, [])
            told = client.state["stopped"]
            version = kylix.game("troia").version
            assert (told["n"], told["played"], told["present"]) == (4, version, version)
            answer = client.ask(type="choose", after=4, moves=["draw"])
            assert (answer["type"], answer["key"]) == ("error", "stopped")
            assert answer["text"] == f"this table does not go on: entry 4: {OTHERWISE}"
            assert client.ask(type="undo", after=4, turn=False)["key"] == "stopped"
        replay = second.post(f"/api/tables/{table.id}/replay", {"viewpoint": "public", "first": 0})
        assert (replay.status, len(replay.json["frames"])) == (200, 7)
        refused = second.get(f"/api/tables/{shut.id}")
        assert (refused.status, refused.key) == (409, "cannot-load")
        error = refused.json["error"]
        assert error["text"] == f"this table cannot be opened: entry 0: {OTHERWISE}"
        assert error["facts"] == {"n": 0, "game": "Troia", "played": version, "present": version}
    assert rows(path, "SELECT * FROM lines ORDER BY 1, 2") == before
