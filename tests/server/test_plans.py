"""A bot thinks once a turn: what it planned is kept at the table, and dropped when something new comes to light."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kylix
from corpus import with_record
from kylix.bots.budget import LONGEST, Budget, Clock
from kylix.bots.plans import Plan, digest
from kylix.core.state import State
from kylix.server import bot_pool
from kylix.server.bot_driver import BotDriver
from kylix.server.bot_pool import Question
from kylix.testing import second
from server.evening import Evening

LEVEL = "captain"


class Watched(Evening):
    """Bots think in this process, and what they are asked is kept."""

    def __init__(self, folder: Path, seats: int) -> None:
        super().__init__(folder, ("here",) * seats)
        self.asked: list[Question] = []
        self.driver: BotDriver = self.manager.bots
        pool: Any = self.manager.bot_pool

        async def plan(asked: Question, rank: Any) -> Plan:
            self.asked.append(asked)
            return bot_pool.answer(asked)

        async def at_once() -> None:
            pass

        pool.plan, pool.tick, pool.pause = plan, 0.0, at_once

    async def lay(self, s: State) -> None:
        """Bots sit down without being woken: the test asks them."""
        await self.open(with_record(s))
        self.table.seats = [replace(kept, kind="bot", level=LEVEL) for kept in self.table.seats]

    async def choose(self, seat: int) -> list[str]:
        """One choice of the bot; its moves."""
        before = self.table.n
        made = await self.driver.choice(self.table, seat)
        await self.table.adopt(made.state, made.digests, None)
        return [entry.move for entry in (self.table.state.record or [])[before:]]


def turns_of(title: str, seats: int, seed: int) -> State:
    """A game some way on, at the beginning of a turn."""
    s = kylix.new(title, seats, seed=seed)
    roll = random.Random(seed)
    while s.turn < 3:
        seat = s.to_act[0]
        s.play(seat, roll.choice(s.options(seat)))
    return s


@pytest.mark.parametrize(("title", "seats"), [("troia", 2), ("odysseus", 2), ("deukalion", 3), ("parthenon", 3)])
def test_a_bot_is_asked_again_only_when_something_new_came_to_light(title: str, seats: int, tmp_path: Path) -> None:
    """Whatever it foresaw it plays without another thought, in a turn that is as long as it may be."""

    async def test() -> tuple[int, int]:
        here = Watched(tmp_path, seats)
        await here.lay(turns_of(title, seats, 5))
        moves = 0
        for _ in range(30):
            s = here.table.state
            if s.over:
                break
            seat = s.to_act[0]
            kept = here.driver.thoughts.get(here.table, {}).get(seat)
            goes_on = kept is not None and kept.n == here.table.n and bool(kept.plan)
            foreseen = goes_on and kept is not None and kept.plan[0].seen == digest(s.view(seat))
            before = len(here.asked)
            made = await here.choose(seat)
            moves += len(made)
            if foreseen:
                assert kept is not None
                assert made[0] == kept.plan[0].move
                assert len(here.asked) == before or len(made) > len(kept.plan)
        await here.close()
        return moves, len(here.asked)

    moves, asked = asyncio.run(test())
    assert asked < moves


def long_plan(here: Watched, seats: int) -> tuple[State, int]:
    """A position in which a bot foresees several choices, the first of which is its own alone."""
    for seed in range(60):
        s = turns_of("troia", seats, seed)
        seat = s.to_act[0]
        asked = bot_pool.question(s, seat, LEVEL, b"any", 0)
        if len(bot_pool.answer(asked)) > 3:
            return s, seat
    raise AssertionError("no turn has several moves")


def test_a_turn_of_several_moves_is_one_thought(tmp_path: Path) -> None:
    async def test() -> None:
        here = Watched(tmp_path, 2)
        s, seat = long_plan(here, 2)
        await here.lay(s)
        planned = await here.choose(seat)
        assert len(here.asked) == 1
        while (kept := here.driver.thoughts[here.table][seat]).plan:
            if kept.plan[0].seen != digest(here.table.state.view(seat)):
                break
            planned += await here.choose(seat)
            assert len(here.asked) == 1
        assert len(planned) > 3
        await here.close()

    asyncio.run(test())


@pytest.mark.parametrize("what", ["chance", "others", "level"])
def test_a_plan_is_dropped_when_something_else_is_seen(what: str, tmp_path: Path) -> None:
    """Other cards than expected, somebody else's move in between, or another bot in the seat."""

    async def test() -> None:
        here = Watched(tmp_path, 2)
        s, seat = long_plan(here, 2)
        await here.lay(s)
        await here.driver.move(here.table, s, seat, 0, 0)
        kept = here.driver.thoughts[here.table][seat]
        assert kept.plan
        n, expected = kept.n, s.clone()
        move = bot_pool.answer(here.asked[0])[0].move
        expected.apply(seat, s.setting.read(move)[0])
        if what == "others":
            n += 1
        if what == "level":
            here.table.seats[seat] = replace(here.table.seats[seat], level="sailor")
        if what == "chance":
            hands = expected.hand  # type: ignore[attr-defined]
            hands[seat].pop()
            assert digest(expected.view(seat)) != kept.plan[0].seen
        await here.driver.move(here.table, expected, seat, n, 0)
        assert len(here.asked) == 2
        assert here.asked[1].thoughts == (1 if what == "chance" else 0), "in the same turn it thinks less"
        await here.close()

    asyncio.run(test())


def test_a_plan_tells_nothing_that_is_hidden() -> None:
    """The same for two states that the seat cannot tell apart."""
    for seed in range(6):
        s = turns_of("troia", 2, seed)
        seat = s.to_act[0]
        other = second(s, seat, random.Random(seed))
        plans = [bot_pool.answer(bot_pool.question(one, seat, LEVEL, b"any", 0)) for one in (s, other)]
        assert plans[0] == plans[1]


def test_a_search_by_the_clock_stops_when_nothing_can_change_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left is reckoned from what the nodes so far took."""
    now = [100.0]
    monkeypatch.setattr("kylix.bots.budget.perf_counter", lambda: now[0])
    clock = Clock(Budget(seconds=2.0))
    for _ in range(10):
        now[0] += 0.1
        assert clock.tick()
    assert clock.left == pytest.approx(10, abs=1)
    assert Clock(Budget(nodes=7)).left == 7


def test_later_thoughts_of_a_turn_are_shorter_by_the_clock_and_equal_in_nodes() -> None:
    assert Budget(seconds=1.2).once_more(1).seconds == pytest.approx(0.3)
    assert Budget(nodes=50).once_more(2) == Budget(nodes=50)
    assert Budget(seconds=1.2).but(0.25).seconds == pytest.approx(0.9)
    assert Budget(nodes=50).but(0.25) == Budget(nodes=50)
    assert Budget(nodes=50).seconds == LONGEST
