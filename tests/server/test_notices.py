"""Notices from end to end: a server, a mail server, an address on the web, the push service of a browser; all real."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kylix.server.club import notices, sender
from kylix.server.config import Mail, Push
from server.harness import Api, Opened, Reply, play_out, running
from server.sinks import Browser, Post, Site, decoded, post_office, wait_for, website

ADDRESS = "https://games.example.org"
GUEST = "a-token-that-the-guest-made"
ALWAYS: dict[str, str] = dict.fromkeys(notices.EVENTS, "always")


@dataclass
class Club:
    """A server that can send all kinds of notices, and where they arrive."""

    api: Api
    post: Post
    site: Site
    file: Path
    secrets: dict[str, str] = field(default_factory=dict)

    def person(self, name: str, lang: str = "en") -> str:
        """Their id; their device has a secret then."""
        self.secrets[name] = f"the-secret-of-{name}-on-a-device"
        asked = {"secret": self.secrets[name], "name": name, "lang": lang}
        return str(self.api.post("/api/person", asked).json["id"])

    def ask(self, name: str, method: str, path: str, body: Any = None) -> Reply:
        return self.api.ask(method, f"/api/notices{path}", body, **{"Kylix-Person": self.secrets[name]})

    def webhook(self, name: str, path: str = "/hook", **more: Any) -> Any:
        asked = {"kind": "webhook", "address": self.site.address(path), **more}
        made = self.ask(name, "POST", "/channels", asked)
        assert made.status == 200, made.data
        return self.rules(name, made.json["channels"][-1]["id"], ALWAYS)

    def rules(self, name: str, channel: str, rules: dict[str, str], **more: Any) -> Any:
        changed = self.ask(name, "POST", f"/channels/{channel}", {"rules": rules, **more})
        assert changed.status == 200, changed.data
        return next(one for one in changed.json["channels"] if one["id"] == channel)

    def mail(self, name: str, address: str) -> Any:
        sent = len(self.post.got)
        assert self.ask(name, "POST", "/mail", {"address": address}).json["awaited"] == address
        code = re.findall(r"\b\d{6}\b", str(self.post.until(sent + 1)[-1]["Subject"]))[0]
        shown = self.ask(name, "POST", "/confirm", {"code": code})
        assert shown.status == 200, shown.data
        return self.rules(name, shown.json["channels"][-1]["id"], ALWAYS)

    def sit(self, table: Opened, seat: int, person: str) -> None:
        self.run("INSERT INTO sitters VALUES (?, ?, ?)", table.id, seat, person)

    def run(self, sql: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(self.file, timeout=20)) as db, db:
            return db.execute(sql, values).fetchall()

    def ended(self, count: int) -> list[Any]:
        """How the notices ended, when so many have."""
        sql = "SELECT event, how, tries FROM notices WHERE done IS NOT NULL ORDER BY made, event"
        wait_for(lambda: len(self.run(sql)) >= count)
        return self.run(sql)


@contextmanager
def club(folder: Path, **more: Any) -> Iterator[Club]:
    with post_office() as post, website() as site:
        mail = Mail(host="127.0.0.1", port=post.port, sender="Kylix <table@games.example.org>", tls="none")
        about = {"mail": mail, "push": Push(on=True, contact="host@games.example.org"), "webhooks": True, **more}
        about = {"hook_networks": ("127.0.0.0/8",), "address": ADDRESS, **about}
        with running(folder, **about) as api:
            yield Club(api, post, site, folder / "tables.sqlite")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is waited for but what a test is about."""
    monkeypatch.setattr(notices, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(sender, "BETWEEN_SECONDS", 0.05)
    monkeypatch.setattr(sender, "LOOKING_SECONDS", 0.1)
    monkeypatch.setattr(sender, "BACK_OFF", (0.1, 0.1))


@pytest.fixture
def place(tmp_path: Path, quick: None) -> Iterator[Club]:
    with club(tmp_path) as made:
        yield made


def table_of_two(place: Club, name: str = "Nikos") -> Opened:
    """Xenia at the host's screen is to act; a guest sits in seat 1, who is told things."""
    table = place.api.table("here", "link", seed=3)
    assert table.join(1, name, GUEST).status == 200
    return table


def pass_on(table: Opened) -> None:
    """Xenia moves until the guest is to act."""
    with table.sit(0) as host:
        while host.to_act:
            assert host.play(host.options[0])["type"] == "done"
        assert host.state["prompt"]["to_act"] == ["T"]


def texts(made: EmailMessage) -> tuple[str, str]:
    plain, rich = (made.get_body((kind,)) for kind in ("plain", "html"))
    assert plain is not None
    assert rich is not None
    return plain.get_content(), rich.get_content()


# --- each kind of channel ---------------------------------------------------------------------------------------------


def test_whoever_is_to_act_is_told_by_mail_webhook_and_push(place: Club) -> None:
    guest = place.person("Nikos", "fr")
    browser = Browser(place.site)
    place.mail("Nikos", "nikos@example.org")
    place.webhook("Nikos")
    pushed = place.ask("Nikos", "POST", "/channels", {"kind": "push", **browser.subscription()}).json["channels"][-1]
    place.rules("Nikos", pushed["id"], ALWAYS)
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    assert place.ended(3) == [("turn", "sent", 1)] * 3
    mail, (code_mail, *_) = place.post.got[-1], place.post.got
    assert [str(one["To"]) for one in place.post.got] == ["nikos@example.org"] * 2
    assert "À vous de jouer" in str(mail["Subject"])
    assert "Votre code" in str(code_mail["Subject"])
    for text in texts(mail):
        assert "player 0" in text, "with whom"
        assert f"{ADDRESS}/#/go/{table.id}/" in text
    (told,) = [one for path, _, data in place.site.got if path == "/hook" for one in json.loads(data)["notices"]]
    assert (told["event"], told["title"], told["table"]) == ("turn", "troia", table.id)
    (shown,) = browser.read()
    assert (shown["tag"], shown["link"]) == (table.id, f"{ADDRESS}/#/t/{table.id}")
    assert told["head"] == shown["head"] == str(mail["Subject"])


def test_a_browser_can_tell_who_sends(place: Club) -> None:
    """The signature is of the key that pages were given, which stays the same."""
    place.person("Nikos")
    key = place.ask("Nikos", "GET", "").json["key"]
    made = place.ask("Nikos", "POST", "/channels", {"kind": "push", **Browser(place.site).subscription()}).json
    assert made["key"] == key
    assert made["channels"][0]["address"].startswith("127.0.0.1:"), "the rest of it is a secret"
    assert place.ask("Nikos", "POST", f"/channels/{made['channels'][0]['id']}/test").json["arrived"]
    ((_, headers, _),) = place.site.got
    token = headers["authorization"].removeprefix("vapid t=").partition(",")[0]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    claims = jwt.decode(token, public, algorithms=["ES256"], audience="http://127.0.0.1")
    assert claims["sub"] == "mailto:host@games.example.org"


@pytest.mark.parametrize(("form", "field"), [("discord", "content"), ("slack", "text")])
def test_names_call_nobody_at_discord_and_slack(place: Club, form: str, field: str) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos", form=form)
    seats = [{"kind": "here", "name": "@everyone <!channel>"}, {"kind": "link"}]
    keys = place.api.post("/api/tables", {"title": "troia", "seats": seats, "numbers": False, "seed": 3}).json
    table = Opened(
        place.api,
        keys["table"],
        keys["host"],
        [one["token"] for one in keys["seats"]],
        [None, keys["seats"][1]["invitation"]],
    )
    table.join(1, "Nikos", GUEST)
    place.sit(table, 1, guest)
    pass_on(table)
    ((_, _, data),) = place.site.until(1)
    body = json.loads(data)
    assert "@everyone" in body[field].replace("\\", "")
    assert "<!channel>" not in body[field]
    if form == "discord":
        assert body["allowed_mentions"] == {"parse": []}
        assert "\\@everyone" in body[field]


# --- what is told -----------------------------------------------------------------------------------------------------


def test_the_end_of_a_game_is_told_also_to_whom_a_bot_played_for(place: Club) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    assert table.change("T", GUEST, kind="bot", level="random").status == 200
    with table.sit(0) as host:
        for _ in range(10_000):
            if host.state["over"]:
                break
            if host.to_act:
                host.play(host.options[-1])
            else:
                host.until("state")
    assert place.ended(1) == [("over", "sent", 1)], "who hands the seat to a bot is told nothing of that"


def test_a_rematch_invites_who_does_not_look(place: Club) -> None:
    for name, sees in (("Nikos", False), ("Zoe", True)):
        guest = place.person(name)
        place.webhook(name, path=f"/{name}")
        table = table_of_two(place)
        place.sit(table, 1, guest)
        with table.sit(0) as host, table.sit(1) as page:
            play_out([host, page], random.Random(4))
            if sees:
                page.send(type="looking", on=True, n=page.state["n"])
                page.send(type="ping")
                page.until("pong")
            seats = table.api.post(f"/api/tables/{table.id}/rematch", None, Authorization=f"Bearer {table.tokens[0]}")
            assert seats.status == 200
        rows = place.run("SELECT seat FROM notices WHERE event = 'invited' AND person_id = ?", guest)
        assert rows == ([] if sees else [(0,)]), "each sits one seat on"
    wait_for(lambda: any(one["event"] == "invited" for one in place.site.notices))
    assert [path for path, _, data in place.site.got if b'"invited"' in data] == ["/Nikos"]


def test_who_is_first_to_act_at_an_evening_is_told_once(tmp_path: Path, quick: None) -> None:
    """The call to the table is enough; but not where turns are wanted sooner than calls."""
    with club(tmp_path, evenings=True, number_seconds=0.05) as place:
        late: set[str] = set()
        for name in ("Anna", "Ben", "Chloe", "Dimos"):
            place.person(name)
            place.webhook(name)
            channel = place.webhook(name, path="/late")["id"]
            place.rules(name, channel, {**ALWAYS, "invited": "digest"})
            late.add(channel)
        keys = [{"Kylix-Person": secret} for secret in place.secrets.values()]
        asked = {"name": "Friday", "titles": [{"title": "troia", "seats": 2}], "rounds": 2, "level": "random"}
        path = f"/api/evenings/{place.api.post('/api/evenings', asked, **keys[0]).json['evening']}"
        for key in keys[1:]:
            assert place.api.post(f"{path}/join", None, **key).status == 200
        assert place.api.post(f"{path}/round", {"after": 0}, **keys[0]).status == 200
        first = "FROM sitters s JOIN tables t ON t.id = s.table_id WHERE t.to_act = ',' || s.seat || ','"
        wait_for(lambda: len(place.run(f"SELECT s.seat {first}")) == 2)
        assert place.run("SELECT COUNT(*) FROM notices WHERE event = 'invited'") == [(8,)]
        told = place.run("SELECT person_id, channel FROM notices WHERE event = 'turn' ORDER BY person_id")
        assert [who for who, _ in told] == [who for (who,) in place.run(f"SELECT s.person_id {first} ORDER BY 1")]
        assert {channel for _, channel in told} <= late


def test_whoever_was_away_so_long_that_a_bot_stands_in_is_told(tmp_path: Path, quick: None) -> None:
    with club(tmp_path, away_seconds=0.5) as place:
        guest = place.person("Nikos")
        place.webhook("Nikos")
        table = table_of_two(place)
        place.sit(table, 1, guest)
        assert table.change("T", kind="bot").json["asked"]
        wait_for(lambda: len(place.site.notices) == 2)
        assert [one["event"] for one in place.site.notices] == ["asked", "stood-in"]


def test_whoever_is_asked_something_is_told(place: Club) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    assert table.change("T", kind="bot").json["asked"], "a countdown: the guest is away"
    assert [one["event"] for one in wait_for(lambda: place.site.notices)] == ["asked"]


def test_whoever_is_to_agree_with_the_others_is_told(place: Club) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    with table.sit(0) as host:
        assert host.ask(type="propose", kind="abandon")["type"] == "done"
    assert [one["event"] for one in wait_for(lambda: place.site.notices)] == ["asked"]


def test_a_table_of_nobody_writes_nothing(place: Club) -> None:
    place.person("Nikos")
    place.webhook("Nikos")
    pass_on(table_of_two(place))
    assert place.run("SELECT * FROM notices") == []


def test_nothing_of_the_game_is_in_a_notice(place: Club) -> None:
    """In all that is sent, no word of the title but its name: neither cards nor moves."""
    guest = place.person("Nikos")
    place.mail("Nikos", "nikos@example.org")
    place.webhook("Nikos")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    place.ended(2)
    sent = [data.decode() for _, _, data in place.site.got] + [text for mail in place.post.got for text in texts(mail)]
    with table.sit(1) as page:
        cards = {card for hand in page.state["view"]["hand"] if isinstance(hand, list) for card in hand}
        words = {
            name
            for names in place.api.get(f"/api/tables/{table.id}/components").json["names"].values()
            for name in names
        }
    assert cards
    long = {word for word in cards | words if len(word) > 3}
    assert not [word for word in long for text in sent if re.search(rf"\b{re.escape(word)}\b", text)]


# --- who looks --------------------------------------------------------------------------------------------------------


def test_nobody_is_told_who_looks_and_everybody_whose_tab_is_only_open(place: Club) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos")
    for sees in (True, False):
        table = table_of_two(place)
        place.sit(table, 1, guest)
        with table.sit(1) as page:
            page.send(type="looking", on=True, n=page.state["n"])
            if not sees:
                page.send(type="looking", on=False)
            page.send(type="ping")
            page.until("pong")
            pass_on(table)
            if sees:
                page.until_n(wait_n(table))
                page.send(type="looking", on=True, n=page.state["n"])
                assert [how for _, how, _ in place.ended(1)] == ["seen"]
                assert place.site.got == []
            else:
                assert sorted(how for _, how, _ in place.ended(2)) == ["seen", "sent"]


def wait_n(table: Opened) -> int:
    return int(table.api.summary(table.id)["n"])


def test_a_page_that_goes_before_it_showed_the_turn_holds_nothing_back(place: Club) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    with table.sit(1) as page:
        page.send(type="looking", on=True, n=page.state["n"])
        page.send(type="ping")
        page.until("pong")
        pass_on(table)
        (due,) = place.run("SELECT due FROM notices")[0]
        wait_for(lambda: place.run("SELECT due FROM notices")[0][0] > due)
        assert place.site.got == []
    assert place.ended(1) == [("turn", "sent", 1)]


def test_whoever_acted_meanwhile_is_told_nothing(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "GRACE_SECONDS", 1.5)
    guest = place.person("Nikos")
    place.webhook("Nikos")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    with table.sit(1) as page:
        page.play(page.options[0])
    assert place.ended(1)[0][:2] == ("turn", "acted")
    assert place.site.got == []


# --- rules ------------------------------------------------------------------------------------------------------------


def test_away_for_ten_minutes_counts_from_the_last_look(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "AWAY_SECONDS", 3.0)
    guest = place.person("Nikos")
    channel = place.webhook("Nikos")
    place.rules("Nikos", channel["id"], {"turn": "away"})
    table = table_of_two(place)
    place.sit(table, 1, guest)
    with table.sit(1) as page:
        page.send(type="looking", on=True, n=page.state["n"])
        page.send(type="ping")
        page.until("pong")
    wait_for(lambda: place.run("SELECT at FROM looked"))
    pass_on(table)
    place.ended(1)
    ((at, done),) = place.run("SELECT l.at, n.done FROM looked l JOIN notices n USING (person_id)")
    assert done >= at + 3.0


def test_a_digest_is_one_mail_for_all(place: Club) -> None:
    guest = place.person("Nikos")
    channel = place.mail("Nikos", "nikos@example.org")
    hour = place.rules("Nikos", channel["id"], dict.fromkeys(ALWAYS, "digest"), hour=5)["hour"]
    assert hour == 5
    tables = [table_of_two(place) for _ in range(3)]
    for table in tables:
        place.sit(table, 1, guest)
        pass_on(table)
    wait_for(lambda: all(due % 86_400 == 5 * 3600 for (due,) in place.run("SELECT due FROM notices")))
    # A day later.
    place.run("UPDATE notices SET made = made - 86400, due = due - 86400")
    assert [how for _, how, _ in place.ended(3)] == ["sent"] * 3
    mail = place.post.until(2)[-1]
    assert len(place.post.got) == 2
    assert "3 things" in str(mail["Subject"])
    assert all(table.id in texts(mail)[0] for table in tables)


def test_what_is_switched_off_is_not_told(place: Club) -> None:
    guest = place.person("Nikos")
    channel = place.webhook("Nikos")
    assert place.rules("Nikos", channel["id"], {"turn": "off"})["rules"]["turn"] == "off"
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    assert place.run("SELECT * FROM notices") == []


# --- failing ----------------------------------------------------------------------------------------------------------


def test_what_fails_is_tried_again_and_shown_meanwhile(place: Club) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos")
    answers = iter([(500, ""), (503, "")])
    place.site.answer = lambda path: next(answers, (204, ""))
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    assert place.ended(1) == [("turn", "sent", 3)]
    assert len(place.site.notices) == 1
    assert place.ask("Nikos", "GET", "").json["channels"][0]["failing"] == "", "it works again"


def test_what_cannot_be_sent_is_given_up_and_shown(place: Club) -> None:
    guest = place.person("Nikos")
    place.webhook("Nikos")
    place.site.answer = lambda path: (500, "")
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    assert place.ended(1) == [("turn", "failed", 3)]
    shown = place.ask("Nikos", "GET", "").json
    assert shown["channels"][0]["failing"] == "it answered 500"
    (failed,) = shown["failed"]
    assert (failed["event"], failed["table"], failed["why"], failed["again"]) == (
        "turn",
        table.id,
        "it answered 500",
        False,
    )


def test_a_refused_address_is_not_tried_again(place: Club) -> None:
    guest = place.person("Nikos")
    place.mail("Nikos", "nikos@example.org")
    place.post.answer = lambda to: "550 no such user"
    table = table_of_two(place)
    place.sit(table, 1, guest)
    pass_on(table)
    assert place.ended(1) == [("turn", "failed", 1)]
    assert place.ask("Nikos", "GET", "").json["channels"][0]["failing"] == "the address is refused"
