"""The load of sockets.py on two servers, PostgreSQL and two `kylix think`, the pages of every table at both servers.

    PYTHONPATH=src:tests python bench/sockets_cluster.py --sockets 2000 --seconds 30 --bars

Beside the people's tables there are some at which a bot sits, so that those who think have work. In the same run a bare
echo sends messages of the same sizes. Afterwards every table is asked for at both servers, which must tell the same,
all pages must have seen the same entries, and every table must verify. With --bars it ends with 1 when one of that is
not so, when the p99 is above 250 ms, or above 4 times the echo's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from kill_cluster import Machine, made, verified
from sockets import ABSOLUTE, TIMES, TITLES, Load, echoed, planned
from stocked import begun, stored

from kylix.store.base import Change, StoredTable
from kylix.store.postgresql import PostgresStore

AT_ONCE = 64
SETTLE_SECONDS = 10.0


def tables(plan: list[tuple[str, int]], bots: int) -> Iterator[StoredTable]:
    """Those of the people, and some more with a bot at every other seat."""
    games = {title: (seats, moves) for title, seats, moves in TITLES}
    for at, (id, pages) in enumerate(plan):
        title = next(title for title in games if id.startswith(f"t_{title}"))
        seats, moves = games[title]
        kinds = ["here"] * pages + ["bot"] * (seats - pages)
        yield stored(id, begun(title, seats, moves, 1 + at % 12), kinds)


async def stock(url: str, found: Iterator[StoredTable]) -> None:
    store = PostgresStore(url)
    await store.open()
    gate = asyncio.Semaphore(AT_ONCE)

    async def put(table: StoredTable) -> None:
        async with gate:
            await store.commit(Change(table=table.id, made=table))

    await asyncio.gather(*[put(table) for table in found])
    await store.rows("ANALYZE")  # as a database that has been there for a while does by itself
    await store.close()


@contextmanager
def running(folder: Path, plan: list[tuple[str, int]], bots: int) -> Iterator[Machine]:
    machine = made(folder, wired=False, before=lambda url: asyncio.run(stock(url, tables(plan, bots))))
    try:
        yield machine
    finally:
        for part in (*machine.thinkers, *machine.servers):
            part.kill(signal.SIGTERM)
        machine.database.cluster.stop()


def busy(machine: Machine) -> dict[str, float]:
    """Processor seconds so far: of the servers, of those who think, of the database."""
    found: dict[str, float] = {}
    roots = {part.name: part.process.pid for part in (*machine.servers, *machine.thinkers) if part.process}
    for name, pid in {**roots, "database": machine.database.cluster.process.pid}.items():
        found[name.split()[0]] = found.get(name.split()[0], 0.0) + sum(spent(one) for one in family(pid))
    return found


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    with contextlib.suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return [pid, *[one for child in children for one in family(int(child))]]
    return []


def spent(pid: int) -> float:
    with contextlib.suppress(OSError):
        parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def told_by(port: int, ids: list[str]) -> dict[str, Any]:
    """What a server says of tables, without who is there."""
    found: dict[str, Any] = {}
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60.0)) as link:
        for id in ids:
            link.request("GET", f"/api/tables/{id}")
            reply = link.getresponse()
            told = json.loads(reply.read())
            found[id] = (reply.status, told.get("n"), told.get("turn"), told.get("to_act"), told.get("over"))
    return found


async def settled(load: Load) -> list[str]:
    """Tables whose pages have not all seen the same after a while."""
    limit = time.monotonic() + SETTLE_SECONDS
    while True:
        wrong = [table.id for table in load.tables if len({state.n for state in table.states.values()}) != 1]
        if not wrong or time.monotonic() > limit:
            return wrong
        await asyncio.sleep(0.2)


def measure(plan: list[tuple[str, int]], bots: int, seconds: float) -> tuple[float, float, list[str]]:
    """The p99 of the cluster and of the echo, and what was wrong."""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory(prefix="kylix-cluster-load-") as folder, running(Path(folder), plan, bots) as it:
        load = Load()

        async def run() -> dict[str, float]:
            await load.open(it.front.ports, plan)
            await asyncio.sleep(SETTLE_SECONDS / 2)
            before = busy(it)
            await load.play(seconds)
            spent = {name: value - before[name] for name, value in busy(it).items()}
            wrong.extend(f"{id}: pages have seen different things" for id in await settled(load))
            load.close()
            return spent

        spent = asyncio.run(run())
        whole = seconds + load.every
        own = load.told("two servers", spent["server"], whole)
        shares = {name: f"{value / whole * 100:.0f} %" for name, value in spent.items()}
        print(f"of a core: {shares}; {load.moves} moves", flush=True)
        ids = [id for id, _ in plan if not bots or not id.endswith("b")]
        first, second = (told_by(port, ids) for port in it.front.ports)
        wrong += [f"{id}: {first[id]} and {second[id]}" for id in ids if first[id] != second[id] or first[id][0] != 200]
        checked = verified(it)
        alike = sum(first[id] == second[id] for id in ids)
        print(f"{alike} of {len(ids)} tables told alike by both; {checked}", flush=True)
        wrong += [f"does not verify: {one}" for one in checked["bad"]]
        faults = {part.name: part.faults() for part in (*it.servers, *it.thinkers)}
        wrong += [f"{name}: {count} tracebacks" for name, count in faults.items() if count]
    sizes = [table.size for table in load.tables]
    return own, echoed(plan, seconds, sizes), wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bots", type=int, default=20, help="tables with one person and bots")
    parser.add_argument("--bars", action="store_true")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(f"ended by signal {number}"))  # with all its parts
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    plan = planned(args.sockets)
    plan += [(f"t_{TITLES[at % 2][0]}{at}b", 1) for at in range(args.bots)]
    print(f"{sum(pages for _, pages in plan)} sockets at {len(plan)} tables, load average {os.getloadavg()[0]:.1f}")
    own, echo, wrong = measure(plan, args.bots, args.seconds)
    print(f"the p99 is {own / echo:.1f} times the echo's; load average {os.getloadavg()[0]:.1f}")
    for line in wrong[:20]:
        print(line)
    return 1 if wrong or (args.bars and (own > ABSOLUTE or own > TIMES * echo)) else 0


if __name__ == "__main__":
    sys.exit(main())
