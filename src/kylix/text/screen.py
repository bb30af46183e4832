"""What the text table prints: board, question, numbered options, what happened, refusals, clauses, the end."""

from __future__ import annotations

import difflib
import shlex
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
from kylix.kit.game import Setting
from kylix.kit.registry import part
from kylix.kit.words import Words
from kylix.locale.clauses import clauses, related
from kylix.text import advice as told_by
from kylix.text import listing
from kylix.text.lines import COMMANDS, form_of, wrong_name
from kylix.text.place import program
from kylix.text.prose import wrapped
from kylix.text.things import MOST_NEAR, MOST_READ, Things, plain
from kylix.text.typeset import Typeset

Drawing = Callable[[Words, Setting, dict[str, Any], int], RenderableType]

FORGET_SCROLLBACK = "\x1b[3J"
IN_ONE_COLUMN = 4
"""Options that stand one below the other; more are set in columns."""
MOST_NAMED = 12


def drawing(title: str, name: str) -> Drawing:
    """The title's own, kylix.games.<title>.text.draw (the board) or .look (all there is), or the plain list."""
    found: Drawing = getattr(part(title, "text"), name, listing.draw)
    return found


class Screen:
    """The output of a table, in words of one language."""

    def __init__(self, console: Console, words: Words, setting: Setting) -> None:
        self.console = console
        self.words = words
        self.setting = setting
        self.draw = drawing(setting.game.title, "draw")
        self.draw_all = drawing(setting.game.title, "look")
        self.things = Things(words, setting)

    def say(self, key: str, style: str = "", **facts: Any) -> None:
        self.sentence(self.words.say(key, **facts), style)

    def sentence(self, text: str, style: str = "") -> None:
        self.console.print(Text(wrapped(text, self.console.width), style))

    def say_file(self, key: str, file: Path, command: str = "") -> None:
        """A sentence with a file in it, and a command for a shell; lines that Rich leaves in one piece for copying."""
        self.line(self.words.say(key, file=str(file)))
        if command:
            self.line(f"  {program()} {command} {shlex.quote(str(file))}")

    def line(self, text: str) -> None:
        """A line in one piece, for copying."""
        self.console.print(Text(text), soft_wrap=True)

    def clear(self, everything: bool = False) -> None:
        """A fresh screen; `everything` leaves nothing to scroll back to. Through a pipe there is nothing to clear."""
        if self.console.is_terminal:
            self.console.clear()
            if everything:
                self.console.file.write(FORGET_SCROLLBACK)

    def board(self, view: dict[str, Any]) -> None:
        """The drawing; above it, of a title that has some, the options on which most depends."""
        if header := self.header():
            self.console.print(Text(wrapped(header, self.console.width), "dim"))
        self.console.print(self.draw(self.words, self.setting, view, self.console.width))

    def header(self) -> str:
        game = self.setting.game
        told: list[str] = []
        for name in [option.name for option in game.options if option.asked]:
            value = self.words.name(f"option-{name}", str(self.setting.options[name]))
            told.append(self.words.say("text-told", name=self.words.say(f"option-{name}"), about=value))
        return " · ".join([self.words.say(f"game-{game.title}"), *told]) if told else ""

    def look(self, view: dict[str, Any]) -> None:
        self.console.print(self.draw_all(self.words, self.setting, view, self.console.width))

    def read_up(self, name: str, shown: dict[str, Any], cite: bool) -> bool:
        """What a thing does and costs, with the clauses that name it; False where nothing is called so."""
        found = self.things.find(name)
        names = list(dict.fromkeys(self.things.name(thing) for thing in found))
        if len(names) > MOST_READ:
            self.say("text-which-thing", name=name, names=names[:MOST_NAMED])
            return True
        for thing in found:
            self.console.print(Text(self.things.name(thing), "bold").append(f"  {thing.id}", "not bold dim"))
            self.sentence(" ".join(self.things.about(thing, shown)))
            cited = self.things.clauses(thing) if cite else []
            if cited:
                self.console.print(Text(wrapped(" · ".join(cited), self.console.width), "dim"))
        return bool(found)

    def no_move(self, text: str, unknown: str = "text-bad-line") -> None:
        """What was typed cannot be read as a move: what is wrong with it."""
        form = form_of(self.setting, text)
        wrong = wrong_name(self.setting, text)
        if wrong is not None:
            self.no_such(*wrong)
        elif form:
            self.say("text-bad-form", line=text, form=form)
        else:
            self.say(unknown, line=text)

    def no_such(self, name: str, kind: str) -> None:
        """A move names what is not there: what could be meant, or all there is."""
        known = self.setting.names[kind]
        wanted = plain(name)
        called = {one: {plain(one), plain(self.words.name(kind, one))} for one in known}
        like = [one for one, names in called.items() if any(each.startswith(wanted) for each in names)]
        near = like or difflib.get_close_matches(name.upper(), known, MOST_NEAR)
        self.say("text-no-such", name=name, names=near or list(known[:MOST_NAMED]))

    def unknown(self, key: str, name: str) -> None:
        """Nothing of that name, but perhaps something like it."""
        near = self.things.near(name)
        self.say(key, name=name)
        if near:
            self.say("text-near", names=near)

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
        asked = wrapped("▶ " + self.words.prompt(prompt, mine=True), self.console.width)
        fits = len(asked.splitlines()[-1]) + len(prompt["clause"]) + 2 <= self.console.width
        clause = f"{'  ' if fits else chr(10)}{prompt['clause']}"
        self.console.print(Text(asked, "bold").append(clause, "not bold dim"))

    def label(self, shown: dict[str, Any], move: Move, ask: str) -> str:
        """What a move means, and what it costs or brings."""
        hint = self.things.hint(shown, move)
        return self.words.move(move, ask) + (f" ({hint})" if hint else "")

    def options(self, s: State, moves: Sequence[Move], shown: dict[str, Any]) -> None:
        """The legal moves with their numbers, and how each is written: in line, unless two columns need the room."""
        ask = s.prompt(None)["ask"]
        labels = [self.label(shown, move, ask) for move in moves]
        written = [s.text(move) for move in moves]
        room = self.console.width - max(len(text) for text in written) - 6
        width = min(room, max(len(label) for label in labels))
        half = self.console.width // 2
        many = len(moves) > IN_ONE_COLUMN
        if many and width + self.console.width - room > half - 2:
            # Not in line there may be two columns yet.
            longest = max(len(label) + len(text) for label, text in zip(labels, written, strict=True))
            many = longest + 8 <= half
            width = 0 if many else width
        rows: list[Text] = []
        for number, (label, text) in enumerate(zip(labels, written, strict=True), 1):
            first, *more = wrapped(label, room).splitlines()
            row = (
                Text(f"{number:>3} ", "bold").append(first.ljust(width), "not bold").append(f"  {text}", "not bold dim")
            )
            rows.append(row.append("".join(f"\n    {line}" for line in more), "not bold"))
        if not many:
            self.console.print(Group(*rows))
        else:
            self.console.print(Columns(rows, column_first=True, equal=True, padding=(0, 2)))

    def hints(self, s: State, found: list[Advice]) -> None:
        """Turns in words with value and reason, and below how each is typed."""
        for number, advice in enumerate(found, 1):
            self.sentence(f"{number}. {told_by.in_words(self.words, advice)}")
            self.console.print(Text(f"   {' '.join(s.text(move) for move in advice.line)}", "dim"), soft_wrap=True)
        self.sentence(self.words.say("bot-band-about"))

    def doubt(self, chosen: Advice, better: Advice) -> None:
        """A choice that throws much away, beside what is better and why."""
        turns = [" › ".join(self.words.move(move) for move in one.line) for one in (chosen, better)]
        chances = [told_by.chance(self.words, one) for one in (chosen, better)]
        self.say("text-coach-sure", "bold")
        self.say("text-coach-doubt", chosen=turns[0], less=chances[0], better=turns[1], more=chances[1])
        self.sentence(told_by.reason(self.words, better))
        self.say("text-coach-mean")

    def refusal(self, reasons: list[Reason]) -> None:
        for reason in reasons:
            told = wrapped(f"✗ {reason.clause}  {self.words.reason(reason)}", self.console.width)
            text = Text(told)
            text.stylize("bold", 0, len(reason.clause) + 2)
            self.console.print(text)

    def clause(self, name: str) -> bool:
        """A clause with the rulings that go with it; False where there is none of that name."""
        known = clauses(self.setting.game.folder, self.words.language)
        found = known.get(name.upper()) or known.get(f"{self.setting.game.prefix}-{name.upper()}")
        if found is None:
            return False
        for clause in [found, *related(known, found)]:
            self.console.print(Text(f"{clause.id} · {clause.chapter}", "bold"))
            self.console.print(Typeset(clause.text))
        return True

    def help(self, moves: list[str]) -> None:
        """What can be typed, with moves of now and a thing of this title as examples."""
        self.say("text-help", example=moves[0], chain=self.chain(moves))
        thing = self.things.name(self.things.all[0]) if self.things.all else ""
        grid = Table.grid(padding=(0, 2))
        for command in COMMANDS:
            name = self.words.say(f"text-command-{command}")
            grid.add_row(Text(f"  {name}", "bold"), Text(self.words.say(f"text-about-{command}", thing=thing)))
        self.console.print(grid)

    def chain(self, moves: list[str]) -> str:
        """Two moves of which the second can follow the first, if there are such."""
        for verb, before in self.setting.game.after.items():
            leading = {one for entry in before[:1] for one in entry.split("|")}
            for move in moves:
                if move in leading or move.split()[0] in leading:
                    return f"{move}, {form_of(self.setting, verb)}"
        return ", ".join(moves[:2])

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
