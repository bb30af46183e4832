"""A wire between two parts that delays, cuts and refuses: what networks do."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager

CHUNK = 64 * 1024


class Relay:
    """Passes on what comes to its port. In a thread of its own."""

    def __init__(self, target: int, seed: int = 1) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0
        """Each piece waits up to so many seconds."""
        self.is_open = True
        self.cuts = 0
        self.roll = random.Random(seed)
        self.links: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        self.ready.wait()

    def run(self) -> None:
        async def serve() -> None:
            server = await asyncio.start_server(self.take, "127.0.0.1", 0)
            self.port = server.sockets[0].getsockname()[1]
            self.stopped = asyncio.Event()
            self.ready.set()
            await self.stopped.wait()
            server.close()
            self.drop(len(self.links))

        self.loop.run_until_complete(serve())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0.05))
        self.loop.close()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.links.add(writer)
        try:
            if not self.is_open:
                return
            with contextlib.suppress(OSError, asyncio.CancelledError):
                other_reader, other = await asyncio.open_connection("127.0.0.1", self.target)
                self.links.add(other)
                await asyncio.gather(self.carry(reader, other), self.carry(other_reader, writer))
        finally:
            for each in (writer, *([other] if "other" in locals() else [])):
                self.links.discard(each)
                each.close()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.roll.uniform(0.0, self.delay))
                writer.write(data)
                await writer.drain()
        writer.close()

    def drop(self, number: int) -> None:
        for link in self.roll.sample(sorted(self.links, key=id), min(number, len(self.links))):
            self.cuts += 1
            link.transport.abort()

    def cut(self, number: int = 1_000_000) -> None:
        """Connections are reset, all or some at random; what was under way is lost."""
        self.loop.call_soon_threadsafe(self.drop, number)

    def shut(self) -> None:
        """Nobody gets through."""
        self.is_open = False
        self.cut()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.stopped.set)
        self.thread.join(10.0)


@contextmanager
def relay(target: int) -> Iterator[Relay]:
    made = Relay(target)
    try:
        yield made
    finally:
        made.stop()
