"""An update while games run: none is broken, none changes in silence. The newer world is a process of its own."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import together
from kylix.core.chance import Chance
from kylix.core.errors import BadPosition, BadRecord
from kylix.kit import codec
from kylix.kit.codec import hash_of
from kylix.records import changes, record
from server.harness import Api, Client, Message, Opened, play_out, running
from server.test_serve import port_of, started

PLAIN = Path(__file__).resolve().parents[2] / "src"
CHANGED_RULE = """
import kylix.core.zones as zones
straight = zones.shuffle
def backwards(s, cards):
    straight(s, cards)
    cards.reverse()
zones.shuffle = backwards
import kylix
for title in kylix.games():
    object.__setattr__(kylix.game(title), "version", "next")
"""
CHANGED_SET = """
import re
import kylix
from kylix.core.errors import KylixError
from kylix.kit.components import Components

def other(game):
    text = game.base.toml
    for found in re.finditer(r"^\\w+ = (\\d+)$", text, flags=re.M):
        changed = text[:found.start(1)] + str(int(found[1]) + 1) + text[found.end(1):]
        try:
            read = Components.read(game.components, game.title, changed, "base.toml")
            game.tables(read.spec, {option.name: option.default for option in game.options}, max(game.seats))
        except (KylixError, AssertionError, LookupError):
            continue
        if read.fingerprint != game.base.fingerprint:
            return read
    raise SystemExit(f"no number of {game.title} can be another")

for title in kylix.games():
    game = kylix.game(title)
    vars(game)["base"] = other(game)
    object.__setattr__(game, "version", "next")
"""


@contextmanager
def newer(folder: Path, change: str) -> Iterator[Api]:
    """A server of the next version on the same tables."""
    world = world_of(folder, change)
    with started("serve", "--json", "--port", "0", "--data", str(folder), PYTHONPATH=world) as process:
        yield Api(port_of(process))


def world_of(folder: Path, change: str) -> str:
    """What is loaded there: every process begins with the change."""
    patched = folder.parent / "newer"
    patched.mkdir(exist_ok=True)
    (patched / "sitecustomize.py").write_text(change, encoding="utf-8")
    return f"{patched}:{PLAIN}"


def verified_there(folder: Path, change: str, *texts: str) -> list[dict[str, Any]]:
    """What `kylix verify` says of records in the newer world, with its words."""
    paths = [folder.parent / f"game-{at}.jsonl" for at in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8")
    commands = [("verify", path, *more) for path in paths for more in ((), ("--json",))]
    ran = together(*commands, PYTHONPATH=world_of(folder, change))
    return [
        {"said": " ".join(words.out.split()), **facts.json} for words, facts in zip(ran[::2], ran[1::2], strict=True)
    ]


def begun(api: Api, title: str, moves: int) -> Opened:
    """A table of two people, one by link, and bots; some moves are made."""
    others = max(0, min(kylix.game(title).seats) - 2)
    table = api.table("here", "link", *["bot"] * others, title=title, seed=7)
    assert table.join(1).status == 200
    with table.sit(0) as host, table.sit(1) as guest:
        play_out([host, guest], random.Random(3), moves)
        people = {host.state["seat"], guest.state["seat"]}
        while not people.issuperset(host.state["prompt"]["to_act"]):  # what bots do meanwhile would be another game
            host.hear()
    return table


def here(table: Opened, api: Api, seat: int | None) -> Client:
    return Client(api.port, table.id, None if seat is None else table.tokens[seat])


def seen(api: Api, table: Opened) -> list[Message]:
    """What both people see: nothing of it may be another after an update."""
    found = []
    for seat in (0, 1):
        with here(table, api, seat) as client:
            found.append(client.state)
    return found


def all_begun(api: Api, moves: int) -> dict[str, Opened]:
    """A table of each title: those of one test share its servers, for each of these takes seconds to start."""
    return {title: begun(api, title, moves) for title in kylix.games()}


@dataclass(frozen=True)
class Updated:
    """A server of the next version, and tables that were begun before."""

    api: Api
    folder: Path
    tables: dict[str, Opened]
    """One of each title."""
    long: Opened
    bots: Opened


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Updated]:
    folder = tmp_path_factory.mktemp("updated") / "data"
    with running(folder) as api:
        tables, long = all_begun(api, 8), begun(api, "troia", 30)
    with running(folder, bot_tick=60.0) as api:
        bots = api.table("bot", "bot")
    with newer(folder, CHANGED_RULE) as api:
        yield Updated(api, folder, tables, long, bots)


@contextmanager
def told_of(title: str) -> Iterator[None]:
    """Whatever fails says in which title."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"in {title}")
        raise


