"""What the text table prints: board, question, numbered options, what happened, refusals, clauses, the end."""

from __future__ import annotations

import shlex
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kylix.bots import Advice
from kylix.core.errors import Reason
from kylix.core.events import PLAYED_TURN, TURN
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit.clauses import clauses, related
from kylix.kit.game import Setting
from kylix.kit.registry import part
from kylix.kit.words import Words
from kylix.text import listing
from kylix.text.advice import in_words
from kylix.text.lines import COMMANDS
from kylix.text.place import program
from kylix.text.typeset import Typeset

Drawing = Callable[[Words, Setting, dict[str, Any], int], RenderableType]

FORGET_SCROLLBACK = "\x1b[3J"
IN_ONE_COLUMN = 4
"""Options that stand one below the other; more are set in columns."""


def drawing(title: str) -> Drawing:
    """The title's own drawing, kylix.games.<title>.text.draw, or the plain list."""
    found = part(title, "text")
    return listing.draw if found is None else found.draw


class Screen:
    """The output of a table, in words of one language."""

    def __init__(self, console: Console, words: Words, setting: Setting) -> None:
        self.console = console
        self.words = words
        self.setting = setting
        self.draw = drawing(setting.game.title)

    def say(self, key: str, style: str = "", **facts: Any) -> None:
        self.sentence(self.words.say(key, **facts), style)

    def sentence(self, text: str, style: str = "") -> None:
        """Broken into lines here: Rich would also break at a no-break space, which French has before its colons."""
        lines = textwrap.wrap(text, self.console.width, break_long_words=False, break_on_hyphens=False)
        self.console.print(Text("\n".join(lines), style))

    def say_file(self, key: str, file: Path, command: str = "") -> None:
        """A sentence with a file in it, and a command for a shell; lines that Rich leaves in one piece for copying."""
        self.console.print(Text(self.words.say(key, file=str(file))), soft_wrap=True)
        if command:
            self.console.print(Text(f"  {program()} {command} {shlex.quote(str(file))}"), soft_wrap=True)

    def clear(self, everything: bool = False) -> None:
        """A fresh screen; `everything` leaves nothing to scroll back to. Through a pipe there is nothing to clear."""
        if self.console.is_terminal:
            self.console.clear()
            if everything:
                self.console.file.write(FORGET_SCROLLBACK)

    def board(self, view: dict[str, Any]) -> None:
        self.console.print(self.draw(self.words, self.setting, view, self.console.width))

    def look(self, view: dict[str, Any]) -> None:
        self.console.print(listing.draw(self.words, self.setting, view, self.console.width))

    def events(self, events: list[dict[str, Any]]) -> None:
        """Sentences, those of one turn in one paragraph."""
        paragraphs: list[list[str]] = []
        for event in events:
            if not paragraphs or {TURN, PLAYED_TURN} & {*self.setting.game.events.get(event["key"], ())}:
                paragraphs.append([])
            paragraphs[-1].append(self.told(event))
        for sentences in paragraphs:
            self.sentence("· " + " ".join(sentences), "italic")

    def told(self, event: dict[str, Any]) -> str:
        if event["key"] != "automatic":
            return self.words.event(event)
        (move,) = self.setting.read(event["facts"]["move"])
        return self.words.say("event-automatic", move=self.words.move(move))

    def question(self, prompt: dict[str, Any]) -> None:
        text = Text("▶ " + self.words.prompt(prompt, mine=True), "bold")
        self.console.print(text.append(f"  {prompt['clause']}", "not bold dim"))

    def options(self, s: State, moves: Sequence[Move]) -> None:
        """The legal moves with their numbers, and how each is written: in line, unless two columns need the room."""
        labels = [self.words.move(move) for move in moves]
        written = [s.text(move) for move in moves]
        width = max(len(label) for label in labels)
        if len(moves) > IN_ONE_COLUMN and 2 * (width + max(len(text) for text in written) + 8) > self.console.width:
            width = 0
        rows = [
            Text(f"{number:>3} ", "bold").append(label.ljust(width), "not bold").append(f"  {text}", "not bold dim")
            for number, (label, text) in enumerate(zip(labels, written, strict=True), 1)
        ]
        if len(rows) <= IN_ONE_COLUMN:
            self.console.print(Group(*rows))
        else:
            self.console.print(Columns(rows, column_first=True, equal=True, padding=(0, 2)))

    def hints(self, s: State, found: list[Advice]) -> None:
        """Turns in words with value and reason, and below how each is typed."""
        for number, advice in enumerate(found, 1):
            self.sentence(f"{number}. {in_words(self.words, advice)}")
            self.console.print(Text(f"   {' '.join(s.text(move) for move in advice.line)}", "dim"), soft_wrap=True)

    def refusal(self, reasons: list[Reason]) -> None:
        for reason in reasons:
            text = Text("✗ ", "bold")
            text.append(f"{reason.clause}  ", "bold").append(self.words.reason(reason), "not bold")
            self.console.print(text)

    def clause(self, name: str) -> None:
        """A clause with the rulings that go with it."""
        known = clauses(self.setting.game.folder, self.words.language)
        found = known.get(name.upper())
        if found is None:
            self.say("text-no-clause", name=name)
            return
        for clause in [found, *related(known, found)]:
            self.console.print(Text(f"{clause.id} · {clause.chapter}", "bold"))
            self.console.print(Typeset(clause.text))

    def help(self, example: str) -> None:
        self.say("text-help", example=example)
        grid = Table.grid(padding=(0, 2))
        for command in COMMANDS:
            name = self.words.say(f"text-command-{command}")
            grid.add_row(Text(f"  {name}", "bold"), Text(self.words.say(f"text-about-{command}")))
        self.console.print(grid)

    def result(self, s: State, ended: dict[str, Any]) -> None:
        """The event that ended the game, and the sheet."""
        self.sentence(self.words.event(ended), "bold")
        grid = Table.grid(padding=(0, 2))
        seats = self.setting.names["seat"][: s.seats]
        grid.add_row("", *[Text(self.words.name("seat", seat), "bold") for seat in seats])
        for source, points in s.sheet().items():
            grid.add_row(Text(self.words.name("sheet", source)), *[Text(str(value)) for value in points])
        places = [self.words.say("text-place", place=place) for place in s.ranking()]
        grid.add_row(Text(self.words.say("text-places")), *[Text(place) for place in places])
        self.console.print(grid)
