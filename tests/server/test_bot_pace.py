"""When bots answer: as soon with one option as with many, and at moments that hang on nothing hidden."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import kylix
from corpus import random_game, with_record
from kylix.bots import is_slight
from kylix.bots.plans import Plan, Step
from kylix.server.bot_pool import BotPool, Question
from kylix.server.config import Config
from kylix.testing import second
from server.evening import ArrangedClock, Evening


async def time_of(level: str, spent: float, veiled: bool, slight: bool = False) -> float:
    """How long an answer takes that was found after so many seconds."""
    clock = ArrangedClock()
    pool = BotPool(1, 0.1, Config(Path()).bot_beats, clock)

    async def plan(asked: Question, rank: Any) -> Plan:
        clock.time += spent
        return (Step(asked.options[0], ""),)

    pool.plan = plan  # type: ignore[method-assign]
    question = Question(level, 1, {}, ("pass",), "")
    return await clock_of(clock, pool.ask(question, veiled, slight=slight))


async def clock_of(clock: ArrangedClock, job: Any) -> float:
    asked = asyncio.ensure_future(job)

    async def settled() -> None:
        for _ in range(3):
            await asyncio.sleep(0)

    await settled()
    while not asked.done():
        await clock.until(clock.heap[0][0], settled)
    return clock.time


@pytest.mark.parametrize("level", ["novice", "captain", "archon"])
def test_a_bot_takes_the_same_time_with_one_answer_and_with_several(level: str) -> None:
    """Where people cannot tell whether it has a choice."""
    spent = {"novice": 0.02, "captain": 0.16, "archon": 1.25}[level]
    assert asyncio.run(time_of(level, 0.001, True)) == asyncio.run(time_of(level, spent, True))
    assert asyncio.run(time_of(level, 0.001, False)) == pytest.approx(0.1), "where everybody can tell it need not wait"


@pytest.mark.parametrize("level", ["novice", "captain", "archon"])
def test_all_levels_take_the_same_short_time_for_a_slight_question(level: str) -> None:
    """With one answer and with several; where everybody sees that no level thinks about it for long."""
    for spent in (0.001, 0.09, 0.19):
        assert asyncio.run(time_of(level, spent, True, slight=True)) == pytest.approx(0.2)


def test_every_move_of_a_plan_waits_as_long_as_any_other() -> None:
    clock = ArrangedClock()
    pool = BotPool(1, 0.1, {}, clock)
    ends = [asyncio.run(clock_of(clock, pool.pause())) for _ in range(3)]
    assert ends == pytest.approx([0.025, 0.05, 0.075])


@pytest.mark.parametrize("title", kylix.games())
def test_whether_a_question_is_slight_hangs_on_nothing_hidden(title: str) -> None:
    """All who look on can tell how long a slight question is thought about at most."""
    kinds = set()
    for seats in kylix.game(title).seats:
        for n, one in enumerate(random_game(title, seats)):
            s = one.s
            if s.over:
                continue
            kinds.add(is_slight(s))
            for other in range(seats):
                assert is_slight(second(s, other, random.Random(n))) == is_slight(s)
    assert kinds == ({True, False} if title in ("deukalion", "parthenon") else {False})


@pytest.mark.parametrize("slight", [False, True])
def test_a_table_asks_a_slight_question_as_one(slight: bool, tmp_path: Path) -> None:
    async def test() -> None:
        here = Evening(tmp_path, ("here", "here"))
        s = next(s for s, _ in random_game("deukalion", 2) if s.turn and not s.over and is_slight(s) == slight)
        await here.open(with_record(s))
        told: list[bool] = []

        async def ask(asked: Question, veiled: bool, rank: Any, elsewhere: Any, slight: bool) -> Plan:
            told.append(slight)
            return (Step(asked.options[0], ""),)

        pool: Any = here.manager.bot_pool
        automatic: Any = here.table.automatic
        pool.ask, automatic.is_veiled = ask, lambda *about: True
        await here.manager.bots.move(here.table, s, s.to_act[0], here.table.n, 0)
        assert told == [slight]
        await here.close()

    asyncio.run(test())
