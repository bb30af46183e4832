"""Reports of abuse, and who is kept out of what is open to everybody. On both stores."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from commands import run
from kylix.core.errors import KylixError
from kylix.server.admin import Admin
from kylix.server.club.blocking import refuse, within
from kylix.server.errors import ApiError
from kylix.store.base import Change, Statement, Store
from server.harness import Client, running
from server.test_lobby import listed, open_table, person, sit

PERSON = "INSERT INTO persons (id, name, emblem, made, seen) VALUES ('p_1', 'A', '', 0, 0)"


def test_who_is_kept_out_is_refused(opened: Callable[[], AbstractAsyncContextManager[Store]]) -> None:
    async def go() -> None:
        async with opened() as store:
            await store.commit(Change(also=(Statement(PERSON),)))
            admin = Admin(store)
            await refuse(store, "192.0.2.7", "p_1")
            await admin.do("block", {"who": "p_1", "why": "rude"})
            told = await admin.do("block", {"who": "192.0.2.0/28"})
            assert [(one["who"], one["kind"]) for one in told["blocked"]] == [
                ("p_1", "person"), ("192.0.2.0/28", "address")
            ]  # fmt: skip
            for client, who in (("198.51.100.1", "p_1"), ("192.0.2.7", ""), ("::ffff:192.0.2.7", "p_2")):
                with pytest.raises(ApiError, match="keeps you out"):
                    await refuse(store, client, who)
            await refuse(store, "192.0.2.16", "p_2")
            for wrong in ("p_nobody", "somewhere", ""):
                with pytest.raises(KylixError):
                    await admin.do("block", {"who": wrong})
            await admin.do("block", {"who": "p_1", "remove": True})
            await refuse(store, "198.51.100.1", "p_1")
            with pytest.raises(KylixError, match="not kept out"):
                await admin.do("block", {"who": "p_1", "remove": True})

    asyncio.run(go())


def test_addresses_of_networks() -> None:
    assert within("10.1.2.3", "10.0.0.0/8")
    assert within("2001:db8::7", "2001:db8::/64")
    assert not within("2001:db8::7", "10.0.0.0/8")
    assert not within("testclient", "0.0.0.0/0")


def test_a_report_says_who_sat_there_and_is_settled(tmp_path: Path) -> None:
    with running(tmp_path, lobby=True) as api:
        table = open_table(api, "here", "link", "link", title="odysseus")
        headers = person(api, "Xenia")
        assert api.post(f"/api/tables/{table.id}/sit", {"token": "x" * 22}, **headers).status == 200
        path = f"/api/tables/{table.id}/report"
        assert api.post(path, {"text": "rude", "seat": "B", "said": "you\u202e fool"}).status == 200
        assert api.post(path, {"text": "a strange table"}, **headers).status == 200
        assert api.post(path, {"text": "  "}).key == "empty-report"
        assert api.post(path, {"text": "x", "seat": "Q"}).key == "bad-seats"
        assert api.post("/api/tables/t_none/report", {"text": "x"}).status == 404
    ran = run("admin", "reports", "--json", "--data", tmp_path)
    first, second = ran.json["reports"]
    assert (first["seat"], first["said"], first["text"], first["address"]) == ("B", "you fool", "rude", "127.0.0.1")
    assert first["person"].startswith("p_")
    assert (second["person"], second["reporter"]) == ("", first["person"])
    assert run("admin", "block", first["person"], "--why", "rude", "--data", tmp_path).code == 0
    left = run("admin", "reports", "--done", first["id"], "--json", "--data", tmp_path).json["reports"]
    assert [one["id"] for one in left] == [second["id"]]
    with running(tmp_path, lobby=True) as api:
        other = open_table(api, "here", "link")
        got = api.post(f"/api/tables/{other.id}/sit", {"token": "y" * 22}, **headers)
        assert (got.status, got.key) == (403, "blocked")
        assert sit(other, "Nikos").status == 200
        assert len(listed(api)) == 2


def test_who_is_kept_out_says_nothing_in_chats(tmp_path: Path) -> None:
    with running(tmp_path, lobby=True) as api:
        table = api.table("here", "here")
        with table.sit(0) as page:
            page.send(type="chat", id="c-1", text="hello")
            assert page.until("chat")["text"] == "hello"
    assert run("admin", "block", "127.0.0.1", "--data", tmp_path).code == 0
    with running(tmp_path, lobby=True) as api:
        with Client(api.port, table.id, table.tokens[0]) as page:
            assert page.ask(type="chat", text="again")["key"] == "blocked"
        refused = api.post("/api/tables", {"title": "troia", "seats": [{"kind": "here"}, {"kind": "link"}],
                                           "open": {"level": "novice"}})  # fmt: skip
        assert refused.key == "blocked"