def test_people_go_on_under_changed_rules_when_all_agree(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as api:
        tables = all_begun(api, 12)
        before = {title: seen(api, table) for title, table in tables.items()}
    with newer(folder, CHANGED_RULE) as api:
        for title, table in tables.items():
            with told_of(title):
                stopped_there(seen(api, table), before[title], kylix.game(title).version)
                goes_on(api, table, before[title])
        before = {title: seen(api, table) for title, table in tables.items()}
    with newer(folder, CHANGED_RULE) as api:
        for title, table in tables.items():
            again = seen(api, table)
            assert [state["stopped"] for state in again] == [None, None], "from then on it is a game of the new rules"
            assert [state["view"] for state in again] == [state["view"] for state in before[title]], title


def stopped_there(after: list[Message], before: list[Message], version: str) -> None:
    """Everybody sees what they saw, and why it does not go on."""
    for was, now in zip(before, after, strict=True):
        assert (now["view"], now["n"], now["events"]) == (was["view"], was["n"], was["events"])
        told = now["stopped"]
        assert (told["n"], told["played"], told["present"], told["goes_on"]) == (0, version, "next", True)
        assert now["prompt"]["options"] == []


def goes_on(api: Api, table: Opened, before: list[Message]) -> None:
    """As soon as both people want it, and not earlier; it is told in the log."""
    with here(table, api, 0) as host, here(table, api, 1) as guest, here(table, api, None) as watcher:
        n = host.state["n"]
        assert watcher.ask(type="settle", choice="go-on")["key"] == "watching"
        assert host.ask(type="settle", choice="go-on")["type"] == "done"
        while guest.state["stopped"]["votes"] != {before[0]["seat"]: "go-on"}:
            guest.hear()
        assert guest.state["stopped"]["missing"] == [before[1]["seat"]]
        assert host.ask(type="choose", after=n, moves=["draw"])["key"] == "stopped", "not before all agree"
        assert guest.ask(type="settle", choice="go-on")["type"] == "done"
        for client in (host, guest, watcher):
            client.until_n(n + 1)
            assert client.state["stopped"] is None
            assert client.state["events"][0]["key"] == "rules-changed"
            assert client.state["view"] == {**was_seen(before, client), "turn": client.state["view"]["turn"]}
        assert host.state["prompt"]["options"] == before[0]["prompt"]["options"]
        play_out([host, guest], random.Random(4), 10)
    replay = api.post(f"/api/tables/{table.id}/replay", {"viewpoint": "public", "first": 0}).json
    told_events = [event for frame in replay["frames"] for event in frame["events"]]
    assert [event["n"] for event in told_events if event["key"] == "rules-changed"] == [n]
    assert {event["n"] for event in told_events} >= {0, 1}, "what cannot be played is told"


def was_seen(before: list[Message], client: Client) -> Any:
    """The view that somebody had before the update; that of somebody who watches is not compared."""
    seats = {state["seat"]: state["view"] for state in before}
    return seats.get(client.state["seat"], client.state["view"])


def test_people_leave_a_game_without_a_result_when_all_agree(updated: Updated) -> None:
    folder = updated.folder
    left: dict[str, tuple[int, str]] = {}
    for title, table in updated.tables.items():
        with told_of(title):
            left[title] = is_left(updated.api, table)
    words = verified_there(folder, CHANGED_RULE, *[text for _, text in left.values()])
    for at, (title, (n, _)) in enumerate(left.items()):
        with told_of(title):
            says_what_holds(title, n, words[at], folder.parent / f"game-{at}.jsonl")


def is_left(api: Api, table: Opened) -> tuple[int, str]:
    """As soon as both people want it: the number of that entry, and the record."""
    with here(table, api, 0) as host, here(table, api, 1) as guest:
        n: int = host.state["n"]
        assert host.ask(type="settle", choice="go-on")["type"] == "done"
        assert guest.ask(type="settle", choice="leave")["type"] == "done"
        assert api.get(f"/api/tables/{table.id}/record").status == 409, "they do not want the same"
        assert host.ask(type="settle", choice="leave")["type"] == "done"
        host.until_n(n + 1)
        assert (host.state["stopped"]["ended"], host.state["over"]) == (True, None)
        assert host.ask(type="settle", choice="go-on")["key"] == "not-stopped"
    summary = api.summary(table.id)
    assert (summary["over"], summary["ranking"], summary["closing"]["key"]) == (True, None, "rules-ended")
    text = api.get(f"/api/tables/{table.id}/record").data.decode()
    told = api.post("/api/verify", text.encode()).json
    assert told["ok"], told
    opened = api.post("/api/records", text.encode())
    assert opened.status == 200, opened.data
    with Client(api.port, opened.json["table"], None) as looking:
        assert (looking.state["n"], looking.state["stopped"]["ended"]) == (n + 1, True)
    for path in ("chance", "statistics"):
        assert api.get(f"/api/tables/{table.id}/{path}").key == "other-rules"
    return n, text


def says_what_holds(title: str, n: int, words: dict[str, Any], path: Path) -> None:
    assert words["ok"]
    assert "game left without a result" in words["said"]
    version = kylix.game(title).version
    assert f"played under version {version}; under version next, which is here, none of them can be" in words["said"]
    read = record.read(path)
    record.verify(read)
    assert [(part.first, part.last, part.version, part.holds) for part in record.parts(read)] == [
        (0, n, version, True)
    ], "where the rules are those of then, all of it holds"


def test_a_record_says_what_holds_under_which_version(updated: Updated, tmp_path: Path) -> None:
    api, table = updated.api, updated.long
    with here(table, api, 0) as host, here(table, api, 1) as guest:
        n = host.state["n"]
        for client in (host, guest):
            assert client.ask(type="settle", choice="go-on")["type"] == "done"
        play_out([host, guest], random.Random(5))
    reply = api.get(f"/api/tables/{table.id}/record")
    assert reply.status == 200
    told = api.post("/api/verify", reply.data).json
    version = kylix.game("troia").version
    last = told["entries"] - 1
    assert told["ok"], told
    assert [(part["first"], part["last"], part["version"], part["until"]) for part in told["parts"]] == [
        (0, n - 1, version, -1),
        (n, last, "next", last),
    ]
    opened = api.post("/api/records", reply.data)
    assert opened.status == 200, opened.data
    replay = api.post(f"/api/tables/{opened.json['table']}/replay", {"viewpoint": "all", "first": 0}).json
    assert len(replay["frames"]) == told["entries"]
    branch = f"/api/tables/{table.id}/branch"
    seats = [{"kind": "here", "name": "a"}, {"kind": "here", "name": "b"}]
    assert api.post(branch, {"n": n - 1, "seats": seats}).key == "other-rules"
    assert api.post(branch, {"n": n + 2, "seats": seats}).status == 200
    text = reply.data.decode()
    (words,) = verified_there(tmp_path / "data", CHANGED_RULE, text)
    assert f"Entries {n} to {last}: played under version next, and they hold." in words["said"]
    path = tmp_path / "game-0.jsonl"
    read = record.read(path)
    record.verify(read)
    assert [part.holds for part in record.parts(read)] == [True, True], "nothing was shuffled later: old rules agree"
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["kylix"] == 2, "who knows nothing of changes refuses it"
    assert "the position there is not the one that the game had reached" in forged(lines, n, path)


def forged(lines: list[dict[str, Any]], n: int, path: Path) -> str:
    """The same record with another position to go on from, all hashes made anew: what is said of it."""
    lines[n + 1]["rules"]["position"]["turn"] += 1
    link = ""
    for at, line in enumerate(lines):
        del line["hash"]
        link = hash_of([link, line]) if at else hash_of(line)
        line["hash"] = link
    path.write_text("\n".join(map(json.dumps, lines)) + "\n", encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        record.replay(record.read(path))
    return str(caught.value)


def test_a_changed_base_set_changes_no_running_game(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as api:
        tables = all_begun(api, 10)
        before = {title: seen(api, table) for title, table in tables.items()}
    with newer(folder, CHANGED_SET) as api:
        for title, table in tables.items():
            with told_of(title):
                for was, now in zip(before[title], seen(api, table), strict=True):
                    assert now["stopped"] is None
                    # A question is named by its frame, whose fields compiled rules list in another order.
                    del now["prompt"]["question"], was["prompt"]["question"]
                    assert (now["view"], now["prompt"], now["events"]) == (was["view"], was["prompt"], was["events"])
                with here(table, api, 0) as host, here(table, api, 1) as guest:
                    play_out([host, guest], random.Random(4), 5)


def test_where_only_bots_play_they_go_on(updated: Updated) -> None:
    api, table = updated.api, updated.bots
    with here(table, api, None) as watcher:
        watcher.until_n(3)
        assert watcher.state["stopped"] is None
    replay = api.post(f"/api/tables/{table.id}/replay", {"viewpoint": "public", "first": 0}).json
    assert "rules-changed" in [event["key"] for frame in replay["frames"] for event in frame["events"]]


@pytest.mark.parametrize("title", kylix.games())
def test_a_position_is_read_by_names_and_what_it_lacks_is_as_in_a_new_game(title: str) -> None:
    s = kylix.new(title, max(kylix.game(title).seats), 5)
    setting: Any = s.setting
    fields = json.loads(json.dumps(codec.fields(s)))
    assert codec.digest(changes.stands(setting, Chance(1), fields)) == codec.digest(s)
    with pytest.raises(BadPosition, match="do not know: gone"):
        changes.stands(setting, Chance(1), {**fields, "gone": 1})
    blank = codec.fields(setting.game.blank(setting, Chance(1)))
    same = [name for name in setting.game.seen_by if json.loads(json.dumps(blank[name])) == fields[name]]
    less = {name: value for name, value in fields.items() if name not in same}
    assert codec.digest(changes.stands(setting, Chance(1), less)) == codec.digest(s)
    with pytest.raises(BadPosition):
        changes.stands(setting, Chance(1), {**fields, "stack": [["NoSuchRule", 0, {}]]})
