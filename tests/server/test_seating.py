"""Nobody takes a seat behind its owner's back: invitations, consent, absence, a lost device."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import kylix
from kylix.records import record
from kylix.server.table import Table
from kylix.store.base import StoredSeat
from kylix.store.sqlite import SqliteStore
from server.harness import Api, Client, Opened, play_out, running
from server.numbers import begin
from server.stored import now
from server.test_store import LATER

SECRET = "a-token-that-the-guest-made"


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Api]:
    """A server that does not wait long for anybody."""
    with running(tmp_path, away_seconds=0.4, consent_seconds=30.0) as made:
        yield made


def seat_of(client: Client, at: int) -> Any:
    return client.state["seats"][at]


def until_ask(client: Client, at: int, how: str | None) -> Any:
    """Until everybody is told that something is open for a seat; None: that nothing is any more."""
    while True:
        message = client.until("seats", "state")
        asked = message["seats"][at]["ask"]
        if (asked and asked["how"]) == how:
            return asked


def keys_of(client: Client) -> list[str]:
    return [event["key"] for event in client.state["events"]]


# --- what the host is given ---------------------------------------------------------------------------------------


def test_the_host_is_given_no_key_to_a_guests_hand(api: Api) -> None:
    table = api.table("here", "link", "bot", title="odysseus")
    assert [bool(token) for token in table.tokens] == [True, False, False]
    assert [bool(key) for key in table.invitations] == [False, True, False]
    assert [seat["held"] for seat in api.summary(table.id)["seats"]] == [True, False, False]
    # An invitation is no token: it shows no hand, and acts for nobody.
    for path in ("replay", "number", "rematch"):
        body = {"viewpoint": "B"} if path == "replay" else {}
        answer = api.post(f"/api/tables/{table.id}/{path}", body, Authorization=f"Bearer {table.invitations[1]}")
        assert (answer.status, answer.key) == (401, "bad-token")
    client = Client(api.port, table.id, None, hello=False)
    client.send(type="hello", token=table.invitations[1])
    assert client.gone() == 4401
    client.close()


def test_a_guest_exchanges_an_invitation_and_the_host_sees_who_has_come(api: Api) -> None:
    table = api.table("here", "link", seed=1)
    with table.sit(0) as host:
        assert (seat_of(host, 1)["held"], seat_of(host, 1)["online"]) == (False, False)
        assert table.join(1, "Nikos", SECRET).json == {"seat": "T"}
        state = host.until_n(2)
        assert (seat_of(host, 1)["name"], seat_of(host, 1)["held"]) == ("Nikos", True)
        (told,) = state["events"]
        assert told["key"] == "seat-joined"
        assert told["facts"] == {"seat": "T", "kind": "link", "level": "", "person": "Nikos"}
        with table.sit(1) as guest:
            assert guest.state["seat"] == "T"
            assert host.until("seats")["seats"][1]["online"]
            assert SECRET not in "".join(host.raw), "nobody else is told the token"


def test_an_invitation_works_once(api: Api) -> None:
    table = api.table("here", "link")
    assert table.join(1, "Nikos").status == 200
    for name in ("Nikos", "Eva"):
        reply = table.join(1, name)
        assert (reply.status, reply.key) == (409, "invitation-used")
    assert api.summary(table.id)["seats"][1]["name"] == "Nikos"


def test_the_same_device_may_ask_again_when_the_answer_was_lost(api: Api) -> None:
    table = api.table("here", "link")
    assert [table.join(1, "Nikos", SECRET).json for _ in range(3)] == [{"seat": "T"}] * 3
    assert api.summary(table.id)["n"] == 2, "and sits down once"


def test_of_two_who_come_at_once_one_sits_down(api: Api) -> None:
    for _ in range(5):
        table = api.table("here", "link")
        with ThreadPoolExecutor(6) as guests:
            replies = guests.map(table.join, [1] * 6)
        assert sorted(reply.status for reply in replies) == [200, 409, 409, 409, 409, 409]


def test_what_is_no_invitation_opens_nothing(api: Api) -> None:
    table, other = api.table("here", "link"), api.table("here", "link")
    for wrong in (other.invitations[1], table.host, table.tokens[0], "x", table.id, "", table.invitations[1][:-1]):
        asked = {"invitation": wrong, "token": SECRET}
        reply = api.post(f"/api/tables/{table.id}/join", asked)
        assert (reply.status, reply.key) == (404, "no-invitation")
    for token in ("short", "x" * 101, "with a blank in the middle"):
        assert table.join(1, token=token).key == "malformed"
    assert table.join(1, token=table.tokens[0]).key == "token-taken"
    assert not api.summary(table.id)["seats"][1]["held"]


def test_the_host_renews_an_invitation_that_nobody_used_but_not_one_that_was(api: Api) -> None:
    table = api.table("here", "link")
    old = table.invitations[1]
    new = table.change("T", kind="link").json
    assert new["token"] is None
    assert new["invitation"] not in (None, old)
    assert table.join(1, invitation=old).key == "no-invitation"
    assert table.join(1, "Nikos", invitation=new["invitation"]).status == 200
    with table.sit(1) as guest:
        assert table.change("T", kind="link").json["asked"], "now it is the guest who decides"
        assert guest.state["seat"] == "T"
    assert table.join(1, invitation=new["invitation"]).key == "invitation-used"


def test_before_the_game_guests_come_and_add_their_numbers(api: Api) -> None:
    table = api.table("here", "link", numbers=True)
    assert table.change("T", table.tokens[0], kind="link").key == "not-begun"
    assert table.change("T", kind="bot").key == "not-begun"
    new = table.change("T", kind="link").json["invitation"]
    assert table.join(1).key == "no-invitation"
    assert table.join(1, "Nikos", SECRET, new).json == {"seat": "T"}
    assert table.join(1, "Nikos", SECRET, new).json == {"seat": "T"}
    assert table.join(1, "Eva", invitation=new).key == "invitation-used"
    assert table.change("T", kind="link").key == "not-begun"
    seat = api.summary(table.id)["seats"][1]
    assert (seat["name"], seat["held"]) == ("Nikos", True)
    begin(table, 0, 1)
    with table.sit(1) as guest:
        assert guest.state["n"] == 1


# --- free seats ---------------------------------------------------------------------------------------------------


def test_a_free_seat_is_the_hosts_to_give(api: Api) -> None:
    table = api.table("here", "bot", "link", title="odysseus", seed=3)
    with table.sit(0) as host:
        given = table.change("B", kind="link").json
        assert (given["token"], given["asked"]) == (None, False)
        assert table.change("B", kind="bot", level="random").json["invitation"] is None
        assert table.join(1, invitation=given["invitation"]).key == "no-invitation"
        mine = table.change("C", kind="here").json
        with Client(api.port, table.id, mine["token"]) as second:
            assert second.state["seat"] == "C"
        host.until_n(4)
        assert table.join(2).key == "no-invitation", "the seat was given to somebody else"
        for seat in ("B", "C"):
            assert table.change(seat, table.tokens[0], kind="here").key in ("not-host", "needs-consent")


def test_strangers_and_spectators_change_nothing(api: Api) -> None:
    table, other = api.table("here", "link"), api.table("here", "link")
    path = f"/api/tables/{table.id}/seats/T"
    assert api.post(path, {"kind": "bot"}).status == 401
    for token in (other.tokens[0], other.host, table.invitations[1], "x" * 3000):
        assert api.post(path, {"kind": "bot"}, Authorization=f"Bearer {token}").status == 401
    assert table.change("T", table.tokens[0], kind="bot").key == "not-host"
    assert table.change("X", kind="bot").key == "bad-seats"
    assert table.change("T", kind="bot", level="oracle").key == "bad-seats"
    assert table.change("T", kind="bot", level="archon:seconds=9999").key == "bad-seats"
    assert table.change("T", kind="robot").key == "malformed"
    assert api.summary(table.id)["seats"][1]["kind"] == "link"


# --- a person's seat ----------------------------------------------------------------------------------------------


def come(table: Opened, *guests: int) -> list[Client]:
    """The host and guests at their seats."""
    for at in guests:
        assert table.join(at, f"guest {at}").status == 200
    return [table.sit(at) for at in (0, *guests)]


@pytest.mark.parametrize("kind", ["here", "bot", "link"])
def test_a_guests_seat_changes_with_the_guests_consent_only(api: Api, kind: str) -> None:
    table = api.table("here", "link", seed=4)
    host, guest = come(table, 1)
    for agree in (False, True):
        answer = table.change("T", kind=kind, level="random" if kind == "bot" else None).json
        assert answer["asked"]
        asked = until_ask(guest, 1, "consent")
        assert (asked["kind"], asked["by"], asked["missing"]) == (kind, None, ["T"])
        assert table.change("T", kind=kind).key == "seat-asked"
        for key in filter(None, (answer["token"], answer["invitation"])):
            assert table.join(1, invitation=key).key == "no-invitation", "what the host was given opens nothing yet"
            client = Client(api.port, table.id, None, hello=False)
            client.send(type="hello", token=key)
            assert client.gone() == 4401
            client.close()
        # Nobody else can answer for the guest.
        host.send(type="answer", ask=asked["id"], agree=True)
        assert host.until("error")["key"] == "undo-closed"
        guest.send(type="answer", ask=asked["id"], agree=agree)
        if not agree:
            until_ask(host, 1, None)
            assert api.summary(table.id)["seats"][1]["kind"] == "link"
    host.until_n(3)
    assert keys_of(host)[0] == {"here": "seat-handed-here", "bot": "seat-stand-in", "link": "seat-handed-on"}[kind]
    if kind == "bot":
        assert host.state["seats"][1]["held"], "the guest may come back"
    else:
        assert guest.gone() == 4401
    if kind == "here":
        with Client(api.port, table.id, answer["token"]) as mine:
            assert mine.state["seat"] == "T"
    if kind == "link":
        assert table.join(1, "Eva", invitation=answer["invitation"]).status == 200
    host.close()
    guest.close()


def test_a_guest_hands_over_at_once_and_comes_back(api: Api) -> None:
    table = api.table("here", "link", seed=4)
    host, guest = come(table, 1)
    mine = table.tokens[1]
    assert table.change("T", mine, kind="bot", level="random").json == {
        "token": None, "invitation": None, "asked": False,
    }  # fmt: skip
    guest.until_n(3)
    assert guest.ask(type="choose", after=guest.state["n"], moves=["draw"])["key"] == "bot-plays"
    # The bot stands in for a person: the host cannot give the seat away.
    for kind in ("here", "link"):
        assert table.change("T", kind=kind).json["asked"]
        asked = until_ask(guest, 1, "consent")
        guest.send(type="answer", ask=asked["id"], agree=False)
        until_ask(guest, 1, None)
    assert table.change("T", mine, kind="link").status == 200
    state = guest.until_n(4)
    assert (state["seats"][1]["kind"], state["seats"][1]["name"]) == ("link", "guest 1")
    assert keys_of(guest)[-1] == "seat-back"
    # To another device: the old key opens the seat until the new one is there.
    invitation = table.change("T", mine, kind="link", renew=True).json["invitation"]
    assert guest.ask(type="look", n=0)["type"] == "looked"
    assert table.join(1, invitation=invitation).status == 200
    assert guest.gone() == 4401
    with table.sit(1) as again:
        assert (again.state["seat"], again.state["seats"][1]["name"]) == ("T", "guest 1")
        assert keys_of(again)[-1] == "seat-moved"
    host.close()
    guest.close()


def test_a_new_name_is_no_change_of_the_record(api: Api) -> None:
    table = api.table("here", "link")
    assert table.change("G", table.tokens[0], kind="here", name="Anna").status == 200
    summary = api.summary(table.id)
    assert (summary["seats"][0]["name"], summary["n"]) == ("Anna", 1)


# --- who is away --------------------------------------------------------------------------------------------------


def test_who_is_away_is_counted_down_for_everybody_and_then_a_bot_stands_in(quick: Api) -> None:
    table = quick.table("here", "link", seed=4)
    host, guest = come(table, 1)
    guest.close()
    with table.watch() as watcher:
        while watcher.state["seats"][1]["online"]:
            watcher.state = {**watcher.state, **watcher.until("seats")}
        assert table.change("T", kind="here").key == "needs-consent"
        answer = table.change("T", kind="bot", level="random").json
        assert answer == {"token": None, "invitation": None, "asked": True}
        for page in (host, watcher):
            asked = until_ask(page, 1, "absence")
            assert (asked["kind"], asked["missing"]) == ("bot", [])
            assert 0 < asked["seconds"] <= 0.4
            page.until_n(3)
            assert page.state["seats"][1]["kind"] == "bot"
            assert keys_of(page)[0] == "seat-away"
    # The bot shows nothing to the host, and the guest finds the seat still theirs.
    for viewpoint in ("T", "all"):
        body, key = {"viewpoint": viewpoint}, f"Bearer {table.host}"
        assert quick.post(f"/api/tables/{table.id}/replay", body, Authorization=key).key == "not-over"
    with table.sit(1) as back:
        assert back.state["seat"] == "T"
        assert table.change("T", table.tokens[1], kind="link").status == 200
        assert back.until_n(4)["seats"][1]["kind"] == "link"
    host.close()


def test_who_comes_back_in_time_stays(tmp_path: Path) -> None:
    with running(tmp_path, away_seconds=60.0) as api:
        table = api.table("here", "link", seed=4)
        host, guest = come(table, 1)
        guest.close()
        while host.until("seats")["seats"][1]["online"]:
            pass
        assert table.change("T", kind="bot").json["asked"]
        until_ask(host, 1, "absence")
        with table.sit(1) as again:
            assert again.state["seats"][1]["ask"] is None
            until_ask(host, 1, None)
            assert api.summary(table.id)["seats"][1]["kind"] == "link"
        host.close()


def test_people_at_one_screen_are_here_together(api: Api) -> None:
    table = api.table("here", "here", "link", title="odysseus")
    host, guest = come(table, 2)
    assert [seat["online"] for seat in api.summary(table.id)["seats"]] == [True, True, True]
    assert table.change("B", table.tokens[2], kind="bot").key == "not-host", "nobody is away there"
    host.close()
    guest.close()


def test_the_others_agree_to_a_new_invitation_for_a_lost_device(quick: Api) -> None:
    table = quick.table("here", "link", "link", title="odysseus", seed=3)
    host, nikos, eva = come(table, 1, 2)
    nikos.close()
    while host.until("seats")["seats"][1]["online"]:
        pass
    lost = table.tokens[1]
    answer = table.change("B", kind="link").json
    assert answer["asked"]
    asked = until_ask(eva, 1, "lost")
    assert asked["missing"] == ["C"]
    assert table.join(1, invitation=answer["invitation"]).key == "no-invitation"
    eva.send(type="answer", ask=asked["id"], agree=True)
    for page in (host, eva):
        page.until_n(4)
        assert keys_of(page)[-1] == "seat-lost"
    client = Client(quick.port, table.id, None, hello=False)
    client.send(type="hello", token=lost)
    assert client.gone() == 4401, "the old token is dead"
    client.close()
    assert table.join(1, invitation=answer["invitation"]).status == 200
    with table.sit(1) as again:
        assert (again.state["seat"], again.state["seats"][1]["name"]) == ("B", "guest 1")
    # Anybody may ask, for the host's device too; a no is the end of it.
    host.close()
    while eva.until("seats")["seats"][0]["online"]:
        pass
    assert table.change("A", table.tokens[2], kind="link").json["asked"]
    with table.sit(1) as again:
        asked = again.state["seats"][0]["ask"]
        assert (asked["by"], asked["missing"]) == ("C", ["B"])
        again.send(type="answer", ask=asked["id"], agree=False)
        until_ask(eva, 0, None)
    eva.close()


@pytest.mark.parametrize("kinds", [("here", "link"), ("here", "here", "link")])
def test_nobody_agrees_with_themselves(api: Api, kinds: tuple[str, ...]) -> None:
    table = api.table(*kinds, title="troia" if len(kinds) == 2 else "odysseus")
    last = len(kinds) - 1
    assert table.join(last).status == 200
    seat = api.summary(table.id)["seats"][last]["seat"]
    for by in (table.host, *table.tokens[:last]):
        assert table.change(seat, by, kind="link").key == "nobody-agrees"
    assert api.summary(table.id)["seats"][last]["held"]


# --- the record ---------------------------------------------------------------------------------------------------


def test_every_change_is_in_the_record_which_verifies_and_plays_the_same_game(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        table = api.table("here", "link", seed=5)
        with table.sit(0) as host:
            host.play(host.options[-1])
            host.play(host.options[-1])
            table.join(1, "Nikos")
            with table.sit(1) as guest:
                play_out([host, guest], random.Random(5), 6)
                table.change("T", table.tokens[1], kind="bot", level="random")
                while not host.state["over"]:
                    if host.to_act:
                        host.play(host.options[0])
                    else:
                        host.until("state")
                frames = api.post(f"/api/tables/{table.id}/replay", {"viewpoint": "public"}).json["frames"]
                told = [event["key"] for frame in frames for event in frame["events"]]
                assert [key for key in told if key.startswith("seat-")] == ["seat-joined", "seat-stand-in"]
        text = api.get(f"/api/tables/{table.id}/record").data.decode()
        bodies = [json.loads(line) for line in text.splitlines()]
        changes = [body for body in bodies if "controller" in body]
        assert [body["controller"]["event"] for body in changes] == ["seat-joined", "seat-stand-in"]
        for body in changes:
            before = bodies[bodies.index(body) - 1]
            assert body["state"] == before["state"], "the position is the same"
        assert api.post("/api/verify", text.encode()).json["ok"]
        statistics = api.get(f"/api/tables/{table.id}/statistics")
        assert statistics.status == 200
        opened = api.post("/api/records", text.encode()).json
        assert opened["entries"] == len(bodies) - 2
        # Without these lines it is the same game, from the set-up to the last state.
        path = tmp_path / "game.jsonl"
        path.write_text(text, encoding="utf-8")
        read = record.read(path)
        final = record.replay(read)
        again = kylix.new("troia", seats=2, seed=5)
        for entry in read.entries[1:]:
            if entry.controller is None:
                again.apply(entry.seat, *again.setting.read(entry.move))
        assert kylix.dumps(again) == kylix.dumps(final)


def test_an_undo_leaves_the_seats_alone(api: Api) -> None:
    table = api.table("here", "link", seed=3)
    with table.sit(0) as host:
        move = host.options[-1]
        host.play(move)
        n = host.state["n"]
        table.join(1, "Nikos")
        host.until_n(n + 1)
        can = host.state["undo"]["can"]
        if can == "free":
            assert host.ask(type="undo", after=host.state["n"])["type"] == "done"
            host.until_n(n + 2)
            assert move in host.options
        assert host.state["seats"][1]["held"]


def test_changes_outlive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        table = first.table("here", "link", seed=3)
        table.join(1, "Nikos", SECRET)
        with table.sit(0) as host:
            host.play(host.options[0])
            state = host.state
    with running(tmp_path) as second:
        with Client(second.port, table.id, SECRET) as guest:
            assert (guest.state["seat"], guest.state["n"]) == ("T", state["n"])
            assert "seat-joined" in keys_of(guest)
        again = Opened(second, table.id, table.host, table.tokens, table.invitations)
        assert again.join(1, "Eva").key == "invitation-used"


def test_a_table_from_before_there_were_invitations_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        table = first.table("here", "here", seed=3)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db:
        db.executescript(
            f"{LATER} ALTER TABLE lines DROP COLUMN told; ALTER TABLE lines DROP COLUMN rules; DROP TABLE snapshots;"
            "UPDATE seats SET kind = 'link' WHERE seat = 1; ALTER TABLE lines DROP COLUMN controller;"
            "ALTER TABLE seats DROP COLUMN invitation; ALTER TABLE tables DROP COLUMN to_act;"
            "ALTER TABLE tables DROP COLUMN version; PRAGMA user_version = 3;"
        )
    with running(tmp_path) as second:
        again = Opened(second, table.id, table.host, table.tokens)
        with again.sit(0) as host, again.sit(1) as guest:
            assert (host.state["seat"], guest.state["seat"]) == ("G", "T")
            assert seat_of(guest, 1)["held"]
            assert host.play(host.options[0])["type"] == "done"
            assert again.change("T", kind="here").json["asked"], "the seat is its person's now"


def test_a_line_that_tells_of_no_seat_is_no_line_of_a_record(tmp_path: Path) -> None:
    s = kylix.new("troia", seed=1)
    told = {"event": "seat-joined", "kind": "link", "level": "", "person": "Nikos"}
    assert s.record is not None
    s.record.append(record.seated(1, told))
    path = tmp_path / "game.jsonl"
    record.save(path, s)
    assert record.verify(record.read(path)).record is not None
    for wrong in ({**told, "event": "won"}, {"event": "seat-joined"}, "seat-joined"):
        with pytest.raises((kylix.KylixError, KeyError, TypeError)):
            record.seated(1, wrong)  # type: ignore[arg-type]
    with pytest.raises(kylix.KylixError):
        record.seated(-1, told)


def test_a_store_keeps_who_played(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        table = api.table("here", "link", seed=1)
        table.join(1, "Nikos", SECRET)
    store = SqliteStore(tmp_path / "tables.sqlite")
    kept = now(store.table(table.id))
    assert kept is not None
    assert json.loads(kept.lines[1].controller)["person"] == "Nikos"
    assert kept.seats[1] == StoredSeat("link", "", "Nikos", kept.seats[1].token, kept.seats[1].invitation)
    assert SECRET not in repr(kept)
    assert Table.load(store, kept).n == 2
    store.shut()
