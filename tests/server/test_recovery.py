"""Whoever lost all devices comes back by the address they confirmed; nobody learns which addresses are known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kylix.server.club import mail, mail_doors, recovery
from server.harness import Reply, running
from server.sinks import wait_for
from server.test_notices import ADDRESS, Club, club, texts
from server.test_notices_abuse import take

ASKED = 6


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    monkeypatch.setattr(recovery, "MAIL_AT_ONCE", 100.0)
    with club(tmp_path) as made:
        yield made


def recover(place: Club, address: str) -> Reply:
    return place.api.post("/api/person/recover", {"address": address})


def links(place: Club, count: int) -> list[str]:
    return re.findall(rf"{ADDRESS}/#/go/-/(\S+)", texts(place.post.until(count)[-1])[0])


def test_a_link_by_mail_makes_a_new_device_the_persons(place: Club) -> None:
    id = place.person("Nikos", "fr")
    place.mail("Nikos", "nikos@example.org")
    assert recover(place, "Nikos@Example.org").json == {"seconds": recovery.SECONDS}
    (code,) = links(place, 2)
    made = place.post.got[-1]
    assert "Vos tables" in str(made["Subject"])
    assert all("Nikos" in text for text in texts(made)), "as whom"
    got = take(place, code, "a-secret-of-a-new-device")
    assert (got.json["person"]["id"], got.json["table"], got.json["seat"], got.json["taken"]) == (id, "", None, True)
    assert take(place, code, "a-secret-of-somebody-else").key == "no-link"
    assert place.api.get("/api/person", **{"Kylix-Person": "a-secret-of-a-new-device"}).json["id"] == id


def test_nobody_learns_which_addresses_are_known(place: Club) -> None:
    place.person("Nikos")
    place.mail("Nikos", "nikos@example.org")
    place.person("Anna")
    assert place.ask("Anna", "POST", "/mail", {"address": "anna@example.org"}).status == 200
    unknown = [recover(place, "nobody@example.org"), recover(place, "anna@example.org")]
    known = recover(place, "nikos@example.org")
    assert {reply.data for reply in unknown} == {known.data}
    links(place, 3)
    # The one to Anna was the code: an address that is not confirmed is nobody's.
    assert [str(one["To"]) for one in place.post.got] == ["nikos@example.org", "anna@example.org", "nikos@example.org"]


def test_all_persons_of_an_address_are_told_of(place: Club) -> None:
    for name in ("Nikos", "Anna"):
        place.person(name)
        place.mail(name, "us@example.org")
    recover(place, "us@example.org")
    found = {take(place, code, f"secret-number-{at}-0123456789").json["person"]["name"]
             for at, code in enumerate(links(place, 3))}  # fmt: skip
    assert found == {"Nikos", "Anna"}


def test_nobody_fills_an_address(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    place.person("Nikos")
    place.mail("Nikos", "nikos@example.org")
    for _ in range(ASKED):
        assert recover(place, "nikos@example.org").status == 200
    count = "SELECT COUNT(*) FROM codes WHERE kind = ?"
    wait_for(lambda: place.run(count, mail_doors.LINK)[0][0] == ASKED)
    place.post.until(mail.CODES_A_DAY)
    place.person("Anna")
    place.mail("Anna", "anna@example.org")
    assert [str(one["To"]) for one in place.post.got].count("nikos@example.org") == mail.CODES_A_DAY


def test_an_address_that_was_removed_brings_nobody_back(place: Club) -> None:
    place.person("Nikos")
    channel = place.mail("Nikos", "nikos@example.org")["id"]
    told = place.ask("Nikos", "POST", f"/channels/{channel}", {"remove": True}).json
    assert (told["mail"], told["channels"]) == ("", [])
    assert recover(place, "nikos@example.org").status == 200
    place.person("Anna")
    place.mail("Anna", "anna@example.org")
    assert [str(one["To"]) for one in place.post.got] == ["nikos@example.org", "anna@example.org"]


def test_a_link_is_good_for_an_hour(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "SECONDS", -1.0)
    place.person("Nikos")
    place.mail("Nikos", "nikos@example.org")
    recover(place, "nikos@example.org")
    assert take(place, links(place, 2)[0], "a-secret-of-a-new-device").key == "no-link"


def test_one_address_of_the_internet_asks_seldom(tmp_path: Path) -> None:
    with club(tmp_path / "club") as place:
        found = [recover(place, f"nobody{at}@example.org").status for at in range(int(mail_doors.MAIL_AT_ONCE) + 2)]
        assert found[0] == 200
        assert found[-1] == 429
    with running(tmp_path / "alone") as api:
        assert api.post("/api/person/recover", {"address": "nikos@example.org"}).key == "channel-off"
        assert api.get("/api/about").json["recovery"] is False
