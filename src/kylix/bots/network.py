"""A small network that judges positions: whole numbers in, one sum out, nothing but whole numbers in between.

All units of a layer are summed up at once: their sums stand side by side in one long number, 32 bits for each, so that
the weights of an input are added in one addition. That is about as quick on plain Python as compiled, and comes to the
same on every machine. The files are made by `kylix train TITLE --network`.
"""

from __future__ import annotations

import json
from pathlib import Path
from struct import Struct
from typing import Any, Final

LANE: Final = 32
MIDDLE: Final = 1 << 30
"""What a sum begins with, so that none falls below nothing."""
FINE: Final = 1 << 10
"""Weights are so many to one."""
STEPS: Final = 1 << 7
"""What a unit of a hidden layer tells the next one is so many to one."""
MOST: Final = (1 << 13) - 1
"""A hidden unit tells no more than this."""
LARGEST: Final = 127
"""No input is larger, on either side of nothing."""
READY: Final = 8
"""Smaller differences need no multiplication."""

Layers = list[list[list[int]]]
"""By layer, by unit: its bias, then its weights by input."""


class Layer:
    """Units that add up their inputs."""

    def __init__(self, units: list[list[int]], scale: int, largest: int) -> None:
        """`scale`: so many times a bias counts; `largest`: no input is larger."""
        for unit in units:
            reach = abs(unit[0]) * scale + largest * sum(abs(weight) for weight in unit[1:])
            if reach >= MIDDLE:
                raise ValueError(f"the weights of a network are too large: {reach}")
        self.start: Final = packed([MIDDLE + unit[0] * scale for unit in units])
        self.rows: Final = [packed([unit[at] for unit in units]) for at in range(1, len(units[0]))]
        """By input: the weights of all units side by side."""
        self.lanes: Final = Struct(f"<{len(units)}I")

    def sums(self, inputs: list[int]) -> tuple[int, ...]:
        total = self.start
        for at, x in enumerate(inputs):
            if x:
                total += x * self.rows[at]
        return self.apart(total)

    def apart(self, total: int) -> tuple[int, ...]:
        found: tuple[int, ...] = self.lanes.unpack(total.to_bytes(self.lanes.size, "little"))
        return found


class FirstLayer(Layer):
    """One that is asked about positions that are much alike: it adds up what differs from the last one."""

    def __init__(self, units: list[list[int]]) -> None:
        super().__init__(units, 1, LARGEST)
        self.whole: Final = Part(self.rows)

    def sums(self, inputs: list[int]) -> tuple[int, ...]:
        return self.apart(self.start + self.whole.added(inputs))


class Part:
    """Inputs of a first layer, all or some of them: what they add to its sums."""

    def __init__(self, rows: list[int]) -> None:
        steps = [*range(READY), *range(-READY, 0)]
        self.rows: Final = rows
        self.ready: Final = [[step * row for step in steps] for row in rows]
        """By input: what a small difference adds; those below nothing count from the end."""
        self.last: tuple[list[int], int] = ([0] * len(rows), 0)
        """What was asked, and what it came to. Whole numbers: nothing is lost on the way."""

    def added(self, inputs: list[int]) -> int:
        before, total = self.last
        ready = self.ready
        for at, x in enumerate(inputs):
            step = x - before[at]
            if step:
                total += ready[at][step] if -READY <= step < READY else step * self.rows[at]
        self.last = (inputs, total)
        return total


def packed(numbers: list[int]) -> int:
    total = 0
    for number in reversed(numbers):
        total = (total << LANE) + number
    return total


class Network:
    def __init__(self, layers: Layers) -> None:
        self.inputs: Final = len(layers[0][0]) - 1
        self.first: Final = FirstLayer(layers[0])
        self.others: Final = [Layer(units, STEPS, MOST) for units in layers[1:-1]]
        self.last: Final = layers[-1][0]

    def total(self, inputs: list[int]) -> float:
        """What the last unit adds up to; `squash` makes a chance of it. The list is kept: nobody changes it later."""
        return self.beyond(self.first.start + self.first.whole.added(inputs))

    def beyond(self, sums: int) -> float:
        """The same, where the first layer was added up already."""
        hidden = told(self.first.apart(sums), FINE // STEPS)
        for layer in self.others:
            hidden = told(layer.sums(hidden), FINE)
        last = self.last
        total = last[0] * STEPS
        for at, x in enumerate(hidden):
            if x:
                total += x * last[at + 1]
        return total / (STEPS * FINE)


def told(sums: tuple[int, ...], scale: int) -> list[int]:
    """What units tell the next layer: nothing where their sum is below nothing."""
    found: list[int] = []
    for lane in sums:
        x = lane - MIDDLE
        if x <= 0:
            found.append(0)
        else:
            x //= scale
            found.append(min(x, MOST))
    return found


def load(path: Path, inputs: int) -> Network | None:
    """The network in a file; None where there is no file yet, or where it was made for other inputs."""
    if not path.exists():
        return None
    network = read(json.loads(path.read_text(encoding="utf-8")))
    return network if network.inputs == inputs else None


def read(document: dict[str, Any]) -> Network:
    return Network(document["layers"])
