"""Many games: the same whatever plays them, counted right, and honest about what went wrong."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import elsewhere, run, snapshot, variables
from depth import DEPTH, some
from kylix import bots
from kylix.bots import Advice
from kylix.bots.random import RandomBot
from kylix.common.players import Player, seed_of
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec
from kylix.lab import runner
from kylix.lab.runner import Plan
from kylix.lab.tally import Span, Tally
from kylix.records.record import read

KEYS = [
    "game",
    "seats",
    "games",
    "finished",
    "errors",
    "decisions",
    "seconds",
    "us_per_decision",
    "wins",
    "draws",
    "scores",
    "turns",
    "forfeits",
]
TROIA = Plan("troia", ("random", "random"))


def timeless(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if name not in ("seconds", "us_per_decision")}


def simulated(*arguments: object) -> dict[str, Any]:
    told = run("simulate", "troia", "--json", *arguments)
    assert (told.code, told.err) == (0, ""), told
    facts = told.json
    assert isinstance(facts, dict)
    return facts


def test_the_answer_has_exactly_the_promised_keys() -> None:
    facts = simulated("--games", 5, "--seats", "random,random")
    assert list(facts) == KEYS
    assert facts["game"] == "troia"
    assert facts["seats"] == ["random", "random"]
    assert (facts["games"], facts["finished"], facts["errors"]) == (5, 5, 0)
    assert sum(facts["wins"].values()) + facts["draws"] == 5
    assert list(facts["wins"]) == list(facts["scores"]) == ["G", "T"]
    assert facts["turns"]["min"] <= facts["turns"]["mean"] <= facts["turns"]["max"]
    assert facts["us_per_decision"] > 0


@pytest.mark.parametrize("jobs", some(1, 3, 2))
def test_the_number_of_processes_changes_nothing(jobs: int, tmp_path: Path) -> None:
    alone = simulated("--games", 23, "--seed", 5, "--jobs", 1, "--records", tmp_path / "alone")
    shared = simulated("--games", 23, "--seed", 5, "--jobs", jobs, "--records", tmp_path / "shared")
    assert timeless(alone) == timeless(shared)
    assert snapshot(tmp_path / "alone") == snapshot(tmp_path / "shared")


def test_keeping_records_changes_no_game(tmp_path: Path) -> None:
    assert timeless(simulated("--games", 6)) == timeless(simulated("--games", 6, "--records", tmp_path / "new" / "dir"))


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    assert timeless(simulated("--games", 9)) == timeless(simulated("--games", 9, "--seed", 1))
    assert timeless(simulated("--games", 9)) != timeless(simulated("--games", 9, "--seed", 2))


def test_games_have_seeds_of_their_own() -> None:
    seeds = {seed_of(seed, n) for seed in range(30) for n in range(1, 100)}
    assert len(seeds) == 30 * 99
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_a_run_in_two_parts_counts_like_a_run_in_one() -> None:
    whole = runner.simulate(TROIA, 10)
    parts = [runner.simulate(TROIA, 6, first=5), runner.simulate(TROIA, 4)]
    for order in (parts, parts[::-1]):
        tally = Tally(2)
        for part in order:
            tally.merge(part)
        assert replace(tally, seconds=0.0) == replace(whole, seconds=0.0)


def test_seats_can_be_given_with_a_number() -> None:
    assert simulated("--games", 2, "--seats", "random*2")["seats"] == ["random", "random"]
    assert simulated("--games", 2, "--seats", " Random , random")["seats"] == ["random", "random"]


def test_options_and_components_reach_the_table(tmp_path: Path) -> None:
    base = kylix.game("troia").folder / "components" / "base.toml"
    other = tmp_path / "other.toml"
    other.write_text(base.read_text(encoding="utf-8").replace('id = "base"', 'id = "mine"', 1), encoding="utf-8")
    folder = tmp_path / "records"
    arguments = ["--option", "gods=random_faces", "--option", "artemis_jump=on", "--components", other]
    simulated("--games", 2, *arguments, "--records", folder)
    for path in folder.iterdir():
        setting = read(path).setting
        assert setting.options["gods"] == "random_faces"
        assert setting.options["artemis_jump"] is True
        assert setting.components.id == "mine"
        assert run("verify", path).code == 0


# --- records ------------------------------------------------------------------------------------------------------


def test_each_game_has_a_record_that_verifies(tmp_path: Path) -> None:
    facts = simulated("--games", 3, "--seed", 7, "--records", tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"troia-7-00000{n}.jsonl" for n in (1, 2, 3)]
    entries = 0
    for name in names:
        told = run("verify", tmp_path / name, "--json").json
        assert (told["ok"], told["over"], told["players"]) == (True, True, ["random", "random"])
        entries += told["entries"] - 1
    assert entries == facts["decisions"]


def test_records_are_never_overwritten(tmp_path: Path) -> None:
    simulated("--games", 2, "--records", tmp_path)
    before = snapshot(tmp_path)
    told = run("simulate", "troia", "--games", 3, "--records", tmp_path)
    assert (told.code, told.out) == (2, "")
    assert "troia-1-000001.jsonl exists and is not overwritten" in told.err
    assert snapshot(tmp_path) == before
    simulated("--games", 1, "--from", 3, "--records", tmp_path)
    assert len(snapshot(tmp_path)) == 3


def test_a_file_in_the_place_of_the_folder_is_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("mine", encoding="utf-8")
    told = run("simulate", "troia", "--games", 1, "--records", place)
    assert told.code == 2
    assert "records cannot be written" in told.err
    assert place.read_text(encoding="utf-8") == "mine"


def test_nothing_is_written_when_anything_else_is_wrong(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert run("simulate", "troia", "--records", folder, "--seats", "random").code == 2
    assert run("simulate", "troia", "--records", folder, "--seats", "random,nobody").code == 2
    assert run("simulate", "troia", "--records", folder, "--option", "x=1").code == 2
    assert not folder.exists()


# --- what goes wrong ----------------------------------------------------------------------------------------------


def test_games_that_do_not_end_are_errors(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(runner, "game", lambda title: replace(kylix.game(title), turn_bound=3))
    told = run("simulate", "troia", "--games", 4, "--json", "--records", tmp_path)
    assert told.code == 1
    assert (told.json["finished"], told.json["errors"], told.json["decisions"]) == (0, 4, 0)
    assert told.json["us_per_decision"] is None
    assert told.json["turns"] == {"mean": None, "min": None, "max": None}
    assert told.err.startswith(f"kylix: game 1 (its own seed is {seed_of(1, 1)}) went wrong: Endless: ")
    assert told.err.count("\n") == 1
    assert len(list(tmp_path.iterdir())) == 4, "what was played is recorded"
    assert run("simulate", "troia", "--games", 4).code == 1, "the table for people says the same"


class Thoughtful:
    """Answers like the random bot, but never at once: it wants to see what it is shown."""

    def __init__(self, seed: int) -> None:
        self.random = RandomBot(seed)
        self.why: Advice | None = None

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        return self.random.choose(view, options, redealt)


class Clumsy(Thoughtful):
    """Now and then answers what was not asked."""

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        move = super().choose(view, options, redealt)
        if self.random.chance.seed % 3 == 0 and self.random.asked == 5:
            return next(iter(redealt.setting.read("build G-WINE-1")))
        return move


def test_only_the_games_that_go_wrong_are_errors_and_each_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "clumsy", Clumsy)
    told = run("simulate", "troia", "--seats", "clumsy,random", "--games", 12, "--json")
    assert told.code == 1
    assert 0 < told.json["errors"] < 12
    assert told.json["finished"] + told.json["errors"] == 12
    assert "IllegalMove" in told.err
    n = int(told.err.split("--from ")[1].split()[0])
    again = run("simulate", "troia", "--seats", "clumsy,random", "--seed", 1, "--from", n, "--games", 1)
    assert again.code == 1
    assert again.err == told.err


class Spy(Thoughtful):
    """Remembers what it was shown."""

    shown: list[tuple[dict[str, Any], list[Move], State]] = []

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        self.shown.append((view, options, redealt))
        return super().choose(view, options, redealt)


def test_a_bot_is_shown_its_own_view_and_never_the_real_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "spy", Spy)
    monkeypatch.setattr(Spy, "shown", [])
    real: list[dict[str, Any]] = []
    choose = runner.bot_chooser

    def watched(bot: Player, seed: int) -> runner.Chooser:
        think = choose(bot, seed)

        def look(s: State, seat: int) -> Move:
            real.append(codec.fields(s))
            return think(s, seat)

        return look

    monkeypatch.setattr(runner, "bot_chooser", watched)
    tally = runner.simulate(Plan("troia", ("random", "spy"), make=bots.make), 3)
    assert (tally.finished, len(Spy.shown)) == (3, len(real))
    assert all(view["seat"] == "T" for view, _, _ in Spy.shown)
    assert all(redealt.view(1) == view for view, _, redealt in Spy.shown)
    assert all(redealt.options(1) == options for _, options, redealt in Spy.shown)
    same = [
        codec.fields(redealt)["deck"] == whole["deck"] for (_, _, redealt), whole in zip(Spy.shown, real, strict=True)
    ]
    assert sum(same) < len(same) / 4, "the decks are dealt anew"


def test_a_span_knows_mean_and_bounds_in_any_order() -> None:
    span = Span()
    assert span.shown() == {"mean": None, "min": None, "max": None}
    for value in (-2, 5, 0):
        span.add(value)
    assert span.shown() == {"mean": 1.0, "min": -2, "max": 5}


def test_shared_first_place_is_a_draw_and_nobodys_win() -> None:
    tally = Tally(3)
    tally.add(10, [1, 2, 1], [5, 3, 5], 20, 0.1)
    tally.add(12, [2, 1, 3], [1, 9, 0], 30, 0.1)
    assert (tally.wins, tally.draws, tally.games, tally.decisions) == ([0, 1, 0], 1, 2, 50)
    assert [span.total for span in tally.scores] == [6, 12, 5]


# --- the process --------------------------------------------------------------------------------------------------


def test_many_games_finish_without_an_error() -> None:
    games = DEPTH.simulated
    told = elsewhere("simulate", "troia", "--seats", "random,random", "--games", games, "--seed", 1, "--json")
    assert (told.code, told.err) == (0, "")
    assert (told.json["finished"], told.json["errors"]) == (games, 0)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent in another way there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_quietly(jobs: str, tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "kylix", "simulate", "troia", "--games", "1000000", "--jobs", jobs]
    with subprocess.Popen(
        [*command, "--records", str(tmp_path)],
        env=variables(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        while not any(tmp_path.glob("*.jsonl")):
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"")
    assert list(tmp_path.glob(".*")) == [], "no half-written file is left"
    assert run("verify", next(tmp_path.glob("*.jsonl"))).code == 0


def test_nothing_is_collected_while_a_game_is_played() -> None:
    """All that is loaded would be gone through again and again."""
    seen: list[bool] = []
    any_option = runner.chooser(bots.make, runner.RANDOM, 1)

    def choose(s: State, seat: int) -> Move:
        seen.append(gc.isenabled())
        return any_option(s, seat)

    runner.play(kylix.new("troia", seed=1), [choose, choose], kylix.game("troia"))
    assert gc.isenabled()
    with pytest.raises(runner.Endless):
        runner.play(kylix.new("troia", seed=1), [choose, choose], replace(kylix.game("troia"), turn_bound=0))
    assert gc.isenabled()
    assert seen
    assert not any(seen)
