"""Every endpoint keeps what its declaration says of tokens, and the OpenAPI document says the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kylix.server.config import Config
from kylix.server.endpoint import Endpoint, document, security
from kylix.server.routes import Routes
from kylix.server.table_manager import TableManager
from kylix.store.sqlite import SqliteStore
from server.harness import Api, Opened

BODIES: dict[str, Any] = {
    "number": {},
    "change_seat": {"kind": "bot", "level": "random"},
    "change_host": {"token": "x" * 22},
    "join": {"invitation": "none", "token": "x" * 22},
    "replay": {"viewpoint": "public"},
    "branch": {"n": 0, "seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]},
    "analysis": {"n": 0},
    "tell": {"show": False},
    "sit": {"token": "x" * 22, "name": "me"},
    "report": {"text": "they cheat"},
}
NEED = ("number", "begin", "change_seat", "change_host", "rematch", "tell", "world", "claim", "leave", "close")


@pytest.fixture(scope="module")
def endpoints(tmp_path_factory: pytest.TempPathFactory) -> list[Endpoint]:
    folder = tmp_path_factory.mktemp("endpoints")
    store = SqliteStore(folder / "tables.sqlite")
    try:
        return Routes(TableManager(Config(data=folder), store)).endpoints()
    finally:
        store.shut()


def test_the_protocol_tells_of_every_endpoint(endpoints: list[Endpoint]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [each.path for each in endpoints if f"| `{each.method} {each.path}` |" not in page] == []


def of_table(endpoints: list[Endpoint]) -> list[Endpoint]:
    return [each for each in endpoints if "{id}" in each.path]


def asked(each: Endpoint, table: Opened, token: str | None) -> tuple[int, str]:
    path = each.path.replace("{id}", table.id).replace("{seat}", "G")
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    got = table.api.ask(each.method, path, BODIES.get(each.does.__name__), **headers)
    return got.status, got.json["error"]["key"] if got.status != 200 else ""


def test_the_declarations_name_who_needs_a_token(endpoints: list[Endpoint]) -> None:
    assert tuple(each.does.__name__ for each in endpoints if each.token not in ("none", "optional")) == NEED
    assert [each.does.__name__ for each in endpoints if each.token == "optional"] == ["summary", "replay"]
    assert all(each.token == "none" for each in endpoints if "{id}" not in each.path)


def test_without_a_token_nobody_passes_who_needs_one(api: Api, endpoints: list[Endpoint]) -> None:
    table = api.table("here", "bot")
    for each in of_table(endpoints):
        status, key = asked(each, table, None)
        needs = each.does.__name__ in NEED
        assert (status == 401) is (needs or each.person == "needed"), each.path
        assert (key == "bad-token") is needs, each.path
        assert status in (200, *each.statuses), each.path


def test_a_token_of_nobody_passes_where_none_is_asked_for(api: Api, endpoints: list[Endpoint]) -> None:
    table = api.table("here", "bot")
    for each in of_table(endpoints):
        assert (asked(each, table, "nobody's") == (401, "bad-token")) is (each.token != "none"), each.path


def test_a_token_of_somebody_else_is_refused(api: Api, endpoints: list[Endpoint]) -> None:
    table = api.table("here", "bot", numbers=True)
    for each in of_table(endpoints):
        if each.token in ("seat", "host"):
            other = table.host if each.token == "seat" else table.tokens[0]
            assert asked(each, table, other) == (403, "bad-token"), each.path
    number, begin = (next(each for each in endpoints if each.does.__name__ == name) for name in ("number", "begin"))
    assert asked(number, table, table.tokens[0]) == (200, "")
    assert asked(begin, table, table.host) == (409, "begun")


def test_the_document_says_what_the_declarations_say(api: Api, endpoints: list[Endpoint]) -> None:
    told = api.get("/api/openapi.json").json
    assert told == document(endpoints, told["info"]["version"])
    assert set(told["components"]["securitySchemes"]) == {"seat", "host", "person"}
    assert sum(len(methods) for methods in told["paths"].values()) == len(endpoints)
    for each in endpoints:
        operation = told["paths"][each.path][each.method.lower()]
        assert operation["security"] == security(each)
        named = [("person" in way) for way in operation["security"]]
        assert (any(named), bool(named) and all(named)) == (each.person != "none", each.person == "needed")
        assert set(operation["responses"]) == {"200", *map(str, each.statuses)}
        assert ("401" in operation["responses"]) is (each.token != "none" or each.person != "none")
        assert ("requestBody" in operation) is (each.body is not None)


def test_a_body_is_not_read_before_the_token_is_known(api: Api) -> None:
    table = api.table("here", "bot")
    path = f"/api/tables/{table.id}/seats/G"
    assert api.post(path, b"x" * 300_000).status == 401
    assert api.post(path, b"nonsense", Authorization=f"Bearer {table.host}").json["error"]["key"] == "malformed"
