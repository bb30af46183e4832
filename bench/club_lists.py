"""How long the lists of a club take on the server, with 500 persons and 2,000 tables.

    PYTHONPATH=src python bench/club_lists.py [postgresql://...]

Every table has two to four seats, taken by persons at random; one person sits at all of them, which is the worst case.
A third of the tables are over, a third is open to everybody; every person has a rating in each title. The bar is 50 ms
for each page of the lists.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter, time
from typing import Any

import kylix
from kylix.kit import codec
from kylix.kit.registry import titles
from kylix.server.app import store_of
from kylix.server.club import results
from kylix.server.club.listing import Listing
from kylix.server.club.lobby_messages import LobbyAsked
from kylix.server.club.mine import Mine
from kylix.server.club.people_messages import HistoryAsked, MyTablesAsked
from kylix.server.club.ratings import Ratings
from kylix.server.club.ratings_messages import RatingsAsked
from kylix.server.club.sitters import sits
from kylix.server.config import Config
from kylix.server.endpoint import Call
from kylix.server.person import Person
from kylix.server.replaying import lines_of
from kylix.server.table_manager import TableManager
from kylix.store.base import Change, Statement, Store, StoredSeat, StoredTable

PERSONS, TABLES, ROUNDS = 500, 2000, 40
BUSY = "p_0"
"""Sits everywhere."""
BAR = 0.050
Asks = dict[str, Callable[[], Awaitable[Any]]]
OPEN = """INSERT INTO openings (table_id, title, made, level, fills, due, about)
  VALUES (?, ?, ?, 'novice', NULL, ?, '{"options": {}, "own_set": false}')"""
RATED = "INSERT INTO ratings (person_id, title, mu, sigma, sure, games) VALUES (?, ?, ?, ?, ?, 9)"
CLOCK = """INSERT INTO clocks (table_id, seat, rest, used, since, moved, spent, away, holidays, due)
  VALUES (?, ?, 1, 0, 1, 0, 0, 0, 0, ?)"""
MAKE = "INSERT INTO persons (id, name, emblem, made, seen) VALUES (?, ?, 'owl', 0, 0)"


async def fill(store: Store, roll: random.Random) -> None:
    for number in range(PERSONS):
        person = f"p_{number}"
        rated = [Statement(RATED, (person, title, 25.0, 3.0, roll.uniform(5, 40))) for title in titles()]
        await store.commit(Change(also=(Statement(MAKE, (person, f"Person {number}")), *rated)))
    starts = {title: kylix.new(title, seats=3 if title != "troia" else 2, seed=1) for title in titles()}
    kept: dict[str, tuple[dict[str, Any], dict[str, Any], Any]] = {
        title: (codec.header(s.setting, whole=True), codec.chance_header(s.chance), lines_of(s, 0.0))  # type: ignore[arg-type]
        for title, s in starts.items()
    }
    waiting: list[Awaitable[Any]] = []
    for number in range(TABLES):
        title = roll.choice(list(starts))
        head, chance, lines = kept[title]
        count, at = starts[title].seats, time() - roll.uniform(0, 1e7)
        people = [BUSY, *roll.sample([f"p_{n}" for n in range(1, PERSONS)], count - 1)]
        roll.shuffle(people)
        seats = tuple(StoredSeat("link", "", f"Person {one}", "0" * 64) for one in people)
        id = f"t_{number:016d}"
        line = replace(lines[0], at=at)
        stored = StoredTable(id, at, head, chance, "0" * 64, seats, (line,), (roll.randrange(count),))
        also = [sits(id, seat, one) for seat, one in enumerate(people)]
        over = number % 3 == 0
        if over:
            also += results.ended(id, title, seats, list(range(1, count + 1)), [roll.randrange(90) for _ in seats], at)
            also.append(Statement("UPDATE tables SET over = 1 WHERE id = ?", (id,)))
        elif number % 3 == 1:
            also.append(Statement(OPEN, (id, title, at, at + 1e9)))
        else:
            also += [Statement(CLOCK, (id, seat, at + 1e7)) for seat in range(count)]
        waiting.append(store.commit(Change(table=id, made=stored, also=tuple(also))))
        if len(waiting) >= 100:
            await asyncio.gather(*waiting)
            waiting.clear()
    await asyncio.gather(*waiting)


async def timed(ask: Callable[[], Awaitable[Any]]) -> tuple[float, float]:
    """The median and the longest of many, in seconds."""
    found: list[float] = []
    for _ in range(ROUNDS):
        begun = perf_counter()
        await ask()
        found.append(perf_counter() - begun)
    return statistics.median(found), max(found)


async def asks_of(
    mine: Mine, lists: Listing, ratings: Ratings, person: Person
) -> dict[str, Callable[[], Awaitable[Any]]]:
    def call(body: Any, **path: str) -> Call:
        return Call(path, "", None, body, person)

    tables = await mine.my_tables(call(MyTablesAsked()))
    games = await mine.history(call(HistoryAsked()))
    free = await lists.page(LobbyAsked())
    best = await ratings.best(call(RatingsAsked(), title="troia"))
    return {
        "my tables": lambda: mine.my_tables(call(MyTablesAsked())),
        "my tables, next page": lambda: mine.my_tables(call(MyTablesAsked(tables.after))),
        "history": lambda: mine.history(call(HistoryAsked())),
        "history, next page": lambda: mine.history(call(HistoryAsked(games.after))),
        "history, filtered": lambda: mine.history(call(HistoryAsked("", "troia", "won"))),
        "statistics": lambda: mine.own_statistics(call(None)),
        "lobby": lambda: lists.page(LobbyAsked()),
        "lobby, next page": lambda: lists.page(LobbyAsked("", free.next)),
        "lobby, one title": lambda: lists.page(LobbyAsked("troia")),
        "ratings": lambda: ratings.best(call(RatingsAsked(), title="troia")),
        "ratings, next page": lambda: ratings.best(call(RatingsAsked(best.next), title="troia")),
    }


async def measure(folder: Path, url: str) -> bool:
    config = Config(folder, store=url)
    store = store_of(config)
    await store.open()
    fine = True
    try:
        await fill(store, random.Random(7))
        mine, lists, ratings = Mine(TableManager(config, store)), Listing(store), Ratings(store, 1)
        for who, id in (("somebody", "p_1"), ("who sits everywhere", BUSY)):
            for name, ask in (await asks_of(mine, lists, ratings, Person(id, "", "", "en", "", False))).items():
                median, longest = await timed(ask)
                fine &= median <= BAR
                print(f"{who:20} {name:22} {median * 1000:6.1f} ms median, {longest * 1000:6.1f} ms longest")
    finally:
        await store.close()
    return fine


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        fine = asyncio.run(measure(Path(folder), sys.argv[1] if len(sys.argv) > 1 else ""))
    sys.exit(0 if fine else f"a list takes longer than {BAR * 1000:g} ms")


if __name__ == "__main__":
    main()
