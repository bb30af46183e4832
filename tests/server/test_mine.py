"""My tables, my games, all that is kept about me; and what stays when I go."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kylix.server.club import mine, results
from kylix.server.club.leaving import AT_SEATS, KEPT, SOMEBODY
from kylix.server.club.sitters import sits
from kylix.store.base import Change, Statement, StoredSeat
from kylix.store.sqlite import SqliteStore
from kylix.store.steps import steps
from server.harness import Api, Client, Opened, play_out, running
from server.persons import Device, person
from server.stored import now
from server.test_store import table as stored
from server.test_store_contract import Opened as Opening
from server.test_store_contract import contract


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Api]:
    with running(tmp_path) as api:
        yield api


def mine_of(device: Device, after: str = "") -> Any:
    got = device.post("/api/person/tables", {"after": after})
    assert got.status == 200, got.data
    return got.json


def history_of(device: Device, **asked: str) -> Any:
    got = device.post("/api/person/history", asked)
    assert got.status == 200, got.data
    return got.json


def to_act(table: Opened) -> str:
    return str(table.api.summary(table.id)["to_act"][0])


def test_what_waits_for_me_comes_first_and_longest_first(served: Api) -> None:
    anna, nikos = person(served), person(served, "Nikos")
    tables = [anna.table("here", "link") for _ in range(4)]
    for table in tables:
        nikos.join(table, 1)
    for device, seat in ((anna, "G"), (nikos, "T")):
        told = mine_of(device)
        wait = [table.id for table in tables if to_act(table) == seat]
        assert (told["waiting"], told["all"], told["next"], told["after"]) == (len(wait), 4, wait[:2], "")
        assert [row["table"] for row in told["tables"]][: len(wait)] == wait
        assert [row["waits"] for row in told["tables"]] == [True] * len(wait) + [False] * (4 - len(wait))
    row = mine_of(nikos)["tables"][0]
    assert [(seat["name"], seat["emblem"], seat["mine"]) for seat in row["seats"]] == [
        ("Anna", "owl", False), ("Nikos", "owl", True)
    ]  # fmt: skip
    assert anna.id not in str(mine_of(nikos))


def test_what_an_order_answers_does_not_wait_for_me(served: Api) -> None:
    """Troia: the host is asked and leaves it to be answered."""
    anna, nikos = person(served), person(served, "Nikos")
    table = anna.table("here", "link")
    nikos.join(table, 1)
    assert mine_of(anna)["waiting"] == 1
    with table.sit(0) as page:
        assert page.ask(type="order", key="draw", lasts="once")["type"] == "done"
        assert mine_of(anna)["waiting"] == 0
        assert page.ask(type="no-order", key="draw")["type"] == "done"
    assert mine_of(anna)["waiting"] == 1
    assert "orders" in anna.get("/api/person/export").json["kept"]


def test_a_table_that_waits_for_numbers_is_among_them(served: Api) -> None:
    anna = person(served)
    table = anna.table("here", "link", numbers=True)
    (row,) = mine_of(anna)["tables"]
    assert (row["table"], row["title"], row["begun"], row["waits"]) == (table.id, "troia", False, False)
    assert anna.get(f"/api/tables/{table.id}/own").json == {"seats": ["G"]}


def test_whose_clock_runs_is_told_what_is_left(served: Api) -> None:
    anna, nikos = person(served), person(served, "Nikos")
    table = anna.table("here", "link", pace={"kind": "days", "bank": 3600, "step": 7200})
    nikos.join(table, 1)
    acts, waits = (anna, nikos) if to_act(table) == "G" else (nikos, anna)
    left = mine_of(acts)["tables"][0]["left"]
    assert 3600 < left <= 10_800
    assert mine_of(waits)["tables"][0]["left"] is None


def test_nobody_sees_the_tables_of_others(served: Api) -> None:
    anna, other = person(served), person(served, "Xenia")
    table = anna.table("here", "link")
    assert mine_of(other)["tables"] == []
    assert other.get(f"/api/tables/{table.id}/own").json == {"seats": []}
    for path in ("tables", "history"):
        assert served.post(f"/api/person/{path}", {}).key == "no-person"
    assert anna.post("/api/person/tables", {"after": "nonsense"}).key == "bad-page"
    assert anna.get("/api/tables/t_nothing/own").status == 404


def test_pages_hold_every_table_once(served: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine, "PAGE", 3)
    anna = person(served)
    made = {anna.table("here", "bot").id for _ in range(4)} | {anna.table("here", "link").id for _ in range(4)}
    found: list[str] = []
    after = ""
    while True:
        told = mine_of(anna, after)
        found += [row["table"] for row in told["tables"]]
        if not (after := told["after"]):
            break
    assert sorted(found) == sorted(made)


def played(anna: Device, nikos: Device | None, seed: int, title: str = "troia") -> Opened:
    """A whole game, against a bot where there is nobody else."""
    table = anna.table("here", "link" if nikos else "bot", title=title, seed=seed)
    if nikos:
        nikos.join(table, 1)
    seats = [0, 1] if nikos else [0]
    clients = [table.sit(seat) for seat in seats]
    play_out(clients, random.Random(seed))
    for client in clients:
        client.close()
    return table


def test_a_game_that_ended_is_history_of_all_who_sat_there(served: Api) -> None:
    anna, nikos = person(served), person(served, "Nikos")
    table = played(anna, nikos, 7)
    summary = served.summary(table.id)
    assert mine_of(anna)["tables"] == []
    for seat, device in enumerate((anna, nikos)):
        (game,) = history_of(device)["games"]
        assert (game["table"], game["title"], game["seat"], game["kept"]) == (table.id, "troia", seat, True)
        assert game["ended"] == pytest.approx(summary["ended"], abs=1.0)
        assert [one["place"] for one in game["seats"]] == summary["ranking"]
        assert [one["score"] for one in game["seats"]] == summary["scores"]
        assert [one["name"] for one in game["seats"]] == ["Anna", "Nikos"]
        result, other = ("won", "lost") if game["seats"][seat]["place"] == 1 else ("lost", "won")
        assert len(history_of(device, result=result, title="troia")["games"]) == 1
        assert history_of(device, result=other)["games"] == []
        assert history_of(device, title="odysseus")["games"] == []
        (told,) = device.get("/api/person/statistics").json
        assert (told["title"], told["games"], told["won"]) == ("troia", 1, int(result == "won"))
        assert (told["place"], told["score"]) == (game["seats"][seat]["place"], game["seats"][seat]["score"])


def test_history_outlives_the_table(served: Api, tmp_path: Path) -> None:
    anna = person(served)
    table = played(anna, None, 3)
    store = SqliteStore(tmp_path / "tables.sqlite")
    now(store.commit(Change(table=table.id, delete=True)))
    store.shut()
    (game,) = history_of(anna)["games"]
    assert (game["table"], game["kept"], [one["level"] for one in game["seats"]]) == (table.id, False, ["", "random"])


def test_of_games_without_persons_nothing_is_kept(served: Api, tmp_path: Path) -> None:
    table = served.table("here", "bot", seed=3)
    with table.sit(0) as client:
        play_out([client], random.Random(3))
    store = SqliteStore(tmp_path / "tables.sqlite")
    assert now(store.rows("SELECT * FROM results")) == []
    store.shut()


def test_a_rematch_seats_the_same_persons(served: Api) -> None:
    anna, nikos = person(served), person(served, "Nikos")
    table = played(anna, nikos, 7)
    made = served.post(f"/api/tables/{table.id}/rematch", None, Authorization=f"Bearer {anna.key('G')}").json
    again = Opened(served, made["table"], table.host, [])
    assert anna.get(f"/api/tables/{again.id}/own").json == {"seats": ["T"]}
    with Client(served.port, again.id, anna.key("T")) as page:
        assert page.state["seat"] == "T"


SEATS = (StoredSeat("here", "", "Anna", "a" * 64), StoredSeat("bot", "random", "", ""))


@contract
async def test_both_stores_list_and_count_alike(opened: Opening) -> None:
    async with opened() as store:
        made = "INSERT INTO persons (id, name, emblem, made, seen) VALUES ('p_1', 'A', 'owl', 0, 0)"
        await store.commit(Change(also=(Statement(made),)))
        await store.commit(Change(table="t_one", made=stored(), also=(sits("t_one", 0, "p_1"),)))
        (row,) = await store.many(mine.RUNNING, "p_1")
        assert row[0] == "t_one"
        assert len(await store.many(mine.SEATS.format(marks="?"), "t_one")) == 2
        for at in (1.5, 2.5):  # said again, it is one game, with what was said last
            also = results.ended("t_one", "troia", SEATS, [2, 1], [3, 9], at)
            await store.commit(Change(table="t_one", also=also))
        games = mine.GAMES.format(more=mine.RESULTS["lost"] + " AND title = ?", most=5)
        assert await store.many(games, "p_1", 9.5, 9.5, "", "troia") == [("t_one", 0, "troia", 2.5)]
        assert await store.many(games, "p_1", 2.5, 2.5, "t_one", "troia") == []
        won = mine.GAMES.format(more=mine.RESULTS["won"], most=5)
        assert await store.many(won, "p_1", 9.5, 9.5, "") == []
        assert [row[2:] for row in await store.many(mine.PLAYED.format(marks="?"), "t_one")] == [
            ("Anna", "", 2, 3, "owl"), ("", "random", 1, 9, "")
        ]  # fmt: skip
        (told,) = await store.many(mine.STATISTICS, "p_1")
        assert (told[0], *map(int, told[1:])) == ("troia", 1, 0, 2, 3, 3)
        # A last move that was taken back.
        await store.commit(Change(table="t_one", also=(results.not_ended("t_one"),)))
        assert await store.many(mine.STATISTICS, "p_1") == []


def say(page: Client, text: str) -> None:
    page.send(type="chat", id=f"chat {text}", text=text)
    page.until("chat")


# --- taking along, leaving ----------------------------------------------------------------------------------------


def test_the_export_has_everything_and_no_secret(served: Api, tmp_path: Path) -> None:
    anna, nikos = person(served), person(served, "Nikos")
    table = played(anna, nikos, 7)
    running_table = anna.table("here", "link")
    with running_table.sit(0) as page:
        say(page, "hello all")
        page.send(type="note", text="a note of mine")
        page.ask(type="look", n=0)
    told = anna.get("/api/person/export").json["kept"]
    assert set(told) == {*KEPT, *AT_SEATS}
    assert [one["name"] for one in told["persons"]] == ["Anna"]
    assert {one["table_id"] for one in told["sitters"]} == {table.id, running_table.id}
    assert [one["game"] for one in told["results"]] == [table.id]
    assert [one["text"] for one in told["chats"]] == ["hello all"]
    assert [one["text"] for one in told["notes"]] == ["a note of mine"]
    store = SqliteStore(tmp_path / "tables.sqlite")
    hashes = {row[0] for row in now(store.rows("SELECT secret FROM devices"))}
    store.shut()
    text = str(told)
    assert not any(secret in text for secret in (anna.secret, nikos.secret, nikos.id, *hashes))


def test_every_table_of_the_store_that_names_persons_is_told() -> None:
    naming = {
        found[1]
        for step in steps("sqlite").values()
        for found in re.finditer(r"CREATE TABLE (\w+) \(([^;]*)\) STRICT", step)
        if re.search(r"\bperson_id\b", found[2])
    }
    assert naming <= set(KEPT), "say in leaving.KEPT what a person is told of it"


def test_who_is_deleted_is_somebody_and_others_games_stay(served: Api, tmp_path: Path) -> None:
    anna, nikos = person(served), person(served, "Nikodemos")
    over = played(anna, nikos, 7)
    table = anna.table("here", "link")
    nikos.join(table, 1)
    with table.sit(1) as page, table.sit(0) as other:
        say(page, "I say something")
        got = nikos.post("/api/person/delete")
        assert got.json == {"tables": 2}
        other.until("state")
        assert other.state["seats"][1]["name"] == SOMEBODY
        assert "I say something" in str(other.raw)
    assert nikos.get("/api/person").key == "no-person"
    for one in (over, table):
        summary = served.summary(one.id)
        assert [seat["name"] for seat in summary["seats"]] == ["Anna", SOMEBODY]
    (game,) = history_of(anna)["games"]
    assert [one["name"] for one in game["seats"]] == ["Anna", SOMEBODY]
    assert served.get(f"/api/tables/{over.id}/record").status == 200
    with table.watch() as watcher:
        assert "Nikodemos" not in "".join(watcher.raw)
    # Nor on the disk, nor when the table is read again.
    with SqliteStoreText(tmp_path) as text:
        assert "Nikodemos" not in text
        assert nikos.id not in text


class SqliteStoreText:
    """All that a store holds, as text."""

    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(folder / "tables.sqlite")

    def __enter__(self) -> str:
        names = [row[0] for row in now(self.store.rows("SELECT name FROM sqlite_master WHERE type = 'table'"))]
        return str([now(self.store.many(f"SELECT * FROM {name}")) for name in names])

    def __exit__(self, *error: object) -> None:
        self.store.shut()


def test_of_a_game_whose_persons_are_all_gone_nothing_is_kept(served: Api, tmp_path: Path) -> None:
    anna = person(served)
    played(anna, None, 3)
    assert anna.post("/api/person/delete").status == 200
    store = SqliteStore(tmp_path / "tables.sqlite")
    assert now(store.rows("SELECT * FROM results")) == []
    store.shut()


def test_a_table_from_before_the_deletion_is_read_again(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        anna, nikos = person(api), person(api, "Nikodemos")
        table = anna.table("here", "link")
        nikos.join(table, 1)
        nikos.post("/api/person/delete")
    with running(tmp_path) as again, Client(again.port, table.id, anna.key("G")) as page:
        assert page.state["seat"] == "G"
        assert "Nikodemos" not in "".join(page.raw)
