"""A real server on 127.0.0.1 for tests, and clients of it that keep every byte they get."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from uvicorn import Server
from websockets.sync.client import ClientConnection, connect

from kylix.server.app import server
from kylix.server.config import Config, Limits
from kylix.server.endpoint import document
from kylix.server.net import free_port
from kylix.server.routes import Routes
from kylix.server.table_manager import TableManager
from kylix.store.sqlite import SqliteStore

PATIENCE = 60.0
"""A test that waits longer than this for a message has failed."""
LOOSE = Limits(
    messages=1e6, messages_burst=1e6, requests=1e6, requests_burst=1e6, tables=1e6, tables_burst=1e6, persons=1e6,
    persons_burst=1e6, connects=1e6, connects_burst=1e6,
)  # fmt: skip

Message = dict[str, Any]


@dataclass(frozen=True)
class Reply:
    status: int
    headers: dict[str, str]
    data: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.data)

    @property
    def key(self) -> str:
        return str(self.json["error"]["key"])


@cache
def operations() -> list[tuple[str, re.Pattern[str], Any]]:
    """What the OpenAPI document tells of each endpoint."""
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder, "tables.sqlite"))
        told = document(Routes(TableManager(Config(data=Path(folder)), store)).endpoints(), "")
        store.shut()
    return [
        (method.upper(), re.compile(re.sub(r"{\w+}", "[^/?]+", path)), operation)
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
    ]


def check_told(method: str, path: str, reply: Reply) -> None:
    """Whatever a test asks for: the document knows of such an answer."""
    for known, pattern, operation in operations():
        if known == method and pattern.fullmatch(path):
            told = operation["responses"].get(str(reply.status))
            assert told is not None, f"{method} {path} answered {reply.status}, of which the document tells nothing"
            assert reply.headers["content-type"].partition(";")[0] in told["content"], f"{method} {path}"


class Api:
    """HTTP requests to a server."""

    def __init__(self, port: int) -> None:
        self.port = port

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            link.request(method, path, data, {name.replace("_", "-"): value for name, value in headers.items()})
            got = link.getresponse()
            reply = Reply(got.status, {name.lower(): value for name, value in got.getheaders()}, got.read())
        finally:
            link.close()
        check_told(method, path, reply)
        return reply

    def get(self, path: str, **headers: str) -> Reply:
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, body: Any, **headers: str) -> Reply:
        return self.ask("POST", path, body, **headers)

    def table(self, *kinds: str, title: str = "troia", **more: Any) -> Opened:
        seats = [{"kind": kind, "name": f"player {at}"} for at, kind in enumerate(kinds)]
        # Most tests begin at once; with None it is as the server thinks.
        got = self.post("/api/tables", {"title": title, "seats": seats, "numbers": False, **more})
        assert got.status == 200, got.data
        keys = got.json
        tokens, invitations = ([seat[key] for seat in keys["seats"]] for key in ("token", "invitation"))
        return Opened(self, keys["table"], keys["host"], tokens, invitations)

    def summary(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}").json


@dataclass(frozen=True)
class Opened:
    """A table with what its host was given: tokens of seats at the host's screen, invitations to the others."""

    api: Api
    id: str
    host: str
    tokens: list[Any]
    invitations: list[Any] = field(default_factory=list)

    def sit(self, seat: int, since: int = 0) -> Client:
        return Client(self.api.port, self.id, self.tokens[seat], since)

    def watch(self) -> Client:
        return Client(self.api.port, self.id, None)

    def change(self, seat: str, by: str = "", **how: Any) -> Reply:
        """By the host, or with another token."""
        return self.api.post(f"/api/tables/{self.id}/seats/{seat}", how, Authorization=f"Bearer {by or self.host}")

    def join(self, seat: int, name: str = "", token: str = "", invitation: str = "") -> Reply:
        """A guest comes with the invitation to a seat, and has a token then."""
        own = token or f"guest-{seat}-{next(Client.ids)}-0123456789"
        asked = {"invitation": invitation or self.invitations[seat], "token": own, "name": name}
        reply = self.api.post(f"/api/tables/{self.id}/join", asked)
        if reply.status == 200:
            self.tokens[seat] = own
        return reply


