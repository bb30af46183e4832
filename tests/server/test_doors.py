"""Every door of a running game, tried by everybody who has no business there: to see another hand, to act for a seat.

The doors are those of the contract: an endpoint or a message that has no case here fails a test.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import pytest

from kylix.server.config import Config
from kylix.server.messages import ClientMessage
from kylix.server.routes import Routes
from kylix.server.table_manager import TableManager
from kylix.store.sqlite import SqliteStore
from server.harness import Api, Client, Opened, running
from server.stored import now

GUEST = "a-token-that-the-guest-made"
MOVES = 8
"""So often people draw cards first: then both have some that the other has not seen."""


@dataclass(frozen=True)
class Room:
    """A running game of two, the host's seat G and a guest's seat T, both at their screens; and what is hidden."""

    table: Opened
    other: Opened
    people: list[Client]
    hidden: dict[str, set[str]]
    """By seat: the cards in its hand."""
    file: Path

    def kept(self) -> tuple[Any, ...]:
        """Moves and keys, as they are on the disk."""
        store = SqliteStore(self.file)
        found = now(store.table(self.table.id))
        store.shut()
        assert found is not None
        return found.host, found.lines, [(seat.kind, seat.level, seat.token, seat.invitation) for seat in found.seats]

    def keys(self) -> dict[str, str | None]:
        """Who tries, and with what; none of them may see the hand of G or act for it."""
        return {
            "host": self.table.host,
            "guest": self.table.tokens[1],
            "spectator": None,
            "stranger": self.other.tokens[0],
            "the host of another table": self.other.host,
            "used invitation": self.table.invitations[1],
            "hash of a key": hashlib.sha256(str(self.table.tokens[0]).encode()).hexdigest(),
            "the table's name": self.table.id,
        }


def leaks(told: Any, hand: set[str]) -> list[Any]:
    """Cards of a hand by themselves. Lists with others among them, such as all there are, tell nothing."""
    if isinstance(told, dict):
        return [leak for part in told.values() for leak in leaks(part, hand)]
    if isinstance(told, list) and told and all(isinstance(part, str) for part in told):
        return [told] if set(told) <= hand else []
    if isinstance(told, list):
        return [leak for part in told for leak in leaks(part, hand)]
    return [told] if isinstance(told, str) and told in hand else []


def test_a_leak_would_be_seen() -> None:
    hand = {"A", "B", "C"}
    assert leaks({"view": {"hand": [["A", "B", "C"], 2]}, "events": [{"facts": {"card": "A"}}]}, hand) == [
        [*"ABC"],
        "A",
    ]
    assert leaks({"all": ["A", "B", "C", "D"], "hand": [3, 2], "unseen": [["A", "E"]]}, hand) == []


def told_by(data: bytes | str) -> list[Any]:
    """What an answer says: JSON, or lines of it; other text as it is."""
    text = data.decode() if isinstance(data, bytes) else data
    try:
        return [json.loads(line) for line in text.splitlines()]
    except ValueError:
        return text.split()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    with running(tmp_path) as api:
        table, other = api.table("here", "link", seed=4, hints=True), api.table("here", "link", seed=5)
        assert table.join(1, "Nikos", GUEST).status == 200
        people = [table.sit(0), table.sit(1)]
        for _ in range(MOVES):
            mover = next(client for client in people if client.to_act)
            assert mover.play("draw" if "draw" in mover.options else mover.options[-1])["type"] == "done"
            for client in people:
                client.until_n(mover.state["n"])
        hidden = {seat: set(people[at].state["view"]["hand"][at]) for at, seat in enumerate("GT")}
        assert all(len(hand) > 1 for hand in hidden.values())
        yield Room(table, other, people, hidden, tmp_path / "tables.sqlite")
        for client in people:
            client.close()


def endpoints(folder: Path) -> list[Any]:
    store = SqliteStore(folder / "contract.sqlite")
    try:
        return Routes(TableManager(Config(data=folder), store)).endpoints()
    finally:
        store.shut()


BOTS = [{"kind": "bot", "level": "random"}] * 2
GIVE = [{"kind": kind, "renew": renew, "name": "mine"} for kind in ("here", "link", "bot") for renew in (False, True)]
DOORS: dict[str, list[Any]] = {
    "summary": [None],
    "components": [None],
    "number": [{}, {"promise": "0" * 64}, {"number": "7"}],
    "begin": [{}],
    "change_seat": GIVE,
    "change_host": [{"token": "KEY"}],
    "join": [{"invitation": "KEY", "token": "b" * 22}, {"invitation": "", "token": "b" * 22}],
    "claim": [{}],
    "own_seats": [None],
    "replay": [{"viewpoint": viewpoint, "first": 0} for viewpoint in ("", "public", "G", "T", "all")],
    "branch": [{"n": 0, "seats": BOTS}],
    "rematch": [{}],
    "record": [None],
    "chance": [None],
    "statistics": [None],
    "review": [None],
    "analysis": [{"n": 0, "seat": seat} for seat in ("", "G", "T")],
    "sit": [{"token": "d" * 22, "name": "me"}, {"token": "KEY", "name": "me", "seat": "G"}],
    "leave": [{}],
    "changed": [None],
    "close": [{}],
    "report": [{"text": "they cheat", "seat": "G", "said": "hello"}],
    "tell": [{"show": show} for show in (False, True)],
    "world": [{}],
}
"""By the name of what answers: what is asked for at a table."""

NEED = ("number", "begin", "change_seat", "change_host", "rematch", "tell", "claim", "leave", "close", "world")
"""What is done with a key of the table only."""
SAME_FOR_ALL = ("components",)
"""Tells nothing of a game: it lists everything there is."""


def test_every_endpoint_of_a_table_has_its_attacks(tmp_path: Path) -> None:
    of_tables = {each.does.__name__ for each in endpoints(tmp_path) if "{id}" in each.path}
    assert set(DOORS) == of_tables


def attacks(room: Room, folder: Path) -> Iterator[tuple[str, str, str, str, Any, str | None]]:
    """Who, what answers, method, path, body and token."""
    for who, key in room.keys().items():
        for each in endpoints(folder):
            for body in DOORS[each.does.__name__] if "{id}" in each.path else []:
                filled = json.loads(json.dumps(body).replace("KEY", str(key)))
                path = each.path.replace("{id}", room.table.id).replace("{seat}", "G")
                yield who, each.does.__name__, each.method, path, filled, key


def test_no_endpoint_shows_another_hand_or_acts_for_a_seat(room: Room, tmp_path: Path) -> None:
    """The guest may see the own hand only; everybody else none. Nothing on the disk is another afterwards."""
    before = room.kept()
    tried = 0
    for who, name, method, path, body, key in attacks(room, tmp_path):
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        got = room.table.api.ask(method, path, body, **headers)
        hands = [room.hidden["G"]] if who == "guest" else list(room.hidden.values())
        leak = [leaks(told_by(got.data), hand) for hand in hands]
        assert name in SAME_FOR_ALL or not any(leak), f"{who} learnt {leak} by {method} {path} {body}"
        assert got.status < 500, f"{who} {method} {path}"
        if who not in ("host", "guest", "spectator") and name in NEED:
            assert got.status == 401, f"{who} got through {path}"
        given = got.json if got.status == 200 and name == "change_seat" else {}
        for key in filter(None, (given.get("token"), given.get("invitation"))):
            assert closed(room, key), f"{who} was given a key by {path} {body}"
        tried += 1
    assert tried > 100
    assert room.kept() == before
    for client, seat in zip(room.people, "GT", strict=True):
        assert client.ask(type="look", n=0)["type"] == "looked", f"{seat} was thrown out"


def closed(room: Room, key: str) -> bool:
    """Whether a key opens nothing: neither a hand nor, as an invitation, a seat."""
    with Client(room.table.api.port, room.table.id, None, hello=False) as client:
        client.send(type="hello", token=key)
        refused = client.gone() == 4401
    asked = {"invitation": key, "token": "c" * 22}
    return refused and room.table.api.post(f"/api/tables/{room.table.id}/join", asked).status == 404


def test_who_is_away_loses_the_seat_to_nobody_at_once(room: Room) -> None:
    """The guest goes: the host can have a bot stand in after the countdown, and nothing else."""
    before = room.kept()
    room.people[1].close()
    while room.people[0].until("seats")["seats"][1]["online"]:
        pass
    for kind, key in (("here", "needs-consent"), ("link", "nobody-agrees")):
        assert room.table.change("T", room.table.host, kind=kind).key == key
        assert room.table.change("T", room.table.tokens[0], kind=kind).key == key
    assert room.table.change("T", kind="bot").json == {"token": None, "invitation": None, "asked": True}
    assert room.kept() == before


# --- the socket -----------------------------------------------------------------------------------------------------

MESSAGES: dict[str, list[dict[str, Any]]] = {
    "hello": [{"token": "KEY", "since": 0}],
    "choose": [
        {"moves": ["MOVE"], "question": "QUESTION"},
        {"moves": ["MOVE"], "after": "N", "whole": False},
        {"moves": ["MOVE"], "after": "N", "confirm": "always"},
        {"moves": [], "after": "N"},
    ],
    "why": [{"move": "MOVE"}, {"move": "MOVE", "others": ["MOVE"], "chain": ["MOVE"]}],
    "undo": [{"after": "N"}, {"after": "N", "turn": True}],
    "answer": [{"ask": "ASK", "agree": True}],
    "chat": [{"text": "hello"}],
    "note": [{"text": "mine"}],
    "look": [{"n": 0}, {"n": "LAST"}],
    "auto": [{"on": True}],
    "looking": [{"on": True}, {"on": True, "n": "N"}, {"on": False}],
    "hint": [{"level": "captain"}],
    "watch": [{"delay": 5}],
    "propose": [{"kind": "pause", "pace": None}, {"kind": "abandon", "pace": None}],
    "resign": [{}],
    "holiday": [{"days": 1}],
    "settle": [{"choice": "go-on"}, {"choice": "leave"}],
    "order": [{"key": "draw", "lasts": "once"}],
    "no-order": [{"key": "draw"}],
    "ping": [{}],
}
"""By type: what is sent to a table at which it is somebody else's turn."""
OWN = ("answer", "chat", "note", "undo", "watch", "propose", "resign", "holiday", "order", "no-order")
"""What somebody at the table may do at any time."""


