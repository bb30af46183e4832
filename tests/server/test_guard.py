"""Connections that say nothing, or never finish, are cut; nobody else notices them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kylix.server import process
from kylix.server.routes import Routes
from server.harness import LOOSE, PATIENCE, Api, running

HASTY = replace(LOOSE, head_seconds=0.5, body_seconds=0.8, unfinished=4)
HEAD = b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running(tmp_path_factory.mktemp("hasty"), limits=HASTY) as started:
        yield started


def opened(api: Api) -> socket.socket:
    return socket.create_connection(("127.0.0.1", api.port), PATIENCE)


def is_cut(link: socket.socket) -> bool:
    """Whether the server ends the connection while we wait for it."""
    try:
        while link.recv(4096):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def trickle(link: socket.socket) -> bool:
    """A byte now and then, which puts other limits off; whether it is cut for all that."""
    link.settimeout(0.1)
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        try:
            link.sendall(b"x")
            if not link.recv(4096):
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HEAD, HEAD + b"\r\n", HEAD + b"\r\nbegun"])
def test_a_request_that_does_not_go_on_is_cut(hasty: Api, sent: bytes) -> None:
    with opened(hasty) as link:
        link.sendall(sent)
        assert is_cut(link)


@pytest.mark.parametrize("sent", [b"", HEAD + b"\r\n"])
def test_a_byte_now_and_then_puts_nothing_off(hasty: Api, sent: bytes) -> None:
    with opened(hasty) as link:
        link.sendall(sent)
        assert trickle(link)


def test_silent_connections_of_one_address_make_room_for_it(hasty: Api) -> None:
    with contextlib.ExitStack() as held:
        silent = [held.enter_context(opened(hasty)) for _ in range(40)]
        assert hasty.get("/api/about").status == 200
        assert is_cut(silent[0])


def test_a_flood_of_connections_is_turned_away_at_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kylix.server.guard.CUTS", 0.0)
    monkeypatch.setattr("kylix.server.guard.CUTS_BURST", 5.0)
    with running(tmp_path, limits=replace(LOOSE, unfinished=1)) as api, contextlib.ExitStack() as held:
        for _ in range(12):
            link = held.enter_context(opened(api))
        assert is_cut(link), "the newest, too"


def test_a_page_that_says_nothing_is_not_cut(hasty: Api) -> None:
    with hasty.table("here", "here").sit(0) as page:
        time.sleep(2 * HASTY.body_seconds)
        page.send(type="ping")
        page.until("pong")


def test_a_slow_answer_and_the_next_request_on_the_same_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = Routes.about

    async def slow(self: Routes, call: Any) -> Any:
        await asyncio.sleep(2 * HASTY.body_seconds)
        return await about(self, call)

    monkeypatch.setattr(Routes, "about", slow)
    with (
        running(tmp_path, limits=HASTY) as api,
        contextlib.closing(http.client.HTTPConnection("127.0.0.1", api.port, timeout=PATIENCE)) as link,
    ):
        for _ in range(2):
            link.request("GET", "/api/about")
            reply = link.getresponse()
            assert (reply.status, bool(reply.read())) == (200, True)


def test_nobody_takes_all_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More connections than there are files: the silent ones go, and requests are answered."""
    monkeypatch.setattr(process, "most_connections", lambda: 20)
    limits = replace(LOOSE, unfinished=1000)
    with running(tmp_path, limits=limits) as api, contextlib.ExitStack() as held:
        silent = [held.enter_context(opened(api)) for _ in range(60)]
        assert api.get("/api/about").status == 200
        assert is_cut(silent[0])


def test_sockets_of_one_address_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "most_connections", lambda: 8)
    with running(tmp_path) as api, contextlib.ExitStack() as held:
        table = api.table("here", "here")
        pages = [held.enter_context(table.watch()) for _ in range(4)]
        with pytest.raises(Exception, match="403"):
            table.watch()
        pages[0].close()
        held.enter_context(table.watch())


def test_garbage_is_collected_when_nobody_says_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr(process, "QUIET", 0.01)
    monkeypatch.setattr(process, "SELDOM", 0.0)
    monkeypatch.setattr(gc, "collect", lambda: collected.append(1))

    async def run(heard: Any) -> int:
        collected.clear()
        task = asyncio.create_task(process.tidy(heard))
        await asyncio.sleep(0.3)
        task.cancel()
        return len(collected)

    said = iter(range(10**9))
    assert asyncio.run(run(lambda: 0)) > 0
    assert asyncio.run(run(lambda: next(said))) == 0
