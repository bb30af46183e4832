"""What SQLite keeps goes to its write-ahead log first, and from there into the file: beside the writes, in a thread of
its own, so that nobody's change waits for it."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

BUSY_SECONDS = 10.0
OFTEN = 128
"""After so many changes the log is folded in; a change takes some eight pages of it."""
TRIES = 4
"""Only a log that is in the file whole begins anew; what is written meanwhile is folded in by another try."""
MOST_PAGES = 8192
"""With so many the one who writes folds it in: then the thread does not keep up."""


class Folding:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.changes = 0
        self.stopped = False
        self.wanted = threading.Event()
        self.thread = threading.Thread(target=self.run, name="kylix-fold", daemon=True)
        self.thread.start()

    def wrote(self, changes: int) -> None:
        """Called by the one who writes, when it is on the disk."""
        self.changes += changes
        if self.changes >= OFTEN:
            self.changes = 0
            self.wanted.set()

    def run(self) -> None:
        with closing(sqlite3.connect(address(self.path, "rw"), uri=True, timeout=BUSY_SECONDS)) as db:
            while self.wanted.wait() and not self.stopped:
                self.wanted.clear()
                with suppress(sqlite3.Error):  # everything is in the log, and the next time comes soon
                    self.fold_in(db)

    def fold_in(self, db: sqlite3.Connection) -> None:
        for _ in range(TRIES):
            _, pages, folded = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if folded == pages:
                return

    def stop(self) -> None:
        self.stopped = True
        self.wanted.set()
        self.thread.join()


def address(path: Path, mode: str) -> str:
    return f"{path.resolve().as_uri()}?mode={mode}"


def fold(path: Path) -> None:
    """The write-ahead log goes into the file: after a clean stop there is one to copy. (Who only reads cannot.)"""
    with suppress(sqlite3.Error), closing(sqlite3.connect(address(path, "rw"), uri=True)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
