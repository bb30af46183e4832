"""The table for persons: ask, read a line, do what it says, until the game is over or they leave."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from kylix.bots import LEVELS
from kylix.core.errors import BadMove, KylixError
from kylix.core.moves import Move
from kylix.locale.clauses import clauses
from kylix.text.advice import ADVISER
from kylix.text.chain import why_not
from kylix.text.coach import TextCoach
from kylix.text.complete import Completion
from kylix.text.lines import BadNumber, listed, read_line, read_moves
from kylix.text.screen import Screen
from kylix.text.session import Session, gives_hints

Read = Callable[[str], str]
"""Asks with a prompt for a line; EOFError and KeyboardInterrupt mean that the person leaves."""

ENTRY = "> "
HAND_OVER = (2.0, 4.0)
"""Between so many seconds after a question, drawn each time, the next person is asked to the keyboard at the earliest:
so those who wait cannot tell a quick answer from one that was given for the person."""


class Leave(Exception):
    """The person wants to go."""


class TextTable:
    def __init__(
        self,
        session: Session,
        screen: Screen,
        read: Read,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
        coach: TextCoach | None = None,
    ) -> None:
        self.session = session
        self.coach = coach or TextCoach()
        self.screen = screen
        self.words = screen.words
        self.read = read
        known = list(clauses(session.setting.game.folder, self.words.language))
        self.completion = Completion(self.words, known, [thing.id for thing in screen.things.all])
        self.at_keyboard = session.persons[0] if len(session.persons) == 1 else -1
        self.told = dict.fromkeys(session.persons, 0)
        """By person: how much of the log was shown."""
        self.welcomed = False
        self.now = now
        self.sleep = sleep
        self.moment = 0.0
        self.commands: dict[str, Callable[[int, str], None]] = {
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "rules": self.rules,
            "look": self.look,
            "table": self.redraw,
            "auto": self.auto,
            "coach": self.coaching,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> int:
        """Play; 0 when the game ended or was left in good order."""
        self.completion.start()
        try:
            self.play()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt) as way:
            if not isinstance(way, Leave):
                self.screen.console.print()  # the cursor still stands behind the entry sign
            self.screen.say_file("text-left", self.session.path, "play --load")
        finally:
            self.completion.stop()
        return 0

    def play(self) -> None:
        while True:
            self.session.play_bots()
            if self.session.state.over:
                return
            self.turn(self.session.next_seat())

    def turn(self, seat: int) -> None:
        """Ask a person until a move is made; where there is a single answer, it is given."""
        if seat != self.at_keyboard:
            self.curtain(seat)
        self.moment = self.now() + random.uniform(*HAND_OVER)
        if self.session.answer_for(seat):
            self.session.keep()
            self.screen.clear()
            self.screen.board(self.session.setting.shown(self.session.state, seat))
            self.news(seat)
            return
        self.redraw(seat, "")
        if not self.welcomed:
            self.screen.say_file("text-kept", self.session.path)
            self.welcomed = True
        moves = len(self.session.record)
        while len(self.session.record) == moves:
            self.completion.offer(self.session.state, seat)
            self.answer(seat, self.read(ENTRY))

    def curtain(self, seat: int) -> None:
        """Nothing of one hand stays in sight when the other person sits down."""
        if self.session.auto and self.screen.console.is_terminal:
            self.sleep(max(0.0, self.moment - self.now()))
        self.completion.forget()
        self.screen.clear(everything=True)
        name = self.session.setting.names["seat"][seat]
        self.screen.say("text-curtain", "bold", seat=name)
        self.read("")
        self.at_keyboard = seat

    def answer(self, seat: int, text: str) -> None:
        line = read_line(self.words, text)
        if line.command:
            self.commands[line.command](seat, line.rest)
        elif line.rest:
            self.moves(seat, line.rest)
        else:
            self.redraw(seat, "")

    def moves(self, seat: int, text: str) -> None:
        try:
            moves = read_moves(self.session.setting, listed(self.session.state, seat), text)
        except BadNumber as error:
            self.screen.say("text-bad-number", number=error.number, count=len(self.session.state.options(seat)))
        except BadMove:
            self.screen.no_move(text)
        else:
            if (doubt := self.coach.doubts(self.session, seat, moves)) is not None:
                self.screen.doubt(*doubt)
            else:
                self.play_moves(seat, moves)

    def play_moves(self, seat: int, moves: list[Move]) -> None:
        played, refused = self.session.play(seat, moves)
        if refused is not None:
            if played:
                self.screen.say("text-played-part", played=played, count=len(moves))
            self.screen.refusal(refused.reasons)
            if played:
                self.wait()

    def wait(self) -> None:
        """Let a message be read before the screen is drawn anew."""
        if self.screen.console.is_terminal:
            self.screen.say("text-press-enter")
            self.read("")

    # --- commands -------------------------------------------------------------------------------------------------

    def why(self, seat: int, text: str) -> None:
        """Why a move is not possible, or that it is."""
        s = self.session.state
        if not text:
            self.screen.say("text-why-what", example=s.text(listed(s, seat)[0]))
            return
        try:
            moves = read_moves(self.session.setting, listed(s, seat), text)
        except BadNumber as error:
            self.screen.say("text-bad-number", number=error.number, count=len(s.options(seat)))
        except BadMove:
            self.screen.no_move(text)
        else:
            reasons = why_not(s, seat, moves)
            self.screen.refusal(reasons)
            if not reasons:
                self.screen.say("text-allowed", move=self.words.move(moves[0]))

    def hint(self, seat: int, text: str) -> None:
        """The best three moves as a level sees them; `captain` unless another one is named."""
        if not self.session.hints:
            self.screen.say("text-no-hints")
            return
        level = text.lower() or ADVISER
        if not gives_hints(level):
            self.screen.say("text-hint-who", name=text, levels=list(LEVELS))
            return
        # Said first: thinking may take a moment.
        self.screen.say("text-hint-by", level=self.words.say(f"level-{level.partition(':')[0]}"))
        self.screen.hints(self.session.state, self.session.hint(seat, level))

    def undo(self, seat: int, text: str) -> None:
        try:
            self.session.undo(seat)
        except KylixError:
            self.screen.say("text-no-undo")

    def log(self, seat: int, text: str) -> None:
        self.screen.events(self.session.events(seat))

    def rules(self, seat: int, text: str) -> None:
        """The clause behind the question, the one that is named, or what a thing does with the clauses that name it."""
        shown = self.session.setting.shown(self.session.state, seat)
        name = text or self.session.state.prompt(seat)["clause"]
        if not self.screen.clause(name) and not self.screen.read_up(name, shown, cite=True):
            self.screen.unknown("text-no-clause", name)

    def look(self, seat: int, text: str) -> None:
        shown = self.session.setting.shown(self.session.state, seat)
        if not text:
            self.screen.look(shown)
        elif not self.screen.read_up(text, shown, cite=False):
            self.screen.unknown("text-no-thing", text)

    def redraw(self, seat: int, text: str) -> None:
        """The whole table, with what happened since this person saw it last."""
        s = self.session.state
        self.screen.clear()
        shown = self.session.setting.shown(s, seat)
        self.screen.board(shown)
        self.news(seat)
        for other, count in self.session.hinted.items():
            if other != seat and count:
                self.screen.say("text-hints-taken", seat=self.session.setting.names["seat"][other], count=count)
        prompt = s.prompt(seat)
        self.screen.question(prompt)
        if card := self.coach.meets(prompt["ask"]):
            self.screen.say("text-coach-card", text=card)
        self.screen.options(s, listed(s, seat), shown)

    def news(self, seat: int) -> None:
        events = self.session.events(seat)
        self.screen.events(events[self.told[seat] :])
        self.told[seat] = len(events)

    def auto(self, seat: int, text: str) -> None:
        """Whether single answers are given for people: on, off, or the other way round."""
        self.session.auto = text.lower() == "on" if text.lower() in ("on", "off") else not self.session.auto
        self.screen.say("text-auto-on" if self.session.auto else "text-auto-off")

    def coaching(self, seat: int, text: str) -> None:
        """On, off; or the whole card of the open question."""
        if text.lower() in ("on", "off"):
            self.coach.on = text.lower() == "on"
            self.screen.say("text-coach-on" if self.coach.on else "text-coach-off")
            return
        card = self.coach.whole(self.session.state.prompt(seat)["ask"])
        for key, told in card:
            self.screen.sentence(f"{self.words.say(key)} {told}" if key else told)
        if not card:
            self.screen.say("text-coach-none")

    def save(self, seat: int, text: str) -> None:
        path = Path(text) if text else self.session.path
        if text and path.exists() and path.resolve() != self.session.path.resolve():
            self.screen.say_file("text-exists", path)
            return
        try:
            self.session.save(path)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.screen.say("text-not-saved", file=str(path), reason=reason)
        else:
            self.screen.say_file("text-saved", path)

    def help(self, seat: int, text: str) -> None:
        s = self.session.state
        self.screen.help([s.text(move) for move in listed(s, seat)])

    def quit(self, seat: int, text: str) -> None:
        raise Leave

    # --- the end --------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The last position, who won and why, the sheet, and where the record is."""
        persons = self.session.persons
        seat = persons[0] if len(persons) == 1 else None
        s = self.session.state
        self.screen.clear()
        self.screen.board(self.session.setting.shown(s, seat))
        since = self.told[seat] if seat is not None else min(self.told.values(), default=0)
        *events, ended = self.session.events(seat)
        self.screen.events(events[since:])
        self.screen.result(s, ended)
        self.screen.say("text-seed", seed=str(s.chance.seed))
        self.screen.say_file("text-record", self.session.path, "verify")
