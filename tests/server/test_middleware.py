"""Who is not let in, and what is not taken: wrong tokens, foreign sites, floods, nonsense."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kylix.server import table_manager
from kylix.server.config import Limits
from kylix.server.connections import Connection
from kylix.server.table import Table
from kylix.server.table_manager import TableManager
from kylix.server.tokens import Holder
from server.harness import LOOSE, Api, Client, running

NONSENSE: list[bytes] = [
    b"",
    b"{",
    b"}",
    b"[]",
    b"null",
    b"true",
    b"0",
    b'""',
    b"NaN",
    b"1e999",
    b"\xff\xfe",
    b'{"type": 1}',
    b'{"type": null}',
    b'{"type": "none"}',
    b'{"type": "choose"}',
    b'{"type": "state"}',
    b'{"type": "hello", "token": 5}',
    b'{"type": "hello", "since": -1}',
    b'{"type": "hello", "since": 1e30}',
    b'{"type": "hello", "token": "' + b"x" * 200 + b'"}',
    b'{"type": "choose", "id": "", "after": 1, "moves": ["draw"]}',
    b'{"type": "choose", "id": "a", "after": 1, "moves": "draw"}',
    b'{"type": "choose", "id": "a", "after": "1", "moves": ["draw"]}',
    b'{"type": "choose", "id": "a", "after": 1, "moves": [[]]}',
    b'{"type": "choose", "id": "a", "after": 99999999999999999999, "moves": ["draw"]}',
    b'{"type": "choose", "id": "a", "after": 1, "moves": [""]}',
    b'{"type": "chat", "id": "a", "text": "' + b"x" * 301 + b'"}',
    b'{"type": "chat", "id": "a", "text": "\\ud800"}',
    b'{"type": "why", "id": "a", "move": null}',
    b'{"type": "undo", "id": "a", "after": 1, "turn": "yes"}',
    b'{"type": "answer", "ask": "a", "agree": 1}',
    b'{"type": "note", "text": {}}',
    b'{"type": "look", "id": "a", "n": 1.5}',
    b'{"type": "ping", "more": 1}',
    b'{"type": "ping"} trailing',
    b"[" * 5000,
    b'{"a":' * 2000,
    b"\x00",
    b'{"type": "choose", "id": "a", "moves": ["draw"], "x": 1}',
]

STRANGE_MOVES = [
    "\x00",
    "draw\x00",
    "  ",
    "draw draw",
    "offer",
    "offer Ζεύς",
    "pay \U0001f3fa",
    "offer ZEUS " * 18,
    "-1",
    "\\",
]


def test_a_token_opens_its_seat_only(api: Api) -> None:
    table, other = api.table("here", "here"), api.table("here", "here")
    for token in (*other.tokens, other.host, "", "x", table.tokens[0][:-1], table.tokens[0] + "x", table.id):
        client = Client(api.port, table.id, token, hello=False)
        client.send(type="hello", token=token)
        assert client.hear()["key"] == "bad-token"
        assert client.gone() == 4401
        client.close()
    with Client(api.port, table.id, table.host) as host:
        assert host.state["seat"] is None, "the host's token opens no seat"
    client = Client(api.port, "t_nonesuch", None, hello=False)
    client.send(type="hello", token=None)
    assert client.hear()["key"] == "no-table"
    assert client.gone() == 4404
    client.close()


def test_tokens_and_secrets_are_not_in_the_store(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        table = api.table("here", "here")
        with table.sit(0) as client:
            client.play("draw")
        data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert table.id.encode() in data
        for token in (*table.tokens, table.host):
            assert token.encode() not in data
        assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0, "only its owner reads the store"


def test_one_says_hello_first(tmp_path: Path, api: Api) -> None:
    table = api.table("here", "here")
    with Client(api.port, table.id, None, hello=False) as client:
        client.send(type="ping")
        assert client.hear()["key"] == "no-hello"
    with running(tmp_path, limits=Limits(hello_seconds=0.1)) as strict:
        table = strict.table("here", "here")
        with Client(strict.port, table.id, None, hello=False) as client:
            assert client.gone() == 4401


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", ""])
def test_foreign_origins_are_refused(api: Api, origin: str) -> None:
    table = api.table("here", "here")
    for reply in (
        api.get("/api/games", Origin=origin),
        api.post("/api/tables", {}, Origin=origin),
        api.get(f"/api/tables/{table.id}", Origin=origin),
    ):
        assert (reply.status, reply.key) == (403, "foreign-origin")
    address = f"ws://127.0.0.1:{api.port}/api/tables/{table.id}/socket"
    with pytest.raises(InvalidStatus) as caught, connect(address, additional_headers={"Origin": origin}):
        pass
    assert caught.value.response.status_code == 403


def test_the_own_origin_is_welcome_and_foreign_names_are_not(api: Api) -> None:
    own = f"http://127.0.0.1:{api.port}"
    assert api.get("/api/games", Origin=own, Sec_Fetch_Site="same-origin").status == 200
    assert api.get("/api/games", Sec_Fetch_Site="cross-site").status == 403
    assert api.get("/api/games", Host=f"localhost:{api.port}").status == 200
    assert api.get("/api/games", Host=f"[::1]:{api.port}").status == 200
    for host in (
        "evil.example",
        "evil.example:80",
        "127.0.0.1.evil.example",
        "[",
        "a b",
        "",
        "evil@127.0.0.1",
        "127.0.0.1/x",
    ):
        reply = api.get("/api/games", Host=host)
        assert reply.status in (400, 403), host
    assert "access-control-allow-origin" not in api.get("/api/games", Origin=own).headers
    assert api.get("/api/games").headers["x-content-type-options"] == "nosniff"


def test_who_asks_is_believed_only_to_proxies_that_were_named(tmp_path: Path) -> None:
    tight = Limits(requests=0.001, requests_burst=3)
    for proxies, served in (((), 3), (("127.0.0.1",), 6)):
        with running(tmp_path / str(served), limits=tight, proxies=proxies) as api:
            codes = [api.get("/api/games", X_Forwarded_For=f"192.0.2.{n}").status for n in range(6)]
            assert codes == [200] * served + [429] * (6 - served)


def test_nonsense_over_http_is_answered_clearly(api: Api) -> None:
    table = api.table("here", "here")
    seats = [{"kind": "here"}, {"kind": "here"}]
    bodies: list[Any] = [
        *NONSENSE,
        {"title": "troia"},
        {"title": "chess", "seats": seats},
        {"title": "../../etc", "seats": seats},
        {"title": "troia", "seats": []},
        {"title": "troia", "seats": seats[:1]},
        {"title": "troia", "seats": seats * 6},
        {"title": "troia", "seats": [{"kind": "bot", "level": "oracle"}, {"kind": "here"}]},
        {"title": "troia", "seats": seats, "options": {"none": 1}},
        {"title": "troia", "seats": seats, "options": {"gods": "ZEUS"}},
        {"title": "troia", "seats": seats, "options": {"gods": {}}},
        {"title": "troia", "seats": seats, "components": "not [ TOML"},
        {"title": "troia", "seats": seats, "components": "x = 1"},
        {"title": "troia", "seats": seats, "seed": -1},
        {"title": "troia", "seats": seats, "seed": "1"},
        {"title": "troia", "seats": [{"kind": "here", "name": "x" * 41}, {"kind": "here"}]},
    ]
    paths = ["/api/tables", f"/api/tables/{table.id}/seats/G", "/api/tables/t_x/branch", "/api/tables/t_x/seats/G"]
    for path in paths:
        for body in bodies:
            reply = api.post(path, body, Authorization=f"Bearer {table.host}")
            assert reply.status in (400, 404), (path, body, reply.data)
            assert reply.json["error"]["key"]
            assert reply.json["error"]["text"]
    for body in NONSENSE:
        reply = api.post("/api/verify", body)
        assert reply.status == 400 or reply.json["ok"] is False


def test_unknown_paths_and_methods(api: Api) -> None:
    table = api.table("here", "here")
    for path in ("/api/none", "/api/tables/t_x", "/api/tables/%00", "/api/words/en/none", "/api/words/../common",
                 "/api/rules/troia/de", "/api/words/xx/common", f"/api/tables/{table.id}/none"):  # fmt: skip
        assert api.get(path).status == 404, path
        assert api.get(path).json["error"]["text"]
    for method, path in (("GET", "/api/tables"), ("PUT", "/api/games"), ("DELETE", f"/api/tables/{table.id}")):
        assert api.ask(method, path).status == 400


def test_too_large_bodies(api: Api) -> None:
    reply = api.post("/api/tables", b" " * (300 * 1024))
    assert (reply.status, reply.key) == (413, "too-large")


def test_nonsense_over_the_socket_is_answered_clearly(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(messages=1e6, messages_burst=1e6, strikes=1000)) as api:
        table = api.table("here", "here", seed=1)
        with table.sit(0) as client:
            for data in NONSENSE:
                try:
                    text = data.decode()
                except UnicodeDecodeError:
                    continue
                client.link.send(text)
                assert client.until("error")["key"] == "malformed", data
            client.link.send(b"\x00\x01")
            assert client.until("error")["key"] == "text-only"
            for move in STRANGE_MOVES:
                assert client.ask(type="choose", after=1, moves=[move])["type"] == "refused", move
                assert client.ask(type="why", move=move)["type"] == "refused"
                assert client.look(move)["type"] == "refused"
            client.send(type="chat", id="\x00", text="\x00'; DROP TABLE lines; --")
            assert client.until("error")["key"] == "malformed", "not every store can keep it"
            assert client.play("draw")["type"] == "done", "the socket lives on"
        with table.sit(0) as client:
            client.link.send('{"type": "chat", "id": "a", "text": "cut', text=True)
            assert client.until("error")["key"] == "malformed"


def test_large_messages_end_a_socket(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(strikes=3, requests_burst=1e6)) as api:
        table = api.table("here", "here")
        with table.sit(0) as client, table.sit(1) as other:
            for _ in range(3):
                client.send(type="note", text="x" * 17_000)
                assert client.until("error")["key"] == "too-large"
            client.send(type="note", text="x" * 17_000)
            assert client.gone() == 4413
            assert other.state["n"] == 1
        with table.sit(0) as client:
            client.link.send("x" * 100_000)
            assert client.gone() == 1009


def test_who_says_much_is_read_more_slowly_and_loses_nothing(tmp_path: Path) -> None:
    """A quick bot is no offender: a choice that is refused unread would never be answered."""
    with running(tmp_path, limits=Limits(messages=20.0, messages_burst=5.0, strikes=1)) as api:
        table = api.table("here", "here", seed=1)
        with table.sit(0) as client:
            begun = time.monotonic()
            for _ in range(24):
                client.send(type="ping")
            client.send(type="choose", id="last", after=1, moves=["draw"])
            assert client.until("done", "late", "error")["id"] == "last"
            assert sum(json.loads(raw)["type"] == "pong" for raw in client.raw) == 24
            assert time.monotonic() - begun > 0.8, "twenty of them waited a twentieth of a second each"


class Gone:
    """A socket whose page sends what cannot be read, and is gone when it is told so."""

    client = None
    scope: dict[str, str] = {}

    async def accept(self) -> None:
        """It is open."""

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": "{"}

    async def send_text(self, text: str) -> None:
        """Nobody reads it."""

    async def close(self, code: int, reason: str) -> None:
        raise WebSocketDisconnect(1006)


def test_a_page_that_is_gone_when_it_is_dropped_is_no_fault() -> None:
    told = SimpleNamespace(config=SimpleNamespace(limits=LOOSE), heard=0)
    asyncio.run(Connection(cast(WebSocket, Gone()), cast(TableManager, told), "t").run())
    assert told.heard > LOOSE.strikes


def test_requests_and_tables_are_rationed(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(tables=0.001, tables_burst=2.0)) as api:
        api.table("here", "here")
        api.table("here", "here")
        body = {"title": "troia", "seats": [{"kind": "here"}, {"kind": "here"}]}
        assert api.post("/api/tables", body).key == "too-many-tables"
    with running(tmp_path, limits=Limits(requests=0.001, requests_burst=3.0)) as api:
        assert [api.get("/api/about").status for _ in range(5)] == [200, 200, 200, 429, 429]


def test_pages_of_one_address_connect_only_so_often(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(connects=0.001, connects_burst=3.0)) as api:
        table = api.table("here", "here")
        for seat in (0, 1, 0):
            with table.sit(seat) as client:
                assert client.state
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"ws://127.0.0.1:{api.port}/api/tables/{table.id}/socket"),
        ):
            pass
        assert refused.value.response.status_code == 403
        assert api.get("/api/about").status == 200, "requests are counted by themselves"


def test_a_table_takes_so_many_pages(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(sockets=2)) as api:
        table = api.table("here", "here")
        with Client(api.port, table.id, None), Client(api.port, table.id, None):
            with Client(api.port, table.id, None, hello=False) as third:
                third.send(type="hello")
                assert third.gone() == 4429
            with table.sit(0) as mine:
                assert mine.state, "those who look on keep no player out"


def test_a_seat_takes_so_many_pages(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(seat_sockets=1)) as api:
        table = api.table("here", "here")
        with table.sit(0), Client(api.port, table.id, None, hello=False) as second, table.sit(1):
            second.send(type="hello", token=table.tokens[0])
            assert second.gone() == 4429


def test_tables_that_nobody_looks_at_are_put_away_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_manager, "RECENT_SECONDS", -1.0)
    with running(tmp_path, limits=replace(LOOSE, loaded=3)) as api:
        tables = [api.table("here", "here") for _ in range(8)]
        for table in tables:
            with table.sit(0) as client:
                client.play("draw")
        assert [api.summary(table.id)["n"] for table in tables] == [2] * 8


def test_a_table_is_not_put_away_under_somebody_who_is_about_to_sit_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose token it is takes a while to look up, and another table is opened meanwhile."""
    look_up = TableManager.holder_at

    async def slowly(manager: TableManager, table: Table, token: str) -> Holder:
        await asyncio.sleep(0.3)
        return await look_up(manager, table, token)

    monkeypatch.setattr(TableManager, "holder_at", slowly)
    with running(tmp_path, limits=replace(LOOSE, loaded=1)) as api:
        first, second = api.table("here", "here", seed=5), api.table("here", "here", seed=6)
        with Client(api.port, first.id, first.tokens[1], hello=False) as early:
            early.send(type="hello", token=first.tokens[1])
            with second.sit(0), first.sit(0) as mover:
                early.until("state")
                n = mover.play("draw")["n"]
                assert early.until_n(n)["n"] == n, "there is one table of this id"
