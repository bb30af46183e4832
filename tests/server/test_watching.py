"""Watchers: their number, their delay by every door, and their own chat. On one server, and at two of them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from server.cluster import Databases
from server.harness import Api, Client, Opened, play_out, running

DELAY = 4
MOVES = 12


@pytest.fixture(params=["sqlite", "postgresql"])
def two(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Api, Api]]:
    """Where people play, and where others watch."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            one = stack.enter_context(running(tmp_path))
            yield one, one
            return
        databases: Databases = request.getfixturevalue("postgres")
        url = databases.new()
        first, second = (stack.enter_context(running(tmp_path / name, store=url)) for name in "ab")
        yield first, second


def played(table: Opened, stack: ExitStack, moves: int) -> list[Client]:
    """Two at the table, after some moves."""
    people = [stack.enter_context(table.sit(seat)) for seat in (0, 1)]
    play_out(people, random.Random(3), moves)
    newest = max(client.state["n"] for client in people)
    for client in people:
        client.until_n(newest)
    return people


def until_count(client: Client, count: int) -> None:
    while (client.state.get("watch") or {}).get("count") != count:
        heard = client.hear()
        if heard["type"] == "seats":
            client.state = {**client.state, "watch": heard["watch"]}


def test_everybody_sees_how_many_watch(two: tuple[Api, Api]) -> None:
    table = two[0].table("here", "here", seed=5)
    with table.sit(0) as player, Client(two[1].port, table.id, None) as first:
        until_count(player, 1)
        until_count(first, 1)
        with Client(two[0].port, table.id, None):
            until_count(player, 2)
            until_count(first, 2)
        until_count(player, 1)


def test_who_is_behind_is_told_nothing_newer_by_any_door(two: tuple[Api, Api]) -> None:
    table = two[0].table("here", "here", seed=5, delay=DELAY)
    with ExitStack() as stack:
        watcher = stack.enter_context(Client(two[1].port, table.id, None))
        people = played(table, stack, MOVES)
        n = people[0].state["n"]
        people[0].send(type="chat", id="c-late", text="said just now")
        assert people[0].until("chat")["text"] == "said just now"
        # Where others watch, everything has been heard of: else nothing newer could be told anyway.
        stack.enter_context(Client(two[1].port, table.id, table.tokens[0])).until_n(n)
        if two[0] is two[1]:  # several moves that come together from another server are told together, later
            watcher.until_n(n - DELAY)
        late = stack.enter_context(Client(two[1].port, table.id, None))
        for client in (watcher, late):
            assert client.state["n"] <= n - DELAY
            assert client.ask(type="look", n=n - 1)["key"] == "no-entry"
            told = [json.loads(raw) for raw in client.raw]
            assert max([event["n"] for one in told for event in one.get("events", [])]) < n - DELAY
            assert not any("said just now" in raw for raw in client.raw)
            assert not any(f"0 to {n - 1}" in raw for raw in client.raw)
        public = two[1].summary(table.id)
        assert public["n"] <= n - DELAY
        own = two[1].get(f"/api/tables/{table.id}", Authorization=f"Bearer {table.tokens[0]}").json
        assert (own["n"], own["delay"]) == (n, DELAY)
        assert own["to_act"] == people[0].state["prompt"]["to_act"]
        path = f"/api/tables/{table.id}/replay"
        for viewpoint in ("", "public"):
            replay = two[1].post(path, {"viewpoint": viewpoint}).json
            assert replay["n"] == len(replay["frames"]) <= n - DELAY
        assert two[1].post(path, {"viewpoint": "public", "first": n - 1}).key == "no-entry"
        mine = two[1].post(path, {"viewpoint": "public"}, Authorization=f"Bearer {table.tokens[0]}").json
        assert mine["n"] == n


def test_after_a_start_they_are_as_far_behind(tmp_path: Path) -> None:
    with running(tmp_path) as api, ExitStack() as stack:
        table = api.table("here", "here", seed=5, delay=DELAY)
        n = played(table, stack, MOVES)[0].state["n"]
    with running(tmp_path) as api, Client(api.port, table.id, None) as watcher:
        assert watcher.state["n"] == n - DELAY
        assert api.summary(table.id)["n"] == n - DELAY


def test_when_the_game_is_over_everything_is_told(api: Api) -> None:
    table = api.table("here", "here", seed=5, delay=DELAY)
    with ExitStack() as stack:
        watcher = stack.enter_context(table.watch())
        people = played(table, stack, 10_000)
        watcher.until_n(people[0].state["n"])
        assert watcher.state["over"] == people[0].state["over"]
        assert api.summary(table.id)["over"]


def test_a_delay_is_agreed_on_by_all(two: tuple[Api, Api]) -> None:
    table = two[0].table("here", "here", seed=5)
    with ExitStack() as stack:
        people = [
            stack.enter_context(replace(table, api=api).sit(seat)) for seat, api in enumerate(two)
        ]  # fmt: skip
        watcher = stack.enter_context(Client(two[1].port, table.id, None))
        assert people[0].ask(type="watch", delay=DELAY)["type"] == "done"
        while people[1].until("seats")["watch"]["wishes"] != {"G": DELAY}:
            pass
        assert two[1].summary(table.id)["delay"] == 0
        assert people[1].ask(type="watch", delay=DELAY)["type"] == "done"
        while (told := watcher.until("seats", "state")["watch"])["delay"] != DELAY:
            pass
        assert told["wishes"] == {}
        seen = watcher.state["n"]
        play_out(people, random.Random(3), 3)
        with Client(two[1].port, table.id, None) as late:
            assert late.state["n"] <= max(seen, 1)
        assert watcher.ask(type="watch", delay=0)["key"] == "watching"


def test_watchers_talk_among_themselves(two: tuple[Api, Api]) -> None:
    table = two[0].table("here", "here", seed=5)
    with ExitStack() as stack:
        player = stack.enter_context(table.sit(0))
        here, there = (stack.enter_context(Client(api.port, table.id, None)) for api in two)
        there.send(type="chat", id="w-1", text="what a move", name="Ann\u202ea")
        for client in (here, there):
            heard = client.until("chat")
            assert (heard["name"], heard["text"], heard["room"], heard["seat"]) == (
                "Ann a", "what a move", "watchers", None
            )  # fmt: skip
        there.send(type="chat", id="w-1", text="what a move", name="Anna")
        assert there.until("chat")["k"] == 0, "said again, since the answer was lost"
        assert here.ask(type="chat", text="hello", name="")["key"] == "bad-name"
        player.send(type="chat", id="p-1", text="your turn")
        assert player.until("chat")["text"] == "your turn"
        assert here.until("chat")["room"] == "table"
        assert not any("what a move" in raw for raw in player.raw)
        with Client(two[0].port, table.id, None) as late:
            assert [chat["text"] for chat in late.state["chats"]] == ["what a move", "your turn"]
        with table.sit(1) as other:
            assert [chat["text"] for chat in other.state["chats"]] == ["your turn"]
