"""Many pages at one server, at two titles mixed, a move every five seconds a table: how long until the others see it.

    PYTHONPATH=src python bench/sockets.py --sockets 2000 --seconds 30

In one run, one after the other: the server as it is, the same with Python's own habit of collecting garbage, and a
bare echo that sends messages of the same sizes to the same number of pages. Client and servers share the machine.
With --floor there is another echo, which has what it is sent on the disk before it sends it on.
With --bars it ends with 1 when the server's p99 is above 250 ms or above 4 times the echo's.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from pages import Heard, Page
from stocked import Server, begun, share, stock, stored, token

from kylix.store.base import StoredTable

EVERY = 5.0
TITLES = (("troia", 2, 8), ("parthenon", 3, 30))
ABSOLUTE, TIMES = 0.25, 4.0
LOOSE = """
import sys
from functools import partial
from kylix.server import config, process
from kylix.server.config import Config, Limits
limits = Limits(requests=1e6, requests_burst=1e6, connects=1e6, connects_burst=1e6)
config.Config = partial(Config, limits=limits)
{more}
from kylix.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
OWN_HABIT = "process.settle = lambda: None"
ECHO = """
import asyncio, collections, json, os, socket, sys, uvicorn
tables = collections.defaultdict(set)
kept = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT) if len(sys.argv) > 1 else None
def keep(page, pages=8):
    os.pwrite(kept, page * pages, 0)
    os.fdatasync(kept)
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    here = tables[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    here.add(send)
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            here.discard(send)
            return
        size, _, mark = message["text"].partition(" ")
        if kept is not None:
            await asyncio.to_thread(keep, mark.encode().ljust(4096))
        for each in list(here):
            await each({"type": "websocket.send", "text": mark.strip().ljust(int(size))})
listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
print(json.dumps({"address": f"http://127.0.0.1:{listening.getsockname()[1]}"}), flush=True)
uvicorn.Server(uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None,
    lifespan="off", access_log=False)).run(sockets=[listening])
"""


@dataclass
class Table:
    id: str
    pages: list[Page] = field(default_factory=list)
    states: dict[Page, Heard] = field(default_factory=dict)
    waited: set[Page] = field(default_factory=set)
    """Pages that have not seen the latest move."""
    sent: float = 0.0
    n: int = -1
    """Pages are waited for until they have seen more entries than this."""
    answer: str = ""
    """To the latest move."""
    size: int = 6000
    """Of a state as this table sends it."""


class Load:
    def __init__(self, echo: bool = False, every: float = EVERY) -> None:
        self.echo = echo
        self.every = every
        self.tables: list[Table] = []
        self.of: dict[Page, Table] = {}
        self.found: list[float] = []
        self.moves = 0
        self.measuring = False
        self.lost = 0
        self.unseen = 0
        """So often a page had not seen a move when the next one was due."""
        self.unseen_at: Counter[str] = Counter()
        """The same by the answer to the move, and by the table's title."""
        self.answers: Counter[str] = Counter()
        self.decoder = msgspec.json.Decoder(Heard)
        self.roll = random.Random(5)

    async def open(self, ports: Sequence[int], plan: list[tuple[str, int]], source: str = "127.0.0.1") -> None:
        """With several ports the pages of a table are at different servers."""
        gate = asyncio.Semaphore(40)

        async def one(table: Table, seat: int) -> None:
            async with gate:
                path = f"/{table.id}" if self.echo else f"/api/tables/{table.id}/socket"
                page = await Page.connect(ports[seat % len(ports)], path, self.heard, source)
                self.of[page] = table
                table.pages.append(page)
                if not self.echo:
                    page.send(json.dumps({"type": "hello", "token": token(table.id, seat), "since": 0}).encode())
                    while page not in table.states and not page.is_lost:
                        await asyncio.sleep(0.02)

        self.tables = [Table(id) for id, _ in plan]
        jobs = [one(table, seat) for table, (_, seats) in zip(self.tables, plan, strict=True) for seat in range(seats)]
        await asyncio.gather(*jobs)

    def heard(self, page: Page, text: bytes) -> None:
        table = self.of.get(page)
        if self.echo:
            if table is not None:
                self.seen(table, page)
            return
        message = self.decoder.decode(text)
        if message.id is not None and table is not None:
            table.answer = message.type
            self.answers[message.type] += 1
        if message.type == "state" and table is not None:
            table.states[page] = message
            table.size = len(text)
            if message.n > table.n:
                self.seen(table, page)

    def seen(self, table: Table, page: Page) -> None:
        if page in table.waited:
            table.waited.discard(page)
            if self.measuring:
                self.found.append(time.perf_counter() - table.sent)

    def move(self, table: Table) -> None:
        self.moves += 1
        if self.measuring:
            # Whoever has not seen the one before by now waits this long at least.
            self.found += [time.perf_counter() - table.sent for _ in table.waited]
            self.unseen += len(table.waited)
            if table.waited:
                self.unseen_at[f"{table.id.rstrip('0123456789')} {table.answer or 'not answered'}"] += 1
        table.answer = ""
        table.sent, table.waited = time.perf_counter(), set(table.pages)
        if self.echo:
            table.pages[0].send(f"{table.size} {'m' * 120}".encode())
            return
        acting = [
            page
            for page, state in table.states.items()
            if state.prompt is not None and state.seat in state.prompt.to_act and state.prompt.options
        ]
        if not acting:
            table.waited.clear()
            return
        page = self.roll.choice(acting)
        state = table.states[page]
        assert state.prompt is not None
        table.n = state.n
        asked = {"type": "choose", "id": f"m{self.moves}-{os.getpid()}", "after": state.n, "whole": False}
        page.send(json.dumps({**asked, "moves": [self.roll.choice(state.prompt.options).move]}).encode())

    async def play(self, seconds: float) -> None:
        """Each table has its moment within every five seconds, however slow the answers are."""
        begun, now = time.perf_counter(), time.perf_counter

        async def one(table: Table) -> None:
            at = begun + self.roll.uniform(0.0, self.every)
            while True:
                await asyncio.sleep(max(0.0, at - now()))
                self.move(table)
                at += self.every

        # Pages of a server decode states and would stop to collect garbage, those of an echo make none: neither does.
        gc.disable()
        tasks = [asyncio.create_task(one(table)) for table in self.tables]
        await asyncio.sleep(self.every)  # the first round warms everything up
        self.measuring = True
        await asyncio.sleep(seconds)
        self.measuring = False
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        gc.enable()

    def close(self) -> None:
        self.lost = sum(page.is_lost for page in self.of)
        for page in self.of:
            page.close()

    def told(self, name: str, busy: float, seconds: float) -> float:
        p50, p99, worst = (share(self.found, part) * 1000 for part in (0.5, 0.99, 1.0))
        print(
            f"{name:22} p50 {p50:6.1f}  p99 {p99:7.1f}  worst {worst:7.1f} ms;  {len(self.found)} seen,"
            f" {self.unseen} not in time, server {busy / seconds * 100:.0f} % of a core, {self.lost} lost",
            flush=True,
        )
        if self.unseen or self.answers.keys() - {"done"}:
            print(f"{'':22} answers {dict(self.answers)}, not in time {dict(self.unseen_at)}", flush=True)
        return p99 / 1000


