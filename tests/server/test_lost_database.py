"""A database that goes away: nothing is acknowledged meanwhile, nothing is lost, and all goes on when it is back."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from commands import run
from kylix.store import postgresql
from kylix.store.base import Answer
from server.cluster import Databases
from server.harness import Api, Client, running
from server.relay import Relay, relay


@pytest.fixture
def wire(postgres: Databases) -> Iterator[tuple[Relay, str]]:
    """What is between a server and its database, and the address by that way."""
    url = postgres.new()
    head, _, name = url.rpartition("/")
    start, _, port = head.rpartition(":")
    with relay(int(port)) as made:
        yield made, f"{start}:{made.port}/{name}"


@pytest.fixture
def served(wire: tuple[Relay, str], tmp_path: Path) -> Iterator[Api]:
    with running(tmp_path, store=wire[1]) as api:
        yield api


def test_a_move_made_while_the_database_is_away_is_kept_once_it_is_back(served: Api, wire: tuple[Relay, str]) -> None:
    with served.table("here", "here", seed=5).sit(0) as page:
        n = page.state["n"]
        wire[0].shut()
        page.send(type="choose", id="m1", after=n, moves=[page.options[0]], whole=False)
        with suppress(TimeoutError):
            while True:
                assert json.loads(page.link.recv(timeout=0.5))["type"] == "seats", "who is here may be told"
        wire[0].is_open = True
        assert page.until("done")["n"] == n + 1
        page.send(type="choose", id="m1", after=n, moves=[page.options[0]], whole=False)
        assert page.until("done", "late")["n"] == n + 1, "the same id again: the same answer"


def test_connections_that_are_cut_again_and_again_lose_and_repeat_nothing(
    served: Api, wire: tuple[Relay, str]
) -> None:  # fmt: skip
    table = served.table("here", "here", seed=5)
    wire[0].delay = 0.005  # so that a cut meets now the question, now the answer
    with table.sit(0) as first, table.sit(1) as second:
        pages: list[Client] = [first, second]
        for turn in range(30):
            n = max(page.state["n"] for page in pages)
            for page in pages:
                page.until_n(n)
            mover = next((page for page in pages if page.to_act), None)
            if mover is None:
                break
            if turn % 3 == 0:
                wire[0].cut(2)
            answer = mover.play(mover.options[0])
            assert (answer["type"], answer["n"]) == ("done", n + 1)
    assert wire[0].cuts > 0
    assert served.summary(table.id)["n"] == max(page.state["n"] for page in pages)


def test_a_table_that_was_kept_when_the_database_was_lost_is_there(
    served: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is sent once more, and is there already."""
    send = postgresql.PostgresStore._send
    lost: list[bool] = []

    async def sent(store: postgresql.PostgresStore, group: list[postgresql.Asked]) -> list[Answer]:
        found = await send(store, group)
        if not lost and any(change.made is not None for change, _, _ in group):
            lost.append(True)
            raise ConnectionResetError
        return found

    monkeypatch.setattr(postgresql.PostgresStore, "_send", sent)
    with served.table("here", "here").sit(0) as page:
        assert page.state["n"] == 1
    assert lost


def test_bots_go_on_when_the_database_is_back(wire: tuple[Relay, str], tmp_path: Path) -> None:
    """On a beat: without one the game may be over before anything is cut."""
    with running(tmp_path, store=wire[1], bot_tick=0.05) as api, api.table("bot", "bot", seed=1).watch() as page:
        page.until_n(3)
        wire[0].shut()
        time.sleep(0.3)
        wire[0].is_open = True
        page.until_n(page.state["n"] + 5)


def test_who_comes_while_the_database_is_away_is_asked_to_come_again(
    served: Api, wire: tuple[Relay, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is not told that the table cannot be read, which pages take as the end of it."""
    monkeypatch.setattr(postgresql, "AWAY_SECONDS", 0.2)
    table = served.table("here", "here", seed=5)
    wire[0].shut()
    other = Client(served.port, "t_aaaaaaaaaaaaaaaa", None, hello=False)
    other.send(type="hello", token=None, since=0)
    assert other.gone() == 1012
    wire[0].is_open = True
    with table.sit(0) as page:
        assert page.options


def test_a_missing_driver_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in sys.modules if name.startswith(("asyncpg", "kylix.store.postgresql"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    url = "postgresql://kylix@127.0.0.1:1/kylix"
    for order in (
        ("serve", "--store", url, "--port", "0"),
        ("think", "--store", url),
        ("move-store", tmp_path, url),
        ("backup", tmp_path / "copy", "--store", url),
        ("admin", "tables", "--store", url),
    ):
        ran = run(*order)
        assert ran.code == 2
        assert "pip install 'kylix[postgresql]'" in ran.err, order
        assert "Traceback" not in ran.err


def test_a_database_that_cannot_be_had_is_told_without_its_password() -> None:
    ran = run("serve", "--store", "postgresql://kylix:secret@127.0.0.1:1/kylix", "--port", "0")
    assert ran.code == 2
    assert "127.0.0.1:1/kylix cannot be used" in ran.err
    assert "secret" not in ran.err
