"""Which clauses a beginner meets in play, and which of them a lesson teaches or a card of the coach tells about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kylix.core.flow import Decision
from kylix.kit.game import Game
from kylix.learn import coach
from kylix.learn.lesson import Lesson


@dataclass(frozen=True)
class Coverage:
    """Clauses of questions, in the order of their names."""

    met: list[str]
    lessons: list[str]
    coach: list[str]

    @property
    def together(self) -> list[str]:
        return [clause for clause in self.met if clause in self.lessons or clause in self.coach]

    def without(self, told: list[str]) -> list[str]:
        return [clause for clause in self.met if clause not in told]

    @property
    def percent(self) -> int:
        """In percent; 100 only if nothing is missing."""
        return 100 * len(self.together) // len(self.met) if self.met else 100


def met(title: Game) -> list[str]:
    """The clauses of the questions that are asked in play, in the order of their names."""
    return sorted({frame.CLAUSE for frame in title.frames.values() if issubclass(frame, Decision) and frame.CLAUSE})


def taught(lessons: Iterable[Lesson]) -> set[str]:
    """What lessons cover, and what *Why?* opens in them."""
    found = {clause for lesson in lessons for clause in lesson.head.covers}
    return found | {clause for lesson in lessons for step in lesson.steps for clause in step.why}


def coverage(title: Game, lessons: list[Lesson]) -> Coverage:
    asked, known, told = met(title), taught(lessons), coach.covered(title)
    return Coverage(asked, [one for one in asked if one in known], [one for one in asked if one in told])
