"""`kylix components`: the set with its sources, and a broken file with every fault named."""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import Ran, played, run, snapshot
from kylix.cli import common
from kylix.core.errors import BadComponents, BadRecord, KylixError
from kylix.kit import bases, codec
from kylix.kit.components import UNREAD, Components
from kylix.kit.game import Game
from kylix.records import record

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


# --- the fingerprint: what the rules read -------------------------------------------------------------------------


def fingerprint(text: str, title: str = "troia") -> str:
    return Components.read(kylix.game(title).components, title, text, "mine.toml").fingerprint


def turned(text: str) -> str:
    """The keys of each entry and the tables in another order; entries of one table stay in theirs."""
    tables = re.split(r"(?m)^(?=\[)", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    kinds: dict[str, list[str]] = {}
    for table in tables[1:]:
        head, *keys = table.strip().splitlines()
        kinds.setdefault(head, []).append("\n".join([head, *reversed(keys)]))
    return "\n".join(table for kind in reversed(kinds) for table in kinds[kind])


CORRECTED: dict[str, Callable[[str], str]] = {
    "a note": lambda text: text.replace('note = "', 'note = "corrected: ', 3),
    "a note fewer": lambda text: text.replace('\nnote = "', '\n# note = "', 1),
    "a source": lambda text: text.replace('source = "reconstructed"', 'source = "found"'),
    "what the set is about": lambda text: text.replace('about = "', 'about = "Now ', 1),
    "the name of the set": lambda text: text.replace('id = "base"', 'id = "mine"', 1),
    "the order of keys and tables": turned,
    "layout": lambda text: "# mine\n\n" + text.replace(" = ", "   =   "),
}


@pytest.mark.parametrize("what", CORRECTED)
def test_what_no_rule_reads_does_not_change_the_fingerprint(what: str) -> None:
    text = CORRECTED[what](base())
    assert text != base()
    assert fingerprint(text) == kylix.game("troia").base.fingerprint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("greek = 5", "greek = 4"),
        ('"ZEUS", "APHRODITE"', '"APHRODITE", "ZEUS"'),
        ('id = "FISH"\ncolour = "blue"', 'id = "FISH"\ncolour = "red"'),
    ],
    ids=["a number", "the order of a list", "a colour"],
)
def test_what_counts_changes_the_fingerprint(old: str, new: str) -> None:
    text = base().replace(old, new, 1)
    assert fingerprint(text) != kylix.game("troia").base.fingerprint


@pytest.mark.parametrize("title", kylix.games())
def test_the_rules_read_nothing_that_the_fingerprint_leaves_out(title: str) -> None:
    """Tables and names come out the same when every word for people is another."""
    found = kylix.game(title)

    def rewritten(value: Any) -> Any:
        if isinstance(value, dict):
            texts = {key: "derived" if key == "source" else "other words" for key in value if key in UNREAD}
            return {key: rewritten(part) for key, part in value.items()} | texts
        return [rewritten(part) for part in value] if isinstance(value, list) else value

    data = rewritten(tomllib.loads(found.base.toml))
    data["set"]["id"] = "mine"
    spec = found.components.model_validate(data)
    assert spec != found.base.spec
    assert spec.fingerprint() == found.base.fingerprint
    for seats in found.seats:
        options = found.setting(seats).options
        one, other = found.tables(found.base.spec, options, seats), found.tables(spec, options, seats)
        assert plain(one) == plain(other)
    assert found.names(spec) == found.names(found.base.spec)


def plain(thing: Any) -> Any:
    """Tables as values that can be compared."""
    if isinstance(thing, list | tuple):
        return [plain(part) for part in thing]
    if isinstance(thing, dict):
        return {str(key): plain(part) for key, part in thing.items()}
    if isinstance(thing, str | int | float | None) or callable(thing):
        return repr(thing)
    names = {name for kind in type(thing).__mro__ for name in getattr(kind, "__annotations__", {})}
    names |= set(getattr(thing, "__dict__", {}))
    return {name: plain(getattr(thing, name)) for name in sorted(names) if hasattr(thing, name)}


