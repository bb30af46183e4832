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

from commands import elsewhere, together, variables
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
        table = api.table("here", "here")
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
    (tmp_path / "file").write_text("")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran, nowhere, no_folder = together(
            ("serve", "--port", port, "--data", tmp_path),
            ("serve", "--host", "no such host", "--data", tmp_path),
            ("serve", "--data", tmp_path / "file"),
        )
    assert ran.code == nowhere.code == no_folder.code == 2
    assert f"cannot listen at 127.0.0.1, port {port}" in ran.err


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


def page_tool(folder: Path) -> dict[str, str]:
    """A clone whose page is not built yet; building it leaves a trace."""
    tool = folder / "web_build.py"
    tool.write_text(
        "from pathlib import Path\n"
        f"page = Path({str(folder)!r}, '.kylix', 'web')\n"
        "page.mkdir(parents=True)\n"
        "(page / 'index.html').write_text('<!doctype html><title>Kylix</title>')\n"
    )
    home = {"KYLIX_HOME": str(folder), "KYLIX_DATA": str(folder / "data"), "BROWSER": "true"}
    return {**home, "KYLIX_PAGE_TOOL": str(tool)}


def test_arguments_are_checked_before_anything_is_built(tmp_path: Path) -> None:
    environment = page_tool(tmp_path)
    (tmp_path / "file").write_text("")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = {
            ("play", "chess"): "there is no game 'chess'",
            ("play", "--port", "banana"): "'banana' is not a whole number",
            ("play", "--port", str(taken.getsockname()[1])): "cannot listen",
            ("play", "--text", "--port", "0"): "--port is for the browser",
            ("serve", "--port", "banana"): "'banana' is not a whole number",
            ("serve", "--port", str(taken.getsockname()[1])): "cannot listen",
            ("serve", "--data", str(tmp_path / "file")): "cannot be written",
        }
        for (arguments, told), ran in zip(said.items(), together(*said, **environment), strict=True):
            assert ran.code == 2, arguments
            assert told in ran.err, arguments
    assert not (tmp_path / ".kylix").exists()


def test_sound_arguments_have_the_page_built(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with started("play", "--port", str(port), **page_tool(tmp_path)) as process:
        assert port_of(process) == port
        assert Api(port).get("/").status == 200


def test_a_page_that_cannot_be_built_is_a_sentence(tmp_path: Path) -> None:
    environment = page_tool(tmp_path)
    Path(environment["KYLIX_PAGE_TOOL"]).write_text("raise SystemExit('kylix: no Node here')\n")
    for command in ("play", "serve"):
        ran = elsewhere(command, **environment)
        assert ran.code == 2
        assert "no Node here" in ran.err
        assert "kylix play --text" in ran.err
