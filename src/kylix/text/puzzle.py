"""A puzzle at the text table: one turn is to be found. Nobody else moves, and no file is kept."""

from __future__ import annotations

from pathlib import Path

from kylix.bots import puzzles
from kylix.bots.puzzles import Shelf
from kylix.core.errors import KylixError
from kylix.core.moves import Move
from kylix.records import record
from kylix.text.screen import Screen
from kylix.text.session import PERSON, Session
from kylix.text.table import Leave, Read, TextTable

RESTING = "captain"


class PuzzleSession(Session):
    """The position, with its record; what was there before cannot be taken back."""

    def __init__(self, shelf: Shelf, n: int) -> None:
        self.shelf = shelf
        self.number = n
        self.puzzle = shelf[n]
        state = shelf.position(n)
        seats = puzzles.setting_of(shelf.title, shelf.found(n)[0]).names["seat"][: state.seats]
        players = tuple(PERSON if seat == self.puzzle.seat else RESTING for seat in seats)
        super().__init__(state, players, Path(), hints=False)
        self.start = self.state.clone()
        self.begun = len(self.record)

    def save(self, path: Path | None = None) -> None:
        if path is not None:
            super().save(path)

    def undo(self, seat: int) -> None:
        if not self.made():
            raise KylixError("there is no move of yours to take back")
        super().undo(seat)

    def made(self) -> list[Move]:
        """What was played since the position, without what was taken back."""
        return [self.setting.read(self.record[n].move)[0] for n in record.in_force(self.record) if n >= self.begun]

    def again(self) -> None:
        self.state = self.shelf.position(self.number)

    def verdict(self) -> puzzles.Verdict:
        return puzzles.judge(self.start, self.puzzle, self.made())


class PuzzleTable(TextTable):
    """Asks until the turn is found or given up; a wrong turn begins anew."""

    def __init__(self, session: PuzzleSession, screen: Screen, read: Read) -> None:
        super().__init__(session, screen, read)
        self.solving = session
        self.welcomed = True
        self.commands["hint"] = self.give_up
        self.told = {seat: len(session.events(seat)) for seat in session.persons}

    def play(self) -> None:
        session, puzzle = self.solving, self.solving.puzzle
        about = {"n": session.number, "of": len(session.shelf), "seat": puzzle.seat, "level": puzzle.difficulty}
        self.screen.say("text-puzzle", "bold", **about)
        while (verdict := session.verdict()) != "right":
            if verdict == "wrong":
                self.screen.say("text-puzzle-wrong", "bold")
                session.again()
            self.turn(session.persons[0])
        self.screen.say("text-puzzle-right", "bold")
        self.explain()

    def finish(self) -> None:
        """Nothing comes after the answer."""

    def run(self) -> int:
        self.completion.start()
        try:
            self.play()
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
        except Leave:
            pass
        finally:
            self.completion.stop()
        return 0

    def give_up(self, seat: int, text: str) -> None:
        self.explain()
        raise Leave

    def explain(self) -> None:
        """The turn, why, what the others are worth, and the line that follows."""
        puzzle, setting = self.solving.puzzle, self.solving.setting
        self.screen.say("text-puzzle-best", turn=self.in_words(puzzle.line), chance=round(100 * puzzle.first))
        self.screen.sentence(self.words.say(puzzle.reason, **puzzle.about))
        self.screen.sentence(self.words.say(f"puzzle-theme-{puzzle.theme}"))
        for other in puzzle.others:
            self.screen.say("text-puzzle-other", turn=self.in_words(other.line), chance=round(100 * other.chance))
        if puzzle.follows:
            self.screen.say("text-puzzle-follows")
        for one in puzzle.follows:
            self.screen.say("text-puzzle-then", seat=one.seat, move=self.words.move(setting.read(one.move)[0]))

    def in_words(self, line: list[str]) -> str:
        return " › ".join(self.words.move(self.solving.setting.read(text)[0]) for text in line)
