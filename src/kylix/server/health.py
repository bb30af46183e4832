"""What those who run a server ask it: does it work, may pages be sent here, and how is it doing."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Sequence
from time import monotonic

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kylix.server import metrics
from kylix.server.config import Config
from kylix.server.table_manager import TableManager

log = logging.getLogger("kylix.server")

WRITE_SECONDS = 5.0
"""A store that takes longer than this for one small write is not well."""
FRESH_SECONDS = 1.0
"""Strangers may ask as well: however often they do, the store writes once in this time."""
UNCACHED = {"Cache-Control": "no-store"}


class Health:
    def __init__(self, manager: TableManager, config: Config) -> None:
        self.manager = manager
        self.config = config
        self.writing: asyncio.Task[str] | None = None
        self.written = 0.0

    def routes(self) -> list[Route]:
        return [Route("/healthz", self.healthz), Route("/readyz", self.readyz), Route("/metrics", self.metrics)]

    async def healthz(self, request: Request) -> Response:
        """Whether what is written reaches the disk."""
        if self.writing is None or (self.writing.done() and monotonic() - self.written > FRESH_SECONDS):
            self.written = monotonic()
            self.writing = asyncio.create_task(self.write())
        return answer(await asyncio.shield(self.writing))

    async def write(self) -> str:
        try:
            await asyncio.wait_for(self.manager.store.touch(), WRITE_SECONDS)
        except TimeoutError:
            return f"the store did not write within {WRITE_SECONDS:g} seconds"
        except Exception:
            log.exception("the store cannot write")
            return "the store cannot write"
        return ""

    async def readyz(self, request: Request) -> Response:
        """Whether a proxy should send pages here. The store is open and bots can think, or this says why not."""
        if self.manager.draining:
            return answer("this server is stopping")
        if not self.manager.bot_pool.alive:
            self.manager.bot_pool.revive()
            return answer("the processes of the bots were lost; new ones are starting")
        try:
            await self.manager.store.is_waiting("")
        except Exception:
            log.exception("the store cannot be read")
            return answer("the store cannot be read")
        return answer("")

    async def metrics(self, request: Request) -> Response:
        if not self.may_look(request):
            return PlainTextResponse("metrics are told to named addresses only\n", 403, UNCACHED)
        # In the loop: tables change under no lock but its own.
        return Response(metrics.text(self.manager), headers=UNCACHED, media_type=metrics.CONTENT_TYPE)

    def may_look(self, request: Request) -> bool:
        # Everybody comes from the address of a proxy that the configuration does not name.
        if "x-forwarded-for" in request.headers and not self.config.proxies:
            return False
        return request.client is not None and is_among(request.client.host, self.config.metrics_from)


def answer(trouble: str) -> Response:
    return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200, UNCACHED)


def is_among(address: str, named: Sequence[str]) -> bool:
    """Whether an address is one of those named, or in one of the networks named."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in ipaddress.ip_network(one, strict=False) for one in named)
