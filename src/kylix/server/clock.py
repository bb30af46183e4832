"""The clock of a server. Tests put another in its place, so that what is told when can be compared exactly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    def now(self) -> float:
        """Seconds; only differences mean anything."""
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, then: Callable[..., None], *about: Any) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, then, *about)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
