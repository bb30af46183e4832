"""The words of lessons: `lessons/en.ftl` and `lessons/fr.ftl` of a title, beside the title's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle

from kylix.kit.game import Game, Setting
from kylix.kit.registry import game
from kylix.kit.words import SHARED, Words, catalogue
from kylix.learn.lesson import Lesson, Step, folder
from kylix.locale.grammar import bundle_of

TITLE = "lesson"
"""`lesson-first-offering` is how the lesson is called."""


def lesson_catalogue(language: str, title: Game) -> Path:
    return folder(title) / f"{language}.ftl"


@cache
def _bundle(language: str, title: str) -> FluentBundle:
    paths = [*[catalogue(language, name) for name in (*SHARED, title)], lesson_catalogue(language, game(title))]
    return bundle_of(language, [path.read_text(encoding="utf-8") for path in paths if path.exists()])


class LessonWords(Words):
    """The words of a title and of its lessons; seats go by the names that a lesson has for them."""

    def __init__(self, language: str, setting: Setting, called: dict[str, str] | None = None) -> None:
        super().__init__(language, setting)
        self.bundle = _bundle(language, setting.game.title)
        self.called = called or {}
        seats = set(setting.names["seat"])
        self.seated = [kind for kind, known in setting.names.items() if seats.issubset(known)]
        """Kinds of names that stand for seats: seats themselves, and to whom an offer may go."""

    def name(self, kind: str, name: str) -> str:
        if name in self.called and kind in self.seated:
            kind, _, name = self.called[name].partition(":")
        return super().name(kind, name)


def keys(lesson: Lesson) -> Iterator[tuple[int | None, str, str]]:
    """The sentences that a lesson needs: step, field they belong to, key."""
    yield None, "name", f"{TITLE}-{lesson.name}"
    for at, step in enumerate(lesson.steps):
        for field, key in step_keys(lesson, step):
            yield at, field, key


def step_keys(lesson: Lesson, step: Step) -> Iterator[tuple[str, str]]:
    yield "name", lesson.key(step)
    for choice in step.choices:
        if isinstance(choice, str) and ":" not in choice:
            yield "choices", lesson.key(step, choice)
        if choice != step.right:
            yield "choices", slip_key(lesson, step, choice)
    for field, tries in (("wrong", step.wrong), ("unwise", step.unwise)):
        for number in range(1, len(tries) + 1):
            yield field, lesson.key(step, f"{field}-{number}")


def slip_key(lesson: Lesson, step: Step, choice: int | str) -> str:
    """What is said to a wrong choice."""
    return lesson.key(step, f"slip-{str(choice).replace(':', '-').lower()}")


def optional(lesson: Lesson, step: Step) -> list[str]:
    """Sentences that a step may have: to a right answer, to another good move, to a try that nobody foresaw."""
    return [lesson.key(step, end) for end in ("right", "also", "hint")]
