"""`kylix play` from outside: arguments, files, lines of JSON, and a real terminal."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import commands
import kylix
from kylix.bots import BOTS, make
from kylix.cli import main
from kylix.core.errors import BadSeats
from kylix.kit.words import Words
from kylix.records import record
from kylix.testing.checks import setting_of
from kylix.text.program import JsonTable
from kylix.text.session import Session

SOURCE = Path(kylix.__file__).parents[1]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    """`kylix ...` with lines typed; gives exit code, stdout and stderr."""
    monkeypatch.setenv("KYLIX_DATA", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def run(line: str, *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{text}\n" for text in typed)))
        code = main.main(line.split())
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, command: Callable[..., Any]) -> None:
    code, out, _ = command("play troia --seed 3", "draw")
    assert code == 0
    (file,) = (tmp_path / "data").iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-troia-[0-9a-f]{6}\.kylix", file.name)
    assert f"kylix play --load {file}" in out

    assert record.read(file).players == ("you", "sailor"), "nobody learns against moves by lot"
    code, out, _ = command(f"play --load {file} --lang fr", "draw")
    assert code == 0
    assert "tour 3 · Le Grec" in out
    assert "tour 5 · Le Grec" in out
    assert kylix.load(file).turn == 5


def test_a_game_is_chosen_from_a_list(command: Callable[..., Any]) -> None:
    number = kylix.games().index("troia") + 1
    code, out, _ = command("play --text", "zwei", str(number), "quit")
    assert code == 0
    assert f"{number}  Troia: The Trojan War for two" in out
    assert f"Type a number from 1 to {len(kylix.games())}" in out
    assert "Battlefield" in out
    assert command("play --text")[0] == 0, "nothing was chosen"


@pytest.mark.parametrize(
    ("value", "told"), [("fr_FR.UTF-8", "Vous devez"), ("en_GB", "You must"), ("C", "You must"), ("", "You must")]
)
def test_the_language_follows_the_locale(
    command: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, value: str, told: str
) -> None:
    monkeypatch.setenv("LANG", value)
    assert told in command("play troia --text")[1]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play chess", "there is no game 'chess'"),
        ("play troia --seats you,genius", "there is no bot 'genius'; there are: novice, deckhand, sailor"),
        ("play troia --seats you", "Troia is played with 2 seats, not with 1"),
        ("play troia --seats you,", "--seats names a player for each seat"),
        ("play troia --option gods=NOBODY", "option gods"),
        ("play troia --option nothing=1", "there is no option 'nothing'"),
        ("play troia --seed x", "whole number"),
        ("play troia --components nowhere.toml", "nowhere.toml"),
        ("play troia --save nowhere/game", "cannot be written"),
        ("play --load nowhere", "there is no file nowhere"),
        ("play --load nowhere --seed 1", "has its own options, components and seed"),
        ("play --json", "the game must be named"),
    ],
)
def test_bad_arguments_get_one_sentence_and_leave_nothing_behind(
    tmp_path: Path, command: Callable[..., Any], line: str, told: str
) -> None:
    code, _, err = command(line)
    assert code == 2
    assert told in err
    assert err.count("\n") == 1
    assert not list(tmp_path.rglob("*.kylix"))


def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, command: Callable[..., Any]) -> None:
    file = tmp_path / "broken.kylix"
    file.write_text('{"kylix": 1')
    code, _, err = command(f"play --load {file}")
    assert (code, err.count("\n")) == (2, 1)
    assert file.read_text() == '{"kylix": 1'
    code, _, err = command(f"play troia --save {file}")
    assert "exists and is not overwritten" in err
    assert file.read_text() == '{"kylix": 1'


def test_bots_alone_play_a_game(command: Callable[..., Any]) -> None:
    code, out, _ = command("play troia --seats random,random --seed 2")
    assert code == 0
    assert "kylix verify" in out


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSeats, match="there is no bot 'genius'"):
        make("genius", 1)


# --- for programs -----------------------------------------------------------------------------------------------------


def test_a_program_plays_a_whole_game_by_lines_of_json(tmp_path: Path) -> None:
    session = Session(kylix.new("troia", seed=3), ("you", "random"), tmp_path / "game.kylix")
    told: list[dict[str, Any]] = []

    def read(prompt: str) -> str:
        last = next(line for line in reversed(told) if "prompt" in line)
        if len(told) == 1:
            return "offer poseidon"
        if len(told) == 2:
            return "blah"
        return str(last["prompt"]["options"][len(told) % len(last["prompt"]["options"])]["move"])

    assert JsonTable(session, Words("en", session.setting), read, lambda text: told.append(json.loads(text))).run() == 0
    assert told[0]["view"] == kylix.new("troia", seed=3).view(0)
    assert told[1]["refused"][0]["clause"] == "TRO-OFFER-5"
    assert "blah" in told[2]["error"]
    assert told[-1]["over"]
    assert told[-1]["ranking"] == session.state.ranking()
    events = [event for line in told for event in line.get("events", [])]
    assert [event["n"] for event in events] == [event["n"] for event in session.events(0)]


def test_programs_are_given_hints_too(command: Callable[..., Any]) -> None:
    _, out, _ = command("play troia --seed 3 --json", "hint\nhint bob\ndraw")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [set(one) for one in lines[1]["hints"]] == [{"moves", "value", "band", "key", "text"}] * 3
    assert "Nobody called bob" in lines[2]["error"]
    _, out, _ = command("play troia --seed 3 --json --no-hints", "hint\ndraw")
    assert "no hints" in json.loads(out.splitlines()[1])["error"]


def test_json_prompts_come_line_by_line(command: Callable[..., Any]) -> None:
    code, out, _ = command("play troia --seed 3 --json", "draw")
    lines = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [sorted(line) for line in lines[:2]] == [["events", "prompt", "record", "view"]] * 2
    assert lines[-1]["left"]


# --- on a real terminal -----------------------------------------------------------------------------------------------


START = """
import signal, sys
from kylix.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background has it ignored
sys.exit(main())
"""


class Terminal:
    """`kylix` on a pseudo-terminal of 80 by 24."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {
            **os.environ,
            "KYLIX_DATA": str(folder),
            "PYTHONPATH": str(SOURCE),
            "TERM": "xterm",
            "COLUMNS": "80",
            "LINES": "24",
            "LC_ALL": "C.UTF-8",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments],
            stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def until(self, wanted: str) -> str:
        """Everything up to a text; what came behind it stays for the next call."""
        end = time.monotonic() + 30
        while wanted not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"no {wanted!r} in {self.seen!r}"
            try:
                self.seen += os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                break
        before, found, self.seen = self.seen.partition(wanted)
        assert found, f"no {wanted!r} in {before!r}"
        return before + found

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*arguments: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


