"""A table with a set that says only what differs: it is merged here, bounded, and reads no file of the server."""

from __future__ import annotations

import json

import pytest

from kylix.kit.registry import game
from kylix.server import deep_keys
from server.harness import Api

OWN = '[set]\ntitle = "troia"\nid = "mine"\nextends = "base"\n\n[[slot]]\nplace = 2\ngreek = 7\n'
BOTS = {"title": "troia", "seats": [{"kind": "bot"}] * 2}


def test_a_table_is_set_up_with_what_differs(api: Api) -> None:
    table = api.table("here", "bot", components=OWN)
    parts = api.get(f"/api/tables/{table.id}/components").json
    assert [slot["greek"] for slot in parts["spec"]["slot"]][:2] == [5, 7]
    assert len(parts["spec"]["card"]) == 54
    assert parts["hash"] != game("troia").base.fingerprint
    assert api.summary(table.id)["components"] == "mine"


def test_every_fault_is_told_with_the_line_of_the_file_that_was_sent(api: Api) -> None:
    text = OWN + 'greke = 1\n[[god]]\nid = "ZEUS"\npower = "fly"\n[[god]]\nid = "ARES"\nremove = true\n'
    answer = api.post("/api/tables", {**BOTS, "components": text})
    assert (answer.status, answer.key) == (400, "bad-components")
    told = answer.json["error"]["details"]
    assert told[0] == "components, line 9: slot.2.greke: Extra inputs are not permitted; is greek meant?"
    assert any(fault.startswith("components, line 12: god.ZEUS.power: there is no power fly") for fault in told)
    assert any(fault.startswith("base set, line ") for fault in told)


@pytest.mark.parametrize("name", ["mine.toml", "/etc/hostname", "../base.toml"])
def test_no_file_of_the_server_is_read(api: Api, name: str) -> None:
    text = OWN.replace('"base"', json.dumps(name))
    answer = api.post("/api/tables", {**BOTS, "components": text})
    assert (answer.status, answer.key) == (400, "bad-components")
    assert "does not come along: only 'base' can be extended here" in answer.json["error"]["details"][0]


def test_what_it_extends_counts_towards_its_length(api: Api) -> None:
    text = OWN.replace('id = "mine"', f'id = "mine"\nabout = "{"x" * (deep_keys.LONGEST - 1000)}"')
    assert len(text) < deep_keys.LONGEST
    answer = api.post("/api/tables", {**BOTS, "components": text})
    assert (answer.status, answer.key) == (400, "bad-components")
    assert "at most" in answer.json["error"]["details"][0]
