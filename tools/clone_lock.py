"""One set-up or build at a time in a clone: whoever comes second waits. Standard library only."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoLock(Exception):
    """The folder of the clone cannot be written."""


@contextmanager
def locked(home: Path, name: str = "lock") -> Iterator[None]:
    """Hold the lock of that name in `.kylix`."""
    try:
        home.mkdir(exist_ok=True)
        file = (home / name).open("w")
    except PermissionError as error:
        raise NoLock(f"cannot write to {home}; use a clone in a folder of your own") from error
    with file:
        try:
            import fcntl
        except ImportError:  # Windows
            yield
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.stderr.write("kylix: waiting for another start of Kylix that is setting up\n")
            sys.stderr.flush()
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