class Client:
    """A page: says hello, and keeps every message with the state that was current then."""

    ids = count()

    def __init__(self, port: int, table: str, token: str | None, since: int = 0, hello: bool = True) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.open = ExitStack()
        # Without a bound on what waits to be read: a client that stopped reading would be slow to close.
        self.link: ClientConnection = self.open.enter_context(
            connect(address, max_size=None, max_queue=None, compression=None, open_timeout=PATIENCE)
        )
        self.raw: list[str] = []
        self.said: list[Message] = []
        self.state: Message = {}
        if hello:
            self.send(type="hello", token=token, since=since)
            self.until("state")

    def send(self, **message: Any) -> None:
        self.said.append(message)
        self.link.send(json.dumps(message))

    def hear(self) -> Message:
        raw = self.link.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, *types: str) -> Message:
        while True:
            message = self.hear()
            if message["type"] in types:
                return message

    def until_n(self, n: int) -> Message:
        while self.state["n"] < n:
            self.hear()
        return self.state

    def ask(self, **message: Any) -> Message:
        """Send with a new id; the answer to it."""
        message.setdefault("id", f"c{next(Client.ids)}")
        self.send(**message)
        while True:
            heard = self.hear()
            if heard.get("id") == message["id"]:
                return heard

    def look(self, *moves: str) -> Message:
        """What would be asked after a choice, which is not played."""
        return self.ask(type="choose", after=self.state["n"], moves=list(moves), confirm="always")

    def play(self, *moves: str, id: str | None = None) -> Message:
        id = id or f"m{next(Client.ids)}"
        answer = self.ask(type="choose", id=id, after=self.state["n"], moves=list(moves), whole=False)
        if answer["type"] == "done":
            self.until_n(answer["n"])
        return answer

    @property
    def options(self) -> list[str]:
        return [option["move"] for option in self.state["prompt"]["options"]]

    @property
    def to_act(self) -> bool:
        return self.state["seat"] in self.state["prompt"]["to_act"]

    def gone(self) -> int:
        """Hear all that is left; the code with which the server closed."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.hear()
        except ConnectionClosed:
            assert self.link.close_code is not None
            return self.link.close_code

    def close(self) -> None:
        self.open.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def play_out(seats: list[Client], roll: random.Random, most: int = 10_000) -> None:
    """Play at random until the game is over, or for some moves."""
    for _ in range(most):
        newest = max(client.state["n"] for client in seats)
        for client in seats:
            client.until_n(newest)
        if seats[0].state["over"]:
            return
        mover = next((client for client in seats if client.to_act), None)
        if mover is None:
            seats[0].until("state")
        else:
            assert mover.play(roll.choice(mover.options))["type"] in ("done", "late")


async def watchful(made: Server) -> None:
    """The loop of a server that looks more often than ten times a second whether it shall stop."""
    ticks = count()
    while not await made.on_tick(next(ticks) // 10):
        await asyncio.sleep(0.01)


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Api]:
    """A server in a thread of this process."""
    listening = free_port("127.0.0.1", 0)
    port = listening.getsockname()[1]
    config = Config(folder, port=port, **{"bot_tick": 0.0, "limits": LOOSE, "seeds": True, **changes})
    made = server(config)
    made.main_loop = partial(watchful, made)  # type: ignore[method-assign]
    thread = threading.Thread(target=made.run, kwargs={"sockets": [listening]})
    thread.start()
    limit = time.monotonic() + PATIENCE
    while not made.started and thread.is_alive():
        assert time.monotonic() < limit, "the server does not start"
        time.sleep(0.01)
    assert made.started
    try:
        yield Api(port)
    finally:
        made.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server does not stop"
