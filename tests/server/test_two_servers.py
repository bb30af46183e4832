"""Two servers on one database: the pages of a table at either of them see one game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

import kylix
from kylix.server.others import Others
from kylix.store.base import StoredTable
from kylix.store.postgresql import PostgresStore
from kylix.store.reading import Known, Row
from server.cluster import Databases
from server.harness import Api, Client, running

MOVES = 25

Two = tuple[Api, Api]


@pytest.fixture
def two(tmp_path: Path, postgres: Databases) -> Iterator[Two]:
    url = postgres.new()
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(running(tmp_path / name, store=url)) for name in ("a", "b")
        )  # fmt: skip
        yield first, second


@pytest.mark.parametrize("title", kylix.games())
def test_every_title_is_played_with_its_pages_at_two_servers(title: str, two: Two) -> None:
    roll = random.Random(7)
    seats = max(kylix.game(title).seats)
    table = two[0].table(*["here"] * seats, title=title, seed=5)
    with ExitStack() as stack:
        pages = [
            stack.enter_context(replace(table, api=two[seat % 2]).sit(seat)) for seat in range(seats)
        ]  # fmt: skip
        for _ in range(MOVES):
            n = max(page.state["n"] for page in pages)
            for page in pages:
                page.until_n(n)
            asked = [page for page in pages if page.state["prompt"]["options"]]
            if not asked:
                break
            page = roll.choice(asked)
            answer = page.play(roll.choice(page.options))
            assert answer["type"] == "done", answer
            for other in pages:
                other.until_n(answer["n"])
        views = [page.state["n"] for page in pages]
        assert len(set(views)) == 1
        assert views[0] > 5


def both(first: Client, second: Client) -> list[str]:
    return sorted(page.until("done", "late")["type"] for page in (first, second))


def test_of_two_moves_at_the_same_place_one_is_late(two: Two) -> None:
    table = two[0].table("here", "here", seed=5)
    with table.sit(0) as here, replace(table, api=two[1]).sit(0) as there:
        for number in range(5):
            n = max(here.state["n"], there.state["n"])
            here.until_n(n)
            there.until_n(n)
            if not here.options:
                break
            for name, page in (("a", here), ("b", there)):
                page.send(type="choose", id=f"{name}{number}", after=n, moves=[here.options[0]], whole=False)
            assert both(here, there) == ["done", "late"]


def test_a_server_that_is_behind_looks_before_it_calls_something_late(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that lost its server comes with what it saw there; the other one has not heard of it."""
    monkeypatch.setattr(Others, "hear", lambda others, tables: None)
    monkeypatch.setattr(Others, "look", nothing)
    table = two[0].table("here", "here", seed=5)
    other = replace(table, api=two[1])
    with ExitStack() as stack:
        here, there = ([stack.enter_context(one.sit(seat)) for seat in (0, 1)] for one in (table, other))
        first = next(page for page in here if page.options)
        n = first.play(first.options[0])["n"]
        for page in here:
            page.until_n(n)
        at = next(at for at, page in enumerate(here) if page.options)
        assert there[at].state["n"] < n
        there[at].send(type="choose", id="x", after=n, moves=[here[at].options[0]], whole=False)
        assert there[at].until("done", "late")["type"] == "done"


async def nothing(others: Others, *about: object) -> None:
    """Bells are lost."""


def test_an_undo_is_asked_and_answered_across_servers(two: Two) -> None:
    table = two[0].table("here", "here", seed=5)
    for agree in (False, True):
        with table.sit(0) as here, replace(table, api=two[1]).sit(1) as there:
            pages = [here, there]
            for page in pages:
                page.until_n(max(one.state["n"] for one in pages))
            mover = next(page for page in pages if page.to_act)
            other = next(page for page in pages if page is not mover)
            while mover.to_act:
                mover.play(mover.options[0])
            other.until_n(mover.state["n"])
            other.play(other.options[0])
            n = other.state["n"]
            mover.until_n(n)
            if mover.state["undo"]["can"] != "ask":
                continue
            mover.send(type="undo", id=f"u{agree}", after=n, turn=False)
            assert mover.until("waiting", "refused")["type"] == "waiting"
            asked = other.until("undo-asked")
            other.send(type="answer", ask=asked["id"], agree=agree)
            assert mover.until("done", "refused")["type"] == ("done" if agree else "refused")
            if agree:
                other.until_n(n + 1)


