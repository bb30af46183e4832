"""A program beside this one that is spoken to in lines of JSON, with a deadline for everything."""

from __future__ import annotations

import ctypes
import json
import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, NoReturn

from kylix.core.errors import KylixError

MOST_LINE = 1 << 20
"""Bytes of a line that a program may write."""
PIECE = 1 << 16
TAIL = 2000
"""Characters of what it complained of last that are kept."""
LAST_WORDS = 0.5
"""Seconds in which a program that ended, or failed, may still complain."""
SET_DEATH_SIGNAL = 1


RUNNING: set[Program] = set()
"""Programs that were started here and not ended yet."""


class Trouble(KylixError):
    """A program that does not do as it should: `why` is one of `players.FAULTS`."""

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


class Silent(Trouble):
    """It ended without a word."""


def manners() -> Callable[[], None] | None:
    """On Linux a program ends with the process that started it, however that ends; elsewhere its input does."""
    if not sys.platform.startswith("linux"):
        return None
    control = ctypes.CDLL(None).prctl
    return lambda: control(SET_DEATH_SIGNAL, int(signal.SIGKILL))


class Program:
    def __init__(self, words: tuple[str, ...]) -> None:
        if os.name != "posix":
            raise Trouble("crash", "cannot be started: bots from outside need Linux or macOS")
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                preexec_fn=manners(),  # noqa: PLW1509 (it calls one function of the system, nothing of ours)
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise Trouble("crash", f"cannot be started: {reason}") from None
        RUNNING.add(self)
        self.outbox = b""
        self.inbox = b""
        self.complaints = b""
        self.is_gone = False
        self.has_ended = False
        """It closed its output."""
        self.selector = selectors.DefaultSelector()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.stdin, self.stdout, self.stderr = self.process.stdin, self.process.stdout, self.process.stderr
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe.fileno(), False)
        self.selector.register(self.stdout, selectors.EVENT_READ, self.read_answers)
        self.selector.register(self.stderr, selectors.EVENT_READ, self.read_complaints)

    # --- talking --------------------------------------------------------------------------------------------------

    def send(self, message: dict[str, Any], deadline: float) -> None:
        self.outbox += json.dumps(message, separators=(",", ":")).encode() + b"\n"
        self.selector.register(self.stdin, selectors.EVENT_WRITE, self.write)
        try:
            self.work(lambda: not self.outbox or self.has_ended, deadline)
        finally:
            self.selector.unregister(self.stdin)

    def receive(self, deadline: float) -> dict[str, Any]:
        """The next line that it writes: an object with a `type`."""
        self.work(lambda: b"\n" in self.inbox or self.has_ended, deadline)
        if b"\n" not in self.inbox:
            self.mourn()
        line, _, self.inbox = self.inbox.partition(b"\n")
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or not isinstance(found.get("type"), str):
            raise self.trouble("garbage", f"wrote what is no message: {line[:80].decode(errors='replace')!r}")
        return found

    def work(self, done: Callable[[], bool], deadline: float) -> None:
        """Write, read and listen to complaints until it is done."""
        while not done():
            left = deadline - monotonic()
            if left <= 0:
                raise self.trouble("time-out", "did not answer in time")
            for key, _ in self.selector.select(left):
                key.data()

    def write(self) -> None:
        try:
            self.outbox = self.outbox[os.write(self.stdin.fileno(), self.outbox) :]
        except BrokenPipeError:
            self.outbox = b""  # it ended, which is found when an answer is read

    def read_answers(self) -> None:
        data = os.read(self.stdout.fileno(), PIECE)
        self.inbox += data
        if not data:
            self.has_ended = True
            self.selector.unregister(self.stdout)
        elif b"\n" not in self.inbox and len(self.inbox) > MOST_LINE:
            raise self.trouble("garbage", f"wrote a line of more than {MOST_LINE} bytes")

    def read_complaints(self) -> None:
        data = os.read(self.stderr.fileno(), PIECE)
        self.complaints = (self.complaints + data)[-TAIL:]
        if not data:
            self.selector.unregister(self.stderr)

    # --- trouble --------------------------------------------------------------------------------------------------

    def trouble(self, why: str, sentence: str) -> Trouble:
        kind = Silent if why == "crash" else Trouble
        said = self.complaints.decode(errors="replace").strip()
        return kind(why, f"{sentence}; it said: {said}" if said else sentence)

    def mourn(self) -> NoReturn:
        """It closed its output: say how it ended, with its last words."""
        with suppress(Trouble):
            self.work(lambda: self.stderr not in self.selector.get_map(), monotonic() + LAST_WORDS)
        try:
            code = self.process.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            raise self.trouble("crash", "closed its output") from None
        ended = f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
        raise self.trouble("crash", f"{ended} in the middle of a game")

    # --- ending ---------------------------------------------------------------------------------------------------

    def leave(self, message: dict[str, Any]) -> None:
        """Ask it to end."""
        with suppress(Trouble):
            self.send(message, monotonic() + LAST_WORDS)
        with suppress(OSError):
            self.stdin.close()

    def close(self, seconds: float) -> None:
        """Give it some time to end by itself, then end it."""
        with suppress(Trouble):
            self.work(lambda: self.has_ended, monotonic() + seconds)
        self.kill()

    def kill(self) -> None:
        """End it with all it started; nothing of it is left, and nobody has to be told twice."""
        if self.is_gone:
            return
        self.is_gone = True
        RUNNING.discard(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.selector.close()
        for pipe in (self.stdin, self.stdout, self.stderr):
            with suppress(OSError):
                pipe.close()
