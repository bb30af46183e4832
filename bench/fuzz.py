"""Messages that are almost right, by socket and HTTP, against a server with tables of every title.

    PYTHONPATH=src nice python bench/fuzz.py --messages 1000000

Real messages are changed: types, sizes, fields, numbers, ids of other tables, seats, letters, ends, bytes. It ends
with 1 when the log has a traceback, an answer is 500 or above, the server's memory grows beyond a bound, or a table
does not verify afterwards: every entry must be a legal move of the seat that made it.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import kylix

ROOT = Path(__file__).resolve().parent.parent
MEGABYTES = 900
AT_ONCE = 25
"""So many messages are sent before their answers are awaited."""
NO_ANSWER = "no answer"
ODD: list[Any] = [
    None, True, -1, 0, 1.5, 2**63, 10**30, -(2**70), "", "x" * 5000, "\ud7ff\u200f\0", "é" * 70, [], {}, [[[]]],
    {"a": {"b": []}},
]  # fmt: skip
SERVE = """
import sys
from pathlib import Path
from kylix.server.app import server
from kylix.server.config import Config, Limits
from kylix.server.net import free_port
if __name__ == "__main__":
    kinds = ("messages", "requests", "connects", "tables")
    # Nobody is dropped for what cannot be read: whoever is sends little that gets further.
    loose = Limits(strikes=10**9, **{name: 1e9 for kind in kinds for name in (kind, f"{kind}_burst")})
    port = int(sys.argv[2])
    made = server(Config(Path(sys.argv[1]), port=port, bot_tick=0.0, limits=loose, seeds=True))
    made.run(sockets=[free_port("127.0.0.1", port)])
