"""Bots from outside: they play, they see no more than their seat, and whatever they do wrong loses one game only."""

from __future__ import annotations

import contextlib
import itertools
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import web_build

import kylix
from commands import elsewhere, run, variables
from depth import DEPTH
from kylix import bots
from kylix.bots import anyone, outside
from kylix.common.players import FAULTS, Forfeit, forfeited
from kylix.core.chance import Chance
from kylix.core.errors import BadSeats
from kylix.core.state import State
from kylix.kit import codec
from kylix.lab import runner
from kylix.records import record
from kylix.testing import walk_twice

ROOT = Path(__file__).resolve().parent.parent
PYTHON = shlex.quote(sys.executable)
TALK = """
import json, os, sys, time
def say(**what):
    print(json.dumps(what), flush=True)
def listen():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)
def begin():
    listen(); say(type="hello", protocol=1)
    listen(); say(type="ready")
    return listen()
"""
PLAYS = """
while True:
    said = listen()
    if said["type"] == "hello": say(type="hello", protocol=1)
    if said["type"] == "game": say(type="ready")
    if said["type"] == "choose": say(type="move", n=said["n"], move=0)
"""
FAULTY = {
    "time-out": "begin(); time.sleep(60)",
    "no-hello": "time.sleep(60)",
    "reads-nothing": "n = begin()['n']\nwhile True: say(type='worlds', n=n, count=100)",
    "crash": "begin(); print('no rules at hand', file=sys.stderr); sys.exit(3)",
    "killed": "begin(); os.kill(os.getpid(), 9)",
    "closes": "begin(); os.close(1); time.sleep(60)",
    "garbage": "begin(); print('I take Zeus', flush=True); time.sleep(60)",
    "no-object": "begin(); print('[1]', flush=True); time.sleep(60)",
    "no-text": r"begin(); sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush(); time.sleep(60)",
    "long-line": "begin(); print('x' * 2_000_000, flush=True); time.sleep(60)",
    "deep": "begin(); print('[' * 100_000, flush=True); time.sleep(60)",
    "other-question": "n = begin()['n']; say(type='move', n=n + 1, move=0); time.sleep(60)",
    "other-type": "n = begin()['n']; say(type='resign', n=n); time.sleep(60)",
    "no-move": "n = begin()['n']; say(type='move', n=n); time.sleep(60)",
    "many-worlds": "n = begin()['n']; say(type='worlds', n=n, count=101); time.sleep(60)",
    "illegal": "n = begin()['n']; say(type='move', n=n, move='offer NOBODY'); time.sleep(60)",
    "high-number": "n = begin()['n']; say(type='move', n=n, move=99); time.sleep(60)",
    "not-ready": "listen(); say(type='hello', protocol=1); listen(); say(type='move', n=1, move=0)",
    "old-protocol": "listen(); say(type='hello', protocol=0)",
}
WHY = {
    **dict.fromkeys(("time-out", "no-hello", "reads-nothing"), "time-out"),
    **dict.fromkeys(("crash", "killed", "closes"), "crash"),
    **dict.fromkeys(("illegal", "high-number"), "illegal"),
}


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    outside.close_all()


def script(folder: Path, text: str, name: str = "bot.py") -> str:
    """A program as a player's name."""
    path = folder / name
    path.write_text(TALK + text, encoding="utf-8")
    return f"exec:seconds=20:{PYTHON} {shlex.quote(str(path))}"


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # A process whose parent was killed may wait for the init of a container, which may never look.
    state = Path(f"/proc/{pid}/stat")
    with contextlib.suppress(OSError):
        return state.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    return True


def soon(true: Any) -> bool:
    for _ in range(200):
        if true():
            return True
        time.sleep(0.05)
    return False


# --- they play --------------------------------------------------------------------------------------------------------


def node() -> str:
    """The Node that the page is built with, from the package index if the machine has none."""
    tools = web_build.node_of_machine() or web_build.node_of_wheel(sys.executable, web_build.own_pip)
    return tools[0]


def example(name: str) -> str:
    return (
        f"exec:{shlex.quote(node()) if name.endswith('mjs') else PYTHON} {shlex.quote(str(ROOT / 'examples' / name))}"
    )


@pytest.mark.parametrize("title", ["troia", "odysseus"])
@pytest.mark.parametrize("name", ["mybot.py", "mybot.mjs"])
def test_the_examples_play_in_a_ladder_without_a_fault(title: str, name: str) -> None:
    games = DEPTH.simulated // 25
    told = run("ladder", title, "--levels", f"random,{example(name)}", "--games", games, "--jobs", 1, "--json")
    assert told.code == 0, told
    assert told.json["forfeits"] == []
    assert told.json["pairs"][0]["games"] == games


