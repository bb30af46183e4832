"""Two stores on one database write to the same tables: the order is total, nothing acknowledged is lost or twice."""

from __future__ import annotations

import asyncio
import random

from kylix.store.base import Again, Change, Command, Done, Late
from kylix.store.postgresql import PostgresStore
from server.cluster import Databases
from server.test_store import line, table

TABLES, CLIENTS, MOVES = 3, 6, 8


def test_two_writers_at_the_same_tables_keep_one_order(postgres: Databases) -> None:
    asyncio.run(write_together(postgres.new()))


async def write_together(url: str) -> None:
    stores = [PostgresStore(url), PostgresStore(url)]
    for store in stores:
        await store.open()
    ids = [f"t_{number}" for number in range(TABLES)]
    for id in ids:
        await stores[0].commit(Change(table=id, made=table(id)))
    acknowledged: dict[tuple[str, int], str] = {}
    refused: list[tuple[str, str]] = []

    async def play(client: int) -> None:
        roll = random.Random(client)
        for number in range(MOVES):
            id, name = roll.choice(ids), f"c{client} {number}"
            n = 1
            while True:
                length = roll.choice((1, 2))
                lines = tuple(line(at, name) for at in range(n, n + length))
                change = Change(table=id, lines=lines, command=Command(name, 0, name))
                found = await roll.choice(stores).commit(change)
                if isinstance(found, Late):
                    refused.append((id, name))
                    n = found.n
                    continue
                assert isinstance(found, Done)
                assert found.n == n + length
                acknowledged.update({(id, at): name for at in range(n, n + length)})
                assert await roll.choice(stores).commit(change) == Again(Command(name, 0, name))
                break

    await asyncio.gather(*[play(client) for client in range(CLIENTS)])
    kept: dict[tuple[str, int], str] = {}
    for id in ids:
        found = await stores[1].table(id)
        assert found is not None
        assert [one.n for one in found.lines] == list(range(len(found.lines)))
        kept.update({(id, one.n): one.move for one in found.lines[1:]})
    for store in stores:
        await store.close()
    assert kept == acknowledged
    assert refused, "they were at the same place at the same time"