def test_on_a_terminal_tab_completes_and_ctrl_c_leaves_with_the_game_saved(
    tmp_path: Path, terminal: Callable[..., Terminal]
) -> None:
    screen = terminal("play", "troia", "--seed", "3", "--no-auto")
    assert "\x1b[" in screen.until("\r\n> ")
    screen.type("offer z\t")
    screen.until("ZEUS")
    screen.type("\r")
    screen.until("Payment to Zeus")
    screen.until("\r\n> ")
    time.sleep(0.5)  # readline misses a signal that comes between its prompt and its first wait for a key
    os.killpg(screen.process.pid, signal.SIGINT)
    screen.until("kylix play --load")
    assert screen.process.wait(10) == 0
    (file,) = tmp_path.glob("*.kylix")
    loaded = kylix.load(file)
    assert loaded.prompt(0)["ask"] == "choose-payment"


def test_what_a_title_wants_decided_is_asked_on_a_terminal_and_stands_in_the_header(
    tmp_path: Path, terminal: Callable[..., Terminal]
) -> None:
    screen = terminal("play", "deukalion", "--seed", "3")
    asked = screen.until("\r\n> ")
    assert "1  continental: " in asked
    assert "2  English: " in asked
    screen.type("3\r")
    screen.until("\r\n> ")
    screen.type("2\r")
    screen.until("Deukalion · Edition: English")
    screen.until("\r\n> ")
    (file,) = tmp_path.glob("*.kylix")
    assert setting_of(kylix.load(file)).options["edition"] == "english"


def test_through_a_pipe_nothing_is_asked_and_the_default_holds(command: Callable[..., Any]) -> None:
    _, out, _ = command("play deukalion --text --seed 3 --lang fr")
    assert "Deukalion · Édition\u00a0: continentale" in out


def test_the_help_tells_how_each_bot_plays() -> None:
    told = commands.run("play", "--help").out
    for name in BOTS:
        assert f"\n  {name:<9}{Words('en').say(f'level-{name}-about')}" in told
