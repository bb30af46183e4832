"""A server that thinks about its own questions, beside a database that may be slow or away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import kylix
from kylix.bots.plans import Plan, Step
from kylix.server import bot_pool, thinkers
from kylix.server.bot_pool import BotPool, Passed, Question
from kylix.server.lanes import Rank
from kylix.server.thinkers import Thinkers
from kylix.store.base import Answer, Away, Change, Done
from kylix.store.thinking import Asked, Job, Key, Thinking
from server.harness import PATIENCE


class Rows(Thinking):
    """One question, which nobody else takes; it notes what is done."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.away = 0
        """So often it cannot be reached."""
        self.job: Job | None = None

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return []

    async def commit(self, change: Change) -> Answer:
        return Done(0, 0)

    async def standing(self, tables: list[str]) -> dict[Key, Asked]:
        key = self.job.key if self.job else ("", 0, "")
        return {key: Asked(key, None, True, 0.0, 0)}

    async def take_own(self, worker: str, key: Key) -> bool:
        if self.away:
            self.away -= 1
            raise Away("the database cannot be reached")
        self.done.append("taken")
        return True

    async def answer(self, worker: str, key: Key, text: str) -> bool:
        await asyncio.sleep(0)  # others have a turn
        self.done.append("answered")
        return True


def question() -> Question:
    s = kylix.new("troia", seed=3)
    return bot_pool.question(s, s.to_act[0], "novice", b"secret", 1)


def asked(rows: Rows, what: Callable[[Thinkers, Question], Coroutine[Any, Any, None]]) -> None:
    one = question()
    rows.job = thinkers.job_of(one, "t", 1, 0)

    async def local(asked: Question, rank: Rank) -> Plan:
        rows.done.append("thought")
        return (Step(asked.options[-1], ""),)

    async def ask() -> None:
        who = Thinkers(rows, "s", local, 1.0)  # type: ignore[arg-type]
        who.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await what(who, one)
        finally:
            await who.stop()

    asyncio.run(ask())


def test_an_answer_is_kept_before_its_move_is_made() -> None:
    """Or another server that looks meanwhile, and finds nobody at it any more, thinks about it once more."""
    rows = Rows()

    async def what(who: Thinkers, one: Question) -> None:
        (step,) = await who.plan(one, lambda: 0, "t", 1, lambda: True)
        rows.done.append("moved")
        assert step.move == one.options[-1]

    asked(rows, what)
    assert rows.done == ["taken", "thought", "answered", "moved"]


def test_a_bot_waits_for_a_database_that_is_away_and_makes_no_move_meanwhile() -> None:
    rows = Rows()
    rows.away = 2

    async def what(who: Thinkers, one: Question) -> None:
        pool = BotPool(1, 0.0)
        (step,) = await pool.ask(one, elsewhere=lambda about, rank: who.plan(about, rank, "t", 1, lambda: True))
        assert step.move == one.options[-1] != one.options[0]

    asked(rows, what)
    assert rows.done == ["taken", "thought", "answered"]


def test_a_question_that_cannot_be_asked_is_no_reason_for_the_first_move() -> None:
    async def away(asked: Question, rank: Rank) -> Plan:
        raise Away("the database cannot be reached")

    async def ask() -> None:
        try:
            await BotPool(1, 0.0).ask(question(), elsewhere=away)
        except Away:
            return
        raise AssertionError("it moved")

    asyncio.run(ask())


def test_a_question_of_a_game_that_went_on_is_not_asked() -> None:
    """Under the number of the newer position it would be thought about once more, and by others too."""
    rows = Rows()

    async def what(who: Thinkers, one: Question) -> None:
        try:
            await who.plan(one, lambda: 0, "t", 1, lambda: False)
        except Passed:
            return
        raise AssertionError("it was asked")

    asked(rows, what)
    assert rows.done == []


def test_how_often_a_bot_thought_in_its_turn_makes_no_other_question() -> None:
    """Only the server that asked before knows it; another one's question would be thought about once more."""
    one = question()
    jobs = [thinkers.job_of(replace(one, thoughts=times), "t", 1, 0) for times in (0, 4)]
    assert jobs[0].key == jobs[1].key
    others = (replace(one, seed=5), replace(one, options=one.options[:1]), replace(one, level="archon"))
    assert all(thinkers.job_of(other, "t", 1, 0).key != jobs[0].key for other in others)
