"""A title outside the package: found by KYLIX_TITLES, it has all that the others have, and no line anywhere else."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from commands import Ran, run, together, variables
from depth import DEPTH
from kylix.core.chance import Chance
from kylix.kit.names import everybody
from kylix.testing import Table, rule, walk
from kylix.testing.checks import check_veil
from titles.obolos import GAME
from titles.obolos.state import Obolos

ROOT = Path(__file__).resolve().parent.parent
TITLES = Path(__file__).parent / "titles"
WORD = re.compile(GAME.title, re.IGNORECASE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("obolos")


RECORD = f"records/{GAME.title}-3-000001.jsonl"
COMMANDS: dict[str, tuple[object, ...]] = {
    "games": ("games", "--json"),
    "clause": ("rules", GAME.title, "OBO-BID-1"),
    "french": ("rules", GAME.title, "OBO-BOAST-2", "--lang", "fr"),
    "components": ("components", GAME.title, "--json"),
    "level": ("simulate", GAME.title, "--seats", "sailor,random", "--games", 60, "--jobs", 1, "--json"),
    "processes": ("simulate", GAME.title, "--games", 4, "--jobs", 2, "--json"),
    "report": ("report", GAME.title, "--games", 4, "--jobs", 1, "--out", "made", "--table", "csv", "--json"),
    "records": ("simulate", GAME.title, "--games", 1, "--seed", 3, "--records", "records"),
    "verify": ("verify", RECORD),
    "stats": ("stats", RECORD, "--json"),
    "train": ("train", GAME.title, "--games", 2),
}
"""What is asked where its folder is named; files are in a folder of the tests."""


@pytest.fixture(scope="module")
def told(folder: Path) -> dict[str, Ran]:
    """What all of these say, in one process, which looks for no tests that prove a clause."""
    files = ("made", "records", RECORD)
    words = [[folder / word if word in files else word for word in command] for command in COMMANDS.values()]
    return dict(zip(COMMANDS, together(*words, KYLIX_TITLES=str(TITLES), KYLIX_HOME=str(folder)), strict=True))


def python(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = variables(KYLIX_TITLES=str(TITLES), **more)
    return subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )


# --- where it is, and where it is not -------------------------------------------------------------------------------


def test_it_is_on_the_shelf_only_where_its_folder_is_named(told: dict[str, Ran]) -> None:
    assert GAME.title in [one["title"] for one in told["games"].json["games"]]
    assert GAME.title not in run("games").out
    assert "there is no game" in run("rules", GAME.title).err


def test_nothing_outside_its_folder_knows_it() -> None:
    """It needs no edit of shared code: no registry, no list of files, no page."""
    places = [path for folder in ("src", "web/src", "tools") for path in (ROOT / folder).rglob("*")]
    places += [ROOT / "kylix", ROOT / "hatch_build.py", *(ROOT / "web").glob("*.*")]
    read = [path for path in places if path.is_file() and path.suffix not in (".woff2", ".png", ".pyc", ".so")]
    assert len(read) > 300
    assert [str(path) for path in read if WORD.search(path.read_text(encoding="utf-8", errors="ignore"))] == []


# --- every command ----------------------------------------------------------------------------------------------------


def test_rules_and_components_are_shown_in_both_languages(told: dict[str, Ran]) -> None:
    assert "dearest coin wins the round" in told["clause"].out
    assert "la pièce du dessus de la banque" in told["french"].out
    assert len(told["components"].json["components"]["coin"]) == 24


def test_the_text_table_draws_it_its_own_way(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kylix", "play", GAME.title, "--text", "--seats", "you,novice", "--seed", "4"],
        env=variables(KYLIX_TITLES=str(TITLES), KYLIX_DATA=str(tmp_path)),
        input="1\nhint\n1\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"merchant B +[01] +◯ ◯ ◯ ◯", done.stdout)
    assert "may be the dearest" in done.stdout


def test_a_level_plays_it_better_than_chance(told: dict[str, Ran]) -> None:
    assert (told["level"].code, told["level"].json["errors"]) == (0, 0)
    assert told["level"].json["wins"]["A"] > told["level"].json["wins"]["B"]


def test_it_is_played_in_several_processes(told: dict[str, Ran]) -> None:
    assert (told["processes"].code, told["processes"].json["finished"]) == (0, 4)


def test_a_report_counts_what_its_sheet_names(told: dict[str, Ran], folder: Path) -> None:
    assert told["report"].code == 0, told["report"].err
    uses = (folder / "made" / "uses.csv").read_text(encoding="utf-8")
    assert ",shown,coins,N" in uses
    assert "won: coin" in (folder / "made" / "report.html").read_text(encoding="utf-8")


def test_its_records_are_verified_and_counted(told: dict[str, Ran], folder: Path) -> None:
    assert told["records"].code == 0
    assert [path.name for path in (folder / "records").iterdir()] == [Path(RECORD).name]
    assert told["verify"].code == 0, told["verify"].err
    assert told["stats"].json["dice"] == []


def test_what_it_lacks_is_said(told: dict[str, Ran]) -> None:
    assert f"{GAME.title} has no evaluation to fit" in told["train"].err


# --- the same suite as all titles -------------------------------------------------------------------------------------


def test_it_conforms() -> None:
    done = python("-c", f"from kylix.testing import conform; conform({GAME.title!r}, 2)")
    assert done.returncode == 0, done.stderr


def test_the_suites_of_every_title_pass_for_it() -> None:
    """How many tests that are depends on the depth; each suite has some, and none is skipped."""
    suites = ("test_every_game.py", "test_words.py", "test_word_variants.py")
    files = [str(TITLES.parent / name) for name in suites]
    depth = ["--depth", "quick" if DEPTH.name == "normal" else DEPTH.name]
    done = python("-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", "-k", GAME.title, *depth, *files)
    assert done.returncode == 0, done.stdout
    results = re.findall(r"^(\w+) tests/(test_\w+\.py)::", done.stdout, re.MULTILINE)
    assert set(results) == {("PASSED", name) for name in suites}, done.stdout


def test_the_types_of_its_page_are_fresh() -> None:
    # As `./kylix contract` does: annotations are read off the plain sources, compiled ones have none.
    done = python("-m", "kylix.server.contract", "--check", PYTHONPATH=str(ROOT / "src"))
    assert done.returncode == 0, done.stderr


def test_a_planted_leak_in_it_is_caught() -> None:
    open_purses = replace(GAME, seen_by={**GAME.seen_by, "hand": everybody("coin")})
    with pytest.raises(AssertionError, match="can tell a redealt state"):
        check_veil(next(walk(open_purses.setting(2), 1)), 0, 1, [])


# --- its rules --------------------------------------------------------------------------------------------------------


def market(*purses: str, seats: int = 2, **options: object) -> Table:
    """A new game; `purses` are coins by their worth, for one seat after the other."""
    s = GAME.setting(len(purses) or seats, options).start(Chance(1))
    assert isinstance(s, Obolos)
    if purses:
        s.hand = [sorted(int(worth) - 1 for worth in purse.split()) for purse in purses]
        s.bank = [coin for coin in range(24) if not any(coin in hand for hand in s.hand)]
        s.invariants()
        s.refresh()
    return Table(s)


@rule("OBO-SETUP-1", "OBO-SETUP-2")
def test_everybody_has_five_of_the_coins_and_the_bank_the_rest() -> None:
    t = market(seats=3)
    assert [len(hand) for hand in t["hand"]] == [5, 5, 5]
    assert len(t["bank"]) == 24 - 15


@rule("OBO-BID-1", "OBO-END-1")
def test_the_dearest_coin_wins_the_round_and_two_rounds_win_at_once() -> None:
    t = market("1 2 3 23 24", "4 5 6 7 8")
    t.play("A bid N1", "B bid N4")
    assert (t["points"], t["spent"], t.asks) == ([0, 1], ["N1", "N4"], ["A", "B"])
    t.play("A bid N2", "B bid N5")
    assert (t.asks, t.result, t.s.ranking()) == ([], "goal", [2, 1])
    assert t.refuses("A bid N24") == ["OBO-END-2 over"]


@rule("OBO-END-2")
def test_empty_purses_end_the_game() -> None:
    t = market("23 22 1 2 3", "21 20 4 5 6", "19 7 8 9 10", goal=3)
    for line in ("23 4 7", "22 5 8", "1 21 9", "2 20 10", "3 6 19"):
        t.play(*[f"{seat} bid N{coin}" for seat, coin in zip("ABC", line.split(), strict=True)])
    assert (t["points"], t.result, t.s.ranking()) == ([2, 2, 1], "purses", [1, 1, 3])


@rule("OBO-BOAST-1", "OBO-BOAST-2")
def test_a_coin_that_is_bid_cannot_be_changed_and_another_can() -> None:
    t = market()
    low, other, *_ = t.options_of("A")
    t.play(f"A {low}", "A boast", "A boast")
    bid, coin = low.split()[1], other.split()[1]
    assert t.refuses(f"A change {bid}") == ["OBO-BOAST-2 already-bid"]
    t.play(f"A change {coin}")
    assert coin in t["spent"]
    assert t.log("A")[-1][1]["drawn"] in t["hand"][0]
    assert t.log("B")[-1][1]["drawn"] is None
    assert "boast" not in t.options_of("A")
