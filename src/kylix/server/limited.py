"""Texts of strangers are read in a process of their own first, which may use little memory and time.

Only what has passed there is read here, and then it is known how much work it is. A process that takes too much of
either is ended, and the text refused; the next text gets a new one.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from kylix.common.processes import ignoring_interrupts, obey_parent
from kylix.kit.registry import game, titles
from kylix.server.errors import ApiError

Found = TypeVar("Found")

MEMORY = 256 * 1024 * 1024
"""So many bytes more than it has when everything is loaded."""


class Limited:
    """One process, one text at a time. Called from threads: whoever asks waits."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """Of a processor's time, for one text."""
        self.process: ProcessPoolExecutor | None = None
        self.turn = threading.Lock()

    def ask(self, job: Callable[..., Found], *about: Any) -> Found:
        """What the job returns; ApiError when it needs too much."""
        with self.turn:
            if self.process is None:
                with ignoring_interrupts():
                    self.process = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin, (MEMORY,))
            try:
                return self.process.submit(within, self.seconds, job, *about).result()
            except (BrokenProcessPool, MemoryError):
                self.end(self.process)
                raise ApiError(400, "too-heavy", "this text takes too much time or memory to read") from None

    def end(self, process: ProcessPoolExecutor) -> None:
        self.process = None
        process.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        with self.turn:
            if self.process is not None:
                self.end(self.process)


# --- in the other process -------------------------------------------------------------------------------------------


def begin(memory: int) -> None:
    """Load everything, then take no more than this."""
    obey_parent()
    for title in titles():
        _ = game(title).base
    with suppress(ImportError, OSError, ValueError):  # not every system can limit the memory of a process
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def within(seconds: float, job: Callable[..., Found], *about: Any) -> Found:
    """The timer ends the process, whatever it is at."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return job(*about)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0.0)


def passes(job: Callable[..., Any], *about: Any) -> None:
    """What is wrong with a text is told by whoever reads it next; here it only must come to an end."""
    try:
        job(*about)
    except MemoryError:
        raise
    except Exception:
        return