def test_every_message_has_its_attacks() -> None:
    assert set(MESSAGES) == {kind.__struct_config__.tag for kind in get_args(ClientMessage)}


def filled(message: dict[str, Any], about: dict[str, Any]) -> dict[str, Any]:
    def put(value: Any) -> Any:
        if isinstance(value, list):
            return [put(part) for part in value]
        return about.get(value, value) if isinstance(value, str) else value

    return {name: put(value) for name, value in message.items()}


def test_no_message_shows_another_hand_or_acts_for_a_seat(room: Room) -> None:
    """Sent by the one who is not asked, by who watches, and with every key that opens nothing."""
    acting = next(client for client in room.people if client.to_act)
    asked = acting.state["seat"]
    idle = "T" if asked == "G" else "G"
    move = next(move for move in acting.options if not set(move.split()) & room.hidden[asked])
    assert room.table.change(idle, kind="bot").json["asked"], "something is to be agreed to, by the idle one"
    ask = next(seat["ask"]["id"] for seat in room.table.api.summary(room.table.id)["seats"] if seat["ask"])
    n = acting.state["n"]
    question = acting.state["prompt"]["question"]
    about = {"MOVE": move, "QUESTION": question, "N": n, "LAST": n - 1, "ASK": ask}
    before = room.kept()
    keys = {**room.keys(), "guest": room.table.tokens["GT".index(idle)], "no hello": ""}
    for who, key in keys.items():
        try_socket(room, who, key, {**about, "KEY": key}, asked, idle)
        assert room.kept() == before, f"{who} changed something"


