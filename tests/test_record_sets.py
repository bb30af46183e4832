"""Records outlive edits: they find or carry their component set, and say which version of the rules they are of."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kylix
from commands import bodies, forge, played, run
from kylix.core.errors import BadRecord
from kylix.kit.components import Components
from kylix.records import record
from test_records import MIDDLE, refused

OWN = kylix.game("troia").base.toml.replace('id = "base"', 'id = "mine"', 1).replace("greek = 5", "greek = 1", 1)
OWN_FINGERPRINT = Components.read(kylix.game("troia").components, "troia", OWN, "mine").fingerprint
BASE = kylix.game("troia").base


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The record of a finished game."""
    file = tmp_path / "game.jsonl"
    kylix.save(file, played(), ("Helen", "Priam"))
    return file


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A game with a set of one's own, in which it matters."""
    (tmp_path / "mine.toml").write_text(OWN, encoding="utf-8")
    s = kylix.new("troia", seed=1, components=tmp_path / "mine.toml")
    roll = random.Random(1)
    while not s.over:
        s.play(s.to_act[0], roll.choice(s.options(s.to_act[0])))
    kylix.save(tmp_path / "own.jsonl", s)
    return tmp_path / "own.jsonl"


def test_a_record_with_a_set_of_ones_own_carries_it_and_one_of_the_base_set_does_not(own: Path, path: Path) -> None:
    head = bodies(own)[0]["components"]
    assert head == {"id": "mine", "hash": OWN_FINGERPRINT, "toml": OWN}
    assert bodies(path)[0]["components"] == {"id": "base", "hash": BASE.fingerprint}
    assert run("verify", own).code == 0


SETS: dict[str, tuple[dict[str, str], int, str]] = {
    "the base set, which it was not played with": ({"id": "base", "hash": BASE.fingerprint}, 0, "entry"),
    "no set": ({"id": "mine", "hash": OWN_FINGERPRINT}, 1, "other components (mine) than this version has"),
    "a set with another number": (
        {"id": "mine", "hash": OWN_FINGERPRINT, "toml": OWN.replace("trojan = 5", "trojan = 4", 1)},
        1,
        "the components mine that were kept for it are not those it names: they were changed",
    ),
    "the fingerprint of the base set": (
        {"id": "mine", "hash": BASE.fingerprint, "toml": OWN}, 1, "are not those it names: they were changed",
    ),
    "a set with a fault": (
        {"id": "mine", "hash": OWN_FINGERPRINT, "toml": OWN.replace("greek = 4", "greek = 0", 1)}, 1, "slot.2.greek",
    ),
    "half a set": ({"id": "mine", "hash": OWN_FINGERPRINT, "toml": OWN[:4000]}, 1, "components mine has"),
    "a set that is no TOML": ({"id": "mine", "hash": OWN_FINGERPRINT, "toml": "[set"}, 1, "not TOML"),
}  # fmt: skip


@pytest.mark.parametrize("what", SETS)
def test_a_record_that_claims_what_it_was_not_played_with_is_refused(own: Path, what: str) -> None:
    parts, line, words = SETS[what]
    lines = bodies(own)
    lines[0]["components"] = parts
    forge(own, lines)
    if line:
        refused(own, line, words)
    else:
        told = run("verify", own, "--json")
        assert (told.code, told.json["ok"]) == (1, False)
        assert told.json["line"] > 1, "at the entry where it matters"
        assert words in told.json["error"]


def test_a_record_with_corrected_notes_in_its_set_is_true(own: Path) -> None:
    lines = bodies(own)
    lines[0]["components"]["toml"] = OWN.replace('note = "', 'note = "corrected: ')
    forge(own, lines)
    assert run("verify", own).code == 0


def test_a_record_of_before_there_were_fingerprints_is_true_after_a_note_was_corrected(
    own: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The golden ones name the base set by its former hash; a set of one's own was named so, too."""
    lines = bodies(own)
    spec = Components.read(kylix.game("troia").components, "troia", OWN, "mine").spec
    lines[0]["components"]["hash"] = spec.former_hash()
    forge(own, lines)
    title = kylix.game("troia")
    text = title.base.toml.replace('note = "', 'note = "corrected: ')
    corrected = Components.read(title.components, "troia", text, "base.toml", True)
    assert corrected.spec.former_hash() != title.base.spec.former_hash()
    former = title.base.spec.former_hash()
    monkeypatch.setitem(title.__dict__, "base", corrected)
    assert run("verify", own).code == 0
    lines = bodies(path)
    lines[0]["components"]["hash"] = former
    forge(path, lines)
    assert run("verify", path).code == 0


@pytest.mark.parametrize(("line", "words"), [(1, "no option 'dice'"), (MIDDLE, "does not stand as the record claims")])
def test_a_record_of_another_version_that_does_not_fit_says_which_and_where(path: Path, line: int, words: str) -> None:
    lines = bodies(path)
    lines[0]["version"] = "0"
    if line == 1:
        lines[0]["options"] = {"dice": 3}
    else:
        lines[MIDDLE]["state"] = "0" * 32
    forge(path, lines)
    told = run("verify", path).err
    assert f"played with version 0 of Troia, this is {kylix.game('troia').version}; " in told
    assert words in told
    assert line == 1 or f"entry {MIDDLE - 1} (line {MIDDLE + 1})" in told
    if line > 1:
        assert run("replay", path, "--at", MIDDLE - 2, "--json").code == 0, "it is readable up to there"


def test_a_record_of_another_version_that_fits_is_accepted(path: Path) -> None:
    lines = bodies(path)
    lines[0]["version"] = "0"
    forge(path, lines)
    assert run("verify", path).code == 0
    kylix.save(path, kylix.load(path), ("Helen", "Priam"))
    assert bodies(path)[0]["version"] == kylix.game("troia").version, (
        "what was replayed with this version is a record of this version"
    )


def test_what_rules_raise_at_a_record_of_another_version_is_a_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*args: object) -> None:
        raise AssertionError

    read = record.read(path)
    monkeypatch.setattr(record, "retrace", fails)
    with pytest.raises(BadRecord, match=r"entry 0 \(line 2\): the rules of now cannot play it \(AssertionError\)"):
        record.replay(read)
