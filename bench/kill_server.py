"""Kill a server with -9 again and again in running games, and count what was acknowledged and then lost.

    PYTHONPATH=src python bench/kill_server.py --kills 100

Clients play at random, note every move that was acknowledged, and repeat a move whose answer did not come, with the
same id. In the end each acknowledged move must stand in the store under its number, once, and every table must go on.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from started import started
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

END_SECONDS = 60.0
RETRY = 0.02
PACE = 0.03
TABLES = (("here", "here"), ("here", "bot"), ("bot", "here"), ("bot", "bot"))
LOST = (OSError, WebSocketException, http.client.HTTPException, TimeoutError)


@dataclass(frozen=True)
class Acknowledged:
    table: str
    seat: int
    id: str
    moves: tuple[str, ...]
    n: int


@dataclass
class Notes:
    """What the clients know; each thread only appends."""

    moves: list[Acknowledged] = field(default_factory=list)
    tables: list[tuple[str, list[str | None]]] = field(default_factory=list)
    repeats: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    games: int = 0


class Server:
    """The server as a process of its own, on the same port each time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.process, self.port = started(self.folder, self.port)

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(END_SECONDS)
        self.process.stdout.close()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10.0)
        with closing(link):
            link.request(method, path, None if body is None else json.dumps(body))
            reply = link.getresponse()
            data = json.loads(reply.read())
            if reply.status == 429:
                raise TimeoutError("too many requests")
            if reply.status != 200:
                raise SystemExit(f"{method} {path}: {reply.status} {data}")
            return data


