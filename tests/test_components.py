"""`kylix components`: the set with its sources, and a broken file with every fault named."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import kylix
from commands import Ran, run, snapshot
from kylix.core.errors import BadComponents

BASE = kylix.game("troia").folder / "components" / "base.toml"
SOURCES = {"rulebook", "found", "derived", "reconstructed"}


def line_of(text: str, wanted: str, nth: int = 1) -> int:
    """The number of the nth line that begins like this."""
    lines = [number for number, line in enumerate(text.splitlines(), 1) if line.startswith(wanted)]
    return lines[nth - 1]


@pytest.fixture
def check(tmp_path: Path) -> Callable[[str], Ran]:
    """Check a file with this text; it stays as it was."""

    def checked(text: str) -> Ran:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        before = snapshot(tmp_path)
        told = run("components", "troia", "--check", path)
        in_json = run("components", "troia", "--check", path, "--json")
        assert snapshot(tmp_path) == before
        assert in_json.code == told.code
        assert in_json.json["ok"] is (told.code == 0)
        if told.code:
            assert in_json.json["faults"] == told.out.splitlines()
        assert told.err == in_json.err == ""
        return told

    return checked


def base() -> str:
    return BASE.read_text(encoding="utf-8")


def test_every_entry_of_the_set_has_its_source() -> None:
    facts = run("components", "troia", "--json").json
    assert facts["hash"] == kylix.game("troia").base.fingerprint
    assert set(facts["components"]) == {"offering", "god", "tile", "hero", "slot", "part", "step", "card"}
    assert len(facts["components"]["card"]) == 54
    for kind, rows in facts["components"].items():
        assert {row["source"] for row in rows} <= SOURCES
        assert sum(facts["sources"][kind].values()) == len(rows)


def test_the_table_for_people_shows_entries_and_counts() -> None:
    told = run("components", "TROIA")
    assert told.code == 0
    assert re.search(r"ZEUS .*rulebook", told.out)
    assert "entries by source" in told.out


def test_a_good_file_gets_one_line_with_its_id_and_hash(check: Callable[[str], Ran]) -> None:
    told = check(base())
    assert told.code == 0
    assert told.out.count("\n") == 1
    assert f"set base for Troia, hash {kylix.game('troia').base.fingerprint}" in told.out


def test_layout_and_comments_do_not_change_the_hash(check: Callable[[str], Ran]) -> None:
    assert kylix.game("troia").base.fingerprint in check("# mine\n\n" + base()).out


def test_several_faults_are_each_named_with_line_and_reason(check: Callable[[str], Ran]) -> None:
    text = base().replace('source = "found"', 'source = "hearsay"', 1).replace("greek = 1", "greek = 0", 1)
    text = text.replace('id = "ZEUS"', 'id = "zeus"', 1).replace("power = ", "powers = ", 1)
    told = check(text)
    assert told.code == 1
    lines = told.out.splitlines()
    assert len(lines) >= 4
    assert all(re.match(r"mine\.toml, line \d+: ", line) for line in lines)
    for begins, reason in (
        ('source = "hearsay"', "offering.1.source: Input should be 'rulebook'"),
        ("greek = 0", "slot.6.greek: "),
        ('id = "zeus"', "god.1.id: "),
        ("powers = ", "god.1.powers: "),
    ):
        wanted = f"mine.toml, line {line_of(text, begins)}: {reason}"
        assert any(line.startswith(wanted) for line in lines), (wanted, lines)


def test_faults_against_the_rules_are_named_with_line_and_clause(check: Callable[[str], Ran]) -> None:
    text = base().replace('power = "', 'power = "un', 1)
    text = text.replace('id = "ARES"', 'id = "ZEUS"', 1)
    told = check(text)
    assert told.code == 1
    assert f"mine.toml, line {line_of(text, 'power = ')}: god.1.power: there is no power" in told.out
    assert "ZEUS stands twice" in told.out
    assert "there is no god ARES" in told.out


def test_a_missing_card_is_missed(check: Callable[[str], Ran]) -> None:
    head, _, rest = base().rpartition("[[card]]")
    assert rest
    told = check(head)
    assert told.code == 1
    assert "27 trojan cards are needed, there are 26 (TRO-SETUP-7)" in told.out


def test_a_missing_table_is_named(check: Callable[[str], Ran]) -> None:
    told = check('[set]\ntitle = "troia"\nid = "x"\n')
    assert told.code == 1
    assert len(told.out.splitlines()) == 8
    assert "mine.toml: card: Field required" in told.out


def test_a_set_for_another_title_is_refused(check: Callable[[str], Ran]) -> None:
    told = check(base().replace('title = "troia"', 'title = "odysseus"', 1))
    assert told.code == 1
    assert "this set is for 'odysseus', not for 'troia'" in told.out


@pytest.mark.parametrize(
    "text",
    ["a file = of words\n", '[set\ntitle = "troia"\n', '[set]\ntitle = "a"\ntitle = "b"\n', "x = " + "[" * 50_000],
    ids=["words", "bracket", "doubled", "deep"],
)
def test_what_is_not_toml_is_said_to_be_not_toml(check: Callable[[str], Ran], text: str) -> None:
    told = check(text)
    assert told.code == 1
    assert told.out.startswith("mine.toml: not TOML: ")
    assert told.out.count("\n") == 1


def test_the_place_where_toml_ends_is_named(check: Callable[[str], Ran]) -> None:
    assert "line 2" in check('[set]\ntitle : "troia"\n').out


def test_a_file_that_is_no_text_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)))
    told = run("components", "troia", "--check", path)
    assert (told.code, told.out) == (1, "picture.png: cannot be read: it is not a text file\n")


def test_a_bad_file_starts_no_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(base().replace('source = "found"', 'source = "hearsay"', 1), encoding="utf-8")
    told = run("simulate", "troia", "--components", path, "--games", 1)
    assert (told.code, told.out) == (2, "")
    assert "mine.toml has 1 fault: mine.toml, line" in told.err
    with pytest.raises(BadComponents) as caught:
        kylix.new("troia", components=path)
    assert len(caught.value.faults) == 1
