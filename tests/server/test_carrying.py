"""A person on several devices: codes that carry them, guesses at codes, devices that are removed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kylix.server.club import carrying
from kylix.store.sqlite import SqliteStore
from server.harness import Api, Reply, running
from server.persons import Device, new_secret, person
from server.stored import now


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Api]:
    monkeypatch.setattr(carrying, "GUESSES_AT_ONCE", 1000.0)
    with running(tmp_path) as api:
        yield api


def take(api: Api, code: str, secret: str = "", device: str = "") -> Reply:
    return api.post("/api/person/take", {"code": code, "secret": secret or new_secret(), "device": device})


def code_of(device: Device) -> str:
    got = device.post("/api/person/code")
    assert got.status == 200
    assert got.json["seconds"] == carrying.SECONDS
    return str(got.json["code"])


def carried(device: Device) -> Device:
    secret = new_secret()
    assert take(device.api, code_of(device), secret, "a phone").json["id"] == device.id
    return Device(device.api, secret, device.id, device.name)


def test_a_code_carries_the_person_and_the_old_device_stays(served: Api) -> None:
    anna = person(served)
    table = anna.table("here", "link")
    phone = carried(anna)
    assert phone.get("/api/person").json == anna.get("/api/person").json
    for device in (anna, phone):
        got = served.post(f"/api/tables/{table.id}/replay", {}, Authorization=f"Bearer {device.key('G')}")
        assert got.json["seat"] == "G"


def test_a_code_may_be_typed_as_people_type(served: Api) -> None:
    code = code_of(person(served))
    assert take(served, f" {code[:4].lower()}-{code[4:]} ").status == 200


def test_a_code_is_used_once_and_the_lost_answer_is_given_again(served: Api) -> None:
    anna = person(served)
    code, secret = code_of(anna), new_secret()
    first = take(served, code, secret)
    assert first.json["id"] == anna.id
    assert take(served, code, secret).json == first.json
    assert take(served, code).key == "no-code"
    assert len(anna.get("/api/person/devices").json["devices"]) == 2


def test_a_newer_code_voids_the_older(served: Api) -> None:
    anna = person(served)
    old, new = code_of(anna), code_of(anna)
    assert take(served, old).key == "no-code"
    assert take(served, new).status == 200


def test_a_code_is_good_for_a_while_only(served: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "SECONDS", -1.0)
    got = person(served).post("/api/person/code").json["code"]
    assert take(served, got).key == "no-code"


def wrong(code: str) -> str:
    """Found as this one is, but another."""
    return code[:-1] + ("A" if code[-1] != "A" else "B")


def test_guesses_at_a_code_are_counted_whoever_guesses(served: Api) -> None:
    code = code_of(person(served))
    for _ in range(carrying.TRIES - 1):
        assert take(served, wrong(code)).key == "no-code"
    assert take(served, code).status == 200
    dead = code_of(person(served))
    for _ in range(carrying.TRIES):
        assert take(served, wrong(dead)).key == "no-code"
    assert take(served, dead).key == "no-code", "it is dead"


def test_guesses_at_once_are_no_more_guesses(served: Api, tmp_path: Path) -> None:
    code = code_of(person(served))
    with ThreadPoolExecutor(8) as pool:
        asked = list(pool.map(lambda _: take(served, wrong(code)).key, range(20)))
    assert asked == ["no-code"] * 20
    store = SqliteStore(tmp_path / "tables.sqlite")
    assert now(store.rows("SELECT tries FROM codes")) == [(carrying.TRIES,)]
    store.shut()
    assert take(served, code).key == "no-code"


def test_one_address_has_few_guesses(tmp_path: Path) -> None:
    with running(tmp_path) as api:
        code = code_of(person(api))
        found = [take(api, f"{at:08d}").key for at in range(int(carrying.GUESSES_AT_ONCE) + 2)]
        assert found[: int(carrying.GUESSES_AT_ONCE)] == ["no-code"] * int(carrying.GUESSES_AT_ONCE)
        assert found[-1] == "too-many-codes"
        assert take(api, code).key == "too-many-codes", "the right one, too"


def test_the_store_does_not_know_the_code(served: Api, tmp_path: Path) -> None:
    code = code_of(person(served))
    store = SqliteStore(tmp_path / "tables.sqlite")
    kept = str(now(store.rows("SELECT code, about FROM codes")))
    store.shut()
    assert code not in kept
    assert code[: carrying.FINDS] not in kept


def test_a_device_that_is_removed_opens_nothing(served: Api) -> None:
    anna, other = person(served, device="a computer"), person(served, "Nikos")
    table = anna.table("here", "link")
    phone = carried(anna)
    listed = phone.get("/api/person/devices").json["devices"]
    assert sorted((one["name"], one["this"]) for one in listed) == [("a computer", False), ("a phone", True)]
    assert anna.secret not in str(listed)
    old = next(one["id"] for one in listed if not one["this"])
    assert other.post("/api/person/devices", {"device": old}).key == "no-device", "it is not theirs"
    left = phone.post("/api/person/devices", {"device": old}).json["devices"]
    assert [one["this"] for one in left] == [True]
    assert anna.get("/api/person").key == "no-person"
    assert served.post(f"/api/tables/{table.id}/replay", {}, Authorization=f"Bearer {anna.key('G')}").status == 401
    assert phone.post("/api/person/devices", {"device": left[0]["id"]}).key == "last-device"


def test_so_many_devices_carry_a_person(served: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "DEVICES", 2)
    anna = person(served)
    carried(anna)
    assert anna.post("/api/person/code").key == "too-many-devices"


def test_name_emblem_and_language_can_be_changed(served: Api) -> None:
    anna = person(served)
    phone = carried(anna)
    assert phone.post("/api/person/change", {"name": " Ann\u202ea ", "lang": "fr"}).json["name"] == "Ann a"
    told = anna.get("/api/person").json
    assert (told["name"], told["emblem"], told["lang"]) == ("Ann a", "owl", "fr")
    assert phone.post("/api/person/change", {"name": "\u200b"}).key == "bad-name"
