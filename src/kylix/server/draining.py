"""A server stops and cuts nobody off: nobody new comes, what was asked is answered, pages are sent on in slices."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from types import FrameType
from typing import Any

import uvicorn
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from kylix.server.connections import Connection
from kylix.server.table_manager import TableManager

log = logging.getLogger("kylix.server")

SLICES = 20
SLICE_SECONDS = 0.05
"""A second for all: another server that takes them over loads their tables one after the other, not in one moment."""
ANSWER_SECONDS = 5.0
"""A message that takes longer than this to answer is not waited for; its id is answered when it is sent again."""


class Pages:
    """Every open socket of a server."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.open: set[Connection] = set()

    async def talk(self, socket: WebSocket) -> None:
        if self.manager.draining:
            await socket.send_denial_response(PlainTextResponse("this server is stopping\n", 503))
            return
        page = Connection(socket, self.manager, socket.path_params["id"])
        self.open.add(page)
        try:
            await page.run()
        finally:
            self.open.discard(page)

    async def drain(self) -> None:
        """First `/readyz` says no, so that a proxy sends nobody here; then the pages are sent on."""
        self.manager.draining = True
        log.info("stopping: no new pages, %d are sent on", len(self.open))
        if self.open:
            await asyncio.sleep(self.manager.config.drain_seconds)
        leaving = list(self.open)
        size = -(-len(leaving) // SLICES) or 1
        sent = []
        for first in range(0, len(leaving), size):
            sent += [asyncio.create_task(send_on(page)) for page in leaving[first : first + size]]
            await asyncio.sleep(SLICE_SECONDS)
        await asyncio.gather(*sent)


async def send_on(page: Connection) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(page.send_on(), ANSWER_SECONDS)


class DrainingServer(uvicorn.Server):
    """A first signal drains, a second one stops at once."""

    def __init__(self, config: uvicorn.Config, pages: Pages) -> None:
        super().__init__(config)
        self.pages = pages
        self.loop: asyncio.AbstractEventLoop | None = None
        self.ending: asyncio.Task[None] | None = None

    async def startup(self, *given: Any, **named: Any) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(*given, **named)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Signals are not raised again afterwards: a stop that was asked for is a good end."""
        if self.loop is None or self.ending is not None:
            self.force_exit = self.should_exit and sig == signal.SIGINT
            self.should_exit = True
        else:
            self.ending = self.loop.create_task(self.end())
            # A signal comes in the middle of whatever the loop does; this wakes it where it waits.
            self.loop.call_soon_threadsafe(lambda: None)

    async def end(self) -> None:
        try:
            await self.pages.drain()
        finally:
            self.should_exit = True
