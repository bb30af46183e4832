"""Bots in processes of their own: what they are told, and what happens when one fails."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from commands import played
from kylix.core.chance import ProvableChance
from kylix.server.bot_pool import BotPool, Question, question
from kylix.server.reports import Reports


@pytest.fixture(scope="module")
def bot_pool() -> Iterator[BotPool]:
    made = BotPool(1, 0.0)
    made.start()
    yield made
    made.stop()


def a_question(level: str = "random", moves: int = 9) -> Question:
    s = played(seed=4, moves=moves, chance=ProvableChance(b"k" * 32, []))
    return question(s, s.to_act[0], level, b"secret", len(s.record or []))


def test_a_bot_is_told_what_its_seat_sees_and_no_more() -> None:
    """Its position is redealt: everything else in it is as likely as what is true."""
    secret = b"k" * 32
    true_hands = 0
    for moves in range(1, 40):
        s = played(seed=4, moves=moves, chance=ProvableChance(secret, []))
        seat = s.to_act[0]
        asked = question(s, seat, "random", b"bots", moves)
        position = json.loads(asked.position)
        assert asked.view == s.view(seat)
        assert list(asked.options) == [s.text(move) for move in s.options(seat)]
        assert position["chance"]["method"] == "splitmix64"
        assert position["position"]["drawn"] == 0
        assert secret.hex() not in asked.position
        assert position["position"]["hand"][seat] == s.view(seat)["hand"][seat]
        other = s.view(1 - seat)["hand"][1 - seat]
        true_hands += len(other) > 2 and position["position"]["hand"][1 - seat] == other
    assert true_hands < 5


def test_the_same_question_gets_the_same_answer(bot_pool: BotPool) -> None:
    """So a table goes on after a restart as it would have without one."""
    first, second = a_question(), a_question()
    assert first == second
    answers = [asyncio.run(bot_pool.ask(asked)) for asked in (first, second)]
    assert answers[0] == answers[1]
    assert answers[0][0].move in first.options


def test_a_bot_that_fails_makes_a_legal_move(bot_pool: BotPool) -> None:
    asked = a_question("oracle")
    (step,) = asyncio.run(bot_pool.ask(asked))
    assert step.move == asked.options[0]


def test_lost_processes_are_replaced(bot_pool: BotPool) -> None:
    asked = a_question()
    right = asyncio.run(bot_pool.ask(asked))
    for process in list(bot_pool.quick.processes[0]._processes.values()):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
    for _ in range(3):
        assert asyncio.run(bot_pool.ask(asked)) == right


def dies_first(mark: str, found: str) -> str:
    """In the process of a bot, which is lost in the middle of its first thought."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(9)
    return found


def test_what_a_lost_process_was_asked_is_asked_again(bot_pool: BotPool, tmp_path: Path) -> None:
    assert asyncio.run(bot_pool.think(dies_first, str(tmp_path / "mark"), "found")) == "found"


def test_statistics_go_on_when_their_process_is_lost(tmp_path: Path) -> None:
    async def ask() -> str:
        reports = Reports()
        found: str = await reports.ask(dies_first, str(tmp_path / "mark"), "found")
        await reports.stop()
        return found

    assert asyncio.run(ask()) == "found"


def test_a_question_that_ends_every_process_is_given_up(bot_pool: BotPool) -> None:
    with pytest.raises(BrokenProcessPool):
        asyncio.run(bot_pool.think(os._exit, 9))
    assert asyncio.run(bot_pool.think(int, "7")) == 7


def test_cheap_bots_do_not_wait_behind_those_that_think_long(bot_pool: BotPool) -> None:
    done: list[str] = []

    async def slow() -> None:
        await bot_pool.think(time.sleep, 0.4)
        done.append("slow")

    async def ask() -> None:
        tasks = [asyncio.create_task(slow()) for _ in range(4)]
        await asyncio.sleep(0)
        await bot_pool.ask(a_question("random"))
        done.append("quick")
        await asyncio.gather(*tasks)

    asyncio.run(bot_pool.ask(a_question()))  # its process is awake
    asyncio.run(ask())
    assert done.index("quick") <= 1


def test_people_who_wait_go_first_also_when_they_come_late(bot_pool: BotPool) -> None:
    done: list[str] = []

    async def ask() -> None:
        rank = {"empty": 3, "watched": 3}

        async def one(name: str) -> None:
            await bot_pool.think(time.sleep, 0.05, rank=lambda: rank[name])
            done.append(name)

        tasks = [asyncio.create_task(one("empty")) for _ in range(4)]
        tasks.append(asyncio.create_task(one("watched")))
        await asyncio.sleep(0)
        rank["watched"] = 0
        await asyncio.gather(*tasks)

    asyncio.run(ask())
    assert done.index("watched") == 1


def test_answers_come_on_the_beat() -> None:
    """The time is a whole number of beats, so a thought that took a little longer is not told apart."""
    made = BotPool(1, 0.2)
    made.start()

    async def times() -> list[float]:
        loop = asyncio.get_running_loop()
        await made.ask(a_question())
        found = []
        for _ in range(3):
            begun = loop.time()
            await made.ask(a_question())
            found.append(loop.time() - begun)
        return found

    try:
        assert all(time >= made.tick * 0.99 for time in asyncio.run(times()))
    finally:
        made.stop()
