"""The report: what it counts, what it writes, and that the page needs nothing else."""

from __future__ import annotations

import csv
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from commands import run
from kylix.common.extras import library
from kylix.lab import rows
from kylix.lab.findings import Findings
from kylix.lab.observer import Observed, ObservedGames
from kylix.lab.runner import Plan, simulate
from kylix.lab.uses import Use, sheet_of

TABLES = {
    "troia": ("random",) * 2,
    "odysseus": ("random",) * 3,
    "deukalion": ("random",) * 2,
    "parthenon": ("random",) * 3,
}


def observed(plan: Plan, games: int, vary: str = "") -> Findings:
    played = ObservedGames(plan, vary).begin()(1, games, lambda: False)
    return Findings(plan, plan.setting(), played, vary)


@pytest.mark.parametrize("title", TABLES)
def test_the_games_are_those_that_simulate_plays(title: str) -> None:
    plan = Plan(title, TABLES[title], 4)
    found, tally = observed(plan, 3), simulate(plan, 3)
    assert not found.errors
    assert sum(game.decisions for game in found.games) == tally.decisions
    assert sum(found.lengths()) == tally.turns.total
    assert [sum(game.scores[seat] for game in found.games) for seat in found.seats] == [
        span.total for span in tally.scores
    ]


@pytest.mark.parametrize("title", TABLES)
def test_everything_that_is_counted_happens_under_its_name(title: str) -> None:
    """A renamed event or fact would silently count nothing."""
    setting = Plan(title, TABLES[title]).setting()
    text = Path(setting.game.folder, "events.py").read_text(encoding="utf-8")
    for use in (*sheet_of(title).uses, sheet_of(title).first):
        (body,) = re.findall(rf'(?:def (?:(?!def ).)*?)Event\("{use.event}".*?(?=\ndef |\Z)', text, re.DOTALL)
        assert f'"{use.fact}": ' in body, use
        assert use.fact in setting.game.kinds, use


@pytest.mark.parametrize("title", TABLES)
def test_sources_of_points_are_lines_of_the_score_sheet(title: str) -> None:
    found = observed(Plan(title, TABLES[title]), 2)
    assert found.sources()
    for game in found.games:
        for seat in found.seats:
            assert sum(game.sheet[source][seat] for source in found.sources()) == game.scores[seat]


