"""A designer's sets: files that say only what differs, every fault in one pass, TOML written."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kylix
from commands import Ran, run
from kylix.core.errors import BadComponents
from kylix.kit.components import Components
from kylix.records import record
from kylix.sets.extend import LONGEST_CHAIN
from kylix.sets.write import written

HEAD = '[set]\ntitle = "troia"\nid = "mine"\nextends = "base"\n'
SLOT = "[[slot]]\nplace = 2\ngreek = 7\n"
SWAP = """
[[card]]
id = "G-WINE-1"
remove = true

[[card]]
id = "G-WINE-RAM-BOAR"
back = "greek"
offerings = ["WINE", "RAM", "BOAR"]
"""
VALUES = st.recursive(
    st.text() | st.integers(-(2**40), 2**40) | st.booleans() | st.floats(allow_nan=False),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(), part, max_size=3),
    max_leaves=8,
)


def read(text: str, title: str = "troia", name: str = "mine.toml") -> Components:
    found = kylix.game(title)
    return Components.read(found.components, title, text, name, base=found.base)


def faults(text: str, title: str = "troia") -> list[str]:
    with pytest.raises(BadComponents) as caught:
        read(text, title)
    return caught.value.faults


@pytest.fixture
def file(tmp_path: Path) -> Callable[..., Path]:
    def made(text: str, name: str = "mine.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return made


# --- a set that says what differs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("title", kylix.games())
def test_a_new_file_changes_nothing_and_its_examples_are_right(title: str, tmp_path: Path) -> None:
    path = tmp_path / "My Deck.toml"
    assert run("components", title, "--new", path).code == 0
    text = path.read_text(encoding="utf-8")
    base = kylix.game(title).base
    found = read(text, title)
    assert (found.id, found.fingerprint, found.is_base) == ("my-deck", base.fingerprint, False)
    assert run("components", title, "--check", path, "--json").json["differences"] == []
    # Every example with its # taken away is still the base set: the present values are the present values.
    bare = re.sub(r"(?ms)^# All \d+ of them.*?(?=^# ---|\Z)", "", text.partition("[set]")[2])
    assert bare.count("\n# [") == len(base.spec.__class__.model_fields) - 1
    bare = "[set]" + "".join(line.removeprefix("# ") + "\n" for line in bare.splitlines() if line[:5] != "# ---")
    assert read(bare, title).fingerprint == base.fingerprint


def test_an_existing_file_is_not_overwritten(file: Callable[..., Path]) -> None:
    path = file("mine")
    for option in ("--new", "--write"):
        told = run("components", "troia", option, path)
        assert (told.code, path.read_text(encoding="utf-8")) == (2, "mine")


def test_a_number_a_card_less_and_a_card_more(file: Callable[..., Path]) -> None:
    path = file(HEAD + SLOT + SWAP)
    told = run("components", "troia", "--check", path)
    assert told.code == 0, told.out
    assert told.out.splitlines()[1:] == [
        "- slot 2: greek 4 -> 7",
        "- card G-WINE-1: removed",
        "- card G-WINE-RAM-BOAR: added",
    ]
    spec = read(HEAD + SLOT + SWAP).spec
    base = kylix.game("troia").base.spec
    assert [slot.greek for slot in spec.slot] == [5, 7, *[slot.greek for slot in base.slot[2:]]]
    assert [card.id for card in spec.card][:-1] == [card.id for card in base.card if card.id != "G-WINE-1"]
    assert spec.card[-1].source == "reconstructed"


def test_the_whole_set_is_written_and_is_the_same_set(file: Callable[..., Path], tmp_path: Path) -> None:
    path, whole = file(HEAD + SLOT + SWAP), tmp_path / "whole.toml"
    facts = run("components", "troia", "--check", path, "--write", whole, "--json").json
    assert facts["hash"] == read(HEAD + SLOT + SWAP).fingerprint
    text = whole.read_text(encoding="utf-8")
    assert "extends" not in text
    assert run("components", "troia", "--check", whole, "--json").json["hash"] == facts["hash"]
    assert run("components", "troia", "--write", tmp_path / "base.toml").code == 0
    assert (tmp_path / "base.toml").read_text(encoding="utf-8") == kylix.game("troia").base.toml


def test_a_record_carries_the_whole_set(file: Callable[..., Path], tmp_path: Path) -> None:
    s = kylix.new("troia", seed=3, components=file(HEAD + SLOT))
    kylix.save(tmp_path / "game.jsonl", s)
    head = json.loads((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert head["components"]["id"] == "mine"
    assert tomllib.loads(head["components"]["toml"])["slot"][1]["greek"] == 7
    found = record.verify(record.read(tmp_path / "game.jsonl")).setting.components  # type: ignore[attr-defined]
    assert found.fingerprint == read(HEAD + SLOT).fingerprint != kylix.game("troia").base.fingerprint


def test_the_laboratory_plays_it(file: Callable[..., Path]) -> None:
    file(HEAD + SLOT, "below.toml")
    above = file('[set]\ntitle = "troia"\nid = "two"\nextends = "below.toml"\n' + SWAP, "above.toml")
    told = run("simulate", "troia", "--games", "2", "--components", above, "--json").json
    assert (told["finished"], told["errors"]) == (2, 0)


def test_a_file_extends_another_file(file: Callable[..., Path], tmp_path: Path) -> None:
    below = file(HEAD + SLOT, "below.toml")
    (tmp_path / "inner").mkdir()
    path = tmp_path / "inner" / "above.toml"
    assert run("components", "troia", "--new", path, "--extends", below, "--json").json["extends"] == "../below.toml"
    found = kylix.game("troia").setting(2, None, path).components
    assert found.fingerprint == read(HEAD + SLOT).fingerprint


# --- what goes wrong ----------------------------------------------------------------------------------------------


def test_all_faults_are_named_in_one_pass_with_line_and_field() -> None:
    text = HEAD + (
        '[[slot]]\nplace = 2\ngreke = 7\n[[slot]]\nplace = 3\ngreek = "four"\n'
        '[[card]]\nid = "G-WINE-1"\nofferings = ["WINE", "NECTAR"]\n'
        '[[card]]\nid = "G-WIN-2"\nofferings = ["WINE"]\n'
        '[[card]]\nid = "G-FOO"\nremove = true\n[[god]]\nid = "ZEUS"\npower = "fly"\n'
    )
    assert [re.sub(r": there are: .*|; there are: .*", "", told) for told in faults(text)] == [
        "mine.toml, line 19: card.G-FOO.remove: there is no card G-FOO to remove",
        "mine.toml, line 7: slot.2.greke: Extra inputs are not permitted; is greek meant?",
        "mine.toml, line 10: slot.3.greek: Input should be a valid integer",
        "mine.toml, line 14: card.G-WIN-2.back: Field required: G-WIN-2 is a new entry; is G-WINE-2 meant?",
        "mine.toml, line 22: god.ZEUS.power: there is no power fly",
        "mine.toml, line 13: card.G-WINE-1.offerings: there is no offering NECTAR",
    ]


def test_a_whole_file_hides_no_fault_behind_another() -> None:
    """Meaning is checked though the schema refuses something."""
    text = kylix.game("troia").base.toml.replace('id = "base"', 'id = "mine"', 1)
    text = text.replace('source = "found"', 'source = "hearsay"', 1).replace('power = "', 'power = "un', 1)
    told = faults(text)
    assert len(told) == 2
    assert "offering.1.source: Input should be" in told[0]
    assert "god.1.power: there is no power undraw_two" in told[1]


def test_a_refused_value_makes_no_further_faults() -> None:
    """Whichever side the card were of, one deck would have 26 or 28: that is not told, since nobody wrote it."""
    text = kylix.game("troia").base.toml.replace('back = "greek"', 'back = "greekk"', 1)
    (told,) = faults(text)
    assert "card.1.back: Input should be 'greek' or 'trojan'" in told


def test_a_fault_in_the_base_set_names_the_base_set() -> None:
    told = faults(HEAD + '[[god]]\nid = "ARES"\nremove = true\n')
    assert len(told) == 1
    assert re.fullmatch(r"base set, line \d+: tile\.6\.faces: there is no god ARES", told[0])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "mine.toml: set: Field required"),
        (HEAD.replace("troia", "odysseus"), "line 2: set.title: this set is for 'odysseus', not for 'troia'"),
        (HEAD.replace('"base"', '"other.toml"'), "line 4: set.extends: 'other.toml' does not come along: only 'base'"),
        (HEAD.replace('"base"', "7"), "line 4: set.extends: Extra inputs are not permitted"),
        (HEAD + "[[slot]]\ngreek = 7\n", "line 5: slot.1.place: says which entry is meant: from 1 to 7, not None"),
        (HEAD + "[[slot]]\nplace = 9\n", "line 6: slot.9.place: says which entry is meant: from 1 to 7, not 9"),
        (HEAD + "[[slot]]\nplace = 0\n", "line 6: slot.0.place: says which entry is meant: from 1 to 7, not 0"),
        (HEAD + "[[slot]]\nplace = 7\ngreek = 2\ntrojan = 2\n", "slot: 6 entries are needed, there are 7"),
        (HEAD + SLOT + SLOT, "line 9: slot.2.place: 2 stands twice"),
        (HEAD + "[[card]]\nid = 4\n", "line 6: card.4.id: says which entry is meant: a text, not 4"),
        (HEAD + SWAP + SWAP, "card.G-WINE-RAM-BOAR.id: G-WINE-RAM-BOAR stands twice"),
        (HEAD + '[[card]]\nid = "G-WINE-1"\nremove = 1\n', "line 7: card.G-WINE-1.remove: is true or not there, not 1"),
        (HEAD + '[[card]]\nid = "G-WINE-1"\nback = "greek"\nremove = true\n', "what leaves has no other keys: back"),
        (HEAD + "[[crad]]\nid = 4\n", "line 5: crad: Extra inputs are not permitted; is card meant?"),
        (HEAD + "card = 4\n", "line 5: set.card: Extra inputs are not permitted"),
        ("card = 4\n" + HEAD, "line 1: card: Input should be a valid list"),
        ("god = [4]\n" + HEAD, "god.1: Input should be a valid dictionary"),
    ],
)
def test_each_mistake_is_told_with_its_line(text: str, told: str) -> None:
    assert any(told in fault for fault in faults(text)), faults(text)


def test_files_that_extend_each_other_are_a_circle(file: Callable[..., Path]) -> None:
    path = file(HEAD.replace('"base"', '"b.toml"'), "a.toml")
    file(HEAD.replace('"base"', '"a.toml"'), "b.toml")
    told = run("components", "troia", "--check", path)
    assert told.out == "b.toml, line 4: set.extends: a circle: a.toml -> b.toml -> a.toml\n"
    own = run("components", "troia", "--check", file(HEAD.replace('"base"', '"self.toml"'), "self.toml"))
    assert own.out == "self.toml, line 4: set.extends: a circle: self.toml -> self.toml\n"
    for at in range(LONGEST_CHAIN + 1):
        file(HEAD.replace('"base"', f'"{at + 1}.toml"'), f"{at}.toml")
    assert "too long a chain" in run("components", "troia", "--check", path.with_name("0.toml")).out


@pytest.mark.parametrize("name", ["no.toml", "picture.toml", "."])
def test_what_is_extended_must_be_there_and_text(file: Callable[..., Path], name: str) -> None:
    path = file(HEAD.replace('"base"', f'"{name}"'))
    path.with_name("picture.toml").write_bytes(bytes(range(256)))
    told = run("components", "troia", "--check", path)
    assert told.code == 1
    assert told.out.startswith(f"mine.toml, line 4: set.extends: '{name}' cannot be read: ")


def test_a_set_in_a_record_is_whole() -> None:
    found = kylix.game("troia")
    with pytest.raises(BadComponents, match="a set of a record is whole"):
        Components.read(found.components, "troia", HEAD, "components mine")


def test_options_that_do_not_go_together_are_refused(file: Callable[..., Path]) -> None:
    path = file(HEAD)
    calls: list[list[Any]] = [
        ["--new", "x.toml", "--check", path],
        ["--extends", "base"],
        ["--new", "x.toml", "--write", "y.toml"],
    ]
    for call in calls:
        told: Ran = run("components", "troia", *call)
        assert (told.code, told.out) == (2, "")


# --- TOML ---------------------------------------------------------------------------------------------------------


@given(st.dictionaries(st.text(), VALUES, max_size=4))
def test_what_is_written_is_read_back(data: dict[str, Any]) -> None:
    assert tomllib.loads(written(data)) == data


@pytest.mark.parametrize("title", kylix.games())
def test_the_base_set_is_written_and_read_back(title: str) -> None:
    found = kylix.game(title)
    text = written(tomllib.loads(found.base.toml))
    assert Components.read(found.components, title, text, "mine.toml").fingerprint == found.base.fingerprint
