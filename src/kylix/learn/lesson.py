"""A lesson as a file, `NN-name.toml` in the folder `lessons` of a title; every fault is named with line and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from kylix.bots import LEVELS, make
from kylix.core.errors import KylixError
from kylix.kit.components import Components, Fault, Spec
from kylix.kit.game import Game
from kylix.kit.names import Names
from kylix.kit.registry import game
from kylix.locale.clauses import clauses
from kylix.sets.places import lines_of, located

FOLDER = "lessons"
BY_BOT = "*"
"""As the move of another seat: whatever the bot plays, until somebody else is asked."""
_FILE = re.compile(r"(\d\d)-([a-z][a-z0-9-]*)\.toml")
WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BadLesson(KylixError):
    """A lesson with faults; `faults` names every one."""

    def __init__(self, message: str, faults: list[str]) -> None:
        super().__init__(message)
        self.faults = faults


class Head(Spec):
    """What the lesson is about."""

    seat: str
    """The learner's."""
    set: str = "base"
    """The component set it is made for."""
    covers: list[str] = []
    """The clauses that it teaches."""
    seats: int | None = None
    """With a seed: how many play."""
    seed: int = 1
    """Of chance that no step lays ready, of bots, and of the game where there is no position."""
    bot: str = ""
    """Who plays for other seats where a step says `SEAT *`."""
    options: dict[str, Any] = {}
    """With a seed: the options of the table."""
    chance: list[str] = []
    """Instead of a seed: outcomes of chance for the set-up, as steps lay them ready for moves."""
    called: dict[str, str] = {}
    """How seats are called in it, by things of the title: `{ P2 = "island:CRETE" }`."""
    known: bool = False
    """For people who know the cardboard game: it stands apart from the others."""


class Step(Spec):
    """One bubble: it says something, points at something, and waits."""

    name: str
    point: list[str] = []
    why: list[str] = []
    facts: dict[str, str] = {}
    choices: list[int | str] = []
    right: int | str | None = None
    proof: str = ""
    play: list[str] = []
    bot: str = ""
    """Instead of the lesson's."""
    seed: int | None = None
    """Of that bot; else the lesson's."""
    chance: list[str] = []
    wrong: list[str] = []
    unwise: list[str] = []
    then: dict[str, bool | int | str] = {}


class File(Spec):
    lesson: Head
    position: dict[str, Any] = {}
    step: list[Step]


@dataclass(frozen=True)
class Lesson:
    """A lesson as read."""

    game: Game
    number: int
    name: str
    head: Head
    position: dict[str, Any]
    steps: list[Step]
    path: Path
    lines: dict[tuple[str | int, ...], int] = field(repr=False)

    @property
    def file(self) -> str:
        return self.path.name

    def bad(self, faults: list[Fault], also: Iterable[str] = ()) -> BadLesson:
        """With all faults; `also` are told as they stand."""
        return _bad(self.file, [*[located(self.file, self.lines, fault) for fault in faults], *also])

    def key(self, step: Step, end: str = "") -> str:
        """The key of a sentence: `name-step`, `name-step-wrong-1`."""
        return f"{self.name}-{step.name}{f'-{end}' if end else ''}"

    def bot_of(self, step: Step) -> tuple[str, int]:
        """Who plays for others in a step, and with which seed."""
        return step.bot or self.head.bot, self.head.seed if step.seed is None else step.seed

    def learner_plays(self, step: Step) -> bool:
        return any(line.split()[0] == self.head.seat for line in step.play if line.split())


def folder(title: Game) -> Path:
    return title.folder / FOLDER


def files(title: Game) -> list[Path]:
    """The lessons of a title in their order."""
    place = folder(title)
    return sorted(place.glob("*.toml")) if place.is_dir() else []


@cache
def lessons(title: str) -> tuple[Lesson, ...]:
    """All lessons of a title; BadLesson where one has a fault."""
    return tuple(read(game(title), path) for path in files(game(title)))


def read(title: Game, path: Path, components: Components | None = None) -> Lesson:
    """Read a lesson and check what can be checked without playing it."""
    named = _FILE.fullmatch(path.name)
    if named is None:
        raise _bad(path.name, [f"{path.name}: a lesson's file is named like 01-first-offering.toml"])
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise _bad(path.name, [f"{path.name}: cannot be read: {reason}"]) from None
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _bad(path.name, [f"{path.name}: not TOML: {error}"]) from None
    lines = lines_of(text)
    try:
        file = File.model_validate(data)
    except ValidationError as error:
        faults = [(_place(tuple(e["loc"])), e["msg"]) for e in error.errors(include_url=False)]
        raise _bad(path.name, [located(path.name, lines, fault) for fault in faults]) from None
    lesson = Lesson(title, int(named[1]), named[2], file.lesson, file.position, file.step, path, lines)
    if found := list(_faults(lesson, components or title.base)):
        raise lesson.bad(found)
    return lesson


