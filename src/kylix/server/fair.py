"""Heavy work in threads of its own: one piece at a time for each client, clients by turns, with rests between.

Whoever asks for much waits for itself. The event loop goes on meanwhile, for all work here is off it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from time import monotonic
from typing import Any, TypeVar

from kylix.server.errors import ApiError

Found = TypeVar("Found")

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""Whose request or socket this task serves; empty for the server itself."""
SHORT = 0.01
"""Work of so many seconds asks for no rest."""
LONGEST_REST = 2.0


class FairThreads:
    def __init__(self, name: str, width: int, most: int, rest: float = 0.0) -> None:
        self.threads = ThreadPoolExecutor(width, f"kylix-{name}")
        self.most = most
        """Pieces of work that may wait for one client."""
        self.rest = rest
        """After a piece of work its client rests so many times as long: it has a share of a processor, no more."""
        self.free = width
        self.busy: set[str] = set()
        self.lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By client what waits; who was served longest ago stands first."""

    async def run(self, job: Callable[..., Found], *about: Any) -> Found:
        """What the job returns, when it is this client's turn; ApiError when too much of it waits already."""
        client = CLIENT.get()
        await self.turn(client)
        loop, begun = asyncio.get_running_loop(), monotonic()
        working: Future[Found] = self.threads.submit(job, *about)
        # The place is free when the thread is done, also where nobody waits for it any more.
        working.add_done_callback(lambda _: loop.call_soon_threadsafe(self.done, client, monotonic() - begun))
        return await asyncio.wrap_future(working)

    async def turn(self, client: str) -> None:
        line = self.lines.setdefault(client, deque())
        if client and len(line) >= self.most:
            raise ApiError(429, "too-many", "too much is being worked out for you; wait a moment")
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(waiter)
        self.serve()
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.done(client, 0.0)
            raise

    def serve(self) -> None:
        while self.free > 0 and (client := self.first()) is not None:
            line = self.lines.pop(client)
            waiter = line.popleft()
            if line:
                self.lines[client] = line
            if not waiter.cancelled():
                self.free -= 1
                self.busy.add(client)
                waiter.set_result(None)

    def first(self) -> str | None:
        return next((client for client in self.lines if client not in self.busy), None)

    def done(self, client: str, spent: float) -> None:
        self.free += 1
        seconds = min(self.rest * spent, LONGEST_REST) if client and spent > SHORT else 0.0
        if seconds > 0.0:
            asyncio.get_running_loop().call_later(seconds, self.rested, client)
            self.serve()
        else:
            self.rested(client)

    def rested(self, client: str) -> None:
        self.busy.discard(client)
        self.serve()

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class Workers:
    """The threads of a server, each kind of work with its own: none waits for another kind."""

    def __init__(self) -> None:
        self.answering = FairThreads("answer", 2, 40, rest=3.0)
        """What a choice could become, and why one is refused."""
        self.opening = FairThreads("open", 2, 40)
        """Tables that are set up or loaded."""
        self.looking = FairThreads("look", 2, 40, rest=1.0)
        """Whole games played again."""

    def stop(self) -> None:
        for each in (self.answering, self.opening, self.looking):
            each.stop()
