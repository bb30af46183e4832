"""`kylix bench`: what it measures, and what it holds compiled rules to."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest

from commands import run
from kylix.cli import bench, common
from kylix.kit.registry import titles
from kylix.lab import peers
from kylix.lab.bars import Bars
from kylix.lab.rounds import MeasureError, Program


@pytest.fixture
def no_launcher(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("KYLIX_PLAIN", "KYLIX_COMPILED", "KYLIX_HOME"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_bench_measures_this_tree(no_launcher: pytest.MonkeyPatch) -> None:
    told = run("bench", "troia", "--seconds", 0.1, "--json")
    assert told.code == 0
    (figure,) = told.json["figures"]
    assert (figure["name"], figure["version"]) == ("troia", common.build().split()[0])
    assert list(figure["us"]) == ["decision", "clone", "playout", "node"]
    assert min(*figure["us"].values(), *figure["count"].values()) > 0
    assert told.json["missing"] is None
    assert told.json["machine"]["python"].split()[1] == platform.python_version()


BARS = """
rival = "catanatron"
playout = 1.4
[troia]
decision = 20
clone = 10
"""
ANSWER = """
import json, sys
for line in sys.stdin:
    sys.stderr.write(line)
    print(json.dumps({rows}), flush=True)
"""
PEERS = {"catanatron": (40.0, 40.0), "catanatron:2_seats": (30.0, 30.0), "openspiel:hearts": (1.0, 1.0)}


def costing(name: str, version: str, **us: float) -> dict[str, object]:
    return {"name": name, "version": version, "us": us, "count": dict.fromkeys(us, 10)}


def saying(about: str, rows: object) -> Program:
    """A program that answers each round with the same."""
    return Program(about, [sys.executable, "-c", ANSWER.format(rows=rows)])


def measured(monkeypatch: pytest.MonkeyPatch, home: Path, cost: dict[str, tuple[float, float, float]]) -> None:
    """Trees and peers that cost what the test says."""

    def ours(title: str, tree: Path) -> Program:
        decision, clone, playout = cost[str(tree)]
        return saying(title, [costing(title, str(tree), decision=decision, clone=clone, playout=playout)])

    def theirs(folder: Path, say: object) -> list[Program]:
        assert folder == home / ".kylix"
        return [saying("peers", [costing(name, "1", decision=us[0], clone=us[1]) for name, us in PEERS.items()])]

    (home / "bench").mkdir()
    (home / "bench" / "bars.toml").write_text(BARS, encoding="utf-8")
    monkeypatch.setattr(bench, "start_course", ours)
    monkeypatch.setattr(peers, "programs", theirs)
    monkeypatch.setattr(peers, "requirements", lambda: home / "requirements" / "peers.txt")
    monkeypatch.setattr(common, "clone_home", lambda: home)


def test_compiled_rules_are_held_to_the_bars(no_launcher: pytest.MonkeyPatch, tmp_path: Path) -> None:
    no_launcher.setenv("KYLIX_PLAIN", "plain")
    no_launcher.setenv("KYLIX_COMPILED", "compiled")
    measured(no_launcher, tmp_path, {"plain": (10.0, 3.0, 9.0), "compiled": (1.5, 3.1, 1.2)})
    told = run("bench", "troia", "--peers", "--json")
    held = {(bar["measure"], bar["against"]): bar["held"] for bar in told.json["bars"]}
    assert held == {
        ("decision", "catanatron"): True,
        ("clone", "catanatron"): False,
        ("playout", "decision"): False,
    }
    assert told.json["bars"][0]["ratio"] == pytest.approx(1 / 20), "the cheapest table of the rival counts"
    assert (told.code, told.json["held"]) == (1, False)
    assert "bench/bars.toml" in told.err
    shares = {(r["build"], r["peer"]): r["decision"] for r in told.json["ratios"]}
    assert len(shares) == 6
    assert shares["plain", "catanatron"] == 0.25


def test_above_the_bars_all_is_well(no_launcher: pytest.MonkeyPatch, tmp_path: Path) -> None:
    no_launcher.setenv("KYLIX_PLAIN", "plain")
    no_launcher.setenv("KYLIX_COMPILED", "compiled")
    measured(no_launcher, tmp_path, {"plain": (100.0, 100.0, 100.0), "compiled": (1.5, 3.0, 1.0)})
    told = run("bench", "troia", "--peers")
    assert told.code == 0, "on plain Python nothing is held"
    assert "openspiel:hearts" in told.out
    assert "Measured on: processor" in told.out


@pytest.mark.parametrize("text", ["", "rival = 1\nplayout = 'x'", "[troia", BARS.replace("20", "0")])
def test_bars_that_cannot_be_read_are_told(no_launcher: pytest.MonkeyPatch, tmp_path: Path, text: str) -> None:
    measured(no_launcher, tmp_path, {})
    (tmp_path / "bench" / "bars.toml").write_text(text, encoding="utf-8")
    told = run("bench", "troia", "--peers")
    assert (told.code, told.out) == (2, "")
    assert "cannot be read" in told.err


def test_every_title_has_its_bars() -> None:
    bars = Bars.read(Path(__file__).parents[1] / "bench" / "bars.toml")
    assert set(bars.titles) == set(titles())
    assert all(set(part) == {"decision", "clone"} for part in bars.titles.values())


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("7", "no list of figures"),
        ([costing("catanatron", "", decision=1.0)], "version is missing"),
        ([costing("catanatron", "1", decision=0.0)], "us of decision is not a number above zero"),
        (
            [{"name": "catanatron", "version": "1", "us": {"decision": 1.0}, "count": {"clone": 1}}],
            "different measures",
        ),
    ],
)
def test_an_answer_without_sense_is_told(rows: object, said: str) -> None:
    with saying("a peer", rows) as program, pytest.raises(MeasureError, match=said):
        program.measure(0.1)


def test_the_rounds_of_all_that_is_compared_are_by_turns(no_launcher: pytest.MonkeyPatch, tmp_path: Path) -> None:
    no_launcher.setenv("KYLIX_COMPILED", "compiled")
    measured(no_launcher, tmp_path, {"compiled": (1.0, 1.0, 0.5)})
    asked: list[str] = []
    one = Program.measure

    def noted(self: Program, seconds: float) -> None:
        asked.append(self.about)
        one(self, seconds)

    no_launcher.setattr(Program, "measure", noted)
    assert run("bench", "troia", "--peers").code == 0
    assert asked == ["peers", "troia"] * bench.ROUNDS


def test_a_missing_compiled_tree_is_told_with_the_way_to_get_it(
    no_launcher: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    no_launcher.setenv("KYLIX_PLAIN", "plain")
    measured(no_launcher, tmp_path, {"plain": (10.0, 3.0, 9.0)})
    told = run("bench", "troia")
    assert told.code == 0
    assert "`./kylix compile`" in told.err


def test_a_tree_that_is_not_what_it_is_called_is_refused(no_launcher: pytest.MonkeyPatch, tmp_path: Path) -> None:
    no_launcher.setenv("KYLIX_COMPILED", "plain")
    measured(no_launcher, tmp_path, {"plain": (10.0, 3.0, 9.0)})
    told = run("bench", "troia")
    assert (told.code, told.out) == (2, "")
    assert "measured as compiled, but it is plain" in told.err


def test_a_tree_that_does_not_run_is_told(no_launcher: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "kylix").mkdir()
    (tmp_path / "kylix" / "__init__.py").write_text("raise ValueError('broken')", encoding="utf-8")
    no_launcher.setenv("KYLIX_PLAIN", str(tmp_path))
    told = run("bench", "troia", "--seconds", 0.1)
    assert told.code == 2
    assert "could not be measured" in told.err
    assert "broken" in told.err


def test_the_tables_of_the_page_about_speed_are_printed_as_markdown(
    no_launcher: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    no_launcher.setenv("KYLIX_PLAIN", "plain")
    no_launcher.setenv("KYLIX_COMPILED", "compiled")
    measured(no_launcher, tmp_path, {"plain": (10.0, 3.0, 9.0), "compiled": (1.5, 3.1, 1.0)})
    text = run("bench", "troia", "--peers", "--markdown").out
    assert "| troia, compiled | 1.50 | 3.10 | 1.00 |" in text
    assert "| catanatron 1 | 40.00 | 40.00 |  |" in text
    assert "| troia | clone | catanatron | 1/10.0 | 1/9.7 | no |" in text


def test_all_cores_are_held_against_one(no_launcher: pytest.MonkeyPatch) -> None:
    told = run("bench", "troia", "--cores", "--seconds", 0.1, "--json")
    assert told.code == 0, told
    (figure,) = told.json["figures"]
    assert figure["times"] == pytest.approx(figure["shared"] / figure["alone"])
    assert figure["held"] == (figure["times"] >= bench.SPEED_UP)
    assert figure["games"] >= 20
