"""Puzzles: positions in which one turn is clearly better than every other, kept as data of a title.

A file has a head and a line for each game that was looked through; a game is its seed and its moves, so a position is
rebuilt by the rules, like that of a record. What is said of a turn was found from what the seat can know.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from datetime import date
from functools import cache
from math import gcd
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from kylix.bots.titles import title_bot_of
from kylix.bots.training import network_of, weights_of
from kylix.bots.worlds import Worlds
from kylix.core.chance import Chance
from kylix.core.errors import KylixError
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec
from kylix.kit.game import Game, Setting
from kylix.kit.registry import game, titles

T = TypeVar("T")

FORMAT = 1
Theme = Literal["win", "defend", "finish", "ahead", "tempt", "turn"]
Difficulty = Literal[1, 2, 3]
Verdict = Literal["open", "right", "wrong"]
AS_GOOD = 0.02
"""Another payment for the same thing is right as well, if what it leads to is judged worse by no more than this."""
SAMPLE = 6
"""Worlds in which that is judged."""


class BadPuzzle(KylixError):
    """A file of puzzles has a fault; the sentence names file, line and field."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    puzzles: int
    title: str
    version: str
    components: str
    """The fingerprint of the set that the games were played with."""
    judge: str = ""
    """That of the weights by which they were judged: other weights see other chances."""


def judge_of(title: Game) -> str:
    """The fingerprint of what the archon of a title judges by now."""
    kept = [path for path in (network_of(title.title), weights_of(title.title)) if path.exists()]
    return hashlib.blake2b(b"\n".join(path.read_bytes() for path in kept), digest_size=16).hexdigest()


class OtherTurn(msgspec.Struct, forbid_unknown_fields=True):
    """A turn that is worse."""

    line: list[str]
    chance: float


class Follows(msgspec.Struct, forbid_unknown_fields=True):
    """A move of the line that follows."""

    seat: str
    move: str


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """One position; `at` counts the moves of its game before it."""

    at: int
    seat: str
    state: str
    """The hash of the position."""
    line: list[str]
    """The turn to be found."""
    first: float
    second: float
    """The chance to win with the best turn and with the next best."""
    theme: Theme
    difficulty: Difficulty
    reason: str
    about: dict[str, Any]
    """Why the turn is good: a key into the words, and facts."""
    others: list[OtherTurn]
    follows: list[Follows]
    """How it can go on, in a world that was dealt from what the seat knows."""


