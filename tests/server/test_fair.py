"""Heavy work keeps nobody else waiting: it is done off the event loop, for each client one piece at a time."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any

import pytest

from kylix.server import chain
from kylix.server.errors import ApiError
from kylix.server.fair import CLIENT, FairThreads
from kylix.server.replay_cache import ReplayCache
from kylix.server.table import Table
from server.harness import PATIENCE, Api


class Slow:
    """A job that ends when the test says so."""

    def __init__(self, answer: Callable[..., Any]) -> None:
        self.answer = answer
        self.go_on = threading.Event()
        self.begun = threading.Event()
        self.calls: list[tuple[Any, ...]] = []
        self.at_once = 0
        self.most = 0

    def __call__(self, *about: Any) -> Any:
        self.calls.append(about)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        self.begun.set()
        assert self.go_on.wait(PATIENCE), "nobody let it go on: the server does nothing else meanwhile"
        self.at_once -= 1
        return self.answer(*about)


@pytest.mark.parametrize("kind", ["why", "attempt"])
def test_others_are_answered_while_somebody_asks_what_takes_long(
    api: Api, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    slow = Slow(getattr(chain, kind))
    monkeypatch.setattr(chain, kind, slow)
    mine, other = api.table("here", "here"), api.table("here", "here")
    with mine.sit(0) as asking, other.sit(0) as page, mine.sit(1) as beside:
        if kind == "why":
            asking.send(type="why", id="w", move=asking.options[0])
        else:
            asking.send(type="choose", id="w", after=asking.state["n"], moves=[asking.options[0]], confirm="always")
        assert slow.begun.wait(PATIENCE)
        for client in (page, beside):
            client.send(type="ping")
            client.until("pong")
        slow.go_on.set()
        assert asking.until("reasons", "wants", "refused")["id"] == "w"


def test_a_seat_has_one_question_about_refusals_at_a_time_and_of_few_moves(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(lambda *about: [])
    monkeypatch.setattr(chain, "why", slow)
    table = api.table("here", "here")
    with table.sit(0) as first, table.sit(0) as second:
        for client in (first, second):
            client.send(type="why", id="w", move=client.options[0], others=[client.options[0]] * 60)
        assert slow.begun.wait(PATIENCE)
        slow.go_on.set()
        for client in (first, second):
            assert client.until("reasons")["id"] == "w"
    assert slow.most == 1
    assert [len(about[3]) for about in slow.calls] == [1 + chain.OTHERS] * 2


def test_a_long_game_keeps_nobody_from_looking_back_at_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache of replayed games is locked for each game, not for all."""

    class Past(list[Any]):
        def extend(self, entries: Any, *rest: Any) -> None:
            if entries == ["long"]:
                begun.set()
                assert go_on.wait(PATIENCE)

    class State:
        def __init__(self, *record: str) -> None:
            self.record = list(record)

    class Table:
        setting = None

        def __init__(self, id: str) -> None:
            self.id = id
            self.state = State(id)

    begun, go_on = threading.Event(), threading.Event()
    monkeypatch.setattr("kylix.server.replay_cache.Replayed", lambda setting: Past())
    cache = ReplayCache()
    thread = threading.Thread(target=cache.of, args=(Table("long"),), daemon=True)
    thread.start()
    assert begun.wait(PATIENCE)
    other = threading.Thread(target=cache.of, args=(Table("short"),), daemon=True)
    other.start()
    other.join(2.0)
    waited = other.is_alive()
    go_on.set()
    thread.join(PATIENCE)
    other.join(PATIENCE)
    assert not waited


def test_clients_are_served_by_turns() -> None:
    done: list[str] = []

    async def ask(threads: FairThreads, client: str, count: int) -> None:
        CLIENT.set(client)
        await asyncio.gather(*[threads.run(done.append, client) for _ in range(count)])

    async def all_of_them() -> None:
        threads = FairThreads("test", 1, 40)
        await asyncio.gather(ask(threads, "greedy", 20), ask(threads, "modest", 2))
        threads.stop()

    asyncio.run(all_of_them())
    assert len(done) == 22
    assert [at for at, client in enumerate(done) if client == "modest"][-1] <= 4


def test_too_much_of_one_client_is_refused() -> None:
    async def ask() -> None:
        threads = FairThreads("test", 1, 3)
        CLIENT.set("greedy")
        found = await asyncio.gather(*[threads.run(int, "7") for _ in range(9)], return_exceptions=True)
        threads.stop()
        refused = [one for one in found if isinstance(one, ApiError)]
        assert [error.key for error in refused] == ["too-many"] * len(refused)
        assert found.count(7) + len(refused) == 9
        assert 4 <= found.count(7) < 9

    asyncio.run(ask())


def test_whoever_stops_waiting_leaves_its_place() -> None:
    async def ask() -> None:
        threads = FairThreads("test", 1, 9)
        slow = Slow(int)
        CLIENT.set("first")
        first = asyncio.create_task(threads.run(slow, "1"))
        await asyncio.to_thread(slow.begun.wait, PATIENCE)
        CLIENT.set("second")
        tasks = [asyncio.create_task(threads.run(int, "2")) for _ in range(2)]
        await asyncio.sleep(0)
        first.cancel()
        tasks[0].cancel()
        await asyncio.sleep(0)
        slow.go_on.set()
        assert await asyncio.wait_for(tasks[1], PATIENCE) == 2
        assert threads.free == 1
        threads.stop()

    asyncio.run(ask())


def test_a_state_is_worked_out_once_for_all_pages_of_a_seat(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes and goes with many pages makes little work of it."""
    table = api.table("here", "here")
    with contextlib.ExitStack() as held:
        pages = [held.enter_context(table.sit(0)) for _ in range(9)]
        for page in pages:
            page.send(type="ping")
            page.until("pong")
        made: list[int | None] = []
        shown = Table.shown

        def counted(self: Table, seat: int | None, since: int, *more: Any, **named: Any) -> Any:
            made.append(seat)
            return shown(self, seat, since, *more, **named)

        monkeypatch.setattr(Table, "shown", counted)
        with table.sit(0) as late:
            late.send(type="ping")
            late.until("pong")
        assert len(made) <= 4, "its own, that of the others when it came, and when it went"
