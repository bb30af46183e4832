"""Start a server on a store with many unfinished tables: how long until the first answer, and until bots are at work.

    PYTHONPATH=src python bench/many_tables.py --tables 10000

Most tables wait for a person. At some a bot is to act beside a person, at some there are bots only. Ends with 1 when
the first answer takes more than 2 seconds, or bots beside people more than 30 (bots alone play a few tables at a time).
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from stocked import FILE, Server, begun, stock, stored

from kylix.store.base import StoredTable

ANSWER_SECONDS, WORK_SECONDS, PATIENCE = 2.0, 30.0, 240.0
GAMES = (("troia", 2, 60), ("odysseus", 2, 40), ("deukalion", 3, 80), ("parthenon", 3, 80))


def tables(count: int, bots: int, alone: int) -> Iterator[StoredTable]:
    for number in range(count):
        title, seats, moves = GAMES[number % len(GAMES)]
        position = begun(title, seats, moves, 1 + number % 24)
        if number < alone:
            yield stored(f"t_alone{number}", position, ["bot"] * seats)
        elif number < alone + bots:
            kinds = ["bot" if seat in position.to_act else "here" for seat in range(seats)]
            yield stored(f"t_bot{number}", position, kinds)
        else:
            other = next((seat for seat in range(seats) if seat not in position.to_act), -1)
            yield stored(f"t_wait{number}", position, ["bot" if seat == other else "here" for seat in range(seats)])


def moved(path: Path, before: dict[str, int]) -> int:
    """Tables of bots beside people that have more lines than when the server was started."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
        found = dict(db.execute("SELECT table_id, COUNT(*) FROM lines WHERE table_id LIKE 't_bot%' GROUP BY table_id"))
    return sum(found[id] > count for id, count in before.items())


def measure(folder: Path, count: int, bots: int, alone: int) -> bool:
    stock(folder, tables(count, bots, alone))
    path = folder / FILE
    with closing(sqlite3.connect(path)) as db:
        sql = "SELECT table_id, COUNT(*) FROM lines WHERE table_id LIKE 't_bot%' GROUP BY table_id"
        before = dict(db.execute(sql))
    print(
        f"{count} tables, {path.stat().st_size / 1e6:.0f} MB; bots to act at {len(before)} with people, {alone} without"
    )
    with tempfile.TemporaryDirectory(prefix="kylix-empty-") as empty:
        begun_at = time.monotonic()
        server = Server(Path(empty))
        server.get("/api/about")
        print(f"first answer on an empty store {time.monotonic() - begun_at:.2f} s")
        server.stop()
    begun_at = time.monotonic()
    server = Server(folder)
    try:
        server.get("/api/about")
        first = time.monotonic() - begun_at
        slowest = 0.0
        while moved(path, before) < len(before) and time.monotonic() - begun_at < PATIENCE:
            asked = time.monotonic()
            server.get("/api/about")
            slowest = max(slowest, time.monotonic() - asked)
            time.sleep(0.2)
        work = time.monotonic() - begun_at
        at_work = moved(path, before)
    finally:
        server.stop()
    print(f"first answer {first:.2f} s; {at_work} of {len(before)} bots have moved after {work:.1f} s")
    print(f"slowest answer meanwhile {slowest * 1000:.0f} ms")
    return first <= ANSWER_SECONDS and work <= WORK_SECONDS and at_work == len(before)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--bots", type=int, default=400, help="tables with people at which a bot is to act")
    parser.add_argument("--alone", type=int, default=100, help="tables with bots only")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kylix-many-") as folder:
        return 0 if measure(Path(folder), args.tables, args.bots, args.alone) else 1


if __name__ == "__main__":
    sys.exit(main())
