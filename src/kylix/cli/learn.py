"""`kylix learn`: a lesson in the browser, or at the text table, in lines that a screen reader reads in their order."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from kylix.cli import browser, common
from kylix.cli.play import read_echoed
from kylix.core.errors import BadMove, KylixError
from kylix.kit import view
from kylix.kit.game import Game
from kylix.learn.lesson import Lesson, read
from kylix.learn.run import ASK, END, GO, MOVE, Reply, Run
from kylix.learn.shelf import shelf
from kylix.learn.words import TITLE, LessonWords
from kylix.text.lines import BadNumber, listed, read_moves
from kylix.text.place import program
from kylix.text.screen import Screen

EXAMPLE = """\
kylix learn troia
kylix learn troia --text
kylix learn troia 2 --text --lang fr
kylix learn troia --text --file drafts/07-my-siege.toml"""
DOES = ("why", "show", "back", "skip", "again", "quit")
"""What can be typed at every step; each has a name of its own in every language."""


def add(commands: common.Commands) -> None:
    parser = common.command(commands, "learn", learn, "play a lesson in the browser or at a text table", EXAMPLE)
    common.add_title(parser)
    about = "the number of the lesson (default: 1)"
    parser.add_argument("number", metavar="N", nargs="?", type=common.number(1), default=1, help=about)
    parser.add_argument(
        "--step", metavar="N", type=common.number(1), default=1, help="with --text: the step to begin with (default: 1)"
    )
    parser.add_argument("--text", action="store_true", help="learn at the text table instead of in the browser")
    parser.add_argument("--file", metavar="FILE", help="with --text: a draft of a lesson that lies elsewhere")
    common.add_port(parser, None, "open the browser's page at this port (default: any free one)")
    common.add_language(parser)


def learn(args: argparse.Namespace) -> int:
    title = common.title_of(args)
    if args.json:
        raise KylixError("a lesson is for people; `kylix lessons --json` lists them for programs")
    if args.file and not args.text:
        raise KylixError("--file goes with --text: the page has the lessons of the title only")
    lesson = read(title, common.existing_file(args.file)) if args.file else wanted(title, args.number)
    if not args.text:
        code = browser.in_browser(args, f"/#/learn/{title.title}/{lesson.name}")
        if code is not None:
            return code
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    if args.step > len(lesson.steps):
        raise KylixError(f"this lesson has steps 1 to {len(lesson.steps)}, not {args.step}")
    run = Run(lesson, args.step - 1)
    words = LessonWords(common.language(args), run.setting, lesson)
    which = f"--text --file {args.file}" if args.file else f"{lesson.number} --text"
    back = f"learn {title.title} {which}" + (f" --lang {args.lang}" if args.lang else "")
    screen = Screen(console, words, run.setting)
    told = TextLesson(run, screen, input if sys.stdin.isatty() else read_echoed, back)
    told.play()
    if not told.left and not args.file:
        goes_on(screen, title, lesson, f" --lang {args.lang}" if args.lang else "")
    return common.FINE


def goes_on(screen: Screen, title: Game, lesson: Lesson, language: str) -> None:
    """What comes after a lesson: the next one, and an own game with the coach."""
    later = [one.number for one in shelf(title.title) if one.number > lesson.number]
    if later:
        screen.say("text-lesson-next")
        screen.line(f"  {program()} learn {title.title} {later[0]} --text{language}")
    seats = ",".join(["you", *["novice"] * (max(2, title.seats[0]) - 1)])
    screen.say("text-coach-first")
    screen.line(f"  {program()} play {title.title} --text --seats {seats} --coach{language}")


def wanted(title: Game, number: int) -> Lesson:
    found = shelf(title.title)
    if not found:
        raise KylixError(f"{title.name} has no lessons")
    for lesson in found:
        if lesson.number == number:
            return lesson
    raise KylixError(f"{title.name} has lessons 1 to {found[-1].number}, not {number}")


class TextLesson:
    """A lesson at a terminal: what the step says, the table when it changed, then a line of input."""

    def __init__(self, run: Run, screen: Screen, read: Callable[[str], str], back: str = "learn") -> None:
        self.run = run
        self.screen = screen
        self.words = screen.words
        self.read = read
        self.told = len(run.s.record or [])
        """So many entries of the game were told."""
        self.drawn = -1
        """So many of them were on the table that was drawn last."""
        self.left = False
        self.back = back
        """The command that leads into this lesson."""

    def play(self) -> None:
        try:
            while self.run.waits != END and not self.left:
                self.step()
        except (EOFError, KeyboardInterrupt):
            self.left = True
        if not self.left:
            self.screen.say("text-lesson-done")
            return
        self.screen.say("text-lesson-left")
        if self.run.waits != END:
            self.screen.line(f"  {program()} {self.back} --step {self.run.at + 1}")

    def step(self) -> None:
        """Say the step, and take lines until it is done or left."""
        run, at = self.run, self.run.at
        if self.drawn != self.told:
            self.screen.board(run.view)
            self.drawn = self.told
        name = self.words.say(f"{TITLE}-{run.lesson.name}")
        self.screen.say("text-lesson-step", "bold", step=at + 1, steps=len(run.lesson.steps), lesson=name)
        self.screen.sentence(self.words.say(run.lesson.key(run.step), **run.facts))
        while run.at == at and not self.left and self.run is run:
            self.ask()
            self.line(self.read("> ").strip())
            self.news()

    def ask(self) -> None:
        """What can be typed now."""
        run = self.run
        names = [self.words.say(f"text-lesson-do-{one}") for one in DOES]
        if run.waits == ASK:
            for number, choice in self.numbered().items():
                self.screen.sentence(f"{number:>3} {'' if isinstance(choice, int) else self.choice(choice)}".rstrip())
        elif run.waits == MOVE:
            self.screen.options(run.s, listed(run.s, run.seat), run.view)
        self.screen.say(f"text-lesson-{run.waits}", "dim", commands=names)

    def numbered(self) -> dict[int, int | str]:
        """The choices by what is typed: a number that is a choice stands for itself."""
        choices = self.run.step.choices
        numbers = [choice for choice in choices if isinstance(choice, int)]
        return dict(zip(numbers if len(numbers) == len(choices) else range(1, len(choices) + 1), choices, strict=True))

    def choice(self, choice: str) -> str:
        kind, _, name = choice.partition(":")
        return self.words.name(kind, name) if name else self.words.say(self.run.lesson.key(self.run.step, choice))

    def line(self, text: str) -> None:
        first = text.partition(" ")[0].lower()
        for command in DOES:
            if first and first in (command, self.words.say(f"text-lesson-do-{command}")):
                self.does(command)
                return
        if self.run.waits == GO:
            self.run.go()
        elif self.run.waits == ASK:
            self.answer(text)
        elif text:
            self.move(text)

    def does(self, command: str) -> None:
        run = self.run
        if command == "quit":
            self.left = True
        elif command == "show":
            run.show()
        elif command == "why":
            for clause in run.step.why:
                self.screen.clause(clause)
        else:
            self.run = Run(run.lesson, {"back": max(0, run.at - 1), "skip": run.at + 1, "again": 0}[command])
            self.told = len(self.run.s.record or [])
            self.drawn = -1

    def answer(self, text: str) -> None:
        choices = self.numbered()
        if not text.lstrip("-").isdecimal() or int(text) not in choices:
            self.screen.say("text-lesson-number", numbers=[str(number) for number in choices])
            return
        self.reply(self.run.answer(choices[int(text)]))

    def move(self, text: str) -> None:
        run = self.run
        try:
            moves = read_moves(run.setting, listed(run.s, run.seat), text)
        except BadNumber as error:
            self.screen.say("text-bad-number", number=error.number, count=len(run.s.options(run.seat)))
            return
        except BadMove:
            self.screen.no_move(text, "text-lesson-line")
            return
        reply = run.judge(moves)
        if reply is None:
            for move in moves:
                run.play(run.setting.text(move))
            return
        if reply.kind == "also":
            run.take_back()
            run.show_line()
        self.reply(reply)

    def reply(self, reply: Reply) -> None:
        """What is said to a try: the reason of the rules first, then the lesson's own sentence."""
        for reason in reply.reasons:
            self.screen.sentence(f"{self.words.reason(reason)} {reason.clause}")
        if reply.key and self.words.has(reply.key):
            self.screen.sentence(self.words.say(reply.key, **reply.facts))
        elif reply.kind not in ("right", "so-far"):
            self.screen.say(f"text-lesson-{reply.kind}")

    def news(self) -> None:
        """What happened on the table since."""
        s = self.run.s
        found = [event for event in view.events(self.run.setting, s, self.run.seat) if event["n"] >= self.told]
        self.told = len(s.record or [])
        self.screen.events(found)
