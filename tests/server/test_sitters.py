"""Seats belong to persons: who opens which, and who does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kylix.server import connections
from kylix.server.club.sitters import changes_hands, claims, opened_by, sits, sits_again
from kylix.server.errors import ApiError
from kylix.server.tokens import Holder, digest
from kylix.store.base import Change, Done, Late, Statement
from kylix.store.sqlite import SqliteStore
from server.harness import Api, Client, Opened, running
from server.persons import Device, person
from server.stored import now
from server.test_store import table as stored
from server.test_store_contract import Opened as Opening
from server.test_store_contract import contract


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Api]:
    with running(tmp_path) as api:
        yield api


def sitting(folder: Path, table: str) -> dict[int, str]:
    store = SqliteStore(folder / "tables.sqlite")
    try:
        return dict(now(store.rows("SELECT seat, person_id FROM sitters WHERE table_id = ?", table)))
    finally:
        store.shut()


def run(folder: Path, sql: str, *values: Any) -> None:
    store = SqliteStore(folder / "tables.sqlite")
    now(store.commit(Change(also=(Statement(sql, values),))))
    store.shut()


def opens(table: Opened, key: str) -> str | None:
    """The seat that a key opens by the socket, and the same by HTTP; None where it is refused."""
    headers = {"Authorization": f"Bearer {key}"}
    asked = table.api.post(f"/api/tables/{table.id}/replay", {"viewpoint": ""}, **headers)
    with Client(table.api.port, table.id, None, hello=False) as client:
        client.send(type="hello", token=key)
        heard = client.until("state", "error")
        if heard["type"] == "error":
            assert asked.status == 401
            assert client.gone() == 4401
            return None
        assert asked.status == 200
        return str(heard["seat"])


def test_host_and_guest_open_their_own_seats_by_their_secrets(served: Api, tmp_path: Path) -> None:
    anna, nikos = person(served), person(served, "Nikos")
    table = anna.table("here", "link")
    assert nikos.join(table, 1).json == {"seat": "T"}
    assert sitting(tmp_path, table.id) == {0: anna.id, 1: nikos.id}
    assert [seat["name"] for seat in served.summary(table.id)["seats"]] == ["Anna", "Nikos"]
    assert (opens(table, anna.key("G")), opens(table, nikos.key("T"))) == ("G", "T")
    # The tokens of the seats stay what they were.
    assert (opens(table, table.tokens[0]), opens(table, table.tokens[1])) == ("G", "T")


def test_nobody_opens_a_seat_that_is_not_theirs(served: Api) -> None:
    anna, nikos, other = person(served), person(served, "Nikos"), person(served, "Xenia")
    table = anna.table("here", "link")
    nikos.join(table, 1)
    elsewhere = other.table("here", "link")
    wrong = [
        anna.key("T"), nikos.key("G"), other.key("G"), other.key("T"), anna.key(""), anna.key("g"), anna.key("0"),
        anna.secret, f"{anna.id}@G", f"{table.host}@G", f"{table.tokens[0]}@G", f"{table.invitations[1]}@T", "@G", "@",
        f"@{anna.secret}", f"{anna.key('G')}@G", f"{anna.secret.upper()}@G",
    ]  # fmt: skip
    for key in wrong:
        assert opens(table, key) is None, key
    assert opens(elsewhere, anna.key("G")) is None


def test_a_table_tells_nobody_who_a_person_is(served: Api) -> None:
    anna, nikos = person(served), person(served, "Nikos")
    table = anna.table("here", "link")
    nikos.join(table, 1)
    told = served.get(f"/api/tables/{table.id}").data.decode()
    with table.watch() as watcher, table.sit(1) as guest:
        told += "".join([*watcher.raw, *guest.raw])
    for secret in (anna.id, anna.secret, nikos.id, nikos.secret):
        assert secret not in told


def test_before_the_game_begins_it_is_the_same(served: Api, tmp_path: Path) -> None:
    anna, nikos = person(served), person(served, "Nikos")
    table = anna.table("here", "link", numbers=True)
    assert nikos.join(table, 1).status == 200
    assert sitting(tmp_path, table.id) == {0: anna.id, 1: nikos.id}
    path = f"/api/tables/{table.id}/number"
    assert served.post(path, {}, Authorization=f"Bearer {anna.key('T')}").status == 401
    assert served.post(path, {}, Authorization=f"Bearer {anna.key('G')}").json["waiting"] == ["T"]
    assert served.post(path, {}, Authorization=f"Bearer {nikos.key('T')}").json["waiting"] == []
    assert opens(table, nikos.key("T")) == "T"


def test_whoever_is_no_person_plays_as_before(served: Api, tmp_path: Path) -> None:
    table = served.table("here", "link")
    assert table.join(1).status == 200
    assert sitting(tmp_path, table.id) == {}
    assert (opens(table, table.tokens[0]), opens(table, table.tokens[1])) == ("G", "T")


@pytest.mark.parametrize(
    ("kinds", "names", "mine"),
    [
        (("here", "bot"), ("", ""), 0),
        (("bot", "here"), ("", "Other"), 1),
        (("here", "here"), ("", "Anna"), 1),
        (("here", "here"), ("Nikos", "Xenia"), None),
        (("bot", "bot"), ("", ""), None),
    ],
)
def test_which_seat_of_a_new_table_is_mine(
    served: Api, tmp_path: Path, kinds: tuple[str, ...], names: tuple[str, ...], mine: int | None
) -> None:
    anna = person(served)
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=True)]
    made = anna.post("/api/tables", {"title": "troia", "seats": seats}).json["table"]
    assert sitting(tmp_path, made) == ({} if mine is None else {mine: anna.id})


def test_a_seat_that_changes_hands_is_no_longer_mine(served: Api, tmp_path: Path) -> None:
    anna, nikos, other = person(served), person(served, "Nikos"), person(served, "Xenia")
    table = anna.table("here", "link")
    nikos.join(table, 1)
    renewed = table.change("T", by=nikos.key("T"), kind="link", renew=True).json["invitation"]
    assert sitting(tmp_path, table.id)[1] == nikos.id
    table.invitations[1] = renewed
    assert other.join(table, 1).status == 200
    assert sitting(tmp_path, table.id)[1] == other.id
    assert (opens(table, nikos.key("T")), opens(table, other.key("T"))) == (None, "T")
    # Given on to somebody who is no person: it is nobody's.
    table.invitations[1] = table.change("T", by=other.key("T"), kind="link", renew=True).json["invitation"]
    assert table.join(1).status == 200
    assert sitting(tmp_path, table.id) == {0: anna.id}
    assert opens(table, other.key("T")) is None


def test_while_a_bot_stands_in_the_seat_stays_mine(served: Api, tmp_path: Path) -> None:
    anna = person(served)
    table = anna.table("here", "link")
    assert table.change("G", by=anna.key("G"), kind="bot", level="random").status == 200
    assert sitting(tmp_path, table.id) == {0: anna.id}
    assert table.change("G", by=anna.key("G"), kind="here").status == 200
    assert opens(table, anna.key("G")) == "G"


def test_a_seat_from_before_is_claimed_with_its_key_only(served: Api, tmp_path: Path) -> None:
    table = served.table("here", "link")
    table.join(1)
    anna, nikos = person(served), person(served, "Nikos")
    path = f"/api/tables/{table.id}/claim"

    def claim(who: Device, token: str) -> int:
        return who.post(path, None, Authorization=f"Bearer {token}").status

    assert (claim(nikos, table.host), claim(nikos, "nobody's"), claim(nikos, nikos.key("G"))) == (403, 401, 401)
    assert served.post(path, None, Authorization=f"Bearer {table.tokens[0]}").status == 401
    assert claim(anna, table.tokens[0]) == 200
    assert claim(anna, table.tokens[0]) == 200
    # It is hers now, whoever else has the token.
    assert claim(nikos, table.tokens[0]) == 409
    assert sitting(tmp_path, table.id) == {0: anna.id}
    assert opens(table, anna.key("G")) == "G"


def test_who_is_unknown_opens_and_joins_nothing(served: Api, tmp_path: Path) -> None:
    table = served.table("here", "link")
    nobody = Device(served, "a-secret-that-nobody-has", "", "")
    assert nobody.join(table, 1).key == "no-person"
    assert nobody.post("/api/tables", {"title": "troia", "seats": [{"kind": "here"}, {"kind": "bot"}]}).status == 401
    assert table.join(1).status == 200, "the invitation is still good"


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM devices WHERE person_id = ?",
        "DELETE FROM persons WHERE id = ?",
        "DELETE FROM sitters WHERE person_id = ?",
    ],
)
def test_who_is_gone_is_shown_nothing_any_more(
    served: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sql: str
) -> None:
    """A device was removed, a person deleted, by way of another server: open pages learn it as well."""
    monkeypatch.setattr(connections, "RECHECK_SECONDS", 0.05)
    anna, nikos = person(served), person(served, "Nikos")
    table = anna.table("here", "link")
    nikos.join(table, 1)
    page = Client(served.port, table.id, nikos.key("T"))
    assert page.ask(type="look", n=0)["type"] == "looked"
    run(tmp_path, sql, nikos.id)
    assert page.gone() == 4401
    assert opens(table, nikos.key("T")) is None
    assert opens(table, anna.key("G")) == "G", "others stay"
    page.close()


@contract
async def test_both_stores_keep_whose_a_seat_is(opened: Opening) -> None:
    async with opened() as store:
        for id in ("p_1", "p_2"):
            made = "INSERT INTO persons (id, name, emblem, made, seen) VALUES (?, 'A', '', 0, 0)"
            known = Statement("INSERT INTO devices VALUES (?, ?, 0, 0, '')", (digest(f"secret-{id}"), id))
            await store.commit(Change(also=(Statement(made, (id,)), known)))
        await store.commit(
            Change(table="t_one", made=stored(), also=(sits("t_one", 0, "p_1"), sits("t_one", 1, "p_9")))
        )

        async def found(table: str = "t_one") -> dict[int, str]:
            return dict(await store.rows("SELECT seat, person_id FROM sitters WHERE table_id = ?", table))

        assert await found() == {0: "p_1"}, "who is gone sits nowhere"
        assert await opened_by(store, "t_one", "secret-p_1@G", "GT") == Holder(0)
        for key in ("secret-p_1@T", "secret-p_2@G", "secret-p_1@"):
            with pytest.raises(ApiError):
                await opened_by(store, "t_one", key, "GT")
        assert await opened_by(store, "t_one", "secret-p_1", "GT") is None
        assert isinstance(await store.commit(Change(table="t_one", also=(claims("t_one", 0, "p_2"),))), Late)
        assert isinstance(await store.commit(Change(table="t_one", also=(claims("t_one", 1, "p_2"),))), Done)
        again = (sits_again("t_two", 1, "t_one", 0), sits_again("t_two", 0, "t_one", 1))
        await store.commit(Change(table="t_two", made=stored("t_two"), also=again))
        assert await found("t_two") == {0: "p_2", 1: "p_1"}
        await store.commit(
            Change(table="t_one", also=(changes_hands("t_one", 0, "p_2"), changes_hands("t_one", 1, "")))
        )
        assert await found() == {0: "p_2"}


def test_names_of_seats_are_one_plain_line(served: Api) -> None:
    anna = person(served)
    table = anna.table("here", "link")
    assert person(served, "Nikos").join(table, 1, name="Ni\u202ekos \u2067x").status == 200
    assert served.summary(table.id)["seats"][1]["name"] == "Ni kos x"