"""


class Fuzz:
    def __init__(self, port: int, roll: random.Random, most: int, seconds: float) -> None:
        self.base = f"127.0.0.1:{port}"
        self.roll = roll
        self.left = most
        self.until = time.monotonic() + seconds
        self.tables: list[dict[str, Any]] = []
        self.answers: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self.moved: dict[tuple[str, str], int] = {}
        """By table and id: the seat whose key made a move."""
        self.slowest: dict[str, float] = {}
        """By the end of a path, and for messages by socket: the longest seconds until an answer."""

    def goes_on(self) -> bool:
        return self.left > 0 and time.monotonic() < self.until

    async def open_tables(self, each: int) -> None:
        for title in kylix.games():
            for at in range(each):
                kinds = ["here"] * max(2, min(kylix.game(title).seats))
                seats = [{"kind": kind, "name": f"p{seat}"} for seat, kind in enumerate(kinds)]
                asked = {"title": title, "seats": seats, "numbers": False, "seed": at}
                status, told = await asyncio.to_thread(post, self.base, "/api/tables", json.dumps(asked).encode(), "x")
                assert status == 200, told
                self.tables.append(json.loads(told))

    def mutated(self, message: Any) -> str | bytes:
        """The message as it is, or with one thing wrong, or no message at all."""
        roll, how = self.roll, self.roll.randrange(9)
        name = roll.choice(list(message))
        changed = dict(message)
        if how == 0:
            changed[name] = roll.choice(ODD)
        elif how == 1:
            del changed[name]
        elif how == 2:
            changed[f"{name}s"] = roll.choice(ODD)
        elif how == 3:
            changed["after"] = roll.choice([0, 1, 2**53, 10**20])
        elif how == 4:
            changed = {other: changed[other] for other in roll.sample(list(changed), len(changed) // 2)}
        text = json.dumps(changed)
        if how == 5:
            return text[: roll.randrange(len(text))]
        if how == 6 and roll.random() < 0.05:  # the server closes a socket on which bytes come
            return bytes(roll.randrange(256) for _ in range(roll.randrange(40)))
        return text.replace('"', "'", 1) if how == 7 and roll.random() < 0.3 else text

    def messages(self, state: dict[str, Any]) -> dict[str, Any]:
        roll = self.roll
        id, n = f"f{roll.randrange(10**9)}", state.get("n", 0)
        options = [option["move"] for option in state.get("prompt", {}).get("options", [])] or ["draw"]
        makers: list[Callable[[], dict[str, Any]]] = [
            lambda: {"type": "choose", "id": id, "after": n, "moves": [roll.choice(options)], "whole": False},
            lambda: {"type": "choose", "id": id, "after": n + 1, "moves": roll.sample(options, min(2, len(options)))},
            lambda: {"type": "why", "id": id, "move": roll.choice(options), "others": options[:3], "chain": []},
            lambda: {"type": "undo", "id": id, "after": n, "turn": roll.random() < 0.5},
            lambda: {"type": "answer", "ask": id, "agree": True},
            lambda: {"type": "settle", "id": id, "choice": "go-on"},
            lambda: {"type": "chat", "id": id, "text": "said"},
            lambda: {"type": "note", "text": "noted"},
            lambda: {"type": "look", "id": id, "n": n - 1},
            lambda: {"type": "auto", "on": False},
            lambda: {"type": "ping"},
        ]
        return roll.choice(makers)()

    async def by_socket(self) -> None:
        while self.goes_on():
            table, other = self.roll.choice(self.tables), self.roll.choice(self.tables)
            of = self.roll.choice([table, table, table, other])
            seat = self.roll.randrange(len(of["seats"]))
            hello = {"type": "hello", "token": of["seats"][seat]["token"], "since": 0}
            try:
                address = f"ws://{self.base}/api/tables/{table['table']}/socket"
                async with connect(address, max_size=None, compression=None, open_timeout=60) as link:
                    await self.talk(link, hello, table["table"], seat)
            except (WebSocketException, OSError, TimeoutError) as error:
                self.answers[type(error).__name__] += 1

    async def talk(self, link: ClientConnection, hello: dict[str, Any], table: str, seat: int) -> None:
        state: dict[str, Any] = {}
        await link.send(json.dumps(hello) if self.roll.random() < 0.95 else self.mutated(hello))
        for _ in range(self.roll.randrange(1, 12)):
            if not self.goes_on():
                return
            for _ in range(AT_ONCE):
                await link.send(self.mutated(self.messages(state)))
                self.left -= 1
                self.sent["socket"] += 1
            await link.send('{"type":"ping"}')
            begun = time.monotonic()
            while True:
                heard = json.loads(await asyncio.wait_for(link.recv(), 60))
                self.answers[str(heard.get("key") or heard["type"])] += 1
                state = heard if heard["type"] == "state" else state
                if heard["type"] == "done":
                    self.moved[table, heard["id"]] = seat
                if heard["type"] == "pong":
                    self.took("socket", begun)
                    break

    async def by_http(self) -> None:
        while self.goes_on():
            table, other = self.roll.choice(self.tables), self.roll.choice(self.tables)
            seats = [{"kind": "here", "name": "a"}, {"kind": "bot", "name": "b"}]
            path, body = self.roll.choice([
                (f"/api/tables/{table['table']}/replay", {"viewpoint": "public", "first": 0}),
                (f"/api/tables/{table['table']}/branch", {"n": 1, "seats": seats}),
                (f"/api/tables/{table['table']}/seats/G", {"kind": "here", "name": "c"}),
                (f"/api/tables/{table['table']}/join", {"invitation": other["host"], "token": "t" * 20, "name": "d"}),
                (f"/api/tables/{other['table']}/rematch", {}),
                ("/api/verify", {"kylix": 1}), ("/api/records", {"kylix": 2, "n": 0}),
                ("/api/tables", {"title": "no", "seats": seats, "numbers": False}),
            ])  # fmt: skip
            token = self.roll.choice([table["host"], other["host"], table["seats"][0]["token"], "x"])
            data = self.mutated(body) if body else b"{"
            sent = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
            begun, name = time.monotonic(), path.rpartition("/")[2]
            try:
                status, _ = await asyncio.to_thread(post, self.base, path, sent, token)
                self.answers[str(status)] += 1
            except OSError as error:
                self.answers[NO_ANSWER] += 1
                print(f"{name}: {error!r} after {time.monotonic() - begun:.1f} s, asked {sent[:200]!r}", flush=True)
            self.took(name, begun)
            self.left -= 1
            self.sent["http"] += 1

    def took(self, name: str, begun: float) -> None:
        self.slowest[name] = max(self.slowest.get(name, 0.0), time.monotonic() - begun)

    async def run(self) -> None:
        await self.open_tables(3)
        await asyncio.gather(*[self.by_socket() for _ in range(6)], *[self.by_http() for _ in range(4)])


def post(base: str, path: str, data: bytes, token: str) -> tuple[int, bytes]:
    link = http.client.HTTPConnection(base, timeout=60)
    try:
        link.request("POST", path, data, {"Authorization": f"Bearer {token}"})
        reply = link.getresponse()
        return reply.status, reply.read()
    finally:
        link.close()


def memory(process: subprocess.Popen[bytes]) -> int:
    """The most megabytes that the server had."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=7200, help="stop then, with what was sent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=8497)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kylix-fuzz-") as folder:
        log = Path(folder, "log")
        with log.open("wb") as file:
            command = [sys.executable, "-c", SERVE, folder, str(args.port)]
            process = subprocess.Popen(command, stdout=file, stderr=file)
        try:
            while not served(args.port):
                time.sleep(0.2)
            fuzz, begun = Fuzz(args.port, random.Random(args.seed), args.messages, args.seconds), time.monotonic()
            asyncio.run(fuzz.run())
            seconds, most = time.monotonic() - begun, memory(process)
        finally:
            process.terminate()
            process.wait(60)
        others = acted_for_others(Path(folder), fuzz)
        verified = subprocess.run(  # on the plain rules, whichever the server had
            [sys.executable, "-m", "kylix", "admin", "verify", "--data", folder],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
        said = log.read_text(errors="replace")
        tracebacks = said.count("Traceback")
        if tracebacks:
            print(said[said.index("Traceback") :][:4000])
    bad = {key: count for key, count in fuzz.answers.items() if key in ("fault", NO_ANSWER)}
    bad |= {key: count for key, count in fuzz.answers.items() if key.isdecimal() and int(key) >= 500}
    print(f"{dict(fuzz.sent)} messages in {seconds:.0f} s; answers: {dict(fuzz.answers.most_common(40))}")
    print(f"slowest answers: { {name: round(seconds, 2) for name, seconds in fuzz.slowest.items()} } s")
    print(f"{len(fuzz.moved)} were carried out, {others} for another seat than the key's")
    print(
        f"tracebacks {tracebacks}, faults {bad}, memory {most} MB; {(verified.stdout + verified.stderr).strip()[-300:]}"
    )
    return 1 if tracebacks or bad or others or most > MEGABYTES or verified.returncode else 0


def acted_for_others(folder: Path, fuzz: Fuzz) -> int:
    """What was carried out stands in the store with the seat whose key asked for it."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as db:
        kept = {(table, id): seat for table, id, seat in db.execute("SELECT table_id, id, seat FROM commands")}
    return sum(kept.get(key) != seat for key, seat in fuzz.moved.items())


def served(port: int) -> bool:
    try:
        return post(f"127.0.0.1:{port}", "/api/verify", b"", "x")[0] < 500
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main())
