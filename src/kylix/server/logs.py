"""Logs: lines for people or JSON for programs, with the id of the request that they belong to.

No line holds a token, an invitation or anything of a view: what comes in and goes out by sockets is not logged at any
level, and the libraries that could do so are kept to their warnings.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, TextIO

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kylix.server import metrics

REQUEST: ContextVar[str] = ContextVar("request", default="")
OWN = "kylix"
FACTS = ("method", "path", "status", "client", "seconds", "code", "messages")
"""What a line may carry beside its sentence."""

LONGEST_PATH = 200

log = logging.getLogger("kylix.access")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get():
            line["request"] = request
        line |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        return f"kylix: {super().format(record)}{f' [{request}]' if request else ''}"


def set_up(form: str, level: str, stream: TextIO | None = None) -> None:
    """Our own lines from a level on; of libraries only warnings: at `debug` they would write down whole messages."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Plain())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(level.upper())


class RequestLog:
    """Middleware around everything: an id for each request and socket, a line and a time for it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, id = perf_counter(), secrets.token_hex(8)
        set_before = REQUEST.set(id)
        seen: dict[str, int] = {}

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                seen["status"] = message["status"]
                MutableHeaders(scope=message).setdefault("X-Request-Id", id)
            elif message["type"] == "websocket.close":
                seen["code"] = message.get("code", 1000)
            await send(message)

        async def receiving() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive":
                seen["messages"] = seen.get("messages", 0) + 1
            elif message["type"] == "websocket.disconnect":
                seen.setdefault("code", message.get("code") or 1005)
            return message

        try:
            await self.app(scope, receiving, sending)
        finally:
            tell(scope, seen, perf_counter() - begun)
            REQUEST.reset(set_before)


def tell(scope: Scope, seen: dict[str, int], seconds: float) -> None:
    if scope["type"] == "http":
        metrics.REQUESTS.labels(f"{seen.get('status', 0) // 100}xx").observe(seconds)
    if not log.isEnabledFor(logging.INFO):
        return
    client = scope.get("client")
    path = "".join(sign if sign.isprintable() else "?" for sign in scope["path"][:LONGEST_PATH])
    method = scope.get("method", "SOCKET")
    facts = {"method": method, "path": path, "client": client[0] if client else "", **seen}
    told = seen.get("status", seen.get("code", 0))
    log.info("%s %s %s", method, path, told, extra={**facts, "seconds": round(seconds, 6)})