def try_socket(room: Room, who: str, key: str | None, about: dict[str, Any], asked: str, idle: str) -> None:
    with Client(room.table.api.port, room.table.id, None, hello=False) as client:
        if who != "no hello":
            client.send(type="hello", token=key)
        if who not in ("host", "guest", "spectator", "no hello"):
            assert client.gone() == 4401, who
            assert "view" not in "".join(client.raw)
            return
        for kind, messages in MESSAGES.items():
            for message in messages if kind != "hello" else []:
                if who == "guest" and kind in OWN:
                    continue
                own = {"id": secrets.token_hex(8)} if wants_id(kind) else {}
                client.send(type=kind, **filled(message, about), **own)
        client.send(type="ping")
        answers = [client.hear() for _ in range(2)]
        while sum(answer["type"] == "pong" for answer in answers) < (2 if who != "no hello" else 0):
            answers.append(client.hear())
        types = {answer["type"] for answer in answers}
        # Who sits there may ask what could be chosen; it is worked out from what the seat sees.
        told = types & {"done", "held", "waiting", "hinted", *([] if who == "guest" else ["wants", "reasons"])}
        assert not told, f"{who} was told {told}"
        for hand in [room.hidden[asked]] if who == "guest" else room.hidden.values():
            assert leaks([json.loads(raw) for raw in client.raw], hand) == [], f"{who} saw a hand"


def wants_id(kind: str) -> bool:
    found = next(one for one in get_args(ClientMessage) if one.__struct_config__.tag == kind)
    return "id" in found.__struct_fields__


# --- invitations ------------------------------------------------------------------------------------------------------


def guesses(true: str) -> list[str]:
    """Near the true one, its hash as the store has it, and some at random."""
    digest = hashlib.sha256(true.encode()).hexdigest()
    near = [true[:-1], true + "A", true.swapcase(), true[::-1], f" {true}", f"-{true}", digest, f"-{digest}", "-", "%"]
    return near + [secrets.token_urlsafe(16) for _ in range(40)]


