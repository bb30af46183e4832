"""Stores full of tables, and servers on them, for the measurements beside this file."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import signal
import subprocess
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from started import started

import kylix
from kylix.core.chance import Chance
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.server.replaying import lines_of
from kylix.server.tokens import digest
from kylix.store.base import Change, Line, StoredSeat, StoredTable
from kylix.store.sqlite import SqliteStore

FILE = "tables.sqlite"


@dataclass(frozen=True)
class Position:
    """A game begun, to be laid out at many tables."""

    setting: Setting
    chance: dict[str, Any]
    lines: tuple[Line, ...]
    to_act: tuple[int, ...]


@cache
def begun(title: str, seats: int, moves: int, seed: int) -> Position:
    s = kylix.new(title, seats, seed=seed)
    roll = random.Random(seed)
    for _ in range(moves):
        seat = roll.choice(s.to_act)
        s.play(seat, roll.choice(s.options(seat)))
        if s.over:
            return begun(title, seats, moves // 2, seed)
    assert isinstance(s.setting, Setting)
    return Position(s.setting, codec.chance_header(Chance(seed)), lines_of(s, 5.0), tuple(s.to_act))


def token(id: str, seat: int) -> str:
    return f"{id}-{seat}-0123456789"


def stored(id: str, position: Position, kinds: Sequence[str], level: str = "novice") -> StoredTable:
    """A table with these kinds of seats; people's tokens follow from its id."""
    made = [
        StoredSeat(kind, level if kind == "bot" else "", "", "" if kind == "bot" else digest(token(id, seat)))
        for seat, kind in enumerate(kinds)
    ]
    head = codec.header(position.setting, whole=True)
    host = digest(token(id, 99))
    return StoredTable(id, 5.0, head, position.chance, host, tuple(made), position.lines, position.to_act)


def stock(folder: Path, tables: Iterable[StoredTable]) -> None:
    store = SqliteStore(folder / FILE)

    async def put() -> None:
        await asyncio.gather(*[store.commit(Change(table=table.id, made=table)) for table in tables])

    asyncio.run(put())
    store.shut()


class Server:
    """`kylix serve` as a process of its own; with `code`, that program in its place."""

    def __init__(self, folder: Path, code: str = "", **environment: str) -> None:
        self.process, self.port = started(folder, 0, code, **environment)

    def get(self, path: str) -> Any:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=60.0)) as link:
            link.request("GET", path)
            return json.loads(link.getresponse().read())

    def seconds(self) -> float:
        """Processor time of the server's own process so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30.0)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def share(found: Sequence[float], part: float) -> float:
    """A percentile of what was measured."""
    ordered = sorted(found)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
