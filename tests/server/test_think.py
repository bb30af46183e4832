"""Bots of several servers: each question is thought about once, by whoever is there, and never lost."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import run, variables
from kylix.server import bot_pool
from kylix.server.bot_pool import BotPool
from kylix.server.thinkers import job_of, known_rules, plan_of, question_of, text_of
from kylix.store.base import Change, Late
from kylix.store.postgresql import PostgresStore
from kylix.store.thinking import Job, over, put
from server.cluster import Databases
from server.harness import LOOSE, PATIENCE, running
from server.test_store import table

JOB = Job("t_one", 1, "m", "troia 1", 0, 0, "{}")


@contextmanager
def thinking(url: str) -> Iterator[subprocess.Popen[str]]:
    """`kylix think` in a process group of its own."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "kylix", "think", "--json", "--store", url, "--jobs", "1"],
        stdout=subprocess.PIPE, text=True, start_new_session=True, env=variables(),
    )  # fmt: skip
    assert process.stdout is not None
    with process.stdout:
        try:
            assert json.loads(process.stdout.readline())["thinker"]
            yield process
        finally:
            if process.poll() is None:
                process.terminate()
            assert process.wait(PATIENCE) in (0, -signal.SIGKILL)


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What servers of this process think themselves."""
    found: list[tuple[Any, ...]] = []
    plan = BotPool.plan

    async def noted(pool: BotPool, asked: bot_pool.Question, rank: Any) -> Any:
        found.append((asked.seed, asked.options))
        return await plan(pool, asked, rank)

    monkeypatch.setattr(BotPool, "plan", noted)
    return found


@pytest.mark.parametrize("title", kylix.games())
def test_a_question_and_its_answer_are_the_same_when_they_were_kept(title: str) -> None:
    s = kylix.new(title, max(kylix.game(title).seats), seed=3)
    seat = s.to_act[0]
    asked = bot_pool.question(s, seat, "novice", b"secret", 1)
    job = job_of(asked, "t", 1, 0)
    assert job.rules in known_rules()
    again = question_of(job.question)
    assert json.dumps(again.view) == json.dumps(asked.view)
    assert replace(again, view={}) == replace(asked, view={})
    steps = bot_pool.answer(again)
    assert steps == bot_pool.answer(asked)
    assert plan_of(text_of(steps)) == steps


def test_a_worker_thinks_for_a_server_that_never_does(tmp_path: Path, postgres: Databases, thought: list[Any]) -> None:
    url = postgres.new()
    with (
        running(tmp_path, store=url, think_seconds=0.0) as api,
        thinking(url),
        api.table("bot", "here").watch() as page,
    ):
        page.until_n(2)
    assert thought == []


def test_without_a_worker_a_table_at_two_servers_is_thought_about_once(
    tmp_path: Path, postgres: Databases, thought: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before questions were kept in the store, each server thought about each of them."""
    # On a busy machine the other one would help out: that is another matter.
    monkeypatch.setattr("kylix.server.bot_driver.GIVE_WAY", PATIENCE)
    url = postgres.new()
    with running(tmp_path / "a", store=url, bot_tick=0.02) as first, running(tmp_path / "b", store=url) as second:
        opened = first.table("bot", "bot", seed=1)
        with opened.watch() as here:
            here.until_n(3)  # the first question of a new table is kept just after it: both may begin with that
            with replace(opened, api=second).watch() as there:
                here.until_n(28)
                there.until_n(28)
    assert len(thought) >= 5
    assert len(set(thought)) == len(thought)


def test_what_a_killed_worker_left_is_answered(tmp_path: Path, postgres: Databases) -> None:
    url = postgres.new()
    with (
        running(tmp_path, store=url, think_seconds=1.0) as api,
        thinking(url) as worker,
        api.table("bot", "bot", seed=1).watch() as page,
    ):
        page.until_n(4)
        os.killpg(worker.pid, signal.SIGKILL)
        worker.wait(PATIENCE)
        page.until_n(page.state["n"] + 10)