@pytest.mark.parametrize("numbers", [False, True])
def test_invitations_cannot_be_guessed(api: Api, numbers: bool) -> None:
    table = api.table("here", "link", numbers=numbers)
    for guess in guesses(table.invitations[1]):
        reply = api.post(f"/api/tables/{table.id}/join", {"invitation": guess, "token": GUEST})
        assert (reply.status, reply.key) == (404, "no-invitation"), guess
    assert not api.summary(table.id)["seats"][1]["held"]
    assert table.join(1).status == 200


def test_an_invitation_is_replayed_in_vain(api: Api) -> None:
    """After it was used; after it was renewed; after the seat was handed on; at another table."""
    table = api.table("here", "link", seed=3)
    first = table.invitations[1]
    second = table.change("T", kind="link").json["invitation"]
    assert table.join(1, token="d" * 22, invitation=first).key == "no-invitation"
    assert table.join(1, token=GUEST, invitation=second).status == 200
    assert table.join(1, token="d" * 22, invitation=second).key == "invitation-used"
    third = table.change("T", GUEST, kind="link", renew=True).json["invitation"]
    assert table.join(1, token="e" * 22, invitation=third).status == 200, "handed on by the guest"
    for key in (first, second):
        assert table.join(1, token=GUEST, invitation=key).key == "no-invitation", "the way back is closed"
    with Client(api.port, table.id, None, hello=False) as client:
        client.send(type="hello", token=GUEST)
        assert client.gone() == 4401
    elsewhere = api.table("here", "link", seed=3)
    assert elsewhere.join(1, invitation=third).key == "no-invitation"
    told = [event for event in history(table) if event["key"].startswith("seat-")]
    assert [event["key"] for event in told] == ["seat-joined", "seat-moved"], "the record tells who came, and no more"


def history(table: Opened) -> list[dict[str, Any]]:
    with table.watch() as client:
        events: list[dict[str, Any]] = client.state["events"]
        return events


@pytest.mark.parametrize("numbers", [False, True])
def test_guests_and_a_host_who_race(api: Api, numbers: bool) -> None:
    """Many guests with one invitation, while the host renews it: at most one sits down."""
    for _ in range(4):
        table = api.table("here", "link", numbers=numbers)
        old = table.invitations[1]
        tokens = [secrets.token_urlsafe(16) for _ in range(6)]

        def come(token: str, table: Opened = table, old: str = old) -> int:
            asked = {"invitation": old, "token": token}
            return table.api.post(f"/api/tables/{table.id}/join", asked).status

        with ThreadPoolExecutor(7) as pool:
            renewed = pool.submit(table.change, "T", kind="link")
            statuses = list(pool.map(come, tokens))
        sat = [token for token, status in zip(tokens, statuses, strict=True) if status == 200]
        assert len(sat) <= 1
        if not numbers:
            joined = [event for event in history(table) if event["key"] == "seat-joined"]
            assert len(joined) == len(sat)
        if not sat:
            assert renewed.result().status == 200
            assert table.join(1, invitation=renewed.result().json["invitation"]).status == 200


def test_one_device_that_asks_many_times_sits_down_once(api: Api) -> None:
    table = api.table("here", "link", seed=3)
    with ThreadPoolExecutor(6) as pool:
        replies = list(pool.map(lambda _: table.join(1, token=GUEST), range(6)))
    assert {reply.status for reply in replies} == {200}
    assert [event["key"] for event in history(table)].count("seat-joined") == 1


def test_two_answers_to_one_question_of_consent_count_once(api: Api) -> None:
    """An old answer is no consent to a new question."""
    table = api.table("here", "link", seed=3)
    assert table.join(1, token=GUEST).status == 200
    with table.sit(0) as host, table.sit(1) as guest:
        assert table.change("T", kind="here").json["asked"]
        first = ask_of(guest)
        guest.send(type="answer", ask=first, agree=False)
        host.until("seats")
        later = table.change("T", kind="here").json["token"]
        second = ask_of(guest)
        assert first != second
        for ask in (first, second):
            host.send(type="answer", ask=ask, agree=True)
        guest.send(type="answer", ask=first, agree=True)
        assert guest.until("error")["key"]
        assert api.post(f"/api/tables/{table.id}/replay", {}, Authorization=f"Bearer {later}").status == 401
        assert guest.ask(type="look", n=0)["type"] == "looked"


def ask_of(client: Client) -> str:
    while True:
        shown = client.until("seats")["seats"][1]["ask"]
        if shown:
            return str(shown["id"])
