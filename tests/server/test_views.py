"""Every byte that a client gets, in whole games, is what its seat may know.

The game is replayed from its record afterwards, and at each message all that the seat cannot see is dealt anew, or
changed by other means: view and prompt must be those of such a state, and no hidden thing is named anywhere that the
seat's own views do not name.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from depth import DEPTH
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import game, titles
from kylix.records import record
from kylix.server.automatic import question_of
from kylix.server.prompts import is_paused, prompt_of
from kylix.server.ways import ways
from kylix.testing import second
from server.harness import Api, Client, Opened

SHORT: dict[str, dict[str, object]] = {
    "deukalion": {"max_turns": 8},
    "parthenon": {"tournament": True, "offers": 1, "order": "never"},
}
"""Options for a game of fewer moves; a thorough run plays without."""
HASTE = 0.6
"""How often the first answer is taken in such a game, if in haste."""


def play(opened: Opened, roll: random.Random, haste: float = 0.0) -> list[Client]:
    """A whole game with chains, tries, questions and undos; the clients with all they heard."""
    seats = [opened.sit(seat) for seat in range(len(opened.tokens)) if opened.tokens[seat]]
    watcher = opened.watch()
    questions = DEPTH.pestered
    while True:
        newest = max(client.state["n"] for client in seats)
        for client in (*seats, watcher):
            client.until_n(newest)
        if seats[0].state["over"]:
            return [*seats, watcher]
        mover = next((client for client in seats if client.to_act), None)
        if mover is None:
            seats[0].until("state")
            continue
        if questions > 0 and roll.random() < 0.3:
            questions -= 1
            pester(roll.choice(seats), seats, roll)
        if max(client.state["n"] for client in seats) > newest:
            continue  # something was taken back
        move = mover.options[0] if roll.random() < haste else roll.choice(mover.options)
        answer = mover.look(move)
        if answer["type"] != "wants":
            assert len(seats) < len(opened.tokens), "only a bot can have moved meanwhile"
            continue
        done = mover.play(*answer["moves"])
        assert done["type"] in ("done", "late")


def pester(client: Client, seats: list[Client], roll: random.Random) -> None:
    """Questions that a curious client might ask."""
    other = roll.choice(seats).options or ["draw"]
    client.ask(type="why", move=roll.choice(other))
    client.look(roll.choice(other), roll.choice(other))
    client.ask(type="look", n=roll.randrange(client.state["n"]))
    if client.state["undo"]["can"] == "free" and roll.random() < 0.3:
        done = client.ask(type="undo", after=client.state["n"], turn=roll.random() < 0.5)
        if done["type"] == "done":
            client.until_n(done["n"])


class Truth:
    """The game as it was, from its record."""

    def __init__(self, path: Path) -> None:
        read = record.read(path)
        record.verify(read)
        self.setting: Setting = read.setting
        self.states: list[State] = [s.clone() for s in record.retrace(read.setting, read.entries)]
        self.secret = str(json.loads(path.read_text().splitlines()[0])["chance"].get("secret", "no secret"))
        kinds = {seen.kind for seen in self.setting.game.seen_by.values() if seen.who != "all"} - {""}
        self.seen: dict[tuple[int, int | None], set[str]] = {}
        names = self.setting.names
        others = {name for kind in names if kind not in kinds for name in names[kind]}
        self.hidden = {name for kind in kinds for name in names[kind]} - others

    def names_seen(self, n: int, seat: int | None) -> set[str]:
        """The hidden things in sight of a seat after entry n."""
        if n < 0:
            return set()
        if (n, seat) not in self.seen:
            self.seen[n, seat] = self.named(self.setting.shown(self.states[n], seat))
        return self.seen[n, seat]

    def redealt(self, n: int, seat: int | None) -> list[State]:
        seats = range(self.setting.seats) if seat is None else [seat]
        s = self.states[n - 1]
        return [other for one in seats for other in (s.redeal(one, n), second(s, one, random.Random(n)))]

    def named(self, value: Any) -> set[str]:
        """The hidden things that a message names."""
        text = value if isinstance(value, str) else json.dumps(value)
        return set(re.split(r"[^\w-]+", text)) & self.hidden


def check(truth: Truth, client: Client) -> int:
    """Go through all that the client heard; the number of states among it.

    Names that the client itself used in a question may come back in the answer.
    """
    said: dict[str, set[str]] = {message["id"]: truth.named(message) for message in client.said if "id" in message}
    states = heard = 0
    stride = 1 + len(client.raw) // DEPTH.redeals
    known: set[str] = set()
    for raw in client.raw:
        assert truth.secret not in raw
        message = json.loads(raw)
        if message["type"] == "state":
            states += 1
            seat = None if message["seat"] is None else truth.setting.seat(message["seat"])
            check_state(truth, message, seat, states % stride == 0)
            # What it names beyond view and prompt must have been in sight in one of the states since the last message.
            for n in range(heard, message["n"]):
                known |= truth.names_seen(n, seat)
            heard = message["n"]
        elif message["type"] == "looked":
            seat_name = client.state["seat"]
            seat = None if seat_name is None else truth.setting.seat(seat_name)
            for s in truth.redealt(message["n"] + 1, seat):
                assert json.loads(json.dumps(truth.setting.shown(s, seat))) == message["view"]
        assert truth.named(raw) <= known | said.get(str(message.get("id")), set()), raw
    return states


def check_question(question: str, s: State, n: int, seat: int | None) -> None:
    """The name of a question: the open one, as everybody sees it, and the number of an entry."""
    if seat is None:
        assert question == ""
    else:
        name, _, entry = question.rpartition(" ")
        assert name == question_of(s)
        assert 0 <= int(entry) < n


def check_state(truth: Truth, message: dict[str, Any], seat: int | None, redealt: bool) -> None:
    for s in truth.redealt(message["n"], seat) if redealt else [truth.states[message["n"] - 1]]:
        assert message["view"] == json.loads(json.dumps(truth.setting.shown(s, seat)))
        paused = seat is not None and is_paused(s, seat)
        assert {**message["prompt"], "question": ""} == {
            **to_builtins(prompt_of(s, seat)),
            "paused": paused,
            "ways": [] if seat is None else to_builtins(ways(s, seat)),
        }
        check_question(message["prompt"]["question"], s, message["n"], seat)
    for event in message["events"]:
        n = event["n"]
        assert truth.named(event["facts"]) <= truth.names_seen(n, seat) | truth.names_seen(n - 1, seat), event


def truth_of(api: Api, opened: Opened, folder: Path) -> Truth:
    path = folder / "record.jsonl"
    path.write_bytes(api.get(f"/api/tables/{opened.id}/record").data)
    return Truth(path)


@pytest.mark.parametrize(("title", "bots"), [*[(title, 0) for title in titles()], ("troia", 1)])
def test_nobody_gets_more_than_their_view(api: Api, title: str, bots: int, tmp_path: Path) -> None:
    seats = next(count for count in game(title).seats if count > 1)
    options = SHORT.get(title, {}) if DEPTH.hasty else {}
    opened = api.table(*["here"] * (seats - bots), *["bot"] * bots, title=title, options=options)
    clients = play(opened, random.Random(bots), HASTE if DEPTH.hasty and title in SHORT else 0.0)
    truth = truth_of(api, opened, tmp_path)
    for client in clients:
        client.close()
        assert check(truth, client) > 10


def test_the_check_finds_what_is_told_too_much(api: Api, tmp_path: Path) -> None:
    opened = api.table("here", "here")
    greek, trojan, watcher = play(opened, random.Random(9))
    truth = truth_of(api, opened, tmp_path)
    states = [raw for raw in greek.raw if json.loads(raw)["type"] == "state"]
    unseen = json.loads(states[0])["view"]["hand"][0][0]
    for leak in (states[0], json.dumps({"type": "error", "id": None, "key": "x", "text": f"you lack {unseen}"})):
        for client in (trojan, watcher):
            heard = list(client.raw)
            client.raw.insert(
                1, leak if "error" in leak else leak.replace('"seat":"G"', f'"seat":{seat_of(client)}', 1)
            )
            with pytest.raises(AssertionError):
                check(truth, client)
            client.raw = heard
    for client in (greek, trojan, watcher):
        client.close()


def seat_of(client: Client) -> str:
    return json.dumps(client.state["seat"])
