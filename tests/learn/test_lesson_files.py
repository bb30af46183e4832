"""A lesson with a fault is told with line and field; what a learner does is never met with silence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import kylix
from commands import run
from kylix.core.errors import KylixError
from kylix.kit.registry import game
from kylix.learn.check import check
from kylix.learn.lesson import BadLesson, files, lessons, read
from kylix.learn.run import END
from kylix.learn.run import Run as Lesson

GOOD = files(game("troia"))[0].read_text(encoding="utf-8")


def line(part: str, after: str = "") -> int:
    """The line of a text in the example, from 1."""
    rows = GOOD.splitlines()
    start = next((at for at, row in enumerate(rows) if after and after in row), 0)
    return next(at for at, row in enumerate(rows[start:], start + 1) if part in row)


def faults(folder: Path, old: str, new: str) -> list[str]:
    assert old in GOOD
    path = folder / "01-first-offering.toml"
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadLesson) as caught:
        check(read(game("troia"), path))
    return caught.value.faults


@pytest.mark.parametrize(
    ("old", "new", "field", "told"),
    [
        ('seat = "G"', 'seat = "G"\nset = "mine"', "lesson.set", "made for the set 'mine'; the table here has 'base'"),
        ('seat = "G"', 'seat = "X"', "lesson.seat", "no seat 'X'"),
        ('seat = "G"', 'seat = "G"\ncalled = { G = "hero:ZEUS" }', "lesson.called", "not a seat and a thing of Troia"),
        ('seat = "G"', 'seat = "G"\nseet = 1', "lesson.seet", "Extra inputs"),
        ('"TRO-BOARD-2", "TRO-BOARD-4"', '"TRO-BOARD-2", "TRO_BOARD_2"', "lesson.covers", "TRO_BOARD_2 is no clause"),
        ("hands = {", "hand = {", "position.hand", "a position has no hand"),
        ("G-BOAR-1 G-WINE-FISH", "G-BOAR-9 G-WINE-FISH", "position.hands", "no position can be made of it"),
        ('name = "cost"', 'name = "welcome"', "step.2.name", "welcome stands twice"),
        ('name = "cost"', 'name = "price"', "step.2.name", "no words in"),
        ('point = ["slot:6"', 'point = ["slot:9"', "step.2.point", "no slot 9"),
        ('point = ["card:G-BOAR-1"', 'point = ["card:T-BOAR-1"', "step.3.point", "not in the learner's view"),
        ("right = 1", "right = 2", "step.2.right", "one of at least two choices"),
        ("right = 1", "right = 3", "step.2.proof", "derived.costs.ARES.G is 1, not 3"),
        ('play = ["G draw"', 'play = ["G use"', "step.1.play", "G cannot play 'use' now"),
        ('play = ["G draw"', 'play = ["G drink"', "step.1.play", "'drink' is no move"),
        ('play = ["G draw"', 'play = ["G draw | G use"', "step.1.play", "is not legal"),
        ('unwise = ["G offer ARES', 'unwise = ["G offer HERA', "step.1.unwise", "is not legal in this step"),
        ('wrong = ["G offer HERA G-WINE-FISH"', 'wrong = ["G draw"', "step.3.wrong", "never refused"),
        ('"deck.G" = 23', '"deck.G" = 24', "step.1.then", "deck.G is 23, not 24"),
        ('"deck.G" = 23', '"dack.G" = 23', "step.1.then", "there is no 'dack'"),
        ('"derived.costs.ZEUS.G"', '"derived.costs.IRIS.G"', "step.3.facts", "there is no 'IRIS'"),
        ("right = 1", "right = 1\nchance = [2]", "step.2.chance", "valid string"),
        ('play = ["T offer ARES T-BOAR-1"]', 'play = ["T *"]', "step.5.play", "'T *' needs a bot"),
        ('play = ["T offer ARES T-BOAR-1"]', 'play = ["T *"]\nbot = "sage"', "step.5.bot", "there is no bot 'sage'"),
        ('play = ["T offer ARES T-BOAR-1"]', 'play = ["T *"]\nbot = "archon"', "step.5.bot", "by the clock"),
        ('play = ["T offer ARES T-BOAR-1"]', 'play = ["G *"]\nbot = "novice"', "step.5.play", "not for the learner"),
        ('play = ["T offer ARES T-BOAR-1"]', 'play = ["X *"]\nbot = "novice"', "step.5.play", "no seat 'X'"),
        ('["G draw", "T draw"]', '["T *", "G draw"]\nbot = "novice"', "step.1.play", "T is not asked now"),
        ('["G draw", "T draw"]', '["G draw", "T draw"]\nseed = 3', "step.1.seed", "no seat is played by a bot"),
    ],
)
def test_a_fault_names_line_and_field(tmp_path: Path, old: str, new: str, field: str, told: str) -> None:
    found = faults(tmp_path, old, new)
    assert [one for one in found if one.startswith("01-first-offering.toml, line ")] == found
    assert [one for one in found if f": {field}: " in one and told in one], found


def test_the_line_is_the_right_one(tmp_path: Path) -> None:
    (found,) = faults(tmp_path, '"deck.G" = 23', '"deck.G" = 24')
    assert f"line {line('then', after='draw')}: " in found


def test_other_faults_of_files(tmp_path: Path) -> None:
    for name, text, told in [
        ("first.toml", GOOD, "named like"),
        ("01-x.toml", "[lesson", "not TOML"),
        ("01-x.toml", "[lesson]\nseat = 'G'\n", "Field required"),
        ("01-x.toml", "step = []\n[lesson]\nseat = 'G'\nseats = 2\n", "a lesson has steps"),
        ("01-x.toml", GOOD.replace("[position]", "seats = 2\n[position]"), "one of them"),
    ]:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadLesson, match=told):
            read(game("troia"), path)
    with pytest.raises(BadLesson, match="cannot be read"):
        read(game("troia"), tmp_path / "01-absent.toml")


def test_a_lesson_may_begin_with_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "01-x.toml"
    path.write_text('[lesson]\nseat = "G"\nseats = 2\nseed = 5\n[[step]]\nname = "a"\nplay = ["G draw"]\n', "utf-8")
    run = Lesson(read(game("troia"), path))
    assert run.play("draw").kind == "right"
    assert run.waits == END
    path.write_text(path.read_text(encoding="utf-8").replace("seats = 2", "seats = 3"), encoding="utf-8")
    with pytest.raises(BadLesson, match=r"lesson\.options: .*2 seats"):
        Lesson(read(game("troia"), path))


def test_a_bot_plays_for_another_seat_always_the_same(tmp_path: Path) -> None:
    """By the name and seed of the step, or of the lesson; each way in leads to the same table."""
    path = tmp_path / "01-x.toml"
    text = '[lesson]\nseat = "T"\nseats = 2\nseed = 5\nbot = "novice"\n[[step]]\nname = "a"\nplay = ["G *"]\n'
    path.write_text(text + '[[step]]\nname = "b"\nplay = ["T draw", "G *"]\nbot = "sailor"\nseed = 2\n', "utf-8")
    lesson = read(game("troia"), path)
    assert [lesson.bot_of(step) for step in lesson.steps] == [("novice", 5), ("sailor", 2)]
    run = Lesson(lesson)
    run.go()
    once = run.view
    assert (run.at, run.s.to_act) == (1, [1])
    assert Lesson(lesson, 1).view == once
    assert run.play("draw").kind == "right"
    assert run.waits == END
    assert Lesson(lesson, 2).view == run.view


# --- what a learner does ----------------------------------------------------------------------------------------------


def first(step: int = 0) -> Lesson:
    return Lesson(lessons("troia")[0], step)


def test_a_wrong_try_is_explained_and_has_a_sentence() -> None:
    run = first(2)
    for text, key, reason in [
        ("offer HERA G-WINE-FISH", "first-offering-offer-wrong-1", "TRO-OFFER-4"),
        ("offer HERA", "first-offering-offer-wrong-1", "TRO-OFFER-5"),
        ("offer ARES G-WINE-FISH", "first-offering-offer-wrong-2", "TRO-OFFER-5"),
        ("offer HERMES G-RAM-2", "first-offering-offer-hint", "TRO-OFFER-4"),
    ]:
        before = run.view
        reply = run.play(text)
        assert (reply.kind, reply.key, reply.reasons[0].clause) == ("wrong", key, reason)
        assert run.view == before


def test_a_chain_is_made_move_by_move_and_taken_back() -> None:
    run = first(2)
    start = run.view
    assert run.play("offer ARES").kind == "so-far"
    assert run.play("pay G-WINE-FISH").key == "first-offering-offer-wrong-2"
    assert run.play("pay G-BOAR-1").kind == "so-far"
    run.take_back()
    assert run.view == start
    assert run.play("offer ARES G-BOAR-1").kind == "right"
    assert run.at == 3


def test_a_legal_try_that_is_not_the_plans_is_told_and_not_played() -> None:
    run = first()
    before = run.view
    assert run.play("offer ARES").key == "first-offering-welcome-unwise-1"
    assert run.view == before
    assert run.play("draw").kind == "right"


def test_a_question_is_answered() -> None:
    run = first(1)
    assert run.answer(5).key == "first-offering-cost-slip-5"
    with pytest.raises(KylixError, match="none of the choices"):
        run.answer(7)
    with pytest.raises(KylixError, match="no move is waited for"):
        run.play("draw")
    with pytest.raises(KylixError, match="waits for something else"):
        run.go()
    assert run.answer(1).kind == "right"
    with pytest.raises(KylixError, match="nothing is asked"):
        run.answer(1)


def test_another_good_move_is_praised_and_the_plan_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "01-first-offering.toml"
    path.write_text(GOOD.replace('play = ["G draw"', 'play = ["G draw | G offer *"').replace("unwise", "#"), "utf-8")
    lesson = read(game("troia"), path)
    check(lesson)
    run = Lesson(lesson)
    assert run.play("offer ARES").kind == "also"
    assert len(run.ended["hand"][0]) == 4
    assert run.at == 1


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_lists_and_checks() -> None:
    assert "1  The first offering  (7 steps)" in run("lessons", "troia", "--lang", "en").out
    told = run("lessons", "troia", "--check", "--lang", "fr", "--json").json
    assert told["lessons"][0]["title"] == "La première offrande"
    assert told["faults"] == []
    assert json.dumps(told)


@pytest.mark.parametrize("title", [title for title in kylix.games() if files(game(title))])
def test_every_clause_that_a_beginner_meets_is_taught_or_coached(title: str) -> None:
    """Counted by lessons, by coach's cards and together; the command prints it."""
    told = run("lessons", title, "--json").json["clauses"]
    assert told["untold"] == []
    assert told["met"] == told["together"] == told["coach"] + len(told["uncoached"])
    assert told["met"] == told["lessons"] + len(told["untaught"])
    out = run("lessons", title).out
    assert f"{told['lessons']} by lessons, {told['coach']} by coach’s cards, {told['together']} together (100 %)" in out


def test_what_nobody_tells_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kylix.learn.coverage.coach.covered", lambda title: {"PAR-Q44"})
    told = run("lessons", "parthenon")
    assert "1 by coach’s cards" in told.out
    assert "not yet: PAR-ARCHON-5, " in told.out
    assert "PAR-Q44" not in told.out