# --- earlier base sets --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", kylix.games())
def test_every_base_set_there_has_been_is_kept(title: str) -> None:
    """Who changes what the rules read keeps the former set: `kylix components TITLE --keep FILE`."""
    found = kylix.game(title)
    *earlier, present = bases.bases(found.folder)["fingerprints"]
    former = f"git show HEAD:src/kylix/games/{title}/components/base.toml > former.toml"
    assert present == found.base.fingerprint, f"{former} && ./kylix components {title} --keep former.toml"
    for fingerprint in earlier:
        assert bases.set_of(found, {"hash": fingerprint}).fingerprint == fingerprint
    assert set(bases.bases(found.folder)["formerly"].values()) <= {*earlier, present}


def another_base(folder: Path, text: str) -> Game:
    """Troia in a folder of its own, with this base set."""
    (folder / "components").mkdir(exist_ok=True)
    (folder / "components" / "base.toml").write_text(text, encoding="utf-8")
    shutil.copy(BASE.parent / bases.LIST, folder / "components")
    bases.bases.cache_clear()
    return dataclasses.replace(kylix.game("troia"), folder=folder)


def test_a_former_base_set_is_kept_and_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed number leaves older records verifiable, with the set they began with; saved anew they carry it."""
    file = tmp_path / "game.jsonl"
    kylix.save(file, played(moves=30))
    newer = another_base(tmp_path, base().replace("greek = 5", "greek = 4", 1))
    monkeypatch.setattr(codec, "game", lambda title: newer)
    with pytest.raises(BadRecord, match=r"other components \(base\) than this version has"):
        record.read(file)
    bases_before = (tmp_path / "components" / bases.LIST).read_text(encoding="utf-8")
    monkeypatch.setattr(common, "title_of", lambda args: newer)
    told = run("components", "troia", "--keep", BASE, "--json")
    former = kylix.game("troia").base.fingerprint
    assert told.json == {"kept": former, "base": newer.base.fingerprint}
    assert bases_before != (tmp_path / "components" / bases.LIST).read_text(encoding="utf-8")
    bases.bases.cache_clear()
    assert bases.bases(tmp_path)["fingerprints"] == [former, newer.base.fingerprint]
    state = record.verify(record.read(file))
    assert state.setting.components.fingerprint == former  # type: ignore[attr-defined]
    kylix.save(file, state)
    head = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert head["components"]["hash"] == former
    assert "greek = 5" in head["components"]["toml"]
    record.verify(record.read(file))
    assert run("components", "troia", "--keep", tmp_path / "components" / "base.toml").code == 2
    (tmp_path / "components" / bases.EARLIER / f"{former}.toml").write_text(newer.base.toml, encoding="utf-8")
    with pytest.raises(KylixError, match="the components base that were kept for it are not those it names"):
        bases.set_of(newer, {"id": "base", "hash": former})
    bases.bases.cache_clear()


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


def test_smaller_decks_are_fine_if_they_are_equal(check: Callable[[str], Ran]) -> None:
    kept = "\n".join(block for block in base().split("\n\n") if not block.startswith("[[card]]") or '-2"' in block)
    assert check(kept).code == 0
    fewer = kept.replace('back = "greek"', 'back = "trojan"', 1)
    assert "7 greek cards are needed, there are 5 (TRO-SETUP-7)" in check(fewer).out
    none = "\n".join(block for block in base().split("\n\n") if not block.startswith("[[card]]"))
    few = none + "".join(
        f'\n[[card]]\nid = "{back[0].upper()}-{n}"\nback = "{back}"\nofferings = ["WINE"]\nsource = "derived"\n'
        for back in ("greek", "trojan")
        for n in range(3)
    )
    assert "4 trojan cards are needed, there are 3 (TRO-SETUP-7)" in check(few).out


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
