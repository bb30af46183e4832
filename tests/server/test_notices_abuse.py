"""What people could do with notices that nobody wants: fill mailboxes, reach into networks, guess codes and links."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from kylix.core.errors import KylixError
from kylix.server.club import carrying, mail_doors, outward, telling
from kylix.server.club.outward import is_public
from kylix.server.config import Config, Mail
from server.harness import Reply
from server.sinks import wait_for
from server.test_notices import ADDRESS, ALWAYS, Club, club, pass_on, table_of_two, texts

PRIVATE = (
    "http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://10.0.0.1/", "http://192.168.1.1/x",
    "http://172.16.0.1/", "http://169.254.169.254/latest/meta-data", "http://0.0.0.0/", "http://[fe80::1]/",
    "http://[fc00::1]/", "http://[::ffff:127.0.0.1]/", "http://2130706433/", "http://0x7f.1/", "http://127.1/",
    "http://100.64.0.1/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://224.0.0.1/",
)  # fmt: skip


@pytest.fixture
def place(tmp_path: Path, quick: None) -> Iterator[Club]:
    with club(tmp_path) as made:
        made.person("Nikos")
        yield made


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    from kylix.server.club import notices, sender

    monkeypatch.setattr(notices, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(sender, "BETWEEN_SECONDS", 0.05)
    monkeypatch.setattr(mail_doors, "MAIL_AT_ONCE", 1000.0)


# --- addresses on the web ---------------------------------------------------------------------------------------------


def hook(place: Club, address: str) -> Reply:
    return place.ask("Nikos", "POST", "/channels", {"kind": "webhook", "address": address})


def test_nothing_is_sent_into_networks_of_ones_own(tmp_path: Path) -> None:
    with club(tmp_path, hook_networks=()) as place:
        place.person("Nikos")
        for address in (*PRIVATE, place.site.address()):
            got = hook(place, address)
            assert (got.status, got.key) == (400, "bad-address"), address
            keys = {"p256dh": "B" * 87, "auth": "A" * 22}
            got = place.ask("Nikos", "POST", "/channels", {"kind": "push", "endpoint": address, **keys})
            assert (got.status, got.key) == (400, "bad-address"), address
        assert place.ask("Nikos", "GET", "").json["channels"] == []
        assert place.site.got == []


@pytest.mark.parametrize(
    "address",
    ["ftp://example.org/", "file:///etc/passwd", "http://", "http://exa mple/", "http://x:99999/", "gopher://x:70/_"],
)
def test_what_is_no_address_on_the_web_is_refused(place: Club, address: str) -> None:
    assert hook(place, address).status == 400


@pytest.mark.parametrize("port", [22, 25, 53, 110])
def test_ports_of_other_services_are_refused(place: Club, port: int) -> None:
    assert hook(place, f"http://127.0.0.1:{port}/").key == "bad-address"


def test_a_name_that_means_another_machine_later_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked up when it is added, it is on the internet; looked up when something is sent, it is this machine."""
    real, answers = socket.getaddrinfo, iter(["93.184.215.14"])

    def changing(host: Any, *about: Any, **more: Any) -> Any:
        return real(next(answers, "127.0.0.1") if host == "rebind.example.org" else host, *about, **more)

    with club(tmp_path, hook_networks=()) as place:
        place.person("Nikos")
        monkeypatch.setattr(socket, "getaddrinfo", changing)
        made = hook(place, f"http://rebind.example.org:{place.site.port}/hook").json["channels"][0]
        tried = place.ask("Nikos", "POST", f"/channels/{made['id']}/test").json
        assert tried == {"arrived": False, "why": "rebind.example.org is not on the internet"}
        assert place.site.got == []


