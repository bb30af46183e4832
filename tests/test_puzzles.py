"""Puzzles: those that are shipped, what is said of an answer, files with faults, and the command."""

from __future__ import annotations

import io
import json
import sys
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import kylix
from commands import Ran, run
from depth import DEPTH
from kylix.bots import puzzle_search, puzzles
from kylix.bots.puzzles import BadPuzzle, PuzzleGame, Shelf
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.game import Setting
from kylix.kit.registry import titles
from kylix.kit.words import LANGUAGES, Words
from kylix.testing.checks import setting_of

SHIPPED = [title for title in titles() if len(puzzles.shelf(title))]
EVERY = [(title, n) for title in SHIPPED for n in range(1, len(puzzles.shelf(title)) + 1)]


def posed(title: str, n: int) -> tuple[State, Setting, int]:
    s = puzzles.shelf(title).position(n)
    setting = setting_of(s)
    return s, setting, setting.seat(puzzles.shelf(title)[n].seat)


def moves(setting: Setting, line: list[str]) -> list[Move]:
    return [setting.read(text)[0] for text in line]


# --- those that are shipped ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "n"), EVERY)
def test_every_puzzle_stands_and_its_turns_are_legal(title: str, n: int) -> None:
    """The position is rebuilt move by move and compared with its hash; each turn is played on it."""
    s, setting, seat = posed(title, n)
    puzzle = puzzles.shelf(title)[n]
    assert seat in s.to_act
    for line in (puzzle.line, *[other.line for other in puzzle.others]):
        after = s.clone()
        for move in moves(setting, line):
            after.check(seat, move)
            after.apply(seat, move)
    assert puzzle.first - puzzle.second >= puzzle_search.GAP - 0.001
    assert all(other.chance <= puzzle.second for other in puzzle.others)
    assert puzzle.second == puzzle.others[0].chance


@pytest.mark.parametrize(("title", "n"), EVERY)
def test_every_puzzle_is_told_in_both_languages(title: str, n: int) -> None:
    _, setting, _ = posed(title, n)
    puzzle = puzzles.shelf(title)[n]
    for language in LANGUAGES:
        words = Words(language, setting)
        said = [words.say(puzzle.reason, **puzzle.about), words.say(f"puzzle-theme-{puzzle.theme}")]
        said += [words.move(move) for move in moves(setting, [*puzzle.line, *[one.move for one in puzzle.follows]])]
        assert all(text and not text.startswith("[") for text in said)


def test_the_titles_have_puzzles_made_for_their_components() -> None:
    assert {"troia", "odysseus"} <= set(SHIPPED)
    for title in SHIPPED:
        first = puzzles.file_of(kylix.game(title)).read_text(encoding="utf-8").partition("\n")[0]
        assert json.loads(first)["components"] == kylix.game(title).base.fingerprint


@pytest.mark.parametrize("title", SHIPPED)
def test_puzzles_were_judged_by_the_weights_of_now(title: str) -> None:
    """With other ones the gap may be gone: search all again (`kylix puzzles TITLE --check`), then note who judged."""
    first = puzzles.file_of(kylix.game(title)).read_text(encoding="utf-8").partition("\n")[0]
    assert json.loads(first)["judge"] == puzzles.judge_of(kylix.game(title))


