"""Persons without accounts: a secret of a device is all that makes one."""

from __future__ import annotations

from pathlib import Path

import pytest

from kylix.server.club.sitters import sits
from kylix.store.base import Change, Done, Statement
from kylix.store.sqlite import SqliteStore
from server.harness import Api, running
from server.stored import now
from server.test_store import table

SECRET = "a-secret-that-a-device-made"


def asked(**other: str) -> dict[str, str]:
    return {"secret": SECRET, "name": "Xénia", "emblem": "owl", "lang": "fr", **other}


def test_whoever_has_the_secret_is_the_person(api: Api) -> None:
    made = api.post("/api/person", asked())
    assert made.status == 200
    assert {**made.json, "id": ""} == {
        "id": "", "name": "Xénia", "emblem": "owl", "lang": "fr", "mail": "", "confirmed": False,
        "shares": False,
    }  # fmt: skip
    assert api.ask("GET", "/api/person", **{"Kylix-Person": SECRET}).json == made.json
    # Asked again, since the answer was lost.
    assert api.post("/api/person", asked(name="Other")).json == made.json
    other = api.post("/api/person", asked(secret="another-secret-of-somebody"))
    assert other.json["id"] != made.json["id"]


def test_the_store_does_not_know_the_secret(tmp_path: Path) -> None:

    with running(tmp_path) as api:
        api.post("/api/person", asked())
    store = SqliteStore(tmp_path / "tables.sqlite")
    kept = str(now(store.rows("SELECT * FROM devices")) + now(store.rows("SELECT * FROM persons")))
    store.shut()
    assert "Xénia" in kept
    assert SECRET not in kept


def test_a_secret_of_nobody_is_refused(api: Api) -> None:
    for headers in ({}, {"Kylix-Person": "nobody"}, {"Kylix-Person": ""}, {"Authorization": f"Bearer {SECRET}"}):
        got = api.ask("GET", "/api/person", **headers)
        assert (got.status, got.json["error"]["key"]) == (401, "no-person")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("An\u202ena", "An na"),
        ("\u2067evil\u2069", "evil"),
        ("line\nbreak\ttab", "line break tab"),
        ("Ἀχιλλεύς", "Ἀχιλλεύς"),
        ("👑 Léa", "👑 Léa"),
    ],
)
def test_names_are_one_plain_line(api: Api, name: str, kept: str) -> None:
    secret = "secret-" + name.encode().hex()[:40].ljust(20, "0")
    assert api.post("/api/person", asked(secret=secret, name=name)).json["name"] == kept


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "\u200b\u202e "},
        {"name": "x" * 41},
        {"name": "Z" + "\u0310" * 30},
        {"secret": "short"},
        {"secret": "x" * 101},
        {"emblem": "<svg>"},
        {"lang": "de"},
        {"more": "1"},
    ],
)
def test_what_makes_no_person_is_refused(api: Api, wrong: dict[str, str]) -> None:
    assert api.post("/api/person", asked(**{"secret": "a-secret-of-nobody-yet", **wrong})).status == 400


def test_a_seat_is_a_persons(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    person = "INSERT INTO persons (id, name, emblem, made, seen) VALUES ('p_1', 'A', '', 0, 0)"

    change = Change(table="t_one", made=table(), also=(Statement(person), sits("t_one", 0, "p_1")))
    assert now(store.commit(change)) == Done(1, 0)
    assert now(store.rows("SELECT seat, person_id FROM sitters")) == [(0, "p_1")]
    store.shut()