def _place(path: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """Of a value that may have one of several types, pydantic tells each; the field is enough."""
    return path[:3] if path[:1] == ("step",) else path[:2]


def _bad(name: str, faults: list[str]) -> BadLesson:
    faults = list(dict.fromkeys(faults))
    count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
    return BadLesson(f"{name} has {count}: {faults[0]}", faults)


def _faults(lesson: Lesson, components: Components) -> Iterator[Fault]:
    head = lesson.head
    if head.set != components.id:
        yield ("lesson", "set"), f"this lesson is made for the set {head.set!r}; the table here has {components.id!r}"
    names = lesson.game.names(components.spec)
    seats = names["seat"]
    if head.seat not in seats:
        yield ("lesson", "seat"), f"there is no seat {head.seat!r}: seats are {', '.join(seats)}"
    yield from _start_faults(lesson)
    yield from _called_faults(lesson, names)
    if not lesson.steps:
        yield ("step",), "a lesson has steps"
    known = clauses(lesson.game.folder, "en")
    for clause in head.covers:
        if clause not in known:
            yield ("lesson", "covers"), f"{clause} is no clause of {lesson.game.name}"
    for at, step in enumerate(lesson.steps):
        if step.name in [other.name for other in lesson.steps[:at]]:
            yield ("step", at, "name"), f"{step.name} stands twice"
        for name, fault in _step_faults(lesson, step, known):
            yield ("step", at, name), fault


def _start_faults(lesson: Lesson) -> Iterator[Fault]:
    if bool(lesson.position) == (lesson.head.seats is not None):
        yield ("lesson", "seats"), "a lesson has a [position], or seats (and a seed) to start a game with: one of them"
    if lesson.head.chance and lesson.position:
        yield ("lesson", "chance"), "a position is set up already; chance is laid ready for a game that begins"


def _called_faults(lesson: Lesson, names: Names) -> Iterator[Fault]:
    for seat, thing in lesson.head.called.items():
        kind, _, name = thing.partition(":")
        if seat not in names["seat"] or name not in names.get(kind, ()):
            yield ("lesson", "called"), f"{seat} = {thing!r} is not a seat and a thing of {lesson.game.name}"


def _step_faults(lesson: Lesson, step: Step, known: dict[str, Any]) -> Iterator[tuple[str, str]]:
    if not WORD.fullmatch(step.name):
        yield "name", "a name has small letters, digits and hyphens"
    for clause in step.why:
        if clause not in known:
            yield "why", f"{clause} is no clause of {lesson.game.name}"
    if step.choices and (len(step.choices) < 2 or step.right is None or step.choices.count(step.right) != 1):
        yield "right", "one of at least two choices is right"
    if not step.choices and (step.right is not None or step.proof):
        yield "choices", "there is no question without choices"
    if (step.wrong or step.unwise) and not lesson.learner_plays(step):
        yield "wrong" if step.wrong else "unwise", "only a step in which the learner moves has wrong and unwise tries"
    yield from _bot_faults(lesson, step)
    if step.chance and not step.play:
        yield "chance", "chance is laid ready for moves, and this step has none"


def _bot_faults(lesson: Lesson, step: Step) -> Iterator[tuple[str, str]]:
    """A bot plays for others, and the same whenever the lesson is played: it thinks by nodes, not by time."""
    called = [line.split()[0] for line in step.play if line.split()[1:] == [BY_BOT]]
    name, seed = lesson.bot_of(step)
    if lesson.head.seat in called:
        yield "play", f"'{lesson.head.seat} {BY_BOT}': a bot plays for others, not for the learner"
    if (step.bot or step.seed is not None) and not called:
        yield "bot" if step.bot else "seed", f"no seat is played by a bot in this step; play = ['SEAT {BY_BOT}'] is"
    if called and not name:
        yield "play", f"'{called[0]} {BY_BOT}' needs a bot: say who, here or in [lesson]"
    elif called:
        try:
            make(name, seed)
        except KylixError as error:
            yield "bot", str(error)
            return
        level, _, budget = name.partition(":")
        if level in LEVELS and LEVELS[level].THINKS and "nodes=" not in budget:
            yield "bot", f"{level} would think by the clock; give it nodes, as in '{level}:nodes=100'"