def sampled() -> list[tuple[str, int]]:
    """Spread over the file of each title."""
    found: list[tuple[str, int]] = []
    for title in SHIPPED:
        count = len(puzzles.shelf(title))
        found += [(title, n) for n in range(1, count + 1, -(-count // DEPTH.puzzles))]
    return found


@pytest.mark.parametrize(("title", "n"), sampled())
def test_a_shallow_search_finds_the_same_turn(title: str, n: int) -> None:
    """A tenth as deep as `kylix puzzles TITLE --check`: with one of three seeds, unless not even an archon finds it."""
    s, setting, seat = posed(title, n)
    puzzle = puzzles.shelf(title)[n]
    found = (puzzle_search.look_deep(s, seat, seed, 1) for seed in puzzle_search.SEEDS)
    same = (look for look in found if look and [setting.text(move) for move in look.best.line] == puzzle.line)
    look = next(same, None)
    assert look is not None or puzzle.difficulty == 3
    assert look is None or not puzzle_search.finds(puzzle_search.AtFirstSight, s, seat, look.best)


def test_a_small_question_is_searched_as_well() -> None:
    """A bot answers it at first sight; whether a card before a throw pays is asked of a throw in each world."""
    n = next(n for title, n in EVERY if title == "deukalion" and puzzles.shelf(title)[n].line == ["pass"])
    s, setting, seat = posed("deukalion", n)
    look = puzzle_search.look_deep(s, seat, puzzle_search.SEEDS[0], 1)
    assert look is not None
    assert setting.text(look.best.line[0]) == "pass"
    assert look.gap > puzzle_search.GAP


def test_where_nothing_is_decided_yet_nobody_thinks_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games at first sight: early questions are passed over, late ones are looked at."""
    s, _, seat = posed("deukalion", 1)
    bot = puzzle_search.SightWitness(1)
    bot.choose(s.view(seat), list(s.options(seat)), s.redeal(seat, 1))
    assert puzzle_search.is_late(s)
    assert puzzle_search.promising(s, seat, bot)
    monkeypatch.setattr(puzzle_search, "LATE", 2.0)
    monkeypatch.setattr(puzzle_search, "chosen_by", lambda *_: pytest.fail("looked at"))
    assert not puzzle_search.promising(s, seat, bot)


@pytest.mark.parametrize("title", SHIPPED)
def test_a_puzzle_is_judged_from_what_the_seat_can_know(title: str) -> None:
    """A state that differs in what is hidden is judged alike, and looks alike from the seat."""
    s, _, seat = posed(title, 1)
    other = s.redeal(seat, 77)
    looks = [puzzle_search.look_deep(one, seat, 5, 1) for one in (s, other)]
    told = [[(turn.line, value) for turn, value in look.ranked] for look in looks if look]
    assert told[0] == told[1]
    assert s.view(seat) == other.view(seat)


# --- answers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "n"), EVERY)
def test_the_turn_is_right_its_beginning_open_and_the_others_wrong(title: str, n: int) -> None:
    s, setting, _ = posed(title, n)
    puzzle = puzzles.shelf(title)[n]
    line = moves(setting, puzzle.line)
    assert puzzles.judge(s, puzzle, line) == "right"
    assert {puzzles.judge(s, puzzle, line[:at]) for at in range(len(line))} == {"open"}
    assert puzzles.judge(s, puzzle, []) == "open"
    for other in puzzle.others:
        if set(other.line) - set(puzzle.line):
            assert puzzles.judge(s, puzzle, moves(setting, other.line)) != "right", other.line


def test_the_small_moves_of_a_turn_go_in_any_order() -> None:
    title, n, line = next(
        (title, n, puzzles.shelf(title)[n].line)
        for title, n in EVERY
        if sum(text.startswith("pay ") for text in puzzles.shelf(title)[n].line) > 1
    )
    s, setting, _ = posed(title, n)
    paid = [text for text in line if text.startswith("pay ")]
    turned = iter(reversed(paid))
    other = [next(turned) if text in paid else text for text in line]
    assert other != line
    assert puzzles.judge(s, puzzles.shelf(title)[n], moves(setting, other)) == "right"


def two_ways(s: State, setting: Setting, seat: int) -> list[list[str]]:
    """Two voyages of two steps to one square, which end there."""
    at_sea = s.clone()
    at_sea.apply(seat, setting.read("embark")[0])
    ways: dict[str, list[list[str]]] = {}
    for first in at_sea.options(seat):
        near = at_sea.clone()
        near.apply(seat, first)
        steps = [setting.text(move) for move in near.options(seat)] if seat in near.to_act else []
        for second in steps:
            if setting.text(first).startswith("sail ") and second.startswith("sail "):
                ways.setdefault(second, []).append(["embark", setting.text(first), second, "stop"])
    return next(found for found in ways.values() if len(found) > 1)


def test_another_way_to_the_same_square_is_right() -> None:
    """A ship may go round by other squares, as long as it lies where it should; on the way nothing is said."""
    n = next(n for title, n in EVERY if title == "deukalion" and puzzles.shelf(title)[n].line[0] == "embark")
    s, setting, seat = posed("deukalion", n)
    line, other = two_ways(s, setting, seat)[:2]
    puzzle = msgspec.structs.replace(puzzles.shelf("deukalion")[n], line=line, others=[])
    assert puzzles.judge(s, puzzle, moves(setting, other)) == "right"
    assert {puzzles.judge(s, puzzle, moves(setting, other[:at])) for at in range(len(other))} == {"open"}
    assert puzzles.judge(s, puzzle, moves(setting, ["embark", "stop"])) == "wrong"


# --- the day ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", SHIPPED)
def test_the_puzzle_of_the_day_is_each_of_them_once(title: str) -> None:
    shelf = puzzles.shelf(title)
    days = [date(2026, 3, 1) + timedelta(days=at) for at in range(len(shelf))]
    assert sorted(puzzles.of_the_day(shelf, day) for day in days) == list(range(1, len(shelf) + 1))


def test_the_titles_take_turns() -> None:
    days = [date(2026, 3, 1) + timedelta(days=at) for at in range(len(SHIPPED))]
    assert {puzzles.title_of_the_day(day) for day in days} == set(SHIPPED)


def test_a_title_without_puzzles_has_none_of_the_day() -> None:
    with pytest.raises(kylix.KylixError, match="has no puzzles"):
        puzzles.of_the_day(Shelf(kylix.game("troia"), [], "none"), date(2026, 3, 1))


# --- files --------------------------------------------------------------------------------------------------------


def spoiled(tmp_path: Path, change: Any) -> Path:
    """The first game with puzzles of a shipped file, changed."""
    title = kylix.game("troia")
    head, *lines = puzzles.file_of(title).read_text(encoding="utf-8").splitlines()
    about, one = json.loads(head), next(game for game in map(json.loads, lines) if game.get("puzzles"))
    change(about, one)
    path = tmp_path / "some.jsonl"
    path.write_text("\n".join([json.dumps(about), json.dumps(one)]) + "\n", encoding="utf-8")
    return path


def change_puzzle(**to: Any) -> Any:
    return lambda head, game: game["puzzles"][0].update(to)


FAULTS = {
    "components": (lambda head, game: head.update(components="0" * 64), r"line 1: field components: .* other comp"),
    "title": (lambda head, game: head.update(title="odysseus"), r"line 1: field title: puzzles of 'odysseus'"),
    "version": (lambda head, game: head.update(version="0"), r"line 1: field version: .* version 0 of the rules"),
    "format": (lambda head, game: head.update(puzzles=9), r"line 1: field puzzles: format 9"),
    "no seat": (change_puzzle(seat="Z"), r"line 2, puzzle 1: field seat: there is no seat 'Z'"),
    "at": (change_puzzle(at=10**6), r"line 2, puzzle 1: field at: the game has \d+ moves"),
    "line": (change_puzzle(line=["dance"]), r"line 2, puzzle 1: field line: "),
    "no line": (change_puzzle(line=[]), r"line 2, puzzle 1: field line: there is no move"),
    "follows": (change_puzzle(follows=[{"seat": "G", "move": "sing"}]), r"puzzle 1: field follows: "),
    "type": (change_puzzle(first="much"), r"line 2: field puzzles\[0\]\.first: Expected `float`"),
    "theme": (change_puzzle(theme="none"), r"line 2: field puzzles\[0\]\.theme: Invalid"),
    "more": (change_puzzle(extra=1), r"line 2: field puzzles\[0\]: .*`extra`"),
    "seats": (lambda head, game: game.update(seats=7), r"line 2: fields seats and options: Troia is played"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_file_is_named_by_line_and_field(tmp_path: Path, fault: str) -> None:
    change, told = FAULTS[fault]
    with pytest.raises(BadPuzzle, match=told):
        puzzles.read(kylix.game("troia"), spoiled(tmp_path, change))


def test_a_position_that_stands_otherwise_is_refused(tmp_path: Path) -> None:
    title = kylix.game("troia")
    shelf = Shelf(title, puzzles.read(title, spoiled(tmp_path, change_puzzle(state="0"))), "some.jsonl")
    with pytest.raises(BadPuzzle, match=r"some.jsonl, line 2, puzzle 1: field state: "):
        shelf.position(1)


def test_a_line_that_is_no_json_is_named(tmp_path: Path) -> None:
    path = spoiled(tmp_path, lambda head, game: None)
    path.write_text(path.read_text(encoding="utf-8") + "{oh\n", encoding="utf-8")
    with pytest.raises(BadPuzzle, match="line 3: "):
        puzzles.read(kylix.game("troia"), path)


# --- the command --------------------------------------------------------------------------------------------------


def command(*arguments: str, stdin: str = "") -> Ran:
    with patch.object(sys, "stdin", io.StringIO(stdin)):
        return run("puzzles", *arguments)


def test_the_command_lists_them() -> None:
    told = json.loads(command("troia", "--json").out)
    assert len(told["puzzles"]) == len(puzzles.shelf("troia"))
    assert told["today"] in [one["n"] for one in told["puzzles"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_at_the_text_table(language: str) -> None:
    """First a wrong turn, then the right one."""
    puzzle = puzzles.shelf("troia")[1]
    typed = [*puzzle.others[0].line, *puzzle.line]
    ran = command("troia", "--solve", "1", "--lang", language, stdin="\n".join(typed) + "\n")
    words = Words(language, posed("troia", 1)[1])
    told = " ".join(ran.out.split())
    assert ran.code == 0
    assert words.say("text-puzzle-wrong") in told
    assert words.say("text-puzzle-right") in told
    assert told.index(words.say("text-puzzle-wrong")) < told.index(words.say("text-puzzle-right"))
    assert " ".join(words.say("text-puzzle-follows").split()) in told


def test_the_answer_is_shown_to_who_gives_up() -> None:
    ran = command("troia", "--solve", "1", stdin="undo\nhint\n")
    assert ran.code == 0
    assert "Best: " in ran.out
    assert "Nothing can be taken back" in ran.out


def test_a_number_too_high_is_refused() -> None:
    ran = command("troia", "--solve", "4000")
    assert ran.code == 2
    assert "there is no number 4000" in ran.err


def test_two_things_at_once_are_refused() -> None:
    assert command("troia", "--solve", "1", "--check").code == 2


def test_a_file_for_other_components_is_refused_by_the_command(tmp_path: Path) -> None:
    path = spoiled(tmp_path, FAULTS["components"][0])
    ran = command("troia", "--file", str(path), "--check")
    assert ran.code == 2
    assert "made for other components" in ran.err


def test_a_search_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def look(setting: Setting, seed: int, n: int, tell: Any) -> PuzzleGame:
        looked.append(n)
        return PuzzleGame(n)

    monkeypatch.setattr(puzzle_search, "look_through", look)
    path = tmp_path / "found.jsonl"
    assert command("troia", "--games", "2", "--out", str(path)).code == 0
    with path.open("ab") as file:
        file.write(b'{"n":3,"se')  # killed while it wrote
    assert command("troia", "--games", "4", "--out", str(path)).code == 0
    assert looked == [1, 2, 3, 4]
    assert [one.n for one in puzzles.read(kylix.game("troia"), path)] == [1, 2, 3, 4]


def test_a_check_goes_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one is bounded in time, begins where it is told, and says how far it came."""
    monkeypatch.setattr(puzzle_search, "fault", lambda shelf, n, times: "bad" if n == 3 else "")
    count = len(puzzles.shelf("troia"))
    whole = command("troia", "--check")
    assert (whole.code, f"{count} puzzles searched 10 times" in whole.out) == (1, True)
    told = command("troia", "--check", "--from", str(count - 1), "--json").json
    assert (told["from"], told["to"], told["faults"]) == (count - 1, count, [])
    clock = iter([0.0, 61.0, 61.0])
    monkeypatch.setattr("kylix.cli.puzzles.monotonic", lambda: next(clock))
    part = command("troia", "--check", "--from", "2", "--minutes", "1")
    assert (part.code, f"Puzzles 2 to 2 of {count} searched" in part.out) == (0, True)
    assert "puzzles.jsonl has" in command("troia", "--check", "--from", "4000").err


def test_a_check_names_a_puzzle_that_does_not_hold(tmp_path: Path) -> None:
    """The second best turn is given out as the best."""
    title = kylix.game("troia")
    game = msgspec.json.decode(msgspec.json.encode(puzzles.shelf("troia").found(1)[0]), type=PuzzleGame)
    game.puzzles = game.puzzles[:1]
    game.puzzles[0].line = game.puzzles[0].others[0].line
    shelf = Shelf(title, [game], "some.jsonl")
    assert puzzle_search.fault(shelf, 1, 1, 0.0).startswith("another turn is best")
