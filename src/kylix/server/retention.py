"""Lets tables go that nobody has touched for long, after they were announced as leaving. Off unless it is asked for."""

from __future__ import annotations

import asyncio
import logging

from kylix.server.admin import Admin
from kylix.server.config import Config

log = logging.getLogger("kylix.server")

FIRST_SECONDS = 60.0
"""After a start people come first."""
BETWEEN_SECONDS = 3600.0


class Retention:
    def __init__(self, admin: Admin, config: Config) -> None:
        self.admin = admin
        self.config = config
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.config.keep_days > 0:
            self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            await self.sweep()
            await asyncio.sleep(BETWEEN_SECONDS)

    async def sweep(self) -> None:
        try:
            done = await self.admin.prune(self.config.keep_days, self.config.notice_days, do=True)
        except Exception:  # a full disk, say: the next sweep tries again
            log.exception("old tables could not be looked through")
            return
        if done["announced"] or done["deleted"] or done["evenings"]:
            log.warning(
                "tables untouched for %g days: %d announced as leaving, %d deleted; %d evenings deleted",
                self.config.keep_days, len(done["announced"]), len(done["deleted"]), len(done["evenings"]),
            )  # fmt: skip

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
