"""Old and new version side by side on one database: every running game goes on, or stops as is said; none changes.

The newer version is a process that begins with another set of components, or with another rule, in every title.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import kylix
from server.cluster import Databases
from server.harness import Api, Client, Opened, play_out
from server.test_other_rules import CHANGED_RULE, CHANGED_SET, PLAIN, begun, here, world_of
from server.test_serve import port_of, started

Lines = dict[tuple[str, int], tuple[Any, ...]]


@contextmanager
def served(folder: Path, url: str, path: str) -> Iterator[Api]:
    """A server of the version that is at this path."""
    arguments = ("serve", "--json", "--port", "0", "--seeds", "--data", str(folder), "--store", url)
    with started(*arguments, PYTHONPATH=path) as process:
        yield Api(port_of(process))


def lines(url: str) -> Lines:
    async def read() -> Lines:
        link = await asyncpg.connect(url)
        try:
            sql = "SELECT table_id, n, seat, move, outcomes, state, told, rules FROM lines"
            return {(row[0], row[1]): tuple(row[2:]) for row in await link.fetch(sql)}
        finally:
            await link.close()

    return asyncio.run(read())


def both_at(table: Opened, *apis: Api) -> list[Client]:
    """The two people of a table, each at a server."""
    return [here(table, api, seat) for seat, api in enumerate(apis)]


def close(pages: list[Client]) -> None:
    for page in pages:
        page.close()


def with_other_sets(old: Api, new: Api, titles: Sequence[str]) -> None:
    """Games of either set are played at both."""
    for title in titles:
        for table in (begun(old, title, 8), begun(new, title, 8)):
            pages = both_at(table, old, new)
            assert [page.state["stopped"] for page in pages] == [None, None]
            n = pages[0].state["n"]
            play_out(pages, random.Random(5), 12)
            assert max(page.state["n"] for page in pages) > n
            close(pages)
            close(both := both_at(table, new, old))
            assert [page.state["stopped"] for page in both] == [None, None]


def with_other_rules(old: Api, new: Api, titles: Sequence[str]) -> None:
    """A game goes on where its rules are, and is shown at the other one, until all agree to go on there."""
    for title in titles:
        table = begun(old, title, 8)
        with ExitStack() as stack:
            at_old, at_new = (both_at(table, api, api) for api in (old, new))
            stack.callback(close, [*at_old, *at_new])
            assert [page.state["stopped"]["present"] for page in at_new] == ["next", "next"]
            assert [page.options for page in at_new] == [[], []]
            play_out(at_old, random.Random(6), 6)
            n = max(page.state["n"] for page in at_old)
            for page in (*at_old, *at_new):
                page.until_n(n)
            assert [page.state["view"] for page in at_new] == [page.state["view"] for page in at_old]
            assert [page.options for page in at_new] == [[], []], "nobody moves under rules it was not begun with"
            for page in at_new:
                assert page.ask(type="settle", choice="go-on")["type"] == "done"
            for page in (*at_old, *at_new):
                page.until_n(n + 1)
            assert [page.state["stopped"] for page in at_new] == [None, None]
            play_out(at_new, random.Random(7), 6)
            last = max(page.state["n"] for page in at_new)
            for page in at_old:
                page.until_n(last)
                assert page.state["stopped"] is not None, "here these rules are not known"
                assert page.options == []


@dataclass(frozen=True)
class Old:
    """A server of the version that was there before, with its database."""

    api: Api
    url: str
    folder: Path


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory, postgres: Databases) -> Iterator[Old]:
    url, folder = postgres.new(), tmp_path_factory.mktemp("rolling") / "data"
    with served(folder, url, str(PLAIN)) as api:
        yield Old(api, url, folder)


@pytest.mark.parametrize(
    ("change", "play"), [(CHANGED_SET, with_other_sets), (CHANGED_RULE, with_other_rules)], ids=["set", "rule"]
)
def test_games_go_on_or_stop_as_is_said(change: str, play: Any, old: Old) -> None:
    begun(old.api, "troia", 4)
    before = lines(old.url)
    with served(old.folder, old.url, world_of(old.folder, change)) as new:
        play(old.api, new, kylix.games())
        after = lines(old.url)
    assert {key: after[key] for key in before} == before, "what was played stays as it was"
    assert old.api.get("/readyz").status == 200
