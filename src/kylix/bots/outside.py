"""Bots from outside: programs in any language that speak docs/bot-protocol.md over standard input and output.

What goes to a program is made from the view, the options and a redealt state, so it tells nothing hidden. A program
that breaks the protocol is ended and loses the game (`Forfeit`); it never takes more with it than that.
"""

from __future__ import annotations

import hashlib
import json
import math
import shlex
import shutil
from dataclasses import dataclass
from multiprocessing.util import Finalize
from time import monotonic
from typing import Any

import kylix
from kylix.bots.program import RUNNING, Program, Silent, Trouble
from kylix.bots.title_bot import Advice
from kylix.bots.worlds import Worlds, seat_of, setting_of
from kylix.common.players import Forfeit
from kylix.core.errors import BadSeats
from kylix.core.moves import Move
from kylix.core.state import State
from kylix.kit import codec

PREFIX = "exec"
PROTOCOL = 1
SECONDS = 10.0
"""What a program has for a move unless somebody says otherwise."""
START_SECONDS = 30.0
"""What it has to say hello, and to get ready for a game."""
END_SECONDS = 1.0
MOST_SECONDS = 86_400.0
MOST_WORLDS = 100
SEED_BITS = 53
"""A seed that every language can read as a number."""


@dataclass(frozen=True)
class Command:
    """A program with its arguments, and how long it may think."""

    words: tuple[str, ...]
    seconds: float = SECONDS

    @classmethod
    def read(cls, text: str) -> Command:
        """`./mybot --fast`, or `seconds=2:./mybot --fast`. BadSeats when there is no such program."""
        seconds = SECONDS
        if text.startswith("seconds="):
            number, _, text = text.removeprefix("seconds=").partition(":")
            seconds = seconds_of(number)
        try:
            words = tuple(shlex.split(text))
        except ValueError as error:
            raise BadSeats(f"{text!r} is no command: {error}") from None
        if not words:
            raise BadSeats(f"a program is named as {PREFIX}:./mybot or {PREFIX}:seconds=2:./mybot")
        if shutil.which(words[0]) is None:
            raise BadSeats(f"there is no program {words[0]!r} that could be run")
        return cls(words, seconds)


