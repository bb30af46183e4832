"""Bots in processes of their own: what they are told, and what happens when one fails."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator

import pytest

from commands import played
from kylix.core.chance import ProvableChance
from kylix.server.bot_pool import BotPool, Question, question


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
    assert answers[0] in first.options


def test_a_bot_that_fails_makes_a_legal_move(bot_pool: BotPool) -> None:
    asked = a_question("oracle")
    assert asyncio.run(bot_pool.ask(asked)) == asked.options[0]


def test_lost_processes_are_replaced(bot_pool: BotPool) -> None:
    asked = a_question()
    right = asyncio.run(bot_pool.ask(asked))
    assert bot_pool.pool is not None
    for process in list(bot_pool.pool._processes.values()):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
    for _ in range(3):
        answer = asyncio.run(bot_pool.ask(asked))
        assert answer in asked.options
    assert answer == right


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
