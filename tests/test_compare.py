"""`kylix compare`: both sets with the same seeds, differences with intervals, one page, resumable."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from commands import run
from kylix.kit.components import Components
from kylix.kit.registry import game
from kylix.lab.compare import Compared, PairedGames, change
from kylix.lab.runner import Plan

DEAR = '[set]\ntitle = "troia"\nid = "dear"\nextends = "base"\n[[slot]]\nplace = 1\ngreek = 9\n'


def own(tmp_path: Path, text: str = DEAR) -> Path:
    path = tmp_path / "dear.toml"
    path.write_text(text, encoding="utf-8")
    return path


def compared(text: str, games: int) -> Compared:
    title = game("troia")
    whole = Components.read(title.components, "troia", text, "mine", base=title.base).toml
    plan = Plan("troia", ("random",) * 2)
    plans = (plan, Plan("troia", ("random",) * 2, components=("mine", whole)))
    return Compared(plans, PairedGames(plans).begin()(1, 2 * games, lambda: False))


def test_the_same_set_differs_in_nothing() -> None:
    found = compared(DEAR.replace("greek = 9", "greek = 5"), 6)
    assert len(found.pairs) == 6
    for rows in found.sections().values():
        assert all((row.difference, row.low, row.high, row.clear) == (0, 0, 0, False) for row in rows)
    assert found.remarks() == []


def test_a_price_that_nobody_can_pay_is_seen() -> None:
    found = compared(DEAR.replace("greek = 9", "greek = 20"), 30)
    for one, other in found.pairs:
        assert one.seed == other.seed
    changes = [row for rows in found.sections().values() for row in rows]
    assert any(row.difference for row in changes)
    assert all(row.low <= row.difference <= row.high for row in changes)


def test_an_interval_holds_and_a_single_game_says_nothing() -> None:
    row = change("turns", [(1.0, 2.0), (2.0, 3.0), (3.0, 5.0), (1.0, 3.0)], 1)
    assert (row.before, row.after, row.difference) == (1.75, 3.25, 1.5)
    assert (row.low, row.high) == pytest.approx((0.581, 2.419), abs=0.001)
    assert row.clear
    assert not change("turns", [(1.0, 2.0), (2.0, 3.0), (3.0, 5.0), (1.0, 3.0)], 50).clear
    assert not change("turns", [(1.0, 2.0)], 1).clear


def test_one_page_is_written_and_a_larger_number_adds_to_it(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    out = tmp_path / "out"
    call = ["compare", "troia", own(tmp_path), "--out", out, "--jobs", "1"]
    told = run(*call, "--games", "2", "--json")
    assert told.code == 0, told.err
    assert told.json["differences"] == ["slot 1: greek 5 -> 9"]
    assert (told.json["games"], told.json["sets"]) == (2, ["base", "dear"])
    page = (out / "compare.html").read_text(encoding="utf-8")
    assert "slot 1: greek 5 -&gt; 9" in page
    assert not re.search(r"""(?:src|href)="(?!#)|<script""", page), "it needs nothing else"
    before = (out / "journal.jsonl").read_text(encoding="utf-8")
    request.getfixturevalue("no_pictures")
    assert run(*call, "--games", "4", "--json").json["games"] == 4
    assert (out / "journal.jsonl").read_text(encoding="utf-8").startswith(before)
    assert "4 games with each set; written to" in run(*call, "--games", "4").out


def test_bad_sets_are_refused_and_write_nothing(tmp_path: Path) -> None:
    out = tmp_path / "out"
    for text in (DEAR.replace("greek", "greke"), DEAR.replace("troia", "odysseus"), ""):
        told = run("compare", "troia", own(tmp_path, text), "--out", out)
        assert told.code == 2
        assert "dear.toml" in told.err
    assert run("compare", "troia", tmp_path / "none.toml").code == 2
    assert not out.exists()