@pytest.mark.parametrize("title", kylix.games())
@pytest.mark.parametrize("name", ["mybot.py", "mybot.mjs"])
def test_the_examples_understand_every_title(title: str, name: str) -> None:
    setting = kylix.game(title).setting(kylix.game(title).seats[-1])
    s = setting.start(Chance(3), recorded=False)
    seated = runner.Seated(anyone.make, (example(name),) * setting.seats, 3)
    for _ in range(40):
        seat = s.to_act[0]
        s.apply(seat, seated.choosers[seat](s, seat))
    seated.end(s)
    assert len(outside.IDLE) == 1


def test_one_program_plays_all_games_and_two_seats_have_two(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    name = script(tmp_path, f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} ')\n" + PLAYS)
    told = run("simulate", "troia", "--seats", f"{name}*2", "--games", 3, "--jobs", 1, "--json")
    assert told.code == 0, told
    assert told.json["finished"] == 3
    started = [int(pid) for pid in pids.read_text(encoding="ascii").split()]
    assert len(started) == 2
    outside.close_all()
    assert not any(is_alive(pid) for pid in started)


def test_a_program_may_end_itself_after_each_game(tmp_path: Path) -> None:
    name = script(tmp_path, PLAYS + "    if said['type'] == 'end': sys.exit()\n")
    told = run("simulate", "troia", "--seats", f"random,{name}", "--games", 3, "--jobs", 1, "--json")
    assert told.code == 0, told
    assert told.json["forfeits"] == {"G": 0, "T": 0}


def test_a_program_is_told_the_end_and_repeats_itself_by_its_seed(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    keep = f"\n    if said['type'] in ('game', 'end'): open({str(heard)!r}, 'a').write(json.dumps(said) + '\\n')\n"
    name = script(tmp_path, PLAYS + keep)
    for _ in range(2):
        assert run("simulate", "troia", "--seats", f"random,{name}", "--games", 1, "--jobs", 1).code == 0
        outside.close_all()
    lines = heard.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == lines[2:]
    assert '"how": "played"' in lines[1]
    assert '"seat": "T"' in lines[0]


@pytest.mark.usefixtures("no_pictures")
def test_reports_and_the_text_table_take_programs(tmp_path: Path) -> None:
    name = script(tmp_path, PLAYS)
    out = tmp_path / "report"
    told = run("report", "troia", "--seats", f"random,{name}", "--games", 2, "--jobs", 1, "--out", out, "--json")
    assert told.code == 0, told
    played = run("play", "troia", "--seats", f"{name},random", "--save", tmp_path / "game", "--json", "--seed", 1)
    assert played.code == 0, played
    assert record.verify(record.read(tmp_path / "game")).over


def test_several_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    name = script(tmp_path, PLAYS)
    told = ("simulate", "troia", "--seats", f"random,{name}", "--games", 4, "--json", "--jobs")
    one, two = run(*told, 1).json, elsewhere(*told, 2).json
    assert one["wins"] == two["wins"]
    assert one["turns"] == two["turns"]


# --- under the veil ---------------------------------------------------------------------------------------------------


def heard_by(folder: Path, name: str) -> tuple[outside.OutsideBot, Path]:
    """A bot whose program keeps every byte it reads; at each question it asks for worlds."""
    heard = folder / f"{name}.heard"
    keeps = f"""
heard = open({str(heard)!r}, "wb")
while True:
    line = sys.stdin.buffer.readline()
    heard.write(line); heard.flush()
    if not line: break
    said = json.loads(line)
    if said["type"] == "hello": say(type="hello", protocol=1)
    if said["type"] == "game": say(type="ready")
    if said["type"] == "choose": say(type="worlds", n=said["n"], count=1)
    if said["type"] == "worlds": say(type="move", n=said["n"], move=0)
"""
    bot = anyone.make(script(folder, keeps, f"{name}.py"), 7)
    assert isinstance(bot, outside.OutsideBot)
    return bot, heard


def told_in_pairs(title: str, folder: Path, questions: int, deal: str = "") -> tuple[bytes, bytes, int]:
    """What a program reads in real games and in second states, which are made without `redeal`; how many differed."""
    game = kylix.game(title)
    setting = game.setting(min(count for count in game.seats if count > 1))
    (one, first), (other, second) = heard_by(folder, "one"), heard_by(folder, "other")
    choosers = [runner.bot_chooser(bot, 5) for bot in (one, other)]
    differed = asked = 0
    for seed in itertools.count(0, setting.seats):
        for s, twin, seat in walk_twice(setting, seed):
            if seat in s.to_act:
                for choose, state in zip(choosers, (s, twin), strict=True):
                    choose(OpenDeal(state, deal == "hole") if deal else state, seat)  # type: ignore[arg-type]
                differed += codec.digest(s) != codec.digest(twin)
                asked += 1
            if asked == questions:
                for bot in (one, other):
                    bot.end("stopped", None, None)
                outside.close_all()
                return first.read_bytes(), second.read_bytes(), differed
    raise AssertionError("unreachable")


class OpenDeal:
    """A state that is not redealt; with a hole its view tells what lies on a deck, too."""

    def __init__(self, s: State, hole: bool) -> None:
        self.s = s
        self.hole = hole

    def __getattr__(self, name: str) -> Any:
        return getattr(self.s, name)

    def redeal(self, seat: int, seed: int) -> State:
        return self.s.clone()

    def view(self, seat: int) -> dict[str, Any]:
        return {**self.s.view(seat), **({"deck": codec.fields(self.s)["deck"]} if self.hole else {})}


@pytest.mark.parametrize("title", kylix.games())
def test_a_program_reads_the_same_bytes_whatever_is_hidden(title: str, tmp_path: Path) -> None:
    questions = DEPTH.views // 10
    one, other, differed = told_in_pairs(title, tmp_path, questions)
    assert one == other
    assert one.count(b'"type":"worlds"') == questions
    assert differed > questions // 4


def test_worlds_are_dealt_from_what_the_seat_sees_even_where_nothing_was_redealt(tmp_path: Path) -> None:
    one, other, differed = told_in_pairs("troia", tmp_path, 40, "open")
    assert one == other
    assert differed


def test_a_hole_is_found(tmp_path: Path) -> None:
    one, other, _ = told_in_pairs("troia", tmp_path, 40, "hole")
    assert one != other


def test_the_seed_of_a_program_tells_nothing_of_the_chance_of_the_game() -> None:
    """Our mixing can be turned back, so it must not be all that lies between the two."""
    seeds = {outside.one_way(seed, "seed") for seed in range(1000)}
    assert len(seeds) == 1000
    assert all(seed.bit_length() <= 64 for seed in seeds)
    assert outside.one_way(5, "seed") != outside.one_way(5, "worlds", 1)


# --- losing by rule ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", FAULTY)
def test_whatever_a_program_does_wrong_loses_the_game(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if WHY.get(fault) == "time-out":
        monkeypatch.setattr(outside, "START_SECONDS", 2.0)
    name = script(tmp_path, FAULTY[fault])
    if WHY.get(fault) == "time-out":
        name = name.replace("seconds=20", "seconds=1")
    s = kylix.new("troia", seed=1)
    bot = anyone.make(name, 1)
    with pytest.raises(Forfeit) as lost:
        bot.choose(s.view(0), list(s.options(0)), s.redeal(0, 1))
    assert lost.value.why == WHY.get(fault, "garbage"), lost.value
    assert lost.value.why in FAULTS
    assert outside.IDLE == {} or not any(outside.IDLE.values())
    if fault == "crash":
        assert "exit code 3" in str(lost.value)
        assert "no rules at hand" in str(lost.value)


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    child = f"import subprocess; p = subprocess.Popen(['sleep', '1000']); open({str(pids)!r}, 'w').write(str(p.pid))\n"
    bot = anyone.make(script(tmp_path, child + FAULTY["illegal"]), 1)
    s = kylix.new("troia", seed=1)
    with pytest.raises(Forfeit):
        bot.choose(s.view(0), list(s.options(0)), s.redeal(0, 1))
    assert soon(lambda: not is_alive(int(pids.read_text(encoding="ascii"))))


def test_a_lost_game_is_counted_told_and_recorded(tmp_path: Path) -> None:
    name = script(tmp_path, FAULTY["crash"])
    told = run(
        *("simulate", "troia", "--seats", f"random,{name}", "--games", 2),
        *("--jobs", 1, "--records", tmp_path / "games", "--json"),
    )
    assert told.code == 1
    assert told.json["wins"] == {"G": 2, "T": 0}
    assert told.json["forfeits"] == {"G": 0, "T": 2}
    assert told.json["errors"] == 0
    assert "lost by rule" in told.err
    assert "no rules at hand" in told.err
    path, _ = sorted((tmp_path / "games").iterdir())
    assert run("verify", path).code == 0
    last = record.read(path).entries[-1].controller
    assert last is not None
    assert last.key == runner.FORFEIT
    assert str(last.public["person"]) == "crash"
    shown = run("replay", path, "--lang", "fr")
    assert "est tombé en panne" in shown.out, shown


def test_a_ladder_goes_on_after_a_lost_game(tmp_path: Path) -> None:
    """The program fails in its second game; it is started again for the third."""
    flag = tmp_path / "flag"
    fails = f"""
games = 0
while True:
    said = listen()
    if said["type"] == "hello": say(type="hello", protocol=1)
    if said["type"] == "game":
        games += 1
        say(type="ready")
    if said["type"] == "choose":
        if games == 2 and not os.path.exists({str(flag)!r}):
            open({str(flag)!r}, "w").close()
            sys.exit(1)
        say(type="move", n=said["n"], move=0)
"""
    told = run("ladder", "troia", "--levels", f"random,{script(tmp_path, fails)}", "--games", 4, "--jobs", 1, "--json")
    assert told.code == 1
    assert [one["game"] for one in told.json["forfeits"]] == [2]
    assert told.json["pairs"][0]["games"] == 4
    assert "lost 1 games by rule" in told.err


@pytest.mark.usefixtures("no_pictures")
def test_a_report_and_the_text_table_tell_of_a_lost_game(tmp_path: Path) -> None:
    name = script(tmp_path, FAULTY["illegal"])
    out = tmp_path / "report"
    told = run("report", "troia", "--seats", f"random,{name}", "--games", 2, "--jobs", 1, "--out", out, "--json")
    assert told.code == 1
    assert any("lost by rule" in line for line in told.json["remarks"])
    saved = tmp_path / "game"
    played = run("play", "troia", "--seats", f"random,{name}", "--save", saved, "--json", "--seed", 1)
    assert played.code == 2
    assert "lost the game by rule" in played.err
    entries = record.read(saved).entries
    assert len(entries) > 2
    assert entries[-1].controller is not None


def test_who_loses_by_rule_is_last_and_the_others_share_the_first_place() -> None:
    assert forfeited(2, 0) == [2, 1]
    assert forfeited(4, 2) == [1, 1, 4, 1]
    assert forfeited(1, 0) == [2]


def test_no_program_outlives_the_command_even_when_that_is_killed(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    # On Linux also one that never looks at its input again.
    hangs = "begin(); time.sleep(600)" if sys.platform.startswith("linux") else "begin(); listen()"
    name = script(tmp_path, f"open({str(pids)!r}, 'w').write(str(os.getpid()))\n" + hangs)
    command = [sys.executable, "-P", "-m", "kylix", "simulate", "troia", "--seats", f"random,{name}", "--games", "1"]
    with subprocess.Popen(command, env=variables(), stdout=subprocess.DEVNULL) as process:
        assert soon(lambda: pids.exists() and pids.read_text(encoding="ascii"))
        process.send_signal(signal.SIGKILL)
    assert soon(lambda: not is_alive(int(pids.read_text(encoding="ascii"))))


# --- bad input, and who may name a program ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["exec:", "exec:./nowhere", "exec:seconds=0:true", "exec:seconds=x:true", "exec:seconds=nan:true", "exec:'true"],
)
def test_a_program_that_makes_no_sense_is_refused_before_anything_is_played(name: str) -> None:
    with pytest.raises(BadSeats):
        anyone.make(name, 1)
    for command in (["simulate", "troia", "--seats"], ["ladder", "troia", "--levels"]):
        told = run(*command, f"random,{name}")
        assert told.code == 2
        assert len(told.err.splitlines()) == 1


def test_a_file_that_is_no_program_loses_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\0\1\2")
    path.chmod(0o755)
    s = kylix.new("troia", seed=1)
    with pytest.raises(Forfeit, match="cannot be started"):
        anyone.make(f"exec:{path}", 1).choose(s.view(0), list(s.options(0)), s.redeal(0, 1))


@pytest.mark.parametrize("name", ["exec:true", "os:system", "exec:seconds=1:true"])
def test_names_that_do_not_come_from_the_command_line_start_nothing(name: str) -> None:
    with pytest.raises(BadSeats):
        bots.make(name, 1)


def test_a_saved_game_starts_no_program(tmp_path: Path) -> None:
    made = tmp_path / "made"
    s = kylix.new("troia", seed=1)
    kylix.save(tmp_path / "game", s, [f"exec:touch {made}", "random"])
    told = run("play", "--load", tmp_path / "game", "--json")
    assert told.code == 2
    assert not made.exists()
    again = run("play", "--load", tmp_path / "game", "--json", "--seats", "random,random")
    assert again.code == 0, again
