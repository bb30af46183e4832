"""Thousands of pages in one process: a small WebSocket client, so that it costs little beside the server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Option(msgspec.Struct):
    move: str


class Prompt(msgspec.Struct):
    to_act: list[str]
    options: list[Option]


class Heard(msgspec.Struct):
    """Of a message what the measurements need."""

    type: str
    n: int = -1
    id: str | None = None
    seat: str | None = None
    prompt: Prompt | None = None


class Page(asyncio.Protocol):
    """One socket. `heard` gets every text."""

    def __init__(self, heard: Callable[[Page, bytes], None]) -> None:
        self.heard = heard
        self.transport: asyncio.Transport | None = None
        self.data = bytearray()
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self.size = 0

    @classmethod
    async def connect(
        cls, port: int, path: str, heard: Callable[[Page, bytes], None], source: str = "127.0.0.1"
    ) -> Page:
        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port, local_addr=(source, 0))
        assert page.transport is not None
        page.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.wait_for(page.opened, 60.0)
        return page

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.is_open:
            head, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            self.data = rest
            self.is_open = head.startswith(b"HTTP/1.1 101")
            if not self.opened.done():
                if self.is_open:
                    self.opened.set_result(None)
                else:
                    self.opened.set_exception(ConnectionError(head[:60].decode("ascii", "replace")))
        while self.is_open and self.frame():
            pass

    def frame(self) -> bool:
        """Take one message off what has come. Messages of the server are whole and not masked."""
        data = self.data
        if len(data) < 2:
            return False
        length, at = data[1] & 127, 2
        if length >= 126:
            at = 4 if length == 126 else 10
            if len(data) < at:
                return False
            length = int.from_bytes(data[2:at], "big")
        if len(data) < at + length:
            return False
        kind, text = data[0] & 15, bytes(data[at : at + length])
        del data[: at + length]
        if kind == TEXT:
            self.size = length
            self.heard(self, text)
        elif kind == PING:
            self.send(text, PONG)
        elif kind == CLOSE:
            self.close()
        return True

    def send(self, data: bytes, kind: int = TEXT) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        mask = os.urandom(4)
        size = len(data)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        number = int.from_bytes(mask * (size // 4 + 1), "big") >> (8 * (4 - size % 4))
        masked = (int.from_bytes(data, "big") ^ number).to_bytes(size, "big")
        self.transport.write(head + mask + masked)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
