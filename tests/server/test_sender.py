"""The queue of notices, on each kind of store: what is taken by one is not taken by another, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from time import time
from typing import Any

import pytest

from kylix.server.club import channels, notices
from kylix.server.club.looking import Look
from kylix.server.club.notices import told
from kylix.server.club.sender import Channel, NotSent, Row, Sender
from kylix.server.club.wording import Told
from kylix.store.base import Change, Done, Statement, Store
from server.test_store import line, table

Opening = Callable[[], AbstractAsyncContextManager[Store]]
PERSON = "INSERT INTO persons (id, name, emblem, made, seen) VALUES (?, 'A', '', 0, 0)"
SITS = "INSERT INTO sitters (table_id, seat, person_id) VALUES (?, ?, ?)"


class Recorder:
    """A way of which every message is known; it fails as it is told to."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.failures: list[NotSent] = []

    async def send(self, channel: Channel, told: list[Told]) -> None:
        await asyncio.sleep(0.002)
        if self.failures:
            raise self.failures.pop()
        self.got += [one.id for one in told]


async def words(row: Row) -> Told:
    return Told("|".join(map(str, row.key)), row.event, "troia", row.table, "", "", "")


async def away(table: str, seat: int, n: int) -> Look:
    return "away"


def sender_of(store: Store, way: Recorder) -> Sender:
    made = Sender(store, {"webhook": way}, away, words)
    made.back_off = (0.0, 0.0)
    return made


async def seated(store: Store, tables: int) -> None:
    """A person with a webhook, to act in seat 0 of some tables."""
    await store.commit(Change(also=(Statement(PERSON, ("p_1",)), *channels.added("p_1", "webhook", "http://x"))))
    always = Statement("UPDATE wishes SET rule = ?", ("always",))
    await store.commit(Change(also=(always,)))
    for at in range(tables):
        id = f"t_{at}"
        await store.commit(Change(table=id, made=table(id), also=(Statement(SITS, (id, 0, "p_1")),)))
        move = Change(table=id, lines=(line(1),), to_act=(0,), also=(told(id, 2, "turn", {0, 1}),))
        assert isinstance(await store.commit(move), Done)


async def all_of(store: Store) -> list[tuple[Any, ...]]:
    return await store.rows("SELECT how, tries FROM notices ORDER BY table_id")


async def until_done(store: Store, *senders: Sender) -> None:
    for _ in range(400):
        await asyncio.gather(*[one.sweep() for one in senders])
        await asyncio.sleep(0.01)
        if not await store.rows("SELECT 1 FROM notices WHERE done IS NULL"):
            return
    raise AssertionError("something is never done")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "GRACE_SECONDS", -5.0)


def test_two_servers_send_each_notice_once(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await seated(store, 30)
            ways = [Recorder(), Recorder()]
            await until_done(store, *[sender_of(store, way) for way in ways])
            counted = Counter(ways[0].got + ways[1].got)
            assert len(counted) == 30
            assert set(counted.values()) == {1}
            assert await all_of(store) == [("sent", 1)] * 30

    asyncio.run(run())


def test_what_a_dead_server_had_taken_is_taken_again_when_its_lease_is_over(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await seated(store, 1)
            way = Recorder()
            later = Statement("UPDATE notices SET worker = 'dead', until = ?", (time() + 50.0,))
            await store.commit(Change(also=(later,)))
            sender = sender_of(store, way)
            await sender.sweep()
            await asyncio.sleep(0.05)
            assert way.got == []
            await store.commit(Change(also=(Statement("UPDATE notices SET until = ?", (time() - 1.0,)),)))
            await until_done(store, sender)
            assert len(way.got) == 1

    asyncio.run(run())


def test_failures_are_counted_and_shown(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await seated(store, 1)
            way = Recorder()
            way.failures = [NotSent("third"), NotSent("second"), NotSent("first")]
            await until_done(store, sender_of(store, way))
            assert await all_of(store) == [("failed", 3)]
            assert await store.rows("SELECT failing FROM channels") == [("third",)]
            assert await store.rows("SELECT failed FROM notices") == [("third",)]

    asyncio.run(run())


def test_the_same_move_written_twice_makes_one_notice(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await seated(store, 1)
            await store.commit(Change(also=(told("t_0", 2, "turn", {0}),)))
            assert len(await all_of(store)) == 1
            await store.commit(Change(table="t_0", delete=True))
            assert await all_of(store) == [], "they go with their table"

    asyncio.run(run())


def test_who_is_deleted_takes_everything_along(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await seated(store, 2)
            look = Statement(notices.LOOKED, (time(), "t_0", 0))
            await store.commit(Change(also=(look,)))
            assert len(await store.rows("SELECT * FROM looked")) == 1
            await store.commit(Change(also=(Statement("DELETE FROM persons WHERE id = ?", ("p_1",)),)))
            for name in ("channels", "wishes", "notices", "looked"):
                assert await store.rows(f"SELECT 1 FROM {name}") == [], name

    asyncio.run(run())


def test_old_notices_are_tidied_away(opened: Opening) -> None:
    async def run() -> None:
        async with opened() as store:
            await seated(store, 1)
            old = Statement("UPDATE notices SET done = ?", (time() - 15 * 86_400.0,))
            await store.commit(Change(also=(old,)))
            await sender_of(store, Recorder()).sweep()
            assert await all_of(store) == []

    asyncio.run(run())
