"""Everybody's device adds a number to chance before a card is dealt: promised first, told when all have promised."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from kylix.core.chance import ProvableChance
from kylix.core.errors import BadRecord
from kylix.records import record
from kylix.store.sqlite import SqliteStore
from server.harness import Api, Client, Opened, play_out, running
from server.numbers import begin, promise, promised, say
from server.stored import keep, now


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def head_of(text: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text.splitlines()[0])["chance"]
    return found


def test_the_game_begins_when_everybody_has_spoken(api: Api) -> None:
    opened = api.table("here", "here", numbers=True)
    summary = api.summary(opened.id)
    assert (summary["n"], summary["waiting"]) == (0, ["G", "T"])
    commitment = summary["commitment"]
    assert len(commitment) == 64
    early = Client(api.port, opened.id, opened.tokens[0], hello=False)
    early.send(type="hello", token=opened.tokens[0], since=0)
    assert early.hear()["key"] == "not-begun", "nobody sees a card before"
    early.close()
    assert promise(opened, 0, "7 of hearts").json["waiting"] == ["T"]
    both = promise(opened, 1, "33").json
    assert (both["waiting"], both["telling"]) == ([], ["G", "T"])
    assert both["promises"] == {"G": promised(opened, 0, "7 of hearts"), "T": promised(opened, 1, "33")}
    assert say(opened, 0, number="7 of hearts").json["telling"] == ["T"]
    assert "hearts" not in json.dumps(api.summary(opened.id))
    assert say(opened, 1, number="33").json["telling"] == []
    assert say(opened, 1, number="33").key == "begun"
    people = [opened.sit(seat) for seat in (0, 1)]
    play_out(people, random.Random(2))
    for client in people:
        assert not any("hearts" in raw for raw in client.raw)
        client.close()
    text = api.get(f"/api/tables/{opened.id}/record").data
    head = head_of(text)
    assert (head["seats"], head["commitment"]) == (["7 of hearts", "33"], commitment)
    assert head["promises"] == list(both["promises"].values()), "what the devices have seen is in the record"
    assert api.post("/api/verify", text).json["ok"]
    changed = text.replace(b"7 of hearts", b"8 of hearts")
    assert not api.post("/api/verify", changed).json["ok"]


def test_nobody_tells_a_number_before_all_have_promised_theirs(api: Api) -> None:
    """Whoever is last would choose, knowing the others' numbers, if the server told them."""
    opened = api.table("here", "here", numbers=True)
    assert say(opened, 0, number="7").key == "too-early"
    promise(opened, 0, "7")
    assert say(opened, 0, number="7").key == "too-early"
    promise(opened, 1, "8")
    assert say(opened, 1, number="9").key == "other-number"
    assert promise(opened, 1, "9").key == "said-already"
    assert say(opened, 1).key == "said-already", "nor is it taken back"
    assert say(opened, 1, number="8").status == 200


def test_asked_again_since_the_answer_was_lost(api: Api) -> None:
    opened = api.table("here", "here", numbers=True)
    first = promise(opened, 0, "7")
    assert promise(opened, 0, "7").json == first.json
    promise(opened, 1, "8")
    told = say(opened, 0, number="7")
    assert say(opened, 0, number="7").json == told.json


def test_a_promise_is_made_after_what_the_server_published(api: Api) -> None:
    """It is a hash of the commitment, too: a number of another table, or from before, does not fit."""
    opened, other = api.table("here", "here", numbers=True), api.table("here", "here", numbers=True)
    assert say(opened, 0, promise=promised(other, 0, "7")).status == 200
    promise(opened, 1, "8")
    assert say(opened, 0, number="7").key == "other-number"
    swapped = api.table("here", "here", numbers=True)
    say(swapped, 0, promise=promised(swapped, 1, "7"))
    promise(swapped, 1, "8")
    assert say(swapped, 0, number="7").key == "other-number", "nor one that another seat promised"


