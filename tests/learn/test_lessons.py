"""Every lesson of every title is played to its end in both languages; none can rot unseen."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

import kylix
from french import PATTERNS
from kylix.games.deukalion.odds import reaches
from kylix.games.deukalion.tables import HALF
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES
from kylix.learn.check import check
from kylix.learn.lesson import Lesson, files, folder, lessons, read
from kylix.learn.run import ASK, END, GO, MOVE, Run
from kylix.learn.words import LessonWords, keys, lesson_catalogue, optional
from kylix.locale.grammar import resource_of

TITLES = [title for title in kylix.games() if files(game(title))]
LESSONS = [pytest.param(title, path, id=f"{title}-{path.stem}") for title in TITLES for path in files(game(title))]


@pytest.mark.parametrize(("title", "path"), LESSONS)
def test_a_lesson_is_what_the_engine_does(title: str, path: object) -> None:
    """Each move is legal, each thing pointed at is in view, each prediction is true, each try is answered."""
    check(read(game(title), path))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "path"), LESSONS)
def test_a_lesson_can_be_read_and_played_to_its_end(title: str, path: object, language: str) -> None:
    """As somebody does who only follows it."""
    run = Run(read(game(title), path))  # type: ignore[arg-type]
    words = LessonWords(language, run.setting, run.lesson)
    while run.waits != END:
        told = words.say(run.lesson.key(run.step), **run.facts)
        assert re.fullmatch(r"\S.*[.!?”»)]", told), told
        at = run.at
        if run.waits == ASK:
            assert run.answer(run.right).kind == "right"
        elif run.waits == GO:
            run.go()
        else:
            assert run.play(run.setting.text(run.wanted()[0])).kind in ("right", "so-far")
        assert run.at - at in (0, 1)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_is_begun_with_a_move_that_takes_one_click(title: str) -> None:
    """Not with a question or a speech: whoever comes from the start page plays with the second click."""
    run = Run(lessons(title)[0])
    assert run.waits == MOVE
    assert len(run.wanted()) == 1


@pytest.mark.parametrize(("title", "path"), LESSONS)
def test_one_can_come_back_to_every_step(title: str, path: object) -> None:
    """The table stands as it stood when one came there step by step."""
    lesson = read(game(title), path)  # type: ignore[arg-type]
    run = Run(lesson)
    for at in range(len(lesson.steps)):
        while run.at < at:
            run.show()
        again = Run(lesson, at)
        assert (again.at, again.waits) == (run.at, run.waits)
        assert again.view == run.view


# --- words ------------------------------------------------------------------------------------------------------------


def messages(title: str, language: str) -> list[ftl.Message]:
    body = resource_of(lesson_catalogue(language, game(title)).read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def wanted(found: tuple[Lesson, ...]) -> tuple[set[str], set[str]]:
    """The keys that lessons must have, and those that they may have."""
    must = {key for lesson in found for _, _, key in keys(lesson)}
    return must, {key for lesson in found for step in lesson.steps for key in optional(lesson, step)}


@pytest.mark.parametrize("title", TITLES)
def test_the_languages_say_the_same_and_nothing_is_left_over(title: str) -> None:
    must, may = wanted(lessons(title))
    english, french = [[one.id.name for one in messages(title, language)] for language in LANGUAGES]
    assert sorted(set(english) ^ set(french)) == []
    for there in (english, french):
        assert len(there) == len(set(there))
        assert sorted(must - set(there)) == []
        assert sorted(set(there) - must - may) == []


def names(title: str) -> set[str]:
    """What can be chosen may be a name, which is the same in both languages."""
    steps = [(lesson, step) for lesson in lessons(title) for step in lesson.steps]
    return {lesson.key(step, choice) for lesson, step in steps for choice in step.choices if isinstance(choice, str)}


@pytest.mark.parametrize("title", TITLES)
def test_french_lessons_are_french(title: str) -> None:
    english, french = [{one.id.name: one for one in messages(title, language)} for language in LANGUAGES]
    same = [key for key in english if english[key].equals(french[key], ignored_fields=["span", "comment"])]
    assert [key for key in same if not key.startswith("lesson-") and key not in names(title)] == []
    lines = [
        line
        for line in lesson_catalogue("fr", game(title)).read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert [line for line in lines if any(f" {sign}" in line for sign in ":;!?»") or "'" in line] == []
    wrong = {name: found for name, found in PATTERNS.items() if name != "spaces"}
    assert {name: line for name, found in wrong.items() for line in lines if found.search(line)} == {}


@pytest.mark.parametrize("title", TITLES)
def test_nothing_else_lies_among_the_lessons(title: str) -> None:
    numbers = [lesson.number for lesson in lessons(title)]
    assert numbers == list(range(1, len(numbers) + 1))
    others = {path.name for path in folder(game(title)).iterdir()} - {path.name for path in files(game(title))}
    assert others == {f"{language}.ftl" for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chances_that_a_lesson_names_are_those_of_the_engine(language: str) -> None:
    """Ten hoplites against the Hydra, without and with the card."""
    lesson = next(one for one in lessons("deukalion") if one.name == "the-hydra")
    run = Run(lesson, [step.name for step in lesson.steps].index("odds"))
    tables, words = run.setting.tables, LessonWords(language, run.setting, lesson)
    plain, helped = (round(100 * reaches(tables, 10, 5 * HALF, bonus * HALF)) for bonus in (0, 2))
    assert str(plain) in words.say("the-hydra-odds")
    assert str(helped) in words.say("the-hydra-odds-slip-little")
