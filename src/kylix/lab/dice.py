"""Plain dice: how often each face fell and should have, and every throw beside its expectation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kylix.kit.game import Setting
from kylix.kit.registry import part
from kylix.lab.replayed import Replayed
from kylix.records import record


@dataclass(frozen=True)
class Die:
    """A kind of die: its sides, each as likely as any other, what each is called, and what it is worth."""

    name: str
    sides: list[str]
    worth: dict[str, int]
    event: str
    """The event that tells a throw."""
    fell: Callable[[Mapping[str, Any]], Iterable[str]]
    """The faces of one throw, from the facts of its event."""

    def sums(self, count: int) -> dict[int, float]:
        """How likely each sum of `count` dice is."""
        chances = {0: 1.0}
        for _ in range(count):
            longer: dict[int, float] = {}
            for total, chance in chances.items():
                for side, times in Counter(self.sides).items():
                    value = total + self.worth[side]
                    longer[value] = longer.get(value, 0.0) + chance * times / len(self.sides)
            chances = longer
        return chances


def kinds(setting: Setting) -> list[Die]:
    """What `dice` in kylix.games.<title>.lab names; most titles have cards only."""
    named = getattr(part(setting.game.title, "lab"), "dice", None)
    found: list[Die] = named(setting) if named else []
    return found


def dice(past: Replayed) -> list[dict[str, Any]]:
    """For each kind of die and each seat: the faces, how often they fell and should have, and every throw."""
    names = past.setting.names["seat"]
    return [of_seat(past, die, seat, names[seat]) for die in kinds(past.setting) for seat in range(past.setting.seats)]


def of_seat(past: Replayed, die: Die, seat: int, name: str) -> dict[str, Any]:
    throws = [
        thrown(past, die, n, Counter(die.fell(event.public)))
        for n in record.in_force(past.record)
        for event in past.record[n].events
        if event.key == die.event and event.public.get("seat") == seat
    ]
    fell: Counter[str] = Counter()
    for throw in throws:
        fell.update(throw["faces"])
    count = fell.total()
    faces = [
        {"face": face, "fell": fell[face], "expected": round(die.sides.count(face) * count / len(die.sides), 2)}
        for face in die.worth
    ]
    return {"die": die.name, "seat": name, "thrown": count, "faces": faces, "throws": throws, **place(die, fell)}


def thrown(past: Replayed, die: Die, n: int, fell: Counter[str]) -> dict[str, Any]:
    faces = {face: fell[face] for face in die.worth if fell[face]}
    return {"n": n, "turn": past.states[n].turn, "faces": faces, **place(die, fell)}


def place(die: Die, fell: Counter[str]) -> dict[str, Any]:
    """The sum, what was to be expected, and in how many of a hundred throws it is lower; equal ones count half."""
    count = fell.total()
    total = sum(die.worth[face] * times for face, times in fell.items())
    mean = sum(die.worth[side] for side in die.sides) / len(die.sides)
    chances = die.sums(count)
    below = sum(chance for value, chance in chances.items() if value < total)
    percentile = 100 * (below + chances.get(total, 0.0) / 2)
    return {"sum": total, "mean": round(mean * count, 2), "percentile": round(percentile, 1)}
