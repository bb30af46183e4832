"""How long a served turn of a bot takes, from the moment it is asked until somebody else is: one game at a time.

    PYTHONPATH=src:bench python bench/served_turns.py --turns 60 --level archon

Positions are beginnings of turns in games between sailors. In each of them one seat is given to the bot, the others are
people, one of whom has the page open. Beside the time the processor time of the thinking processes is told, for that
says more on a busy machine, and how much memory the largest of them had at most. Ends with 1 when fewer than 99 of 100
turns of a title end within the bar, or when a thinking process needs too much memory.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stocked import Position, Server, share, stock, stored, token
from websockets.sync.client import connect

import kylix
from kylix.bots import make
from kylix.core.chance import Chance
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.kit.registry import titles
from kylix.server.replaying import lines_of

BAR, SHARE = 2.0, 0.99
MOST_MEMORY = 300.0
"""Megabytes of one thinking process."""
PATIENCE = 60.0


def games(title: str, seed: int) -> Iterator[State]:
    """The game of a few sailors after every move of it."""
    setting = kylix.game(title)
    seats = min(3, max(setting.seats))
    s = kylix.new(title, seats, seed=seed)
    players = [make("sailor", seed + seat) for seat in range(seats)]
    while not s.over:
        seat = s.to_act[0]
        s.play(seat, players[seat].choose(s.view(seat), list(s.options(seat)), s.redeal(seat, seed)))
        yield s


def beginnings(title: str, seed: int) -> list[Position]:
    """The same game, up to each moment in which somebody else is asked than before."""
    found: list[Position] = []
    before: list[int] = []
    for s in games(title, seed):
        if len(s.to_act) == 1 and s.to_act != before:
            assert isinstance(s.setting, Setting)
            found.append(Position(s.setting, codec.chance_header(Chance(seed)), lines_of(s, 5.0), tuple(s.to_act)))
        before = s.to_act
    return found


@dataclass(frozen=True)
class Served:
    """One turn."""

    seconds: float
    processor: float
    moves: int


def children(parent: int) -> Iterator[tuple[Path, list[str]]]:
    """The processes that a server started: their folders in /proc, and what `stat` says behind their names."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = path.read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(parts[1]) == parent:
            yield path.parent, parts


def processor_seconds(parent: int) -> float:
    return sum((int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK") for _, parts in children(parent))


def most_memory(parent: int) -> float:
    """Megabytes that the largest of them had in memory at most (VmHWM)."""
    found = 0.0
    for folder, _ in children(parent):
        status = (folder / "status").read_text(encoding="ascii", errors="replace")
        lines = dict(line.split(":", 1) for line in status.splitlines() if ":" in line)
        found = max(found, int(lines.get("VmHWM", "0 kB").split()[0]) * 1024 / 1e6)
    return found


def turn(server: Server, id: str, position: Position, level: str) -> Served:
    names, seat = position.setting.names["seat"], position.to_act[0]
    other = (seat + 1) % position.setting.seats
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket", max_size=None, max_queue=None) as link:
        link.send(json.dumps({"type": "hello", "token": token(id, other), "since": 0}))
        first = heard(link)["n"]
        spent, begun = processor_seconds(server.process.pid), time.monotonic()
        post(server, f"/api/tables/{id}/seats/{names[seat]}", {"kind": "bot", "level": level}, token(id, seat))
        while True:
            told = heard(link)
            if told["n"] > first + 1 and (told["over"] or told["prompt"]["to_act"] != [names[seat]]):
                seconds = time.monotonic() - begun
                return Served(seconds, processor_seconds(server.process.pid) - spent, told["n"] - first - 1)


def heard(link: Any) -> Any:
    while True:
        message = json.loads(link.recv(timeout=PATIENCE))
        if message["type"] == "state":
            return message


def post(server: Server, path: str, body: Any, bearer: str) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as link:
        link.request("POST", path, json.dumps(body), {"Authorization": f"Bearer {bearer}"})
        reply = link.getresponse()
        if reply.status != 200:
            raise SystemExit(f"{path}: {reply.status} {reply.read().decode()}")


def measure(title: str, turns: int, level: str, seed: int) -> bool:
    roll = random.Random(seed)
    positions: list[Position] = []
    while len(positions) <= turns:
        seed += 1
        found = beginnings(title, seed)
        positions += roll.sample(found, min(len(found), max(8, turns // 4)))
    positions = positions[: turns + 1]
    served: list[Served] = []
    with tempfile.TemporaryDirectory(prefix="kylix-turns-") as folder:
        stock(
            Path(folder),
            (stored(f"t_turn{at:08}", one, ["here"] * one.setting.seats) for at, one in enumerate(positions)),
        )
        server = Server(Path(folder))
        try:
            for at, one in enumerate(positions):
                served.append(turn(server, f"t_turn{at:08}", one, level))
            memory = most_memory(server.process.pid)
        finally:
            server.stop()
    return report(title, level, served[1:], memory)  # the first one wakes the processes


def report(title: str, level: str, served: list[Served], memory: float) -> bool:
    seconds, processor = [one.seconds for one in served], [one.processor for one in served]
    within = sum(one <= BAR for one in seconds) / len(seconds)
    print(
        f"{title:10} {level}: {len(served)} turns of {sum(one.moves for one in served) / len(served):.1f} moves;"
        f" median {share(seconds, 0.5):.2f} s, 99 % {share(seconds, 0.99):.2f} s, longest {max(seconds):.2f} s,"
        f" {within:.1%} within {BAR:g} s; processor median {share(processor, 0.5):.2f} s,"
        f" 99 % {share(processor, 0.99):.2f} s; a thinking process at most {memory:.0f} MB",
        flush=True,
    )
    return within >= SHARE and memory <= MOST_MEMORY


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=60, help="turns of each title")
    parser.add_argument("--level", default="archon")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--titles", nargs="*", default=list(titles()))
    args = parser.parse_args()
    fine = [measure(title, args.turns, args.level, args.seed) for title in args.titles]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    raise SystemExit(main())
