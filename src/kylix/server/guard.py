"""HTTP connections with deadlines: requests that do not come, or not to their end, are cut and hold no file for long.

The settings of uvicorn have a limit for the time between two requests only, and one that each byte puts off.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from kylix.server.config import Limits
from kylix.server.middleware import Buckets

CUTS, CUTS_BURST = 20.0, 200.0
"""Connections of one address that may be cut for its newer ones: so many a second, and so many at once."""
BEGINS = (h11.IDLE, h11.SEND_BODY)
"""States of a client whose request is not whole."""


class Gate:
    """Which connections have not sent a whole request, oldest first."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...], most: int) -> None:
        self.limits = limits
        self.proxies = proxies
        self.most = most
        """So many connections of all kinds are held at once."""
        self.unfinished: dict[Guarded, str] = {}
        self.by_address: dict[str, dict[Guarded, None]] = {}
        self.floods = Buckets(CUTS, CUTS_BURST)
        """Whose connections had to make room again and again: new ones are not even looked at."""

    def refuses(self, address: str) -> bool:
        return address not in self.proxies and self.floods.is_empty(address)

    def came(self, who: Guarded, open: int) -> None:
        address = self.unfinished[who] = who.client[0] if who.client else ""
        beside = self.by_address.setdefault(address, {})
        beside[who] = None
        if address not in self.proxies and len(beside) > self.limits.unfinished:
            self.floods.take(address)
            next(iter(beside)).cut()
        elif open > self.most:
            next(iter(self.unfinished)).cut()

    def forget(self, who: Guarded) -> None:
        address = self.unfinished.pop(who, None)
        if address is not None:
            del self.by_address[address][who]
            if not self.by_address[address]:
                del self.by_address[address]


class Guarded(H11Protocol):
    gate: Gate
    deadline: asyncio.TimerHandle | None = None
    has_body = False
    is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begin()

    def begin(self) -> None:
        """A request is waited for, with all it consists of."""
        self.has_body = False
        self.arm(self.gate.limits.head_seconds)
        self.gate.came(self, len(self.connections))

    def arm(self, seconds: float) -> None:
        self.disarm()
        self.deadline = self.loop.call_later(seconds, self.cut)

    def disarm(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def whole(self) -> None:
        self.disarm()
        self.gate.forget(self)

    def cut(self) -> None:
        self.whole()
        if not self.transport.is_closing():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.deadline is None and self.conn.their_state is h11.IDLE:
            self.begin()
        super().data_received(data)
        if self.is_socket or self.conn.their_state not in BEGINS:
            self.whole()
        elif self.conn.their_state is h11.SEND_BODY and not self.has_body:
            self.has_body = True
            self.arm(self.gate.limits.body_seconds)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.whole()
        super().connection_lost(exc)


class Door(asyncio.Protocol):
    """The first moment of a connection: one of a flood costs next to nothing."""

    def __init__(self, gate: Gate, made: Callable[[], Guarded]) -> None:
        self.gate = gate
        self.made = made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        peer = transport.get_extra_info("peername")
        if isinstance(peer, tuple) and self.gate.refuses(str(peer[0])):
            transport.abort()
            return
        protocol = self.made()
        protocol.gate = self.gate
        transport.set_protocol(protocol)
        protocol.connection_made(transport)


def guarded(limits: Limits, proxies: tuple[str, ...], most: int) -> Callable[..., Door]:
    """Makes the protocols of one server."""
    gate = Gate(limits, proxies, most)
    return lambda **how: Door(gate, partial(Guarded, **how))
