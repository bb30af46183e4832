"""Clients of a cluster that play whatever happens to it, and keep a journal."""

from __future__ import annotations

import http.client
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

RETRY = 0.05
PACE = 0.05
HEAR_SECONDS = 8.0
LEVELS = ("novice", "sailor")
PLANS = (
    ("troia", ("here", "here")), ("odysseus", ("here", "bot", "bot")), ("deukalion", ("bot", "here")),
    ("parthenon", ("here", "bot", "here")), ("troia", ("bot", "here")), ("odysseus", ("here", "here", "here")),
    ("deukalion", ("bot", "bot")), ("parthenon", ("bot", "here", "bot")),
)  # fmt: skip
LOST = (OSError, WebSocketException, http.client.HTTPException, TimeoutError, ValueError)


class Front:
    """Sends everybody to either server, as a proxy without memory does."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.roll = random.Random(1)

    def port(self) -> int:
        return self.roll.choice(self.ports)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port(), timeout=HEAR_SECONDS)) as link:
            link.request(method, path, None if body is None else json.dumps(body))
            reply = link.getresponse()
            data = json.loads(reply.read())
            if reply.status != 200:
                raise TimeoutError(f"{method} {path}: {reply.status} {data}")
            return data


@dataclass(frozen=True)
class Acknowledged:
    table: str
    seat: int
    id: str
    moves: tuple[str, ...]
    n: int


@dataclass
class Notes:
    """The journal; each thread only appends."""

    moves: list[Acknowledged] = field(default_factory=list)
    late: list[tuple[str, str]] = field(default_factory=list)
    tables: list[tuple[str, list[str | None]]] = field(default_factory=list)
    titles: Counter[str] = field(default_factory=Counter)
    repeats: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    """Where nothing was heard for long."""
    games: int = 0


class Player(threading.Thread):
    """Opens tables and plays them to their end; on a loss all sockets are opened anew, each at either server."""

    def __init__(
        self, front: Front, notes: Notes, number: int, stop: threading.Event, twice: bool, seed: int
    ) -> None:  # fmt: skip
        super().__init__(daemon=True)
        self.front = front
        self.notes = notes
        self.number = number
        self.stop = stop
        self.twice = twice
        """Whether it sends some messages twice."""
        self.title: str = PLANS[number % len(PLANS)][0]
        self.kinds: tuple[str, ...] = PLANS[number % len(PLANS)][1]
        self.roll = random.Random(f"{seed} {number}")
        self.count = 0
        self.progress = 0
        """Goes up with everything that happens at its table."""
        self.table = self.last = self.doing = ""
        self.shown: dict[ClientConnection, dict[str, Any]] = {}
        """The latest state of each page: it may come before the answer to what was sent."""
        self.pending: tuple[int, dict[str, Any]] | None = None
        """A move that was sent and not answered: nobody knows whether it was made."""

    def told(self) -> str:
        return f"{self.title} {self.kinds} {self.table}"

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                tokens = self.open()
                if tokens is not None:
                    self.play([token for token in tokens if token] or [None])
            except Exception as error:
                self.notes.wrong.append(f"player {self.number}: {type(error).__name__} {error}")
                raise

    def open(self) -> list[str | None] | None:
        self.doing = "opens a table"
        levels = [{"level": self.roll.choice(LEVELS)} if kind == "bot" else {} for kind in self.kinds]
        seats = [{"kind": kind, **level} for kind, level in zip(self.kinds, levels, strict=True)]
        try:
            made = self.front.ask("POST", "/api/tables", {"title": self.title, "seats": seats, "numbers": False})
        except LOST:
            time.sleep(RETRY)
            return None
        self.doing = "sits down"
        self.table, tokens = made["table"], [seat["token"] for seat in made["seats"]]
        self.notes.tables.append((self.table, tokens))
        return tokens

    def play(self, people: Sequence[str | None]) -> None:
        self.pending = None
        while not self.stop.is_set():
            links: list[ClientConnection] = []
            try:
                for token in people:
                    links.append(self.sit(token))
                if self.go_on(links):
                    self.notes.games += 1
                    return
            except LOST:
                time.sleep(RETRY)
            finally:
                for link in links:
                    with suppress(*LOST):
                        link.__exit__(None, None, None)

    def sit(self, token: str | None) -> ClientConnection:
        self.doing = "connects"
        address = f"ws://127.0.0.1:{self.front.port()}/api/tables/{self.table}/socket"
        link = connect(address, compression=None, max_size=None, open_timeout=5.0, close_timeout=0.2).__enter__()
        link.send(json.dumps({"type": "hello", "token": token}))
        return link

    def go_on(self, links: list[ClientConnection]) -> bool:
        """Play until the game is over (True) or it is time to stop."""
        self.shown = {link: self.until(link, "state") for link in links}
        while not self.stop.is_set():
            if self.pending is not None:
                at, message = self.pending
                answer = self.send(links[at], at, message)
                self.notes.repeats[answer["type"]] += 1
                self.until_shown(links[at], answer["n"])
            newest = max(state["n"] for state in self.shown.values())
            states = [self.until_shown(link, newest) for link in links]
            if states[0]["over"]:
                return True
            mover = next((at for at, state in enumerate(states) if state["prompt"]["options"]), None)
            if mover is None:
                self.until(links[0], "state")
                continue
            time.sleep(PACE)
            answer = self.send(links[mover], mover, self.message(states[mover]))
            self.until_shown(links[mover], answer["n"])
        return False

    def message(self, state: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        move = self.roll.choice(state["prompt"]["options"])["move"]
        about = {"type": "choose", "id": f"{self.number}-{self.count}", "after": state["n"]}
        return {**about, "moves": [move], "whole": False}

    def send(self, link: ClientConnection, at: int, message: dict[str, Any]) -> dict[str, Any]:
        """The answer, which tells how far the table is. What failed is as good as not answered."""
        self.pending = at, message
        for _ in range(2 if self.twice and self.roll.random() < 0.2 else 1):
            link.send(json.dumps(message))
        answer = self.until(link, "done", "late", "refused", "error", id=message["id"])
        if answer["type"] == "error":
            raise TimeoutError(str(answer))
        self.pending = None
        if answer["type"] == "done":
            moves = tuple(message["moves"])
            self.notes.moves.append(Acknowledged(self.table, at, message["id"], moves, answer["n"]))
            self.notes.titles[self.title] += 1
        elif answer["type"] == "late":
            self.notes.late.append((self.table, message["id"]))
        else:
            raise RuntimeError(f"{self.table}: {message} was answered by {answer}")
        return answer

    def until(self, link: ClientConnection, *types: str, id: str = "") -> dict[str, Any]:
        self.doing = f"waits for {'/'.join(types)} at {link.remote_address[1]} since {time.time() % 1000:.1f}"
        while True:
            try:
                message: dict[str, Any] = json.loads(link.recv(timeout=HEAR_SECONDS))
            except TimeoutError:
                self.notes.silent.append(f"{time.time():.1f} {self.told()} waits for {types}, last: {self.last}")
                raise
            if message["type"] == "state":
                self.progress += 1
                self.shown[link] = message
                self.last = f"n {message['n']}, to act {message['prompt']['to_act']}"
            if message["type"] in types and (not id or message.get("id") in (None, id)):
                return message

    def until_shown(self, link: ClientConnection, n: int) -> dict[str, Any]:
        while self.shown[link]["n"] < n:
            self.until(link, "state")
        return self.shown[link]