def test_a_shared_win_is_shared_and_a_lost_one_is_none() -> None:
    game = Observed(1, 1, ranking=[1, 2, 1])
    assert [game.win(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_the_lead_changes_when_somebody_else_leads_alone() -> None:
    assert Observed(1, 1, leaders=[-1, 0, -1, 0, 1, -1, 1, 0]).lead_changes == 2


def test_uses_are_counted_for_those_who_used_and_what_nobody_used_is_named() -> None:
    found = observed(Plan("deukalion", ("random",) * 2, 2), 2)
    used = {row.thing: row for row in found.used()["played: card"]}
    rows_of = [(seat, times) for g in found.games for seat, group, _, times in g.uses if group == "played: card"]
    assert sum(row.uses for row in used.values()) == sum(times for _, times in rows_of)
    assert set(used) == set(found.setting.names["card"])
    idle = {name for name, row in used.items() if row.uses == 0}
    told = [line for line in found.remarks() if line.startswith("never played: card")]
    assert idle == (set(told[0].partition(": ")[2].partition(": ")[2].split(", ")) if told else set())


def test_each_island_of_parthenon_is_held_against_its_wins() -> None:
    found = observed(Plan("parthenon", ("random",) * 3), 4)
    islands = found.used()["set-up: islands"]
    assert sum(row.uses for row in islands) == 3 * len(found.games)
    assert sum(row.share.wins for row in islands if row.share) == pytest.approx(len(found.games))


def test_only_finished_wonders_and_the_bonus_island_are_told_apart() -> None:
    """What stands in the score sheet as a wonder was finished, and one Army is dealt at a table of four."""
    found = observed(Plan("parthenon", ("random",) * 4, 3), 3)
    finished = sum(row.uses for row in found.used().get("advanced: wonder (finished)", []))
    assert finished == sum(sum(game.sheet["wonders"]) for game in found.games)
    assert {row.thing: row.uses for row in found.used()["bonus: goods"]} == {"ARMY": 3, "GIFT": 6}


def test_with_an_option_varied_each_deal_is_played_with_each_value() -> None:
    found = observed(Plan("odysseus", ("random",)), 8, "difficulty")
    assert [game.variant for game in found.games] == ["1", "2", "3", "4"] * 2
    assert len({game.seed for game in found.games[:4]}) == 1
    assert [share.name for share in found.by_variant()] == [f"difficulty {level}" for level in (1, 2, 3, 4)]


def test_a_game_that_goes_wrong_is_told_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kylix.common.players.MOVES_A_TURN", 0)
    found = observed(Plan("troia", ("random",) * 2), 2)
    assert (len(found.errors), found.games) == (2, [])
    assert "2 games went wrong, the first: Endless" in found.remarks()[0]


# --- what is written ----------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Knows every tag and address of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]


def reported(folder: Path, *arguments: object) -> dict[str, Any]:
    told = run("report", *arguments, "--out", folder, "--jobs", 1, "--json")
    assert told.code == 0, told
    found = told.json
    assert isinstance(found, dict)
    return found


def test_the_page_stands_alone(tmp_path: Path) -> None:
    found = reported(tmp_path, "deukalion", "--seats", "random,random", "--games", 3)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(page)
    assert reader.tags.count("svg") >= 9
    assert not {"script", "link", "img", "iframe"} & set(reader.tags)
    assert all(address.startswith("#") for address in reader.addresses)
    assert re.search(r"url\((?!#)", page) is None
    for heading in (
        "Wins by seat",
        "Length",
        "Lead changes",
        "Score by source",
        "played: card",
        "branching",
        "Time a move",
    ):
        assert heading in page
    assert len(page) < 500_000
    assert found["games"] == 3
    assert [Path(name).name for name in found["files"]] == [
        "report.html",
        *[f"{t}.parquet" for t in ("games", "seats", "uses")],
    ]


@pytest.mark.usefixtures("no_pictures")
def test_alone_against_the_automa_the_difficulty_is_compared(tmp_path: Path) -> None:
    found = reported(tmp_path, "odysseus", "--seats", "random", "--games", 8, "--table", "csv")
    assert [one["games"] for one in found["variants"]] == [2, 2, 2, 2]
    assert "Wins by difficulty" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("no_pictures")
def test_tables_hold_a_row_for_each_game_seat_and_use(tmp_path: Path) -> None:
    parquet = library("pyarrow.parquet")
    reported(tmp_path, "troia", "--games", 3, "--table", "csv")
    reported(tmp_path, "troia", "--games", 3, "--table", "parquet")
    sizes = {}
    for name in ("games", "seats", "uses"):
        with (tmp_path / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            told = list(csv.DictReader(file))
        table = parquet.read_table(tmp_path / f"{name}.parquet")
        assert table.column_names == list(told[0])
        assert table.num_rows == len(told)
        sizes[name] = len(told)
    assert (sizes["games"], sizes["seats"]) == (3, 6)
    assert sizes["uses"] == len(rows.uses(observed(Plan("troia", ("random",) * 2), 3)))


@pytest.mark.parametrize(
    "wrong", [["--vary", "nothing"], ["--vary", "gods", "--option", "gods=random_faces"], ["--seats", "random"]]
)
def test_what_makes_no_sense_is_refused_before_anything_is_written(wrong: list[str], tmp_path: Path) -> None:
    assert run("report", "troia", *wrong, "--out", tmp_path / "new").code == 2
    assert not (tmp_path / "new").exists()


def test_use_names_its_group() -> None:
    assert Use("played", "card").group == "played: card"
    assert Use("advanced", "wonder", only="finished").group == "advanced: wonder (finished)"