def planned(sockets: int) -> list[tuple[str, int]]:
    """Tables with their pages, as many as make so many sockets."""
    found: list[tuple[str, int]] = []
    while sum(seats for _, seats in found) < sockets:
        title, seats, _ = TITLES[len(found) % len(TITLES)]
        found.append((f"t_{title}{len(found)}", seats))
    return found


def laid(folder: Path, plan: list[tuple[str, int]]) -> None:
    games = {title: (seats, moves) for title, seats, moves in TITLES}

    def made(at: int, id: str) -> StoredTable:
        title = next(title for title in games if id.startswith(f"t_{title}"))
        seats, moves = games[title]
        return stored(id, begun(title, seats, moves, 1 + at % 12), ["here"] * seats)

    stock(folder, (made(at, id) for at, (id, _) in enumerate(plan)))


def served(plan: list[tuple[str, int]], seconds: float, name: str, more: str = "") -> tuple[float, list[int]]:
    """The p99 of a server, and how large the states of each table are."""
    with tempfile.TemporaryDirectory(prefix="kylix-load-") as folder:
        laid(Path(folder), plan)
        server = Server(Path(folder), LOOSE.format(more=more))
        try:
            load = Load()

            async def run() -> float:
                await load.open([server.port], plan)
                before = server.seconds()
                await load.play(seconds)
                spent = server.seconds() - before
                load.close()
                return spent

            spent = asyncio.run(run())
            return load.told(name, spent, seconds + EVERY), [table.size for table in load.tables]
        finally:
            server.stop()


def echoed(plan: list[tuple[str, int]], seconds: float, sizes: Sequence[int], *file: str) -> float:
    """The p99 of an echo whose messages are as large as those of the same table; with a file it keeps them first."""
    process = subprocess.Popen([sys.executable, "-c", ECHO, *file], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = int(json.loads(process.stdout.readline())["address"].rpartition(":")[2])
        load = Load(echo=True)

        async def run() -> None:
            await load.open([port], plan)
            for table, size in zip(load.tables, sizes, strict=True):
                table.size = size
            await load.play(seconds)
            load.close()

        asyncio.run(run())
        name = "echo that keeps first" if file else f"bare echo, {sum(sizes) // len(sizes)} bytes"
        return load.told(name, float("nan"), seconds)
    finally:
        process.terminate()
        process.wait(30)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bars", action="store_true")
    parser.add_argument("--only", action="store_true", help="not with Python's own habit of collecting garbage")
    parser.add_argument("--floor", action="store_true", help="also an echo that writes eight pages to the disk first")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    plan = planned(min(args.sockets, hard - 200))
    print(f"{sum(seats for _, seats in plan)} sockets at {len(plan)} tables, load average {os.getloadavg()[0]:.1f}")
    own, sizes = served(plan, args.seconds, "as it is")
    if not args.only:
        served(plan, args.seconds, "collector as in Python", OWN_HABIT)
    echo = echoed(plan, args.seconds, sizes)
    if args.floor:
        with tempfile.TemporaryDirectory(prefix="kylix-load-") as folder:
            floor = echoed(plan, args.seconds, sizes, f"{folder}/kept")
        print(f"the p99 of an echo that keeps what it is sent is {floor / echo:.1f} times the bare one's")
    print(f"the server's p99 is {own / echo:.1f} times the echo's; load average {os.getloadavg()[0]:.1f}")
    return 1 if args.bars and (own > ABSOLUTE or own > TIMES * echo) else 0


if __name__ == "__main__":
    sys.exit(main())
