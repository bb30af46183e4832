"""`kylix lessons`: the lessons of a title; whether each can be played to its end as it is written."""

from __future__ import annotations

import argparse

from kylix.cli import common
from kylix.kit.game import Game
from kylix.learn.check import check
from kylix.learn.coverage import Coverage, coverage
from kylix.learn.lesson import BadLesson, Lesson, files, read
from kylix.learn.start import begin
from kylix.learn.words import TITLE, LessonWords

EXAMPLE = """\
kylix lessons troia
kylix lessons troia --check"""


def add(commands: common.Commands) -> None:
    about = "list the lessons of a title, or play every one to its end as a check"
    parser = common.command(commands, "lessons", lessons, about, EXAMPLE)
    common.add_title(parser)
    common.add_language(parser)
    parser.add_argument(
        "--check",
        action="store_true",
        help="play each lesson to its end with every try that it foresees, and name what is not as it is written",
    )


def lessons(args: argparse.Namespace) -> int:
    title = common.title_of(args)
    language = common.language(args)
    found: list[Lesson] = []
    faults: list[str] = []
    for path in files(title):
        try:
            lesson = read(title, path)
            if args.check:
                check(lesson)
            found.append(lesson)
        except BadLesson as error:
            faults += error.faults
    if args.json:
        told = [shown(lesson, language) for lesson in found]
        clauses = counted(coverage(title, found))
        document = {"game": title.title, "language": language, "lessons": told, "faults": faults, "clauses": clauses}
        common.print_json(document)
        return common.BAD if faults else common.FINE
    return report(title, language, found, faults, args.check)


def report(title: Game, language: str, found: list[Lesson], faults: list[str], checked: bool) -> int:
    for lesson in found:
        told = shown(lesson, language)
        end = "  played to its end" if checked else ""
        common.out().print(f"{told['number']:>2}  {told['title']}  ({told['steps']} steps){end}", highlight=False)
    for fault in faults:
        common.say(fault)
    if not found and not faults:
        common.say(f"{title.name} has no lessons")
        return common.BAD
    told = coverage(title, found)
    by = f"{len(told.lessons)} by lessons, {len(told.coach)} by coach’s cards, {len(told.together)} together"
    common.out().print(
        f"clauses of questions: {len(told.met)}; told: {by} ({told.share} %)", highlight=False, soft_wrap=True
    )
    if missing := told.without(told.together):
        common.out().print(f"not yet: {', '.join(missing)}", highlight=False, soft_wrap=True)
    return common.BAD if faults else common.FINE


def counted(told: Coverage) -> dict[str, object]:
    return {
        "met": len(told.met),
        "lessons": len(told.lessons),
        "coach": len(told.coach),
        "together": len(told.together),
        "untaught": told.without(told.lessons),
        "uncoached": told.without(told.coach),
        "untold": told.without(told.together),
    }


def shown(lesson: Lesson, language: str) -> dict[str, object]:
    setting = begin(lesson).setting
    words = LessonWords(language, setting)  # type: ignore[arg-type]
    key = f"{TITLE}-{lesson.name}"
    return {
        "number": lesson.number,
        "name": lesson.name,
        "title": words.say(key) if words.has(key) else lesson.name,
        "seat": lesson.head.seat,
        "steps": len(lesson.steps),
        "covers": lesson.head.covers,
    }
