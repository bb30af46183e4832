"""The words of lessons: `lessons/en.ftl` and `lessons/fr.ftl` of a title, beside the title's own.

A draft has sentences of its own beside it, wherever it lies: `07-my-siege.en.ftl`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kylix.core.errors import KylixError
from kylix.kit.game import Game, Setting
from kylix.kit.registry import game
from kylix.kit.words import LANGUAGES, SHARED, Words, catalogue
from kylix.learn.lesson import Lesson, Step, folder
from kylix.locale.grammar import bundle_of

TITLE = "lesson"
"""`lesson-first-offering` is how the lesson is called."""


def lesson_catalogue(language: str, title: Game) -> Path:
    return folder(title) / f"{language}.ftl"


def draft_catalogue(language: str, lesson: Lesson) -> Path:
    return lesson.path.with_suffix(f".{language}.ftl")


def _draft(language: str, lesson: Lesson) -> str:
    path = draft_catalogue(language, lesson)
    try:
        return path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise KylixError(f"{path.name}: cannot be read: {reason}") from None


def unreadable(lesson: Lesson) -> list[str]:
    """What is no Fluent in the catalogues of a draft, each with its line."""
    found: list[str] = []
    for language in LANGUAGES:
        text = _draft(language, lesson)
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk) and entry.span is not None:
                line = text[: entry.span.start].count("\n") + 1
                name = draft_catalogue(language, lesson).name
                found.append(f"{name}, line {line}: not Fluent: {entry.annotations[0].message}")
    return found


@cache
def _bundle(language: str, title: str, draft: str) -> FluentBundle:
    """Of two sentences with one key the first counts: the draft's."""
    paths = [*[catalogue(language, name) for name in (*SHARED, title)], lesson_catalogue(language, game(title))]
    return bundle_of(language, [draft, *[path.read_text(encoding="utf-8") for path in paths if path.exists()]])


class LessonWords(Words):
    """The words of a title and of its lessons; seats go by the names that a lesson has for them."""

    def __init__(self, language: str, setting: Setting, lesson: Lesson) -> None:
        super().__init__(language, setting)
        self.bundle = _bundle(language, setting.game.title, _draft(language, lesson))
        self.called = lesson.head.called
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