def test_tables_of_a_lost_server_go_on_at_another(tmp_path: Path, postgres: Databases) -> None:
    """Nobody opens the table there."""
    url = postgres.new()
    with running(tmp_path / "b", store=url, limits=replace(LOOSE, unwatched=8)) as other:
        with running(tmp_path / "a", store=url, bot_tick=0.05) as first:
            id = first.table("bot", "bot", seed=1).id
        n = other.summary(id)["n"]
        limit = time.monotonic() + PATIENCE
        while other.summary(id)["n"] < n + 3:
            assert time.monotonic() < limit, "nobody lets the bots of the table play"
            time.sleep(0.05)


# --- the rows -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(url)
    await store.open()
    try:
        await store.commit(Change(table="t_one", made=replace(table(), lines=table().lines[:1])))
        await store.commit(Change(table="t_one", also=put(JOB, "s")))
        yield store
    finally:
        await store.close()


def asked(postgres: Databases, what: Callable[[PostgresStore], Any]) -> None:
    url = postgres.new()

    async def ask() -> None:
        async with opened(url) as store:
            await what(store)

    asyncio.run(ask())


def test_a_question_is_taken_once_and_again_when_its_lease_ended(postgres: Databases) -> None:
    async def what(store: PostgresStore) -> None:
        taken = [await store.take(worker, 0, ["troia 1"]) for worker in "ab"]
        assert taken == [JOB, None]
        await store.rows("UPDATE jobs SET until = 0")
        assert await store.take("b", 0, ["troia 1"]) == JOB
        assert not await store.answer("a", JOB.key, "[]"), "it is another one's by now"
        assert await store.answer("b", JOB.key, '[["x", "y"]]')
        assert not await store.answer("b", JOB.key, "[]"), "one answer stands"
        (found,) = (await store.standing(["t_one"])).values()
        assert (found.answer, found.tries) == ('[["x", "y"]]', 2)

    asked(postgres, what)


def test_who_has_other_rules_takes_nothing_and_nobody_what_is_over(postgres: Databases) -> None:
    async def what(store: PostgresStore) -> None:
        assert await store.take("a", 0, ["troia 2"]) is None
        assert await store.take("a", 1, ["troia 1"]) is None, "that is another lane"
        await store.commit(Change(table="t_one", also=put(replace(JOB, n=0, mark="early"), "s")))
        await store.commit(Change(table="t_one", also=(over("t_one", 1),)))
        assert [key[1] for key in await store.standing(["t_one"])] == [1]
        await store.commit(Change(table="t_one", lines=tuple(replace(table().lines[0], n=n) for n in (1, 2))))
        assert await store.take("a", 0, ["troia 1"]) is None, "the game went on"

    asked(postgres, what)


def test_a_server_that_hears_late_does_not_think_about_what_was_answered(postgres: Databases) -> None:
    """Its question is gone with the move that answered it; asked anew it would be thought about twice."""

    async def what(store: PostgresStore) -> None:
        assert await store.take_own("a", JOB.key)
        move = replace(table().lines[0], n=JOB.n)
        await store.commit(Change(table="t_one", lines=(move,), also=(over("t_one", JOB.n + 1),)))
        await store.commit(Change(table="t_one", also=put(JOB, "b")))
        assert not await store.take_own("b", JOB.key)

    asked(postgres, what)


def test_a_question_is_kept_with_its_move_or_not_at_all(postgres: Databases) -> None:
    async def what(store: PostgresStore) -> None:
        late = Change(table="t_one", lines=(replace(table().lines[0], n=7),), also=put(replace(JOB, n=8), "s"))
        assert isinstance(await store.commit(late), Late)
        assert [key[1] for key in await store.standing(["t_one"])] == [1]

    asked(postgres, what)


def test_think_wants_a_database() -> None:
    assert "--store" in run("think").err
    assert "postgresql://" in run("think", "--store", "sqlite://x").err
    assert run("think", "--store", "postgresql://x@127.0.0.1:1/x", "--jobs", "0").code == 2
    assert "cannot be used" in run("think", "--store", "postgresql://x@127.0.0.1:1/x").err