def test_a_redirection_leads_into_no_network_either(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first address may be reached, what it points to may not."""
    made = hook(place, place.site.address("/first")).json["channels"][0]
    asked: list[str] = []
    for leads in ("http://10.0.0.1/", "http://169.254.169.254/", "file:///etc/passwd", "http://127.0.0.1:22/"):
        place.site.answer = lambda path, leads=leads: (307, leads)  # type: ignore[misc]
        tried = place.ask("Nikos", "POST", f"/channels/{made['id']}/test")
        asked.append(tried.json["why"])
        monkeypatch.setattr(outward, "SECONDS", 1.0)
    assert asked == [
        "10.0.0.1 is not on the internet",
        "169.254.169.254 is not on the internet",
        "this is no address on the web",
        "nothing is sent to port 22",
    ]
    place.site.answer = lambda path: (307, place.site.address("/first"))
    assert place.ask("Nikos", "POST", f"/channels/{made['id']}/test").json["why"] == "it redirects too often"


def test_a_redirection_to_a_public_place_is_followed(place: Club) -> None:
    made = hook(place, place.site.address("/first")).json["channels"][0]
    place.site.answer = lambda path: (308, place.site.address("/second")) if path == "/first" else (200, "")
    assert place.ask("Nikos", "POST", f"/channels/{made['id']}/test").json["arrived"]
    assert [path for path, _, _ in place.site.got] == ["/second"]


def test_public_and_private_addresses_are_told_apart() -> None:
    for text in ("8.8.8.8", "93.184.215.14", "2606:4700:4700::1111"):
        assert is_public(ipaddress.ip_address(text)), text
    for text in ("198.18.0.1", "192.0.2.1", "240.0.0.1", "255.255.255.255", "::", "ff02::1", "2001:db8::1", "::7f00:1"):
        assert not is_public(ipaddress.ip_address(text)), text


# --- mail -------------------------------------------------------------------------------------------------------------


def test_nothing_but_a_code_goes_to_an_address_that_is_not_confirmed(place: Club) -> None:
    guest = place.person("Anna")
    assert place.ask("Anna", "POST", "/mail", {"address": "victim@example.org"}).status == 200
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    assert place.run("SELECT * FROM notices") == []
    assert place.ask("Anna", "GET", "").json["mail"] == ""
    assert len(place.post.got) == 1


def test_an_address_is_sent_few_codes_whoever_asks(place: Club) -> None:
    names = [f"P{at}" for at in range(8)]
    for name in names:
        place.person(name)
    addresses = ["v@example.org", "V@EXAMPLE.org"] * 4
    both = zip(names, addresses, strict=True)
    got = [place.ask(name, "POST", "/mail", {"address": address}) for name, address in both]
    assert [reply.status for reply in got] == [200] * 5 + [429] * 3
    assert got[-1].key == "no-mail"
    assert len(place.post.got) == 5


def test_a_person_asks_for_few_codes_however_many_addresses(place: Club) -> None:
    got = [place.ask("Nikos", "POST", "/mail", {"address": f"v{at}@example.org"}).status for at in range(12)]
    assert got == [200] * 10 + [429] * 2
    assert len(place.post.got) == 10


@pytest.mark.parametrize(
    "address", ["", "x", "@", "a@b\nBcc: c@d", "a@b,c@d", "A <a@b>", "a b@c", "x" * 300 + "@example.org"]
)
def test_what_is_no_address_is_refused(place: Club, address: str) -> None:
    assert place.ask("Nikos", "POST", "/mail", {"address": address}).status == 400
    assert place.post.got == []


def test_codes_cannot_be_guessed(place: Club) -> None:
    assert place.ask("Nikos", "POST", "/mail", {"address": "nikos@example.org"}).status == 200
    (true,) = re.findall(r"\b\d{6}\b", str(place.post.until(1)[0]["Subject"]))
    wrong = (f"{(int(true) + at) % 10**6:06}" for at in range(1, 400))

    def guess(code: str) -> str:
        return place.ask("Nikos", "POST", "/confirm", {"code": code}).key

    with ThreadPoolExecutor(8) as pool:  # many at once are no more than one after the other
        got: list[str] = []
        while "no-code" not in got:  # of eight at once one counts at least; the others may be told to try again
            got += pool.map(guess, islice(wrong, 8))
    assert got.count("wrong-code") == mail_doors.TRIES
    assert set(got) <= {"wrong-code", "no-code", "code-asked"}
    assert place.ask("Nikos", "POST", "/confirm", {"code": true}).key == "no-code", "even the true one is void"
    place.person("Anna")
    assert place.ask("Anna", "POST", "/confirm", {"code": true}).key == "no-code", "it is nobody else's"


def test_a_day_has_only_so_many_mails(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    from kylix.server.club import mail

    monkeypatch.setattr(mail, "NOTICES_A_DAY", 2)
    guest = place.person("Anna")
    place.mail("Anna", "anna@example.org")
    for _ in range(3):
        table = table_of_two(place)
        place.sit(table, 1, guest)
        pass_on(table)
    assert sorted(how for _, how, _ in place.ended(3)) == ["failed", "sent", "sent"]
    assert place.ask("Anna", "GET", "").json["failed"][0]["why"] == "too much mail went to this address today"


# --- links in mail ----------------------------------------------------------------------------------------------------


def mailed_link(place: Club) -> tuple[str, str, str]:
    """The table, the code of its link, and that which ends the mails."""
    guest = place.person("Anna")
    place.mail("Anna", "anna@example.org")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    mail = place.post.until(2)[-1]
    plain, rich = texts(mail)
    (code,) = set(re.findall(rf"{ADDRESS}/#/go/{table.id}/([\w-]+)", plain + rich))
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Auto-Submitted"] == "auto-generated"
    (stop,) = re.findall(rf"<{ADDRESS}(/api/notices/stop/[\w-]+)>", str(mail["List-Unsubscribe"]))
    return table.id, code, stop


def take(place: Club, code: str, secret: str, **headers: str) -> Reply:
    return place.api.post("/api/notices/link", {"code": code, "secret": secret}, **headers)


def test_the_link_of_a_mail_makes_one_device_the_persons(place: Club) -> None:
    table, code, _ = mailed_link(place)
    mine = {"Kylix-Person": place.secrets["Anna"]}
    first = take(place, code, "unused-secret-of-a-device", **mine).json
    assert not first["taken"], "a device that carries the person uses nothing up"
    assert (first["table"], first["seat"], first["person"]["name"]) == (table, "T", "Anna")
    secret = "a-new-device-of-anna-0123"
    for _ in range(2):  # the answer may be lost
        assert take(place, code, secret).json == {**first, "taken": True}
    who = place.api.ask("GET", "/api/person", **{"Kylix-Person": secret}).json
    assert who["name"] == "Anna"
    assert take(place, code, "a-second-device-0123456789").key == "no-link"
    kept = str(place.run("SELECT * FROM codes"))
    assert code not in kept
    assert secret not in str(place.run("SELECT * FROM devices"))


def test_a_device_by_a_link_takes_the_place_of_the_one_used_longest_ago(
    place: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carrying, "DEVICES", 3)
    _, code, _ = mailed_link(place)
    ((anna,),) = place.run("SELECT id FROM persons WHERE name = 'Anna'")
    for secret, used in (("older", 1.0), ("old", 2.0)):
        place.run("INSERT INTO devices (secret, person_id, made, used) VALUES (?, ?, 0, ?)", secret, anna, used)
    assert take(place, code, "a-new-device-of-anna-0123").json["taken"]
    known = [secret for (secret,) in place.run("SELECT secret FROM devices WHERE person_id = ? ORDER BY used", anna)]
    assert len(known) == 3
    assert known[0] == "old", "whoever has nothing but the mail is not kept out"


def test_a_link_that_is_too_old_opens_nothing(place: Club) -> None:
    _, code, _ = mailed_link(place)
    place.run("UPDATE codes SET until = until - 7.1 * 86400")
    assert take(place, code, "a-new-device-of-anna-0123").key == "no-link"


def test_links_are_not_guessed(place: Club) -> None:
    _, code, _ = mailed_link(place)
    near = [code[:-1] + letter for letter in "ABCDEFGHIJKLMNOP" if letter != code[-1]]
    keys = [take(place, guess, "a-new-device-of-anna-0123").key for guess in near]
    assert set(keys) <= {"no-link", "too-many-links"}
    assert "too-many-links" in keys


def test_one_click_ends_the_mails(place: Club) -> None:
    _, _, stop = mailed_link(place)
    where = place.api.get(stop)
    assert f"{ADDRESS}/#/stop/" in where.data.decode(), "looking ends nothing: programs follow links"
    assert set(place.ask("Anna", "GET", "").json["channels"][0]["rules"].values()) == {"always"}
    body = b"List-Unsubscribe=One-Click"
    assert place.api.ask("POST", stop, body, **{"Content-Type": "application/x-www-form-urlencoded"}).status == 200
    assert set(place.ask("Anna", "GET", "").json["channels"][0]["rules"].values()) == {"off"}
    assert place.api.ask("POST", stop[:-1] + "x", body).status == 404
    place.rules("Anna", place.ask("Anna", "GET", "").json["channels"][0]["id"], ALWAYS)


# --- channels ---------------------------------------------------------------------------------------------------------


def test_channels_are_their_persons_own(place: Club) -> None:
    place.person("Anna")
    id = place.webhook("Nikos")["id"]
    for path, body in ((f"/channels/{id}", {"remove": True}), (f"/channels/{id}/test", None)):
        assert place.ask("Anna", "POST", path, body).key == "no-channel"
    assert place.ask("Anna", "GET", "").json["channels"] == []
    assert place.site.address()[-6:] not in str(place.ask("Nikos", "GET", "").json), "its end is a secret"
    assert place.ask("Nikos", "POST", f"/channels/{id}", {"remove": True}).json["channels"] == []


def test_channels_and_tests_are_few(place: Club) -> None:
    got = [hook(place, place.site.address(f"/{at}")) for at in range(14)]
    assert [reply.status for reply in got] == [200] * 12 + [409] * 2
    id = got[0].json["channels"][0]["id"]
    tried = [place.ask("Nikos", "POST", f"/channels/{id}/test").status for _ in range(7)]
    assert tried == [200] * 5 + [429] * 2


def test_a_browser_tells_only_who_is_there_now(place: Club) -> None:
    place.person("Anna")
    given = {"kind": "push", "endpoint": place.site.address("/push"), "p256dh": "B" * 87, "auth": "A" * 22}
    for name in ("Nikos", "Anna", "Anna"):
        assert len(place.ask(name, "POST", "/channels", given).json["channels"]) == 1
    assert place.ask("Nikos", "GET", "").json["channels"] == []
    tried = place.ask("Anna", "POST", f"/channels/{place.ask('Anna', 'GET', '').json['channels'][0]['id']}/test").json
    assert tried == {"arrived": False, "why": "this browser has no key"}


def test_what_is_not_switched_on_is_refused(tmp_path: Path) -> None:
    with club(tmp_path, mail=Mail(), webhooks=False) as place:
        place.person("Nikos")
        assert place.ask("Nikos", "GET", "").json["kinds"] == ["push"]
        assert hook(place, place.site.address()).key == "channel-off"
        assert place.ask("Nikos", "POST", "/mail", {"address": "a@example.org"}).key == "channel-off"


def test_a_missing_package_is_named(tmp_path: Path) -> None:
    config = Config(tmp_path, mail=Mail(host="x"), webhooks=True)
    telling.check_packages(config)
    with pytest.raises(KylixError, match=r"notices by webhook need the package httpx: pip install 'kylix\[club\]'"):
        telling.check_packages(config, lambda name: name != "httpx")
    telling.check_packages(Config(tmp_path), lambda name: False)


def test_nothing_waits_when_the_server_stops(tmp_path: Path, quick: None) -> None:
    with club(tmp_path) as place:
        guest = place.person("Nikos")
        place.webhook("Nikos")
        table = table_of_two(place)
        place.sit(table, 1, guest)
        pass_on(table)
    with club(tmp_path) as again:
        wait_for(lambda: again.run("SELECT 1 FROM notices WHERE done IS NOT NULL OR tries > 0"))
