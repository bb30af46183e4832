"""Clocks as a server keeps them: many moves at real tables with restarts between them, by a clock of the test's
own. The ledger of test_clocks counts the same in whole milliseconds. On both stores."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from pathlib import Path

import pytest

import kylix
from depth import DEPTH
from kylix.server.club.clocks import Pace
from kylix.server.club.timekeeper import TimeKeeper
from kylix.server.config import Config
from kylix.server.messages import ChooseAsked
from kylix.server.seat_messages import SeatRequest
from kylix.server.table_commands import TableCommands
from kylix.server.table_manager import TableManager
from kylix.store.base import Store
from server.test_clocks import START, Ledger

MOVES = {"sqlite": DEPTH.clocked, "postgresql": DEPTH.clocked // 4}
"""In all: what a database of its own adds is another clock and another way to write, not another sum."""
BETWEEN = 25
"""So many moves there are about between two starts of the server."""
SEATS, NEW = 3, 0.1
"""People at a table; how often they begin at another one before each move."""
PACES = (Pace("live", 200_000.0, 10.0), Pace("days", 200_000.0, 86_400.0))
Opened = Callable[[], AbstractAsyncContextManager[Store]]


class Run:
    """The moves of a test, at one table after the other."""

    def __init__(self, folder: Path) -> None:
        self.config = Config(folder, seeds=True)
        self.roll = random.Random(5)
        self.now = 0
        """In milliseconds, since the start of the test."""
        self.moves = self.starts = 0
        self.worst = 0.0
        self.table = ""
        self.ledger = Ledger.of(PACES[0], SEATS)
        self.paces: set[str] = set()

    async def served(self, store: Store) -> None:
        """From a start of the server to its end."""
        manager = TableManager(self.config, store)
        await manager.keeper.start()
        self.starts += 1
        for _ in range(self.roll.randint(1, 2 * BETWEEN)):
            commands = await self.at_a_table(manager)
            self.compare(commands)
            await self.move(commands)
            self.compare(commands)
        self.passes(commands)  # and somebody thinks while the server goes
        await manager.keeper.stop()

    async def at_a_table(self, manager: TableManager) -> TableCommands:
        if self.table and self.roll.random() > NEW:
            found = await manager.commands(self.table)
            if not found.table.state.over:
                return found
        s, pace = kylix.new("deukalion", seats=SEATS, seed=self.roll.randrange(10_000)), self.roll.choice(PACES)
        keys = await manager.seat_people(s, [SeatRequest("here")] * SEATS, {"pace": asdict(pace)})
        self.table, self.ledger = keys.table, Ledger.of(pace, SEATS)
        self.paces.add(pace.kind)
        return manager.open_tables[keys.table]

    def passes(self, commands: TableCommands) -> None:
        span = self.roll.randrange(20_000)
        self.now += span
        self.ledger.run(set(commands.table.state.to_act), span)

    async def move(self, commands: TableCommands) -> None:
        self.passes(commands)
        s = commands.table.state
        seat = self.roll.choice(list(s.to_act))
        text = s.text(self.roll.choice(s.options(seat)))
        said: list[object] = []
        asked = ChooseAsked(f"m{self.moves}", [text], after=commands.table.n, whole=False)
        await commands.take(asked, seat, said.append)
        assert commands.table.state is not s, said
        self.moves += 1
        self.ledger.answer(seat, False, set(commands.table.state.to_act))

    def compare(self, commands: TableCommands) -> None:
        for seat, shown in enumerate(commands.table.timing.shown()):
            self.worst = max(self.worst, abs(shown.left - self.ledger.left(seat) / 1000))


def test_moves_at_tables_with_restarts_are_exact_to_a_tenth_of_a_second(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    run, moves = Run(tmp_path), MOVES[request.node.callspec.params["opened"]]

    async def nothing(self: TimeKeeper) -> None:
        """The clock of the store is the test's, too."""

    monkeypatch.setattr(TimeKeeper, "now", lambda self: START + run.now / 1000)
    monkeypatch.setattr(TimeKeeper, "ask_time", nothing)

    async def play() -> None:
        while run.moves < moves:
            async with opened() as store:
                await run.served(store)
            run.now += run.roll.randrange(100_000_000)

    asyncio.run(play())
    assert run.starts >= moves // (2 * BETWEEN)
    assert run.paces == {"live", "days"}
    assert run.worst < 0.1
