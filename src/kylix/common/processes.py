"""Manners of the processes that work beside this one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started here leave Ctrl-C to this one, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def obey_parent() -> None:
    """What every process of a pool begins with: Ctrl-C is the parent's business, and its end is theirs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A pool does not notice that its parent was killed; its processes would stay for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
