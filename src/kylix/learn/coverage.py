"""Which clauses a beginner meets in play, and which of them no lesson teaches."""

from __future__ import annotations

from collections.abc import Iterable

from kylix.core.flow import Decision
from kylix.kit.game import Game
from kylix.learn.lesson import Lesson


def met(title: Game) -> list[str]:
    """The clauses of the questions that are asked in play, in the order of their names."""
    return sorted({frame.CLAUSE for frame in title.frames.values() if issubclass(frame, Decision) and frame.CLAUSE})


def taught(lessons: Iterable[Lesson]) -> set[str]:
    """What lessons cover, and what *Why?* opens in them."""
    found = {clause for lesson in lessons for clause in lesson.head.covers}
    return found | {clause for lesson in lessons for step in lesson.steps for clause in step.why}


def untaught(title: Game, lessons: list[Lesson]) -> list[str]:
    known = taught(lessons)
    return [clause for clause in met(title) if clause not in known]
