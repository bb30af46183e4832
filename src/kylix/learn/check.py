"""Plays a lesson to its end, as a learner would who tries everything: what is written must be what the engine does."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from kylix.core.errors import KylixError
from kylix.kit.components import Fault
from kylix.kit.words import LANGUAGES
from kylix.learn.lesson import BadLesson, Lesson, Step
from kylix.learn.paths import fits, look, on_table
from kylix.learn.run import ASK, END, MOVE, Reply, Run, atoms
from kylix.learn.words import LessonWords, keys, optional, unreadable

LONGEST = 300
"""Letters of a bubble: so much is read at a glance, and fits a small screen."""


def check(lesson: Lesson) -> None:
    """BadLesson with every fault that is found."""
    broken = unreadable(lesson)
    run = Run(lesson)
    faults = _missing_words(run)
    while run.waits != END:
        walk = StepCheck(run, faults)
        walk.whole()
    if faults or broken:
        raise lesson.bad(faults, broken)


def _missing_words(run: Run) -> list[Fault]:
    faults: list[Fault] = []
    for language in LANGUAGES:
        words = LessonWords(language, run.setting, run.lesson)
        for at, name, key in keys(run.lesson):
            place: tuple[str | int, ...] = ("lesson",) if at is None else ("step", at, name)
            if not words.has(key):
                faults.append((place, f"{key!r} has no words in {language}.ftl"))
            elif at is None and not words.say(key).strip():
                faults.append((place, f"{key!r} is empty in {language}.ftl"))
    return faults


class StepCheck:
    """One step, looked at and played."""

    def __init__(self, run: Run, faults: list[Fault]) -> None:
        self.run = run
        self.lesson = run.lesson
        self.at = run.at
        self.step: Step = run.step
        self.faults = faults
        self.tried: set[tuple[str, str]] = set()
        """Tries that were answered as what they stand for, `wrong` or `unwise`."""

    def fault(self, name: str, sentence: str) -> None:
        self.faults.append((("step", self.at, name), sentence))

    def whole(self) -> None:
        self.said()
        view = self.run.view
        for point in self.step.point:
            if reason := on_table(self.run.setting, view, point):
                self.fault("point", reason)
        while self.run.at == self.at:
            if self.run.waits == ASK:
                self.asked()
            elif self.run.waits == MOVE:
                self.moved()
            else:
                self.run.go()
        for kind, lines, fault in (
            ("wrong", self.step.wrong, "never refused"),
            ("unwise", self.step.unwise, "not legal"),
        ):
            for line in lines:
                if (kind, line) not in self.tried:
                    self.fault(kind, f"{line!r} is {fault} in this step")
        self.predicted()

    def said(self) -> None:
        """Every sentence of the step reads in every language, with its facts, and is no longer than it may be."""
        for language in LANGUAGES:
            words = LessonWords(language, self.run.setting, self.lesson)
            ends = [key for at, _, key in keys(self.lesson) if at == self.at]
            for key in [*ends, *[key for key in optional(self.lesson, self.step) if words.has(key)]]:
                if not words.has(key):
                    continue
                try:
                    told = words.say(key, **self.run.facts)
                except LookupError as error:
                    self.fault("facts", str(error))
                    continue
                if not told.strip():
                    self.fault("name", f"{key!r} is empty in {language}.ftl")
                if len(told) > LONGEST:
                    self.fault("name", f"{key!r} has {len(told)} letters in {language}.ftl; a bubble holds {LONGEST}")

    def asked(self) -> None:
        if self.step.proof:
            self.compare("proof", self.run.view, self.step.proof, self.step.right)
        for choice in self.step.choices:
            if choice != self.step.right and self.run.answer(choice).kind != "slip":
                self.fault("choices", f"{choice!r} is not taken for a slip")
            if isinstance(choice, str) and ":" in choice:
                kind, _, name = choice.partition(":")
                if name not in self.run.setting.names.get(kind, ()):
                    self.fault("choices", f"there is no {kind} {name}")
        self.run.answer(self.run.right)

    def moved(self) -> None:
        """Make every try that is written down, then the plan's own moves one by one."""
        for kind, lines in (("wrong", self.step.wrong), ("unwise", self.step.unwise)):
            for line in lines:
                if (reply := self.attempt(kind, line)) is not None and reply.kind == kind:
                    self.tried.add((kind, line))
        self.alternatives()
        for move in self.run.wanted():
            reply = self.run.play(self.run.setting.text(move))
            if reply.kind not in ("right", "so-far"):
                # The lesson cannot go on from here.
                text, why = self.run.setting.text(move), self.run.setting.refusal(reply.reasons)
                self.fault("play", f"{self.lesson.head.seat} cannot play {text!r} now: {why}")
                raise self.lesson.bad(self.faults)

    def attempt(self, kind: str, line: str) -> Reply | None:
        """What a copy of the lesson answers to a try; None where it is no try of the learner."""
        seat, _, text = line.strip().partition(" ")
        if seat != self.lesson.head.seat:
            self.fault(kind, f"{line!r}: a try is the learner's ({self.lesson.head.seat})")
            return None
        if "*" in text:
            legal = [self.run.setting.text(move) for move in self.run.s.options(self.run.seat)]
            text = next((one for one in legal if fnmatchcase(one, text)), "")
            if not text:
                return None
        try:
            moves = self.run.setting.read(text)
        except KylixError as error:
            self.fault(kind, f"{line!r}: {error}")
            self.tried.add((kind, line))
            return None
        if moves == self.run.wanted():
            return None
        was = self.run.at
        reply = self.run.judge(moves)
        assert self.run.at == was
        return reply

    def alternatives(self) -> None:
        own, *others = self.run.queue[0].split("|")
        legal = [self.run.setting.text(move) for move in self.run.s.options(self.run.seat)]
        for line in others:
            first = [*atoms(self.run.setting, line), ""][0]
            if not any(fnmatchcase(text, first) for text in legal):
                self.fault("play", f"{line.strip()!r} is another way beside {own.strip()!r}, but is not legal")

    def predicted(self) -> None:
        for path, value in self.step.then.items():
            self.compare("then", self.run.ended, path, value)

    def compare(self, name: str, view: dict[str, Any], path: str, expected: Any) -> None:
        try:
            found = look(self.run.setting, view, path)
        except (LookupError, TypeError) as error:
            self.fault(name, f"{path!r}: {error}")
            return
        if not fits(found, expected):
            self.fault(name, f"{path} is {found!r}, not {expected!r}")


def check_all(lessons: list[Lesson]) -> list[str]:
    """The faults of several lessons, in their order."""
    faults: list[str] = []
    for lesson in lessons:
        try:
            check(lesson)
        except BadLesson as error:
            faults += error.faults
    return faults
