"""Work that a timer begins: kept until it ends, for asyncio holds its tasks only loosely, and told when it fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

log = logging.getLogger("kylix.server")


class Jobs:
    def __init__(self, failed: str) -> None:
        self.failed = failed
        """What the log says of one that failed."""
        self.tasks: set[asyncio.Future[None]] = set()

    def start(self, job: Awaitable[None]) -> None:
        task = asyncio.ensure_future(job)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Future[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("%s", self.failed, exc_info=error)

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
