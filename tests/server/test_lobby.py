"""Open tables: they are listed, whoever comes takes a free seat, and they begin by themselves. On both stores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kylix.server.club import lobby as lobby_module
from server.cluster import Databases
from server.harness import PATIENCE, Api, Opened, Reply, running
from server.numbers import promise, say

LONG = 3600.0


def served(request: pytest.FixtureRequest, folder: Path, stack: ExitStack, seconds: float) -> list[Api]:
    """Servers with a lobby: one with a folder, or two on one database."""
    if request.param == "sqlite":
        return [stack.enter_context(running(folder, lobby=True, number_seconds=seconds))]
    databases: Databases = request.getfixturevalue("postgres")
    url = databases.new()
    more: dict[str, Any] = {"lobby": True, "store": url, "number_seconds": seconds}
    return [stack.enter_context(running(folder / name, **more)) for name in ("a", "b")]


@pytest.fixture(params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Api]]:
    with ExitStack() as stack:
        yield served(request, tmp_path, stack, LONG)


@pytest.fixture(params=["sqlite", "postgresql"])
def hasty(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Api]]:
    """Where nobody is waited for."""
    monkeypatch.setattr(lobby_module, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(lobby_module, "LEASE_SECONDS", 0.3)
    with ExitStack() as stack:
        yield served(request, tmp_path, stack, 0.3)


def open_table(api: Api, *kinds: str, fill: float | None = None, title: str = "troia", **more: Any) -> Opened:
    return api.table(*kinds, title=title, numbers=None, open={"level": "novice", "fill": fill}, **more)


def listed(api: Api, **asked: str) -> list[Any]:
    tables: list[Any] = api.post("/api/lobby", asked).json["tables"]
    return tables


def sit(table: Opened, name: str, token: str = "", **more: str) -> Reply:
    own = token or f"token-of-{name.lower()}-0123456789"
    return table.api.post(f"/api/tables/{table.id}/sit", {"token": own, "name": name, **more})


def until(found: Callable[[], bool], what: str) -> None:
    limit = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < limit, what
        time.sleep(0.02)


def person(api: Api, name: str) -> dict[str, str]:
    secret = f"the-secret-of-{name.lower()}-0123456789"
    assert api.post("/api/person", {"secret": secret, "name": name}).status == 200
    return {"Kylix-Person": secret}


def test_an_open_table_is_listed_and_taken(club: list[Api]) -> None:
    table = open_table(club[0], "here", "link", fill=LONG)
    here = club[-1]
    (shown,) = listed(here)
    assert (shown["table"], shown["title"], shown["free"], shown["level"]) == (table.id, "troia", 1, "novice")
    assert [(seat["seat"], seat["name"], seat["held"]) for seat in shown["seats"]] == [
        ("G", "player 0", True),
        ("T", "player 1", False),
    ]
    assert 0 < shown["fills"] <= LONG
    other = replace(table, api=here)
    assert sit(other, "Nikos").json == {"seat": "T"}
    assert sit(other, "Nikos").json == {"seat": "T"}, "asked again, since the answer was lost"
    assert sit(other, "Anna").key == "no-free-seat"
    table.tokens[1] = "token-of-nikos-0123456789"
    (shown,) = listed(here)
    assert (shown["free"], shown["seats"][1]["name"]) == (0, "Nikos")
    for seat in (0, 1):
        assert promise(table, seat, f"number {seat}").status == 200
    for seat in (0, 1):
        assert say(table, seat, number=f"number {seat}").status == 200
    assert listed(here) == []
    assert here.summary(table.id)["n"] > 0
    assert here.summary(table.id)["opened"] is None


def test_who_leaves_makes_place_and_takes_the_promise_along(club: list[Api]) -> None:
    table = open_table(club[0], "here", "link", "link", title="odysseus")
    assert sit(table, "Nikos").json == {"seat": "B"}
    table.tokens[1] = "token-of-nikos-0123456789"
    assert promise(table, 1, "mine").status == 200
    bearer = {"Authorization": f"Bearer {table.tokens[1]}"}
    assert table.api.post(f"/api/tables/{table.id}/leave", {}, **bearer).json == {"seat": "B"}
    assert table.api.post(f"/api/tables/{table.id}/leave", {}, **bearer).status == 401, "the key is void"
    assert listed(club[-1])[0]["free"] == 2
    summary = club[-1].summary(table.id)
    assert summary["numbers"]["promises"]["B"] == ""
    assert "B" in summary["waiting"]
    assert table.join(1, "By link").status == 200, "the host's invitation is good again"
    host = {"Authorization": f"Bearer {table.tokens[0]}"}
    assert table.api.post(f"/api/tables/{table.id}/leave", {}, **host).key == "host-stays"


def test_nobody_leaves_when_all_have_promised(club: list[Api]) -> None:
    table = open_table(club[0], "here", "link")
    assert sit(table, "Nikos").status == 200
    table.tokens[1] = "token-of-nikos-0123456789"
    for seat in (0, 1):
        assert promise(table, seat, f"number {seat}").status == 200
    got = table.api.post(f"/api/tables/{table.id}/leave", {}, Authorization=f"Bearer {table.tokens[1]}")
    assert got.key == "begun"


def test_bots_fill_what_stays_empty_and_it_begins(hasty: list[Api]) -> None:
    table = open_table(hasty[0], "here", "link", "link", title="odysseus", fill=0.0)
    until(lambda: hasty[-1].summary(table.id)["n"] > 0, "it does not begin")
    kinds = [(seat["kind"], seat["level"]) for seat in hasty[-1].summary(table.id)["seats"]]
    assert kinds == [("here", None), ("bot", "novice"), ("bot", "novice")]
    assert listed(hasty[0]) == []


def test_a_full_table_begins_though_a_device_is_away(hasty: list[Api]) -> None:
    table = open_table(hasty[0], "here", "link")
    assert sit(table, "Nikos").status == 200
    until(lambda: hasty[-1].summary(table.id)["n"] > 0, "it does not begin")


def test_the_host_begins_with_bots(club: list[Api]) -> None:
    table = open_table(club[0], "here", "link", "link", title="odysseus")
    assert sit(table, "Nikos").status == 200
    table.tokens[1] = "token-of-nikos-0123456789"
    for seat in (0, 1):
        assert promise(table, seat, f"number {seat}").status == 200
    got = club[-1].post(f"/api/tables/{table.id}/begin", {}, Authorization=f"Bearer {table.host}")
    assert got.json["waiting"] == []
    kinds = [seat["kind"] for seat in club[-1].summary(table.id)["seats"]]
    assert kinds == ["here", "link", "bot"]


def test_a_host_takes_a_table_out_of_the_lobby(club: list[Api]) -> None:
    table = open_table(club[0], "here", "link")
    host = {"Authorization": f"Bearer {table.host}"}
    assert club[-1].post(f"/api/tables/{table.id}/close", {}, **host).json == {"table": table.id}
    assert club[-1].post(f"/api/tables/{table.id}/close", {}, **host).key == "not-open"
    assert listed(club[0]) == []
    assert sit(table, "Nikos").key == "not-open"
    assert table.join(1, "Nikos").status == 200


def test_a_person_sits_once_under_a_clean_name(club: list[Api]) -> None:
    table = open_table(club[0], "here", "link", "link", title="odysseus")
    headers = person(club[0], "Xenia")
    path = f"/api/tables/{table.id}/sit"
    assert club[-1].post(path, {"token": "x" * 22}, **headers).json == {"seat": "B"}
    assert club[-1].post(path, {"token": "y" * 22}, **headers).key == "sits-already"
    assert sit(table, "Ev\u202eil", "z" * 22).json == {"seat": "C"}
    assert sit(table, "\u200b", "w" * 22).key == "bad-name"
    names = [seat["name"] for seat in listed(club[0])[0]["seats"]]
    assert names == ["player 0", "Xenia", "Ev il"]


def test_the_list_is_paged_by_key(club: list[Api]) -> None:
    made = [open_table(club[at % len(club)], "here", "link").id for at in range(lobby_module.MOST - 1)]
    other = open_table(club[0], "here", "link", "link", title="odysseus").id
    assert [one["table"] for one in listed(club[0])] == [other, *reversed(made)]
    assert [one["table"] for one in listed(club[0], title="odysseus")] == [other]
    first = club[0].post("/api/lobby", {}).json
    assert first["next"] == ""
    newest = listed(club[0])[0]
    rest = club[0].post("/api/lobby", {"after": f"{newest['made']!r} {newest['table']}"}).json
    assert [one["table"] for one in rest["tables"]] == list(reversed(made))
    assert club[0].post("/api/lobby", {"after": "nonsense"}).status == 400
    refused = club[0].post("/api/tables", asked(kinds=("here", "link")))
    assert (refused.status, refused.key) == (429, "too-many-open")


def asked(kinds: tuple[str, ...], **more: Any) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    return {"title": "troia", "seats": seats, "open": {"level": "novice"}, **more}


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (asked(("here", "bot")), "bad-seats"),
        (asked(("here", "link"), seed=4), "seed-online"),
        (asked(("here", "link"), numbers=False), "seed-online"),
        (asked(("here", "link"), open={"level": "nobody"}), "bad-seats"),
        (asked(("here", "link"), open={"level": "novice", "fill": -1}), "malformed"),
        (asked(("here", "link"), rated=True, hints=True), "rated-hints"),
        (asked(("here", "link"), delay=1000), "malformed"),
    ],
)
def test_what_cannot_be_open_is_refused(tmp_path: Path, wrong: dict[str, Any], key: str) -> None:
    with running(tmp_path, lobby=True) as api:
        got = api.post("/api/tables", wrong)
        assert (got.status, got.key) == (400, key)
        assert listed(api) == []


def test_a_private_server_has_no_lobby(api: Api) -> None:
    assert api.get("/api/about").json["lobby"] is False
    assert (api.post("/api/lobby", {}).status, api.post("/api/lobby", {}).key) == (409, "no-lobby")
    got = api.post("/api/tables", asked(("here", "link")))
    assert (got.status, got.key) == (409, "no-lobby")
