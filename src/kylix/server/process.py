"""Manners of the process that serves: how many files it may open, and when it looks for garbage."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import Callable
from time import monotonic

try:
    import resource as files
except ImportError:  # a system without limits of this kind
    files = None  # type: ignore[assignment]
HAS_LIMITS: bool = files is not None

RESERVE = 128
"""Files for the store, the page and processes beside connections."""
MOST_FILES = 65_536
ELSEWHERE = 4096
"""Files where nobody knows the limit."""
NEVER = 1_000_000
THRESHOLDS = (300, NEVER, NEVER)
"""A collection stops everybody: so there are many small ones, of what was made a moment ago. What survives them is what
moves leave behind, the states and records of all tables; to look through it again takes tens of milliseconds and finds
nothing. That comes in a quiet moment instead (`tidy`)."""
SWITCH_SECONDS = 0.0002
"""So long a thread waits at most for another one that is at work: the event loop for one that works something out, and
the one that commits for the event loop, twice a move."""
QUIET, SELDOM, LATEST = 1.0, 600.0, 6 * 3600.0
"""Seconds: how long nobody must have said anything before garbage is collected, how often at most, how late at last."""


def raise_files() -> None:
    """As many files as this process may have."""
    if HAS_LIMITS:
        soft, hard = files.getrlimit(files.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == files.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != files.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                files.setrlimit(files.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """So many connections can be open at once."""
    soft = files.getrlimit(files.RLIMIT_NOFILE)[0] if HAS_LIMITS else ELSEWHERE
    return max(RESERVE, (MOST_FILES if soft < 0 else soft) - RESERVE)


def settle() -> None:
    """When all is loaded: what is there by now stays, and is not looked through again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)


async def tidy(heard: Callable[[], int]) -> None:
    """Collect garbage when nobody says anything; `heard` counts what was said."""
    last, before = monotonic(), heard()
    while True:
        await asyncio.sleep(QUIET)
        now, count = monotonic(), heard()
        if now - last >= (SELDOM if count == before else LATEST):
            gc.collect()
            last = monotonic()
        before = count
