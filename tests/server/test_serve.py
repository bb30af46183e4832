"""`kylix serve` and `kylix play` as people start them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from commands import elsewhere, variables
from server.harness import PATIENCE, Api, Client


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "kylix", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=variables(**environment),
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    line = process.stdout.readline()
    address = json.loads(line)["address"] if line.startswith("{") else line.split()[-1]
    return int(address.split(":")[2].partition("/")[0])


def test_ctrl_c_ends_it_and_another_start_has_every_table(tmp_path: Path) -> None:
    arguments = ("serve", "--json", "--port", "0", "--data", str(tmp_path / "data"))
    with started(*arguments) as process:
        api = Api(port_of(process))
        table = api.table("link", "link")
        with table.sit(0) as client:
            client.play("draw")
            refused = elsewhere("serve", "--port", "0", "--data", tmp_path / "data")
            assert refused.code == 2
            assert (
                f"another Kylix serves the tables in {tmp_path / 'data'} at http://127.0.0.1:{api.port}" in refused.err
            )
            os.killpg(process.pid, signal.SIGINT)
            assert process.wait(PATIENCE) == 0
    with started(*arguments) as process:
        port = port_of(process)
        with Client(port, table.id, table.tokens[0]) as client:
            assert client.state["n"] == 2


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = elsewhere("serve", "--port", port, "--data", tmp_path)
        assert ran.code == 2
        assert f"cannot listen at 127.0.0.1, port {port}" in ran.err
    assert elsewhere("serve", "--host", "no such host", "--data", tmp_path).code == 2
    (tmp_path / "file").write_text("")
    assert elsewhere("serve", "--data", tmp_path / "file").code == 2


def test_play_opens_the_browser_when_there_is_a_page(tmp_path: Path) -> None:
    page = tmp_path / ".kylix" / "web"
    page.mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Kylix</title>")
    called = tmp_path / "called"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {called}\n')
    browser.chmod(0o755)
    environment = {"KYLIX_HOME": str(tmp_path), "KYLIX_DATA": str(tmp_path / "data"), "BROWSER": str(browser)}
    with started("play", "troia", **environment) as process:
        api = Api(port_of(process))
        assert api.get("/").status == 200
        again = elsewhere("play", **environment)
        assert again.code == 0, "a second start leads to the first one's page"
        assert again.out == f"Kylix is at http://127.0.0.1:{api.port}/\n"
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert called.read_text().splitlines()[0] == f"http://127.0.0.1:{api.port}/#/new/bots/troia"


def test_play_without_a_page_is_the_text_table_and_says_so(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-P", "-m", "kylix", "play", "troia"],
        input="quit\n",
        capture_output=True,
        text=True,
        env=variables(KYLIX_HOME=str(tmp_path), KYLIX_DATA=str(tmp_path / "data")),
        check=False,
    )
    assert ran.returncode == 0
    assert "so this is the text table" in ran.stderr