class PuzzleGame(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    n: int
    seed: int = 0
    seats: int = 0
    options: dict[str, Any] = {}
    moves: list[str] = []
    puzzles: list[Puzzle] = []


class Shelf:
    """The puzzles of a title, in the order of the file, numbered from 1."""

    def __init__(self, title: Game, games: list[PuzzleGame], name: str) -> None:
        self.title = title
        self.games = games
        self.name = name
        self.all = [(one, puzzle) for one in games for puzzle in one.puzzles]

    def __len__(self) -> int:
        return len(self.all)

    def place(self, n: int) -> str:
        """Where a puzzle stands in the file, for people."""
        one, puzzle = self.all[n - 1]
        return f"{self.name}, line {self.games.index(one) + 2}, puzzle {one.puzzles.index(puzzle) + 1}"

    def __getitem__(self, n: int) -> Puzzle:
        return self.found(n)[1]

    def found(self, n: int) -> tuple[PuzzleGame, Puzzle]:
        if not 1 <= n <= len(self.all):
            raise KylixError(f"{self.title.name} has {len(self.all)} puzzles; there is no number {n}")
        return self.all[n - 1]

    def position(self, n: int) -> State:
        """How it stands, whole and with its record; who shows it takes the seat's view."""
        one, puzzle = self.found(n)
        try:
            s = replayed(setting_of(self.title, one), one, puzzle.at)
        except KylixError as error:
            raise BadPuzzle(f"{self.place(n)}: field at: {error}") from None
        if codec.digest(s) != puzzle.state:
            raise BadPuzzle(f"{self.place(n)}: field state: under the rules of this Kylix the game stands otherwise")
        return s


def setting_of(title: Game, one: PuzzleGame) -> Setting:
    """The table of a game. Games name all options; one that means nothing with so many seats is left out."""
    idle = {option.name for option in title.options if not option.fits(one.seats)}
    return title.setting(one.seats, {name: one.options[name] for name in one.options if name not in idle})


def replayed(setting: Setting, one: PuzzleGame, at: int) -> State:
    """The game up to a position. Whoever is asked first has moved, so no seats are kept."""
    if not 0 <= at <= len(one.moves):
        raise KylixError(f"the game has {len(one.moves)} moves, not {at}")
    s = setting.start(Chance(one.seed))
    for n, text in enumerate(one.moves[:at]):
        (move,) = setting.read(text)
        if not s.to_act:
            raise KylixError(f"the game is over before move {n + 1}")
        seat = s.to_act[0]
        s.check(seat, move)
        s.apply(seat, move)
    return s


# --- files --------------------------------------------------------------------------------------------------------


def file_of(title: Game) -> Path:
    return title.folder / "puzzles" / "puzzles.jsonl"


def read(title: Game, path: Path) -> list[PuzzleGame]:
    """The games of a file, or BadPuzzle with line and field."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise BadPuzzle(f"{path.name} cannot be read: {error.strerror or error}") from None
    if not lines:
        raise BadPuzzle(f"{path.name} is empty; its first line says what it is for")
    check_head(title, path.name, decoded(lines[0], Head, path.name, 1))
    found = [decoded(line, PuzzleGame, path.name, at) for at, line in enumerate(lines[1:], 2)]
    for at, one in enumerate(found, 2):
        check_game(title, f"{path.name}, line {at}", one)
    return found


def check_head(title: Game, name: str, head: Head) -> None:
    if head.puzzles != FORMAT:
        raise BadPuzzle(f"{name}, line 1: field puzzles: format {head.puzzles}, not {FORMAT}")
    if head.title != title.title:
        raise BadPuzzle(f"{name}, line 1: field title: puzzles of {head.title!r}, not of {title.title!r}")
    if head.components != title.base.fingerprint:
        raise BadPuzzle(
            f"{name}, line 1: field components: the puzzles were made for other components ({head.components[:12]}) "
            f"than those of this {title.name} ({title.base.fingerprint[:12]})"
        )
    if head.version != title.version:
        raise BadPuzzle(
            f"{name}, line 1: field version: the puzzles were made for version {head.version} of the rules of "
            f"{title.name}, this is {title.version}"
        )


def check_game(title: Game, where: str, one: PuzzleGame) -> None:
    if not one.puzzles:
        return
    try:
        setting = setting_of(title, one)
    except KylixError as error:
        raise BadPuzzle(f"{where}: fields seats and options: {error}") from None
    for at, puzzle in enumerate(one.puzzles, 1):
        check_puzzle(setting, f"{where}, puzzle {at}", one, puzzle)


def check_puzzle(setting: Setting, where: str, one: PuzzleGame, puzzle: Puzzle) -> None:
    if not 0 <= puzzle.at <= len(one.moves):
        raise BadPuzzle(f"{where}: field at: the game has {len(one.moves)} moves, not {puzzle.at}")
    if puzzle.seat not in setting.names["seat"][: setting.seats]:
        raise BadPuzzle(f"{where}: field seat: there is no seat {puzzle.seat!r} at this table")
    if not puzzle.line:
        raise BadPuzzle(f"{where}: field line: there is no move in it")
    for name, texts in (("line", puzzle.line), ("follows", [one.move for one in puzzle.follows])):
        for text in texts:
            try:
                setting.read(text)
            except KylixError as error:
                raise BadPuzzle(f"{where}: field {name}: {error}") from None


def decoded(line: bytes, kind: type[T], name: str, at: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        text = str(error)
        fault, _, path = text.partition(" - at `$.")
        field = f"field {path.rstrip('`')}: " if path else ""
        raise BadPuzzle(f"{name}, line {at}: {field}{fault}") from None


@cache
def shelf(title: str) -> Shelf:
    """The puzzles of a title; one without a file has none."""
    here = game(title)
    path = file_of(here)
    return Shelf(here, read(here, path) if path.exists() else [], f"{title}/{path.parent.name}/{path.name}")


# --- the day ------------------------------------------------------------------------------------------------------


def of_the_day(shelf: Shelf, day: date) -> int:
    """The number of a title's puzzle of the day: the same for everybody, and each once before one comes again."""
    count = len(shelf)
    if not count:
        raise KylixError(f"{shelf.title.name} has no puzzles")
    step = next(step for step in range(max(1, round(count * 0.618)), count + 2) if gcd(step, count) == 1)
    return day.toordinal() * step % count + 1


def title_of_the_day(day: date) -> str | None:
    """One title a day, by turns, among those that have puzzles."""
    having = [title for title in titles() if len(shelf(title))]
    return having[day.toordinal() % len(having)] if having else None


# --- answers ------------------------------------------------------------------------------------------------------


def judge(start: State, puzzle: Puzzle, moves: Sequence[Move]) -> Verdict:
    """What is to be said of what was played from the position on: open, as long as the turn can still be found.

    Right is the turn itself in any order of its small moves, another way to the very same position, or one that pays
    for the same with other things and comes to the same.
    """
    setting = start.setting
    assert isinstance(setting, Setting)
    seat = setting.seat(puzzle.seat)
    line = [setting.read(text)[0] for text in puzzle.line]
    played, wanted = Counter(moves), Counter(line)
    if played == wanted or leads_there(start, seat, line, moves):
        return "right"
    is_over = finished if played - wanted else passed_on
    s = start.clone()
    for move in moves:
        if is_over(start, s, seat):
            break
        s.apply(seat, move)
    if not is_over(start, s, seat):
        return "open"
    worse = [Counter(setting.read(text)[0] for text in other.line) for other in puzzle.others]
    return "right" if played not in worse and as_good(start, seat, line, moves) else "wrong"


def finished(start: State, s: State, seat: int) -> bool:
    """Whether the turn is over: somebody else is asked, or the question of the beginning again."""
    if passed_on(start, s, seat):
        return True
    is_alike = type(s.stack[-1]) is type(start.stack[-1]) and len(s.stack) == len(start.stack)
    return is_alike and codec.digest(s) != codec.digest(start)


def passed_on(start: State, s: State, seat: int) -> bool:
    """Whether it is somebody else's turn, or a later one."""
    return s.over or seat not in s.to_act or s.turn != start.turn


def leads_there(start: State, seat: int, line: Sequence[Move], moves: Sequence[Move]) -> bool:
    """Whether the moves end where the line does: a ship that went round by other squares lies where it should."""
    there, here = after(start, seat, line), after(start, seat, moves)
    return there is not None and here is not None and codec.digest(there) == codec.digest(here)


def as_good(start: State, seat: int, line: Sequence[Move], moves: Sequence[Move]) -> bool:
    if chosen(start, seat, line) != chosen(start, seat, moves):
        return False
    setting = start.setting
    assert isinstance(setting, Setting)
    value = title_bot_of(setting.game.title, True).value
    worlds = Worlds(start, seat, 1)
    lost = 0.0
    for n in range(SAMPLE):
        ends = [after(worlds[n], seat, one) for one in (line, moves)]
        if ends[0] is None or ends[1] is None:
            return False
        lost += value(ends[0], seat) - value(ends[1], seat)
    return lost / SAMPLE <= AS_GOOD


def chosen(start: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The moves of a turn without those that are parts of a selection, as the cards of a payment are."""
    s, found = start.clone(), []
    for move in moves:
        if not s.prompt(seat)["chain"]:
            found.append(move)
        s.apply(seat, move)
    return found


def after(world: State, seat: int, moves: Sequence[Move]) -> State | None:
    """None where the world does not allow it: something hidden decided what could be played."""
    s = world.clone()
    for move in moves:
        if seat not in s.to_act or move not in s.options(seat):
            return None
        s.apply(seat, move)
    return s