def test_numbers_change_what_chance_gives() -> None:
    secret = b"s" * 32
    given = [[ProvableChance(secret, [number, ""]).outcome(n, 52) for n in range(20)] for number in ("", "7", "8")]
    assert len({tuple(each) for each in given}) == 3


def test_where_people_play_by_link_numbers_are_added_unless_somebody_says_no(api: Api) -> None:
    online = api.table("here", "link", numbers=None)
    assert api.summary(online.id)["waiting"] == ["G", "T"]
    assert api.summary(api.table("here", "link", numbers=False).id)["n"] == 1
    assert api.summary(api.table("here", "here", numbers=None).id)["n"] == 1
    assert online.join(1, "Nikos").status == 200
    begin(online, 0, 1)
    assert api.summary(online.id)["n"] == 1


def test_a_rematch_is_dealt_with_new_numbers(api: Api) -> None:
    first = api.table("here", "link", numbers=None)
    first.join(1)
    begin(first, 0, 1)
    people = [first.sit(seat) for seat in (0, 1)]
    play_out(people, random.Random(2))
    for client in people:
        client.close()
    made = api.post(f"/api/tables/{first.id}/rematch", {}, **bearer(first.tokens[1])).json
    again = Opened(api, made["table"], first.host, first.tokens[::-1])
    assert api.summary(again.id)["waiting"] == ["G", "T"]
    begin(again, 0, 1)
    assert api.summary(again.id)["n"] == 1


def test_the_host_need_not_wait_for_somebody_who_never_comes(api: Api) -> None:
    opened = api.table("here", "link", numbers=None)
    path = f"/api/tables/{opened.id}/begin"
    assert api.post(path, {}).status == 401
    assert api.post(path, {}, **bearer(opened.tokens[0])).status == 403
    promise(opened, 0, "7")
    begun = api.post(path, {}, **bearer(opened.host)).json
    assert (begun["waiting"], begun["telling"]) == ([], ["G"])
    assert say(opened, 0, number="7").json["telling"] == []
    assert api.summary(opened.id)["n"] == 1
    assert api.post(path, {}, **bearer(opened.host)).key == "begun"


def test_bots_add_nothing_and_a_host_who_asks_twice_begins_at_once(api: Api) -> None:
    opened = api.table("here", "bot", numbers=True)
    assert api.summary(opened.id)["waiting"] == ["G"]
    promise(opened, 0, "7")
    assert api.post(f"/api/tables/{opened.id}/begin", {}, **bearer(opened.host)).status == 200
    with opened.sit(0) as client:
        assert client.state["seat"] == "G"


def test_a_number_that_is_promised_and_never_told_is_not_waited_for(tmp_path: Path) -> None:
    """The game begins without it, and the record shows that it was promised."""
    with running(tmp_path, number_seconds=2.0) as api:
        opened = api.table("here", "here", numbers=True)
        promise(opened, 0, "7")
        promise(opened, 1, "8")
        say(opened, 0, number="7")
        limit = time.monotonic() + 20
        while not api.summary(opened.id)["n"]:
            assert time.monotonic() < limit
            time.sleep(0.05)
    store = SqliteStore(tmp_path / "tables.sqlite")
    kept = now(store.table(opened.id))
    store.shut()
    assert kept is not None
    assert kept.chance["seats"] == ["7", ""]
    assert all(kept.chance["promises"])


def test_bots_alone_begin_at_once(api: Api) -> None:
    opened = api.table("bot", "bot", numbers=True)
    assert api.summary(opened.id)["n"] >= 1


@pytest.mark.parametrize("number", ["a|b", "x" * 41, 7, "a\nb"])
def test_a_number_that_is_none(api: Api, number: Any) -> None:
    opened = api.table("here", "here", numbers=True)
    assert say(opened, 0, number=number).status == 400
    assert say(opened, 0, promise=number).status == 400
    assert api.summary(opened.id)["waiting"] == ["G", "T"]


