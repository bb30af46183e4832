"""Everybody adds a number to chance before a card is dealt."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from server.harness import Api, Client, Opened, Reply, play_out, running


def say(opened: Opened, seat: int, **body: Any) -> Reply:
    return opened.api.post(f"/api/tables/{opened.id}/number", body, Authorization=f"Bearer {opened.tokens[seat]}")


def test_the_game_begins_when_everybody_has_spoken(api: Api) -> None:
    opened = api.table("here", "here", numbers=True)
    summary = api.summary(opened.id)
    assert (summary["n"], summary["waiting"]) == (0, ["G", "T"])
    promise = summary["commitment"]
    assert len(promise) == 64
    early = Client(api.port, opened.id, opened.tokens[0], hello=False)
    early.send(type="hello", token=opened.tokens[0], since=0)
    assert early.hear()["key"] == "not-begun", "nobody sees a card before"
    early.close()
    assert say(opened, 0, number=" 7 of hearts ").json == {"waiting": ["T"]}
    assert "hearts" not in json.dumps(api.summary(opened.id))
    assert say(opened, 0, number="8").key == "said-already"
    assert say(opened, 1).json == {"waiting": []}
    assert say(opened, 1, number="9").key == "begun"
    people = [opened.sit(seat) for seat in (0, 1)]
    play_out(people, random.Random(2))
    for client in people:
        assert not any("hearts" in raw for raw in client.raw)
        client.close()
    text = api.get(f"/api/tables/{opened.id}/record").data
    head = json.loads(text.splitlines()[0])["chance"]
    assert head["seats"] == ["7 of hearts", ""]
    assert head["commitment"] == promise
    assert api.post("/api/verify", text).json["ok"]
    changed = text.replace(b"7 of hearts", b"8 of hearts")
    assert not api.post("/api/verify", changed).json["ok"]


def test_numbers_change_what_chance_gives(tmp_path: Path) -> None:
    from kylix.core.chance import ProvableChance

    secret = b"s" * 32
    given = [[ProvableChance(secret, [number, ""]).outcome(n, 52) for n in range(20)] for number in ("", "7", "8")]
    assert len({tuple(each) for each in given}) == 3


def test_bots_add_nothing_and_the_host_need_not_wait(api: Api) -> None:
    opened = api.table("here", "bot", numbers=True)
    assert api.summary(opened.id)["waiting"] == ["G"]
    path = f"/api/tables/{opened.id}/begin"
    assert api.post(path, {}).status == 401
    assert api.post(path, {}, Authorization=f"Bearer {opened.tokens[0]}").status == 403
    assert api.post(path, {}, Authorization=f"Bearer {opened.host}").json == {"waiting": []}
    assert api.summary(opened.id)["n"] >= 1
    client = opened.sit(0)
    assert client.state["seat"] == "G"
    client.close()
    assert api.post(path, {}, Authorization=f"Bearer {opened.host}").key == "begun"


def test_bots_alone_begin_at_once(api: Api) -> None:
    opened = api.table("bot", "bot", numbers=True)
    assert api.summary(opened.id)["n"] >= 1


@pytest.mark.parametrize("number", ["a|b", "x" * 41, 7, "a\nb"])
def test_a_number_that_is_none(api: Api, number: Any) -> None:
    opened = api.table("here", "here", numbers=True)
    assert say(opened, 0, number=number).status == 400
    assert api.summary(opened.id)["waiting"] == ["G", "T"]


def test_only_a_seat_of_the_table_adds_a_number(api: Api) -> None:
    opened = api.table("here", "here", numbers=True)
    for headers, status in (({}, 401), ({"Authorization": "Bearer nobody"}, 401), (bearer(opened.host), 403)):
        assert api.post(f"/api/tables/{opened.id}/number", {"number": "1"}, **headers).status == status
    assert api.post("/api/tables/t_nothing/number", {"number": "1"}, **bearer("nobody")).status == 404
    for path in ("replay", "branch", "rematch"):
        body = {"n": 0, "seats": [{"kind": "here"}]} if path == "branch" else {}
        assert api.post(f"/api/tables/{opened.id}/{path}", body, **bearer(opened.host)).status == 409


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_seed_and_numbers_do_not_go_together(api: Api) -> None:
    body = {"title": "troia", "seats": [{"kind": "here"}, {"kind": "bot"}], "seed": 3, "numbers": True}
    assert api.post("/api/tables", body).key == "seed-and-numbers"


def test_numbers_outlast_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        opened = api.table("here", "here", numbers=True)
        say(opened, 0, number="42")
        promise = api.summary(opened.id)["commitment"]
    with running(tmp_path) as api:
        again = Opened(api, opened.id, opened.host, opened.tokens)
        summary = api.summary(opened.id)
        assert (summary["waiting"], summary["commitment"]) == (["T"], promise)
        assert say(again, 1, number="43").json == {"waiting": []}
        assert api.summary(opened.id)["n"] == 1
