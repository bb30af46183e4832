"""Passkeys: they carry a person to another device, and nothing else that is sent in their place does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kylix.server.club import carrying, passkeys
from server.authenticator import Authenticator
from server.cluster import Databases
from server.harness import Api, Reply, running
from server.persons import Device, new_secret, person

ORIGIN, HOST = "https://games.example.org", "games.example.org"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "TRIES_AT_ONCE", 1000.0)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Api]:
    with running(tmp_path, passkeys=True, address=ORIGIN) as api:
        yield api


def register(device: Device, key: Authenticator, **other: Any) -> Reply:
    options = device.post("/api/person/passkeys/new").json["options"]
    return device.post("/api/person/passkeys", {"credential": key.make(options, **other), "name": "a phone"})


def with_passkey(api: Api, name: str = "Anna") -> tuple[Device, Authenticator]:
    device, key = person(api, name), Authenticator(ORIGIN, HOST)
    got = register(device, key)
    assert [one["name"] for one in got.json["passkeys"]] == ["a phone"]
    return device, key


def asked(api: Api) -> dict[str, Any]:
    return dict(api.post("/api/passkey/new", None).json["options"])


def enter(api: Api, credential: dict[str, Any], secret: str = "") -> Reply:
    return api.post("/api/passkey", {"credential": credential, "secret": secret or new_secret(), "device": "a tablet"})


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_passkey_carries_the_person_to_another_device(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store: dict[str, str] = {}
    if kind == "postgresql":
        databases: Databases = request.getfixturevalue("postgres")
        store = {"store": databases.new()}
    with running(tmp_path, passkeys=True, address=ORIGIN, **store) as api:
        assert api.get("/api/about").json["passkeys"] == ORIGIN
        anna, key = with_passkey(api)
        table = anna.table("here", "link")
        signed, secret = key.sign(asked(api)), new_secret()
        got = enter(api, signed, secret)
        assert got.json == anna.get("/api/person").json
        assert enter(api, signed, secret).json == got.json, "the answer was lost: it is the same person"
        tablet = Device(api, secret, anna.id, anna.name)
        opened = api.post(f"/api/tables/{table.id}/replay", {}, Authorization=f"Bearer {tablet.key('G')}")
        assert opened.json["seat"] == "G"
        assert enter(api, key.sign(asked(api))).status == 200, "it counts on"
        told = anna.get("/api/person/export").json["kept"]["passkeys"]
        assert [(one["name"], one["counter"]) for one in told] == [("a phone", 2)]
        assert anna.post("/api/person/delete").status == 200
        assert enter(api, key.sign(asked(api))).key == "not-proven", "it went with its person"


def test_what_was_overheard_is_of_no_use(served: Api) -> None:
    _, key = with_passkey(served)
    key.counts = False
    signed = key.sign(asked(served))
    assert enter(served, signed).status == 200
    assert enter(served, signed).key == "not-proven"
    # Nor under a new challenge: it is signed for another one.
    other = key.sign(asked(served))
    other["response"]["clientDataJSON"] = key.sign(asked(served))["response"]["clientDataJSON"]
    assert enter(served, other).key == "not-proven"
    # Nor from a copy of the passkey that counts less.
    key.counts = True
    assert enter(served, key.sign(asked(served))).status == 200
    key.counter = 0
    assert enter(served, key.sign(asked(served))).key == "not-proven"


def test_an_answer_to_nothing_that_was_asked_proves_nothing(served: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, key = with_passkey(served)
    assert enter(served, key.sign({"challenge": "bm90IGFza2Vk"})).key == "not-proven"
    begun = anna.post("/api/person/passkeys/new").json["options"]
    assert enter(served, key.sign(begun)).key == "not-proven", "that was to make one"
    made = Authenticator(ORIGIN, HOST).make({**begun, "challenge": asked(served)["challenge"]})
    assert anna.post("/api/person/passkeys", {"credential": made}).key == "not-proven", "that was to use one"
    monkeypatch.setattr(passkeys, "SECONDS", -1.0)
    assert enter(served, key.sign(asked(served))).key == "not-proven", "too late"
    assert register(anna, Authenticator(ORIGIN, HOST)).key == "not-proven"


def test_another_site_signs_nobody_in(served: Api) -> None:
    anna, key = with_passkey(served)
    assert enter(served, key.sign(asked(served), origin="https://games.example.com")).key == "not-proven"
    assert enter(served, key.sign(asked(served), origin="http://games.example.org")).key == "not-proven"
    key.host = "example.com"
    assert enter(served, key.sign(asked(served))).key == "not-proven"
    assert register(anna, Authenticator("https://games.example.com", HOST)).key == "not-proven"
    assert register(anna, Authenticator(ORIGIN, "example.com")).key == "not-proven"


def test_nobody_gets_in_with_the_passkey_of_somebody_else(served: Api) -> None:
    (anna, hers), (nikos, his) = with_passkey(served), with_passkey(served, "Nikos")
    signed = his.sign(asked(served))
    hers_by_name = {**signed, "id": hers.sign(asked(served))["id"], "rawId": hers.sign(asked(served))["rawId"]}
    assert enter(served, hers_by_name).key == "not-proven", "signed by the wrong key"
    his.handle = anna.id.encode()
    assert enter(served, his.sign(asked(served))).key == "not-proven", "made for another person"
    # Nikos answers what was asked of Anna, and registers what is hers.
    begun = anna.post("/api/person/passkeys/new").json["options"]
    made = Authenticator(ORIGIN, HOST).make(begun)
    assert nikos.post("/api/person/passkeys", {"credential": made}).key == "not-proven"
    assert register(nikos, hers).key == "passkey-taken"
    assert enter(served, hers.sign(asked(served))).key == "not-proven", "the one that says it is Nikos'"
    hers.handle = anna.id.encode()
    assert enter(served, hers.sign(asked(served))).json["id"] == anna.id


def test_a_passkey_that_is_removed_opens_nothing(served: Api) -> None:
    (anna, key), (nikos, _) = with_passkey(served), with_passkey(served, "Nikos")
    (listed,) = anna.get("/api/person/passkeys").json["passkeys"]
    assert nikos.post("/api/person/passkeys/remove", {"passkey": listed["id"]}).key == "no-passkey"
    assert enter(served, key.sign(asked(served))).status == 200
    assert anna.post("/api/person/passkeys/remove", {"passkey": listed["id"]}).json == {"passkeys": []}
    assert enter(served, key.sign(asked(served))).key == "not-proven"


@pytest.mark.parametrize("credential", [{}, {"id": 1, "response": []}, {"response": {"clientDataJSON": "e30"}}])
def test_what_cannot_be_read_is_refused(served: Api, credential: dict[str, Any]) -> None:
    anna, key = with_passkey(served)
    assert enter(served, credential).key == "not-proven"
    assert anna.post("/api/person/passkeys", {"credential": credential}).key == "not-proven"
    whole = key.sign(asked(served))
    for part in ("authenticatorData", "signature", "userHandle"):
        bent = {**whole, "response": {**whole["response"], part: "?" * 7}}
        bent["response"]["clientDataJSON"] = key.sign(asked(served))["response"]["clientDataJSON"]
        assert enter(served, bent).key == "not-proven", part


def test_there_are_so_many_and_no_more(served: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, key = with_passkey(served)
    monkeypatch.setattr(passkeys, "MOST", 1)
    assert anna.post("/api/person/passkeys/new").key == "too-many-passkeys"
    monkeypatch.setattr(passkeys, "DEVICES", 1)
    assert enter(served, key.sign(asked(served))).key == "too-many-devices"
    assert carrying.DEVICES > 1
    monkeypatch.setattr(passkeys, "TRIES_AT_ONCE", 3.0)
    with running(tmp_path / "other", passkeys=True, address=ORIGIN) as api:
        found = [api.post("/api/passkey/new", None).status for _ in range(5)]
        assert found[:3] == [200, 200, 200]
        assert found[-1] == 429


def test_without_the_host_there_are_none(api: Api) -> None:
    anna = person(api)
    assert api.get("/api/about").json["passkeys"] == ""
    assert anna.get("/api/person/passkeys").json == {"passkeys": []}
    assert anna.post("/api/person/passkeys/new").key == "passkeys-off"
    assert api.post("/api/passkey/new", None).key == "passkeys-off"
    assert enter(api, {}).key == "passkeys-off"
