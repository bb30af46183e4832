"""One hostile address against a server at which others play: their p99 with each attack, beside that without any.

    PYTHONPATH=src python bench/hostile.py --seconds 12

Others play at tables from 127.0.0.1 and look at pages; the attacks come from 127.0.0.2, so this needs Linux. Each
attack runs by itself between two quiet spells, and all together at the end. With --bars it ends with 1 when the others'
p99 under an attack is above 3 times the quiet one (the larger of the two spells around it).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from pages import Page
from sockets import Load, laid, planned
from stocked import Server, begun, share, stock, stored, token

import kylix
from kylix.core.events import Entry
from kylix.records import record
from kylix.store.base import StoredTable

ATTACKER = "127.0.0.2"
TIMES = 3.0
TOGETHER = "all together"
PAUSE = 60.0
"""So many seconds at most are waited after an attack, until what it began is done."""
UNDOS = 25_000
ARCHONS = 6
HELD = 600
PACE = 1.0
"""Seconds between two moves at a table: a spell has some hundred of them, or its p99 would be a single one."""
RECKONED = 1.0
"""Seconds between two pages that others ask for."""


def hostile_tables() -> list[StoredTable]:
    """Those the attacker has opened: choices to ask about, and bots that think as long as they can."""
    asks = begun("parthenon", 3, 30, 3)
    alone = begun("parthenon", 3, 30, 4)
    return [
        *[stored(f"t_mine{at}", asks, ["here"] * 3) for at in range(8)],
        *[stored(f"t_archon{at}", alone, ["bot"] * 3, "archon") for at in range(ARCHONS)],
    ]


def known_moves() -> list[str]:
    """Moves of a game of Parthenon; few of them are legal at any moment."""
    s, roll = kylix.new("parthenon", 3, seed=3), random.Random(3)
    found: dict[str, None] = {}
    for _ in range(400):
        seat = s.to_act[0]
        options = s.options(seat)
        found |= {s.text(move): None for move in options}
        s.play(seat, roll.choice(options))
    return list(found)


def undo_only() -> bytes:
    """A record of megabytes in which a set-up is taken back to itself."""
    s = kylix.new("troia", seed=5)
    seat = s.to_act[0]
    s.record = [*(s.record or []), *[Entry(seat, "", [], [], False, 0) for _ in range(UNDOS)]]
    return ("\n".join(record.lines(s)) + "\n").encode()


class Attacks:
    def __init__(self, port: int) -> None:
        self.port = port
        self.done = 0
        self.long = b""

    def all(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "why, 60 others": self.why,
            "undo-only records": self.records,
            "silent connections": self.silent,
            "unfinished bodies": self.bodies,
            "watched archons": self.archons,
            "malformed messages": self.malformed,
            "component sets": self.sets,
            "pages come and go": self.come_and_go,
        }

    async def why(self) -> None:
        """From every seat of eight tables, as fast as they are answered."""
        moves = known_moves()

        async def one(table: int, seat: int) -> None:
            page = await self.page(f"t_mine{table}", seat)
            for number in range(10**6):
                named = {"id": f"w{number}", "move": moves[number % len(moves)], "others": (moves * 60)[:60]}
                page.send(json.dumps({"type": "why", **named}).encode())
                self.done += 1
                await asyncio.sleep(0.05)

        await asyncio.gather(*[one(table, seat) for table in range(8) for seat in range(3)])

    async def page(self, table: str, seat: int) -> Page:
        page = await Page.connect(self.port, f"/api/tables/{table}/socket", lambda page, text: None, ATTACKER)
        page.send(json.dumps({"type": "hello", "token": token(table, seat), "since": 0}).encode())
        return page

    async def records(self) -> None:
        """Sent to be checked and opened, four at a time."""
        self.long = self.long or undo_only()

        async def one(path: str) -> None:
            while True:
                await self.ask(f"POST {path}", self.long)
                self.done += 1

        await asyncio.gather(*[one(path) for path in ("/api/verify", "/api/records") * 2])

    async def ask(self, what: str, body: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))
        try:
            head = f"{what} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            writer.write(head.encode() + body)
            return await reader.read()
        except OSError:
            return b""
        finally:
            writer.close()

    async def silent(self) -> None:
        await self.hold(b"")

    async def bodies(self) -> None:
        await self.hold(b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000000\r\n\r\n")

    async def hold(self, sent: bytes) -> None:
        """Many connections, each opened again when it was cut."""

        async def one() -> None:
            while True:
                with contextlib.suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))
                    self.done += 1
                    writer.write(sent)
                    with contextlib.suppress(OSError):
                        await reader.read(1)
                    writer.close()
                await asyncio.sleep(2.0)

        await asyncio.gather(*[one() for _ in range(HELD)])

    async def archons(self) -> None:
        """Tables of bots that think long, all of them watched."""
        pages = [
            await Page.connect(self.port, f"/api/tables/t_archon{at}/socket", self.count, ATTACKER)
            for at in range(ARCHONS)
        ]
        for page in pages:
            page.send(b'{"type":"hello"}')
        await asyncio.sleep(3600)

    def count(self, page: Page, text: bytes) -> None:
        self.done += 1

    async def sets(self) -> None:
        """Component files that are all keys, and long ones, as many as are taken."""
        texts = ("a." * 30_000 + "a = 1", "[" + "a." * 30_000 + "a]", "a = [" * 20_000, "x = 1\n" * 14_000)

        async def one(text: str) -> None:
            asked = {"title": "troia", "seats": [{"kind": "here"}] * 2, "components": text}
            body = json.dumps(asked).encode()
            while True:
                await self.ask("POST /api/tables", body)
                self.done += 1
                await asyncio.sleep(0.02)

        await asyncio.gather(*[one(text) for text in texts])

    async def come_and_go(self) -> None:
        """Sockets that look on at one table and leave again, as many as are taken: each is shown all of it."""

        async def one() -> None:
            while True:
                with contextlib.suppress(OSError, TimeoutError):
                    page = await Page.connect(self.port, "/api/tables/t_mine0/socket", self.count, ATTACKER)
                    page.send(b'{"type":"hello","since":0}')
                    await asyncio.sleep(0.02)
                    page.close()
                await asyncio.sleep(0.01)

        await asyncio.gather(*[one() for _ in range(20)])

    async def malformed(self) -> None:
        async def one() -> None:
            while True:
                with contextlib.suppress(OSError, TimeoutError):
                    page = await self.page("t_mine0", 0)
                    for _ in range(60):
                        page.send(b'{"type":"choose","id":7' * 100)
                        self.done += 1
                        await asyncio.sleep(0.01)
                    page.close()
                await asyncio.sleep(0.1)

        await asyncio.gather(*[one() for _ in range(20)])


class Others:
    """Those who play, and one who looks at pages."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.load = Load(every=PACE)

    async def look(self) -> None:
        """As everybody does between games; its times count like those of moves."""
        while True:
            begun_at = time.perf_counter()
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            with contextlib.suppress(OSError):
                await asyncio.wait_for(reader.read(), 30.0)
            writer.close()
            self.load.found.append(time.perf_counter() - begun_at)
            await asyncio.sleep(RECKONED)

    async def spell(self, seconds: float) -> float:
        """The p99 of some seconds."""
        self.load.found = []
        looking = asyncio.create_task(self.look())
        await self.load.play(seconds)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        return share(self.load.found, 0.99)


