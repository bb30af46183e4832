"""`kylix lessons`: the lessons of a title; whether each can be played to its end as it is written."""

from __future__ import annotations

import argparse
from pathlib import Path

from kylix.cli import common
from kylix.core.errors import KylixError
from kylix.kit.game import Game
from kylix.learn.check import check
from kylix.learn.coverage import Coverage, coverage
from kylix.learn.lesson import BadLesson, Lesson, files, read
from kylix.learn.skeleton import NAME, STEPS, skeleton, write
from kylix.learn.start import begin
from kylix.learn.words import TITLE, LessonWords

EXAMPLE = """\
kylix lessons troia
kylix lessons troia --check
kylix lessons troia --new game.jsonl --seat G --name my-siege --into drafts
kylix lessons troia --check --file drafts/07-my-siege.toml"""


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
    parser.add_argument(
        "--file",
        metavar="FILE",
        help="this lesson instead of those of the title: a draft, with its sentences beside it as --new writes them",
    )
    parser.add_argument("--new", metavar="FILE", help="make the skeleton of a lesson from the record of a game")
    parser.add_argument("--seat", metavar="SEAT", help="with --new: the learner's seat (default: the first)")
    parser.add_argument("--name", metavar="NAME", help=f"with --new: the name of the lesson (default: {NAME})")
    parser.add_argument(
        "--steps", metavar="N", type=common.number(1, 99), help=f"with --new: so many steps at most (default: {STEPS})"
    )
    parser.add_argument("--into", metavar="DIR", help="with --new: write the files there (default: here)")


def lessons(args: argparse.Namespace) -> int:
    title = common.title_of(args)
    if args.new is not None:
        return new(args, title)
    if given := [name for name in ("seat", "name", "steps", "into") if getattr(args, name) is not None]:
        raise KylixError(f"--{given[0]} goes with --new")
    language = common.language(args)
    found: list[Lesson] = []
    faults: list[str] = []
    for path in [common.existing_file(args.file)] if args.file else files(title):
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
    list_them(found, language, args.check)
    for fault in faults:
        common.say(fault)
    if not args.file:
        return told_clauses(title, found, faults)
    return common.BAD if faults else common.FINE


def new(args: argparse.Namespace, title: Game) -> int:
    """A skeleton for whoever writes a lesson: three files, and what is to be done with them."""
    if args.check or args.file:
        other = "check" if args.check else "file"
        raise KylixError(f"--new goes without --{other}: the sentences of a new lesson are still to be written")
    made = skeleton(title, args.new, args.seat or "", args.name or NAME, args.steps or STEPS)
    written = write(made, Path(args.into or "."))
    if args.json:
        common.print_json({"game": title.title, "files": [str(path) for path in written], "steps": made.steps})
        return common.FINE
    for path in written:
        common.out().print(str(path), highlight=False, soft_wrap=True)
    common.say(f"Fill in the sentences, and try it: kylix lessons {title.title} --check --file {written[0]}")
    common.say(f"and: kylix learn {title.title} --text --file {written[0]}")
    place = f"the folder lessons of {title.name}"
    common.say(f"Then move the .toml into {place}, and the sentences into its en.ftl and fr.ftl.")
    return common.FINE


def list_them(found: list[Lesson], language: str, checked: bool) -> None:
    for lesson in found:
        told = shown(lesson, language)
        end = "  played to its end" if checked else ""
        common.out().print(f"{told['number']:>2}  {told['title']}  ({told['steps']} steps){end}", highlight=False)


def told_clauses(title: Game, found: list[Lesson], faults: list[str]) -> int:
    """How much of what a beginner meets is told."""
    if not found and not faults:
        common.say(f"{title.name} has no lessons")
        return common.BAD
    share = coverage(title, found)
    by = f"{len(share.lessons)} by lessons, {len(share.coach)} by coach’s cards, {len(share.together)} together"
    line = f"clauses of questions: {len(share.met)}; told: {by} ({share.percent} %)"
    common.out().print(line, highlight=False, soft_wrap=True)
    if missing := share.without(share.together):
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
    words = LessonWords(language, setting, lesson)  # type: ignore[arg-type]
    key = f"{TITLE}-{lesson.name}"
    return {
        "number": lesson.number,
        "name": lesson.name,
        "title": words.say(key) if words.has(key) else lesson.name,
        "seat": lesson.head.seat,
        "steps": len(lesson.steps),
        "covers": lesson.head.covers,
    }
