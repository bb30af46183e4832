"""Records: what is written can be replayed and verified anywhere, and whatever was changed is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kylix
from commands import bodies, elsewhere, forge, played, run, snapshot, together
from depth import some
from kylix.core.chance import Chance, ProvableChance
from kylix.core.errors import BadRecord, KylixError
from kylix.core.state import State
from kylix.kit import codec
from kylix.records import record

MIDDLE = 20
Lines = list[str]
Bodies = list[dict[str, Any]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The record of a finished game."""
    file = tmp_path / "game.jsonl"
    kylix.save(file, played(), ("Helen", "Priam"))
    return file


def entries(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_a_record_is_replayed_to_the_same_state(path: Path) -> None:
    state = kylix.load(path)
    assert codec.digest(state) == codec.digest(played())
    assert state.over
    assert record.read(path).players == ("Helen", "Priam")


def test_replay_tells_what_could_be_played(path: Path) -> None:
    seat = played(moves=6).to_act[0]
    name, other = ("G", "T") if seat == 0 else ("T", "G")
    facts = run("replay", path, "--at", 6, "--seat", name, "--hint", "sailor", "--json").json
    options = [option["move"] for option in facts["prompt"]["options"]]
    assert all(one["moves"][0] in options and one["text"].endswith(".") for one in facts["hints"])
    shown = run("replay", path, "--at", 6, "--seat", "all", "--hint", "--lang", "fr").out
    assert "1. " in shown
    assert run("replay", path, "--seat", name, "--hint", "--json").json["hints"] == []
    assert "is not asked" in run("replay", path, "--at", 6, "--seat", other, "--hint").err
    assert "--seat" in run("replay", path, "--at", 6, "--hint").err


def test_a_record_of_a_game_that_goes_on_can_be_played_on(tmp_path: Path) -> None:
    whole, part = played(), played(moves=MIDDLE)
    kylix.save(tmp_path / "part.jsonl", part)
    state = kylix.load(tmp_path / "part.jsonl")
    assert whole.record is not None
    for entry in whole.record[MIDDLE + 1 :]:
        state.play(entry.seat, entry.move)
    assert codec.digest(state) == codec.digest(whole)
    assert record.lines(state) == record.lines(whole)


def test_saving_again_writes_the_same_file(path: Path) -> None:
    before = path.read_bytes()
    kylix.save(path, kylix.load(path), ("Helen", "Priam"))
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize("hash_seed", some(2, "0", "4711", "1"))
def test_another_process_with_another_hash_seed_verifies_and_writes_the_same(
    path: Path, hash_seed: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    simulate = ("simulate", "troia", "--games", 2, "--records")
    told, _ = together(("verify", path, "--json"), (*simulate, there), PYTHONHASHSEED=hash_seed)
    assert (told.code, told.json["ok"], told.json["state"]) == (0, True, codec.digest(played()))
    run(*simulate, here)
    assert snapshot(here) == snapshot(there)


def test_a_clone_has_no_record_to_save(tmp_path: Path) -> None:
    with pytest.raises(KylixError, match="keeps no record"):
        kylix.save(tmp_path / "no.jsonl", played(moves=3).clone())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["ZEUS", "Ζεύς", 'Z"S', "Z\\S", "Z\x7fS", "Z\nS", "Z/S", "Z<S", "😀"])
def test_the_quick_digest_of_a_state_is_its_hash(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever names a component set has."""
    s = played(moves=MIDDLE)
    whole = {**codec.fields(s), "named": [name, {name: [1, -1, None, True]}]}
    monkeypatch.setattr(codec, "fields", lambda s: whole)
    assert codec.digest(s) == codec.hash_of(whole)


@pytest.mark.parametrize("title", kylix.games())
def test_the_digest_of_a_state_is_the_hash_of_its_fields(title: str) -> None:
    found = kylix.game(title)
    for seats in found.seats:
        s = found.setting(seats).start(Chance(seats))
        for _ in range(MIDDLE):
            assert codec.digest(s) == codec.hash_of(codec.fields(s))
            s.play(s.to_act[0], s.options(s.to_act[0])[-1])


# --- edited by hand: the chain breaks -----------------------------------------------------------------------------


def swap(old: str, new: str, line: int) -> Callable[[Lines], Lines]:
    def change(lines: Lines) -> Lines:
        assert old in lines[line], lines[line]
        return [*lines[:line], lines[line].replace(old, new, 1), *lines[line + 1 :]]

    return change


def with_field(line: int, name: str, value: object) -> Callable[[Lines], Lines]:
    def change(lines: Lines) -> Lines:
        body = json.loads(lines[line])
        assert name in body
        assert body[name] != value
        return [*lines[:line], json.dumps({**body, name: value}), *lines[line + 1 :]]

    return change


EDITS: dict[str, tuple[Callable[[Lines], Lines], int]] = {
    "a player in the header": (swap("Helen", "Paris", 0), 1),
    "the seed in the header": (swap('"seed": 1', '"seed": 2', 0), 1),
    "an option in the header": (swap('"artemis_jump": false', '"artemis_jump": true', 0), 1),
    "the components in the header": (swap('"id": "base"', '"id": "other"', 0), 1),
    "the hash of the header": (with_field(0, "hash", "0" * 32), 1),
    "the outcomes of chance": (with_field(1, "chance", [0] * 57), 2),
    "a move": (with_field(MIDDLE, "move", "draw "), MIDDLE + 1),
    "a seat": (swap('"seat": "', '"seat": "X', MIDDLE), MIDDLE + 1),
    "the state after a move": (with_field(MIDDLE, "state", "0" * 32), MIDDLE + 1),
    "the hash of a line": (with_field(MIDDLE, "hash", "0" * 32), MIDDLE + 1),
    "a line without a hash": (lambda s: [*s[:MIDDLE], '{"n": 1}', *s[MIDDLE + 1 :]], MIDDLE + 1),
    "a line that is no JSON": (lambda s: [*s[:MIDDLE], "draw", *s[MIDDLE + 1 :]], MIDDLE + 1),
    "a line that is a number": (lambda s: [*s[:MIDDLE], "7", *s[MIDDLE + 1 :]], MIDDLE + 1),
    "an empty line": (lambda s: [*s[:MIDDLE], "", *s[MIDDLE:]], MIDDLE + 1),
    "a line removed": (lambda s: [*s[:MIDDLE], *s[MIDDLE + 1 :]], MIDDLE + 1),
    "the header removed": (lambda s: s[1:], 1),
    "the set-up removed": (lambda s: [s[0], *s[2:]], 2),
    "a line doubled": (lambda s: [*s[: MIDDLE + 1], *s[MIDDLE:]], MIDDLE + 2),
    "two lines exchanged": (lambda s: [*s[:MIDDLE], s[MIDDLE + 1], s[MIDDLE], *s[MIDDLE + 2 :]], MIDDLE + 1),
    "deep brackets": (lambda s: [*s[:MIDDLE], "[" * 100_000, *s[MIDDLE + 1 :]], MIDDLE + 1),
}


@pytest.mark.parametrize("what", EDITS)
def test_an_edited_record_is_refused_at_its_first_wrong_line(path: Path, what: str) -> None:
    change, line = EDITS[what]
    text = "\n".join(change(path.read_text(encoding="utf-8").splitlines())) + "\n"
    path.write_text(text, encoding="utf-8")
    refused(path, line)


def refused(path: Path, line: int, words: str = "") -> None:
    """`verify` says no, names the line, changes nothing; loading it is refused too."""
    before = snapshot(path.parent)
    told = run("verify", path)
    assert (told.code, told.out) == (1, "")
    assert told.err.startswith(f"kylix: {path} is not a true record: "), told.err
    assert told.err.count("\n") == 1
    assert f"(line {line})" in told.err or f"line {line} is cut off" in told.err or line == 1, told.err
    assert words in told.err
    in_json = run("verify", path, "--json")
    assert in_json.code == 1
    assert in_json.json["ok"] is False
    assert in_json.json["line"] == line
    assert snapshot(path.parent) == before


@pytest.mark.parametrize("what", ["a move", "the header removed", "deep brackets"])
def test_an_edited_record_is_bad_input_for_other_commands(path: Path, what: str) -> None:
    change, _ = EDITS[what]
    path.write_text("\n".join(change(path.read_text(encoding="utf-8").splitlines())) + "\n", encoding="utf-8")
    with pytest.raises(BadRecord):
        kylix.load(path)
    for command in ("replay", "export"):
        told = run(command, path, "--json")
        assert (told.code, list(told.json)) == (2, ["error"])
        assert told.err == f"kylix: {told.json['error']}\n"


def test_a_record_cut_anywhere_within_its_lines_is_refused(path: Path) -> None:
    whole = path.read_bytes()
    for size in [*range(1, len(whole), 997), len(whole) - 1]:
        if whole[size - 1] != ord("\n"):
            path.write_bytes(whole[:size])
            refused(path, whole[:size].count(b"\n") + 1, "cut off")


def test_an_empty_file_is_refused(path: Path) -> None:
    path.write_bytes(b"")
    refused(path, 1)


def test_a_header_alone_is_refused(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").splitlines()[0] + "\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="before the set-up"):
        kylix.load(path)


def test_a_file_that_is_no_text_is_refused(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 20)
    refused(path, 1, "not text")


def test_a_record_cut_between_two_lines_is_a_game_that_is_not_over(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()[: MIDDLE + 1]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    told = run("verify", path, "--json")
    assert (told.code, told.json["over"], told.json["entries"]) == (0, False, MIDDLE)


def test_a_finished_game_without_its_last_line_is_refused(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    refused(path, len(lines), "does not tell how the game stands")


# --- forged: the chain is right, and still it did not happen ------------------------------------------------------


def put(line: int, **fields: object) -> Callable[[Bodies], object]:
    def change(lines: Bodies) -> None:
        lines[line].update(fields)

    return change


def other_outcomes(lines: Bodies) -> None:
    lines[1]["chance"][-1] ^= 1


def other_seed(lines: Bodies) -> None:
    lines[0]["chance"]["seed"] = 2


def other_seat(lines: Bodies) -> None:
    lines[MIDDLE]["seat"] = {"G": "T", "T": "G"}[lines[MIDDLE]["seat"]]


def other_winner(lines: Bodies) -> None:
    lines[-1]["ranking"][0] ^= 3


def line_removed(lines: Bodies) -> None:
    del lines[MIDDLE]


def line_removed_and_renumbered(lines: Bodies) -> None:
    del lines[MIDDLE]
    for n, body in enumerate(lines[1:-1]):
        body["n"] = n


FORGED: dict[str, tuple[Callable[[Bodies], object], int, str]] = {
    "an outcome of chance": (other_outcomes, 2, ""),
    "the seed": (other_seed, 2, ""),
    "a move that is not legal": (put(MIDDLE, move="offer NOBODY"), MIDDLE + 1, "there is no god"),
    "a move that is no move": (put(MIDDLE, move=""), MIDDLE + 1, ""),
    "a chain of moves": (put(MIDDLE, move="return AJAX ACHILLES"), MIDDLE + 1, ""),
    "the seat of a move": (other_seat, MIDDLE + 1, ""),
    "a seat that is a number": (put(MIDDLE, seat=0), MIDDLE + 1, "not a line of a record"),
    "chance where there was none": (put(MIDDLE, chance=[3]), MIDDLE + 1, ""),
    "chance that is a word": (put(MIDDLE, chance="abc"), MIDDLE + 1, "not a line of a record"),
    "the state after a move": (put(MIDDLE, state="0" * 32), MIDDLE + 1, "does not stand as the record claims"),
    "an undo behind what was seen": (put(MIDDLE, undo=0), MIDDLE + 1, "takes back"),
    "an undo to a move that was not made": (put(MIDDLE, undo=500), MIDDLE + 1, ""),
    "a line removed": (line_removed, MIDDLE + 1, "is numbered"),
    "a line removed and the rest renumbered": (line_removed_and_renumbered, MIDDLE + 1, ""),
    "the result": (put(-1, result="horse"), 0, "does not tell how the game stands"),
    "the winner": (other_winner, 0, "does not tell how the game stands"),
    "the format": (put(0, kylix=99), 1, "not a record of format 1"),
    "the title": (put(0, title="chess"), 1, "no game 'chess'"),
    "the number of seats": (put(0, seats=5), 1, "not with 5"),
    "an unknown option": (put(0, options={"dice": 3}), 1, "no option 'dice'"),
    "the hash of the components": (put(0, components={"id": "base", "hash": "0"}), 1, "other components"),
    "components that are no mapping": (put(0, components=7), 1, "components are not named"),
    "players that are a number": (put(0, players=7), 1, "header"),
    "chance that is a number": (put(0, chance=7), 1, "source of chance"),
    "an unknown method of chance": (put(0, chance={"method": "dice"}), 1, "unknown method"),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_record_is_refused_though_its_chain_is_right(path: Path, what: str) -> None:
    change, line, words = FORGED[what]
    lines = bodies(path)
    before = json.dumps(lines)
    change(lines)
    assert json.dumps(lines) != before, "the forgery changes something"
    forge(path, lines)
    refused(path, line or len(lines), words)


def test_a_line_behind_the_end_is_refused(path: Path) -> None:
    lines = bodies(path)
    forge(path, [*lines, {"n": len(lines) - 2, "seat": "G", "move": "draw", "state": ""}])
    refused(path, len(lines) + 1, "behind the end")


def test_forging_nothing_leaves_a_true_record(path: Path) -> None:
    before = path.read_bytes()
    forge(path, bodies(path))
    assert path.read_bytes() == before
    assert run("verify", path).code == 0


# --- provable chance ----------------------------------------------------------------------------------------------

SECRET = bytes(range(32))


@pytest.fixture
def provable(tmp_path: Path) -> Path:
    file = tmp_path / "served.jsonl"
    kylix.save(file, played(chance=ProvableChance(SECRET, ["17", "4711"]), gods="random_faces"))
    return file


def test_a_record_of_provable_chance_verifies(provable: Path) -> None:
    told = run("verify", provable, "--json")
    assert (told.code, told.json["ok"], told.json["over"]) == (0, True, True)
    assert elsewhere("verify", provable).code == 0


def test_verify_says_where_chance_comes_from(provable: Path, tmp_path: Path) -> None:
    """And compares it with what somebody was shown before the first move, which no file can tell."""
    shown = ProvableChance(SECRET, []).commitment()
    told = run("verify", provable, "--json", "--commitment", shown)
    facts = {name: told.json[name] for name in ("chance", "commitment", "told", "promised")}
    assert facts == {"chance": "numbers", "commitment": shown, "told": 2, "promised": 0}
    assert shown in run("verify", provable).out
    other = run("verify", provable, "--commitment", "0" * 64)
    assert (other.code, "published to you" in other.out + other.err) == (1, True)
    for name, chance in {"seeded": Chance(3), "known": ProvableChance(SECRET, [], (), True)}.items():
        path = tmp_path / f"{name}.jsonl"
        kylix.save(path, played(chance=chance))
        assert run("verify", path, "--json").json["chance"] == name
    assert run("verify", tmp_path / "seeded.jsonl", "--commitment", shown).code == 1, "it was never published"


def test_another_secret_than_the_published_one_is_refused(provable: Path) -> None:
    lines = bodies(provable)
    lines[0]["chance"]["secret"] = bytes(32).hex()
    forge(provable, lines)
    refused(provable, 1, "does not fit what was published")


def test_another_secret_with_its_own_commitment_does_not_give_these_outcomes(provable: Path) -> None:
    lines = bodies(provable)
    lines[0]["chance"]["secret"] = bytes(32).hex()
    lines[0]["chance"]["commitment"] = ProvableChance(bytes(32), []).commitment()
    forge(provable, lines)
    refused(provable, 2, "chance")


def test_another_number_of_a_seat_does_not_give_these_outcomes(provable: Path) -> None:
    lines = bodies(provable)
    lines[0]["chance"]["seats"] = ["18", "4711"]
    forge(provable, lines)
    refused(provable, 2, "chance")


# --- undo ---------------------------------------------------------------------------------------------------------


def with_undo() -> tuple[State, str]:
    """A game in which the first offering was taken back; and the state before it, by its hash."""
    s = played(moves=0)
    seat = s.to_act[0]
    before = codec.fields(s)
    s.play(seat, next(move for move in s.options(seat) if s.text(move).startswith("offer")))
    back = kylix.undo(s, seat)
    assert codec.fields(back) == before
    assert back.record is not None
    assert len(back.record) == 3
    return back, codec.digest(back)


def test_undo_is_recorded_and_verifies_and_the_game_goes_on(tmp_path: Path) -> None:
    state, before = with_undo()
    state.play(state.to_act[0], "draw")
    for _ in range(12):
        state.play(state.to_act[0], state.options(state.to_act[0])[-1])
    file = tmp_path / "undo.jsonl"
    kylix.save(file, state)
    assert codec.digest(kylix.load(file)) == codec.digest(state)
    assert run("verify", file, "--json").json["state"] == codec.digest(state)
    assert bodies(file)[3] == {"n": 2, "seat": "G", "undo": 0, "state": before}
    text = run("export", file).out.splitlines()
    assert "   1. G offer" in "\n".join(text)
    assert "      G undo" in text
    assert "      G draw" in text
    assert any(event["key"] == "undone" for event in run("replay", file, "--json").json["events"])


def test_the_state_before_an_undo_can_still_be_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "undo.jsonl"
    kylix.save(file, with_undo()[0])
    question = [run("replay", file, "--at", n, "--json").json["prompt"]["ask"] for n in (0, 1, 2)]
    assert question[0] == question[2] != question[1]