def seconds_of(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSeats(f"a program thinks for some seconds, more than 0, not {text!r}")
    return seconds


IDLE: dict[Command, list[Program]] = {}
"""Programs that wait for their next game."""


def close_all() -> None:
    """End all programs, those in the middle of a game too; called when this process ends."""
    programs = list(RUNNING)
    IDLE.clear()
    for program in programs:
        program.leave({"type": "quit"})
    for program in programs:
        program.close(END_SECONDS)


Finalize(None, close_all, exitpriority=10)


def one_way(seed: int, *about: object) -> int:
    """A number that tells nothing of the seed: our own mixing can be undone, and the chance of the game with it."""
    text = "|".join(str(part) for part in (seed, *about))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


class OutsideBot:
    """One seat for one game. The program may play further games, one after the other."""

    def __init__(self, command: Command, seed: int) -> None:
        self.command = command
        self.seed = seed
        self.program: Program | None = None
        self.seat = -1
        self.seats: list[str] = []
        self.n = 0
        self.why: Advice | None = None

    def choose(self, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        try:
            if self.program is None:
                self.seat = seat_of(redealt, view["seat"])
                self.program = self.begin(redealt)
            return self.ask(self.program, view, options, redealt)
        except Trouble as trouble:
            if self.program is not None:
                self.program.kill()
                self.program = None
            raise Forfeit(trouble.why, f"{self.command.words[0]} {trouble}") from None

    # --- a game ---------------------------------------------------------------------------------------------------

    def begin(self, s: State) -> Program:
        """A program that is ready for the game: one that has just ended another, or a new one."""
        setting = setting_of(s)
        self.seats = list(setting.names["seat"][: setting.seats])
        told = {
            "type": "game",
            "title": setting.game.title,
            "seat": self.seats[self.seat],
            "seats": self.seats,
            "options": dict(setting.options),
            "components": {"id": setting.components.id, "hash": setting.components.fingerprint},
            "names": {kind: list(names) for kind, names in setting.names.items()},
            "seed": one_way(self.seed, "seed") >> (64 - SEED_BITS),
            "seconds": self.command.seconds,
        }
        waiting = IDLE.get(self.command, [])
        while waiting:
            program = waiting.pop()
            try:
                return self.ready(program, told)
            except Silent:  # it ended behind its last game, as it may
                program.kill()
            except Trouble:
                program.kill()
                raise
        program = started(self.command)
        try:
            return self.ready(program, told)
        except Trouble:
            program.kill()
            raise

    def ready(self, program: Program, told: dict[str, Any]) -> Program:
        deadline = monotonic() + START_SECONDS
        program.send(told, deadline)
        answer = program.receive(deadline)
        if answer["type"] != "ready":
            raise program.trouble("garbage", f"answered a game with {answer['type']!r}, not with 'ready'")
        return program

    def end(self, how: str, ranking: list[int] | None, scores: list[int] | None) -> None:
        """The program is told, and waits for another game."""
        program, self.program, self.n = self.program, None, 0
        if program is None:
            return
        by_seat = [
            None if values is None else dict(zip(self.seats, values, strict=True)) for values in (ranking, scores)
        ]
        try:
            told = {"type": "end", "how": how, "ranking": by_seat[0], "scores": by_seat[1]}
            program.send(told, monotonic() + END_SECONDS)
        except Trouble:
            program.kill()
            return
        IDLE.setdefault(self.command, []).append(program)

    # --- a question -----------------------------------------------------------------------------------------------

    def ask(self, program: Program, view: dict[str, Any], options: list[Move], redealt: State) -> Move:
        self.n += 1
        deadline = monotonic() + self.command.seconds
        program.send(question(self.n, self.seat, self.command.seconds, view, options, redealt), deadline)
        worlds: Worlds | None = None
        given = 0
        while True:
            answer = program.receive(deadline)
            if answer.get("n") != self.n:
                raise program.trouble("garbage", f"answered question {answer.get('n')!r}, not {self.n}")
            if answer["type"] == "move":
                return chosen(program, answer.get("move"), options, redealt)
            if answer["type"] != "worlds":
                raise program.trouble("garbage", f"answered a question with {answer['type']!r}, not with 'move'")
            count = answer.get("count", 1)
            if type(count) is not int or not 1 <= count <= MOST_WORLDS:
                raise program.trouble("garbage", f"asked for {count!r} worlds, not for 1 to {MOST_WORLDS}")
            worlds = worlds or Worlds(redealt, self.seat, one_way(self.seed, "worlds", self.n))
            dealt = [json.loads(codec.dumps(worlds[given + n])) for n in range(count)]
            given += count
            program.send({"type": "worlds", "n": self.n, "worlds": dealt}, deadline)


def question(
    n: int, seat: int, seconds: float, view: dict[str, Any], options: list[Move], redealt: State
) -> dict[str, Any]:
    """What a program is told when its seat is asked."""
    prompt = redealt.prompt(seat)
    return {
        "type": "choose",
        "n": n,
        "view": view,
        "question": {name: prompt[name] for name in ("clause", "ask", "chain", "facts")},
        "options": [redealt.text(move) for move in options],
        "seconds": seconds,
    }


def chosen(program: Program, found: Any, options: list[Move], redealt: State) -> Move:
    """The move that was answered: one of the options as it was written, or its number from 0 on."""
    if type(found) is int and 0 <= found < len(options):
        return options[found]
    for move in options:
        if found == redealt.text(move):
            return move
    if isinstance(found, str | int) and not isinstance(found, bool):
        raise program.trouble("illegal", f"chose {str(found)[:60]!r}, which is not among the options")
    raise program.trouble("garbage", "answered without a move")


def started(command: Command) -> Program:
    """A new program that has said hello."""
    program = Program(command.words)
    deadline = monotonic() + START_SECONDS
    try:
        program.send({"type": "hello", "protocol": PROTOCOL, "kylix": kylix.__version__}, deadline)
        answer = program.receive(deadline)
        if answer["type"] != "hello" or answer.get("protocol") != PROTOCOL:
            raise program.trouble("garbage", f"did not say hello with protocol {PROTOCOL}")
    except Trouble:
        program.kill()
        raise
    return program


def make(text: str, seed: int) -> OutsideBot:
    """A player by what stands behind `exec:`. The program starts with the first question."""
    return OutsideBot(Command.read(text), seed)
