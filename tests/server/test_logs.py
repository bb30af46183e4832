"""Logs: every line can be read by a program, belongs to a request, and tells no secret."""

from __future__ import annotations

import io
import json
import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kylix.server import logs
from kylix.server.logs import set_up
from server.harness import PATIENCE, Api, Client, running
from server.test_serve import port_of, started


@pytest.fixture
def kept() -> Iterator[None]:
    root, own = logging.getLogger(), logging.getLogger("kylix")
    before = root.handlers[:], root.level, own.level
    yield
    root.handlers[:], root.level, own.level = before


def evening(api: Api) -> list[str]:
    """Everything that has a secret in it is done once, rightly and wrongly; the secrets."""
    table = api.table("here", "link", "bot", title="odysseus")
    secrets = [table.host, *filter(None, table.tokens + table.invitations)]
    assert table.join(1, "guest").status == 200
    assert table.join(1, invitation="no-such-invitation-at-all-0").status == 404
    secrets += [table.tokens[1], "no-such-invitation-at-all-0", "a-token-that-opens-nothing-0"]
    api.post(f"/api/tables/{table.id}/begin", {}, Authorization="Bearer a-token-that-opens-nothing-0")
    renewed = table.change(api.summary(table.id)["seats"][1]["seat"], table.tokens[1], kind="link", renew=True)
    secrets.append(renewed.json["invitation"])
    with table.sit(0) as first, table.sit(1) as second:
        secrets.append(json.dumps(first.state["view"]))
        for client in (first, second):
            client.send(type="note", text="a note of mine")
            client.send(type="chat", id="chat-1", text="words among friends")
            client.until("chat")
            if client.to_act:
                client.play(client.options[0])
            client.link.send("{ this is no message with a-secret-in-it")
            client.until("error")
    with Client(api.port, table.id, None, hello=False) as stranger:
        stranger.send(type="hello", token="a-token-that-opens-nothing-0", since=0)
        stranger.gone()
    return [*secrets, "a note of mine", "words among friends", "a-secret-in-it"]


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_is_in_a_log_at_any_level(form: str, tmp_path: Path) -> None:
    written = io.StringIO()
    set_up(form, "debug", written)
    with running(tmp_path) as api:
        secrets = evening(api)
    text = written.getvalue()
    assert "/join" in text, "requests are told"
    assert "SOCKET" in text, "so are sockets"
    for secret in secrets:
        assert len(secret) > 10
        assert secret not in text


@pytest.mark.usefixtures("kept")
def test_each_line_is_a_document_and_has_the_id_of_the_answer(tmp_path: Path) -> None:
    written = io.StringIO()
    set_up("json", "info", written)
    with running(tmp_path) as api:
        found = api.get("/api/about")
        missing = api.get("/api/tables/t_none")
        assert api.get("/api/%0Anext%20line").status == 404
    lines: list[dict[str, Any]] = [json.loads(line) for line in written.getvalue().splitlines()]
    by_request = {line["request"]: line for line in lines if "status" in line}
    line = by_request[found.headers["x-request-id"]]
    assert (line["method"], line["path"], line["status"], line["client"]) == ("GET", "/api/about", 200, "127.0.0.1")
    assert line["level"] == "info"
    assert line["time"].endswith("+00:00")
    assert line["seconds"] >= 0
    assert by_request[missing.headers["x-request-id"]]["status"] == 404
    assert any(line["path"] == "/api/?next line" for line in by_request.values()), "nobody writes lines of their own"


@pytest.mark.usefixtures("kept")
def test_a_fault_is_told_with_its_trace_and_request() -> None:
    written = io.StringIO()
    set_up("json", "error", written)
    logs.REQUEST.set("abc")
    try:
        raise ValueError("on purpose")
    except ValueError:
        logging.getLogger("kylix.server").exception("a fault")
    logging.getLogger("kylix.server").warning("not told at this level")
    (line,) = [json.loads(line) for line in written.getvalue().splitlines()]
    logs.REQUEST.set("")
    assert line["request"] == "abc"
    assert "ValueError: on purpose" in line["trace"]


@pytest.mark.usefixtures("kept")
def test_people_read_lines_as_before() -> None:
    written = io.StringIO()
    set_up("text", "warning", written)
    logging.getLogger("kylix.server").warning("a sentence")
    logging.getLogger("kylix.server").info("another")
    assert written.getvalue() == "kylix: a sentence\n"


def test_serve_logs_as_it_is_told(tmp_path: Path) -> None:
    arguments = ("--json", "--port", "0", "--data", str(tmp_path), "--log-format", "json", "--log-level", "info")
    with started("serve", *arguments) as process:
        Api(port_of(process)).get("/api/about")
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]
    assert "/api/about" in [line.get("path") for line in lines]