def here(page: Client) -> bool:
    """Whether the second seat is shown as here, in what was heard last."""
    told = next(message["seats"] for message in reversed([json.loads(raw) for raw in page.raw]) if "seats" in message)
    return bool(told[1]["online"])


def test_who_is_at_another_server_is_not_away(two: Two) -> None:
    table = two[0].table("here", "link", seed=5)
    table.join(1, "Nikos", "x" * 22)
    there = replace(table, api=two[1], tokens=[table.tokens[0], "x" * 22])
    with table.sit(0) as host:
        with there.sit(1):
            while not here(host):
                host.hear()
        while here(host):
            host.hear()


def test_chats_and_invitations_go_to_one_at_either_server(two: Two) -> None:
    table = two[0].table("here", "link", seed=5)
    other = replace(table, api=two[1])
    with table.sit(0) as here, other.watch() as there:
        here.send(type="chat", id="c1", text="hello")
        assert there.until("chat")["text"] == "hello"
        body = {"invitation": table.invitations[1], "name": "a"}
        found = [
            api.post(f"/api/tables/{table.id}/join", {**body, "token": letter * 22}).status
            for api, letter in zip(two, "xy", strict=True)
        ]
        assert found == [200, 409]
        there.until_n(2)


def test_who_asks_again_at_a_server_that_has_not_heard_is_shown_the_move_too(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a crash: its answer was lost, its server is gone, and the bell was lost with the database."""
    table = two[0].table("here", "here", seed=5)
    with table.sit(0) as here, replace(table, api=two[1]).sit(0) as there:
        monkeypatch.setattr(Others, "compare", nothing)
        about = {"id": "x", "after": here.state["n"], "moves": [here.options[0]], "whole": False}
        here.send(type="choose", **about)
        assert here.until("done")["n"] > there.state["n"]
        there.send(type="choose", **about)
        n = there.until("done")["n"]
        assert there.until_n(n)["n"] == n


def test_what_another_server_changed_before_a_move_here_is_still_read(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move has a later number than the chat of which this server has not heard; it must not count as read."""
    table = two[0].table("here", "here", seed=5)
    with table.sit(0) as here, replace(table, api=two[1]).sit(0) as there:
        with monkeypatch.context() as patched:
            patched.setattr(Others, "compare", nothing)
            here.send(type="chat", id="c", text="hello")
            here.until("chat")
            assert there.play(there.options[0])["type"] == "done"
        # It may have been read on the way to the move, when a comparison was already under way.
        earlier = [message for raw in there.raw if (message := json.loads(raw))["type"] == "chat"]
        assert (earlier or [there.until("chat")])[0]["text"] == "hello"


def test_many_tables_that_changed_elsewhere_are_read_at_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that falls behind catches up: it asks the store once, however many tables it is about."""
    asked: list[int] = []
    found = PostgresStore.news

    async def counted(store: PostgresStore, about: list[Known]) -> list[tuple[StoredTable | None, list[list[Row]]]]:
        asked.append(len(about))
        return await found(store, about)

    tables = [two[0].table("here", "here", seed=seed) for seed in range(6)]
    with ExitStack() as stack:
        pages = [stack.enter_context(table.sit(0)) for table in tables]
        others = [stack.enter_context(replace(table, api=two[1]).sit(0)) for table in tables]
        with monkeypatch.context() as patched:
            patched.setattr(Others, "compare", nothing)
            moved = [page.play(page.options[0])["n"] for page in pages]
        monkeypatch.setattr(PostgresStore, "news", counted)
        for page, n in zip(others, moved, strict=True):
            page.until_n(n)
    assert max(asked) > len(tables) // 2, "a bell may still come alone"
