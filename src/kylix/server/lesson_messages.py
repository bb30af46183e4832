"""Messages about lessons."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kylix.server.messages import Begun, ComponentsInfo, OptionShown, Prompt, ReasonShown, StateShown, Summary, ViewSeen
from kylix.server.seat_messages import Asked, Name

Count = Annotated[int, Meta(ge=0, le=500)]


class LessonInfo(Struct, frozen=True):
    name: str
    title: str
    steps: int
    known: bool
    """For people who know the cardboard game."""


class LessonList(Struct, frozen=True):
    title: str
    lessons: list[LessonInfo]
    components: ComponentsInfo


class LessonPlace(Asked, frozen=True):
    """Where a learner stands: step, question answered, lines of moves done, and moves made of the next one."""

    step: Count = 0
    answered: bool = False
    line: Count = 0
    made: Begun = []


class LessonAsked(Asked, frozen=True):
    place: LessonPlace
    does: Literal["look", "go", "answer", "play", "why", "show"] = "look"
    choice: int | Name | None = None
    moves: Begun = []
    others: Begun = []
    """With `why`: other moves that a click may have meant, behind `moves`."""
    wants: bool = False
    """With `play`: only what could follow these moves; nothing is played or judged."""
    language: Name = "en"


class LessonChoice(Struct, frozen=True):
    value: int | str
    text: str


class LessonReply(Struct, frozen=True):
    kind: str
    text: str
    reasons: list[ReasonShown]


class LessonWants(Struct, frozen=True):
    """A selection that follows the plan and is not complete."""

    moves: list[str]
    prompt: Prompt | None
    view: ViewSeen | None
    more: list[OptionShown]


class LessonShown(Struct, frozen=True):
    name: str
    title: str
    steps: int
    place: LessonPlace
    waits: Literal["ask", "move", "go", "end"]
    text: str
    point: list[str]
    why: list[str]
    choices: list[LessonChoice]
    reply: LessonReply | None
    reasons: list[ReasonShown]
    wants: LessonWants | None
    summary: Summary
    state: StateShown
