"""Kill parts of a cluster with -9 again and again in running games, or spoil its network; count what was lost.

    PYTHONPATH=src:tests python bench/kill_cluster.py --kills 100
    PYTHONPATH=src:tests python bench/kill_cluster.py --seconds 120
    PYTHONPATH=src:tests python bench/kill_cluster.py --kills 20 --front haproxy=/usr/sbin/haproxy

Two `kylix serve`, two `kylix think` and PostgreSQL. Clients play four titles at random through both servers, keep a
journal of what they meant to do and what was answered, and repeat with the same id what was not answered. With --kills
one or two parts at random are killed and started again; with --seconds wires between pages, servers and the database
delay and cut, and clients send messages twice. With --front all go through a proxy (caddy, haproxy or nginx) with its
file in deploy/, and parts but the database are stopped by SIGTERM as often as they are killed. In the end each
acknowledged move must stand in the store under its number, once, nothing that was answered `late` may stand there, and
every table must verify and go on.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
from cluster_players import LOST, Front, Notes, Player
from fronts import Proxy

from kylix.server.net import free_port
from server.cluster import Cluster
from server.relay import Relay

START_SECONDS = 120.0
STUCK_SECONDS = 60.0
LONGEST_STEP = 1.0
"""Seconds between two looks, which take a hundredth each: beyond this the process was stopped."""
SETTINGS = """proxies = ["127.0.0.1"]
drain_seconds = 1.0

[limits]
requests = 1e5
requests_burst = 1e5
connects = 1e4
connects_burst = 1e4
tables = 1e4
tables_burst = 1e4
messages = 1e4
messages_burst = 1e4
"""


class Part:
    """A process that can be killed and started again."""

    def __init__(self, name: str, *arguments: str) -> None:
        self.name = name
        self.arguments = arguments
        self.log = tempfile.TemporaryFile()  # noqa: SIM115
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Until it says that it is ready."""
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "kylix", *self.arguments], stdout=subprocess.PIPE, stderr=self.log, text=True,
            start_new_session=True, env={**os.environ, "PYTHONWARNINGS": "ignore"},
        )  # fmt: skip
        atexit.register(ended, self.process)
        watchdog = threading.Timer(START_SECONDS, self.process.kill)
        watchdog.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        watchdog.cancel()
        if not line:
            self.log.seek(0)
            raise SystemExit(f"{self.name} did not start: {self.log.read().decode()[-2000:]}")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(START_SECONDS)
        self.process.stdout.close()

    def faults(self) -> int:
        """Tracebacks in its log; the first is shown."""
        self.log.seek(0)
        first, *others = self.log.read().decode(errors="replace").split("Traceback", 1)
        if others:
            tell(f"{self.name}: {first[-300:]}Traceback{others[0][:3000]}")
        return sum(text.count("Traceback") for text in others) + len(others)