def test_only_a_seat_of_the_table_adds_a_number(api: Api) -> None:
    opened = api.table("here", "here", numbers=True)
    for headers, status in (({}, 401), ({"Authorization": "Bearer nobody"}, 401), (bearer(opened.host), 403)):
        assert api.post(f"/api/tables/{opened.id}/number", {}, **headers).status == status
    assert api.post("/api/tables/t_nothing/number", {}, **bearer("nobody")).status == 404
    for path in ("replay", "branch", "rematch"):
        body = {"n": 0, "seats": [{"kind": "here"}]} if path == "branch" else {}
        assert api.post(f"/api/tables/{opened.id}/{path}", body, **bearer(opened.host)).status == 409


def test_a_seed_and_numbers_do_not_go_together(api: Api) -> None:
    body = {"title": "troia", "seats": [{"kind": "here"}, {"kind": "bot"}], "seed": 3, "numbers": True}
    assert api.post("/api/tables", body).key == "seed-and-numbers"


def test_promises_outlast_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        opened = api.table("here", "here", numbers=True)
        promise(opened, 0, "42")
        commitment = api.summary(opened.id)["commitment"]
    with running(tmp_path) as api:
        again = Opened(api, opened.id, opened.host, opened.tokens)
        summary = api.summary(opened.id)
        assert (summary["waiting"], summary["commitment"]) == (["T"], commitment)
        promise(again, 1, "43")
        say(again, 0, number="42")
        assert say(again, 1, number="43").json["telling"] == []
        assert api.summary(opened.id)["n"] == 1


def test_a_table_that_waited_before_there_were_promises(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        opened = api.table("here", "here", numbers=True)
    store = SqliteStore(tmp_path / "tables.sqlite")
    kept = now(store.table(opened.id))
    assert kept is not None
    old = {**kept.chance, "seats": ["17", ""], "open": [1]}
    del old["promises"]
    keep(store, opened.id, chance=old)
    store.shut()
    with running(tmp_path) as api:
        again = Opened(api, opened.id, opened.host, opened.tokens)
        assert api.summary(opened.id)["waiting"] == ["G", "T"]
        begin(again, 0, 1)
        assert api.summary(opened.id)["n"] == 1


def test_a_record_whose_number_was_not_promised_is_not_true(tmp_path: Path) -> None:
    """As if the server had let the last one choose: promises are part of what is verified."""
    from kylix.kit import codec
    from kylix.kit.registry import game

    chance = ProvableChance(b"s" * 32, ["7", "8"])
    true = ProvableChance(b"s" * 32, ["7", "8"], (chance.promise(0), chance.promise(1)))
    forged = ProvableChance(b"s" * 32, ["7", "9"], true.promises)
    unsaid = ProvableChance(b"s" * 32, ["7", ""], true.promises)
    for told, ok in ((true, True), (unsaid, True), (forged, False)):
        s = game("troia").setting(2).start(told)
        path = tmp_path / "game.jsonl"
        record.save(path, s)
        if ok:
            assert codec.chance_header(record.verify(record.read(path)).chance) == codec.chance_header(told)
        else:
            with pytest.raises(BadRecord, match="not the one it promised"):
                record.read(path)


def test_branches_and_opened_records_promise_nothing(api: Api) -> None:
    opened = api.table("here", "here", numbers=True)
    begin(opened, 0, 1)
    people = [opened.sit(seat) for seat in (0, 1)]
    play_out(people, random.Random(2))
    for client in people:
        client.close()
    assert api.summary(opened.id)["commitment"]
    asked = {"n": 3, "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    branch = api.post(f"/api/tables/{opened.id}/branch", asked).json["table"]
    assert api.summary(branch)["commitment"] is None
    text = api.get(f"/api/tables/{opened.id}/record").data
    assert api.summary(api.post("/api/records", text).json["table"])["commitment"] is None
    limit = time.monotonic() + 30
    while not api.summary(branch)["over"]:
        assert time.monotonic() < limit
        time.sleep(0.05)
    own = api.get(f"/api/tables/{branch}/record").data
    assert head_of(own)["known"] is True
    assert "known" not in head_of(text)
    assert api.post("/api/verify", own).json["ok"], "its outcomes can be derived all the same"
