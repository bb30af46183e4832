"""What comes after a game, by HTTP: looking back, branches, rematches, opened records, statistics."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

import kylix
from kylix.core.chance import FixedChance, ProvableChance
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Setting
from kylix.kit.registry import titles
from kylix.records import record
from kylix.testing import second
from kylix.testing.checks import setting_of
from server.harness import PATIENCE, Api, Client, Opened, play_out

TESTS = Path(__file__).resolve().parents[1]
GOLDEN = {
    "troia": "games/troia/golden/track.jsonl",
    "odysseus": "games/odysseus/golden/points.jsonl",
    "deukalion": "games/deukalion/golden/turn_limit.jsonl",
    "parthenon": "games/parthenon/golden/completed.jsonl",
}


def golden(title: str) -> str:
    return (TESTS / GOLDEN[title]).read_text(encoding="utf-8")


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def seated(opened: Opened) -> list[Client]:
    return [opened.sit(seat) for seat in range(len(opened.tokens)) if opened.tokens[seat]]


@pytest.fixture(scope="module")
def finished(api: Api) -> Opened:
    """A game of Troia, with a move taken back in it, that is over."""
    opened = api.table("here", "here")
    people = seated(opened)
    play_out(people, random.Random(4), 6)
    for client in people:
        client.until_n(max(one.state["n"] for one in people))
        if client.state["undo"]["can"] == "free":
            done = client.ask(type="undo", after=client.state["n"])
            client.until_n(done["n"])
    play_out(people, random.Random(5))
    for client in people:
        client.close()
    return opened


def shown(s: State, seat: int | None) -> Any:
    """As it comes over the wire."""
    return json.loads(json.dumps(setting_of(s).shown(s, seat)))


def views(got: Any) -> list[dict[str, Any]]:
    """The view after each entry, built from what changed."""
    found: list[dict[str, Any]] = []
    for frame in got["frames"]:
        found.append({**(found[-1] if found else {}), **frame["changed"]})
    return found


def states(api: Api, table: str, folder: Path) -> list[State]:
    path = folder / "game.jsonl"
    path.write_bytes(api.get(f"/api/tables/{table}/record").data)
    read = record.read(path)
    return [s.clone() for s in record.retrace(read.setting, read.entries)]


# --- looking back -----------------------------------------------------------------------------------------------------


def test_a_replay_is_what_each_seat_saw(api: Api, finished: Opened, tmp_path: Path) -> None:
    real = states(api, finished.id, tmp_path)
    for viewpoint, seat in (("public", None), ("G", 0), ("T", 1)):
        got = api.post(f"/api/tables/{finished.id}/replay", {"viewpoint": viewpoint}).json
        assert got["seat"] == (None if seat is None else viewpoint)
        assert views(got) == [shown(s, seat) for s in real]
        assert [frame["n"] for frame in got["frames"]] == list(range(got["n"]))


def test_after_the_end_everything_can_be_laid_open(api: Api, finished: Opened, tmp_path: Path) -> None:
    got = api.post(f"/api/tables/{finished.id}/replay", {"viewpoint": "all"}).json
    for view, s in zip(views(got), states(api, finished.id, tmp_path), strict=True):
        hands = [json.loads(json.dumps(s.view(seat)))["hand"][seat] for seat in range(2)]
        assert view["laid_open"]["hand"] == hands
        assert "stack" not in view["laid_open"]
        assert {name: value for name, value in view.items() if name != "laid_open"} == shown(s, 0)
    played = [frame["move"]["move"] for frame in got["frames"] if frame["move"]]
    assert "draw" in played
    drew = [event for frame in got["frames"] for event in frame["events"] if event["key"] == "drew"]
    assert {event["facts"]["seat"] for event in drew} == {"G", "T"}
    assert all(isinstance(event["facts"]["cards"], list) for event in drew)


def test_a_replay_can_begin_later(api: Api, finished: Opened) -> None:
    whole = api.post(f"/api/tables/{finished.id}/replay", {"viewpoint": "G"}).json
    late = api.post(f"/api/tables/{finished.id}/replay", {"viewpoint": "G", "first": 9}).json
    assert views(late) == views(whole)[9:]


@pytest.mark.parametrize("title", titles())
def test_while_a_game_runs_one_looks_back_from_ones_own_seat_only(api: Api, title: str) -> None:
    """View invariance over the wire: the past is that of states which the seat cannot tell from the real ones."""
    kinds = ["here"] * {"parthenon": 3, "odysseus": 2}.get(title, 2)
    opened = api.table(*kinds, title=title, seed=11)
    people = seated(opened)
    play_out(people, random.Random(1), 25)
    names = [client.state["seat"] for client in people]
    path = f"/api/tables/{opened.id}/replay"
    for seat, client in enumerate(people):
        token = bearer(opened.tokens[seat])
        got = api.post(path, {}, **token)
        assert got.status == 200
        past = views(got.json)
        for n in range(0, len(past), 5):
            assert past[n] == client.ask(type="look", n=n)["view"]
        check_invariance(made_again(title, people), seat, got.json)
        for frame in got.json["frames"]:
            assert (frame["move"] is None) == (frame["seat"] != names[seat]), "what others chose is theirs to tell"
        for other in ("all", names[seat - 1]):
            assert api.post(path, {"viewpoint": other}, **token).status == 403
        assert views(api.post(path, {"viewpoint": "public"}, **token).json)[0]["seat"] is None
    assert views(api.post(path, {}).json)[-1]["seat"] is None
    for viewpoint in ("all", *names):
        assert api.post(path, {"viewpoint": viewpoint}).status == 403
    for client in people:
        client.close()


def made_again(title: str, people: list[Client]) -> list[State]:
    """The same seed and the same moves, made here: the real states."""
    done = {message["id"] for client in people for message in map(json.loads, client.raw) if message["type"] == "done"}
    moves = [
        (message["after"], seat, move)
        for seat, client in enumerate(people)
        for message in client.said
        if message["type"] == "choose" and message["id"] in done
        for move in message["moves"]
    ]
    s = kylix.new(title, seats=len(people), seed=11)
    found = [s.clone()]
    for _, seat, move in sorted(moves):
        s.play(seat, move)
        found.append(s.clone())
    return found


def check_invariance(real: list[State], seat: int, got: Any) -> None:
    """Everything that the seat cannot see is dealt anew, and the past it was shown is the same."""
    setting = real[0].setting
    assert isinstance(setting, Setting)
    hidden, seen = hidden_names(setting), set[str]()
    assert len(real) == got["n"]
    for s, view, frame in zip(real, views(got), got["frames"], strict=True):
        for other in (s.redeal(seat, frame["n"]), second(s, seat, random.Random(frame["n"]))):
            assert view == shown(other, seat)
        seen |= words_of(view)
        assert words_of([event["facts"] for event in frame["events"]]) & hidden <= seen


def hidden_names(setting: Setting) -> set[str]:
    kinds = {seen.kind for seen in setting.game.seen_by.values() if seen.who != "all"} - {""}
    others = {name for kind in setting.names if kind not in kinds for name in setting.names[kind]}
    return {name for kind in kinds for name in setting.names[kind]} - others


def words_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set().union(*(words_of(part) for part in (*value.keys(), *value.values()))) if value else set()
    if isinstance(value, list):
        return set().union(*(words_of(part) for part in value)) if value else set()
    return {value} if isinstance(value, str) else set()


def test_nothing_that_would_tell_is_given_out_before_the_end(api: Api) -> None:
    opened = api.table("here", "here")
    for path in ("record", "chance", "statistics"):
        assert api.get(f"/api/tables/{opened.id}/{path}").key == "not-over"
    plan = {"n": 0, "seats": [{"kind": "here"}, {"kind": "bot"}]}
    assert api.post(f"/api/tables/{opened.id}/branch", plan).key == "not-over"
    assert api.post(f"/api/tables/{opened.id}/rematch", {}, **bearer(opened.host)).key == "not-over"


# --- other games ------------------------------------------------------------------------------------------------------


def test_a_branch_goes_on_from_a_move_and_its_record_can_be_verified(api: Api, finished: Opened) -> None:
    plan = {"n": 12, "seats": [{"kind": "here", "name": "Anna"}, {"kind": "bot", "level": "random"}]}
    got = api.post(f"/api/tables/{finished.id}/branch", plan)
    assert got.status == 200
    keys = got.json
    summary = api.summary(keys["table"])
    assert summary["branch"] == {"table": finished.id, "n": 12}
    assert summary["n"] >= 13
    opened = Opened(api, keys["table"], keys["host"], [seat["token"] for seat in keys["seats"]])
    anna = opened.sit(0)
    play_out([anna], random.Random(1))
    anna.close()
    text = api.get(f"/api/tables/{keys['table']}/record").data
    assert api.post("/api/verify", text).json["ok"]
    old = api.get(f"/api/tables/{finished.id}/record").data.decode().splitlines()
    assert [json.loads(line).get("move") for line in text.decode().splitlines()[1:14]] == [
        json.loads(line).get("move") for line in old[1:14]
    ]
    assert api.summary(finished.id)["over"], "the real game is left alone"
    again = api.post(f"/api/tables/{keys['table']}/rematch", {}, **bearer(keys["host"])).json
    assert api.summary(again["table"])["n"] >= 1, "a branch has a rematch of its own"


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ({"n": 100000, "seats": [{"kind": "here"}] * 2}, "no-entry"),
        ({"n": 3, "seats": [{"kind": "here"}]}, "bad-seats"),
        ({"n": 3, "seats": [{"kind": "here"}, {"kind": "bot", "level": "oracle"}]}, "bad-seats"),
        ({"n": -1, "seats": [{"kind": "here"}] * 2}, "malformed"),
        ({"n": 3}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_branch_that_cannot_be(api: Api, finished: Opened, plan: Any, key: str) -> None:
    got = api.post(f"/api/tables/{finished.id}/branch", plan)
    assert (got.status, got.key) == (400, key)


def test_no_branch_from_the_last_move(api: Api, finished: Opened) -> None:
    plan = {"n": api.summary(finished.id)["n"] - 1, "seats": [{"kind": "here"}] * 2}
    assert api.post(f"/api/tables/{finished.id}/branch", plan).key == "branch-over"


def test_a_rematch_has_the_same_people_one_seat_on(api: Api, finished: Opened) -> None:
    path = f"/api/tables/{finished.id}/rematch"
    assert api.post(path, {}).status == 401
    assert api.post(path, {}, **bearer("nobody's")).status == 401
    watcher = finished.watch()
    assert watcher.state["over"]["rematch"] is None
    made = api.post(path, {}, **bearer(finished.tokens[1])).json
    assert made["seats"] == {"G": "T", "T": "G"}
    assert watcher.until("state")["over"]["rematch"] == made
    assert api.post(path, {}, **bearer(finished.tokens[0])).json == made, "there is one rematch only"
    for old, new in ((0, "T"), (1, "G")):
        client = Client(api.port, made["table"], finished.tokens[old])
        assert client.state["seat"] == new
        client.close()
    names = [seat["name"] for seat in api.summary(made["table"])["seats"]]
    assert names == ["player 1", "player 0"]
    assert api.summary(made["table"])["method"] == "hmac-sha256"
    watcher.close()


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
def test_a_record_of_somebody_else_can_be_looked_at(api: Api, title: str) -> None:
    text = golden(title)
    opened = api.post("/api/records", text.encode()).json
    assert opened == api.post("/api/records", text.encode()).json
    id = opened["table"]
    summary = api.summary(id)
    assert (summary["title"], summary["is_record"], summary["over"]) == (title, True, True)
    got = api.post(f"/api/tables/{id}/replay", {"viewpoint": "all"}).json
    assert len(got["frames"]) == opened["entries"] == got["n"]
    assert api.get(f"/api/tables/{id}/components").status == 200
    bounds = api.get(f"/api/tables/{id}/chance").json["bounds"]
    lines = [json.loads(line) for line in text.splitlines()]
    outcomes = [line.get("chance", []) for line in lines[1:-1]]
    assert [len(each) for each in bounds] == [len(each) for each in outcomes]
    assert all(value < below for each in zip(outcomes, bounds, strict=True) for value, below in zip(*each, strict=True))
    again = [json.loads(line) for line in api.get(f"/api/tables/{id}/record").data.decode().splitlines()]
    assert [line.get("state") for line in again] == [line.get("state") for line in lines]
    seats = [{"kind": "here"}] * len(summary["seats"])
    assert api.post(f"/api/tables/{id}/branch", {"n": 5, "seats": seats}).status == 200
    assert api.post(f"/api/tables/{id}/rematch", {}, **bearer("x")).status == 401


def test_a_record_of_a_game_that_is_not_over_can_be_looked_at_too(api: Api) -> None:
    text = "".join(golden("troia").splitlines(keepends=True)[:40])
    id = api.post("/api/records", text.encode()).json["table"]
    assert not api.summary(id)["over"]
    assert api.post(f"/api/tables/{id}/replay", {"viewpoint": "all"}).status == 200
    client = Client(api.port, id, None)
    assert client.ask(type="choose", after=client.state["n"], moves=["draw"])["type"] == "error"
    client.close()


def forged(text: str) -> str:
    """Somebody plays with other cards and says that chance dealt them; every hash is made to fit."""
    rows = [json.loads(line) for line in text.splitlines()]
    head = {name: value for name, value in rows[0].items() if name != "hash"}
    setting = codec.setting_of(head)
    outcomes = [*rows[1]["chance"]]
    outcomes[-1] ^= 1
    s = setting.start(FixedChance([*outcomes, *[0] * 9]))
    roll = random.Random(3)
    while not s.over and len(s.record or []) < 30:
        s.play(s.to_act[0], roll.choice(s.options(s.to_act[0])))
    s.chance = ProvableChance(b"k" * 32, [])
    return "\n".join(record.lines(s)) + "\n"


def test_a_forged_record_opens_but_is_not_true(api: Api) -> None:
    text = forged(golden("troia"))
    assert api.post("/api/records", text.encode()).status == 200
    told = api.post("/api/verify", text.encode()).json
    assert not told["ok"]
    assert "chance did not fall like this" in told["text"]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\n",
        b"hello",
        b"{}\n",
        b"[1, 2]\n",
        b"\xff\xfe\n",
        b'{"kylix": 1}\n',
        b'{"kylix": 1, "hash": "x"}\n',
        b"[" * 100_000 + b"\n",
        golden("troia").encode()[:-30],
        golden("troia").replace("draw", "drew", 1).encode(),
        golden("troia").encode().replace(b"[", b"[3, ", 1),
        "\n".join(golden("troia").splitlines()[:1]).encode() + b"\n",
    ],
)
def test_a_bad_file_gets_a_clear_answer(api: Api, text: bytes) -> None:
    got = api.post("/api/records", text)
    assert got.status == 400
    assert got.key in ("bad-record", "malformed")
    assert "/tmp" not in got.json["error"]["text"]
    assert len(got.json["error"]["text"]) < 400


def test_a_file_that_is_too_large_is_refused(api: Api) -> None:
    assert api.post("/api/records", b"x" * (5 * 1024 * 1024)).status == 413


# --- statistics -------------------------------------------------------------------------------------------------------


def found(api: Api, table: str) -> Any:
    limit = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < limit:
        got = api.get(f"/api/tables/{table}/statistics").json
        assert 0 <= got["done"] <= got["of"]
        if got["found"]:
            return got["found"]
        time.sleep(0.05)
    raise AssertionError("no statistics")


def test_statistics_of_a_finished_game(api: Api, finished: Opened, tmp_path: Path) -> None:
    told = found(api, finished.id)
    real = states(api, finished.id, tmp_path)
    assert told["scores"] == real[-1].scores()
    assert told["points"][-1]["sheet"] == told["sheet"] == real[-1].sheet()
    assert told["luck"]["rolls"]
    assert found(api, finished.id) == told


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("replay", {"viewpoint": "X"}),
        ("replay", {"viewpoint": 3}),
        ("replay", {"first": 10**9}),
        ("replay", {"first": -1}),
        ("replay", {"nonsense": 1}),
        ("replay", []),
    ],
)
def test_nonsense_is_refused(api: Api, finished: Opened, path: str, body: Any) -> None:
    assert api.post(f"/api/tables/{finished.id}/{path}", body).status == 400
    assert api.post("/api/tables/t_nothing/replay", {}).status == 404


def test_a_finished_game_is_reviewed_in_the_background(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked again until it is found; each decision with what it lost, and how accurate everybody was."""
    monkeypatch.setattr("kylix.server.reviews.JUDGE_NODES", 2)
    got = api.post("/api/records", golden("odysseus").encode()).json
    path, until = f"/api/tables/{got['table']}/review", time.monotonic() + PATIENCE
    told: dict[str, Any] = {}
    while not told.get("found") and time.monotonic() < until:
        told = api.get(path).json
        assert told["done"] <= told["of"]
        time.sleep(0.05)
    found = told["found"]
    assert [one["seat"] for one in found["players"]] == sorted({one["seat"] for one in found["turns"]})
    assert all(0 <= one["accuracy"] <= 100 for one in found["players"])
    assert set(found["bounds"]) == {"slip", "mistake", "blunder"}
    lost = [one for one in found["turns"] if one["kind"]]
    assert all(one["better"] and one["key"] for one in lost)
    assert all(one["loss"] >= found["bounds"][one["kind"]] for one in lost)


def test_a_game_that_goes_on_is_not_reviewed(api: Api) -> None:
    assert api.get(f"/api/tables/{api.table('here', 'here').id}/review").key == "not-over"