def ended(process: subprocess.Popen[str]) -> None:
    """Nothing is left behind when this is ended itself, by whatever."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)


class Database:
    name = "database"

    def __init__(self) -> None:
        self.cluster = Cluster()
        atexit.register(self.cluster.stop)

    def start(self) -> None:
        self.cluster.again()

    def kill(self) -> None:
        self.cluster.kill()


@dataclass(frozen=True)
class Recovery:
    killed: str
    seconds: float
    last: str
    """Who had to wait longest, and for what."""


@dataclass
class Machine:
    """All parts, and what was found out about them."""

    database: Database
    url: str
    direct: str
    """The address of the database without a wire between."""
    servers: list[Part]
    thinkers: list[Part]
    front: Front
    wires: list[Relay] = field(default_factory=list)
    proxy: Proxy | None = None
    kills: Counter[str] = field(default_factory=Counter)
    recoveries: list[Recovery] = field(default_factory=list)

    @property
    def parts(self) -> list[Part | Database]:
        return [*self.servers, *self.thinkers, self.database]


def made(folder: Path, wired: bool, before: Callable[[str], None] = lambda url: None, front: str = "") -> Machine:
    """All parts at work; `before` may put something into the database first."""
    database = Database()
    asyncio.run(create(database.cluster.url("postgres")))
    direct = url = database.cluster.url("kylix")
    before(direct)
    wires: list[Relay] = []
    if wired:
        wires.append(Relay(database.cluster.port))
        url = url.replace(f":{database.cluster.port}/", f":{wires[0].port}/")
    settings = folder / "kylix.toml"
    settings.write_text(SETTINGS, encoding="utf-8")
    ports = []
    for _ in range(2):
        with free_port("127.0.0.1", 0) as free:
            ports.append(free.getsockname()[1])
    about = ("--json", "--config", str(settings), "--store", url)
    servers = [Part(f"server {port}", "serve", *about, "--port", str(port)) for port in ports]
    thinkers = [Part(f"thinker {number}", "think", "--json", "--jobs", "1", "--store", url) for number in (1, 2)]
    for part in (*servers, *thinkers):
        part.start()
    if wired:
        wires += [Relay(port) for port in ports]
        ports = [wire.port for wire in wires[1:]]
    proxy = Proxy(front, ports, folder) if front else None
    return Machine(database, url, direct, servers, thinkers, Front([proxy.port] if proxy else ports), wires, proxy)


async def create(url: str) -> None:
    link = await asyncpg.connect(url)
    await link.execute("CREATE DATABASE kylix")
    await link.close()


# --- what is done to it -------------------------------------------------------------------------------------------


def kill_parts(machine: Machine, players: list[Player], kills: int, roll: random.Random, notes: Notes) -> None:
    while sum(machine.kills.values()) < kills:
        time.sleep(roll.uniform(0.05, 0.8))
        chosen = roll.sample(machine.parts, 1 if roll.random() < 0.6 else 2)
        for part in chosen:
            machine.kills[end(part, gently=machine.proxy is not None and roll.random() < 0.5)] += 1
        time.sleep(roll.uniform(0.0, 0.4))
        for part in sorted(chosen, key=lambda part: part.name != "database"):  # servers want it when they start
            part.start()
        names = " and ".join(sorted(part.name.split()[0] for part in chosen))
        seconds, last = recovery(players, notes)
        machine.recoveries.append(Recovery(names, seconds, last))
        total = sum(machine.kills.values())
        tell(f"{total} kills, now {names}, recovery {seconds:.2f} s ({last}), {len(notes.moves)} acknowledged")


def end(part: Part | Database, gently: bool) -> str:
    """What was done to which kind of part."""
    if gently and isinstance(part, Part):
        part.kill(signal.SIGTERM)
        return f"{part.name.split()[0]} stopped"
    part.kill()
    return part.name.split()[0]


def recovery(players: list[Player], notes: Notes) -> tuple[float, str]:
    """Seconds until at every player's table something happened after the parts are back, and who was last.

    Not those in which this process was stopped itself, and with it all players.
    """
    spent, at, last = 0.0, time.monotonic(), ""
    before = {player.number: player.progress for player in players}
    while still := [player for player in players if player.progress == before[player.number]]:
        last = f"{still[0].told()}: {still[0].doing}"
        spent, at = spent + min(time.monotonic() - at, LONGEST_STEP), time.monotonic()
        if spent > STUCK_SECONDS:
            notes.wrong.append(f"stuck: {[player.told() for player in still]}")
            break
        time.sleep(0.01)
    return spent, last


def spoil(machine: Machine, seconds: float, roll: random.Random) -> None:
    """Wires delay up to 30 ms, and connections are reset about twice a second."""
    limit = time.monotonic() + seconds
    for wire in machine.wires:
        wire.delay = 0.03
    while time.monotonic() < limit:
        time.sleep(roll.uniform(0.1, 0.9))
        roll.choice(machine.wires).cut(roll.choice((1, 2, 100)))
    for wire in machine.wires:
        wire.delay = 0.0


# --- what became of it --------------------------------------------------------------------------------------------


async def wrong_rows(url: str, notes: Notes) -> list[str]:
    """What does not stand in the store as it was answered."""
    link = await asyncpg.connect(url)
    wrong: list[str] = []
    lines: dict[tuple[str, int], str] = {}
    for table, n, move in await link.fetch("SELECT table_id, n, move FROM lines"):
        lines[table, n] = move
    ids = {(table, id) for table, id in await link.fetch("SELECT table_id, id FROM commands")}
    gaps = await link.fetch("SELECT table_id FROM lines GROUP BY 1 HAVING count(*) <> max(n) + 1")
    await link.close()
    wrong += [f"{table} has a gap in its lines" for (table,) in gaps]
    for one in notes.moves:
        stands = tuple(lines.get((one.table, n)) for n in range(one.n - len(one.moves), one.n))
        if stands != one.moves or (one.table, one.id) not in ids:
            wrong.append(f"{one} stands in the store as {stands}")
    wrong += [f"{id} at {table} was late, and is kept" for table, id in notes.late if (table, id) in ids]
    return wrong


def stuck_tables(machine: Machine, notes: Notes) -> list[str]:
    """Tables at which a bot is to act and does not."""
    wrong: list[str] = []
    limit = time.monotonic() + STUCK_SECONDS
    left = dict(notes.tables)
    seen: dict[str, int] = {}
    while left and time.monotonic() < limit:
        for table, tokens in list(left.items()):
            try:
                told = machine.front.ask("GET", f"/api/tables/{table}")
            except LOST:
                continue
            people = [seat["seat"] for seat, token in zip(told["seats"], tokens, strict=True) if token]
            asked = told["over"] or any(seat in people for seat in told["to_act"])
            if asked or seen.setdefault(table, told["n"]) < told["n"]:
                del left[table]
        time.sleep(0.1)
    wrong += [f"{table} does not go on" for table in left]
    return wrong


def verified(machine: Machine) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "kylix", "admin", "verify", "--json", "--store", machine.direct],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def figures(recoveries: list[Recovery]) -> dict[str, Any]:
    if not recoveries:
        return {}
    times = sorted(one.seconds for one in recoveries)
    return {
        "rounds": len(times),
        "p50": round(statistics.median(times), 2),
        "worst": round(times[-1], 2),
        "above 5 s": sum(seconds > 5.0 for seconds in times),
        "slow": [(one.killed, round(one.seconds, 2), one.last) for one in recoveries if one.seconds > 2.5][:20],
    }


def told(
    machine: Machine, notes: Notes, lost: list[str], stuck: list[str], checked: dict[str, Any], alive: list[str]
) -> dict[str, Any]:
    return {
        "kills": dict(machine.kills),
        "cuts": sum(wire.cuts for wire in machine.wires),
        "acknowledged": len(notes.moves),
        "by title": dict(notes.titles),
        "late": len(notes.late),
        "repeated": dict(notes.repeats),
        "lost": len(lost),
        "tables": len(notes.tables),
        "games over": notes.games,
        "stuck": len(stuck),
        "recovery": figures(machine.recoveries),
        "verified": checked,
        "tracebacks": {part.name: part.faults() for part in (*machine.servers, *machine.thinkers)},
        "silent": notes.silent[:5],
        "wrong": notes.wrong[:5] + alive,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0, help="spoil the network for so long")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--front", default="", metavar="KIND=PROGRAM", help="through this proxy: caddy, haproxy, nginx")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(f"ended by signal {number}"))  # with all its parts
    roll, notes, stop = random.Random(args.seed), Notes(), threading.Event()
    with tempfile.TemporaryDirectory(prefix="kylix-cluster-") as folder:
        machine = made(Path(folder), wired=args.seconds > 0, front=args.front)
        try:
            twice, front = args.seconds > 0, machine.front
            players = [Player(front, notes, at, stop, twice, args.seed) for at in range(args.players)]
            for player in players:
                player.start()
            if args.kills:
                kill_parts(machine, players, args.kills, roll, notes)
            if args.seconds:
                spoil(machine, args.seconds, roll)
            time.sleep(1.0)
            stop.set()
            for player in players:
                player.join(30.0)
            alive = [player.told() for player in players if player.is_alive()]
            lost = asyncio.run(wrong_rows(machine.direct, notes))
            stuck = stuck_tables(machine, notes)
            checked = verified(machine)
        finally:
            for part in (*machine.thinkers, *machine.servers):
                part.kill(signal.SIGTERM)
            for wire in machine.wires:
                wire.stop()
            if machine.proxy is not None:
                machine.proxy.stop()
            machine.database.cluster.stop()
    report = told(machine, notes, lost, stuck, checked, alive)
    print(json.dumps(report))
    for line in (lost + stuck)[:10]:
        tell(line)
    return 1 if lost or stuck or notes.wrong or alive or checked["bad"] else 0


if __name__ == "__main__":
    sys.exit(main())
