"""Who may talk to the server at all: refuses foreign origins, foreign host names and floods of requests."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, OrderedDict
from time import monotonic
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kylix.server.config import Limits
from kylix.server.errors import ApiError
from kylix.server.messages import ErrorAnswer

CLIENTS = 4096
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def is_empty(self) -> bool:
        return self.left + (monotonic() - self.at) * self.rate < 1.0

    async def take_in_time(self) -> None:
        """Wait for the next one, instead of going without."""
        while not self.take():
            await asyncio.sleep((1.0 - self.left) / self.rate)


class Buckets:
    """One for each client; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        bucket = self.known.pop(client, None) or Bucket(self.rate, self.burst)
        self.known[client] = bucket
        if len(self.known) > CLIENTS:
            self.known.popitem(last=False)
        return bucket.take()

    def is_empty(self, client: str) -> bool:
        """Whether it would be refused now; nothing is taken."""
        return client in self.known and self.known[client].is_empty()


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_own_name(host: str, names: tuple[str, ...]) -> bool:
    """An address cannot be taken over by a foreign name server; any other name must be known here."""
    try:
        parts = urlsplit(f"//{host}")
    except ValueError:
        return False
    name = parts.hostname or ""
    if "@" in parts.netloc or parts.path or parts.query or parts.fragment:
        return False
    if name in ("localhost", *names):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def refusal(scope: Scope, names: tuple[str, ...]) -> ApiError | None:
    """What speaks against a request, judged by its headers."""
    headers = Headers(scope=scope)
    host = headers.get("host", "")
    if not is_own_name(host, names):
        return ApiError(403, "foreign-host", "this server does not go by that name")
    origin = headers.get("origin")
    if origin is not None:
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        if origin not in (f"{scheme}://{host}", f"https://{host}"):
            return ApiError(403, "foreign-origin", "requests from other sites are refused")
    if scope["path"].startswith("/api/") and headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        return ApiError(403, "foreign-origin", "requests from other sites are refused")
    return None


class RequestFilter:
    """Middleware around the whole application: checks each request and adds the safety headers."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...], limits: Limits, sockets: int = 1000) -> None:
        self.app = app
        self.names = names
        self.sockets = sockets
        """So many sockets one client may have open: nobody takes all places."""
        self.open: Counter[str] = Counter()
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.connects = Buckets(limits.connects, limits.connects_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket" and (error := self.refusal(scope)) is not None:
            await send({"type": "websocket.close", "code": 4403, "reason": error.key})
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope)
        if self.open[client] >= self.sockets or not self.connects.take(client):
            await send({"type": "websocket.close", "code": 4429, "reason": "too-many"})
            return
        self.open[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.open[client] -= 1
            self.open += Counter()  # forgets those who have none

    def refusal(self, scope: Scope) -> ApiError | None:
        error = refusal(scope, self.names)
        if error is None and not self.requests.take(client_of(scope)):
            return ApiError(429, "too-many", "too many requests; wait a moment")
        return error

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        error = self.refusal(scope)
        if error is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await refuse(error, send_with_headers)


async def refuse(error: ApiError, send: Send) -> None:
    body = msgspec.json.encode(ErrorAnswer(error.body()))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