class Attacker:
    """A process of its own, so that those who measure are not slowed down by what they do to the server."""

    def __init__(self, port: int, name: str) -> None:
        command = [sys.executable, __file__, "--attack", name, "--port", str(port)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def begin(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()

    def end(self) -> int:
        """How much it did."""
        done, _ = self.process.communicate("stop\n", timeout=30.0)
        return int(done or 0)


async def attacking(port: int, name: str) -> None:
    """In the attacker's process."""
    attacks = Attacks(port)
    attacks.long = undo_only() if "records" in name else b""
    print("ready", flush=True)
    sys.stdin.readline()
    task = asyncio.ensure_future(attacks.all()[name]())
    await asyncio.to_thread(sys.stdin.readline)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    print(attacks.done)


async def rested(server: Server) -> None:
    limit = time.monotonic() + PAUSE
    while time.monotonic() < limit:
        before = server.seconds()
        await asyncio.sleep(1.0)
        if server.seconds() - before < 0.1:
            return


async def measure(server: Server, plan: list[tuple[str, int]], seconds: float, only: list[str]) -> float:
    """The worst of what the others' p99 is multiplied by."""
    others, names = Others(server.port), list(Attacks(server.port).all())
    await others.load.open([server.port], plan)
    worst = 0.0
    quiet = await others.spell(seconds)
    for name in only or [*names, TOGETHER]:
        chosen = names if name == TOGETHER else [name]
        attackers = [await asyncio.to_thread(Attacker, server.port, one) for one in chosen]
        for attacker in attackers:
            attacker.begin()
        under = await others.spell(seconds)
        done = sum([await asyncio.to_thread(attacker.end) for attacker in attackers])
        await rested(server)
        after = await others.spell(seconds)
        times = under / max(quiet, after)
        worst = max(worst, times)
        lost = sum(page.is_lost for page in others.load.of)
        print(
            f"{name:20} p99 {quiet * 1000:6.0f} before, {under * 1000:6.0f} under it, {after * 1000:6.0f} ms after:"
            f" {times:4.1f} times; {done} done, {lost} others lost, load average {os.getloadavg()[0]:.1f}",
            flush=True,
        )
        quiet = after
    others.load.close()
    return worst


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--bars", action="store_true")
    parser.add_argument("--only", action="append", default=[], metavar="ATTACK", help="this one; repeat it for several")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        asyncio.run(attacking(args.port, args.attack))
        return 0
    plan = planned(args.sockets)
    with tempfile.TemporaryDirectory(prefix="kylix-hostile-") as folder:
        laid(Path(folder), plan)
        stock(Path(folder), hostile_tables())
        server = Server(Path(folder))
        try:
            worst = asyncio.run(measure(server, plan, args.seconds, args.only))
        finally:
            server.stop()
    print(f"at worst {worst:.1f} times")
    return 1 if args.bars and worst > TIMES else 0


if __name__ == "__main__":
    sys.exit(main())
