"""Many turns with channels that fail at random: each notice arrives once, or is shown as failed; none while one looks.

    PYTHONPATH=src:tests python bench/notices.py [TURNS] [postgresql://...]

Two servers' senders work on one store. Of the channels a fifth fail now and then, some always, some are slow; people
come to look and go, with and without having seen their turn, and some act before anything is sent.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from kylix.server.club import channels, notices
from kylix.server.club.looking import Look
from kylix.server.club.notices import told
from kylix.server.club.sender import Channel, NotSent, Row, Sender
from kylix.server.club.wording import Told
from kylix.store.base import Change, Done, Line, Statement, Store, StoredSeat, StoredTable
from kylix.store.sqlite import SqliteStore

PEOPLE, ROUNDS, SENDERS = 100, 5, 2
PERSON = "INSERT INTO persons (id, name, emblem, made, seen) VALUES (?, 'A', '', 0, 0)"
SITS = "INSERT INTO sitters (table_id, seat, person_id) VALUES (?, ?, ?)"
LEFT = "SELECT COUNT(*) FROM notices WHERE done IS NULL"


class World:
    """Who looks where, and what arrived."""

    def __init__(self, seed: int) -> None:
        self.roll = random.Random(seed)
        self.looking: dict[tuple[str, int], int] = {}
        """By table and seat: the last n that was seen."""
        self.arrived: Counter[str] = Counter()
        self.while_looking = 0
        self.failures = 0

    async def looks(self, table: str, seat: int, n: int) -> Look:
        seen = self.looking.get((table, seat))
        return "away" if seen is None else "saw" if seen >= n else "looks"

    async def send(self, channel: Channel, told: list[Told]) -> None:
        for one in told:
            _, table, _, _, _, seat = one.id.split("|")
            self.while_looking += (table, int(seat)) in self.looking
        kind = int(channel.address)
        if kind == 0 and self.roll.random() < 0.02:
            await asyncio.sleep(0.2)
        if kind == 2 or (kind == 1 and self.roll.random() < 0.5):
            self.failures += 1
            raise NotSent("it fails", for_good=kind == 2 and self.roll.random() < 0.3)
        for one in told:
            self.arrived[one.id] += 1

    async def words(self, row: Row) -> Told:
        return Told("|".join(map(str, (*row.key, row.seat))), row.event, "troia", row.table, "", "", "")


async def set_up(store: Store, tables: int) -> None:
    for at in range(PEOPLE):
        kind = "2" if at % 20 == 0 else "1" if at % 5 == 0 else "0"
        made = channels.added(f"p_{at}", "webhook", kind)
        await store.commit(Change(also=(Statement(PERSON, (f"p_{at}",)), *made)))
    await store.commit(Change(also=(Statement("UPDATE wishes SET rule = ?", ("always",)),)))
    seats = (StoredSeat("link", "", "A", "x"), StoredSeat("link", "", "B", "y"))

    async def make(at: int) -> None:
        id, first = f"t_{at}", Line(0, -1, "", -1, (), 0, 0.0)
        table = StoredTable(id, 0.0, {"title": "troia"}, {}, "h", seats, (first,), ())
        also = [Statement(SITS, (id, seat, f"p_{(at + seat) % PEOPLE}")) for seat in (0, 1)]
        await store.commit(Change(table=id, made=table, also=tuple(also)))

    await asyncio.gather(*[make(at) for at in range(tables)])


async def turn(store: Store, world: World, at: int, n: int) -> None:
    """Somebody moves; the other one is to act, and may be looking."""
    id, mover = f"t_{at}", n % 2
    seat = 1 - mover
    looks = world.roll.random() < 0.3
    world.looking.pop((id, mover), None)
    if looks:
        world.looking[id, seat] = n
    line = Line(n, mover, "move", -1, (), n, 0.0)
    change = Change(table=id, lines=(line,), to_act=(seat,), also=(told(id, n + 1, "turn", {seat}),))
    assert isinstance(await store.commit(change), Done)
    if looks:
        await asyncio.sleep(world.roll.random())
        if world.roll.random() < 0.7:
            world.looking[id, seat] = n + 1
            await asyncio.sleep(0.3)
        world.looking.pop((id, seat), None)


async def run(store: Store, turns: int) -> None:
    notices.GRACE_SECONDS = 0.0
    world = World(1)
    tables = turns // ROUNDS
    await set_up(store, tables)
    senders = [Sender(store, {"webhook": world}, world.looks, world.words) for _ in range(SENDERS)]
    for sender in senders:
        sender.back_off, sender.between, sender.looking_seconds = (0.05, 0.05, 0.1), 0.02, 0.05
        sender.at_once = 64
        sender.start()
    began = time.monotonic()
    for n in range(1, ROUNDS + 1):
        await asyncio.gather(*[turn(store, world, at, n) for at in range(tables)])
        quick = world.roll.random() < 0.3  # everybody moves before all was sent
        while not quick and (await store.rows(LEFT))[0][0]:
            await asyncio.sleep(0.05)
    while (await store.rows(LEFT))[0][0]:
        await asyncio.sleep(0.05)
    seconds = time.monotonic() - began
    for sender in senders:
        await sender.stop()
    await tell(store, world, turns, seconds)


async def tell(store: Store, world: World, turns: int, seconds: float) -> None:
    how = dict(await store.many("SELECT how, COUNT(*) FROM notices GROUP BY how"))
    key = "person_id || '|' || table_id || '|' || n || '|' || event || '|' || channel || '|' || seat"
    sent = {row[0] for row in await store.many(f"SELECT {key} FROM notices WHERE how = 'sent'")}
    silent = (await store.rows("SELECT COUNT(*) FROM notices WHERE how = 'failed' AND failed = ''"))[0][0]
    twice = [id for id, count in world.arrived.items() if count > 1]
    print(f"{turns} turns in {seconds:.1f} s, {sum(how.values())} notices: {dict(sorted(how.items()))}")
    print(f"failures on the way {world.failures}, arrived {len(world.arrived)}, twice {len(twice)}")
    print(
        f"sent and not arrived {len(sent - set(world.arrived))}, arrived and not noted {len(set(world.arrived) - sent)}"
    )
    print(f"failed and not shown {silent}, sent while the person looks {world.while_looking}")
    wrong = [sum(how.values()) != turns, twice, sent != set(world.arrived), silent, world.while_looking]
    if any(wrong):
        raise SystemExit("a notice was lost, sent twice, or sent to somebody who looks")


async def main(turns: int, url: str) -> None:
    if url:
        from kylix.store.postgresql import PostgresStore

        store: Store = PostgresStore(url)
        await store.open()
        await run(store, turns)
        await store.close()
        return
    with tempfile.TemporaryDirectory() as folder:
        kept = SqliteStore(Path(folder, "tables.sqlite"))
        await run(kept, turns)
        await kept.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, sys.argv[2] if len(sys.argv) > 2 else ""))
