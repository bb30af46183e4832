"""The bots of all servers of a run think in the same few processes: each of them takes a second to start."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any

import pytest

from kylix.common.processes import ignoring_interrupts, obey_parent
from kylix.server import lanes

SPARES: list[Spare] = []
TAKING = threading.Lock()


def world() -> dict[str, str]:
    """What a process inherits, but for the name of the test."""
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


class Spare(ProcessPoolExecutor):
    """A process that is put aside where a server would end it, if it is sound."""

    def __init__(self) -> None:
        super().__init__(1, multiprocessing.get_context("spawn"), obey_parent)
        self.world = world()
        self.asked: list[Future[Any]] = []

    def submit(self, job: Callable[..., Any], /, *about: Any, **named: Any) -> Future[Any]:
        self.asked = [one for one in self.asked if not one.done()]
        self.asked.append(super().submit(job, *about, **named))
        return self.asked[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if wait and cancel_futures and self.rested():
            with TAKING:
                SPARES.append(self)
        else:
            super().shutdown(wait, cancel_futures=cancel_futures)

    def rested(self) -> bool:
        """Whether it is sound, once it is done with what it is at: a server that ends waits for that, too."""
        for one in self.asked:
            one.cancel()
        wait(self.asked)
        return bool(self._processes) and not self._broken and all(one.is_alive() for one in self._processes.values())


def process() -> ProcessPoolExecutor:
    """One that was put aside in the same world, else a new one."""
    with TAKING:
        for at, one in enumerate(SPARES):
            if one.world == world():
                return SPARES.pop(at)
    with ignoring_interrupts():
        return Spare()


@contextmanager
def spare_processes() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lanes, "process", process)
        yield
    for one in SPARES:
        ProcessPoolExecutor.shutdown(one)
    SPARES.clear()