class Player(threading.Thread):
    """Opens tables and plays them to their end, whatever happens to the server meanwhile."""

    def __init__(self, server: Server, notes: Notes, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.notes = notes
        self.number = number
        self.stop = stop
        self.roll = random.Random(number)
        self.count = 0
        self.pending: tuple[int, dict[str, Any]] | None = None
        """A move that was sent and not answered: nobody knows whether it was made."""

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                keys = self.open()
                if keys is not None:
                    self.play(*keys)
            except Exception as error:
                self.notes.wrong.append(f"player {self.number}: {type(error).__name__} {error}")
                raise

    def open(self) -> tuple[str, list[str | None]] | None:
        kinds = TABLES[self.number % len(TABLES)]
        body = {"title": "troia", "seats": [{"kind": kind} for kind in kinds]}
        try:
            made = self.server.ask("POST", "/api/tables", body)
        except LOST:
            time.sleep(RETRY)
            return None
        keys = made["table"], [seat["token"] for seat in made["seats"]]
        self.notes.tables.append(keys)
        return keys

    def play(self, table: str, tokens: list[str | None]) -> None:
        """One socket for each seat; on a loss all are opened anew and an unanswered move is repeated."""
        people: list[str | None] = [token for token in tokens if token]
        self.pending = None
        while not self.stop.is_set():
            links: list[ClientConnection] = []
            try:
                for token in people or [None]:
                    links.append(self.sit(table, token))
                if self.go_on(table, links):
                    self.notes.games += 1
                    return
            except InvalidStatus as error:
                raise SystemExit(f"a socket was refused: {error}") from None
            except LOST:
                time.sleep(RETRY)
            finally:
                for link in links:
                    leave(link)

    def sit(self, table: str, token: str | None) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        link = connect(address, compression=None, max_size=None, open_timeout=5.0).__enter__()
        link.send(json.dumps({"type": "hello", "token": token}))
        return link

    def go_on(self, table: str, links: list[ClientConnection]) -> bool:
        """Play until the game is over (True) or it is time to stop."""
        states = [until(link, "state") for link in links]
        while not self.stop.is_set():
            if self.pending is not None:
                at, message = self.pending
                answer = self.send(table, links[at], at, message)
                self.notes.repeats[answer["type"]] += 1
                states[at] = until_state(links[at], states[at], answer["n"])
            newest = max(state["n"] for state in states)
            states = [until_state(link, state, newest) for link, state in zip(links, states, strict=True)]
            if states[0]["over"]:
                return True
            mover = next((at for at, state in enumerate(states) if state["prompt"]["options"]), None)
            if mover is None:
                states[0] = until(links[0], "state")
                continue
            time.sleep(PACE)
            state = states[mover]
            move = self.roll.choice(state["prompt"]["options"])["move"]
            self.count += 1
            message = {
                "type": "choose",
                "id": f"{self.number}-{self.count}",
                "after": state["n"],
                "moves": [move],
                "whole": False,
            }
            answer = self.send(table, links[mover], mover, message)
            states[mover] = until_state(links[mover], state, answer["n"])
        return False

    def send(self, table: str, link: ClientConnection, at: int, message: dict[str, Any]) -> dict[str, Any]:
        """The answer, which tells how far the table is."""
        self.pending = at, message
        link.send(json.dumps(message))
        answer = until(link, "done", "late", "refused", "error")
        self.pending = None
        if answer["type"] == "done":
            moves = tuple(message["moves"])
            self.notes.moves.append(Acknowledged(table, at, message["id"], moves, answer["n"]))
        elif answer["type"] != "late":
            raise RuntimeError(f"{table}: {message} was answered by {answer}")
        return answer


def leave(link: ClientConnection) -> None:
    with suppress(*LOST):
        link.__exit__(None, None, None)


def until(link: ClientConnection, *types: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(link.recv(timeout=10.0))
        if message["type"] in types:
            return message


def until_state(link: ClientConnection, state: dict[str, Any], n: int) -> dict[str, Any]:
    while state["n"] < n:
        state = until(link, "state")
    return state


def lost_moves(file: Path, notes: Notes) -> list[str]:
    """Acknowledged moves that are not in the store as they were acknowledged."""
    wrong: list[str] = []
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
        for one in notes.moves:
            sql = "SELECT move FROM lines WHERE table_id = ? AND n >= ? AND n < ? ORDER BY n"
            rows = db.execute(sql, (one.table, one.n - len(one.moves), one.n)).fetchall()
            ids = db.execute("SELECT count(*) FROM commands WHERE table_id = ? AND id = ?", (one.table, one.id))
            if tuple(row[0] for row in rows) != one.moves or ids.fetchone()[0] != 1:
                wrong.append(f"{one} stands in the store as {rows}")
        for table, lines, last in db.execute("SELECT table_id, count(*), max(n) FROM lines GROUP BY table_id"):
            if lines != last + 1:
                wrong.append(f"{table} has a gap in its lines")
    return wrong


def resumes(server: Server, notes: Notes) -> list[str]:
    """Tables that do not open, or at which a bot that is to act does not."""
    wrong: list[str] = []
    for table, tokens in notes.tables:
        first = summary = server.ask("GET", f"/api/tables/{table}")
        limit = time.monotonic() + 30.0
        while not (fine := person_is_asked(summary, tokens) or summary["n"] > first["n"]) and time.monotonic() < limit:
            time.sleep(0.05)
            summary = server.ask("GET", f"/api/tables/{table}")
        if not fine:
            wrong.append(f"{table} does not go on: {summary}")
    return wrong


def person_is_asked(summary: dict[str, Any], tokens: list[str | None]) -> bool:
    people = [seat["seat"] for seat, token in zip(summary["seats"], tokens, strict=True) if token]
    return bool(summary["over"]) or any(seat in people for seat in summary["to_act"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    roll = random.Random(args.seed)
    notes, stop = Notes(), threading.Event()
    with tempfile.TemporaryDirectory(prefix="kylix-kill-") as folder:
        server = Server(Path(folder))
        server.start()
        players = [Player(server, notes, number, stop) for number in range(args.players)]
        for player in players:
            player.start()
        for _ in range(args.kills):
            time.sleep(roll.uniform(0.05, 1.2))
            server.end(signal.SIGKILL)
            server.start()
        time.sleep(1.0)
        stop.set()
        for player in players:
            player.join(30.0)
        server.end(signal.SIGKILL)
        lost = lost_moves(Path(folder, "tables.sqlite"), notes)
        server.start()
        stuck = resumes(server, notes)
        server.end(signal.SIGTERM)
    report = {
        "kills": args.kills + 1,
        "acknowledged": len(notes.moves),
        "lost": len(lost),
        "repeated": sum(notes.repeats.values()),
        "repeated_answers": dict(notes.repeats),
        "tables": len(notes.tables),
        "games_over": notes.games,
        "stuck": len(stuck),
        "wrong": notes.wrong[:5],
    }
    print(json.dumps(report))
    for line in (lost + stuck)[:10]:
        print(line, file=sys.stderr)
    alive = [player.number for player in players if player.is_alive()]
    return 1 if lost or stuck or notes.wrong or alive else 0


if __name__ == "__main__":
    sys.exit(main())
