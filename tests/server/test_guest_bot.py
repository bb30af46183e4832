"""A bot as a guest: the client in examples/ plays a whole game over the socket, and no message can name a program."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import kylix
from commands import variables
from server.harness import Api, Opened

GUEST = Path(__file__).resolve().parents[2] / "examples" / "guest.py"


@pytest.mark.parametrize("numbers", [False, True])
def test_a_guest_plays_to_the_end(api: Api, numbers: bool) -> None:
    table = api.table("bot", "link", numbers=numbers)
    link = f"http://127.0.0.1:{api.port}/#/join/{table.id}/{table.invitations[1]}"
    done = subprocess.run([sys.executable, str(GUEST), link], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["seat"] == "T"
    assert sorted(told["ranking"]) in ([1, 1], [1, 2])
    assert api.summary(table.id)["over"]


def test_the_client_of_the_page_plays_to_the_end(api: Api, tmp_path: Path) -> None:
    """Copied out of docs/bot-protocol.md as it stands there."""
    blocks = (GUEST.parents[1] / "docs" / "bot-protocol.md").read_text(encoding="utf-8").split("```python\n")[1:]
    code = next(block.partition("```")[0] for block in blocks if "websockets" in block)
    (tmp_path / "client.py").write_text(code, encoding="utf-8")
    table = api.table("bot", "link")
    command = [sys.executable, str(tmp_path / "client.py"), link_to(api, table)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert api.summary(table.id)["over"]


def run_guest(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kylix", "guest", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=variables())


def link_to(api: Api, table: Opened, seat: int = 1) -> str:
    return f"http://127.0.0.1:{api.port}/#/join/{table.id}/{table.invitations[seat]}"


def test_a_program_of_ones_own_plays_at_a_served_table(api: Api) -> None:
    """The example of docs/bot-protocol.md, which asks for worlds, in another language."""
    table = api.table("bot", "link")
    done = run_guest(link_to(api, table), f"exec:node {GUEST.with_name('mybot.mjs')}", "--name", "Argo", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["seat"], sorted(told["ranking"])) in (("T", [1, 1]), ("T", [1, 2]))
    summary = api.summary(table.id)
    assert summary["over"]
    assert summary["ranking"] == told["ranking"]
    assert summary["seats"][1]["name"] == "Argo"


def test_a_program_that_breaks_the_protocol_loses_there_too(api: Api) -> None:
    table = api.table("bot", "link")
    done = run_guest(link_to(api, table), "exec:true", "--json")
    assert done.returncode == 1, done.stderr
    assert json.loads(done.stdout)["fault"] == "crash"
    assert api.summary(table.id)["lost"] == ["T"]


def test_worlds_are_dealt_for_the_seat_that_is_asked_and_tell_nothing(api: Api) -> None:
    table = api.table("here", "here")
    ours, theirs = table.sit(0), table.sit(1)
    asked = next(client for client in (ours, theirs) if client.state["seat"] in client.state["prompt"]["to_act"])
    seat = 0 if asked is ours else 1
    path = f"/api/tables/{table.id}/world"
    worlds = [api.post(path, None, Authorization=f"Bearer {table.tokens[seat]}") for _ in range(2)]
    positions = [kylix.loads(world.json["position"]) for world in worlds]
    assert all(s.view(seat) == positions[0].view(seat) for s in positions)
    assert positions[0].view(seat)["hand"] == asked.state["view"]["hand"]
    assert positions[0].view(1 - seat) != positions[1].view(1 - seat)
    refused = api.post(path, None, Authorization=f"Bearer {table.tokens[1 - seat]}")
    assert (refused.status, refused.key) == (409, "world-not-asked")
    assert api.post(path, None).status == 401


@pytest.mark.parametrize("words", [("nonsense", "random"), ("http://127.0.0.1:9/#/join/t/i", "random,random")])
def test_what_makes_no_sense_is_told(words: tuple[str, ...]) -> None:
    done = run_guest(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_used_invitation_opens_nothing(api: Api) -> None:
    table = api.table("here", "link")
    link = f"http://127.0.0.1:{api.port}/#/join/{table.id}/nonsense-that-is-long-enough"
    done = subprocess.run([sys.executable, str(GUEST), link], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "HTTP Error 404" in done.stderr


@pytest.mark.parametrize("level", ["exec:true", "exec:seconds=1:true", "os:system"])
def test_no_message_names_a_program(api: Api, level: str) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "level": level}]
    got = api.post("/api/tables", {"title": "troia", "seats": seats})
    assert got.status == 400
    table = api.table("here", "bot")
    changed = api.post(
        f"/api/tables/{table.id}/seats/T", {"kind": "bot", "level": level}, Authorization=f"Bearer {table.host}"
    )
    assert changed.status == 400
    assert api.summary(table.id)["seats"][1]["level"] == "random"
