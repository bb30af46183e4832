"""Programs that measure, each in a process of its own, asked round by round and one after the other.

A program reads a number of seconds from each line of its input and answers with a line: a JSON list of figures. So all
that is compared is measured by turns, and what else the machine does meets each of them alike.
"""

from __future__ import annotations

import json
import math
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Self

GRACE_SECONDS = 120.0
"""A round keeps to its seconds but for imports and its shortest possible samples; beyond this it hangs."""


class MeasureError(Exception):
    """Something could not be measured; the message is one sentence for a person."""


@dataclass(frozen=True)
class Figure:
    """What something costs in microseconds by measure, and how many samples that rests on."""

    name: str
    version: str
    """Of a peer its version, of a title `plain` or `compiled`."""
    us: dict[str, float]
    count: dict[str, int]


class Program:
    """A program that measures, started once; it waits while others are measured."""

    def __init__(self, about: str, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self.about = about
        try:
            self.process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise MeasureError(f"{about} could not be measured: {error}") from error
        self.rounds: list[list[Figure]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def measure(self, seconds: float) -> None:
        """One more round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        limit = 2 * seconds + GRACE_SECONDS
        watch = threading.Timer(limit, self.process.kill)
        watch.start()
        try:
            # A program that ended already says why below.
            with suppress(OSError):
                print(repr(seconds), file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()
        finally:
            late = not watch.is_alive()
            watch.cancel()
        if not line:
            why = f"no end after {limit:.0f} s" if late else reason(self.process)
            raise MeasureError(f"{self.about} could not be measured: {why}")
        try:
            self.rounds.append(figures_in(json.loads(line)))
        except ValueError as error:
            raise MeasureError(f"{self.about} could not be measured: its answer makes no sense ({error})") from error

    def best(self) -> list[Figure]:
        """The best of the rounds, measure by measure."""
        return [best_of(figures) for figures in zip(*self.rounds, strict=True)]


def best_of(figures: Sequence[Figure]) -> Figure:
    first = figures[0]
    return Figure(
        first.name,
        first.version,
        {name: min(one.us[name] for one in figures) for name in first.us},
        {name: sum(one.count[name] for one in figures) for name in first.count},
    )


def reason(process: subprocess.Popen[str]) -> str:
    """The last words of a program that ended."""
    _, text = process.communicate()
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else f"it ended with exit code {process.returncode} and said nothing"


def figures_in(answer: object) -> list[Figure]:
    rows = answer if isinstance(answer, list) else []
    if not rows or not all(isinstance(row, dict) for row in rows):
        raise ValueError("no list of figures")
    return [figure(row) for row in rows]


def figure(row: dict[str, object]) -> Figure:
    us, count = amounts(row, "us"), amounts(row, "count")
    if us.keys() != count.keys():
        raise ValueError("costs and counts are of different measures")
    return Figure(word(row, "name"), word(row, "version"), us, {name: int(value) for name, value in count.items()})


def word(row: dict[str, object], key: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise ValueError(f"{key} is missing")
    return value


def amounts(row: dict[str, object], key: str) -> dict[str, float]:
    found = row.get(key)
    if not isinstance(found, dict) or not found:
        raise ValueError(f"{key} is missing")
    # A ratio against zero or infinity would read like a triumph.
    for name, value in found.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or not (math.isfinite(value) and value > 0):
            raise ValueError(f"{key} of {name} is not a number above zero")
    return found
